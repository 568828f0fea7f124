"""Position documents of movie: what is refused, and what follows from what is left out."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.movie.table import TWO, Table

from heorot.core.errors import BadFile
from heorot.core.position import parse
from heorot.games import load

HERE = Path(__file__).parent
IMPOSSIBLE = tomllib.loads((HERE / "impossible.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=lambda case: case["what"])
def test_a_table_that_cannot_be_is_refused(case: dict[str, Any]) -> None:
    seats = [case.get("first", ""), case.get("second", "")][: case.get("seats", 2)]
    document = "\n[[seat]]\n".join([case.get("table", ""), *seats])
    with pytest.raises(BadFile) as error:
        parse(load, Table.with_head(document))
    message = str(error.value)
    assert message.startswith(f"{case['place']}: "), message
    assert case["problem"] in message, message


def test_what_a_document_leaves_out_follows() -> None:
    table = Table.of(TWO)
    s = table.s
    assert (s.start, s.decider, s.phase, s.passes, s.empties, s.pool_size) == (0, 0, 1, 0, 25, 24)
    assert [table.points(seat) for seat in (1, 2)] == [50, 50]
    assert table.figures(1) == [4, 3, 2, 1]
    assert list(s.unseen) == list(table.box.copies)
    assert table.doc()["board"] == [". . . . ."] * 5


def test_a_board_is_written_with_its_columns_below_each_other() -> None:
    table = Table.of(
        'board = [". mead+2 . . 1:beowulf", "+1 . . . .", ". . . . .", ". . . . .", ". . . . -6"]'
        + TWO
    )
    assert table.doc()["board"] == [
        ".  mead+2 . . 1:beowulf",
        "+1 .      . . .",
        ".  .      . . .",
        ".  .      . . .",
        ".  .      . . -6",
    ]
    third = Table.of("act = 3" + TWO).doc()["board"]
    assert third[0] == ". . ."
    assert third[5] == "  . . . . . . ."
    assert third[9] == "          . . ."


def test_tiles_of_earlier_acts_on_the_board_are_named_in_shown() -> None:
    table = Table.of(
        'act = 2\nboard = ["mead+2 . . . .", ". . . # .", ". # . . .", ". . # . .", ". . . . ."]'
        '\nshown = ["mead+2 #1", "+5 #1"]' + TWO
    )
    assert table.s.unseen[20] == 0
    assert table.s.unseen[5] == 1
    assert table.doc()["shown"] == ["+5 #1", "mead+2 #1"]


def test_an_unfinished_choice_is_written_step_by_step() -> None:
    doc = """
        phase = "playing"
        board = ["+1 . +2 . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]
        [[seat]]
        hand = ["statue #1"]
        chosen = ["statue", "e5", "c1"]
        [[seat]]
        """
    table = Table.of(doc)
    assert table.legal() == ["a1"]
    assert table.doc()["seat"][0]["chosen"] == ["statue", "e5", "c1"]
    assert table.events() == []
    table.play("a1")
    assert (table.at("a1"), table.at("c1")) == ("+2", "+1")


def test_a_back_that_was_asked_for_is_written() -> None:
    doc = """
        act = 2
        phase = "playing"
        shown = ["+2 #1"]
        [[seat]]
        hand = ["+5 #1", "+5 #2"]
        chosen = ["+5"]
        [[seat]]
        """
    assert Table.of(doc).legal() == ["act1", "act2"]
    chosen = Table.of(doc.replace('["+5"]', '["+5", "act2"]'))
    assert chosen.doc()["seat"][0]["chosen"] == ["+5", "act2"]
    assert Table.of(doc).doc()["seat"][0]["chosen"] == ["+5"]


def test_a_figure_half_placed_is_written() -> None:
    table = Table.of('[[seat]]\nchosen = ["*4"]\n[[seat]]\n')
    assert table.doc()["seat"][0]["chosen"] == ["*4"]
    assert len(table.legal()) == 25


def test_the_example_of_the_documentation_is_read_and_written_as_it_stands() -> None:
    docs = (HERE.parents[1] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = docs.partition("\n## movie\n")[2].partition("```toml\n")[2].partition("```")[0]
    table = Table.of(example)
    assert table.legal()[-1] == "no"
    written, again = tomllib.loads(example), table.doc()
    assert again["board"] == written["board"]
    assert sorted(again["shown"]) == sorted(written["shown"])
    assert again["seat"][0]["chosen"] == written["seat"][0]["chosen"]
    assert again["seat"][1]["known_counsels"] == ["counsel #2"]
