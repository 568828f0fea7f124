"""An account of beest for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.beest.rules.state import (
    BEFORE,
    BLACK,
    CAVES,
    EXPEDITIONS,
    HAND,
    LAYING,
    NONE,
    OVER,
    ROW,
    SEATS,
    State,
)

REVEALS = frozenset({"cave", "stack", "marker", "verdict"})
SHOWS_PLACE: frozenset[str] = frozenset()
CONSEQUENTIAL = frozenset({"last_marker", "announces", "set_complete", "shows_stack"})

COMBINED: tuple[str, ...] = ()
"""How many expeditions are played changes nothing in any of them."""


def _participants(s: State) -> int:
    """The Silent One plays with three to five (B10)."""
    return min(s.player_count + 1, SEATS)


def is_unfinished(s: State, seat: int) -> bool:
    """B6: caves with a place, while others lack one."""
    return s.players[seat].chosen > 0


def make_public(s: State, seat: int) -> None:
    """Whatever a seat knows is veiled by eyes."""


def worlds(edition: Edition, seen: Seen) -> Iterator[State]:
    """B17: every way to deal the stacks that fits what the seat has seen and what all have."""
    s = seen.s
    count = _participants(s)
    for dealt in permutations(range(count)):
        known = [s.phase == OVER or s.players[k].known_to & _eye(seen) for k in range(count)]
        true = [one.shown if s.phase == OVER else one.stack for one in s.players[:count]]
        if any(knows and dealt[k] != true[k] for k, knows in enumerate(known)):
            continue
        if s.cleared >> dealt.index(BLACK) & 1:
            continue
        yield _world(seen, dealt)


def _eye(seen: Seen) -> int:
    return 1 << seen.seat if seen.seat >= 0 else 0


def _world(seen: Seen, dealt: tuple[int, ...]) -> State:
    world: State = seen.s.copy()
    for number, one in enumerate(world.players):
        one.stack = dealt[number] if number < len(dealt) else NONE
        if number != seen.seat:
            one.chosen = one.taken = 0
            one.choice[:] = [0] * HAND
    return world


# Small states: few have met, or many; some are cleared; somebody chooses; the match is over.


def small(edition: Edition) -> list[State]:
    """For every number of players and expeditions: at the start, half way, with much known."""
    return [
        state
        for players in range(3, SEATS + 1)
        for expeditions in (3, 4, 5)
        for state in (
            _start(edition, players, expeditions),
            _half_way(edition, players, expeditions),
        )
    ]


def _start(edition: Edition, players: int, expeditions: int) -> State:
    """Seat 1 holds its first caves, the first already given a place; nobody has met."""
    s = _table(edition, players, expeditions)
    count = _participants(s)
    for number in range(count):
        s.players[number].stack = (number + 1) % count
    s.round, s.phase = 1, LAYING
    for cave in range(count - 1):
        s.hand[cave] = cave
        s.pile[cave] -= 1
    s.hand_size = count - 1
    s.pile_size -= count - 1
    me = s.players[0]
    me.chosen, me.taken, me.choice[0] = 1, 1 << 1, 1
    return s


def _half_way(edition: Edition, players: int, expeditions: int) -> State:
    """Seat 2 is asked in expedition 2: seat 1 has met all but the last; seat 3 is cleared."""
    s = _table(edition, players, expeditions)
    count = _participants(s)
    s.expedition, s.round, s.phase, s.active, s.decider = 2, 6, BEFORE, 1, 1
    s.ending[0], s.beest[0] = 5, 0
    for number in range(count):
        s.players[number].stack = (number - 1) % count  # the Beest is seat 2
        s.players[number].shown = number
    for other in range(1, count - 1):
        _exchange(s, 0, other)
    s.cleared = 1 << (count - 1)
    lengths = [2] * count
    for turn in range(1, s.player_count):  # rows as they are when seat 2 begins a turn
        laying = (1 + turn) % s.player_count
        for number in range(count):
            if number in (laying, players):
                lengths[number] = 2
        lengths = [k + (number != laying) for number, k in enumerate(lengths)]
    caves = [cave for cave in range(CAVES) for _ in range(edition.box.copies[cave])]
    for number in range(count):
        one = s.players[number]
        one.length = lengths[number]
        for k in range(one.length):
            one.row[k] = caves.pop()
            s.pile[one.row[k]] -= 1
            s.pile_size -= 1
    return s


def _exchange(s: State, one: int, other: int) -> None:
    for giver, taker in ((one, other), (other, one)):
        me = s.players[giver]
        me.markers += 1
        me.order[taker] = me.markers
        me.met |= 1 << taker
        if taker < s.player_count:
            me.known_to |= 1 << taker


def _table(edition: Edition, players: int, expeditions: int) -> State:
    """An empty table."""
    s = State()
    s.player_count, s.expeditions, s.expedition = players, expeditions, 1
    s.pile[:] = edition.box.copies
    s.pile_size = sum(s.pile)
    s.hand[:] = [NONE] * HAND
    s.ender[:] = s.beest[:] = [NONE] * EXPEDITIONS
    for number, one in enumerate(s.players):
        one.row[:] = [NONE] * ROW
        one.stack = one.shown = NONE
        one.known_to = 1 << number if number < players else 0
    return s
