"""Stopping as soon as it is decided, with an error of 5 % however often one looks.

A confidence sequence: at every time an interval, and with a chance of 95 % all of them hold what is
true. So one may look after each unit and stop when one likes, which with plain intervals would find
a difference where there is none in far more than one of twenty runs. It is the hedged capital of
Waudby-Smith and Ramdas ("Estimating means of bounded random variables by betting", 2024): for every
mean that could be true some bet against it, that values lie above and that they lie below, each
always the same part of what it has; and what could not have made them together twenty times as rich
remains.
"""

from __future__ import annotations

from math import log

import numpy as np

from heorot.arena.figures import Interval
from heorot.arena.units import Array

ERROR = 0.05
STEPS = 1000
"""The means that are considered lie so many to the whole."""
NEXT = 1e-4
"""So near to a target that is ruled out an interval may come."""
AT_ONCE = 256
"""Units that are reckoned together."""
BETS = np.array([0.2, 0.5, 0.9])[:, None]
"""The part of its capital that each of those who bet puts on a unit: a small one finds small
differences, a large one finds large ones soon.
"""
IMPOSSIBLE = 1e-9
"""Stands for a mean of 0, which any other value rules out, and likewise below 1."""


class Sequence:
    """Values from 0 to 1, one by one, and whether their mean is above or below a target."""

    def __init__(self, target: float) -> None:
        means = np.append(np.linspace(0, 1, STEPS + 1), target)
        self._means = np.clip(means, IMPOSSIBLE, 1 - IMPOSSIBLE)
        self._rises = np.zeros((len(BETS), len(means)))
        self._falls = np.zeros((len(BETS), len(means)))
        """The logarithms of what those have who bet on values above and below each mean."""
        self._is_left = np.ones(len(means), bool)
        self.count = 0
        self._total = 0.0

    def add(self, values: Array) -> int | None:
        """Take values into account up to the one that decides; how many that were."""
        for start in range(0, len(values), AT_ONCE):
            some = values[start : start + AT_ONCE]
            decided = self._add(some)
            if decided is not None:
                return start + decided
        return None

    def _add(self, values: Array) -> int | None:
        some = values[:, None, None]
        above, below = some / self._means - 1, (1 - some) / (1 - self._means) - 1
        rises = self._rises + np.cumsum(np.log1p(BETS * above), axis=0)
        falls = self._falls + np.cumsum(np.log1p(BETS * below), axis=0)
        is_ruled_out = np.maximum(together(rises), together(falls)) >= log(2 / ERROR)
        is_over = is_ruled_out[:, -1]
        used = int(is_over.argmax()) + 1 if is_over.any() else len(values)
        self._is_left &= ~is_ruled_out[:used].any(axis=0)
        self._rises, self._falls = rises[used - 1], falls[used - 1]
        self.count += used
        self._total += float(values[:used].sum())
        return used if is_over.any() else None

    @property
    def interval(self) -> Interval:
        """The mean of all values, and where it can lie, whenever one has stopped."""
        mean = self._total / self.count
        left = self._means[:-1][self._is_left[:-1]]
        if not len(left):  # between two of the means that are considered
            return Interval(mean, mean, mean)
        step = 1 / STEPS
        low, high = max(0.0, float(left.min()) - step), min(1.0, float(left.max()) + step)
        target = float(self._means[-1])
        if self.verdict > 0:  # which is ruled out itself
            low = max(low, target + NEXT)
        elif self.verdict < 0:
            high = min(high, target - NEXT)
        return Interval(mean, min(low, mean), max(high, mean))

    @property
    def verdict(self) -> int:
        """1 if the mean is above the target, -1 if it is below, 0 if that is not decided."""
        if self._is_left[-1]:
            return 0
        return 1 if together(self._rises)[-1] >= together(self._falls)[-1] else -1


def together(logarithms: Array) -> Array:
    """What all who bet have on average, who began with as much each; as a logarithm, too."""
    mean: Array = np.logaddexp.reduce(logarithms, axis=-2) - log(len(BETS))
    return mean
