"""The sockets to the tables: one for each seat that a client plays, or one to watch."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from functools import partial
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
from heorot.server.wire import wire_of

LOG = logging.getLogger("heorot.server")
MOST_UNHEARD = 100
"""Messages of a reader that goes on without waiting for an answer."""
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
        self._wire = wire_of(socket)
        self._wire.let_go = partial(self._end, GONE)
        self._listening: asyncio.Task[Any] | None = None
        self._hearing: asyncio.Future[None] | None = None
        """Until what was said is answered; none where nothing was."""
        self._unheard: deque[bytes] = deque()
        """What was said and is not being answered yet."""
        self._code: int | None = None
        """With which the socket is closed next."""
        self._language = language_of(socket)
        self._has_entered = False
        self.reader = Reader(seat, guest, self._send)
        self._key = f"{guest} {id(self)}"

    async def talk(self) -> None:
        """Hear and tell until one of both goes. What was said is finished first."""
        self._listening = asyncio.current_task()
        try:
            await self._listen()
        except asyncio.CancelledError:
            if self._code is None:
                raise
        finally:
            self._room.leave(self.reader)
            if self._hearing is not None:
                await asyncio.wait([self._hearing])
        await self._wire.finish()  # why the socket is closed is told before
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(GONE if self._code is None else self._code)

    def _end(self, code: int) -> None:
        """Listen no more: it does not hear what it is told, or something went wrong."""
        if self._code is not None:
            return
        self._code = code
        if self._listening is not None and self._listening is not asyncio.current_task():
            self._listening.cancel()

    def _send(self, data: bytes) -> None:
        if data.startswith(REFUSED):
            self._desk.figures.refused.labels("socket").inc()
        self._wire.tell(data)

    def _refuse(self, error: HeorotError, request: str = "") -> None:
        text = sentence(error, self._language)
        self.reader.tell(messages.Refused(text=text, request=request))

    # Listening.

    async def _listen(self) -> None:
        """Hear what a reader says."""
        with contextlib.suppress(WebSocketDisconnect):
            while self._code is None:
                try:
                    data = await asyncio.wait_for(
                        self._message(), None if self._has_entered else FIRST_WORD
                    )
                except TimeoutError:
                    self._code = NOT_GREETED
                    return
                self._hear(data)
                if self._hearing is not None:
                    await asyncio.wait([self._hearing])

    async def _message(self) -> bytes:
        """The next message; a binary one is none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return (message.get("text") or "").encode(errors="surrogatepass")

    def _hear(self, data: bytes) -> None:
        """One message, after those before it; nothing after the end."""
        if self._code is not None:
            return
        self._unheard.append(data)
        if self._hearing is None:
            self._hearing = asyncio.get_running_loop().create_future()
            eager.run(self._answer_all(self._hearing))
        elif len(self._unheard) > MOST_UNHEARD:
            self._end(GONE)

    async def _answer_all(self, hearing: asyncio.Future[None]) -> None:
        try:
            while self._unheard and self._code is None:
                await self._answer(self._unheard.popleft())
        finally:
            self._hearing = None
            hearing.set_result(None)

    async def _answer(self, data: bytes) -> None:
        message: messages.ToHall | None = None
        try:
            message = self._understood(data)
            self._check(message)
            if not self._has_entered:
                self._enter(message)
            await self._room.hear(self.reader, message)
        except HeorotError as error:
            self._refuse(error, "" if message is None else messages.request_of(message))
        except Exception:
            LOG.exception("a socket ended by a fault")
            self._end(BROKEN)

    def _understood(self, data: bytes) -> messages.ToHall:
        if len(data) > messages.LONGEST:
            self._end(TOO_LONG)
            raise HeorotError(TOO_MUCH, most=messages.LONGEST)
        try:
            message: messages.ToHall = messages.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise HeorotError(NOT_UNDERSTOOD, problem=str(error)) from None
        return message

    def _enter(self, message: messages.ToHall) -> None:
        if not isinstance(message, messages.Hello):
            self._end(NOT_GREETED)
            raise HeorotError("say hello first")
        self._room.enter(self.reader)
        self._has_entered = True
        self._wire.hear = self._hear

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
