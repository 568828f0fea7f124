"""What the cards of a hand are worth to their owner, in hundredths of a point.

Every card is a sheep (H6), and some are more: a treasure that may be laid, a lair, an action. A
sheep is worth the more the more the treasures of its colour in hand, or a lair before the player,
wait for it. The figures were found by trial, in games against the greedy of before.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import ANOTHER
from heorot.games.hoard.rules.state import (
    COLOURS,
    DRAGON,
    LAIR,
    ROYAL,
    WILD_SHEEP,
    Player,
    State,
)
from heorot.games.hoard.rules.treasures import treasure_count

POINT: Final = 100
BITS: Final = 12
"""Of one colour, where the wishes of all colours are one int."""

SHEEP: Final = (0, 0, 18, 26, 27)
"""A sheep of any colour, by the number of players."""
CROWD: Final = 13
"""So much less for each card beyond six: the limit is near, and mobs come (H4, H10)."""
FOR_LAIR: Final = 17
"""A sheep besides, for each point that the next treasure of its colour adds to its lair,"""
FOR_ROW: Final = 12
"""or would add, if there were a lair."""
WISH: Final = (4, 10, 7, 5)
"""A sheep besides, for each treasure in hand of its colour: in hundredths of what laying that
brings, by the number of sheep of its colour that it still lacks."""

TREASURE: Final = (18, 21, 14, 5)
"""A treasure, in hundredths of its surplus, by the number of sheep that it lacks."""
CARD: Final = 67
"""What every card brings that becomes a treasure or pays for one; a treasure that brings more for
each of its cards has a surplus."""
HOPE: Final = 7
"""In a row without a lair, what a treasure would add to the lair counts so many hundredths."""
KEPT_LAIR: Final = 24
"""A lair that may be laid, and besides"""
KEPT_LAIR_ROW: Final = 156
"""for each treasure in its row."""
KEPT: Final = (274, 16, 23, 263, 456, 101, 12, 112)
"""Dragon, wizard, mob, knight, thief, shepherdess, unicorn, wild sheep."""

HOLD: Final = 66
"""When the next treasure may be the last, a card keeps so many hundredths of its worth."""


@rule
def kind_of(action: int) -> int:
    """The kind of the card that an action names."""
    return action - ANOTHER if action >= ANOTHER else action


@rule
def flock(box: Box, me: Player, taken: int) -> int:
    """The hand cards of each colour, in 8 bits a colour, and wild sheep in the bits above.

    Cards at the bits of `taken` are left aside.
    """
    tally = 0
    for slot in range(me.size):
        if (taken >> slot) & 1 == 0:
            card = me.hand[slot]
            lane = COLOURS if box.front[card] == WILD_SHEEP else card % COLOURS
            tally += 1 << (8 * lane)
    return tally


@rule
def lacking(box: Box, front: int, colour: int, tally: int) -> int:
    """How many sheep of its colour a treasure of the hand lacks, from 0 to 3 and more."""
    sheep = ((tally >> (8 * colour)) & 255) + (tally >> (8 * COLOURS)) - 1  # it does not pay itself
    return max(0, min(box.own[front] - sheep, 3))


@rule
def step_up(box: Box, me: Player, colour: int) -> int:
    """H20: what one more treasure of a colour adds to its lair, if there is one."""
    row = me.row[colour]
    return box.lair_points[min(row + 1, 4)] - box.lair_points[min(row, 4)]


@rule
def gain(box: Box, me: Player, front: int, colour: int) -> int:
    """What laying a treasure brings."""
    share = POINT if me.lair[colour] else HOPE
    return POINT * box.value[front] + share * step_up(box, me, colour)


@rule
def wish(box: Box, me: Player, front: int, colour: int, tally: int) -> int:
    """What a treasure in hand makes a sheep of its colour worth."""
    return gain(box, me, front, colour) * WISH[lacking(box, front, colour, tally)] // 100


@rule
def wishes(box: Box, me: Player, taken: int, tally: int) -> int:
    """What the treasures in hand make a sheep of each colour worth."""
    sums = 0
    for slot in range(me.size):
        card = me.hand[slot]
        front = box.front[card]
        if front <= ROYAL and (taken >> slot) & 1 == 0:
            colour = card % COLOURS
            sums += wish(box, me, front, colour, tally) << (BITS * colour)
    return sums


@rule
def sheep_worth(box: Box, s: State, me: Player, colour: int, sums: int) -> int:
    """What a card is worth as a sheep; `sums` are the wishes."""
    base = SHEEP[s.player_count] - CROWD * max(0, me.size - 6)
    waiting = FOR_LAIR if me.lair[colour] else FOR_ROW
    wished = (sums >> (BITS * colour)) & ((1 << BITS) - 1)
    return base + waiting * step_up(box, me, colour) + wished


@rule
def front_worth(box: Box, me: Player, front: int, colour: int, tally: int) -> int:
    """What a card is worth for its front, besides."""
    if front <= ROYAL:
        surplus = gain(box, me, front, colour) - CARD * (box.own[front] + box.any[front] + 1)
        return max(0, surplus) * TREASURE[lacking(box, front, colour, tally)] // 100
    if front == LAIR:
        return 0 if me.lair[colour] else KEPT_LAIR + KEPT_LAIR_ROW * me.row[colour]
    return KEPT[front - DRAGON]


@rule
def treasures_to_come(box: Box, s: State) -> int:
    """How many treasures somebody must lay until the last round; 0 when it is here (H19)."""
    most = 0
    for seat in range(s.player_count):
        most = max(most, treasure_count(s.players[seat]))
    return max(0, box.end_at[s.player_count] - most)


@rule
def hold(to_come: int) -> int:
    """How many hundredths of its worth a card keeps that is not used in this turn."""
    if to_come == 0:
        return 0
    return HOLD if to_come == 1 else 100
