"""The tiles, figures and squares of movie in words; for position documents also back."""

from __future__ import annotations

import re
from typing import Final

from heorot.core.documents import shown
from heorot.core.errors import BadFile
from heorot.core.words import Word
from heorot.games.movie.box import FACE_NAMES, FIGURE_NAMES, RULES, VALUES, Box
from heorot.games.movie.rules.lines import figure_of, owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    COLUMNS,
    EMPTY,
    FACES,
    FIGURE,
    GORGE,
    PERIL,
    PRINTED,
    ROWS,
    TREASURE,
)

FREE: Final = "."
"""An empty square."""
CUT: Final = "#"
"""A printed gorge."""
CELL_NAMES: Final = tuple(
    f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)
)
"""``c4``: the third column, the fourth row."""


def _tile(face: int, gorge: str) -> Word:
    """A face by the name of its text: ``+2 mead``, ``−3 peril``, ``horn``."""
    if face not in VALUES:
        return Word("tile", gorge if face == GORGE else FACE_NAMES[face])
    name = FACE_NAMES[face].rstrip("+-123456")
    if face < TREASURE:
        name = "boon" if face < PERIL else "peril"
    return Word("tile", f"{VALUES[face]:+} {name}".replace("-", "−"))


# As actions, events and views spell them; tiles and figures by the rules they belong to.
SQUARE_WORDS: Final = tuple(Word("square", name) for name in CELL_NAMES)
BACK_WORDS: Final = tuple(Word("back", f"act{act + 1}") for act in range(ACTS))
TILE_WORDS: Final = tuple(
    tuple(_tile(face, gorge) for face in range(FACES)) for gorge in ("gorge", "mountain")
)
PIECE_WORDS: Final = tuple(
    tuple(Word("piece", name) for name in ("", *FIGURE_NAMES[rules])) for rules in RULES
)


def tile_word(box: Box, face: int) -> Word:
    """A tile by its face."""
    return TILE_WORDS[box.kingdoms][face]


def piece_word(box: Box, stones: int) -> Word:
    """A figure by its stones."""
    return PIECE_WORDS[box.kingdoms][stones]


def kind_words(box: Box, kind: int) -> str:
    """``mead+2 #1``: the face and the act on the back; Kingdoms has one set, with one back."""
    number, face = divmod(kind, FACES)
    return FACE_NAMES[face] if box.kingdoms else f"{FACE_NAMES[face]} #{number + 1}"


def content_words(box: Box, content: int) -> str:
    """What a square holds: ``.``, ``#``, ``mead+2``, ``2:thane``."""
    if content == EMPTY:
        return FREE
    if content == PRINTED:
        return CUT
    if content < FIGURE:
        return FACE_NAMES[content]
    return f"{owner_of(content) + 1}:{piece_word(box, stones_of(content)).value}"


def parse_face(box: Box, place: str, text: str) -> int:
    """The face of these words."""
    faces = [face for face in range(1, FACES) if any(box.copies[face::FACES])]
    names = [FACE_NAMES[face] for face in faces]
    if text not in names:
        problem = "{text} is no tile of this box; they are {known}"
        raise BadFile(place, problem, text=shown(text), known=", ".join(names))
    return faces[names.index(text)]


def parse_kind(box: Box, place: str, text: str) -> int:
    """The kind of a tile whose back is told, too."""
    parts = re.fullmatch(r"([^ ]+)(?: #([1-3]))?", text)
    if not parts or bool(parts[2]) == bool(box.kingdoms):
        problem = '{text} is not a tile; expected one such as "+3 #1", with the act on its back'
        if box.kingdoms:
            problem = '{text} is not a tile; expected one such as "+3"'
        raise BadFile(place, problem, text=shown(text))
    kind = (int(parts[2] or 1) - 1) * FACES + parse_face(box, place, parts[1])
    if box.copies[kind] == 0:
        acts = [number + 1 for number in range(ACTS) if box.copies[number * FACES + kind % FACES]]
        raise BadFile(
            place,
            "there is no {tile} among the tiles of act {act}; there is in {acts}",
            tile=parts[1],
            act=parts[2],
            acts=", ".join(map(str, acts)),
        )
    return kind


def parse_content(box: Box, players: int, place: str, text: str) -> int:
    """What a square holds, by its words."""
    if text == FREE:
        return EMPTY
    if text == CUT:
        return PRINTED
    if ":" not in text:
        return parse_face(box, place, text)
    seat, _, name = text.partition(":")
    names = FIGURE_NAMES[RULES[box.kingdoms]]
    if seat not in map(str, range(1, players + 1)) or name not in names:
        raise BadFile(
            place,
            "{text} is not a figure; expected a seat from 1 to {last}, a colon, and one of {known}",
            text=shown(text),
            last=players,
            known=", ".join(names),
        )
    return figure_of(int(seat) - 1, names.index(name) + 1)
