"""A room of the hall without database, network and time, and those who listen there."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from copy import copy
from typing import Any, cast
from unittest.mock import patch

import msgspec

from heorot.bots import advice
from heorot.bots.advice import MOST, TELLING, Advice, Answer, Outlook, advise_seen
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.rule import Told
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.engine.budget import Budget
from heorot.games import load
from heorot.match import table
from heorot.match.clock import clock_document
from heorot.match.dice import Number
from heorot.match.fingerprint import fingerprint
from heorot.match.opening import Opening
from heorot.match.past import Past
from heorot.match.seat import Seat
from heorot.match.table import Table
from heorot.server import answers, kept, messages, readers, room, settings, taking_over
from heorot.server.kept import KeptMatch
from heorot.server.readers import Reader
from heorot.server.room import Room
from heorot.server.rows import MatchRow, News, Row, SeatRow
from heorot.server.store import Store
from heorot.server.thinking import Thinking
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


@contextmanager
def one_fingerprint() -> Iterator[None]:
    """Of one match in however many worlds: its dice and its actions are the same in all of them.

    So fingerprints are not compared; they are told when the match is over and nothing is secret.
    """
    found: dict[str, str] = {}

    def once(played: Table) -> str:
        clock = played.clock and clock_document(played.clock, len(played.seats), now=0.0)
        covered = repr((played.moves, played.taken_back, clock))
        if covered not in found:
            found[covered] = fingerprint(played)
        return found[covered]

    with patch.object(table, "fingerprint", once):
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
        """Another one for another question, and nothing but the question tells which."""
        return _any_advice(question, load(game), edition)

    def tell(self, seat: SeatIndex, action: int) -> None:
        """What to do, if it is asked."""
        asked = self._asked.pop(seat, None)
        if asked is not None:
            asked.set_result(action)


class Thinkers(Bots):
    """Their advice is thought out, though not as well as at a table."""

    async def advise(self, question: Question, game: str, edition: Edition) -> Advice:
        """The same for the same question."""
        loaded = load(game)
        seen = Seen(question.seat, _state(loaded, question))
        with patch.object(advice, "WORLDS", WORLDS):
            budget = Budget(iterations=4)
            return advise_seen(loaded, edition, seen, question.legal, budget, bytes(16))


def _any_advice(question: Question, game: Game, edition: Edition) -> Advice:
    """Something that might be thought of a question.

    To think it out would take longer than all the rest of a match, and tell less: where worlds put
    questions that differ, the best of both may be the same.
    """
    if len(question.legal) == 1:
        return Advice((Outlook(question.legal[0], 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),), None)
    s = _state(game, question)
    chance = random.Random(repr(question))
    best = chance.sample(question.legal, min(MOST, len(question.legal)))
    outlooks = [
        Outlook(
            action,
            worth=chance.uniform(-1, 1),
            error=chance.uniform(0.01, 0.5),
            lead=chance.uniform(-20, 20),
            ahead=chance.random(),
            gain=chance.uniform(-20, 20),
            behind=chance.uniform(-3, 9),
        )
        for action in best
    ]
    outlooks.sort(key=lambda one: -one.worth)
    other = (question.seat + 1) % s.player_count
    named = game.actions.name(edition, s, chance.choice(question.legal))
    answer = Answer(other, named, chance.uniform(TELLING, 1))
    return Advice(tuple(outlooks), answer if chance.random() < 0.5 else None)


def _state(game: Game, question: Question) -> Any:
    """What the seat may know."""
    s = game.state()
    s.load_bytes(question.seen)
    return s


class LongMemory(Past):
    """Keeps what was told as it is asked for: a reader of a new world is told everything anew."""

    def __init__(self, past: Past, known: Iterable[tuple[Told, ...]] = ()) -> None:
        vars(self).update(vars(past))
        self._known = list(known)

    def told(self, number: int) -> Iterator[Told]:
        """All that an action told."""
        for unknown in range(len(self._known), number + 1):
            self._known.append(tuple(super().told(unknown)))
        return iter(self._known[number])

    def cut(self, length: int) -> None:
        """Forget all but the first so many actions."""
        super().cut(length)
        del self._known[length + 1 :]

    def first(self, length: int) -> LongMemory:
        """Its first so many actions."""
        return LongMemory(super().first(length), self._known[: length + 1])


class SilentStore:
    """Keeps nothing: what a table tells does not depend on the database."""

    async def add_row(self, match: MatchRow, row: Row) -> None:
        """Written."""

    async def change(self, *_: object) -> None:
        """Written, too."""

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
        self._read: tuple[MatchRow | None, list[SeatRow], bytes] = None, [], b""
        """What the lobby told last, and of which rows."""
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
        match, seated = self.room.kept.match, self.room.kept.seated
        if self._read[0] is not match or self._read[1] is not seated:
            guest = self.reader.guest if self.reader.seat != SPECTATOR else ""
            facts = answers.table_facts(match, seated, guest, self.reader.language)
            self._read = match, seated, msgspec.json.encode(facts)
        return self._read[2]

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
    table_of(new).past = LongMemory(table_of(new).past)
    waited = sum(1 << seat for seat in table_of(new).waited_for)
    new.kept.match = match._replace(waited=waited)
    return new


class NoThinking(Thinking):
    """Of a room in which bots are told what they do."""

    def ask(self, kept: KeptMatch) -> None:
        """Nobody: who is never answered would think when the room is forgotten."""


def other_room(room: Room, world: Table) -> Room:
    """The same with another table. No bot thinks there: it does what it did at the first."""
    kept = copy(room.kept)
    kept._table, kept._requests = world, kept._requests[:]
    news = News(kept.match, kept.seated, [], [])
    other = Room(kept, news, room._store, cast("Workers", Bots()))
    other.thinking = NoThinking(other.thinking._workers, other.thinking._answer)
    return other


def table_of(room: Room) -> Table:
    """The table of a room, with all its secrets."""
    assert room.kept._table is not None
    return room.kept._table
