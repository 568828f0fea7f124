"""An account of movie for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.movie.small import small

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.movie.rules.state import (
    ACTS,
    CHOOSING,
    COUNSEL,
    FACES,
    HAND,
    NONE,
    PLAYING,
    SEATS,
    TURN,
    State,
)

__all__ = ["small"]

REVEALS = frozenset({"tile"})
SHOWS_PLACE = frozenset({"places_drawn"})
"""In Kingdoms, where it fills the last square: all tiles are shuffled, no state remembers it."""
CONSEQUENTIAL = frozenset({"places_drawn"})
"""A tile that its player alone has seen may fill the last square, and then everybody scores."""
COMBINED: tuple[str, ...] = ()


def is_unfinished(s: State, seat: int) -> bool:
    """Figure and square; tile, back, square and targets."""
    return s.players[seat].step != CHOOSING


def make_public(s: State, seat: int) -> None:
    """As if its tiles were gone: nobody can be imagined to have them."""
    me = s.players[seat]
    for kind in (*me.hand[: me.size], *([me.drawn] if me.drawn else [])):
        s.unseen[kind] -= 1
    me.size = 0
    me.held[:] = me.counsels[:] = [0] * ACTS
    if me.drawn:
        s.phase = TURN


def worlds(edition: Edition, seen: Seen) -> Iterator[State]:
    """M9: the tiles of each back that have not been seen, in every way in the hands of others."""
    s = seen.s
    blank = s.copy()
    blank.pool[:] = [0] * FACES
    for seat in range(SEATS):
        me = blank.players[seat]
        if seat != seen.seat:
            me.hand[:] = [NONE] * HAND
            me.drawn = me.step = me.figure = 0
            me.chosen = me.square = me.target = NONE
    found = [blank]
    for number in range(edition.box.set_of[s.act] + 1):
        found = [world for one in found for world in _dealt(edition, one, seen.seat, number)]
    yield from found


def _dealt(edition: Edition, blank: Any, reader: int, number: int) -> Iterator[State]:
    """Every way to deal the tiles of one back to all but the reader; the rest is the pool."""
    loose = Counter({f: blank.unseen[number * FACES + f] for f in range(FACES)})
    wanted: list[tuple[int, int]] = []
    for seat in range(blank.player_count):
        me = blank.players[seat]
        if seat == reader:
            loose.subtract(kind % FACES for kind in me.hand[: me.size] if kind // FACES == number)
            loose.subtract([me.drawn] if me.drawn else [])
        else:
            loose.subtract([COUNSEL] * me.counsels[number])
            wanted.append((seat, me.held[number] - me.counsels[number]))
    is_present = number == edition.box.set_of[blank.act]
    if edition.box.kingdoms and blank.phase == PLAYING and blank.active != reader:
        wanted.append((NONE, 1))  # the tile drawn
    for hands, rest in _ways(sorted(loose.elements()), [count for _, count in wanted]):
        world: State = blank.copy()
        for (seat, _), faces in zip(wanted, hands, strict=True):
            if seat == NONE:
                world.players[world.active].drawn = faces[0]
                continue
            me = world.players[seat]
            new = [number * FACES + f for f in (*faces, *[COUNSEL] * me.counsels[number])]
            hand = sorted([kind for kind in me.hand if kind != NONE] + new)
            me.hand[:] = hand + [NONE] * (HAND - len(hand))
        if is_present:
            world.pool[:] = [rest.count(face) for face in range(FACES)]
        yield world


def _ways(faces: list[int], sizes: list[int]) -> Iterator[tuple[list[tuple[int, ...]], list[int]]]:
    """Every way to take sets of these sizes, one after the other; and what is left."""
    if not sizes:
        yield [], faces
        return
    for places in combinations(range(len(faces)), sizes[0]):
        taken = tuple(faces[place] for place in places)
        left = [face for place, face in enumerate(faces) if place not in places]
        for hands, rest in _ways(left, sizes[1:]):
            yield [taken, *hands], rest
