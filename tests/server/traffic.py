"""Everything that everybody at a table is sent, through whole matches, in worlds that differ.

The rooms are those of the hall; only the database is silent, and there are no sockets. The property
is that of `heorot.testing.secrecy`, on what travels: for a reader, a match is played in two worlds
that differ in nothing that it may know. As long as nothing is revealed to it by an event, all that
it is sent is the same, byte for byte: the same messages, as many, as long. What may be revealed,
and by which event, the witness of the game says.

Revisions follow from what a reader is told, and nothing else comes from chance; the clock on the
wall is ours. So nothing is left out of the comparison. What HTTP tells of the table is compared as
well: in two worlds, and before and after what a reader does not hear of. Some seats are bots', and
some matches have a clock.

As a program it plays more: ``bench/traffic MATCHES``.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from functools import cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
from leduc import GAME as LEDUC
from tests.harness.witnesses import registered
from tests.server.overheard import (
    Bots,
    Hours,
    Listener,
    bots_of,
    new_room,
    one_fingerprint,
    other_room,
    table_of,
)

from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.match.table import Table
from heorot.server import messages, seating
from heorot.server.room import Room
from heorot.testing.cases import Case, Witness, cases
from heorot.testing.secrecy import assert_revealed, difference
from heorot.testing.sent import seen_bytes
from heorot.testing.worlds import other_world, shared_world

sys.path.insert(0, str(Path(__file__).parents[2] / "examples/leduc/tests"))
import witness

LANGUAGES = ("en", "de", "fr", "ru")
TAKES_BACK = 0.02
"""How often somebody takes back what nobody else has learned of."""
ASKS_WHY = 0.04
"""How often somebody asks why not, when asked."""

ASKS_FOR_HINT = 0.03
"""How often somebody asks for a hint, when asked."""


class Deed(NamedTuple):
    """An action of a seat in two worlds, as they were before it."""

    case: Case
    seat: SeatIndex
    here: Any
    there: Any
    since: int
    """How many actions there had been."""

    @property
    def is_same(self) -> bool:
        """Whether the seat, too, cannot tell the worlds apart."""
        one, two = (seen_bytes(self.case, s, self.seat) for s in (self.here, self.there))
        return one == two


class Mirror:
    """A match in another world, for one reader who cannot tell it from the true one."""

    def __init__(self, case: Case, room: Room, true: Listener, world: Any) -> None:
        self.case = case
        self.true = true
        table = copy(table_of(room))
        table.clock = deepcopy(table.clock)
        table.past = table.past.first(len(table.past))
        table.past._checkpoints[len(table.past)] = world.to_bytes()
        table._return_to(world)
        self.room = other_room(room, table)
        self.room.readers.elsewhere = {"": room.readers.present}  # everybody else is there, too
        self.listener = Listener(self.room, true.reader.seat, true._hello.language)

    async def greet(self) -> None:
        """From nothing, both look the same."""
        self._compare(await self.true.greet(), await self.listener.greet())

    async def ask_why_not(self) -> None:
        """Both are answered alike."""
        self._compare(await self.true.ask_why_not(), await self.listener.ask_why_not())

    async def ask_for_hint(self) -> bool:
        """Both are advised alike. False where a bot in their place knows more than a screen shows.

        That is which of two equal cards it holds, or from which place of a hand one was played: the
        rules make a difference there, and the kit checks that they may.
        """
        here, there = await self.true.ask_for_hint(), await self.listener.ask_for_hint()
        for heard in (here, there):
            assert [json.loads(one)["is"] for one in heard] == ["people", "hint"]
        if self._knows_another:
            self._compare(here[:1], there[:1])
            return False
        self._compare(here, there)
        return True

    async def hear_of_hint(self, seat: SeatIndex) -> None:
        """Another seat asks for a hint, in both worlds."""
        kept = self.room.kept
        await self.room._insist(lambda: kept.reseat(seating.hinted(kept.seated, seat)))

    @property
    def _knows_another(self) -> bool:
        """Whether the reader, as bots do, could tell the worlds apart."""
        seat = self.true.reader.seat
        one, two = (room.kept.chair(seat).seen.s for room in (self.true.room, self.room))
        return bool(one != two)

    async def act(self, seat: int, action: int) -> None:
        """The same action in the other world."""
        if seat == self.true.reader.seat:
            notation = self.case.game.actions.notation(action)
            self.listener._requests = self.true._requests - 1
            await self.listener.act(notation)
        else:
            kept = self.room.kept
            await self.room._insist(lambda: kept.play(SeatIndex(seat), action, None))

    async def take_back(self, seat: int) -> None:
        """The same taken back."""
        kept = self.room.kept
        await self.room._insist(lambda: kept.undo(SeatIndex(seat), f"undo {kept.written}"))

    def _compare(self, here: list[bytes], there: list[bytes]) -> None:
        assert len(here) == len(there), f"{len(here)} messages against {len(there)}"
        for one, two in zip(here, there, strict=True):
            assert one == two, difference(one, two)

    def check(self, here: list[bytes], deed: Deed) -> bool:
        """Whether both still look the same; if not, an event must have said so."""
        there = self.listener.news()
        if here == there:
            assert self.true.read == self.listener.read, "the lobby tells the worlds apart"
            return True
        one, two = (_with_events(room, deed.since) for room in (self.true.room, self.room))
        why = difference(b"\n".join(here), b"\n".join(there))
        reader = int(self.true.reader.seat)
        assert_revealed(self.case, one, two, reader, why, same_deed=deed.is_same)
        return False


def _with_events(room: Room, since: int) -> Any:
    """The state of a room, with all that was told since it had so many actions."""
    table = table_of(room)
    s = table.moment.s.copy()
    for number in range(since + 1, len(table.past) + 1):
        s.events.extend(table.past.told(number))
    return s


class Match:
    """A whole match, with everybody and a spectator listening."""

    def __init__(self, case: Case, seed: int, readers: list[int], counts: Counter[str]) -> None:
        self.case = case
        self.counts = counts
        self.hours = Hours()
        self.bots = Bots()
        self.room = new_room(case, seed, self.bots)
        self._chance = random.Random(seed)
        self._hints = random.Random(seed)
        self._seats_of_bots = bots_of(case, seed)
        self._readers = [one for one in readers if one not in self._seats_of_bots]
        self._mirrors: dict[int, Mirror] = {}
        self._unfinished: list[int] = []
        """What somebody has begun to choose; an imagined world knows nothing of it."""
        languages = cycle(LANGUAGES)
        self.listeners = {
            reader: Listener(self.room, reader, language)
            for reader, language in zip(
                case.readers, islice(languages, seed % 4, None), strict=False
            )
            if reader not in self._seats_of_bots
        }

    @property
    def table(self) -> Table:
        """With all its secrets."""
        return table_of(self.room)

    async def play(self) -> None:
        """To its end."""
        await self.room.wake()
        for listener in self.listeners.values():
            await listener.greet()
        for listener in self.listeners.values():
            listener.news()
        while not self.table.is_over:
            for reader in self._readers:
                if reader not in self._mirrors:
                    await self._imagine(reader)
            await self._act()
        self.counts["matches"] += 1

    async def _imagine(self, reader: int) -> None:
        table, case = self.table, self.case
        s, number, decider = table.moment.s, len(table.past), int(table.decider)
        if table.waiting:
            return
        if number % 2 and decider != reader:
            world, begun = shared_world(case, s, reader, decider, number), []
        else:
            world, begun = other_world(case, s, reader, number), self._unfinished
        if decider == reader:
            begun = []
        for action in begun:
            if action not in case.engine.choices(world):
                return
            case.engine.apply(world, table._luck, action)
        if world == s:
            return
        mirror = Mirror(case, self.room, self.listeners[reader], world)
        await mirror.greet()
        self._mirrors[reader] = mirror
        self.counts["worlds"] += 1

    def _choose(self) -> tuple[SeatIndex, int]:
        """A seat that is waited for, and what it may do in all worlds; others are left."""
        table = self.table
        seat = self._chance.choice(table.waited_for)
        choices = table.chair(seat).legal
        for reader, mirror in list(self._mirrors.items()):
            also = set(table_of(mirror.room).chair(seat).legal)
            if also.isdisjoint(choices):
                del self._mirrors[reader]
                self.counts["parted"] += 1
            else:
                choices = [action for action in choices if action in also]
        return seat, self._chance.choice(choices)

    async def _act(self) -> None:
        seat, action = self._choose()
        if seat in self._mirrors and self._chance.random() < ASKS_WHY:
            await self._mirrors[seat].ask_why_not()
            self.counts["asked why"] += 1
        if seat in self._mirrors and self._hints.random() < ASKS_FOR_HINT:
            await self._ask_for_hint(seat)
        was_ready, s, since = self.table.ready, self.table.moment.s, len(self.table.past)
        deeds = {
            reader: Deed(self.case, seat, s, table_of(mirror.room).moment.s, since)
            for reader, mirror in self._mirrors.items()
        }
        self.hours.now += self._chance.uniform(0, 100)
        before = self._read()
        await self._do(seat, action)
        for mirror in self._mirrors.values():
            await mirror.act(seat, action)
        self.counts["actions"] += 1
        self._compare(seat, deeds, before)
        if self._is_free_to_take_back(seat) and self._chance.random() < TAKES_BACK:
            await self._take_back(seat, is_known=self.table.ready != was_ready)
        elif self.case.witness.is_unfinished(self.table.moment.s, int(seat)):
            self._unfinished.append(action)
        else:
            self._unfinished.clear()

    async def _ask_for_hint(self, seat: SeatIndex) -> None:
        """The others hear how many it has asked for, and nothing else."""
        before = self.room.kept.seated
        is_same = await self._mirrors[seat].ask_for_hint()
        self.counts["hints" if is_same else "hints apart"] += 1
        assert self.room.kept.seated == seating.hinted(before, seat)
        for reader, one in self.listeners.items():
            if reader == seat:
                continue
            people = self.room.readers.people(one.reader.guest)
            heard = one.news()
            assert heard == [messages.encode(messages.People(people=people))]
            if reader in self._mirrors:
                await self._mirrors[reader].hear_of_hint(seat)
                self._mirrors[reader]._compare(heard, self._mirrors[reader].listener.news())

    def _is_free_to_take_back(self, seat: SeatIndex) -> bool:
        """Whether nobody has learned of it; alone with bots one may take everything back."""
        is_alone = len(self.table.terms.people) == 1
        if is_alone or seat not in self.listeners or self.table.is_over:
            return False
        return self.table.undo_needs(seat) == frozenset()

    async def _do(self, seat: SeatIndex, action: int) -> None:
        if seat in self.listeners:
            await self.listeners[seat].act(self.case.game.actions.notation(action))
            return
        written = self.room.kept.written
        while self.room.kept.written == written:
            self.bots.tell(seat, action)
            await asyncio.sleep(0)
        self.counts["by bots"] += 1

    def _read(self) -> dict[int, object]:
        """What everybody may read of the table without being told: in the lobby, on its clocks."""
        clocks = self.table.chair(SPECTATOR).clock(self.hours.now)
        return {reader: (one.read, clocks) for reader, one in self.listeners.items()}

    def _compare(self, seat: SeatIndex, deeds: dict[int, Deed], before: dict[int, object]) -> None:
        told = {reader: one.news() for reader, one in self.listeners.items()}
        after = self._read()
        is_step = self.case.witness.is_unfinished(self.table.moment_for(seat).s, int(seat))
        self._check_public(told)
        for reader, news in told.items():
            self.counts["messages"] += len(news)
            assert news or before[reader] == after[reader], "the lobby tells what nobody was told"
            name = outside(SeatIndex(reader))
            assert reader == seat or not (news and is_step), f"{name} hears of a step"
            mirror = self._mirrors.get(reader)
            if mirror is None:
                continue
            if mirror.check(news, deeds[reader]):
                self.counts["same"] += 1
                self.counts["silent"] += not news
            else:
                self.counts["revealed"] += 1
                del self._mirrors[reader]

    def _check_public(self, told: dict[int, list[bytes]]) -> None:
        """What everybody sees is the same for everybody."""
        parts = {
            bytes(message.now.public)
            for news in told.values()
            for message in map(_read, news)
            if message.now is not None
        }
        assert len(parts) <= 1, difference(*list(parts)[:2])

    async def _take_back(self, seat: SeatIndex, *, is_known: bool) -> None:
        """Nobody else hears of what nobody else has learned."""
        await self.listeners[seat].take_back()
        for mirror in self._mirrors.values():
            await mirror.take_back(seat)
        self.counts["taken back"] += 1
        told = {reader: one.news() for reader, one in self.listeners.items()}
        assert told[seat]
        for reader, news in told.items():
            name = outside(SeatIndex(reader))
            assert is_known or reader == seat or not news, f"{name} hears of what was taken back"
            if reader in self._mirrors:
                self._mirrors[reader]._compare(news, self._mirrors[reader].listener.news())


class _Heard(msgspec.Struct):
    now: _Now | None = None


class _Now(msgspec.Struct):
    public: msgspec.Raw


_read = msgspec.json.Decoder(_Heard).decode


@cache
def all_cases() -> list[Case]:
    """Every game, box, number of players and combination of options; the example's, too."""
    return [*cases(LEDUC, cast("Witness", witness)), *registered()]


