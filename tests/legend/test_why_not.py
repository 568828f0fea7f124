"""Every refusal names its rule and what would make the action legal."""

from __future__ import annotations

import pytest
from tests.legend.table import EDITION, Table

from heorot.core.words import Refusal, Word
from heorot.games import load
from heorot.i18n import Speech

GAME = load("legend")
SPEECH = Speech("en", load("legend"))

COURT = "King Hygelac's Court"
SAIL = "Sail to Denmark"
HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
REST = "Rest in the Hall"
MERE = "By the Haunted Mere"
GIFTS = "Gifts Presented"
PEACE = "Peace Returns"
RANKS = "Break Ranks?"
DEATH = "Death of Beowulf"


def refusal(at: Table, notation: str) -> Refusal:
    refused = GAME.why_not(EDITION, at.s, GAME.actions.parse(notation))
    assert refused is not None
    return refused


def why(at: Table, notation: str) -> str:
    """The rule and the reason."""
    refused = refusal(at, notation)
    return f"{refused.rule} {refused.reason}"


def told(at: Table, notation: str) -> str:
    """The rule, and the sentence in English."""
    refused = refusal(at, notation)
    return f"{refused.rule} {SPEECH.refusal(refused)}"


# Minor episodes.


@pytest.mark.rule("L8")
def test_a_risk_is_taken_or_declined() -> None:
    at = Table.at(SAIL, "wit", "wit")
    assert why(at, "Wi") == why(at, "drop") == why(at, "s1") == why(at, "f1") == "L8 risk_first"
    assert told(at, "done") == "L8 First say whether you take the risk or decline it."


@pytest.mark.rule("L34")
def test_daring_must_be_held() -> None:
    at = Table.at(SAIL, "wit", "wit")
    assert refusal(at, "dare") == Refusal("L34", "not_in_hand", {"card": Word("card", "daring")})
    assert told(at, "dare").startswith("L34 You do not hold Beowulf’s Daring.")


@pytest.mark.rule("L9")
def test_an_opportunity_is_taken_or_declined() -> None:
    at = Table.at(REWARDS, "2 fighting", "wit")
    assert why(at, "risk") == why(at, "done") == why(at, "t1") == "L9 trade_first"


@pytest.mark.rule("L9")
def test_a_price_in_symbols_refuses_cards_that_do_not_pay_it() -> None:
    at = Table.at(REWARDS, "2 fighting, wit, blessing", "wit")
    assert why(at, "Co") == "L9 not_in_hand"
    assert told(at, "Wi").startswith("L9 You cannot use a wit card here: its symbol is not asked")
    assert told(at, "Blessing") == (
        "L9 You cannot use King Hrothgar’s Blessing here: text cards show no symbols."
        " Choose a card that does."
    )


@pytest.mark.rule("L9")
def test_a_payment_that_was_begun_is_finished_first() -> None:
    at = Table.at(REWARDS, "2 fighting, beowulf", "wit").play("fighting")
    assert told(at, "no") == (
        "L9 You have begun to pay, and one thing is still missing from the price."
        " Choose it, or take your choice back."
    )
    peace = Table.at(PEACE, "travelling, friendship, wit, courage, fighting", "wit").play("wit")
    assert "and 4 things are still missing" in told(peace, "risk")


@pytest.mark.rule("L9")
def test_a_card_is_paid_once() -> None:
    at = Table.at(COURT, "wit, courage", "wit").play("wit")
    assert told(at, "Wi") == (
        "L9 You have chosen a wit card already and hold no other. Choose something else."
    )


@pytest.mark.rule("L9")
@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    ("episode", "hand", "form", "rule"),
    [
        (REWARDS, "fighting, wit", "Fi", "L9"),
        (PEACE, "4 travelling, wit", "Wi", "L10"),
    ],
)
def test_who_cannot_pay_in_full_can_only_decline(
    episode: str, hand: str, form: str, rule: str
) -> None:
    at = Table.at(episode, hand, "wit")
    assert why(at, form) == why(at, "risk") == why(at, "t1") == f"{rule} cannot_pay"


@pytest.mark.rule("L10")
def test_a_symbol_is_covered_once() -> None:
    hand = "travelling, friendship, wit, courage, fighting, double wit"
    at = Table.at(PEACE, hand, "wit").play("wit")
    assert told(at, "Wi2").startswith(
        "L10 A card that you have chosen covers the symbol of a double wit card already."
    )


# Break Ranks?

BROKEN = "2 fame 1, alliance fame 2, wit, scratch, wound"


@pytest.mark.rule("L11")
def test_ranks_are_broken_with_tokens_and_not_with_cards() -> None:
    at = Table.at(RANKS, BROKEN, "")
    assert why(at, "Wi") == "L11 tokens_not_cards"
    assert told(at, "f3") == (
        "L11 You do not have a fame token of 3. Give back fame tokens of your own."
    )
    assert why(at, "af1") == "L11 no_such_token"
    assert told(at, "wound").startswith("L11 First choose 2 fame tokens to give back")


