"""The hall as a web application: pages, a small HTTP interface, and sockets to the tables."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from heorot.server import client, guests, metrics, openapi
from heorot.server.answers import ENDPOINTS, refused
from heorot.server.desk import Desk, Refuse
from heorot.server.guard import HEADERS, Guard
from heorot.server.hall import Hall
from heorot.server.sockets import talk
from heorot.server.store import Store
from heorot.server.workers import Workers

API = "/api"


def make_app(
    url: str, data: Path, *, workers: int = 1, names: Collection[str] | None = None
) -> Starlette:
    """The application over a database and a data folder, for whoever asks by one of the names."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(url)
        thinkers = Workers(workers)
        hall = Hall(store, thinkers, guests.read_key(data))
        app.state.desk = Desk(hall)
        try:
            async with hall.listening(), hall.waking():
                yield
        finally:
            thinkers.close()
            store.close()

    routes = [
        Mount(API, routes=[openapi.ROUTE, *_routes(is_api=True)]),
        *_routes(is_api=False),
        metrics.ROUTE,
        WebSocketRoute("/ws/{match}/{seat:int}", talk),
        *client.routes(),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={HTTPException: _explain, Exception: _confess},
    )


def _routes(*, is_api: bool) -> list[Route]:
    """Those of the interface, or those beside it; the former stand below its path."""
    found = [one for one in ENDPOINTS if one.path.startswith(API) == is_api]
    return [one.route(API if is_api else "") for one in found]


async def _explain(request: Request, error: Any) -> Response:
    """What Starlette refuses by itself, in a sentence."""
    problem = "the hall has nothing there"
    if error.status_code == 405:
        problem = "the hall has something there, but it is asked for in another way"
    answer = refused(Refuse(error.status_code, problem), request)
    answer.headers.update(error.headers or {})
    return answer


async def _confess(request: Request, error: Exception) -> Response:
    """A fault of ours; Starlette's own log has it."""
    answer = refused(Refuse(500, "something went wrong in the hall; try it again"), request)
    answer.headers.update(HEADERS)  # it does not pass the guard
    return answer
