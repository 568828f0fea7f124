"""Gymnasium's own test passes, for every way to play, and many games are the same as one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.adapters.ways import FEW, Way, every

from heorot.adapters.gymnasium import HeorotEnv, HeorotVectorEnv
from heorot.core.errors import HeorotError
from heorot.games import load


def made(one: Way, **how: Any) -> gymnasium.Env[Any, Any]:
    """An environment as Gymnasium makes it."""
    name = f"heorot/{one.game}-v{load(one.game).version}"
    return gymnasium.make(name, players=one.players, **one.how, **how).unwrapped


@pytest.mark.parametrize("one", FEW, ids=str)
def test_an_environment_conforms(one: Way) -> None:
    check_env(made(one, bot="random", one_hot=True))


@pytest.mark.full
@pytest.mark.parametrize("one", every(), ids=str)
def test_every_environment_conforms(one: Way) -> None:
    for seat in range(one.players):
        check_env(made(one, seat=seat))


def test_games_are_registered_by_the_version_of_their_rules() -> None:
    table = gymnasium.make("heorot/leduc-v1", seat=1)
    observation, _ = table.reset(seed=3)
    assert observation["action_mask"].sum() >= 2
    assert table.observation_space.contains(observation)


def test_an_action_that_the_mask_does_not_show_loses() -> None:
    table = HeorotEnv("leduc", 2, rewards="points", start=0)
    table.reset(seed=1)
    _, reward, terminated, truncated, info = table.step(np.int64(0))
    assert (reward, terminated, truncated, info) == (-13, True, False, {"illegal": True})


def test_a_seat_or_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(HeorotError, match="no seat 2"):
        HeorotEnv("leduc", 2, seat=2)
    for bot in ("nobody", "search"):
        with pytest.raises(HeorotError, match="no bot"):
            HeorotEnv("leduc", 2, bot=bot)


@pytest.mark.full
@pytest.mark.native
def test_a_vector_of_games_plays_what_each_of_them_plays_alone() -> None:
    tables = HeorotVectorEnv("leduc", 2, num_envs=3, seat=1, bot="greedy", one_hot=True)
    shown, _ = tables.reset(seed=11)
    alone = [HeorotEnv("leduc", 2, seat=1, bot="greedy", one_hot=True) for _ in range(3)]
    seen = [table.reset(seed=11 + k)[0] for k, table in enumerate(alone)]
    ends = 0
    for step in range(60):
        assert tables.observation_space.contains(shown)
        for k in range(3):
            assert (shown["observation"][k] == seen[k]["observation"]).all()
            assert (shown["action_mask"][k] == seen[k]["action_mask"]).all()
        legal = [np.flatnonzero(mask) for mask in shown["action_mask"]]
        actions = np.array([row[step % len(row)] for row in legal])
        shown, rewards, done, cut, infos = tables.step(actions)
        assert not cut.any()
        for k, table in enumerate(alone):
            seen[k], reward, over, *_ = table.step(actions[k])
            assert (reward, over) == (rewards[k], done[k])
            if over:
                ends += 1
                final = infos["final_obs"][k]
                assert (final["observation"] == seen[k]["observation"]).all()
                assert infos["_final_obs"][k]
                seen[k] = table.reset()[0]
    assert ends > 10
