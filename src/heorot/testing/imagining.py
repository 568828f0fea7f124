"""`imagine`: worlds that the seat cannot tell from the true one, each as likely as it should be."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache
from operator import mul
from typing import Any

from scipy.stats import chisquare

from heorot.core.luck import open_luck
from heorot.testing.cases import Case
from heorot.testing.play import (
    RandomPlayers,
    check_choices,
    check_state,
    luck_of,
    random_game,
)
from heorot.testing.worlds import other_world

UNLIKELY = 0.0001
"""The chance that a fair imagination fails; seeds are fixed, so it fails always or never."""


def check_imagined(case: Case, seeds: range, every: int = 10) -> int:
    """In random games, every reader imagines worlds that are whole, and that look the same to it.

    Now and then such a world is played to its end. Counts the worlds.
    """
    worlds = 0
    for seed in seeds:
        for number, s in enumerate(random_game(case, seed)):
            for reader in case.readers if (number + seed) % every == 0 else ():
                worlds += 1
                world = other_world(case, s, reader, worlds)
                try:
                    check_state(case, world)
                    assert case.game.seen(world, reader) == case.game.seen(s, reader), "looks other"
                    assert world == other_world(case, s, reader, worlds), "other with the same luck"
                    if worlds % 20 == 0:
                        play_on(case, world, worlds)
                except AssertionError as error:
                    where = f"{case}, seed {seed}, after {number} actions, reader {reader}"
                    error.add_note(f"{where}:\ntrue      {s}\nimagined  {world}")
                    raise
    return worlds


def play_on(case: Case, world: Any, seed: int) -> None:
    """Play a world to its end on the checked interpreter."""
    luck, players = open_luck(seed), RandomPlayers(seed)
    s = case.checked.adopt(world)
    actions = 0
    while s.decider >= 0:
        case.checked.apply(s, luck, players.choose(case.checked.choices(s)))
        check_choices(case, s)
        actions += 1
        assert actions <= case.limits.actions, "the game goes on and on"
    check_state(case, s)


def check_fair(case: Case, seeds: range) -> int:
    """On the small states of the witness: all possible worlds, no other, as often as they should.

    The worlds come from the witness by brute force; there are as many samples for each that it
    lists as there are seeds. Counts the worlds.
    """
    total = 0
    for number, s in enumerate(small_states(case)):
        for reader in case.readers:
            where = f"{case}, small state {number}, reader {reader}"
            worlds = list(case.witness.worlds(case.edition, case.game.seen(s, reader)))
            total += len(worlds)
            expected = Counter(world.to_bytes() for world in worlds)
            for world in worlds:
                check_state(case, world)
                assert case.game.seen(world, reader) == case.game.seen(s, reader), where
            found = Counter(
                other_world(case, s, reader, seed).to_bytes()
                for seed in range(seeds.start * len(worlds), seeds.stop * len(worlds))
            )
            assert not found.keys() - expected.keys(), f"{where}: imagines an impossible world"
            if len(expected) > 1:
                as_often = [len(seeds) * expected[world] for world in sorted(expected)]
                chance = chisquare([found[world] for world in sorted(expected)], as_often).pvalue
                assert chance > UNLIKELY, f"{where}: worlds are not equally likely (p = {chance})"
    return total


def check_dealt(case: Case, seeds: range) -> None:
    """The true world is as likely as the imagined ones: what luck deals, imagination deals.

    At the set-up nobody has chosen anything that could be a hint. So if every world gets a number,
    here a weighted sum of its cells, the true one takes every rank among nine imagined ones equally
    often. A hundred new games for each seed.
    """
    for reader in case.readers:
        ranks = [0] * 10
        for seed in range(100 * seeds.start, 100 * seeds.stop):
            s = case.engine.new(case.players, luck_of(case, seed), **case.options)
            true = _weight(s)
            numbered = [_weight(other_world(case, s, reader, 9 * seed + k)) for k in range(9)]
            lower = sum(one < true for one in numbered)
            alike = sum(one == true for one in numbered)  # where little is hidden
            ranks[lower + seed % (alike + 1)] += 1
        chance = chisquare(ranks).pvalue
        assert chance > UNLIKELY, f"{case}, reader {reader}: ranks {ranks} (p = {chance})"


def _weight(s: Any) -> float:
    """A number for a world, in which every cell counts, and hardly two worlds have the same."""
    numbers = s.numbers()
    return float(sum(map(mul, numbers, _weights(len(numbers)))))


@cache
def _weights(cells: int) -> list[float]:
    return [math.sin(k) for k in range(cells)]


def check_small(case: Case) -> None:
    """The small states of the witness are states of the game, and can be played on."""
    for number, s in enumerate(small_states(case)):
        check_state(case, s)
        check_choices(case, case.checked.adopt(s))
        play_on(case, s, number)


def small_states(case: Case) -> list[Any]:
    """The small states of this many players and these options."""
    states = [
        s
        for s in case.witness.small(case.edition)
        if s.player_count == case.players
        and all(getattr(s, name) == value for name, value in case.options.items())
    ]
    assert states, f"{case}: the witness has no small state for it"
    return states
