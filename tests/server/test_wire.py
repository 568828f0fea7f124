"""A socket of our own server hears the same, however its bytes arrive, and tells it unharmed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from tests.server.rooms import in_a_loop, until
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from heorot.server import wire
from heorot.server.wire import Wire, wire_of

SAID = ["a", "b" * 125, "é" * 63, "d" * 4096, "", "f" * 126]


class Pipe:
    """A transport that keeps what is written; nothing comes of pauses, for all is there at once."""

    def __init__(self) -> None:
        self.written = b""
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_extra_info(self, _: str) -> None: ...


class Talk:
    """A client, our end of its socket, and all that the application heard there."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.client = ClientProtocol(parse_uri("ws://hall/"))
        self.pipe = Pipe()
        config = uvicorn.Config(self.app, interface="asgi3", ws=Wire, ws_max_size=4096)
        config.load()
        self.wire = Wire(config, ServerState(), {})
        self.wire.connection_made(self.pipe)  # type: ignore[arg-type]
        self.is_open = False

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        found = wire_of(socket)
        assert found is self.wire
        found.hear = lambda data: self.heard.append(data.decode())
        self.is_open = True
        while (message := await socket.receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])

    async def open(self) -> None:
        self.client.send_request(self.client.connect())
        self.wire.data_received(b"".join(self.client.data_to_send()))
        await until(lambda: self.is_open)
        assert list(self.hear()) == []

    def hear(self) -> Iterator[str]:
        """What the client was told since."""
        self.client.receive_data(self.pipe.written)
        self.pipe.written = b""
        for event in self.client.events_received():
            if isinstance(event, Frame):
                assert event.opcode is Opcode.TEXT
                yield bytes(event.data).decode()

    def said(self) -> bytes:
        """Messages as a client sends them, one of them in two frames, and signs of life."""
        for text in SAID:
            self.client.send_text(text.encode())
            self.client.send_pong(b"alive")
        self.client.send_text(b"two ", fin=False)
        self.client.send_ping(b"between")
        self.client.send_continuation(b"parts", fin=True)
        self.client.send_text(b"last")
        return b"".join(self.client.data_to_send())


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100, 4101, 1 << 20])
@in_a_loop
async def test_messages_are_heard_however_they_are_cut(size: int) -> None:
    talk = Talk()
    await talk.open()
    data = talk.said()
    for start in range(0, len(data), size):
        talk.wire.data_received(data[start : start + size])
        await asyncio.sleep(0)
    expected = [*SAID, "two parts", "last"]
    await until(lambda: len(talk.heard) == len(expected))
    assert talk.heard == expected


@in_a_loop
async def test_whole_messages_do_not_go_through_asgi() -> None:
    talk = Talk()
    await talk.open()
    for text in SAID:
        talk.client.send_text(text.encode())
        talk.wire.data_received(b"".join(talk.client.data_to_send()))
        talk.client.send_pong(b"alive")
        talk.wire.data_received(b"".join(talk.client.data_to_send()))
    assert talk.heard == SAID  # without any turn of the event loop
    assert talk.wire.queue.empty()


@in_a_loop
async def test_what_is_told_arrives() -> None:
    talk = Talk()
    await talk.open()
    told = [*SAID, "g" * 65535, "h" * 65536]
    for text in told:
        talk.wire.tell(text.encode())
    assert list(talk.hear()) == told


@in_a_loop
async def test_a_message_that_is_too_long_ends_the_socket() -> None:
    talk = Talk()
    await talk.open()
    talk.client.send_text(b"x" * 4097)
    talk.wire.data_received(b"".join(talk.client.data_to_send()))
    assert talk.heard == []
    assert talk.pipe.is_closed


@in_a_loop
async def test_who_does_not_take_what_is_told_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_WAITING", 100)
    talk = Talk()
    await talk.open()
    left: list[bool] = []
    talk.wire.let_go = lambda: left.append(True)
    talk.wire.tell(b"x" * 90)
    assert not left
    talk.wire.tell(b"x")
    talk.wire.tell(b"x" * 10)
    assert left


@in_a_loop
async def test_nothing_is_told_where_nobody_is_any_more() -> None:
    talk = Talk()
    await talk.open()
    talk.pipe.written = b""
    talk.pipe.close()
    talk.wire.tell(b"x")
    assert talk.pipe.written == b""
