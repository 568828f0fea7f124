"""Native code against the interpreter, for every registered game, box and number of players."""

from __future__ import annotations

from functools import cache

import pytest
from tests.harness.witnesses import cases_of, registered

from heorot.engine.native import Native
from heorot.games import REGISTRY, load
from heorot.testing.backends import check_native, check_playouts, check_simulations
from heorot.testing.cases import Case

pytestmark = [pytest.mark.full, pytest.mark.native]


@cache
def native(game: str, box: str) -> Native:
    return Native(load(game), load(game).load_box(box))


@pytest.mark.parametrize("case", registered(), ids=str)
def test_native_games_are_the_same_state_by_state(case: Case) -> None:
    assert check_native(case, native(case.game.name, case.box), range(16)) > 1000


@pytest.mark.parametrize("name", REGISTRY)
def test_native_games_are_the_same_on_two_threads(name: str) -> None:
    case = cases_of(name)[-1]
    assert check_native(case, native(name, case.box), range(3), threads=2) > 100


def share(case: Case, games: int) -> int:
    """So many games, spread over the cases of a game."""
    return games // len(cases_of(case.game.name))


@pytest.mark.parametrize("case", registered(), ids=str)
def test_native_play_outs_end_in_the_same_states(case: Case) -> None:
    check_playouts(case, native(case.game.name, case.box), share(case, 900))


@pytest.mark.parametrize("case", registered(), ids=str)
def test_native_games_of_greedy_players_score_the_same(case: Case) -> None:
    check_simulations(case, native(case.game.name, case.box), share(case, 180))
