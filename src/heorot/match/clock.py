"""A clock that never looks at the time: it is told."""

from __future__ import annotations

from dataclasses import dataclass, field


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
