"""Nobody can ask for too much, or say what others should not have to read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.hall import BOT, HOST, ME, Player, new_table, open_hall
from tests.server.rooms import in_a_loop, until

from heorot.core.seats import SPECTATOR
from heorot.server import answers, desk, messages
from heorot.server.app import make_app
from heorot.server.limits import Limit
from heorot.server.sockets import GONE, NOT_GREETED, NOT_YOURS, TOO_LONG, Line
from heorot.server.store import sqlite_url
from heorot.server.wire import MOST_WAITING


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with open_hall(tmp_path_factory.mktemp("hall")) as one:
        yield one


@pytest.fixture(scope="module")
def table(client: TestClient) -> str:
    """Where I sit and wait for a friend."""
    return new_table(client, "hoard", ME, {"kind": "friend"})


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as one:
        yield one


def test_a_bucket_fills_again_with_time() -> None:
    limit = Limit(burst=2, per_second=0.5)
    assert [limit.allows("me", at) for at in (0, 0, 0, 1, 2, 2)] == [
        True,
        True,
        False,
        False,
        True,
        False,
    ]
    assert limit.allows("another", 2)


@pytest.fixture
def strict(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address may ask three times, ever, and come in twice."""
    at_door = client.app.state.desk  # type: ignore[attr-defined]
    monkeypatch.setattr(at_door, "requests", Limit(burst=3, per_second=1e-9))
    monkeypatch.setattr(at_door, "new_guests", Limit(burst=2, per_second=1e-9))


@pytest.mark.usefixtures("strict")
def test_an_address_may_not_ask_too_often(client: TestClient) -> None:
    elsewhere = TestClient(client.app, base_url=HOST, client=("203.0.113.5", 1))
    statuses = [elsewhere.get("/api/rules/leduc").status_code for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    here = TestClient(client.app, base_url=HOST, client=("127.0.0.1", 1))
    assert {here.get("/api/rules/leduc").status_code for _ in range(4)} == {200}


@pytest.mark.usefixtures("strict")
def test_an_address_may_not_make_too_many_guests(client: TestClient) -> None:
    def come() -> int:
        stranger = TestClient(client.app, base_url=HOST, client=("203.0.113.6", 1))
        return stranger.get("/api/hall").status_code

    assert [come() for _ in range(3)] == [200, 200, 429]


def test_a_guest_may_not_open_too_many_tables(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = TestClient(client.app, base_url=HOST, headers={"origin": HOST})
    guest.get("/api/hall")
    monkeypatch.setattr(answers, "MOST_UNFINISHED", 1)
    body = {"game": "leduc", "seats": [ME, {"kind": "friend"}]}
    assert guest.post("/api/tables", json=body).status_code == 200
    answer = guest.post("/api/tables?lang=de", json=body)
    assert answer.status_code == 429
    assert answer.json()["error"].startswith("Das sind viele Tische")


def test_a_guest_may_not_open_too_many_sockets(
    client: TestClient, table: str, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "MOST_SOCKETS_OF_GUEST", 2)
    with ExitStack() as two:
        for _ in range(2):
            Player(client, table, 0, two).until("table")
        with pytest.raises(WebSocketDisconnect) as refused:
            Player(client, table, 0, stack).hear()
        assert refused.value.code == NOT_YOURS
    Player(client, table, 0, stack).until("table")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", ""])
def test_a_socket_from_another_site_is_refused(client: TestClient, table: str, origin: str) -> None:
    path, headers = f"/ws/{table}/1", {"origin": origin}
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(path, headers=headers),
    ):
        pass
    assert refused.value.code == NOT_YOURS


@pytest.mark.parametrize(
    ("host", "is_meant"),
    [
        ("127.0.0.1:8765", True),
        ("localhost:8765", True),
        ("heorot.localhost", True),
        ("[::1]:8765", True),
        ("Hall.example.org", True),
        ("evil.example:8765", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("hall.example.org.evil.example", False),
        ("[", False),
        ("", False),
    ],
)
def test_a_hall_of_this_machine_answers_to_its_own_names_alone(
    tmp_path: Path, host: str, is_meant: bool
) -> None:
    app = make_app(sqlite_url(tmp_path), tmp_path, names=["hall.example.org"])
    with TestClient(app, base_url=HOST, headers={"host": host, "accept-language": "de"}) as client:
        for path in ("/api/hall", "/", "/health"):
            answer = client.get(path)
            assert (answer.status_code == 421) != is_meant
            if not is_meant:
                assert answer.json()["error"].startswith("Diese Halle ist nur auf diesem Rechner")
                assert "set-cookie" not in answer.headers
                assert answer.headers["content-security-policy"]
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/table/0"):
            pass


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"is": "why"}, NOT_GREETED),
        ({"is": "say", "text": "x" * messages.LONGEST}, TOO_LONG),
    ],
)
def test_a_socket_that_does_not_greet_is_closed(
    client: TestClient, table: str, first: Any, code: int
) -> None:
    with client.websocket_connect(f"/ws/{table}/1") as socket:
        socket.send_json(first)
        assert socket.receive_json()["is"] == "refused"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == code


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"is": "hello", "version": 99, "language": "de"}, "Load this page anew: the hall was ch"),
        ({"is": "hello", "version": 1, "language": "xx"}, "No language 'xx'; the languages are"),
        ({"is": "hello", "version": "1", "language": "en"}, "The hall does not understand this"),
        ({"is": "hello", "version": 1, "language": "en", "more": 1}, "The hall does not understa"),
        ({"is": "dance"}, "The hall does not understand this"),
        ([], "The hall does not understand this"),
        ({"is": "say", "text": "turned \u202e round"}, "This line has signs that cannot be read"),
        ({"is": "say", "text": "\x1b[2J"}, "This line has signs that cannot be read"),
        ({"is": "say", "text": "x" * 301}, "The hall does not understand this"),
    ],
)
def test_what_is_not_right_is_refused_with_a_sentence(
    client: TestClient, table: str, stack: ExitStack, said: Any, why: str
) -> None:
    me = Player(client, table, 1, stack)
    me.until("table")
    me.socket.send_json(said)
    assert me.until("refused")["text"].startswith(why)


