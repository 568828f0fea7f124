"""A match that is over, looked at again at any of its points."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from heorot.core.errors import HeorotError
from heorot.core.seats import SeatIndex
from heorot.match.chair import Chair
from heorot.match.moment import Choice
from heorot.match.past import Entry

if TYPE_CHECKING:
    from heorot.match.table import Table


class Story:
    """A finished match, and how far it is told. Its chairs are those of that moment."""

    def __init__(self, table: Table) -> None:
        if not table.is_over:
            raise HeorotError("the match is not over, and only then can it be looked at again")
        self._whole = table
        self._past = table.at(0)

    @property
    def number(self) -> int:
        """How many actions have been told."""
        return len(self._past.past)

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._whole.past)

    def chair(self, reader: SeatIndex) -> Chair:
        """The table as it was, for any reader."""
        return self._past.chair(reader)

    def go_to(self, number: int) -> None:
        """Tell so many actions, or as near as possible."""
        self._past = self._whole.at(min(max(number, 0), self.count))

    def last(self) -> tuple[SeatIndex, Choice] | None:
        """The last action that was told, and who took it; None at the start."""
        if not self.number:
            return None
        seat, action = self._whole.moves[self.number - 1]
        return seat, self._whole.at(self.number - 1).moment.choice(action)

    def next_of(self, events: Collection[str]) -> int:
        """The number of the next action that led to one of these events; the last one if none."""
        numbers = range(self.number + 1, self.count + 1)
        names = self._whole.game.event_kinds
        return next(
            (
                number
                for number in numbers
                if any(names[one.event][0] in events for one in self._whole.secret_events(number))
            ),
            self.count,
        )

    def told(self, reader: SeatIndex) -> list[Entry]:
        """What a reader heard of the last action that was told; of the set-up at the start."""
        before = self._whole.at(self.number - 1).past.heard_by(reader) if self.number else 0
        return self.chair(reader).log(before)
