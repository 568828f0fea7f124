"""How long a search may think."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """So many seconds of one processor core, or so many iterations."""

    seconds: float = 0.0
    iterations: int = 0
