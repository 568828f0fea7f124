"""Where tables are kept: one schema for SQLite and PostgreSQL.

A match is its settings, its key material and a row for everything that was accepted at its table,
in order. Whoever waits for a row gets the answer after its commit and not before. The primary key
``(match, number)`` is the lock between processes: of two that write the same number one is refused,
and reads what the other wrote. What is not numbered is written only over what the writer has read.

Methods that write are awaited; those that read block, and belong in a thread.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from heorot.server import migrations
from heorot.server.quick import QuickRows, Written
from heorot.server.rows import (
    BY_A_ROW,
    LineRow,
    MatchRow,
    News,
    NoTable,
    NotWritten,
    Row,
    SeatRow,
    Taken,
)
from heorot.server.schema import away, guests, lines, matches, rows, seats
from heorot.server.writing import LOG, NOT_WRITTEN, Change, Writer

CHANNEL = "heorot"
"""On which PostgreSQL tells the other processes what has happened to a table."""
CHANGED = "changed"
AS_IT_WAS = ("stage", "dice", "wish", "touched")
"""By what it is noticed that a table was changed; every row touches it."""
GOING_ON = ("open", "rolling", "playing")
ADD_ROW, ADD_LINE = rows.insert(), lines.insert()
TOUCH = matches.update().where(matches.c.id == sql.bindparam("this"))
TELL = sql.text("select pg_notify(:channel, :told)")
PATIENCE = 30.0
"""Seconds until SQLite gives up when another program writes."""
LINES_KEPT = 200
"""Of what was said at a table, so many are read again."""


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.url = sql.make_url(url)
        if self.url.drivername == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_shared = self.url.get_backend_name() != "sqlite"
        """Whether other processes may write, too."""
        self.process = secrets.token_hex(6)
        """What this one calls itself."""
        options = _options(is_shared=self.is_shared)
        # What is written is secret, and has no place in a log.
        self.engine = sql.create_engine(self.url, hide_parameters=True, **options)
        self._reading = self.engine
        if self.is_shared:
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            sql.event.listen(self.engine, "connect", _prepare_sqlite)
            sql.event.listen(self.engine, "begin", _begin_sqlite)
        self.committed: Callable[[Row, float], None] = lambda row, seconds: None
        """Told of every row, and how long its commit took."""
        migrations.upgrade(self.engine)
        self._writer = Writer(self.engine, None if self.is_shared else QuickRows(self.engine))

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._writer.close()
        self.engine.dispose()

    # Writing.

    async def add_row(self, match: MatchRow, row: Row) -> None:
        """Write a row, and how the table is after it.

        `Taken` when that number is there already.
        """

        def changes() -> list[Change]:
            after = {"this": match.id} | {name: getattr(match, name) for name in BY_A_ROW}
            added = {"match": match.id, **row._asdict()}
            return [(ADD_ROW, added), (TOUCH, after), *self._notice(match.id)]

        began = time.perf_counter()
        await self._writer.change(match.id, changes, Written(match, row))
        self.committed(row, time.perf_counter() - began)

    async def add_match(
        self, match: MatchRow, seated: Sequence[SeatRow], after: str | None = None
    ) -> None:
        """A new table; `Taken` when the one before it has another after it already."""

        def work(connection: sql.Connection) -> None:
            connection.execute(matches.insert(), match._asdict())
            values = [{"match": match.id, **one._asdict()} for one in seated]
            connection.execute(seats.insert(), values)
            if after is not None:
                last = matches.update().where(matches.c.id == after, matches.c.next.is_(None))
                _change_one(connection, last.values(next=match.id, wish=""))
                self._notify(connection, after)

        await self._writer.write(match.id, work)

    async def change(
        self, old: MatchRow, new: MatchRow, before: Sequence[SeatRow], after: Sequence[SeatRow]
    ) -> None:
        """Anything of a table but its rows; `Taken` when it is not as it was any more."""
        changes = {
            name: value for name, value in new._asdict().items() if value != getattr(old, name)
        } or {"stage": old.stage}  # so that the table is locked, whatever changes
        seated = [(was, one) for was, one in zip(before, after, strict=True) if was != one]

        def work(connection: sql.Connection) -> None:
            same = [matches.c[name] == getattr(old, name) for name in AS_IT_WAS]
            table = matches.update().where(matches.c.id == old.id, *same)
            _change_one(connection, table.values(**changes))
            for was, one in seated:
                same = [seats.c[name] == value for name, value in was._asdict().items()]
                seat = seats.update().where(seats.c.match == old.id, *same)
                _change_one(connection, seat.values(**one._asdict()))
            self._notify(connection, old.id)

        await self._writer.write(old.id, work)

    async def add_line(self, match: str, line: LineRow) -> None:
        """Something was said; `Taken` when another line has its number."""
        added = {"match": match, **line._asdict()}
        changes = [(ADD_LINE, added), *self._notice(match)]
        await self._writer.change(match, lambda: changes)

    async def set_guest(self, guest: str, name: str, at: float) -> None:
        """What a guest is called from now on."""

        def work(connection: sql.Connection) -> None:
            known = guests.update().where(guests.c.id == guest).values(name=name)
            if connection.execute(known).rowcount == 0:
                connection.execute(guests.insert().values(id=guest, name=name, since=at))

        await self._writer.write("", work)

    async def put_away(self, guest: str, match: str, *, is_away: bool) -> None:
        """Take a table off the list of a guest who sits there, or put it back."""
        sits = sql.select(seats.c.seat).where(seats.c.match == match, seats.c.guest == guest)
        this = sql.and_(away.c.guest == guest, away.c.match == match)

        def work(connection: sql.Connection) -> None:
            if connection.execute(sits).first() is None:
                raise NoTable("there is no such table")
            connection.execute(away.delete().where(this))
            if is_away:
                connection.execute(away.insert().values(guest=guest, match=match))

        await self._writer.write(match, work)

    def _notify(self, connection: sql.Connection, match: str) -> None:
        for statement, values in self._notice(match):
            connection.execute(statement, values)

    def _notice(self, match: str, what: str = CHANGED) -> list[Change]:
        """For the other processes."""
        told = {"channel": CHANNEL, "told": f"{self.process} {match} {what}"}
        return [(TELL, told)] if self.is_shared else []

    def say(self, match: str, what: str) -> None:
        """Tell the other processes something about a table that is not written."""
        if self.is_shared:
            notice = self._notice(match, what)
            self._writer.put(match, lambda: notice)

    # Reading.

    @contextmanager
    def _read(self) -> Iterator[sql.Connection]:
        """All that is read in here is of one moment."""
        try:
            with self._reading.begin() as connection:
                yield connection
        except DBAPIError as error:
            LOG.warning("the database could not be read: %s", error.orig)
            raise NotWritten(NOT_WRITTEN) from None

    def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who has not been here."""
        with self._read() as connection:
            found = connection.execute(sql.select(guests.c.name).where(guests.c.id == guest))
            name = found.scalar()
        return None if name is None else str(name)

    def news(self, match: str, rows_since: int = 0, lines_since: int = 0) -> News | None:
        """A table, who sits there, and what happened and was said there from these numbers on."""
        happened = sql.and_(rows.c.match == match, rows.c.number >= rows_since)
        said = sql.and_(lines.c.match == match, lines.c.number >= lines_since)
        with self._read() as connection:
            found = connection.execute(_columns(MatchRow, matches, matches.c.id == match)).first()
            if found is None:
                return None
            seated = _columns(SeatRow, seats, seats.c.match == match).order_by(seats.c.seat)
            played = _columns(Row, rows, happened).order_by(rows.c.number)
            last = _columns(LineRow, lines, said).order_by(lines.c.number.desc())
            return News(
                MatchRow(*found),
                [SeatRow(*one) for one in connection.execute(seated)],
                [Row(*one) for one in connection.execute(played)],
                [LineRow(*one) for one in connection.execute(last.limit(LINES_KEPT))][::-1],
            )

    def has_request(self, match: str, seat: int, request: str) -> bool:
        """Whether something that a client asked for has happened."""
        wanted = (rows.c.match == match, rows.c.seat == seat, rows.c.request == request)
        with self._read() as connection:
            return connection.execute(sql.select(rows.c.number).where(*wanted)).first() is not None

    def tables_of(self, guest: str, most: int) -> list[News]:
        """The tables where a guest sits, the one where something was last noticed first.

        Without those that the guest has put away.
        """
        mine = sql.select(seats.c.match).where(seats.c.guest == guest)
        gone = sql.select(away.c.match).where(away.c.guest == guest)
        shown = sql.and_(matches.c.id.in_(mine), matches.c.id.not_in(gone))
        return self._tables(sql.and_(shown, matches.c.stage != "closed"), most)

    def listed(self, most: int) -> list[News]:
        """The tables that everybody may see and that are not over."""
        going_on = matches.c.stage.in_(GOING_ON)
        return self._tables(sql.and_(matches.c.is_listed, going_on), most)

    def unfinished(self, host: str) -> int:
        """How many tables a guest has opened that are not over."""
        mine = sql.and_(matches.c.host == host, matches.c.stage.in_(GOING_ON))
        with self._read() as connection:
            found = connection.execute(sql.select(sql.func.count()).where(mine)).scalar()
        return int(found or 0)

    def _tables(self, wanted: sql.ColumnElement[bool], most: int) -> list[News]:
        """Tables and who sits there."""
        chosen = _columns(MatchRow, matches, wanted).order_by(matches.c.noticed.desc()).limit(most)
        with self._read() as connection:
            found = {one.id: News(MatchRow(*one), [], [], []) for one in connection.execute(chosen)}
            columns = [seats.c.match, *(seats.c[name] for name in SeatRow._fields)]
            who = sql.select(*columns).where(seats.c.match.in_(found)).order_by(seats.c.seat)
            for match, *seat in connection.execute(who):
                found[match].seated.append(SeatRow(*seat))
        return list(found.values())

    def waiting_for_bots(self, most: int) -> list[str]:
        """Tables that wait for a bot, the last ones first."""
        is_asked = matches.c.waited.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
        found = (
            sql.select(matches.c.id, matches.c.noticed)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.stage == "playing", seats.c.bot != "", is_asked)
            .distinct()
            .order_by(matches.c.noticed.desc())
            .limit(most)
        )
        with self._read() as connection:
            return [str(one.id) for one in connection.execute(found)]

    def is_alive(self) -> bool:
        """Whether the database answers."""
        with self._read() as connection:
            return connection.execute(sql.text("select 1")).scalar() == 1


def _change_one(connection: sql.Connection, change: sql.Update) -> None:
    if connection.execute(change).rowcount != 1:
        raise Taken("somebody else was faster")


def _columns(row: Any, table: sql.Table, wanted: sql.ColumnElement[bool]) -> sql.Select[Any]:
    return sql.select(*(table.c[name] for name in row._fields)).where(wanted)


def _options(*, is_shared: bool) -> dict[str, Any]:
    if is_shared:
        return {"pool_size": 4, "pool_pre_ping": True}
    return {"connect_args": {"check_same_thread": False, "timeout": PATIENCE}}


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    connection.isolation_level = None  # we begin ourselves: the driver would commit savepoints
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


def _begin_sqlite(connection: sql.Connection) -> None:
    connection.exec_driver_sql("begin")


def sqlite_url(folder: Path) -> str:
    """The database of a data folder."""
    return f"sqlite:///{folder / 'hall.sqlite'}"
