"""Who knows what: L45, and choices that are a seat's own until they are complete (L9, L16)."""

from __future__ import annotations

import pytest
from tests.harness.tables import dice
from tests.legend.table import Table
from tests.legend.test_rules_simultaneous import lay

from heorot.core.records import VEIL

HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"
SAIL = "Sail to Denmark"


# Open and hidden.

SEATS = (
    "wit, known courage, blessing, fame 5, treasure 2, alliance fame 2, 2 scratches, wound",
    "2 beowulf, shown alliance treasure 3, alliance fame 1, double wound, misfortune",
    "",
)


@pytest.mark.rule("L45")
def test_hands_are_private_their_sizes_public() -> None:
    table = Table.at(GRENDEL, *SEATS)
    for reader in (0, 1, 2, 3):
        seen = table.seen(reader)
        assert [one.size for one in seen.players[:3]] == [3, 2, 0]
        for seat in (1, 2, 3):
            hand = seen.players[seat - 1].hand
            own = list(table.s.players[seat - 1].hand)
            assert hand == (own if seat == reader else [VEIL] * 21)


@pytest.mark.rule("L45")
def test_alliance_faces_are_private_until_shown_square_tokens_and_tiles_public() -> None:
    table = Table.at(GRENDEL, *SEATS)
    for reader in (0, 1, 2, 3):
        one, two = table.seen(reader).players[:2]
        assert (one.fame[5], one.treasure[2], one.alliances) == (1, 1, 1)
        assert (one.scratches, one.wounds, one.double_wound) == (2, 1, 0)
        assert (two.alliances, two.double_wound, two.misfortunes) == (2, 1, 1)
        assert two.shown == [0, 0, 0, 0, 0, 1]
        assert one.alliance == ([0, 1, 0, 0, 0, 0] if reader == 1 else [VEIL] * 6)
        assert two.alliance == ([1, 0, 0, 0, 0, 1] if reader == 2 else [VEIL] * 6)


@pytest.mark.rule("L45")
def test_the_pile_is_known_to_nobody_laid_cards_offers_and_discards_to_all() -> None:
    table = Table.at(GRENDEL, "fighting, wit", "wit", discard="2 wit").play("fighting")
    for reader in (0, 1, 2):
        seen = table.seen(reader)
        assert (seen.pile, seen.pile_size) == ([VEIL] * 11, 95)
        assert (seen.discard[4], seen.players[0].laid[8]) == (2, 1)
    table = Table.at("Rest in the Hall", "", "")
    assert table.seen(0).offer == table.s.offer


# Known cards of a hand.


@pytest.mark.rule("L45")
def test_cards_kept_from_a_risk_and_taken_in_a_recovery_are_known() -> None:
    table = Table.at(SAIL, "travelling", "").coming("travelling, wit").play("risk")
    assert (table.hand(1), table.known(1)) == ("2 travelling", "travelling")
    table = Table.at("Rest in the Hall", "wit", "", pile="3 wit, beowulf").play("wit", "beowulf")
    assert (table.hand(1), table.known(1)) == ("3 wit", "2 wit")
    assert table.known(2) == "wit, beowulf"


@pytest.mark.rule("L45")
def test_drawn_cards_are_not_known() -> None:
    table = Table.at("By the Haunted Mere", "wit", "", pile="9 wit").play("select cards")
    assert (table.hand(1), table.known(1)) == ("3 wit", "")


@pytest.mark.rule("L45")
@pytest.mark.parametrize(
    ("hand", "left", "known"),
    [
        ("2 known fighting", "fighting", "fighting"),
        ("known fighting, fighting", "fighting", ""),
        ("2 fighting", "fighting", ""),  # not below 0
        ("known fighting, known wit", "wit", "wit"),  # of its own kind
    ],
)
def test_a_card_seen_leaving_lowers_the_known_count_of_its_kind(
    hand: str, left: str, known: str
) -> None:
    table = Table.at(GRENDEL, hand, "wit").play("fighting")
    assert (table.hand(1), table.known(1)) == (left, known)


@pytest.mark.rule("L45")
def test_so_it_does_when_paid_discarded_or_handed_in() -> None:
    table = Table.at("Great Rewards", "known fighting, 2 fighting", "").play("fighting", "fighting")
    assert (table.hand(1), table.known(1)) == ("fighting", "")
    table = Table.at("King Hygelac's Court", "2 known wit, wit", "").coming("9 courage")
    table.play("wit", "wit")
    assert (table.hand(1), table.known(1)) == ("wit, 2 courage", "")
    assert Table.at("Death of Beowulf", "2 known wit, wit", "").known(1) == ""


@pytest.mark.rule("L45")
@pytest.mark.rule("L16")
@pytest.mark.parametrize(
    ("hand", "bid", "known"),
    [
        ("3 fighting", "2 fighting", "2 fighting"),
        ("known fighting, 2 fighting", "2 fighting", "2 fighting"),  # one of them was known
        ("2 known fighting, fighting", "fighting", "2 fighting"),
        ("2 known friendship", "friendship", "friendship"),
        ("known friendship, friendship", "friendship", ""),
    ],
)
def test_a_bid_tells_what_it_shows_at_the_reveal(hand: str, bid: str, known: str) -> None:
    table = Table.at(HALL, hand, "wit")
    before = table.known(1)
    for card in [bid.removeprefix("2 ")] * (2 if bid.startswith("2") else 1):
        table.play(card)
    assert table.play("commit").known(1) == before
    assert table.play("commit").known(1) == known


@pytest.mark.rule("L45")
def test_special_cards_are_known_as_long_as_they_are_in_a_hand() -> None:
    table = Table.at("King Hygelac", "wit", "wit").play("commit", "commit", "space 1")
    assert table.known(1) == "hides"
    table = Table.at(HALL, "hides, sword", "wit")
    lay(table, "hides, sword", "")
    assert (table.hand(1), table.known(1)) == ("sword", "sword")


@pytest.mark.rule("L45")
def test_the_option_memory_changes_nothing_but_screens() -> None:
    with_memory, without = Table.new(3, seed=7), Table.new(3, seed=7, memory=0)
    one, other = dice(7), dice(7)
    while with_memory.decides:
        with_memory.play_at_random(one)
        without.play_at_random(other)
    without.s.memory = 1
    assert with_memory.s == without.s


# What only its owner can tell forces nothing.


@pytest.mark.rule("L45")
@pytest.mark.parametrize(
    ("episode", "one", "other"),
    [
        (HALL, "2 friendship", "2 wit"),
        (GRENDEL, "2 fighting", "2 wit"),
        ("Great Rewards", "2 fighting", "2 wit"),
        ("Peace Returns", "travelling, friendship, wit, courage, fighting", "5 wit"),
        ("Break Ranks?", "wound, 2 alliance fame 1", "wound, 2 alliance treasure 1"),
        ("Gifts Presented", "alliance treasure 1", "alliance fame 1"),
    ],
)
def test_others_cannot_tell_from_a_question_what_a_seat_holds(
    episode: str, one: str, other: str
) -> None:
    for bluffing in (0, 1):
        tables = [
            Table.at(episode, seat, "2 wit", advanced=1, bluffing=bluffing) for seat in (one, other)
        ]
        assert tables[0].decides == tables[1].decides == 1
        assert tables[0].events() == tables[1].events()
        assert tables[0].seen(2) == tables[1].seen(2)
