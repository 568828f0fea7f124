"""Where matches are kept: one file each, in the data folder of whoever plays.

An unfinished match holds the secrets of all seats, so nobody else may read its file.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from heorot.core.errors import HeorotError
from heorot.match import saga
from heorot.match.seat import Seat
from heorot.match.table import Table

SUFFIX = ".saga"


def folder() -> Path:
    """The folder of all matches."""
    return user_data_path("heorot", appauthor=False) / "matches"


def new_path(game: str, seats: Iterable[Seat], now: datetime | None = None) -> Path:
    """A file for a new match: game, day and time, and who plays."""
    when = f"{now or datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    people = [seat.name for seat in seats if seat.is_human]
    plain = unicodedata.normalize("NFKD", "-".join(people)).encode("ascii", "ignore").decode()
    who = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40]
    stem = "-".join(part for part in (game, when, who) if part)
    number, path = 1, folder() / f"{stem}{SUFFIX}"
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}{SUFFIX}"
    return path


def save(table: Table, path: Path, now: float) -> None:
    """Write a match, readable by its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    saga.save(table, path, now)


def unfinished() -> Iterator[Path]:
    """The files of the matches that go on, the newest first."""
    found = [path for path in folder().glob(f"*{SUFFIX}") if _is_unfinished(path)]
    yield from sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def _is_unfinished(path: Path) -> bool:
    """By its first line, so that a long list needs no replay."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.readline() == saga.SEALED
    except OSError:
        return False


def read(path: Path, now: float) -> Table:
    """The match in a file."""
    if path.is_dir():
        raise HeorotError(f"{path} is a folder; expected the file of a match, *{SUFFIX}")
    return saga.read(path, now)
