"""The door of the hall: its address, its data folder, and the server behind them."""

from __future__ import annotations

import errno
import fcntl
import gc
import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from heorot.core.errors import HeorotError

if TYPE_CHECKING:
    from starlette.applications import Starlette

LOOPBACK = "127.0.0.1"
PORT = 8765
"""Always the same one where it is free: bookmarks hold."""
BACKLOG = 2048
COLLECT_AFTER = (200_000, 20, 50)
"""So many objects made and not freed, and rounds of the younger generations. A round stops a busy
hall for 0.1 s, since all that lies on its tables is younger than the last one, and finds nothing
there: only closed sockets leave circles."""
SECONDS_TO_CLOSE = 3
"""After that, whoever is still connected is cut off."""


class IsOpen(HeorotError):
    """Another process serves the hall of this folder."""

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__(
            "the hall in {folder} is open already: {address}", folder=str(folder), address=address
        )
        self.address = address


def data_folder() -> Path:
    """Where a user's own hall is kept."""
    return user_data_path("heorot", appauthor=False) / "hall"


@contextmanager
def claimed(folder: Path) -> Iterator[Callable[[str], None]]:
    """The sole right to serve a folder; whoever has it says at which address.

    A table lives in the memory of one process, so two must not serve one file of SQLite.
    """
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    descriptor = os.open(folder / "open", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise IsOpen(folder, os.pread(descriptor, 200, 0).decode()) from None

        def say(address: str) -> None:
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, address.encode(), 0)

        yield say
    finally:
        os.close(descriptor)


class PortTaken(HeorotError):
    """Another program listens there."""

    def __init__(self, port: int) -> None:
        super().__init__("port {port} is taken; choose another one with --port", port=port)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address; 0 is any free port."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port) from None
        problem = error.strerror or str(error)
        raise HeorotError(
            "cannot listen at {host}, port {port}: {problem}", host=host, port=port, problem=problem
        ) from None


def address_of(listening: socket.socket) -> str:
    """What to type into a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def postgresql(url: str) -> str:
    """The URL of a database as SQLAlchemy wants it, with the driver that we bring."""
    scheme, mark, rest = url.partition("://")
    if scheme not in {"postgres", "postgresql"} or not mark:
        raise HeorotError("a database is given as in postgresql://user@host/name")
    return f"postgresql+psycopg://{rest}"


def serve(
    listening: socket.socket,
    database: str,
    data: Path,
    when_open: Callable[[], object],
    names: Sequence[str] = (),
) -> None:
    """Serve the hall until the process is told to end.

    If nobody can reach it but from this machine, it has a name here, and those that are given: a
    proxy may make it known by them.
    """
    import asyncio

    import uvicorn

    from heorot.server import messages
    from heorot.server.addresses import is_within
    from heorot.server.app import make_app
    from heorot.server.wire import Wire

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _collect_seldom()
            when_open()

        def handle_exit(self, *_: object) -> None:
            """End as asked, and not by the signal a second time; at once when asked twice."""
            self.force_exit = self.should_exit
            self.should_exit = True

    async def run() -> None:
        async with AsyncExitStack() as stack:
            await _enter(stack, app)
            await Server(config).serve([listening])

    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    is_here = is_within(listening.getsockname()[0])
    known = frozenset(map(str.lower, names)) if is_here else None
    app = make_app(database, data, workers=max(1, (os.cpu_count() or 1) - 1), names=known)
    config = uvicorn.Config(
        app,
        lifespan="off",  # it is entered here, so that what goes wrong can be told
        ws=Wire,
        ws_max_size=messages.LONGEST,
        ws_per_message_deflate=False,  # it would more than double the memory of a connection
        proxy_headers=True,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_CLOSE,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


def _collect_seldom() -> None:
    """What is there when the hall opens stays; of what comes, little is left in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def _enter(stack: AsyncExitStack, app: Starlette) -> None:
    """Open the database and all that stands on it."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        await stack.enter_async_context(app.router.lifespan_context(app))
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error).strip()
        raise HeorotError("the database does not open: {problem}", problem=problem) from error
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        raise HeorotError("PostgreSQL needs a driver: pip install 'heorot[postgresql]'") from error
