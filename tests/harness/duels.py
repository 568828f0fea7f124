"""Many games of one greedy player against random ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from heorot.engine.loops import GREEDY, RANDOM
from heorot.engine.runs import Simulated

KEY = bytes(range(16))


class Engine(Protocol):
    """A backend that lets policies play."""

    def simulate(
        self, key: bytes, policies: Sequence[int], first: int, count: int, **options: int
    ) -> Simulated:
        """Play games `first` to ``first + count - 1``."""


def share_won(engine: Engine, games: int, players: int = 2, **options: int) -> float:
    """The share of games that greedy wins, from every seat alike; a shared victory counts half."""
    won = 0.0
    each = games // players
    for mine in range(players):
        policies = [GREEDY if seat == mine else RANDOM for seat in range(players)]
        played = engine.simulate(KEY, policies, 0, each, **options)
        for scores, tiebreaks in zip(played.scores, played.tiebreaks, strict=True):
            standings = list(zip(scores, tiebreaks, strict=True))
            own = standings.pop(mine)
            won += (own > max(standings)) + 0.5 * (own == max(standings))
    return won / (each * players)
