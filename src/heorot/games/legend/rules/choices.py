"""The numbers of legend's actions.

Each question is small, and an action is one int::

     0 … 20   CARD + kind              this card: lay, bid, pay, discard, take back, or pick it
    21 … 27   GIVE_FAME + value - 1    give this square fame token
    28 … 30   GIVE_ALLIANCE + value-1  give this alliance token
    31 … 34   SHOW_TREASURE + value-1  show this square treasure token
    35 … 37   SHOW_ALLIANCE + value-1  show this alliance token
    38 … 42   SPACE + number           take this space
    43 … 46   SELECT_…                 treasure 2, an alliance, fame 2, two cards
    47 … 50   HEAL_…, TAKE_FAME        return all scratches, a wound, the double wound; fame instead
    51        DECLINE                  no, thank you
    52        DROP                     drop out
    53        COMMIT                   the bid is complete
    54, 55    TAKE_RISK, DARE          turn up two cards, or five by Daring
    56, 57    RESOLVE_IT, INSPIRE      play Resolve, play Inspiration
    58, 59    REST_ONE, REST_TWO       play Warrior's Rest: return so many scratches
"""

from __future__ import annotations

from typing import Final

from heorot.games.legend.rules.state import KINDS, SPACES

CARD: Final = 0
GIVE_FAME: Final = CARD + KINDS
GIVE_ALLIANCE: Final = GIVE_FAME + 7
SHOW_TREASURE: Final = GIVE_ALLIANCE + 3
SHOW_ALLIANCE: Final = SHOW_TREASURE + 4
SPACE: Final = SHOW_ALLIANCE + 3
SELECT_TREASURE: Final = SPACE + SPACES
SELECT_ALLIANCE: Final = SELECT_TREASURE + 1
SELECT_FAME: Final = SELECT_ALLIANCE + 1
SELECT_CARDS: Final = SELECT_FAME + 1
HEAL_SCRATCHES: Final = SELECT_CARDS + 1
HEAL_WOUND: Final = HEAL_SCRATCHES + 1
HEAL_DOUBLE: Final = HEAL_WOUND + 1
TAKE_FAME: Final = HEAL_DOUBLE + 1
DECLINE: Final = TAKE_FAME + 1
DROP: Final = DECLINE + 1
COMMIT: Final = DROP + 1
TAKE_RISK: Final = COMMIT + 1
DARE: Final = TAKE_RISK + 1
RESOLVE_IT: Final = DARE + 1
INSPIRE: Final = RESOLVE_IT + 1
REST_ONE: Final = INSPIRE + 1
REST_TWO: Final = REST_ONE + 1
ACTIONS: Final = REST_TWO + 1
