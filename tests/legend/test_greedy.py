"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest

from heorot.bots import play_on, seat_bot
from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load

LEGEND = load("legend")


def share_won(games: int, players: int, **options: int) -> float:
    """The share of games that one greedy seat wins against random ones, seats rotated.

    L39: equal totals share the victory; it counts half.
    """
    engine = Interpreted(LEGEND)
    won = 0.0
    for number in range(games):
        mine = number % players
        luck = open_luck(number)
        s = engine.new(players, luck, **options)
        bots = [
            seat_bot("greedy" if seat == mine else "random", LEGEND, engine.edition, number, seat)
            for seat in range(players)
        ]
        for _ in play_on(engine, s, luck, bots):
            pass
        scores = engine.scores(s)
        best = max(score for seat, score in enumerate(scores) if seat != mine)
        won += 1 if scores[mine] > best else 0.5 if scores[mine] == best else 0
    return won / games


@pytest.mark.parametrize("advanced", [0, 1])
def test_greedy_beats_random_players(advanced: int) -> None:
    assert share_won(24, 2, advanced=advanced) >= 0.85
    assert share_won(10, 5, advanced=advanced) >= 0.5


@pytest.mark.full
@pytest.mark.parametrize("advanced", [0, 1])
@pytest.mark.parametrize("bluffing", [0, 1])
def test_greedy_wins_nine_of_ten_games_for_two_against_random(advanced: int, bluffing: int) -> None:
    assert share_won(1000, 2, advanced=advanced, bluffing=bluffing) >= 0.9
