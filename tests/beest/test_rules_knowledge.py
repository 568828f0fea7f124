"""Who knows what, and with what chance: B17.

The brute force: at the start of an expedition every way to deal the stacks is a world. All worlds
are played along with the true one, action by action. A reader keeps those in which everything it
saw and was told was the same; the rules say nothing else about them, so they are equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import NamedTuple

import pytest
from scipy.stats import chisquare
from tests.beest.table import BOX, EDITION, GAME, Table, everybody

from heorot.core.luck import Luck, open_luck
from heorot.core.rule import EVERYONE
from heorot.engine.interpreted import Interpreted
from heorot.games.beest.rules.state import BLACK, LAYING, State

ENGINE = Interpreted(GAME)


def dealt_anew(s: State, stacks: tuple[int, ...]) -> State:
    """A world as an expedition begins."""
    world: State = ENGINE.adopt(s)
    for one, stack in zip(world.players, stacks, strict=False):
        one.stack = stack
    return world


def heard(s: State, reader: int) -> list[tuple[int, tuple[int, ...]]]:
    """What the last action told a reader; -1 is a spectator."""
    return [
        (told.event, tuple(told.numbers))
        for told in s.events
        if told.audience == EVERYONE or (reader >= 0 and told.audience >> reader & 1)
    ]


class Chances(NamedTuple):
    """How likely one is the Beest, infected, rightly named; `None` where nobody may name it."""

    beest: Fraction
    infected: Fraction
    complete: Fraction | None


class Worlds:
    """All worlds of an expedition, and those that each reader still holds possible."""

    def __init__(self, s: State) -> None:
        self.expedition = s.expedition
        self.count = len(everybody(s.player_count))
        deals = permutations(range(self.count))
        self.worlds = [dealt_anew(s, stacks) for stacks in deals]
        everything = set(range(len(self.worlds)))
        self.possible = {reader: set(everything) for reader in range(-1, s.player_count)}
        self.compare(s, is_told=False)

    def play(self, luck: Luck, action: int, s: State) -> None:
        """The same action in every world that somebody holds possible."""
        for number in set().union(*self.possible.values()):
            world = self.worlds[number]
            if action in ENGINE.choices(world):
                ENGINE.apply(world, luck, action)
            else:
                world.decider = -2  # the Beest cannot have announced (B14)
        self.compare(s)

    def compare(self, s: State, is_told: bool = True) -> None:
        """Drop what looks different to a reader, or was told differently."""
        for reader, possible in self.possible.items():
            seen, told = GAME.seen(s, reader).s, heard(s, reader)
            possible -= {
                number
                for number in possible
                if self.worlds[number].decider == -2
                or (is_told and heard(self.worlds[number], reader) != told)
                or GAME.seen(self.worlds[number], reader).s != seen
            }

    def chances(self, reader: int) -> list[Chances]:
        """For everybody."""
        beests = []
        for number in self.possible[reader]:
            stacks = [one.stack for one in self.worlds[number].players[: self.count]]
            beests.append(stacks.index(BLACK))
        found = Counter(beests)
        total = len(beests)
        players = self.worlds[min(self.possible[reader])].players
        expected = []
        for one in range(self.count):
            infected = sum(found[k] for k in found if players[one].met >> k & 1)
            right = total - found[one] - infected  # B13: neither Beest nor infected
            expected.append(
                Chances(
                    Fraction(found[one], total),
                    Fraction(infected, total),
                    Fraction(right, total) if players[one].markers == self.count - 2 else None,
                )
            )
        return expected


def told_chances(s: State, reader: int) -> list[Chances]:
    """The same, as the knowledge sheet has it."""
    view = GAME.view_of(EDITION, s, reader)
    told = (view.own or view.public).chances
    return [
        Chances(
            Fraction(beest, told.cases),
            Fraction(infected, told.cases),
            None if complete is None else Fraction(complete, told.cases),
        )
        for beest, infected, complete in zip(told.beest, told.infected, told.complete, strict=True)
    ]


def followed(players: int, seed: int) -> Iterator[tuple[State, Worlds]]:
    """A match played at random, announcements being rare, with all worlds."""
    luck, random = open_luck(seed), Random(seed)
    s = ENGINE.new(players, luck)
    worlds = Worlds(s)
    yield s, worlds
    while s.decider >= 0:
        choices = ENGINE.choices(s)
        is_bold = s.phase == LAYING or random.random() < 0.1
        action = random.choice(choices) if is_bold else choices[0]
        ENGINE.apply(s, luck, action)
        if s.expedition != worlds.expedition:
            worlds = Worlds(s)
        elif s.decider >= 0:
            worlds.play(luck, action, s)
        if s.decider >= 0:
            yield s, worlds


@pytest.mark.rule("B17", "B12", "B11")
@pytest.mark.parametrize(("players", "seeds"), [(3, range(12)), (4, range(1))])
def test_chances_are_those_of_all_worlds_that_look_the_same(players: int, seeds: range) -> None:
    cleared = uncertain = named = 0
    for seed in seeds:
        for s, worlds in followed(players, seed):
            for reader in range(-1, players):
                assert told_chances(s, reader) == worlds.chances(reader), (seed, reader, s)
                uncertain += len(worlds.possible[reader]) > 1
            cleared += s.cleared > 0
            named += any(one.complete is not None for one in worlds.chances(-1))
    assert min(cleared, uncertain, named) > 20


@pytest.mark.full
@pytest.mark.rule("B17")
@pytest.mark.parametrize(("players", "seeds"), [(3, range(12, 80)), (4, range(1, 14))])
def test_chances_are_those_of_all_worlds_in_many_matches(players: int, seeds: range) -> None:
    test_chances_are_those_of_all_worlds_that_look_the_same(players, seeds)


@pytest.mark.rule("B17")
@pytest.mark.parametrize(("players", "seed"), [(3, 5), (3, 9), (4, 1)])
def test_imagination_deals_all_those_worlds_and_no_other_equally_often(
    players: int, seed: int
) -> None:
    checked = 0
    for number, (s, worlds) in enumerate(followed(players, seed)):
        if number % 60 != 17:
            continue
        for reader in range(-1, players):
            expected = {
                tuple(one.stack for one in worlds.worlds[k].players[: worlds.count])
                for k in worlds.possible[reader]
            }
            found: Counter[tuple[int, ...]] = Counter()
            for sample in range(30 * len(expected)):
                seen = GAME.seen(s, reader).s
                GAME.imagine(BOX, seen, reader, open_luck(1000 * number + sample))
                found[tuple(one.stack for one in seen.players[: worlds.count])] += 1
            assert set(found) <= expected
            if len(expected) > 1:
                chance = chisquare([found[stacks] for stacks in sorted(expected)]).pvalue
                assert chance > 0.0005
                checked += 1
    assert checked >= 3


def imagined(table: Table, reader: int, seed: int = 1) -> State:
    """A world as a reader may imagine it; 0 is a spectator."""
    seen: State = table.seen(reader).s
    GAME.imagine(BOX, seen, reader - 1, open_luck(seed))
    return seen


@pytest.mark.rule("B17", "B6")
def test_what_another_has_begun_to_choose_is_imagined_as_not_begun() -> None:
    table = Table.at(3, turn=2, passages="1 3")
    table.s.hand[:3] = [1, 4, 7]
    table.play("m-tb")
    own = imagined(table, 2).players[1]
    assert (own.chosen, own.taken, own.choice) == (1, 2, [4, 0, 0, 0, 0])
    for reader in (0, 1, 3):
        for one in imagined(table, reader).players:
            assert (one.chosen, one.taken, one.choice) == (0, 0, [0] * 5)


@pytest.mark.rule("B17")
def test_an_imagined_world_has_every_stack_once_and_none_where_nobody_sits() -> None:
    table = Table.at(3, beest="2", met="1 3")
    worlds = [imagined(table, 1, seed) for seed in range(40)]
    for world in worlds:
        stacks = [one.stack for one in world.players]
        assert sorted(stacks[:4]) == [0, 1, 2, 3]
        assert stacks[4:] == [-1, -1]
        assert (stacks[0], stacks[2]) == (1, 2)
    assert len({world.players[1].stack for world in worlds}) == 2
    assert (
        len({tuple(one.stack for one in imagined(table, 0, k).players) for k in range(300)}) == 24
    )


@pytest.mark.rule("B19", "B17")
def test_nothing_is_imagined_of_a_match_that_is_over() -> None:
    table = Table.new(3, seed=3).play_at_random()
    true = [one.stack for one in table.s.players]
    for reader in (0, 1, 2, 3):
        assert [one.stack for one in imagined(table, reader).players] == true


# Single conclusions.


@pytest.mark.rule("B17")
def test_at_the_start_everybody_else_is_suspected_alike() -> None:
    table = Table.at(3, beest="2")
    assert table.chances(1, "beest") == {"1": 0, "2": 1 / 3, "3": 1 / 3, "silent": 1 / 3}
    assert table.chances(2, "beest") == {"1": 0, "2": 1, "3": 0, "silent": 0}
    assert table.chances(0, "beest") == dict.fromkeys(["1", "2", "3", "silent"], 1 / 4)


@pytest.mark.rule("B17", "B9")
def test_an_infected_player_knows_the_beest_and_everybody_infected_so_far() -> None:
    table = Table.at(4, beest="3", met="1 3, 3 4, 1 2")
    assert table.chances(1, "beest")["3"] == 1
    assert table.chances(1, "infected") == {"1": 1, "2": 0, "3": 0, "4": 1, "silent": 0}


@pytest.mark.rule("B17")
def test_whoever_met_the_silent_one_knows_whether_it_is_the_beest() -> None:
    assert Table.at(3, beest="silent", met="1 silent").chances(1, "beest")["silent"] == 1
    assert Table.at(3, beest="2", met="1 silent").chances(1, "beest")["silent"] == 0
    assert Table.at(3, beest="2", met="1 silent").chances(3, "beest")["silent"] == 1 / 3


@pytest.mark.rule("B17")
def test_a_chance_of_infection_counts_the_suspects_one_has_met() -> None:
    table = Table.at(4, beest="4", met="2 3, 2 4")
    assert table.chances(1, "infected") == {
        "1": 0,
        "2": 1 / 2,
        "3": 1 / 4,
        "4": 1 / 4,
        "silent": 0,
    }


@pytest.mark.rule("B17", "B13")
def test_the_chance_of_a_right_announcement_is_on_the_sheet() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 4, 4 silent, 1 4")
    for seat in (2, 3):
        assert table.view(seat).own.chances.complete == (None, None, None, 1, None)
    assert table.view(2).own.chances.cases == 3
    assert table.legal() == ["on", "@4"]


@pytest.mark.rule("B17", "B13")
def test_that_somebody_did_not_announce_tells_nothing() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 4, 4 silent, 1 4")
    before = {seat: table.chances(seat, "beest") for seat in range(5)}
    table.play("on")
    assert {seat: table.chances(seat, "beest") for seat in range(5)} == before


@pytest.mark.rule("B17")
def test_heights_of_stacks_and_numbers_of_markers_are_public() -> None:
    people = Table.at(4, beest="3", met="1 2, 1 4, 2 4").view(0).public.participants
    assert [one.markers for one in people] == [2, 2, 0, 2, 0]
    assert [one.left for one in people] == [2, 2, 4, 2, 4]
    assert [one.met for one in people] == [(2, 4), (1, 4), (), (1, 2), ()]
