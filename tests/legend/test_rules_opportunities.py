"""Opportunities: L9 to L11."""

from __future__ import annotations

import pytest
from tests.legend.table import Table

COURT = "King Hygelac's Court"
REWARDS = "Great Rewards"
PEACE = "Peace Returns"
FRIENDSHIPS = "Many Friendships"
RANKS = "Break Ranks?"


# L9: the Court.


@pytest.mark.rule("L9")
def test_at_the_court_two_cards_are_discarded_before_two_are_drawn() -> None:
    table = Table.at(COURT, "wit, courage, known beowulf", "2 wit", pile="fighting")
    assert table.legal() == ["wit", "courage", "beowulf", "decline"]
    table.play("wit")
    assert table.legal() == ["courage", "beowulf"]  # two or none; the step can be taken back
    assert (table.discard, table.hand(1)) == ("", "wit, courage, beowulf")
    table.play("beowulf")
    assert table.hand(1) in ("courage, fighting, beowulf", "wit, courage, fighting")
    assert table.events()[:-1] == [
        "discards 1 wit",
        "discards 1 beowulf",
        "draws 1 2",
        "pile_renewed 2",
        "sees 1 fighting, to 1",
    ]
    assert table.known(1) == ""
    assert table.s.players[0].picks == 0
    assert table.asked == (COURT, "trading", 2)


@pytest.mark.rule("L9")
def test_at_the_court_two_equal_cards_can_be_exchanged() -> None:
    table = Table.at(COURT, "2 wit", "2 wit", pile="2 courage").play("wit")
    assert table.legal() == ["wit"]
    table.play("wit")
    assert (table.hand(1), table.discard) == ("2 courage", "")  # the pile is renewed at once
    assert table.pile == "2 wit"


@pytest.mark.rule("L9")
@pytest.mark.parametrize(("hand", "asked"), [("", 2), ("wit", 2), ("wit, wit", 1)])
def test_who_has_fewer_than_two_cards_is_not_asked_at_the_court(hand: str, asked: int) -> None:
    table = Table.at(COURT, hand, "2 wit")
    assert table.asked == (COURT, "trading", asked)
    assert table.events("declines") == []


@pytest.mark.rule("L9")
@pytest.mark.rule("L30")
def test_a_special_card_exchanged_at_the_court_leaves_the_game() -> None:
    table = Table.at(COURT, "sword, blessing, wit", "2 wit", pile="4 courage")
    table.play("sword", "blessing")
    assert table.discard == ""
    assert (table.hand(1), table.known(1)) == ("wit, 2 courage", "")
    assert table.asked == (COURT, "trading", 2)  # L32: Blessing is not asked about here


# L9: two symbols.


@pytest.mark.rule("L9")
@pytest.mark.parametrize(
    ("hand", "steps", "left", "discard"),
    [
        ("2 fighting, wit", ["fighting", "fighting"], "wit", "2 fighting"),
        ("double fighting, wit", ["double fighting"], "wit", "double fighting"),
        ("fighting, beowulf", ["fighting", "beowulf"], "", "fighting, beowulf"),
        ("2 beowulf", ["beowulf", "beowulf"], "", "2 beowulf"),
        (
            "fighting, double fighting",
            ["fighting", "double fighting"],
            "",
            "fighting, double fighting",
        ),
        ("hides, fighting", ["hides"], "fighting", ""),
        ("sword, fighting", ["sword"], "fighting", ""),
    ],
)
def test_two_fighting_symbols_buy_treasure_3(
    hand: str, steps: list[str], left: str, discard: str
) -> None:
    table = Table.at(REWARDS, hand, "2 wit").play(*steps)
    assert (table.hand(1), table.discard, table.tokens(1)) == (left, discard, "treasure 3")
    paid = [line for line in table.events() if line.startswith("pays")]
    assert sorted(paid) == sorted(f"pays 1 {card}" for card in steps)
    assert table.events()[-1] == "takes 1 treasure 3"
    assert (table.laid(1), table.totals()[0]) == ("", 0)
    assert table.asked == (REWARDS, "trading", 2)  # none may be paid once the price is met


