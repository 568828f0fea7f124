"""The examples of the rulebook."""

from __future__ import annotations

import pytest
from tests.movie.table import EXAMPLE, Table

FIGURES = {"a1": -2, "b1": 11, "a2": 20, "d3": 27, "b4": 8, "c4": -20, "e5": 36}
"""A to G of the example of Act I, solved."""


@pytest.mark.rule("M10")
@pytest.mark.rule("M11")
@pytest.mark.rule("M12")
def test_the_figures_of_the_example_of_act_1_score_as_printed() -> None:
    table = Table.of(EXAMPLE.replace("counsel ", ". "))  # worth 0, as an empty square is
    assert {name: table.score_at(name) for name in FIGURES} == FIGURES


@pytest.mark.rule("M6")
def test_the_example_of_act_1_adds_up_when_its_last_figure_is_placed() -> None:
    table = Table.of("turn = 3\n" + EXAMPLE.replace("3:thane", "."))
    table.play("*3", "e5")
    scored = [line.split() for line in table.events() if line.startswith("scores")]
    assert [(who, what, int(points)) for _, who, what, points in scored] == [
        *(("1", "longship", -2), ("2", "longship", 11), ("1", "beowulf", 20), ("2", "thane", 27)),
        *(("1", "longship", 8), ("3", "castle", -20), ("3", "thane", 36)),
    ]
    assert [table.points(seat) - 50 for seat in (1, 2, 3)] == [26, 38, 16]
    told = [line.split()[0] for line in table.events()]
    assert told[2:6] == ["scores", "adds_up"] * 2, "what a figure scores, and then why"
    stand = [line for line in table.events() if line.startswith("stands_at")]
    assert stand == ["stands_at 1 76", "stands_at 2 88", "stands_at 3 66"]
    assert table.act == 2


@pytest.mark.rule("M10")
def test_a_thane_with_minus_1_plus_1_plus_4_minus_1_in_its_lines_scores_9() -> None:
    table = Table.of(
        """
        board = [
          ". -1 . . .",
          ". +1 . . .",
          "+4 1:thane . . drunkenness-1",
          ". . . . .",
          ". . . . .",
        ]
        [[seat]]
        [[seat]]
        """
    )
    assert table.score_at("b3") == 9
