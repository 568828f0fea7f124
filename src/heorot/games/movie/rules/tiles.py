"""What can be chosen, step by step: which tile, where, and what it does there (M2, M15 to M21).

Until the last step, in `deeds.py`, nothing but the chooser's own intent has changed.
"""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.choices import BACK, CASH, DECLINE, SQUARE
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import (
    BACKING,
    CELLS,
    CHOOSING,
    COUNSEL,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE,
    MEAD,
    MOVING,
    NONE,
    NUMBERS,
    SQUARES,
    SWAPPING,
    TEMPTATION,
    TILE_AT,
    TREASURE,
    VALOR,
    WAYS,
    Player,
    State,
)


@rule
def square_of(box: Box, s: State, action: int) -> int:
    """The square that an action names."""
    return box.square[s.act * CELLS + action - SQUARE]


@rule
def is_of(face: int, first: int) -> bool:
    """Whether a face is one of the six that begin with `first`."""
    return first <= face < first + NUMBERS


@rule
def chosen_face(me: Player) -> int:
    """The face of the tile that has been chosen."""
    return me.hand[me.chosen] % FACES


@rule
def forget(me: Player) -> None:
    """Nothing is chosen any more."""
    me.step = CHOOSING
    me.figure = 0
    me.chosen = NONE
    me.square = NONE
    me.target = NONE


# What is offered.


@rule
def offer_empty(box: Box, s: State, choices: list[int], n: int) -> int:
    """Every empty square. Free of branches: most of the time of a game is spent here."""
    first = s.act * SQUARES
    for square in range(box.squares[s.act]):
        choices[n] = SQUARE + box.cell[first + square]
        n += s.board[square] == EMPTY
    return n


@rule
def offer_faces(box: Box, s: State, first: int, last: int, choices: list[int], n: int) -> int:
    """Every square with a tile from face `first` to face `last`."""
    for square in range(box.squares[s.act]):
        if first <= s.board[square] <= last:
            choices[n] = SQUARE + box.cell[s.act * SQUARES + square]
            n += 1
    return n


@rule
def offer_hand(box: Box, s: State, me: Player, choices: list[int], n: int) -> int:
    """M1: every tile of the hand that can be played; equal faces once."""
    for slot in range(me.size):
        face = me.hand[slot] % FACES
        if is_first(me, slot) and (face != COUNSEL or has_mover(box, s)):
            choices[n] = face
            n += 1
    return n


@rule
def is_first(me: Player, slot: int) -> bool:
    """Whether no tile with the same face lies before `slot`."""
    for earlier in range(slot):
        if me.hand[earlier] % FACES == me.hand[slot] % FACES:
            return False
    return True


@rule
def can_move(box: Box, s: State, square: int) -> bool:
    """M21: whether the active player's figure stands there, next to an empty square."""
    if s.board[square] < FIGURE or owner_of(s.board[square]) != s.active:
        return False
    for way in range(WAYS):
        there = box.step[(s.act * WAYS + way) * SQUARES + square]
        if there != NONE and s.board[there] == EMPTY:
            return True
    return False


@rule
def has_mover(box: Box, s: State) -> bool:
    """M21: whether Good Counsel can be played."""
    for square in range(box.squares[s.act]):
        if can_move(box, s, square):
            return True
    return False


@rule
def legal_backing(me: Player, choices: list[int]) -> int:
    """The backs with which the chosen face is in the hand; sorted hands have them in order."""
    n = 0
    for slot in range(me.chosen, me.size):
        if me.hand[slot] % FACES == chosen_face(me) and (
            slot == me.chosen or me.hand[slot] != me.hand[slot - 1]
        ):
            choices[n] = BACK + me.hand[slot] // FACES
            n += 1
    return n


@rule
def legal_tile_at(box: Box, s: State, me: Player, choices: list[int]) -> int:
    """An empty square; M17: or its trove value; M18: or the place of a Mead."""
    n = offer_empty(box, s, choices, 0)
    face = chosen_face(me)
    if is_of(face, TREASURE):
        choices[n] = CASH
        return n + 1
    if is_of(face, DRUNKENNESS):
        return offer_faces(box, s, MEAD, MEAD + NUMBERS - 1, choices, n)
    return n


@rule
def legal_removing(box: Box, s: State, me: Player, choices: list[int]) -> int:
    """M15, M16: one of the other sort, or none."""
    choices[0] = DECLINE
    foe = foe_of(chosen_face(me))
    return offer_faces(box, s, foe, foe + NUMBERS - 1, choices, 1)


@rule
def foe_of(face: int) -> int:
    """M15, M16: the first face of the sort that Temptation or Valor may remove; 0 for others."""
    if is_of(face, TEMPTATION):
        return VALOR
    if is_of(face, VALOR):
        return TEMPTATION
    return 0


@rule
def legal_swapping(box: Box, s: State, me: Player, choices: list[int]) -> int:
    """M20: tiles of other squares; the first may be declined."""
    n = 0
    if me.step == SWAPPING:
        choices[0] = DECLINE
        n = 1
    for square in range(box.squares[s.act]):
        if 0 < s.board[square] < FACES and square != me.target:
            choices[n] = SQUARE + box.cell[s.act * SQUARES + square]
            n += 1
    return n


@rule
def legal_moving(box: Box, s: State, me: Player, choices: list[int]) -> int:
    """M21: one of one's figures; then an empty square next to it."""
    n = 0
    if me.step == MOVING:
        for square in range(box.squares[s.act]):
            if can_move(box, s, square):
                choices[n] = SQUARE + box.cell[s.act * SQUARES + square]
                n += 1
        return n
    for way in range(WAYS):
        there = box.step[(s.act * WAYS + way) * SQUARES + me.square]
        if there != NONE and s.board[there] == EMPTY:
            choices[n] = SQUARE + box.cell[s.act * SQUARES + there]
            n += 1
    return n


# Steps.


@rule
def choose_tile(me: Player, face: int) -> None:
    """A tile by its face; if that comes with different backs, one of these is asked for first."""
    slot = 0
    while me.hand[slot] % FACES != face:
        slot += 1
    me.chosen = slot
    last = me.size - 1
    while me.hand[last] % FACES != face:
        last -= 1
    if me.hand[last] == me.hand[slot]:
        begin_tile(me)
    else:
        me.step = BACKING


@rule
def choose_back(me: Player, number: int) -> None:
    """Of equal faces the one of this act."""
    kind = number * FACES + chosen_face(me)
    while me.hand[me.chosen] != kind:
        me.chosen += 1
    begin_tile(me)


@rule
def begin_tile(me: Player) -> None:
    """M21: Good Counsel asks for a figure, every other tile for a square."""
    me.step = MOVING if chosen_face(me) == COUNSEL else TILE_AT
