"""Where tables are kept: one schema for SQLite and PostgreSQL, written by one thread.

A match is its settings, its key material and a row for everything that was accepted at its table, in
order. Whoever waits for a row gets the answer after its commit and not before; rows that wait at the
same time share a commit. The primary key ``(match, number)`` is the lock between processes: of two that
write the same number one is refused, and reads what the other wrote.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from heorot.core.errors import HeorotError
from heorot.server import migrations
from heorot.server.schema import guests, lines, matches, rows, seats

T = TypeVar("T")
MOST_IN_A_COMMIT = 200
CHANNEL = "heorot"
"""On which PostgreSQL tells the other processes that a table has changed."""


class Row(NamedTuple):
    """Something that was accepted at a table."""

    number: int
    """From 0, without a gap."""
    kind: str
    """``act`` or ``undo``."""
    seat: int
    """Who did it, counted from 0."""
    action: int
    """Of an act; -1 of an undo."""
    at: float
    """When, in seconds of the clock on the wall."""
    request: str
    """What the client called its message: the same one sent twice is one row."""


class SeatRow(NamedTuple):
    """Who sits at a seat."""

    seat: int
    name: str
    guest: str | None
    bot: str
    """The bot that plays; also for a guest who has gone and may come back."""
    link: str
    """The hash of the invitation's secret; empty for a seat that nobody is invited to."""


class MatchRow(NamedTuple):
    """A table."""

    id: str
    settings: str
    dice: str
    host: str
    is_listed: bool
    stage: str
    touched: float
    since: float


class LineRow(NamedTuple):
    """Something that was said."""

    number: int
    guest: str
    seat: int
    name: str
    text: str
    at: float


class Taken(HeorotError):
    """Somebody else was faster."""


@dataclass
class _Job:
    work: Callable[[sql.Connection], Any]
    done: Callable[[Any, BaseException | None], None]


