"""Says to the hall whatever comes to mind: garbage, and messages that are almost right.

It watches a table, and has seats at others. Nothing may crash. What it says while it watches
changes nothing, nor does what the hall cannot understand, wherever it is said; whether anything was
written the database itself tells. At its own tables it may do what anybody may do there, which is
counted.

As a program it says more: ``bench/fuzz MESSAGES``.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from tests.harness.clients import SALT, rolled
from tests.server.hall import HOST, unlimited

from heorot.server import guests, messages
from heorot.server.app import make_app
from heorot.server.desk import Desk
from heorot.server.settings import NewSeat, NewTable
from heorot.server.sockets import BROKEN
from heorot.server.store import sqlite_url

GAMES = ("hoard", "legend", "movie", "beest", "leduc")
CHANGING = messages.Act | messages.Undo | messages.Agree | messages.Say | messages.TakeOver
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1 << 70, 1e308, "", "x" * 65, "x" * 5000, "\x00", "\u202eabc", "\ud800",
    "\ud83d\ude00", [], {}, [[[[]]]], {"is": "act"}, "hello", "act", "en", "xx",
)  # fmt: skip


class Socket:
    """A socket without a network."""

    def __init__(self, app: Starlette, path: str, cookie: str) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._waits = asyncio.Event()
        self.heard: list[str] = []
        self.closed: int | None = None
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "client": ("203.0.113.9", 1),
            "subprotocols": [],
            "headers": [
                (b"host", HOST.removeprefix("http://").encode()),
                (b"origin", HOST.encode()),
                (b"cookie", f"{guests.COOKIE}={cookie}".encode()),
            ],
        }
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if self._said.empty():
            self._waits.set()
        return await self._said.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    async def say(self, text: str | bytes) -> None:
        """Say something, and wait until it was dealt with."""
        self._waits.clear()
        key = "text" if isinstance(text, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", key: text})
        waits = asyncio.create_task(self._waits.wait())
        await asyncio.wait({waits, self._task}, return_when=asyncio.FIRST_COMPLETED)
        waits.cancel()
        if self._task.done():
            self._task.result()
        for _ in range(3):
            await asyncio.sleep(0)  # what was told is sent

    def news(self) -> list[Any]:
        """What was heard since the last time."""
        found = [json.loads(one) for one in self.heard]
        self.heard.clear()
        return found

    async def close(self) -> None:
        """Go."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait([self._task])


