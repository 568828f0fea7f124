"""Many games of greedy against random players, on native code."""

from __future__ import annotations

from heorot.engine.loops import GREEDY, RANDOM
from heorot.engine.native import Native
from heorot.games import load

KEY = bytes(range(16))


def share_won(name: str, games: int, box: str = "standard", **options: int) -> float:
    """The share of games for two that greedy wins, from either seat; a shared one counts half."""
    game = load(name)
    native = Native(game, game.load_box(box))
    won = 0.0
    for mine in (0, 1):
        policies = [GREEDY if seat == mine else RANDOM for seat in (0, 1)]
        played = native.simulate(KEY, policies, 0, games // 2, **options)
        for scores, tiebreaks in zip(played.scores, played.tiebreaks, strict=True):
            both = list(zip(scores, tiebreaks, strict=True))
            won += 1 if both[mine] > both[1 - mine] else 0.5 if both[mine] == both[1 - mine] else 0
    return won / games
