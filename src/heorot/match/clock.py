"""A clock that never looks at the time: it is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from heorot.core.documents import Section
from heorot.core.errors import BadFile
from heorot.core.seats import SeatIndex

LONGEST = 1 << 40
"""Milliseconds that a file can tell of, as allowance, increment or time used."""


@dataclass
class Clock:
    """Thinking time for people: an allowance, and an increment after every decision.

    It runs for all who are waited for, which are several where they choose at the same time, and
    never for a bot.
    """

    allowance: float
    """Seconds at the start."""
    increment: float = 0.0
    """Seconds added when a seat has decided."""
    used: dict[SeatIndex, float] = field(default_factory=dict)
    """Seconds that each seat has used, up to when its time last stopped."""
    decided: Counter[SeatIndex] = field(default_factory=Counter)
    """How often each seat has decided; what is taken back does not count."""
    since: dict[SeatIndex, float] = field(default_factory=dict)
    """The seats whose time runs, and since when."""

    def run_for(self, seats: Iterable[SeatIndex], now: float) -> None:
        """From `now` on the time of these seats runs, and nobody else's."""
        running = set(seats)
        for seat in self.since.keys() - running:
            self.used[seat] = self.used_by(seat, now)
        self.since = {seat: self.since.get(seat, now) for seat in running}

    def used_by(self, seat: SeatIndex, now: float) -> float:
        """Seconds that a seat has used."""
        running = max(0.0, now - self.since[seat]) if seat in self.since else 0.0
        return self.used.get(seat, 0.0) + running

    def left(self, seat: SeatIndex, now: float) -> float:
        """Seconds that a seat has left; below zero when it has overstepped."""
        earned = self.increment * self.decided[seat]
        return self.allowance + earned - self.used_by(seat, now)


def clock_document(clock: Clock, seats: int, now: float) -> dict[str, Any]:
    """For a file, in milliseconds, up to `now`; what was earned follows from the moves."""
    return {
        "allowance": round(clock.allowance * 1000),
        "increment": round(clock.increment * 1000),
        "used": [round(clock.used_by(SeatIndex(seat), now) * 1000) for seat in range(seats)],
    }


def read_clock(doc: Section, seats: int) -> Clock:
    """The clock in a file."""
    allowance = doc.integer("allowance", 0, LONGEST)
    increment = doc.integer("increment", 0, LONGEST)
    used = doc.integers("used", 0, LONGEST)
    if len(used) != seats:
        problem = "expected as many whole numbers as there are seats, {seats}"
        raise BadFile(doc.at("used"), problem, seats=seats)
    doc.close()
    spent = {SeatIndex(seat): one / 1000 for seat, one in enumerate(used)}
    return Clock(allowance / 1000, increment / 1000, spent)
