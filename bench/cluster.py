"""Games a second of an arena on a cluster: 1, 2 and 4 worker processes of this machine.

The bots are two that play step by step, so that a worker keeps one core busy. Each number of
workers plays for some seconds once they have begun; the ratios count, as far as there are cores.
Games per second of processor time tell what a cluster costs also where others use the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple

from heorot.arena.cluster import Cluster
from heorot.arena.playing import play
from heorot.arena.setting import Setting
from heorot.arena.teams import Done, cores
from heorot.games import load

WORKERS = (1, 2, 4)
MANY = 10_000_000


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hoard")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    game = load(asked.game)
    players = game.player_counts[0]
    setting = Setting(game, game.load_box(None), {}, players, ("thane", "guest"), 0, MANY)
    print(f"{game.name}, {players} players, thane against guest, {cores()} cores")
    one = Speed(0.0, 0.0)
    for count in WORKERS:
        with machines(count) as (address, workers):
            speed = measure(setting, address, workers, asked.seconds)
        one = one if one.wall else speed
        print(
            f"{count} worker processes: {speed.wall:8.1f} games/s {speed.wall / one.wall:5.2f} x,"
            f" {speed.processor:8.1f} games in a second of processor time"
            f" {speed.processor / one.processor:5.2f} x",
            flush=True,
        )


class Speed(NamedTuple):
    """Games a second, of time and of the workers' processor time."""

    wall: float
    processor: float


def measure(setting: Setting, address: str, workers: list[int], seconds: float) -> Speed:
    """How fast workers are, after every one of them has done its first tasks."""
    team = Counting(setting, address)
    while team.size < 2 * len(workers):
        sleep(0.1)
    began, before, used = 0.0, 0, 0.0
    with closing(play(setting, team=team)) as played:
        for _ in played:
            if not began and team.tasks >= 4 * len(workers):
                began, before, used = perf_counter(), team.games, processor_time(workers)
            elif began and perf_counter() - began > seconds:
                break
        games = team.games - before
        return Speed(games / (perf_counter() - began), games / (processor_time(workers) - used))


def processor_time(processes: list[int]) -> float:
    """What processes have used, in seconds (on Linux)."""
    rows = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in processes]
    ticks = sum(int(row[11]) + int(row[12]) for row in rows)
    return ticks / os.sysconf("SC_CLK_TCK")


class Counting(Cluster):
    """Counts what is done, in whatever order."""

    tasks = 0
    games = 0

    def finished(self) -> Iterator[Done]:
        """Wait until some are done."""
        for done in super().finished():
            self.tasks += 1
            self.games += done.units.games
            yield done


@contextmanager
def machines(workers: int) -> Iterator[tuple[str, list[int]]]:
    """The address of a scheduler, and so many workers of it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        where = ("--scheduler-file", str(file))
        scheduler = start("scheduler", "--host", "127.0.0.1", "--port", "0", *where)
        others = [start("worker", "--nthreads", "1", "--no-nanny", *where) for _ in range(workers)]
        try:
            yield address(file), [one.pid for one in others]
        finally:
            for one in (*others, scheduler):
                one.kill()
                one.wait()


def start(program: str, *words: str) -> subprocess.Popen[bytes]:
    """A process of dask."""
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{program}", *words, "--no-dashboard"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def address(file: Path) -> str:
    """Where the scheduler is, as soon as it says so."""
    while True:
        with suppress(FileNotFoundError, json.JSONDecodeError):
            return str(json.loads(file.read_text())["address"])
        sleep(0.05)


if __name__ == "__main__":
    main()
