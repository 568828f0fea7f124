"""Playing a tile or a figure, in steps: which, where, and what it does (M2, M15 to M21).

Until the last step nothing but the chooser's own intent has changed.
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.movie.acts import end_turn
from heorot.games.movie.box import Box
from heorot.games.movie.choices import BACK, CASH, DECLINE, SQUARE
from heorot.games.movie.events import (
    CASHES,
    MOVES_FIGURE,
    PLACES_DRAWN,
    PLACES_FIGURE,
    PLACES_TILE,
    REMOVES,
    REPLACES,
    SWAPS,
)
from heorot.games.movie.lines import figure_of, owner_of
from heorot.games.movie.pool import leave_hand
from heorot.games.movie.state import (
    BACKING,
    CELLS,
    CHOOSING,
    COUNSEL,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE,
    KINDS,
    MEAD,
    MOVING,
    MOVING_TO,
    NONE,
    NUMBERS,
    REMOVING,
    SQUARES,
    STATUE,
    SWAPPING,
    SWAPPING_WITH,
    TEMPTATION,
    TILE_AT,
    TREACHERY,
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


@rule
def play_tile_at(box: Box, s: State, luck: Luck, action: int) -> None:
    """The square is known; some tiles ask on."""
    me = s.players[s.active]
    if action == CASH:
        cash(box, s, luck)
        return
    square = square_of(box, s, action)
    me.square = square
    face = chosen_face(me)
    if s.board[square] != EMPTY:
        replace(box, s, luck)
        return
    if foe_of(face) > 0 and has_foe(box, s, foe_of(face)):
        me.step = REMOVING
    elif face == STATUE and has_two_tiles(box, s):
        me.step = SWAPPING
    else:
        place_chosen(box, s)
        end_turn(box, s, luck)


@rule
def has_foe(box: Box, s: State, foe: int) -> bool:
    """Whether there is something to remove."""
    for square in range(box.squares[s.act]):
        if foe <= s.board[square] < foe + NUMBERS:
            return True
    return False


@rule
def has_two_tiles(box: Box, s: State) -> bool:
    """M20: with fewer than two other tiles there is no swap."""
    tiles = 0
    for square in range(box.squares[s.act]):
        if 0 < s.board[square] < FACES:
            tiles += 1
    return tiles >= 2


# Carrying out: the choice is complete.


@rule
def place_figure(box: Box, s: State, luck: Luck, action: int) -> None:
    """M2: one of one's own figures on an empty square."""
    me = s.players[s.active]
    square = square_of(box, s, action)
    stones = me.figure
    forget(me)
    me.figures[stones] -= 1
    s.board[square] = figure_of(s.active, stones)
    s.empties -= 1
    tell(s, EVERYONE, PLACES_FIGURE, s.active, stones, s.act * SQUARES + square)
    end_turn(box, s, luck)


@rule
def place_chosen(box: Box, s: State) -> None:
    """The chosen tile on the chosen square, which is empty; the choice is forgotten."""
    me = s.players[s.active]
    square = me.square
    kind = leave_hand(s, me, me.chosen)
    forget(me)
    lay(s, square, kind % FACES)
    tell(s, EVERYONE, PLACES_TILE, s.active, kind, s.act * SQUARES + square)


@rule
def lay(s: State, square: int, face: int) -> None:
    """A tile on an empty square."""
    s.board[square] = face
    s.empties -= 1
    if face == TREACHERY:
        s.treacheries += 1


@rule
def place_drawn(box: Box, s: State, luck: Luck, action: int) -> None:
    """M24: in Kingdoms the tile just drawn is placed."""
    me = s.players[s.active]
    face = me.drawn
    me.drawn = 0
    s.unseen[face] -= 1
    square = square_of(box, s, action)
    lay(s, square, face)
    tell(s, EVERYONE, PLACES_DRAWN, s.active, face, s.act * SQUARES + square)
    end_turn(box, s, luck)


@rule
def cash(box: Box, s: State, luck: Luck) -> None:
    """M17: the Treasure leaves the game, and its player gains the trove value."""
    me = s.players[s.active]
    kind = leave_hand(s, me, me.chosen)
    forget(me)
    me.points += box.trove[kind]
    tell(s, EVERYONE, CASHES, s.active, kind, box.trove[kind])
    end_turn(box, s, luck)


@rule
def replace(box: Box, s: State, luck: Luck) -> None:
    """M18: Drunkenness in the place of a Mead, which leaves the game."""
    me = s.players[s.active]
    square = me.square
    kind = leave_hand(s, me, me.chosen)
    forget(me)
    s.board[square] = kind % FACES
    tell(s, EVERYONE, REPLACES, s.active, kind, s.act * SQUARES + square)
    end_turn(box, s, luck)


@rule
def play_removing(box: Box, s: State, luck: Luck, action: int) -> None:
    """M15, M16: the square of the removed tile becomes empty."""
    place_chosen(box, s)
    if action != DECLINE:
        square = square_of(box, s, action)
        removed = s.board[square]
        s.board[square] = EMPTY
        s.empties += 1
        tell(s, EVERYONE, REMOVES, s.active, KINDS + removed, s.act * SQUARES + square)
    end_turn(box, s, luck)


@rule
def play_swapping(box: Box, s: State, luck: Luck, action: int) -> None:
    """M20: two tiles change places; they do not trigger."""
    me = s.players[s.active]
    if action == DECLINE:
        place_chosen(box, s)
    elif me.step == SWAPPING:
        me.target = square_of(box, s, action)
        me.step = SWAPPING_WITH
        return
    else:
        one = me.target
        other = square_of(box, s, action)
        place_chosen(box, s)
        face = s.board[one]
        s.board[one] = s.board[other]
        s.board[other] = face
        first = s.act * SQUARES
        tell(s, EVERYONE, SWAPS, s.active, first + one, first + other)
    end_turn(box, s, luck)


@rule
def play_moving(box: Box, s: State, luck: Luck, action: int) -> None:
    """M21: the figure steps aside, and Good Counsel lies where it stood."""
    me = s.players[s.active]
    square = square_of(box, s, action)
    if me.step == MOVING:
        me.square = square
        me.step = MOVING_TO
        return
    first = s.act * SQUARES
    tell(s, EVERYONE, MOVES_FIGURE, s.active, first + me.square, first + square)
    s.board[square] = s.board[me.square]
    place_chosen(box, s)
    end_turn(box, s, luck)
