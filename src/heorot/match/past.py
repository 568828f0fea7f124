"""The past of a match, kept small: moves, what was told, and a few states to go back to.

Nothing of a move is kept but who took it and what happened, as numbers of 16 bits. A state of the
past is rebuilt from the nearest checkpoint before it. Checkpoints lie close to each other near the
present, where people take back, and ever further apart behind it::

    after 256 actions   0       64      128     192     256
                        #       #       #   #   # # # # #
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.rule import EVERYONE, Told
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.core.words import Word

STRIDE = 16
"""Actions between the newest checkpoints."""


class Happening(NamedTuple):
    """One event, in words."""

    name: str
    args: tuple[Word, ...]


class Entry(NamedTuple):
    """What a reader learns of one action: the unit of a log."""

    number: int
    """Counted by reader, from 1: what is hidden from a reader leaves no gap."""
    seat: SeatIndex
    """Who acted; `SPECTATOR` for the set-up."""
    events: tuple[Happening, ...]
    """Empty for a step of the reader's own that nobody is told of."""


class Heard(NamedTuple):
    """The same as the game's own numbers, of which the words are made."""

    number: int
    seat: SeatIndex
    told: tuple[Told, ...]


class Past:
    """What was played at a table, and who heard of it."""

    def __init__(self, game: Game, edition: Edition, seats: int) -> None:
        self._game = game
        self._edition = edition
        self.seats = array("b")
        """Who took each action."""
        self.actions = array("h")
        self._told = array("h")
        """For every event its audience, its number, and its arguments."""
        self._ends = array("I")
        """Where the events of the set-up end, and those of each action."""
        self._heard = [array("H") for _ in range(seats + 1)]
        """The actions, 0 for the set-up, that a spectator and every seat have an entry of."""
        self._checkpoints: dict[int, bytes] = {}
        self._last: tuple[int, tuple[Told, ...], bool] = (-1, (), True)
        """An action, all it told, and whether to everybody: the last one, unless another one was
        asked for since."""

    def __len__(self) -> int:
        return len(self.actions)

    def begin(self, s: Any) -> None:
        """Keep what the set-up told, and its outcome."""
        self._tell(0, 0, s.events)
        self._checkpoints[0] = s.to_bytes()

    def add(self, seat: SeatIndex, action: int, s: Any) -> None:
        """Keep an action that has led to a state; whoever took it has an entry of it."""
        self.seats.append(seat)
        self.actions.append(action)
        number = len(self.actions)
        self._tell(number, 1 << seat, s.events)
        if number % STRIDE == 0:
            self._checkpoints[number] = s.to_bytes()
            for old in [one for one in self._checkpoints if number - one > 4 * (one & -one) > 0]:
                del self._checkpoints[old]

    def _tell(self, number: int, readers: int, events: Iterable[Told]) -> None:
        told, kinds = self._told, self._game.event_kinds
        last = []
        is_public = True
        for audience, event, given in events:
            numbers = given[: len(kinds[event][1])]
            told.extend((audience, event, *numbers))
            last.append(Told(audience, event, numbers))
            readers |= audience
            is_public &= audience == EVERYONE
        self._last = number, tuple(last), is_public
        self._ends.append(len(told))
        if readers == EVERYONE:
            for heard in self._heard:
                heard.append(number)
        else:
            for seat, heard in enumerate(self._heard[1:]):
                if readers >> seat & 1:
                    heard.append(number)

    def cut(self, length: int) -> None:
        """Forget all but the first so many actions."""
        del self.seats[length:], self.actions[length:]
        del self._ends[length + 1 :]
        del self._told[self._ends[-1] :]
        for heard in self._heard:
            del heard[bisect_right(heard, length) :]
        self._last = (-1, (), True)
        self._checkpoints = {
            number: state for number, state in self._checkpoints.items() if number <= length
        }

    def first(self, length: int) -> Past:
        """Its first so many actions, as a past of their own."""
        other = Past(self._game, self._edition, len(self._heard) - 1)
        other.seats, other.actions = self.seats[:], self.actions[:]
        other._told, other._ends = self._told[:], self._ends[:]
        other._heard = [heard[:] for heard in self._heard]
        other._checkpoints = self._checkpoints
        other.cut(length)
        return other

    def checkpoint(self, number: int) -> tuple[int, bytes]:
        """The last checkpoint at or before so many actions."""
        nearest = max(one for one in self._checkpoints if one <= number)
        return nearest, self._checkpoints[nearest]

    def told(self, number: int) -> Iterator[Told]:
        """All that an action told, 0 for the set-up, to whomever."""
        at = self._ends[number - 1] if number else 0
        kinds = self._game.event_kinds
        while at < self._ends[number]:
            audience, event = self._told[at : at + 2]
            end = at + 2 + len(kinds[event][1])
            yield Told(audience, event, tuple(self._told[at + 2 : end]))
            at = end

    def heard_by(self, reader: SeatIndex) -> int:
        """How many entries a reader has."""
        return len(self._heard[reader + 1])

    def heard(self, reader: SeatIndex) -> tuple[int, ...]:
        """The actions, 0 for the set-up, that a reader has entries of."""
        return tuple(self._heard[reader + 1])

    def log(self, reader: SeatIndex, since: int) -> list[Entry]:
        """The entries of a reader behind the first `since`."""
        return [
            Entry(number, seat, happenings(self._game, self._edition, told))
            for number, seat, told in self.since(reader, since)
        ]

    def since(self, reader: SeatIndex, since: int) -> list[Heard]:
        """The same in numbers."""
        heard, first = self._heard[reader + 1], max(since, 0)
        if len(heard) == first + 1:  # as a rule
            action = heard[first]
            return [Heard(first + 1, self._actor(action), self._told_to(reader, action))]
        return [
            Heard(number, self._actor(action), self._told_to(reader, action))
            for number, action in enumerate(heard[first:], first + 1)
        ]

    def _actor(self, number: int) -> SeatIndex:
        return SeatIndex(self.seats[number - 1]) if number else SPECTATOR

    def _told_to(self, reader: SeatIndex, number: int) -> tuple[Told, ...]:
        if self._last[0] != number:
            self._last = number, tuple(self.told(number)), False
        if self._last[2]:
            return self._last[1]
        eye = 1 << reader if reader >= 0 else 0
        return tuple(
            [one for one in self._last[1] if one.audience == EVERYONE or one.audience & eye]
        )


def happenings(game: Game, edition: Edition, told: Iterable[Told]) -> tuple[Happening, ...]:
    """Events in words."""
    return tuple(happening(game, edition, one) for one in told)


def happening(game: Game, edition: Edition, told: Told) -> Happening:
    """An event in words."""
    name, kinds = game.event_kinds[told.event]
    words = (game.word(edition, kind, n) for kind, n in zip(kinds, told.numbers, strict=False))
    return Happening(name, tuple(words))
