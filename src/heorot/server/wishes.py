"""What others have to agree to: taking something back, and playing again.

A wish is written with the match, so that it waits for whoever is away, in whichever process. It
ends when something happens that everybody notices, or when whoever wished it acts. What somebody
else chooses in secret leaves it as it is: its end would tell on them.
"""

from __future__ import annotations

from heorot.core.errors import HeorotError
from heorot.core.seats import SeatIndex
from heorot.server import messages, seating
from heorot.server.kept import NOW, KeptMatch
from heorot.server.rows import TooLate, Wish


def missing(kept: KeptMatch, wish: Wish) -> set[SeatIndex]:
    """Those who have not agreed yet. Whoever plays several seats agrees for all of them."""
    needed = set(kept.seats)
    if wish.what == "undo":
        needed = set(kept.chair(SeatIndex(wish.by)).undo_needs or ())
    agreed = {*wish.agreed, *kept.seats_of(kept.seated[wish.by].guest or "")}
    return {seat for seat in needed if kept.is_played_by_person(seat)} - agreed


async def undo(kept: KeptMatch, seat: SeatIndex, request: str) -> None:
    """Take the last action of a seat back, or ask the others whether they agree."""
    if kept.stage == "over":  # and all that was hidden has been shown
        raise HeorotError("the match is over; nothing can be played any more")
    wish = Wish("undo", seat, request)
    if kept.chair(seat).undo_needs is None:
        raise TooLate("the question was another one by then")
    if not missing(kept, wish):
        await kept.undo(seat, request)
        return
    other = kept.wish
    if other is not None and other.by != seat and missing(kept, other):
        raise HeorotError("somebody has asked something already; wait for the answers")
    await kept.set_wish(wish)


async def agree(kept: KeptMatch, seat: SeatIndex, answer: messages.Agree) -> None:
    """Somebody agrees, or not, or is the first to want to play again."""
    wish = kept.wish
    if wish is None and answer.what == "rematch" and answer.yes and kept.stage == "over":
        wish = Wish("rematch", seat)
    if wish is None or wish.what != answer.what:
        return
    if not answer.yes:
        await kept.set_wish(None)
        return
    mine = kept.seats_of(kept.seated[seat].guest or "")
    wish = Wish(wish.what, wish.by, wish.request, tuple(sorted({*wish.agreed, *mine})))
    if missing(kept, wish):
        await kept.set_wish(wish)
    elif wish.what == "undo":
        await kept.undo(SeatIndex(wish.by), wish.request)
    else:
        await kept.follow(*seating.rematch(kept.match, kept.seated, NOW()))
