"""Rows of matches into SQLite, past SQLAlchemy: most of what a hall writes.

Many rows are one statement, so that the thread that writes needs Python's lock a few times for all
of them and not for each.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import sqlalchemy as sql

from heorot.server.rows import BY_A_ROW, MatchRow, Row

AFTER = attrgetter("id", *BY_A_ROW)

SIZES = (64, 32, 16, 8, 4, 2, 1)
"""Rows of one statement: few statements, which SQLite keeps prepared."""


class Written(NamedTuple):
    """A row, and its table as it is then."""

    match: MatchRow
    row: Row


class QuickRows:
    """A connection of its own; it belongs to the thread that writes."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._connection: Any = None

    def close(self) -> None:
        """After the last row."""
        if self._connection is not None:
            self._connection.close()

    def write(self, rows: Sequence[Written]) -> bool:
        """All in one commit; False, and nothing is written, when SQLite refuses any of it."""
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            execute = self._connection.driver_connection.execute
            execute("begin immediate")
            for part in _parts(rows):
                new = [value for match, row in part for value in (match.id, *row)]
                execute(_insert(len(part)), new)
                execute(_update(len(part)), [value for match, _ in part for value in AFTER(match)])
            execute("commit")
        except (sqlite3.Error, sql.exc.DBAPIError):
            self._roll_back()
            return False
        return True

    def _roll_back(self) -> None:
        """What comes next has another connection, whatever has happened to this one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


def _parts(rows: Sequence[Written]) -> Iterator[Sequence[Written]]:
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


@cache
def _insert(count: int) -> str:
    columns = ("match", *Row._fields)
    return f"insert into rows ({', '.join(columns)}) values {_marks(count, columns)}"  # noqa: S608


@cache
def _update(count: int) -> str:
    changed = ", ".join(f"{name} = new.column{at}" for at, name in enumerate(BY_A_ROW, 2))
    new = f"(values {_marks(count, ('id', *BY_A_ROW))}) as new"
    return f"update matches set {changed} from {new} where id = new.column1"  # noqa: S608


def _marks(count: int, columns: Sequence[str]) -> str:
    """Places for the values of so many rows."""
    return ", ".join([f"({', '.join('?' * len(columns))})"] * count)
