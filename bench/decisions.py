"""One number for all that greedy players like, decide and expect.

To compare two versions, run it in both: a change for speed leaves every line as it was.
"""

from __future__ import annotations

import argparse
import hashlib
from typing import Any

import numpy as np

from heorot.core.luck import choose, keyed_luck, start_stream
from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.contract import appeals, apply, forecast, legal, redact, score, setup
from heorot.engine.layout import array_of
from heorot.engine.runs import players_key
from heorot.games import REGISTRY, load

WRAP = (1 << 31) - 1


@rule
def mixed(mix: int, number: int) -> int:
    """A number that depends on all numbers so far."""
    return (mix * 48_271 + number) % WRAP


@rule
def decide_many(
    boxes: Any, blank: Any, games: Any, lucks: Any, choices: Any, values: Any, counts: Any
) -> None:
    """Play, now and then at random, and mix everything that is asked into one number."""
    box, s, seen, luck, dice = boxes[0], games[0], games[1], lucks[0], lucks[1]
    for k in range(counts[0]):
        games[0] = blank[0]
        start_stream(luck, k)
        start_stream(dice, k)
        setup(box, s, luck)
        while s.decider >= 0:
            n = legal(box, s, choices)
            best = 0
            if n > 1:
                games[1] = games[0]
                redact(seen, s.decider)
                appeals(box, seen, s.decider, dice, choices, n, values)
                for j in range(n):
                    counts[1] = mixed(mixed(counts[1], choices[j]), values[j])
                    best = j if values[j] > values[best] else best
                counts[2] += 1
                if k % 2 == 1 and choose(dice, 4) == 0:
                    best = choose(dice, n)
            apply(box, s, luck, choices[best])
            for seat in range(s.player_count):
                counts[1] = mixed(counts[1], forecast(box, s, seat))
        for seat in range(s.player_count):
            counts[1] = mixed(counts[1], score(box, s, seat))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(REGISTRY))
    parser.add_argument("--games", type=int, default=2000, help="of each box and number of players")
    asked = parser.parse_args()
    game = load(asked.game)
    loop = compile_loop(game, decide_many)
    key = hashlib.sha256(b"decisions").digest()
    row = np.zeros(game.actions.count, np.int64)
    for box in game.boxes:
        for players in game.player_counts:
            blank = array_of(game.blank(players))
            counts = np.array([asked.games, 0, 0], np.int64)
            lucks = array_of(keyed_luck(key), keyed_luck(players_key(key)))
            boxes = array_of(game.load_box(box).box)
            loop(boxes, blank, np.concatenate([blank, blank]), lucks, row, row.copy(), counts)
            print(f"{box} with {players}: {counts[1]} of {counts[2]:,} decisions", flush=True)


if __name__ == "__main__":
    main()
