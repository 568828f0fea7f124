"""The one thread that writes to the database. Whatever waits at the same time shares a commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from heorot.core.errors import HeorotError
from heorot.server.quick import QuickRows, Written
from heorot.server.rows import NotWritten, Taken

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
Change = tuple[sql.Executable, dict[str, Any]]
"""A statement, and what it is given."""
MOST_IN_A_COMMIT = 200
GATHERING = 0.02
"""Seconds from one commit to the next where several wait at once: a commit costs as much as many
rows, and nobody notices so short a time. Who writes alone is not kept waiting."""
TWICE = "23505"
TWICE_IN_SQLITE = sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY
"""What the databases call it that there is a row with the same key."""
LOG = logging.getLogger("heorot.server")


@dataclass(eq=False)
class Job:
    """Something to be written, and who waits for it."""

    match: str
    answer: asyncio.Future[Any] | None
    """None when nobody waits."""
    work: Work[Any] | None = None
    changes: Callable[[], Sequence[Change]] | None = None
    """Instead of `work`, where it is nothing else: jobs with the same statements share them."""
    row: Written | None = None
    """The same as `changes`, where it is a row of a match."""

    def do(self, connection: sql.Connection) -> Any:
        """Write it."""
        for statement, values in self.changes() if self.changes is not None else ():
            connection.execute(statement, values)
        return self.work(connection) if self.work is not None else None


Answer = tuple[Job, Any, BaseException | None]
"""What came of a job: its result, or why there is none."""


class Writer:
    """Writes in the order in which it is asked, and answers after the commit."""

    def __init__(self, engine: sql.Engine, quick: QuickRows | None = None) -> None:
        self._engine = engine
        self._quick = quick
        self._gathered: list[Job] = []
        """What is asked for in this turn of the event loop."""
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        if self._quick is not None:
            self._quick.close()

    def change(
        self, match: str, changes: Callable[[], Sequence[Change]], row: Written | None = None
    ) -> asyncio.Future[None]:
        """Do this in the next commit; `Taken` when something of it is there already."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask(Job(match, answer, changes=changes, row=row))
        return answer

    def write(self, match: str, work: Work[T]) -> asyncio.Future[T]:
        """Do something in the next commit; the answer comes after it.

        `NotWritten` when that is not possible; what `work` itself raises undoes this work alone.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ask(Job(match, answer, work))
        return answer

    def put(self, match: str, changes: Callable[[], Sequence[Change]]) -> None:
        """Do this in the next commit; nobody waits for it."""
        self._gathered.append(Job(match, None, changes=changes))
        self._hand_over()

    def _ask(self, job: Job) -> None:
        """What is asked for in one turn of the event loop is handed over together."""
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        due = 0.0
        while (batch := self._jobs.get()) is not None:
            time.sleep(max(0.0, due - time.monotonic()))
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._commit(batch)
                    return
                batch += more
            due = time.monotonic() + GATHERING if len(batch) > 1 else 0.0
            self._commit(batch)

    def _commit(self, batch: Sequence[Job]) -> None:
        # In the order of the tables: two processes that lock them in one order cannot block
        # each other.
        ordered = sorted(batch, key=lambda job: job.match)
        rows = [job.row for job in ordered if job.row is not None]
        if self._quick is not None and len(rows) == len(ordered) and self._quick.write(rows):
            _tell([(job, None, None) for job in ordered])
        else:
            self._commit_each_way(ordered)

    def _commit_each_way(self, batch: Sequence[Job]) -> None:
        """One commit for all; if that fails, one for each, so that none suffers for another."""
        answers: list[Answer]
        try:
            with self._engine.begin() as connection:
                are_done = _changed_together(connection, batch)
                answers = [
                    (job, None, None)
                    if job.changes and are_done
                    else (job, *_tried(connection, job))
                    for job in batch
                ]
        except DBAPIError as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit_each_way([job])
                return
            LOG.warning("the database could not be written to: %s", error.orig)
            answers = [(batch[0], None, NotWritten(NOT_WRITTEN))]
        except Exception as error:
            LOG.exception("a mistake while writing")
            answers = [(job, None, error) for job in batch]
        _tell(answers)


NOT_WRITTEN = (
    "this could not be written down, and so it has not happened: the hall has no room left,"
    " or its database does not answer; try again in a while"
)


def _changed_together(connection: sql.Connection, jobs: Sequence[Job]) -> bool:
    """Each statement once for all jobs that have it; False, and nothing, when one is refused."""
    together: dict[sql.Executable, list[dict[str, Any]]] = {}
    for job in jobs:
        for statement, values in job.changes() if job.changes is not None else ():
            together.setdefault(statement, []).append(values)
    if not together:
        return True
    try:
        with connection.begin_nested():
            for statement, several in together.items():
                connection.execute(statement, several)
    except IntegrityError:
        return False
    return True


def _tried(connection: sql.Connection, job: Job) -> tuple[Any, BaseException | None]:
    """The answer of one job; its refusal takes nothing else with it."""
    try:
        with connection.begin_nested():
            return job.do(connection), None
    except IntegrityError as error:
        if _is_there_already(error):
            return None, Taken("somebody else was faster")
        LOG.warning("the database refuses what was to be written: %s", error.orig)
        return None, NotWritten(NOT_WRITTEN)
    except HeorotError as error:
        return None, error


def _is_there_already(error: IntegrityError) -> bool:
    """Whether another row has the same key; anything else that is refused is a fault of ours."""
    state = getattr(error.orig, "sqlstate", None)
    return state == TWICE or getattr(error.orig, "sqlite_errorcode", None) == TWICE_IN_SQLITE


def _tell(answers: Sequence[Answer]) -> None:
    """All who wait in an event loop at once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for one in answers:
        if one[0].answer is not None:
            waiting.setdefault(one[0].answer.get_loop(), []).append(one)
    for loop, told in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
            loop.call_soon_threadsafe(_settle, told)


def _settle(answers: Sequence[Answer]) -> None:
    for job, result, error in answers:
        if job.answer is None or job.answer.done():
            continue
        if error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(result)
