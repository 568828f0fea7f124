"""The ledger: what was played, in an SQLite file, so that nothing is lost or counted twice.

A unit has one row, by its setting and its number; a second one for it is not taken. So a run that
was interrupted goes on where it was, and several can play for one ledger.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from platformdirs import user_data_path

from heorot.arena.setting import Setting
from heorot.arena.units import Units
from heorot.core.errors import BadFile

FORMAT = 1
SCHEMA = """
CREATE TABLE setting (
    id INTEGER PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL
);
CREATE TABLE unit (
    setting INTEGER NOT NULL REFERENCES setting,
    number INTEGER NOT NULL,
    games BLOB NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (setting, number)
) WITHOUT ROWID;
"""
NO_LEDGER = "not a ledger of the arena, or one of another version"
TOLD = (
    "attempt to write a readonly database",
    "database is locked",
    "database or disk is full",
    "unable to open database file",
)
"""What SQLite says is wrong, where that helps."""
PATIENCE = 60.0
"""Seconds to wait for another program that writes."""


def default_ledger() -> Path:
    """Where the ledger lies if nobody says otherwise."""
    return user_data_path("heorot", appauthor=False) / "arena.sqlite"


class Ledger:
    """The units of one setting in a ledger."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self._path = path
        self._setting = setting
        self._turns = len(setting.seatings)
        with self._told():
            if path == default_ledger():
                path.parent.mkdir(parents=True, exist_ok=True)
            elif not path.parent.is_dir():
                raise BadFile(str(path), "there is no folder {folder}", folder=str(path.parent))
            self._file = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
            self._open()

    def _open(self) -> None:
        self._file.execute("PRAGMA synchronous = NORMAL")
        with self._transaction():  # another program may be making it at this moment
            (version,) = self._file.execute("PRAGMA user_version").fetchone()
            (tables,) = self._file.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if version != (FORMAT if tables else 0):
                raise BadFile(str(self._path), NO_LEDGER)
            if not tables:
                for statement in SCHEMA.split(";\n"):
                    self._file.execute(statement)
                self._file.execute(f"PRAGMA user_version = {FORMAT}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self._file.close()

    @property
    def games(self) -> int:
        """How many games of the setting it has."""
        query = (
            "SELECT count(*) FROM unit JOIN setting ON setting.id = setting"
            " WHERE hash = ? AND number < ?"
        )
        with self._told():
            found = self._file.execute(query, (self._setting.hash, self._setting.units))
            (units,) = found.fetchone()
        return int(units) * self._turns

    def numbers(self, first: int, end: int) -> set[int]:
        """Which of these units were played."""
        query = (
            "SELECT number FROM unit JOIN setting ON setting.id = setting"
            " WHERE hash = ? AND number >= ? AND number < ?"
        )
        with self._told():
            found = self._file.execute(query, (self._setting.hash, first, end)).fetchall()
        return {number for (number,) in found}

    def read(self, first: int, count: int) -> Units:
        """Units that were played."""
        query = (
            "SELECT games, notes FROM unit JOIN setting ON setting.id = setting"
            " WHERE hash = ? AND number >= ? AND number < ? ORDER BY number"
        )
        with self._told():
            rows = self._file.execute(query, (self._setting.hash, first, first + count)).fetchall()
        games, notes = zip(*rows, strict=True)
        units = Units.from_rows(first, games, self._turns)
        return units._replace(notes=notes) if notes[0] else units

    def add(self, units: Units) -> Units:
        """Write what was played; what the ledger has of it, which others may have written."""
        games = units.rows()
        notes = units.notes or [""] * len(games)
        numbers = range(units.first, units.end)
        with self._told(), self._transaction():
            setting = self._number()
            rows = [(setting, *row) for row in zip(numbers, games, notes, strict=True)]
            written = self._file.executemany("INSERT OR IGNORE INTO unit VALUES (?, ?, ?, ?)", rows)
        if written.rowcount == len(rows):
            return units
        return self.read(units.first, len(rows))

    def _number(self) -> int:
        """That of the setting, which is written down with the first of its units."""
        row = (self._setting.hash, json.dumps(self._setting.document, sort_keys=True))
        self._file.execute("INSERT OR IGNORE INTO setting (hash, document) VALUES (?, ?)", row)
        found = self._file.execute("SELECT id FROM setting WHERE hash = ?", row[:1])
        (number,) = found.fetchone()
        return int(number)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever goes wrong with the file is told with its name."""
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
                raise BadFile(str(self._path), NO_LEDGER) from error
            problem = "the ledger cannot be used: {problem}"
            raise BadFile(str(self._path), problem, problem=_said(error)) from error


def _said(error: OSError | sqlite3.Error) -> str:
    """What is wrong with a file, in words that are translated, or by its name."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    said = str(error)
    return said if said in TOLD else getattr(error, "sqlite_errorname", type(error).__name__)
