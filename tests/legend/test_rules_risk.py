"""Risks in minor episodes, and the pile they are turned up from: L8, L26, L34, L35."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

from heorot.core.luck import open_luck, pick

SAIL = "Sail to Denmark"
"""Travelling and friendship."""


# L8: risk.


@pytest.mark.rule("L8")
def test_a_risk_is_offered_and_can_be_declined() -> None:
    table = Table.at(SAIL, "wit", "wit")
    assert table.legal() == ["decline", "risk"]
    assert table.play("decline").asked == (SAIL, "risking", 2)


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("turned", "kept", "discarded"),
    [
        ("travelling, wit", "travelling", "wit"),
        ("friendship, fighting", "friendship", "fighting"),
        ("travelling, double friendship", "travelling, double friendship", ""),
        ("2 friendship", "2 friendship", ""),
        ("beowulf, courage", "beowulf", "courage"),
        ("2 beowulf", "2 beowulf", ""),
        ("double travelling, double wit", "double travelling", "double wit"),
    ],
)
def test_matches_go_to_the_hand_and_are_known_the_others_are_discarded(
    turned: str, kept: str, discarded: str
) -> None:
    table = Table.at(SAIL, "courage", "wit").coming(turned).play("risk")
    assert table.known(1) == kept
    assert table.s.players[0].size == 1 + len(table.events("keeps"))
    assert (table.discard, table.offer, table.tokens(1)) == (discarded, "", "")
    assert table.decides == (2 if discarded else 1)  # nothing left to risk: the next episode
    assert table.events()[0] == "risks 1"
    assert len(table.events("turns_up")) == 2
    assert table.events("risk_fails") == []


@pytest.mark.rule("L8")
def test_without_a_match_both_are_discarded_and_a_scratch_is_taken() -> None:
    table = Table.at(SAIL, "courage", "wit").coming("wit, double fighting").play("risk")
    assert (table.hand(1), table.known(1)) == ("courage", "")
    assert (table.discard, table.offer) == ("wit, double fighting", "")
    assert table.tokens(1) == "scratch"
    assert table.events()[-2:] == ["risk_fails 1", "scratched 1"]
    assert table.asked == (SAIL, "risking", 2)


@pytest.mark.rule("L8")
def test_what_is_turned_up_is_told_to_all() -> None:
    table = Table.at(SAIL, "", "").coming("travelling, wit").play("risk")
    events = table.events()
    assert sorted(events[1:3]) == ["turns_up 1 travelling", "turns_up 1 wit"]
    assert events[3:] == ["keeps 1 travelling"]


@pytest.mark.rule("L8")
@pytest.mark.parametrize(
    ("episode", "matching"),
    [
        ("Sail to Denmark", {"travelling", "friendship"}),
        ("Final Preparations", {"courage", "fighting"}),
        ("Hunt Preparations", {"travelling", "wit"}),
        ("Border Feuds", {"wit", "fighting"}),
    ],
)
def test_each_risk_asks_for_its_two_symbols(episode: str, matching: set[str]) -> None:
    for symbol in ("travelling", "friendship", "wit", "courage", "fighting", "beowulf"):
        table = Table.at(episode, "", "").coming(f"2 {symbol}").play("risk")
        is_match = symbol in matching | {"beowulf"}
        assert table.hand(1) == (f"2 {symbol}" if is_match else "")
        assert table.tokens(1) == ("" if is_match else "scratch")


# L26: the pile.


@pytest.mark.rule("L26")
def test_the_discards_become_the_pile_right_after_its_last_card() -> None:
    table = Table.at(SAIL, "", "", discard="3 wit").coming("travelling, friendship").play("risk")
    assert (table.pile, table.discard) == ("3 wit", "")
    assert table.events()[2:4] == ["pile_renewed 3", table.events("turns_up")[1]]
    assert table.s.dealing == 1


@pytest.mark.rule("L26")
def test_a_pile_that_is_not_empty_is_not_renewed() -> None:
    table = Table.at(SAIL, "", "", discard="3 wit").coming("3 travelling").play("risk")
    assert (table.pile, table.discard, table.s.dealing) == ("travelling", "3 wit", 0)
    assert table.events("pile_renewed") == []


@pytest.mark.rule("L26")
def test_revealed_cards_that_are_not_yet_assigned_are_not_shuffled_into_the_pile() -> None:
    table = Table.at(SAIL, "", "", discard="travelling").coming("wit").play("risk")
    assert (table.hand(1), table.discard, table.pile) == ("travelling", "wit", "")
    table.play("risk")
    assert (table.tokens(2), table.pile, table.discard) == ("scratch", "", "wit")


@pytest.mark.rule("L26")
def test_before_a_draw_an_empty_pile_is_replaced_by_later_discards() -> None:
    table = Table.at(SAIL, "", "").coming("2 wit").play("risk")
    assert (table.pile, table.discard) == ("", "2 wit")  # discarded when the pile was empty
    table.play("risk")
    assert table.events("pile_renewed") == ["pile_renewed 2"]
    assert (table.tokens(1), table.tokens(2)) == ("scratch", "scratch")


@pytest.mark.rule("L26")
@pytest.mark.parametrize(("card", "result"), [("travelling", "travelling"), ("wit", "")])
def test_a_risk_is_judged_on_the_cards_that_exist(card: str, result: str) -> None:
    table = Table.at(SAIL, "", "", pile=card).play("risk")
    assert table.hand(1) == result
    assert table.tokens(1) == ("" if result else "scratch")
    assert len(table.events("turns_up")) == 1


@pytest.mark.rule("L26")
def test_a_risk_cannot_be_begun_without_a_card() -> None:
    table = Table.at(SAIL, "wit", "wit", pile="")
    assert table.asked == ("King Hrothgar's Hall", "bidding", 1)
    assert Table.at(SAIL, "wit", "wit", pile="", discard="wit").legal() == ["decline", "risk"]


@pytest.mark.rule("L26")
def test_the_top_card_is_addressed_by_dealing_and_cards_left() -> None:
    for seed in range(8):
        table = Table.at(SAIL, "", "", pile="travelling, friendship, wit", seed=seed)
        cards = ["travelling", "friendship", "wit"]
        first = cards.pop(pick(open_luck(seed), 2, 3, 3))
        second = cards.pop(pick(open_luck(seed), 2, 2, 2))
        table.play("risk")
        assert table.events("turns_up") == [f"turns_up 1 {first}", f"turns_up 1 {second}"]
        table = Table.at(SAIL, "", "", pile="wit", discard="2 courage, fighting", seed=seed)
        cards = ["courage", "courage", "fighting"]
        table.play("risk")
        assert table.events("turns_up") == [
            "turns_up 1 wit",
            f"turns_up 1 {cards[pick(open_luck(seed), 3, 3, 3)]}",
        ]


# L34: Daring.


@pytest.mark.rule("L34")
def test_daring_is_declared_before_the_risk_and_turns_up_five() -> None:
    table = Table.at(SAIL, "daring", "wit").coming("2 travelling, 2 wit, beowulf, courage")
    assert table.legal() == ["decline", "risk", "dare"]
    table.coming("2 travelling, 2 wit, beowulf").play("dare")
    assert table.hand(1) == table.known(1) == "2 travelling, beowulf"  # L30: Daring has left
    assert table.discard == "2 wit"
    assert table.events()[0] == "dares 1"
    assert len(table.events("turns_up")) == 5
    assert table.events("risks") == []


@pytest.mark.rule("L34")
def test_who_risks_without_daring_turns_up_two_and_keeps_the_card() -> None:
    table = Table.at(SAIL, "daring", "daring", pile="5 travelling").play("risk")
    assert table.hand(1) == "2 travelling, daring"
    assert table.pile == "3 travelling"


@pytest.mark.rule("L34")
def test_daring_turns_up_five_of_a_larger_pile() -> None:
    table = Table.at(SAIL, "daring", "", pile="9 travelling").play("dare")
    assert (table.hand(1), table.pile) == ("5 travelling", "4 travelling")


@pytest.mark.rule("L34")
def test_daring_is_not_offered_to_who_does_not_hold_it() -> None:
    assert Table.at(SAIL, "resolve, rest", "daring").legal() == ["decline", "risk"]


@pytest.mark.rule("L34")
@pytest.mark.rule("L26")
def test_daring_turns_up_what_exists() -> None:
    table = Table.at(SAIL, "daring", "wit", pile="2 wit, travelling").play("dare")
    assert (table.hand(1), table.discard) == ("travelling", "2 wit")


@pytest.mark.rule("L34")
def test_a_daring_risk_can_fail() -> None:
    table = Table.at(SAIL, "daring", "wit", pile="5 wit").play("dare")
    assert (table.tokens(1), table.hand(1), table.discard) == ("scratch", "", "5 wit")


# L35: Resolve.


@pytest.mark.rule("L35")
def test_resolve_ignores_a_failed_risk_and_the_choice_is_free_again() -> None:
    table = Table.at(SAIL, "wit, resolve", "wit").coming("wit, courage").play("risk")
    assert table.asked == (SAIL, "resolve", 1)
    assert table.legal() == ["decline", "ignore the risk"]
    assert sorted(table.offer.split(", ")) == ["courage", "wit"]  # not yet assigned
    assert table.events()[-1] == "risk_fails 1"
    table.play("ignore the risk")
    assert (table.hand(1), table.tokens(1)) == ("wit", "")
    assert (table.discard, table.offer) == ("wit, courage", "")
    assert table.events() == ["resolves 1"]
    assert (table.asked, table.legal()) == ((SAIL, "risking", 1), ["decline", "risk"])
    assert table.play("decline").decides == 2


@pytest.mark.rule("L35")
def test_after_resolve_the_risk_can_be_taken_again() -> None:
    table = Table.at(SAIL, "resolve", "wit").coming("wit, courage").play("risk", "ignore the risk")
    table.coming("2 wit").play("risk")
    assert (table.tokens(1), table.decides) == ("scratch", 2)


@pytest.mark.rule("L35")
def test_resolve_can_be_kept_and_the_failure_suffered() -> None:
    table = Table.at(SAIL, "resolve", "wit").coming("wit, courage").play("risk", "decline")
    assert (table.hand(1), table.tokens(1)) == ("resolve", "scratch")
    assert (table.discard, table.decides) == ("wit, courage", 2)
    assert table.events() == ["scratched 1"]


@pytest.mark.rule("L35")
def test_resolve_is_not_asked_about_when_the_risk_succeeds() -> None:
    table = Table.at(SAIL, "resolve", "wit").coming("wit, travelling").play("risk")
    assert (table.hand(1), table.decides) == ("travelling, resolve", 2)


@pytest.mark.rule("L35")
@pytest.mark.rule("L34")
def test_resolve_undoes_a_daring_risk_and_daring_stays_spent() -> None:
    table = Table.at(SAIL, "daring, resolve", "wit").coming("5 wit").play("dare", "ignore the risk")
    assert (table.hand(1), table.tokens(1), table.discard) == ("", "", "5 wit")
    assert table.legal() == ["decline", "risk"]
