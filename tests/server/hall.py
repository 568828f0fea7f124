"""A hall on a database of its own, and guests who play there over sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession
from tests.harness.clients import rolled

from heorot.server import messages
from heorot.server.app import make_app
from heorot.server.desk import Desk
from heorot.server.limits import Limit
from heorot.server.store import sqlite_url
from heorot.server.workers import PACE

HOST = "http://testserver"


@contextmanager
def open_hall(folder: Path) -> Iterator[TestClient]:
    """The hall; one guest has come in. Bots answer at once."""
    app = make_app(sqlite_url(folder), folder)
    with (
        patch.dict(PACE, dict.fromkeys(PACE, 0.0)),
        TestClient(app, base_url=HOST, headers={"origin": HOST}) as client,
    ):
        assert client.get("/api/hall").status_code == 200
        yield client


def unlimited(desk: Desk) -> None:
    """Whoever tests is faster than anybody may be."""
    for name in ("requests", "new_guests", "new_tables", "messages", "lines", "tables_shown"):
        setattr(desk, name, Limit(burst=1e9, per_second=1e9))


def new_table(client: TestClient, game: str, *seats: dict[str, str], **more: Any) -> str:
    """The id of a new table."""
    body = {"game": game, "seats": list(seats), **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["id"]
    return found


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}


class Player:
    """Somebody at a seat, or one who watches (seat 0)."""

    def __init__(self, client: TestClient, table: str, seat: int, stack: ExitStack) -> None:
        self.table = table
        self.seat = seat
        self.socket: WebSocketTestSession = stack.enter_context(
            client.websocket_connect(f"/ws/{table}/{seat}")
        )
        self.now: dict[str, Any] | None = None
        self.entries: list[dict[str, Any]] = []
        self.heard: list[bytes] = []
        self.say(messages.Hello(version=messages.VERSION, language="en"))

    def say(self, message: messages.Message) -> None:
        self.socket.send_text(messages.encode(message).decode())

    def hear(self) -> dict[str, Any]:
        """The next message; the dice are answered by themselves."""
        text = self.socket.receive_text()
        self.heard.append(text.encode())
        message: dict[str, Any] = msgspec.json.decode(text)
        match message["is"]:
            case "table":
                self.now, self.entries = message["now"], message["entries"]
            case "told":
                self.now = message["now"]
                self.entries += message["entries"]
            case "roll":
                self.say(rolled(message["step"], message["dice"], self.seat - 1))
        return message

    def until(self, what: str) -> dict[str, Any]:
        """Hear on until a message of this name."""
        while (message := self.hear())["is"] != what:
            pass
        return message

    def act(self, number: int, choice: int = 0) -> str:
        """Play one of the choices."""
        assert self.now is not None
        request = f"request-{self.seat}-{number}"
        action = self.now["choices"][choice]["action"]
        self.say(messages.Act(request=request, revision=self.now["revision"], action=action))
        return request


def at_one_screen(client: TestClient, game: str, stack: ExitStack, **more: Any) -> list[Player]:
    """Two at a screen, when the match has begun; whoever is asked is the first of them."""
    table = new_table(client, game, ME, {"kind": "here", "name": "Ben"}, **more)
    people = [Player(client, table, seat, stack) for seat in (1, 2)]
    for step in ("roll", "roll", "table"):
        for one in people:
            one.until(step)
    return sorted(people, key=lambda one: not (one.now and one.now["is_asked"]))
