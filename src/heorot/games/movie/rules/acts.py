"""Turns and acts: whose turn comes next, how an act ends and the next begins (M3 to M8, M26)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.movie.box import Box
from heorot.games.movie.rules.events import (
    ACT_BEGINS,
    ACT_ENDS,
    ADDS_UP,
    EPOCH_BEGINS,
    EPOCH_ENDS,
    GAME_OVER,
    PASSES,
    SCORES,
    STANDS_AT,
    TURN_BEGINS,
    TURNED_DOWN,
)
from heorot.games.movie.rules.lines import (
    all_stones,
    is_betrayed,
    line_score,
    owner_of,
    stones_of,
)
from heorot.games.movie.rules.pool import (
    deal_hands,
    fill_pool,
    next_seat,
    return_secret,
    show_counsels,
)
from heorot.games.movie.rules.state import (
    ACTS,
    EMPTY,
    FIGURE,
    KINDS,
    NONE,
    OVER,
    RANKS,
    SQUARES,
    TURN,
    TURNED,
    State,
)


@rule
def begin_act(box: Box, s: State, luck: Luck, first: int) -> None:
    """M7: a new board, a new pool, hands filled up; everybody holds a tile and so can act."""
    lay_board(box, s)
    tell(s, EVERYONE, EPOCH_BEGINS if box.kingdoms else ACT_BEGINS, s.act + 1)
    fill_pool(box, s)
    deal_hands(box, s, luck, first)
    begin_turn(s, first)


@rule
def lay_board(box: Box, s: State) -> None:
    """The board of the act, with nothing on it."""
    s.empties = 0
    for square in range(SQUARES):
        s.board[square] = box.ground[s.act * SQUARES + square]
        s.empties += s.board[square] == EMPTY
    s.treacheries = 0


@rule
def begin_turn(s: State, seat: int) -> None:
    """Ask a seat for its turn."""
    s.active = seat
    s.decider = seat
    s.phase = TURN
    tell(s, EVERYONE, TURN_BEGINS, seat)


@rule
def can_act(s: State, seat: int) -> bool:
    """M3: whether anything is left to a seat, as far as everybody knows."""
    me = s.players[seat]
    figures = me.figures[1] + me.figures[2] + me.figures[3] + me.figures[4]
    return s.pool_size + me.size + figures > 0


@rule
def end_turn(box: Box, s: State, luck: Luck) -> None:
    """M5: the act ends when no square is empty; otherwise the next player's turn begins."""
    s.passes = 0
    if s.empties == 0:
        end_act(box, s, luck)
    else:
        go_on(box, s, luck)


@rule
def play_pass(box: Box, s: State, luck: Luck) -> None:
    """M3, M4: the active player passes; when everybody has in succession, the act ends."""
    tell(s, EVERYONE, PASSES, s.active)
    show_counsels(s)
    s.passes += 1
    go_on(box, s, luck)


@rule
def go_on(box: Box, s: State, luck: Luck) -> None:
    """The next player's turn; who has nothing left at all passes unasked."""
    while s.passes < s.player_count:
        begin_turn(s, next_seat(s, s.active))
        if can_act(s, s.active):
            return
        tell(s, EVERYONE, PASSES, s.active)
        s.passes += 1
    end_act(box, s, luck)


@rule
def end_act(box: Box, s: State, luck: Luck) -> None:
    """M6: treachery, scoring, figures and tiles leave; then the next act, or the end (M8)."""
    tell(s, EVERYONE, EPOCH_ENDS if box.kingdoms else ACT_ENDS, s.act + 1)
    for square in range(SQUARES):
        s.finished[square] = s.board[square]
    turn_down(box, s)
    for square in range(box.squares[s.act]):
        if s.board[square] >= FIGURE:
            score_figure(box, s, square)
    for seat in range(s.player_count):
        tell(s, EVERYONE, STANDS_AT, seat, s.players[seat].points)
    return_ships(box, s)
    if box.kingdoms:
        for seat in range(s.player_count):
            return_secret(s, s.players[seat])
    s.passes = 0
    if s.act == ACTS - 1:
        lay_board(box, s)
        s.phase = OVER
        s.decider = NONE
        tell(s, EVERYONE, GAME_OVER)
        return
    first = next_seat(s, s.active)
    if box.kingdoms:
        first = richest(s, first)
    s.act += 1
    begin_act(box, s, luck, first)


@rule
def turn_down(box: Box, s: State) -> None:
    """M13: the boons that a Treachery reaches are worth nothing; with that it has done its work."""
    if s.treacheries > 0:
        for square in range(box.squares[s.act]):
            if is_betrayed(box, s, square):
                tell(s, EVERYONE, TURNED_DOWN, KINDS + s.board[square], s.act * SQUARES + square)
                s.board[square] = TURNED
        s.treacheries = 0


@rule
def score_figure(box: Box, s: State, square: int) -> None:
    """M6, M10: the figure's owner gains or loses; M26: so in Kingdoms."""
    owner = owner_of(s.board[square])
    row = line_score(box, s, square, 0)
    column = line_score(box, s, square, 1)
    stones = all_stones(box, s, square)
    points = (row + column) * stones
    s.players[owner].points += points
    s.players[owner].scored[s.act] += points
    tell(s, EVERYONE, SCORES, owner, stones_of(s.board[square]), points)
    tell(s, EVERYONE, ADDS_UP, s.act * SQUARES + square, row, column, stones)


@rule
def return_ships(box: Box, s: State) -> None:
    """M6, M26: figures of one stone return to their owners."""
    for square in range(box.squares[s.act]):
        content = s.board[square]
        if content >= FIGURE and stones_of(content) == 1:
            s.players[owner_of(content)].figures[1] += 1


@rule
def richest(s: State, first: int) -> int:
    """M26: the richest; among equals the first in turn order from `first` on."""
    best = first
    seat = first
    for _ in range(s.player_count - 1):
        seat = next_seat(s, seat)
        if s.players[seat].points > s.players[best].points:
            best = seat
    return best


@rule
def unused_stones(box: Box, s: State, seat: int) -> int:
    """M8: the stones on a seat's unused figures break a tie; M26: not in Kingdoms."""
    stones = 0
    if box.kingdoms == 0:
        for rank in range(1, RANKS):
            stones += rank * s.players[seat].figures[rank]
    return stones
