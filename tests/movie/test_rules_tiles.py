"""Special tiles when played: M15 to M21."""

from __future__ import annotations

import pytest
from tests.movie.table import Table

ROWS = """
board = [
  ". 2:longship +1 temptation-1 .",
  "1:castle valor+3 gorge . mead+4",
  ". mead+2 . . .",
  ". . . . .",
  ". . . . 2:thane",
]
phase = "playing"
"""


def holding(*tiles: str, board: str = ROWS) -> Table:
    """Seat 1 has drawn and plays one of these tiles."""
    hand = ", ".join(f'"{tile} #1"' for tile in tiles)
    return Table.of(f"{board}\n[[seat]]\nhand = [{hand}]\n[[seat]]\n")


EMPTIES = sorted(
    [
        "a1",
        "e1",
        "d2",
        "a3",
        "c3",
        "d3",
        "e3",
        *(f"{c}4" for c in "abcde"),
        *(f"{c}5" for c in "abcd"),
    ]
)


# M15, M16.


@pytest.mark.rule("M15")
def test_temptation_may_remove_a_valor() -> None:
    board = ROWS.replace("temptation-1", "-1").replace("+1 -1", "+1 -2")
    table = holding("temptation-1", board=board).play("te-1")
    assert sorted(table.legal()) == EMPTIES
    table.play("c3")
    assert table.legal() == ["b2", "no"]
    table.play("b2")
    assert (table.at("c3"), table.at("b2")) == ("temptation-1", ".")
    assert table.s.empties == 16
    assert table.events() == [
        *("places_tile 1 −1 temptation #1 c3", "removes 1 +3 valor b2", "turn_begins 2"),
    ]
    assert table.hand(1) == []


@pytest.mark.rule("M15")
def test_temptation_need_not_remove_anything() -> None:
    board = ROWS.replace("temptation-1", "-2")
    table = holding("temptation-1", board=board).play("te-1", "c3", "no")
    assert table.at("b2") == "valor+3"
    assert table.events() == ["places_tile 1 −1 temptation #1 c3", "turn_begins 2"]


@pytest.mark.rule("M15")
def test_without_a_valor_nothing_is_asked() -> None:
    board = ROWS.replace("temptation-1", "-2").replace("valor+3", "+3")
    table = holding("temptation-1", board=board).play("te-1", "c3")
    assert table.turn == 2


@pytest.mark.rule("M16")
def test_valor_may_remove_a_temptation() -> None:
    board = ROWS.replace("valor+3", "+3")
    table = holding("valor+3", board=board).play("va+3", "a1")
    assert table.legal() == ["d1", "no"]
    table.play("d1")
    assert (table.at("a1"), table.at("d1")) == ("valor+3", ".")
    assert table.events()[1] == "removes 1 −1 temptation d1"
    kept = holding("valor+3", board=board).play("va+3", "a1", "no")
    assert kept.at("d1") == "temptation-1"


@pytest.mark.rule("M16")
def test_without_a_temptation_valor_asks_nothing() -> None:
    board = ROWS.replace("valor+3", "+3").replace("temptation-1", "drunkenness-1")
    assert holding("valor+3", board=board).play("va+3", "a1").turn == 2


# M17.


@pytest.mark.rule("M17")
def test_a_treasure_is_placed_as_a_boon() -> None:
    table = holding("treasure+1").play("tr+1")
    assert sorted(table.legal()) == [*sorted([*EMPTIES, "cash"])]
    table.play("a1")
    assert table.at("a1") == "treasure+1"
    assert table.points(1) == 50


