"""What must hold of a table of movie, or of Kingdoms: all that the rules never break.

A table is not asked for the game that led to it. But one without a fault can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from heorot.core.edition import Edition
from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.movie.box import FACE_NAMES, FIGURE_NAMES, RULES, Box
from heorot.games.movie.rules.state import (
    ACTS,
    BACKING,
    CHOOSING,
    COLUMNS,
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
    Player,
    State,
)
from heorot.games.movie.words.spelling import kind_words

UNUSED: Final = (PRINTED, NO_SQUARE)
"""What a square holds that nothing is ever placed on."""


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    """All that is wrong with a table."""
    box: Box = edition.box
    yield from _of_board(box, s)
    yield from _of_tiles(box, s)
    for seat in range(SEATS):
        yield from _of_figures(box, s, seat)
        yield from _of_drawn(box, s, seat)
        yield from _of_hand(box, s, seat)
        yield from _of_choice(s, seat)
    yield from _of_course(box, s)
    yield from _of_past(box, s)


def _key(seat: int, key: str) -> str:
    return f"seat[{seat + 1}].{key}"


# The board.


def _of_board(box: Box, s: State) -> Iterator[Fault]:
    yield from _of_squares(box, s, "board", s.act, s.board)
    ground = box.ground[s.act * SQUARES : (s.act + 1) * SQUARES]
    if s.empties != s.board.count(EMPTY):
        words = Sentence("{count} squares are counted as empty", count=s.empties)
        yield Fault("board", "", words)
    if s.treacheries != s.board.count(TREACHERY):
        yield Fault("board", "", Sentence("{count} Treacheries are counted", count=s.treacheries))
    if s.phase == OVER and s.board != ground:
        yield Fault("board", "M6", "after the last act nothing is left on the board")
    if s.phase != OVER and EMPTY not in s.board:
        yield Fault("board", "M5", "no square is empty: the act has ended")


def _of_squares(box: Box, s: State, key: str, act: int, board: list[int]) -> Iterator[Fault]:
    """What the squares of the board of an act can hold."""
    for square, content in enumerate(board):
        ground = box.ground[act * SQUARES + square]
        if (content in UNUSED or ground in UNUSED) and content != ground:
            place = f"{key}[{_row(box, act, square)}]"
            yield Fault(place, "M11", "expected # exactly where the board has a printed gorge")
        if content > NO_SQUARE and not FIGURE <= content < FIGURE + 4 * s.player_count:
            yield Fault(key, "", "a figure on it is nobody's")


def _of_past(box: Box, s: State) -> Iterator[Fault]:
    """What is kept for screens: the board of the act that ended last, and what acts brought."""
    ended = s.act + (s.phase == OVER)
    if any(s.finished):
        if ended == 0:
            yield Fault("finished", "M6", "no act has ended yet")
        else:
            yield from _of_squares(box, s, "finished", ended - 1, s.finished)
    for seat in range(SEATS):
        if any(s.players[seat].scored[ended:]):
            yield Fault(_key(seat, "scored"), "M6", "figures score when an act has ended")


def _row(box: Box, act: int, square: int) -> int:
    """The row of a square, as documents count them: from 1, those with squares."""
    rows = [cell // COLUMNS for cell in box.cell[act * SQUARES : act * SQUARES + box.squares[act]]]
    return len(set(rows[: square + 1]))


# Tiles: shown, in hands, in the pool.


def _of_tiles(box: Box, s: State) -> Iterator[Fault]:
    present = box.set_of[s.act]
    shown = [box.copies[kind] - s.unseen[kind] for kind in range(KINDS)]
    hands = ((*me.hand[: max(0, me.size)], me.drawn) for me in s.players)
    held = Counter(kind for hand in hands for kind in hand if kind)
    for kind in range(KINDS):
        count, unseen, name = box.copies[kind], s.unseen[kind], kind_words(box, kind)
        if not 0 <= unseen <= count:
            words = Sentence(
                "{shown} times {tile}; the box has {count}. Tiles on the board that came from an"
                " earlier act are named here",
                shown=shown[kind],
                tile=name,
                count=count,
            )
            yield Fault("shown", "", words)
        elif shown[kind] and kind // FACES > present:
            yield Fault("shown", "M7", _not_yet(kind // FACES))
        if held[kind] > unseen:
            words = Sentence(
                "{tile} is in hands {held} times; only {unseen} of {count} have not been shown",
                tile=name,
                held=held[kind],
                unseen=unseen,
                count=count,
            )
            yield Fault("seat", "", words)
        elif kind // FACES == present and s.pool[kind % FACES] != unseen - held[kind]:
            words = Sentence("{tile} is neither in the pool nor held nor shown", tile=name)
            yield Fault("seat", "", words)
    if s.pool_size != sum(s.pool):
        words = Sentence("{count} tiles are counted in the pool", count=s.pool_size)
        yield Fault("seat", "", words)
    yield from _of_lying(box, s, shown)


def _not_yet(act: int) -> Sentence:
    return Sentence("tiles of act {act} are not in play yet", act=act + 1)


def _of_lying(box: Box, s: State, shown: list[int]) -> Iterator[Fault]:
    """What lies on the board has been shown; M22: in Kingdoms all of it still lies there."""
    for face in range(1, FACES):
        if s.board.count(face) > sum(shown[face::FACES]):
            words = Sentence(
                "more {tile} on the board than are named here; name them all", tile=FACE_NAMES[face]
            )
            yield Fault("shown", "", words)
    lying = sum(EMPTY < content < FACES for content in s.board)
    if box.kingdoms and s.phase != OVER and sum(shown) != lying:
        words = Sentence(
            "{shown} tiles shown, {lying} on the board; none leaves it",
            shown=sum(shown),
            lying=lying,
        )
        yield Fault("shown", "M22", words)


# Seats.


def _of_figures(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """M6: figures of one stone return; others leave once an act with them is over."""
    me = s.players[seat]
    if me.figures[0]:
        yield Fault(_key(seat, "figures"), "", "figures without stones")
    for stones in range(1, RANKS):
        count = box.figures[s.player_count * RANKS + stones] if seat < s.player_count else 0
        placed = s.board.count(FIGURE + 4 * seat + stones - 1)
        left = me.figures[stones]
        name = FIGURE_NAMES[RULES[box.kingdoms]][stones - 1]
        numbers = {"left": left, "figure": name, "count": count, "placed": placed}
        if placed > count:
            words = Sentence(
                "{placed} times {figure}; there are {count}",
                placed=placed,
                figure=f"{seat + 1}:{name}",
                count=count,
            )
            yield Fault("board", "M1", words)
        elif not 0 <= left <= count - placed:
            words = Sentence(
                "{left} times {figure}; there are {count}, {placed} of them on the board", **numbers
            )
            yield Fault(_key(seat, "figures"), "M1", words)
        elif left + placed < count and (stones == 1 or s.act == 0):
            words = Sentence(
                "{left} times {figure} and {placed} on the board; there are {count}, and none can"
                " have left the game yet",
                **numbers,
            )
            yield Fault(_key(seat, "figures"), "M6", words)


def _of_hand(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """M2, M4: a hand grows by Good Counsels that cannot be played, and by nothing else."""
    me = s.players[seat]
    place = _key(seat, "hand")
    if not 0 <= me.size <= (HAND if seat < s.player_count else 0):
        yield Fault(place, "M2", Sentence("{count} tiles", count=me.size))
        return
    hand = me.hand[: me.size]
    if hand != sorted(hand) or any(kind != NONE for kind in me.hand[me.size :]):
        yield Fault(place, "M9", Sentence("its tiles are not in order: {tiles}", tiles=me.hand))
    backs = [kind // FACES for kind in hand]
    if backs and max(backs) > box.set_of[s.act]:
        yield Fault(place, "M7", _not_yet(max(backs)))
    if me.held != [backs.count(number) for number in range(ACTS)]:
        words = Sentence("its backs {backs} are told as {told}", backs=backs, told=me.held)
        yield Fault(place, "M9", words)
    counsels = [hand.count(number * FACES + COUNSEL) for number in range(ACTS)]
    if any(not 0 <= me.counsels[number] <= counsels[number] for number in range(ACTS)):
        words = Sentence("expected Good Counsels that are in the hand")
        yield Fault(_key(seat, "known_counsels"), "M4", words)
    has_drawn = seat == s.active and s.phase == PLAYING and not box.kingdoms
    known = sum(box.copies[COUNSEL : (box.set_of[s.act] + 1) * FACES : FACES])
    most = has_drawn + (box.hand if box.kingdoms else max(box.hand, known))
    if me.size > most:
        problem = "{count} tiles; at most {most} are possible here"
        yield Fault(place, "M2", Sentence(problem, count=me.size, most=most))
    if has_drawn and me.held[s.act] == 0:
        words = Sentence("expected the tile of act {act} that was just drawn", act=s.act + 1)
        yield Fault(place, "M2", words)
    if box.kingdoms and s.phase == OVER and me.size:
        yield Fault(place, "M23", "after the last epoch no tile is held")


def _of_drawn(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """M24: in Kingdoms a tile that was drawn is placed before anything else."""
    place, has_drawn = _key(seat, "drawn"), s.players[seat].drawn > 0
    if not box.kingdoms:
        if has_drawn:
            yield Fault(place, "M2", "a drawn tile joins the `hand`")
    elif has_drawn and (s.phase != PLAYING or seat != s.active):
        yield Fault(place, "M24", "this seat has drawn no tile that it has not placed")
    elif not has_drawn and s.phase == PLAYING and seat == s.active:
        yield Fault(place, "M24", "missing; expected the tile just drawn")


def _of_choice(s: State, seat: int) -> Iterator[Fault]:
    """Only who decides can have begun to choose, and what the step says is chosen."""
    me = s.players[seat]
    place = _key(seat, "chosen")
    if me.step != CHOOSING and seat != s.decider:
        words = Sentence("seat {seat} is not asked now, and so chooses nothing", seat=seat + 1)
        yield Fault(place, "", words)
    elif not _fits(s, me):
        words = Sentence(
            "{begun} cannot be chosen in the step {step}",
            begun=(me.figure, me.chosen, me.square, me.target),
            step=STEPS[me.step],
        )
        yield Fault(place, "", words)


def _fits(s: State, me: Player) -> bool:
    """Whether just that is chosen which the step says."""
    face = me.hand[me.chosen] % FACES if 0 <= me.chosen < me.size else 0
    is_placed, is_aimed = me.square != NONE, me.target != NONE
    if me.step in (CHOOSING, FIGURE_AT):
        stones = range(1, RANKS) if me.step == FIGURE_AT else range(1)
        return me.figure in stones and me.chosen == NONE and not is_placed and not is_aimed
    fits = {
        BACKING: face > 0 and not is_placed,
        TILE_AT: face not in (0, COUNSEL) and not is_placed,
        REMOVING: VALOR <= face < DRUNKENNESS and is_placed,
        SWAPPING: face == STATUE and is_placed,
        SWAPPING_WITH: face == STATUE and is_placed,
        MOVING: face == COUNSEL and not is_placed,
        MOVING_TO: face == COUNSEL and is_placed and s.board[me.square] >= FIGURE,
    }
    return fits.get(me.step, False) and not me.figure and is_aimed == (me.step == SWAPPING_WITH)


# The course.


def _of_course(box: Box, s: State) -> Iterator[Fault]:
    if s.phase not in (OVER, TURN, PLAYING) or not 0 <= s.active < s.player_count:
        problem = "phase {phase} in the turn of seat {seat}"
        yield Fault("phase", "", Sentence(problem, phase=s.phase, seat=s.active + 1))
        return
    if s.decider != (NONE if s.phase == OVER else s.active):
        problem = "seat {decides} decides in the turn of seat {seat}"
        yield Fault("turn", "", Sentence(problem, decides=s.decider + 1, seat=s.active + 1))
    if s.phase == OVER and s.act != ACTS - 1:
        yield Fault("phase", "M8", Sentence("the game is over after act {act}", act=ACTS))
    me = s.players[s.active]
    if s.phase == TURN and s.pool_size + me.size + sum(me.figures) == 0:
        problem = "seat {seat} has neither tile nor figure, and passes unasked"
        yield Fault("turn", "M3", Sentence(problem, seat=s.active + 1))
    if not 0 <= s.passes < s.player_count:
        words = Sentence("{count} in succession; then the act ends", count=s.passes)
        yield Fault("passes", "M4", words)
    elif s.passes and (s.phase != TURN or s.pool_size > 0):
        yield Fault("passes", "M3", "nobody passes before the pool is empty")
    for back in range(1, s.passes + 1):
        seat = (s.active - back) % s.player_count
        other = s.players[seat]
        if sum(other.figures) or other.counsels != other.held:
            words = Sentence(
                "seat {seat} has passed, and so has no figure and no tile but `known_counsels`",
                seat=seat + 1,
            )
            yield Fault("passes", "M4", words)
