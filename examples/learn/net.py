"""The net: from what a seat may know to a chance for each action and the value of the position."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

WIDTH = 448
HALF = torch.bfloat16


class Net(nn.Module):
    """An input layer and two more that add to it; `heorot.bots.net` is the same in NumPy."""

    def __init__(self, layout: Sequence[dict[str, Any]], actions: int) -> None:
        """`layout` is that of the game's tensor: it says which cells are categories."""
        super().__init__()
        is_named, least, most = _cells(layout)
        sizes = torch.where(is_named, most - least + 1, 1)
        cell = torch.repeat_interleave(torch.arange(len(sizes)), sizes)
        number = torch.arange(len(cell)) - (torch.cumsum(sizes, 0) - sizes)[cell]
        self.register_buffer("cell", cell)
        self.register_buffer("is_named", is_named[cell])
        self.register_buffer("name", (number + least[cell]).to(torch.int8))
        self.register_buffer("scale", 2.0 / (most - least).clamp(min=1)[cell].float())
        self.table = nn.Parameter(torch.randn(len(cell) + 2 * actions, WIDTH) * 0.05)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.sense = nn.Parameter(torch.tensor([0.5, 3.0]))
        self.layers = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(2))
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, seen: Tensor, mask: Tensor, lag: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of chances, up to a constant, of legal actions; and the value.

        It begins with good sense: the less an action lags behind what appeals most, the likelier.
        """
        cells = torch.cat([self._spread(seen), mask.to(HALF), lag], 1)
        x = functional.relu(cells @ self.table.to(HALF) + self.bias.to(HALF))
        for layer in self.layers:
            more = functional.linear(x, layer.weight.to(HALF), layer.bias.to(HALF))
            x = x + functional.relu(more)
        x = x.float()
        likes = self.policy(x) - self.sense[0] * (lag > 0) - self.sense[1] * lag.float()
        return likes.masked_fill(mask == 0, -1e9), self.value(x).squeeze(1)

    def _spread(self, seen: Tensor) -> Tensor:
        """Categories one-hot; counts and flags as they are, about as large."""
        cells = seen.index_select(1, self.cell)
        named = (cells == self.name).to(HALF)
        return torch.where(self.is_named, named, (cells * self.scale).to(HALF))

    def load(self, path: Path) -> None:
        """Go on from what was saved."""
        with np.load(path) as parts:
            for name, one in self.named_parameters():
                one.data.copy_(torch.from_numpy(parts[name].astype(np.float32)))

    def save(self, path: Path) -> None:
        """In half precision, as the bot `net` reads it."""
        weights = {name: one.detach().cpu().numpy() for name, one in self.named_parameters()}
        np.savez_compressed(path, **{name: one.astype(np.float16) for name, one in weights.items()})


def lag_of(likes: Tensor, mask: Tensor) -> Tensor:
    """How far each legal action lags behind what appeals most, in units of eight doublings."""
    behind = likes.max(1, keepdim=True).values - likes.float()
    return torch.where(mask == 0, 0.0, torch.log2(1 + behind) / 8).to(HALF)


def _cells(layout: Sequence[dict[str, Any]]) -> tuple[Tensor, Tensor, Tensor]:
    """Of every cell whether it is a category, its least and its largest value."""
    cells = {}
    for block in layout:
        for place in np.ndindex(*block["shape"]):
            number = block["at"] + int(np.dot(place, block["strides"]))
            cells[number] = (block["kind"] == "category", block["least"], block["most"])
    named, least, most = zip(*(cells[number] for number in sorted(cells)), strict=True)
    return torch.tensor(named), torch.tensor(least), torch.tensor(most)
