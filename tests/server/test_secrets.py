"""Nothing secret is written where others may read it, and nothing can be read from time."""

from __future__ import annotations

import asyncio
import logging
import selectors
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.hall import BOT, ME, Player, new_table, open_hall

from heorot.bots import AT_TABLES
from heorot.core.seats import SeatIndex
from heorot.games import load
from heorot.server import guests, workers
from heorot.server.workers import PACE, Question, Workers


@pytest.mark.full
def test_no_log_holds_a_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, logger="sqlalchemy")  # its statements; it is silent unless named
    held: set[str] = set()
    with open_hall(tmp_path) as client, ExitStack() as stack:
        inviting = new_table(client, "hoard", ME, {"kind": "friend"})
        (shown,) = client.get(f"/api/tables/{inviting}").json()["invitations"]
        table = new_table(client, "hoard", ME, BOT)
        me = Player(client, table, 1, stack)
        for number in range(12):
            while not (me.now and me.now["is_asked"]):
                me.hear()
            held |= {word for card in me.now["own"].get("hand", ()) for word in card["words"]}
            me.act(number)
            me.now = None
        client.post(f"/api/tables/{inviting}/sit", json={"link": "wrong"})
        desk = client.app.state.desk  # type: ignore[attr-defined]
        secret = msgspec.json.decode(desk.hall.store.news(table).match.dice)["secret"]
        cookie = client.cookies[guests.COOKIE]
        key = desk.hall.key
    ours = [one for one in caplog.records if not one.name.startswith("httpx2")]  # the test's own
    text = "\n".join([logging.Formatter("%(message)s").format(one) for one in ours])
    assert ours
    assert held
    link = shown["path"].rpartition("/")[2]
    secrets = [link, secret, cookie, *cookie.split("."), key.hex(), repr(key), *held]
    assert [one for one in secrets if one in text] == []


class Clockwork(asyncio.SelectorEventLoop):
    """Time passes only while everybody waits, and then at once."""

    def __init__(self) -> None:
        self.clock = 0.0
        loop = self

        class Selector(selectors.DefaultSelector):
            def select(self, timeout: float | None = None) -> Any:
                loop.clock += timeout or 0
                return super().select(0)

        super().__init__(Selector())

    def time(self) -> float:
        return self.clock


def answered_after(thinking: float, monkeypatch: pytest.MonkeyPatch) -> float:
    """When a bot's answer is handed on that was found after so many seconds."""

    async def ask() -> float:
        loop = asyncio.get_running_loop()

        def think(*_: object) -> asyncio.Future[int]:
            found: asyncio.Future[int] = loop.create_future()
            loop.call_later(thinking, found.set_result, 7)
            return found

        monkeypatch.setattr(loop, "run_in_executor", think)
        asked = Workers(1)
        question = Question(SeatIndex(0), "greedy", b"", (7,))
        assert await asked.choose(question, "hoard", load("hoard").load_box("standard")) == 7
        asked.close()
        return loop.time()

    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(ask())


@pytest.mark.parametrize("thinking", [0, 0.01, 0.1, 0.2])
def test_a_bot_answers_after_a_time_that_depends_on_its_level_alone(
    thinking: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert answered_after(thinking, monkeypatch) == pytest.approx(PACE["greedy"])


def test_every_bot_has_a_pace() -> None:
    assert set(workers.PACE) == set(AT_TABLES)


def test_processes_that_open_at_the_same_time_have_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(guests.read_key, [tmp_path] * 8))
    assert {len(key) for key in keys} == {guests.KEY_BYTES}
    assert len(keys) == 1
    (kept,) = tmp_path.iterdir()
    assert kept.stat().st_mode & 0o077 == 0
