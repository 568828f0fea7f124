"""Choices at the same time: answers are taken in any order and handed to the rules in theirs.

Where the rules have several seats choose secretly at once (`Game.at_once`), nobody waits for a
neighbour. Each of these seats answers on a copy of the state in which it is asked, step by step;
when its answer is complete it is ready, and may still change its mind until the last one is.
Nothing of it reaches the state of the table before that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heorot.core.luck import Luck
from heorot.core.seats import SeatIndex
from heorot.engine.interpreted import Interpreted
from heorot.match.moment import Moment


@dataclass
class Answer:
    """What one seat has chosen so far."""

    actions: list[int]
    is_ready: bool
    moment: Moment
    """The table as this seat has it: with the steps of its answer, and, while it is not ready, with
    the question to it."""


class Answers:
    """The answers to one question that was put to several seats."""

    def __init__(self, engine: Interpreted, luck: Luck, asked: Moment) -> None:
        self._engine = engine
        self._luck = luck
        self._asked = asked
        self._given: dict[SeatIndex, Answer] = {}
        bits = engine.game.at_once(asked.s)
        count = asked.s.player_count
        turns = [(asked.decider + turn) % count for turn in range(count)]
        self.seats = tuple(SeatIndex(seat) for seat in turns if bits >> seat & 1)
        """Those who choose at the same time, the decider first."""
        self._put: dict[SeatIndex, Moment] = {self.seats[0]: asked}
        """The question as it was put to those who have looked at it."""

    @property
    def ready(self) -> tuple[SeatIndex, ...]:
        """The seats whose answers are complete."""
        return tuple(seat for seat in self.seats if self._is_ready(seat))

    @property
    def waited_for(self) -> tuple[SeatIndex, ...]:
        """The seats whose answers are not."""
        return tuple(seat for seat in self.seats if not self._is_ready(seat))

    def _is_ready(self, seat: SeatIndex) -> bool:
        return seat in self._given and self._given[seat].is_ready

    @property
    def given(self) -> Mapping[SeatIndex, tuple[int, ...]]:
        """The answers so far, in the order in which they were begun."""
        return {seat: tuple(answer.actions) for seat, answer in self._given.items()}

    def moment_for(self, seat: SeatIndex) -> Moment:
        """The table as one of the seats has it."""
        if seat in self._given:
            return self._given[seat].moment
        if seat not in self._put:
            s = self._asked.s.copy()
            self._engine.game.ask(s, seat)
            self._put[seat] = Moment(self._engine, s)
        return self._put[seat]

    def add(self, seat: SeatIndex, action: int) -> None:
        """One more step of an answer, legal at `moment_for`.

        It is the last one if it moves the rules on to somebody else's.
        """
        before = self.moment_for(seat)
        after = before.s.copy()
        self._engine.apply(after, self._luck, action)
        at_once = self._engine.game.at_once
        is_ready = after.decider != seat or at_once(after) != at_once(before.s)
        if is_ready:  # what would follow is not for anybody to see yet
            after = before.s.copy()
            after.decider = next(other for other in self.seats if other != seat)
        actions = [*self.given.get(seat, ()), action]
        self._given[seat] = Answer(actions, is_ready, Moment(self._engine, after))

    def take_back(self, seat: SeatIndex) -> None:
        """Take the last step of an answer back."""
        *actions, _ = self._given.pop(seat).actions
        for action in actions:
            self.add(seat, action)
