"""A table in the hall: who sits there, who looks on, what they are told.

The match itself is a `heorot.match.Table`, and everybody at it holds a chair. Whatever is accepted is
written down first (`heorot.server.store`) and told afterwards, each reader in its own language, and only
those for whom something is new: the number of messages must not tell what their content may not.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from heorot.bots import BOTS
from heorot.core.documents import Section
from heorot.core.errors import HeorotError, IllegalAction
from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.games import load
from heorot.match import Clock, Number, Opening, Seat, Table, saga
from heorot.server import messages, settings
from heorot.server.messages import ToHall
from heorot.server.speaking import Speaker
from heorot.server.store import LineRow, MatchRow, Row, SeatRow, Store, Taken
from heorot.server.workers import Workers

LOG = logging.getLogger("heorot.server")
NOW = time.time
LINES_KEPT = 200
MOST_WATCHERS = 100


@dataclass(eq=False)
class Reader:
    """A socket at the table: a seat, or one who watches."""

    seat: SeatIndex
    guest: str
    send: Callable[[bytes], None]
    language: str = "en"
    heard: int = 0
    """The number of the last entry it was told."""
    revision: str = ""
    shown: bytes = b""
    """The position it was last told, but for what changes by itself."""
    speaker: Speaker | None = None


@dataclass
class Wish:
    """Something that others must agree to."""

    what: str
    by: SeatIndex
    request: str
    missing: set[SeatIndex]


@dataclass
class Room:
    """A table, alive."""

    match: MatchRow
    seated: list[SeatRow]
    store: Store
    workers: Workers
    rematch_of: Callable[[Room], Any]
    readers: list[Reader] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    opening: Opening | None = None
    written: int = 0
    """Rows in the database that are in the table, too."""
    said: list[LineRow] = field(default_factory=list)
    wish: Wish | None = None
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    thinking: set[SeatIndex] = field(default_factory=set)
    requests: set[str] = field(default_factory=set)

    # From the database.

    def load(self) -> None:
        """Everything anew from what is written."""
        found = self.store.match(self.match.id)
        if found is None:
            raise HeorotError("there is no such table")
        self.match, self.seated = found
        self.said = self.store.lines(self.match.id, 0)[-LINES_KEPT:]
        self.table, self.opening, self.written = None, None, 0
        self.requests.clear()
        if self.stage == "open":
            return
        terms = settings.read(self.match.settings).terms(self._terms_seats())
        self.opening = Opening.read(terms, Section(json.loads(self.match.dice)))
        if self.opening.stage == "done":
            self._begin()

    def _terms_seats(self) -> list[Seat]:
        """The seats as they were agreed on: a stand-in is no part of that."""
        return [Seat(one.name, "" if one.guest else one.bot) for one in self.seated]

    def _begin(self) -> None:
        assert self.opening is not None
        kept = settings.read(self.match.settings)
        clock = Clock(kept.minutes * 60) if kept.minutes else None
        terms = self.opening.terms
        self.table = Table(
            terms.game,
            terms.seats,
            self.opening.dice,
            edition=terms.edition,
            options=terms.options,
            start=terms.start,
            clock=clock,
            now=self.match.since,
        )
        self.catch_up()

    def catch_up(self) -> bool:
        """Take in what was written by others; whether there was anything."""
        if self.table is None:
            return False
        new = self.store.rows(self.match.id, self.written)
        for row in new:
            self._apply(row)
        return bool(new)

    def _apply(self, row: Row) -> None:
        assert self.table is not None
        chair = self.table.chair(SeatIndex(row.seat))
        if row.kind == "undo":
            chair.undo(self.everybody, row.at)
        else:
            chair.play(row.action, row.at)
        self.written = row.number + 1
        self.requests.add(row.request)

    def wake(self) -> None:
        """Bots that were thinking when the hall closed think again."""
        self._ask_bots()

    def sits(self, seat: SeatIndex, guest: str, name: str) -> None:
        """Somebody has sat down."""
        self.seated[seat] = self.seated[seat]._replace(guest=guest, name=name)
        self._tell_people()

    # Facts.

    @property
    def id(self) -> str:
        """Of the table."""
        return self.match.id

    @property
    def stage(self) -> str:
        """How far the table has come."""
        return self.match.stage

    @property
    def everybody(self) -> list[SeatIndex]:
        """All seats."""
        return [SeatIndex(one.seat) for one in self.seated]

    def seats_of(self, guest: str) -> list[SeatIndex]:
        """The seats that a guest plays."""
        return [SeatIndex(one.seat) for one in self.seated if one.guest == guest]

    def waited_for(self) -> tuple[SeatIndex, ...]:
        """The seats that the table waits for."""
        return () if self.table is None else self.table.waited_for

    def people(self, guest: str) -> tuple[messages.Person, ...]:
        """Everybody at the table, as a guest is told."""
        here = {reader.seat for reader in self.readers}
        return tuple(
            messages.Person(
                seat=one.seat + 1,
                name=one.name,
                bot=one.bot,
                is_here=one.seat in here,
                is_mine=one.guest == guest,
            )
            for one in self.seated
        )

    # Coming and going.

    def enter(self, reader: Reader) -> None:
        """A socket opens."""
        if reader.seat == SPECTATOR:
            watching = sum(one.seat == SPECTATOR for one in self.readers)
            if watching >= MOST_WATCHERS:
                raise HeorotError("too many are watching this table already")
        self.readers.append(reader)
        self._tell_people()

    def leave(self, reader: Reader) -> None:
        """A socket closes."""
        if reader in self.readers:
            self.readers.remove(reader)
            self._tell_people()

    def _tell_people(self) -> None:
        for reader in self.readers:
            if reader.speaker is not None or self.table is None:
                self._send(reader, messages.People(people=self.people(reader.guest)))

    def _send(self, reader: Reader, message: messages.Message) -> None:
        reader.send(messages.encode(message))

    # What readers say.

    async def hear(self, reader: Reader, message: ToHall) -> None:
        """One message of a reader."""
        async with self.lock:
            match message:
                case messages.Hello():
                    self._welcome(reader, message)
                case messages.Act():
                    await self._act(reader, message)
                case messages.Undo():
                    await self._undo(reader, message)
                case messages.Agree():
                    await self._agree(reader, message)
                case messages.Why():
                    self._why(reader, message)
                case messages.Say():
                    await self._say(reader, message)
                case messages.Commit() | messages.Reveal():
                    await self._roll(reader, message)
                case messages.TakeOver():
                    await self._take_over(reader, message)

    def _welcome(self, reader: Reader, hello: messages.Hello) -> None:
        if hello.version != messages.VERSION:
            self._send(reader, messages.Refused(text="load this page anew: the hall was changed"))
            return
        reader.language = hello.language
        self._show(reader)
        if self.opening is not None and self.table is None:
            self._ask_for_dice(reader)

    def _show(self, reader: Reader) -> None:
        """Everything, from nothing."""
        kept = settings.read(self.match.settings)
        now = None
        entries: tuple[messages.Entry, ...] = ()
        names: dict[str, str] = {}
        labels: dict[str, str] = {}
        fixed: Any = None
        if self.table is not None:
            reader.speaker = Speaker(self.table.chair(reader.seat), reader.language)
            now = self._position(reader)
            entries = reader.speaker.entries(0)
            reader.heard = entries[-1].number if entries else 0
            names, labels = reader.speaker.names(), reader.speaker.labels()
            fixed = self.table.chair(reader.seat).view().fixed
        edition = load(kept.game).load_box(kept.box)
        self._send(
            reader,
            messages.Table(
                version=messages.VERSION,
                id=self.id,
                stage=self.stage,  # type: ignore[arg-type]
                game=kept.game,
                title=edition.title,
                edition=edition.name,
                reconstructed="",
                seat=outside(reader.seat),
                people=self.people(reader.guest),
                fixed=msgspec.Raw(msgspec.json.encode(fixed)),
                names=names,
                labels=labels,
                plain=load(kept.game).views.plain,
                now=now,
                entries=entries,
                said=tuple(map(_said, self.said)),
                dice=self.opening.commitment if self.opening else "",
            ),
        )

    def _position(self, reader: Reader) -> messages.Position:
        """The table as a reader is told of it now."""
        assert reader.speaker is not None
        reader.revision = secrets.token_hex(6)
        position = reader.speaker.position(reader.revision, NOW())
        reader.shown = _lasting(position)
        return position

    def _tell(self, actor: SeatIndex, request: str) -> None:
        """Tell everybody what is new for them, and nobody else; the actor hears it as an answer."""
        for reader in self.readers:
            if reader.speaker is None:
                continue
            entries = reader.speaker.entries(reader.heard)
            position = reader.speaker.position(reader.revision, NOW())
            if not entries and _lasting(position) == reader.shown:
                continue
            if entries:
                reader.heard = entries[-1].number
            answered = request if reader.seat == actor else ""
            told = messages.Told(now=self._position(reader), entries=entries, request=answered)
            self._send(reader, told)
        self._ask_bots()

    def _tell_anew(self) -> None:
        """Something was taken back: what everybody was told is not true any more."""
        for reader in self.readers:
            if reader.speaker is not None:
                self._show(reader)
        self._ask_bots()

    # Playing.

    async def _act(self, reader: Reader, act: messages.Act) -> None:
        if act.request in self.requests:
            self._show(reader)  # it was done; whoever asks again has missed the answer
            return
        if self.table is None or reader.seat == SPECTATOR:
            self._send(reader, messages.Refused(request=act.request, is_stale=True))
            return
        if act.revision != reader.revision:
            self._send(reader, messages.Refused(request=act.request, is_stale=True))
            self._show(reader)
            return
        assert reader.speaker is not None
        chair = self.table.chair(reader.seat)
        try:
            number = chair.choice(act.action).id
            await self._play(reader.seat, number, act.request)
        except IllegalAction as error:
            refusal = reader.speaker.refusal(error.refusal)
            self._send(reader, messages.Refused(request=act.request, refusal=refusal))
        except Taken:
            self._after_others()
            self._send(reader, messages.Refused(request=act.request, is_stale=True))
            self._show(reader)
        except HeorotError as error:
            self._send(reader, messages.Refused(request=act.request, text=str(error)))

    async def _play(self, seat: SeatIndex, action: int, request: str) -> None:
        """Play, write down, tell."""
        assert self.table is not None
        at = NOW()
        self.table.chair(seat).play(action, at)
        await self._write(Row(self.written, "act", seat, action, at, request))
        self.wish = None
        self._tell(seat, request)

    async def _write(self, row: Row) -> None:
        """Write what the table has done already; if that fails it has not been done."""
        assert self.table is not None
        stage = "over" if self.table.is_over else "playing"
        try:
            await self.store.add_row(self.id, row, stage)
        except Taken:
            self.load()
            raise
        except Exception as error:
            LOG.exception("a row of table %s could not be written", self.id)
            self.load()
            raise HeorotError("it could not be written down, and so has not happened") from error
        self.written = row.number + 1
        self.requests.add(row.request)
        self.match = self.match._replace(stage=stage, touched=row.at)

    def _after_others(self) -> None:
        """Others have written: everybody is told."""
        for reader in self.readers:
            if self.table is not None:
                self._show(reader)
        self._ask_bots()

    def changed_elsewhere(self) -> None:
        """Another process has written to this table."""
        had_table, stage = self.table is not None, self.stage
        found = self.store.match(self.id)
        if found is None:
            return
        self.match, self.seated = found
        self.said = self.store.lines(self.id, 0)[-LINES_KEPT:]
        if not had_table or stage != self.stage:
            self.load()
            self._after_others()
        elif self.catch_up():
            self._after_others()
        self._tell_people()

    async def _undo(self, reader: Reader, undo: messages.Undo) -> None:
        if self.table is None or reader.seat == SPECTATOR or undo.request in self.requests:
            return
        needs = self.table.chair(reader.seat).undo_needs
        if needs is None or undo.revision != reader.revision:
            self._send(reader, messages.Refused(request=undo.request, is_stale=True))
            return
        missing = {seat for seat in needs if self._is_person(seat)}
        if missing:
            self.wish = Wish("undo", reader.seat, undo.request, missing)
            self._ask(self.wish)
            return
        await self._take_back(reader.seat, undo.request)

    def _is_person(self, seat: SeatIndex) -> bool:
        return not self.seated[seat].bot

    def _ask(self, wish: Wish) -> None:
        asked = messages.Asked(what=wish.what, by=outside(wish.by))  # type: ignore[arg-type]
        for reader in self.readers:
            if reader.seat in wish.missing:
                self._send(reader, asked)

    async def _agree(self, reader: Reader, answer: messages.Agree) -> None:
        if reader.seat == SPECTATOR:
            return
        if answer.what == "rematch" and self.stage == "over":
            await self._rematch(reader, answer)
            return
        wish = self.wish
        if wish is None or wish.what != answer.what or reader.seat not in wish.missing:
            return
        if not answer.yes:
            self.wish = None
            for other in self.readers:
                if other.seat == wish.by:
                    self._send(other, messages.Refused(request=wish.request))
            return
        wish.missing.discard(reader.seat)
        if not wish.missing:
            self.wish = None
            await self._take_back(wish.by, wish.request)

    async def _take_back(self, seat: SeatIndex, request: str) -> None:
        assert self.table is not None
        at = NOW()
        self.table.chair(seat).undo(self.everybody, at)
        await self._write(Row(self.written, "undo", seat, -1, at, request))
        self._tell_anew()

    async def _rematch(self, reader: Reader, answer: messages.Agree) -> None:
        """Everybody who sat here and is still here goes on, seats rotated."""
        if not answer.yes:
            self.wish = None
            return
        people = {SeatIndex(one.seat) for one in self.seated if one.guest}
        if self.wish is None:
            mine = set(self.seats_of(reader.guest))
            self.wish = Wish("rematch", reader.seat, "", people - mine)
            self._ask(self.wish)
        else:
            self.wish.missing -= set(self.seats_of(reader.guest))
        if not self.wish.missing:
            self.wish = None
            new = await self.rematch_of(self)
            for one in self.readers:
                self._send(one, messages.Moved(id=new))

    def _why(self, reader: Reader, why: messages.Why) -> None:
        if self.table is None or reader.speaker is None:
            return
        chair = self.table.chair(reader.seat)
        if reader.seat == SPECTATOR or not chair.is_asked:
            self._send(reader, messages.Reasons(refusals=()))
            return
        found = reader.speaker.refusals()
        if why.action:
            found = tuple(one for one in found if one.action == why.action)
        self._send(reader, messages.Reasons(refusals=found))

    async def _say(self, reader: Reader, say: messages.Say) -> None:
        if reader.seat == SPECTATOR:
            return
        name = self.seated[reader.seat].name
        number = self.said[-1].number + 1 if self.said else 0
        line = LineRow(number, reader.guest, reader.seat, name, say.text.strip(), NOW())
        if not line.text:
            return
        try:
            await self.store.add_line(self.id, line)
        except Taken:
            self.said = self.store.lines(self.id, 0)[-LINES_KEPT:]
            await self._say(reader, say)
            return
        self.said = [*self.said, line][-LINES_KEPT:]
        for one in self.readers:
            self._send(one, _said(line))

    # Bots.

    async def _take_over(self, reader: Reader, message: messages.TakeOver) -> None:
        if reader.seat == SPECTATOR or (message.bot and message.bot not in BOTS):
            return
        await self.store.set_bot(self.id, reader.seat, message.bot)
        self.seated[reader.seat] = self.seated[reader.seat]._replace(bot=message.bot)
        self._tell_people()
        self._ask_bots()

    def _ask_bots(self) -> None:
        """Let every bot that is waited for think."""
        if self.table is None or self.table.is_over:
            return
        for seat in self.table.chair(SPECTATOR).waited_for:
            if self.seated[seat].bot and seat not in self.thinking:
                self.thinking.add(seat)
                task = asyncio.create_task(self._let_think(seat))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _let_think(self, seat: SeatIndex) -> None:
        try:
            await self._bot_acts(seat)
        finally:
            self.thinking.discard(seat)
        self._ask_bots()

    async def _bot_acts(self, seat: SeatIndex) -> None:
        table = self.table
        assert table is not None
        chair = table.chair(seat)
        written, bot = self.written, self.seated[seat].bot
        seen, legal = chair.seen, chair.legal
        if not legal:
            return
        game, edition = chair.game.name, chair.edition
        action = await self.workers.choose(bot, game, edition, seen, legal, secrets.randbits(63))
        async with self.lock:
            is_current = self.table is table and self.seated[seat].bot == bot
            if not is_current or not chair.is_asked or chair.legal != legal:
                return
            if self.written != written and chair.seen != seen:
                return  # it was asked about a table that is another one by now
            try:
                await self._play(seat, action, f"bot-{secrets.token_hex(12)}")
            except Taken:
                self._after_others()

    # The dice.

    async def everybody_sits(self) -> None:
        """The last seat was taken: the table commits to its dice, and asks for everybody's part."""
        terms = settings.read(self.match.settings).terms(self._terms_seats())
        self.opening = Opening(terms, secrets.token_bytes(32))
        await self._keep_dice()
        for reader in self.readers:
            self._show(reader)
            self._ask_for_dice(reader)

    async def _keep_dice(self) -> None:
        assert self.opening is not None
        stage = "playing" if self.opening.stage == "done" else "rolling"
        dice, at = json.dumps(self.opening.document()), NOW()
        await self.store.set_dice(self.id, dice, stage, at)
        self.match = self.match._replace(dice=dice, stage=stage, touched=at)

    def _ask_for_dice(self, reader: Reader) -> None:
        opening = self.opening
        if opening is None or reader.seat not in opening.waits_for:
            return
        is_first = opening.stage == "commit"
        step: Literal["commit", "reveal"] = "commit" if is_first else "reveal"
        self._send(reader, messages.Roll(step=step, dice=opening.commitment))

    async def _roll(self, reader: Reader, message: messages.Commit | messages.Reveal) -> None:
        opening = self.opening
        if opening is None or self.table is not None:
            return
        before = opening.stage
        try:
            if isinstance(message, messages.Commit):
                opening.commit(reader.seat, message.hash)
            else:
                number = Number(message.number, bytes.fromhex(message.salt))
                opening.open(reader.seat, number)
        except HeorotError as error:
            self._send(reader, messages.Refused(text=str(error)))
            return
        await self._keep_dice()
        if opening.stage == "done":
            self._begin()
            for one in self.readers:
                self._show(one)
            self._ask_bots()
        elif opening.stage != before:
            for one in self.readers:
                self._ask_for_dice(one)

    def saga(self) -> str:
        """A finished match as a file."""
        if self.table is None or not self.table.is_over:
            raise HeorotError("a match can be saved as a file when it is over")
        return saga.dump(self.table, NOW())


def _lasting(position: messages.Position) -> bytes:
    """A position but for what changes by itself."""
    return msgspec.json.encode(msgspec.structs.replace(position, revision="", clocks=()))


def _said(line: LineRow) -> messages.Said:
    return messages.Said(seat=line.seat + 1, name=line.name, text=line.text, at=line.at)
