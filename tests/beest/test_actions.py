"""Actions in words: notation, names, and what is said of the Silent One."""

from __future__ import annotations

import pytest
from tests.beest.table import CAVES, EDITION, GAME, Table

from heorot.core.errors import InvalidAction
from heorot.core.words import NamedAction, Word


def test_the_notation_is_that_of_the_map() -> None:
    notations = [GAME.actions.notation(action) for action in range(GAME.actions.count)]
    assert notations == [
        *("t-tm", "t-tb", "t-mb", "m-tm", "m-tb", "m-mb", "b-tm", "b-tb", "b-mb"),
        *("on", "@1", "@2", "@3", "@4", "@5", "@6", "@silent"),
    ]
    assert notations[:9] == CAVES


@pytest.mark.parametrize("wrong", ["", "t-mt", "t-tt", "x", "@0", "@7", "@Silent", "ON", "m-tb "])
def test_anything_else_is_no_action(wrong: str) -> None:
    with pytest.raises(InvalidAction, match="is no action of beest; expected a cave such as m-tb"):
        GAME.actions.parse(wrong)


def named(table: Table, notation: str) -> NamedAction:
    return GAME.actions.name(EDITION, table.s, GAME.actions.parse(notation))


def test_a_cave_is_laid_for_whoever_is_next() -> None:
    table = Table.at(3, turn=3, passages="1 2")
    cave = Word("cave", "middle top bottom")
    assert named(table, "m-tb") == NamedAction("lay", {"cave": cave, "seat": Word("seat", 1)})
    table.play(next(iter(table.plan.values())))
    assert named(table, "m-tb").args["seat"] == Word("seat", 2)


def test_the_silent_one_gets_its_cave_last() -> None:
    table = Table.at(3, turn=2, passages="1 3")
    table.s.players[1].chosen = 2
    assert named(table, "m-tb").args["seat"] == Word("seat", "silent")


def test_announcements_name_seats_and_the_silent_one() -> None:
    table = Table.at(3, turn=2, phase="before", beest="3", met="3 silent, 1 3")
    assert named(table, "on") == NamedAction("go_on", {})
    assert named(table, "@2") == NamedAction("announce", {"seat": Word("seat", 2)})
    assert named(table, "@silent") == NamedAction("announce", {"seat": Word("seat", "silent")})
    assert named(table, "t-tm").name == "lay_cave"


@pytest.mark.parametrize(
    ("kind", "number", "value"),
    [
        ("seat", 0, 1),
        ("seat", 6, "silent"),
        ("cave", 4, "middle top bottom"),
        ("stack", 0, "black"),
        ("stack", 5, "white"),
        ("marker", 1, "red"),
        ("marker", 6, "black 1"),
        ("marker", 10, "black 5"),
        ("verdict", 0, "no"),
        ("verdict", 1, "yes"),
        ("count", 7, 7),
    ],
)
def test_numbers_of_events_in_words(kind: str, number: int, value: str | int) -> None:
    assert GAME.word(EDITION, kind, number) == Word(kind, value)
