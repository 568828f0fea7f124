"""Golden playthroughs and perft counts: there for every game and number of players, and true."""

from __future__ import annotations

from pathlib import Path

import pytest

from heorot.games import REGISTRY, load
from heorot.testing.cases import Case, registered_plain
from heorot.testing.golden import check_golden, golden_file
from heorot.testing.perft import check_perft, perft_file, recorded, written

TESTS = Path(__file__).parents[1]
GOLDEN, PERFT = TESTS / "golden", TESTS / "perft"
CASES = registered_plain()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_and_number_of_players_has_a_golden_playthrough_that_is_reproduced(
    case: Case,
) -> None:
    check_golden(case, GOLDEN)


def test_no_playthrough_is_left_of_what_is_gone() -> None:
    assert set(GOLDEN.iterdir()) == {golden_file(case, GOLDEN) for case in CASES}
    assert set(PERFT.iterdir()) == {perft_file(load(name), PERFT) for name in REGISTRY}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_perft_counts_hold(case: Case) -> None:
    check_perft(case, PERFT, limit=1500)


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
def test_all_perft_counts_hold_and_are_those_that_the_command_writes(name: str) -> None:
    game = load(name)
    assert perft_file(game, PERFT).read_text("utf-8") == written(game)
    assert {row.players for row in recorded(game, PERFT)} == set(game.player_counts)
