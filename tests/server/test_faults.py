"""Broken lines, windows opened twice, dead bots, a full disk: no move is doubled, none lost."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sql
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.rooms import (
    BEN,
    BOT,
    FRIEND,
    ME,
    QuickBots,
    Rooms,
    Visitor,
    cast_dice,
    in_a_loop,
    open_rooms,
    until,
    until_asked,
)

from heorot.server import eager, messages, room, store
from heorot.server.kept import KeptMatch
from heorot.server.rows import NotWritten
from heorot.server.workers import Question, Workers

KINDS = ("act", "act", "act", "again", "stale", "undo", "hello", "at once")
STEPS = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 3), st.integers(0, 99)), max_size=20
)
Sent = messages.Act | messages.Undo


class Windows:
    """Two at one screen, each of them in two windows."""

    def __init__(self, rooms: Rooms, table: str, all_: list[Visitor]) -> None:
        self.store = rooms.store
        self.table = table
        self.all = all_
        self.sent: list[tuple[int, Sent]] = []
        """By seat."""

    @classmethod
    async def open(cls, rooms: Rooms) -> Windows:
        table = await rooms.table(ME, BEN)
        people = [await rooms.come(table, seat) for seat in (1, 2)]
        await cast_dice(people)
        again = [await rooms.come(table, seat) for seat in (1, 2)]
        return cls(rooms, table, people + again)

    @property
    def requests(self) -> list[str | None]:
        """Those that are written."""
        news = self.store.news(self.table)
        assert news is not None
        assert [row.number for row in news.rows] == list(range(len(news.rows)))
        return [row.request for row in news.rows]

    async def step(self, kind: str, which: int, pick: int) -> None:
        window = self.all[which]
        match kind:
            case "act" if window.is_asked:
                act = self._act(window, pick)
                await self._send(window, act)
                assert act.request in self.requests
            case "again" if self.sent:
                seat, message = self.sent[pick % len(self.sent)]
                await self._send(self.all[seat - 1 + which // 2 * 2], message, is_new=False)
            case "stale" if window.is_asked:
                act = self._act(window, pick)
                old = messages.Act(request=act.request, revision="of old", action=act.action)
                await self._send(window, old)
                assert act.request not in self.requests
                assert window.last("refused")["is_stale"]
            case "undo":
                window._acts += 100
                await self._send(window, window.undo())
            case "hello":
                await window.hello()
            case "at once" if window.is_asked:
                other = self.all[(which + 2) % 4]
                one, two = self._act(window, pick), self._act(other, pick + 1)
                await asyncio.gather(self._send(window, one), self._send(other, two))
                assert one.request in self.requests

    def _act(self, window: Visitor, pick: int) -> messages.Act:
        window._acts += 100 + 1000 * self.all.index(window)  # windows know nothing of each other
        return window.act(pick % len(window.now["choices"]))

    async def _send(self, window: Visitor, message: Sent, *, is_new: bool = True) -> None:
        if is_new:
            self.sent.append((window.seat, message))
        await window.say(message)

    async def send_anew(self, window: Visitor, act: messages.Act) -> None:
        """As an answer to what is asked now: it has happened, and does not happen again."""
        written = self.requests
        assert window.is_asked
        await window.say(msgspec.structs.replace(act, revision=window.now["revision"]))
        assert window.heard[-1]["is"] == "told"
        assert window.heard[-1]["request"] == act.request
        assert self.requests == written

    def check(self) -> None:
        """Nothing twice, nothing that nobody sent, and all windows of a seat show the same."""
        written = self.requests
        assert len(set(written)) == len(written)
        assert set(written) <= {message.request for _, message in self.sent}
        for window in self.all:
            for message in window.heard:
                assert message["is"] != "told" or message["request"] in {"", *written}
            numbers = [entry["number"] for entry in window.entries]
            assert numbers == list(range(1, len(numbers) + 1))
        for one, two in ((0, 2), (1, 3)):
            assert self.all[one].now == self.all[two].now
            assert self.all[one].entries == self.all[two].entries


@pytest.mark.full
@settings(max_examples=15, deadline=None)
@given(steps=STEPS)
def test_messages_that_come_twice_late_or_at_the_same_time_double_and_lose_nothing(
    steps: list[tuple[str, int, int]],
) -> None:
    async def run(folder: Path) -> None:
        async with open_rooms(folder) as rooms:
            windows = await Windows.open(rooms)
            for step in steps:
                await windows.step(*step)
                windows.check()

    with TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


@in_a_loop
async def test_a_request_happens_once_though_the_question_after_it_looks_the_same(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        windows = await Windows.open(rooms)
        one = next(one for one in windows.all if one.is_asked)
        await one.say(act := one.act())
        await windows.send_anew(one, act)
        await one.say(one.undo())
        await windows.send_anew(one, act)
    async with open_rooms(tmp_path) as rooms:  # after a kill it is read anew
        again = Windows(rooms, windows.table, [await rooms.come(windows.table, one.seat)])
        await again.send_anew(again.all[0], act)


@in_a_loop
async def test_an_act_is_done_though_its_sender_is_gone_before_the_answer(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        windows = await Windows.open(rooms)
        sender, other = sorted(windows.all[:2], key=lambda one: not one.is_asked)
        act = sender.act()
        eager.run(sender.say(act))
        sender.room.leave(sender.reader)
        await until(lambda: act.request in windows.requests)
        await until(lambda: other.entries == windows.all[other.seat + 1].entries)
        await other.hello()
        before = len(other.entries)
        await sender.say(act)
        assert windows.requests == [act.request]
        assert len(other.entries) == before


@pytest.mark.full
@in_a_loop
async def test_the_game_goes_on_when_a_bots_process_is_killed(tmp_path: Path) -> None:
    thinkers = Workers(1)
    try:
        async with open_rooms(tmp_path, thinkers) as rooms:
            me = await rooms.come(await rooms.table(ME, BOT), 1)
            await cast_dice([me])
            for is_thinking in (True, False):
                await until_asked(me)
                if not is_thinking:
                    _kill(thinkers)
                while me.is_asked:
                    await me.say(me.act())
                if is_thinking:
                    await until(lambda: thinkers._pool and thinkers._pool._processes)
                    _kill(thinkers)
            await until_asked(me)
    finally:
        thinkers.close()


def _kill(thinkers: Workers) -> None:
    assert thinkers._pool is not None
    for process in list(thinkers._pool._processes):
        with suppress(ProcessLookupError):  # it may be the one that was killed before
            os.kill(process, signal.SIGKILL)


class Disk:
    """A disk that can be full."""

    def __init__(self, engine: sql.Engine) -> None:
        self.is_full = False
        sql.event.listen(engine, "checkout", self._limit)

    def _limit(self, connection: Any, *_: object) -> None:
        most = 1 if self.is_full else 1 << 30  # never less than there are
        connection.execute(f"pragma max_page_count = {most}")


@in_a_loop
async def test_a_full_disk_is_told_nothing_is_acknowledged_and_play_goes_on_later(
    tmp_path: Path,
) -> None:
    async with open_rooms(tmp_path) as rooms:
        disk = Disk(rooms.store.engine)
        windows = await Windows.open(rooms)
        for window in windows.all:
            await window.say(messages.Hello(version=messages.VERSION, language="de"))
        disk.is_full = True
        while True:
            one = next(window for window in windows.all if window.is_asked)
            before, act, written = one.now, one.act(), windows.requests
            await one.say(act)
            if act.request not in windows.requests:
                break
        refused = one.heard[-1]
        assert refused["request"] == act.request
        assert refused["text"].startswith("Das ließ sich nicht aufschreiben")
        assert windows.requests == written
        assert one.now == before
        disk.is_full = False
        await one.say(act)
        assert one.heard[-1]["request"] == act.request
        assert windows.requests == [*written, act.request]


class PatientBots(QuickBots):
    """They think only when they are let."""

    def __init__(self) -> None:
        self.may_think = asyncio.Event()
        self.asked = 0

    async def choose(self, question: Question, *_: object) -> int:
        """When it may."""
        self.asked += 1
        await self.may_think.wait()
        return question.legal[0]


@in_a_loop
async def test_a_bot_whose_move_cannot_be_written_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PAUSE", 0.01)
    monkeypatch.setattr(store, "PATIENCE", 0.01)
    bots = PatientBots()
    async with open_rooms(tmp_path, cast("Workers", bots)) as rooms:
        first, other = await rooms.two(await rooms.table(ME, FRIEND))
        await first.say(messages.TakeOver(bot="greedy"))
        with rooms.store.engine.connect() as connection:
            connection.exec_driver_sql("rollback")
            connection.exec_driver_sql("begin immediate")  # nobody else can write
            bots.may_think.set()
            await until(lambda: bots.asked > 1)
            assert not first.room.kept.written
        await until_asked(other)


@in_a_loop
async def test_dice_that_could_not_be_written_are_rolled_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_rooms(tmp_path) as rooms:
        table = await rooms.table(ME, FRIEND)
        first = await rooms.come(table, 1)
        with monkeypatch.context() as patch:
            patch.setattr(KeptMatch, "roll", _not_written)
            with pytest.raises(NotWritten):
                await rooms.sit(table, 2, "ben")
        assert first.room.kept.stage == "open"
        await cast_dice([first, await rooms.come(table, 2, "ben")])
        assert first.room.kept.is_begun


async def _not_written(_: KeptMatch) -> None:
    raise NotWritten("no room left")
