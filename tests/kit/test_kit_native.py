"""Native code against the interpreter, for every registered game and number of players."""

from __future__ import annotations

import pytest

from heorot.engine.native import Native
from heorot.games import REGISTRY, load
from heorot.testing.backends import check_matches, check_native, check_playouts
from heorot.testing.cases import Case, registered, registered_plain

pytestmark = pytest.mark.full


@pytest.fixture(scope="module")
def natives() -> dict[str, Native]:
    return {name: Native(load(name)) for name in REGISTRY}


@pytest.mark.parametrize("case", registered(), ids=str)
def test_native_games_are_the_same_state_by_state(case: Case, natives: dict[str, Native]) -> None:
    assert check_native(case, natives[case.game.name], range(12)) > 1000


@pytest.mark.parametrize("case", registered_plain(), ids=str)
def test_native_play_outs_end_in_the_same_states(case: Case, natives: dict[str, Native]) -> None:
    check_playouts(case, natives[case.game.name], 300)


@pytest.mark.parametrize("case", registered_plain(), ids=str)
def test_native_matches_of_greedy_players_score_the_same(
    case: Case, natives: dict[str, Native]
) -> None:
    check_matches(case, natives[case.game.name], 60)
