"""A second scorer, for tests alone: plain lists of words, no line of code shared with the rules.

A board is a list of rows; a square is None where there is none, ``"."`` when empty, ``"#"`` for a
printed gorge, a tile such as ``"+3"``, ``"mead+2"``, ``"horn"``, or a figure: ``"2:castle"``.
"""

from __future__ import annotations

import re

Board = list[list[str | None]]

STONES = {
    "longship": 1,
    "castle": 2,
    "thane": 3,
    "beowulf": 4,
    "rank1": 1,
    "rank2": 2,
    "rank3": 3,
    "rank4": 4,
}


def number_on(tile: str) -> int:
    found = re.search(r"[+-]\d+$", tile)
    return int(found[0]) if found and ":" not in tile else 0


def parts_of(line: list[str | None]) -> list[list[int]]:
    """The places of a line in parts: gorges and missing squares cut it."""
    parts: list[list[int]] = [[]]
    for place, content in enumerate(line):
        if content in (None, "#", "gorge"):
            parts.append([])
        else:
            parts[-1].append(place)
    return parts


def all_parts(board: Board) -> list[list[tuple[int, int]]]:
    """The parts of all rows, then those of all columns, as lists of (row, column)."""
    rows = [[(r, c) for c in part] for r, line in enumerate(board) for part in parts_of(line)]
    columns = [
        [(r, c) for r in part]
        for c in range(len(board[0]))
        for part in parts_of([line[c] for line in board])
    ]
    return [part for part in rows + columns if part]


def score_movie(board: Board) -> dict[tuple[int, int], int]:
    """What each figure scores by the rules of the movie game (M10 to M14)."""
    parts = all_parts(board)
    words = {(r, c): word or "" for r, line in enumerate(board) for c, word in enumerate(line)}
    down = {
        place
        for part in parts
        if any(words[place] == "treachery" for place in part)
        for place in part
        if number_on(words[place]) > 0
    }
    scores = {}
    for place, word in words.items():
        if ":" in word:
            near = [other for part in parts if place in part for other in part if other != place]
            total = sum(0 if other in down else number_on(words[other]) for other in near)
            horns = [words[other] for other in near].count("horn")
            scores[place] = total * (STONES[word.partition(":")[2]] + horns)
    return scores


def score_kingdoms(board: Board) -> dict[tuple[int, int], int]:
    """What each castle scores by the rules of Kingdoms (M25)."""
    words = {(r, c): word or "" for r, line in enumerate(board) for c, word in enumerate(line)}
    scores = {place: 0 for place, word in words.items() if ":" in word}
    for part in all_parts(board):
        inside = [words[place] for place in part]
        total = 0
        for word in inside:
            value = number_on(word)
            if "dragon" in inside and value > 0:
                value = 0
            total += 2 * value if "mine" in inside else value
        for place in part:
            if place in scores:
                r, c = place
                around = [(r, c - 1), (r, c + 1), (r - 1, c), (r + 1, c)]
                wizards = [words.get(near, "") for near in around].count("wizard")
                rank = STONES[words[place].partition(":")[2]] + wizards
                scores[place] += total * rank
    return scores
