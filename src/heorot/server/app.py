"""The hall as a web application: pages, a small HTTP interface, and sockets to the tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from heorot.bots import BOTS
from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import game_names, load
from heorot.i18n import Speech, languages, rulebook
from heorot.server import guests, messages, pages, settings
from heorot.server.hall import Hall
from heorot.server.limits import Limit
from heorot.server.readers import Reader
from heorot.server.room import Room
from heorot.server.rows import MatchRow, SeatRow
from heorot.server.settings import NewTable
from heorot.server.store import Store
from heorot.server.workers import Workers

LOG = logging.getLogger("heorot.server")
STATIC = Path(__file__).parent / "static"
LONGEST_BODY = 16_384
MOST_TABLES = 30
"""Of each list in the lobby."""
WAITING_MESSAGES = 256
"""A reader that is so far behind is let go; it comes back and is shown everything."""
FIRST_WORD = 10.0
"""Seconds in which a socket must say hello."""

T = TypeVar("T")
Answer = Callable[["Desk", Request], Awaitable[Response]]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: str


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation."""

    link: str


class Refuse(HeorotError):
    """A request that is not granted."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Desk:
    """What every request needs."""

    def __init__(self, hall: Hall, *, is_secure: bool) -> None:
        self.hall = hall
        self.is_secure = is_secure
        self.new_tables = Limit(burst=20, per_second=0.1)
        self.requests = Limit(burst=120, per_second=10)
        self.spoken = Limit(burst=60, per_second=10)
        self.counted = {"acts": 0, "refused": 0, "sockets": 0}

    # Who asks.

    def guest(self, connection: HTTPConnection) -> str | None:
        """The guest of a cookie that we have signed."""
        return guests.read_cookie(self.hall.key, connection.cookies.get(guests.COOKIE, ""))

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse what another site sends in a guest's name."""
        origin = connection.headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
            raise Refuse(403, "this was not sent from the hall")

    async def name_of(self, guest: str) -> str:
        """What a guest is called."""
        return await asyncio.to_thread(self.hall.store.guest_name, guest) or ""


# Answers.


async def show_hall(desk: Desk, request: Request) -> Response:
    """The games, my tables, the tables that everybody may see."""
    language = _language(request)
    guest = desk.guest(request)
    fresh = guest is None
    if guest is None:
        guest = guests.new_guest()
        await desk.hall.store.set_guest(guest, _new_name(language), time.time())
    store = desk.hall.store
    mine = await asyncio.to_thread(store.tables_of, guest, MOST_TABLES)
    listed = await asyncio.to_thread(store.listed, MOST_TABLES)
    known = {one.match.id for one in mine}
    answer = {
        "me": {"name": await desk.name_of(guest)},
        "games": _games(language),
        "mine": [_facts(one.match, one.seated, guest, language) for one in mine],
        "listed": [
            _facts(one.match, one.seated, guest, language)
            for one in listed
            if one.match.id not in known
        ],
    }
    response = _json(answer)
    if fresh:
        response.set_cookie(
            guests.COOKIE,
            guests.sign(desk.hall.key, guest),
            max_age=guests.YEAR,
            httponly=True,
            samesite="lax",
            secure=desk.is_secure,
        )
    return response


async def rename(desk: Desk, request: Request) -> Response:
    """Call me otherwise from now on."""
    guest = _known(desk, request)
    name = " ".join((await _body(request, Name)).name.split())
    if not 1 <= len(name) <= messages.LONGEST_NAME or not name.isprintable():
        raise Refuse(400, f"a name has 1 to {messages.LONGEST_NAME} letters that can be read")
    await desk.hall.store.set_guest(guest, name, time.time())
    return _json({"name": name})


async def open_table(desk: Desk, request: Request) -> Response:
    """A new table."""
    guest = _known(desk, request)
    if not desk.new_tables.allows(guest, time.monotonic()):
        raise Refuse(429, "that is many tables; wait a little")
    new = await _body(request, NewTable)
    return _json({"id": await desk.hall.open_table(new, guest, await desk.name_of(guest))})


async def show_table(desk: Desk, request: Request) -> Response:
    """Who sits at a table; the host is shown the invitations, too."""
    guest = _known(desk, request)
    async with desk.hall.visit(request.path_params["match"]) as room:
        match, seated = room.kept.match, room.kept.seated
    facts = _facts(match, seated, guest, _language(request))
    shown = []
    if match.host == guest and match.stage == "open":
        for one in seated:
            if one.link and one.is_free:
                path = f"/t/{match.id}/{guests.link(desk.hall.key, match.id, one.seat)}"
                shown.append({"seat": one.seat + 1, "path": path, "qr": _qr(request, path)})
    return _json(facts | {"invitations": shown})


