"""Thief and shepherdess: H12 and H13."""

from __future__ import annotations

import pytest
from tests.hoard.table import Table

THIEF = """
    phase = "playing"
    turn = 3
    [[seat]]
    hand = ["red coins", "blue coins", "yellow coins"]
    [[seat]]
    hand = ["blue ring"]
    [[seat]]
    hand = ["red thief", "purple gems", "yellow wizard"]
    [[seat]]
    hand = []
    """


# H12: thief.


@pytest.mark.rule("H12")
@pytest.mark.rule("H21")
def test_two_cards_are_taken_one_after_the_other_and_seen_after_the_second() -> None:
    table = Table.of(THIEF)
    table.play("red thief", "nowizard")
    assert table.legal() == ["@1", "@2"]
    table.play("@1")
    assert table.events() == ["plays 3 red thief", "aims_at 3 1"]
    assert (table.phase, table.decides) == ("answering", 1)
    table.play("nodragon")
    assert table.events() == ["does_not_answer 1"]
    assert (table.phase, table.decides) == ("stealing", 3)
    assert table.legal() == ["s1", "s2", "s3"]
    table.play("s2")
    assert table.events() == ["steals 3 1 blue"]
    assert table.hand(1) == ["red coins", "yellow coins"]  # it leaves before the second is picked
    assert table.doc()["loot"] == "blue coins"
    assert table.seen(3).s.loot == table.seen(2).s.loot == table.seen(0).s.loot == -128
    assert table.seen(1).s.loot == table.s.loot
    assert table.seen(3).s.loot_back == 1
    assert table.legal() == ["s1", "s2"]
    table.play("s2")
    assert table.events() == [
        "steals 3 1 yellow",
        "loot_seen 3 blue coins, to 1 3",
        "loot_seen 3 yellow coins, to 1 3",
    ]
    assert table.hand(1) == ["red coins"]
    assert table.hand(3) == [
        *("purple gems", "yellow wizard"),
        *("blue coins seen by 1", "yellow coins seen by 1"),
    ]
    assert (table.phase, table.decides, table.discard) == ("playing", 3, ["red thief"])
    s = table.s
    assert (s.loot, s.loot_back, s.loot_seen_by, s.target, s.action) == (-1, -1, 0, -1, -1)


@pytest.mark.rule("H12")
def test_from_one_card_one_is_taken() -> None:
    table = Table.of(THIEF).play("red thief", "nowizard", "@2", "nodragon")
    assert table.legal() == ["s1"]
    table.play("s1")
    assert table.events() == ["steals 3 2 blue", "loot_seen 3 blue ring, to 2 3"]
    assert table.hand(2) == []
    assert table.hand(3) == ["purple gems", "yellow wizard", "blue ring seen by 2"]
    assert (table.phase, table.decides) == ("playing", 3)


@pytest.mark.rule("H12")
def test_an_empty_hand_is_no_target() -> None:
    table = Table.of(THIEF).play("red thief", "nowizard")
    assert "@4" not in table.legal()


@pytest.mark.rule("H12")
@pytest.mark.parametrize("front", ["thief", "knight"])
def test_with_one_legal_target_nobody_is_asked_for_it(front: str) -> None:
    table = Table.at(
        "playing",
        {"hand": ["red coins"], "unicorn": "blue unicorn"},
        [f"red {front}", "purple gems"],
        ["red ring", "blue ring"],
        turn=2,
    )
    table.play(f"red {front}", "nowizard")
    assert table.events() == [f"plays 2 red {front}", "aims_at 2 3"]
    assert (table.phase, table.decides, table.doc()["target"]) == ("answering", 3, 3)


@pytest.mark.rule("H12")
def test_the_last_card_in_hand_may_be_a_thief() -> None:
    table = Table.at("playing", ["red thief"], ["red ring", "blue ring"], ["yellow ring"])
    table.play("red thief")
    assert table.legal() == ["@2", "@3"]  # nobody asks for a wizard who holds no other card
    table.play("@2", "nodragon", "s2", "s1")
    assert table.hand(1) == ["blue ring seen by 2", "red ring seen by 2"]
    assert (table.phase, table.turn) == ("playing", 1)


@pytest.mark.rule("H12")
@pytest.mark.rule("H21")
@pytest.mark.rule("H22")
def test_a_stolen_card_keeps_its_dealing_and_all_who_have_seen_it() -> None:
    table = Table.at(
        "stealing",
        [],
        ["red coins #2 seen by 1 3", "blue ring #1 seen by 4", "yellow ring"],
        [],
        [],
        action="red thief",
        acted_this_turn=True,
        target=2,
        dealing=2,
        top="red #2",
        field=["red #2", "blue #2", "yellow #2", "purple #2"],
    )
    table.play("s2", "s1")
    assert table.hand(1) == ["blue ring #1 seen by 2 4", "red coins #2 seen by 2 3"]
    assert table.hand(2) == ["yellow ring"]
    assert table.events()[1:] == [
        "loot_seen 1 blue ring, to 1 2 4",
        "loot_seen 1 red coins, to 1 2 3",
    ]
    assert table.fronts(3, 1) == ["?", "red coins"]
    assert table.fronts(4, 1) == ["blue ring", "?"]


