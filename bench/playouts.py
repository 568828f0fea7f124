"""How fast random games are played on one core: ours, and the peers' in the same run.

Five interleaved rounds; in each, every contestant plays for some seconds. A ratio is taken within a
round, and the median over the rounds is what counts. Ours include everything: set-up, the list of
legal actions, a uniform choice among them, and applying it, over all player counts in turn.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

from peers import PEERS, Measured

from heorot.core.game import Game
from heorot.engine.interpreted import Interpreted
from heorot.engine.native import Native
from heorot.games import REGISTRY, load

ROUNDS = 5
KEY = bytes(16)


class Ratio(NamedTuple):
    """A comparison that is asked of us, and the least it must come to."""

    ours: str
    theirs: str
    least: float


RATIOS = [
    Ratio("hoard native", "hearts_rollouts", 1.0),
    Ratio("hoard native", "hearts_whole_games", 1.0),
    Ratio("hoard native", "hearts_python_api", 15.0),
    Ratio("hoard native", "gin_rummy_rollouts", 1.0),
    Ratio("hoard native", "rlcard_uno", 100.0),
    Ratio("movie native", "hearts_rollouts", 0.5),
    Ratio("movie native", "hearts_python_api", 8.0),
    Ratio("hoard interpreted", "fastest_python_game", 1.0),
    Ratio("hoard interpreted", "prisoners_dilemma", 1.0),
    Ratio("legend native", "hearts_rollouts", 0.5),
    Ratio("legend native", "hearts_python_api", 8.0),
    Ratio("beest native", "hearts_rollouts", 0.5),
    Ratio("beest native", "hearts_python_api", 8.0),
]


def ours(
    name: str, game: Game, player: Native | Interpreted, batch: int, seconds: float
) -> Measured:
    """Play batches of all player counts in turn until the time is up."""
    games = actions = choices = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for players in game.player_counts:
            played = player.play(KEY, players, games, batch)
            games += batch
            actions += played.actions
            choices += played.decisions
    return Measured(name, games, actions, choices, 0, elapsed)


def contestants() -> dict[str, Callable[[float], Measured]]:
    """Everyone who plays, ours first; compiled and warmed up."""
    found: dict[str, Callable[[float], Measured]] = {}

    def enter(name: str, game: Game, player: Native | Interpreted, batch: int) -> None:
        found[name] = lambda seconds: ours(name, game, player, batch, seconds)

    for game in map(load, REGISTRY):
        enter(f"{game.name} native", game, Native(game), 500)
        enter(f"{game.name} interpreted", game, Interpreted(game), 5)
    found |= PEERS
    for name, measure in found.items():
        print(f"warming up: {name}", file=sys.stderr)
        measure(0.1)
    return found


def main() -> None:
    """Measure, print, and fail when a ratio falls short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    options = parser.parse_args()

    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    everyone = contestants()
    rounds: list[dict[str, Measured]] = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        order = list(everyone)
        if number % 2:
            order.reverse()  # so that a drift of the machine cancels out
        rounds.append({name: everyone[name](options.seconds) for name in order})

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
    ratios = [
        median(
            a / b
            for a, b in zip(rates(one.ours, "actions"), rates(one.theirs, "actions"), strict=True)
        )
        for one in RATIOS
    ]
    names = {name: rounds[0][name].peer for name in everyone}
    if options.json:
        found = [one._asdict() | {"ratio": x} for one, x in zip(RATIOS, ratios, strict=True)]
        print(json.dumps({"names": names, "table": table, "ratios": found}, indent=2))
    else:
        print_report(names, table, ratios, options.seconds)
    if any(x < one.least for one, x in zip(RATIOS, ratios, strict=True)):
        sys.exit(1)


def print_report(
    names: dict[str, str],
    table: dict[str, dict[str, float]],
    ratios: list[float],
    seconds: float,
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
    for one, x in zip(RATIOS, ratios, strict=True):
        verdict = "" if x >= one.least else "   TOO SLOW"
        print(f"{one.ours:18}{x:8.2f} x  {names[one.theirs]} (asked: {one.least:g}){verdict}")


if __name__ == "__main__":
    main()
