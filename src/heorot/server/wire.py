"""The two ways from a socket to its `heorot.server.sockets.Line`, and back.

Any server that speaks ASGI will do, a message at a time. Ours does more: of its sockets a `Wire`
hands over a message while it reads it, and sends without waiting. A message each way through ASGI
costs more than the rules of a move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, as a rule
from websockets.http11 import Request

from heorot.server import eager, messages

EXTENSION = "heorot.wire"
"""Where the application finds it in the scope of a socket."""
MOST_WAITING = 1_000_000
"""Bytes: a reader that is so far behind is let go; it comes back and is shown everything."""
WHOLE_TEXT, WHOLE_CONTROL = 0x81, (0x88, 0x89, 0x8A)
"""How a frame begins that is a message by itself; and one that closes, asks or answers."""
MASKED, SIZE, IN_TWO_BYTES, IN_EIGHT_BYTES, MASK = 0x80, 0x7F, 126, 127, 4


class Wire(WebSocketsSansIOProtocol):
    """A socket of our own server. What is not a whole message is left to uvicorn."""

    hear: Callable[[bytes], None] | None = None
    """Told of every message; until somebody is, they go through ASGI."""
    let_go: Callable[[], None]
    _is_amid = False
    """Whether a frame has come in parts, so that uvicorn reads on."""

    def handle_connect(self, event: Request) -> None:
        """The socket opens; the application is not running yet."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """As a rule one message."""
        if self.hear is not None and not self._is_amid:
            start, end = _payload(data)
            if end == len(data) and data[0] == WHOLE_TEXT and end - start <= messages.LONGEST:
                self.hear(apply_mask(data[start:], data[start - MASK : start]))
                return
            self._is_amid = end != len(data) or data[0] not in WHOLE_CONTROL
        super().data_received(data)

    def tell(self, data: bytes) -> None:
        """Send a message, if it can still be sent."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(data)
        if size < IN_TWO_BYTES:
            head = bytes([WHOLE_TEXT, size])
        elif size < 1 << 16:
            head = bytes([WHOLE_TEXT, IN_TWO_BYTES, size >> 8, size & 0xFF])
        else:
            head = bytes([WHOLE_TEXT, IN_EIGHT_BYTES]) + size.to_bytes(8, "big")
        self.transport.write(head + data)
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.let_go()

    async def finish(self) -> None:
        """Everything was sent."""


def _payload(data: bytes) -> tuple[int, int]:
    """Where the content of the first frame begins, and where it ends; 0 where that is not known."""
    if len(data) < 2 + MASK or not data[1] & MASKED:
        return 0, 0
    size = data[1] & SIZE
    if size < IN_TWO_BYTES:
        return 2 + MASK, 2 + MASK + size
    if size == IN_TWO_BYTES:
        return 4 + MASK, 4 + MASK + int.from_bytes(data[2:4], "big")
    return 0, 0


class Outgoing:
    """A socket of any server."""

    def __init__(self, socket: WebSocket) -> None:
        self.hear: Callable[[bytes], None] | None = None
        """Nobody is told: messages go through ASGI."""
        self.let_go: Callable[[], None]
        self._socket = socket
        self._outgoing: deque[bytes] = deque()
        """What waits until the socket takes more."""
        self._waiting = 0
        """How many bytes that are."""
        self._telling: asyncio.Future[None] | None = None
        """Until all of it is sent; none where there is nothing."""

    def tell(self, data: bytes) -> None:
        """Send a message: at once, if the socket takes it."""
        if self._waiting > MOST_WAITING:
            self.let_go()
            return
        self._waiting += len(data)
        self._outgoing.append(data)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().create_future()
            eager.run(self._tell(self._telling))

    async def _tell(self, telling: asyncio.Future[None]) -> None:
        try:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # listening will find out
                while self._outgoing:
                    data = self._outgoing.popleft()
                    self._waiting -= len(data)
                    await self._socket.send_text(data.decode())
        finally:
            self._telling = None
            telling.set_result(None)

    async def finish(self) -> None:
        """Send what waits."""
        if self._telling is not None:
            await asyncio.wait([self._telling])


def wire_of(socket: WebSocket) -> Wire | Outgoing:
    """The better way that there is."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(EXTENSION) or Outgoing(socket)
