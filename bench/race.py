"""A race on one core: everybody plays in turns, in the same run.

Five interleaved rounds; in each, every contestant plays for some seconds. A ratio is taken within a
round, and the median over the rounds is what counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple

from peers import Measured

from heorot.core.game import Game
from heorot.engine.interpreted import Interpreted
from heorot.engine.native import Native

ROUNDS = 5
KEY = bytes(16)

Contestant = Callable[[float], Measured]
"""Give it seconds, and it plays for about that long."""


class Ratio(NamedTuple):
    """A comparison that is asked of us, and the least it must come to."""

    ours: str
    theirs: str
    least: float
    of: str = "actions"
    """What is counted: actions or games."""


def ours(game: Game) -> dict[str, Contestant]:
    """A game of ours, native and interpreted.

    All is included: set-up, the list of legal actions, a uniform choice among them, and applying
    it, over all numbers of players in turn.
    """

    def contestant(name: str, player: Native | Interpreted, batch: int) -> Contestant:
        def play(seconds: float) -> Measured:
            games = actions = choices = 0
            start = perf_counter()
            while (elapsed := perf_counter() - start) < seconds:
                for players in game.player_counts:
                    played = player.play(KEY, players, games, batch)
                    games += batch
                    actions += played.actions
                    choices += played.decisions
            return Measured(name, games, actions, choices, 0, elapsed)

        return play

    native, interpreted = f"{game.name} native", f"{game.name} interpreted"
    return {
        native: contestant(native, Native(game), 500),
        interpreted: contestant(interpreted, Interpreted(game), 5),
    }


def race(about: str, everyone: Mapping[str, Contestant], ratios: Sequence[Ratio]) -> None:
    """Measure, print, and fail when a ratio falls short."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds = list(_rounds(everyone, options.seconds))

    def rates(name: str, count: str) -> list[float]:
        return [getattr(one[name], count) / one[name].seconds for one in rounds]

    table = {
        name: {
            "actions/s": median(rates(name, "actions")),
            "games/s": median(rates(name, "games")),
            "decisions/s": median(rates(name, "choices")),
        }
        for name in everyone
    }
    found = [
        median(
            a / b for a, b in zip(rates(one.ours, one.of), rates(one.theirs, one.of), strict=True)
        )
        for one in ratios
    ]
    names = {name: rounds[0][name].peer for name in everyone}
    if options.json:
        compared = [one._asdict() | {"ratio": x} for one, x in zip(ratios, found, strict=True)]
        print(json.dumps({"names": names, "table": table, "ratios": compared}, indent=2))
    else:
        _print_table(names, table, options.seconds)
        _print_ratios(names, ratios, found)
    if any(x < one.least for one, x in zip(ratios, found, strict=True)):
        sys.exit(1)


def _rounds(everyone: Mapping[str, Contestant], seconds: float) -> list[dict[str, Measured]]:
    for name, measure in everyone.items():
        print(f"warming up: {name}", file=sys.stderr)
        measure(0.1)
    rounds = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        order = list(everyone)
        if number % 2:
            order.reverse()  # so that a drift of the machine cancels out
        rounds.append({name: everyone[name](seconds) for name in order})
    return rounds


def _print_table(
    names: Mapping[str, str], table: Mapping[str, Mapping[str, float]], seconds: float
) -> None:
    """The figures as a person reads them."""
    print(f"{platform.machine()}, Python {platform.python_version()}, one core,", end=" ")
    print(f"{ROUNDS} rounds of {seconds:g} s; medians")
    print(f"\n{'':44}{'actions/s':>12}{'games/s':>10}{'decisions/s':>13}")
    for name, row in table.items():
        print(
            f"{names[name]:44}{row['actions/s']:>12,.0f}{row['games/s']:>10,.0f}"
            f"{row['decisions/s']:>13,.0f}"
        )
    print("\nA decision is an action with two or more legal ones.\n")


def _print_ratios(
    names: Mapping[str, str], ratios: Sequence[Ratio], found: Sequence[float]
) -> None:
    for one, x in zip(ratios, found, strict=True):
        verdict = "" if x >= one.least else "   TOO SLOW"
        asked = f"{one.of}, asked: {one.least:g}"
        print(f"{one.ours:18}{x:8.2f} x  {names[one.theirs]} ({asked}){verdict}")
