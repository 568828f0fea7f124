"""Where matches are kept: one file each, in the data folder of whoever plays.

An unfinished match holds the secrets of all seats, so nobody else may read its file. While a match
is being played its file is claimed, so that no second program plays it, too; and a file that has
become another in the meantime, whoever changed it, is never written over.
"""

from __future__ import annotations

import fcntl
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

from platformdirs import user_data_path

from heorot.bots import AT_TABLES, no_bot
from heorot.core.documents import file_name, read_text
from heorot.core.errors import BadFile, HeorotError
from heorot.core.files import drafts, write_whole
from heorot.match import saga
from heorot.match.seat import Seat
from heorot.match.table import Table

SUFFIX = ".saga"
LOCK = ".lock"
LANGUAGE = re.compile(r"^# Language: ([a-z]{2})$", re.MULTILINE)
"""A remark at the end of a file: in which language the match is played."""


class BeingPlayed(HeorotError):
    """Another program plays this match."""

    def __init__(self, path: Path, process: str) -> None:
        super().__init__(
            "{file}: this match is being played already, by process {process};"
            " go on there, or leave it there first",
            file=file_name(path),
            process=process,
        )


class NotSaved(HeorotError):
    """Somebody has left a match though it could not be saved."""


class Claim:
    """The sole right to write a file, held until it is released or the program ends.

    It is a lock on a file beside. Of a program that was killed the lock is gone, and what else it
    left behind goes with the next claim.
    """

    def __init__(self, path: Path) -> None:
        self._lock = path.with_name(f".{path.name}{LOCK}")
        self._descriptor = self._open(path)
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, b"%d" % os.getpid())
        for draft in list(drafts(path)):
            draft.unlink(missing_ok=True)

    def _open(self, path: Path) -> int:
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW
        while True:
            descriptor = os.open(self._lock, flags, 0o600)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                process = os.read(descriptor, 20).decode("ascii", "replace")
                os.close(descriptor)
                raise BeingPlayed(path, process) from None
            except OSError:  # a file system without locks
                return descriptor
            with suppress(FileNotFoundError):
                if self._lock.stat().st_ino == os.fstat(descriptor).st_ino:
                    return descriptor
            os.close(descriptor)  # it was released, and removed, before we had it

    def release(self) -> None:
        """Let others have the file."""
        self._lock.unlink(missing_ok=True)
        os.close(self._descriptor)


class MatchFile:
    """The file of a match that is played here."""

    def __init__(self, path: Path, language: str = "") -> None:
        self.language = language
        """In which the match is played here, or was before it was read."""
        self.path = path
        """Another when the file was changed by somebody else: then the match goes on beside it."""
        self._content: bytes | None = None
        """What this program has read or written there."""
        self._claim: Claim | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    def read(self, now: float) -> Table:
        """Claim the match and read it."""
        with suppress(OSError, RuntimeError):  # of a link that leads to itself
            if self.path.is_symlink():
                self.path = self.path.resolve()
        with suppress(OSError):  # in a folder where nobody can write
            if self.path.is_file():
                self._claim = Claim(self.path)
        text = read_text(self.path, saga.LARGEST)
        self._content = text.encode()
        if remark := LANGUAGE.search(text):
            self.language = remark[1]
        return _parse(self.path, text, now)

    def write(self, table: Table, now: float) -> bool:
        """Write the match, readable by its owner alone.

        Whether it had to be written beside its file, because that was changed by somebody else.
        """
        remark = f"# Language: {self.language}\n" if self.language else ""
        content, before = f"{saga.dump(table, now)}{remark}".encode(), self.path
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self._claim is None or self._is_changed():
            self._find_place()
        write_whole(self.path, content)
        is_beside = self._content is not None and self.path != before
        self._content = content
        return is_beside

    def _is_changed(self) -> bool:
        if not self.path.exists():
            return False
        return not self.path.is_file() or self.path.read_bytes() != self._content

    def _find_place(self) -> None:
        """Claim the file, or one beside it that nobody has."""
        stem, number = self.path.stem, count(2)
        if self._claim is not None:
            self._claim.release()
            self._claim = None
        while True:
            with suppress(BeingPlayed):
                claim = Claim(self.path)
                if not self._is_changed():
                    self._claim = claim
                    return
                claim.release()
            self.path = self.path.with_name(f"{stem}-{next(number)}{self.path.suffix}")


def folder() -> Path:
    """The folder of all matches."""
    return user_data_path("heorot", appauthor=False) / "matches"


def new_file(
    game: str, seats: Iterable[Seat], now: datetime | None = None, language: str = ""
) -> MatchFile:
    """A file for a new match: game, day and time, and who plays."""
    _clean_up()
    when = f"{now or datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    people = [seat.name for seat in seats if seat.is_human]
    plain = unicodedata.normalize("NFKD", "-".join(people)).encode("ascii", "ignore").decode()
    who = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40]
    stem = "-".join(part for part in (game, when, who) if part)
    return MatchFile(folder() / f"{stem}{SUFFIX}", language)


def _clean_up() -> None:
    """Remove what programs that were killed have left in the folder: claiming a match does that."""
    hidden = re.compile(rf"\.(.+{re.escape(SUFFIX)})\..+")
    with suppress(OSError):
        found = (hidden.fullmatch(one.name) for one in list(folder().iterdir()))
        for name in {one[1] for one in found if one}:
            with suppress(BeingPlayed):
                Claim(folder() / name).release()


def unfinished() -> Iterator[Path]:
    """The files of the matches that go on, the newest first."""
    found = []
    for path in folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            if _is_unfinished(path):
                found.append((path.stat().st_mtime_ns, path))
    yield from (path for _, path in sorted(found, reverse=True))


def _is_unfinished(path: Path) -> bool:
    """By its first line, so that a long list needs no replay."""
    if not path.is_file():  # a pipe, say, from which nothing may ever come
        return False
    with path.open("rb") as file:
        return file.read(len(saga.SEALED)) == saga.SEALED.encode()


def read(path: Path, now: float) -> Table:
    """The match in a file."""
    return _parse(path, read_text(path, saga.LARGEST), now)


def _parse(path: Path, text: str, now: float) -> Table:
    try:
        table = saga.parse(text, now)
        _check_bots(table)
    except BadFile as error:
        raise error.inside(file_name(path)) from None
    return table


def _check_bots(table: Table) -> None:
    for number, seat in enumerate(table.seats, 1):
        if seat.bot and seat.bot not in AT_TABLES:
            raise BadFile(f"seat[{number}].bot", no_bot(seat.bot))