@pytest.mark.rule("L9")
def test_each_card_paid_must_cover_something_that_is_missing() -> None:
    table = Table.at(REWARDS, "2 fighting, wit, double courage, sword, beowulf, rest", "2 wit")
    assert table.legal() == ["fighting", "beowulf", "sword", "decline"]
    table.play("beowulf")
    assert table.legal() == ["fighting", "sword"]
    assert table.hand(1) == "wit, double courage, 2 fighting, beowulf, sword, rest"


@pytest.mark.rule("L9")
@pytest.mark.parametrize("hand", ["fighting, 3 wit", "beowulf, wit", "4 courage"])
def test_who_cannot_pay_in_full_can_only_decline(hand: str) -> None:
    """What the hand lacks is private, so its owner is asked all the same."""
    table = Table.at(REWARDS, hand, "2 wit")
    assert (table.decides, table.legal()) == (1, ["decline"])


@pytest.mark.rule("L9")
@pytest.mark.parametrize("hand", ["", "blessing, rest"])
def test_who_has_no_symbol_card_is_not_asked(hand: str) -> None:
    assert Table.at(REWARDS, hand, "fighting").decides == 2


@pytest.mark.rule("L9")
def test_a_single_card_may_be_enough_so_its_owner_is_asked() -> None:
    assert Table.at(REWARDS, "wit, rest", "2 wit").decides == 1


@pytest.mark.rule("L9")
def test_friendships_are_bought_with_two_friendship_symbols() -> None:
    table = Table.at(
        FRIENDSHIPS, "friendship, double friendship, fighting", "wit", pool="alliance treasure 2"
    )
    assert table.legal() == ["friendship", "double friendship", "decline"]
    table.play("double friendship")
    assert table.tokens(1) == "alliance treasure 2"
    assert table.events() == [
        "pays 1 double friendship",
        "takes_alliances 1 1",
        "sees_alliance 1 alliance treasure 2, to 1",
        *table.events()[3:],
    ]


@pytest.mark.rule("L9")
@pytest.mark.parametrize(
    ("episode", "hand", "gone"),
    [
        (REWARDS, "double fighting", "treasure 3"),
        (PEACE, "travelling, friendship, wit, courage, fighting", "fame 5"),
        (FRIENDSHIPS, "double friendship", "alliance"),
    ],
)
def test_nobody_is_asked_when_the_gain_is_gone(episode: str, hand: str, gone: str) -> None:
    pool = "" if gone == "alliance" else None
    assert Table.at(episode, hand, "2 wit", gone=[gone], pool=pool).episode != episode
    pool = "alliance fame 1" if gone == "alliance" else None
    assert Table.at(episode, hand, "2 wit", pool=pool).asked == (episode, "trading", 1)


@pytest.mark.rule("L9")
def test_the_last_token_goes_to_who_takes_it_first() -> None:
    table = Table.at(REWARDS, "7 treasure 3, double fighting", "double fighting, wit", start=1)
    table.play("double fighting")
    assert table.tokens(1) == "8 treasure 3"
    assert table.asked == ("The Celebrations", "bidding", 2)


# L10: Peace Returns.


@pytest.mark.rule("L10")
def test_peace_costs_one_of_each_symbol_and_brings_fame_5() -> None:
    hand = "travelling, friendship, wit, courage, fighting, 2 wit"
    table = Table.at(PEACE, hand, "2 wit").play("wit")
    assert table.legal() == ["travelling", "friendship", "courage", "fighting"]
    table.play("travelling", "fighting", "courage")
    assert table.legal() == ["friendship"]
    table.play("friendship")
    assert (table.hand(1), table.tokens(1)) == ("2 wit", "fame 5")
    assert table.discard == "travelling, friendship, wit, courage, fighting"
    assert table.laid(1) == ""


@pytest.mark.rule("L10")
def test_a_double_card_covers_one_kind_only() -> None:
    table = Table.at(PEACE, "double travelling, friendship, 2 wit, courage", "2 wit")
    assert table.legal() == ["decline"]
    hand = "travelling, double travelling, friendship, wit, courage, fighting"
    table = Table.at(PEACE, hand, "wit").play("double travelling")
    assert table.legal() == ["friendship", "wit", "courage", "fighting"]


