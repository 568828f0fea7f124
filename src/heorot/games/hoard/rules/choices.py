"""The numbers of hoard's actions.

Each question is small, and an action is one int::

      0 … 84    CARD + kind           this card of one's own hand, the first of its kind
     85 … 88    TAKE_FIELD + slot     take a field card
     89         TAKE_PILE             take the pile's top card
     90         ENOUGH                no third card
     91         END_TURN
     92         NO_WIZARD
     93 … 96    TARGET + seat         aim knight or thief
     97         NO_DRAGON
     98 … 111   STEAL + slot          take this card of the target's hand by its back
    112, 113    AGREE, REFUSE         the vote on the untouched field
    114 … 198   ANOTHER + kind        the second of its kind, where the others can tell them apart
"""

from __future__ import annotations

from typing import Final

from heorot.games.hoard.rules.state import FIELD, HAND, KINDS, SEATS

CARD: Final = 0
TAKE_FIELD: Final = CARD + KINDS
TAKE_PILE: Final = TAKE_FIELD + FIELD
ENOUGH: Final = TAKE_PILE + 1
END_TURN: Final = ENOUGH + 1
NO_WIZARD: Final = END_TURN + 1
TARGET: Final = NO_WIZARD + 1
NO_DRAGON: Final = TARGET + SEATS
STEAL: Final = NO_DRAGON + 1
AGREE: Final = STEAL + HAND
REFUSE: Final = AGREE + 1
ANOTHER: Final = REFUSE + 1
ACTIONS: Final = ANOTHER + KINDS
