"""Categories become flags in their place, and everything else stays as it is."""

from __future__ import annotations

import numpy as np
import pytest
from tests.adapters.ways import FEW, Way

from heorot.adapters.encoding import Encoding
from heorot.adapters.playing import Play
from heorot.adapters.setting import setting
from heorot.core.tensor import FLAGS, Tensor, block, category, counts

TENSOR = Tensor(
    block("pile", "cards", counts(9, -1)),
    block("colours", "its colour", category(3), 2),
    block("over", "whether it is over", FLAGS),
)


def test_a_category_of_n_becomes_n_flags() -> None:
    encoding = Encoding(TENSOR, one_hot=True)
    assert encoding.size == 1 + 2 * 3 + 1
    rows = np.array([[5, 0, 2, 1], [-1, 1, 1, 0]], np.int8)
    assert encoding(rows).tolist() == [[5, 1, 0, 0, 0, 0, 1, 1], [-1, 0, 1, 0, 0, 1, 0, 0]]
    assert encoding(rows[0]).tolist() == [5, 1, 0, 0, 0, 0, 1, 1]
    assert encoding.least.tolist() == [-1, 0, 0, 0, 0, 0, 0, 0]
    assert encoding.most.tolist() == [9, 1, 1, 1, 1, 1, 1, 1]


def test_without_it_observations_are_as_declared() -> None:
    encoding = Encoding(TENSOR, one_hot=False)
    rows = np.array([[5, 0, 2, 1]], np.int8)
    assert encoding(rows) is rows
    assert encoding.most.tolist() == [9, 2, 2, 1]


@pytest.mark.parametrize("one", FEW, ids=str)
def test_every_category_of_a_real_game_is_one_of_its_names(one: Way) -> None:
    way = setting(one.game, one.players, **one.how)
    encoding = Encoding(way.game.tensor, one_hot=True)
    play = Play(way, 1, 0)
    categories = sum(holds.kind == "category" for holds in way.game.tensor.holds)
    for step in range(40):
        if play.is_over:
            break
        wide = encoding(play.observation(play.decider))
        assert wide[encoding.is_name].sum() == categories
        assert ((encoding.least <= wide) & (wide <= encoding.most)).all()
        legal = np.flatnonzero(play.mask(play.decider))
        play.apply(int(legal[step * 7919 % len(legal)]))
