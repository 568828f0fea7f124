"""What a search is told of movie: where to look no further, and what may be expected there."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.patience import hope, share_left
from heorot.games.movie.reckoning import add_up, clear, points_on, survey
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import (
    ACTS,
    CHOOSING,
    FACES,
    HORN,
    OVER,
    RANKS,
    TURN,
    Player,
    State,
)

# Rounded from what best fits what came of positions in thousands of games between greedy players.
# The acts of movie, then those of Kingdoms; in tables each has a line. What things are worth is in
# tenths of a point, doubts are in points.
FADING = (45, 64, 26, 0, 0, 0)
"""Parts of 64 of what figures would score now that the others undo, while the board is empty."""
# fmt: off
UNPLACED = (
      0,  75, 155, 210,
      0,  60, 135, 190,
      5,  30, 105, 105,
      0, 160, 240, 320,
      0, 114, 171, 228,
      0,  40,  60,  80,
)
"""That a figure of 1, 2, 3, 4 stones is worth while it is not placed,"""
UNPLACED_EARLY = (
       0,  -75,  -90, -140,
       0,   30,  -10,   -5,
      -5,   55,   25,   90,
      45,   20,   30,   40,
      45,   60,   90,  120,
      45,   80,  120,  160,
)
"""and more of that while the board is empty."""
HELD = (8, 5, 4, 0, 0, 0)
"""That a number in the hand is worth for each of its points,"""
HELD_EARLY = (10, 2, 16, 20, 20, 20)
"""and more of that while the board is empty."""
WITHOUT = FACES - HORN
"""Faces without a number: Horn, Treachery, Statue, Counsel, Dragon, Mine, Wizard, gorge."""
EFFECT = (
     20,   0, 495, -50,   0,   0,   0,  30,
     10,  40, 215, -55,   0,   0,   0, -15,
     50,  60, 850,  20,   0,   0,   0,  25,
      0,   0,   0,   0,  75,  75,  75,  75,
      0,   0,   0,   0,  75,  75,  75,  75,
      0,   0,   0,   0,  75,  75,  75,  75,
)
"""That such a tile is worth in the hand: a Statue best swaps at the end of the last act,"""
EFFECT_EARLY = (
      20,    0,  -80,   90,    0,    0,    0,   55,
      25,  -80,  -55,   30,    0,    0,    0,   30,
      25,   85, -380,  -25,    0,    0,    0,   55,
       0,    0,    0,    0,    0,    0,    0,    0,
       0,    0,    0,    0,    0,    0,    0,    0,
       0,    0,    0,    0,    0,    0,    0,    0,
)
"""and more of that while the board is empty."""
# fmt: on
BEGINS = 40
"""That it is worth to be the next to move."""
DOUBT = (91, 83, 45, 46, 31, 15)
"""By how many points leads in the end differ from those foreseen: their standard deviation,"""
DOUBT_EARLY = (9, 3, 37, 6, 14, 13)
"""and more of that while the board is empty;"""
DOUBTED = (64, 48, 41, 64, 59, 59)
"""and parts of 64 of all that with 2, 3 and 4 players: the best of more is foreseen better."""


@rule
def may_cut(box: Box, s: State) -> bool:
    """At the beginning of a turn: then nobody has drawn a tile or begun to choose."""
    return s.phase == TURN and s.players[s.active].step == CHOOSING


@rule
def given(box: Box, s: State) -> bool:
    """In Kingdoms a tile that was drawn is placed (M24); in movie it is chosen from the hand."""
    return s.players[s.active].drawn > 0


@rule
def forecast(box: Box, s: State, seat: int) -> int:
    """The points, what one's figures would score now and may hope for, and the worth of the rest.

    Ships return (M6) and are worth something for this act alone, as all figures are in the last.
    """
    me = s.players[seat]
    if s.phase == OVER:
        return me.points
    left = share_left(box, s)
    row = box.kingdoms * ACTS + s.act
    survey(box, s)
    add_up(box, s, hope(box, s))
    tenths = 0
    for k in range(s.standing):
        if owner_of(s.board[s.stands[k]]) == seat:
            tenths += points_on(box, s, s.stands[k])
    clear(box, s)
    tenths -= tenths * FADING[row] * left >> 12
    for stones in range(1, RANKS):
        rank = (RANKS - 1) * row + stones - 1
        tenths += me.figures[stones] * (UNPLACED[rank] + (UNPLACED_EARLY[rank] * left >> 6))
    tenths += worth_in_hand(box, me, row, left)
    if seat == s.active:
        tenths += BEGINS
    return me.points + tenths // 10


@rule
def doubt(box: Box, s: State) -> int:
    """How far the lead in the end may be from the one foreseen."""
    row = box.kingdoms * ACTS + s.act
    most = DOUBT[row] + (DOUBT_EARLY[row] * share_left(box, s) >> 6)
    return most * DOUBTED[3 * box.kingdoms + s.player_count - 2] >> 6


@rule
def worth_in_hand(box: Box, me: Player, row: int, left: int) -> int:
    """What the tiles of a hand are worth in an act with so much of the board left."""
    tenths = 0
    for slot in range(me.size):
        face = me.hand[slot] % FACES
        value = abs(box.value[face])
        if value > 0:
            tenths += value * (HELD[row] + (HELD_EARLY[row] * left >> 6))
        else:
            kind = WITHOUT * row + face - HORN
            tenths += EFFECT[kind] + (EFFECT_EARLY[kind] * left >> 6)
    return tenths
