"""The command that serves the hall, and the way from `heorot play` into the browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from socket import socket
from threading import Thread

import click

from heorot.cli.options import LANG
from heorot.server import door


@click.command()
@click.option("--host", default=door.LOOPBACK, show_default=True, help="The address to listen at.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=door.PORT,
    show_default=True,
    help="The port to listen at; 0 takes any that is free.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=door.data_folder,
    show_default="in the user's own data",
    help="The folder that holds the key of the hall, and its tables.",
)
@click.option(
    "--database",
    metavar="URL",
    help="Keep the tables in PostgreSQL, as in postgresql://user@host/name.",
)
@click.option(
    "--name",
    "names",
    metavar="NAME",
    multiple=True,
    help="A name by which a proxy on this computer makes the hall known, as in hall.example.org.",
)
@LANG
def serve(
    host: str, port: int, data: Path, database: str | None, names: tuple[str, ...], lang: str
) -> None:
    """Serve the hall to others, until it is told to end.

    Several may serve the same PostgreSQL database, each with the same key in its folder.
    """
    if database is None:
        with door.claimed(data) as say:
            _open(host, port, data, _sqlite(data), names, lang, say)
    else:
        _open(host, port, data, door.postgresql(database), names, lang, lambda _: None)


def _sqlite(data: Path) -> str:
    from heorot.server.store import sqlite_url

    return sqlite_url(data)


def _open(
    host: str,
    port: int,
    data: Path,
    database: str,
    names: tuple[str, ...],
    language: str,
    say: Callable[[str], None],
) -> None:
    with door.listen(host, port) as listening:
        address = door.address_of(listening)
        say(address)
        door.serve(listening, database, data, lambda: _tell("hall-open", address, language), names)


def has_browser() -> bool:
    """Whether there is a browser, and a screen for it."""
    import webbrowser

    if "BROWSER" in os.environ:
        return bool(os.environ["BROWSER"])  # whoever wants none says so
    if sys.platform == "darwin":
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def visit(game: str | None, language: str, *, is_asked_for: bool) -> None:
    """Show one's own hall in the browser, at a new table of a game, and serve it until Ctrl-C.

    The page is in the language of the browser unless another one is asked for.
    """
    page = _page_of(game) if game else ""
    if is_asked_for:
        page += f"?lang={language}"
    folder = door.data_folder()
    try:
        with door.claimed(folder) as say, _listen() as listening:
            address = door.address_of(listening)
            say(address)
            _tell("hall-open", address, language)
            door.serve(listening, _sqlite(folder), folder, lambda: _show(address + page))
    except door.IsOpen as one:
        _tell("hall-is-open", one.address, language)
        _show(one.address + page).join()


def _page_of(game: str) -> str:
    """Where a table of a game is opened."""
    from heorot.games import find_box, load

    name, box = find_box(game)
    page = f"new/{load(name).name}"
    return f"{page}/{box}" if box else page


def _listen() -> socket:
    try:
        return door.listen(door.LOOPBACK, door.PORT)
    except door.PortTaken:
        return door.listen(door.LOOPBACK, 0)


def _show(address: str) -> Thread:
    """In a thread: some browsers return only when they are closed."""
    import webbrowser

    thread = Thread(target=webbrowser.open, args=[address], daemon=True)
    thread.start()
    return thread


def _tell(message: str, address: str, language: str) -> None:
    from heorot.i18n import Speech

    click.echo(Speech(language).say(message, {"address": address}))
