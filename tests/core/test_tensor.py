"""A tensor is where its declaration says."""

from __future__ import annotations

import json

import numpy as np
import pytest

from heorot.core.tensor import FLAGS, Tensor, block, category, counts, group
from heorot.games import REGISTRY, load

TENSOR = Tensor(
    block("pile", "cards by colour", counts(9, -1), 3),
    group(
        "cards",
        (2, 2),
        block("colour", "its colour", category(5)),
        block("marks", "its marks", FLAGS, 2),
    ),
    block("over", "whether it is over", FLAGS),
)


def test_blocks_follow_each_other_and_groups_are_repeated() -> None:
    assert TENSOR.size == 3 + 2 * 2 * 3 + 1
    assert [one.name for one in TENSOR.blocks] == ["pile", "cards.colour", "cards.marks", "over"]
    assert TENSOR.at("cards") == 3
    assert TENSOR.within("cards") == (0, 1, 3)
    cells = [list(one.cells) for one in TENSOR.blocks]
    assert cells == [[0, 1, 2], [3, 6, 9, 12], [4, 5, 7, 8, 10, 11, 13, 14], [15]]
    assert [one.kind for one in TENSOR.holds[2:6]] == ["counts", "category", "flags", "flags"]


def test_the_layout_says_how_to_look_at_a_block() -> None:
    row = np.arange(TENSOR.size, dtype=np.int8)
    for one, told in zip(TENSOR.blocks, TENSOR.layout, strict=True):
        seen = np.lib.stride_tricks.as_strided(row[told["at"] :], told["shape"], told["strides"])
        assert seen.ravel().tolist() == list(one.cells)


@pytest.mark.parametrize("name", REGISTRY)
def test_a_layout_can_be_read_by_machines(name: str) -> None:
    layout = load(name).tensor.layout
    assert json.loads(json.dumps(layout)) == layout
    assert {one["kind"] for one in layout} == {"counts", "flags", "category"}
    assert all(one["meaning"] for one in layout)
    assert len({one["name"] for one in layout}) == len(layout)
