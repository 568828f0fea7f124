"""What a search asks besides: where to look no further, what to expect then, what to believe."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import matches
from heorot.games.legend.rules.end import score
from heorot.games.legend.rules.gains import alliance_value
from heorot.games.legend.rules.state import (
    AUCTION,
    BIDDING,
    FAMES,
    KINDS,
    MISFORTUNE_POINTS,
    OVER,
    PICKING,
    RISKING,
    SELECTING,
    STRIVING,
    SYMBOL_KINDS,
    TRADING,
    TREASURE_POINT,
    State,
)
from heorot.games.legend.rules.treasures import treasure_value
from heorot.games.legend.values import (
    POINT,
    final_cost,
    look_ahead,
    look_away,
    text_worth,
    wound_cost,
    wounds_of,
)

BLUFFS: Final = 10
"""Of a hundred cards that could be laid face down as a bluff, those that are."""


@rule
def may_cut(box: Box, s: State) -> bool:
    """Between two episodes: nothing has happened in the present one."""
    if s.acted > 0:
        return False
    if s.phase == STRIVING or s.phase == AUCTION:
        if s.standing < s.player_count or s.risked == 1:
            return False
        for seat in range(s.player_count):
            if s.players[seat].total > 0:
                return False
        return True
    is_asked = s.phase == TRADING or s.phase == RISKING or s.phase == SELECTING
    if is_asked or s.phase == PICKING or s.phase == BIDDING:
        return s.players[s.decider].picks == 0
    return False


@rule
def forecast(box: Box, s: State, seat: int) -> int:
    """The points that a seat may expect: those it has, and what its cards and wounds will bring.

    In the middle of the journey it is a lead that is forecast: what all expect alike is left out.
    """
    if s.phase == OVER:
        return score(box, s, seat)
    me = s.players[seat]
    look_ahead(box, s, s.episode - 1)
    value = POINT * (alliance_value(me.alliance, 0) + MISFORTUNE_POINTS * me.misfortunes)
    for fame in range(1, FAMES):
        value += POINT * fame * me.fame[fame]
    value += s.outlook[TREASURE_POINT] * treasure_value(me, me.alliance)
    for kind in range(SYMBOL_KINDS):
        if me.hand[kind] > 0:
            value += s.outlook[box.symbol[kind]] * box.count[kind] * me.hand[kind]
    value += final_cost(1)
    for wounds in range(wounds_of(me)):
        value -= wound_cost(box, s, wounds)
    if s.episode <= box.credit_from:  # L27: two are nearly a wound
        value -= me.scratches * wound_cost(box, s, wounds_of(me)) // 2
    for kind in range(SYMBOL_KINDS, KINDS):
        value += me.hand[kind] * text_worth(box, s, kind)
    look_away(s)
    return (value + POINT // 2) // POINT


@rule
def belief(box: Box, s: State, seat: int) -> int:
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
