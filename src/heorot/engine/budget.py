"""How long a search may think."""

from __future__ import annotations

import re
from typing import NamedTuple

from heorot.core.errors import HeorotError

LONGEST = 60.0
"""Seconds that a bot may be told to think."""
MOST = 10_000_000
"""Iterations, likewise."""


class Budget(NamedTuple):
    """So many seconds of one processor core, or so many iterations."""

    seconds: float = 0.0
    iterations: int = 0
    longest: float = 0.0
    """Seconds after which a search of so many iterations ends before its time; 0: never."""
    settles: bool = False
    """Whether a search ends before its seconds are over if the rest would hardly change its choice.

    What is found of each action is then less sure than it could be.
    """


def read_budget(text: str) -> Budget:
    """The budget of ``0.1s``, which is the most that a search takes, or ``500``."""
    seconds = re.fullmatch(r"(\d+(?:\.\d+)?)s", text)
    if seconds and 0 < float(seconds[1]) <= LONGEST:
        return Budget(seconds=float(seconds[1]), settles=True)
    if text.isdecimal() and text.isascii() and 0 < int(text) <= MOST:
        return Budget(iterations=int(text))
    raise HeorotError(
        "a search is told how long to think, as in search@0.1s (at most {longest} s), or in how"
        " many iterations, as in search@500 (at most {most})",
        longest=int(LONGEST),
        most=MOST,
    )
