"""Turn-order majors: L17 to L20."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

GRENDEL = "Grendel's Attack"
"""Courage and fighting."""


# L17: laying cards.


@pytest.mark.rule("L17")
def test_the_start_player_lays_exactly_one_matching_card() -> None:
    table = Table.at(GRENDEL, "wit", "3 fighting, wit, courage, beowulf, sword, rest", start=2)
    assert table.asked == (GRENDEL, "striving", 2)
    assert table.legal() == ["courage", "fighting", "beowulf", "sword", "drop", "risk"]
    table.play("fighting")
    assert table.laid(2) == "fighting"
    assert table.totals() == [0, 1]
    assert table.events() == ["lays 2 fighting"]
    assert table.asked == (GRENDEL, "striving", 1)


@pytest.mark.rule("L17")
def test_the_next_must_reach_the_highest_total_one_card_at_a_time() -> None:
    table = Table.at(GRENDEL, "double fighting", "3 courage", "wit").play("double fighting")
    table.play("courage")
    assert (table.decides, table.totals()) == (2, [2, 1, 0])
    assert table.legal() == ["courage", "drop"]
    table.play("courage")
    assert (table.decides, table.totals()) == (3, [2, 2, 0])  # none once the target is reached
    assert (table.hand(2), table.known(2)) == ("courage", "")


@pytest.mark.rule("L17")
def test_the_target_is_the_highest_total_of_any_other_still_in() -> None:
    table = Table.at(GRENDEL, "3 fighting", "sword, wit", "2 courage, double courage", "4 fighting")
    table.play("fighting", "sword", "double courage", "courage", "fighting", "fighting")
    assert (table.decides, table.totals()) == (4, [1, 3, 3, 2])
    table.play("fighting")
    assert (table.decides, table.totals()) == (1, [1, 3, 3, 3])
    table.play("fighting")
    assert (table.decides, table.totals()) == (1, [2, 3, 3, 3])


@pytest.mark.rule("L17")
def test_a_card_may_overshoot() -> None:
    table = Table.at(GRENDEL, "fighting", "double courage, wit").play("fighting", "double courage")
    assert (table.decides, table.totals()) == (1, [1, 2])
    table = Table.at(GRENDEL, "fighting", "hides, wit").play("fighting", "hides")
    assert (table.decides, table.totals()) == (1, [1, 3])


@pytest.mark.rule("L17")
def test_after_others_dropped_out_at_once_one_card_is_enough() -> None:
    table = Table.at(GRENDEL, "fighting", "2 fighting", "fighting").play("drop", "fighting")
    assert (table.decides, table.totals()) == (3, [0, 1, 0])


# L18: already level.


@pytest.mark.rule("L18")
@pytest.mark.parametrize("first", ["double fighting", "sword"])
def test_who_equals_or_beats_the_target_still_lays_exactly_one_card(first: str) -> None:
    table = Table.at(GRENDEL, f"{first}, 2 fighting", "hides, 2 courage")
    table.play(first, "hides")
    level = table.totals()[0]
    while table.decides == 1:
        table.play("fighting")
    assert table.totals()[0] == level + 1
    assert table.decides == 2


@pytest.mark.rule("L18")
def test_a_level_player_must_lay_risk_or_drop() -> None:
    table = Table.at(GRENDEL, "2 fighting, wit", "courage").play("fighting", "courage")
    assert (table.totals(), table.decides) == ([1, 1], 1)
    assert table.legal() == ["fighting", "drop", "risk"]
    assert table.play("drop").ranks() == [2, 1]


@pytest.mark.rule("L18")
@pytest.mark.rule("L20")
def test_a_risk_with_a_match_fulfils_the_duty_and_no_hand_card_may_follow() -> None:
    table = Table.at(GRENDEL, "fighting, 2 courage", "courage, wit").play("fighting", "courage")
    table.coming("fighting, wit").play("risk")
    assert (table.decides, table.totals()) == (2, [2, 1])
    assert table.hand(1) == "2 courage"


# L19: dropping out.


@pytest.mark.rule("L19")
def test_the_start_player_may_drop_out_at_once_and_takes_the_worst_rank() -> None:
    table = Table.at(GRENDEL, *["fighting"] * 3, start=2).play("drop")
    assert table.events() == ["drops_out 2", "ranked 2 3 0"]
    assert (table.ranks(), table.s.standing, table.decides) == ([0, 3, 0], 2, 3)


@pytest.mark.rule("L19")
@pytest.mark.rule("L23")
def test_the_laid_cards_of_a_dropout_are_discarded() -> None:
    table = Table.at(GRENDEL, "fighting, wit", "hides", "2 courage, wit")
    table.play("fighting", "hides", "courage", "courage")
    assert (table.totals(), table.decides) == ([1, 3, 2], 3)
    assert table.legal() == ["drop"]  # private: the hand may hold a match
    table.play("drop")  # also after laying cards
    assert (table.laid(3), table.discard) == ("", "2 courage")
    assert (table.ranks(), table.decides) == ([0, 0, 3], 1)
    assert (table.laid(1), table.laid(2)) == ("fighting", "hides")


@pytest.mark.rule("L19")
def test_ranks_are_taken_from_the_worst_up() -> None:
    table = Table.at(GRENDEL, *["fighting"] * 5, start=4)
    table.play("drop", "fighting", "drop", "drop", "fighting", "drop")
    assert table.ranks() == [4, 3, 1, 5, 2]
    assert table.events("ranked") == ["ranked 5 2 1", "ranked 3 1 1"]


@pytest.mark.rule("L19")
def test_when_one_is_left_the_episode_ends_at_once_even_with_nothing_laid() -> None:
    table = Table.at(GRENDEL, "2 fighting", "2 fighting", "2 fighting").play("drop", "drop")
    assert table.events("ranked") == ["ranked 2 2 0", "ranked 3 1 0"]
    assert table.asked == (GRENDEL, "taking", 3)
    assert (table.hand(3), table.discard) == ("2 fighting", "")


@pytest.mark.rule("L19")
@pytest.mark.rule("L23")
def test_the_cards_of_rank_1_leave_too() -> None:
    table = Table.at(GRENDEL, "fighting, wit", "courage, wit").play("fighting", "courage", "drop")
    assert (table.asked, table.discard) == ((GRENDEL, "taking", 2), "courage, fighting")


@pytest.mark.rule("L19")
def test_who_by_public_facts_can_do_nothing_drops_out_without_being_asked() -> None:
    table = Table.at(GRENDEL, "", "blessing", "fighting", "wit", pile="")
    assert table.asked == (GRENDEL, "striving", 3)
    assert table.events() == [
        f"episode_begins {GRENDEL}",
        *("drops_out 1", "ranked 1 4 0", "drops_out 2", "ranked 2 3 0"),
    ]
    table.play("fighting")
    assert (table.decides, table.legal()) == (4, ["drop"])  # what seat 4 holds is private
    table = Table.at(GRENDEL, "", "fighting", pile="", discard="wit")
    assert (table.decides, table.legal()) == (1, ["drop", "risk"])


@pytest.mark.rule("L19")
def test_who_has_laid_the_last_symbol_card_in_vain_drops_out_without_being_asked() -> None:
    table = Table.at(GRENDEL, "double fighting, wit", "courage, rest", "wit")
    table.play("double fighting", "courage")
    assert table.events()[:3] == ["lays 2 courage", "drops_out 2", "ranked 2 3 1"]
    assert table.decides == 3


# L20: risks.


@pytest.mark.rule("L20")
def test_the_start_player_may_open_with_a_risk() -> None:
    table = Table.at(GRENDEL, "fighting", "2 courage").coming("courage, double fighting")
    table.play("risk")
    assert table.laid(1) == "courage, double fighting"  # also what is surplus
    assert (table.totals(), table.decides) == ([3, 0], 2)
    assert table.events()[0] == "risks 1"
    assert table.events("lays") == ["lays 1 courage", "lays 1 double fighting"]
    assert table.hand(1) == "fighting"


@pytest.mark.rule("L20")
def test_matches_are_laid_the_others_discarded_and_a_small_one_is_made_up_from_the_hand() -> None:
    table = Table.at(GRENDEL, "hides", "2 fighting, wit").play("hides")
    table.coming("beowulf, travelling").play("risk")
    assert (table.laid(2), table.discard) == ("beowulf", "travelling")
    assert (table.decides, table.totals()) == (2, [3, 1])
    assert table.legal() == ["fighting", "drop"]  # one risk a turn
    assert (table.s.risked, table.s.laid_now) == (1, 1)
    table.play("fighting")
    assert table.legal() == ["fighting", "drop"]
    table.play("fighting")
    assert (table.totals(), table.s.risked, table.s.laid_now) == ([3, 3], 0, 0)


@pytest.mark.rule("L20")
def test_no_risk_after_a_card_from_the_hand_but_again_in_the_next_turn() -> None:
    table = Table.at(GRENDEL, "double fighting, 3 courage", "3 fighting").play("double fighting")
    table.play("fighting")
    assert table.legal() == ["fighting", "drop"]
    table.play("fighting", "courage")
    assert "risk" in table.legal()
    table.coming("fighting, wit").play("risk")
    assert table.decides == 1
    assert "risk" in table.legal()


@pytest.mark.rule("L20")
@pytest.mark.rule("L19")
def test_after_a_risk_that_was_too_small_one_may_drop_out() -> None:
    table = Table.at(GRENDEL, "hides, wit", "fighting, wit", "wit").play("hides")
    table.coming("beowulf, wit").play("risk", "drop")
    assert (table.laid(2), table.discard) == ("", "wit, beowulf")
    assert (table.ranks(), table.decides) == ([0, 3, 0], 3)


@pytest.mark.rule("L20")
def test_without_symbol_cards_a_risk_that_was_too_small_ends_in_dropping_out() -> None:
    table = Table.at(GRENDEL, "hides, wit", "rest", "wit").play("hides")
    table.coming("beowulf, wit").play("risk")
    assert (table.ranks(), table.decides, table.tokens(2)) == ([0, 3, 0], 3, "")
    assert table.events()[-2:] == ["drops_out 2", "ranked 2 3 1"]


@pytest.mark.rule("L20")
def test_no_match_puts_out_with_a_scratch_even_with_good_cards_in_hand() -> None:
    table = Table.at(GRENDEL, "2 fighting", "2 double fighting", "wit").play("fighting")
    table.coming("wit, travelling").play("risk")
    assert (table.ranks(), table.decides) == ([0, 3, 0], 3)
    assert (table.tokens(2), table.hand(2)) == ("scratch", "2 double fighting")
    assert table.discard == "travelling, wit"
    assert table.events()[-3:] == ["risk_fails 2", "scratched 2", "ranked 2 3 0"]


@pytest.mark.rule("L20")
def test_a_failed_risk_discards_what_was_laid_before() -> None:
    table = Table.at(GRENDEL, "2 fighting", "2 courage").play("fighting", "courage")
    table.coming("wit, travelling").play("risk")
    assert table.ranks() == [2, 1]
    assert table.discard == "travelling, wit, courage, fighting"
    assert table.asked == (GRENDEL, "taking", 2)


@pytest.mark.rule("L20")
@pytest.mark.rule("L34")
def test_daring_lays_up_to_five_in_a_turn_order_major() -> None:
    table = Table.at(GRENDEL, "daring, wit", "fighting")
    assert table.legal() == ["drop", "risk", "dare"]
    table.coming("2 courage, double fighting, 2 beowulf").play("dare")
    assert table.laid(1) == "2 courage, double fighting, 2 beowulf"
    assert (table.totals(), table.hand(1)) == ([6, 0], "wit")


@pytest.mark.rule("L20")
@pytest.mark.rule("L26")
def test_a_risk_needs_a_card_and_cards_on_the_table_are_none() -> None:
    table = Table.at(GRENDEL, "fighting, daring", "fighting, courage", pile="")
    assert table.legal() == ["fighting", "drop"]
    assert table.play("fighting").legal() == ["courage", "fighting", "drop"]


@pytest.mark.rule("L35")
@pytest.mark.rule("L20")
def test_after_resolve_the_turn_goes_on_as_if_no_risk_had_been_taken() -> None:
    table = Table.at(GRENDEL, "2 fighting, resolve, daring", "2 courage")
    table.play("fighting", "courage").coming("wit, travelling").play("risk")
    assert table.asked == (GRENDEL, "resolve", 1)
    assert table.legal() == ["decline", "ignore the risk"]
    table.play("ignore the risk")
    assert (table.laid(1), table.tokens(1)) == ("fighting", "")  # own laid cards stay
    assert table.discard == "travelling, wit"
    assert table.legal() == ["fighting", "drop", "risk", "dare"]
    table.coming("5 wit").play("dare")
    assert (table.ranks(), table.tokens(1)) == ([2, 1], "scratch")


@pytest.mark.rule("L35")
def test_without_resolve_played_the_failure_stands_in_a_major() -> None:
    table = Table.at(GRENDEL, "2 fighting, resolve", "2 courage", "wit").play("fighting", "courage")
    table.play("drop").coming("wit, travelling").play("risk", "decline")
    assert (table.ranks(), table.tokens(1)) == ([2, 1, 3], "scratch")
    assert table.hand(1) == "fighting, resolve"
