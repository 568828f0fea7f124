"""Scoring: M10 to M14, M25; a second scorer, and what screens show, agree on any board."""

from __future__ import annotations

import random

import pytest
from tests.movie.boards import random_board, random_shapes
from tests.movie.scorer import score_kingdoms, score_movie
from tests.movie.table import BOXES, ENGINES, TWO, Table

from heorot.games.movie.box import FACE_NAMES, Box
from heorot.games.movie.rules.lines import figure_score, is_betrayed, line_score
from heorot.games.movie.rules.state import ACTS, COLUMNS, FACES, FIGURE, PRINTED, SQUARES
from heorot.games.movie.words.sums import Reach, betrayed, reckon


def row_of(*rows: str) -> Table:
    """Act I with these rows; the rest of the board is empty."""
    every = [*rows, *[". . . . ."] * (5 - len(rows))]
    return Table.of("board = [" + ", ".join(f'"{row}"' for row in every) + "]" + TWO)


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    ("figure", "stones"), [("longship", 1), ("castle", 2), ("thane", 3), ("beowulf", 4)]
)
def test_a_figure_multiplies_row_and_column_by_its_stones(figure: str, stones: int) -> None:
    table = row_of(f"1:{figure} +5 . . -2", "+4 . . . .", ". . . . .", "-1 . . . .")
    assert table.score_at("a1") == stones * (5 - 2 + 4 - 1)


@pytest.mark.rule("M10")
def test_other_figures_and_other_lines_count_for_nothing() -> None:
    table = row_of("1:castle 2:beowulf +5 . .", "2:thane +6 . . .")
    assert table.score_at("a1") == 10


@pytest.mark.rule("M11")
def test_a_gorge_cuts_its_row_and_its_column() -> None:
    table = row_of(
        "1:longship gorge +6 1:longship .", ". +3 . . .", ". 1:longship . . .", "+1 . . . ."
    )
    assert table.score_at("a1") == 1
    assert table.score_at("d1") == 6
    assert table.score_at("b3") == 3


@pytest.mark.rule("M11")
def test_a_printed_gorge_cuts_like_a_tile() -> None:
    table = Table.of(
        """
        act = 2
        board = [
          ". . . +6 .",
          "+5 . 1:castle # +3",
          ". # . 1:longship .",
          ". . # +4 .",
          ". . +2 . ."]
        """
        + TWO
    )
    assert table.score_at("c2") == 10
    assert table.score_at("d3") == 4
    assert table.box.ground[50:75].count(PRINTED) == 3


@pytest.mark.rule("M12")
def test_each_horn_in_row_part_and_column_part_adds_a_stone() -> None:
    assert row_of("1:longship +5 horn . .").score_at("a1") == 10
    assert row_of("1:castle +5 horn . .").score_at("a1") == 15
    two = row_of("1:castle +5 horn . .")
    two.s.board[two.square("a4")] = FACE_NAMES.index("horn")
    assert two.score_at("a1") == 20


@pytest.mark.rule("M12")
def test_a_gorge_stops_a_horn() -> None:
    table = row_of("1:castle +5 gorge horn .")
    assert table.score_at("a1") == 10
    assert row_of("1:castle +5 . . .", ". horn . . .").score_at("a1") == 10


def act_2(*rows: str) -> Table:
    return Table.of("act = 2\nboard = [" + ", ".join(f'"{row}"' for row in rows) + "]" + TWO)


@pytest.mark.rule("M13")
def test_treachery_makes_boons_of_its_lines_worthless_for_everyone() -> None:
    table = act_2(
        "1:castle +6 treachery -5 .",
        ". +5 . # .",
        ". # 2:longship . .",
        ". . # . .",
        ". . . . .",
    )
    assert table.score_at("a1") == 2 * (0 - 5)
    assert table.score_at("c3") == 0
    table.s.board[table.square("b1")], table.s.board[table.square("b2")] = (
        table.s.board[table.square("b2")],
        FIGURE,
    )
    assert (
        table.score_at("b2") == 0
    )  # it reaches the boon in the row of the treachery by its column


@pytest.mark.rule("M13")
def test_a_gorge_stops_treachery() -> None:
    table = act_2(
        "1:castle +6 gorge treachery .",
        ". . . # +5",
        ". # . . .",
        ". . # . .",
        ". . . . 2:longship",
    )
    assert table.score_at("a1") == 12
    assert table.score_at("e5") == 5
    below = act_2(". . . treachery .", ". . . # .", ". # . +6 .", ". . # 1:castle .", ". . . . .")
    assert below.score_at("d4") == 12