@pytest.mark.rule("L11")
def test_a_token_is_given_once() -> None:
    at = Table.at(RANKS, BROKEN, "").play("give alliance fame 2")
    assert told(at, "af2") == (
        "L11 You have chosen an alliance token of 2 fame already and have no other."
        " Choose another token."
    )
    assert told(at, "scratches").startswith("L11 First choose one more fame token")
    assert why(at, "no") == "L9 finish_paying"


@pytest.mark.rule("L11")
@pytest.mark.parametrize("seat", ["fame 4, alliance treasure 1", "2 alliance treasure 1"])
def test_who_has_no_two_fame_tokens_can_only_decline(seat: str) -> None:
    at = Table.at(RANKS, f"{seat}, wound", "")
    for form in ("f4", "f1", "af1", "wound", "scratches", "risk"):
        assert why(at, form) == "L11 cannot_pay"


@pytest.mark.rule("L11")
def test_treasure_does_not_break_ranks() -> None:
    at = Table.at(RANKS, f"{BROKEN}, treasure 2, alliance treasure 1", "")
    assert told(at, "t2") == told(at, "at1")
    assert told(at, "t2") == "L11 Treasure is of no use here: give back fame tokens."
    assert why(at.play("give fame 1"), "t2") == "L11 fame_only"


@pytest.mark.rule("L11")
def test_after_the_second_token_only_the_healing_is_asked() -> None:
    at = Table.at(RANKS, BROKEN, "").play("give fame 1", "give fame 1")
    for form in ("af2", "f1", "no", "risk", "t1"):
        assert why(at, form) == "L11 choose_healing"
    assert why(at, "double") == "L11 nothing_to_heal"
    assert why(at, "Wi") == "L11 tokens_not_cards"


# Selection and recovery.


@pytest.mark.rule("L12")
def test_a_selection_offers_what_is_there() -> None:
    at = Table.at(MERE, "wit", "wit", pool="", gone=["fame 2", "treasure 2"])
    for form in ("fame", "treasure", "alliance"):
        assert why(at, form) == "L12 token_gone"
    assert why(at, "scratches") == "L12 no_scratches"
    assert why(at, "wound") == why(at, "Wi") == why(at, "risk") == "L12 select_first"


@pytest.mark.rule("L13")
def test_a_recovery_cannot_be_declined() -> None:
    at = Table.at(REST, "wit", "wit", pile="2 fighting, 2 courage")
    assert told(at, "no") == (
        "L13 In a recovery nobody can decline: take one of the cards on offer."
    )
    assert why(at, "drop") == "L13 must_pick"
    assert why(at, "Wi") == why(at, "Blessing") == "L13 not_on_offer"
    assert told(at, "risk") == "L13 First take one of the cards on offer."
    assert why(at, "f1") == why(at, "s1") == why(at, "scratches") == "L13 pick_first"


# Major episodes.


@pytest.mark.rule("L15")
@pytest.mark.rule("L16")
def test_a_bid_is_made_of_cards_with_symbols() -> None:
    at = Table.at(HALL, "friendship, wit, daring", "wit").play("wit")
    assert why(at, "risk") == why(at, "no") == why(at, "s1") == "L15 bid_first"
    assert why(at, "Wi") == "L16 picked_already"
    assert why(at, "Co") == "L16 not_in_hand"
    assert why(at, "Daring") == "L16 no_symbols"


@pytest.mark.rule("L16")
def test_without_bluffing_a_bid_matches() -> None:
    at = Table.at(HALL, "friendship, wit", "wit", bluffing=0)
    assert told(at, "Wi") == (
        "L16 You cannot bid a wit card: this table plays without bluffing, so only matching cards"
        " can be chosen."
    )


@pytest.mark.rule("L17")
def test_a_turn_wants_matching_cards() -> None:
    at = Table.at(GRENDEL, "courage, wit, blessing", "courage")
    assert why(at, "Wi") == "L17 not_asked_for"
    assert why(at, "Fi") == "L17 not_in_hand"
    assert why(at, "Blessing") == "L17 no_symbols"
    assert why(at, "no") == why(at, "done") == why(at, "fame") == "L17 lay_first"
    assert told(at, "no").endswith(": lay a matching card, risk, or drop out.")


@pytest.mark.rule("L17")
@pytest.mark.rule("L20")
def test_a_turn_in_which_nobody_can_risk_any_more_does_not_speak_of_it() -> None:
    laid = Table.at(GRENDEL, "double courage, fighting", "3 courage").play("double courage")
    laid.play("courage")
    for at in (laid, Table.at(GRENDEL, "courage", "courage", pile="")):
        assert why(at, "no") == "L17 lay_or_drop"
        assert "risk" not in told(at, "no")


