"""Pile and field: H17 and H18."""

from __future__ import annotations

import pytest
from tests.hoard.table import Table, card

from heorot.core.errors import BadFile
from heorot.core.luck import open_luck, pick

COLOURS = ("red", "blue", "yellow", "purple", "orange")
FRONTS = (
    *("coins", "ring", "harp", "gems", "chest", "king's treasure", "wishing tree"),
    *("lair", "lair 2", "dragon", "dragon 2", "wizard", "mob", "knight", "thief"),
    *("shepherdess", "unicorn", "wild sheep"),
)


def all_but(unseen: list[str], hands: list[str]) -> list[str]:
    """Every card of the box but these: the discards of a pile that runs out."""
    names = [f"{colour} {front}" for front in FRONTS for colour in COLOURS]
    names += ["red princess", "blue prince", "yellow princess", "purple princess", "orange prince"]
    assert len(names) == 95
    return [name for name in names if name not in unseen and name not in hands]


def last_cards(phase: str, unseen: list[str], hands: list[list[str]], more: str = "") -> Table:
    """A table on which only the cards `unseen` are left in field and pile."""
    flat = [name for hand in hands for name in hand]
    seats = "\n".join(f"[[seat]]\nhand = {hand}" for hand in hands)
    return Table.of(f'phase = "{phase}"\n{more}\ndiscard = {all_but(unseen, flat)}\n{seats}')


FIVE = ["red ring", "blue ring", "yellow ring", "purple ring", "orange ring"]
"""The four of the field and the orange top."""


# H17: the pile.


@pytest.mark.rule("H17")
@pytest.mark.rule("H22")
def test_the_pile_is_renewed_by_the_draw_of_its_last_card_before_the_next_refill() -> None:
    table = last_cards("drawing", FIVE, [["red harp"], ["blue harp"]])
    assert sum(table.s.rest) == 0
    gone = len(table.discard)
    table.play("pile")
    assert table.events() == ["takes_from_pile 1 orange", f"pile_renewed {gone}"]
    assert (table.s.dealing, table.discard) == (1, [])
    assert table.top.endswith(" #1")
    assert sum(table.s.rest) == gone - 1
    assert table.doc()["drawn"] == ["orange"]
    table.play("f1")
    assert table.field[0].endswith(" #1")
    assert table.doc()["drawn"] == ["orange", "red"]
    table.play("enough")
    # What was drawn of the first dealing is looked up in the first dealing.
    assert table.hand(1) == ["red harp", "orange ring", "red ring"]


@pytest.mark.rule("H17")
def test_the_pile_is_renewed_by_the_refill_of_a_field_slot_before_the_next_draw() -> None:
    table = last_cards("drawing", FIVE, [["red harp"], ["blue harp"]])
    gone = len(table.discard)
    table.play("f2")
    assert table.events() == [
        "takes_from_field 1 2 blue",
        "field_filled 2 orange",
        f"pile_renewed {gone}",
    ]
    assert table.field == ["red", "orange", "yellow", "purple"]
    assert (table.s.dealing, sum(table.s.rest)) == (1, gone - 1)
    table.play("pile")
    assert table.doc()["drawn"][1].endswith(" #1")


@pytest.mark.rule("H17")
@pytest.mark.parametrize("left", [1, 2])
def test_the_pile_is_not_renewed_while_a_card_is_left(left: int) -> None:
    table = last_cards("drawing", [*FIVE, "orange harp"][: 4 + left], [["red harp"], ["blue harp"]])
    assert sum(table.s.rest) == left - 1
    table.play("pile")
    assert table.s.dealing == (1 if left == 1 else 0)


@pytest.mark.rule("H17")
def test_luck_shows_the_top_of_the_renewed_pile_at_its_own_address() -> None:
    table = last_cards("drawing", FIVE, [["red harp"], ["blue harp"]])
    gone = table.discard
    colours = sorted(COLOURS.index(name.split()[0]) for name in gone)
    number = pick(open_luck(1), 8 * 1 + 5, len(gone), len(gone))
    table.play("pile")
    assert table.top == f"{COLOURS[colours[number]]} #1"
    expected = [colours.count(colour) for colour in range(5)]
    expected[colours[number]] -= 1
    assert table.s.rest == expected
    assert {one for one in range(95) if table.s.pile_of[one] == 1} == {card(name) for name in gone}
    assert all(table.s.loose[card(name)] == 1 for name in gone)
    assert table.coming_front("red #1").startswith("red ")


