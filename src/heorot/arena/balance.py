"""What a game is like: the worth of seats and things, the effect of options; by games of bots."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from heorot.arena.figures import Interval, Means
from heorot.arena.run import Run
from heorot.arena.setting import Setting
from heorot.arena.stepping import play_game
from heorot.arena.tally import WHOLE, standings, won
from heorot.arena.units import Array, Units
from heorot.arena.watching import Watch, read
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted

ENOUGH = 30
"""Games in which some had to do with a thing and others had not, before anything is said of it."""
COPY = re.compile(r" #\d+$")
"""What tells equal things apart."""


Chapter = tuple[str, str]
"""An event, and a kind of things that it names."""


@dataclass
class Worth:
    """How those do who have to do with a thing, against the others at the same table."""

    event: str
    things: tuple[Word, ...]
    games: int = 0
    """In which some had to do with it and others had not."""
    points: Means = field(default_factory=Means)
    victories: Means = field(default_factory=Means)

    @property
    def kind(self) -> str:
        """What kind of thing it is: only those of one kind are ranked together."""
        return self.things[0].kind

    def add(self, differences: list[tuple[float, float]]) -> None:
        """Those of the games of a unit, in points and victories: together they are one value."""
        self.games += len(differences)
        points, victories = np.mean(differences, axis=0, keepdims=True).T
        self.points.add(points)
        self.victories.add(victories)


class Worths:
    """The worth of all things that were noted."""

    def __init__(self) -> None:
        self._found: dict[str, Worth] = {}

    def add(self, units: Units) -> None:
        """Compare within each game: so neither the luck of a table nor its length matters."""
        victories, _ = won(standings(units))
        for at, unit in enumerate(units.notes):
            differences: dict[str, list[tuple[float, float]]] = {}
            for turn, seats in enumerate(json.loads(unit)):
                points = units.scores[at, turn, : len(seats)]
                shares = victories[at, turn, : len(seats)] / WHOLE
                for note, has in who_had_to_do(seats):
                    pair = (_difference(points, has), _difference(shares, has))
                    differences.setdefault(note, []).append(pair)
            for note, found in differences.items():
                if note not in self._found:
                    self._found[note] = Worth(*read(note))
                self._found[note].add(found)

    def groups(self) -> dict[Chapter, list[Worth]]:
        """What was seen often enough, by event and kind; the most worthy first."""
        groups: dict[Chapter, list[Worth]] = {}
        for worth in self._found.values():
            if worth.games >= ENOUGH:
                groups.setdefault((worth.event, worth.kind), []).append(worth)
        for worths in groups.values():
            worths.sort(key=lambda one: -one.points.mean)
        return groups

    def lists(self) -> dict[Chapter, list[Worth]]:
        """Those that compare several things, and say what no other one says."""
        found: dict[Chapter, list[Worth]] = {}
        said: list[dict[tuple[Word, ...], Means]] = []
        for chapter, worths in self.groups().items():
            means = {one.things: one.points for one in worths}
            if len(worths) > 1 and means not in said:
                found[chapter] = worths
                said.append(means)
        return found

    def __bool__(self) -> bool:
        return bool(self._found)


def who_had_to_do(seats: Sequence[Sequence[str]]) -> Iterator[tuple[str, Array]]:
    """Every note of a game that some seats have and others have not, and which seats have it."""
    noted: dict[str, set[int]] = {}
    for seat, notes in enumerate(seats):
        for note in notes:
            noted.setdefault(COPY.sub("", note), set()).add(seat)
    for note, those in noted.items():
        if len(those) < len(seats):
            yield note, np.array([seat in those for seat in range(len(seats))])


def _difference(values: Array, has: Array) -> float:
    return float(values[has].mean() - values[~has].mean())


class Judged(NamedTuple):
    """How a seat does against what would be fair."""

    seat: int
    share: Interval
    """Of the victories; it holds for all seats together."""
    verdict: int
    """1 if it surely wins more, -1 if it surely wins less, 0 otherwise."""


def judged_seats(run: Run) -> list[Judged]:
    """Every seat, so that in 95 of 100 cases none of them is taken for what it is not.

    What one of two seats wins the other loses, so that there is but one thing to judge.
    """
    players, tally = run.setting.players, run.tally
    is_duel = players == 2 and not run.setting.game.rivals_beside(players)
    count, fair = 1 if is_duel else players, tally.fair(players)
    found = []
    for seat in range(count):
        share = tally.of_seat(seat).victories.share_among(count)
        found.append(Judged(seat, share, (share.low > fair) - (share.high < fair)))
    return found


ASPECTS = ("length", "points", "lead", "ties", "first")
"""What an option can change: actions, points of a seat, the winner's lead, shared victories, the
share of the seat that begins."""


def aspects(units: Units, players: int) -> dict[str, Array]:
    """Of each unit what options may change."""
    victories, winners = won(standings(units))
    seats = units.scores[:, :, :players]
    ranked = np.sort(units.scores, axis=2)
    values = (
        units.lengths,
        seats.mean(axis=2),
        ranked[:, :, -1] - ranked[:, :, -2],
        winners > 1,
        victories[:, :, 0] / WHOLE,
    )
    return {name: one.mean(axis=1) for name, one in zip(ASPECTS, values, strict=True)}


@dataclass
class Effect:
    """What changes with another value of an option, with the same luck."""

    option: str
    usual: int
    """What it is compared with."""
    value: int
    changes: dict[str, Means] = field(default_factory=lambda: {name: Means() for name in ASPECTS})

    @property
    def is_none(self) -> bool:
        """Whether nothing changed in any game."""
        return not any(means.squares for means in self.changes.values())

    def add(self, usual: Units, other: Units, players: int) -> None:
        """Compare the same units of both."""
        before, after = aspects(usual, players), aspects(other, players)
        for name, means in self.changes.items():
            means.add(after[name] - before[name])


def variants(setting: Setting) -> Iterator[tuple[Effect, Setting]]:
    """The setting with each other value of each option."""
    plain = replace(setting, is_watched=False)
    for option, values in setting.game.options.items():
        usual = setting.options.get(option, values[0])
        for value in values:
            if value != usual:
                yield (
                    Effect(option, usual, value),
                    replace(plain, options={**setting.options, option: value}),
                )


class Balance:
    """What there is to report of a game."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.run = Run(setting)
        self.worths = Worths()
        self.effects: list[Effect] = []

    def follow(self, played: Iterable[Units]) -> Iterator[Units]:
        """Take watched units into account; yield them again."""
        for units in self.run.follow(played):
            self.worths.add(units)
            yield units

    def compare(
        self, effect: Effect, usual: Iterable[Units], other: Iterable[Units]
    ) -> Iterator[int]:
        """Take into account what an option changes; yield how many games were compared."""
        for one, two in aligned(usual, other):
            effect.add(one, two, self.setting.players)
            if effect not in self.effects:
                self.effects.append(effect)
            yield one.games

    def examples(self) -> dict[str, tuple[Word, ...]]:
        """Of each event that names things the words of one that happened."""
        setting, found = self.setting, dict[str, tuple[Word, ...]]()
        engine = Interpreted(setting.game, setting.edition)
        wanted = {event for event, _ in self.worths.groups()}
        for number in range(min(setting.units, 5)):
            if wanted <= set(found):
                break
            watch = Watch(setting.game, setting.edition, setting.players)
            play_game(setting, engine, setting.seatings[0], number, watch)
            found = watch.examples | found
        return found


def aligned(one: Iterable[Units], two: Iterable[Units]) -> Iterator[tuple[Units, Units]]:
    """The same units of both, in parts as they come."""
    ones, twos = iter(one), iter(two)
    left, right = next(ones, None), next(twos, None)
    while left and right:
        end = min(left.end, right.end)
        yield left.upto(end), right.upto(end)
        left = left.since(end) if left.end > end else next(ones, None)
        right = right.since(end) if right.end > end else next(twos, None)
