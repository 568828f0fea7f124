"""The test kit, run on every registered game, number of players and combination of options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heorot.games import REGISTRY, load
from heorot.testing.__main__ import find, run
from heorot.testing.cases import Case, cases, registered
from heorot.testing.kit import CHECKS, Check
from heorot.testing.play import random_game

CASES = registered()


def full_runs() -> list[tuple[Check, Case, range]]:
    """Every check on every case, the largest ones in parts that workers can share."""
    return [
        (check, case, seeds)
        for check in CHECKS
        for case in CASES
        for seeds in check.blocks(len(list(cases(case.game))))
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_a_few_games(check: Check, case: Case) -> None:
    check.quick(case)


@pytest.mark.full
@pytest.mark.parametrize(("check", "case", "seeds"), full_runs(), ids=str)
def test_many_games(check: Check, case: Case, seeds: range) -> None:
    check.run(case, seeds)


@pytest.mark.parametrize("name", REGISTRY)
def test_a_thousand_games_are_played_in_the_full_run(name: str) -> None:
    every_case = list(cases(load(name)))
    played = sum(len(seeds) for seeds in CHECKS[0].blocks(len(every_case))) * len(every_case)
    assert played >= 1000


def test_options_are_combined_with_each_other_and_with_every_number_of_players() -> None:
    game = replace(load("hoard"), options={"grazed": (0, 1), "laid": (0, 1)})
    every_case = list(cases(game))
    assert len({str(case) for case in every_case}) == 4 * len(game.player_counts)
    assert str(every_case[0]) == "hoard-2-grazed=0-laid=0"
    states = [next(random_game(case, 0)) for case in every_case]
    assert {(s.grazed, s.player_count) for s in states} == {
        (g, n) for g in (0, 1) for n in (2, 3, 4)
    }


def test_the_kit_says_how_a_check_failed() -> None:
    def fail(case: Case, seeds: range) -> None:
        error = ValueError(f"{case} is bad")
        error.add_note(f"after {len(seeds)} games")
        raise error

    case = CASES[0]
    assert run(Check("nothing", lambda *_: None, 1, 1), case, 1, full=True) == ""
    failure = run(Check("all is well", fail, 3, 1), case, 1, full=False)
    assert failure == "ValueError: hoard-2 is bad\nafter 3 games"


def test_the_kit_finds_games_by_name_and_by_module() -> None:
    assert find("hoard") is find("heorot.games.hoard:GAME")
    with pytest.raises(SystemExit, match="is no Game"):
        find("heorot.games:REGISTRY")


@pytest.mark.parametrize("name", REGISTRY)
def test_there_is_a_case_for_every_number_of_players_and_combination_of_options(name: str) -> None:
    game = load(name)
    every_case = list(cases(game))
    combinations = 1
    for values in game.options.values():
        combinations *= len(values)
    assert len(every_case) == combinations * len(game.player_counts)
    assert len({str(case) for case in every_case}) == len(every_case)
