"""What a screen is given of legend."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legend.table import EDITION, Table

from heorot.core.view import Thing, View
from heorot.games import load
from heorot.games.legend.words.view import Player

GAME = load("legend")

MERE = "By the Haunted Mere"
COURT = "King Hygelac's Court"
HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
RANKS = "Break Ranks?"
GIFTS = "Gifts Presented"
IRON = "The All-Iron Shield"
DEATH = "Death of Beowulf"

GAIN_EVENTS = {
    ("treasure", 2): "takes 1 treasure 2",
    ("alliance", 1): "takes_alliances 1 1",
    ("fame", 2): "takes 1 fame 2",
    ("cards", 2): "draws 1 2",
    ("scratches", 0): "heals_scratches 1",
}
"""What happens when seat 1 gains something."""


def view(table: Table, seat: int) -> View:
    """The view of a seat counted from 1; 0 for a spectator."""
    return GAME.view_of(EDITION, table.s, seat - 1)


def public(table: Table) -> Any:
    return view(table, 0).public


def seat_of(table: Table, seat: int) -> Player:
    player: Player = public(table).players[seat - 1]
    return player


def own(table: Table, seat: int) -> Any:
    return view(table, seat).own


def counted(things: tuple[Thing, ...], count: str = "count") -> dict[str, int]:
    """Things by what they are called, with how many there are."""
    return {one.name: getattr(one, count) for one in things if getattr(one, count)}


def asked(table: Table, reader: int | None = None) -> tuple[str, dict[str, Any]]:
    """The question as its decider reads it, or somebody else."""
    question = view(table, table.decides if reader is None else reader).question
    return question.name, question.args


# The table.


def test_the_table() -> None:
    table = Table.at(GRENDEL, "wit", "2 courage", "fighting", start=2, fallen=1)
    drawn = view(table, 3)
    assert (drawn.seat, len(drawn.public.players)) == (3, 3)
    assert (drawn.public.episode, drawn.public.where) == (5, {"number": 5})
    assert (drawn.public.start, drawn.public.phase, drawn.public.decides) == (2, "striving", 2)
    options = {"advanced": False, "fallen": True, "bluffing": True, "memory": True}
    assert drawn.fixed.options == options


@pytest.mark.rule("L26")
def test_pile_and_discards() -> None:
    table = Table.at(COURT, "2 wit", "2 wit", pile="3 courage", discard="wit, 2 beowulf")
    assert public(table).pile == 3
    assert public(table).discards == {"wit": 1, "beowulf": 2}


@pytest.mark.rule("L13")
def test_cards_on_offer() -> None:
    table = Table.at("Rest in the Hall", "", "", pile="wit, courage, 2 beowulf")
    assert counted(public(table).offer) == {"wit": 1, "courage": 1, "beowulf": 2}


@pytest.mark.rule("L4")
def test_special_cards_are_beside_the_board_until_they_are_won() -> None:
    def beside(table: Table) -> list[str]:
        return list(counted(public(table).special_cards))

    two = Table.at(HALL, "friendship", "friendship")
    assert beside(two) == ["hides", "sword", "blessing", "inspiration"]
    assert "blessing" not in beside(Table.at(HALL, "blessing", "friendship"))
    assert "shield" in beside(Table.at(HALL, "wit", "wit", advanced=1))


@pytest.mark.rule("L24")
def test_the_supply_is_counted_by_value() -> None:
    supply = public(Table.at(COURT, "2 wit, fame 7, treasure 1", "2 wit, 2 fame 2")).supply
    assert supply.fame == (3, 7, 6, 6, 9, 2, 0)
    assert (supply.treasure, supply.alliances, supply.misfortunes) == ((1, 12, 8, 2), 36, 3)


@pytest.mark.rule("L12")
def test_a_selection_shows_what_each_of_its_actions_gives() -> None:
    offered = view(Table.at(MERE, "wit, scratch", "wit"), 0).fixed.selection
    given = {one.name: (one.sort, one.count) for one in offered}
    for name, gain in given.items():
        table = Table.at(MERE, "wit, scratch", "wit").play(name.replace("_", " "))
        assert GAIN_EVENTS[gain] in table.events()
    legal = Table.at(MERE, "wit, scratch", "wit").legal()
    assert sorted(given) == sorted(one.replace(" ", "_") for one in legal if one != "decline")


def test_what_cards_and_tokens_show() -> None:
    fixed = view(Table.at(COURT, "2 wit", "2 wit"), 0).fixed
    faces = {name: (one.symbol, one.count) for name, one in fixed.cards.items()}
    assert faces["wit"] == ("wit", 1)
    assert faces["double wit"] == ("wit", 2)
    assert faces["hides"] == ("beowulf", 3)
    assert faces["blessing"] == ("", 0)
    tokens = {name: (one.sort, one.points) for name, one in fixed.tokens.items()}
    assert tokens["5 fame"] == ("fame", 5)
    assert tokens["3 alliance_treasure"] == ("alliance_treasure", 3)
    assert tokens["misfortune"] == ("misfortune", -2)


# The path.


@pytest.mark.rule("L3")
def test_the_spaces_of_a_major_are_available_to_so_many_players() -> None:
    drawn = view(Table.at(HALL, "wit", "wit", "wit"), 0)
    hall = drawn.fixed.path[2]
    assert (hall.words, hall.kind) == (("episode:3",), "simultaneous")
    assert (hall.symbols, hall.available) == (("friendship",), 3)
    gains = [one.card or (one.sort, one.count) for one in hall.spaces]
    assert gains == ["blessing", ("treasure", 1), ("alliance", 2), ("cards", 2), ("fame", 2)]
    assert [one.words for one in drawn.public.spaces] == [
        ("slot:1", "card:blessing"),
        ("slot:2", "gain:1 treasure"),
        ("slot:3", "gain:2 alliance"),
    ]


@pytest.mark.rule("L21")
def test_a_space_is_taken() -> None:
    table = Table.at(HALL, "friendship", "wit", "wit").play("friendship", "commit", "commit")
    table.play("commit", "space 2")
    assert [one.taken for one in public(table).spaces] == [False, True, False]


@pytest.mark.rule("L9")
def test_an_opportunity_has_a_price_and_a_gain() -> None:
    path = view(Table.at(COURT, "2 wit", "2 wit"), 0).fixed.path
    found = [
        (one.price.cards, one.price.symbols, one.price.fame, one.gain.sort, one.gain.count)
        for one in path
        if one.price
    ]
    assert found == [
        (2, (), 0, "cards", 2),
        (0, ("fighting", "fighting"), 0, "treasure", 3),
        (0, ("travelling", "friendship", "wit", "courage", "fighting"), 0, "fame", 5),
        (0, ("friendship", "friendship"), 0, "alliance", 1),
        (0, (), 2, "heal", 0),
    ]


@pytest.mark.rule("L6")
@pytest.mark.parametrize("advanced", [0, 1])
def test_treasure_episodes_are_skipped_in_the_base_game(advanced: int) -> None:
    path = view(Table.at(COURT, "2 wit", "2 wit", advanced=advanced), 0).fixed.path
    skipped = [number for number, one in enumerate(path, 1) if one.skipped]
    assert skipped == ([] if advanced else [17, 23, 24, 28, 31, 35])
    assert (path[16].gain.sort, path[30].gain.card) == ("fame", "shield")


# The seats.

RICH = "2 wit, known courage, blessing, fame 5, fame 2, treasure 3, alliance fame 2, misfortune"


@pytest.mark.rule("L45")
def test_a_hand_is_its_owners() -> None:
    table = Table.at(COURT, RICH, "2 wit")
    assert counted(own(table, 1).hand) == {"wit": 2, "courage": 1, "blessing": 1}
    assert seat_of(table, 1).cards == 4
    assert own(table, 0) is None


@pytest.mark.rule("L45")
def test_memory_hides_what_the_table_has_seen() -> None:
    table = Table.at(COURT, RICH, "2 wit")
    one = seat_of(table, 1)
    assert (one.known, one.tokens, one.alliances) == (None, 4, 1)
    assert public(table).points == public(table).sources == (None, None)
    assert public(table).hides_past


@pytest.mark.rule("L45")
def test_without_memory_all_that_was_seen_is_shown() -> None:
    table = Table.at(COURT, RICH + ", shown alliance treasure 3", "2 wit, fame 1", memory=0)
    known = seat_of(table, 1).known
    assert known
    assert counted(known.cards) == {"courage": 1, "blessing": 1}
    tokens = {"5 fame": 1, "2 fame": 1, "3 treasure": 1, "3 alliance_treasure": 1, "misfortune": 1}
    assert counted(known.tokens) == tokens
    assert known.points == 5 + 2 + 3 + 3 - 2 + 5  # the other alliance is not known
    assert public(table).points == (None, 6)
    assert not public(table).hides_past


@pytest.mark.rule("L38")
def test_where_points_come_from() -> None:
    parts = {"fame": 7, "treasure": 3, "alliances": 2, "misfortunes": -2, "wounds": 5}
    mine = own(Table.at(COURT, RICH, "2 wit"), 1)
    assert (mine.sources, mine.points) == (parts, 15)


@pytest.mark.rule("L44")
def test_treasure_is_no_source_of_points_in_the_advanced_game() -> None:
    mine = own(Table.at(COURT, f"{RICH}, alliance treasure 3", "2 wit", advanced=1), 1)
    assert mine.sources == {"fame": 7, "alliances": 2, "misfortunes": -2, "wounds": 5}
    assert (mine.points, mine.treasure) == (12, 6)


@pytest.mark.rule("L40")
def test_the_fallen_lose_what_they_have() -> None:
    mine = own(Table.at(COURT, "2 wit, fame 4, 3 wounds", "2 wit", fallen=1), 1)
    assert (mine.points, mine.sources["wounds"], mine.sources["fallen"]) == (0, -15, 11)


@pytest.mark.rule("L28")
@pytest.mark.rule("L45")
def test_wounds_are_open_to_all() -> None:
    one = seat_of(Table.at(COURT, "2 wit, 2 scratches, wound, double wound", "2 wit"), 1)
    assert (one.scratches, one.wounds, one.double_wound) == (2, 3, True)


@pytest.mark.rule("L16")
def test_of_a_bid_others_see_how_many_cards_it_has() -> None:
    table = Table.at(HALL, "friendship, wit", "wit").play("friendship", "wit")
    chosen = {"friendship": 1, "wit": 1}
    assert counted(own(table, 1).hand, "chosen") == chosen
    assert seat_of(table, 1).face_down == 0
    table.play("commit")
    assert (seat_of(table, 1).face_down, seat_of(table, 1).cards) == (2, 0)
    assert counted(own(table, 1).hand, "chosen") == chosen


@pytest.mark.rule("L15")
def test_the_symbols_in_hand_that_count() -> None:
    mine = own(Table.at(HALL, "friendship, double friendship, wit, hides, rest", "wit"), 1)
    assert [one.words[0] for one in mine.hand if one.matches] == [
        *("card:friendship", "card:double friendship", "card:hides"),
    ]
    assert mine.matching == 1 + 2 + 3
    assert own(Table.at("Sail to Denmark", "friendship", ""), 1).matching is None
    assert own(Table.at("Peace Returns", "5 friendship", ""), 1).matching is None


@pytest.mark.rule("L17")
def test_laid_cards_and_their_total() -> None:
    table = Table.at(GRENDEL, "double courage", "courage, 2 fighting", "wit").play("double courage")
    table.play("courage")
    one, two, _ = public(table).players
    assert (counted(one.laid), one.total, one.cards) == ({"double courage": 1}, 2, 0)
    assert (counted(two.laid), two.total, two.rank) == ({"courage": 1}, 1, 0)


@pytest.mark.rule("L11")
def test_tokens_that_are_to_be_given_are_shown_to_their_owner() -> None:
    table = Table.at(RANKS, "fame 5, fame 2, alliance fame 3, scratch, wound", "")
    table.play("give fame 2", "give alliance fame 3")
    assert counted(own(table, 1).tokens, "chosen") == {"2 fame": 1, "3 alliance_fame": 1}


@pytest.mark.rule("L41")
def test_treasure_that_is_shown() -> None:
    table = Table.at(GIFTS, "treasure 2, alliance treasure 3", "treasure 4", advanced=1)
    table.play("show alliance treasure 3")
    one = seat_of(table, 1)
    assert (counted(one.shown), one.total) == ({"3 alliance_treasure": 1}, 3)


@pytest.mark.rule("L41")
def test_who_has_passed_is_out_of_an_auction_and_has_no_rank() -> None:
    table = Table.at(GIFTS, "treasure 2", "treasure 4", "treasure 1", advanced=1).play("drop")
    assert [(one.is_out, one.rank) for one in public(table).players] == [
        *((True, 0), (False, 0), (False, 0)),
    ]


@pytest.mark.rule("L16")
@pytest.mark.parametrize("bluffing", [0, 1])
def test_who_has_bid_is_known_to_all(bluffing: int) -> None:
    table = Table.at(HALL, "friendship", "2 friendship", "wit", start=2, bluffing=bluffing)
    table.play("friendship", "commit")
    bids = [(one.has_bid, one.face_down) for one in public(table).players]
    assert bids == [(False, 0), (True, bluffing), (False, 0)]


# The question.


def test_opportunities_ask_with_their_price() -> None:
    assert asked(Table.at(COURT, "2 wit", "")) == ("trading_two_cards", {"gain": "2 cards"})
    rewards = Table.at(REWARDS, "2 fighting", "")
    trade = ("trading_two_symbols", {"symbol": "fighting", "gain": "3 treasure"})
    assert asked(rewards) == trade
    rewards.play("fighting")
    assert asked(rewards) == ("paying", {"count": 1})
    assert asked(rewards, 2) == trade
    assert asked(Table.at("Peace Returns", "hides, wit, courage", ""))[0] == "trading_one_of_each"


@pytest.mark.rule("L9")
@pytest.mark.rule("L45")
@pytest.mark.parametrize(
    ("episode", "seat", "asks"),
    [
        (REWARDS, "fighting, wit", "trading_two_symbols"),
        ("Peace Returns", "5 wit", "trading_one_of_each"),
        (RANKS, "fame 2, alliance treasure 1, wound", "trading_for_tile"),
    ],
)
def test_who_cannot_pay_is_told_so_and_nobody_else(episode: str, seat: str, asks: str) -> None:
    table = Table.at(episode, seat, "wit")
    assert asked(table) == ("trading_cannot_pay", {})
    assert asked(table, 0)[0] == asked(table, 2)[0] == asks
    assert table.legal() == ["decline"]


@pytest.mark.rule("L11")
def test_break_ranks_asks_for_tokens_and_then_for_the_healing() -> None:
    table = Table.at(RANKS, "2 fame 2, scratch, wound", "")
    assert asked(table) == ("trading_two_fame_tokens", {})
    assert asked(table.play("give fame 2")) == ("giving", {"count": 1})
    assert asked(table.play("give fame 2")) == ("choosing_healing", {})
    assert asked(table, 0) == ("trading_two_fame_tokens", {})


@pytest.mark.rule("L11")
def test_break_ranks_offers_what_can_be_healed() -> None:
    assert asked(Table.at(RANKS, "2 fame 2, scratch", ""))[0] == "trading_for_scratches"
    tiles = Table.at(RANKS, "2 fame 2, wound, double wound", "")
    assert asked(tiles)[0] == asked(tiles, 0)[0] == "trading_for_tile"
    tiles.play("give fame 2", "give fame 2")
    assert asked(tiles) == ("choosing_tile", {})


@pytest.mark.rule("L15")
def test_a_bid_asks_for_one_symbol_or_two() -> None:
    hall = Table.at(HALL, "2 friendship, wit", "wit")
    assert asked(hall) == ("bidding_one", {"symbol": "friendship"})
    hall.play("friendship", "wit")
    assert asked(hall) == ("bidding_one_more", {"symbol": "friendship", "count": 1})
    assert asked(hall, 2) == ("bidding_one", {"symbol": "friendship"})
    feast = Table.at("The Celebrations", "double wit, wit", "wit")
    two = {"symbol": "friendship", "symbol2": "wit"}
    assert asked(feast) == ("bidding_two", two)
    assert asked(feast.play("double wit")) == ("bidding_two_more", {**two, "count": 2})


@pytest.mark.rule("L17")
def test_a_turn_asks_with_target_and_total() -> None:
    table = Table.at(GRENDEL, "double courage", "courage, 2 fighting", "wit").play("double courage")
    table.play("courage")
    two = {"symbol": "courage", "symbol2": "fighting"}
    for reader in (0, 1, 2):
        assert asked(table, reader) == ("striving_on", {**two, "count": 2, "count2": 1})


@pytest.mark.rule("L18")
def test_who_is_level_already_is_told_that_one_more_card_is_due() -> None:
    table = Table.at(GRENDEL, "2 courage", "courage", "wit, fighting")
    two = {"symbol": "courage", "symbol2": "fighting"}
    assert asked(table) == ("striving", {**two, "count": 0, "count2": 0})
    table.play("courage", "courage")
    assert asked(table) == ("striving", {**two, "count": 1, "count2": 0})
    table.play("drop")
    assert asked(table) == ("striving_level", {**two, "count": 1, "count2": 1})


@pytest.mark.rule("L20")
def test_a_turn_asks_for_what_is_possible() -> None:
    two = {"symbol": "courage", "symbol2": "fighting"}
    none = Table.at(GRENDEL, "wit", "courage")
    assert asked(none) == ("striving_risk", {**two, "count": 0, "count2": 0})
    assert asked(none, 2)[0] == asked(none, 0)[0] == "striving"
    no_pile = Table.at(GRENDEL, "courage", "wit", pile="")
    assert asked(no_pile) == ("striving_lay", {**two, "count": 0, "count2": 0})
    no_pile.play("courage")
    assert asked(no_pile) == ("striving_drop", {**two, "count": 1, "count2": 0})
    assert asked(no_pile, 0)[0] == "striving_lay"


@pytest.mark.rule("L41")
def test_who_has_no_treasure_is_told_to_drop_out_of_the_auction_and_nobody_else() -> None:
    table = Table.at(GIFTS, "alliance fame 2", "treasure 3", advanced=1)
    assert asked(table) == ("auction_drop", {})
    assert asked(table, 2)[0] == asked(table, 0)[0] == "auction"


@pytest.mark.rule("L16")
def test_who_has_nothing_more_to_bid_is_told_so_and_nobody_else() -> None:
    table = Table.at(HALL, "friendship, wit", "wit", bluffing=0)
    assert asked(table.play("friendship")) == ("bidding_all", {"count": 1})
    table.play("commit")
    assert asked(table) == ("bidding_nothing", {})
    assert asked(table, 1)[0] == asked(table, 0)[0] == "bidding_one"


@pytest.mark.rule("L41")
def test_an_auction_asks_with_prize_target_and_total() -> None:
    table = Table.at(GIFTS, "treasure 4", "treasure 3, treasure 1", advanced=1)
    table.play("show treasure 4", "show treasure 3")
    assert asked(table) == ("auction", {"gain": "3 fame", "count": 4, "count2": 3})
    iron = Table.at(IRON, "treasure 4", "treasure 3", advanced=1)
    assert asked(iron) == ("auction_card", {"card": "shield", "count": 0, "count2": 0})


def test_other_questions() -> None:
    risk = Table.at("Sail to Denmark", "daring", "")
    assert asked(risk) == ("risking", {"symbol": "travelling", "symbol2": "friendship"})
    assert asked(Table.at("By the Haunted Mere", "", "")) == ("selecting", {})
    assert asked(Table.at("Rest in the Hall", "", "")) == ("picking", {})
    hall = Table.at(HALL, "friendship", "wit", "wit")
    hall.play("friendship", "commit", "commit", "commit")
    assert asked(hall) == ("taking", {"slot": 1})
    assert asked(hall.play("space 1")) == ("taking", {"slot": 2})
    death = Table.at(DEATH, "wit, wound", "").play("space 1")
    assert asked(death) == ("healing", {})


@pytest.mark.rule("L33")
def test_inspiration_asks_with_the_harm() -> None:
    table = Table.at(GRENDEL, "courage", "wit", "inspiration").play("courage", "drop", "drop")
    table.play("space 1", "space 2")
    assert asked(table) == ("inspiration", {"gain": "wound"})


# The end.


@pytest.mark.rule("L45")
def test_everything_is_shown_at_the_end() -> None:
    table = Table.at(DEATH, "wit, fame 4, alliance treasure 2", "misfortune").play("space 1")
    drawn = public(table)
    assert (drawn.phase, drawn.decides, drawn.episode) == ("over", None, 36)
    assert (drawn.question.name, drawn.question.args) == ("over", {})
    assert list(drawn.points) == table.scores()
    assert "2 alliance_treasure" in counted(drawn.players[0].known.tokens)
