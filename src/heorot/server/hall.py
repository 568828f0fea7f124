"""The hall: every table that is alive in this process, and the way to a new one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict

from heorot.core.errors import HeorotError
from heorot.core.seats import SeatIndex
from heorot.server import guests, settings
from heorot.server.room import Room
from heorot.server.settings import NewTable, Settings
from heorot.server.store import MatchRow, SeatRow, Store
from heorot.server.workers import Workers

MOST_ROOMS = 2000
"""Tables kept in memory; those with nobody at them go first, and come back from the database."""
ID_BYTES = 8


class NoTable(HeorotError):
    """It was never opened, or its address is wrong."""


class Hall:
    """All tables."""

    def __init__(self, store: Store, workers: Workers, key: bytes) -> None:
        self.store = store
        self.workers = workers
        self.key = key
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    async def room(self, match: str) -> Room:
        """A table, woken up if need be."""
        if match in self.rooms:
            self.rooms.move_to_end(match)
            return self.rooms[match]
        lock = self._opening.setdefault(match, asyncio.Lock())
        async with lock:
            if match not in self.rooms:
                found = await asyncio.to_thread(self.store.match, match)
                if found is None:
                    raise NoTable("there is no such table")
                room = Room(found[0], found[1], self.store, self.workers, self._rematch)
                await asyncio.to_thread(room.load)
                self.rooms[match] = room
                room.wake()
                self._forget_some()
        self._opening.pop(match, None)
        return self.rooms[match]

    def _forget_some(self) -> None:
        for match, room in list(self.rooms.items()):
            if len(self.rooms) <= MOST_ROOMS:
                return
            if not room.readers and not room.thinking:
                del self.rooms[match]

    async def open_table(self, new: NewTable, guest: str, name: str) -> Room:
        """A new table, with its host at it."""
        new.check()
        now = time.time()
        match = MatchRow(
            id=secrets.token_urlsafe(ID_BYTES),
            settings=settings.write(Settings(new.game, new.box, new.options, new.minutes)),
            dice="{}",
            host=guest,
            is_listed=new.is_listed,
            stage="open",
            touched=now,
            since=now,
        )
        seated = [
            self._seat(match.id, number, one, guest, name) for number, one in enumerate(new.seats)
        ]
        _check_names(seated)
        await self.store.add_match(match, seated)
        room = await self.room(match.id)
        await self._begin_if_full(room)
        return room

    def _seat(
        self, match: str, number: int, new: settings.NewSeat, guest: str, name: str
    ) -> SeatRow:
        if new.kind == "me":
            return SeatRow(number, name, guest, "", "")
        if new.kind == "here":
            return SeatRow(number, new.name.strip(), guest, "", "")
        if new.kind == "bot":
            return SeatRow(number, f"{new.bot.capitalize()} {number + 1}", None, new.bot, "")
        return SeatRow(number, "", None, "", guests.link_hash(guests.link(self.key, match, number)))

    async def sit(self, match: str, link: str, guest: str, name: str) -> int:
        """Follow an invitation."""
        room = await self.room(match)
        async with room.lock:
            if room.seats_of(guest):
                raise HeorotError("you sit at this table already")
            seat = await self.store.sit(match, guests.link_hash(link), guest, name)
            room.sits(SeatIndex(seat), guest, name)
        await self._begin_if_full(room)
        return seat

    async def _begin_if_full(self, room: Room) -> None:
        async with room.lock:
            if room.stage == "open" and all(one.guest or one.bot for one in room.seated):
                await room.everybody_sits()

    async def _rematch(self, room: Room) -> str:
        """The same table anew, everybody one seat further."""
        kept = settings.read(room.match.settings)
        now = time.time()
        match = MatchRow(
            id=secrets.token_urlsafe(ID_BYTES),
            settings=settings.write(kept),
            dice="{}",
            host=room.match.host,
            is_listed=room.match.is_listed,
            stage="open",
            touched=now,
            since=now,
        )
        last = room.seated[-1:] + room.seated[:-1]
        seated = [
            one._replace(seat=number, bot="" if one.guest else one.bot, link="")
            for number, one in enumerate(last)
        ]
        await self.store.add_match(match, seated)
        await self._begin_if_full(await self.room(match.id))
        return match.id


def _check_names(seated: list[SeatRow]) -> None:
    names = [one.name.casefold() for one in seated if one.name]
    if len(set(names)) < len(names):
        raise HeorotError("two seats have the same name; give each a name of its own")
