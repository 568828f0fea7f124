"""Guests who play in the hall.

Two people at a table (three in beest), each with a socket of its own; at the first tables bots sit
instead of the others. Whoever is asked plays one of the choices at once, or after a while, so that
all tables together make so many moves a second (0: at once). Prints ``ready``, waits for a line,
and then prints the moves and how long a mover waited for the answer.

    load.py ADDRESS GAMES WITH_BOTS TABLES MOVES_A_SECOND SECONDS
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

NUMBER, SALT = 7, "00" * 16
BOT = {"kind": "bot", "bot": "greedy"}
HELLO = {"is": "hello", "version": 1, "language": "en"}


class Choice(msgspec.Struct):
    action: str


class Now(msgspec.Struct):
    revision: str
    is_asked: bool
    choices: list[Choice]


class Message(msgspec.Struct):
    """As much of a message as a player needs who does not care."""

    kind: str = msgspec.field(name="is")
    now: Now | None = None
    step: str = ""
    dice: str = ""
    stage: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Load:
    """All guests together."""

    address: str
    tables: int
    pace: float
    games: list[str]
    with_bots: int
    moves: int = 0
    waited: list[float] = field(default_factory=list)
    is_counting: bool = False
    begin: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when everybody sits."""
    numbers: Any = field(default_factory=itertools.count)

    def ask(self, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
        """The answer to a request, and the cookie that came with it."""
        data = None if body is None else json.dumps(body).encode()
        origin = f"http://{self.address}"
        headers = {"cookie": cookie, "origin": origin, "content-type": "application/json"}
        request = urllib.request.Request(f"http://{self.address}{path}", data, headers)
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            found = (answer.headers.get("set-cookie") or "").partition(";")[0]
            return json.load(answer), found

    async def sit_down(self, number: int) -> list[asyncio.Task[None]]:
        """A new table, and both who play at it."""
        game = self.games[number % len(self.games)]
        _, cookie = await asyncio.to_thread(self.ask, "/api/hall")
        others = ("Wealhtheow", "Unferth")[: 2 if game == "beest" else 1]
        is_alone = number < self.with_bots
        seats = [
            {"kind": "me"},
            *(BOT if is_alone else {"kind": "here", "name": o} for o in others),
        ]
        body = {"game": game, "seats": seats}
        opened, _ = await asyncio.to_thread(self.ask, "/api/tables", body, cookie)
        return [
            asyncio.create_task(self.play(opened["id"], seat, cookie))
            for seat in range(1, 2 if is_alone else len(seats) + 1)
        ]

    async def play(self, table: str, seat: int, cookie: str) -> None:
        """Play at a seat until the match is over."""
        address = f"ws://{self.address}/ws/{table}/{seat}"
        headers = {"cookie": cookie, "origin": f"http://{self.address}"}
        async with connect(address, additional_headers=headers, compression=None) as socket:
            await socket.send(json.dumps(HELLO))
            sent = 0.0
            async for text in socket:
                message = decode(text)
                if message.kind == "roll":
                    await socket.send(_dice(message, seat))
                if sent and message.kind in {"told", "table"}:
                    if self.is_counting:
                        self.moves += 1
                        self.waited.append(time.perf_counter() - sent)
                    sent = 0.0
                if message.kind == "refused":
                    raise SystemExit(f"refused: {text!r}")
                if message.now and message.now.is_asked and not sent:
                    await self.wait()
                    sent = time.perf_counter()
                    await self.act(socket, message.now)

    async def wait(self) -> None:
        """So long that all tables together keep the pace."""
        await self.begin.wait()
        if self.pace:
            await asyncio.sleep(random.expovariate(self.pace / self.tables))

    async def act(self, socket: ClientConnection, now: Now) -> None:
        """Play one of the choices."""
        action = random.choice(now.choices).action  # noqa: S311
        request = f"request-{next(self.numbers):08}"
        act = {"is": "act", "request": request, "revision": now.revision, "action": action}
        await socket.send(json.dumps(act))

    async def run(self, seconds: float) -> None:
        """All of it."""
        playing: list[asyncio.Task[None]] = []
        for number in range(self.tables):
            playing += await self.sit_down(number)
        self.begin.set()
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        self.is_counting = True
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        self.is_counting = False
        elapsed = time.perf_counter() - start
        for task in playing:
            task.cancel()
        for result in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
                raise result
        waited = sorted(self.waited) or [0.0]
        at = {name: waited[int(share * (len(waited) - 1))] for name, share in SHARES.items()}
        print(json.dumps({"moves": self.moves, "seconds": elapsed, **at}), flush=True)


SHARES = {"p50": 0.5, "p99": 0.99}


def _dice(roll: Message, seat: int) -> str:
    """The player's part of the dice: always the same number."""
    if roll.step == "reveal":
        return json.dumps({"is": "reveal", "number": NUMBER, "salt": SALT})
    said = f"heorot number\n{roll.dice}\n{seat - 1}\n{NUMBER}\n".encode() + bytes.fromhex(SALT)
    return json.dumps({"is": "commit", "hash": hashlib.sha256(said).hexdigest()})


if __name__ == "__main__":
    _, address, games, with_bots, tables, pace, seconds = sys.argv
    load = Load(address, int(tables), float(pace), games.split(","), int(with_bots))
    asyncio.run(load.run(float(seconds)))
