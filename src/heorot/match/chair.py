"""A chair: all that one reader of a table, a seat or a spectator, may know and do.

Screens and servers hold chairs, never the table. Whatever a chair gives its reader may be shown
to; nothing of it tells what somebody else has hidden, how far somebody else's secret choice has
come, or how many private steps there were.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from heorot.core.edition import Edition
from heorot.core.errors import NotAsked
from heorot.core.game import Game, Seen
from heorot.core.seats import SPECTATOR, SeatIndex, outside
from heorot.core.view import Asked, View, things
from heorot.core.words import Refusal
from heorot.match.moment import AnyAction, Choice, Moment, parse
from heorot.match.outcome import Outcome
from heorot.match.past import Entry, Heard
from heorot.match.seat import Seat

if TYPE_CHECKING:
    from heorot.match.table import Table


class Chair:
    """The place of one reader at a table."""

    __slots__ = ("_table", "reader")

    def __init__(self, table: Table, reader: SeatIndex) -> None:
        self._table = table
        self.reader = reader

    # What everybody knows.

    @property
    def game(self) -> Game:
        return self._table.game

    @property
    def edition(self) -> Edition:
        return self._table.edition

    @property
    def options(self) -> Mapping[str, int]:
        return self._table.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._table.seats

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._table.outcome

    @property
    def fingerprint(self) -> str:
        """Of a match that is over; empty while it goes on."""
        return self._table.fingerprint

    @property
    def waited_for(self) -> tuple[SeatIndex, ...]:
        """The seats that may act now, in the order in which the rules ask."""
        return self._table.waited_for

    @property
    def ready(self) -> tuple[SeatIndex, ...]:
        """The seats that have answered what others are still asked at the same time."""
        return self._table.ready

    @property
    def points(self) -> tuple[int | None, ...]:
        """Of every seat, as they stand; None where the rules keep them secret."""
        points: tuple[int | None, ...] = self.public.points
        return points

    @property
    def taken_back(self) -> int:
        """How often something was taken back after somebody had learned something from it."""
        return self._table.taken_back

    def clock(self, now: float) -> tuple[float, ...] | None:
        """The seconds that every seat has left; None where there is no clock."""
        clock = self._table.clock
        if clock is None:
            return None
        return tuple(clock.left(SeatIndex(seat), now) for seat in range(len(self.seats)))

    # What this reader sees.

    @property
    def seen(self) -> Seen:
        """The state as the reader may know it."""
        return self._moment.seen(self.reader)

    def view(self) -> View:
        """The same as a screen draws it."""
        return View(outside(self.reader), self._table.fixed, self.public, self.own)

    @property
    def own(self) -> Any:
        """The part of it that this seat alone sees; None for a spectator."""
        return None if self.reader == SPECTATOR else self._moment.own(self.reader)

    @property
    def public(self) -> Any:
        """The part of it that everybody sees."""
        return self._table.moment.public

    @property
    def public_json(self) -> bytes:
        """The same as JSON: made once for all readers."""
        return self._table.moment.public_json

    @property
    def question(self) -> Asked:
        """What is asked, as far as the reader may know."""
        return self.view().question

    def log(self, since: int = 0) -> list[Entry]:
        """What the reader has heard of, and has done: the entries with numbers above `since`."""
        return self._table.past.log(self.reader, since)

    def heard(self, since: int) -> list[Heard]:
        """The same in the numbers of the game."""
        return self._table.past.since(self.reader, since)

    # What this reader may do.

    @property
    def is_asked(self) -> bool:
        """Whether it may act now."""
        return self.reader in self.waited_for

    @property
    def legal(self) -> list[int]:
        """The ids of what it may do now."""
        return self._moment.legal if self.is_asked else []

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The same in words."""
        return self._moment.choices if self.is_asked else ()

    def choice(self, action: AnyAction) -> Choice:
        """An action, legal or not, in words."""
        return self._asked_moment.choice(parse(self.game, action))

    def why_not(self, action: AnyAction) -> Refusal | None:
        """Why an action is not legal now; None when it is."""
        return self._asked_moment.why_not(parse(self.game, action))

    def refusals(self) -> Iterator[tuple[Choice, Refusal]]:
        """What the reader might wish to do and may not; each answer is given once.

        Of things such as the reader holds only those that it does hold count.
        """
        telling = self.game.telling
        held = {word for thing in things(self.view().own) for word in thing.words}
        kinds = {word.partition(":")[0] for word in held}
        told = set()
        for action in range(self.game.actions.count):
            refusal = self.why_not(action)
            if refusal is None or refusal.reason in telling.hopeless:
                continue
            choice = self.choice(action)
            if telling.only_of.get(refusal.reason, choice.notation) != choice.notation:
                continue
            words = choice.named.args.values()
            key = (refusal.reason, *refusal.args.items())
            if key not in told and all(str(one) in held for one in words if one.kind in kinds):
                told.add(key)
                yield choice, refusal

    def play(self, action: AnyAction, now: float) -> None:
        """Carry out one of the choices."""
        self._table.act(self.reader, action, now)

    @property
    def undo_needs(self) -> frozenset[SeatIndex] | None:
        """The human seats that must agree before the reader takes its last action back.

        Nobody, while no other seat has learned anything from it; None when there is none.
        """
        return self._table.undo_needs(self.reader)

    def undo(self, agreed: Iterable[SeatIndex], now: float) -> None:
        """Take back the reader's last action, and with it all that came after."""
        self._table.undo(self.reader, agreed, now)

    @property
    def _moment(self) -> Moment:
        return self._table.moment_for(self.reader)

    @property
    def _asked_moment(self) -> Moment:
        if not self.is_asked:
            raise NotAsked("seat {seat} is not asked now", seat=outside(self.reader))
        return self._moment
