"""The answers of the HTTP interface, and the list of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from heorot.core.errors import HeorotError
from heorot.core.words import Word
from heorot.games import game_names, load
from heorot.i18n import Speech
from heorot.server import desk as door
from heorot.server import facts, guests, lessons, pages, replay, settings
from heorot.server.desk import COME_IN, Desk, Refuse, language_of
from heorot.server.names import readable_name
from heorot.server.rows import MatchRow, NoTable, SeatRow
from heorot.server.settings import NewTable
from heorot.server.speaking import sentence

MOST_TABLES = 30
"""Of each list in the lobby."""
MINUTE = 60
MOST_UNFINISHED = 100
"""Tables that a guest has opened and nobody has finished."""
UNNAMED = ""
"""The name of a guest who has not chosen one."""


async def show_hall(desk: Desk, request: Request) -> Response:
    """The games, my tables, the tables that everybody may see. A stranger becomes a guest."""
    language = language_of(request)
    store = desk.hall.store
    guest = desk.guest(request) or guests.new_guest()
    my_name = await asyncio.to_thread(store.guest_name, guest)
    if my_name is None:  # a database that was brought back may not know them all
        desk.check_pace(desk.new_guests, request)
        my_name = UNNAMED
        await store.set_guest(guest, my_name, time.time())
    mine = await asyncio.to_thread(store.tables_of, guest, MOST_TABLES)
    listed = await asyncio.to_thread(store.listed, MOST_TABLES)
    others = [one for one in listed if all(seat.guest != guest for seat in one.seated)]
    answer = facts.HallFacts(
        me=facts.Me(name=my_name or Speech(language).say("guest-name")),
        games=tuple(pages.game_facts(name, language) for name in game_names()),
        mine=tuple(table_facts(one.match, one.seated, guest, language) for one in mine),
        listed=tuple(table_facts(one.match, one.seated, guest, language) for one in others),
    )
    response = _json(answer)
    response.set_cookie(
        guests.COOKIE,
        guests.sign(desk.hall.key, guest),
        max_age=guests.YEAR,  # from this visit on
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


async def rename(desk: Desk, request: Request) -> Response:
    """Call me otherwise from now on."""
    guest = desk.known(request)
    name = readable_name((await door.body(request, facts.Name)).name)
    await desk.hall.store.set_guest(guest, name, time.time())
    return _json(facts.Me(name=name))


async def open_table(desk: Desk, request: Request) -> Response:
    """A new table."""
    guest = desk.known(request)
    new = await door.body(request, NewTable)
    unfinished = await asyncio.to_thread(desk.hall.store.unfinished, guest)
    if not desk.new_tables.allows(guest, time.monotonic()) or unfinished >= MOST_UNFINISHED:
        raise Refuse(429, "that is many tables; finish some of them, or wait a little")
    language = language_of(request)
    name = await _name_of(desk, guest, language)
    match = await desk.hall.open_table(new, guest, name, language)
    return _json(facts.Opened(id=match))


async def show_table(desk: Desk, request: Request) -> Response:
    """Who sits at a table; the host is shown the invitations, too. Whoever comes may watch."""
    guest = desk.guest(request) or ""
    async with desk.hall.visit(request.path_params["match"]) as room:
        match, seated = room.kept.match, room.kept.seated
    shown: list[facts.Invitation] = []
    if match.host == guest and match.stage == "open":
        for one in seated:
            if one.link and one.is_free:
                path = f"/t/{match.id}/{guests.link(desk.hall.key, match.id, one.seat)}"
                qr = _qr(request, path)
                shown.append(facts.Invitation(seat=one.seat + 1, path=path, qr=qr))
    found = table_facts(match, seated, guest, language_of(request))
    return _json(msgspec.structs.replace(found, invitations=tuple(shown)))


async def sit(desk: Desk, request: Request) -> Response:
    """Follow an invitation."""
    guest = desk.known(request)
    link = (await door.body(request, facts.Link)).link
    name = await _name_of(desk, guest, language_of(request))
    seat = await desk.hall.sit(request.path_params["match"], link, guest, name)
    return _json(facts.Seated(seat=seat + 1))


async def get_up(desk: Desk, request: Request) -> Response:
    """Leave a table: before the match begins for good, afterwards for a bot."""
    await desk.hall.get_up(request.path_params["match"], desk.known(request))
    return _json(facts.Left(is_left=True))


async def put_away(desk: Desk, request: Request) -> Response:
    """Take a table off my list, or put it back; nothing else changes, for nobody."""
    guest, wish = desk.known(request), await door.body(request, facts.Away)
    await desk.hall.store.put_away(guest, request.path_params["match"], is_away=wish.is_away)
    return _json(wish)


async def show_saga(desk: Desk, request: Request) -> Response:
    """A finished match as a file."""
    async with desk.hall.visit(request.path_params["match"]) as room:
        name = f"{room.kept.settings.game}-{room.kept.id}.saga"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(room.kept.saga(), headers=headers)


async def show_dice(desk: Desk, request: Request) -> Response:
    """The dice of a finished match, opened, for whoever wants to check them."""
    async with desk.hall.visit(request.path_params["match"]) as room:
        return _json(replay.dice(room.kept.finished))


async def show_past(desk: Desk, request: Request) -> Response:
    """What a seat, or with 0 everybody, was told of a finished match."""
    seat, language = request.path_params["seat"], language_of(request)
    async with desk.hall.visit(request.path_params["match"]) as room:
        return _json(replay.past(room.kept.finished, seat, language))


async def show_moment(desk: Desk, request: Request) -> Response:
    """A finished match after so many actions, through the eyes of a seat."""
    seat, at = request.path_params["seat"], request.path_params["at"]
    async with desk.hall.visit(request.path_params["match"]) as room:
        return _json(replay.moment(room.kept.finished, seat, at, language_of(request)))


async def show_rules(desk: Desk, request: Request) -> Response:
    """The rules of a game."""
    return _json(pages.rulebook_page(_game(request), language_of(request)))


async def show_lesson(desk: Desk, request: Request) -> Response:
    """First steps in a box of a game: all of it, as the seat that learns may know it."""
    name, box = _game(request), request.path_params["box"]
    if not lessons.has_lesson(name, box):
        raise Refuse(404, "there are no first steps for this game yet")
    lesson = await asyncio.to_thread(lessons.lesson_of, name, box, language_of(request))
    return _json(lesson)


async def show_health(desk: Desk, request: Request) -> Response:
    """Whether the hall is open, and its database answers."""
    await asyncio.to_thread(desk.hall.store.is_alive)
    return _json(facts.Health(is_open=True))


# What they are made of.


def _game(request: Request) -> str:
    """The game that is asked for."""
    name: str = request.path_params["game"]
    if name not in game_names():
        problem = "no game {name}; the games are {known}"
        raise Refuse(404, problem, name=repr(name[:40]), known=", ".join(game_names()))
    return name


async def _name_of(desk: Desk, guest: str, language: str) -> str:
    """What a guest is called; who has not chosen a name, in the language of the moment."""
    name = await asyncio.to_thread(desk.hall.store.guest_name, guest)
    if name is None:
        raise Refuse(401, COME_IN)
    return name or Speech(language).say("guest-name")


def table_facts(
    match: MatchRow, seated: list[SeatRow], guest: str, language: str
) -> facts.TableFacts:
    """A table as the lobby shows it to a guest."""
    kept = settings.read(match.settings)
    waited = [one for one in seated if match.waited >> one.seat & 1]
    return facts.TableFacts(
        id=match.id,
        game=kept.game,
        title=pages.title_of(kept.game, kept.box, language),
        box=kept.box,
        stage=match.stage,  # type: ignore[arg-type]  # one of them, as it came from the database
        seats=tuple(_seat_facts(one, guest) for one in seated),
        host=next((one.name for one in seated if one.guest == match.host), ""),
        is_host=match.host == guest,
        is_listed=match.is_listed,
        is_my_turn=any(one.guest == guest for one in waited),
        waited_for=tuple(one.name for one in waited),
        winners=tuple(_winners(match, seated, kept.game, language)),
        touched=match.noticed // MINUTE * MINUTE,
    )


def _winners(match: MatchRow, seated: list[SeatRow], game: str, language: str) -> Iterator[str]:
    """Whoever has no seat is called as the game does."""
    if not match.won:
        return
    speech = Speech(language, load(game), {one.seat + 1: one.name for one in seated})
    for word in match.won.split("|"):
        kind, _, value = word.partition(":")
        yield speech.name(Word(kind, int(value) if value.isdecimal() else value))


def _seat_facts(one: SeatRow, guest: str) -> facts.SeatFacts:
    return facts.SeatFacts(
        seat=one.seat + 1,
        name=one.name,
        bot=one.bot,
        is_mine=one.guest == guest,
        is_free=one.is_free,
    )


def _qr(request: Request, path: str) -> str:
    address = f"{request.url.scheme}://{request.headers.get('host', '')}{path}"
    return str(segno.make(address, error="m").svg_data_uri(border=2))


def _json(value: msgspec.Struct, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    data = msgspec.json.encode(value)
    return Response(data, status, headers, media_type="application/json")


# All of them.

Answer = Callable[[Desk, Request], Awaitable[Response]]


class Endpoint(NamedTuple):
    """Something that can be asked for."""

    method: str
    path: str
    answer: Answer
    returns: type[msgspec.Struct] | None
    """None: a text."""
    takes: type[msgspec.Struct] | None = None
    refuses: tuple[int, ...] = ()
    """The statuses of what may be refused, but for 400 and 429, which may meet everybody."""

    def route(self, below: str = "") -> Route:
        """The same for Starlette, where it stands below a path."""

        async def endpoint(request: Request) -> Response:
            return await self._answered(request.app.state.desk, request)

        return Route(self.path.removeprefix(below), endpoint, methods=[self.method])

    async def _answered(self, desk: Desk, request: Request) -> Response:
        try:
            desk.check_pace(desk.requests, request)
            door.check_language(request)
            if self.method != "GET":
                door.check_origin(request)
            return await self.answer(desk, request)
        except HeorotError as error:
            return refused(error, request)


def refused(error: HeorotError, request: Request) -> Response:
    """An error as an answer, in the language of whoever asked."""
    request.app.state.desk.figures.refused.labels("http").inc()
    status = 404 if isinstance(error, NoTable) else 400
    if isinstance(error, Refuse):
        status = error.status
    return _json(facts.Trouble(error=sentence(error, language_of(request))), status)


ENDPOINTS = (
    Endpoint("GET", "/api/hall", show_hall, facts.HallFacts),
    Endpoint("POST", "/api/name", rename, facts.Me, facts.Name, (401, 403, 413)),
    Endpoint("POST", "/api/tables", open_table, facts.Opened, NewTable, (401, 403, 413)),
    Endpoint("GET", "/api/tables/{match}", show_table, facts.TableFacts, None, (404,)),
    Endpoint(
        "POST", "/api/tables/{match}/sit", sit, facts.Seated, facts.Link, (401, 403, 404, 413)
    ),
    Endpoint("POST", "/api/tables/{match}/leave", get_up, facts.Left, None, (401, 403, 404)),
    Endpoint(
        "POST", "/api/tables/{match}/away", put_away, facts.Away, facts.Away, (401, 403, 404, 413)
    ),
    Endpoint("GET", "/api/tables/{match}/saga", show_saga, None, None, (404,)),
    Endpoint("GET", "/api/tables/{match}/dice", show_dice, facts.DiceFacts, None, (404,)),
    Endpoint("GET", "/api/tables/{match}/replay/{seat}", show_past, facts.Finished, None, (404,)),
    Endpoint(
        "GET", "/api/tables/{match}/replay/{seat}/{at}", show_moment, facts.Moment, None, (404,)
    ),
    Endpoint("GET", "/api/rules/{game}", show_rules, facts.Rulebook, None, (404,)),
    Endpoint("GET", "/api/lessons/{game}/{box}", show_lesson, facts.Lesson, None, (404,)),
    Endpoint("GET", "/health", show_health, facts.Health),
)
