"""The sockets to the tables: one for each seat that a client plays, or one to watch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.i18n import languages
from heorot.server import eager, messages
from heorot.server.desk import (
    NOT_UNDERSTOOD,
    TOO_MUCH,
    Desk,
    Refuse,
    check_origin,
    language_of,
)
from heorot.server.names import is_readable
from heorot.server.readers import Reader
from heorot.server.room import Room
from heorot.server.speaking import sentence

LOG = logging.getLogger("heorot.server")
MOST_WAITING = 1_000_000
"""Bytes: a reader that is so far behind is let go; it comes back and is shown everything."""
FIRST_WORD = 10.0
"""Seconds in which a socket must say hello."""
REFUSED = b'{"is":"refused"'
GONE, TOO_LONG, BROKEN, NOT_GREETED, NOT_YOURS = 1000, 1009, 1011, 4400, 4403
"""Why the hall closes a socket: nobody is there, a message was too long, a fault of ours, no hello,
not for this guest."""


async def talk(socket: WebSocket) -> None:
    """A socket from its beginning to its end."""
    desk: Desk = socket.app.state.desk
    guest = desk.guest(socket) or ""
    try:
        check_origin(socket)
        desk.check_pace(desk.requests, socket)
        async with desk.hall.visit(socket.path_params["match"]) as room:
            seat = SeatIndex(socket.path_params["seat"] - 1)
            if seat != SPECTATOR and seat not in room.kept.seats_of(guest):
                raise Refuse(403, "this seat is not yours")
            with desk.holding(socket, guest):
                await socket.accept()
                await Line(desk, room, socket, seat, guest).talk()
    except HeorotError:
        await socket.close(NOT_YOURS)


class Line:
    """An open socket."""

    def __init__(
        self, desk: Desk, room: Room, socket: WebSocket, seat: SeatIndex, guest: str
    ) -> None:
        self._desk = desk
        self._room = room
        self._socket = socket
        self._outgoing: deque[bytes] = deque()
        """What waits for the socket to take more."""
        self._waiting = 0
        """How many bytes that are."""
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[Any] | None = None
        self._is_hearing = False
        self._is_slow = False
        self._language = language_of(socket)
        self._has_entered = False
        self.reader = Reader(seat, guest, self._send)
        self._key = f"{guest} {id(self)}"

    # Telling.

    def _send(self, data: bytes) -> None:
        """At once, if the socket takes it."""
        if data.startswith(REFUSED):
            self._desk.figures.refused.labels("socket").inc()
        if self._telling is not None:
            self._keep(data)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # listening will find out
            rest = eager.run(self._socket.send_text(data.decode()))
            if rest is not None:
                self._telling = asyncio.create_task(self._tell(rest))

    def _keep(self, data: bytes) -> None:
        if self._waiting > MOST_WAITING:
            self._let_go()
            return
        self._waiting += len(data)
        self._outgoing.append(data)

    async def _tell(self, first: Awaitable[None]) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await first
            while self._outgoing:
                data = self._outgoing.popleft()
                await self._socket.send_text(data.decode())
                self._waiting -= len(data)
        self._telling = None

    def _let_go(self) -> None:
        """It does not hear what it is told. What it has said is finished first."""
        if not self._is_slow and self._listening is not None and not self._is_hearing:
            self._listening.cancel()
        self._is_slow = True

    def _refuse(self, error: HeorotError, request: str = "") -> None:
        text = sentence(error, self._language)
        self._send(messages.encode(messages.Refused(text=text, request=request)))

    # Listening.

    async def talk(self) -> None:
        """Hear and tell until one of both goes."""
        self._listening = asyncio.current_task()
        code = BROKEN
        try:
            code = await self._listen()
        except asyncio.CancelledError:
            if not self._is_slow:
                raise
            code = GONE
        except Exception:
            LOG.exception("a socket ended by a fault")
        finally:
            self._room.leave(self.reader)
        if self._telling is not None:  # why the socket is closed is told before
            await self._telling
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)

    async def _listen(self) -> int:
        """Hear what a reader says; the code with which to close."""
        try:
            while not self._is_slow:
                if self._has_entered:
                    text = await self._text()
                else:
                    text = await asyncio.wait_for(self._text(), FIRST_WORD)
                if len(text) > messages.LONGEST:
                    self._refuse(HeorotError(TOO_MUCH, most=messages.LONGEST))
                    return TOO_LONG
                self._is_hearing = True
                code = await self._hear(text)
                self._is_hearing = False
                if code is not None:
                    return code
        except WebSocketDisconnect:
            return GONE
        except TimeoutError:
            return NOT_GREETED
        return GONE

    async def _text(self) -> str:
        """The next message; a binary one is none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    async def _hear(self, text: str) -> int | None:
        """One message; the code with which to close, if nothing more is heard."""
        message: messages.ToHall | None = None
        try:
            message = _understood(text)
            self._check(message)
            if not self._has_entered and not isinstance(message, messages.Hello):
                self._refuse(HeorotError("say hello first"))
                return NOT_GREETED
            if not self._has_entered:
                self._room.enter(self.reader)
                self._has_entered = True
            await self._room.hear(self.reader, message)
        except HeorotError as error:
            self._refuse(error, "" if message is None else messages.request_of(message))
        return None

    def _check(self, message: messages.ToHall) -> None:
        """Refuse what has the right shape, and is not right, or comes too fast."""
        if not self._desk.messages.allows(self._key, time.monotonic()):
            raise HeorotError("that is too fast; wait a little")
        if isinstance(message, messages.Hello | messages.Why):
            who = self.reader.guest or f"socket {id(self)}"
            if not self._desk.tables_shown.allows(who, time.monotonic()):
                raise HeorotError("that is too fast; wait a little")
        match message:
            case messages.Hello():
                if message.version != messages.VERSION:
                    raise HeorotError("load this page anew: the hall was changed")
                if message.language not in languages():
                    problem = "no language {language}; the languages are {known}"
                    known = ", ".join(languages())
                    raise HeorotError(problem, language=repr(message.language), known=known)
                self._language = message.language
            case messages.Advise():
                if not self._desk.hints.allows(self.reader.guest, time.monotonic()):
                    raise HeorotError("that is too fast; wait a little")
            case messages.Say():
                if not is_readable(message.text):
                    raise HeorotError("this line has signs that cannot be read")
                if not self._desk.lines.allows(self.reader.guest, time.monotonic()):
                    raise HeorotError("that is too fast; wait a little")
            case _:
                pass


def _understood(text: str) -> messages.ToHall:
    try:
        message: messages.ToHall = messages.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise HeorotError(NOT_UNDERSTOOD, problem=str(error)) from None
    return message