@pytest.mark.rule("M13")
def test_treachery_is_applied_before_scoring_when_the_board_is_full() -> None:
    table = act_2(
        "1:castle +6 treachery -5 +1",
        "+2 +3 +4 # valor+3",
        "valor+4 # 2:longship -1 -2",
        "+5 . # -3 temptation-2",
        "gorge horn -6 temptation-4 statue",
    )
    table.play("*1", "b4")
    down = [line for line in table.events() if line.startswith("turned_down")]
    assert down == [
        *("turned_down +6 boon b1", "turned_down +1 boon e1", "turned_down +4 boon c2"),
    ]
    assert [line for line in table.events() if "castle" in line] == [
        f"scores 1 castle {2 * (0 - 5 + 0 + 2 + 4 + 5)}"
    ]
    order = [line.split()[0] for line in table.events()]
    assert order.index("turned_down") > order.index("act_ends")
    assert order.index("scores") > max(k for k, name in enumerate(order) if name == "turned_down")


@pytest.mark.rule("M13")
def test_treachery_is_also_applied_when_the_act_ends_by_passes() -> None:
    table = act_2("1:castle +6 treachery . .", ". . . # .", ". # . . .", ". . # . .", ". . . . .")
    table.s.pool[:], table.s.pool_size = [0] * FACES, 0
    for seat in (0, 1):
        table.s.players[seat].figures[:] = [0] * 5
    table.s.players[1].figures[1] = 1
    table.s.active = table.s.decider = 1
    table.play("*1", "e5")
    assert [line.split()[0] for line in table.events()][:6] == [
        *("places_figure", "turn_begins", "passes", "turn_begins", "passes", "act_ends"),
    ]
    assert "turned_down +6 boon b1" in table.events()
    assert "scores 1 castle 0" in table.events()


@pytest.mark.rule("M14")
@pytest.mark.parametrize("face", ["gorge", "horn", "counsel", "statue", "treachery"])
def test_a_tile_without_a_number_is_worth_nothing(face: str) -> None:
    table = act_2(f"{face} . . . 1:castle", ". . . # .", ". # . . .", ". . # . .", ". . . . .")
    assert table.score_at("e1") == 0
    assert ENGINES["standard"].edition.box.value[FACE_NAMES.index(face)] == 0


# The second scorer.


def check_board(dice: random.Random, box: Box, act: int) -> None:
    s, board = random_board(dice, box, act)
    expected = (score_kingdoms if box.kingdoms else score_movie)(board)
    place_of = [divmod(cell, COLUMNS) for cell in box.cell[act * SQUARES : (act + 1) * SQUARES]]
    figures = [square for square in range(SQUARES) if s.board[square] >= FIGURE]
    found = {place_of[square]: figure_score(box, s, square) for square in figures}
    assert found == expected, board
    turned_down = betrayed(box, act, s.board)
    assert turned_down == {q for q in range(box.squares[act]) if is_betrayed(box, s, q)}, board
    drawn = reckon(box, act, s.board, turned_down)
    assert {place_of[one.square]: one.points for one in drawn.sums} == expected, board
    for number, parts in enumerate((drawn.rows, drawn.columns)):
        assert sorted(square for part in parts for square in part.figures) == figures
        for part in parts:
            assert {line_score(box, s, q, number) for q in part.figures} <= {part.sum}, board
    check_changes(dice, box, act, s.board)


def check_changes(dice: random.Random, box: Box, act: int, board: list[int]) -> None:
    """Where two squares have changed places, figures score as if all were reckoned anew."""
    after = list(board)
    one, two = (dice.randrange(box.squares[act]) for _ in range(2))
    after[one], after[two] = board[two], board[one]
    points, points_after = (
        {sum_.square: sum_.points for sum_ in reckon(box, act, now, betrayed(box, act, now)).sums}
        for now in (board, after)
    )
    expected = {q: points_after.get(q, 0) - points.get(q, 0) for q in points | points_after}
    found = Reach(box, act, board).changes(after)
    assert found == {q: change for q, change in expected.items() if change}, (board, after)
    assert list(found) == sorted(found)


def check_boards(count: int) -> None:
    """On the boards of both boxes, and on boards of any shape."""
    dice = random.Random(7)
    for number in range(count):
        name, act = BOXES[number % 2], number // 2 % ACTS
        check_board(dice, ENGINES[name].edition.box, act)
        if number % 10 < 2:
            shapes = random_shapes(dice, name)
            for each in range(ACTS):
                check_board(dice, shapes, each)


@pytest.mark.rule("M10")
@pytest.mark.rule("M11")
@pytest.mark.rule("M13")
@pytest.mark.rule("M25")
def test_a_second_scorer_agrees_on_some_boards() -> None:
    check_boards(300)


@pytest.mark.full
def test_a_second_scorer_agrees_on_ten_thousand_boards() -> None:
    check_boards(10_000)
