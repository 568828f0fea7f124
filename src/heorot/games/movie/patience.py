"""What the greedy player hopes for and saves, in tenths of a point.

Found by trial: all of them were changed at random, a little up or down, in hundreds of thousands of
games against themselves and those of before, and moved to where more points and games were won.
"""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.state import ACTS, FACES, State

# The acts of movie, of Kingdoms for two, and for more; in `SAVING` and `TEMPO` each has a line.
# fmt: off
HOPE = (2, 7, -1, 1, -1, -3, 1, -1, -3)
"""That an empty square in a figure's lines is hoped to bring, for each stone."""
SAVING = (
     26,  78,  79,  90,
     -4,  71,  68, 103,
     45,  21,   8,   0,
    -20,  85,  69, 109,
     30,  54,  54,  63,
    -64,  21,  14,  16,
     -2,  72,  53,  78,
     37,  37,  44,  54,
    -77,   4,   4,  14,
)
"""That a figure of 1, 2, 3, 4 stones is worth unplaced, for each stone. Only ships return (M6)."""
TEMPO = (
    -70,   0, -30,  -2,
    -16,  42,  34, -26,
     45,  58,  47,  63,
     50,  36,  51,  47,
    -10,  99,  50,  43,
     50,  78,  43,  54,
     37,  33,  52,  51,
    -27, 108,  41,  47,
     45,  36,  38,  60,
)
"""More of that while the board is empty."""
HOLDING = (12, 6, 4, 4, 3, 2, 5, 2, 3)
"""That a number kept in the hand is worth, for each of its points,"""
HOLDING_EARLY = (2, 1, 2, 5, 7, 6, 7, 5, 3)
"""and more of that while the board is empty."""
# fmt: on
# In movie, in Kingdoms for two, and for more.
FEEDING = (2, -2, 0)
"""By which a figure is rather placed, for each point of the best boon in the hand, and stone."""
SPREAD = (0, 4, 5)
"""Fourths that a figure gains for each stone of others in its lines, and loses for its own."""
TREND = (0, 11, 10)
"""Sixteenths of the mean of all unseen tiles that an empty square is hoped to bring besides."""
GATHERING = (0, 2, 2)
"""How much a boon likes lines that add up to more already, and a peril those that do not."""
SECRET = (0, 68, 55)
"""That the secret tile of Kingdoms is worth unplayed,"""
SECRET_EARLY = (0, 9, 14)
"""and more of that while the board is empty."""
SWAPPED = 7
"""That the swap of a Golden Statue is hoped to bring (M20)."""
KEEN = (-22, 4, 1)
"""By which a tile without a number is rather played; below zero, rather kept."""


@rule
def manner(box: Box, s: State) -> int:
    """The way to play, as the tables count: movie, Kingdoms for two, Kingdoms for more."""
    return box.kingdoms * (2 if s.player_count > 2 else 1)


@rule
def age(box: Box, s: State) -> int:
    """The act, as the tables count."""
    return manner(box, s) * ACTS + s.act


@rule
def share_left(box: Box, s: State) -> int:
    """How much of the board is empty, in parts of 64."""
    return 64 * s.empties // box.squares[s.act]


@rule
def hope(box: Box, s: State) -> int:
    """What an empty square is hoped to bring."""
    if TREND[manner(box, s)] == 0:
        return HOPE[age(box, s)]
    count = 1
    total = 0
    first = box.set_of[s.act] * FACES
    for face in range(1, FACES):
        count += s.unseen[first + face]
        total += s.unseen[first + face] * box.value[face]
    return HOPE[age(box, s)] + TREND[manner(box, s)] * 10 * total // (16 * count)


@rule
def worth_unplaced(box: Box, s: State, stones: int, left: int) -> int:
    """What a figure is worth that is not placed yet, for each stone."""
    row = 4 * age(box, s) + stones - 1
    return SAVING[row] + (TEMPO[row] * left >> 6)
