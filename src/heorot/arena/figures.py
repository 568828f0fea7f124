"""What there is to say about many numbers, with honest intervals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import expm1, pi, sqrt, tan
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from heorot.arena.units import Array

ERROR = 0.05
"""So often an interval may miss what is true."""


class Interval(NamedTuple):
    """A share or a mean with its 95 % confidence interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: float, error: float = ERROR) -> Interval:
    """The interval of Wilson (1927), which also holds near 0 and 1 and for few trials."""
    share, z = successes / trials, normal(error)
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
        size, total, squares = self.count + 2, self.total + 1, self.squares + 1
        mean = total / size
        less = max(1e-9, squares / size - mean * mean) / (mean * (1 - mean))
        trials = self.count / min(1.0, less)
        return wilson(min(1.0, max(0.0, self.mean)) * trials, trials, ERROR / count)

    @property
    def interval(self) -> Interval:
        """The mean of any values, with Student's interval; a single unit has none."""
        return self.interval_among(1)

    def interval_among(self, count: int) -> Interval:
        """The same, so wide that as many such intervals hold the truth together."""
        if self.count < 2:
            return Interval(self.mean, float("-inf"), float("inf"))
        reach = student(int(self.count) - 1, ERROR / count) * sqrt(self.variance / self.count)
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def normal(error: float) -> float:
    """So many standard deviations to either side leave out so much of a normal distribution."""
    return NormalDist().inv_cdf(1 - error / 2)


def student(freedom: int, error: float = ERROR) -> float:
    """What `normal` is for a mean whose spread is estimated: algorithm 396 of Hill (1970)."""
    n = float(freedom)
    if freedom == 1:
        return 1 / tan(error * pi / 2)
    if freedom == 2:
        return sqrt(2 / (error * (2 - error)) - 2)
    a = 1 / (n - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * sqrt(a * pi / 2) * n
    y = (d * error) ** (2 / n)
    if y <= 0.05 + a:
        part = 1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)
        return sqrt(n * ((part * y - 1) * (n + 1) / (n + 2) + 1 / y))
    x = -normal(error)
    y = x * x
    if freedom < 5:
        c += 0.3 * (n - 4.5) * (x + 0.6)
    c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
    return sqrt(n * expm1(a * y * y))


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
