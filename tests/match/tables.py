"""Tables for tests, and all that a chair gives away."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from heorot.core.game import Game
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.core.view import View
from heorot.match import Chair, OpenDice, Seat, Table

ANN, BEN, CLEO = SeatIndex(0), SeatIndex(1), SeatIndex(2)
PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"))
SOLO = (Seat("Ann"), Seat("Robin", bot="greedy"))


def table(seats: tuple[Seat, ...] = PEOPLE, seed: int = 1, game: str | Game = "hoard") -> Table:
    return Table(game, seats, OpenDice(seed), start=0, now=0)


def play_some(one: Table, count: int, seed: int = 0) -> Table:
    """Play on, by choices that depend on nothing but the seed and how many there are."""
    rng = random.Random(seed)
    for _ in range(count):
        if not one.is_over:
            one.play(rng.choice(one.legal), now=0)
    return one


def readers(one: Table) -> list[SeatIndex]:
    return [SPECTATOR, *map(SeatIndex, range(len(one.seats)))]


def given(chair: Chair, now: float = 0) -> dict[str, Any]:
    """Everything that a chair gives its reader."""
    view = chair.view()
    everything = {
        "seen": chair.seen.s.to_bytes().hex(),
        "view": view,
        "question": chair.question,
        "legal": chair.legal,
        "choices": chair.choices,
        "why_not": [chair.why_not(one) for one in range(chair.game.actions.count)]
        if chair.is_asked
        else None,
        "is_asked": chair.is_asked,
        "waited_for": chair.waited_for,
        "ready": chair.ready,
        "log": chair.log(),
        "undo_needs": None if chair.undo_needs is None else sorted(chair.undo_needs),
        "clock": chair.clock(now),
        "points": chair.points,
        "outcome": chair.outcome,
        "is_over": chair.is_over,
    }
    if isinstance(view, View):
        everything["view"] = [
            msgspec.json.encode(part).decode() for part in (view.fixed, view.public, view.own)
        ]
    return {
        key: json.dumps(value, default=msgspec.to_builtins) for key, value in everything.items()
    }