class Fuzzer:
    """Two sockets, and what is said there."""

    def __init__(self, app: Starlette, folder: Path, seed: int) -> None:
        self._app = app
        self._desk: Desk = app.state.desk
        self._chance = random.Random(seed)
        self._database = sqlite3.connect(folder / "hall.sqlite")
        self.counts: Counter[str] = Counter()
        unlimited(self._desk)
        self._games = 0

    # What is there.

    async def open_table(self) -> str:
        """A table of two guests or more, in play."""
        game = GAMES[self._games % len(GAMES)]
        self._games += 1
        others = 2 if game == "beest" else 1
        seats = [NewSeat("me"), *(NewSeat("here", f"Other {n}") for n in range(others))]
        host = "other"
        found = await self._desk.hall.open_table(NewTable(game, seats), host, "Host")
        for step in ("commit", "reveal"):
            for seat in range(others + 1):
                await self._roll(found, seat, step)
        return found

    async def _roll(self, table: str, seat: int, step: str) -> None:
        async with self.at(table, seat + 1, "other") as socket:
            roll = next(one for one in socket.news() if one["is"] == "roll")
            answer = rolled(step, roll["dice"], seat)
            await socket.say(messages.encode(answer).decode())

    @asynccontextmanager
    async def at(self, table: str, seat: int, guest: str) -> AsyncIterator[Socket]:
        """A socket that has said hello."""
        socket = Socket(self._app, f"/ws/{table}/{seat}", guests.sign(self._desk.hall.key, guest))
        hello = messages.Hello(version=messages.VERSION, language="en")
        await socket.say(messages.encode(hello).decode())
        try:
            yield socket
        finally:
            await socket.close()

    def changes(self) -> int:
        """Another number whenever something was written."""
        (found,) = self._database.execute("pragma data_version").fetchone()
        return int(found)

    def rows(self, table: str) -> list[Any]:
        """All that is kept of a table."""
        kept = [self._database.execute("select * from matches where id = ?", [table]).fetchall()]
        for name in ("seats", "rows", "lines"):
            query = f"select * from {name} where match = ? order by 1, 2"  # noqa: S608 (our names)
            kept.append(self._database.execute(query, [table]).fetchall())
        return kept

    def digest(self, table: str) -> int:
        """Of the state of a table."""
        state = self._desk.hall.rooms[table].kept._table
        assert state is not None
        return state.secret_digest

    # What is said.

    async def run(self, count: int) -> None:
        """Say so many things, half of them to a table that it only watches."""
        for guest in ("other", "fuzzer"):
            await self._desk.hall.store.set_guest(guest, guest.capitalize(), 0)
        watched = await self.open_table()
        before, digest = self.rows(watched), self.digest(watched)
        await self._watch(watched, count // 2)
        assert (self.rows(watched), self.digest(watched)) == (before, digest)
        while self.counts["said"] < count:
            await self._play(await self.open_table(), count)

    async def _watch(self, table: str, count: int) -> None:
        async with self.at(table, 1, "fuzzer") as socket:
            assert socket.closed is not None, "a seat that is somebody else's"
        while self.counts["said"] < count:
            async with self.at(table, 0, "fuzzer") as socket:
                while socket.closed is None and self.counts["said"] < count:
                    now = self._now(socket)
                    before = self.changes()
                    await self._say(socket, self._thought(now))
                    assert self.changes() == before, "who watches has changed something"

    async def _play(self, table: str, count: int) -> None:
        """Until the match is over, in a seat of its own; the other seats are its own, too."""
        seats = len(self._desk.hall.rooms[table].kept.seated)
        is_over = False
        while not is_over and self.counts["said"] < count:
            for seat in range(1, seats + 1):
                async with self.at(table, seat, "other") as socket:
                    is_over = is_over or await self._sit(socket, min(count, self._until(40)))

    def _until(self, more: int) -> int:
        return self.counts["said"] + more

    async def _sit(self, socket: Socket, count: int) -> bool:
        while socket.closed is None and self.counts["said"] < count:
            now = self._now(socket)
            if now is not None and now["result"]:
                return True
            thought = self._thought(now)
            before = self.changes()
            await self._say(socket, thought)
            if self.changes() != before:
                message = _understood(thought)
                assert isinstance(message, CHANGING), f"changed by {thought!r}"
                self.counts["granted"] += 1
                self.counts["played"] += isinstance(message, messages.Act)
        return False

    async def _say(self, socket: Socket, thought: str | bytes) -> None:
        self.counts["said"] += 1
        self.counts["understood"] += _understood(thought) is not None
        await socket.say(thought)
        assert socket.closed != BROKEN, f"broken by {thought!r}"
        self.counts["closed"] += socket.closed is not None

    def _now(self, socket: Socket) -> Any:
        """The last position it was shown."""
        for one in socket.news():
            self.counts["refused"] += one["is"] == "refused"
            if one.get("now"):
                self._position = one["now"]
        return getattr(self, "_position", None)

    # What comes to mind.

    def _thought(self, now: Any) -> str | bytes:
        kind = self._chance.random()
        if kind < 0.1:
            return self._garbage()
        message = self._valid(now)
        if kind < 0.3:
            return json.dumps(message)
        for _ in range(self._chance.choice((1, 1, 2))):
            self._bend(message)
        text = json.dumps(message)
        if kind < 0.4:
            return self._torn(text)
        return text

    def _valid(self, now: Any) -> dict[str, Any]:
        chance = self._chance
        request = f"request-{chance.getrandbits(40)}"
        actions = [one["action"] for one in now["choices"]] if now else []
        action = chance.choice(actions) if actions and chance.random() < 0.8 else "end"
        revision = now["revision"] if now and chance.random() < 0.9 else "another one"
        return chance.choice([
            {"is": "hello", "version": 1, "language": chance.choice(("en", "de", "fr", "ru"))},
            *[{"is": "act", "request": request, "revision": revision, "action": action}] * 4,
            {"is": "undo", "request": request, "revision": revision},
            {"is": "agree", "what": chance.choice(("undo", "rematch")), "yes": True},
            {"is": "why", "action": ""},
            {"is": "ping"},
            {"is": "say", "text": "something"},
            {"is": "commit", "hash": "0" * 64},
            {"is": "reveal", "number": 3, "salt": SALT},
        ])  # fmt: skip

    def _bend(self, message: dict[str, Any]) -> None:
        """Make it wrong, or not."""
        chance = self._chance
        key = chance.choice([*message, "is", "unknown", "seat"])
        match chance.randrange(4):
            case 0:
                message.pop(key, None)
            case 1 | 2:
                message[key] = chance.choice(ODD)
            case 3:
                message[key] = f"{message.get(key)}{chance.choice('aZ0 -{}')}"

    def _torn(self, text: str) -> str:
        at, end = sorted(self._chance.randrange(len(text) + 1) for _ in range(2))
        return self._chance.choice(
            (text[:at], text[at:], text[:at] + text[end:], text[:end] + text)
        )

    def _garbage(self) -> str | bytes:
        chance = self._chance
        noise = chance.randbytes(chance.choice((0, 1, 10, 300)))
        made: list[str | bytes] = [
            noise,
            noise.decode("latin-1"),
            "[" * chance.choice((1, 1000)),
            '{"is":' * 500,
            "x" * chance.choice((4096, 4097, 70000)),
            "null",
            "\x00",
            '{"is":"act","is":"hello"}',
        ]
        return chance.choice(made)


def _understood(thought: str | bytes) -> Any:
    try:
        return None if isinstance(thought, bytes) else messages.decode(thought)
    except (msgspec.DecodeError, UnicodeError):
        return None


async def fuzz(count: int, seed: int, folder: Path) -> Counter[str]:
    """Say so many things to a new hall."""
    app = make_app(sqlite_url(folder), folder)
    async with app.router.lifespan_context(app):
        fuzzer = Fuzzer(app, folder, seed)
        await fuzzer.run(count)
    return fuzzer.counts


def main(count: int) -> None:
    """Very much, in halls of a hundred thousand each."""
    total: Counter[str] = Counter()
    while total["said"] < count:
        with tempfile.TemporaryDirectory() as folder:
            part = min(100_000, count - total["said"])
            total += asyncio.run(fuzz(part, total["said"], Path(folder)))
        print(dict(total), flush=True)  # noqa: T201 (a program)


if __name__ == "__main__":
    main(int(sys.argv[1]))
