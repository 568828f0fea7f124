"""Odd surroundings: whatever a shell has done to files and streams, the answer is clear."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result
from tests.harness.program import heorot

from heorot.core.documents import LARGEST, MOST_DOTS
from heorot.match import OpenDice, Seat, Table, saga


def shell(command: str, folder: Path) -> tuple[int, str]:
    """The exit code of a line of shell, in which $heorot is the program, and what stderr says."""
    env = {**os.environ, "heorot": f"{sys.executable} -m heorot.cli", "XDG_DATA_HOME": str(folder)}
    done = subprocess.run(
        ["/usr/bin/env", "bash", "-c", command],
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr.decode("utf-8", "replace")


def refused(result: Result) -> str:
    """What the program says of a mistake; it is short."""
    assert result.exit_code == 2
    assert result.stdout == ""
    said = result.stderr
    assert "Error: " in said
    assert len(said) < 1200
    assert "\x1b" not in said
    return said


FULL = partial(pytest.param, marks=pytest.mark.full)


@pytest.mark.full
@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("$heorot games >&-", "Error: standard output is closed\n"),
        ("$heorot games >/dev/full", "Error: No space left on device\n"),
        FULL("$heorot --help >/dev/full", "Error: No space left on device\n"),
        FULL("$heorot play --seats greedy,greedy >/dev/full", "Error: No space left on device\n"),
        ("$heorot actions - <&-", "Error: standard input: game: missing"),
        ("$heorot actions - </dev/zero", "Error: standard input: is larger than"),
        FULL("$heorot actions /dev/zero", "Error: /dev/zero: is no file"),
        ("mkfifo pipe; $heorot resume pipe", "Error: pipe: is no file"),
        FULL("mkfifo pipe; $heorot verify pipe", "Error: pipe: is no file"),
        FULL("ln -s loop loop; $heorot resume loop", "Error: loop: cannot be read: "),
        ("touch file; $heorot ptx hoard --out file/x", "Error: file/x: Not a directory\n"),
        ("mkdir -p heorot/matches; mkfifo heorot/matches/a.saga; $heorot resume", "No unfinished"),
    ],
)
def test_trouble_with_streams_and_files_is_told(tmp_path: Path, command: str, said: str) -> None:
    code, error = shell(command, tmp_path)
    assert code == 2
    assert said in error
    assert "Traceback" not in error
    assert "Exception ignored" not in error


@pytest.mark.full
@pytest.mark.parametrize(
    "command",
    [
        "$heorot games 2>&-",
        "$heorot play hoard --seats me,greedy --seed 1 <&- 2>&-",
        "PYTHONIOENCODING=ascii $heorot play hoard --seats greedy,greedy --seed 1 --lang ru",
        "PYTHONIOENCODING=ascii $heorot rules hoard --lang ru",
        "set -o pipefail; $heorot games | cat",
    ],
)
def test_odd_streams_that_still_serve_are_used(tmp_path: Path, command: str) -> None:
    assert shell(command, tmp_path) == (0, "")


@pytest.mark.parametrize("command", ["actions", "verify", "replay", "resume"])
@pytest.mark.parametrize("name", ["a" * 300, "a/" * 3000, "\udcff" * 200, "none\x1b[2J"])
def test_a_name_that_no_file_has_is_told_briefly(command: str, name: str) -> None:
    assert "cannot be read" in refused(heorot(command, name))


LONG = "x" * 5000


@pytest.mark.parametrize(
    "args",
    [
        ("rules", LONG),
        ("rules", "hoard", LONG),
        ("games", "--lang", LONG),
        ("play", "hoard", "--seats", LONG),
        ("new", "hoard", "--players", "2", "--box", LONG),
        ("new", "hoard", "--players", "2", "--option", LONG),
        ("new", "hoard", "--players", "9" * 400),
        ("new", "hoard", "--players", "2", "--seed", "9" * 5000),
        ("new", "hoard", "--players", "2", "--seed", "9" * 4000),
        ("new", "hoard", "--players", "2", "--seed", str(1 << 63)),
    ],
)
def test_a_long_argument_is_refused_briefly(args: tuple[str, ...]) -> None:
    refused(heorot(*args))


HUGE = {
    "larger than any document": b"#" * (LARGEST + 1),
    "a key of many dots": b"a." * 100_000 + b"a = 1",
    "a quoted key of many dots": b'"a b" . ' * 100_000 + b"a = 1",
    "a table of many dots": b"[" + b"a." * 100_000 + b"a]",
    "an inline table of many dots": b"x = [{" + b"a." * 100_000 + b"a = 1}]",
    "arrays in arrays": b"x = " + b"[" * 500_000,
    "tables in tables": b"x = " + b"{a = " * 100_000,
    "a long key": b"game = 'hoard'\nrules = 2\n" + b"k" * 500_000 + b" = 1",
    "a number of many digits": b"x = " + b"1" * 500_000,
    "a key that clears the screen": b'game = "hoard"\nrules = 2\n"\\u001b[2J" = 1\n',
}


@pytest.mark.parametrize("name", HUGE)
def test_what_would_take_long_to_read_is_refused_before(name: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(HUGE[name])
    for result in (
        heorot("actions", "-", stdin=HUGE[name]),
        heorot("actions", str(file)),
        heorot("new", "hoard", "--players", "2", "--box", str(file)),
    ):
        refused(result)
    if name != "larger than any document":  # a match may carry a box of that size
        refused(heorot("verify", str(file)))


def test_a_key_may_have_some_dots() -> None:
    key = ".".join("a" * MOST_DOTS)
    assert "unknown key" in refused(
        heorot("score", "-", stdin=position().replace("rules", f"{key} = 1\nrules").encode())
    )


def position() -> str:
    return heorot("new", "hoard", "--players", "2", "--seed", "1").stdout


def test_a_match_with_the_largest_box_can_be_saved_and_read() -> None:
    hoard = Table("hoard", [Seat("Ann"), Seat("Ben")], OpenDice(1), now=0).game
    text = (hoard.folder / "boxes/standard.toml").read_text(encoding="utf-8")
    text += "#" + '"' * (LARGEST - len(text.encode()) - 1)
    edition = hoard.parse_box(text)
    table = Table(hoard, [Seat("Ann"), Seat("Ben")], OpenDice(1), edition=edition, now=0)
    assert saga.parse(saga.dump(table, now=0), now=0).edition == edition
