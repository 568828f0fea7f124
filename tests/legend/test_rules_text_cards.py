"""Blessing and Warrior's Rest: L32, L36; where text cards meet: L35, L36."""

from __future__ import annotations

import pytest
from tests.legend.table import Table
from tests.legend.test_rules_simultaneous import lay
from tests.legend.test_rules_spaces import taking

HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
SAIL = "Sail to Denmark"
MERE = "By the Haunted Mere"


# L32: Blessing.


@pytest.mark.rule("L32")
def test_blessing_takes_one_card_back_after_the_ranks_are_fixed() -> None:
    table = Table.at(HALL, "2 friendship, beowulf, wit, blessing", "friendship")
    lay(table, "2 friendship, beowulf, wit", "friendship")
    assert table.asked == (HALL, "blessing", 1)
    assert table.ranks() == [1, 2]
    assert table.legal() == ["friendship", "beowulf", "decline"]  # wit was a bluff
    table.play("beowulf")
    assert (table.hand(1), table.known(1)) == ("wit, beowulf", "wit, beowulf")
    assert table.discard == "3 friendship"
    assert table.laid(1) == ""
    assert table.events() == ["blesses 1 beowulf"]
    assert table.asked == (HALL, "taking", 1)


@pytest.mark.rule("L32")
def test_blessing_can_be_kept() -> None:
    table = Table.at(HALL, "2 friendship, blessing", "friendship")
    lay(table, "2 friendship", "friendship")
    table.play("decline")
    assert (table.hand(1), table.discard) == ("blessing", "3 friendship")
    assert table.events() == []


@pytest.mark.rule("L32")
def test_of_equal_cards_exactly_one_comes_back() -> None:
    table = Table.at(HALL, "2 friendship, blessing", "wit")
    lay(table, "2 friendship", "")
    table.play("friendship")
    assert (table.hand(1), table.discard) == ("friendship", "friendship")


@pytest.mark.rule("L32")
@pytest.mark.rule("L30")
def test_blessing_works_on_a_symbol_special_card_and_leaves_the_game_itself() -> None:
    table = Table.at(HALL, "hides, friendship, blessing", "wit")
    lay(table, "hides, friendship", "")
    assert table.legal() == ["friendship", "hides", "decline"]
    table.play("hides")
    assert (table.hand(1), table.known(1), table.discard) == ("hides", "hides", "friendship")
    assert "blessing" not in table.waiting


@pytest.mark.rule("L32")
def test_in_a_turn_order_major_it_is_asked_at_drop_out_before_the_rank() -> None:
    table = Table.at(GRENDEL, "fighting, wit, blessing", "double courage, wit", "wit")
    table.play("fighting", "double courage", "drop", "drop")
    assert table.asked == (GRENDEL, "blessing", 1)
    assert table.ranks() == [0, 0, 3]
    assert table.legal() == ["fighting", "decline"]
    table.play("fighting")
    assert (table.hand(1), table.ranks()) == ("wit, fighting", [2, 1, 3])
    assert table.discard == "double courage"


@pytest.mark.rule("L32")
def test_rank_1_is_asked_at_the_end_before_the_choosing() -> None:
    table = Table.at(GRENDEL, "fighting, wit", "double courage, wit, blessing")
    table.play("fighting", "double courage", "drop")
    assert table.asked == (GRENDEL, "blessing", 2)
    assert (table.ranks(), table.s.chooser) == ([2, 1], 0)
    table.play("double courage")
    assert table.asked == (GRENDEL, "taking", 2)
    assert (table.hand(2), table.discard) == ("wit, double courage", "fighting")


@pytest.mark.rule("L32")
def test_blessing_works_on_cards_laid_by_a_risk() -> None:
    table = Table.at(GRENDEL, "wit, blessing", "sword", "wit").coming("beowulf, travelling")
    table.play("risk", "sword").play("drop", "drop", "beowulf")
    assert (table.hand(1), table.known(1)) == ("wit, beowulf", "beowulf")
    assert table.ranks() == [2, 1, 3]


@pytest.mark.rule("L32")
def test_in_an_opportunity_the_payment_stands() -> None:
    table = Table.at(REWARDS, "fighting, beowulf, blessing", "2 wit").play("fighting", "beowulf")
    assert table.asked == (REWARDS, "blessing", 1)
    assert table.tokens(1) == ""
    assert table.legal() == ["fighting", "beowulf", "decline"]
    table.play("beowulf")
    assert (table.hand(1), table.tokens(1)) == ("beowulf", "treasure 3")
    assert table.discard == "fighting"
    assert table.events() == ["blesses 1 beowulf", "takes 1 treasure 3"]
    assert table.asked == (REWARDS, "trading", 2)


