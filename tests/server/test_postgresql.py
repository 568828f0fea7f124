"""Several halls on one PostgreSQL share their tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.harness.postgresql import postgresql
from tests.server.killing import check_nothing_lost, everybody_goes_on, playing, until
from tests.server.people import HallProcess, Person, sit_down

ACTS = 15
"""Of each before and after a process is killed."""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgresql(tmp_path_factory.mktemp("postgresql")) as url:
        yield url


def test_people_of_one_table_play_through_two_processes_and_one_of_them_is_killed(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(_play_through_two(database, tmp_path))


async def _play_through_two(database: str, folder: Path) -> None:
    (folder / "key").write_bytes(bytes(32))
    halls = [HallProcess(folder, database) for _ in range(2)]
    try:
        for hall in halls:
            await hall.start()
        dice = random.Random(1)
        people = [one for game in ("hoard", "legend") for one in sit_down(game, halls, dice)]
        async with playing(people) as tasks:
            await until(lambda: _all_have_acted(people, ACTS), tasks)
            halls[0].kill()
            for one in people:
                one.hall = halls[1]
            await until(lambda: _all_have_acted(people, 2 * ACTS), tasks)
            await everybody_goes_on(people, tasks)
    finally:
        for hall in halls:
            hall.kill()
    check_nothing_lost(database, people)


def _all_have_acted(people: list[Person], often: int) -> bool:
    return all(one.count >= often for one in people)
