"""Mutants: what is changed in a rule and what is not; good tests and bad ones are told apart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest
from tools.mutants import places, rules_below
from tools.mutate import places_of, sample

from heorot.core.rule import rule
from heorot.games import load

ROOT = Path(__file__).parents[2]
LOW = 3
HIGH = 7
SAME_AS_LOW = 3


@rule
def example(row: list[int], n: int = 9) -> bool:
    """A docstring with 1 and LOW in it."""
    total: int = 0
    for k in range(1, n):
        if not row[k] < LOW and k != 2:
            total += row[k]
    return total == HIGH


def changes(function: object) -> set[tuple[str, str]]:
    return {
        (mutant.before, mutant.after)
        for place in places(cast("FunctionType", function))
        for mutant in place.mutants()
    }


def test_everything_that_runs_is_changed_in_every_way() -> None:
    assert changes(example) == {
        ("0", "1"),
        ("0", "-1"),
        ("1", "2"),
        ("1", "0"),
        ("2", "3"),
        ("2", "1"),
        ("row[k] < LOW", "row[k] <= LOW"),
        ("row[k] < LOW", "row[k] >= LOW"),
        ("not row[k] < LOW", "row[k] < LOW"),
        ("k != 2", "k == 2"),
        ("not row[k] < LOW and k != 2", "not row[k] < LOW or k != 2"),
        ("not row[k] < LOW and k != 2", "k != 2"),
        ("not row[k] < LOW and k != 2", "not row[k] < LOW"),
        ("not row[k] < LOW and k != 2", "not (not row[k] < LOW and k != 2)"),
        ("total += row[k]", "total -= row[k]"),
        ("total += row[k]", "pass"),
        ("total == HIGH", "total != HIGH"),
        ("return total == HIGH", "return not total == HIGH"),
        ("LOW", "HIGH"),
        ("HIGH", "SAME_AS_LOW"),
        ("HIGH", "LOW"),
    }


def test_a_mutant_says_where_it_is_and_changes_the_rule_for_everybody() -> None:
    other_name = example
    first = example.__code__.co_firstlineno
    mutants = (m for p in places(cast("FunctionType", example)) for m in p.mutants())
    mutant = next(m for m in mutants if m.after == "pass")
    assert mutant.line == first + 6
    unchanged = example.__code__
    row = [0, 7, 0, 0, 0, 0, 0, 0, 0]
    assert other_name(row)
    try:
        mutant.put_in()
        assert not other_name(row)
    finally:
        example.__code__ = unchanged


def test_the_same_seed_gives_the_same_mutants() -> None:
    found = places_of(load("hoard"))
    one, two, other = (
        [(m.line, m.before, m.after) for m in sample(found, 50, seed)] for seed in (1, 1, 2)
    )
    assert one == two
    assert one != other
    assert len(one) == 50


def test_the_rules_are_what_set_up_choices_actions_points_and_imagination_lead_to() -> None:
    game = load("hoard")
    names = {place.rule.__name__ for place in places_of(game)}
    assert {"setup", "legal", "apply", "score", "imagine", "play_stealing"} <= names
    assert not {"appeals", "observe", "pick", "tell"} & names
    everything = {place.rule.__name__ for place in places_of(game, everything=True)}
    assert {"appeals", "observe"} <= everything
    assert {rule.__name__ for rule in rules_below(game.score)} == {"score", "lair_points"}


GOOD = """
from heorot.games import load
from heorot.testing.golden import check_golden
from heorot.testing.cases import Case
import pathlib, pytest

@pytest.mark.parametrize("players", [2, 3])
def test_the_golden_playthrough(players):
    check_golden(Case(load("hoard"), players), pathlib.Path(GOLDEN))
"""
BAD = """
from heorot.engine.interpreted import Interpreted
from heorot.core.luck import open_luck
from heorot.games import load

def test_it_starts():
    Interpreted(load("hoard")).new(2, open_luck(0))
"""
FAILING = "def test_it_fails(): assert False"


def mutate(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(test, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = full", "utf-8")
    command = [sys.executable, "-m", "tools.mutate", "hoard", "--count", "12"]
    path = os.pathsep.join([str(ROOT), *sys.path])  # for the folder is not the root
    return subprocess.run(
        [*command, "--tests", str(folder)],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
    )


@pytest.mark.full
def test_good_tests_kill_and_bad_ones_let_live(tmp_path: Path) -> None:
    golden = ROOT / "tests/golden"
    good = mutate(tmp_path, GOOD.replace("GOLDEN", repr(str(golden))))
    bad = mutate(tmp_path, BAD)
    killed = [int(run.stdout.splitlines()[-1].split()[1]) for run in (good, bad)]
    assert killed[0] >= 8
    assert killed[1] <= 4
    assert [run.returncode for run in (good, bad)] == [int(100 * k / 12 < 85) for k in killed]
    assert "not called" in bad.stdout


@pytest.mark.full
def test_tests_that_fail_on_the_unchanged_rules_are_refused(tmp_path: Path) -> None:
    failing = mutate(tmp_path, FAILING)
    assert failing.returncode == 1
    assert "a test fails on the unchanged rules" in failing.stdout + failing.stderr
