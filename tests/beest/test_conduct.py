"""What a search learns from the last turns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.beest.table import BOX, GAME, Table

from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games.beest.conduct import (
    belief,
    put_back,
    study,
    take_back_laying,
    taken_from_own,
    taken_from_silent,
)
from heorot.games.beest.minds import MINDS, PLAIN, mind_of
from heorot.games.beest.plain import plain
from heorot.games.beest.rules.knowledge import count, suspects
from heorot.games.beest.rules.state import AFTER, BLACK, LAYING, State
from heorot.testing.cases import as_checked

Meetings = list[tuple[int, list[int]]]


class Room(list[Any]):
    """Room for tables, checked or not."""

    def __setitem__(self, number: Any, table: Any) -> None:
        super().__setitem__(number, table.copy())


def turn_of(s: State) -> tuple[int, int, int]:
    return s.expedition, s.round, s.active


def by_plain(s: State) -> int:
    """What a plain player does."""
    choices = Interpreted(GAME).choices(s)
    if len(choices) == 1:
        return choices[0]
    seen = GAME.seen(s, s.decider).s
    return plain(BOX, seen, s.decider, open_luck(1), choices, len(choices))


def studied(s: State, *, checked: bool = False) -> Any:
    """What the decider sees, with what it has learned."""
    seen = GAME.seen(s, s.decider).s
    if checked:
        seen = as_checked(seen)
    room = Room([None, None])
    row = [0] * GAME.actions.count
    study(BOX, [seen], room, s.decider, open_luck(2), row, row[:])
    return seen


def meetings(s: State) -> Meetings:
    return [(one.met, list(one.order)) for one in s.players]


@pytest.mark.rule("B4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_knows_how_many_caves_were_taken_from_which_row(players: int) -> None:
    """Also in the first turns, while rows are short."""
    table = Table.new(players, start=1, seed=2)
    for turns in range(1, 4 * players):
        active = table.turn
        while table.turn == active:
            table.play("on" if "on" in table.legal() else table.legal()[0])
        if table.phase == "before":
            table.play("on")
        if table.phase != "laying" or table.s.expedition > 1:
            break
        assert taken_from_own(table.s, turns) == len(table.events("takes_own")), turns
        assert taken_from_silent(table.s, turns) == len(table.events("takes")), turns


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_turn_is_taken_back_as_far_as_everybody_can_know(players: int) -> None:
    """All but the order of the caves that the next player has taken."""
    engine, luck = Interpreted(GAME), open_luck(players)
    s = engine.new(players, luck)
    for _ in range(3 * players):
        before = s.copy()
        active = turn_of(s)
        while s.decider >= 0 and turn_of(s) == active:
            if s.phase == LAYING and s.players[s.active].chosen == 0:
                before = s.copy()
            engine.apply(s, luck, by_plain(s))
        if s.expedition > 1:
            break
        world = s.copy()
        turns = (s.round - 1) * players + (s.active - s.start) % players
        put_back(world, turns, open_luck(3))
        world.active = before.active
        if take_back_laying(world):
            silent = players  # of six there is none
            assert world.hand == before.hand
            for k, was in enumerate(before.players):
                assert world.players[k].length == was.length
                if k not in (s.active, silent):
                    assert world.players[k].row == was.row
            if meetings(s) != meetings(before):
                assert meetings(world) in (meetings(s), meetings(before))


@pytest.mark.parametrize("players", [4, 6])
def test_who_is_the_beest_is_known_better_than_by_chance(players: int) -> None:
    """Among plain players, who are then also taken for such; what it sees stays as it is."""
    engine, luck = Interpreted(GAME), open_luck(3)
    s = engine.new(players, luck)
    right: list[float] = []
    fair: list[float] = []
    plainly: list[float] = []
    while s.decider >= 0 and len(right) < 12:
        seen = GAME.seen(s, s.decider).s
        suspected = count(suspects(seen))
        if s.round > 1 and s.phase == LAYING and s.players[s.active].chosen == 0 and suspected > 1:
            learned = studied(s)
            assert learned.to_bytes() == seen.to_bytes()
            beest = next(k for k, one in enumerate(s.players) if one.stack == BLACK)
            evidence = learned.evidence
            assert max(evidence) == 100
            assert sum(one > 0 for one in evidence) == suspected * MINDS
            right.append(sum(evidence[beest * MINDS : beest * MINDS + MINDS]) / sum(evidence))
            plainly.append(sum(evidence[PLAIN::MINDS]) / sum(evidence))
            fair.append(1 / suspected)
        engine.apply(s, luck, by_plain(s))
    assert sum(right) > 1.3 * sum(fair)
    assert sum(plainly) > 0.6 * len(plainly)


def test_after_laying_it_looks_at_the_turns_before_its_own() -> None:
    engine, luck = Interpreted(GAME), open_luck(1)
    s = engine.new(4, luck)
    while s.phase != AFTER or s.round == 1:
        engine.apply(s, luck, by_plain(s))
    assert max(studied(s, checked=True).evidence) == 100


def test_a_world_is_believed_as_well_as_it_explains_what_was_laid() -> None:
    s = Table.at(4, beest="3", seed=1).s
    luck = open_luck(1)
    assert belief(BOX, s, 0, luck) == 100, "as long as nothing was studied"
    s.evidence[2 * MINDS + mind_of(luck)] = 7
    assert belief(BOX, s, 0, luck) == 7
