"""Letters that stand for the names of seats, so that a text is made once and said at every table.

They are of the area that Unicode leaves to everybody's own use; no name can contain them
(`heorot.match.seat`). A name that begins with a vowel has another one: the text may differ.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

VOWELS = "aeiouy"
"""A name that begins with one, accents aside, may need another article or preposition."""
FIRST, FIRST_VOWEL, END = 0xE000, 0xE100, 0xE200
LEAD = b"\xee"
"""The first of the three bytes of each in UTF-8; no other letter that is said has it."""


def begins_with_vowel(name: str) -> bool:
    """Whether a name, or what stands for it, does."""
    if name[:1] and FIRST <= ord(name[0]) < END:
        return ord(name[0]) >= FIRST_VOWEL
    return unicodedata.normalize("NFD", name[:1]).lower()[:1] in tuple(VOWELS)


def stand_ins(names: Iterable[str]) -> tuple[str, ...]:
    """What stands for the names of the seats, in their order."""
    return tuple(
        chr((FIRST_VOWEL if begins_with_vowel(name) else FIRST) + seat)
        for seat, name in enumerate(names, 1)
    )
