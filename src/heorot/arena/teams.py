"""Who plays: this process with compiled loops, or a process for each core."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack, contextmanager
from time import perf_counter
from typing import NamedTuple, Protocol, Self

import numpy as np

from heorot.arena.setting import Setting
from heorot.arena.stepping import play_step_by_step
from heorot.arena.units import Units
from heorot.bots.processes import end_with_parent
from heorot.core.errors import HeorotError
from heorot.engine.interpreted import Interpreted
from heorot.engine.runs import Simulated
from heorot.engine.then_native import InterpretedThenNative

PATIENCE = 3
"""So many times in a row processes may die before anything comes of it."""


class Task(NamedTuple):
    """Units to be played."""

    first: int
    size: int
    turns: int
    """How many seatings of each."""


class Done(NamedTuple):
    """Units that were played, and how long that took."""

    units: Units
    seconds: float


class Team(Protocol):
    """Plays tasks, several of them at a time."""

    look: float
    """The seconds of play that a task should take."""

    @property
    def size(self) -> int:
        """How many tasks keep it busy."""

    def submit(self, task: Task) -> None:
        """Begin a task."""

    def finished(self) -> Iterator[Done]:
        """Wait until some are done; there must be one."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None:
        """Give up what is not done."""


class Player:
    """Plays the units of a setting in this process."""

    def __init__(self, setting: Setting, threads: int = 1) -> None:
        self._setting = setting
        self._stack = ExitStack()
        self._compiled = (
            self._stack.enter_context(InterpretedThenNative(setting.game, setting.edition, threads))
            if setting.is_compiled
            else None
        )
        self._stepping = Interpreted(setting.game, setting.edition)

    def play(self, task: Task) -> Done:
        """Play all games of some units: the same luck in every seating."""
        began = perf_counter()
        notes: list[list[str]] | None = None
        if self._setting.is_watched:
            notes = [[] for _ in range(task.size)]
        played = [self._seating(turn, task, notes) for turn in range(task.turns)]
        scores, tiebreaks, lengths = (
            np.array(one, np.int64).swapaxes(0, 1) for one in zip(*played, strict=True)
        )
        told = tuple(f"[{','.join(unit)}]" for unit in notes or ())
        units = Units(task.first, scores, tiebreaks, lengths, told)
        return Done(units, perf_counter() - began)

    def _seating(self, turn: int, task: Task, notes: list[list[str]] | None) -> Simulated:
        setting = self._setting
        seats = setting.seatings[turn]
        if self._compiled is None:
            engine = self._stepping
            return play_step_by_step(setting, engine, seats, task.first, task.size, notes)
        policies = [setting.specs[name].policy or 0 for name in seats]
        return self._compiled.simulate(
            setting.key,
            policies,
            task.first,
            task.size,
            start=setting.start,
            **setting.options,
        )

    def close(self) -> None:
        """End what was begun for it."""
        self._stack.close()


class Here:
    """This process alone, with a thread for each core."""

    look = 0.2
    size = 1

    def __init__(self, setting: Setting) -> None:
        self._player = Player(setting, cores())
        self._tasks: list[Task] = []

    def submit(self, task: Task) -> None:
        self._tasks.append(task)

    def finished(self) -> Iterator[Done]:
        while self._tasks:
            yield self._player.play(self._tasks.pop(0))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._player.close()


class Processes:
    """A process for each core. What one of them had begun when it died is begun again."""

    look = 0.5

    def __init__(self, setting: Setting, count: int | None = None) -> None:
        self._setting = setting
        self._count = count or cores()
        self.size = 2 * self._count
        self._others = multiprocessing.active_children()
        self._futures: dict[Future[Done], Task] = {}
        self._deaths = 0
        self._start()

    def _start(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self._count, spawn, initializer=_begin, initargs=(self._setting,)
        )

    def submit(self, task: Task) -> None:
        with _ctrl_c_ignored():  # processes that begin here leave it to this one from their start
            self._futures[self._pool.submit(_play, task)] = task

    def finished(self) -> Iterator[Done]:
        done, _ = wait(self._futures, return_when=FIRST_COMPLETED)
        for one in done:
            try:
                result = one.result()
            except BrokenExecutor:
                self._begin_again()
                return
            del self._futures[one]
            self._deaths = 0
            yield result

    def _begin_again(self) -> None:
        self._deaths += 1
        if self._deaths > PATIENCE:
            raise HeorotError("the processes that play die again and again")
        tasks = list(self._futures.values())
        self._futures.clear()
        self._start()
        for task in tasks:
            self.submit(task)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in self._others:
                process.kill()


@contextmanager
def _ctrl_c_ignored() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


_player: Player | None = None


def _begin(setting: Setting) -> None:
    """Inside a process."""
    global _player  # noqa: PLW0603 (a process has nothing else to keep it in)
    end_with_parent()
    _player = Player(setting)


def _play(task: Task) -> Done:
    """Inside a process."""
    assert _player is not None  # noqa: S101 (the pool has begun)
    return _player.play(task)


def team_for(setting: Setting) -> Team:
    """Whoever plays a setting fastest on this machine."""
    return Here(setting) if setting.is_compiled else Processes(setting)


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
