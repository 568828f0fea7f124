"""Many games counted: who wins, scores, length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

import numpy as np

from heorot.arena.figures import Figures, Interval, Means
from heorot.arena.setting import Seating
from heorot.arena.units import Array, Units

WHOLE = 27_720
"""A victory, in parts: it can be shared evenly among up to twelve."""


@dataclass
class Record:
    """How a seat or a bot has done."""

    won: int = 0
    """Victories alone."""
    shared: int = 0
    """Victories shared with others."""
    scores: Figures = field(default_factory=Figures)
    victories: Means = field(default_factory=Means)
    """Of each unit the share of victories: a shared one counts by its share."""
    points: Means = field(default_factory=Means)
    """Of each unit the mean points."""

    @property
    def rate(self) -> Interval:
        """How often it wins."""
        return self.victories.share


class Tally:
    """The games so far, counted."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self.seatings = tuple(seatings)
        self._places = places_of(self.seatings)
        self._meetings = meetings(self.seatings)
        self.bots = tuple(self._places)
        self.units = 0
        self.games = 0
        self.ties = 0
        """Games that several have won together."""
        self.lengths = Figures()
        self.pairs = {pair: Means() for pair in self._meetings}
        """How often one bot comes in ahead of another at the same table; a tie counts half."""
        self._alike = {pair: exchanges(self.seatings, pair) for pair in self._meetings}
        """Of bots that have played alike so far the seatings that differ by them alone."""
        self._seats: dict[int, Record] = {}
        self._bots: dict[str, Record] = {bot: Record() for bot in self.bots}

    def add(self, units: Units) -> None:
        """Count units; behind the seats come the rivals, who are nobody's bots."""
        standing = standings(units)
        victories, winners = won(standing)
        turns = units.lengths.shape[1]
        self.units += len(units.lengths)
        self.games += units.games
        self.ties += int((winners > 1).sum())
        self.lengths.add(units.lengths)
        for column in range(units.scores.shape[2]):
            places = [(turn, column) for turn in range(turns)]
            record = self._seats.setdefault(column, Record())
            _count(record, units, victories, winners, places, len(self.seatings))
        for bot, places in places_of(self.seatings[:turns]).items():
            whole = len(self._places[bot])
            _count(self._bots[bot], units, victories, winners, places, whole)
        for pair, met in meetings(self.seatings[:turns]).items():
            one, two = (at_places(standing, row) for row in zip(*met, strict=True))
            ahead = ((one > two) + 0.5 * (one == two)).mean(axis=1)
            self.pairs[pair].add(ahead, len(met) / len(self._meetings[pair]))
        self._alike = {
            pair: groups
            for pair, groups in self._alike.items()
            if all(_are_alike(units, [turn for turn in one if turn < turns]) for one in groups)
        }

    @property
    def alike(self) -> list[tuple[str, str]]:
        """Bots that have played alike: whichever sat there, every game was the same."""
        return [pair for pair, groups in self._alike.items() if groups]

    def of_seat(self, seat: int) -> Record:
        """How a seat has done, whoever sat there, or the rival behind the last seat."""
        return self._seats[seat]

    def fair(self, players: int) -> float:
        """What every seat would win if all were equal; rivals win, too."""
        return sum(self.of_seat(seat).rate.value for seat in range(players)) / players

    def of_bot(self, bot: str) -> Record:
        """How a bot has done, wherever it sat."""
        return self._bots[bot]


def standings(units: Units) -> Array:
    """Where everybody stands in each game: whoever is ahead has more, those who tie as much."""
    everybody = units.scores.shape[2]
    points, more = units.scores[..., None], units.tiebreaks[..., None]
    is_ahead = points > points.swapaxes(2, 3)
    is_ahead |= (points == points.swapaxes(2, 3)) & (more > more.swapaxes(2, 3))
    found: Array = is_ahead.sum(axis=3) - everybody
    return found


def won(standing: Array) -> tuple[Array, Array]:
    """Whose every victory is, in parts of `WHOLE`; and of each game how many have won it."""
    is_best = standing == standing.max(axis=2, keepdims=True)
    winners = is_best.sum(axis=2)
    return is_best * (WHOLE // winners)[:, :, None], winners


def places_of(seatings: Iterable[Seating]) -> dict[str, list[tuple[int, int]]]:
    """Where each bot sits: in which seating, and there in which seat."""
    places: dict[str, list[tuple[int, int]]] = {}
    for turn, seats in enumerate(seatings):
        for seat, bot in enumerate(seats):
            places.setdefault(bot, []).append((turn, seat))
    return places


def meetings(
    seatings: Iterable[Seating],
) -> dict[tuple[str, str], list[tuple[tuple[int, int], tuple[int, int]]]]:
    """Where two different bots sit at the same table: the place of each."""
    found: dict[tuple[str, str], list[tuple[tuple[int, int], tuple[int, int]]]] = {}
    named = list(dict.fromkeys(bot for seats in seatings for bot in seats))
    for pair in combinations(named, 2):
        for turn, seats in enumerate(seatings):
            for one, two in product(enumerate(seats), repeat=2):
                if (one[1], two[1]) == pair:
                    found.setdefault(pair, []).append(((turn, one[0]), (turn, two[0])))
    return found


def exchanges(seatings: Iterable[Seating], pair: tuple[str, str]) -> list[list[int]]:
    """Seatings that are one if the bots of a pair are; those that several are."""
    one, other = pair
    groups: dict[Seating, list[int]] = {}
    for turn, seats in enumerate(seatings):
        same = tuple(one if bot == other else bot for bot in seats)
        groups.setdefault(same, []).append(turn)
    return [turns for turns in groups.values() if len(turns) > 1]


def _are_alike(units: Units, turns: Sequence[int]) -> bool:
    """Whether the games of some seatings are the same, in every unit."""
    parts = (units.scores, units.tiebreaks, units.lengths)
    return all((part[:, turns] == part[:, turns[:1]]).all() for part in parts)


def at_places(values: Array, places: Sequence[tuple[int, int]]) -> Array:
    """The values of some places: a row for each unit."""
    turns, seats = zip(*places, strict=True)
    found: Array = values[:, list(turns), list(seats)]
    return found


def _count(
    record: Record,
    units: Units,
    victories: Array,
    winners: Array,
    places: Sequence[tuple[int, int]],
    whole: int,
) -> None:
    """Count what happened at some places, of as many as a whole unit has."""
    scores, parts = at_places(units.scores, places), at_places(victories, places)
    alone = at_places(np.broadcast_to((winners == 1)[:, :, None], victories.shape), places)
    record.won += int(((parts > 0) & alone).sum())
    record.shared += int(((parts > 0) & ~alone).sum())
    record.scores.add(scores)
    weight = len(places) / whole
    record.victories.add(parts.mean(axis=1) / WHOLE, weight)
    record.points.add(scores.mean(axis=1), weight)