@pytest.mark.rule("H12")
@pytest.mark.rule("H16")
def test_a_dragon_stops_the_thief_before_cards_are_picked() -> None:
    table = Table.at("playing", ["red thief", "purple gems"], ["red ring", "blue dragon"])
    table.play("red thief", "nowizard", "blue dragon")
    assert table.events() == ["answers_with_dragon 2 blue dragon", "stopped red thief"]
    assert (table.hand(1), table.hand(2)) == (["purple gems"], ["red ring"])
    assert table.discard == ["blue dragon", "red thief"]
    assert (table.phase, table.decides) == ("playing", 1)


# H13: shepherdess.

SHEPHERDESS = """
    phase = "playing"
    turn = 2
    [[seat]]
    hand = ["red dragon"]
    [[seat]]
    hand = ["red shepherdess", "purple gems", "yellow wizard"]
    [[seat]]
    hand = []
    [[seat]]
    hand = ["blue dragon", "red coins"]
    unicorn = "red unicorn"
    """


@pytest.mark.rule("H13")
def test_the_shepherdess_brings_two_cards_from_the_pile() -> None:
    table = Table.at(
        "playing",
        ["red shepherdess", "purple gems"],
        [],
        top="purple",
        field=["red", "blue", "yellow", "orange"],
    )
    second = table.coming_top()
    rest = sum(table.s.rest)
    table.play("red shepherdess", "nowizard")
    hand = table.hand(1)
    assert [name.split()[0] for name in hand] == ["purple", "purple", second]
    assert table.events() == [
        "plays 1 red shepherdess",
        "takes_from_pile 1 purple",
        f"takes_from_pile 1 {second}",
        f"sees 1 {hand[1].removesuffix(' 2')}, to 1",
        f"sees 1 {hand[2].removesuffix(' 2')}, to 1",
    ]
    assert table.field == ["red", "blue", "yellow", "orange"]
    assert sum(table.s.rest) == rest - 2
    assert (table.s.grazed, table.phase, table.discard) == (0, "playing", ["red shepherdess"])
    assert (table.s.acted, table.decides) == (1, 1)


@pytest.mark.rule("H13")
@pytest.mark.rule("H22")
def test_luck_holds_the_fronts_the_shepherdess_brings() -> None:
    table = Table.at(
        "playing", ["red shepherdess"], [], top="purple", field=["red", "blue", "yellow", "orange"]
    )
    first = table.coming_front("purple")
    table.play("red shepherdess")
    assert table.hand(1)[0] == first


@pytest.mark.rule("H13")
@pytest.mark.rule("H16")
def test_every_opponent_with_a_card_is_asked_clockwise_and_all_may_decline() -> None:
    table = Table.of(SHEPHERDESS).play("red shepherdess", "nowizard")
    assert table.events() == ["plays 2 red shepherdess"]
    assert (table.phase, table.decides) == ("answering", 4)  # seat 3 holds nothing
    assert table.legal() == ["blue dragon", "nodragon"]  # its unicorn does not hinder the answer
    table.play("nodragon")
    assert table.events() == ["does_not_answer 4"]
    assert (table.phase, table.decides) == ("answering", 1)
    table.play("nodragon")
    assert len(table.hand(2)) == 4
    assert (table.phase, table.decides) == ("playing", 2)


@pytest.mark.rule("H13")
@pytest.mark.rule("H16")
def test_the_first_dragon_stops_the_shepherdess_and_nobody_else_is_asked() -> None:
    table = Table.of(SHEPHERDESS).play("red shepherdess", "nowizard", "blue dragon")
    assert table.events() == ["answers_with_dragon 4 blue dragon", "stopped red shepherdess"]
    assert (table.phase, table.decides) == ("playing", 2)
    assert table.hand(2) == ["purple gems", "yellow wizard"]
    assert table.discard == ["blue dragon", "red shepherdess"]
    assert table.hand(1) == ["red dragon"]


@pytest.mark.rule("H13")
def test_the_second_to_be_asked_may_stop_it_too() -> None:
    table = Table.of(SHEPHERDESS).play("red shepherdess", "nowizard", "nodragon", "red dragon")
    assert table.hand(2) == ["purple gems", "yellow wizard"]
    assert table.discard == ["red dragon", "red shepherdess"]
