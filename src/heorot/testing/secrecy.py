"""Nobody learns what is not theirs to know.

The property: take a world, and a reader; exchange all that the reader cannot see for another world
that it cannot tell from the true one; play on in both worlds, with the same luck and the same
actions. As long as nothing is revealed to the reader in which the two worlds differ, everything it
is sent stays byte for byte the same, and so do the number of messages and their moments.

What is revealed must be revealed by an event, to the seats of its audience: the first difference
between the worlds is always an argument of an event, of a kind that the witness lists in `REVEALS`;
and the reader's redacted state then differs, too, for what a seat has been told, it knows.
A question that is skipped because of a hidden card, a pause, a public field that follows a hidden
one: each is a difference that no event announced, and fails.

There is one thing more that may differ. "I discard the red dragon" is the same action in both
worlds, but the dragon may have lain in another place of the hand, and all see that place. So where
the decider's own cards differ between the worlds, the events in `SHOWS_PLACE` reveal more than
their arguments. To be strict with those actions, too, every second world is exchanged in such a way
that the decider cannot tell it from the true one either.

A choice in steps is checked apart (`heorot.testing.steps`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, luck_of
from heorot.testing.sent import SILENCE, heard, seen_bytes, sent, sent_after
from heorot.testing.worlds import other_world, shared_world


@dataclass
class Tally:
    """How much a check has seen; a check that compares nothing proves nothing."""

    actions: int = 0
    """All that were carried out."""
    worlds: int = 0
    """Other worlds that were imagined."""
    steps: int = 0
    """Actions carried out in two worlds that differ, after which both looked the same."""
    silent: int = 0
    """Those of them of which the reader was sent nothing."""
    begun: int = 0
    """Steps of a choice that somebody else had not completed."""
    revealed: int = 0
    """Actions that revealed a difference, as they may."""
    parted: int = 0
    """Moments at which nothing was legal in both worlds."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            *(a + b for a, b in zip(vars(self).values(), vars(other).values(), strict=True))
        )


def check_secrecy(case: Case, seeds: range, readers: range | None = None) -> Tally:
    """Play games in two worlds at once, for every reader."""
    tally = Tally()
    for seed in seeds:
        for reader in readers or case.readers:
            pair = Pair(case, seed, reader)
            try:
                pair.play()
            except AssertionError as error:
                error.add_note(
                    f"{case}, seed {seed}, reader {reader}, after actions {pair.played}:\n"
                    f"one world   {pair.s}\nthe other   {pair.other}"
                )
                raise
            tally += pair.tally
    return tally


class Pair:
    """A game played in two worlds that one reader cannot tell apart."""

    def __init__(self, case: Case, seed: int, reader: int) -> None:
        self.case, self.reader, self.tally = case, reader, Tally()
        self._luck, self._players = luck_of(case, seed), RandomPlayers(seed)
        self.s = case.engine.new(case.players, self._luck, **case.options)
        self.other: Any = None
        self.played: list[int] = []
        self._unfinished: list[int] = []
        """What somebody else has begun to choose: the imagined world knows nothing of it."""

    def play(self) -> None:
        """Play to the end."""
        while self.s.decider >= 0:
            if self.other is None:
                self._imagine()
            self._act()

    def _imagine(self) -> None:
        """Exchange what the reader cannot see; every second time, only what the decider cannot."""
        number, decider = len(self.played), self.s.decider
        if number % 2 and decider != self.reader:
            world = shared_world(self.case, self.s, self.reader, decider, number)
            begun = []
        else:
            world = other_world(self.case, self.s, self.reader, number)
            begun = self._unfinished
        questions = range(self.case.game.actions.count)
        shown, would_be_shown = (
            sent(self.case, one.copy(), self.reader, questions)  # a copy was told nothing
            for one in (self.s, world)
        )
        assert shown == would_be_shown, difference(shown, would_be_shown)
        for action in begun:
            if action not in self.case.engine.choices(world):
                return
            self.case.engine.apply(world, self._luck, action)
        if world != self.s:
            self.other = world
            self.tally.worlds += 1

    def _act(self) -> None:
        engine, decider = self.case.engine, self.s.decider
        choices = engine.choices(self.s)
        if self.other is not None:
            also = engine.choices(self.other)
            if set(choices).isdisjoint(also):
                self.other = None
                self.tally.parted += 1
            else:
                choices = [action for action in choices if action in also]
        action = self._players.choose(choices)
        self.played.append(action)
        self.tally.actions += 1
        before = seen_bytes(self.case, self.s, self.reader)
        same_deed = self._is_same_to(decider)
        for world in (self.s, self.other):
            if world is not None:
                engine.apply(world, self._luck, action)
        if self.case.witness.is_unfinished(self.s, decider) and decider != self.reader:
            self._unfinished.append(action)
            self.tally.begun += 1
        else:
            self._unfinished.clear()
        if self.other is not None:
            self._compare(before, same_deed)

    def _is_same_to(self, seat: int) -> bool:
        """Whether a seat, too, cannot tell the worlds apart: then an action is the same deed."""
        if self.other is None:
            return True
        return seen_bytes(self.case, self.s, seat) == seen_bytes(self.case, self.other, seat)

    def _compare(self, before: bytes, same_deed: bool) -> None:
        number, count = len(self.played), self.case.game.actions.count
        questions = range(number % 7, count, 7)  # all of them, in the course of seven decisions
        shown, also = (
            sent_after(self.case, before, world, self.reader, questions)
            for world in (self.s, self.other)
        )
        if shown == also:
            self.tally.steps += 1
            self.tally.silent += shown == SILENCE
        else:
            why = difference(shown, also)
            assert_revealed(self.case, self.s, self.other, self.reader, why, same_deed=same_deed)
            self.tally.revealed += 1
            self.other = None
        if self.other == self.s:
            self.other = None


def assert_revealed(
    case: Case, s: Any, other: Any, reader: int, shown: str, *, same_deed: bool
) -> None:
    """Two worlds look different now: an event must have said so, by an argument that may."""
    reveals, consequential = case.witness.REVEALS, case.witness.CONSEQUENTIAL
    here, there = heard(s, reader), heard(other, reader)
    names = list(case.game.events)
    revealed = not same_deed and any(names[told.event] in case.witness.SHOWS_PLACE for told in here)
    if not revealed:
        known = seen_bytes(case, s, reader) != seen_bytes(case, other, reader)
        assert known, f"events tell what is not its to know: {shown}"
    for one, two in zip(here, there, strict=False):
        name = names[one.event]
        assert (one.audience, one.event) == (two.audience, two.event), shown
        for number, kind in enumerate(case.game.events[name]):
            if one.numbers[number] != two.numbers[number]:
                assert kind in reveals, f"{name} shows a {kind} that differs: {shown}"
                revealed = True
        if revealed and name in consequential:
            return
    assert revealed, f"no event says what is different: {shown}"
    assert len(here) == len(there), f"another number of events: {shown}"
    assert s.decider == other.decider, f"another seat decides: {shown}"


def difference(one: bytes, two: bytes) -> str:
    """The places at which two messages begin to differ, and what follows there."""
    if SILENCE in (one, two):
        return f"one is silence: {(one or two)[:2000]!r}"
    at = next((k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    start = max(0, at - 200)
    return f"...{one[start : at + 200]!r}\nagainst ...{two[start : at + 200]!r}"