@pytest.mark.rule("L10")
@pytest.mark.rule("L9")
def test_each_beowulf_covers_one_missing_kind_unassigned_until_the_price_is_met() -> None:
    table = Table.at(PEACE, "2 beowulf, travelling, friendship, wit, courage", "2 wit")
    table.play("beowulf")
    assert table.legal() == ["travelling", "friendship", "wit", "courage", "beowulf"]
    table.play("beowulf", "wit", "courage")
    assert table.legal() == ["travelling", "friendship"]
    table.play("friendship")
    assert (table.hand(1), table.tokens(1)) == ("travelling", "fame 5")


@pytest.mark.rule("L10")
def test_hides_of_land_covers_three_kinds() -> None:
    table = Table.at(PEACE, "hides, courage, double fighting", "2 wit")
    table.play("hides", "courage", "double fighting")
    assert (table.hand(1), table.tokens(1)) == ("", "fame 5")
    assert table.discard == "courage, double fighting"  # L30: Hides leaves the game
    assert Table.at(PEACE, "hides, 2 double fighting", "2 wit").legal() == ["decline"]


@pytest.mark.rule("L10")
def test_a_special_card_with_symbols_covers_its_kind() -> None:
    table = Table.at(PEACE, "ships, sword, fighting, friendship, wit, courage", "wit")
    table.play("sword")
    assert table.legal() == ["friendship", "wit", "courage", "ships"]
    table.play("ships", "friendship", "wit", "courage")
    assert (table.hand(1), table.tokens(1)) == ("fighting", "fame 5")


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [("4 wit", 2), ("4 wit, rest", 2), ("5 wit", 1), ("hides, wit", 2), ("hides, 2 wit", 1)],
)
def test_peace_is_offered_to_who_may_have_what_it_takes_by_public_facts(
    hand: str, asked: int
) -> None:
    assert Table.at(PEACE, hand, "9 wit").decides == asked


# L11: Break Ranks?


@pytest.mark.rule("L11")
def test_two_fame_tokens_of_any_sort_shed_a_wound_tile() -> None:
    table = Table.at(RANKS, "fame 5, 2 fame 1, alliance fame 3, alliance treasure 2, wound", "wit")
    assert table.legal() == ["give fame 1", "give fame 5", "give alliance fame 3", "decline"]
    table.play("give alliance fame 3")
    assert table.legal() == ["give fame 1", "give fame 5"]
    assert table.tokens(1) == "2 fame 1, fame 5, alliance fame 3, alliance treasure 2, wound"
    pool, fame = list(table.s.pool), table.s.fame[1]
    table.play("give fame 1")
    assert table.tokens(1) == "fame 1, fame 5, alliance treasure 2"
    assert table.events()[:3] == ["gives 1 fame 1", "gives 1 alliance fame 3", "heals 1 wound"]
    assert table.s.fame[1] == fame + 1
    assert table.s.pool == [pool[0], pool[1], pool[2] + 1, *pool[3:]]
    assert table.s.players[0].given == [0] * 11
    assert table.episode != RANKS


@pytest.mark.rule("L11")
def test_two_equal_tokens_can_be_given() -> None:
    table = Table.at(RANKS, "2 fame 3, wound, scratch", "wit").play("give fame 3")
    assert table.legal() == ["give fame 3"]
    assert table.play("give fame 3").phase == "trading"
    table = Table.at(RANKS, "2 alliance fame 2, wound", "wit").play("give alliance fame 2")
    assert table.legal() == ["give alliance fame 2"]
    table.play("give alliance fame 2")
    assert table.tokens(1) == ""
    assert table.events("gives") == ["gives 1 alliance fame 2"] * 2


