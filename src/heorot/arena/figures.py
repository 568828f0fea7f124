"""What there is to say about many numbers, with honest intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from heorot.arena.units import Array

ERROR = 0.05
"""So often an interval may miss what is true."""
Z = NormalDist().inv_cdf(1 - ERROR / 2)
"""So many standard deviations to either side hold the rest of a normal distribution."""


class Interval(NamedTuple):
    """A share or a mean with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: float, z: float = Z) -> Interval:
    """The interval of Wilson (1927), which also holds near 0 and 1 and for few trials."""
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return Interval(share, max(0.0, min(low, share)), min(1.0, max(high, share)))


@dataclass
class Means:
    """The values that units have, one number each: of them all the mean, and how sure it is."""

    count: float = 0.0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Array, weight: float = 1.0) -> None:
        """Take the values of more units into account; one that is cut short weighs less."""
        self.count += weight * len(values)
        self.total += weight * float(values.sum())
        self.squares += weight * float((values * values).sum())

    @property
    def mean(self) -> float:
        """Of all units; one as good as the next."""
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Of the units, estimated."""
        spread = self.squares - self.total * self.total / self.count
        return max(0.0, spread / (self.count - 1))

    @property
    def share(self) -> Interval:
        """The mean of values from 0 to 1.

        Wilson's interval for as many trials as tell equally much. Units that win or lose as a
        whole are a trial each; those in which luck was dealt to all alike vary less and count for
        more. One unit that is lost and one that is won are added where that is estimated, so that
        a few equal units are not taken for certainty.
        """
        return self.share_among(1)

    def share_among(self, count: int) -> Interval:
        """The same, but so wide that as many such intervals hold the truth together.

        After Bonferroni: each misses it in so many times fewer cases.
        """
        z = NormalDist().inv_cdf(1 - ERROR / (2 * count))
        size, total, squares = self.count + 2, self.total + 1, self.squares + 1
        mean = total / size
        less = max(1e-9, squares / size - mean * mean) / (mean * (1 - mean))
        trials = self.count / min(1.0, less)
        return wilson(min(1.0, max(0.0, self.mean)) * trials, trials, z)

    @property
    def interval(self) -> Interval:
        """The mean of any values, with Student's interval; a single unit has none."""
        if self.count < 2:
            return Interval(self.mean, float("-inf"), float("inf"))
        reach = student(int(self.count) - 1) * sqrt(self.variance / self.count)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def student(freedom: int) -> float:
    """What `Z` is for a mean whose spread is estimated; after Hill (1970).

    For one, two and three degrees of freedom, where that is not good enough, from the tables.
    """
    if freedom <= 3:
        return (12.7062, 4.3027, 3.1824)[freedom - 1]
    n, z = freedom, Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


@dataclass
class Figures:
    """What there is to say about many whole numbers: how often there was which."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, values: Array) -> None:
        """Take more numbers into account."""
        for value, count in zip(*np.unique(values, return_counts=True), strict=True):
            self.counts[int(value)] += int(count)

    @property
    def count(self) -> int:
        """How many there are."""
        return self.counts.total()

    @property
    def least(self) -> int:
        """The smallest."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """The greatest."""
        return max(self.counts)

    @property
    def mean(self) -> float:
        """The average."""
        return sum(value * count for value, count in self.counts.items()) / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation, estimated from a sample; 0 for a single number."""
        size = self.count
        if size < 2:
            return 0.0
        total = sum(value * count for value, count in self.counts.items())
        squares = sum(value * value * count for value, count in self.counts.items())
        return sqrt((size * squares - total * total) / (size * (size - 1)))
