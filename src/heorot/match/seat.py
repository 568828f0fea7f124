"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import category

from heorot.core.documents import shown
from heorot.core.errors import HeorotError

LONGEST_NAME = 100
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""The kinds of letters that nobody can read, or that change what is read."""


@dataclass(frozen=True)
class Seat:
    """Who sits there."""

    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""

    def __post_init__(self) -> None:
        is_readable = not {category(letter) for letter in self.name + self.bot} & UNSEEN
        is_short = max(len(self.name), len(self.bot)) <= LONGEST_NAME
        if not (self.name.strip() and is_readable and is_short):
            raise HeorotError(
                "{name} cannot be a name: it must be printable, not empty,"
                " and no longer than {most} letters",
                name=shown(self.name),
                most=LONGEST_NAME,
            )

    @property
    def is_human(self) -> bool:
        """Whether a person sits there."""
        return not self.bot
