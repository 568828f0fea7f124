"""Worlds that a seat can imagine: L45."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.legend.table import BOX, CHECKED, Table
from tests.legend.words import check, components, counted, in_words, tokens

from heorot.core.luck import Luck, open_luck, pick
from heorot.games.legend.rules.imagine import imagine
from heorot.games.legend.rules.state import KIND_NAMES

HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"


def guessed(table: Table, seat: int, seed: int) -> Any:
    """The state of a world as a seat may imagine it; 0 for a spectator."""
    world = table.seen(seat)
    imagine(BOX, world, seat - 1, open_luck(seed))
    return world


def imagined(table: Table, seat: int, seed: int = 1) -> Table:
    """The same, looked at closely: whole, and to the seat like the true one."""
    world = guessed(table, seat, seed)
    own = CHECKED()
    own.load_bytes(world.to_bytes())
    check(own)
    again = Table(own, table.luck)
    assert components(own) == components(table.s)
    assert again.seen(seat) == table.seen(seat)
    return again


@pytest.mark.rule("L45")
@pytest.mark.parametrize("reader", [0, 1, 2, 3])
def test_what_a_seat_knows_stays_as_it_is(reader: int) -> None:
    table = Table.at(
        GRENDEL,
        "2 wit, known courage, blessing, 2 alliance fame 3",
        "beowulf, shown alliance treasure 1, alliance fame 2",
        "3 fighting, known beowulf, rest",
        discard="double wit, 3 travelling",
    )
    for seed in range(12):
        world = imagined(table, reader, seed)
        for seat in (1, 2, 3):
            assert world.known(seat) == table.known(seat)
            assert counted(world.known(seat)) <= counted(world.hand(seat))
            if seat == reader:
                assert world.hand(seat) == table.hand(seat)
                assert world.tokens(seat) == table.tokens(seat)
        assert "alliance treasure 1" in world.tokens(2)


@pytest.mark.rule("L45")
def test_unseen_cards_lie_anywhere() -> None:
    table = Table.at(GRENDEL, "2 wit", "3 courage", "3 courage", "wit, known courage, rest")
    hands = {imagined(table, 1, seed).hand(2) for seed in range(40)}
    assert len(hands) > 30
    fourth = [imagined(table, 1, seed).hand(4) for seed in range(40)]
    assert len(set(fourth)) > 5
    assert all(hand.endswith("rest") and "courage" in hand for hand in fourth)


@pytest.mark.rule("L45")
def test_each_assignment_of_unseen_cards_is_equally_likely() -> None:
    """Seat 1 has seen all but five cards, of which three are in the hands of others."""
    seen = "15 travelling, 3 double travelling, 15 friendship, 3 double friendship, 15 wit"
    seen += ", 3 double wit, 15 courage, 3 double courage, 13 fighting, 5 double fighting"
    table = Table.at(
        GRENDEL,
        "10 beowulf",
        "wit, courage",
        "wit",
        discard=seen.replace("15 wit", "12 wit").replace("15 courage", "13 courage"),
    )
    assert table.pile == "wit, courage"
    worlds = (guessed(table, 1, seed).players for seed in range(900))
    found = Counter(tuple(in_words(one.hand, KIND_NAMES) for one in world[1:3]) for world in worlds)
    # Of 3 wit and 2 courage: ways to deal two cards, then one, each out of 5 · 4 · 3 = 60.
    ways = {
        ("2 wit", "wit"): 6,
        ("2 wit", "courage"): 12,
        ("wit, courage", "wit"): 24,
        ("wit, courage", "courage"): 12,
        ("2 courage", "wit"): 6,
    }
    assert set(found) == set(ways)
    for hands, count in ways.items():
        assert abs(found[hands] - 15 * count) < 4 * (15 * count) ** 0.5


@pytest.mark.rule("L45")
def test_alliance_faces_are_imagined_from_those_not_seen() -> None:
    own = "6 alliance fame 1, 6 alliance fame 2, 6 alliance fame 3, 6 alliance treasure 1"
    table = Table.at(
        GRENDEL, f"wit, {own}, 5 alliance treasure 2", "wit, alliance treasure 3", "wit"
    )
    found = Counter(tokens(guessed(table, 1, seed).players[1]) for seed in range(350))
    assert set(found) == {"alliance treasure 2", "alliance treasure 3"}
    assert 30 <= found["alliance treasure 2"] <= 75  # one of seven
    assert len({imagined(table, 2, seed).tokens(1) for seed in range(9)}) > 5
    assert {imagined(table, 2, seed).tokens(2) for seed in range(9)} == {"alliance treasure 3"}


@pytest.mark.rule("L45")
@pytest.mark.rule("L43")
def test_after_all_treasure_was_shown_a_hidden_token_is_fame() -> None:
    table = Table.at(
        "Recover Treasures", "wit", "2 alliance fame 1, alliance treasure 2", advanced=1
    )
    assert table.phase == "taking"
    for seed in range(20):
        faces = imagined(table, 1, seed).s.players[1].alliance
        assert (sum(faces[:3]), faces[3:]) == (2, [0, 1, 0])
    table.play("space 1")
    assert table.episode == "Death of Beowulf"
    assert all(sum(imagined(table, 1, seed).s.players[1].alliance[3:]) == 0 for seed in range(20))


@pytest.mark.rule("L45")
@pytest.mark.parametrize(("episode", "advanced"), [("Death of Beowulf", 0), ("Dragon Battle", 1)])
def test_before_and_in_the_base_game_a_hidden_token_may_be_treasure(
    episode: str, advanced: int
) -> None:
    table = Table.at(episode, "wit", "wit, 2 alliance fame 1", advanced=advanced)
    assert any(sum(imagined(table, 1, seed).s.players[1].alliance[3:]) for seed in range(20))


@pytest.mark.rule("L45")
def test_luck_is_asked_for_imagined_things_at_addresses_of_their_own() -> None:
    table = Table.at(GRENDEL, "wit", "2 wit, alliance fame 1", "wit, 2 alliance fame 1")
    for seed in range(4):
        luck, world = open_luck(seed), imagined(table, 1, seed)
        cards = [kind for kind in range(11) for _ in range(BOX.copies[kind] - (kind == 4))]
        faces = [face for face in range(6) for _ in range(6)]
        for seat, size, count in ((2, 2, 1), (3, 1, 2)):
            hand = [cards.pop(taken(luck, (1 << 20) + seat - 1, cards)) for _ in range(size)]
            own = [faces.pop(taken(luck, (1 << 20) + 7 + seat, faces)) for _ in range(count)]
            one = world.s.players[seat - 1]
            assert one.hand == [hand.count(kind) for kind in range(21)]
            assert one.alliance == [own.count(face) for face in range(6)]


def taken(luck: Luck, purpose: int, left: list[int]) -> int:
    """Which of what is left luck takes."""
    return pick(luck, purpose, len(left), len(left))


@pytest.mark.rule("L45")
def test_a_bid_is_imagined_at_addresses_of_its_own() -> None:
    hand = "known friendship, known wit, known courage, known beowulf"
    for bluffing in (0, 1):
        table = Table.at(HALL, "wit", hand, "wit", bluffing=bluffing)
        table.play("commit", "beowulf", "friendship", "commit")
        for seed in range(8):
            luck, picks, bid = open_luck(seed), 0, set()
            for index, kind in enumerate((2, 4, 6, 10)):
                if bluffing:
                    is_bid = pick(luck, (1 << 20) + 17, index, 4 - index) < 2 - picks
                else:
                    is_bid = kind in (2, 10) and pick(luck, (1 << 20) + 17, index, 2) == 1
                picks += is_bid
                bid |= {kind} if is_bid else set()
            one = imagined(table, 1, seed).s.players[1]
            assert {kind for kind in range(21) if one.picked[kind]} == bid


# Bids that lie face down.


@pytest.mark.rule("L45")
@pytest.mark.rule("L16")
def test_a_bid_face_down_is_imagined_as_that_many_cards_of_the_hand() -> None:
    table = Table.at(HALL, "2 friendship, wit, blessing", "wit", "wit")
    table.play("friendship", "wit", "commit")
    bids = set()
    for seed in range(30):
        one = imagined(table, 2, seed).s.players[0]
        assert (one.picks, one.down, sum(one.picked), one.picked[16]) == (2, 2, 2, 0)
        bids.add(tuple(one.picked))
    assert len(bids) > 10
    assert imagined(table, 1).s.players[0].picked == table.s.players[0].picked


@pytest.mark.rule("L45")
@pytest.mark.rule("L16")
def test_each_choice_of_cards_for_a_bid_is_equally_likely() -> None:
    table = Table.at(HALL, "known friendship, known wit, known courage, blessing", "wit", "wit")
    table.play("wit", "commit")
    found = Counter(tuple(guessed(table, 2, seed).players[0].picked) for seed in range(300))
    assert len(found) == 3
    assert all(70 <= count <= 130 for count in found.values())


@pytest.mark.rule("L45")
@pytest.mark.rule("L16")
def test_a_bid_made_without_bluffing_is_imagined_of_matching_cards() -> None:
    hand = "known friendship, known wit, known beowulf"
    table = Table.at(HALL, hand, "wit", "wit", bluffing=0).play("beowulf", "commit")
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(400):
        one = guessed(table, 2, seed).players[0]
        assert (one.picked[4], one.down) == (0, 0)
        found[one.picked[2], one.picked[10]] += 1
    assert len(found) == 4
    assert all(70 <= count <= 130 for count in found.values())


@pytest.mark.rule("L45")
@pytest.mark.rule("L9")
def test_what_others_have_begun_to_choose_is_imagined_as_not_begun() -> None:
    begun = [
        Table.at(HALL, "2 friendship", "wit").play("friendship"),
        Table.at("Great Rewards", "2 fighting", "2 wit").play("fighting"),
        Table.at("Break Ranks?", "2 fame 1, wound", "wit").play("give fame 1"),
    ]
    for table in begun:
        for seat, picks in ((0, 0), (1, 1), (2, 0)):
            one = imagined(table, seat).s.players[0]
            assert one.picks == sum(one.picked) + sum(one.given) == picks


@pytest.mark.rule("L45")
def test_at_empty_seats_there_is_nothing() -> None:
    table = Table.at(GRENDEL, "wit", "wit, alliance fame 1")
    for seat in (0, 1, 2):
        for one in imagined(table, seat).s.players[2:]:
            assert sum(one.hand) == sum(one.alliance) == one.picks == sum(one.given) == 0
