"""What the database holds, row by row."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from heorot.core.errors import HeorotError


class Row(NamedTuple):
    """Something that was accepted at a table."""

    number: int
    """From 0, without a gap."""
    kind: str
    """``act`` or ``undo``."""
    seat: int
    """Who did it, counted from 0."""
    action: int
    """Of an act; -1 of an undo."""
    at: float
    """When, in seconds of the clock on the wall."""
    request: str | None
    """What the client called its message: the same one sent twice is one row (`KeptMatch.has_heard`
    sees to that). None for a bot."""


class SeatRow(NamedTuple):
    """Who sits at a seat."""

    seat: int
    name: str
    guest: str | None
    bot: str
    """The bot that plays; also for a guest who has gone and may come back."""
    link: str
    """The hash of the invitation's secret; empty for a seat that nobody is invited to."""
    hints: int = 0
    """How often the seat has asked for a hint; everybody is told."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there yet."""
        return self.guest is None and not self.bot


class Wish(msgspec.Struct, frozen=True):
    """Something that others must agree to, at a table as it is now."""

    what: Literal["undo", "rematch"]
    by: int
    """The seat."""
    request: str = ""
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""


class MatchRow(NamedTuple):
    """A table."""

    id: str
    settings: str
    dice: str
    """The key material (JSON), secret until it is over; empty while seats are free."""
    host: str
    is_listed: bool
    stage: str
    """``open`` while seats are free, ``rolling`` while the dice are agreed on, ``playing``,
    ``over``, or ``closed``: its host has left it before it began."""
    since: float
    begun: float
    """When the first clock ran; 0 before."""
    touched: float
    """When something last happened, whoever may know of it; no reader is told."""
    noticed: float
    """The same of what everybody could notice."""
    waited: int = 0
    """The seats that are waited for, a bit for each."""
    wish: str = ""
    """What somebody wishes and others have yet to agree to (`Wish`, JSON)."""
    next: str | None = None
    """The table where everybody plays on."""
    won: str = ""
    """Who is in the first place when it is over: their words, with bars between them."""

    def at(self, when: float) -> MatchRow:
        """The same after something that everybody notices."""
        return self._replace(touched=when, noticed=when)

    @property
    def wished(self) -> Wish | None:
        """What somebody wishes."""
        return msgspec.json.decode(self.wish, type=Wish) if self.wish else None


BY_A_ROW = ("stage", "touched", "noticed", "waited", "wish", "won")
"""What a row may change of its table."""


class LineRow(NamedTuple):
    """Something that was said."""

    number: int
    guest: str
    seat: int
    name: str
    text: str
    at: float


class News(NamedTuple):
    """A table as it is written: all of it, or what is new."""

    match: MatchRow
    seated: list[SeatRow]
    rows: list[Row]
    lines: list[LineRow]


class NoTable(HeorotError):
    """It was never opened, or its address is wrong."""


class Taken(HeorotError):
    """Somebody else was faster."""


class TooLate(HeorotError):
    """What somebody was told is not true any more."""


class NotWritten(HeorotError):
    """The database could not be written to."""
