"""Linking: any loop with any game; a fingerprint says all that a linked function does."""

from __future__ import annotations

from dataclasses import replace
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from heorot.core.errors import HeorotError
from heorot.core.luck import open_luck
from heorot.core.rule import is_rule, rule, tell
from heorot.engine import contract
from heorot.engine.contract import Placeholder, apply, imagine, legal, redact, setup
from heorot.engine.link import Linker, as_written
from heorot.engine.loops import simulate_many
from heorot.games import REGISTRY, load

HOARD = load("hoard")
TABLE = (1, 2, 3)
STEP = 1


@rule
def add(number: int, more: int = 2) -> int:
    """Two numbers."""
    return number + more * STEP


@rule
def add_from_table(s: Any, number: int) -> int:
    """A call, a constant and something to tell."""
    tell(s, 1, 2)
    return add(number) + TABLE[0]


@rule
def first_actions(box: Any, s: Any, luck: Any, choices: Any, seat: int) -> int:
    """A loop of a stranger: what a seat imagines, played on by first choices."""
    setup(box, s, luck)
    redact(s, seat)
    imagine(box, s, seat, luck)
    actions = 0
    while s.decider >= 0:
        legal(box, s, choices)
        apply(box, s, luck, choices[0])
        actions += 1
    return actions


def fingerprint(function: Any) -> str:
    return Linker(HOARD, as_written).fingerprint(function)


def changed(text: str, **names: Any) -> Any:
    """`add_from_table` of a module whose `add` has another text, or another `STEP` or `TABLE`."""
    scope = {"rule": rule, "tell": tell, "STEP": STEP, "TABLE": TABLE, "Any": Any, "add": add}
    scope |= names
    exec(text, scope)  # noqa: S102 (texts of this file)
    outer = FunctionType(add_from_table.__code__, scope)
    return rule(outer)


ADD = "@rule\ndef add(number, more=2):\n    '''Two numbers.'''\n    return number + more * STEP"


@pytest.mark.parametrize("name", REGISTRY)
def test_any_loop_runs_over_any_game(name: str) -> None:
    game = load(name)
    linked = Linker(game, as_written).link(first_actions)
    s = game.blank(game.player_counts[0])
    row = [0] * game.actions.count
    assert linked(game.load_box().box, s, open_luck(1), row, 0) > 10
    assert s.decider == -1
    assert s.events == [], "linked rules tell nothing"


def test_every_rule_of_the_contract_is_an_open_name() -> None:
    for name, value in vars(contract).items():
        if isinstance(value, Placeholder):
            assert value.name == name
            own = getattr(HOARD, name)
            assert is_rule(value.usual if own is None else own), name
    with pytest.raises(TypeError, match="linked with a game"):
        first_actions(None, None, None, [], 0)


def test_a_linked_function_sees_what_it_reads_and_nothing_else() -> None:
    linked: Any = Linker(HOARD, as_written).link(add_from_table)
    assert set(linked.__globals__) == {"__name__", "tell", "add", "TABLE"}
    assert linked(None, 5) == 8


def test_the_fingerprint_covers_code_constants_defaults_and_what_is_called() -> None:
    known = fingerprint(changed(ADD))
    assert known == fingerprint(changed(ADD))
    for text in (
        ADD.replace("+", "-"),
        ADD.replace("more=2", "more=3"),
        ADD.replace("* STEP", "* STEP * 7"),
    ):
        assert fingerprint(changed(text)) != known, text
    assert fingerprint(changed(ADD, STEP=2)) != known
    assert fingerprint(changed(ADD, STEP=True)) != known
    assert fingerprint(changed(ADD, TABLE=(1, 2, 4))) != known
    array = np.array(TABLE)
    arrays = [fingerprint(changed(ADD, TABLE=one)) for one in (array, array + 1, array * 1.0)]
    assert len({known, *arrays}) == 4


def test_the_fingerprint_leaves_out_docstrings_lines_files_and_what_is_not_linked() -> None:
    known = fingerprint(changed(ADD))
    assert fingerprint(changed("\n\n" + ADD.replace("Two", "Three"))) == known
    assert fingerprint(changed(ADD, OTHER=5)) == known
    assert fingerprint(add_from_table) == known


@pytest.mark.parametrize("name", [*REGISTRY])
def test_a_changed_rule_of_a_game_changes_what_is_linked(name: str) -> None:
    game = load(name)
    other = replace(game, tiebreak=add)

    def of(one: Any, loop: Any) -> str:
        return Linker(one, as_written).fingerprint(loop)

    assert of(game, simulate_many) != of(other, simulate_many)
    assert of(game, first_actions) == of(other, first_actions)
    assert of(game, simulate_many) == of(replace(game, title="Another"), simulate_many)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(HeorotError, match="add_from_table reads TABLE, which is neither a rule"):
        fingerprint(changed(ADD, TABLE={"a": 1}))
    with pytest.raises(HeorotError, match="add_from_table reads add, which is neither a rule"):
        fingerprint(changed("def add(number):\n    return number"))
