"""Who sits where at a table: how that changes when somebody comes, goes, or lets a bot play."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import count

from heorot.bots import AT_TABLES, USUAL, no_bot
from heorot.core.errors import HeorotError
from heorot.games import load
from heorot.i18n import Speech
from heorot.server import guests, settings
from heorot.server.messages import LONGEST_NAME
from heorot.server.names import readable_name
from heorot.server.rows import MatchRow, SeatRow
from heorot.server.settings import NewSeat, NewTable, Settings

ID_BYTES = 12
"""The address of a table is a secret, too: whoever has it may watch."""
STAND_IN = USUAL
"""The bot that plays for somebody who leaves."""

Seated = Sequence[SeatRow]

BOT_NAMES = 6
"""Bots are called as people of the poem, of whom there are so many."""


def new_table(
    new: NewTable, key: bytes, host: str, name: str, now: float, language: str = "en"
) -> tuple[MatchRow, list[SeatRow]]:
    """A table as its host wants it, with bots called as in a language."""
    new.check()
    rules = load(new.game).version
    kept = Settings(new.game, new.box, new.options, new.minutes, rules, new.allows_hints)
    match = _match(kept, host, new.is_listed, now)
    seated: list[SeatRow] = []
    for number, one in enumerate(new.seats):
        if one.kind == "bot":
            bot_name = _bot_name(one.bot, seated, language)
            seated.append(SeatRow(number, bot_name, None, one.bot, ""))
        else:
            seated.append(_seat(match.id, number, one, key, host, name))
    names = [one.name.casefold() for one in seated if one.name]
    if len(set(names)) < len(names):
        raise HeorotError("two seats have the same name; give each a name of its own")
    return match, seated


def _match(kept: Settings, host: str, is_listed: bool, now: float) -> MatchRow:
    return MatchRow(
        id=secrets.token_urlsafe(ID_BYTES),
        settings=settings.write(kept),
        dice="",
        host=host,
        is_listed=is_listed,
        stage="open",
        since=now,
        begun=0,
        touched=now,
        noticed=now,
    )


def _seat(match: str, number: int, new: NewSeat, key: bytes, host: str, name: str) -> SeatRow:
    """Of a person."""
    if new.kind == "friend":
        link = guests.link_hash(guests.link(key, match, number))
        return SeatRow(number, "", None, "", link)
    return SeatRow(number, name if new.kind == "me" else readable_name(new.name), host, "", "")


def rematch(match: MatchRow, seated: Seated, now: float) -> tuple[MatchRow, list[SeatRow]]:
    """The same table anew, everybody one seat further; whose place a bot has taken, it keeps."""
    again = _match(settings.read(match.settings), match.host, match.is_listed, now)
    moved = [*seated[-1:], *seated[:-1]]
    return again, [
        one._replace(seat=number, guest=None if one.bot else one.guest, link="", hints=0)
        for number, one in enumerate(moved)
    ]


def sit(
    seated: Seated, link: str, guest: str, name: str, *, is_listed: bool = False
) -> list[SeatRow]:
    """Somebody follows an invitation; `link` is the hash of its secret.

    At a table that everybody may see, any free seat can be taken without one.
    """
    if any(one.guest == guest for one in seated):
        raise HeorotError("you sit at this table already")
    free = [one for one in seated if one.is_free and (one.link == link if link else is_listed)]
    if link and not any(one.link == link for one in seated):
        raise HeorotError("this link is not one of this table; ask for it again")
    if not free:
        raise HeorotError("this seat is not free any more")
    return _put(seated, free[0]._replace(guest=guest, name=_own_name(name, seated)))


def free(seated: Seated, seats: Iterable[int]) -> list[SeatRow]:
    """Somebody gets up before the match has begun: whoever has the link may sit there."""
    return _put(seated, *(seated[seat]._replace(guest=None, name="", bot="") for seat in seats))


def bot_sits(seated: Seated, seat: int, bot: str, language: str) -> list[SeatRow]:
    """A bot takes a seat before the match has begun, or, with no name, gets up."""
    if not bot:
        if not seated[seat].link:
            raise HeorotError("nobody is invited to this seat")
        return free(seated, [seat])
    _check_bot(bot)
    name = _bot_name(bot, seated, language)
    return _put(seated, seated[seat]._replace(guest=None, bot=bot, name=name))


def bot_plays(seated: Seated, seat: int, bot: str) -> list[SeatRow]:
    """A bot plays for somebody, or, with no name, hands back."""
    if bot:
        _check_bot(bot)
    if seated[seat].guest is None:
        raise HeorotError("nobody but its bot plays there")
    return _put(seated, seated[seat]._replace(bot=bot))


def hinted(seated: Seated, seat: int) -> list[SeatRow]:
    """A seat has asked for one more hint."""
    return _put(seated, seated[seat]._replace(hints=seated[seat].hints + 1))


def stand_in(seated: Seated, seats: Iterable[int]) -> list[SeatRow]:
    """Somebody goes, and bots play."""
    return _put(
        seated, *(seated[seat]._replace(bot=seated[seat].bot or STAND_IN) for seat in seats)
    )


def _check_bot(bot: str) -> None:
    if bot not in AT_TABLES:
        raise HeorotError(no_bot(bot))


def _put(seated: Seated, *changed: SeatRow) -> list[SeatRow]:
    after = list(seated)
    for one in changed:
        after[one.seat] = one
    return after


def _own_name(name: str, seated: Seated) -> str:
    """A name that nobody else at the table has."""
    taken = {one.name.casefold() for one in seated}
    if name.casefold() not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in count(2))
    return next(one for one in numbered if one.casefold() not in taken)


def _bot_name(bot: str, seated: Seated, language: str) -> str:
    taken = {one.name.casefold() for one in seated}
    speech = Speech(language)
    names = [speech.say("bot-name", {"number": number + 1}) for number in range(BOT_NAMES)]
    free = [name for name in names if name.casefold() not in taken]
    return _own_name(free[0] if free else bot.capitalize(), seated)
