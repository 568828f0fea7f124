"""Kills halls in the middle of play, and looks whether anything is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.people import PATIENCE, HallProcess, Person, sit_down

from heorot.games import load
from heorot.server.kept import KeptMatch
from heorot.server.store import Store, sqlite_url

GAMES = ("hoard", "legend")
MOST_ACTS = 12
"""Before the hall is killed the next time."""
LONGEST_WAIT = 0.05
LOOK = 0.002
"""Seconds between two looks at what has happened."""


class Report(NamedTuple):
    """What was seen."""

    kills: int
    acknowledged: int
    tables: int

    def __add__(self, other: Report) -> Report:  # type: ignore[override]  # not one behind the other
        return Report(*map(sum, zip(self, other, strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged moves at {self.tables} tables:"
            " none is lost, none doubled, everybody plays on"
        )


class Playing(NamedTuple):
    """People who play."""

    people: Sequence[Person]
    tasks: Sequence[asyncio.Task[None]]

    def __str__(self) -> str:
        return "\n".join(map(str, self.people))

    @property
    def news(self) -> int:
        """How much they have heard."""
        return sum(one.told for one in self.people)

    def check(self) -> None:
        """Fail when somebody has noticed something wrong."""
        for task in self.tasks:
            if task.done():
                task.result()


@asynccontextmanager
async def playing(people: Sequence[Person]) -> AsyncIterator[Playing]:
    """While they play."""
    tasks = [asyncio.create_task(one.play(), name=one.name) for one in people]
    try:
        yield Playing(people, tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def until(is_so: Callable[[], bool], playing: Playing) -> None:
    """Wait, and fail when somebody has noticed something wrong, or nobody hears anything new."""
    news, patient_until = -1, 0.0
    while not is_so():
        playing.check()
        if news != (news := playing.news):
            patient_until = time.monotonic() + PATIENCE
        assert time.monotonic() < patient_until, f"nothing happens any more\n{playing}"
        await asyncio.sleep(LOOK)


async def kill_often(folder: Path, kills: int, seed: int) -> Report:
    """Kill a hall so often at random moments, with people at several tables."""
    dice = random.Random(seed)
    hall = HallProcess(folder)
    await hall.start()
    try:
        people = [one for game in GAMES for one in sit_down(game, [hall] * 2, dice)]
        async with playing(people) as they:
            for _ in range(kills):
                enough = _count(people) + dice.randint(1, MOST_ACTS)
                await until(lambda enough=enough: _count(people) >= enough, they)  # type: ignore[misc]
                await asyncio.sleep(dice.uniform(0, LONGEST_WAIT))
                hall.kill()
                await hall.start()
            await everybody_goes_on(they)
    finally:
        hall.kill()
    check_nothing_lost(sqlite_url(folder), people)
    return Report(kills, _count(people), len({one for each in people for one in each.acknowledged}))


async def everybody_goes_on(they: Playing) -> None:
    """Each of them hears of something new."""
    before = [one.told for one in they.people]
    await until(
        lambda: all(one.told > told + 1 for one, told in zip(they.people, before, strict=True)),
        they,
    )


def _count(people: Sequence[Person]) -> int:
    return sum(one.count for one in people)


def check_nothing_lost(url: str, people: Sequence[Person]) -> None:
    """What was acknowledged is there once, and there is no gap."""
    store = Store(url)
    try:
        for table in {one for each in people for one in each.acknowledged}:
            news = store.news(table)
            assert news is not None
            assert [row.number for row in news.rows] == list(range(len(news.rows)))
            KeptMatch(store, news)  # all of it can be played again
            parse = load(KeptMatch(store, news).settings.game).actions.parse
            written = [(row.seat + 1, row.request, row.action) for row in news.rows]
            for person in people:
                for seat, request, action in person.acknowledged.get(table, ()):
                    assert written.count((seat, request, parse(action))) == 1
    finally:
        store.close()
