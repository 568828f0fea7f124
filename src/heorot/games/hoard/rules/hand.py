"""Choosing cards of one's own hand. Equal copies are one choice: that of the first to arrive."""

from __future__ import annotations

from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.events import DISCARDS
from heorot.games.hoard.rules.pile import leave_hand, uncover
from heorot.games.hoard.rules.state import DISCARDED, Player, State


@rule
def is_repeat(box: Box, me: Player, slot: int, taken: int) -> bool:
    """Whether an equal card lies before `slot`, apart from those at the bits of `taken`."""
    if box.copies[box.front[me.hand[slot]]] == 1:
        return False
    kind = box.kind[me.hand[slot]]
    for earlier in range(slot):
        if box.kind[me.hand[earlier]] == kind and (taken >> earlier) & 1 == 0:
            return True
    return False


@rule
def slot_of(box: Box, me: Player, kind: int, taken: int) -> int:
    """Where the first card of `kind` lies, apart from those at the bits of `taken`."""
    slot = 0
    while box.kind[me.hand[slot]] != kind or (taken >> slot) & 1:
        slot += 1
    return slot


@rule
def offer_hand(box: Box, me: Player, choices: list[int]) -> int:
    """Offer every hand card that is not picked yet."""
    n = 0
    for slot in range(me.size):
        if (me.picked >> slot) & 1 == 0 and not is_repeat(box, me, slot, me.picked):
            choices[n] = box.kind[me.hand[slot]]
            n += 1
    return n


@rule
def offer_front(box: Box, me: Player, front: int, choices: list[int], n: int) -> int:
    """Offer the hand cards with one front, apart from the one already chosen."""
    for slot in range(me.size):
        card = me.hand[slot]
        if box.front[card] == front and slot != me.chosen and not is_repeat(box, me, slot, 0):
            choices[n] = box.kind[card]
            n += 1
    return n


@rule
def pick_to_discard(box: Box, s: State, seat: int, kind: int, count: int) -> bool:
    """H24: pick one more of `count` cards; with the last one, discard them all together."""
    me = s.players[seat]
    me.picked |= 1 << slot_of(box, me, kind, me.picked)
    picked = 0
    for slot in range(me.size):
        picked += (me.picked >> slot) & 1
    if picked < count:
        return False
    for slot in range(me.size):
        if (me.picked >> slot) & 1:
            uncover(s, me.hand[slot], DISCARDED)
            tell(s, EVERYONE, DISCARDS, seat, me.hand[slot])
    leave_hand(me, me.picked)
    me.picked = 0
    return True
