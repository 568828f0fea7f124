"""A match is never lost: not to a second program, nor to one that is killed while it saves."""

from __future__ import annotations

import codecs
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from heorot.core.files import drafts, write_whole
from heorot.match import OpenDice, Seat, Table, saga
from heorot.terminal.saves import BeingPlayed, Claim, MatchFile, new_file, unfinished

SEATS = (Seat("Ann"), Seat("Robin", bot="greedy"))


def played(actions: int) -> Table:
    table = Table("hoard", SEATS, OpenDice(1), now=0)
    for _ in range(actions):
        table.play(table.legal[-1], now=0)
    return table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.saga"


def python(code: str, *args: object) -> subprocess.Popen[str]:
    """Another program."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],  # where it finds `tests`
    )


@contextmanager
def playing(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that has this match on its table."""
    code = (
        "import sys; from pathlib import Path; from heorot.terminal.saves import MatchFile\n"
        "file = MatchFile(Path(sys.argv[1])); table = file.read(now=0)\n"
        "print('ready', flush=True); sys.stdin.readline()\n"
        "table.play(table.legal[0], now=0); file.write(table, now=0)\n"
        "file.__exit__(None, None, None)"
    )
    with python(code, path) as other:
        assert other.stdout
        assert other.stdout.readline() == "ready\n"
        yield other
        if other.poll() is None:
            other.communicate("\n")


# Two programs.


def test_a_match_that_is_being_played_is_not_played_by_another_program(path: Path) -> None:
    saga.save(played(3), path, now=0)
    with playing(path) as other:
        with pytest.raises(BeingPlayed, match=f"by process {other.pid};"):
            MatchFile(path).read(now=0)
        other.communicate("\n")
    with MatchFile(path) as file:
        assert len(file.read(now=0).actions) == 4


def test_a_match_is_found_to_be_played_by_every_name_it_has(path: Path) -> None:
    saga.save(played(3), path, now=0)
    link = path.with_name("link.saga")
    link.symlink_to(path)
    with playing(path), pytest.raises(BeingPlayed):
        MatchFile(link).read(now=0)
    with MatchFile(link) as file:
        file.write(file.read(now=0), now=0)
    assert link.is_symlink()


def test_a_program_that_was_killed_does_not_hold_its_match(path: Path) -> None:
    saga.save(played(3), path, now=0)
    with playing(path) as other:
        other.kill()
    with MatchFile(path) as file:
        assert len(file.read(now=0).actions) == 3
    assert [one.name for one in path.parent.iterdir()] == ["match.saga"]


def test_programs_that_begin_at_the_same_moment_keep_a_file_each(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.terminal.test_saves import *\n"
        "file = MatchFile(Path(sys.argv[1])); print('ready', flush=True); sys.stdin.readline()\n"
        "for actions in range(1, 20): file.write(played(actions), now=0)\n"
        "print(file.path)"
    )
    others = [python(code, path) for _ in range(3)]
    for other in others:
        assert other.stdout
        assert other.stdout.readline() == "ready\n"
    for other in others:
        assert other.stdin
        other.stdin.write("\n")
        other.stdin.flush()
    found = {Path(other.communicate()[0].strip()) for other in others}
    assert found == {path, path.with_name("match-2.saga"), path.with_name("match-3.saga")}
    for one in found:
        assert len(saga.read(one, now=0).actions) == 19


def test_what_another_program_wrote_is_not_written_over(path: Path) -> None:
    saga.save(played(2), path, now=0)
    with MatchFile(path) as file:
        table = file.read(now=0)
        saga.save(played(13), path, now=0)
        assert file.write(table, now=0)
        assert file.path.name == "match-2.saga"
        assert not file.write(table, now=0)  # from then on it is the file of this match
        assert MatchFile(path).read(now=0)  # and the other one is free
    assert len(saga.read(path, now=0).actions) == 13
    assert len(saga.read(file.path, now=0).actions) == 2


def test_a_file_that_was_removed_is_written_again(path: Path) -> None:
    saga.save(played(2), path, now=0)
    with MatchFile(path) as file:
        table = file.read(now=0)
        path.unlink()
        assert not file.write(table, now=0)
    assert len(saga.read(path, now=0).actions) == 2


def test_something_else_in_the_place_of_the_file_is_left_alone(path: Path) -> None:
    path.mkdir()
    with MatchFile(path) as file:
        file.write(played(2), now=0)
    assert file.path.name == "match-2.saga"


# A program that is killed.

KILLED = """
import os, signal, sys
from pathlib import Path
import heorot.core.files
from tests.terminal.test_saves import *

path, moment = Path(sys.argv[1]), int(sys.argv[2])
def then_die(function, calls=[0]):
    def called(*args):
        calls[0] += 1
        if calls[0] > moment:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*args)
    return called
file = MatchFile(path)
file.write(played(3), now=0)
os.fsync = then_die(os.fsync)
Path.replace = then_die(Path.replace)
file.write(played(8), now=0)
"""


@pytest.mark.parametrize(("moment", "actions"), [(0, 3), (1, 3), (2, 8), (3, 8)])
def test_a_program_killed_while_it_saves_leaves_the_match_whole(
    path: Path, moment: int, actions: int
) -> None:
    with python(KILLED, path, moment) as other:
        assert other.wait() == (-signal.SIGKILL if moment < 3 else 0)
    assert len(saga.read(path, now=0).actions) == actions
    left = list(drafts(path))
    assert len(left) == (moment < 2)
    with MatchFile(path) as file:
        assert len(file.read(now=0).actions) == actions
    assert [one.name for one in path.parent.iterdir()] == ["match.saga"]


