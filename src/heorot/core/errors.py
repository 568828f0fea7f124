"""What can go wrong, said so that the reader knows what to do.

Everything a player, a file or a command line can get wrong is a `HeorotError`; its text names the
place, what was expected and the valid ones. Any other exception is a bug of ours.
"""

from __future__ import annotations

from typing import Self

from heorot.core.words import Refusal


class Sentence(str):
    """A text with values in it that can be said in another language.

    By itself it is English, which is enough for whoever reads a program; `heorot.i18n.program` has
    its template in other languages.

    >>> Sentence("no seat {seat}; the seats are 1 to {last}", seat=7, last=4)
    'no seat 7; the seats are 1 to 4'
    """

    __slots__ = ("template", "values")

    template: str
    values: dict[str, object]
    """Numbers, texts that nobody translates, and sentences."""

    def __new__(cls, template: str, /, **values: object) -> Self:  # noqa: D102 (as D105)
        made = super().__new__(cls, template.format(**values))
        made.template = template
        made.values = values
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        return (self.template,), self.values


class HeorotError(Exception):
    """The base of every error that is the caller's to mend."""

    def __init__(self, problem: str, /, **values: object) -> None:
        self.problem = Sentence(problem, **values) if values else problem
        """What is wrong, and what was expected; a template, if there are values for it."""
        super().__init__(self.problem)


class BadFile(HeorotError):
    """A document is malformed or describes something impossible."""

    def __init__(self, place: str, problem: str, /, **values: object) -> None:
        super().__init__(problem, **values)
        self.place = place
        """Where: the file's name, or the path of a key such as ``players[1].hand[0]``."""

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}" if self.place else str(self.problem)

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return type(self), (self.place, self.problem)

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
