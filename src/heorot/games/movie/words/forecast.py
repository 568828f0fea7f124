"""What a choice would bring, as far as its chooser can know: figures before and after it."""

from __future__ import annotations

from heorot.games.movie.box import Box
from heorot.games.movie.rules.choices import ACTIONS, BACK, SQUARE
from heorot.games.movie.rules.course import legal
from heorot.games.movie.rules.lines import figure_of
from heorot.games.movie.rules.state import (
    CHOOSING,
    EMPTY,
    FIGURE_AT,
    MOVING,
    MOVING_TO,
    PLAYING,
    REMOVING,
    SQUARES,
    SWAPPING,
    SWAPPING_WITH,
    State,
)
from heorot.games.movie.rules.tiles import chosen_face, square_of
from heorot.games.movie.words import sums
from heorot.games.movie.words.spelling import CELL_NAMES


def changes(box: Box, s: State) -> dict[str, dict[str, int]]:
    """By each square that completes the decider's choice: whose points change, and by how many.

    Squares after which everything is as before are left out; so are those that ask on.
    """
    me = s.players[s.decider]
    is_drawn = bool(box.kingdoms) and s.phase == PLAYING
    if me.step in (SWAPPING, MOVING) or (me.step == CHOOSING and not is_drawn):
        return {}
    choices = [0] * ACTIONS
    squares = [
        square_of(box, s, action)
        for action in choices[: legal(box, s, choices)]
        if SQUARE <= action < BACK
    ]
    names = [CELL_NAMES[cell] for cell in box.cell[s.act * SQUARES : (s.act + 1) * SQUARES]]
    reach = sums.Reach(box, s.act, s.board)
    found = {}
    for square in squares:
        changed = reach.changes(_after(s, square))
        if changed:
            found[names[square]] = {names[one]: points for one, points in changed.items()}
    return found


def _after(s: State, square: int) -> list[int]:
    """The board when the choice is completed with this square."""
    me = s.players[s.decider]
    board = list(s.board)
    if me.step == FIGURE_AT:
        board[square] = figure_of(s.decider, me.figure)
    elif me.step == CHOOSING:
        board[square] = me.drawn
    elif me.step == MOVING_TO:
        board[square], board[me.square] = board[me.square], chosen_face(me)
    elif me.step == REMOVING:
        board[square], board[me.square] = EMPTY, chosen_face(me)
    elif me.step == SWAPPING_WITH:
        board[square], board[me.target] = board[me.target], board[square]
        board[me.square] = chosen_face(me)
    else:
        board[square] = chosen_face(me)
    return board