@pytest.mark.rule("M17")
@pytest.mark.parametrize(
    ("act", "tile", "notation", "trove"),
    [
        *((1, "treasure+1 #1", "tr+1", 5), (2, "treasure+2 #2", "tr+2", 8)),
        *((3, "treasure+3 #3", "tr+3", 12), (3, "treasure+4 #3", "tr+4", 16)),
    ],
)
def test_a_treasure_may_be_cashed(act: int, tile: str, notation: str, trove: int) -> None:
    table = Table.of(f'act = {act}\nphase = "playing"\n[[seat]]\nhand = ["{tile}"]\n[[seat]]\n')
    empties = table.s.empties
    table.play(notation, "cash")
    assert table.points(1) == 50 + trove
    assert table.points(2) == 50
    assert table.hand(1) == []
    assert table.s.empties == empties  # no square is filled
    assert table.turn == 2
    assert table.events()[0].endswith(f" {trove}")
    assert table.events()[0].startswith("cashes 1")


@pytest.mark.rule("M17")
def test_a_kept_treasure_has_the_trove_value_of_its_own_act() -> None:
    table = Table.of(
        'act = 3\nphase = "playing"\nshown = ["+1 #1"]\n[[seat]]\n'
        'hand = ["treasure+2 #2", "+1 #3"]\n[[seat]]\n'
    ).play("tr+2", "cash")
    assert table.points(1) == 58


# M18, M19.


@pytest.mark.rule("M18")
def test_drunkenness_is_a_peril_or_takes_the_place_of_a_mead() -> None:
    table = holding("drunkenness-3").play("dr-3")
    assert sorted(table.legal()) == sorted([*EMPTIES, "b3", "e2"])
    empties = table.s.empties
    table.play("b3")
    assert table.at("b3") == "drunkenness-3"
    assert table.s.empties == empties
    assert table.events() == ["replaces 1 −3 drunkenness #1 b3", "turn_begins 2"]
    assert table.hand(1) == []
    placed = holding("drunkenness-3").play("dr-3", "a1")
    assert placed.at("a1") == "drunkenness-3"
    assert placed.at("b3") == "mead+2"


@pytest.mark.rule("M19")
def test_mead_is_a_plain_boon() -> None:
    board = ROWS.replace("mead+2", "+2")
    table = holding("mead+2", board=board).play("me+2")
    assert sorted(table.legal()) == EMPTIES
    table.play("a1")
    assert table.at("a1") == "mead+2"
    assert table.score_at("a2") == 2 * (3 + 2)
    assert table.turn == 2


# M20.


@pytest.mark.rule("M20")
def test_a_golden_statue_may_swap_the_tiles_of_two_other_squares() -> None:
    table = holding("statue").play("statue", "a1")
    tiles = ["b2", "b3", "c1", "c2", "d1", "e2"]
    assert sorted(table.legal()) == sorted([*tiles, "no"])
    table.play("c2")
    assert sorted(table.legal()) == sorted(set(tiles) - {"c2"})
    table.play("e2")
    assert (table.at("a1"), table.at("c2"), table.at("e2")) == ("statue", "mead+4", "gorge")
    assert table.events() == [
        *("places_tile 1 statue #1 a1", "swaps 1 c2 e2", "turn_begins 2"),
    ]
    assert table.s.empties == 15


@pytest.mark.rule("M20")
def test_a_golden_statue_need_not_swap() -> None:
    table = holding("statue").play("statue", "a1", "no")
    assert (table.at("c2"), table.at("e2")) == ("gorge", "mead+4")
    assert table.turn == 2


@pytest.mark.rule("M20")
def test_swapped_tiles_do_not_trigger() -> None:
    table = holding("statue").play("statue", "a1", "b2", "d1")
    assert (table.at("b2"), table.at("d1")) == ("temptation-1", "valor+3")
    assert table.turn == 2


@pytest.mark.rule("M20")
@pytest.mark.parametrize("first", [". . . . .", ". . +1 . ."])
def test_with_fewer_than_two_other_tiles_there_is_no_swap(first: str) -> None:
    board = f'board = ["{first}", ". . . . .", ". 1:thane . . .", ". . . . .", ". . . . ."]'
    table = holding("statue", board=board + '\nphase = "playing"\n').play("statue", "e5")
    assert table.turn == 2
    two = board.replace("1:thane", "+2").replace(". . +1 . .", "+3 . +1 . .")
    more = holding("statue", board=two + '\nphase = "playing"\n').play("statue", "e5")
    assert more.turn == (1 if "+1" in first else 2)


