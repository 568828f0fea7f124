"""Minor episodes: their order, selection, recovery: L7, L12, L13."""

from __future__ import annotations

import pytest
from tests.legend.table import Table
from tests.legend.words import counted

MERE = "By the Haunted Mere"
HALL = "Rest in the Hall"
SELECTION = ["select treasure", "select alliance", "select fame", "select cards"]


# L7: once each, clockwise from the start player, and nobody has to.


@pytest.mark.rule("L7")
@pytest.mark.parametrize(
    ("episode", "phase"),
    [
        ("King Hygelac's Court", "trading"),
        ("Sail to Denmark", "risking"),
        ("Great Rewards", "trading"),
        ("By the Haunted Mere", "selecting"),
    ],
)
def test_each_acts_once_clockwise_from_the_start_player_and_may_decline(
    episode: str, phase: str
) -> None:
    table = Table.at(episode, *["2 wit, courage"] * 4, start=3)
    before = table.s.copy()
    for seat in (3, 4, 1, 2):
        assert table.asked == (episode, phase, seat)
        assert "decline" in table.legal()
        table.play("decline")
        assert table.events("declines") == [f"declines {seat}"]
    assert table.episode != episode
    for one, other in zip(table.s.players, before.players, strict=True):
        assert (one.hand, one.scratches, one.fame) == (other.hand, other.scratches, other.fame)


@pytest.mark.rule("L7")
def test_the_start_player_stays_start_player_in_minor_episodes() -> None:
    table = Table.at("Sail to Denmark", "wit", "wit", "wit", start=2).play(*["decline"] * 3)
    assert (table.start, table.asked) == (2, ("King Hrothgar's Hall", "bidding", 2))


# L12: selection.


@pytest.mark.rule("L12")
def test_a_selection_offers_treasure_2_an_alliance_fame_2_and_two_cards() -> None:
    table = Table.at(MERE, "wit", "wit")
    assert table.legal() == [*SELECTION, "decline"]


@pytest.mark.rule("L12")
@pytest.mark.parametrize(
    ("choice", "tokens", "events"),
    [
        ("select treasure", "treasure 2", ["takes 1 treasure 2"]),
        ("select fame", "fame 2", ["takes 1 fame 2"]),
        ("select alliance", "alliance fame 3", ["takes_alliances 1 1", "sees_alliance 1"]),
    ],
)
def test_the_selected_token_is_taken(choice: str, tokens: str, events: list[str]) -> None:
    table = Table.at(MERE, "wit", "wit", pool="2 alliance fame 3").play(choice)
    assert table.tokens(1) == tokens
    assert [line.partition(" alliance")[0] for line in table.events()] == events
    assert table.hand(1) == "wit"
    assert table.asked == (MERE, "selecting", 2)


@pytest.mark.rule("L12")
def test_two_cards_can_be_selected() -> None:
    table = Table.at(MERE, "wit", "wit", pile="5 courage").play("select cards")
    assert table.hand(1) == "wit, 2 courage"
    assert table.known(1) == ""
    assert table.pile == "3 courage"
    assert table.events() == ["draws 1 2", *["sees 1 courage, to 1"] * 2]


@pytest.mark.rule("L12")
@pytest.mark.parametrize("scratches", [1, 2])
def test_all_scratches_can_be_returned_by_who_has_one(scratches: int) -> None:
    table = Table.at(MERE, f"wit, wound, {scratches} scratches", "wit")
    assert table.legal() == [*SELECTION, "heal scratches", "decline"]
    table.play("heal scratches")
    assert table.tokens(1) == "wound"  # L29
    assert table.events() == ["heals_scratches 1"]
    assert "heal scratches" not in table.legal()


@pytest.mark.rule("L12")
@pytest.mark.rule("L24")
@pytest.mark.parametrize("sort", ["treasure", "fame", "alliance"])
def test_an_option_whose_token_is_gone_cannot_be_chosen_and_no_change_is_given(sort: str) -> None:
    pool = "" if sort == "alliance" else None
    table = Table.at(MERE, "wit", "wit", gone=[f"{sort} 2"], pool=pool)
    gone = f"select {sort}"
    assert table.s.fame[1] >= 2  # they would make 2, but are not changed
    assert table.s.treasure[1] >= 2
    assert table.legal() == [one for one in [*SELECTION, "decline"] if one != gone]


