"""Games on their way: how many are done, and how long the others will take."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.text import Text


class Pace:
    """How fast games are played since this run began; what a ledger held was not played in it."""

    def __init__(self, games: int, held: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self._left = games - held
        self._played = 0
        self._clock = clock
        self._began = clock()

    def add(self, games: int) -> None:
        """So many more were played."""
        self._played += games
        self._left -= games

    @property
    def left(self) -> float | None:
        """The seconds that the others will take; nobody knows before some were played."""
        if not self._played:
            return None
        return max(0, self._left) * (self._clock() - self._began) / self._played


class Course(NamedTuple):
    """Whom to tell how it goes."""

    done: Callable[[int], None]
    """That so many games are done, now or before."""
    played: Callable[[int], None]
    """That so many were played now."""


class _Left(ProgressColumn):
    def __init__(self, pace: Pace, words: str) -> None:
        super().__init__()
        self._pace = pace
        self._words = words

    def render(self, task: Task) -> Text:  # noqa: ARG002 (as rich calls it)
        left = self._pace.left
        return Text("" if left is None else f"{self._words} {timedelta(seconds=round(left))}")


@contextmanager
def progress(words: str, left: str, games: int, pace: Pace) -> Iterator[Course]:
    """A bar over so many games, where somebody sees it."""
    if not sys.stderr.isatty():
        yield Course(lambda _: None, lambda _: None)
        return
    columns = TextColumn(words), BarColumn(), MofNCompleteColumn(), _Left(pace, left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield Course(lambda count: bar.advance(task, count), pace.add)
