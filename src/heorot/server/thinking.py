"""Asks the bots of one table what they do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from heorot.core.seats import SeatIndex
from heorot.server.kept import KeptMatch
from heorot.server.workers import Question, Workers

Answer = Callable[[Question, int], Awaitable[None]]


class Thinking:
    """The bots of one table that think now: each of them about one question at a time."""

    def __init__(self, workers: Workers, answer: Answer) -> None:
        self._workers = workers
        self._answer = answer
        self._tasks: dict[SeatIndex, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def ask(self, kept: KeptMatch) -> None:
        """Let every bot think that is waited for and does not think yet."""
        for question in kept.questions():
            seat = question.seat
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(kept, question))

    async def _think(self, kept: KeptMatch, question: Question) -> None:
        settings = kept.settings
        try:
            action = await self._workers.choose(question, settings.game, settings.edition)
        finally:
            del self._tasks[question.seat]
        await self._answer(question, action)