@pytest.mark.rule("L32")
def test_in_an_opportunity_blessing_can_be_kept() -> None:
    table = Table.at(REWARDS, "double fighting, blessing", "2 wit")
    table.play("double fighting", "decline")
    assert (table.hand(1), table.tokens(1)) == ("blessing", "treasure 3")


@pytest.mark.rule("L32")
def test_blessing_is_not_asked_about_without_cards_that_leave() -> None:
    table = Table.at(HALL, "2 wit, blessing", "wit")
    lay(table, "2 wit", "")
    assert table.asked == (HALL, "taking", 1)
    table = Table.at(GRENDEL, "fighting, blessing", "wit").play("drop")
    assert table.asked == (GRENDEL, "taking", 2)


@pytest.mark.rule("L32")
@pytest.mark.rule("L37")
def test_blessing_saves_nothing_at_the_court_nor_at_the_death() -> None:
    table = Table.at("King Hygelac's Court", "2 wit, blessing", "2 wit").play("wit", "wit")
    assert table.asked == ("King Hygelac's Court", "trading", 2)
    table = Table.at("Death of Beowulf", "2 wit, blessing", "")
    assert table.asked == ("Death of Beowulf", "taking", 1)


# L36: Warrior's Rest.


@pytest.mark.rule("L36")
@pytest.mark.parametrize(
    ("scratches", "offered"),
    [("", []), ("scratch", ["rest one"]), ("2 scratches", ["rest one", "rest two"])],
)
@pytest.mark.parametrize(
    "episode",
    [
        *("King Hygelac's Court", "Great Rewards", "Sail to Denmark", "By the Haunted Mere"),
        *("King Hrothgar's Hall", "Grendel's Attack", "Rest in the Hall", "Gifts Presented"),
    ],
)
def test_rest_is_offered_at_every_decision_of_its_holder_with_scratches(
    episode: str, scratches: str, offered: list[str]
) -> None:
    hand = f"2 fighting, rest, treasure 2, {scratches}"
    table = Table.at(episode, hand, "2 wit", advanced=1)
    before = [one for one in table.legal() if not one.startswith("rest ")]
    assert table.legal() == [*before, *offered]
    assert len(before) >= 2
    for number, one in enumerate(offered, 1):
        table = Table.at(episode, hand, "2 wit", advanced=1)
        asked = table.asked
        table.play(one)
        left = len(offered) - number
        assert table.tokens(1) == ", ".join(["treasure 2", "scratch"][: 1 + left])
        assert table.events() == [f"rests 1 {number}"]
        assert table.asked == asked
        spent = {"rest"} if left else {"rest", "heal scratches"}
        assert table.legal() == [choice for choice in before if choice not in spent]
        assert (table.known(1), table.discard) == ("", "")


@pytest.mark.rule("L36")
def test_rest_is_offered_to_its_holder_alone() -> None:
    table = Table.at(SAIL, "2 scratches", "rest, scratch")
    assert table.legal() == ["decline", "risk"]
    assert table.play("decline").legal() == ["decline", "risk", "rest one"]


@pytest.mark.rule("L36")
@pytest.mark.rule("L16")
def test_in_a_bid_rest_is_played_openly_before_cards_are_chosen() -> None:
    table = Table.at(HALL, "friendship, rest, scratch", "wit")
    assert table.legal() == ["friendship", "commit", "rest one"]
    assert table.play("friendship").legal() == ["commit"]
    table = Table.at(HALL, "friendship, rest, scratch", "wit").play("rest one", "friendship")
    assert (table.tokens(1), table.legal()) == ("", ["commit"])


@pytest.mark.rule("L36")
def test_rest_is_offered_when_a_space_is_taken_and_at_other_text_cards() -> None:
    table = taking("Dragon's Fury", "rest, inspiration, scratch", "")
    assert table.legal() == ["space 1", "space 2", "rest one"]
    table.play("space 2")
    assert table.legal() == ["decline", "inspire", "rest one"]
    table.play("rest one", "decline")
    assert table.tokens(1) == "scratch"
    table = Table.at(SAIL, "rest, resolve, scratch", "", pile="4 wit").play("risk")
    assert table.legal() == ["decline", "ignore the risk", "rest one"]
    table = Table.at(HALL, "friendship, rest, blessing, scratch", "wit")
    table.play("friendship", "commit", "commit")
    assert table.legal() == ["friendship", "decline", "rest one"]


