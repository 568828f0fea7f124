"""The numbers of movie's actions.

Each question is small, and an action is one int::

      0         DRAW                  draw a tile
      1 …  50   (face)                this tile of one's own hand
     51 … 130   SQUARE + cell         this square; cell = row * 8 + column
    131 … 133   BACK + set            of equal faces in the hand the one with this back
    134 … 137   PLACE + stones - 1    place a figure
    138         CASH                  gain the trove value of the Treasure (M17)
    139         DECLINE               remove or swap nothing
    140         KEEP                  no tile can be played: keep them (M4)
    141         PASS
"""

from __future__ import annotations

from typing import Final

from heorot.games.movie.rules.state import ACTS, CELLS, FACES

DRAW: Final = 0
SQUARE: Final = FACES
BACK: Final = SQUARE + CELLS
PLACE: Final = BACK + ACTS
CASH: Final = PLACE + 4
DECLINE: Final = CASH + 1
KEEP: Final = DECLINE + 1
PASS: Final = KEEP + 1
ACTIONS: Final = PASS + 1
