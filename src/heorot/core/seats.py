"""Seats, counted in two ways that must not be mixed up.

Inside, in rules, states and tables, the first seat is 0: a `SeatIndex`. Outside, in words, views,
documents, notations and on screens, it is 1: a `SeatNumber`. Whoever only looks on is a spectator:
`SPECTATOR` inside, 0 outside.
"""

from __future__ import annotations

from typing import NewType

SeatIndex = NewType("SeatIndex", int)
"""A seat inside, from 0; `SPECTATOR` for one who knows what is public and nothing else."""
SeatNumber = NewType("SeatNumber", int)
"""A seat outside, from 1; 0 for a spectator."""

SPECTATOR = SeatIndex(-1)


def outside(seat: SeatIndex) -> SeatNumber:
    """The number by which a seat is known outside."""
    return SeatNumber(seat + 1)


def inside(seat: SeatNumber) -> SeatIndex:
    """The index of a seat that was named outside."""
    return SeatIndex(seat - 1)