@pytest.mark.full
def test_a_program_killed_at_any_moment_leaves_the_match_whole(path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.terminal.test_saves import *\n"
        "tables = [played(actions) for actions in (1, 5, 9)]\n"
        "with MatchFile(Path(sys.argv[1])) as file:\n"
        "    if file.path.exists(): file.read(now=0)\n"
        "    print('ready', flush=True)\n"
        "    while True:\n"
        "        for table in tables: file.write(table, now=0)"
    )
    rng = random.Random(1)
    for _ in range(6):
        with python(code, path) as other:
            assert other.stdout
            assert other.stdout.readline() == "ready\n"
            time.sleep(rng.uniform(0.01, 0.1))
            other.kill()
        assert len(saga.read(path, now=0).actions) in (1, 5, 9)
    MatchFile(path).read(now=0)
    assert [one.name for one in path.parent.iterdir() if one.name.endswith(".part")] == []


def test_what_killed_programs_left_goes_when_the_next_match_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heorot.terminal.saves.folder", lambda: tmp_path)
    for name in (".a.saga.abcd_123.part", ".a.saga.lock", ".b.saga.abcd_123.part", ".hidden", "c"):
        (tmp_path / name).touch()
    held = Claim(tmp_path / "b.saga")
    (tmp_path / ".b.saga.12345678.part").touch()  # b.saga is being written
    new_file("hoard", played(0).seats)
    left = {".b.saga.12345678.part", ".b.saga.lock", ".hidden", "c"}
    assert {one.name for one in tmp_path.iterdir()} == left
    held.release()


def test_a_draft_that_cannot_be_finished_is_removed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert [one.name for one in path.parent.iterdir()] == ["match.saga"]
    assert path.read_bytes() == b"old"


def test_the_file_and_its_folder_reach_the_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    monkeypatch.setattr(os, "fsync", lambda one: synced.append(os.fstat(one).st_ino))
    write_whole(path, b"text")
    assert synced == [path.stat().st_ino, path.parent.stat().st_ino]


# Special files.


def test_a_pipe_among_the_matches_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heorot.terminal.saves.folder", lambda: tmp_path)
    os.mkfifo(tmp_path / "pipe.saga")
    (tmp_path / "folder.saga").mkdir()
    (tmp_path / "nowhere.saga").symlink_to("none")
    (tmp_path / "loop.saga").symlink_to("loop.saga")
    saga.save(played(1), tmp_path / "match.saga", now=0)
    assert list(unfinished()) == [tmp_path / "match.saga"]


# The program itself.


class Terminal:
    """`heorot` at a terminal of its own."""

    def __init__(self, *args: object, home: Path) -> None:
        self._side, side = pty.openpty()
        env = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm"}
        command = [sys.executable, "-m", "heorot.cli", *map(str, args)]
        self.process = subprocess.Popen(
            command, stdin=side, stdout=side, stderr=side, env=env, start_new_session=True
        )
        os.close(side)
        self.shown = ""
        # A character may come in two pieces.
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def wait_for(self, text: str) -> None:
        """Read what is shown until a text is there."""
        while text not in self.shown:
            ready, _, _ = select.select([self._side], [], [], 60)
            assert ready, f"no {text!r} in {self.shown}"
            self.shown += self._decode(os.read(self._side, 65536))

    def type(self, line: str) -> None:
        """Press keys, and Enter."""
        self.shown = ""
        os.write(self._side, f"{line}\n".encode())

    def end(self) -> int:
        """The exit code; whatever is still shown is read."""
        try:
            while piece := os.read(self._side, 65536):
                self.shown += self._decode(piece)
        except OSError:  # the other side is closed
            pass
        return self.process.wait(60)

    def close(self) -> None:
        """Leave nothing behind, however a test ended."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._side)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Begins the program at terminals, which are gone after the test."""
    with ExitStack() as begun:

        def begin(*args: object) -> Terminal:
            return begun.enter_context(closing(Terminal(*args, home=tmp_path)))

        yield begin


@pytest.mark.full
def test_the_program_says_that_a_match_is_being_played(
    tmp_path: Path, terminal: Callable[..., Terminal]
) -> None:
    first = terminal("play", "hoard", "--seats", "me,greedy", "--seed", "1")
    first.wait_for("Enter: play")
    first.wait_for("›")
    first.type("")
    first.wait_for("›")
    (file,) = (tmp_path / "heorot" / "matches").glob("*.saga")
    second = terminal("resume", file)
    assert second.end() == 2
    assert re.search(
        rf"being\s+played\s+already,\s+by\s+process\s+{first.process.pid};", second.shown
    )
    first.type("q")
    first.wait_for("The match is saved as it stands.")
    assert first.end() == 0
    third = terminal("resume", file)
    third.wait_for("›")
    third.type("q")
    assert third.end() == 0
    assert [one.name for one in file.parent.iterdir()] == [file.name]


@pytest.mark.full
def test_the_exit_code_says_that_a_match_was_left_unsaved(
    tmp_path: Path, terminal: Callable[..., Terminal]
) -> None:
    (tmp_path / "heorot").touch()  # where a folder should be
    program = terminal("play", "hoard", "--seats", "me,greedy", "--seed", "1")
    program.wait_for("Enter: play")
    program.wait_for("›")
    program.type("")
    program.wait_for("The match cannot be saved")
    program.type("q")
    program.wait_for("(y/n)")
    program.type("y")
    assert program.end() == 2
    assert "Error: The match was left and is not saved." in program.shown
