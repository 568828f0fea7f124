"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself::

    from  cells  what
       0   50x6  each square: 1 when it is there, 1 when empty, its tile's face, the number on it,
                 the figure's owner + 1, the figure's stones
     300    153  own hand: tiles of each kind, that is of each face and back
     453    153  tiles of each kind that have not been open
     606   4x14  each seat: points / 8, figures not placed (4), hand by back (3), of these known
                 Good Counsels (3), 1 when it is its turn, points % 8, 1 when it began the game
     662      3  the act
     665      3  the phase
     668      9  the step of one's own unfinished choice
     677      6  one's own choice: figure, face, back + 1, square + 1, target + 1, tile drawn
     683      4  number of players, tiles in the pool, passes, 1 for Kingdoms

Points / 8 is rounded down and held between -127 and 127, that is for points below -1016 or above
1023; points % 8 is always true.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.lines import owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    EMPTY,
    FACES,
    FIGURE,
    KINDS,
    NONE,
    PRINTED,
    SEATS,
    SQUARES,
    State,
)

SQUARE_CELLS: Final = 6
OWN: Final = SQUARES * SQUARE_CELLS
UNSEEN: Final = OWN + KINDS
SEAT: Final = UNSEEN + KINDS
SEAT_CELLS: Final = 14
ACT: Final = SEAT + SEATS * SEAT_CELLS
PHASE: Final = ACT + ACTS
STEP: Final = PHASE + 3
CHOICE: Final = STEP + 9
TABLE: Final = CHOICE + 6
TENSOR: Final = TABLE + 4


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Write what `seat` may know into `tensor`."""
    for k in range(TENSOR):
        tensor[k] = 0
    for square in range(box.squares[s.act]):
        observe_square(box, s, seat, square, tensor)
    for other in range(s.player_count):
        observe_seat(s, seat, other, tensor)
    observe_own(s, seat, tensor)
    for kind in range(KINDS):
        tensor[UNSEEN + kind] = s.unseen[kind]
    tensor[ACT + s.act] = 1
    tensor[PHASE + s.phase] = 1
    tensor[TABLE] = s.player_count
    tensor[TABLE + 1] = s.pool_size
    tensor[TABLE + 2] = s.passes
    tensor[TABLE + 3] = box.kingdoms


@rule
def relative(s: State, seat: int, other: int) -> int:
    """The place of `other` counted clockwise from `seat`."""
    return other - seat if other >= seat else other - seat + s.player_count


@rule
def observe_square(box: Box, s: State, seat: int, square: int, tensor: list[int]) -> None:
    """What a square holds."""
    at = square * SQUARE_CELLS
    content = s.board[square]
    tensor[at] = 1
    if content == EMPTY:
        tensor[at + 1] = 1
    elif content <= PRINTED:
        tensor[at + 2] = content
        tensor[at + 3] = box.value[content]
    elif content >= FIGURE:
        tensor[at + 4] = relative(s, seat, owner_of(content)) + 1
        tensor[at + 5] = stones_of(content)


@rule
def observe_seat(s: State, seat: int, other: int, tensor: list[int]) -> None:
    """One seat as everybody sees it."""
    one = s.players[other]
    at = SEAT + relative(s, seat, other) * SEAT_CELLS
    tensor[at] = min(max(one.points // 8, -127), 127)
    for stones in range(1, 5):
        tensor[at + stones] = one.figures[stones]
    for back in range(ACTS):
        tensor[at + 5 + back] = one.held[back]
        tensor[at + 8 + back] = one.counsels[back]
    tensor[at + 11] = 1 if other == s.active else 0
    tensor[at + 12] = one.points % 8
    tensor[at + 13] = 1 if other == s.start else 0


@rule
def observe_own(s: State, seat: int, tensor: list[int]) -> None:
    """The observer's hand, and what it has begun to choose."""
    me = s.players[seat]
    for slot in range(me.size):
        tensor[OWN + me.hand[slot]] += 1
    tensor[STEP + me.step] = 1
    tensor[CHOICE] = me.figure
    if me.chosen != NONE:
        tensor[CHOICE + 1] = me.hand[me.chosen] % FACES
        tensor[CHOICE + 2] = me.hand[me.chosen] // FACES + 1
    tensor[CHOICE + 3] = me.square + 1
    tensor[CHOICE + 4] = me.target + 1
    tensor[CHOICE + 5] = me.drawn
