"""Every refusal names its rule and says what would make it legal."""

from __future__ import annotations

import pytest
from tests.movie.table import COUNSEL, GAME, Table, dry

from heorot.core.words import Refusal, Word
from heorot.games.movie.words.names import TELLING
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

HAND = """
%s
phase = "playing"
board = [
  "1:castle -2 mead+2 valor+3 temptation-1", "-1 . . . .", ". . . . .", ". . . . .", ". . . . +1",
]
[[seat]]
hand = [%s]
[[seat]]
"""


def why(table: Table, notation: str) -> tuple[str, str]:
    refusal = GAME.why_not(table.edition, table.s, GAME.actions.parse(notation))
    assert refusal is not None, f"{notation} is legal"
    return refusal.rule, refusal.reason


def holding(tile: str) -> Table:
    rest = '"+4 #1"'
    text = HAND % ("", f'"{tile} #1", {rest}')
    if tile.startswith("temptation"):
        text = text.replace('temptation-1"', '-4"', 1)
    if tile.startswith("valor"):
        text = text.replace("valor+3 ", "+3 ", 1)
    return Table.of(text)


def test_what_is_legal_is_not_refused() -> None:
    table = Table.new(2)
    for notation in table.legal():
        assert GAME.why_not(table.edition, table.s, GAME.actions.parse(notation)) is None


def test_at_the_beginning_of_a_turn() -> None:
    table = Table.of('[[seat]]\nhand = ["+4 #1", "counsel #1"]\n[[seat]]\n')
    assert why(table, "+4") == ("M2", "draw_first")
    assert why(table, "counsel") == ("M2", "draw_first")
    assert why(table, "-4") == ("M2", "not_in_hand")
    assert why(table, "a1") == ("M2", "choose_thing_first")
    assert why(table, "act1") == ("M1", "no_back_question")
    assert why(table, "cash") == ("M17", "no_treasure_chosen")
    assert why(table, "no") == ("M15", "nothing_to_decline")
    assert why(table, "keep") == ("M4", "only_when_stuck")
    assert why(table, "pass") == ("M3", "something_to_do")
    table.s.players[0].figures[4] = 0
    assert why(table, "*4") == ("M2", "no_figure_left")
    table.s.players[0].figures[:] = [0] * 5
    assert why(table, "*4") == ("M2", "no_figures_left")


def test_with_the_pool_empty() -> None:
    table = dry(COUNSEL, "", held="counsel")
    assert why(table, "draw") == ("M3", "pool_is_empty")
    assert why(table, "counsel") == ("M21", "nobody_to_move")
    assert why(table, "pass") == ("M3", "something_to_do")


def test_who_can_only_pass_is_told_so() -> None:
    table = dry(COUNSEL, "", held="counsel")
    table.s.players[0].figures[:] = [0] * 5
    assert table.legal() == ["pass"]
    for notation in ("draw", "*1", "*4", "keep", "cash", "no", "act1"):
        assert why(table, notation) == ("M3", "only_pass")
    assert why(table, "counsel") == ("M21", "nobody_to_move")


def test_who_can_only_keep_is_told_so() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["counsel #1"]\n[[seat]]\n')
    assert table.legal() == ["keep"]
    for notation in ("draw", "*1", "*4", "pass", "cash", "no", "act1"):
        assert why(table, notation) == ("M4", "keep_them")
    assert why(table, "counsel") == ("M21", "nobody_to_move")


def test_after_drawing() -> None:
    table = Table.of('phase = "playing"\n[[seat]]\nhand = ["+4 #1", "counsel #1"]\n[[seat]]\n')
    assert why(table, "draw") == ("M2", "drawn_already")
    assert why(table, "*1") == ("M2", "must_play_tile")
    assert why(table, "counsel") == ("M21", "nobody_to_move")
    assert why(table, "-4") == ("M2", "not_in_hand")
    assert why(table, "pass") == ("M3", "something_to_do")


def test_while_a_figure_is_placed() -> None:
    table = Table.of("act = 2\n[[seat]]\n[[seat]]\n").play("*3")
    assert why(table, "draw") == ("M2", "figure_first")
    assert why(table, "*3") == ("M2", "figure_first")
    assert why(table, "d2") == ("M11", "printed_gorge")
    assert why(table, "f1") == ("M2", "no_such_square")
    table = Table.new(2).play("*3", "a1", "*1")
    assert why(table, "a1") == ("M2", "square_taken")


def test_while_a_tile_is_placed() -> None:
    table = holding("+2").play("+2")
    assert why(table, "cash") == ("M17", "no_treasure")
    assert why(table, "draw") == ("M2", "tile_first")
    assert why(table, "c1") == ("M2", "square_taken")
    assert why(table, "g1") == ("M2", "no_such_square")


def test_drunkenness_goes_on_a_mead_or_an_empty_square() -> None:
    table = holding("drunkenness-3").play("dr-3")
    assert "c1" in table.legal()
    assert why(table, "d1") == ("M18", "no_mead_there")
    assert why(table, "a1") == ("M18", "no_mead_there")
    printed = Table.of(
        'act = 2\nphase = "playing"\nshown = ["+2 #1"]\n'
        '[[seat]]\nhand = ["drunkenness-3 #1", "+2 #2"]\n[[seat]]\n'
    ).play("dr-3")
    assert why(printed, "d2") == ("M11", "printed_gorge")


def test_while_a_back_is_chosen() -> None:
    table = Table.of(
        'act = 3\nphase = "playing"\nshown = ["+2 #1"]\n'
        '[[seat]]\nhand = ["+5 #1", "+5 #3"]\n[[seat]]\n'
    ).play("+5")
    assert why(table, "act2") == ("M1", "not_with_this_back")
    assert why(table, "a1") == ("M1", "back_first")
    assert why(table, "h10") == ("M1", "back_first")
    assert why(table, "draw") == ("M1", "back_first")