@pytest.mark.rule("L11")
@pytest.mark.parametrize(
    ("choice", "left", "event"),
    [
        ("heal wound", "2 scratch, wound, double wound", "heals 1 wound"),
        ("heal double wound", "2 scratch, 2 wound", "heals 1 double wound"),
        ("heal scratches", "2 wound, double wound", "heals_scratches 1"),
    ],
)
def test_one_large_tile_or_all_scratches_are_shed(choice: str, left: str, event: str) -> None:
    table = Table.at(RANKS, "fame 7, fame 6, 2 wounds, double wound, 2 scratches", "wit")
    table.play("give fame 6", "give fame 7")
    assert table.legal() == ["heal scratches", "heal wound", "heal double wound"]
    table.play(choice)
    assert table.tokens(1) == left
    assert table.events()[:3] == ["gives 1 fame 6", "gives 1 fame 7", event]


@pytest.mark.rule("L11")
@pytest.mark.parametrize(
    ("harm", "healing"),
    [
        ("wound, scratch", ["heal scratches", "heal wound"]),
        ("wound, double wound", ["heal wound", "heal double wound"]),
        ("double wound, scratch", ["heal scratches", "heal double wound"]),
    ],
)
def test_what_can_be_shed_is_offered(harm: str, healing: list[str]) -> None:
    table = Table.at(RANKS, f"2 fame 1, {harm}", "wit").play("give fame 1", "give fame 1")
    assert table.legal() == healing


@pytest.mark.rule("L11")
@pytest.mark.parametrize(
    ("harm", "left"), [("2 scratches", ""), ("2 wounds", "wound"), ("double wound", "")]
)
def test_nobody_is_asked_what_to_shed_when_there_is_one_thing_only(harm: str, left: str) -> None:
    table = Table.at(RANKS, f"2 fame 1, {harm}", "wit").play("give fame 1", "give fame 1")
    assert table.tokens(1) == left
    assert table.episode != RANKS


@pytest.mark.rule("L11")
@pytest.mark.parametrize(
    ("tokens", "asked"),
    [
        ("fame 5, fame 2", False),  # nothing to heal
        ("wound", False),  # nothing to give
        ("fame 5, wound", False),
        ("fame 5, 3 treasure 2, wound", False),
        ("alliance fame 1, wound", False),
        ("fame 5, alliance treasure 1, scratch", True),  # the face is private
        ("2 alliance treasure 1, double wound", True),
        ("fame 5, fame 2, scratch", True),
    ],
)
def test_it_is_offered_to_who_is_hurt_and_may_have_two_fame_tokens(
    tokens: str, asked: bool
) -> None:
    table = Table.at(RANKS, tokens, "wit")
    assert (table.asked == (RANKS, "trading", 1)) == asked


@pytest.mark.rule("L11")
@pytest.mark.parametrize("tokens", ["fame 5, alliance treasure 1", "2 alliance treasure 3"])
def test_treasure_pays_nothing_here(tokens: str) -> None:
    assert Table.at(RANKS, f"{tokens}, wound", "wit").legal() == ["decline"]


@pytest.mark.rule("L11")
@pytest.mark.rule("L36")
@pytest.mark.parametrize("rest", ["rest one", "rest two"])
def test_who_has_nothing_left_to_heal_after_warriors_rest_can_give_nothing(rest: str) -> None:
    scratches = "scratch" if rest == "rest one" else "2 scratches"
    table = Table.at(RANKS, f"2 fame 1, {scratches}, rest, wit", "wit").play(rest)
    assert table.episode == "Dragon Battle"  # nobody is asked any more
    assert table.tokens(1) == "2 fame 1"


@pytest.mark.rule("L11")
@pytest.mark.rule("L36")
@pytest.mark.parametrize("left", ["wound", "scratch"])
def test_who_has_something_left_to_heal_after_warriors_rest_can_still_give(left: str) -> None:
    table = Table.at(RANKS, f"2 fame 1, scratch, {left}, rest, wit", "wit").play("rest one")
    assert table.legal() == ["give fame 1", "decline"]
    assert table.play("give fame 1", "give fame 1").tokens(1) == ""


@pytest.mark.rule("L9")
@pytest.mark.rule("L36")
def test_who_has_one_card_left_after_warriors_rest_can_exchange_nothing_at_the_court() -> None:
    """In a box whose Court comes late."""
    table = Table.at(COURT, "wit, scratch, rest", "2 wit").play("rest one")
    assert table.asked == (COURT, "trading", 2)
    assert table.hand(1) == "wit"
