"""Treasures and lairs: what may be laid, and how a treasure is paid for (H5 to H8)."""

from __future__ import annotations

from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.events import LAIR_GROWS, LAYS_LAIR, LAYS_TREASURE, PAYS
from heorot.games.hoard.rules.hand import choice_of, part_with, slot_of
from heorot.games.hoard.rules.pile import uncover
from heorot.games.hoard.rules.state import (
    BEFORE,
    CHOOSING,
    COLOURS,
    DISCARDED,
    NONE,
    PAYING,
    WILD_SHEEP,
    Player,
    State,
)


@rule
def matches(box: Box, card: int, colour: int) -> bool:
    """H6, H7: whether a card pays for a sheep of `colour`."""
    return card % COLOURS == colour or box.front[card] == WILD_SHEEP


@rule
def sheep_tally(box: Box, me: Player) -> int:
    """How many hand cards match each colour, in 8 bits a colour; a wild sheep matches all."""
    tally = 0
    for slot in range(me.size):
        card = me.hand[slot]
        if box.front[card] == WILD_SHEEP:
            tally += 0x0101010101
        else:
            tally += 1 << (8 * (card % COLOURS))
    return tally


@rule
def can_pay(box: Box, me: Player, card: int, tally: int) -> bool:
    """H6: whether the other hand cards can pay for a treasure in hand."""
    front = box.front[card]
    if me.size - 1 < box.own[front] + box.any[front]:
        return False
    matching = (tally >> (8 * (card % COLOURS))) & 255
    return matching - 1 >= box.own[front]  # the treasure matches itself and does not pay


@rule
def may_lay_lair(box: Box, s: State, me: Player, colour: int) -> bool:
    """H8: never two of one colour, at most the number for this many players."""
    lairs = me.lair[0] + me.lair[1] + me.lair[2] + me.lair[3] + me.lair[4]
    return me.lair[colour] == 0 and lairs < box.lairs[s.player_count]


@rule
def lay_lair(box: Box, s: State, slot: int) -> None:
    """H8: a lair is free."""
    me = s.players[s.active]
    card = me.hand[slot]
    part_with(box, me, 1 << slot)
    uncover(s, card, BEFORE + s.active)
    me.lair[card % COLOURS] = 1
    s.laid = 1
    tell(s, EVERYONE, LAYS_LAIR, s.active, card, lair_points(box, me, card % COLOURS))


@rule
def lair_points(box: Box, me: Player, colour: int) -> int:
    """H20: what a player's lair of a colour is worth, by the treasures of that colour."""
    return box.lair_points[min(me.row[colour], 4)] if me.lair[colour] else 0


@rule
def begin_paying(me: Player, slot: int) -> None:
    """H24: the treasure is chosen; until the payment is complete this is the player's own."""
    me.step = PAYING
    me.chosen = slot


@rule
def still_to_pay(box: Box, me: Player) -> tuple[int, int]:
    """How many cards the payment lacks, and how many of those must match the treasure's colour."""
    treasure = me.hand[me.chosen]
    front = box.front[treasure]
    own = box.own[front]
    total = own + box.any[front]
    for slot in range(me.size):
        if (me.picked >> slot) & 1:
            total -= 1
            if own > 0 and matches(box, me.hand[slot], treasure % COLOURS):
                own -= 1
    return total, own


@rule
def legal_paying(box: Box, me: Player, choices: list[int]) -> int:
    """H6: a card is offered only if the payment can still be completed with it."""
    total, own = still_to_pay(box, me)
    colour = me.hand[me.chosen] % COLOURS
    taken = me.picked | (1 << me.chosen)
    n = 0
    for slot in range(me.size):
        if (taken >> slot) & 1 == 0 and (total > own or matches(box, me.hand[slot], colour)):
            choice = choice_of(box, me, slot, taken)
            if choice != NONE:
                choices[n] = choice
                n += 1
    return n


@rule
def play_paying(box: Box, s: State, action: int) -> None:
    """Pick one more card of the payment; with the last one, pay and lay the treasure."""
    me = s.players[s.active]
    me.picked |= 1 << slot_of(box, me, action, me.picked | (1 << me.chosen))
    total, _ = still_to_pay(box, me)
    if total == 0:
        lay_treasure(box, s)


@rule
def lay_treasure(box: Box, s: State) -> None:
    """H6: the payment is discarded with fronts open, then the treasure joins its colour row."""
    me = s.players[s.active]
    treasure = me.hand[me.chosen]
    colour, value = treasure % COLOURS, box.value[box.front[treasure]]
    for slot in range(me.size):
        if (me.picked >> slot) & 1:
            uncover(s, me.hand[slot], DISCARDED)
            tell(s, EVERYONE, PAYS, s.active, me.hand[slot])
    part_with(box, me, me.picked | (1 << me.chosen))
    uncover(s, treasure, BEFORE + s.active)
    before = lair_points(box, me, colour)
    me.row[colour] += 1
    me.worth += value
    me.step = CHOOSING
    me.chosen = NONE
    me.picked = 0
    s.laid = 1
    tell(s, EVERYONE, LAYS_TREASURE, s.active, treasure, value)
    if lair_points(box, me, colour) != before:
        tell(s, EVERYONE, LAIR_GROWS, s.active, colour, lair_points(box, me, colour))


@rule
def treasure_count(me: Player) -> int:
    """How many treasures lie before a player."""
    return me.row[0] + me.row[1] + me.row[2] + me.row[3] + me.row[4]
