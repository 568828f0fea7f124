"""Intervals hold what is true as often as they say, and a stop is no more often wrong."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import t as student_t

from heorot.arena.figures import Means, student, wilson
from heorot.arena.sequential import Sequence
from heorot.arena.units import Array

RUNS = 400


def runs(size: int, values: tuple[float, ...], odds: tuple[float, ...]) -> list[Array]:
    dice = np.random.default_rng(7)
    return [dice.choice(values, size, p=odds) for _ in range(RUNS)]


@pytest.mark.parametrize("size", [20, 200])
@pytest.mark.parametrize(
    ("values", "odds"),
    [
        ((0, 1), (0.5, 0.5)),
        ((0, 1), (0.03, 0.97)),
        ((0, 0.5, 1), (0.1, 0.8, 0.1)),
        ((0, 0.25, 0.5), (0.3, 0.6, 0.1)),
    ],
)
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_runs(
    size: int, values: tuple[float, ...], odds: tuple[float, ...]
) -> None:
    truth = float(np.dot(values, odds))
    held = 0
    for some in runs(size, values, odds):
        means = Means()
        means.add(some)
        held += means.share.low <= truth <= means.share.high
    assert held / RUNS > 0.95 - 3 * sqrt(0.05 * 0.95 / RUNS)


@pytest.mark.parametrize("seats", [4, 6])
def test_of_seats_that_are_as_good_none_is_named_in_95_of_100_runs(seats: int) -> None:
    """Judged one by one, some seat of four would be named in more than ten of them."""
    dice = np.random.default_rng(7)
    named, alone = 0, 0
    for _ in range(RUNS):
        winners = dice.integers(0, seats, 500)
        is_named = {}
        for count in (1, seats):
            means = [Means() for _ in range(seats)]
            for seat, one in enumerate(means):
                one.add((winners == seat).astype(float))
            shares = [one.share_among(count) for one in means]
            is_named[count] = any(not one.low <= 1 / seats <= one.high for one in shares)
        named += is_named[seats]
        alone += is_named[1]
    assert named / RUNS < 0.05 + 3 * sqrt(0.05 * 0.95 / RUNS)
    assert alone / RUNS > 0.1


@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_units_that_win_or_lose_as_a_whole_have_the_interval_of_wilson(won: list[bool]) -> None:
    means = Means()
    means.add(np.array(won, float))
    assert means.share == pytest.approx(wilson(sum(won), len(won)))


def test_luck_that_is_dealt_to_all_alike_makes_intervals_narrow() -> None:
    level, wild = Means(), Means()
    level.add(np.full(100, 0.5))
    wild.add(np.array([0.0, 1.0] * 50))
    assert wild.share.high - wild.share.low > 5 * (level.share.high - level.share.low) > 0


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 10, 30, 1000])
@pytest.mark.parametrize("count", [1, 20, 500])
def test_the_interval_of_a_mean_is_that_of_student(freedom: int, count: int) -> None:
    exact = student_t.ppf(1 - 0.025 / count, freedom)
    assert student(freedom, 0.05 / count) == pytest.approx(exact, rel=3e-3)


@pytest.mark.parametrize("count", [1, 40])
def test_among_many_means_none_is_taken_for_what_it_is_not_in_95_of_100_runs(count: int) -> None:
    dice = np.random.default_rng(7)
    missed = 0
    for _ in range(RUNS):
        means = [Means() for _ in range(count)]
        for one in means:
            one.add(dice.integers(-9, 10, 50))
        intervals = [one.interval_among(count) for one in means]
        missed += any(not one.low <= 0 <= one.high for one in intervals)
    assert missed / RUNS < 0.05 + 3 * sqrt(0.05 * 0.95 / RUNS)


@pytest.mark.full
def test_looking_after_every_unit_is_wrong_in_5_of_100_runs_at_most() -> None:
    wrong, lost = 0, 0
    for some in runs(250, (0.0, 0.5, 1.0), (0.3, 0.4, 0.3))[:200]:
        sequence = Sequence(0.5)
        wrong += sequence.add(some) is not None
        lost += not sequence.interval.low <= 0.5 <= sequence.interval.high
    assert lost <= wrong
    assert wrong / 200 < 0.05 + 3 * sqrt(0.05 * 0.95 / 200)


@pytest.mark.full
@pytest.mark.parametrize(("odds", "verdict"), [((0.35, 0.65), 1), ((0.65, 0.35), -1)])
def test_a_clear_difference_is_decided_soon_and_rightly(
    odds: tuple[float, float], verdict: int
) -> None:
    used = []
    for some in runs(2000, (0.0, 1.0), odds)[:50]:
        sequence = Sequence(0.5)
        used.append(sequence.add(some) or 0)
        assert sequence.verdict == verdict
        assert sequence.count == used[-1]
    assert 20 < np.mean(used) < 250


def test_a_stop_does_not_depend_on_the_parts_in_which_values_come() -> None:
    some = runs(500, (0.0, 1.0), (0.4, 0.6))[0]
    whole, parts = Sequence(0.5), Sequence(0.5)
    stop = whole.add(some)
    assert stop is not None
    assert [parts.add(np.array([value])) for value in some[:stop]] == [None] * (stop - 1) + [1]
    assert parts.interval == pytest.approx(whole.interval)
    undecided = Sequence(0.5)
    assert undecided.add(some[: stop - 1]) is None
    assert undecided.verdict == 0
