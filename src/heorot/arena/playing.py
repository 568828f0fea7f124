"""Many games between bots, the fastest way there is."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from heorot.bots import COMPILED
from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.engine.runs import Simulated
from heorot.engine.then_native import InterpretedThenNative

LOOK = 0.2
"""Seconds of play between two looks at the progress."""


class Setting(NamedTuple):
    """What is to be played."""

    game: Game
    edition: Edition
    options: dict[str, int]
    seats: tuple[str, ...]
    """The bot of each seat in the first game."""
    rotate: bool
    """Whether everybody moves on by a seat after each game."""
    seed: int
    games: int

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """The orders in which the bots sit."""
        turns = len(self.seats) if self.rotate else 1
        return [self.seats[-turn:] + self.seats[:-turn] for turn in range(turns)]


class Part(NamedTuple):
    """Some games of one seating, played."""

    seats: tuple[str, ...]
    played: Simulated


def play(setting: Setting) -> Iterator[Part]:
    """Play all games, the fastest way there is, in parts that take about `LOOK` seconds.

    Each seating has luck of its own, so that neither the parts nor the order of the seatings
    matters for the outcome.
    """
    with InterpretedThenNative(setting.game, setting.edition, _threads()) as engine:
        yield from _parts(setting, engine)


def _parts(setting: Setting, engine: InterpretedThenNative) -> Iterator[Part]:
    seatings = setting.seatings
    some = 10
    done = [0] * len(seatings)
    shares = [len(range(turn, setting.games, len(seatings))) for turn in range(len(seatings))]
    while done != shares:
        turn = min(range(len(seatings)), key=lambda one: done[one] - shares[one])
        some = min(some, shares[turn] - done[turn])
        began = perf_counter()
        yield Part(seatings[turn], _played(engine, setting, turn, done[turn], some))
        done[turn] += some
        speed = some / max(perf_counter() - began, 1e-6)
        some = min(max(10, int(speed * LOOK)), 4 * some + 10)


def _played(
    engine: InterpretedThenNative, setting: Setting, turn: int, first: int, count: int
) -> Simulated:
    policies = [COMPILED[bot] for bot in setting.seatings[turn]]
    secret = f"heorot simulation {setting.seed} seating {turn}"
    key = hashlib.sha256(secret.encode()).digest()
    return engine.simulate(key, policies, first, count, **setting.options)


def _threads() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
