"""Where native random play spends its time: `legal` and `apply` of each phase, by its share.

States are gathered from random games and timed apart, so that the processor predicts branches
better than in real play; the sum is therefore lower than the time of an action in bench/playouts.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

from heorot.core.game import Game
from heorot.core.luck import open_luck, start_stream
from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import apply, legal
from heorot.engine.layout import Array, array_of
from heorot.engine.native import Native
from heorot.games import load

GAMES = 300
STEPS = 250
TIMED = 1000
REPEATS = 50


@rule
def copy_many(boxes: Any, games: Any, work: Any, luck: Any, choices: Any, actions: Any) -> None:
    """Only copy: what the others do besides their work."""
    for k in range(len(games)):
        work[0] = games[k]


@rule
def legal_many(boxes: Any, games: Any, work: Any, luck: Any, choices: Any, actions: Any) -> None:
    """Copy, and list the legal actions."""
    for k in range(len(games)):
        work[0] = games[k]
        legal(boxes[0], work[0], choices)


@rule
def apply_many(boxes: Any, games: Any, work: Any, luck: Any, choices: Any, actions: Any) -> None:
    """Copy, and apply the action taken."""
    for k in range(len(games)):
        work[0] = games[k]
        apply(boxes[0], work[0], luck[0], actions[k])


def gathered(game: Game, native: Native) -> dict[int, list[tuple[Array, int]]]:
    """States of random games and the actions taken there, by phase."""
    rng = np.random.default_rng(1)
    found: dict[int, list[tuple[Array, int]]] = defaultdict(list)
    for players in game.player_counts:
        batch = native.batch(players, [open_luck(k) for k in range(GAMES)])
        for _ in range(STEPS):
            live = batch.games["decider"] >= 0
            actions = (batch.masks * rng.random(batch.masks.shape)).argmax(axis=1)
            for k in np.flatnonzero(live)[::7]:
                found[int(batch.games[k]["phase"])].append((batch.games[k].copy(), actions[k]))
            batch.step(np.where(live, actions, -1))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    game = load(parser.parse_args().game)
    phases = import_module(f"heorot.games.{game.name}.state").PHASES
    native = Native(game)
    loops = [compile_loop(game, one) for one in (copy_many, legal_many, apply_many)]
    boxes = array_of(native.edition.box)
    luck = open_luck(1)
    start_stream(luck, 0)
    lucks = array_of(luck)
    choices = np.zeros(game.actions.count, np.int64)
    found = gathered(game, native)
    total = sum(map(len, found.values()))
    rows = []
    for phase, cases in found.items():
        games = np.array([s for s, _ in cases[:TIMED]], dtype=cases[0][0].dtype)
        actions = np.array([action for _, action in cases[:TIMED]])
        times = []
        for loop in loops:
            arguments = (boxes, games, games[:1].copy(), lucks, choices, actions)
            loop(*arguments)
            start = perf_counter()
            for _ in range(REPEATS):
                loop(*arguments)
            times.append((perf_counter() - start) / REPEATS / len(games) * 1e9)
        share = len(cases) / total
        in_legal, in_apply = times[1] - times[0], times[2] - times[0]
        rows.append((share * (in_legal + in_apply), phases[phase], share, in_legal, in_apply))
    print("phase         share  legal ns  apply ns  ns an action of play")
    for weight, name, share, in_legal, in_apply in sorted(rows, reverse=True):
        print(f"{name:12}{share:7.1%}{in_legal:10.0f}{in_apply:10.0f}{weight:10.1f}")
    print(f"{'together':12}{'':27}{sum(row[0] for row in rows):10.1f}")


if __name__ == "__main__":
    main()
