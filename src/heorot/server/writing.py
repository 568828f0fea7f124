"""The one thread that writes to the database. Whatever waits at the same time shares a commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from heorot.core.errors import HeorotError
from heorot.server.rows import NotWritten

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
MOST_IN_A_COMMIT = 200
LOG = logging.getLogger("heorot.server")


@dataclass
class Job:
    """Something to be written, and who waits for it."""

    match: str
    work: Work[Any]
    done: Callable[[Any, BaseException | None], None]


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

    async def write(self, match: str, work: Work[T]) -> T:
        """Do something in the next commit; the answer comes after it.

        `NotWritten` when that is not possible; what `work` itself raises undoes this work alone.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def done(result: Any, error: BaseException | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
                loop.call_soon_threadsafe(_settle, answer, result, error)

        self._jobs.put(Job(match, work, done))
        return await answer

    def put(self, match: str, work: Work[None]) -> None:
        """Do something in the next commit; nobody waits for it."""
        self._jobs.put(Job(match, work, lambda *_: None))

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
                answers = [(job, *_tried(connection, job)) for job in ordered]
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


def _tried(connection: sql.Connection, job: Job) -> tuple[Any, BaseException | None]:
    """The answer of one job; its refusal takes nothing else with it."""
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
