"""Greedy is a sensible opponent, by what its own seat may know."""

from __future__ import annotations

from random import Random

import pytest
from tests.beest.contest import endings, share_of_points, share_of_victories
from tests.beest.table import BOX, GAME, Table

from heorot.core.luck import open_luck
from heorot.games.beest.rules.state import ALL_INFECTED, RIGHT, WRONG
from heorot.games.beest.ways import coming_caves


def choice(table: Table) -> str:
    """What greedy does."""
    seat = table.s.decider
    choices = [GAME.actions.parse(one) for one in table.legal()]
    seen = table.seen(seat + 1).s
    action = GAME.greedy(BOX, seen, seat, open_luck(0), choices)
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
    table = Table.at(4, turn=2, phase="before", beest="1", met="1 2, 2 3, 3 silent, 3 4")
    assert choice(table) == "@3"  # infected, and still a point: else seat 3 wins in its turn


@pytest.mark.rule("B11", "B13")
def test_infected_early_it_waits_while_the_beest_may_still_catch_who_could_be_named() -> None:
    """The Beest, seat 3, has its turn before seat 4: four points if all get infected, else one."""
    early = Table.at(4, turn=2, phase="before", beest="3", met="2 3, " + MET)
    assert choice(early) == "on"
    met = "1 3, 3 silent, 2 3, " + MET
    late = Table.at(4, turn=2, phase="before", beest="3", met=met, cleared="4")
    assert choice(late) == "@4"  # three points, else two at most


@pytest.mark.rule("B13")
def test_it_does_not_bet_on_one_suspect_of_three() -> None:
    assert choice(Table.at(4, turn=2, phase="before", beest="3", met=MET)) == "on"


@pytest.mark.rule("B13")
def test_with_two_suspects_it_goes_on() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 silent, " + MET)
    assert table.chances(2, "beest") == {"1": 1 / 2, "2": 0, "3": 1 / 2, "4": 0, "silent": 0}
    assert table.legal() == ["on", "@4"]
    assert choice(table) == "on"


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
        met += bool(table.events("meets"))
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
        helped += bool(table.events("meets"))
    assert helped == 0


def test_one_not_infected_avoids_the_likelier_suspects() -> None:
    """Seat 3 is cleared; of seat 4 and the Silent One, one is the Beest."""
    met = "2 silent, 2 4, 1 2"
    cleared, suspected = 0, 0
    for seed in range(30):
        table = Table.at(4, beest="4", met=met, cleared="3", passages="3", seed=seed)
        assert table.chances(1, "beest")["4"] == 1 / 2
        laid(table)
        cleared += "meets 1 3" in table.events()
        suspected += bool({"meets 1 4", "meets 1 silent"} & set(table.events()))
    assert cleared == 30
    assert suspected == 0


def next_meets(who: str, seeds: int, is_greedy: bool) -> int:
    """Seat 1, infected by seat 3, lays by good sense or at random, then seat 2 at random.

    How often seat 2 meets somebody.
    """
    met, random = 0, Random(1)
    for seed in range(seeds):
        table = Table.at(3, beest="3", met="1 3", passages="", seed=seed)
        while (table.phase, table.turn) == ("laying", 1):
            table.play(choice(table) if is_greedy else random.choice(table.legal()))
        while (table.phase, table.turn) == ("laying", 2):
            table.play(random.choice(table.legal()))
        met += f"meets 2 {who}" in table.events()
    return met


def test_an_infected_player_steers_others_towards_the_beest() -> None:
    assert next_meets("3", 100, is_greedy=True) > 2 * next_meets("3", 100, is_greedy=False)


@pytest.mark.rule("B4", "B5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_foresees_what_the_next_player_takes(players: int) -> None:
    """Also in the first turns, while rows are short and caves are drawn."""
    table = Table.new(players, start=1, seed=2)
    for turn in range(1, 10):
        foreseen = coming_caves(table.s)
        active = table.turn
        while table.turn == active:
            table.play("on" if "on" in table.legal() else table.legal()[0])
        assert len(table.events("turn_begins")) == 1
        if table.phase == "before":
            table.play("on")
        told = [*table.events("takes_own"), *table.events("takes")]
        taken = [line.split()[-1] for line in told]
        counted = [sum(cave[0] == entrance for cave in taken) for entrance in "tmb"]
        counted.append(len(table.events("draws")))
        assert foreseen == sum(number << (4 * k) for k, number in enumerate(counted)), turn


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize(("players", "least"), [(3, 1.2), (4, 1.25), (5, 1.25), (6, 1.25)])
def test_it_wins_a_quarter_more_than_its_fair_share_of_points(players: int, least: float) -> None:
    """Against players who lay at random; a fifth with three, where it plays for its lead instead.

    A greedy that counts nobody's points but its own reaches a quarter there, too, and wins fewer
    matches.
    """
    found = share_of_points(players, 40_000 if players == 3 else 10_000)
    assert found.lower > least / players


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_wins_half_more_than_its_fair_share_of_matches(players: int) -> None:
    """Against players who lay at random and announce only what is certain."""
    found = share_of_victories(players, 10_000 if players < 5 else 3_000)
    assert found.lower > 1.5 / players


@pytest.mark.full
@pytest.mark.native
@pytest.mark.rule("B11", "B13")
@pytest.mark.parametrize(
    ("players", "infected", "announced"), [(3, 0.74, 0.08), (4, 0.78, 0.02), (6, 0.89, 0.015)]
)
def test_among_such_players_the_clean_side_may_hope(
    players: int, infected: float, announced: float
) -> None:
    """So many expeditions at most end with all infected; announcements are made, and right."""
    ends = endings(players, 10_000 if players < 5 else 2_000)
    assert ends[ALL_INFECTED] < infected
    assert ends[RIGHT] > announced
    assert ends[WRONG] < ends[RIGHT] / 50
