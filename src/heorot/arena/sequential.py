"""Stopping as soon as it is decided, with an error of 5 % however often one looks.

A confidence sequence: at every time an interval, and with a chance of 95 % all of them hold what is
true. So one may look after each unit and stop when one likes, which with plain intervals would find
a difference where there is none in far more than one of twenty runs. It is the hedged capital of
Waudby-Smith and Ramdas ("Estimating means of bounded random variables by betting", 2024): for every
mean that could be true somebody bets against it, once that values lie above and once below, and
what could not have made a player twenty times as rich remains.
"""

from __future__ import annotations

from math import log

import numpy as np

from heorot.arena.figures import Interval
from heorot.arena.units import Array

ERROR = 0.05
STEPS = 1000
"""The means that are considered lie so many to the whole."""
AT_ONCE = 256
"""Units that are reckoned together."""
CAUTION = 0.5
"""The part of the capital that may be lost by a single unit."""


class Sequence:
    """Values from 0 to 1, one by one, and whether their mean is above or below a target."""

    def __init__(self, target: float) -> None:
        self._means = np.append(np.linspace(0, 1, STEPS + 1), target)
        self._rises = np.zeros(len(self._means))
        self._falls = np.zeros(len(self._means))
        """The logarithms of what those have who bet on values above and below each mean."""
        self._is_left = np.ones(len(self._means), bool)
        self.count = 0
        self._total = 0.5
        self._spread = 0.25
        """Of the values so far, as if there had been one in the middle before."""

    def add(self, values: Array) -> int | None:
        """Take values into account up to the one that decides; how many that were."""
        for start in range(0, len(values), AT_ONCE):
            some = values[start : start + AT_ONCE]
            decided = self._add(some)
            if decided is not None:
                return start + decided
        return None

    def _add(self, values: Array) -> int | None:
        bets = self._bets(values)[:, None]
        gaps = values[:, None] - self._means
        with np.errstate(divide="ignore"):
            up = np.minimum(bets, CAUTION / self._means)
            down = np.minimum(bets, CAUTION / (1 - self._means))
        rises = self._rises + np.cumsum(np.log1p(up * gaps), axis=0)
        falls = self._falls + np.cumsum(np.log1p(-down * gaps), axis=0)
        is_ruled_out = np.maximum(rises, falls) >= log(2 / ERROR)
        is_over = is_ruled_out[:, -1]
        used = int(is_over.argmax()) + 1 if is_over.any() else len(values)
        self._is_left &= ~is_ruled_out[:used].any(axis=0)
        self._rises, self._falls = rises[used - 1], falls[used - 1]
        self._remember(values[:used])
        return used if is_over.any() else None

    def _bets(self, values: Array) -> Array:
        """How much is bet before each value, from what was seen until then."""
        seen = self.count + np.arange(1, len(values) + 1)
        totals = self._total + np.concatenate([[0.0], np.cumsum(values)])
        means = totals / np.append(seen, seen[-1] + 1)
        spreads = np.cumsum((values - means[1:]) ** 2)
        variances = (self._spread + np.concatenate([[0.0], spreads[:-1]])) / seen
        bets: Array = np.sqrt(2 * log(2 / ERROR) / (variances * seen * np.log(seen + 1)))
        return bets

    def _remember(self, values: Array) -> None:
        seen = self.count + np.arange(1, len(values) + 1)
        means = (self._total + np.cumsum(values)) / (seen + 1)
        self._spread += float(((values - means) ** 2).sum())
        self._total += float(values.sum())
        self.count += len(values)

    @property
    def interval(self) -> Interval:
        """The mean of all values, and where it can lie, whenever one has stopped."""
        mean = (self._total - 0.5) / self.count
        left = self._means[:-1][self._is_left[:-1]]
        if not len(left):  # between two of the means that are considered
            return Interval(mean, mean, mean)
        step = 1 / STEPS
        low, high = max(0.0, float(left.min()) - step), min(1.0, float(left.max()) + step)
        return Interval(mean, min(low, mean), max(high, mean))

    @property
    def verdict(self) -> int:
        """1 if the mean is above the target, -1 if it is below, 0 if that is not decided."""
        if self._is_left[-1]:
            return 0
        return 1 if self._rises[-1] >= self._falls[-1] else -1
