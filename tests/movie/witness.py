"""An account of movie for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import combinations
from typing import Any

from tests.movie.small import small

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.movie.box import FACE_NAMES, Box
from heorot.games.movie.rules.state import (
    ACTS,
    BACKING,
    CHOOSING,
    COUNSEL,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE,
    FIGURE_AT,
    HAND,
    KINDS,
    MOVING,
    MOVING_TO,
    NO_SQUARE,
    NONE,
    OVER,
    PHASES,
    PLAYING,
    PRINTED,
    RANKS,
    REMOVING,
    SEATS,
    SQUARES,
    STATUE,
    STEPS,
    SWAPPING,
    SWAPPING_WITH,
    TILE_AT,
    TREACHERY,
    TURN,
    VALOR,
    State,
)

__all__ = ["small"]

LONGEST = ACTS * (4 * 10 + 120 + 4 * HAND) * SEATS * 7
"""In an act every turn uses up a figure, a tile of the pool or one of a hand, or it is a pass, of
which fewer than the players come in a row; and no turn has more than seven actions: drawing, tile,
back, square and two targets."""

REVEALS = frozenset({"tile"})
SHOWS_PLACE = frozenset({"places_drawn"})
"""In Kingdoms, where it fills the last square: all tiles are shuffled, no state remembers it."""
CONSEQUENTIAL = frozenset({"places_drawn"})
"""A tile that its player alone has seen may fill the last square, and then everybody scores."""
COMBINED: tuple[str, ...] = ()


def components(edition: Edition) -> Iterator[Hashable]:
    """All tiles, by kind."""
    for kind in range(KINDS):
        for _ in range(edition.box.copies[kind]):
            yield kind


def places(edition: Edition, s: State) -> Iterator[tuple[Hashable, str]]:
    """Where the state says each tile lies."""
    held = Counter(_held(s))
    for kind in range(KINDS):
        number, face = divmod(kind, FACES)
        for _ in range(edition.box.copies[kind] - s.unseen[kind]):
            yield kind, "shown"
        for _ in range(held[kind]):
            yield kind, "in a hand"
        present = number == edition.box.set_of[s.act]
        aside = s.pool[face] if present else s.unseen[kind] - held[kind]
        for _ in range(aside):
            yield kind, "in the pool, or left unseen, or not in play yet"


def _held(s: State) -> Iterator[int]:
    for seat in range(SEATS):
        me = s.players[seat]
        yield from me.hand[: me.size]
        if me.drawn:
            yield me.drawn


def faults(edition: Edition, s: State) -> Iterator[str]:
    """What contradicts itself."""
    yield from _faults_of_board(edition.box, s)
    yield from _faults_of_tiles(edition.box, s)
    yield from _faults_of_course(edition.box, s)
    for seat in range(SEATS):
        for fault in (
            *_faults_of_hand(edition.box, s, seat),
            *_faults_of_figures(edition.box, s, seat),
            *_faults_of_choice(s, seat),
        ):
            yield f"seat {seat + 1}: {fault}"


def _faults_of_board(box: Box, s: State) -> Iterator[str]:
    """M5, M11: what is counted is there, and printed gorges stay."""
    ground = box.ground[s.act * SQUARES : (s.act + 1) * SQUARES]
    for square in range(SQUARES):
        content = s.board[square]
        if (content in (PRINTED, NO_SQUARE)) != (ground[square] in (PRINTED, NO_SQUARE)):
            yield f"square {square} holds {content} where the board has {ground[square]}"
        figures = range(FIGURE, FIGURE + 4 * s.player_count)
        if content > NO_SQUARE and content not in figures:
            yield f"square {square} holds {content}"
    if s.empties != s.board.count(EMPTY):
        yield f"{s.empties} empty squares"
    if s.treacheries != s.board.count(TREACHERY):
        yield f"{s.treacheries} Treacheries"
    if (s.empties == 0) and s.phase != OVER:
        yield "the act goes on without an empty square"
    if s.phase == OVER and s.board != ground:
        yield "something is left on the board"


def _faults_of_tiles(box: Box, s: State) -> Iterator[str]:
    """M1, M9: what lies open has been shown, and the pool is what nobody has."""
    shown = [box.copies[kind] - s.unseen[kind] for kind in range(KINDS)]
    if min(shown) < 0 or min(s.unseen) < 0 or min(s.pool) < 0:
        yield "fewer than no tiles of a kind"
    for face in range(1, FACES):
        if s.board.count(face) > sum(shown[face::FACES]):
            yield f"{FACE_NAMES[face]} lies on the board and was never shown"
    present = box.set_of[s.act]
    if any(shown[(present + 1) * FACES :]):
        yield "tiles of an act to come were shown"
    left = sum(shown) - sum(map(s.board.count, range(1, FACES)))
    if box.kingdoms and s.phase != OVER and left:
        yield "a tile has left the board within an epoch"  # M22
    if s.pool_size != sum(s.pool):
        yield f"{s.pool_size} tiles in the pool of {sum(s.pool)}"


def _faults_of_course(box: Box, s: State) -> Iterator[str]:
    """Phase, decider and passes fit together."""
    if s.phase not in (OVER, TURN, PLAYING) or not 0 <= s.active < s.player_count:
        yield f"phase {s.phase} in the turn of {s.active}"
    if s.decider != (NONE if s.phase == OVER else s.active):
        yield f"seat {s.decider + 1} decides while {PHASES[s.phase]} in the turn of {s.active + 1}"
    if s.phase == OVER and s.act != ACTS - 1:
        yield f"over after act {s.act + 1}"  # M8
    if not 0 <= s.passes < s.player_count or (s.passes and (s.pool_size or s.phase != TURN)):
        yield f"{s.passes} passes with {s.pool_size} tiles in the pool"  # M3
    for seat in range(s.player_count):
        me = s.players[seat]
        drawn = box.kingdoms == 1 and s.phase == PLAYING and seat == s.active
        if (me.drawn > 0) != drawn:
            yield f"seat {seat + 1} has drawn {me.drawn} while {PHASES[s.phase]}"  # M24
        may_pass = (s.active - seat) % s.player_count
        if 0 < may_pass <= s.passes and (any(me.figures) or me.counsels != me.held):
            yield f"seat {seat + 1} passed, but had something to do"  # M4


def _faults_of_hand(box: Box, s: State, seat: int) -> Iterator[str]:
    """M2, M4, M9: sorted, with the backs that everybody sees."""
    me = s.players[seat]
    if not 0 <= me.size <= (HAND if seat < s.player_count else 0):
        yield f"{me.size} tiles"
    if me.hand[: me.size] != sorted(me.hand[: me.size]):
        yield f"the hand is not sorted: {me.hand}"
    if any(kind != NONE for kind in me.hand[me.size :]):
        yield f"something lies beyond the hand: {me.hand}"
    backs = [kind // FACES for kind in me.hand[: me.size]]
    if me.held != [backs.count(number) for number in range(ACTS)]:
        yield f"backs {backs}, but shown {me.held}"
    counsels = [me.hand.count(number * FACES + COUNSEL) for number in range(ACTS)]
    if any(me.counsels[n] < 0 or me.counsels[n] > counsels[n] for n in range(ACTS)):
        yield f"known Good Counsels {me.counsels}, but held {counsels}"
    most = box.hand if box.kingdoms else max(box.hand, sum(box.copies[COUNSEL::FACES]))
    has_drawn = seat == s.active and s.phase == PLAYING and not box.kingdoms
    if me.size > most + has_drawn:
        yield f"a hand of {me.size} tiles"
    if box.kingdoms and s.phase == OVER and me.size:
        yield "a secret tile has not gone back"  # M23


def _faults_of_figures(box: Box, s: State, seat: int) -> Iterator[str]:
    """M6: none is doubled; of one stone none is lost, and none at all in the first act."""
    me = s.players[seat]
    for stones in range(1, RANKS):
        count = box.figures[s.player_count * RANKS + stones] if seat < s.player_count else 0
        there = s.board.count(FIGURE + 4 * seat + stones - 1) + me.figures[stones]
        lost = stones > 1 and s.act > 0
        if me.figures[stones] < 0 or there > count or (there < count and not lost):
            yield f"{there} of {count} figures of {stones} stones"
    if me.figures[0]:
        yield "figures without stones"


def _faults_of_choice(s: State, seat: int) -> Iterator[str]:
    """Only who decides can have begun to choose, and what the step says is chosen."""
    me = s.players[seat]
    begun = (me.figure, me.chosen, me.square, me.target)
    if not is_unfinished(s, seat):
        if begun != (0, NONE, NONE, NONE):
            yield f"nothing is being chosen, yet {begun}"
        return
    if seat != s.decider:
        yield "has begun to choose and does not decide"
    face = me.hand[me.chosen] % FACES if 0 <= me.chosen < me.size else 0
    fits = {
        FIGURE_AT: begun[1:] == (NONE, NONE, NONE) and 1 <= me.figure < RANKS,
        BACKING: face > 0 and me.square == NONE,
        TILE_AT: face not in (0, COUNSEL) and me.square == NONE,
        REMOVING: VALOR <= face < DRUNKENNESS and me.square != NONE and me.target == NONE,
        SWAPPING: face == STATUE and me.square != NONE and me.target == NONE,
        SWAPPING_WITH: face == STATUE and NONE not in (me.square, me.target),
        MOVING: face == COUNSEL and me.square == NONE,
        MOVING_TO: face == COUNSEL and s.board[me.square] >= FIGURE and me.target == NONE,
    }
    if not fits.get(me.step, False) or (me.step != FIGURE_AT and me.figure):
        yield f"step {STEPS[me.step]} with {begun}"


def is_unfinished(s: State, seat: int) -> bool:
    """Figure and square; tile, back, square and targets."""
    return s.players[seat].step != CHOOSING


def lend(s: State, seat: int) -> None:
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
