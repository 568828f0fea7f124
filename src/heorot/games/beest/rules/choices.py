"""The numbers of beest's actions.

An action is one int::

     0 … 8      CAVE + cave         this cave to the one whose turn it is to get one
     9          GO_ON               announce nothing
    10 … 15     NAME + seat         announce that this seat has won
    16          NAME + SILENT       announce that the Silent One has won
"""

from __future__ import annotations

from typing import Final

from heorot.games.beest.rules.state import CAVES, SEATS

CAVE: Final = 0
GO_ON: Final = CAVE + CAVES
NAME: Final = GO_ON + 1
ACTIONS: Final = NAME + SEATS + 1