async def sit(desk: Desk, request: Request) -> Response:
    """Follow an invitation."""
    guest = _known(desk, request)
    link = (await _body(request, Link)).link
    name = await desk.name_of(guest)
    seat = await desk.hall.sit(request.path_params["match"], link, guest, name)
    return _json({"seat": seat + 1})


async def get_up(desk: Desk, request: Request) -> Response:
    """Leave a table."""
    await desk.hall.get_up(request.path_params["match"], _known(desk, request))
    return _json({})


async def show_saga(desk: Desk, request: Request) -> Response:
    """A finished match as a file."""
    async with desk.hall.visit(request.path_params["match"]) as room:
        kept = room.kept
        headers = {
            "content-disposition": f'attachment; filename="{kept.settings.game}-{kept.id}.saga"'
        }
        return PlainTextResponse(kept.saga(), headers=headers)


async def show_rules(desk: Desk, request: Request) -> Response:
    """The rules of a game."""
    name, language = request.path_params["game"], _language(request)
    if name not in game_names():
        raise Refuse(404, f"no game {name[:40]!r}; the games are {', '.join(game_names())}")
    return _json(pages.rulebook_page(name, language))


async def show_health(desk: Desk, request: Request) -> Response:
    """Whether the hall is open."""
    await asyncio.to_thread(desk.hall.store.is_alive)
    return _json({"is_open": True})


async def show_metrics(desk: Desk, request: Request) -> Response:
    """Figures for Prometheus."""
    rooms = desk.hall.rooms.values()
    figures = {
        "heorot_tables": len(rooms),
        "heorot_sockets": sum(len(room.readers) for room in rooms),
        "heorot_bots_thinking": sum(len(room.thinking) for room in rooms),
        "heorot_messages_total": desk.counted["acts"],
        "heorot_refused_total": desk.counted["refused"],
    }
    return PlainTextResponse("".join(f"{name} {value}\n" for name, value in figures.items()))


async def show_page(request: Request) -> Response:
    """The client; it reads the address itself."""
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


# Sockets.


async def talk(socket: WebSocket) -> None:
    """A socket to a table: the seat of a guest, or one who watches."""
    desk: Desk = socket.app.state.desk
    async with contextlib.AsyncExitStack() as stack:
        try:
            desk.check_origin(socket)
            visit = desk.hall.visit(socket.path_params["match"])
            room = await stack.enter_async_context(visit)
            seat = SeatIndex(int(socket.path_params["seat"]) - 1)
            guest = desk.guest(socket) or ""
            if seat != SPECTATOR and seat not in room.kept.seats_of(guest):
                raise Refuse(403, "this seat is not yours")
        except HeorotError:
            await socket.close(4403)
            return
        await socket.accept()
        await _stay(desk, room, Reader(seat, guest, lambda _: None), socket)


async def _stay(desk: Desk, room: Room, reader: Reader, socket: WebSocket) -> None:
    """At a table, until one side has had enough."""
    outgoing: asyncio.Queue[bytes] = asyncio.Queue(WAITING_MESSAGES)
    closing = asyncio.Event()

    def send(data: bytes) -> None:
        try:
            outgoing.put_nowait(data)
        except asyncio.QueueFull:
            closing.set()

    reader.send = send
    async with asyncio.TaskGroup() as group:
        writer = group.create_task(_write(socket, outgoing))
        try:
            await _listen(desk, room, reader, socket, closing)
        finally:
            room.leave(reader)
            writer.cancel()
            with contextlib.suppress(RuntimeError):
                await socket.close()


async def _write(socket: WebSocket, outgoing: asyncio.Queue[bytes]) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text((await outgoing.get()).decode())


