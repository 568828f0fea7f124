"""What a screen is given of legend."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import pytest
from tests.legend.table import EDITION, Table

from heorot.core.game import Seen
from heorot.core.luck import open_luck
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.i18n import Speech, as_words
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

GAME = load("legend")
SPEECH = Speech("en", load("legend"))

COURT = "King Hygelac's Court"
HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
REWARDS = "Great Rewards"
RANKS = "Break Ranks?"
GIFTS = "Gifts Presented"
IRON = "The All-Iron Shield"
DEATH = "Death of Beowulf"


def view(table: Table, seat: int) -> Any:
    """The view of a seat counted from 1, after a journey through JSON."""
    drawn = GAME.view(EDITION, Seen(SeatIndex(seat - 1), table.seen(seat)))
    assert json.loads(json.dumps(drawn)) == drawn
    return drawn


def seat_of(table: Table, seat: int, reader: int) -> Any:
    return view(table, reader)["seats"][seat - 1]


def asked(table: Table, reader: int | None = None) -> tuple[str, dict[str, Any]]:
    """The question as its decider reads it, or somebody else."""
    question = view(table, table.decides if reader is None else reader)["question"]
    assert SPEECH.question(question["name"], as_words(question["args"]))
    return question["name"], question["args"]


# The table.


def test_the_table() -> None:
    table = Table.at(GRENDEL, "wit", "2 courage", "fighting", start=2, fallen=1)
    drawn = view(table, 3)
    assert (drawn["game"], drawn["seat"], drawn["players"]) == ("legend", 3, 3)
    assert (drawn["episode"], drawn["where"]) == (5, {"number": 5})
    assert (drawn["start"], drawn["phase"], drawn["decides"]) == (2, "striving", 2)
    assert drawn["options"] == {
        "advanced": False,
        "fallen": True,
        "bluffing": True,
        "memory": True,
    }


@pytest.mark.rule("L26")
def test_pile_and_discards() -> None:
    table = Table.at(COURT, "2 wit", "2 wit", pile="3 courage", discard="wit, 2 beowulf")
    drawn = view(table, 0)
    assert (drawn["pile"], drawn["discards"]) == (3, ["wit", "beowulf", "beowulf"])


@pytest.mark.rule("L13")
def test_cards_on_offer() -> None:
    offer = "wit, courage, 2 beowulf"
    drawn = view(Table.at("Rest in the Hall", "", "", pile=offer), 0)
    assert drawn["offer"] == ["wit", "courage", "beowulf", "beowulf"]


@pytest.mark.rule("L4")
def test_special_cards_are_beside_the_board_until_they_are_won() -> None:
    two = view(Table.at(HALL, "friendship", "friendship"), 0)
    assert two["special_cards"] == ["hides", "sword", "blessing", "inspiration"]
    won = view(Table.at(HALL, "blessing", "friendship"), 0)
    assert "blessing" not in won["special_cards"]
    assert "shield" in view(Table.at(HALL, "wit", "wit", advanced=1), 0)["special_cards"]


def test_what_the_cards_show() -> None:
    cards = view(Table.at(COURT, "2 wit", "2 wit"), 0)["cards"]
    assert cards["wit"] == {"symbol": "wit", "count": 1}
    assert cards["double wit"] == {"symbol": "wit", "count": 2}
    assert cards["hides"] == {"symbol": "beowulf", "count": 3}
    assert "blessing" not in cards


# The path.


@pytest.mark.rule("L3")
def test_the_spaces_of_a_major_are_available_to_so_many_players() -> None:
    hall = view(Table.at(HALL, "wit", "wit", "wit"), 0)["path"][2]
    assert (hall["number"], hall["name"], hall["kind"]) == (3, 3, "simultaneous")
    assert hall["symbols"] == ["friendship"]
    gains = [(one.get("card") or one["gain"], one["available"]) for one in hall["spaces"]]
    assert gains == [
        ("blessing", True),
        ("1 treasure", True),
        ("2 alliance", True),
        ("2 cards", False),
        ("2 fame", False),
    ]


@pytest.mark.rule("L21")
def test_a_space_is_taken() -> None:
    table = Table.at(HALL, "friendship", "wit", "wit").play("friendship", "commit", "commit")
    table.play("commit", "space 2")
    taken = [one["taken"] for one in view(table, 0)["path"][2]["spaces"]]
    assert taken == [False, True, False, False, False]


@pytest.mark.rule("L9")
def test_an_opportunity_has_a_price_and_a_gain() -> None:
    path = view(Table.at(COURT, "2 wit", "2 wit"), 0)["path"]
    found = [(one["price"], one["symbols"], one["gain"]) for one in path if "price" in one]
    each = ["travelling", "friendship", "wit", "courage", "fighting"]
    assert found == [
        ("two cards", [], {"gain": "2 cards"}),
        ("two symbols", ["fighting"], {"gain": "3 treasure"}),
        ("one of each", each, {"gain": "5 fame"}),
        ("two symbols", ["friendship"], {"gain": "1 alliance"}),
        ("two fame tokens", [], {"gain": "heal"}),
    ]


@pytest.mark.rule("L6")
@pytest.mark.parametrize("advanced", [0, 1])
def test_treasure_episodes_are_skipped_in_the_base_game(advanced: int) -> None:
    path = view(Table.at(COURT, "2 wit", "2 wit", advanced=advanced), 0)["path"]
    skipped = [one["number"] for one in path if one["skipped"]]
    assert skipped == ([] if advanced else [17, 23, 24, 28, 31, 35])
    assert (path[16]["gain"], path[30]["gain"]) == ({"gain": "3 fame"}, {"card": "shield"})


# The seats.

RICH = "2 wit, known courage, blessing, fame 5, fame 2, treasure 3, alliance fame 2, misfortune"


@pytest.mark.rule("L45")
def test_a_hand_is_its_owners() -> None:
    table = Table.at(COURT, RICH, "2 wit")
    assert seat_of(table, 1, 1)["hand"] == ["wit", "wit", "courage", "blessing"]
    for reader in (0, 2):
        assert seat_of(table, 1, reader)["hand"] is None
        assert seat_of(table, 1, reader)["cards"] == 4


@pytest.mark.rule("L45")
def test_memory_hides_what_the_table_has_seen() -> None:
    hidden = ("known", "fame", "treasure", "misfortunes", "alliance_faces", "points", "parts")
    for reader in (0, 2):
        one = seat_of(Table.at(COURT, RICH, "2 wit"), 1, reader)
        assert [one[key] for key in hidden] == [None] * len(hidden)
        assert (one["tokens"], one["alliances"]) == (4, 1)


@pytest.mark.rule("L45")
def test_without_memory_all_that_was_seen_is_shown() -> None:
    table = Table.at(COURT, RICH + ", shown alliance treasure 3", "2 wit", memory=0)
    one = seat_of(table, 1, 2)
    assert one["known"] == ["courage", "blessing"]
    assert (one["fame"], one["treasure"], one["misfortunes"]) == ([5, 2], [3], 1)
    assert (one["alliances"], one["alliance_faces"]) == (2, ["3 alliance_treasure"])
    assert one["points"] == 5 + 2 + 3 + 3 - 2 + 5  # the other alliance is not known
    assert one["hand"] is None


@pytest.mark.rule("L38")
def test_the_parts_of_the_points() -> None:
    one = seat_of(Table.at(COURT, RICH, "2 wit"), 1, 1)
    assert one["parts"] == {
        "fame": 7,
        "treasure": 3,
        "alliances": 2,
        "misfortunes": -2,
        "wounds": 5,
    }
    assert one["points"] == 15


@pytest.mark.rule("L44")
def test_treasure_is_no_part_of_the_points_in_the_advanced_game() -> None:
    hand = f"{RICH}, alliance treasure 3"
    one = seat_of(Table.at(COURT, hand, "2 wit", advanced=1), 1, 1)
    assert (one["parts"]["treasure"], one["parts"]["alliances"]) == (0, 2)
    assert (one["points"], one["treasure_points"]) == (12, 6)


@pytest.mark.rule("L28")
@pytest.mark.rule("L45")
def test_wounds_are_open_to_all() -> None:
    table = Table.at(COURT, "2 wit, 2 scratches, wound, double wound", "2 wit")
    for reader in (0, 1, 2):
        one = seat_of(table, 1, reader)
        assert (one["scratches"], one["wounds"], one["double_wound"]) == (2, 1, True)


@pytest.mark.rule("L16")
def test_of_a_bid_others_see_how_many_cards_it_has() -> None:
    table = Table.at(HALL, "friendship, wit", "wit").play("friendship", "wit")
    assert seat_of(table, 1, 1)["chosen"] == ["friendship", "wit"]
    assert [seat_of(table, 1, reader)["chosen"] for reader in (0, 2)] == [None, None]
    assert seat_of(table, 1, 2)["face_down"] == 0
    table.play("commit")
    assert (seat_of(table, 1, 2)["face_down"], seat_of(table, 1, 2)["cards"]) == (2, 0)
    assert (seat_of(table, 1, 2)["chosen"], seat_of(table, 1, 2)["rank"]) == (None, None)


@pytest.mark.rule("L17")
def test_laid_cards_and_their_total() -> None:
    table = Table.at(GRENDEL, "double courage", "courage, 2 fighting", "wit").play("double courage")
    table.play("courage")
    one, two, _ = view(table, 0)["seats"]
    assert (one["laid"], one["total"], one["cards"]) == (["double courage"], 2, 0)
    assert (two["laid"], two["total"], two["rank"]) == (["courage"], 1, None)


@pytest.mark.rule("L11")
def test_tokens_that_are_to_be_given_are_shown_to_their_owner_alone() -> None:
    table = Table.at(RANKS, "fame 5, fame 2, alliance fame 3, scratch, wound", "")
    table.play("give fame 2", "give alliance fame 3")
    assert seat_of(table, 1, 1)["given"] == ["2 fame", "3 alliance_fame"]
    assert [seat_of(table, 1, reader)["given"] for reader in (0, 2)] == [None, None]


@pytest.mark.rule("L41")
def test_treasure_that_is_shown() -> None:
    table = Table.at(GIFTS, "treasure 2, alliance treasure 3", "treasure 4", advanced=1)
    table.play("show alliance treasure 3")
    one = seat_of(table, 1, 2)
    assert (one["shown"], one["shown_alliances"]) == ([], [3])
    assert (one["total"], one["treasure"]) == (3, None)


@pytest.mark.rule("L16")
@pytest.mark.parametrize("bluffing", [0, 1])
def test_who_has_bid_is_known_to_all(bluffing: int) -> None:
    table = Table.at(HALL, "friendship", "2 friendship", "wit", start=2, bluffing=bluffing)
    table.play("friendship", "commit")
    for reader in (0, 1, 2):
        bids = [(one["has_bid"], one["face_down"]) for one in view(table, reader)["seats"]]
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
        (RANKS, "fame 2, alliance treasure 1, wound", "trading_two_fame_tokens"),
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
    assert asked(table) == ("trading_two_fame_tokens", {"gain": "heal"})
    assert asked(table.play("give fame 2")) == ("giving", {"count": 1})
    assert asked(table.play("give fame 2")) == ("choosing_healing", {})
    assert asked(table, 0) == ("trading_two_fame_tokens", {"gain": "heal"})


@pytest.mark.rule("L15")
def test_a_bid_asks_for_one_symbol_or_two() -> None:
    hall = Table.at(HALL, "2 friendship, wit", "wit")
    assert asked(hall) == ("bidding_one", {"symbol": "friendship"})
    hall.play("friendship", "wit")
    assert asked(hall) == ("bidding_one_more", {"symbol": "friendship", "count": 1})
    assert asked(hall, 2) == ("bidding_one", {"symbol": "friendship"})
    feast = Table.at("The Celebrations", "double wit", "wit")
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
    table = Table.at(GRENDEL, "2 courage", "courage", "wit")
    two = {"symbol": "courage", "symbol2": "fighting"}
    assert asked(table) == ("striving", {**two, "count": 0, "count2": 0})
    table.play("courage", "courage")
    assert asked(table) == ("striving", {**two, "count": 1, "count2": 0})
    table.play("drop")
    assert asked(table) == ("striving_level", {**two, "count": 1, "count2": 1})


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
    for reader in (0, 1, 2):
        drawn = view(table, reader)
        assert (drawn["phase"], drawn["decides"], drawn["episode"]) == ("over", None, 36)
        assert drawn["question"] == {"name": "over", "args": {}}
        assert [one["points"] for one in drawn["seats"]] == table.scores()
        assert drawn["seats"][0]["alliance_faces"] == ["2 alliance_treasure"]


# Matches.


@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_every_view_of_a_match_can_be_sent_and_asked(case: Case) -> None:
    for s, seat in zip(random_game(case, 1), cycle(case.readers), strict=False):
        for reader in (seat, s.decider):
            drawn = GAME.view(case.edition, GAME.seen(s, reader))
            assert json.loads(json.dumps(drawn)) == drawn
            question = drawn["question"]
            assert SPEECH.question(question["name"], as_words(question["args"]))


@pytest.mark.rule("L38")
@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_the_parts_make_the_points(case: Case) -> None:
    for s in random_game(case, 3):
        for one in GAME.view(case.edition, GAME.seen(s, 0))["seats"]:
            if one["points"] is not None and not s.fallen:
                assert sum(one["parts"].values()) == one["points"]


@pytest.mark.rule("L45")
@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_a_view_is_the_same_in_every_world_its_reader_may_imagine(case: Case) -> None:
    readers = cycle(range(case.players))
    for count, (s, seat) in enumerate(zip(random_game(case, 2), readers, strict=False)):
        world = GAME.seen(s, seat).s
        GAME.imagine(case.edition.box, world, seat, open_luck(count))
        imagined = GAME.view(case.edition, GAME.seen(world, seat))
        assert imagined == GAME.view(case.edition, GAME.seen(s, seat))
