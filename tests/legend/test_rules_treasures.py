"""Treasure episodes of the advanced game: L41 to L43."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

GIFTS = "Gifts Presented"
ALLIANCES = "Mighty Alliances"
RECOVER = "Recover Treasures"


def auction(*seats: str, episode: str = GIFTS, start: int = 1) -> Table:
    """An auction among seats with tokens, each of which holds some cards, too."""
    return Table.at(episode, *(f"{seat}, 2 wit" for seat in seats), start=start, advanced=1)


# L41: bidding.


@pytest.mark.rule("L41")
def test_the_start_player_opens_by_revealing_one_token() -> None:
    table = auction("treasure 1", "2 treasure 2, treasure 4, alliance treasure 3, fame 5", start=2)
    assert table.asked == (GIFTS, "auction", 2)
    assert table.legal() == [
        *("show treasure 2", "show treasure 4", "show alliance treasure 3", "drop"),
    ]
    table.play("show treasure 2")
    assert table.events() == ["shows 2 treasure 2"]
    assert (table.totals(), table.decides) == ([0, 2], 1)
    assert table.s.players[1].bid_treasure == [0, 0, 1, 0, 0]


@pytest.mark.rule("L41")
@pytest.mark.rule("L45")
def test_an_alliance_token_shown_is_known_from_then_on() -> None:
    table = auction("treasure 4", "2 alliance treasure 3, alliance treasure 1")
    table.play("show treasure 4", "show alliance treasure 3")
    assert table.events() == ["shows 2 alliance treasure 3"]
    assert (table.totals(), table.decides) == ([4, 3], 2)
    assert table.seen(1).players[1].shown == [0, 0, 0, 0, 0, 1]
    assert table.legal() == ["show alliance treasure 1", "show alliance treasure 3", "drop"]
    table.play("drop")
    assert table.seen(1).players[1].shown == [0, 0, 0, 0, 0, 1]  # the others have seen it
    assert table.tokens(2) == "alliance treasure 1, 2 alliance treasure 3"


@pytest.mark.rule("L41")
def test_the_next_must_reach_the_highest_total_one_token_at_a_time() -> None:
    table = auction("treasure 3, treasure 2", "2 treasure 1, 2 treasure 2", "treasure 3")
    table.play("show treasure 3", "show treasure 1")
    assert (table.decides, table.totals()) == (2, [3, 1, 0])
    assert table.legal() == ["show treasure 1", "show treasure 2", "drop"]
    table.play("show treasure 2")
    assert (table.decides, table.totals()) == (3, [3, 3, 0])  # none once it is reached
    table.play("show treasure 3")
    assert (table.decides, table.totals()) == (1, [3, 3, 3])
    assert table.legal() == ["show treasure 2", "drop"]


@pytest.mark.rule("L41")
def test_who_is_level_already_adds_exactly_one_token() -> None:
    table = auction("treasure 3, 2 treasure 1", "treasure 3, 2 treasure 2")
    table.play("show treasure 3", "show treasure 3", "show treasure 1")
    assert (table.decides, table.totals()) == (2, [4, 3])
    table.play("show treasure 2")
    assert (table.decides, table.totals()) == (1, [4, 5])


@pytest.mark.rule("L41")
def test_who_drops_out_takes_the_tokens_back_also_in_mid_turn() -> None:
    table = auction("treasure 4", "2 treasure 1", "treasure 2")
    table.play("show treasure 4", "show treasure 1")
    table.play("drop")
    assert table.events() == ["passes 2"]
    one = table.s.players[1]
    assert (table.tokens(2), one.total, one.bid_treasure) == ("2 treasure 1", 0, [0] * 5)
    assert table.decides == 3
    table.play("drop")
    assert table.tokens(1) == "fame 3"
    assert table.tokens(3) == "treasure 2"


@pytest.mark.rule("L41")
def test_who_passes_before_any_bid_is_out_and_the_next_one_opens() -> None:
    table = auction("treasure 4", "treasure 4", "treasure 1, treasure 3", start=2)
    table.play("drop")
    assert table.decides == 3
    table.play("show treasure 1")
    assert (table.decides, table.totals()) == (1, [0, 0, 1])
    table.play("drop")
    assert table.tokens(3) == "fame 3, treasure 3"
    assert table.tokens(2) == "treasure 4"


@pytest.mark.rule("L41")
def test_the_last_player_may_open_with_one_token_pay_it_and_win() -> None:
    table = auction("treasure 4", "treasure 4", "treasure 1, treasure 3").play("drop", "drop")
    assert table.asked == (GIFTS, "auction", 3)
    assert table.legal() == ["show treasure 1", "show treasure 3", "drop"]
    table.play("show treasure 1")
    assert table.tokens(3) == "fame 3, treasure 3"
    assert table.events()[:3] == ["shows 3 treasure 1", "wins_auction 3 1", "takes 3 fame 3"]


@pytest.mark.rule("L41")
def test_or_pass_and_then_there_is_no_winner() -> None:
    table = auction("treasure 4", "treasure 1").play("drop", "drop")
    assert [table.tokens(seat) for seat in (1, 2)] == ["treasure 4", "treasure 1"]
    assert table.events()[:2] == ["passes 2", "no_winner"]
    assert table.asked == ("Share of Honour", "selecting", 1)


@pytest.mark.rule("L41")
def test_who_by_public_facts_has_nothing_to_bid_is_out_everyone_else_is_asked() -> None:
    table = auction("", "fame 5", "alliance fame 1", "treasure 1")
    assert table.asked == (GIFTS, "auction", 3)
    assert table.events() == [f"episode_begins {GIFTS}", "passes 1", "passes 2"]
    assert table.legal() == ["drop"]  # though only dropping is possible
    table.play("drop")
    assert table.decides == 4
    assert auction("", "").asked == ("Share of Honour", "selecting", 1)
    assert auction("", "").events("no_winner") == ["no_winner"]


@pytest.mark.rule("L41")
def test_who_has_shown_all_in_vain_is_out_without_being_asked() -> None:
    table = auction("treasure 4, treasure 1", "treasure 2, alliance treasure 1", "treasure 1")
    table.play("show treasure 4", "show treasure 2")
    assert table.decides == 2
    table.play("show alliance treasure 1")
    assert table.events() == ["shows 2 alliance treasure 1", "passes 2"]
    assert table.decides == 3
    table = auction("treasure 4", "treasure 2, alliance fame 1").play("show treasure 4")
    table.play("show treasure 2")
    assert (table.decides, table.legal()) == (2, ["drop"])


@pytest.mark.rule("L41")
def test_who_has_nothing_left_when_the_turn_comes_round_is_out() -> None:
    table = auction("treasure 2", "treasure 2, treasure 1").play("show treasure 2")
    table.play("show treasure 2")
    assert table.tokens(2) == "fame 3, treasure 1"
    assert table.tokens(1) == "treasure 2"
    assert table.events()[:3] == ["shows 2 treasure 2", "passes 1", "wins_auction 2 2"]


# L42: the winner.


@pytest.mark.rule("L42")
@pytest.mark.rule("L11")
def test_the_winner_pays_all_tokens_shown_and_takes_the_prize() -> None:
    table = auction(
        "treasure 3, alliance treasure 2, 2 treasure 1, alliance fame 1", "treasure 4, treasure 2"
    )
    supply, pool = list(table.s.treasure), list(table.s.pool)
    table.play("show treasure 3", "show treasure 4", "show alliance treasure 2", "drop")
    assert table.tokens(1) == "fame 3, 2 treasure 1, alliance fame 1"
    assert table.tokens(2) == "treasure 2, treasure 4"  # the others lose nothing
    assert table.s.treasure == [*supply[:3], supply[3] + 1, supply[4]]
    assert table.s.pool == [*pool[:4], pool[4] + 1, pool[5]]
    assert table.s.players[0].shown == [0] * 6
    assert (table.ranks(), table.totals()) == ([0, 0], [0, 0])
    assert [one.bid_treasure for one in table.s.players] == [[0] * 5] * 5
    assert [one.bid_alliance for one in table.s.players] == [[0] * 6] * 5


@pytest.mark.rule("L42")
@pytest.mark.rule("L41")
def test_payment_comes_before_the_prize() -> None:
    table = auction("alliance treasure 3", "wit", episode=ALLIANCES)
    table.coming_alliances("alliance fame 1").play("show alliance treasure 3")
    assert sorted(table.tokens(1).split(", ")) == ["alliance fame 1", "alliance treasure 3"]
    assert table.pool == ""


@pytest.mark.rule("L42")
@pytest.mark.parametrize(
    ("episode", "tokens", "hand"),
    [
        ("Gifts Presented", "fame 3", "2 wit"),
        ("Mighty Alliances", "2 alliance fame 1", "2 wit"),
        ("Rise of Geatland", "fame 4", "2 wit"),
        ("The Golden Goblet", "fame 5", "2 wit"),
        ("The All-Iron Shield", "", "2 wit, shield"),
    ],
)
def test_each_auction_has_its_prize(episode: str, tokens: str, hand: str) -> None:
    table = auction("treasure 1", "", episode=episode).coming_alliances("2 alliance fame 1")
    table.play("show treasure 1")
    assert (table.tokens(1), table.hand(1)) == (tokens, hand)
    assert ("shield" in table.waiting) == (episode != "The All-Iron Shield")


@pytest.mark.rule("L42")
def test_only_part_of_what_was_known_stays_known_after_paying() -> None:
    table = auction("2 shown alliance treasure 1", "")
    table.play("show alliance treasure 1")
    assert table.s.players[0].shown[3] == 1
    assert table.tokens(1) == "fame 3, alliance treasure 1"


@pytest.mark.rule("L42")
def test_a_prize_whose_supply_is_empty_is_paid_for_all_the_same() -> None:
    """L24: the gain is void."""
    table = Table.at("Rise of Geatland", "treasure 1", "", advanced=1, gone=["fame 4"])
    table.play("show treasure 1")
    assert (table.tokens(1), table.events()[3]) == ("", "nothing_left 1")


# L43: Recover Treasures.


@pytest.mark.rule("L43")
def test_all_reveal_all_treasure_and_everyone_is_ranked_ties_from_the_start_player() -> None:
    table = Table.at(
        RECOVER,
        "treasure 4, alliance treasure 1, alliance fame 3",
        "2 treasure 2, alliance treasure 1",
        "",
        "alliance treasure 3, alliance treasure 2, treasure 1",
        start=2,
        advanced=1,
    )
    assert table.totals() == [5, 5, 0, 6]
    assert table.ranks() == [3, 2, 4, 1]
    assert [line for line in table.events("reveals_treasure") if line[-1] != "0"] == [
        *("reveals_treasure 1 5", "reveals_treasure 2 5", "reveals_treasure 4 6"),
    ]
    assert table.seen(0).players[0].shown == [0, 0, 0, 1, 0, 0]
    assert table.seen(0).players[3].shown == [0, 0, 0, 0, 1, 1]
    assert table.asked == (RECOVER, "taking", 4)


@pytest.mark.rule("L43")
def test_spaces_are_taken_in_rank_order_then_all_treasure_goes_back() -> None:
    table = Table.at(
        RECOVER, "treasure 4, alliance treasure 1, alliance fame 3", "treasure 1", "", advanced=1
    )
    table.play("space 1")
    assert table.tokens(1) == "fame 6, treasure 4, alliance fame 3, alliance treasure 1"
    table.play("space 3")
    assert [table.tokens(seat) for seat in (1, 2, 3)] == [
        "fame 6, alliance fame 3",
        "fame 4",
        "fame 2",
    ]
    assert table.s.treasure == [0, 2, 12, 8, 2]
    assert table.s.pool == [6, 6, 5, 6, 6, 6]
    assert [one.shown for one in table.s.players[:3]] == [[0] * 6] * 3
    assert table.events("returns_treasure") == [f"returns_treasure {seat}" for seat in (1, 2, 3)]
    assert (table.episode, table.phase) == ("Death of Beowulf", "taking")


@pytest.mark.rule("L43")
def test_without_any_treasure_the_start_player_chooses_first() -> None:
    table = Table.at(RECOVER, "", "", "", start=3, advanced=1)
    assert (table.ranks(), table.decides) == ([2, 3, 1], 3)
