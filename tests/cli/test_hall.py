"""The hall is opened by a command, in the browser; what is in the way is told."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.harness.hall import PATIENCE, Program
from tests.harness.program import heorot, mistake

from heorot.cli.hall import has_browser
from heorot.core.errors import HeorotError
from heorot.i18n import languages
from heorot.server import door


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server((door.LOOPBACK, 0)) as taken:
        yield taken.getsockname()[1]


def test_play_opens_the_hall_in_the_browser_and_a_second_time_shows_the_same(
    tmp_path: Path,
) -> None:
    with Program("play", "kingdoms", "--lang", "de", home=tmp_path) as program:
        page = program.page()
        address = page.removesuffix("new/movie/kingdoms?lang=de")
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
        with urlopen(f"{address}health", timeout=PATIENCE) as answer:  # noqa: S310 (our own)
            assert json.load(answer)["is_open"] is True
        folder = tmp_path / "heorot" / "hall"
        assert folder.stat().st_mode & 0o077 == 0

        again = heorot("play", env=program.env)
        assert again.stdout == f"The hall is open already: {address}\n"
        assert program.page() == address
        assert f"the hall in {folder} is open already: {address}" in mistake(
            "serve", "--data", str(folder)
        )
        written, trouble = program.end()
        assert written == f"Die Halle ist offen: {address} (Strg-C schließt sie)\n"
        assert trouble == ""


def test_a_folder_is_served_by_one_process(tmp_path: Path) -> None:
    with door.claimed(tmp_path) as say:
        say("http://127.0.0.1:1/")
        with pytest.raises(door.IsOpen) as refused, door.claimed(tmp_path):
            pass
        assert refused.value.address == "http://127.0.0.1:1/"
    with door.claimed(tmp_path):
        pass


@pytest.mark.parametrize("language", languages())
def test_a_port_that_is_taken_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    with taken_port() as port:
        args = ("serve", "--data", str(tmp_path), "--port", str(port), "--lang", language)
        said = mistake(*args)
    assert str(port) in said
    assert "--port" in said
    assert ("is taken" in said) == (language == "en")


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (("--database", "mysql://localhost/x"), "as in postgresql://user@host/name"),
        (("--database", "postgresql://127.0.0.1:1/x"), "the database does not open: connection"),
        (("--host", "192.0.2.1"), "cannot listen at 192.0.2.1, port 0: "),
        (("--data", "/dev/null/hall"), "/dev/null/hall: Not a directory"),
    ],
)
def test_what_is_in_the_way_is_told(
    args: tuple[str, ...], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "data_folder", lambda: tmp_path)
    given = ("serve", "--port", "0", *args)
    if "--data" not in args:
        given = (*given, "--data", str(tmp_path))
    said = mistake(*given)
    assert problem in said
    assert "Traceback" not in said


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "hall.sqlite").write_text("not a database " * 100, "utf-8")
    said = mistake("serve", "--data", str(tmp_path), "--port", "0")
    assert "the database does not open: file is not a database" in said


@pytest.mark.parametrize(
    ("environment", "platform", "answer"),
    [
        ({}, "linux", False),
        ({"BROWSER": "netsurf"}, "linux", True),
        ({"BROWSER": "", "DISPLAY": ":0"}, "linux", False),
        ({}, "darwin", True),
        ({"BROWSER": ""}, "darwin", False),
    ],
)
def test_a_browser_needs_a_screen_unless_one_is_named(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], platform: str, answer: bool
) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("heorot.cli.hall.sys.platform", platform)
    assert has_browser() is answer


def test_without_a_browser_and_with_options_of_a_match_the_terminal_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("heorot.cli.hall.visit", lambda *_, **__: opened.append("hall"))
    monkeypatch.setattr("heorot.terminal.playing.play_match", lambda *_: opened.append("terminal"))
    monkeypatch.setenv("HEOROT_PACE", "quick")
    monkeypatch.setenv("BROWSER", "netsurf")
    for args in ((), ("hoard",), ("--terminal",), ("hoard", "--seed", "1"), ("--lang", "de")):
        heorot("play", *args)
    monkeypatch.setenv("BROWSER", "")
    heorot("play")
    assert opened == ["hall", "hall", "terminal", "terminal", "hall", "terminal"]


def test_a_game_that_there_is_not_is_refused_before_anything_opens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BROWSER", "netsurf")
    assert "no game 'chess'" in mistake("play", "chess")


def test_a_database_is_one_of_postgresql() -> None:
    assert door.postgresql("postgres://a@b/c") == "postgresql+psycopg://a@b/c"
    with pytest.raises(HeorotError):
        door.postgresql("postgresql")
