"""PettingZoo's own tests pass, for every way to play."""

from __future__ import annotations

import pickle
import warnings
from functools import partial

import pytest
from tests.adapters.ways import FEW, Way, every

from heorot.adapters.pettingzoo import HeorotTable, env
from heorot.core.errors import IllegalAction

with warnings.catch_warnings():  # where its own games are installed, it imports one the old way
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

pytestmark = [
    # PettingZoo takes masks inside of observations, and then warns of every game it does not know.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Nobody may do anything when the game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("one", FEW, ids=str)
def test_a_few_decisions_conform(one: Way) -> None:
    api_test(env(one.game, one.players, **one.how), num_cycles=20)
    seed_test(partial(env, one.game, one.players, one_hot=True, **one.how), num_cycles=10)


@pytest.mark.full
@pytest.mark.parametrize("one", every(), ids=str)
def test_whole_games_conform(one: Way) -> None:
    api_test(env(one.game, one.players, **one.how), num_cycles=1000)
    seed_test(partial(env, one.game, one.players, **one.how), num_cycles=50)


def test_the_end_brings_everybody_their_reward() -> None:
    table = env("leduc", 2, rewards="points", start=0)
    table.reset(seed=5)
    for action in ("raise", "fold"):
        table.step({"fold": 0, "raise": 2}[action])
    assert table.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    gains = {}
    for agent in table.agent_iter():
        _, gains[agent], over, *_ = table.last()
        assert over
        table.step(None)
    assert gains == {"seat_0": 1.0, "seat_1": -1.0}


def test_games_can_be_cut_short() -> None:
    table = env("hoard", 3, max_cycles=4)
    table.reset(seed=5)
    decisions = 0
    for agent in table.agent_iter():
        observation, _, over, cut, _ = table.last()
        if not (over or cut):
            decisions += 1
        done = over or cut
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
    assert decisions == 4 * 3


def test_a_seed_is_a_row_of_games_and_without_one_it_is_any() -> None:
    def games(*seeds: int | None) -> list[str | None]:
        table = HeorotTable("hoard", 2, render_mode="ansi")
        found = []
        for seed in seeds:
            table.reset(seed=seed)
            found.append(table.render())
        return found

    first, second, again = games(4, None, 4)
    assert first == again != second
    assert games(4, None) == [first, second]
    assert games(None) != games(None)


def test_an_action_that_the_mask_does_not_show_is_refused() -> None:
    table = HeorotTable("leduc", 2)
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(0)


def test_a_table_can_be_drawn_and_copied() -> None:
    table = HeorotTable("hoard", 2, render_mode="ansi")
    table.reset(seed=1)
    assert 'game = "hoard"' in str(table.render())
    again = pickle.loads(pickle.dumps(table))  # noqa: S301 (our own)
    assert again.render() == table.render()
