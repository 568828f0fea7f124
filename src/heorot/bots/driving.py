"""Whoever keeps a table for the people at it: plays the bot seats, hands out chairs, saves."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator

from heorot.bots import Bot, seat_bot
from heorot.core.seats import SeatIndex
from heorot.match.chair import Chair
from heorot.match.dice import Dice, OpenDice
from heorot.match.fingerprint import fingerprint
from heorot.match.story import Story
from heorot.match.table import Table
from heorot.match.terms import Terms

Write = Callable[[Table, float], bool]
"""Writes a match as it is at a time; whether it had to be written elsewhere than before."""


class Host:
    """Keeps a table. Screens hold the host and the chairs it gives, never the table."""

    def __init__(self, table: Table, write: Write | None = None) -> None:
        self._table = table
        self._write = write
        self._written = -1
        """The changes that the file knows of."""
        self.people = tuple(table.terms.people)
        seed = table.dice.seed if isinstance(table.dice, OpenDice) else secrets.randbits(64)
        self._bots = _bots(table, seed)

    def chair(self, reader: SeatIndex) -> Chair:
        """All that a reader may know and do."""
        return self._table.chair(reader)

    @property
    def dice(self) -> Dice | None:
        """Where the luck comes from: nobody's to know while fair dice are still to fall."""
        is_open = isinstance(self._table.dice, OpenDice) or self._table.is_over
        return self._table.dice if is_open else None

    @property
    def fingerprint(self) -> str:
        """What stands for the whole match, when it is over."""
        return fingerprint(self._table)

    @property
    def last_person(self) -> SeatIndex | None:
        """The person who acted last."""
        seats = [*(seat for seat, _ in self._table.moves), *self._table.waiting]
        return next((seat for seat in reversed(seats) if seat in self.people), None)

    def play_bots(self, now: float) -> Iterator[SeatIndex]:
        """Let the bots play until only people are waited for; yield who has acted, each time."""
        while seats := [seat for seat in self._table.waited_for if seat in self._bots]:
            chair = self.chair(seats[0])
            chair.play(self._bots[seats[0]](chair.seen, chair.legal), now)
            yield seats[0]

    def save(self, now: float) -> bool:
        """Write the match if anything has happened since; `OSError` when that is not possible.

        Whether it had to be written elsewhere than before. With a clock, time that passes happens.
        """
        is_new = self._written != self._table.changes or self._table.clock is not None
        if self._write is None or not is_new:
            return False
        is_elsewhere = self._write(self._table, now)
        self._written = self._table.changes
        return is_elsewhere

    def story(self) -> Story:
        """The match to be looked at again, when it is over."""
        return Story(self._table)


def open_match(terms: Terms, dice: Dice, now: float, write: Write | None = None) -> Host:
    """The host of a new match."""
    table = Table(
        terms.game,
        terms.seats,
        dice,
        now=now,
        edition=terms.edition,
        options=terms.options,
        start=terms.start,
    )
    return Host(table, write)


def _bots(table: Table, seed: int) -> dict[SeatIndex, Bot]:
    """A bot for every seat that has one; `seed` is for dice of their own."""
    return {
        SeatIndex(seat): seat_bot(one.bot, table.game, table.edition, seed, seat)
        for seat, one in enumerate(table.seats)
        if one.bot
    }
