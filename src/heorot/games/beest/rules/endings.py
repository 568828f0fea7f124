"""How an expedition ends, and its points (B11 to B16, B19)."""

from __future__ import annotations

from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.beest.rules.caves import participants, who
from heorot.games.beest.rules.events import ABANDONS, MATCH_OVER, SCORES, SHOWS_STACK
from heorot.games.beest.rules.meetings import heads
from heorot.games.beest.rules.state import (
    ABANDONED,
    ALL_INFECTED,
    BLACK,
    EXPEDITIONS,
    NONE,
    OVER,
    RIGHT,
    ROUND_LIMIT,
    WRONG,
    State,
)


@rule
def end_expedition(s: State, ending: int, ender: int) -> None:
    """B19: all stacks are shown, and points given."""
    if ending == ABANDONED:
        tell(s, EVERYONE, ABANDONS, ROUND_LIMIT)
    beest = NONE
    for one in range(participants(s)):
        stack = s.players[one].stack
        s.players[one].shown = stack
        tell(s, EVERYONE, SHOWS_STACK, who(s, one), stack)
        if stack == BLACK:
            beest = one
    number = s.expedition - 1
    s.ending[number] = ending
    s.ender[number] = ender
    s.beest[number] = beest
    for one in range(participants(s)):
        points = points_of(s, one, beest, ending, ender)
        s.players[one].points[number] = points
        tell(s, EVERYONE, SCORES, who(s, one), points)


@rule
def points_of(s: State, one: int, beest: int, ending: int, ender: int) -> int:
    """What an ending brings (B11 to B13)."""
    if ending == ALL_INFECTED:
        return participants(s) if one == beest else heads(s, beest, one)
    if ending == WRONG:
        return -participants(s) if one == ender else 0
    if ending == RIGHT and one == ender:
        return participants(s) - heads(s, beest, one)
    if ending == ABANDONED or one == beest or heads(s, beest, one):
        return 0
    return 2 * s.players[one].markers


@rule
def end_match(s: State) -> None:
    """B15, B19: the stacks of the last expedition lie open."""
    for one in range(participants(s)):
        s.players[one].known_to = (1 << s.player_count) - 1
    s.phase = OVER
    s.decider = NONE
    tell(s, EVERYONE, MATCH_OVER)


@rule
def total(s: State, one: int) -> int:
    """B15: the points of all expeditions."""
    points = 0
    for number in range(EXPEDITIONS):
        points += s.players[one].points[number]
    return points
