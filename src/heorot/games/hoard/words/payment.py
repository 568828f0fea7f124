"""What a treasure in hand could be paid with (H6), as its holder knows."""

from __future__ import annotations

from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import COLOURS, WILD_SHEEP, Player

Slots = list[list[int]]


def matching(box: Box, me: Player) -> Slots:
    """The slots of the cards that pay for a sheep of each colour."""
    slots: Slots = [[] for _ in range(COLOURS)]
    for slot, card in enumerate(me.hand[: me.size]):
        is_wild = box.front[card] == WILD_SHEEP
        for colour in range(COLOURS) if is_wild else (card % COLOURS,):
            slots[colour].append(slot)
    return slots


def lacking(box: Box, me: Player, slot: int, slots: Slots) -> tuple[int, int]:
    """How many sheep of its colour, and of any besides, the treasure in a slot lacks."""
    card = me.hand[slot]
    front, others = box.front[card], len(slots[card % COLOURS]) - 1  # it does not pay for itself
    of_colour = max(0, box.own[front] - others)
    price = box.own[front] + box.any[front]
    return of_colour, max(0, price - (me.size - 1) - of_colour)