class Store:
    """The database, and the one thread that writes to it."""

    def __init__(self, url: str) -> None:
        self.is_shared = not url.startswith("sqlite")
        """Whether other processes may write, too."""
        self.engine = sql.create_engine(url, **_options(url))
        if not self.is_shared:
            sql.event.listen(self.engine, "connect", _prepare_sqlite)
            sql.event.listen(self.engine, "begin", _begin_sqlite)
        migrations.upgrade(self.engine)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    # Writing.

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        """Do something in the next commit; the answer comes after it."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def done(result: Any, error: BaseException | None) -> None:
            loop.call_soon_threadsafe(_settle, answer, result, error)

        self._jobs.put(_Job(work, done))
        return await answer

    async def add_row(self, match: str, row: Row, stage: str) -> None:
        """Write a row; `Taken` when that number, or that request, is there already."""

        def work(connection: sql.Connection) -> None:
            try:
                connection.execute(rows.insert().values(match=match, **row._asdict()))
            except IntegrityError:
                raise Taken("somebody else was faster") from None
            connection.execute(
                matches.update().where(matches.c.id == match).values(touched=row.at, stage=stage)
            )
            self._notify(connection, match)

        await self.write(work)

    def _notify(self, connection: sql.Connection, match: str) -> None:
        if self.is_shared:
            connection.execute(
                sql.text("select pg_notify(:channel, :match)"),
                {"channel": CHANNEL, "match": match},
            )

    async def add_match(self, match: MatchRow, seated: Sequence[SeatRow]) -> None:
        """A new table."""

        def work(connection: sql.Connection) -> None:
            connection.execute(matches.insert().values(**match._asdict()))
            values = [{"match": match.id, **one._asdict()} for one in seated]
            connection.execute(seats.insert(), values)

        await self.write(work)

    async def set_dice(self, match: str, dice: str, stage: str, at: float) -> None:
        """How far the dice of a table have come."""

        def work(connection: sql.Connection) -> None:
            connection.execute(
                matches.update()
                .where(matches.c.id == match)
                .values(dice=dice, stage=stage, touched=at)
            )
            self._notify(connection, match)

        await self.write(work)

    async def sit(self, match: str, link: str, guest: str, name: str) -> int:
        """Take the seat of an invitation; `Taken` when it is not free any more."""

        def work(connection: sql.Connection) -> int:
            free = sql.and_(seats.c.match == match, seats.c.link == link, seats.c.guest.is_(None))
            found = connection.execute(sql.select(seats.c.seat).where(free)).scalar()
            changed = connection.execute(
                seats.update().where(free).values(guest=guest, name=name)
            ).rowcount
            if found is None or changed != 1:
                raise Taken("this seat is not free any more")
            self._notify(connection, match)
            return int(found)

        return await self.write(work)

    async def set_bot(self, match: str, seat: int, bot: str) -> None:
        """A bot plays a seat from now on, or, with none, whoever sits there."""

        def work(connection: sql.Connection) -> None:
            one = sql.and_(seats.c.match == match, seats.c.seat == seat)
            connection.execute(seats.update().where(one).values(bot=bot))
            self._notify(connection, match)

        await self.write(work)

    async def add_line(self, match: str, line: LineRow) -> None:
        """Something was said; `Taken` when another line has its number."""

        def work(connection: sql.Connection) -> None:
            try:
                connection.execute(lines.insert().values(match=match, **line._asdict()))
            except IntegrityError:
                raise Taken("somebody else was faster") from None
            self._notify(connection, match)

        await self.write(work)

    async def set_guest(self, guest: str, name: str, at: float) -> None:
        """What a guest is called from now on."""

        def work(connection: sql.Connection) -> None:
            changed = connection.execute(
                guests.update().where(guests.c.id == guest).values(name=name)
            )
            if changed.rowcount == 0:
                connection.execute(guests.insert().values(id=guest, name=name, since=at))

        await self.write(work)

    # Reading.

    @contextmanager
    def _reading(self) -> Iterator[sql.Connection]:
        with self.engine.connect() as connection:
            yield connection

    def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who has not been here."""
        with self._reading() as connection:
            found = connection.execute(sql.select(guests.c.name).where(guests.c.id == guest))
            name = found.scalar()
        return None if name is None else str(name)

    def match(self, match: str) -> tuple[MatchRow, list[SeatRow]] | None:
        """A table and who sits there."""
        with self._reading() as connection:
            found = connection.execute(_columns(MatchRow, matches, matches.c.id == match)).first()
            if found is None:
                return None
            who = _columns(SeatRow, seats, seats.c.match == match).order_by(seats.c.seat)
            return MatchRow(*found), [SeatRow(*one) for one in connection.execute(who)]

    def rows(self, match: str, since: int) -> list[Row]:
        """What was accepted at a table, from a number on."""
        wanted = sql.and_(rows.c.match == match, rows.c.number >= since)
        with self._reading() as connection:
            found = connection.execute(_columns(Row, rows, wanted).order_by(rows.c.number))
            return [Row(*one) for one in found]

    def lines(self, match: str, since: int) -> list[LineRow]:
        """What was said at a table, from a number on."""
        wanted = sql.and_(lines.c.match == match, lines.c.number >= since)
        with self._reading() as connection:
            found = connection.execute(_columns(LineRow, lines, wanted).order_by(lines.c.number))
            return [LineRow(*one) for one in found]

    def matches_of(self, guest: str, most: int) -> list[str]:
        """The tables where a guest sits, the last one touched first."""
        mine = sql.select(seats.c.match).where(seats.c.guest == guest)
        return self._ids(matches.c.id.in_(mine), most)

    def listed(self, most: int) -> list[str]:
        """The tables that everybody may see and that are not over."""
        return self._ids(sql.and_(matches.c.is_listed, matches.c.stage != "over"), most)

    def unfinished(self, host: str) -> int:
        """How many tables a guest has opened that are not over."""
        mine = sql.and_(matches.c.host == host, matches.c.stage != "over")
        with self._reading() as connection:
            found = connection.execute(sql.select(sql.func.count()).where(mine)).scalar()
        return int(found or 0)

    def _ids(self, wanted: sql.ColumnElement[bool], most: int) -> list[str]:
        asked = (
            sql.select(matches.c.id).where(wanted).order_by(matches.c.touched.desc()).limit(most)
        )
        with self._reading() as connection:
            return [str(one) for one in connection.execute(asked).scalars()]

    def is_alive(self) -> bool:
        """Whether the database answers."""
        with self._reading() as connection:
            return connection.execute(sql.text("select 1")).scalar() == 1

    # The thread.

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._commit(batch)
                    return
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: Sequence[_Job]) -> None:
        answers: list[tuple[_Job, Any, BaseException | None]] = []
        try:
            with self.engine.begin() as connection:
                answers = [(job, *_tried(connection, job)) for job in batch]
        except Exception as error:  # noqa: BLE001 (whoever waits is told: nothing was written)
            answers = [(job, None, error) for job in batch]
        for job, result, failure in answers:
            job.done(result, failure)


def _columns(row: Any, table: sql.Table, wanted: sql.ColumnElement[bool]) -> Any:
    return sql.select(*(table.c[name] for name in row._fields)).where(wanted)


def _tried(connection: sql.Connection, job: _Job) -> tuple[Any, BaseException | None]:
    """The answer of one job; its failure takes nothing else with it."""
    try:
        with connection.begin_nested():
            return job.work(connection), None
    except HeorotError as error:
        return None, error


def _settle(answer: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)


def _options(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"connect_args": {"check_same_thread": False, "timeout": 30}}
    return {"pool_size": 4, "pool_pre_ping": True}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    connection.isolation_level = (
        None  # we begin ourselves: its driver would end savepoints as commits
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


def _begin_sqlite(connection: sql.Connection) -> None:
    connection.exec_driver_sql("begin")


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return f"sqlite:///{folder / 'hall.sqlite'}"
