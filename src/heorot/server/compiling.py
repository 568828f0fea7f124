"""Compiles the rules of games in which bots think: in the background, one game after the other.

Bots do not wait for it; until then they think by interpreted rules, and see less far.
"""

from __future__ import annotations

import asyncio
import logging

from heorot.engine.search import LOOPS
from heorot.engine.seeking import NICE, Seeker
from heorot.games import load

LOG = logging.getLogger("heorot.server")
LOOK = 1.0
"""Seconds between two looks whether a compiler is ready."""


class Compiling:
    """Games that are wanted compiled: each is asked for once, and one compiler runs at a time."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._waiting: list[str] = []
        self._seeker: Seeker | None = None
        self._task: asyncio.Task[None] | None = None

    def want(self, game: str) -> None:
        """Somebody thinks about this game."""
        if game in self._known:
            return
        self._known.add(game)
        self._waiting.append(game)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        while self._waiting:
            game = self._waiting.pop(0)
            try:
                await self._seek(game)
            except RuntimeWarning as warning:  # where warnings are errors
                LOG.warning("%s", warning)

    async def _seek(self, game: str) -> None:
        """Look for compiled code until it is there, or cannot be made."""
        self._seeker = seeker = Seeker(load(game), *LOOPS, nice=NICE)
        while True:
            if await asyncio.to_thread(seeker.look) or not seeker.is_seeking:
                return
            await asyncio.sleep(LOOK)

    def close(self) -> None:
        """Stop; what is compiled already is kept."""
        if self._task is not None:
            self._task.cancel()
        if self._seeker is not None:
            self._seeker.stop()
