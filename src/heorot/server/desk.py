"""The desk at the door: who asks, in which language, and whether that may be granted."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from heorot.core.errors import HeorotError
from heorot.i18n import languages
from heorot.server import guests
from heorot.server.addresses import address_of, is_within
from heorot.server.hall import Hall
from heorot.server.limits import Limit
from heorot.server.metrics import Figures

LONGEST_BODY = 16_384
MOST_SOCKETS_OF_GUEST = 32
"""A hot-seat match of six in several tabs, and some left open elsewhere."""
MOST_SOCKETS_OF_ADDRESS = 400
"""A school behind one address."""

NOT_UNDERSTOOD = "the hall does not understand this: {problem}"
COME_IN = "come in first: open the hall once, and let it keep a cookie"
TOO_MUCH = "that is more than {most} bytes"

T = TypeVar("T")


class Refuse(HeorotError):
    """A request that is not granted."""

    def __init__(self, status: int, problem: str, /, **values: object) -> None:
        super().__init__(problem, **values)
        self.status = status


class Desk:
    """What every request needs."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.figures = Figures(hall)
        hall.store.committed = self.figures.committed
        self.requests = Limit(burst=120, per_second=10)
        """Of an address."""
        self.new_guests = Limit(burst=60, per_second=0.2)
        """Of an address."""
        self.new_tables = Limit(burst=20, per_second=0.1)
        """Of a guest."""
        self.messages = Limit(burst=60, per_second=10)
        """Of a socket."""
        self.tables_shown = Limit(burst=60, per_second=5)
        """Of a guest: whole tables, and all that is not possible there, are the most to tell."""
        self.hints = Limit(burst=30, per_second=0.2)
        """Of a guest: enough to ask about each card of a long bid. One takes up to a second of a
        core, and somebody else's bots wait meanwhile."""
        self.lines = Limit(burst=10, per_second=0.5)
        """Of what a guest says."""
        self.sockets: Counter[str] = Counter()
        """Those that are open, by guest and by address."""

    # Who asks.

    def guest(self, connection: HTTPConnection) -> str | None:
        """The guest of a cookie that we have signed."""
        return guests.read_cookie(self.hall.key, connection.cookies.get(guests.COOKIE, ""))

    def known(self, request: Request) -> str:
        """The same for what only guests may do."""
        guest = self.guest(request)
        if guest is None:
            raise Refuse(401, COME_IN)
        return guest

    # What is granted.

    def check_pace(self, limit: Limit, connection: HTTPConnection) -> None:
        """Refuse an address that asks too often.

        This machine is not limited: it is its owner's, or that of a proxy which does not say for
        whom it asks.
        """
        address = address_of(connection)
        if not is_within(address) and not limit.allows(address, time.monotonic()):
            raise Refuse(429, "that is too fast; wait a little")

    @contextmanager
    def holding(self, connection: HTTPConnection, guest: str) -> Iterator[None]:
        """Count a socket as long as it is open; refuse one too many."""
        address = address_of(connection)
        most = {f"address {address}": MOST_SOCKETS_OF_ADDRESS}
        if is_within(address):
            most = {}
        if guest:
            most[f"guest {guest}"] = MOST_SOCKETS_OF_GUEST
        if any(self.sockets[key] >= count for key, count in most.items()):
            raise Refuse(429, "too many tables are open; close some of them")
        self.sockets.update(most.keys())
        self.figures.sockets.inc()
        try:
            yield
        finally:
            self.figures.sockets.dec()
            for key in most:
                self.sockets[key] -= 1
                if not self.sockets[key]:
                    del self.sockets[key]


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site sends in a guest's name; browsers always say where it comes from."""
    origin = urlsplit(connection.headers.get("origin", ""))
    if not origin.netloc or origin.netloc != connection.headers.get("host"):
        raise Refuse(403, "this was not sent from a page of the hall")


def check_language(connection: HTTPConnection) -> None:
    """Refuse a language that we do not speak."""
    wanted = connection.query_params.get("lang")
    if wanted is not None and wanted not in languages():
        problem = "no language {language}; the languages are {known}"
        raise Refuse(400, problem, language=repr(wanted[:8]), known=", ".join(languages()))


def language_of(connection: HTTPConnection) -> str:
    """The language of whoever asks: as the address says, or else as the browser prefers."""
    preferred = connection.headers.get("accept-language", "").split(",")
    wanted = [connection.query_params.get("lang", ""), *(one.strip()[:2] for one in preferred)]
    return next((one for one in wanted if one in languages()), "en")


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, if it is what was asked for."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LONGEST_BODY:
            raise Refuse(413, TOO_MUCH, most=LONGEST_BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refuse(400, NOT_UNDERSTOOD, problem=str(error)) from None
