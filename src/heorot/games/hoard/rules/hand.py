"""Choosing cards of one's own hand, and parting with them (H9).

Two equal cards, of one front and colour, are two choices where the others can tell them apart: by
their dealings, or because somebody has seen one of them. Else they are one, and the first goes.
"""

from __future__ import annotations

from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import ANOTHER
from heorot.games.hoard.rules.events import DISCARDS
from heorot.games.hoard.rules.pile import leave_hand, uncover
from heorot.games.hoard.rules.state import DISCARDED, NONE, Player, State


@rule
def looks_like(me: Player, slot: int, other: int) -> bool:
    """Whether the others cannot tell two hand cards apart but by their places."""
    return me.back[slot] == me.back[other] and me.seen_by[slot] == me.seen_by[other]


@rule
def choice_of(box: Box, me: Player, slot: int, taken: int) -> int:
    """The action that names the card at `slot`, or `NONE` where an equal one before it goes first.

    Cards at the bits of `taken` are left aside.
    """
    card = me.hand[slot]
    kind = box.kind[card]
    if box.copies[box.front[card]] > 1:
        for earlier in range(slot):
            if box.kind[me.hand[earlier]] == kind and (taken >> earlier) & 1 == 0:
                return NONE if looks_like(me, earlier, slot) else ANOTHER + kind
    return kind


@rule
def slot_of(box: Box, me: Player, action: int, taken: int) -> int:
    """Where the card lies that an action names, cards at the bits of `taken` left aside."""
    kind = action - ANOTHER if action >= ANOTHER else action
    slot = 0
    while box.kind[me.hand[slot]] != kind or (taken >> slot) & 1:
        slot += 1
    if action >= ANOTHER:
        slot += 1
        while box.kind[me.hand[slot]] != kind or (taken >> slot) & 1:
            slot += 1
    return slot


@rule
def offer_hand(box: Box, me: Player, choices: list[int]) -> int:
    """Offer every hand card that is not picked yet."""
    n = 0
    for slot in range(me.size):
        if (me.picked >> slot) & 1 == 0:
            choice = choice_of(box, me, slot, me.picked)
            if choice != NONE:
                choices[n] = choice
                n += 1
    return n


@rule
def offer_front(box: Box, me: Player, front: int, choices: list[int], n: int) -> int:
    """Offer the hand cards with one front, apart from the one already chosen."""
    for slot in range(me.size):
        if box.front[me.hand[slot]] == front and slot != me.chosen:
            choice = choice_of(box, me, slot, 0)
            if choice != NONE:
                choices[n] = choice
                n += 1
    return n


@rule
def part_with(box: Box, me: Player, slots: int) -> None:
    """The cards at the set bits of `slots` leave a hand openly.

    Whatever looked like one of them and lay before it cannot have been equal to it.
    """
    for slot in range(me.size):
        double = box.double[box.front[me.hand[slot]]] if (slots >> slot) & 1 else 0
        if double:
            for earlier in range(slot):
                if (slots >> earlier) & 1 == 0 and looks_like(me, earlier, slot):
                    me.ruled_out[earlier] |= double
    leave_hand(me, slots)


@rule
def pick_to_discard(box: Box, s: State, seat: int, action: int, count: int) -> bool:
    """H24: pick one more of `count` cards; with the last one, discard them all together."""
    me = s.players[seat]
    me.picked |= 1 << slot_of(box, me, action, me.picked)
    picked = 0
    for slot in range(me.size):
        picked += (me.picked >> slot) & 1
    if picked < count:
        return False
    for slot in range(me.size):
        if (me.picked >> slot) & 1:
            uncover(s, me.hand[slot], DISCARDED)
            tell(s, EVERYONE, DISCARDS, seat, me.hand[slot])
    part_with(box, me, me.picked)
    me.picked = 0
    return True
