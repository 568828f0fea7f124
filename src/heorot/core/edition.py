"""An edition: a box of components as data, with the origin of every figure."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from heorot.core.documents import Section, shown
from heorot.core.errors import BadFile

ORIGINS = {
    "R": "printed in the rulebook",
    "S": "stated by an outside source",
    "I": "inferred by counting",
    "X": "reconstructed",
    "P": "a ruling where the rulebook is silent",
}


class Keyed:
    """A box that is equal to itself alone."""

    __slots__ = ("box",)

    def __init__(self, box: Any) -> None:
        self.box = box


@dataclass(frozen=True)
class Edition:
    """A loaded box: the record the rules read, and what there is to say about it."""

    game: str
    name: str
    """That of a shipped box is its key in `Game.boxes`, such as ``standard``."""
    title: str
    box: Any
    """The game's read-only `Box` record."""
    reconstructed: tuple[str, ...]
    """The figures with origin X, to be shown to whoever plays with this box.

    Each is a thing and what of it, as in ``front-harp: cost``: the game's texts have the thing as a
    message, and a message ``figure-cost``, which is given ``$things``. A thing may be a number, as
    in ``12: name``: the message ``numbered`` tells what the ``$numbers`` of a figure count.
    """
    titles: Mapping[str, str] = field(default_factory=dict)
    """What an owner's copy calls things, by the messages that name them in our texts."""
    source: str = ""
    """The text of an owner's box, which travels inside a saved match; empty for a shipped one."""

    @cached_property
    def keyed(self) -> Keyed:
        """The box as a key, for what is made of it and kept."""
        return Keyed(self.box)

    @property
    def hash(self) -> str:
        """Identifies the content of the box."""
        return hashlib.sha256(self.box.to_bytes()).hexdigest()[:16]


def origin(table: Section, key: str = "origin") -> str:
    """Take the origin letter of a figure."""
    letter = table.text(key)
    if letter not in ORIGINS:
        problem = "{letter} is not an origin; expected one of {known}"
        raise BadFile(table.at(key), problem, letter=shown(letter), known=", ".join(ORIGINS))
    return letter