@pytest.mark.rule("L12")
def test_the_last_token_can_be_selected_once() -> None:
    table = Table.at(MERE, "8 fame 2, 11 treasure 2", "wit", pool="alliance fame 1")
    assert table.play("select fame").tokens(1) == "9 fame 2, 11 treasure 2"
    assert table.legal() == ["select treasure", "select alliance", "select cards", "decline"]
    table = Table.at(MERE, "8 fame 2, 11 treasure 2", "wit", pool="alliance fame 1")
    assert table.play("select treasure").tokens(1) == "8 fame 2, 12 treasure 2"
    assert table.legal() == ["select alliance", "select fame", "select cards", "decline"]
    table = Table.at(MERE, "8 fame 2, 11 treasure 2", "wit", pool="alliance fame 1")
    assert table.play("select alliance").tokens(1) == "8 fame 2, 11 treasure 2, alliance fame 1"
    assert table.legal() == ["select treasure", "select fame", "select cards", "decline"]


# L13: recovery.


@pytest.mark.rule("L13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_twice_as_many_cards_as_players_are_turned_up(players: int) -> None:
    table = Table.at(HALL, *[""] * players)
    offer = counted(table.offer)
    assert offer.total() == 2 * players
    assert counted(table.pile).total() == 100 - 2 * players
    shown = [line.removeprefix("offered ") for line in table.events("offered")]
    assert counted(", ".join(shown)) == offer
    assert table.asked == (HALL, "picking", 1)


@pytest.mark.rule("L13")
def test_each_takes_one_card_openly_twice_round_and_cannot_decline() -> None:
    cards = ["travelling", "friendship", "wit", "courage", "fighting", "beowulf"]
    table = Table.at(HALL, "", "", "", start=2, pile=", ".join(cards))
    for seat, card in zip((2, 3, 1, 2, 3), reversed(cards), strict=False):
        assert table.asked == (HALL, "picking", seat)
        left = counted(table.offer)
        assert sorted(table.legal()) == sorted(left)  # L7's "decline" is not among them
        table.play(card)
        assert table.events()[0] == f"picks {seat} {card}"
    # What is left for the last one is forced.
    assert table.events()[1] == "picks 1 travelling"
    assert [table.hand(seat) for seat in (1, 2, 3)] == [
        "travelling, courage",
        "wit, beowulf",
        "friendship, fighting",
    ]
    assert [table.known(seat) for seat in (1, 2, 3)] == [table.hand(seat) for seat in (1, 2, 3)]
    assert table.offer == table.pile == table.discard == ""
    assert table.episode == "Sea Hag's Attack"


@pytest.mark.rule("L13")
def test_equal_cards_are_one_choice_and_cards_of_one_kind_are_taken_without_asking() -> None:
    table = Table.at(HALL, "", "", pile="double wit, 3 courage")
    assert table.legal() == ["double wit", "courage"]
    table.play("double wit")
    assert table.events("picks") == [
        "picks 1 double wit",
        "picks 2 courage",
        "picks 1 courage",
        "picks 2 courage",
    ]
    assert [table.hand(1), table.hand(2)] == ["double wit, courage", "2 courage"]


@pytest.mark.rule("L13")
@pytest.mark.rule("L26")
def test_with_too_few_cards_picking_goes_on_in_order_until_none_is_left() -> None:
    table = Table.at(HALL, "", "", "", "", start=4, pile="wit, courage", discard="2 fighting")
    assert table.offer == "wit, courage, 2 fighting"
    table.play("wit", "courage")
    assert [table.hand(seat) for seat in (1, 2, 3, 4)] == ["courage", "fighting", "fighting", "wit"]


@pytest.mark.rule("L13")
@pytest.mark.rule("L26")
def test_without_any_card_a_recovery_is_over_at_once() -> None:
    table = Table.at(HALL, "wit", "wit", pile="")
    assert table.asked == ("Sea Hag's Attack", "bidding", 1)


@pytest.mark.rule("L13")
@pytest.mark.rule("L26")
def test_the_discards_fill_up_a_short_offer() -> None:
    table = Table.at(HALL, "", "", pile="wit", discard="5 courage")
    assert table.offer == "wit, 3 courage"
    assert (table.pile, table.discard) == ("2 courage", "")
    assert table.events() == [
        f"episode_begins {HALL}",
        "pile_renewed 5",
        "offered wit",
        *["offered courage"] * 3,
    ]
