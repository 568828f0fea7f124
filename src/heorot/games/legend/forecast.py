"""What a search asks besides: how far to look ahead, and what to believe.

It looks to the end of the game, where the points are counted and somebody has won: a forecast in
the middle of the journey was right on average, but what the search then chose won less.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import matches
from heorot.games.legend.rules.state import BIDDING, SYMBOL_KINDS, State

TO_THE_END: Final = 10_000
"""More decisions than any game has."""
BLUFFS: Final = 10
"""Of a hundred cards that could be laid face down as a bluff, those that are."""


@rule
def belief(box: Box, s: State, seat: int, luck: Luck) -> int:
    """L16: who lays cards face down mostly has cards that match, and only sometimes bluffs."""
    believed = 100
    if s.phase == BIDDING:
        for other in range(s.player_count):
            one = s.players[other]
            if other != seat and one.down > 0:
                for kind in range(SYMBOL_KINDS):
                    if not matches(box, s, kind):
                        for _ in range(one.picked[kind]):
                            believed = believed * BLUFFS // 100
    return believed
