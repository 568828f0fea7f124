"""The test kit, run on every registered game, box, number of players and combination of options."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from tests.harness.witnesses import WITNESSES, cases_of, registered
from tests.hoard import witness

from heorot.games import REGISTRY, load
from heorot.testing.__main__ import find, run, runs
from heorot.testing.cases import Case, cases, plain_cases
from heorot.testing.kit import CHECKS, GAME_CHECKS, Check, GameCheck
from heorot.testing.play import random_game

CASES = registered()


def full_runs() -> list[tuple[Check, Case, range]]:
    """Every check on every case, the largest ones in parts that workers can share."""
    return [
        (check, case, seeds)
        for check in CHECKS
        for case in CASES
        for seeds in check.blocks(len(cases_of(case.game.name)))
    ]


def quick_runs() -> list[tuple[Check, Case]]:
    """The first check on every case; the others on two boxes each, the smallest cases by turns."""
    runs = [(CHECKS[0], case) for case in CASES]
    boxes = [(name, box) for name in REGISTRY for box in load(name).boxes]
    for k, check in enumerate(CHECKS[1:]):
        for name, box in (boxes[k % len(boxes)], boxes[(k + 2) % len(boxes)]):
            smallest = (name, box, load(name).player_counts[0])
            ways = [one for one in CASES if (one.game.name, one.box, one.players) == smallest]
            runs.append((check, ways[k % len(ways)]))
    return runs


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=str)
def test_what_nobody_has_to_play_for(check: GameCheck, name: str) -> None:
    check.run(load(name))


@pytest.mark.parametrize(("check", "case"), quick_runs(), ids=str)
def test_a_few_games(check: Check, case: Case) -> None:
    check.quick(case)


@pytest.mark.full
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", [check for check in CHECKS if not check.many], ids=str)
def test_what_does_not_depend_on_a_game(check: Check, case: Case) -> None:
    check.quick(case)


@pytest.mark.full
@pytest.mark.parametrize(("check", "case", "seeds"), full_runs(), ids=str)
def test_many_games(check: Check, case: Case, seeds: range) -> None:
    check.run(case, seeds)


@pytest.mark.parametrize("name", REGISTRY)
def test_a_thousand_games_are_played_in_the_full_run(name: str) -> None:
    every_case = cases_of(name)
    played = sum(len(seeds) for seeds in CHECKS[0].blocks(len(every_case))) * len(every_case)
    assert played >= 1000


BOXES = {"standard": "boxes/standard.toml", "other": "boxes/standard.toml"}
OPTIONS = {"grazed": (0, 1), "laid": (1, 0), "acted": (0, 1)}
"""Fields that the set-up leaves alone, or that at least can be set before."""


def test_boxes_and_options_that_meet_are_combined_with_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(witness, "COMBINED", ("acted", "laid"))
    game = replace(load("hoard"), boxes=BOXES, options=OPTIONS)
    every_case = list(cases(game, WITNESSES["hoard"]))
    assert len(every_case) == 2 * 4 * 3
    met = {
        (case.box, case.players, case.options["laid"], case.options["acted"]) for case in every_case
    }
    assert met == set(product(BOXES, (2, 3, 4), (0, 1), (0, 1)))


def test_other_options_take_turns() -> None:
    game = replace(load("hoard"), boxes=BOXES, options=OPTIONS)
    every_case = list(cases(game, WITNESSES["hoard"]))
    assert [str(case) for case in every_case] == [
        *("hoard-2", "hoard-3-grazed=1", "hoard-4-laid=0"),
        *(
            "hoard-2-other-grazed=1",
            "hoard-3-other-laid=0",
            "hoard-4-other-grazed=1-laid=0-acted=1",
        ),
    ]
    assert [case.edition.name for case in every_case] == ["standard"] * 6  # as the file says
    states = [next(random_game(case, 0)) for case in every_case]
    assert [s.player_count for s in states] == [2, 3, 4, 2, 3, 4]


def test_every_case_has_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "COMBINED", tuple(OPTIONS))
    game = replace(load("hoard"), boxes=BOXES, options=OPTIONS)
    every_case = list(cases(game, WITNESSES["hoard"]))
    assert len({case.number for case in every_case}) == len(every_case) == 48
    assert [case.number for case in cases_of("hoard")] == [2, 3, 4]


def test_the_kit_says_how_a_check_failed(capsys: pytest.CaptureFixture[str]) -> None:
    def fail(case: Case, seeds: range) -> None:
        error = ValueError(f"{case} is bad")
        error.add_note(f"after {len(seeds)} games")
        raise error

    good, bad = Check("nothing", lambda *_: None, 1, 1), Check("all is well", fail, 3, 1)
    assert not run("good", *runs(good, CASES[0], 1, full=True))
    assert run("bad", *runs(bad, CASES[0], 1, full=False))
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[:2]] == ["ok", "FAILED"]
    assert said[2:] == ["ValueError: hoard-2 is bad", "after 3 games"]


def test_the_kit_finds_games_by_name_and_by_module() -> None:
    assert find("hoard") is find("heorot.games.hoard:GAME")
    with pytest.raises(SystemExit, match="is no Game"):
        find("heorot.games:REGISTRY")


@pytest.mark.parametrize("name", REGISTRY)
def test_there_is_a_case_for_every_box_number_of_players_and_value_of_an_option(name: str) -> None:
    game = load(name)
    every_case = cases_of(name)
    assert set(WITNESSES[name].COMBINED) <= set(game.options)
    assert len({str(case) for case in every_case}) == len(every_case)
    met = {(case.box, case.players) for case in every_case}
    assert met == set(product(game.boxes, game.player_counts))
    for option, values in game.options.items():
        assert {case.options[option] for case in every_case} == set(values)
    assert {str(case) for case in plain_cases(game)} >= {str(every_case[0])}