def test_while_a_removal_is_chosen() -> None:
    table = holding("temptation-1").play("te-1", "b2")
    assert why(table, "c1") == ("M15", "no_valor_there")
    assert why(table, "draw") == ("M15", "removal_first")
    table = holding("valor+3").play("va+3", "b2")
    assert why(table, "c1") == ("M16", "no_temptation_there")
    assert why(table, "draw") == ("M16", "removal_first")


def test_while_a_swap_is_chosen() -> None:
    table = holding("statue").play("statue", "b2")
    assert why(table, "a1") == ("M20", "figure_stays")
    assert why(table, "b2") == ("M20", "statue_stays")
    assert why(table, "c3") == ("M20", "no_tile_there")
    assert why(table, "draw") == ("M20", "swap_first")
    table.play("c1")
    assert why(table, "c1") == ("M20", "same_tile")
    assert why(table, "b2") == ("M20", "statue_stays")
    assert why(table, "no") == ("M20", "swap_begun")
    assert why(table, "draw") == ("M20", "swap_first")


def test_a_printed_gorge_is_not_swapped_and_nobody_steps_there() -> None:
    board = 'board = ["+1 +3 . . .", ". . 1:castle # .", ". # . . .", ". . # . .", ". . . . ."]'
    hand = 'phase = "playing"\n[[seat]]\nhand = ["statue #2", "counsel #2"]\n[[seat]]\n'
    table = Table.of(f"act = 2\n{board}\n{hand}")
    table.play("counsel", "c2")
    assert why(table, "d2") == ("M21", "no_room_there")
    assert why(table, "c4") == ("M21", "one_step")
    table = Table.of(f"act = 2\n{board}\n{hand}").play("statue", "e5")
    assert why(table, "d2") == ("M20", "gorge_stays")


def test_while_a_move_is_chosen() -> None:
    text = HAND % ("", '"counsel #1"')
    table = Table.of(text.replace("-2 mead", ". mead").replace('"-1 .', '"2:thane .')).play(
        "counsel"
    )
    assert why(table, "a2") == ("M21", "not_your_figure")
    assert why(table, "c3") == ("M21", "not_your_figure")
    assert why(table, "draw") == ("M21", "move_first")
    table.play("a1")
    assert why(table, "c3") == ("M21", "one_step")
    assert why(table, "a1") == ("M21", "one_step")
    assert why(table, "e1") == ("M21", "one_step")
    assert why(table, "a2") == ("M21", "no_room_there")
    assert why(table, "draw") == ("M21", "move_first")
    stuck = Table.of(text.replace(". . . . +1", "1:thane . . . +1")).play("counsel")
    assert why(stuck, "a1") == ("M21", "cannot_move")


def test_in_kingdoms() -> None:
    table = Table.new(2, box="kingdoms")
    held = GAME.actions.notation(table.s.players[0].hand[0])
    other = next(face for face in ("+1", "+2") if face != held)
    assert why(table, other) == ("M24", "not_your_secret")
    assert why(table, "pass") == ("M24", "something_to_do")
    assert why(table, "a1") == ("M24", "choose_castle_first")
    table.play("draw")
    assert why(table, "draw") == ("M24", "place_drawn")
    assert why(table, "g1") == ("M24", "no_such_square")
    table.play("a1", "draw")
    assert why(table, "a1") == ("M24", "square_taken")
    table.play("a2")
    table.s.players[0].figures[4] = 0
    assert why(table, "*4") == ("M24", "no_figure_left")
    table.s.players[0].figures[:] = [0] * 5
    assert why(table, "*4") == ("M24", "no_castles_left")
    table.s.pool_size = 0
    assert why(table, "draw") == ("M24", "all_drawn")


@pytest.mark.rule("M22")
def test_what_kingdoms_does_not_know_is_refused_by_its_own_rule() -> None:
    secret = Table.of('box = "kingdoms"\n[[seat]]\nhand = ["+3"]\n[[seat]]\n')
    tables = [secret, Table.new(2, box="kingdoms").play("draw")]
    tables += [Table.new(2, box="kingdoms").play("*1")]
    tables += [Table.of('box = "kingdoms"\n[[seat]]\nhand = ["+3"]\n[[seat]]\n').play("+3")]
    for table in tables:
        for notation in ("keep", "act1", "act3", "cash", "no"):
            assert why(table, notation) == ("M24", "not_in_this_game")


@pytest.mark.parametrize(("box", "rule"), [("standard", "M8"), ("kingdoms", "M26")])
def test_after_the_end(box: str, rule: str) -> None:
    table = Table.of(f'box = "{box}"\nact = 3\nphase = "over"\n[[seat]]\n[[seat]]\n')
    assert why(table, "draw") == (rule, "game_over")
    assert why(table, "a1") == (rule, "game_over")


def test_refusals_name_the_things_they_are_about() -> None:
    table = holding("+2").play("+2")
    refusal = GAME.why_not(table.edition, table.s, GAME.actions.parse("cash"))
    assert refusal == Refusal("M17", "no_treasure", {"tile": Word("tile", "+2 boon")})


@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_unasked_a_player_is_told_what_the_board_does_not_show(case: Case) -> None:
    """Of squares that are taken nobody needs a list."""
    for s in random_game(case, 1):
        refusals = [GAME.why_not(case.edition, s, one) for one in range(GAME.actions.count)]
        told = {
            (one.reason, *one.args.items())
            for one in refusals
            if one is not None and one.reason not in TELLING.hopeless
        }
        assert len(told) <= 12
