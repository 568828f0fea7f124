"""A room of the hall without database, network and time, and those who listen there."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from typing import cast
from unittest.mock import patch

import msgspec

from heorot.bots import advice
from heorot.bots.advice import Advice, advise_seen
from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.engine.budget import Budget
from heorot.games import load
from heorot.match.dice import Number
from heorot.match.opening import Opening
from heorot.match.seat import Seat
from heorot.match.table import Table
from heorot.server import answers, kept, messages, readers, room, settings, taking_over
from heorot.server.kept import KeptMatch
from heorot.server.readers import Reader
from heorot.server.room import Room
from heorot.server.rows import MatchRow, News, Row, SeatRow
from heorot.server.store import Store
from heorot.server.workers import Question, Workers
from heorot.testing.cases import Case

NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay")
MINUTES = 30
"""On the clock of every second match."""
WORLDS = 4
"""That a hint looks into; which they are does not matter to who may hear what."""


class Hours:
    """The clock on the wall: it stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    @contextmanager
    def rule(self) -> Iterator[None]:
        """Over everything that asks for the time."""
        with ExitStack() as stack:
            for module in (kept, readers, room, taking_over):
                stack.enter_context(patch.object(module, "NOW", lambda: self.now))
            yield


class Bots:
    """They think until they are told what to do."""

    def __init__(self) -> None:
        self._asked: dict[SeatIndex, asyncio.Future[int]] = {}

    async def choose(self, question: Question, *_: object) -> int:
        """When it is told."""
        self._asked[question.seat] = asyncio.get_running_loop().create_future()
        return await self._asked[question.seat]

    async def advise(self, question: Question, game: str, edition: Edition) -> Advice:
        """The same for the same question; not as well thought out as at a table."""
        return _advice(question, game, edition.name)

    def tell(self, seat: SeatIndex, action: int) -> None:
        """What to do, if it is asked."""
        asked = self._asked.pop(seat, None)
        if asked is not None:
            asked.set_result(action)


@lru_cache(maxsize=16)
def _advice(question: Question, game: str, box: str) -> Advice:
    """It follows from the question alone: two worlds that ask the same have it thought out once."""
    loaded = load(game)
    s = loaded.state()
    s.load_bytes(question.seen)
    seen, budget = Seen(question.seat, s), Budget(iterations=4)
    with patch.object(advice, "WORLDS", WORLDS):
        edition = loaded.load_box(box)
        return advise_seen(loaded, edition, seen, question.legal, budget, bytes(16))


class SilentStore:
    """Keeps nothing: what a table tells does not depend on the database."""

    async def add_row(self, match: MatchRow, row: Row) -> None:
        """Written."""

    def say(self, match: str, what: str) -> None:
        """Nobody else listens."""


class Listener:
    """A reader of a room, what it was sent since one last looked, and what HTTP tells it."""

    def __init__(self, room: Room, reader: int, language: str) -> None:
        self.room = room
        self.heard: list[bytes] = []
        self.reader = Reader(SeatIndex(reader), f"guest {reader}", self.heard.append)
        self._hello = messages.Hello(version=messages.VERSION, language=language)
        self._requests = 0
        room.enter(self.reader)

    async def greet(self) -> list[bytes]:
        """What a reader is shown from nothing."""
        await self.room.hear(self.reader, self._hello)
        return self.news()

    async def act(self, action: str) -> None:
        """Play as a client does."""
        self._requests += 1
        request, revision = f"request-{self._requests}", self.reader.revision
        act = messages.Act(request=request, revision=revision, action=action)
        await self.room.hear(self.reader, act)

    async def ask_why_not(self) -> list[bytes]:
        """What it might wish for, and may not do."""
        await self.room.hear(self.reader, messages.Why())
        return self.news()

    async def ask_for_hint(self) -> list[bytes]:
        """What seems best."""
        await self.room.hear(self.reader, messages.Advise())
        while len(self.room.hinting):  # noqa: ASYNC110 -- it ends by itself
            await asyncio.sleep(0)
        return self.news()

    async def take_back(self) -> None:
        """Take back as a client does."""
        self._requests += 1
        request, revision = f"request-{self._requests}", self.reader.revision
        await self.room.hear(self.reader, messages.Undo(request=request, revision=revision))

    @property
    def read(self) -> bytes:
        """The table in the lobby: in the list of all, among its own, and by its address."""
        here = self.room.kept
        guest = self.reader.guest if self.reader.seat != SPECTATOR else ""
        language = self.reader.language
        return msgspec.json.encode(answers.table_facts(here.match, here.seated, guest, language))

    def news(self) -> list[bytes]:
        """What it was sent since the last time."""
        found = self.heard[:]
        self.heard.clear()
        return found


def bots_of(case: Case, seed: int) -> list[int]:
    """The seats of bots: the last one of every third match."""
    return [case.players - 1] if seed % 3 == 0 else []


def new_room(case: Case, seed: int, workers: Bots) -> Room:
    """A table at which everybody sits, and the dice are cast."""
    game, minutes = case.game, seed % 2 * MINUTES
    agreed = settings.Settings(
        game.name, case.box, case.options, minutes, game.version, has_hints=True
    )
    bots = ["greedy" if seat in bots_of(case, seed) else "" for seat in range(case.players)]
    seats = [Seat(name, bot) for name, bot in zip(NAMES, bots, strict=False)]
    opening = Opening(agreed.terms(seats), hashlib.sha256(b"%d" % seed).digest())
    number = Number(seed, bytes(16))
    people = [seat for seat, bot in enumerate(bots) if not bot]
    for seat in people:
        opening.commit(seat, number.commitment(opening.commitment, seat))
    for seat in people:
        opening.open(seat, number)
    match = MatchRow(
        id="a table",
        settings=settings.write(agreed),
        dice=json.dumps(opening.document()),
        host="guest 0",
        is_listed=True,
        stage="playing",
        since=0,
        begun=0,
        touched=0,
        noticed=0,
    )
    seated = [
        SeatRow(seat, NAMES[seat], None if bot else f"guest {seat}", bot, "")
        for seat, bot in enumerate(bots)
    ]
    news = News(match, seated, [], [])
    store = cast("Store", SilentStore())
    new = Room(KeptMatch(store, news), news, store, cast("Workers", workers))
    waited = sum(1 << seat for seat in table_of(new).waited_for)
    new.kept.match = match._replace(waited=waited)
    return new


def table_of(room: Room) -> Table:
    """The table of a room, with all its secrets."""
    assert room.kept._table is not None
    return room.kept._table