@pytest.mark.rule("L36")
@pytest.mark.rule("L27")
@pytest.mark.parametrize(
    ("answer", "tokens", "hand", "events"),
    [
        ("rest two", "scratch", "", ["rests 1 2", "scratched 1"]),
        ("rest one", "2 scratch", "", ["rests 1 1", "scratched 1"]),
        ("decline", "wound", "rest", ["scratched 1", "third_scratch 1"]),
    ],
)
def test_as_the_third_scratch_arrives_the_old_ones_can_be_returned_first(
    answer: str, tokens: str, hand: str, events: list[str]
) -> None:
    table = Table.at(SAIL, "2 scratches, rest", "", pile="5 wit").play("risk")
    assert table.asked == (SAIL, "rest", 1)
    assert table.legal() == ["decline", "rest one", "rest two"]
    assert table.tokens(1) == "2 scratch"
    table.play(answer)
    assert (table.tokens(1), table.hand(1), table.events()) == (tokens, hand, events)
    assert table.asked == (SAIL, "risking", 2)


@pytest.mark.rule("L36")
@pytest.mark.parametrize("scratches", ["", "scratch"])
def test_an_earlier_scratch_asks_nothing(scratches: str) -> None:
    table = Table.at(SAIL, f"{scratches}, rest", "", pile="5 wit").play("risk")
    assert table.asked == (SAIL, "risking", 2)


@pytest.mark.rule("L36")
@pytest.mark.rule("L20")
def test_the_third_scratch_of_a_risk_in_a_major_asks_before_the_drop_out() -> None:
    table = Table.at(GRENDEL, "2 scratches, rest, fighting", "courage", "wit", pile="8 wit")
    table.play("risk")
    assert (table.asked, table.ranks()) == ((GRENDEL, "rest", 1), [0, 0, 0])
    table.play("rest two")
    assert (table.tokens(1), table.ranks(), table.decides) == ("scratch", [3, 0, 0], 2)


@pytest.mark.rule("L36")
@pytest.mark.rule("L33")
def test_on_a_space_inspiration_is_asked_first_then_rest() -> None:
    table = taking("Dragon's Fury", "rest, inspiration, 2 scratches", "").play("space 2")
    assert table.phase == "inspiration"
    assert table.legal() == ["decline", "inspire", "rest one", "rest two"]
    table.play("decline")
    assert table.asked == ("Dragon's Fury", "rest", 1)
    table.play("rest one")
    assert (table.tokens(1), table.hand(1)) == ("2 scratch", "friendship, wit, inspiration")
    assert table.tokens(2) == "fame 4"  # the choosing has gone on
    table = taking("Dragon's Fury", "rest, inspiration, 2 scratches", "")
    table.play("space 2", "inspire")
    assert (table.tokens(1), table.known(1)) == ("2 scratch", "rest")


@pytest.mark.rule("L36")
def test_the_last_one_to_take_a_space_is_asked_at_the_third_scratch() -> None:
    table = taking("Dragon's Fury", "", "rest, 2 scratches").play("space 1")
    assert table.asked == ("Dragon's Fury", "rest", 2)
    table.play("rest two")
    assert (table.tokens(2), table.start) == ("scratch", 2)
    assert table.episode == "March to the Barrow"


# L35: the order after a failed risk.


@pytest.mark.rule("L35")
@pytest.mark.rule("L32")
@pytest.mark.rule("L36")
def test_after_a_failed_risk_come_resolve_scratch_and_rest_blessing_and_rank() -> None:
    table = Table.at(
        GRENDEL, "2 scratches, fighting, wit, resolve, rest, blessing", "courage", "wit"
    )
    table.play("fighting", "courage", "drop").coming("4 wit").play("risk")
    assert table.asked == (GRENDEL, "resolve", 1)
    table.play("decline")
    assert table.asked == (GRENDEL, "rest", 1)
    assert table.laid(1) == "fighting"
    table.play("decline")
    assert table.asked == (GRENDEL, "blessing", 1)
    assert (table.tokens(1), table.ranks()) == ("wound", [0, 0, 3])
    table.play("fighting")
    assert table.ranks() == [2, 1, 3]
    assert table.hand(1) == "wit, fighting, resolve, rest"
