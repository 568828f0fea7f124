"""Bots think in processes of their own: they are given what their seat may know, as bytes.

A process that dies takes nobody's turn with it: the question is put to a new one. An answer is
handed on after a time that depends on the bot alone, so that nothing can be read from how long it
took.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import NamedTuple

from heorot.bots import AT_TABLES, THINKERS
from heorot.bots.advice import KEY_BYTES, Advice, advise_seen
from heorot.bots.levels import LEVELS
from heorot.bots.processes import end_with_parent
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Seen
from heorot.core.seats import SeatIndex
from heorot.engine.budget import Budget
from heorot.server.compiling import Compiling

LOG = logging.getLogger("heorot.server")
PACE = dict.fromkeys(AT_TABLES, 0.25) | {level.name: level.pace for level in LEVELS}
"""Seconds from the question to the answer, by bot."""
LONGEST_WAIT = 10.0
"""Seconds before a question is put again when one process after the other has died of it."""


TRIES = 3
"""Processes that may die of a hint before none is given."""
HINT = 0.5
"""Seconds of one core that are spent on a hint."""


class Question(NamedTuple):
    """What a bot is asked; another one when anything of it is another."""

    seat: SeatIndex
    bot: str
    seen: bytes
    legal: tuple[int, ...]


class Workers:
    """The processes in which bots think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._compiling = Compiling()

    def _processes(self) -> ProcessPoolExecutor:
        """Those that there are, or new ones."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawn, initializer=end_with_parent)
        return self._pool

    async def choose(self, question: Question, game: str, edition: Edition) -> int:
        """What a bot does."""
        if question.bot in THINKERS:
            self._compiling.want(game)
        loop = asyncio.get_running_loop()
        asked, wait = loop.time(), 0.0
        while True:
            pool = self._processes()
            thought = game, edition, question, secrets.randbits(63)
            try:
                action = await loop.run_in_executor(pool, _think, *thought)
                break
            except BrokenExecutor:
                LOG.warning("a process in which a bot thought has died; another one thinks")
                if pool is self._pool:
                    self._pool = None
            except Exception:
                LOG.exception("a bot made a mistake, and thinks again")
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait + 0.1)
        # One that took longer answers after the double time, or the treble: how long is not told.
        pace = PACE[question.bot]
        await asyncio.sleep(pace - (loop.time() - asked) % pace if pace else 0.0)
        return action

    async def advise(self, question: Question, game: str, edition: Edition) -> Advice:
        """What seems best to a seat; `HeorotError` when one process after the other dies of it."""
        self._compiling.want(game)
        for _ in range(TRIES):
            pool = self._processes()
            try:
                thought = asyncio.get_running_loop().run_in_executor(
                    pool, _advise, game, edition, question
                )
                return await thought
            except BrokenExecutor:
                LOG.warning("a process in which a hint was thought out has died")
                if pool is self._pool:
                    self._pool = None
            except Exception:
                LOG.exception("a mistake was made with a hint")
        raise HeorotError("no hint could be found; try it again")

    def close(self) -> None:
        """End all of them."""
        self._compiling.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _advise(game: str, edition: Edition, question: Question) -> Advice:
    """Inside a worker."""
    from heorot.games import load

    loaded = load(game)
    s = loaded.state()
    s.load_bytes(question.seen)
    seen, budget, key = Seen(question.seat, s), Budget(seconds=HINT), secrets.token_bytes(KEY_BYTES)
    return advise_seen(loaded, edition, seen, question.legal, budget, key)


def _think(game: str, edition: Edition, question: Question, seed: int) -> int:
    """Inside a worker."""
    from heorot.bots import seat_bot
    from heorot.games import load

    loaded = load(game)
    s = loaded.state()
    s.load_bytes(question.seen)
    bot = seat_bot(question.bot, loaded, edition, seed, question.seat)
    return bot(Seen(question.seat, s), question.legal)