async def _listen(
    desk: Desk, room: Room, reader: Reader, socket: WebSocket, closing: asyncio.Event
) -> None:
    """Hear what a reader says until it goes, or says what cannot be understood."""
    has_entered = False
    with contextlib.suppress(WebSocketDisconnect):
        while not closing.is_set():
            text = await asyncio.wait_for(
                socket.receive_text(), None if has_entered else FIRST_WORD
            )
            if not desk.spoken.allows(f"{reader.guest} {id(reader)}", time.monotonic()):
                reader.send(messages.encode(messages.Refused(text="too fast")))
                continue
            if len(text) > messages.LONGEST:
                return
            try:
                message = messages.decode(text)
            except msgspec.ValidationError as error:
                desk.counted["refused"] += 1
                reader.send(messages.encode(messages.Refused(text=str(error))))
                continue
            except msgspec.DecodeError:
                return
            if not has_entered and not isinstance(message, messages.Hello):
                return
            if not has_entered:
                room.enter(reader)
                has_entered = True
            desk.counted["acts"] += 1
            await room.hear(reader, message)


# Helpers.


def _language(request: Request) -> str:
    wanted = request.query_params.get("lang", "en")
    return wanted if wanted in languages() else "en"


def _known(desk: Desk, request: Request) -> str:
    guest = desk.guest(request)
    if guest is None:
        raise Refuse(401, "come in first: open the hall once")
    return guest


async def _body(request: Request, kind: type[T]) -> T:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise Refuse(413, f"more than {LONGEST_BODY} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise Refuse(400, f"not understood: {error}") from None


def _json(value: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(value)
    return Response(data, status, headers, media_type="application/json")


def _new_name(language: str) -> str:
    return Speech(language).say("guest-name")


def _facts(match: MatchRow, seated: Sequence[SeatRow], guest: str, language: str) -> dict[str, Any]:
    kept = settings.read(match.settings)
    waited = [one for one in seated if match.waited >> one.seat & 1]
    return {
        "id": match.id,
        "game": kept.game,
        "title": rulebook.read(load(kept.game), language).title,
        "stage": match.stage,
        "seats": [_seat_facts(one, guest) for one in seated],
        "is_my_turn": any(one.guest == guest for one in waited),
        "waited_for": [one.name for one in waited],
        "touched": match.touched,
    }


def _seat_facts(one: SeatRow, guest: str) -> dict[str, Any]:
    return {
        "seat": one.seat + 1,
        "name": one.name,
        "bot": one.bot,
        "is_mine": one.guest == guest,
        "is_free": one.is_free,
    }


@lru_cache(maxsize=16)
def _games(language: str) -> list[dict[str, Any]]:
    return [pages.game_facts(name, language, tuple(BOTS)) for name in game_names()]


def _qr(request: Request, path: str) -> str:
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{path}"
    return str(segno.make(address, error="m").svg_data_uri(border=2))


class Guard:
    """Headers on every answer; errors as JSON; a limit for each address."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, send_guarded)


HEADERS = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'"
        " 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }.items()
]


def _route(path: str, answer: Answer, method: str = "GET") -> Route:
    async def endpoint(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        address = request.client.host if request.client else ""
        try:
            if not desk.requests.allows(address, time.monotonic()):
                raise Refuse(429, "that is too fast; wait a little")
            if method != "GET":
                desk.check_origin(request)
            return await answer(desk, request)
        except Refuse as error:
            return _json({"error": str(error)}, error.status)
        except HeorotError as error:
            return _json({"error": str(error)}, 400)

    return Route(path, endpoint, methods=[method])


def make_app(url: str, data: Path, *, workers: int = 1, is_secure: bool = False) -> Starlette:
    """The application over a database and a data folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        store = Store(url)
        thinkers = Workers(workers)
        hall = Hall(store, thinkers, guests.read_key(data))
        app.state.desk = Desk(hall, is_secure=is_secure)
        try:
            await hall.wake()
            yield
        finally:
            thinkers.close()
            store.close()

    routes = [
        _route("/api/hall", show_hall),
        _route("/api/name", rename, "POST"),
        _route("/api/tables", open_table, "POST"),
        _route("/api/tables/{match}", show_table),
        _route("/api/tables/{match}/sit", sit, "POST"),
        _route("/api/tables/{match}/leave", get_up, "POST"),
        _route("/api/tables/{match}/saga", show_saga),
        _route("/api/rules/{game}", show_rules),
        _route("/health", show_health),
        _route("/metrics", show_metrics),
        WebSocketRoute("/ws/{match}/{seat:int}", talk),
        Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)),
        Route("/icon.svg", lambda _: FileResponse(STATIC / "icon.svg")),
        Route("/{path:path}", show_page),
    ]
    return Starlette(routes=routes, lifespan=lifespan, middleware=[Middleware(Guard)])
