"""Tensors as learners like them: the range of every cell, and categories one-hot."""

from __future__ import annotations

import numpy as np

from heorot.core.tensor import Tensor
from heorot.engine.layout import Array


class Encoding:
    """How observations are handed out: as they are declared, or with every category one-hot.

    A category of n becomes n flags in its place, so cell j is ``source[j]`` of the tensor, or
    whether that is ``value[j]`` where ``is_name[j]``. With these three any array library does it::

        wide = observation[..., source]
        wide = where(is_name, wide == value, wide)
    """

    def __init__(self, tensor: Tensor, *, one_hot: bool) -> None:
        cells = [
            (cell, value, is_name)
            for cell, holds in enumerate(tensor.holds)
            for is_name in (one_hot and holds.kind == "category",)
            for value in range(holds.most + 1 if is_name else 1)
        ]
        columns: list[tuple[int, ...]] = list(zip(*cells, strict=True))
        self.source = np.array(columns[0], np.int64)
        self.value = np.array(columns[1], np.int8)
        self.is_name = np.array(columns[2], np.bool_)
        least = np.array([holds.least for holds in tensor.holds], np.int8)
        most = np.array([holds.most for holds in tensor.holds], np.int8)
        self.least = np.where(self.is_name, 0, least[self.source]).astype(np.int8)
        """The least and the most that each cell holds."""
        self.most = np.where(self.is_name, 1, most[self.source]).astype(np.int8)
        self._changes = one_hot

    @property
    def size(self) -> int:
        """How many cells there are."""
        return len(self.source)

    def __call__(self, observations: Array) -> Array:
        """One observation, or rows of them."""
        if not self._changes:
            return observations
        wide = observations[..., self.source]
        return np.where(self.is_name, wide == self.value, wide).astype(np.int8)
