"""The examples of the rulebook: section 7 of the specification, in its order."""

from __future__ import annotations

import pytest
from tests.hoard.table import BOX, Table, card

MANY = [
    f"{colour} {front}"
    for colour in ("red", "blue")
    for front in ("coins", "ring", "harp", "gems", "chest", "king's treasure", "wishing tree")
]


@pytest.mark.rule("H3")
def test_example_1_chris_takes_a_purple_field_card_and_the_purple_top_that_shows_then() -> None:
    text = """
        phase = "drawing"
        top = "yellow"
        field = ["red", "purple", "blue", "orange"]
        [[seat]]
        hand = ["red harp", "blue harp", "yellow harp", "orange harp"]
        [[seat]]
        hand = []
        """
    seed = next(seed for seed in range(99) if Table.of(text, seed).coming_top() == "purple")
    table = Table.of(text, seed).play("f2")
    assert table.field == ["red", "yellow", "blue", "orange"]  # the pile top fills the gap
    assert table.top == "purple"
    table.play("pile")
    assert table.phase == "playing"  # done: two draws, and four cards in hand before
    assert [name.split()[0] for name in table.hand(1)[4:]] == ["purple", "purple"]


@pytest.mark.rule("H6")
@pytest.mark.rule("H7")
@pytest.mark.parametrize(
    "payment",
    [
        ["purple coins", "purple ring", "yellow ring"],
        ["purple coins", "purple ring", "purple harp"],
        ["purple coins", "orange wild sheep", "yellow ring"],
    ],
)
def test_example_2_three_ways_to_pay_for_the_purple_gems(payment: list[str]) -> None:
    table = Table.at("playing", ["purple gems", *payment, "red dragon"], [])
    table.play("purple gems", *payment)
    assert table.laid(1) == ["purple gems"]
    assert table.discard == sorted(payment, key=card)


@pytest.mark.rule("H6")
def test_example_2_one_purple_and_two_yellow_do_not_pay() -> None:
    table = Table.at(
        "playing", ["purple gems", "purple dragon", "yellow dragon", "yellow dragon 2"], []
    )
    assert table.legal() == ["end"]


@pytest.mark.rule("H20")
def test_example_3_purple_lair_purple_2_and_4_orange_1_make_10_points() -> None:
    table = Table.at(
        "playing",
        {
            "hand": ["red dragon"],
            "laid": ["purple lair", "purple ring", "purple gems", "orange coins"],
        },
        [],
    )
    assert table.points(1) == 10


@pytest.mark.rule("H9")
@pytest.mark.rule("H11")
@pytest.mark.rule("H16")
def test_example_4_tom_answers_the_knight_with_a_dragon() -> None:
    table = Table.at("playing", ["red knight", "blue mob", "red ring"], ["blue dragon"])
    table.play("red knight", "nowizard", "blue dragon")
    assert table.discard == ["blue dragon", "red knight"]  # both
    assert table.legal() == ["end"]  # no second action
    table.play("end")
    assert (table.turn, table.phase) == (2, "drawing")  # no skip


@pytest.mark.rule("H12")
@pytest.mark.rule("H15")
def test_example_5_wizard_and_thief_no_dragon_possible_two_cards_taken() -> None:
    table = Table.at(
        "playing", ["red thief", "blue wizard"], ["red dragon", "blue ring", "yellow ring"]
    )
    table.play("red thief", "blue wizard")
    assert (table.phase, table.decides) == ("stealing", 1)
    table.play("s1", "s2")
    assert table.hand(1) == ["red dragon seen by 2", "yellow ring seen by 2"]
    assert table.hand(2) == ["blue ring"]


@pytest.mark.rule("H10")
@pytest.mark.rule("H16")
def test_example_6_chris_answers_the_mob_with_a_dragon_tom_with_five_cards_discards_two() -> None:
    table = Table.at(
        "playing",
        ["red dragon", "red ring", "blue ring"],
        ["red mob", "purple gems"],
        ["red coins", "blue coins", "yellow coins", "purple coins", "orange coins"],
        turn=2,
    )
    table.play("red mob", "nowizard")
    assert table.decides == 3  # Tom sits to the left of Nathanael
    table.play("nodragon", "red coins", "yellow coins", "red dragon")
    assert table.hand(1) == ["red ring", "blue ring"]
    assert table.hand(3) == ["blue coins", "purple coins", "orange coins"]
    assert (table.phase, table.decides) == ("playing", 2)


