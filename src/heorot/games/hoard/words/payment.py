"""What a treasure in hand could be paid with (H6), as its holder knows."""

from __future__ import annotations

from collections.abc import Sequence

from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import COLOURS, WILD_SHEEP

Slots = list[list[int]]


def matching(box: Box, hand: Sequence[int]) -> Slots:
    """The slots of the cards that pay for a sheep of each colour."""
    slots: Slots = [[] for _ in range(COLOURS)]
    for slot, card in enumerate(hand):
        if box.front[card] == WILD_SHEEP:
            for of_colour in slots:
                of_colour.append(slot)
        else:
            slots[card % COLOURS].append(slot)
    return slots


def lacking(box: Box, hand: Sequence[int], slot: int, slots: Slots) -> tuple[int, int]:
    """How many sheep of its colour, and of any besides, the treasure in a slot lacks."""
    card = hand[slot]
    front, others = box.front[card], len(slots[card % COLOURS]) - 1  # it does not pay for itself
    of_colour = max(0, box.own[front] - others)
    price = box.own[front] + box.any[front]
    return of_colour, max(0, price - (len(hand) - 1) - of_colour)
