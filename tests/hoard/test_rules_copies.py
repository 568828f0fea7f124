"""Two equal cards in a hand: H9, and what it tells when one of them goes (H22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hoard.table import GAME, Table

from heorot.core.words import NamedAction, Word

LATER: dict[str, Any] = {
    "dealing": 1,
    "top": "orange #1",
    "field": ["red #1", "blue #1", "yellow #1", "blue #1"],
}
"""The pile was renewed once."""


@pytest.mark.rule("H9")
@pytest.mark.parametrize(
    ("second", "is_choice"),
    [
        ("red lair 2", False),
        ("red lair 2 #1", True),
        ("red lair 2 seen by 2", True),
        ("red lair 2 no dragon", False),
    ],
)
def test_equal_cards_are_two_choices_where_others_can_tell_them_apart(
    second: str, is_choice: bool
) -> None:
    table = Table.at("playing", ["red lair", "blue dragon", second], ["blue ring"], **LATER)
    assert table.legal() == ["red lair", "end", *(["rLa2"] if is_choice else [])]


@pytest.mark.rule("H9")
def test_equal_cards_that_the_same_players_have_seen_are_one_choice() -> None:
    seen = ["red lair seen by 2", "blue dragon", "red lair 2 seen by 2"]
    assert Table.at("playing", seen, ["blue ring"]).legal() == ["red lair", "end"]
    others = ["red lair seen by 2", "blue dragon", "red lair 2 seen by 3"]
    assert "rLa2" in Table.at("playing", others, ["blue ring"], ["blue gems"]).legal()


@pytest.mark.rule("H9")
def test_the_one_that_is_chosen_goes() -> None:
    hand = ["red lair seen by 2", "blue dragon", "red lair 2"]
    first = Table.at("playing", hand, ["blue ring"]).play("red lair")
    assert (first.laid(1), first.hand(1)) == (["red lair"], ["blue dragon", "red lair 2"])
    second = Table.at("playing", hand, ["blue ring"]).play("rLa2")
    assert second.laid(1) == ["red lair 2"]
    assert second.hand(1) == ["red lair seen by 2", "blue dragon"]


@pytest.mark.rule("H9")
@pytest.mark.rule("H16")
def test_one_answers_with_the_dragon_of_ones_choice() -> None:
    dragons = ["red dragon", "red dragon 2 seen by 1"]
    table = Table.at(
        "answering", ["blue ring"], dragons, action="red mob", acted_this_turn=True, decides=2
    )
    assert table.legal() == ["red dragon", "nodragon", "rDr2"]
    assert table.play("rDr2").hand(2) == ["red dragon"]


@pytest.mark.rule("H9")
@pytest.mark.rule("H10")
def test_of_two_choices_the_one_that_is_left_needs_no_number() -> None:
    hand = ["red lair", "red lair 2 seen by 1", "blue ring", "blue gems", "blue harp", "blue mob"]
    table = Table.at(
        "yielding", ["yellow ring"], hand, action="red mob", acted_this_turn=True, decides=2
    )
    assert table.play("rLa2").legal()[:1] == ["blue ring"]
    assert "red lair" in table.legal()
    assert "rLa2" not in table.legal()
    assert table.play("red lair", "blue mob").hand(2) == ["blue ring", "blue gems", "blue harp"]


@pytest.mark.rule("H9")
@pytest.mark.rule("H6")
def test_one_pays_with_the_copy_of_ones_choice() -> None:
    hand = ["red ring", "red lair", "red lair 2 seen by 2", "blue mob"]
    table = Table.at("playing", hand, ["blue ring"]).play("red ring", "rLa2", "blue mob")
    assert table.hand(1) == ["red lair"]
    assert table.discard == ["red lair 2", "blue mob"]


def test_a_choice_between_copies_names_the_place_in_the_hand() -> None:
    table = Table.at("playing", ["red lair", "blue dragon", "red lair 2 seen by 2"], ["blue ring"])
    edition = GAME.load_box()
    for notation, slot in (("rLa", 1), ("rLa2", 3)):
        named = GAME.actions.name(edition, table.s, GAME.actions.parse(notation))
        card = {"card": Word("card", "red lair"), "slot": Word("slot", slot)}
        assert named == NamedAction("lay_from", card)
    held = GAME.view_of(edition, table.s, 0).own.hand
    assert [one.words for one in held] == [
        ("card:red lair", "slot:1"),
        ("card:blue dragon",),
        ("card:red lair", "slot:3"),
    ]


# What it tells.


@pytest.mark.rule("H9")
@pytest.mark.rule("H22")
def test_what_looked_like_a_card_that_went_and_lay_before_it_is_not_its_equal() -> None:
    hand = [
        *("red ring", "blue ring", "red gems #1", "red harp seen by 2", "red coins", "red lair"),
        "red mob",
    ]
    table = Table.at("playing", hand, ["blue gems"], **LATER).play("red lair")
    assert table.hand(1) == [
        *("red ring no lair", "blue ring", "red gems #1", "red harp seen by 2"),
        *("red coins no lair", "red mob"),
    ]


@pytest.mark.rule("H22")
def test_cards_that_go_together_tell_of_those_that_stay() -> None:
    hand = ["red coins", "red ring", "red dragon", "red lair", "blue ring"]
    table = Table.at(
        "yielding", ["yellow ring"], hand, action="red mob", acted_this_turn=True, decides=2
    )
    assert table.play("red ring", "red lair").hand(2) == [
        *("red coins no lair", "red dragon no lair", "blue ring")
    ]


@pytest.mark.rule("H22")
def test_a_card_of_which_there_is_one_tells_nothing_nor_does_a_stolen_one() -> None:
    table = Table.at("playing", ["red ring", "red unicorn"], ["blue gems"]).play("red unicorn")
    assert table.hand(1) == ["red ring"]
    theft = Table.at(
        "stealing",
        ["blue gems"],
        ["red ring", "red lair", "red coins"],
        action="red thief",
        target=2,
        acted_this_turn=True,
    )
    theft.play("s2", "s1")
    assert theft.hand(2) == ["red coins"]
    assert theft.hand(1) == ["blue gems", "red lair seen by 2", "red ring seen by 2"]


@pytest.mark.rule("H22")
@pytest.mark.rule("H12")
def test_what_is_ruled_out_goes_with_the_card() -> None:
    table = Table.at(
        "stealing",
        ["blue gems"],
        ["red ring no lair", "red coins no lair no dragon", "blue ring"],
        action="red thief",
        target=2,
        acted_this_turn=True,
    )
    table.play("s1")
    assert table.doc()["loot"] == "red ring no lair"
    table.play("s1")
    assert table.hand(1)[1:] == [
        *("red ring seen by 2 no lair", "red coins seen by 2 no lair no dragon")
    ]
    assert (table.s.loot_ruled_out, table.hand(2)) == (0, ["blue ring"])


@pytest.mark.rule("H22")
def test_nobody_imagines_what_is_ruled_out() -> None:
    table = Table.at(
        "playing", ["blue gems"], ["red ring no lair no dragon", "red coins no dragon", "red gems"]
    )
    hands = [table.imagined(1, seed).hand(2) for seed in range(200)]
    fronts = [{hand[slot].split()[1] for hand in hands} for slot in range(3)]
    assert not fronts[0] & {"lair", "dragon"}
    assert "lair" in fronts[1]
    assert "dragon" not in fronts[1]
    assert {"lair", "dragon"} <= fronts[2]
    stolen = Table.at(
        "stealing",
        ["blue gems"],
        ["blue ring"],
        action="red thief",
        target=2,
        loot="red ring no lair",
        acted_this_turn=True,
    )
    loot = {stolen.imagined(1, seed).doc()["loot"].split()[1] for seed in range(200)}
    assert "lair" not in loot
    assert "dragon" in loot
