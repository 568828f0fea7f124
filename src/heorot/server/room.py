"""A table in the hall: what those at it say and do, and what others are told of it.

Whatever is accepted is written down first (`heorot.server.kept`) and told afterwards
(`heorot.server.readers`), one thing after the other, in the order of the commits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress

from heorot.core.errors import HeorotError, IllegalAction, InvalidAction
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.server import messages, seating, wishes
from heorot.server.hinting import Hinting
from heorot.server.kept import NOW, KeptMatch, Past
from heorot.server.messages import ToHall
from heorot.server.readers import Answered, Reader, Readers
from heorot.server.rows import LineRow, News, NoTable, NotWritten, Taken, TooLate
from heorot.server.speaking import sentence
from heorot.server.store import Store
from heorot.server.taking_over import take_over
from heorot.server.thinking import Thinking
from heorot.server.workers import Question, Workers
from heorot.server.writing import NOT_WRITTEN

LOG = logging.getLogger("heorot.server")
HERE, WHO = "here", "who"
"""What processes tell each other: who is at a table; and the question for it."""
MOST_TRIES = 100
"""Of two who change something at the same time one tries again: so often."""
PAUSE = 1.0
"""Seconds before a bot tries again to do what could not be written down."""


class Room:
    """A table, alive."""

    def __init__(self, kept: KeptMatch, news: News, store: Store, workers: Workers) -> None:
        self.kept = kept
        self.readers = Readers(kept)
        self.readers.said = news.lines
        self.thinking = Thinking(workers, self._bot_answers)
        self.hinting = Hinting(workers)
        self.visits = 0
        """How many hold the room at the moment: it must not be forgotten then."""
        self.is_behind = False
        """Whether it has yet to take in what others have written."""
        self._is_awake = False
        self._store = store
        self._lock = asyncio.Lock()

    @classmethod
    async def load(cls, match: str, store: Store, workers: Workers) -> Room:
        """The table as it is written."""
        kept, news = await asyncio.to_thread(KeptMatch.load, store, match)
        return cls(kept, news, store, workers)

    async def wake(self) -> None:
        """Go on with what was going on when the hall closed; once is enough."""
        if self._is_awake:
            return
        async with self._alone():
            self._is_awake = True
            self._store.say(self.kept.id, WHO)
            await self._roll_if_full()
            self.thinking.ask(self.kept)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks, or something is being written."""
        return bool(len(self.thinking) or len(self.hinting)) or self._lock.locked()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nobody else does anything at the table, which is as it is written."""
        async with self._lock:
            if self.kept.is_spoiled:
                await self._catch_up()
            yield

    # What others have written.

    async def catch_up(self) -> None:
        """Another process has written to this table."""
        try:
            async with self._alone():
                self.is_behind = False
                await self._catch_up()
                await self._roll_if_full()
        except HeorotError as error:  # the next one to come will try it again
            LOG.warning("a table could not be read: %s", error)

    async def _catch_up(self) -> None:
        """Take in what is written, and tell it."""
        kept, past, said = self.kept, self.kept.past, self.readers.said
        next_line = said[-1].number + 1 if said else 0
        if kept.is_spoiled:
            self.kept, news = await asyncio.to_thread(KeptMatch.load, self._store, kept.id)
            self.readers.renew(self.kept)
        else:
            found = await asyncio.to_thread(self._store.news, kept.id, past.written, next_line)
            if found is None:
                raise NoTable("there is no such table")
            news = found
            kept.take_in(news)
        self._tell(past)
        self.readers.say(line for line in news.lines if line.number >= next_line)

    async def _insist(
        self, change: Callable[[], Awaitable[None]], answer: Answered | None = None
    ) -> None:
        """Change something, also when others change something else at the same time, and tell it.

        `NotWritten` when that was not possible; then nothing has happened.
        """
        for _ in range(MOST_TRIES):
            past = self.kept.past
            try:
                await change()
            except Taken:
                await self._catch_up()
            except NotWritten:
                await self._catch_up()
                raise
            else:
                self._tell(past, answer)
                return
        raise NotWritten(NOT_WRITTEN)

    def _tell(self, past: Past, answer: Answered | None = None) -> None:
        """What is new since then, whoever did it; whoever asked for it hears it as the answer."""
        kept, readers, was, now = self.kept, self.readers, past.match, self.kept.match
        if now.stage not in {was.stage, "over"}:
            readers.show_all()
        elif past.undone != kept.undone:
            readers.show_changed(kept.told_otherwise(past))
            readers.tell(answer)
        elif past.written != kept.written:
            readers.tell(answer, kept.secret_of if past.written + 1 == kept.written else None)
        if past.seated is not kept.seated:
            readers.tell_people()
        if not kept.is_begun:
            readers.ask_for_dice()
        if was.wish != now.wish:
            self._tell_wish(past)
        if was.next != now.next and now.next:
            readers.tell_all(messages.Moved(id=now.next))
        self.thinking.ask(kept)

    # Coming and going.

    def enter(self, reader: Reader) -> None:
        """A socket opens."""
        self.readers.add(reader)
        self.readers.tell_people()
        self.announce()

    def leave(self, reader: Reader) -> None:
        """A socket closes."""
        self.readers.remove(reader)
        self.readers.tell_people()
        self.announce()

    def announce(self) -> None:
        """Tell the other processes who is here."""
        self._store.say(self.kept.id, " ".join(map(str, [HERE, *sorted(self.readers.here)])))

    def hear_of(self, process: str, seats: Iterable[int]) -> None:
        """Another process says who is there."""
        self.readers.elsewhere[process] = set(seats)
        self.readers.tell_people()

    async def sit(self, link: str, guest: str, name: str) -> SeatIndex:
        """Somebody follows an invitation; `link` is the hash of its secret."""
        async with self._alone():
            await self._insist(lambda: self._seat(link, guest, name))
            await self._roll_if_full()
            return self.kept.seats_of(guest)[0]

    async def _seat(self, link: str, guest: str, name: str) -> None:
        if self.kept.stage == "closed":
            raise HeorotError("this seat is not free any more")
        match, seated = self.kept.match, self.kept.seated
        await self.kept.reseat(seating.sit(seated, link, guest, name, is_listed=match.is_listed))

    async def get_up(self, guest: str) -> None:
        """Somebody leaves the table for good, or until they take the bot's place again."""
        async with self._alone():
            if not self.kept.seats_of(guest):
                raise HeorotError("you do not sit at this table")
            await self._insist(lambda: self._without(guest))

    async def _without(self, guest: str) -> None:
        kept = self.kept
        if kept.stage == "playing":
            await kept.reseat(seating.stand_in(kept.seated, kept.seats_of(guest)))
        elif kept.stage in {"open", "rolling"} and kept.match.host == guest:
            await kept.close()
        elif kept.stage in {"open", "rolling"}:
            await kept.reopen(seating.free(kept.seated, kept.seats_of(guest)))

    async def _roll_if_full(self) -> None:
        """The last seat was taken: the dice are next."""

        def is_full() -> bool:
            return self.kept.stage == "open" and not any(one.is_free for one in self.kept.seated)

        async def roll() -> None:
            if is_full():
                await self.kept.roll()

        if is_full():
            self._is_awake = False  # if it cannot be written, whoever comes next tries it again
            await self._insist(roll)
            self._is_awake = True

    # What readers say.

    async def hear(self, reader: Reader, message: ToHall) -> None:
        """One message of a reader."""
        try:
            async with self._lock:
                if self.kept.is_spoiled:
                    await self._catch_up()
                await self._answer(reader, message)
        except IllegalAction as error:
            refusal = self.readers.speaker(reader).refusal(error.refusal)
            reader.tell(messages.Refused(request=messages.request_of(message), refusal=refusal))
        except InvalidAction:
            problem = HeorotError("this game has no such action; load this page anew")
            text = sentence(problem, reader.language)
            reader.tell(messages.Refused(request=messages.request_of(message), text=text))
        except HeorotError as error:
            text = sentence(error, reader.language)
            reader.tell(messages.Refused(request=messages.request_of(message), text=text))

    async def _answer(self, reader: Reader, message: ToHall) -> None:
        match message:
            case messages.Hello():
                self._welcome(reader, message)
            case messages.Why():
                self._why(reader, message)
            case messages.Ping():
                reader.tell(messages.Pong())
            case _ if reader.seat == SPECTATOR:
                raise HeorotError("whoever watches cannot do that")
            case messages.Act():
                await self._do(
                    reader,
                    message,
                    lambda: self.kept.play(reader.seat, message.action, message.request),
                )
            case messages.Undo():
                await self._do(
                    reader, message, lambda: wishes.undo(self.kept, reader.seat, message.request)
                )
            case messages.Advise():
                await self._insist(lambda: self.hinting.ask(self.kept, self.readers, reader))
            case messages.Agree():
                await self._insist(lambda: self._agree(reader, message))
            case messages.Say():
                await self._insist(lambda: self._say(reader, message))
            case messages.Commit():
                await self._insist(lambda: self.kept.commit(reader.seat, message.hash))
            case messages.Reveal():
                salt = bytes.fromhex(message.salt)
                await self._insist(lambda: self.kept.open_number(reader.seat, message.number, salt))
            case messages.TakeOver():
                await self._insist(
                    lambda: take_over(self.kept, self.readers.present, reader, message)
                )
                await self._roll_if_full()

    def _welcome(self, reader: Reader, hello: messages.Hello) -> None:
        reader.language = hello.language
        self.readers.show(reader)
        self.readers.ask_for_dice()
        wish = self.kept.wish
        if wish is not None and reader.seat in wishes.missing(self.kept, wish):
            reader.tell(messages.Asked(what=wish.what, by=wish.by + 1))

    def _why(self, reader: Reader, why: messages.Why) -> None:
        found: tuple[messages.Refusal, ...] = ()
        if self.kept.is_begun and self.kept.chair(reader.seat).is_asked:
            found = self.readers.speaker(reader).refusals()
        if why.action:
            found = tuple(one for one in found if one.action == why.action)
        reader.tell(messages.Reasons(refusals=found))

    async def _say(self, reader: Reader, say: messages.Say) -> None:
        said, text = self.readers.said, say.text.strip()
        if not text:
            return
        number = said[-1].number + 1 if said else 0
        name = self.kept.seated[reader.seat].name
        line = LineRow(number, reader.guest, reader.seat, name, text, NOW())
        await self._store.add_line(self.kept.id, line)
        self.readers.say([line])

    # Playing.

    async def _do(
        self,
        reader: Reader,
        message: messages.Act | messages.Undo,
        change: Callable[[], Awaitable[None]],
    ) -> None:
        """Something that belongs to what the reader was last told, and happens once."""

        async def is_done() -> bool:
            asked = self.kept.id, reader.seat, message.request
            return await asyncio.to_thread(self._store.has_request, *asked)

        async def once() -> None:
            if message.revision != reader.revision:
                raise TooLate("the question was another one by then")
            if self.kept.has_heard(reader.seat, message.request):
                raise TooLate("it has happened before")  # and the question looks the same again
            await change()

        try:
            await self._insist(once, Answered(reader.seat, message.request))
        except (TooLate, NotWritten) as error:
            if await is_done():
                self.readers.answer(reader, message.request)
                return
            if isinstance(error, NotWritten):
                raise
            reader.tell(messages.Refused(request=message.request, is_stale=True))
            self.readers.show(reader)

    # What others have to agree to.

    async def _agree(self, reader: Reader, answer: messages.Agree) -> None:
        next_table = self.kept.match.next
        if answer.what == "rematch" and next_table is not None:
            reader.tell(messages.Moved(id=next_table))
        else:
            await wishes.agree(self.kept, reader.seat, answer)

    def _tell_wish(self, past: Past) -> None:
        """Somebody wishes something; or nobody does any more, and nothing has come of it."""
        wish, kept, before = self.kept.wish, self.kept, past.match.wished
        if wish is not None:
            asked = messages.Asked(what=wish.what, by=wish.by + 1)
            self.readers.tell_all(asked, wishes.missing(self.kept, wish))
        elif before:
            others = set(kept.seats) - {before.by}
            self.readers.tell_all(messages.Asked(what=before.what, by=0), others)
            if past.undone == kept.undone and past.match.next == kept.match.next:
                self.readers.tell_all(messages.Refused(request=before.request), {before.by})

    # Bots.

    async def _bot_answers(self, question: Question, action: int) -> None:
        try:
            async with self._alone():
                if question in self.kept.questions():
                    await self._insist(lambda: self._bot_acts(question, action))
                self.thinking.ask(self.kept)
        except NotWritten:
            await self._ask_later()

    async def _ask_later(self) -> None:
        """When the database answers again: until then nobody knows what is asked."""
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(NotWritten):
                async with self._alone():
                    self.thinking.ask(self.kept)
                    return

    async def _bot_acts(self, question: Question, action: int) -> None:
        if question in self.kept.questions():
            await self.kept.play(question.seat, action, None)
