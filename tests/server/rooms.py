"""A hall without sockets: whoever says something has heard the answer when it returns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, cast

import msgspec
from tests.harness.clients import rolled

from heorot.core.seats import SeatIndex
from heorot.server import guests, messages
from heorot.server.hall import Hall
from heorot.server.readers import Reader
from heorot.server.room import Room
from heorot.server.settings import NewSeat, NewTable
from heorot.server.store import Store, sqlite_url
from heorot.server.workers import Question, Workers

KEY = bytes(32)
NAMES = {"ann": "Ann", "ben": "Ben", "cat": "Cat"}
"""The guests."""
ME, FRIEND = NewSeat("me"), NewSeat("friend")
BOT = NewSeat("bot", bot="greedy")
BEN = NewSeat("here", "Ben")


class QuickBots:
    """They do the first thing that comes to mind."""

    async def choose(self, question: Question, *_: object) -> int:
        """At once."""
        await asyncio.sleep(0)
        return question.legal[0]


class Visitor:
    """Somebody at a table."""

    def __init__(self, room: Room, seat: int, guest: str) -> None:
        self.room = room
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.entries: list[Any] = []
        self.reader = Reader(SeatIndex(seat - 1), guest, self._hear)
        self._acts = 0
        room.enter(self.reader)

    def _hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.heard.append(message)
        if message["is"] == "table":
            self.now, self.entries = message["now"] or {}, message["entries"]
        elif message["is"] == "told":
            self.now, self.entries = message["now"], self.entries + message["entries"]

    @property
    def is_asked(self) -> bool:
        """Whether it may act."""
        return bool(self.now) and bool(self.now["is_asked"])

    def last(self, what: str) -> dict[str, Any]:
        """The last message of this name."""
        return next(one for one in reversed(self.heard) if one["is"] == what)

    def count(self, what: str) -> int:
        """How many of them were heard."""
        return sum(one["is"] == what for one in self.heard)

    async def say(self, message: messages.ToHall) -> None:
        """And hear what follows from it."""
        await self.room.hear(self.reader, message)

    async def hello(self) -> None:
        """Everything anew."""
        await self.say(messages.Hello(version=messages.VERSION, language="en"))

    def act(self, choice: int = 0) -> messages.Act:
        """One of the choices, not sent yet."""
        self._acts += 1
        return messages.Act(
            request=f"request-{self.seat}-{self._acts}",
            revision=self.now["revision"],
            action=self.now["choices"][choice]["action"],
        )

    def undo(self) -> messages.Undo:
        """The last one taken back, not sent yet."""
        self._acts += 1
        return messages.Undo(
            request=f"request-{self.seat}-{self._acts}", revision=self.now["revision"]
        )

    async def roll(self) -> bool:
        """Give a part of the dice if it is asked for."""
        rolls = [one for one in self.heard if one["is"] == "roll"]
        self.heard = [one for one in self.heard if one["is"] != "roll"]
        for one in rolls:
            await self.say(rolled(one["step"], one["dice"], self.seat - 1))
        return bool(rolls)


class Rooms:
    """A hall, and a way to its tables."""

    def __init__(self, url: str, stack: AsyncExitStack, workers: Workers | None = None) -> None:
        self.store = Store(url)
        self.hall = Hall(self.store, workers or cast("Workers", QuickBots()), KEY)
        self._stack = stack

    async def table(self, *seats: NewSeat, game: str = "hoard", **more: Any) -> str:
        """Ann opens it."""
        for guest, name in NAMES.items():
            await self.store.set_guest(guest, name, 0)
        new = NewTable(game=game, seats=list(seats), **more)
        return await self.hall.open_table(new, "ann", "Ann")

    async def sit(self, table: str, seat: int, guest: str) -> None:
        """By the link of a seat."""
        link = guests.link(KEY, table, seat - 1)
        await self.hall.sit(table, link, guest, NAMES[guest])

    async def come(self, table: str, seat: int, guest: str = "ann") -> Visitor:
        """To a seat, or with 0 to watch."""
        room = await self._stack.enter_async_context(self.hall.visit(table))
        visitor = Visitor(room, seat, guest)
        await visitor.hello()
        return visitor

    async def two(self, table: str) -> tuple[Visitor, Visitor]:
        """Ann and Ben, with links, when the dice are cast; whoever is asked is the first."""
        await self.sit(table, 2, "ben")
        people = [await self.come(table, 1), await self.come(table, 2, "ben")]
        await cast_dice(people)
        one, other = people
        return (one, other) if one.is_asked else (other, one)


async def cast_dice(people: Sequence[Visitor]) -> None:
    """Everybody gives a part of them."""
    while any([await one.roll() for one in people]):
        pass


@asynccontextmanager
async def open_rooms(folder: Path, workers: Workers | None = None) -> AsyncIterator[Rooms]:
    """A hall on SQLite."""
    async with AsyncExitStack() as stack:
        rooms = Rooms(sqlite_url(folder), stack, workers)
        stack.callback(rooms.store.close)
        yield rooms


async def until(is_so: Callable[[], object]) -> None:
    """Wait for what others do."""
    async with asyncio.timeout(240):
        while not is_so():  # noqa: ASYNC110 (several things may bring it about)
            await asyncio.sleep(0.001)


async def until_asked(visitor: Visitor) -> None:
    """Or until the match is over."""
    await until(lambda: visitor.is_asked or visitor.now.get("result"))


def in_a_loop(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """A test that waits."""

    @wraps(test)
    def run(**given: object) -> None:
        asyncio.run(test(**given))

    return run
