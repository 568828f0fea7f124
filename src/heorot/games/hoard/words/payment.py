"""What a treasure in hand could be paid with (H6), as its holder knows."""

from __future__ import annotations

from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import COLOURS, Player
from heorot.games.hoard.rules.treasures import matches


def matching(box: Box, me: Player, slot: int) -> tuple[int, ...]:
    """The slots of the other cards that pay for the treasure in a slot as its own colour."""
    colour = me.hand[slot] % COLOURS
    others = (other for other in range(me.size) if other != slot)
    return tuple(other for other in others if matches(box, me.hand[other], colour))


def lacking(box: Box, me: Player, slot: int) -> tuple[int, int]:
    """How many sheep of its colour, and of any besides, the treasure in a slot lacks."""
    front = box.front[me.hand[slot]]
    of_colour = max(0, box.own[front] - len(matching(box, me, slot)))
    price = box.own[front] + box.any[front]
    return of_colour, max(0, price - (me.size - 1) - of_colour)
