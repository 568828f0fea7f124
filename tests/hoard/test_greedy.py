"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest
from tests.harness.duels import share_won
from tests.hoard.table import BOX, GAME, Table

from heorot.core.luck import Luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load

COLOURS = ("yellow", "purple", "orange")
SMALL = [f"{colour} {front}" for colour in COLOURS for front in ("coins", "ring", "harp")]
LARGE = [f"blue {front}" for front in ("gems", "chest", "king's treasure", "wishing tree")]


def chosen(table: Table) -> str:
    """What greedy does at the seat that is asked."""
    seat = table.s.decider
    seen = GAME.seen(table.s, seat).s
    before = seen.to_bytes()
    action = GAME.greedy(BOX, seen, seat, Luck(), table.engine.choices(table.s))
    assert seen.to_bytes() == before
    return table.words(action)


@pytest.mark.full
def test_greedy_beats_random_players() -> None:
    engine = Interpreted(load("hoard"))
    assert share_won(engine, 60, 2) >= 0.9
    assert share_won(engine, 60, 3) >= 0.8
    assert share_won(engine, 60, 4) >= 0.7


@pytest.mark.full
@pytest.mark.native
def test_greedy_wins_nine_of_ten_games_for_two_against_random() -> None:
    from heorot.engine.native import Native  # Numba is slow to import

    assert share_won(Native(load("hoard")), 1000) >= 0.9


# Treasures.


def test_no_treasure_of_8_that_has_its_sheep_pays_for_one_of_5() -> None:
    hand = ["red chest", "red princess", "red dragon", "red wizard", "red mob"]
    table = Table.at("playing", hand, ["blue ring"])
    assert "red chest" in table.legal()
    assert chosen(table) != "red chest"


def test_the_cards_that_pay_are_those_worth_least() -> None:
    hand = ["red gems", "red princess", "red wizard", "red wild sheep", "red unicorn", "blue mob"]
    table = Table.at("playing", hand, [])
    table.play("red gems")
    paid = []
    while table.legal() and table.s.players[0].row[0] == 0:
        paid.append(chosen(table))
        table.play(paid[-1])
    assert sorted(paid) == ["blue mob", "red unicorn", "red wizard"]


def test_the_sheep_that_a_treasure_lacks_is_drawn() -> None:
    hand = ["yellow princess", "yellow mob", "yellow wizard", "yellow unicorn", "blue mob"]
    table = Table.at("drawing", hand, [], field=["red", "blue", "yellow", "purple"])
    assert chosen(table) == "f3"


# The end (H19).


def last_treasure(laid: list[str], rival: list[str], start: int) -> Table:
    """Seat 2 may lay a tenth treasure, of a single point."""
    hand = ["red coins", "red wizard", "red mob", "yellow wizard"]
    seats = [{"hand": [], "laid": rival}, {"hand": hand, "laid": laid}]
    return Table.at("playing", *seats, turn=2, start=start, field_touched=True)


@pytest.mark.parametrize("start", [1, 2])
def test_the_last_round_is_not_begun_by_who_is_behind(start: int) -> None:
    table = last_treasure(SMALL, LARGE, start)
    assert table.points(2) + 1 < table.points(1)
    assert chosen(table) != "red coins"


def test_the_last_round_is_begun_by_who_wins_by_it() -> None:
    assert chosen(last_treasure(SMALL, LARGE[:2], 1)) == "red coins"


def test_in_the_last_turn_everything_is_spent_for_points() -> None:
    hand = ["red chest", "red princess", "red lair", "red wizard", "blue mob"]
    seats = [{"hand": [], "laid": [*SMALL, "orange gems"]}, {"hand": hand}]
    table = Table.at("playing", *seats, turn=2, start=1)
    assert chosen(table) == "red chest"


# Attacks.


def test_one_card_is_not_worth_a_thief() -> None:
    table = Table.at("playing", ["red thief", "blue mob", "blue lair"], ["yellow dragon"])
    assert chosen(table) != "red thief"


def test_a_thief_rather_robs_who_has_more_to_take() -> None:
    full = ["yellow dragon", "yellow harp", "purple ring", "purple harp", "red harp"]
    table = Table.at("playing", ["red thief", "blue mob"], ["orange ring"], full)
    table.play("red thief", "nowizard")
    assert chosen(table) == "@3"


def test_of_equal_hands_the_leader_is_attacked() -> None:
    leader = {"hand": ["orange ring", "orange harp"], "laid": LARGE}
    table = Table.at("playing", ["red knight", "blue mob"], ["yellow ring", "yellow harp"], leader)
    table.play("red knight", "nowizard")
    assert chosen(table) == "@3"


@pytest.mark.parametrize("beginner", [1, 2, 3])
def test_of_equal_others_it_attacks_who_is_next(beginner: int) -> None:
    """Not whoever has the smallest number: seats would differ though the rules make none."""
    seats = [["yellow ring", "blue mob"], ["yellow harp", "red mob"], ["purple ring", "orange mob"]]
    seats[beginner - 1] = ["red knight", "blue unicorn"]
    table = Table.at("playing", *seats, turn=beginner)
    table.play("red knight", "nowizard")
    assert chosen(table) == f"@{beginner % 3 + 1}"


def test_no_knight_for_somebody_who_has_no_further_turn() -> None:
    seats = [{"hand": [], "laid": [*SMALL, "orange gems"]}, ["red knight", "blue unicorn"]]
    table = Table.at("playing", *seats, turn=2, start=1)
    assert chosen(table) != "red knight"
