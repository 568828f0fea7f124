"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest
from tests.harness.duels import share_won

from heorot.engine.interpreted import Interpreted
from heorot.games import load


def test_greedy_beats_random_players() -> None:
    engine = Interpreted(load("hoard"))
    assert share_won(engine, 60, 2) >= 0.9
    assert share_won(engine, 60, 3) >= 0.8
    assert share_won(engine, 60, 4) >= 0.7


@pytest.mark.full
def test_greedy_wins_nine_of_ten_games_for_two_against_random() -> None:
    from heorot.engine.native import Native  # Numba is slow to import

    assert share_won(Native(load("hoard")), 1000) >= 0.9
