"""What a seat may expect in the end: for a search that looks no further (H20).

Its points of now, what its hand and its rows will still bring, and the turn. The figures, in
hundredths of a point, are of linear regressions of the final lead, over the beginnings of all turns
in games between greedy players.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.course import score
from heorot.games.hoard.rules.state import (
    COLOURS,
    DRAGON,
    DRAWING,
    NONE,
    ROYAL,
    Player,
    State,
)
from heorot.games.hoard.rules.treasures import treasure_count
from heorot.games.hoard.worth import POINT, step_up, treasures_to_come

# By the number of treasures to come until the last round: 0, 1, 2 or 3, more.
FAR: Final = (0, 1, 2, 2, 3)
CARD_FOR_TWO: Final = (33, 68, 148, 150)
"""A card in hand, with two players,"""
CARD_FOR_MORE: Final = (10, 30, 75, 60)
"""and with more: others take their part of it."""
STEP: Final = (5, 12, 35, 75)
"""Each point that the next treasure of a row adds, or would add, to its lair."""
TURN: Final = (276, 200, 230, 200)
"""To be the next to play."""

FEW_CARDS: Final = 130
"""To hold so few cards that an extra one may be drawn (H3)."""
COUNT: Final = (0, 0, -75, -150, -150)
"""A treasure laid, besides its points, by the number of players: the end is nearer."""
TREASURE_VALUE: Final = 13
"""A treasure in hand, for each point of its value,"""
TREASURE: Final = -60
"""and that it is no action."""
LAIR_POINT: Final = 65
"""A lair in hand, for each point that it would bring now."""
ACTION: Final = (60, -15, -30, 70, 110, 60, -40, 20)
"""Dragon, wizard, mob, knight, thief, shepherdess, unicorn, wild sheep in hand."""
SKIPS: Final = -150
"""To have to skip a turn (H2)."""


@rule
def may_cut(box: Box, s: State) -> bool:
    """Between two turns."""
    return s.phase == DRAWING and s.drawn_size == 0


@rule
def forecast(box: Box, s: State, seat: int) -> int:
    """The points that a seat may expect in the end."""
    points = score(box, s, seat)
    if s.decider < 0:
        return points
    me = s.players[seat]
    far = FAR[min(treasures_to_come(box, s), 4)]
    later = COUNT[s.player_count] * treasure_count(me) if far else 0
    later += me.size * (CARD_FOR_TWO[far] if s.player_count == 2 else CARD_FOR_MORE[far])
    for colour in range(COLOURS):
        if me.row[colour] > 0 or me.lair[colour]:
            later += STEP[far] * step_up(box, me, colour)
    if s.active == seat:
        later += TURN[far]
    if far:
        later += hand_forecast(box, me)
        if me.size < box.extra_below[s.player_count]:
            later += FEW_CARDS
        if me.knight != NONE and me.sideways == 0:
            later += SKIPS
    return points + (later + POINT // 2) // POINT


@rule
def hand_forecast(box: Box, me: Player) -> int:
    """What the fronts in hand will bring, besides what all cards do."""
    later = 0
    for slot in range(me.size):
        card = me.hand[slot]
        front, colour = box.front[card], card % COLOURS
        if front <= ROYAL:
            later += TREASURE + TREASURE_VALUE * box.value[front]
        elif front >= DRAGON:
            later += ACTION[front - DRAGON]
        elif me.lair[colour] == 0:
            later += LAIR_POINT * box.lair_points[min(me.row[colour], 4)]
    return later
