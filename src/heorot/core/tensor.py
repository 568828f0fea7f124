"""The tensor of a game, declared: what each of its cells holds.

A game declares its tensor once, block by block, beside `observe`, which takes the places of the
blocks from the declaration::

    TENSOR = Tensor(
        block("hand", "own hand: cards of each kind", counts(2), KINDS),
        group(
            "seats",
            SEATS,
            block("size", "cards in hand", counts(14)),
            block("knight", "none, upright, sideways", category(3)),
        ),
    )
    SEAT: Final = TENSOR.at("seats")

A group is repeated, cell by cell, as often as its shape says: ``seats.knight`` above has the shape
of ``SEATS``, and its cells do not lie side by side. Every cell has eight bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate, product
from math import prod
from typing import Any, NamedTuple

Shape = int | tuple[int, ...]


class Holds(NamedTuple):
    """What the cells of a block hold."""

    kind: str
    """``counts``, which can be added up; ``flags``, 0 or 1; or a ``category`` of n, 0 to n - 1."""
    least: int
    most: int


FLAGS = Holds("flags", 0, 1)


def counts(most: int, least: int = 0) -> Holds:
    """Numbers of which more is more."""
    return Holds("counts", least, most)


def category(of: int) -> Holds:
    """Numbers that are names: 0 to ``of - 1``, none of them more than another."""
    return Holds("category", 0, of - 1)


class Block(NamedTuple):
    """Cells that mean the same."""

    name: str
    """``group.block`` where it is part of a group."""
    meaning: str
    holds: Holds
    shape: tuple[int, ...]
    at: int = 0
    """The first cell."""
    strides: tuple[int, ...] = ()
    """For each axis of the shape: how many cells further the next one is."""

    @property
    def cells(self) -> Iterator[int]:
        """The numbers of its cells, in the order of its shape."""
        for place in product(*map(range, self.shape)):
            yield self.at + sum(k * stride for k, stride in zip(place, self.strides, strict=True))


class Group(NamedTuple):
    """Blocks that are repeated together."""

    name: str
    shape: tuple[int, ...]
    blocks: tuple[Block, ...]

    @property
    def starts(self) -> tuple[int, ...]:
        """Where in the group each block begins, and where the group is repeated."""
        return tuple(accumulate((prod(one.shape) for one in self.blocks), initial=0))


def block(name: str, meaning: str, holds: Holds, shape: Shape = ()) -> Block:
    """Declare a block; without a shape it is a single cell."""
    return Block(name, meaning, holds, _axes(shape))


def group(name: str, shape: Shape, *blocks: Block) -> Group:
    """Declare a group."""
    return Group(name, _axes(shape), blocks)


class Tensor:
    """The layout of a tensor."""

    def __init__(self, *parts: Block | Group) -> None:
        self.size = 0
        """How many cells there are."""
        self._groups = {part.name: part for part in parts if isinstance(part, Group)}
        self._starts: dict[str, int] = {}
        blocks: list[Block] = []
        for part in parts:
            self._starts[part.name] = self.size
            placed = list(_placed(part, self.size))
            blocks += placed
            self.size += sum(prod(one.shape) for one in placed)
        self.blocks = tuple(blocks)
        """All blocks, in order of their first cells."""

    def at(self, name: str) -> int:
        """The first cell of a block or group."""
        return self._starts[name]

    def within(self, name: str) -> tuple[int, ...]:
        """Where in a group each block begins, and how many cells the group has."""
        return self._groups[name].starts

    @cached_property
    def holds(self) -> tuple[Holds, ...]:
        """What each cell holds."""
        cells = {cell: one.holds for one in self.blocks for cell in one.cells}
        return tuple(cells[cell] for cell in range(self.size))

    @property
    def layout(self) -> list[dict[str, Any]]:
        """The layout for machines: every block with its place, as JSON has it."""
        return [
            {
                "name": one.name,
                "meaning": one.meaning,
                "kind": one.holds.kind,
                "least": one.holds.least,
                "most": one.holds.most,
                "at": one.at,
                "shape": list(one.shape),
                "strides": list(one.strides),
            }
            for one in self.blocks
        ]


def _placed(part: Block | Group, at: int) -> Iterator[Block]:
    """The blocks of a part that begins at a cell."""
    if isinstance(part, Block):
        yield part._replace(at=at, strides=_strides(part.shape))
        return
    *starts, cells = part.starts
    outer = tuple(cells * stride for stride in _strides(part.shape))
    for one, start in zip(part.blocks, starts, strict=True):
        yield one._replace(
            name=f"{part.name}.{one.name}",
            shape=part.shape + one.shape,
            at=at + start,
            strides=outer + _strides(one.shape),
        )


def _axes(shape: Shape) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else shape


def _strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))
