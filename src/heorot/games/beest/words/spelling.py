"""The things of beest in words, as position documents name them, and back."""

from __future__ import annotations

from typing import Final

from heorot.core.documents import Section, shown
from heorot.core.errors import BadFile
from heorot.games.beest.box import cave_words
from heorot.games.beest.rules.state import CAVES, COLOUR_NAMES, SEATS, State

CAVE_WORDS: Final = tuple(cave_words(cave) for cave in range(CAVES))
SILENT_WORD: Final = "silent"
VERDICTS: Final = ("no", "yes")
WHO_WORDS: Final[tuple[int | str, ...]] = (*range(1, SEATS + 1), SILENT_WORD)
"""Whoever is told by a number: a seat from 1, or the Silent One."""
MARKER_WORDS: Final = (*COLOUR_NAMES, *(f"black {heads}" for heads in range(1, SEATS)))
"""Of the numbers from 1 on: a colour's, or a black one with its heads (`HEADS`)."""


def place_words(s: State, one: int) -> str:
    """A place in `players`: ``2``, or ``silent``."""
    return SILENT_WORD if one == s.player_count else str(one + 1)


def parse_place(s: State, place: str, text: str) -> int:
    """The place in `players` of ``2`` or ``silent``."""
    known = [str(seat + 1) for seat in range(s.player_count)]
    if s.player_count < SEATS:
        known.append(SILENT_WORD)
    if text not in known:
        problem = "{text} does not take part; expected one of {known}"
        raise BadFile(place, problem, text=shown(text), known=", ".join(known))
    return known.index(text)


def parse_caves(doc: Section, key: str, most: int) -> list[int]:
    """A row or hand of caves."""
    caves = []
    for place, text in doc.texts(key, most):
        if text not in CAVE_WORDS:
            problem = "{text} is no cave; they are {known}"
            raise BadFile(place, problem, text=shown(text), known=", ".join(CAVE_WORDS))
        caves.append(CAVE_WORDS.index(text))
    return caves
