"""The hall: every table that is alive in this process, and the way to a new one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from heorot.core.errors import HeorotError
from heorot.server import guests, seating
from heorot.server.listening import Listener
from heorot.server.room import HERE, WHO, Room
from heorot.server.settings import NewTable
from heorot.server.store import Store
from heorot.server.workers import Workers

LOG = logging.getLogger("heorot.server")
MOST_IDLE = 200
"""Tables kept in memory with nobody at them; they come back from the database."""
MOST_WOKEN = 100
"""Tables where bots go on when the hall opens; the others wait for somebody to come."""


class Hall:
    """All tables."""

    def __init__(self, store: Store, workers: Workers, key: bytes) -> None:
        self.store = store
        self.workers = workers
        self.key = key
        self.rooms: dict[str, Room] = {}
        self._idle: dict[str, Room] = {}
        """Those that nobody visits, the one left last at the end."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hear what the other processes on the same database do."""
        if not self.store.is_shared:
            yield
            return
        loop = asyncio.get_running_loop()

        def later(do: Callable[..., None], *said: str) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(do, *said)

        listener = Listener(self.store, partial(later, self._hear), partial(later, self._missed))
        try:
            yield
        finally:
            await asyncio.to_thread(listener.close)
            await asyncio.gather(*self._tasks)  # they read, and the database is closed next

    def _hear(self, process: str, match: str, said: str) -> None:
        """Another process says something about a table, or is gone."""
        if not match:
            for room in self.rooms.values():
                room.hear_of(process, ())
        elif match in self.rooms:
            room = self.rooms[match]
            what, *seats = said.split()
            if what == HERE:
                room.hear_of(process, map(int, seats))
            elif what == WHO:
                room.announce()
            else:
                self._catch_up(room)

    def _missed(self) -> None:
        """For a while other processes could not be heard."""
        for room in self.rooms.values():
            self._catch_up(room)

    def _catch_up(self, room: Room) -> None:
        """Once for all that it is told while it waits."""
        if not room.is_behind:
            room.is_behind = True
            task = asyncio.create_task(room.catch_up())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def waking(self) -> AsyncIterator[None]:
        """While the hall is open already, let bots go on where it was closed while they thought."""
        task = asyncio.create_task(self.wake())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait([task])

    async def wake(self) -> None:
        """Let bots go on."""
        try:
            for match in await asyncio.to_thread(self.store.waiting_for_bots, MOST_WOKEN):
                async with self.visit(match):
                    pass
        except HeorotError as error:  # they go on when somebody comes
            LOG.warning("a table could not be read: %s", error)

    @asynccontextmanager
    async def visit(self, match: str) -> AsyncIterator[Room]:
        """A table, woken up if need be; it stays while it is visited."""
        room = await self._room(match)
        room.visits += 1
        self._idle.pop(match, None)
        try:
            await room.wake()
            yield room
        finally:
            room.visits -= 1
            if not room.visits:
                self._idle[match] = room
                self._forget_some()

    async def _room(self, match: str) -> Room:
        if match not in self.rooms:
            async with self._loading.setdefault(match, asyncio.Lock()):
                try:
                    if match not in self.rooms:
                        room = await Room.load(match, self.store, self.workers)
                        self.rooms.setdefault(match, room)
                        if self.store.is_shared:  # what was told while it was loaded was not heard
                            self._catch_up(self.rooms[match])
                finally:
                    self._loading.pop(match, None)
        return self.rooms[match]

    def _forget_some(self) -> None:
        """Those that nobody has visited for the longest time, but for where something goes on."""
        for match in list(self._idle)[: max(0, len(self._idle) - MOST_IDLE)]:
            room = self._idle.pop(match)
            if room.is_busy:
                self._idle[match] = room
            else:
                del self.rooms[match]

    async def open_table(self, new: NewTable, guest: str, name: str, language: str = "en") -> str:
        """A new table, with its host at it; its id."""
        match, seated = seating.new_table(new, self.key, guest, name, time.time(), language)
        await self.store.add_match(match, seated)
        async with self.visit(match.id):
            return match.id

    async def sit(self, match: str, link: str, guest: str, name: str) -> int:
        """Follow an invitation."""
        async with self.visit(match) as room:
            return await room.sit(link and guests.link_hash(link), guest, name)

    async def get_up(self, match: str, guest: str) -> None:
        """Leave a table."""
        async with self.visit(match) as room:
            await room.get_up(guest)