@pytest.mark.rule("M20")
def test_printed_gorges_and_figures_are_not_swapped() -> None:
    table = Table.of(
        """
        act = 2
        phase = "playing"
        board = ["1:thane . . +1 .", ". . gorge # .", ". # . . .", ". . # . .", ". . . . 2:thane"]
        [[seat]]
        hand = ["statue #2"]
        [[seat]]
        """
    ).play("statue", "e1")
    assert sorted(table.legal()) == ["c2", "d1", "no"]


# M21.


@pytest.mark.rule("M21")
def test_good_counsel_moves_an_own_figure_and_lies_where_it_stood() -> None:
    table = holding("counsel").play("counsel")
    assert table.legal() == ["a2"]
    table.play("a2")
    assert sorted(table.legal()) == ["a1", "a3"]
    table.play("a3")
    assert (table.at("a2"), table.at("a3")) == ("counsel", "1:castle")
    assert table.events() == [
        *("moves_figure 1 a2 a3", "places_tile 1 counsel #1 a2", "turn_begins 2"),
    ]
    assert table.s.empties == 15
    assert table.hand(1) == []


@pytest.mark.rule("M21")
def test_without_a_figure_that_can_move_good_counsel_cannot_be_played() -> None:
    stuck = ROWS.replace(". 2:longship", "-2 2:longship").replace(". mead+2", "-5 mead+2")
    table = holding("counsel", "+2", board=stuck)
    assert table.legal() == ["+2"]
    beside = stuck.replace("valor+3", ".")
    assert holding("counsel", "+2", board=beside).play("counsel", "a2").legal() == ["b2"]


@pytest.mark.rule("M21")
def test_a_figure_does_not_step_onto_a_printed_gorge_or_off_the_board() -> None:
    table = Table.of(
        """
        act = 2
        phase = "playing"
        board = [". . . . .", ". . . # 1:thane", ". # . . .", ". . # . .", ". . . . ."]
        [[seat]]
        hand = ["counsel #2"]
        [[seat]]
        """
    ).play("counsel", "e2")
    assert sorted(table.legal()) == ["e1", "e3"]


@pytest.mark.rule("M21")
def test_good_counsel_may_end_the_act() -> None:
    table = Table.of(
        """
        phase = "playing"
        board = [
          "1:castle . treasure+1 temptation-1 drunkenness-1",
          "1:beowulf +6 gorge +5 horn",
          "+4 +3 -6 2:thane +1",
          "-4 1:longship 1:castle -2 +2",
          "-1 valor+3 drunkenness-3 +5 2:castle",
        ]
        [[seat]]
        hand = ["counsel #1"]
        [[seat]]
        """
    ).play("counsel", "a1", "b1")
    assert table.act == 2
    assert "scores 1 castle" in " ".join(table.events())


@pytest.mark.rule("M21")
def test_steps_follow_rows_and_columns_of_the_diagonal_board() -> None:
    table = Table.of('act = 3\nphase = "playing"\n[[seat]]\nhand = ["counsel #3"]\n[[seat]]\n')
    table.s.board[table.square("g5")] = 64
    table.s.players[0].figures[1] -= 1
    table.s.empties -= 1
    table.play("counsel", "g5")
    assert sorted(table.legal()) == ["f5", "g6"]


# Steps are private, and complete in one.


@pytest.mark.rule("M2")
def test_a_choice_in_steps_changes_nothing_on_the_table_until_it_is_complete() -> None:
    table = holding("statue")
    before = table.seen(2).s.to_bytes()
    for action in ("statue", "a1", "c2"):
        table.play(action)
        assert table.seen(2).s.to_bytes() == before
        assert table.events() == []
    table.play("e2")
    assert table.seen(2).s.to_bytes() != before
