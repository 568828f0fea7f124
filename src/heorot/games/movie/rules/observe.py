"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself. A kind of
tile is a face and a back.

Points / 8 is rounded down and held between -127 and 127, that is for points below -1016 or above
1023; points % 8 is always true.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.core.tensor import FLAGS, Tensor, block, category, counts, group
from heorot.games.movie.box import Box
from heorot.games.movie.rules.lines import owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    EMPTY,
    FACES,
    FIGURE,
    HAND,
    KINDS,
    NONE,
    NUMBERS,
    PHASES,
    PRINTED,
    RANKS,
    SEATS,
    SQUARES,
    STEPS,
    State,
)

COPIES: Final = 20
FIGURES: Final = 12
TILES: Final = 127
"""No pool has more: they are counted in eight bits."""
FURTHEST: Final = 127
EIGHTH: Final = 8

LAYOUT = Tensor(
    group(
        "squares",
        SQUARES,
        block("there", "whether the board has it", FLAGS),
        block("empty", "whether nothing lies there", FLAGS),
        block("face", "the face of its tile, 0 for none", category(PRINTED + 1)),
        block("number", "the number on the tile", counts(NUMBERS, -NUMBERS)),
        block("owner", "whose figure stands there: nobody's, seat + 1", category(SEATS + 1)),
        block("stones", "the figure's stones", counts(RANKS - 1)),
    ),
    block("hand", "own hand: tiles of each kind", counts(HAND), KINDS),
    block("unseen", "tiles of each kind that have not been open", counts(COPIES), KINDS),
    group(
        "seats",
        SEATS,
        block("points", "points / 8", counts(FURTHEST, -FURTHEST)),
        block("figures", "figures not placed, by stones from 1", counts(FIGURES), RANKS - 1),
        block("hand", "tiles in hand by back", counts(HAND), ACTS),
        block("counsels", "of these, known Good Counsels", counts(HAND), ACTS),
        block("on_turn", "whether it is on turn", FLAGS),
        block("points_rest", "points % 8", counts(EIGHTH - 1)),
        block("began", "whether it began the game", FLAGS),
    ),
    block("act", "the act, one-hot", FLAGS, ACTS),
    block("phase", "the phase, one-hot", FLAGS, len(PHASES)),
    block("step", "the step of one's own unfinished choice, one-hot", FLAGS, len(STEPS)),
    block("chosen_figure", "own choice: the figure's stones, 0 for none", category(RANKS)),
    block("chosen_face", "own choice: the tile's face, 0 for none", category(FACES)),
    block("chosen_back", "own choice: the tile's back + 1", category(ACTS + 1)),
    block("chosen_square", "own choice: the square + 1", category(SQUARES + 1)),
    block("chosen_target", "own choice: the first tile to be swapped + 1", category(SQUARES + 1)),
    block("drawn", "the face of the tile drawn and not yet placed", category(FACES)),
    block("players", "number of players", counts(SEATS)),
    block("pool_size", "tiles in the pool", counts(TILES)),
    block("passes", "passes in succession", counts(SEATS)),
    block("kingdoms", "whether Kingdoms is played", FLAGS),
)
TENSOR: Final = LAYOUT.size
SQUARE: Final = LAYOUT.at("squares")
THERE, EMPTY_AT, FACE, NUMBER, OWNED, STONES, SQUARE_CELLS = LAYOUT.within("squares")
OWN: Final = LAYOUT.at("hand")
UNSEEN: Final = LAYOUT.at("unseen")
SEAT: Final = LAYOUT.at("seats")
POINTS, FIGURES_AT, HELD, COUNSELS, ON_TURN, POINTS_REST, BEGAN, SEAT_CELLS = LAYOUT.within("seats")
ACT: Final = LAYOUT.at("act")
PHASE: Final = LAYOUT.at("phase")
STEP: Final = LAYOUT.at("step")
CHOICE: Final = LAYOUT.at("chosen_figure")
TABLE: Final = LAYOUT.at("players")


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
    at = SQUARE + square * SQUARE_CELLS
    content = s.board[square]
    tensor[at + THERE] = 1
    if content == EMPTY:
        tensor[at + EMPTY_AT] = 1
    elif content <= PRINTED:
        tensor[at + FACE] = content
        tensor[at + NUMBER] = box.value[content]
    elif content >= FIGURE:
        tensor[at + OWNED] = relative(s, seat, owner_of(content)) + 1
        tensor[at + STONES] = stones_of(content)


@rule
def observe_seat(s: State, seat: int, other: int, tensor: list[int]) -> None:
    """One seat as everybody sees it."""
    one = s.players[other]
    at = SEAT + relative(s, seat, other) * SEAT_CELLS
    tensor[at + POINTS] = min(max(one.points // EIGHTH, -FURTHEST), FURTHEST)
    for stones in range(1, RANKS):
        tensor[at + FIGURES_AT + stones - 1] = one.figures[stones]
    for back in range(ACTS):
        tensor[at + HELD + back] = one.held[back]
        tensor[at + COUNSELS + back] = one.counsels[back]
    tensor[at + ON_TURN] = 1 if other == s.active else 0
    tensor[at + POINTS_REST] = one.points % EIGHTH
    tensor[at + BEGAN] = 1 if other == s.start else 0


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
