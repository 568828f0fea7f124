"""The hand limit and what may be played in a turn: H4 and H5."""

from __future__ import annotations

import pytest
from tests.hoard.table import Table

# H4: the hand limit.

TEN = [
    f"{colour} {front}"
    for colour in ("red", "blue")
    for front in ("coins", "ring", "harp", "gems", "chest")
]


@pytest.mark.rule("H4")
def test_drawing_past_ten_is_allowed_and_no_hand_exceeds_fourteen() -> None:
    table = Table.at("drawing", [*TEN[:9], "purple shepherdess"], [], [], drawn=["orange", "blue"])
    table.play("pile")
    assert len(table.hand(1)) == 13
    table.play("purple shepherdess", "nowizard")
    assert (len(table.hand(1)), table.phase) == (14, "playing")
    table.play("end")
    assert table.phase == "trimming"
    for left in (3, 2, 1):
        assert table.phase == "trimming", left
        table.play("red coins" if left == 3 else table.legal()[0])
    assert table.phase == "trimming"
    table.play(table.legal()[0])
    assert (len(table.hand(1)), table.turn) == (10, 2)


@pytest.mark.rule("H4")
@pytest.mark.parametrize(("held", "phase"), [(10, "drawing"), (11, "trimming")])
def test_at_the_end_of_the_turn_more_than_ten_are_trimmed(held: int, phase: str) -> None:
    table = Table.at("playing", [*TEN, "purple coins"][:held], ["red lair"])
    table.play("end")
    assert table.phase == phase
    assert table.turn == (2 if phase == "drawing" else 1)
    assert table.decides == table.turn


@pytest.mark.rule("H4")
@pytest.mark.rule("H24")
def test_the_cards_to_trim_are_the_players_choice_and_are_shown_together() -> None:
    table = Table.at("trimming", [*TEN, "purple dragon", "purple dragon 2"], ["red lair"])
    assert table.legal() == [
        *("red coins", "blue coins", "red ring", "blue ring", "red harp", "blue harp"),
        *("red gems", "blue gems", "red chest", "blue chest", "purple dragon"),
    ]
    spectator = table.seen(0)
    table.play("purple dragon")
    assert table.seen(0) == spectator
    assert table.events() == []
    assert table.seat(1)["picked"] == ["purple dragon"]
    assert table.legal()[-1] == "purple dragon"  # the second copy
    table.play("blue ring")
    assert table.events() == [
        "discards 1 blue ring",
        "discards 1 purple dragon",
        "ends_turn 1",
        "turn_begins 2",
    ]
    assert table.discard == ["blue ring", "purple dragon"]
    assert table.hand(1) == [*TEN[:6], *TEN[7:], "purple dragon 2"]
    assert (table.turn, table.phase) == (2, "drawing")
    assert "picked" not in table.seat(1)


# H5: playing.


@pytest.mark.rule("H5")
def test_one_treasure_or_lair_and_one_action_in_either_order() -> None:
    text = """
        phase = "playing"
        [[seat]]
        hand = ["red coins", "red lair", "red unicorn", "blue mob", "blue dragon", "yellow dragon"]
        [[seat]]
        hand = ["red harp"]
        """
    both = ["red coins", "red lair", "blue mob", "red unicorn", "end"]
    table = Table.of(text)
    assert table.legal() == both
    table.play("red lair")
    assert (table.phase, table.turn) == ("playing", 1)
    assert table.legal() == ["blue mob", "red unicorn", "end"]
    table.play("red unicorn")
    assert table.turn == 2  # both are used: the turn ends by itself

    table = Table.of(text).play("red unicorn")
    assert (table.phase, table.turn) == ("playing", 1)
    assert table.legal() == ["red coins", "red lair", "end"]
    table.play("red coins", "blue dragon", "yellow dragon")
    assert table.turn == 2


@pytest.mark.rule("H5")
def test_a_treasure_excludes_a_lair_in_the_same_turn() -> None:
    table = Table.at(
        "playing",
        ["red coins", "blue coins", "red lair", "blue ring", "yellow ring", "red ring"],
        ["red harp"],
    )
    table.play("red coins", "blue ring", "yellow ring")
    assert table.legal() == ["end"]
    assert (table.turn, table.phase, table.s.laid, table.s.acted) == (1, "playing", 1, 0)


@pytest.mark.rule("H5")
def test_both_are_optional() -> None:
    table = Table.at("playing", ["red lair"], ["red harp"])
    table.play("end")
    assert table.events() == ["ends_turn 1", "turn_begins 2"]
    assert table.hand(1) == ["red lair"]
    assert (table.turn, table.s.laid, table.s.acted) == (2, 0, 0)


@pytest.mark.rule("H5")
def test_the_turn_ends_by_itself_when_the_hand_is_empty() -> None:
    table = Table.at("playing", ["red lair"], ["red harp"])
    table.play("red lair")
    assert table.events() == ["lays_lair 1 red lair 0", "ends_turn 1", "turn_begins 2"]
    assert table.turn == 2


@pytest.mark.rule("H5")
def test_the_turn_goes_on_while_a_card_is_left_that_cannot_be_played() -> None:
    table = Table.at("playing", ["red lair", "red wild sheep"], ["red harp"])
    table.play("red lair")
    assert (table.turn, table.phase, table.legal()) == (1, "playing", ["end"])


@pytest.mark.rule("H5")
@pytest.mark.rule("H4")
def test_a_turn_that_ends_by_itself_is_trimmed_too() -> None:
    table = Table.at(
        "playing",
        {"hand": [*TEN, "red shepherdess"], "laid": ["purple lair"]},
        [],
        laid_this_turn=True,
    )
    table.play("red shepherdess", "nowizard")
    assert (table.phase, len(table.hand(1))) == ("trimming", 12)


@pytest.mark.rule("H5")
def test_what_was_laid_and_played_counts_for_the_own_turn_only() -> None:
    table = Table.at(
        "playing",
        {"hand": ["red unicorn", "blue ring"], "laid": ["purple lair"]},
        ["red lair", "red mob", "blue lair"],
        laid_this_turn=True,
    )
    table.play("red unicorn")
    assert (table.turn, table.s.laid, table.s.acted) == (2, 0, 0)
    table.play("pile", "pile", "enough")
    assert {"red lair", "red mob"} <= set(table.legal())