@pytest.mark.rule("H17")
def test_a_card_of_the_second_dealing_is_looked_up_at_the_second_dealings_address() -> None:
    table = last_cards("drawing", FIVE, [["red harp"], ["blue harp"]]).play("pile", "pile")
    assert table.phase == "extra"
    drawn = table.doc()["drawn"][1]
    expected = table.coming_front(drawn)
    table.play("enough")
    assert table.hand(1)[2] == f"{expected} #1"


@pytest.mark.rule("H17")
@pytest.mark.rule("H9")
def test_action_cards_in_progress_are_not_in_the_renewed_pile() -> None:
    table = last_cards(
        "playing", FIVE, [["red shepherdess", "red wizard", "red harp"], ["blue harp"]]
    )
    gone = len(table.discard)
    table.play("red shepherdess", "red wizard")
    assert table.events()[2:4] == ["takes_from_pile 1 orange", f"pile_renewed {gone}"]
    assert table.events()[4].startswith("takes_from_pile 1 ")
    assert table.discard == ["red wizard", "red shepherdess"]
    assert (table.s.dealing, len(table.hand(1))) == (1, 3)
    assert table.hand(1)[1] == "orange ring"
    assert table.hand(1)[2].endswith(" #1")
    assert sum(table.s.rest) == gone - 2


@pytest.mark.rule("H17")
def test_a_position_without_a_pile_is_refused() -> None:
    with pytest.raises(BadFile, match=r"top: .*H17"):
        last_cards("drawing", FIVE[:4], [["red harp"], ["blue harp"]])
    with pytest.raises(BadFile, match=r"top: .*H17"):
        last_cards("drawing", FIVE[:4], [["red harp"], ["blue harp"]], "top = 'red'")


# H18: the untouched field.


def end_of_round(more: str = "", starter: str = "") -> Table:
    """Seat 1 ends the round of start player 2; nobody took a field card unless `more` says so."""
    return Table.of(
        f"""
        phase = "playing"
        start = 2
        turn = 1
        {more}
        [[seat]]
        hand = ["red harp"]
        [[seat]]
        hand = ["blue harp"]
        {starter}
        [[seat]]
        hand = ["yellow harp"]
        """
    )


@pytest.mark.rule("H18")
def test_after_a_round_without_a_field_card_taken_all_are_asked_from_the_start_player() -> None:
    table = end_of_round()
    table.play("end")
    assert table.events() == ["ends_turn 1"]
    assert (table.phase, table.decides, table.s.round, table.turn) == ("voting", 2, 50, 1)
    assert table.legal() == ["agree", "refuse"]
    table.play("agree")
    assert table.events() == ["votes_for 2"]
    assert (table.phase, table.decides) == ("voting", 3)
    table.play("agree")
    assert (table.phase, table.decides) == ("voting", 1)


@pytest.mark.rule("H18")
def test_when_all_agree_the_field_is_discarded_open_and_laid_anew_one_by_one() -> None:
    table = end_of_round().play("end", "agree", "agree")
    fronts = [table.coming_front(back) for back in table.field]
    old_top = table.top
    second = table.coming_top()
    rest = sum(table.s.rest)
    table.play("agree")
    assert sorted(table.discard, key=card) == sorted(fronts, key=card)
    assert table.events()[:5] == [
        "votes_for 1",
        *(f"field_cleared {name.removesuffix(' 2')}" for name in fronts),
    ]
    assert table.events()[5:] == [
        *(f"field_filled {slot} {table.field[slot - 1]}" for slot in (1, 2, 3, 4)),
        "round_begins 51",
        "turn_begins 2",
    ]
    assert table.field[:2] == [old_top, second]
    assert sum(table.s.rest) == rest - 4
    assert (table.phase, table.decides, table.turn, table.s.round) == ("drawing", 2, 2, 51)
    for name in fronts:
        assert (table.s.loose[card(name)], table.s.pile_of[card(name)]) == (0, -1)


