"""The actions of movie in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.movie.table import GAME, Table

from heorot.core.errors import InvalidAction
from heorot.core.words import NamedAction, Word
from heorot.games.movie.rules.state import FIGURE

ACTIONS = GAME.actions


def name_of(table: Table, notation: str) -> NamedAction:
    return ACTIONS.name(table.edition, table.s, ACTIONS.parse(notation))


def words(name: str, **args: str | int) -> NamedAction:
    return NamedAction(name, {kind: Word(kind, value) for kind, value in args.items()})


def test_every_id_has_one_short_form() -> None:
    forms = [ACTIONS.notation(action) for action in range(ACTIONS.count)]
    assert ACTIONS.count == 142
    assert len({form.casefold() for form in forms}) == ACTIONS.count
    assert [ACTIONS.parse(form) for form in forms] == list(range(ACTIONS.count))
    assert not any(form.isdecimal() for form in forms)


def test_short_forms_follow_the_map_of_ids() -> None:
    expected = {
        0: "draw",
        1: "+1",
        12: "-6",
        13: "tr+1",
        20: "me+2",
        27: "va+3",
        31: "te-1",
        42: "dr-6",
        43: "horn",
        50: "gorge",
        51: "a1",
        58: "h1",
        59: "a2",
        130: "h10",
        131: "act1",
        133: "act3",
        134: "*1",
        137: "*4",
        138: "cash",
        139: "no",
        140: "keep",
        141: "pass",
    }
    assert {action: ACTIONS.notation(action) for action in expected} == expected


@given(st.text(max_size=6))
def test_other_texts_are_refused_with_what_was_expected(text: str) -> None:
    known = [ACTIONS.notation(action) for action in range(ACTIONS.count)]
    if text in known or text.startswith(("minus", "figure")):
        return
    with pytest.raises(InvalidAction, match="is no action of movie; expected a tile"):
        ACTIONS.parse(text)


def test_actions_are_named_by_what_they_do_now() -> None:
    table = Table.new(2)
    assert name_of(table, "draw") == words("draw")
    assert name_of(table, "*3") == words("figure", piece="thane")
    assert name_of(table, "-4") == words("play", tile="−4 peril")
    assert name_of(table, "+4") == words("play", tile="+4 boon")
    assert name_of(table, "horn") == words("play", tile="horn")
    assert name_of(table, "gorge") == words("play", tile="gorge")
    assert name_of(table, "a1") == words("place_at", square="a1")
    assert name_of(table, "h10") == words("place_at", square="h10")
    assert name_of(table, "act2") == words("back", back="act2")
    assert name_of(table, "pass") == words("pass")
    assert name_of(table, "keep") == words("keep")
    assert name_of(table, "no") == words("remove_nothing")
    assert name_of(table, "cash") == words("cash", count=0)


BOARD = """
phase = "playing"
board = ["1:castle . mead+2 valor+3 .", ". . . . .", ". . . . .", ". . . . .", ". . . . +1"]
[[seat]]
hand = [%s]
[[seat]]
"""


def test_squares_are_named_by_the_question() -> None:
    table = Table.of(BOARD % '"drunkenness-3 #1"').play("dr-3")
    assert name_of(table, "c1") == words("replace", tile="+2 mead", square="c1")
    assert name_of(table, "b1") == words("place_at", square="b1")
    table = Table.of(BOARD % '"temptation-1 #1"').play("te-1", "b1")
    assert name_of(table, "d1") == words("remove", tile="+3 valor", square="d1")
    assert name_of(table, "no") == words("remove_nothing")
    table = Table.of(BOARD % '"statue #1"').play("statue", "b1")
    assert name_of(table, "d1") == words("swap", tile="+3 valor", square="d1")
    assert name_of(table, "no") == words("swap_nothing")
    table.play("d1")
    assert name_of(table, "e5") == words("swap_with", tile="+1 boon", square="e5")
    assert name_of(table, "no") == words("swap_nothing")
    table = Table.of(BOARD % '"counsel #1"').play("counsel")
    assert name_of(table, "a1") == words("move", piece="castle", square="a1")
    table.s.board[table.square("e4")] = FIGURE + 4
    assert name_of(table, "e4") == words("place_at", square="e4"), "nobody's own"
    table.play("a1")
    assert name_of(table, "a2") == words("move_to", square="a2")
    table = Table.of(BOARD % '"treasure+1 #1"').play("tr+1")
    assert name_of(table, "cash") == words("cash", count=5)


@pytest.mark.parametrize("tile", ["treasure+1", "statue"])
def test_every_action_has_a_name_for_whoever_looks(tile: str) -> None:
    """Also for those who may not know what has been chosen, and after the end."""
    table = Table.of(BOARD % f'"{tile} #1"')
    for _ in range(3):
        for reader in (0, 1, 2):
            seen = table.seen(reader).s
            for action in range(ACTIONS.count):
                assert ACTIONS.name(table.edition, seen, action).name
        table.play(next(one for one in table.legal() if one not in ("cash", "no")))
    chosen = Table.of(BOARD % '"treasure+1 #1"').play("tr+1")
    hidden = ACTIONS.name(chosen.edition, chosen.seen(2).s, ACTIONS.parse("cash"))
    assert hidden == words("cash", count=0)
    over = Table.of('act = 3\nphase = "over"\n[[seat]]\n[[seat]]\n')
    over.s.players[3].chosen = over.s.players[3].step = 5
    assert name_of(over, "cash") == words("cash", count=0)
    assert name_of(over, "no") == words("remove_nothing")


@pytest.mark.rule("M22")
def test_kingdoms_has_castles_by_rank_and_mountains() -> None:
    table = Table.new(2, box="kingdoms")
    assert name_of(table, "*4") == words("figure", piece="rank4")
    assert name_of(table, "gorge") == words("play", tile="mountain")
    assert GAME.word(table.edition, "tile", 3) == Word("tile", "+3 boon")


def test_numbers_of_events_in_words() -> None:
    edition = Table.new(2).edition
    assert GAME.word(edition, "seat", 1) == Word("seat", 2)
    assert GAME.word(edition, "count", -4) == Word("count", -4)
    assert GAME.word(edition, "tile", 51 + 20) == Word("tile", "+2 mead #2")
    assert GAME.word(edition, "tile", 3 * 51 + 20) == Word("tile", "+2 mead")
    assert GAME.word(edition, "square", 100) == Word("square", "a1")
    assert GAME.word(edition, "square", 149) == Word("square", "h10")
    assert GAME.word(edition, "piece", 4) == Word("piece", "beowulf")
