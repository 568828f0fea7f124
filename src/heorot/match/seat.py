"""Who sits at a table."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import category

from heorot.core.errors import HeorotError


@dataclass(frozen=True)
class Seat:
    """Who sits there."""

    name: str
    bot: str = ""
    """The name of the bot; empty for a person."""

    def __post_init__(self) -> None:
        kinds = {category(letter) for letter in self.name + self.bot}
        if not self.name.strip() or kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}:
            raise HeorotError(f"{self.name!r} cannot be a name: it must be printable and not empty")

    @property
    def is_human(self) -> bool:
        """Whether a person sits there."""
        return not self.bot
