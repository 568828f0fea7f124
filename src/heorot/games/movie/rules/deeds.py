"""Playing a tile or a figure: the last steps of a choice, and what follows (M2, M15 to M21)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.movie.box import Box
from heorot.games.movie.rules.acts import end_turn
from heorot.games.movie.rules.choices import CASH, DECLINE
from heorot.games.movie.rules.events import (
    CASHES,
    MOVES_FIGURE,
    PLACES_DRAWN,
    PLACES_FIGURE,
    PLACES_TILE,
    REMOVES,
    REPLACES,
    SWAPS,
)
from heorot.games.movie.rules.lines import figure_of
from heorot.games.movie.rules.pool import leave_hand
from heorot.games.movie.rules.state import (
    EMPTY,
    FACES,
    KINDS,
    MOVING,
    MOVING_TO,
    NUMBERS,
    REMOVING,
    SQUARES,
    STATUE,
    SWAPPING,
    SWAPPING_WITH,
    TREACHERY,
    State,
)
from heorot.games.movie.rules.tiles import (
    chosen_face,
    foe_of,
    forget,
    square_of,
)


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
