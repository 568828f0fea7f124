"""What is begun at once goes on by itself, though it is no task."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.rooms import in_a_loop, until

from heorot.server import eager


@in_a_loop
async def test_it_runs_at_once_to_where_it_waits_and_on_when_that_is_there() -> None:
    answer, steps = asyncio.get_running_loop().create_future(), []

    async def deed() -> None:
        steps.append("begun")
        steps.append(await answer)

    eager.run(deed())
    assert steps == ["begun"]
    answer.set_result("ended")
    await until(lambda: steps == ["begun", "ended"])


@in_a_loop
async def test_it_may_wait_for_its_next_turn_and_for_tasks() -> None:
    steps: list[int] = []

    async def deed() -> None:
        for number in range(3):
            await asyncio.sleep(0)
            await asyncio.create_task(asyncio.sleep(0))
            steps.append(number)

    eager.run(deed())
    assert steps == []
    await until(lambda: steps == [0, 1, 2])


@in_a_loop
async def test_a_fault_of_what_it_waits_for_is_its_own() -> None:
    answer, heard = asyncio.get_running_loop().create_future(), []

    async def deed() -> None:
        try:
            await answer
        except OSError as error:
            heard.append(error)

    eager.run(deed())
    answer.set_exception(OSError("disk full"))
    await until(lambda: bool(heard))


@in_a_loop
async def test_a_fault_before_it_waits_reaches_whoever_began_it() -> None:
    async def deed() -> None:
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        eager.run(deed())
