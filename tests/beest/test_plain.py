"""Others who are only imagined: of two minds, each of them throughout one world."""

from __future__ import annotations

import pytest
from tests.beest.table import BOX, GAME, Table

from heorot.core.luck import Luck, open_luck, start_stream
from heorot.engine.interpreted import Interpreted
from heorot.games.beest.minds import hand
from heorot.games.beest.plain import plain

WORLDS = 40


def luck_of_world(number: int) -> Luck:
    """As a search gives it to imagined players."""
    luck = open_luck(1)
    luck.key[0] = number
    start_stream(luck, number)
    return luck


def by_hand(table: Table, luck: Luck) -> str:
    """What somebody imagined does."""
    seat = table.s.decider
    choices = [GAME.actions.parse(one) for one in table.legal()]
    seen = table.seen(seat + 1).s
    action = hand(BOX, seen, seat, luck, choices, len(choices), [0] * len(choices))
    assert seen == table.seen(seat + 1).s
    assert action in choices
    return GAME.actions.notation(action)


def laid_plainly(table: Table) -> list[str]:
    """Lay the caves of seat 1 as a plain player does; whom it meets."""
    while table.phase == "laying" and table.turn == 1:
        seen = table.seen(1).s
        action = plain(BOX, seen, 0, luck_of_world(0), [], 0)
        assert seen == table.seen(1).s
        table.play(GAME.actions.notation(action))
    return [line.split()[-1] for line in table.events("meets")]


def test_a_plain_beest_seeks_a_meeting() -> None:
    for seed in range(20):
        assert laid_plainly(Table.at(4, beest="1", passages="2", seed=seed))


@pytest.mark.rule("B9")
def test_a_plain_player_who_knows_the_beest_avoids_it() -> None:
    for seed in range(20):
        table = Table.at(4, beest="3", met="1 2, 1 silent, 1 4", passages="2", seed=seed)
        assert laid_plainly(table) != ["3"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_others_are_not_all_of_one_mind(players: int) -> None:
    """In one world or another they lay other caves, also in the first rounds."""
    table = Table.new(players, start=1, seed=4)
    seen = set()
    for _ in range(60):
        if len(table.legal()) > 1:
            seen.add(len({by_hand(table, luck_of_world(number)) for number in range(12)}))
        table.play(by_hand(table, luck_of_world(0)))
    assert max(seen) > 1


def test_in_one_world_everybody_stays_of_one_mind() -> None:
    """However many numbers are drawn meanwhile; and in many worlds both minds are found."""
    table = Table.at(4, beest="3", met="1 2", passages="3", seed=1)
    chosen = []
    for number in range(WORLDS):
        luck = luck_of_world(number)
        first = by_hand(table, luck)
        for _ in range(5):
            start_stream(luck, number + 1)
            assert by_hand(table, luck) == first
        chosen.append(first)
    assert len(set(chosen)) > 1


@pytest.mark.parametrize(
    ("players", "scores"), [(3, [10, 6, 6]), (4, [11, 10, 8, 7]), (6, [13, 10, 6, 11, 9, 14])]
)
def test_plain_players_stay_as_they_are(players: int, scores: list[int]) -> None:
    """How strong a search is, is measured among them (`bench/former`)."""
    engine, luck = Interpreted(GAME), open_luck(8)
    s = engine.new(players, luck)
    while s.decider >= 0:
        choices = engine.choices(s)
        seen = GAME.seen(s, s.decider).s
        engine.apply(s, luck, plain(BOX, seen, s.decider, luck, choices, len(choices)))
    assert [GAME.score(BOX, s, seat) for seat in range(players)] == scores