@pytest.mark.rule("H18")
@pytest.mark.parametrize("votes", [["refuse"], ["agree", "refuse"], ["agree", "agree", "refuse"]])
def test_the_first_no_ends_the_vote_and_the_field_stays(votes: list[str]) -> None:
    table = end_of_round().play("end", *votes)
    voter = (2, 3, 1)[len(votes) - 1]
    assert table.events() == [f"votes_against {voter}", "round_begins 51", "turn_begins 2"]
    assert table.field == ["red", "blue", "yellow", "purple"]
    assert (table.phase, table.decides, table.s.round, table.discard) == ("drawing", 2, 51, [])


@pytest.mark.rule("H18")
def test_a_field_card_taken_in_the_round_means_no_vote_and_counting_starts_afresh() -> None:
    table = end_of_round("field_touched = true")
    table.play("end")
    assert (table.phase, table.turn, table.s.round, table.s.grazed) == ("drawing", 2, 51, 0)
    assert table.events() == ["ends_turn 1", "round_begins 51", "turn_begins 2"]
    for _ in range(3):
        table.play("pile", "pile", "pile", "end")
    assert (table.phase, table.decides) == ("voting", 2)


@pytest.mark.rule("H18")
def test_after_a_vote_counting_starts_afresh_too() -> None:
    table = end_of_round().play("end", "refuse", "f1")
    assert table.s.grazed == 1
    table.play("pile", "pile", "end")
    for _ in range(2):
        table.play("pile", "pile", "pile", "end")
    assert (table.phase, table.s.round) == ("drawing", 52)


@pytest.mark.rule("H18")
def test_skipped_turns_count_as_not_taking() -> None:
    table = Table.at(
        "playing",
        ["red harp"],
        ["blue harp"],
        {"hand": ["yellow harp"], "knight": "red knight"},
        turn=2,
    )
    table.play("end")
    assert table.events() == ["ends_turn 2", "turn_begins 3", "knight_turned 3 red knight"]
    assert (table.phase, table.decides, table.turn) == ("voting", 1, 3)


@pytest.mark.rule("H18")
@pytest.mark.rule("H2")
def test_the_vote_comes_before_the_start_players_unicorn_and_knight_are_seen_to() -> None:
    table = Table.at(
        "playing", ["red harp"], {"hand": ["blue harp"], "unicorn": "red unicorn"}, start=2
    )
    table.play("end")
    assert (table.phase, table.seat(2)["unicorn"]) == ("voting", "red unicorn")
    table.play("refuse")
    assert table.events() == [
        *("votes_against 2", "round_begins 51", "turn_begins 2", "unicorn_leaves 2 red unicorn")
    ]


@pytest.mark.rule("H18")
@pytest.mark.rule("H2")
def test_a_vote_is_followed_by_the_first_turn_that_is_not_skipped() -> None:
    table = end_of_round(starter='knight = "red knight"').play("end", "refuse")
    assert table.events() == [
        *("votes_against 2", "round_begins 51", "turn_begins 2"),
        *("knight_turned 2 red knight", "turn_begins 3"),
    ]
    assert (table.turn, table.decides, table.phase) == (3, 3, "drawing")


@pytest.mark.rule("H18")
@pytest.mark.rule("H17")
def test_the_pile_may_be_renewed_while_the_field_is_laid_anew() -> None:
    table = last_cards(
        "voting", FIVE, [["red harp"], ["blue harp"]], "start = 2\nturn = 1\ndecides = 1"
    )
    gone = len(table.discard)
    table.play("agree")
    assert (table.s.dealing, table.field[0]) == (1, "orange")
    assert all(back.endswith(" #1") for back in table.field[1:])
    assert f"pile_renewed {gone + 4}" in table.events()
    assert sum(table.s.rest) == gone + 4 - 4
    assert table.discard == []


@pytest.mark.rule("H18")
@pytest.mark.rule("H19")
def test_there_is_no_vote_when_the_game_is_over() -> None:
    table = end_of_round("round = 100").play("end")
    assert (table.phase, table.decides, table.legal()) == ("over", 0, [])
