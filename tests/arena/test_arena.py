"""Many games between bots: played in parts, counted, reported."""

from __future__ import annotations

import re
from dataclasses import replace
from statistics import mean, stdev
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import binomtest

from heorot.arena import reports, telling
from heorot.arena.figures import Figures, wilson
from heorot.arena.playing import play
from heorot.arena.run import Run
from heorot.arena.setting import Setting
from heorot.arena.tally import Tally
from heorot.arena.teams import Here
from heorot.core.game import Game
from heorot.core.rule import rule
from heorot.games import load
from heorot.i18n import Speech, languages

HOARD = load("hoard")


pytestmark = pytest.mark.usefixtures("no_compiler")


def meeting(*bots: str, games: int, rotate: bool = True, game: Game = HOARD) -> Setting:
    return Setting(game, game.load_box(None), {}, len(bots), bots, 3, games, rotate)


def test_everybody_sits_in_every_seat_in_turn() -> None:
    setting = meeting("a", "b", "c", games=25)
    assert setting.seatings == (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    assert replace(setting, rotate=False).seatings == (("a", "b", "c"),)


def test_the_parts_in_which_games_are_played_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = meeting("greedy", "random", games=61)

    def games() -> list[list[list[int]]]:
        return [unit.tolist() for part in play(setting) for unit in part.scores]

    whole = games()
    monkeypatch.setattr(Here, "look", 0.0)
    assert games() == whole
    assert [len(unit) for unit in whole] == [2] * 30 + [1]


@rule
def no_points(box: Any, s: Any, seat: int) -> int:
    return 0


@rule
def later_seat(box: Any, s: Any, seat: int) -> int:
    return seat


def test_victories_go_by_the_tie_break_where_points_are_equal() -> None:
    game = replace(HOARD, score=no_points, tiebreak=later_seat)
    setting = meeting("greedy", "random", games=25, game=game)
    tally = Tally(setting.seatings)
    for units in play(setting):
        assert (units.tiebreaks == [0, 1]).all()
        tally.add(units)
    assert (tally.games, tally.ties) == (25, 0)
    assert [tally.of_seat(seat).won for seat in (0, 1)] == [0, 25]


@rule
def less_than_nothing(box: Any, s: Any, seat: int) -> int:
    return -5 - 2000 * seat


@pytest.mark.parametrize("language", languages())
def test_negative_points_are_told_with_a_true_minus(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = replace(HOARD, score=less_than_nothing)
    setting = meeting("greedy", "random", games=12, rotate=False, game=game)
    run = Run(setting)
    assert [units.games for units in run.follow(play(setting))]
    telling.show(run, Speech(language))
    told = capsys.readouterr().out
    assert "−5–−5" in told
    assert "−5.0 ±" in told.replace(",", ".")
    assert not re.search(r"-\d", told)
    assert '"min": -5' in reports.as_json(run)


@given(st.integers(0, 50), st.integers(1, 50))
def test_the_interval_is_that_of_wilson(successes: int, more: int) -> None:
    trials = successes + more
    share, low, high = wilson(successes, trials)
    expected = binomtest(successes, trials).proportion_ci(method="wilson")
    assert (low, high) == pytest.approx((expected.low, expected.high))
    assert 0 <= low <= share <= high <= 1


@given(st.lists(st.integers(-9, 99), min_size=2), st.lists(st.integers(-9, 99), min_size=1))
def test_figures_are_those_of_all_numbers(first: list[int], second: list[int]) -> None:
    one = Figures()
    one.add(np.array(first))
    one.add(np.array(second))
    numbers = first + second
    assert (one.least, one.most, one.count) == (min(numbers), max(numbers), len(numbers))
    assert one.mean == pytest.approx(mean(numbers))
    assert one.deviation == pytest.approx(stdev(numbers), abs=1e-9)
