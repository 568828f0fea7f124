"""Everybody who looks at a table: seats and those who watch, each at a socket, and what they hear.

Each is told in its own language, and only when something is new for it: the number of messages must
not tell what their content may not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, cast

import msgspec

from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.games import load
from heorot.server import messages, pages
from heorot.server.kept import NOW, KeptMatch
from heorot.server.rows import LineRow
from heorot.server.speaking import Speaker
from heorot.server.store import LINES_KEPT

NO_REVISION, NO_CLOCKS = b'{"revision":"', b"[]}"
"""How an encoded position begins and ends that has neither."""
DIGITS = 18
"""Of a hash, as many as tell all positions of a match apart."""
PIECE = 2000
"""Bytes that are hashed at a time: for more, Python would let other threads run first."""
MOST_WATCHERS = 100
MOST_AT_A_SEAT = 8
"""Sockets of one seat: so many windows of one guest."""


@dataclass(eq=False)
class Reader:
    """A socket at the table: a seat, or one who watches."""

    seat: SeatIndex
    guest: str
    send: Callable[[bytes], None]
    language: str = "en"
    heard: int = 0
    """The number of the last entry it was told."""
    revision: str = ""
    """Of what it was last shown; empty before that."""
    rolled: tuple[str, str] = ("", "")
    """What it was last asked for the dice, and of which."""

    def tell(self, message: messages.Message) -> None:
        """Send a message."""
        self.send(messages.encode(message))


class Answered(NamedTuple):
    """What a seat asked for, and has happened."""

    seat: SeatIndex
    request: str


class Shown(NamedTuple):
    """What a reader is shown of a table, without the names of the players."""

    now: messages.Position
    """Encoded already."""
    revision: str
    entries: tuple[messages.Entry, ...]
    heard: int
    """The number of the last one."""


class Readers:
    """All readers of one table."""

    def __init__(self, kept: KeptMatch) -> None:
        self.kept = kept
        self.all: list[Reader] = []
        self._speakers: dict[tuple[SeatIndex, str], Speaker] = {}
        self._people: dict[str, tuple[messages.Person, ...]] = {}
        self._public, self._public_hash = b"", b""
        self.elsewhere: dict[str, set[int]] = {}
        """The seats that are at the table through other processes."""
        self.said: list[LineRow] = []
        """The last lines of the chat."""

    def __len__(self) -> int:
        return len(self.all)

    def renew(self, kept: KeptMatch) -> None:
        """The match was loaded anew."""
        self.kept = kept
        self._speakers.clear()

    # Coming and going.

    def add(self, reader: Reader) -> None:
        """A socket opens."""
        there = sum(one.seat == reader.seat for one in self.all)
        if there >= (MOST_WATCHERS if reader.seat == SPECTATOR else MOST_AT_A_SEAT):
            raise HeorotError("too many are watching this table already")
        self.all.append(reader)

    def remove(self, reader: Reader) -> None:
        """A socket closes."""
        if reader in self.all:
            self.all.remove(reader)

    @property
    def here(self) -> set[int]:
        """The seats that are at the table, in this process."""
        return {reader.seat for reader in self.all if reader.seat != SPECTATOR}

    @property
    def present(self) -> set[int]:
        """The seats that are at the table, wherever."""
        return self.here.union(*self.elsewhere.values())

    def people(self, guest: str) -> tuple[messages.Person, ...]:
        """Everybody at the table, as a guest is told."""
        here = self.present
        return tuple(
            messages.Person(
                seat=one.seat + 1,
                name=one.name,
                bot=one.bot,
                is_here=one.seat in here,
                is_mine=one.guest == guest,
                hints=one.hints,
            )
            for one in self.kept.seated
        )

    def tell_people(self) -> None:
        """Who sits there, who is here, and who lets a bot play: if that is new."""
        guests = {reader.guest for reader in self.all}
        people = {guest: self.people(guest) for guest in guests}
        for reader in self.all:
            if reader.revision and people[reader.guest] != self._people.get(reader.guest):
                reader.tell(messages.People(people=people[reader.guest]))
        self._people = people

    # What they are told.

    def tell_all(self, message: messages.Message, seats: Iterable[int] | None = None) -> None:
        """The same for everybody, or for some seats."""
        data = messages.encode(message)
        for reader in self.all:
            if reader.revision and (seats is None or reader.seat in seats):
                reader.send(data)

    def tell(self, answer: Answered | None = None, secret_of: SeatIndex | None = None) -> None:
        """What has happened: to those for whom anything is new; of a secret, to its seat alone."""
        if not self.kept.is_begun:
            return
        made: dict[tuple[SeatIndex, str, int], tuple[Shown, bytes]] = {}
        for reader in self.all:
            if not reader.revision or secret_of not in (None, reader.seat):
                continue
            key = reader.seat, reader.language, reader.heard
            if key not in made:
                shown = self._shown(reader, reader.heard)
                request = answer.request if answer and answer.seat == reader.seat else ""
                made[key] = shown, self._told(reader, shown, request)
            shown, message = made[key]
            if shown.revision != reader.revision:
                reader.heard, reader.revision = shown.heard, shown.revision
                reader.send(message)

    def answer(self, reader: Reader, request: str) -> None:
        """Something that a reader asks for again has happened before."""
        shown = self._shown(reader, reader.heard)
        reader.heard, reader.revision = shown.heard, shown.revision
        reader.send(self._told(reader, shown, request))

    def _told(self, reader: Reader, shown: Shown, request: str) -> bytes:
        """What is new, as a message."""
        told = messages.Told(now=shown.now, entries=shown.entries, request=request)
        return self.speaker(reader).named(messages.encode(told))

    def ask_for_dice(self) -> None:
        """Everybody's part of the dice, of those who have not been asked yet."""
        for reader in self.all:
            asked = self.kept.dice_step(reader.seat), self.kept.commitment
            if reader.revision and asked[0] and asked != reader.rolled:
                step: Literal["commit", "reveal"] = "commit" if asked[0] == "commit" else "reveal"
                reader.tell(messages.Roll(step=step, dice=asked[1]))
            reader.rolled = asked

    def say(self, lines: Iterable[LineRow]) -> None:
        """What was said."""
        for line in lines:
            self.said = [*self.said, line][-LINES_KEPT:]
            self.tell_all(_said(line))

    def show_all(self) -> None:
        """Everything anew: what they were told before is not true any more."""
        for reader in self.all:
            if reader.revision:
                self.show(reader)

    def show_changed(self, told_otherwise: Container[int]) -> None:
        """Something was taken back: everything anew to those for whom that changes anything.

        Whoever had learned nothing of it must not hear that there was something.
        """
        for reader in self.all:
            if reader.revision and self._has_changed(reader, reader.seat in told_otherwise):
                self.show(reader)

    def _has_changed(self, reader: Reader, may_have: bool) -> bool:
        """Whether the reader was told something that is not so any more."""
        if reader.heard and not self.kept.chair(reader.seat).log(reader.heard - 1):
            return True
        return may_have and self._shown(reader, reader.heard).revision != reader.revision

    def show(self, reader: Reader) -> None:
        """Everything, from nothing."""
        kept = self.kept
        now: messages.Position | None = None
        entries: tuple[messages.Entry, ...] = ()
        fixed = None
        names: dict[str, str] = {}
        labels: dict[str, str] = {}
        tips: tuple[messages.Tip, ...] = ()
        reader.heard, reader.revision, reader.rolled = 0, "none yet", ("", "")
        if kept.is_begun:
            shown = self._shown(reader, 0)
            reader.heard, reader.revision = shown.heard, shown.revision
            speaker = self.speaker(reader)
            now, entries = speaker.sent(shown.now), speaker.sent(shown.entries)
            names, labels, tips = speaker.names(), speaker.labels(), speaker.tips()
            fixed = speaker.chair.view().fixed
        edition = kept.settings.edition
        reader.tell(
            messages.Table(
                version=messages.VERSION,
                id=kept.id,
                stage=kept.stage,  # type: ignore[arg-type]
                game=kept.settings.game,
                title=pages.title_of(kept.settings.game, edition.name, reader.language),
                edition=edition.name,
                reconstructed=pages.reconstructed(
                    kept.settings.game, edition.name, reader.language
                ),
                seat=outside(reader.seat),
                people=self.people(reader.guest),
                fixed=msgspec.Raw(msgspec.json.encode(fixed)),
                names=names,
                labels=labels,
                tips=tips,
                plain=load(kept.settings.game).views.plain,
                now=now,
                entries=entries,
                said=tuple(map(_said, self.said)),
                dice=kept.commitment,
                has_hints=kept.settings.has_hints,
            )
        )

    def speaker(self, reader: Reader) -> Speaker:
        """What tells this reader, and others at the same seat in the same language."""
        key = reader.seat, reader.language
        if key not in self._speakers:
            self._speakers[key] = Speaker(self.kept.chair(reader.seat), reader.language)
        return self._speakers[key]

    def _shown(self, reader: Reader, heard: int) -> Shown:
        """What is new for a reader, and how the table is.

        The revision is another one whenever anything but the time is another, and the same in every
        process: what a client asked for before its line broke still fits if nothing has happened.
        """
        speaker = self.speaker(reader)
        entries = speaker.entries(heard)
        heard = entries[-1].number if entries else heard
        public = speaker.chair.public_json
        if public != self._public:
            self._public, self._public_hash = public, messages.encode(_hash(public))
        lasting = messages.encode(speaker.position("", self._public_hash))
        revision = _hash(b"%d %b" % (heard, lasting))
        now = b'{"revision":"%b%b%b}' % (
            revision.encode(),
            lasting[len(NO_REVISION) : -len(NO_CLOCKS)].replace(self._public_hash, public, 1),
            speaker.clocks(NOW()),
        )
        return Shown(cast("messages.Position", msgspec.Raw(now)), revision, entries, heard)


def _hash(data: bytes) -> str:
    """The same in every process. Processors hash this way by themselves."""
    found = hashlib.sha256()
    for start in range(0, len(data), PIECE):
        found.update(data[start : start + PIECE])
    return found.hexdigest()[:DIGITS]


def _said(line: LineRow) -> messages.Said:
    """A line of the chat as a message."""
    return messages.Said(seat=line.seat + 1, name=line.name, text=line.text, at=line.at)
