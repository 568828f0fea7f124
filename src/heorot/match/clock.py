"""A clock that never looks at the time: it is told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from heorot.core.documents import Table as Doc
from heorot.core.errors import BadFile

LONGEST = 1 << 40
"""Milliseconds that a file can tell of, as allowance, increment or time used."""


@dataclass
class Clock:
    """Thinking time for each seat: an allowance, and an increment after every decision."""

    allowance: float
    """Seconds at the start."""
    increment: float = 0.0
    """Seconds added when a seat has decided."""
    used: dict[int, float] = field(default_factory=dict)
    """Seconds each seat has used, increments taken off."""
    thinking: int | None = None
    """The seat whose time runs."""
    since: float = 0.0
    """When it began to."""

    def turn_to(self, seat: int, now: float) -> None:
        """From `now` on the time of `seat` runs (-1: nobody's)."""
        if self.thinking is not None and self.thinking != seat:
            self.used[self.thinking] = self.allowance - self.left(self.thinking, now)
            self.used[self.thinking] -= self.increment
        if self.thinking != seat:
            self.thinking, self.since = (None if seat < 0 else seat), now

    def left(self, seat: int, now: float) -> float:
        """Seconds that a seat has left; below zero when it has overstepped."""
        running = max(0.0, now - self.since) if seat == self.thinking else 0.0
        return self.allowance - self.used.get(seat, 0.0) - running


def clock_document(clock: Clock, seats: int) -> dict[str, Any]:
    """For a file, in milliseconds; what a seat has begun to use up is not written."""
    return {
        "allowance": round(clock.allowance * 1000),
        "increment": round(clock.increment * 1000),
        "used": [round(clock.used.get(seat, 0.0) * 1000) for seat in range(seats)],
    }


def read_clock(doc: Doc, seats: int) -> Clock:
    """The clock in a file."""
    allowance = doc.integer("allowance", 0, LONGEST)
    increment = doc.integer("increment", 0, LONGEST)
    least = -LONGEST if increment else 0  # only an increment gives time back
    used = doc.integers("used", least, LONGEST)
    if len(used) != seats:
        raise BadFile(doc.at("used"), f"expected {seats} whole numbers, one for each seat")
    doc.close()
    spent = {seat: one / 1000 for seat, one in enumerate(used)}
    return Clock(allowance / 1000, increment / 1000, spent)