@pytest.mark.rule("L20")
def test_a_risk_comes_once_a_turn_and_before_cards_of_the_hand() -> None:
    laid = Table.at(GRENDEL, "double courage, fighting", "3 courage", pile="4 courage")
    laid.play("double courage", "courage")
    assert why(laid, "risk") == why(laid, "dare") == "L20 risk_before_cards"
    risked = Table.at(GRENDEL, "oath", "courage", pile="courage, wit").play("oath", "risk")
    assert (risked.decides, risked.totals()) == (2, [3, 1])
    assert told(risked, "risk").startswith("L20 You have taken a risk in this turn already.")


@pytest.mark.rule("L26")
def test_without_cards_nobody_can_risk() -> None:
    at = Table.at(GRENDEL, "courage", "courage", pile="")
    assert why(at, "risk") == "L26 no_cards_left"


@pytest.mark.rule("L3")
@pytest.mark.rule("L21")
def test_a_space_must_be_available_and_free() -> None:
    at = Table.at(GRENDEL, "courage", "wit", "wit").play("courage", "drop", "drop", "space 2")
    assert told(at, "s2") == "L21 Space 2 is taken. Take one that is still free."
    assert told(at, "s4") == (
        "L3 With 3 players only the first 3 spaces are available. Take one of those."
    )
    assert why(at, "Co") == why(at, "fame") == why(at, "drop") == "L21 take_first"


@pytest.mark.rule("L37")
def test_at_the_death_of_beowulf_fame_or_a_large_tile() -> None:
    at = Table.at(DEATH, "wit, wound, 2 scratches", "").play("space 1")
    assert why(at, "double") == "L37 no_such_tile"
    assert why(at, "scratches") == "L37 tiles_only"
    assert why(at, "no") == why(at, "s1") == why(at, "Wi") == "L37 fame_or_heal"


@pytest.mark.rule("L37")
def test_after_the_end_nothing_can_be_done() -> None:
    at = Table.at(DEATH, "wit", "").play("space 1")
    assert why(at, "no") == why(at, "rest1") == "L37 game_over"


# Auctions.


@pytest.mark.rule("L41")
def test_an_auction_is_bid_with_treasure_of_ones_own() -> None:
    at = Table.at(GIFTS, "2 treasure 1, fame 3", "treasure 2, alliance fame 1", advanced=1)
    assert why(at, "f3") == why(at, "af1") == "L41 treasure_only"
    assert told(at, "t3").startswith("L41 You cannot reveal a treasure token of 3: you have none")
    assert why(at, "no") == why(at, "Wi") == why(at, "risk") == "L41 show_first"
    at.play("show treasure 1")
    assert why(at, "at1") == "L41 no_such_treasure"


# Text cards.


@pytest.mark.rule("L32")
def test_blessing_takes_back_what_was_laid() -> None:
    at = Table.at(GRENDEL, "courage, fighting, blessing", "courage").play("courage", "drop")
    assert why(at, "Fi") == why(at, "Blessing") == "L32 not_laid"
    assert why(at, "drop") == why(at, "risk") == "L32 blessing_first"


@pytest.mark.rule("L33")
def test_inspiration_is_played_or_not() -> None:
    at = Table.at(GRENDEL, "courage", "inspiration, wit").play("courage", "drop", "space 1")
    assert why(at, "Wi") == why(at, "s2") == "L33 inspiration_first"


@pytest.mark.rule("L35")
def test_resolve_is_played_or_not() -> None:
    at = Table.at(SAIL, "resolve, wit", "", pile="2 wit").play("risk")
    assert why(at, "risk") == why(at, "Wi") == "L35 resolve_first"


@pytest.mark.rule("L36")
def test_the_third_scratch_asks_for_rest() -> None:
    at = Table.at(SAIL, "rest, wit, 2 scratches", "", pile="2 wit").play("risk")
    assert why(at, "risk") == why(at, "Wi") == why(at, "drop") == "L36 rest_first"


@pytest.mark.rule("L36")
def test_rest_needs_the_card_and_scratches_and_comes_between_choices() -> None:
    assert why(Table.at(SAIL, "wit, 2 scratches", ""), "rest1") == "L36 not_in_hand"
    assert why(Table.at(SAIL, "rest", ""), "rest1") == "L36 no_scratches"
    one = Table.at(SAIL, "rest, scratch", "")
    assert told(one, "rest2") == "L36 You have only one scratch. Return that one."
    begun = Table.at(COURT, "rest, wit, courage, 2 scratches", "").play("wit")
    assert why(begun, "rest1") == why(begun, "rest2") == "L36 finish_choice"
