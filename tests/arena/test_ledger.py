"""What was played is kept: nothing is lost and nothing counted twice, whoever is killed."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heorot.arena import reports
from heorot.arena.ledger import Ledger
from heorot.arena.playing import play
from heorot.arena.run import Run
from heorot.arena.setting import Setting
from heorot.arena.teams import Done, Here, Player, Task
from heorot.core.errors import BadFile
from heorot.games import load

HOARD = load("hoard")
ROOT = Path(__file__).parents[2]
BOTS = ("tests.arena.players:daring", "tests.arena.players:first")
GAMES = 60

pytestmark = pytest.mark.usefixtures("no_compiler")


def setting(games: int = GAMES, *bots: str) -> Setting:
    return Setting(HOARD, HOARD.load_box(None), {}, 2, bots or BOTS, 0, games)


def start(ledger: Path, *more: str) -> subprocess.Popen[str]:
    """The program as it is, in a process of its own."""
    words = ["arena", "hoard", "--bots", ",".join(BOTS), "--games", str(GAMES), *more]
    return subprocess.Popen(
        [sys.executable, "-m", "heorot.cli", *words, "--ledger", str(ledger), "--format", "json"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


def report(process: subprocess.Popen[str]) -> Any:
    told, _ = process.communicate(timeout=120)
    assert process.returncode == 0, told
    return json.loads(told)


def undisturbed(games: int = GAMES) -> Any:
    """The report of the same games, played here in one go."""
    met = setting(games)
    run = Run(met)
    units = Player(met).play(Task(0, games // 2, 2)).units
    assert list(run.follow([units]))
    return json.loads(reports.as_json(run))


def rows(ledger: Path) -> int:
    if not ledger.exists():
        return 0
    with closing(sqlite3.connect(ledger)) as file:
        try:
            (count,) = file.execute("SELECT count(*) FROM unit").fetchone()
        except sqlite3.OperationalError:  # it has just been made
            return 0
    return int(count)


def kill_after(process: subprocess.Popen[str], ledger: Path, count: int) -> None:
    """Kill a run as soon as so many units are in its ledger."""
    while rows(ledger) < count:
        assert process.poll() is None, "it has ended by itself"
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=60)


@pytest.mark.full
def test_a_run_that_was_killed_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.sqlite"
    for least in (1, 5):
        kill_after(start(ledger), ledger, least)
    assert report(start(ledger)) == undisturbed()
    assert rows(ledger) == GAMES // 2


@pytest.mark.full
def test_two_runs_on_one_ledger_do_not_double(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.sqlite"
    both = [start(ledger), start(ledger)]
    assert [report(one) for one in both] == [undisturbed()] * 2
    assert rows(ledger) == GAMES // 2


class Counting(Here):
    """Says what it was asked for."""

    def __init__(self, met: Setting) -> None:
        super().__init__(met)
        self.asked: list[int] = []

    def submit(self, task: Task) -> None:
        self.asked += range(task.first, task.first + task.size)
        super().submit(task)


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    met = setting(40, "greedy", "random")
    with Ledger(tmp_path / "a", met) as ledger:
        for task in (Task(0, 3, 2), Task(7, 2, 2)):
            ledger.add(Player(met).play(task).units)
        team = Counting(met)
        units = list(play(met, ledger, team))
    assert team.asked == [3, 4, 5, 6, *range(9, 20)]
    assert [units[0].first, units[-1].end] == [0, 20]
    whole = [row for some in units for row in some.rows()]
    assert whole == Player(met).play(Task(0, 20, 2)).units.rows()


class Shrinking(Here):
    """Loses all but one of its four players after the first task."""

    size = 4
    most = 0

    def submit(self, task: Task) -> None:
        super().submit(task)
        self.most = max(self.most, len(self._tasks))

    def finished(self) -> Iterator[Done]:
        self.size = 1
        yield self._player.play(self._tasks.pop(0))


@pytest.mark.full
def test_a_team_that_shrinks_is_not_flooded() -> None:
    met = setting(400, "greedy", "random")
    team = Shrinking(met)
    assert sum(units.games for units in play(met, None, team)) == 400
    assert team.most <= 4


def test_what_another_has_written_counts(tmp_path: Path) -> None:
    met = setting(4)
    done: Done = Player(met).play(Task(0, 2, 2))
    other = done.units._replace(scores=done.units.scores + 100)
    with Ledger(tmp_path / "a", met) as one, Ledger(tmp_path / "a", met) as two:
        assert one.add(other).rows() == other.rows()
        assert two.add(done.units).rows() == other.rows()


def test_another_setting_is_another_row_of_units(tmp_path: Path) -> None:
    one = setting(4)
    others = [
        replace(one, seed=1),
        replace(one, bots=one.bots[::-1]),
        replace(one, players=3),
        replace(one, rotate=False),
        replace(one, game=replace(HOARD, score=HOARD.tiebreak)),
    ]
    assert len({met.hash for met in (one, *others)}) == 6
    assert replace(one, games=100).hash == one.hash
    with Ledger(tmp_path / "a", one) as first:
        first.add(Player(one).play(Task(0, 2, 2)).units)
        assert first.numbers(0, 9) == {0, 1}
    written = (tmp_path / "a").read_bytes()
    with Ledger(tmp_path / "a", others[0]) as second:
        assert second.numbers(0, 9) == set()
    assert (tmp_path / "a").read_bytes() == written
    with closing(sqlite3.connect(tmp_path / "a")) as file:
        found = file.execute("SELECT hash FROM setting").fetchall()
    assert found == [(one.hash,)], "to look for units leaves nothing behind"


@pytest.mark.parametrize("content", [b"no database", None])
def test_a_file_that_is_no_ledger_is_left_as_it_is(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "a"
    if content is None:
        with closing(sqlite3.connect(path)) as file:
            file.execute("CREATE TABLE other (x)")
    else:
        path.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(BadFile, match="a: "):
        Ledger(path, setting())
    assert path.read_bytes() == before