def run(case: Case, seed: int, readers: list[int], counts: Counter[str]) -> None:
    """One match."""
    match = Match(case, seed, readers, counts)
    try:
        with match.hours.rule(), one_fingerprint():
            asyncio.run(match.play())
    except AssertionError as error:
        actions = match.table.actions
        error.add_note(f"{case}, seed {seed}, readers {readers}, after actions {actions}")
        raise


def run_for_all(number: int) -> Counter[str]:
    """One of many matches, of all cases in turn, for all readers."""
    counts: Counter[str] = Counter()
    found = all_cases()
    case = found[number % len(found)]
    run(case, number, list(case.readers), counts)
    return counts


def main(matches: int, first: int = 0) -> None:
    """Many, from a number on, on all cores."""
    counts: Counter[str] = Counter()
    began = time.monotonic()
    with ProcessPoolExecutor(initializer=_settle) as pool:
        for number, one in enumerate(pool.map(run_for_all, range(first, first + matches)), first):
            counts += one
            done = counts["matches"]
            if done % 100 == 0 and done < matches:
                pace = done / (time.monotonic() - began)
                _say(f"{first} to {number} of {matches}, {pace:.1f} a second: {dict(counts)}")
    last = first + matches - 1
    _say(f"All {matches} matches ({first} to {last}) compared, nothing differed: {dict(counts)}")


def _settle() -> None:
    """A process begins: what it has loaded stays, and rooms that are gone leave few circles."""
    all_cases()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201 (a program)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