def test_what_is_said_is_text_whatever_it_looks_like(
    client: TestClient, table: str, stack: ExitStack
) -> None:
    me = Player(client, table, 1, stack)
    for text in ("<script>alert(1)</script>", "👨‍👩‍👧 שלום ﷽"):
        me.say(messages.Say(text=text))
        assert me.until("said")["text"] == text


def test_whoever_says_too_much_has_to_wait(
    client: TestClient, table: str, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_door = client.app.state.desk  # type: ignore[attr-defined]
    monkeypatch.setattr(at_door, "lines", Limit(burst=2, per_second=1e-9))
    me = Player(client, table, 1, stack)
    for _ in range(3):
        me.say(messages.Say(text="again"))
    assert me.until("refused")["text"] == "That is too fast; wait a little."


def test_who_asks_for_each_card_of_a_long_bid_is_advised_and_a_program_soon_waits(
    client: TestClient,
) -> None:
    hints: Limit = client.app.state.desk.hints  # type: ignore[attr-defined]
    assert all(hints.allows("a person", at) for at in range(0, 60, 2))
    assert sum(hints.allows("a program", 0) for _ in range(100)) <= 30


def test_what_comes_too_fast_is_refused_by_its_name(
    client: TestClient, table: str, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_door = client.app.state.desk  # type: ignore[attr-defined]
    monkeypatch.setattr(at_door, "messages", Limit(burst=1, per_second=1e-9))
    me = Player(client, table, 1, stack)
    me.until("table")
    me.say(messages.Act(request="a-request", revision="", action="end"))
    refused = me.until("refused")
    assert (refused["request"], refused["text"]) == (
        "a-request",
        "That is too fast; wait a little.",
    )
    me.say(messages.Undo(request="another-one", revision=""))
    assert me.until("refused")["request"] == "another-one"


class Silent:
    """A socket of one who does not listen, and says nothing."""

    def __init__(self) -> None:
        self.headers = self.query_params = self.scope = dict[str, str]()
        self.listens = asyncio.Event()
        self.told: list[str] = []
        self.closed = 0

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def send_text(self, text: str) -> None:
        await self.listens.wait()
        self.told.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


@pytest.fixture
def silent(client: TestClient) -> tuple[Silent, Line]:
    socket: Any = Silent()
    room: Any = SimpleNamespace(leave=lambda reader: None)
    at_door = client.app.state.desk  # type: ignore[attr-defined]
    return socket, Line(at_door, room, socket, SPECTATOR, "")


@in_a_loop
async def test_a_reader_that_does_not_listen_is_let_go(silent: tuple[Silent, Line]) -> None:
    socket, line = silent
    talking = asyncio.create_task(line.talk())
    await asyncio.sleep(0)
    for _ in range(3):
        assert line._code is None
        line.reader.send(b"x" * MOST_WAITING)
    line.reader.send(b"x" * MOST_WAITING)
    assert line._code == GONE
    socket.listens.set()
    await talking
    assert (len(socket.told), socket.closed) == (3, GONE)


@in_a_loop
async def test_what_waits_is_told_in_its_order_when_a_reader_listens_again(
    silent: tuple[Silent, Line],
) -> None:
    socket, line = silent
    for text in (b"1", b"2"):
        line.reader.send(text)
    assert socket.told == []
    socket.listens.set()
    await until(lambda: len(socket.told) == 2)
    line.reader.send(b"3")
    assert socket.told == ["1", "2", "3"]


@in_a_loop
async def test_nothing_is_kept_of_what_is_said_after_the_end(silent: tuple[Silent, Line]) -> None:
    _, line = silent
    line._end(TOO_LONG)
    for _ in range(2):
        line._hear(b"x")
    assert not line._unheard


def test_figures_are_for_this_machine_alone(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = TestClient(client.app, base_url=HOST, client=("127.0.0.1", 1))
    elsewhere = TestClient(client.app, base_url=HOST, client=("192.0.2.7", 1))
    assert elsewhere.get("/metrics").status_code == 404
    assert "heorot_moves_total" in here.get("/metrics").text
    monkeypatch.setenv("HEOROT_METRICS_FOR", "127.0.0.0/8, 192.0.2.0/24")
    assert elsewhere.get("/metrics").status_code == 200


def test_figures_count_moves_refusals_and_sockets(tmp_path: Path, stack: ExitStack) -> None:
    with open_hall(tmp_path) as client:
        here = TestClient(client.app, base_url=HOST, client=("127.0.0.1", 1))

        def figure(name: str) -> float:
            lines = here.get("/metrics").text.splitlines()
            return float(next(one.rpartition(" ")[2] for one in lines if one.startswith(name)))

        with ExitStack() as sockets:
            me = Player(client, new_table(client, "hoard", ME, BOT), 1, sockets)
            while not (me.now and me.now["is_asked"]):
                me.hear()
            bots = figure('heorot_moves_total{by="bot"}')
            me.act(0)
            me.until("told")
            me.socket.send_text("nonsense")
            me.until("refused")
            assert figure('heorot_moves_total{by="person"}') == 1
            assert figure('heorot_moves_total{by="bot"}') >= bots
            assert figure("heorot_move_seconds_count") >= 1
            assert figure('heorot_refused_total{over="socket"}') == 1
            assert figure("heorot_sockets ") == 1
            assert figure("heorot_tables ") == 1
        client.post("/api/name", json={})
        assert figure('heorot_refused_total{over="http"}') == 1
