"""A match as the hall keeps it: the only place of the server that holds a table.

Whatever is accepted is written before anybody is told of it: methods that change something return
after the commit. When one of them fails the match `is_spoiled`, because its table may be ahead of
what is written; then it has to be loaded anew.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Iterable
from typing import NamedTuple, Self

import msgspec

from heorot.core.documents import Section
from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.match import saga
from heorot.match.chair import Chair
from heorot.match.clock import Clock
from heorot.match.dice import Number
from heorot.match.moment import parse
from heorot.match.opening import Opening
from heorot.match.seat import Seat
from heorot.match.table import Table
from heorot.match.terms import Terms
from heorot.server import settings
from heorot.server.rows import MatchRow, News, NoTable, Row, SeatRow, Wish
from heorot.server.store import Store
from heorot.server.workers import Question

NOW = time.time


class Past(NamedTuple):
    """How far a match had come."""

    match: MatchRow
    seated: list[SeatRow]
    written: int
    undone: tuple[int, ...]
    taken_back: int


class KeptMatch:
    """A match, and what is written of it."""

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self.match: MatchRow = news.match
        self.seated: list[SeatRow] = news.seated
        self.settings = settings.read(news.match.settings)
        self.written = 0
        """The rows that are in the table."""
        self.undone: tuple[int, ...] = ()
        """The seats that took something back, one for each time."""
        self.secret_of: SeatIndex | None = None
        """Who did what was written last, if nobody else can have noticed it."""
        self._requests = bytearray()
        """A hash of everything that was asked for and has happened, one behind the other."""
        self.is_spoiled = False
        self._opening: Opening | None = None
        self._table: Table | None = None
        self._open()
        self._apply(news.rows)

    @classmethod
    def load(cls, store: Store, match: str) -> tuple[Self, News]:
        """A match from what is written; it takes a while, and belongs in a thread."""
        news = store.news(match)
        if news is None:
            raise NoTable("there is no such table")
        return cls(store, news), news

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
    def is_begun(self) -> bool:
        """Whether there is anything to be seen."""
        return self._table is not None

    @property
    def seats(self) -> list[SeatIndex]:
        """All seats."""
        return [SeatIndex(one.seat) for one in self.seated]

    @property
    def waited_for(self) -> list[SeatIndex]:
        """The seats that the table waits for, by what is written."""
        return [seat for seat in self.seats if self.match.waited >> seat & 1]

    @property
    def wish(self) -> Wish | None:
        """What somebody wishes and others have yet to agree to."""
        return self.match.wished

    def seats_of(self, guest: str) -> list[SeatIndex]:
        """The seats of a guest."""
        return [SeatIndex(one.seat) for one in self.seated if guest and one.guest == guest]

    def is_played_by_person(self, seat: SeatIndex) -> bool:
        """Whether a person sits there, and no bot plays for them."""
        return self.seated[seat].guest is not None and not self.seated[seat].bot

    def chair(self, reader: SeatIndex) -> Chair:
        """All that a reader may know and do."""
        return self._begun.chair(reader)

    @property
    def _begun(self) -> Table:
        if self._table is None:
            raise HeorotError("the match has not begun yet")
        return self._table

    def saga(self) -> str:
        """A finished match as a file."""
        return saga.dump(self.finished, NOW())

    @property
    def finished(self) -> Table:
        """The match when it is over, and that is written: nothing of it is a secret any more."""
        if self._table is None or self.stage != "over":
            raise HeorotError("a match can be looked back on and saved as a file when it is over")
        return self._table

    @property
    def past(self) -> Past:
        """How far it has come."""
        taken_back = 0 if self._table is None else self._table.taken_back
        return Past(self.match, self.seated, self.written, self.undone, taken_back)

    def told_otherwise(self, past: Past) -> set[int]:
        """Whoever may have been told since then what is not so any more: it was taken back.

        Of what nobody has learned only those know who did it.
        """
        if self.past.taken_back != past.taken_back:
            return {SPECTATOR, *self.seats}
        return set(self.undone[len(past.undone) :])

    # From the database.

    def _terms(self) -> Terms:
        """What everybody agrees to: a stand-in is no part of that."""
        seats = [Seat(one.name, "" if one.guest else one.bot) for one in self.seated]
        return self.settings.terms(seats)

    def _open(self) -> None:
        """The dice as far as they are written, and with them the table."""
        self._opening = self._table = None
        self.written, self.undone = 0, ()
        self._requests.clear()
        if self.match.dice:
            self._opening = Opening.read(self._terms(), Section(json.loads(self.match.dice)))
            if self._opening.stage == "done":
                self._begin(self._opening, self.match.begun)

    def _begin(self, opening: Opening, at: float) -> None:
        terms, minutes = opening.terms, self.settings.minutes
        self._table = Table(
            terms.game,
            terms.seats,
            opening.dice,
            edition=terms.edition,
            options=terms.options,
            start=terms.start,
            clock=Clock(minutes * 60) if minutes else None,
            now=at,
        )

    def _apply(self, rows: Iterable[Row]) -> None:
        for row in rows:
            chair = self._begun.chair(SeatIndex(row.seat))
            if row.kind == "undo":
                chair.undo(self.seats, row.at)
            else:
                chair.play(row.action, row.at)
            self._count(row)

    def _count(self, row: Row) -> None:
        self.written = row.number + 1
        if row.kind == "undo":
            self.undone += (row.seat,)
        self.secret_of = None
        if row.request is not None:
            self._requests += _hash(row.seat, row.request)

    def has_heard(self, seat: SeatIndex, request: str) -> bool:
        """Whether what a seat asks for has happened before, though it may be taken back again.

        All rows are known here up to the one that is written next, and of two that are written
        with its number one is refused: so nothing happens twice, in whichever process.
        """
        return _hash(seat, request) in self._requests

    def take_in(self, news: News) -> None:
        """What others have written."""
        is_newer = news.rows or self.match.dice != news.match.dice
        self.match, self.seated = news.match, news.seated
        if not is_newer:
            return
        if self._table is None:
            self._open()
        self._apply(news.rows)

    # Playing.

    async def play(self, seat: SeatIndex, action: int | str, request: str | None) -> None:
        """An action; `HeorotError` when the rules refuse it, `Taken` when others were faster."""
        at, public = NOW(), self._public
        number = parse(self._begun.game, action)
        self.chair(seat).play(number, at)
        await self._write(Row(self.written, "act", seat, number, at, request), public)

    async def undo(self, seat: SeatIndex, request: str) -> None:
        """Take the last action of a seat back; whoever has to agree has done so."""
        at, public = NOW(), self._public
        self.chair(seat).undo(self.seats, at)
        await self._write(Row(self.written, "undo", seat, -1, at, request), public)

    @property
    def _public(self) -> tuple[object, ...]:
        """Another one whenever everybody can notice that something has happened."""
        table = self._begun
        return table.past.heard_by(SPECTATOR), table.waited_for, table.ready

    async def _write(self, row: Row, before: tuple[object, ...]) -> None:
        """With how the table is after it. What was `_public` before tells who may notice it."""
        table, match, wish = self._begun, self.match, self.wish
        is_noticed, outcome = self._public != before, table.outcome
        match = match._replace(
            stage="over" if table.is_over else "playing",
            touched=row.at,
            noticed=row.at if is_noticed else match.noticed,
            waited=_bits(table.waited_for),
            won="|".join(map(str, outcome.best)) if outcome is not None else "",
            wish="" if is_noticed or (wish and wish.by == row.seat) else match.wish,
        )
        self.is_spoiled = True
        if table.is_over:  # everybody is told it next, and it takes a while
            await asyncio.to_thread(getattr, table, "fingerprint")
        await self._store.add_row(match, row)
        self.is_spoiled = False
        self._count(row)
        self.match = match
        self.secret_of = SeatIndex(row.seat) if table.is_secret else None

    async def _change(self, match: MatchRow, seated: list[SeatRow] | None = None) -> None:
        seated = self.seated if seated is None else seated
        self.is_spoiled = True
        await self._store.change(self.match, match, self.seated, seated)
        self.is_spoiled = False
        self.match, self.seated = match, seated

    # Who sits there.

    async def reseat(self, seated: list[SeatRow]) -> None:
        """Somebody comes, goes, lets a bot play, or asks for a hint."""
        await self._change(self.match, seated)

    async def reopen(self, seated: list[SeatRow]) -> None:
        """Who plays changes before the match has begun, so the dice have to be others, too."""
        match = self.match.at(NOW())._replace(dice="", stage="open")
        await self._change(match, seated)
        self._open()

    async def close(self) -> None:
        """The host leaves before the match has begun."""
        await self._change(self.match.at(NOW())._replace(stage="closed"))

    # Wishes.

    async def set_wish(self, wish: Wish | None) -> None:
        """Somebody wishes something, agrees, or not."""
        written = msgspec.json.encode(wish).decode() if wish is not None else ""
        await self._change(self.match._replace(wish=written))

    # The dice.

    @property
    def commitment(self) -> str:
        """What the table has published of its dice; empty while seats are free."""
        return self._opening.commitment if self._opening else ""

    def dice_step(self, seat: SeatIndex) -> str:
        """What a seat is to do for the dice now: ``commit``, ``open``, or nothing."""
        opening = self._opening
        if opening is None or self._table is not None or seat not in opening.waits_for:
            return ""
        return opening.stage

    async def roll(self) -> None:
        """Everybody sits: the table commits to its dice, and waits for everybody's part."""
        await self._keep_dice(Opening(self._terms(), secrets.token_bytes(32)))

    async def commit(self, seat: SeatIndex, commitment: str) -> None:
        """Somebody has a number."""
        opening = self._rolling(seat, "commit")
        opening.commit(seat, commitment)
        await self._keep_dice(opening)

    async def open_number(self, seat: SeatIndex, number: int, salt: bytes) -> None:
        """Somebody shows the number."""
        opening = self._rolling(seat, "open")
        opening.open(seat, Number(number, salt))
        await self._keep_dice(opening)

    def _rolling(self, seat: SeatIndex, step: str) -> Opening:
        if self._opening is None or self.dice_step(seat) != step:
            raise HeorotError("your part of the dice is not asked for now")
        return self._opening

    async def _keep_dice(self, opening: Opening) -> None:
        """Write how far the dice have come; when they are there the match begins."""
        at = NOW()
        dice = json.dumps(opening.document())
        match = self.match.at(at)._replace(
            dice=dice, stage="rolling", waited=_bits(map(SeatIndex, opening.waits_for))
        )
        if opening.stage == "done":
            self._begin(opening, at)
            waited = _bits(self._begun.waited_for)
            match = match._replace(stage="playing", begun=at, waited=waited)
        self._opening = opening
        await self._change(match)

    async def follow(self, match: MatchRow, seated: list[SeatRow]) -> None:
        """Another table, at which everybody plays on."""
        self.is_spoiled = True
        await self._store.add_match(match, seated, after=self.id)
        self.is_spoiled = False
        self.match = self.match._replace(next=match.id, wish="")

    # Bots.

    def questions(self) -> list[Question]:
        """What bots are asked now."""
        waited = [] if self._table is None else self._table.waited_for
        return [self._question(seat) for seat in waited if self.seated[seat].bot]

    def _question(self, seat: SeatIndex) -> Question:
        chair = self.chair(seat)
        bot = self.seated[seat].bot
        return Question(seat, bot, chair.seen.s.to_bytes(), tuple(chair.legal))

    def time_left(self, seat: SeatIndex) -> float | None:
        """The seconds that a seat has left; None where there is no clock."""
        left = None if self._table is None else self.chair(SPECTATOR).clock(NOW())
        return None if left is None else left[seat]


def _hash(seat: int, request: str) -> bytes:
    return hash((seat, request)).to_bytes(8, "big", signed=True)


def _bits(seats: Iterable[SeatIndex]) -> int:
    return sum(1 << seat for seat in seats)