@pytest.mark.rule("H19")
def test_example_7_tom_plays_once_more_after_nathanaels_ninth_treasure_chris_does_not() -> None:
    table = Table.at(
        "playing",
        ["purple harp"],
        {
            "hand": ["purple coins", "yellow dragon", "orange dragon"],
            "laid": [*MANY[:8], "red lair", "blue lair"],
        },
        ["purple gems"],
        turn=2,
    )
    table.play("purple coins", "yellow dragon", "orange dragon")
    assert (table.turn, table.phase) == (3, "drawing")
    table.play("pile", "pile", "pile", "end")
    assert (table.phase, table.legal()) == ("over", [])
    assert table.hand(1) == ["purple harp"]


@pytest.mark.rule("H2")
@pytest.mark.rule("H11")
def test_example_8_the_timeline_of_a_knight_with_two_players() -> None:
    table = Table.at(
        "playing",
        ["red knight", "blue knight", "red ring", "blue ring", "yellow ring"],
        ["red coins", "blue coins", "yellow coins", "purple coins"],
    )
    table.play("red knight", "nowizard", "nodragon", "end")  # A knights B
    assert (table.turn, table.seat(2)["sideways"]) == (2, True)  # B skips
    assert table.phase == "voting"
    table.play("refuse", "f1", "f1")
    assert (table.turn, table.phase) == (1, "playing")
    assert "blue knight" not in table.legal()  # A may not knight B
    table.play("end")
    assert (table.turn, table.phase) == (2, "drawing")  # B discards the knight and plays
    assert table.discard == ["red knight"]
    table.play("pile", "pile", "end", "pile", "pile")
    assert (table.turn, "blue knight" in table.legal()) == (1, True)  # A may again


@pytest.mark.rule("H1")
def test_example_9_the_deck_has_95_cards_19_a_colour_values_180() -> None:
    assert len(BOX.front) == len(BOX.kind) == 95
    for colour in range(5):
        cards = [one for one in range(95) if one % 5 == colour]
        assert len(cards) == 19
        assert sum(BOX.value[BOX.front[one]] for one in cards) == 36
        assert [BOX.kind[one] for one in cards] == [5 * BOX.front[one] + colour for one in cards]
    assert sum(BOX.value[front] for front in BOX.front) == 180


@pytest.mark.rule("H3")
@pytest.mark.parametrize(("held", "phase"), [(3, "extra"), (4, "playing")])
def test_example_9_two_players_with_three_and_with_four_cards_in_hand(
    held: int, phase: str
) -> None:
    table = Table.at("drawing", MANY[:held], [])
    assert table.play("f1", "pile").phase == phase


@pytest.mark.rule("H20")
@pytest.mark.parametrize(("count", "points"), [(5, 1 + 2 + 3 + 4 + 5 + 10), (0, 0)])
def test_example_9_a_lair_with_five_and_with_no_treasures(count: int, points: int) -> None:
    table = Table.at(
        "playing", {"hand": ["purple dragon"], "laid": ["red lair", *MANY[:count]]}, []
    )
    assert table.points(1) == points


@pytest.mark.rule("H10")
@pytest.mark.parametrize(("held", "left"), [(1, 1), (2, 1), (10, 5)])
def test_example_9_the_mob_on_one_two_and_ten_cards(held: int, left: int) -> None:
    table = Table.at("playing", ["purple mob", "purple gems"], MANY[:held])
    table.play("purple mob", "nowizard")
    assert table.phase == ("playing" if held == 1 else "answering")
    if held > 1:
        table.play("nodragon", *MANY[: held - left])
    assert table.hand(2) == MANY[held - left : held]
    assert (table.phase, table.decides) == ("playing", 1)


@pytest.mark.rule("H14")
@pytest.mark.rule("H15")
def test_example_9_wizard_and_thief_against_a_unicorn() -> None:
    table = Table.at(
        "playing",
        ["red thief", "blue wizard"],
        {"hand": ["red dragon", "blue ring"], "unicorn": "red unicorn"},
    )
    assert table.legal() == ["end"]


# The pile renewed by a refill and by a draw, the vote agreed and refused: test_rules_pile.py.


@pytest.mark.rule("H19")
def test_example_9_the_trigger_laid_by_the_last_seat() -> None:
    table = Table.at(
        "playing",
        {"hand": ["purple coins", "yellow dragon", "orange dragon"], "laid": MANY[:9]},
        ["purple gems"],
        start=2,
        turn=1,
    )
    table.play("purple coins", "yellow dragon", "orange dragon")
    assert table.phase == "over"


@pytest.mark.rule("H11")
@pytest.mark.rule("H19")
def test_example_9_a_knight_without_effect() -> None:
    table = Table.at("playing", {"laid": MANY[:10]}, ["purple knight", "purple gems"], turn=2)
    table.play("purple knight", "nowizard", "end")
    assert (table.phase, table.seat(1)["knight"]) == ("over", "purple knight")
    assert table.points(1) == sum(range(1, 8)) + sum(range(1, 4))
