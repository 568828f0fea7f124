"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest

from heorot.bots import play_on, seat_bot
from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load

HOARD = load("hoard")


def share_won(games: int, players: int) -> float:
    """The share of games that one greedy seat wins alone against random ones, seats rotated."""
    engine = Interpreted(HOARD)
    won = 0
    for number in range(games):
        mine = number % players
        luck = open_luck(number)
        s = engine.new(players, luck)
        bots = [
            seat_bot("greedy" if seat == mine else "random", HOARD, engine.edition, number, seat)
            for seat in range(players)
        ]
        for _ in play_on(engine, s, luck, bots):
            pass
        scores = engine.scores(s)
        won += all(scores[mine] > scores[seat] for seat in range(players) if seat != mine)
    return won / games


def test_greedy_beats_random_players() -> None:
    assert share_won(60, 2) >= 0.9
    assert share_won(30, 3) >= 0.8
    assert share_won(30, 4) >= 0.7


@pytest.mark.full
def test_greedy_wins_nine_of_ten_games_for_two_against_random() -> None:
    assert share_won(1000, 2) >= 0.9
