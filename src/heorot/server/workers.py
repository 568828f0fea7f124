"""Bots think in processes of their own: they are given what their seat may know, as bytes.

A process that dies takes nobody's turn with it: the question is put to a new one. An answer is handed on
after a time that depends on the bot alone, so that nothing can be read from how long it took.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.seats import SeatIndex

TRIES = 5
PACE = {"greedy": 0.25, "random": 0.25}
"""Seconds from the question to the answer, by bot."""


class Workers:
    """The processes in which bots think."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"))

    async def choose(
        self, bot: str, game: str, edition: Edition, seen: Seen, actions: list[int], seed: int
    ) -> int:
        """What a bot does."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        question = (bot, game, edition, int(seen.seat), seen.s.to_bytes(), actions, seed)
        for _ in range(TRIES):
            pool = self._pool
            try:
                action = await loop.run_in_executor(pool, _think, *question)
            except BrokenExecutor:
                if pool is self._pool:
                    self._pool = self._new_pool()
                continue
            await asyncio.sleep(max(0.0, asked + PACE[bot] - loop.time()))
            return action
        raise RuntimeError(f"{bot} could not think: its process died {TRIES} times")

    def close(self) -> None:
        """End all of them."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _think(
    bot: str, game: str, edition: Edition, seat: int, seen: bytes, actions: list[int], seed: int
) -> int:
    """Inside a worker."""
    from heorot.bots import seat_bot
    from heorot.games import load

    loaded = load(game)
    s = loaded.state()
    s.load_bytes(seen)
    return seat_bot(bot, loaded, edition, seed, seat)(Seen(SeatIndex(seat), s), actions)
