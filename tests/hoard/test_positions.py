"""Possible and impossible tables: where a position document is refused, and where not yet."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.hoard.table import EDITION, GAME, Table, card

from heorot.core.documents import to_toml
from heorot.core.errors import BadFile
from heorot.core.position import dump, parse
from heorot.games import load


def cases(name: str) -> dict[str, dict[str, Any]]:
    """The cases of a data file, by what they show."""
    return tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))


def written(case: dict[str, Any]) -> str:
    """The document of a case."""
    return Table.with_head(to_toml(case["document"]))


IMPOSSIBLE = cases("impossible.toml")
POSSIBLE = cases("possible.toml")


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_its_place_and_what_was_expected(what: str) -> None:
    case = IMPOSSIBLE[what]
    with pytest.raises(BadFile) as refused:
        parse(load, written(case))
    assert refused.value.place == case["place"]
    assert case["problem"] in refused.value.problem


@pytest.mark.parametrize("what", POSSIBLE)
def test_a_table_at_the_border_of_the_possible_is_accepted(what: str) -> None:
    table = Table.of(written(POSSIBLE[what]))
    assert parse(load, dump(GAME, EDITION, table.s)).s == table.s
    assert bool(table.legal()) == (table.phase != "over")


ONE = '[[seat]]\nhand = ["red ring"]\n'
TWO = '[[seat]]\nhand = ["blue ring", "blue harp"]\n'
OTHER = '[[seat]]\nhand = ["yellow ring", "yellow harp"]\n'


@pytest.mark.rule("H17")
def test_a_document_needs_the_top_of_the_pile() -> None:
    text = Table.with_head(f'phase = "playing"\n{ONE}{TWO}')
    with pytest.raises(BadFile) as refused:
        parse(load, text.replace('top = "orange"\n', ""))
    assert refused.value.place == "top"
    assert "the discards become the new pile (H17)" in refused.value.problem


def test_a_document_needs_the_field() -> None:
    text = Table.with_head(f'phase = "playing"\n{ONE}{TWO}')
    with pytest.raises(BadFile, match=r"field: 0 cards; the field always has 4"):
        parse(load, text.replace('field = ["red", "blue", "yellow", "purple"]\n', ""))


def test_what_a_document_leaves_out_follows() -> None:
    table = Table.of('phase = "playing"\ndiscard = ["red mob"]\n' + ONE + TWO)
    s = table.s
    assert (s.start, s.decider, s.laid, s.acted, s.grazed, s.dealing) == (0, 0, 0, 0, 0, 0)
    assert (s.action, s.wizard, s.target, s.loot, s.loot_back) == (-1, -1, -1, -1, -1)
    assert s.drawn == [-1, -1, -1]
    named = {"red ring", "blue ring", "blue harp", "red mob"}
    assert {one for one in range(95) if not s.loose[one]} == {card(name) for name in named}
    assert s.rest == [16, 16, 18, 18, 18]  # less hands, discard, field and the orange top
    assert s.pile_of == [-1 if one == card("red mob") else 0 for one in range(95)]


@pytest.mark.parametrize(
    ("more", "decider"),
    [
        ('phase = "answering"\naction = "red thief"\ntarget = 3', 2),
        ('phase = "answering"\naction = "red knight"\ntarget = 2', 1),
        ('phase = "stealing"\naction = "red thief"\ntarget = 3', 0),
        ('phase = "yielding"\naction = "red mob"\ndecides = 3', 2),
    ],
)
def test_who_decides_follows_where_only_one_can(more: str, decider: int) -> None:
    assert Table.of(f"acted_this_turn = true\n{more}\n{ONE}{TWO}{OTHER}").s.decider == decider
