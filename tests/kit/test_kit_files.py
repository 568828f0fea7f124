"""Golden playthroughs and perft counts: there for every game, box and table, and true."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.harness.witnesses import registered_plain

from heorot.games import REGISTRY, load
from heorot.testing.cases import Case, plain_cases
from heorot.testing.golden import check_golden, golden_file
from heorot.testing.perft import Row, check_perft, count, perft_file, recorded, written

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
    check_perft(case, PERFT, limit=500)


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
def test_all_perft_counts_hold_and_are_those_that_the_command_writes(name: str) -> None:
    game = load(name)
    assert perft_file(game, PERFT).read_text("utf-8") == written(game)
    rows = {(row.box, row.players) for row in recorded(game, PERFT)}
    assert rows == {(case.box, case.players) for case in plain_cases(game)}


def test_the_files_of_another_box_are_told_from_those_of_the_standard_one(tmp_path: Path) -> None:
    game = load("hoard")
    boxes = {**game.boxes, "other": "boxes/standard.toml"}
    case = Case(replace(game, boxes=boxes, player_counts=range(2, 3)), 2, box="other")
    assert golden_file(case, GOLDEN).name == "hoard-other-2.txt"
    row = Row(2, 0, 0, 1, 5, "other")
    assert count(case, row) == 5
    head = "[[count]]\nplayers = 2\nseed = 0\nafter = 0\ndepth = 1\nsequences = 5\n"
    perft_file(game, tmp_path).write_text(f'{head}box = "other"\n', "utf-8")
    assert recorded(game, tmp_path) == [row]
    check_perft(case, tmp_path)
    with pytest.raises(AssertionError, match="no count for hoard-2"):
        check_perft(Case(game, 2), tmp_path)
