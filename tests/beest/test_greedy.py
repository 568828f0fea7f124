"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

import pytest
from tests.beest.contest import share_of_points
from tests.beest.table import BOX, GAME, Table

from heorot.core.luck import open_luck


def choice(table: Table) -> str:
    """What greedy does."""
    seat = table.s.decider
    choices = [GAME.actions.parse(one) for one in table.legal()]
    seen = table.seen(seat + 1).s
    action = GAME.greedy(BOX, seen, seat, open_luck(0), choices, len(choices))
    assert action in choices
    return GAME.actions.notation(action)


def laid(table: Table) -> Table:
    """Greedy lays its caves."""
    turn = table.turn
    while table.phase == "laying" and table.turn == turn:
        table.play(choice(table))
    return table


MET = "2 4, 4 silent, 1 4"
"""Seat 4 can be named: seat 1, whose turn is over, completed its set."""


@pytest.mark.rule("B13")
def test_it_announces_what_is_certain() -> None:
    met = "1 2, 1 3, 2 4, 4 silent, 1 4"  # nobody is left to be the Beest but seat 3
    table = Table.at(4, turn=2, phase="before", beest="3", met=met, cleared="silent")
    assert table.legal() == ["on", "@1", "@4"]
    assert choice(table) == "@4"
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 3, " + MET)
    assert choice(table) == "@4"  # infected, and still a point


@pytest.mark.rule("B13")
def test_it_does_not_bet_on_one_suspect_of_three() -> None:
    assert choice(Table.at(4, turn=2, phase="before", beest="3", met=MET)) == "on"


@pytest.mark.rule("B13")
def test_it_does_not_name_whom_it_knows_to_be_infected() -> None:
    table = Table.at(4, turn=2, phase="before", beest="1", met="1 2, " + MET)
    assert choice(table) == "on"


@pytest.mark.rule("B12", "B13")
def test_its_own_complete_set_is_worth_more_than_an_announcement() -> None:
    met = "2 silent, 2 4, 1 4, 1 silent, 1 2"
    table = Table.at(4, turn=2, phase="after", beest="3", met=met, passages="1 3")
    assert choice(table) == "on"


def test_the_beest_seeks_a_meeting() -> None:
    met = 0
    for seed in range(30):
        table = laid(Table.at(4, beest="1", passages="2", seed=seed))
        met += bool(table.told("meets"))
    assert met == 30  # the plan of the table shows that there is a way


def test_who_knows_the_beest_and_has_all_but_one_avoids_it() -> None:
    avoided = 0
    for seed in range(30):
        table = Table.at(4, beest="3", met="1 2, 1 silent, 1 4", passages="2", seed=seed)
        laid(table)
        avoided += "meets 1 3" not in table.events()
    assert avoided == 30


def test_an_infected_player_helps_nobody_who_is_clean() -> None:
    helped = 0
    for seed in range(30):
        table = laid(Table.at(4, beest="3", met="1 3", passages="", seed=seed))
        helped += bool(table.told("meets"))
    assert helped == 0


@pytest.mark.full
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_wins_a_quarter_more_than_its_fair_share_of_points(players: int) -> None:
    """Against players who lay at random and announce only what is certain."""
    found = share_of_points(players, 40_000 if players == 3 else 10_000)
    assert found.lower > 1.25 / players
