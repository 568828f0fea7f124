"""How expeditions of beest end among greedy players, of today and as they were at first.

Few should end with all infected: then nobody who is clean has anything. Announcements should
be made, and be right.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from sense import Duels, play_duel

from heorot.core.rule import rule
from heorot.games import load
from heorot.games.beest.rules.state import ENDINGS

SHOWN = ENDINGS[1:]


@rule
def endings_many(
    boxes: Any,
    blank: Any,
    games: Any,
    lucks: Any,
    choices: Any,
    values: Any,
    is_former: Any,
    counts: Any,
    matches: Any,
) -> None:
    """Count how the expeditions of matches 0 to ``matches[0] - 1`` end."""
    s = games[0]
    for k in range(matches[0]):
        play_duel(boxes, blank, games, lucks, choices, values, is_former, k)
        for number in range(s.expeditions):
            counts[s.ending[number]] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000)
    matches = parser.parse_args().matches
    game = load("beest")
    print(f"{'players':12}" + "".join(f"{one.replace('_', ' '):>14}" for one in SHOWN))
    for players in game.player_counts:
        duels = Duels(game, players, None, {})
        for kind, name in enumerate(("today", "former")):
            counts = np.zeros(len(ENDINGS), np.int64)
            duels.run(endings_many, [kind] * players, counts, np.array([matches]))
            shares = counts[1:] / counts.sum()
            print(f"{players} {name:10}" + "".join(f"{one:14.1%}" for one in shares))


if __name__ == "__main__":
    main()
