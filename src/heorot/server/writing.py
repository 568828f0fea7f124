"""The one thread that writes to the database. Whatever waits at the same time shares a commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from heorot.core.errors import HeorotError
from heorot.server.rows import NotWritten, Taken

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
Change = tuple[sql.Executable, dict[str, Any]]
"""A statement, and what it is given."""
MOST_IN_A_COMMIT = 200
TWICE = "23505"
TWICE_IN_SQLITE = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
"""What the databases call it that there is a row with the same key."""
LOG = logging.getLogger("heorot.server")


@dataclass(eq=False)
class Job:
    """Something to be written, and who waits for it."""

    match: str
    work: Work[Any]
    done: Callable[[Any, BaseException | None], None]
    changes: Sequence[Change] = ()
    """The same as `work`, where it is nothing else: jobs with the same statements share them."""


class Writer:
    """Writes in the order in which it is asked, and answers after the commit."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._jobs.put(None)
        self._thread.join()

    async def change(self, match: str, changes: Sequence[Change]) -> None:
        """Do this in the next commit; `Taken` when something of it is there already."""
        await self.write(match, _work(changes), changes)

    async def write(self, match: str, work: Work[T], changes: Sequence[Change] = ()) -> T:
        """Do something in the next commit; the answer comes after it.

        `NotWritten` when that is not possible; what `work` itself raises undoes this work alone.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def done(result: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
                loop.call_soon_threadsafe(_settle, answer, result, error)

        self._jobs.put(Job(match, work, done, changes))
        return await answer

    def put(self, match: str, changes: Sequence[Change]) -> None:
        """Do this in the next commit; nobody waits for it."""
        self._jobs.put(Job(match, _work(changes), lambda *_: None, changes))

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch = [first]
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._commit(batch)
                    return
                batch.append(more)
            self._commit(batch)

    def _commit(self, batch: Sequence[Job]) -> None:
        """One commit for all; if that fails, one for each, so that none suffers for another."""
        # In the order of the tables: two processes that lock them in one order cannot block
        # each other.
        ordered = sorted(batch, key=lambda job: job.match)
        try:
            with self._engine.begin() as connection:
                are_done = _changed_together(connection, ordered)
                answers = [
                    (job, None, None)
                    if job.changes and are_done
                    else (job, *_tried(connection, job))
                    for job in ordered
                ]
        except DBAPIError as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
                return
            LOG.warning("the database could not be written to: %s", error.orig)
            answers = [(batch[0], None, NotWritten(NOT_WRITTEN))]
        except Exception as error:
            LOG.exception("a mistake while writing")
            answers = [(job, None, error) for job in batch]
        for job, result, failure in answers:
            job.done(result, failure)


NOT_WRITTEN = (
    "this could not be written down, and so it has not happened: the hall has no room left,"
    " or its database does not answer; try again in a while"
)


def _work(changes: Sequence[Change]) -> Work[None]:
    def work(connection: sql.Connection) -> None:
        for statement, values in changes:
            connection.execute(statement, values)

    return work


def _changed_together(connection: sql.Connection, jobs: Sequence[Job]) -> bool:
    """Each statement once for all jobs that have it; False, and nothing, when one is refused."""
    together: dict[sql.Executable, list[dict[str, Any]]] = {}
    for job in jobs:
        for statement, values in job.changes:
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
            return job.work(connection), None
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
    return state == TWICE or getattr(error.orig, "sqlite_errorcode", None) in TWICE_IN_SQLITE


def _settle(answer: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(result)
