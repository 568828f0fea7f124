"""How much better greedy plays than it did at first.

One of today's sits among former ones, and one former among today's, in every seat alike; both play
the same luck. Prints the share of victories (fair is one by the number of players), the mean points
and the speed, on one core.
"""

from __future__ import annotations

import argparse
import hashlib
from functools import cache, partial
from importlib import import_module
from math import sqrt
from time import process_time
from typing import Any

import numpy as np

from heorot.core.game import Game
from heorot.core.luck import keyed_luck, start_stream
from heorot.core.options import parse_options
from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import (
    Placeholder,
    apply,
    greedy,
    legal,
    redact,
    score,
    setup,
    tiebreak,
)
from heorot.engine.layout import Array, array_of
from heorot.engine.runs import players_key
from heorot.games import REGISTRY, load

former: Any = Placeholder("former")
"""The greedy of a game as it was at first (`bench/former`)."""


@rule
def duel_many(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    is_former: Any,
    scores: Any,
    tiebreaks: Any,
) -> None:
    """Play games in which the seats with 1 in `is_former` decide as they did at first."""
    box, s = boxes[0], games[0]
    for k in range(len(scores)):
        play_duel(boxes, blank, games, lucks, choices, values, is_former, k)
        for seat in range(len(scores[k])):
            scores[k][seat] = score(box, s, seat)
            tiebreaks[k][seat] = tiebreak(box, s, seat) if seat < s.player_count else 0


@rule
def play_duel(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    is_former: Any,
    number: int,
) -> None:
    """The game of this number, to its end."""
    box, s, seen, luck, dice = boxes[0], games[0], games[1], lucks[0], lucks[1]
    games[0] = blank[0]
    start_stream(luck, number)
    start_stream(dice, number)
    setup(box, s, luck)
    while s.decider >= 0:
        n = legal(box, s, choices)
        action = choices[0]
        if n > 1:
            games[1] = games[0]
            redact(seen, s.decider)
            if is_former[s.decider] == 1:
                action = former(box, seen, s.decider, dice, choices, n)
            else:
                action = greedy(box, seen, s.decider, dice, choices, n, values)
        apply(box, s, luck, action)


class Duels:
    """Games between greedy and what it was at first."""

    def __init__(self, game: Game, players: int, box: str | None, options: dict[str, int]) -> None:
        old = import_module(f"former.{game.name}").greedy
        self._compiled = cache(partial(compile_loop, game, former=old))
        self._boxes = array_of(game.load_box(box).box)
        self._blank = array_of(game.blank(players, **options))
        self._row = np.zeros(game.actions.count, np.int64)
        self._key = hashlib.sha256(b"sense").digest()
        self._players = players
        self._everybody = players + len(game.rivals_beside(players))

    def play(self, is_former: list[int], games: int) -> tuple[Array, Array]:
        """Points and victories, a row for each game."""
        scores = np.zeros((games, self._everybody), np.int64)
        tiebreaks = np.zeros_like(scores)
        self.run(duel_many, is_former, scores, tiebreaks)
        placed = scores * 1_000_000 + tiebreaks
        won = (placed == placed.max(axis=1, keepdims=True)).astype(float)
        won /= won.sum(axis=1, keepdims=True)
        return scores[:, : self._players], won[:, : self._players]

    def run(self, loop: Any, is_former: list[int], *results: Array) -> None:
        """Run a loop over games, which leaves its results in rows."""
        self._compiled(loop)(
            self._boxes,
            self._blank,
            np.concatenate([self._blank, self._blank]),
            array_of(keyed_luck(self._key), keyed_luck(players_key(self._key))),
            self._row,
            self._row.copy(),
            np.array(is_former, np.int64),
            *results,
        )

    def one_among_others(self, one: int, games: int) -> str:
        """One that is former (1) or of today (0) among others of the other kind, by turns."""
        shares, own, theirs = [], 0.0, 0.0
        for seat in range(self._players):
            seats = [1 - one] * self._players
            seats[seat] = one
            scores, won = self.play(seats, games)
            shares.append(won[:, seat])
            own += scores[:, seat].mean() / self._players
            theirs += np.delete(scores, seat, 1).mean() / self._players
        by_luck = np.array(shares).mean(axis=0)
        error = by_luck.std() / sqrt(games)
        return f"{by_luck.mean():6.1%} ± {error:.1%}, points {own:.1f} : {theirs:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(REGISTRY))
    parser.add_argument("players", type=int, nargs="?")
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE")
    parser.add_argument("--games", type=int, default=2000, help="in each seat")
    parser.add_argument("--box")
    asked = parser.parse_args()
    game = load(asked.game)
    players = asked.players or game.player_counts[0]
    duels = Duels(game, players, asked.box, parse_options(game, asked.options))
    print(f"{game.name} {asked.box or ''} with {players}, {asked.games} games in each seat")
    print(f"  one of today among former ones: {duels.one_among_others(0, asked.games)}")
    if players > 2:
        print(f"  one former among those of today: {duels.one_among_others(1, asked.games)}")
    for name, seats in (("today", [0] * players), ("former", [1] * players)):
        before = process_time()
        duels.play(seats, asked.games)
        print(f"  games/s of greedies of {name}: {asked.games / (process_time() - before):,.0f}")


if __name__ == "__main__":
    main()
