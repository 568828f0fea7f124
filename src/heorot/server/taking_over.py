"""A bot plays a seat, or whoever sits there does again."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from heorot.core.errors import HeorotError
from heorot.core.seats import SeatIndex
from heorot.server import messages, seating
from heorot.server.kept import NOW, KeptMatch
from heorot.server.readers import Reader

GONE = 600.0
"""Seconds in which nothing has happened, before a bot may play for somebody who is not there."""


async def take_over(
    kept: KeptMatch, present: AbstractSet[int], reader: Reader, message: messages.TakeOver
) -> None:
    """As a reader asks, if that is granted; `present` are the seats that are at the table."""
    seat = SeatIndex(message.seat - 1) if message.seat else reader.seat
    if seat not in kept.seats:
        raise HeorotError("there is no such seat")
    is_mine = seat in kept.seats_of(reader.guest)
    if kept.stage == "playing":
        if not is_mine:
            _check_gone(kept, present, seat, message.bot)
        await kept.reseat(seating.bot_plays(kept.seated, seat, message.bot))
    elif kept.stage in {"open", "rolling"}:
        if reader.guest != kept.match.host or is_mine:
            raise HeorotError("only who opened this table seats bots before it begins")
        if kept.seated[seat].guest is not None and seat in present:
            raise HeorotError("somebody sits there already")
        await kept.reopen(seating.bot_sits(kept.seated, seat, message.bot, reader.language))


def _check_gone(kept: KeptMatch, present: AbstractSet[int], seat: SeatIndex, bot: str) -> None:
    """Refuse to let a bot play for somebody who is only slow."""
    left = kept.time_left(seat)
    has_overstepped = left is not None and left < 0 and seat in kept.waited_for
    is_away = seat not in present and NOW() - kept.match.noticed > GONE
    if not bot or not (has_overstepped or is_away):
        raise HeorotError(
            "a bot may play for somebody who has been away for ten minutes, or whose time is up"
        )
