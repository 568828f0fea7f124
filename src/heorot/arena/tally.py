"""Many games counted: who wins, scores, length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from heorot.engine.runs import Simulated

Z = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""

WHOLE = 27_720
"""A victory, in parts: it can be shared evenly among up to twelve."""


class Interval(NamedTuple):
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """The interval of Wilson (1927), which also holds near 0 and 1 and for few trials."""
    share = successes / trials
    middle = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return Interval(share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@dataclass
class Figures:
    """What there is to say about many whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """Take one more number into account."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Figures) -> None:
        """Take others into account."""
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation, estimated from a sample; 0 for a single number."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)))


@dataclass
class Record:
    """How a seat or a bot has done."""

    won: int = 0
    """Victories alone."""
    shared: int = 0
    """Victories shared with others."""
    victory: int = 0
    """Both together, a shared one counted by its share, in units of 1 / `WHOLE`: so it is exact."""
    scores: Figures = field(default_factory=Figures)

    @property
    def rate(self) -> Interval:
        """How often it wins."""
        return wilson(self.victory / WHOLE, self.scores.count)


class Tally:
    """The games so far, counted."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.bots = tuple(dict.fromkeys(bots))
        self.games = 0
        self.ties = 0
        """Games that several have won together."""
        self.lengths = Figures()
        self._records: dict[tuple[int, str], Record] = {}

    def add(self, seats: Sequence[str], played: Simulated) -> None:
        """Count games of one seating; behind the seats come the rivals, who are nobody's bots."""
        rivals = [""] * (len(played.scores[0]) - len(seats)) if played.scores else []
        everybody = enumerate([*seats, *rivals])
        records = [self._records.setdefault(one, Record()) for one in everybody]
        for scores, tiebreaks, length in zip(*played, strict=True):
            standings = list(zip(scores, tiebreaks, strict=True))
            winners = standings.count(max(standings))
            self.games += 1
            self.ties += winners > 1
            self.lengths.add(length)
            for record, standing in zip(records, standings, strict=True):
                record.scores.add(standing[0])
                if standing == max(standings):
                    record.won += winners == 1
                    record.shared += winners > 1
                    record.victory += WHOLE // winners

    def of_seat(self, seat: int) -> Record:
        """How a seat has done, whoever sat there, or the rival behind the last seat."""
        return _joined(one for (at, _), one in self._records.items() if at == seat)

    def of_bot(self, bot: str) -> Record:
        """How a bot has done, wherever it sat."""
        return _joined(one for (_, name), one in self._records.items() if name == bot)


def _joined(records: Iterable[Record]) -> Record:
    whole = Record()
    for one in records:
        whole.won += one.won
        whole.shared += one.shared
        whole.victory += one.victory
        whole.scores.join(one.scores)
    return whole
