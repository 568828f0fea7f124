"""The cards and tokens of legend in words, as position documents name them, and back.

Things of a kind are alike, so that an entry of a list may stand for several: ``courage x3``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from heorot.core.documents import Section, shown
from heorot.core.errors import BadFile, Sentence
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    FAMES,
    KIND_NAMES,
    KINDS,
    TREASURE_FACES,
    TREASURES,
)

FACE_NAMES: Final = tuple(
    f"{sort} {value}" for sort in ("fame", "treasure") for value in range(1, TREASURE_FACES + 1)
)
GIVEN_NAMES: Final = (
    *(f"fame {value}" for value in range(FAMES)),
    *(f"alliance {value}" for value in range(1, TREASURE_FACES + 1)),
)
"""Tokens that are given (L11), as `Player.given` numbers them; there is no fame 0."""
BID_NAMES: Final = (
    *(f"treasure {value}" for value in range(TREASURES)),
    *(f"alliance {value}" for value in range(1, TREASURE_FACES + 1)),
)
"""Tokens that are shown in an auction (L41): squares by value, then alliances by face."""

MOST: Final = 110
"""Nothing is named more often: all the cards of the box."""


# Writing.


def row_words(row: Sequence[int], names: Sequence[str], mark: str = "") -> list[str]:
    """A row of counts: ``["courage x3", "beowulf"]``; each entry is followed by `mark`."""
    return [
        name + (f" x{count}" if count > 1 else "") + mark
        for name, count in zip(names, row, strict=False)
        if count
    ]


def hand_words(hand: Sequence[int], known: Sequence[int]) -> list[str]:
    """A hand: what everybody knows of it is marked, but for special cards, which all know."""
    unknown = [held - seen for held, seen in zip(hand, known, strict=True)]
    return [
        *row_words(known[:ACTIVITIES], KIND_NAMES, " known"),
        *row_words(unknown[:ACTIVITIES], KIND_NAMES),
        *row_words(hand[ACTIVITIES:], KIND_NAMES[ACTIVITIES:]),
    ]


def alliance_words(alliance: Sequence[int], seen: Sequence[int]) -> list[str]:
    """Alliance tokens; those whose face everybody has seen are marked."""
    unseen = [held - known for held, known in zip(alliance, seen, strict=True)]
    return [*row_words(seen, FACE_NAMES, " shown"), *row_words(unseen, FACE_NAMES)]


def values(row: Sequence[int]) -> list[int]:
    """A row of square tokens as the list of their values."""
    return [value for value, count in enumerate(row) for _ in range(count)]


# Reading.


class Entry(NamedTuple):
    """So many things of a kind, as an entry of a list names them."""

    place: str
    kind: int
    number: int
    is_marked: bool


_ENTRY: Final = re.compile(r"(?P<name>.*?)(?: x(?P<count>[1-9][0-9]?))?(?P<mark> known| shown)?")


def entries(
    doc: Section, key: str, names: Sequence[str], what: Sentence, mark: str = ""
) -> Iterator[Entry]:
    """The entries of a list of things; `mark` is the word that may follow them."""
    for place, text in doc.texts(key, MOST):
        parts = _ENTRY.fullmatch(text)
        if not parts or parts["name"] not in names or parts["name"].endswith(" 0"):
            known = ", ".join(name for name in names if not name.endswith(" 0"))
            problem = "{text} is not {what}; they are {known}"
            raise BadFile(place, problem, text=shown(text), what=what, known=known)
        if parts["mark"] and parts["mark"].strip() != mark:
            raise BadFile(place, "{text}: expected the name alone", text=shown(text))
        count = int(parts["count"] or 1)
        yield Entry(place, names.index(parts["name"]), count, bool(parts["mark"]))


def square_values(doc: Section, key: str, names: int) -> Iterator[int]:
    """The values of square tokens, which go from 1 to `names` - 1."""
    expected = Sentence("an array of values from 1 to {most}", most=names - 1)
    if not doc.has(key):
        return
    for number, value in enumerate(doc.take(key, list, expected), 1):
        if type(value) is not int or not 1 <= value < names:
            place = f"{doc.at(key)}[{number}]"
            problem = "{value} is not a value from 1 to {most}"
            raise BadFile(place, problem, value=shown(value), most=names - 1)
        yield value


def hand(doc: Section, key: str) -> tuple[list[int], list[int]]:
    """Cards in a hand, and those of them that everybody knows (L45)."""
    row, known = [0] * KINDS, [0] * KINDS
    for entry in entries(doc, key, KIND_NAMES, Sentence("a card"), "known"):
        if entry.is_marked and entry.kind >= ACTIVITIES:
            raise BadFile(entry.place, "special cards are known to all; remove the mark (L45)")
        row[entry.kind] += entry.number
        if entry.is_marked or entry.kind >= ACTIVITIES:
            known[entry.kind] += entry.number
    return row, known


def open_cards(doc: Section, key: str, kinds: int) -> list[int]:
    """Cards that lie open, of the first so many kinds."""
    row = [0] * kinds
    for entry in entries(doc, key, KIND_NAMES, Sentence("a card")):
        if entry.kind >= kinds:
            reason = "text cards are not laid (L16)"
            if kinds == ACTIVITIES:
                reason = "special cards leave the game (L30); expected activity cards"
            raise BadFile(entry.place, reason)
        row[entry.kind] += entry.number
    return row
