"""A hall in a process of its own, and people who play there over sockets and come back to it.

Whatever breaks, they notice when something that the hall has acknowledged is not there any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Any

from tests.harness.clients import free_port, rolled
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from heorot.server import messages

PATIENCE = 240.0
"""Seconds after which something that should happen has not."""
AGAIN = 0.02
"""Seconds before a broken line is tried again."""
BROKEN = (OSError, EOFError, HTTPException, WebSocketException, InvalidHandshake)


class HallProcess:
    """`heorot serve` as a process that can be killed at any moment."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self._command = [
            *(sys.executable, "-m", "heorot.cli", "serve"),
            *("--port", str(self.port), "--data", str(folder)),
            *(("--database", database) if database else ()),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Of its pages."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Until it answers."""
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet)  # noqa: ASYNC220
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    await asyncio.to_thread(call, self.address, "/health")
                    return
                assert self._process.poll() is None, "the hall does not open"
                await asyncio.sleep(AGAIN)

    def kill(self) -> None:
        """As if the power failed."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()


def call(address: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
    """The answer of the HTTP interface, and the cookie that came with it."""
    headers = {"origin": address, "cookie": cookie, "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(f"{address}{path}", data, headers)  # noqa: S310 (ours)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:  # noqa: S310 (ours)
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


@dataclass
class Pending:
    """Something that was asked for and not answered yet."""

    request: str
    action: str
    text: str


@dataclass
class Person:
    """Somebody who plays a seat of a table, and the next one when it is over."""

    name: str
    hall: HallProcess
    cookie: str
    table: str
    seat: int
    dice: random.Random
    now: dict[str, Any] = field(default_factory=dict)
    entries: list[Any] = field(default_factory=list)
    pending: Pending | None = None
    acknowledged: dict[str, list[tuple[int, str, str]]] = field(default_factory=dict)
    """By table: the seat, the request and the action."""
    told: int = 0
    """Messages in which something had happened."""
    lines: int = 0
    """Times that it has come in."""
    refused: str = ""
    """The last refusal."""

    def __str__(self) -> str:
        asked = "is asked" if self.now.get("is_asked") else "is not asked"
        waits = "waits for an answer" if self.pending else "waits for nothing"
        seen = f"has come in {self.lines} times, was told {self.told} times"
        return f"{self.name} at {self.table}: {asked}, {waits}, {seen}; refused: {self.refused}"

    @property
    def count(self) -> int:
        """Acts that were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    async def play(self) -> None:
        """For ever; a broken line is no reason to stop."""
        while True:
            with contextlib.suppress(*BROKEN):
                await self._stay()
            await asyncio.sleep(AGAIN)

    async def _stay(self) -> None:
        address = f"{self.hall.address.replace('http', 'ws')}/ws/{self.table}/{self.seat}"
        headers = {"cookie": self.cookie}
        line = connect(
            address,
            origin=self.hall.address,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            close_timeout=AGAIN,
        )
        async with line as socket:
            await _say(socket, messages.Hello(version=messages.VERSION, language="en"))
            async for text in socket:
                if await self._hear(socket, json.loads(text)):
                    return

    async def _hear(self, socket: ClientConnection, message: Mapping[str, Any]) -> bool:
        """One message; whether another table is next."""
        match message["is"]:
            case "table":
                self.lines += 1
                was, self.entries = self.entries, message["entries"]
                assert self.entries[: len(was)] == was, "what was told has not happened"
                self.now = message["now"] or {}
                if self.pending is not None:
                    await socket.send(self.pending.text)
            case "told":
                self.told += 1
                self.now = message["now"]
                self.entries = [*self.entries, *message["entries"]]
                if self.pending is not None and message["request"] == self.pending.request:
                    done = self.seat, self.pending.request, self.pending.action
                    self.acknowledged.setdefault(self.table, []).append(done)
                    self.pending = None
            case "refused":
                await self._refused(socket, message)
            case "roll":
                answer = rolled(message["step"], message["dice"], self.seat - 1)
                await _say(socket, answer)
            case "asked":
                await _say(socket, messages.Agree(what=message["what"], yes=True))
            case "moved":
                await self._move(message["id"])
                return True
            case _:
                return False
        await self._act(socket)
        return False

    async def _refused(self, socket: ClientConnection, message: Mapping[str, Any]) -> None:
        self.refused = str(message)
        if self.pending is None:
            return
        if message["request"] == self.pending.request and message["is_stale"]:
            self.pending = None
        else:  # too fast, or not written: again
            await asyncio.sleep(AGAIN)
            await socket.send(self.pending.text)

    async def _act(self, socket: ClientConnection) -> None:
        if self.now.get("result"):
            await _say(socket, messages.Agree(what="rematch", yes=True))
        elif self.pending is None and self.now.get("is_asked"):
            action = self.dice.choice(self.now["choices"])["action"]
            request = secrets.token_hex(12)
            act = messages.Act(request=request, revision=self.now["revision"], action=action)
            self.pending = Pending(request, action, messages.encode(act).decode())
            await socket.send(self.pending.text)

    async def _move(self, table: str) -> None:
        facts, _ = await asyncio.to_thread(
            call, self.hall.address, f"/api/tables/{table}", self.cookie
        )
        (self.seat,) = [one["seat"] for one in facts["seats"] if one["is_mine"]]
        self.table, self.now, self.entries, self.pending = table, {}, [], None


async def _say(socket: ClientConnection, message: messages.Message) -> None:
    await socket.send(messages.encode(message).decode())


def sit_down(game: str, halls: list[HallProcess], dice: random.Random) -> list[Person]:
    """A new table, with somebody from each of the halls at it."""
    people: list[Person] = []
    cookies = [call(halls[0].address, "/api/hall")[1] for _ in halls]
    seats = [{"kind": "me"}, *[{"kind": "friend"}] * (len(halls) - 1)]
    opened, _ = call(halls[0].address, "/api/tables", cookies[0], {"game": game, "seats": seats})
    table = opened["id"]
    shown, _ = call(halls[0].address, f"/api/tables/{table}", cookies[0])
    for one, cookie in zip(shown["invitations"], cookies[1:], strict=True):
        link = one["path"].rpartition("/")[2]
        call(halls[0].address, f"/api/tables/{table}/sit", cookie, {"link": link})
    for seat, (hall, cookie) in enumerate(zip(halls, cookies, strict=True), 1):
        name = f"{game} {seat}"
        people.append(Person(name, hall, cookie, table, seat, random.Random(dice.random())))
    return people
