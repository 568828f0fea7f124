"""What a search is told of movie: where to look no further, and what may be expected there."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.greedy import hope, share_left, worth_unplaced
from heorot.games.movie.reckoning import add_up, clear, points_on, survey
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import ACTS, CHOOSING, OVER, RANKS, TURN, State

UNPLACED = 45
"""Tenths of a point that a figure is worth for each stone while it is not placed; by trial. Castles
of Kingdoms are worth what greedy takes them for."""


@rule
def may_cut(box: Box, s: State) -> bool:
    """At the beginning of a turn: then nobody has drawn a tile or begun to choose."""
    return s.phase == TURN and s.players[s.active].step == CHOOSING


@rule
def forecast(box: Box, s: State, seat: int) -> int:
    """The points, what one's figures would score now and may hope for, and the worth of the rest.

    Ships return (M6) and are worth something for this act alone, as all figures are in the last.
    """
    me = s.players[seat]
    if s.phase == OVER:
        return me.points
    survey(box, s)
    add_up(box, s, hope(box, s))
    tenths = 0
    for k in range(s.standing):
        if owner_of(s.board[s.stands[k]]) == seat:
            tenths += points_on(box, s, s.stands[k])
    clear(box, s)
    left = share_left(box, s)
    for stones in range(1, RANKS):
        worth = UNPLACED
        if box.kingdoms:
            worth = max(worth_unplaced(box, s, stones, left), 0)
        elif stones == 1 or s.act == ACTS - 1:
            worth = UNPLACED * left >> 6
        tenths += me.figures[stones] * stones * worth
    return me.points + tenths // 10
