"""Many machines: whoever of them is killed, nothing is lost and nothing counted twice."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.arena.test_ledger import (
    GAMES,
    ROOT,
    kill_after,
    report,
    rows,
    setting,
    start,
    undisturbed,
)
from tests.harness.program import mistake

from heorot.arena.cluster import play_there
from heorot.arena.teams import Player, Task
from heorot.core.errors import HeorotError

pytestmark = pytest.mark.full


def process(program: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{program}", *words, "--no-dashboard"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )


class Machines:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "scheduler.json"
        words = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self._file))
        self._scheduler = process("scheduler", *words)
        self.workers: list[subprocess.Popen[str]] = []

    def add(self) -> None:
        words = ("--scheduler-file", str(self._file), "--nthreads", "1", "--no-nanny")
        self.workers.append(process("worker", *words))

    @property
    def address(self) -> str:
        while True:
            with suppress(FileNotFoundError, json.JSONDecodeError):
                return str(json.loads(self._file.read_text())["address"])
            assert self._scheduler.poll() is None
            time.sleep(0.05)

    def close(self) -> None:
        for one in (*self.workers, self._scheduler):  # workers first: they wait for the scheduler
            one.kill()
            one.wait()


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    made = Machines(tmp_path)
    yield made
    made.close()


def test_killing_a_worker_and_the_driver_loses_nothing_and_counts_nothing_twice(
    machines: Machines, tmp_path: Path
) -> None:
    ledger = tmp_path / "ledger.sqlite"
    machines.add()
    machines.add()
    cluster = ("--cluster", machines.address)
    kill_after(start(ledger, *cluster), ledger, 3)
    second = start(ledger, *cluster)
    kept = rows(ledger)
    while rows(ledger) == kept:
        assert second.poll() is None
        time.sleep(0.01)
    machines.workers[0].kill()
    assert report(second) == undisturbed()
    assert rows(ledger) == GAMES // 2


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heorot.arena.cluster.TIMEOUT", 0.5)
    words = ("arena", "hoard", "--games", "2", "--cluster", "tcp://127.0.0.1:9")
    assert "no cluster answers at tcp://127.0.0.1:9" in mistake(*words)


def test_a_worker_with_other_rules_does_not_play() -> None:
    met = setting(4)
    assert (
        play_there(met, met.hash, Task(0, 1, 2)).units.rows()
        == Player(met).play(Task(0, 1, 2)).units.rows()
    )
    with pytest.raises(HeorotError, match="other rules, bots or another Python"):
        play_there(met, "another", Task(0, 1, 2))


def test_a_worker_that_cannot_load_a_bot_says_how_to_mend_that() -> None:
    met = setting(4, "nowhere.my_bots:bot", "greedy")
    said = "cannot be loaded: No module .*; start it where the bot lies: PYTHONPATH=. dask worker"
    with pytest.raises(HeorotError, match=said) as caught:
        play_there(met, "any", Task(0, 1, 2))
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 (ours)
