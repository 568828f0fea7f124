"""What a search is told of movie: where to look no further, and what may be expected there."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.patience import hope, share_left
from heorot.games.movie.reckoning import add_up, clear, points_on, survey
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import ACTS, CHOOSING, FACES, OVER, RANKS, TURN, State

# Tenths of a point, rounded from what best fits what came of positions in thousands of games
# between greedy players.
# Rows have the acts of movie, then those of Kingdoms.
UNPLACED = (45, 45, 22, 80, 57, 20)
"""That a figure of two stones or more is worth for each of them while it is not placed,"""
UNPLACED_EARLY = (50, 10, 22, 10, 30, 40)
"""and more of that while the board is empty."""
SHIP = 45
"""That one of a single stone is worth while the board is empty."""
HELD = 20
"""That a number in the hand is worth for each of its points while the board is empty."""
EFFECT = (120, 75)
"""That a tile without a number is worth in the hand; in movie and in Kingdoms."""
BEGINS = 40
"""That it is worth to be the next to move."""


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
    row = box.kingdoms * ACTS + s.act
    tenths += me.figures[1] * (SHIP * left >> 6)
    for stones in range(2, RANKS):
        worth = UNPLACED[row] + (UNPLACED_EARLY[row] * left >> 6)
        tenths += me.figures[stones] * stones * worth
    for slot in range(me.size):
        value = box.value[me.hand[slot] % FACES]
        tenths += EFFECT[box.kingdoms] if value == 0 else abs(value) * HELD * left >> 6
    if seat == s.active:
        tenths += BEGINS
    return me.points + tenths // 10
