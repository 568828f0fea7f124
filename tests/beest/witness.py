"""An account of beest for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.beest.rules.state import (
    AFTER,
    BEFORE,
    BLACK,
    CAVES,
    EXPEDITIONS,
    HAND,
    LAYING,
    NONE,
    OVER,
    PHASES,
    ROUND_LIMIT,
    ROW,
    SEATS,
    Player,
    State,
)

LONGEST = EXPEDITIONS * ROUND_LIMIT * SEATS * (SEATS - 2 + 2)
"""A turn has at most six actions: a cave for each of five others but the last, and two answers."""

REVEALS = frozenset({"cave", "stack", "marker", "verdict"})
SHOWS_PLACE: frozenset[str] = frozenset()
CONSEQUENTIAL = frozenset({"last_marker", "announces", "set_complete", "shows_stack"})

COMBINED: tuple[str, ...] = ()
"""How many expeditions are played changes nothing in any of them."""

LEFT = {3: 15, 4: 10, 5: 4, 6: 0}
"""Caves of the pile that nobody draws in the first two rounds, by the number of players (B5)."""

Marker = tuple[int, int]
"""The stack of a marker, and its number in it from the top."""


def _participants(s: State) -> int:
    """The Silent One plays with three to five (B10)."""
    return min(s.player_count + 1, SEATS)


def components(edition: Edition) -> Iterator[object]:
    """27 caves, of which equal ones are not told apart, and 30 markers."""
    for cave in range(CAVES):
        yield from [cave] * edition.box.copies[cave]
    for stack in range(SEATS):
        for number in range(1, SEATS):
            yield (stack, number)


def places(edition: Edition, s: State) -> Iterator[tuple[object, str]]:
    """Where the state says each cave and marker lies."""
    for cave in range(CAVES):
        yield from [(cave, "in the pile")] * s.pile[cave]
    for cave in s.hand[: s.hand_size]:
        yield cave, "in the hand"
    for number, one in enumerate(s.players):
        for cave in one.row[: one.length]:
            yield cave, f"in row {number + 1}"
        if one.stack != NONE:
            yield from _markers(s, number)
    dealt = {one.stack for one in s.players}
    for stack in range(SEATS):
        for number in range(1, SEATS):
            if stack not in dealt or number >= _participants(s):
                yield (stack, number), "put aside"


def _markers(s: State, owner: int) -> Iterator[tuple[Marker, str]]:
    """The markers of a stack: given away in order, or still in it (B8)."""
    one = s.players[owner]
    for other, number in enumerate(one.order):
        if number:
            yield (one.stack, number), f"before {other + 1}"
    for number in range(one.markers + 1, _participants(s)):
        yield (one.stack, number), f"in the stack of {owner + 1}"


def faults(edition: Edition, s: State) -> Iterator[str]:
    """What contradicts itself."""
    yield from _faults_of_course(s)
    yield from _faults_of_history(s)
    for number in range(SEATS):
        one = s.players[number]
        for fault in (
            *_faults_of_row(s, number, one),
            *_faults_of_meetings(s, number, one),
            *_faults_of_stack(s, number, one),
            *_faults_of_choice(s, number, one),
        ):
            yield f"participant {number + 1}: {fault}"


def _faults_of_course(s: State) -> Iterator[str]:
    """Phase, decider and hand fit together."""
    if s.phase not in (OVER, BEFORE, LAYING, AFTER):
        yield f"phase {s.phase}"
    if s.decider != (NONE if s.phase == OVER else s.active):
        yield f"seat {s.decider + 1} decides in the turn of {s.active + 1}"
    if not (0 <= s.active < s.player_count and 0 <= s.start < s.player_count):
        yield f"turn of {s.active + 1}, start {s.start + 1}"
    if not (1 <= s.round <= ROUND_LIMIT and 1 <= s.expedition <= s.expeditions):
        yield f"round {s.round} of expedition {s.expedition}"  # B15, B16
    if s.hand_size != (_participants(s) - 1 if s.phase == LAYING else 0):
        yield f"{s.hand_size} caves in hand while {PHASES[s.phase]}"  # B5, B6
    if s.pile_size != sum(s.pile) or min(s.pile) < 0:
        yield f"a pile of {s.pile_size}: {s.pile}"
    if s.hand[: s.hand_size] != sorted(s.hand[: s.hand_size]):
        yield f"hand {s.hand} out of order"
    if set(s.hand[s.hand_size :]) - {NONE}:
        yield "caves beyond the hand"
    if s.round > 2 and s.pile_size != LEFT[s.player_count]:
        yield f"{s.pile_size} caves left in round {s.round}"  # B5


def _faults_of_history(s: State) -> Iterator[str]:
    """B15, B19: what is known of ended expeditions, and of no other."""
    ended = s.expeditions if s.phase == OVER else s.expedition - 1
    for number in range(EXPEDITIONS):
        entry = (s.ending[number] > 0, s.beest[number] != NONE)
        if entry != (number < ended, number < ended):
            yield f"expedition {number + 1}: ending {s.ending[number]}, beest {s.beest[number]}"
        points = [one.points[number] for one in s.players]
        if number >= ended and any(points):
            yield f"points {points} of expedition {number + 1}"
        if any(points[_participants(s) :]):
            yield f"points {points} of somebody who does not take part"
    if ended:
        shown = [one.shown for one in s.players[: _participants(s)]]
        if sorted(shown) != list(range(_participants(s))) or shown[s.beest[ended - 1]] != BLACK:
            yield f"stacks shown {shown}, beest {s.beest[ended - 1]}"
    elif any(one.shown != NONE for one in s.players):
        yield "stacks shown before the first end"


def _faults_of_row(s: State, number: int, one: Player) -> Iterator[str]:
    """B3."""
    if not 0 <= one.length <= (ROW if number < _participants(s) else 0):
        yield f"{one.length} caves"
    if any(not 0 <= cave < CAVES for cave in one.row[: one.length]):
        yield f"row {one.row}"
    if set(one.row[one.length :]) - {NONE}:
        yield "caves beyond the row"


def _faults_of_meetings(s: State, number: int, one: Player) -> Iterator[str]:
    """B8: each pair once, and both know it."""
    met = {other for other in range(SEATS) if one.met >> other & 1}
    if met != {other for other in range(SEATS) if one.order[other]}:
        yield f"has met {met}, order {one.order}"
    if sorted(one.order[other] for other in met) != list(range(1, one.markers + 1)):
        yield f"{one.markers} markers, order {one.order}"
    for other in range(SEATS):
        back = s.players[other].met >> number & 1
        if (other in met) != bool(back) or (other in met and other == number):
            yield f"has met {other + 1}, or not"
    if any(other >= _participants(s) for other in met):
        yield f"has met {met}"


def _faults_of_stack(s: State, number: int, one: Player) -> Iterator[str]:
    """B1, B17: everybody has one, and who knows it has seen a marker of it."""
    if number >= _participants(s):
        if (one.stack, one.known_to, one.shown) != (NONE, 0, NONE):
            yield "takes no part and has a stack"
        return
    eyes = one.met | (1 << number)
    if s.phase == OVER:
        eyes = (1 << s.player_count) - 1
        if one.shown != one.stack:
            yield f"shown {one.shown}, has {one.stack}"
    if one.known_to != eyes & ((1 << s.player_count) - 1):
        yield f"known to {one.known_to:b}, met {one.met:b}"
    everything = _participants(s) - 1
    if one.markers == everything and s.phase != OVER:
        if one.stack == BLACK:
            yield "the Beest has given all"  # B11
        elif not s.cleared >> number & 1:
            yield "has given all and is not cleared"
    if s.cleared >> number & 1 and one.stack == BLACK:
        yield "is cleared and the Beest"  # B17


def _faults_of_choice(s: State, number: int, one: Player) -> Iterator[str]:
    """B6: only who lays has begun to choose, and only caves of the hand."""
    if one.chosen and (s.phase != LAYING or number != s.active):
        yield f"has chosen {one.chosen} caves and does not lay"
    slots = [slot for slot in range(HAND) if one.taken >> slot & 1]
    if len(slots) != one.chosen or any(slot >= s.hand_size for slot in slots):
        yield f"taken {one.taken:b}, chosen {one.chosen}"
    if sorted(s.hand[slot] for slot in slots) != sorted(one.choice[: one.chosen]):
        yield f"taken {one.taken:b} of {s.hand}, choice {one.choice}"
    if any(one.choice[one.chosen :]):
        yield f"choice {one.choice} beyond {one.chosen}"


def is_unfinished(s: State, seat: int) -> bool:
    """B6: caves with a place, while others lack one."""
    return s.players[seat].chosen > 0


def lend(s: State, seat: int) -> None:
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
