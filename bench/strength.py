"""How strong the search is: one searcher among greedy players as they were at first.

It sits in every seat alike. Prints the share of victories with its standard error (fair is one by
the number of players), the mean lead, and the processor time of a decision.
"""

from __future__ import annotations

import argparse
import hashlib
from importlib import import_module
from math import sqrt
from time import process_time
from typing import Any

import numpy as np

from heorot.core.game import Game, Seen
from heorot.core.luck import keyed_luck, start_stream
from heorot.core.options import parse_options
from heorot.core.rule import rule
from heorot.core.seats import SeatIndex
from heorot.engine.budget import Budget
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import (
    Placeholder,
    apply,
    legal,
    redact,
    score,
    setup,
    tiebreak,
)
from heorot.engine.layout import array_of, fetch
from heorot.engine.runs import players_key
from heorot.engine.searcher import Searcher
from heorot.games import REGISTRY, load

former: Any = Placeholder("former")


@rule
def play_up_to(
    boxes: Any, blank: Any, games: Any, lucks: Any, choices: Any, seat: int, number: int, act: int
) -> int:
    """Play on until `seat` has a choice; how many actions it has, 0 at the end.

    `act` is what the seat does now, or -1 for a new game of this number.
    """
    box, s, seen, luck, dice = boxes[0], games[0], games[1], lucks[0], lucks[1]
    if act < 0:
        games[0] = blank[0]
        start_stream(luck, number)
        start_stream(dice, number)
        setup(box, s, luck)
    else:
        apply(box, s, luck, act)
    while s.decider >= 0:
        n = legal(box, s, choices)
        action = choices[0]
        if n > 1:
            games[1] = games[0]
            redact(seen, s.decider)
            if s.decider == seat:
                return n
            action = former(box, seen, s.decider, dice, choices, n)
        apply(box, s, luck, action)
    return 0


@rule
def count_points(boxes: Any, games: Any, scores: Any, tiebreaks: Any) -> None:
    """The points of everybody."""
    for seat in range(len(scores)):
        scores[seat] = score(boxes[0], games[0], seat)
    for seat in range(games[0].player_count):
        tiebreaks[seat] = tiebreak(boxes[0], games[0], seat)


class Duels:
    """Matches of a searcher among greedy players."""

    def __init__(self, game: Game, players: int, box: str | None, options: dict[str, int]) -> None:
        old = import_module(f"former.{game.name}").greedy
        edition = game.load_box(box)
        self.game = game
        self._play = compile_loop(game, play_up_to, former=old)
        self._count = compile_loop(game, count_points)
        self._boxes = array_of(edition.box)
        self._blank = array_of(game.blank(players, **options))
        self._searcher = Searcher(game, edition, is_native=True)
        self._players = players
        self._everybody = players + len(game.rivals_beside(players))
        self.seconds = 0.0
        self.decisions = 0

    def play(self, seat: int, number: int, budget: Budget) -> tuple[float, int]:
        """The share of the victory of a searcher at `seat`, and its lead."""
        key = hashlib.sha256(b"strength").digest()
        games = np.concatenate([self._blank, self._blank])
        lucks = array_of(keyed_luck(key), keyed_luck(players_key(key)))
        choices, act = np.zeros(self.game.actions.count, np.int64), -1
        rows = (self._boxes, self._blank, games, lucks, choices)
        while self._play(*rows, seat, number, act):
            s = self.game.state()
            fetch(games[1], s)
            before = process_time()
            thought = b"%d %d %d" % (number, seat, self.decisions)
            own = hashlib.sha256(thought).digest()
            act = self._searcher.think(Seen(SeatIndex(seat), s), budget, own)[0].action
            self.seconds += process_time() - before
            self.decisions += 1
        scores = np.zeros(self._everybody, np.int64)
        ties = np.zeros(self._everybody, np.int64)
        self._count(self._boxes, games, scores, ties)
        placed = scores * 1_000_000 + ties
        best = placed == placed.max()
        share = float(best[seat] / best.sum())
        return share, int(scores[seat] - np.delete(scores, seat).max())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(REGISTRY))
    parser.add_argument("players", type=int)
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE")
    parser.add_argument("--games", type=int, default=40, help="in all")
    parser.add_argument("--first", type=int, default=0, help="the luck of the first game")
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--box")
    asked = parser.parse_args()
    game = load(asked.game)
    duels = Duels(game, asked.players, asked.box, parse_options(game, asked.options))
    budget = Budget(asked.seconds, asked.iterations)
    results = [
        duels.play(k % asked.players, asked.first + k // asked.players, budget)
        for k in range(asked.games)
    ]
    shares, leads = np.array(results).T
    print(
        f"{game.name} {asked.box or ''} {' '.join(asked.options)} with {asked.players}: "
        f"{shares.mean():.1%} ± {shares.std() / sqrt(len(shares)):.1%} of {len(shares)},"
        f" lead {leads.mean():+.1f},"
        f" {duels.seconds / duels.decisions * 1e3:.1f} ms a decision"
    )


if __name__ == "__main__":
    main()
