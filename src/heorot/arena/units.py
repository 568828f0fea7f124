"""Units that were played: the currency of the arena."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
NUMBER = np.dtype("<i8")


class Units(NamedTuple):
    """Units that follow each other, all of the same seatings."""

    first: int
    """The number of the first of them."""
    scores: Array
    """By unit, seating and seat; behind the seats come the rivals."""
    tiebreaks: Array
    """What ranks those with equal points; likewise."""
    lengths: Array
    """The number of actions, by unit and seating."""
    notes: tuple[str, ...] = ()
    """Of each unit what seats had to do with, as JSON, if anybody watches."""

    @property
    def end(self) -> int:
        """The number behind the last of them."""
        return self.first + len(self.lengths)

    @property
    def games(self) -> int:
        """How many games they are."""
        return int(self.lengths.size)

    def rows(self) -> list[bytes]:
        """Each unit as bytes: of every game the points, the tie-breaks and the length."""
        parts = (self.scores, self.tiebreaks, self.lengths[:, :, None])
        whole = np.concatenate(parts, axis=2).astype(NUMBER)
        return [unit.tobytes() for unit in whole]

    @classmethod
    def from_rows(cls, first: int, rows: Sequence[bytes], turns: int) -> Self:
        """The same back, of so many games each."""
        whole = np.frombuffer(b"".join(rows), NUMBER).reshape(len(rows), turns, -1)
        most = whole.shape[2] // 2
        return cls(first, whole[:, :, :most], whole[:, :, most:-1], whole[:, :, -1])

    def upto(self, end: int) -> Self:
        """Those before a number."""
        return self._only(slice(0, end - self.first))

    def since(self, first: int) -> Self:
        """Those from a number on."""
        return self._only(slice(first - self.first, None))

    def _only(self, some: slice) -> Self:
        return self._replace(
            first=self.first + (some.start or 0),
            scores=self.scores[some],
            tiebreaks=self.tiebreaks[some],
            lengths=self.lengths[some],
            notes=self.notes[some],
        )
