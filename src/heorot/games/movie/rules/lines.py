"""Rows, columns and what figures score in them (M10 to M14, M25)."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.state import (
    DRAGON,
    FIGURE,
    GORGE,
    HORN,
    MINE,
    NONE,
    PRINTED,
    SQUARES,
    TREACHERY,
    WAYS,
    WIZARD,
    State,
)


@rule
def next_in_part(box: Box, s: State, way: int, square: int) -> int:
    """M11: the next square along a way, `NONE` where the line ends or a gorge cuts it."""
    there = box.step[(s.act * WAYS + way) * SQUARES + square]
    if there != NONE and GORGE <= s.board[there] <= PRINTED:
        return NONE
    return there


@rule
def is_in_reach(box: Box, s: State, square: int) -> bool:
    """M13: whether a Treachery lies in the row part or the column part of a square."""
    if s.treacheries == 0:
        return False
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            if s.board[there] == TREACHERY:
                return True
            there = next_in_part(box, s, way, there)
    return False


@rule
def is_betrayed(box: Box, s: State, square: int) -> bool:
    """M13: whether a square holds a boon, and a Treachery reaches it."""
    return box.value[s.board[square]] > 0 and is_in_reach(box, s, square)


@rule
def tile_value(box: Box, s: State, square: int) -> int:
    """M14: the number on what a square holds; M13: a boon that is betrayed is worth 0."""
    return 0 if is_betrayed(box, s, square) else box.value[s.board[square]]


@rule
def line_score(box: Box, s: State, square: int, line: int) -> int:
    """What the row part (0) or column part (1) of a square adds up to.

    M25: in the part of a Dragon boons count 0, in that of a Gold Mine everything counts twice.
    """
    boons = 0
    perils = 0
    dragons = 0
    mines = 0
    for way in range(2 * line, 2 * line + 2):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            value = tile_value(box, s, there)
            if value > 0:
                boons += value
            elif value < 0:
                perils += value
            elif s.board[there] == DRAGON:
                dragons += 1
            elif s.board[there] == MINE:
                mines += 1
            there = next_in_part(box, s, way, there)
    if dragons > 0:
        boons = 0
    return (boons + perils) * 2 if mines > 0 else boons + perils


@rule
def all_stones(box: Box, s: State, square: int) -> int:
    """A figure's own; M12: one for each Horn in the two parts; M25: one for each Wizard beside."""
    stones = stones_of(s.board[square])
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        if there != NONE and s.board[there] == WIZARD:
            stones += 1
        while there != NONE:
            if s.board[there] == HORN:
                stones += 1
            there = next_in_part(box, s, way, there)
    return stones


@rule
def figure_score(box: Box, s: State, square: int) -> int:
    """M10, M25: what the figure on a square scores as the board is now."""
    lines = line_score(box, s, square, 0) + line_score(box, s, square, 1)
    return lines * all_stones(box, s, square)


@rule
def stones_of(content: int) -> int:
    """The stones of a figure."""
    return (content - FIGURE & 3) + 1


@rule
def owner_of(content: int) -> int:
    """The seat of a figure."""
    return content - FIGURE >> 2


@rule
def figure_of(seat: int, stones: int) -> int:
    """What a square holds when this figure stands on it."""
    return FIGURE + seat * 4 + stones - 1
