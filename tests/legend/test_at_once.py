"""Hidden bids are made at the same time: whoever is still to bid may choose in any order (L16)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.legend.table import Table

from heorot.core.luck import choose, open_luck, start_stream
from heorot.games import load
from heorot.games.legend.rules.choices import COMMIT
from heorot.testing.cases import Case
from heorot.testing.play import random_game

GAME = load("legend")
HALL = "King Hrothgar's Hall"


def at_once(table: Table) -> list[int]:
    """The seats that choose at the same time, from 1."""
    bits = GAME.at_once(table.s)
    return [seat for seat in range(1, 6) if bits >> (seat - 1) & 1]


@pytest.mark.rule("L15")
@pytest.mark.rule("L16")
def test_without_bluffing_all_who_are_still_to_bid_choose_at_once() -> None:
    table = Table.at(HALL, "wit", "2 friendship", "wit", start=2, bluffing=0)
    assert at_once(table) == [1, 2, 3]
    table.play("friendship")
    assert at_once(table) == [1, 2, 3]
    table.play("commit")
    assert at_once(table) == [1, 3]
    table.play("commit", "commit")
    assert at_once(table) == []


@pytest.mark.rule("L16")
def test_with_bluffing_each_sees_what_lies_there_and_so_chooses_in_turn() -> None:
    assert at_once(Table.at(HALL, "wit", "friendship")) == []


@pytest.mark.rule("L15")
def test_who_has_nothing_but_text_cards_is_not_asked_to_bid() -> None:
    table = Table.at(HALL, "friendship", "blessing, rest", "", "wit", bluffing=0)
    assert at_once(table) == [1, 4]


@pytest.mark.rule("L16")
def test_whoever_is_asked_before_its_turn_goes_on_to_those_behind_it() -> None:
    table = Table.at(HALL, "wit", "2 friendship", "wit", start=2, bluffing=0)
    GAME.ask(table.s, 2)
    assert at_once(table) == [1, 3], "whoever is before it has bid, for all that it can see"
    table.play("commit")
    assert at_once(table) == [1]
    assert table.s.decider == 0


class Step(NamedTuple):
    """What a seat could choose, and what it chose."""

    legal: list[int]
    action: int


@pytest.mark.rule("L16")
@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_bid_made_before_its_turn_is_the_same_as_in_its_turn(players: int) -> None:
    case = Case(GAME, players, {"bluffing": 0, "advanced": players % 2})
    luck = open_luck(players)
    start_stream(luck, 0)
    made = 0
    for seed in range(3):
        for s in random_game(case, seed):
            if GAME.at_once(s) and not s.players[s.decider].picks:
                bids = {seat: bid_on_a_copy(case, s, seat, luck) for seat in asked(s)}
                hand_over(case, s.copy(), bids)
                made += len(bids)
    assert made > 40


def asked(s: Any) -> list[int]:
    return [seat for seat in range(s.player_count) if GAME.at_once(s) >> seat & 1]


def bid_on_a_copy(case: Case, s: Any, seat: int, luck: Any) -> tuple[list[Step], Any]:
    """A seat chooses at random, as in its turn: its steps, and the state before the last."""
    copy = s.copy()
    GAME.ask(copy, seat)
    steps: list[Step] = []
    while True:
        legal = case.engine.choices(copy)
        steps.append(Step(legal, legal[choose(luck, len(legal))]))
        if steps[-1].action == COMMIT:
            return steps, copy
        case.engine.apply(copy, luck, steps[-1].action)
        assert copy.decider == seat


def hand_over(case: Case, s: Any, bids: dict[int, tuple[list[Step], Any]]) -> None:
    """The rules are given all bids in their order, and find each as it was chosen."""
    order = sorted(bids, key=lambda seat: (seat - s.start) % s.player_count)
    for number, seat in enumerate(order):
        steps, chosen = bids[seat]
        has_bid = [one.has_bid for one in GAME.view_of(case.edition, s, -1).public.players]
        assert [other for other in order if has_bid[other]] == order[:number]
        for step in steps:
            assert (s.decider, case.engine.choices(s)) == (seat, step.legal)
            if step.action == COMMIT:
                assert s.players[seat] == chosen.players[seat]
            case.engine.apply(s, open_luck(0), step.action)
    assert GAME.at_once(s) == 0
