"""Hints: what seems best to a seat that is asked, thought out where bots think.

A hint is the seat's own. How many a seat has asked for is kept with it (`SeatRow.hints`) and told
to everybody, and nothing else.
"""

from __future__ import annotations

import asyncio

from heorot.bots.advice import Advice, Surety
from heorot.bots.reasons import reasons
from heorot.core.errors import HeorotError, NotAsked
from heorot.core.seats import SeatIndex, outside
from heorot.server import messages, seating
from heorot.server.kept import KeptMatch
from heorot.server.readers import Reader, Readers
from heorot.server.speaking import Speaker, sentence
from heorot.server.workers import Question, Workers


class Hinting:
    """The hints of one table: of a seat's questions only the last is thought about."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._questions: dict[SeatIndex, Question] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._questions)

    async def ask(self, kept: KeptMatch, readers: Readers, reader: Reader) -> None:
        """Think for a reader, if that is granted, as soon as it is written that it has asked."""
        seat = reader.seat
        if not kept.settings.has_hints:
            raise HeorotError("there are no hints at this table")
        if not kept.is_begun or not kept.chair(seat).is_asked or kept.seated[seat].bot:
            raise NotAsked("seat {seat} is not asked now", seat=outside(seat))
        question = _question(kept, seat)
        if self._questions.get(seat) == question:
            return
        await kept.reseat(seating.hinted(kept.seated, seat))
        is_thinking = seat in self._questions
        self._questions[seat] = question
        if not is_thinking:
            task = asyncio.create_task(self._think(kept, readers, reader))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, kept: KeptMatch, readers: Readers, reader: Reader) -> None:
        seat, settings = reader.seat, kept.settings
        question = None
        try:
            while question != self._questions[seat]:
                question = self._questions[seat]
                advice = await self._workers.advise(question, settings.game, settings.edition)
        except HeorotError as error:
            reader.tell(messages.Refused(text=sentence(error, reader.language)))
            return
        finally:
            del self._questions[seat]
        if _question(readers.kept, seat) != question:
            return
        for one in readers.all:  # also one that has come back meanwhile
            if one.seat == seat and one.revision:
                one.tell(hint(advice, readers.speaker(one), one.revision))


def _question(kept: KeptMatch, seat: SeatIndex) -> Question:
    """What a seat is asked now."""
    chair = kept.chair(seat)
    return Question(seat, "", chair.seen.s.to_bytes(), tuple(chair.legal))


def hint(advice: Advice, speaker: Speaker, revision: str) -> messages.Hint:
    """Advice as its seat is told."""
    chair = speaker.chair
    said = reasons(advice, lambda action: chair.choice(action).named, speaker.speech)
    return messages.Hint(
        revision=revision,
        actions=tuple(chair.choice(one.action).notation for one in advice.outlooks),
        verdicts=verdicts(advice),
        text=" ".join(said),
    )


def verdicts(advice: Advice) -> tuple[messages.Verdict, ...]:
    """How good each of the actions is that are advised: some are there only to be compared."""
    others = range(1, len(advice.outlooks))
    return ("best", *(VERDICTS[advice.surety(number)] for number in others))


VERDICTS: dict[Surety, messages.Verdict] = {
    "clear": "clearly_worse",
    "likely": "worse",
    "close": "close",
    "unsure": "unsure",
}
