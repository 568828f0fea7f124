"""Several halls on one PostgreSQL share their tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.harness.postgresql import postgresql
from tests.server.killing import check_nothing_lost, everybody_goes_on, playing, until
from tests.server.people import HallProcess, Person, sit_down
from tests.server.rooms import BEN, FRIEND, ME, Rooms, Visitor, cast_dice, in_a_loop
from tests.server.rooms import until as rooms_until
from tests.server.test_storage import check_what_counts_as_taken

from heorot.server import messages
from heorot.server.schema import metadata
from heorot.server.store import Store

ACTS = 15
"""Of each before and after a process is killed."""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.mark.full
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
        async with playing(people) as they:
            await until(lambda: _all_have_acted(people, ACTS), they)
            halls[0].kill()
            for one in people:
                one.hall = halls[1]
            await until(lambda: _all_have_acted(people, 2 * ACTS), they)
            await everybody_goes_on(they)
    finally:
        for hall in halls:
            hall.kill()
    check_nothing_lost(database, people)


def _all_have_acted(people: list[Person], often: int) -> bool:
    return all(one.count >= often for one in people)


def test_the_schema_is_the_same_on_postgresql(database: str) -> None:
    store = Store(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


@in_a_loop
async def test_only_what_is_there_already_counts_as_taken_on_postgresql(database: str) -> None:
    store = Store(database)
    try:
        await check_what_counts_as_taken(store)
    finally:
        store.close()


@asynccontextmanager
async def two_halls(url: str) -> AsyncIterator[tuple[Rooms, Rooms]]:
    """On one database, as if they were two processes."""
    async with AsyncExitStack() as stack:
        halls = []
        for _ in range(2):
            rooms = Rooms(url, stack)
            stack.callback(rooms.store.close)
            await stack.enter_async_context(rooms.hall.listening())
            halls.append(rooms)
        yield halls[0], halls[1]


async def _sit_apart(one: Rooms, two: Rooms, **played: Any) -> tuple[Visitor, Visitor]:
    """Ann comes to one hall, and Ben to the other."""
    table = await one.table(ME, FRIEND, **played)
    ann = await one.come(table, 1)
    await two.sit(table, 2, "ben")
    ben = await two.come(table, 2, "ben")
    while not (ann.now and ben.now):
        await cast_dice([ann, ben])
        await asyncio.sleep(0.001)
    return ann, ben


def _is_here(visitor: Visitor, seat: int) -> bool:
    people = visitor.room.readers.people("")
    return people[seat - 1].is_here


@in_a_loop
async def test_two_halls_tell_each_other_who_is_there_what_is_said_and_wished(
    database: str,
) -> None:
    async with two_halls(database) as (one, two):
        ann, ben = await _sit_apart(one, two)
        await rooms_until(lambda: _is_here(ann, 2) and _is_here(ben, 1))
        await ann.say(messages.Say(text="Good evening"))
        await ben.say(messages.Say(text="And to you"))
        await rooms_until(lambda: ann.count("said") == ben.count("said") == 2)
        first, other = (ann, ben) if ann.is_asked else (ben, ann)
        while first.is_asked:
            await first.say(first.act())
        await rooms_until(lambda: other.is_asked)
        await first.say(first.undo())
        await rooms_until(lambda: other.count("asked"))
        await other.say(messages.Agree(what="undo", yes=True))
        await rooms_until(lambda: first.is_asked)
        assert first.now["public"] == other.now["public"]
        ben.room.leave(ben.reader)
        await rooms_until(lambda: not _is_here(ann, 2))


@in_a_loop
async def test_what_two_halls_write_at_the_same_time_is_all_written(database: str) -> None:
    async with two_halls(database) as (one, two):
        ann, ben = await _sit_apart(one, two)
        acts = []
        for number in range(10):
            first, other = (ann, ben) if ann.is_asked else (ben, ann)
            acts.append(act := first.act())
            await asyncio.gather(
                first.say(act),
                other.say(messages.Say(text=f"{number}")),
                first.say(messages.Say(text=f"{number}")),
            )
            await rooms_until(lambda: ann.room.kept.written == ben.room.kept.written == len(acts))
        news = one.store.news(ann.room.kept.id)
        assert news is not None
        assert [row.request for row in news.rows] == [act.request for act in acts]
        await rooms_until(lambda: ann.count("said") == ben.count("said") == 20)
        lines = [[m["text"] for m in who.heard if m["is"] == "said"] for who in (ann, ben)]
        assert lines[0] == lines[1] == [line.text for line in news.lines]
        assert ann.now["public"] == ben.now["public"]


@in_a_loop
async def test_a_request_that_is_sent_through_two_halls_happens_once(database: str) -> None:
    async with two_halls(database) as (one, two):
        table = await one.table(ME, BEN)
        people = [await one.come(table, seat) for seat in (1, 2)]
        await cast_dice(people)
        first = next(person for person in people if person.is_asked)
        windows = first, await two.come(table, first.seat)
        act = first.act()
        await asyncio.gather(*(window.say(act) for window in windows))
        assert _requests(one, table) == [act.request]
        for window in windows:
            answers = [message for message in window.heard if message.get("request")]
            assert [(m["is"], m["request"]) for m in answers] == [("told", act.request)]
        assert first.now == windows[1].now
        await first.say(undo := first.undo())
        await rooms_until(lambda: windows[1].room.kept.written == 2)
        for window in windows:  # as an answer to what is asked now
            assert window.is_asked
            await window.say(msgspec.structs.replace(act, revision=window.now["revision"]))
            assert window.heard[-1]["is"] == "told"
            assert window.heard[-1]["request"] == act.request
        assert _requests(one, table) == [act.request, undo.request]


def _requests(rooms: Rooms, table: str) -> list[str | None]:
    """Those that are written."""
    news = rooms.store.news(table)
    assert news is not None
    return [row.request for row in news.rows]


async def _until_both_choose(ann: Visitor, ben: Visitor) -> None:
    """The rules ask both at the same time."""
    while not (ann.is_asked and ben.is_asked):
        first = ann if ann.is_asked else ben
        await first.say(first.act())
        await rooms_until(lambda: ann.room.kept.written == ben.room.kept.written)


async def _choose(chooser: Visitor, other: Visitor, pick: int) -> list[dict[str, Any]]:
    """All that the other hears while somebody chooses and takes it back, step by step."""
    other.heard.clear()
    steps = 0
    while chooser.is_asked:
        await chooser.say(chooser.act(pick))
        steps += 1
    await rooms_until(lambda: other.now["ready"] == [chooser.seat])
    for _ in range(steps):
        await chooser.say(chooser.undo())
    await rooms_until(lambda: other.now["ready"] == [])
    return other.heard[:]  # what is left to hear of the steps is nothing


@in_a_loop
async def test_of_a_choice_at_the_same_time_another_hall_tells_only_who_is_ready(
    database: str,
) -> None:
    async with two_halls(database) as (one, two):
        ann, ben = await _sit_apart(one, two, game="legend", options={"bluffing": 0})
        await rooms_until(lambda: _is_here(ann, 2) and _is_here(ben, 1))
        await _until_both_choose(ann, ben)
        before = ben.now
        step_by_step, at_once = [await _choose(ann, ben, pick) for pick in (0, -1)]
        assert step_by_step == at_once
        is_ready, is_not = at_once
        assert {one["is"] for one in at_once} == {"told"}
        assert [one["entries"] for one in at_once] == [[], []]
        news = {key for key, value in is_ready["now"].items() if value != before[key]}
        assert news == {"revision", "ready", "waited_for"}
        assert is_not["now"] == before
        ben.heard.clear()
        async with ben.room._alone():  # the other hall hears of all steps at the same time
            for step in (ann.act, ann.undo, ann.act, ann.undo):
                await ann.say(step())
            await ann.say(ann.act(-1))
        await rooms_until(lambda: ben.now["ready"])
        assert ben.heard == [is_ready]
        await ben.say(ben.act(-1))
        await rooms_until(lambda: ann.room.kept.written == ben.room.kept.written)
        assert ann.entries[-1]["told"]


@pytest.mark.full
@in_a_loop
async def test_somebody_whose_hall_has_died_is_not_there_any_more(database: str) -> None:
    async with two_halls(database) as (one, two):
        ann, _ = await _sit_apart(one, two)
        await rooms_until(lambda: _is_here(ann, 2))
        dead = two.store.process
        async with two_halls(database) as (third, _):
            with third.store.engine.connect() as connection:  # its line is cut
                asked = "select pg_terminate_backend(pid) from pg_stat_activity where"
                named = f" application_name = 'heorot-hall {dead}'"
                two.store.process = "another"
                connection.exec_driver_sql(asked + named)
                connection.commit()
        await rooms_until(lambda: not _is_here(ann, 2))
