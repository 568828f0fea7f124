"""What can go wrong, said so that the reader knows what to do.

Everything a player, a file or a command line can get wrong is a `HeorotError`; its text names the
place, what was expected and the valid ones. Any other exception is a bug of ours.
"""

from __future__ import annotations

from heorot.core.words import Refusal


class HeorotError(Exception):
    """The base of every error that is the caller's to mend."""


class BadFile(HeorotError):
    """A document is malformed or describes something impossible."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        """Where: the file's name, or the path of a key such as ``players[1].hand[0]``."""
        self.problem = problem
        """What is wrong there, and what was expected."""

    def inside(self, place: str) -> BadFile:
        """The same error with `place` put before its own."""
        return BadFile(f"{place}: {self.place}" if self.place else place, self.problem)


class InvalidAction(HeorotError):
    """Not an action of this game at all."""


class IllegalAction(HeorotError):
    """An action of this game that the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule})")
        self.refusal = refusal
        """Why, and what would make it legal: whoever speaks to people makes the sentence."""

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return type(self), (self.refusal,)


class NotAsked(HeorotError):
    """It is not for this seat to act now."""
