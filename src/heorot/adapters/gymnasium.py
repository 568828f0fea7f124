"""Gymnasium: one seat learns, bots play the others (extra ``heorot[gymnasium]``).

Importing this registers every game, alone and as a vector of many on native code::

    import gymnasium
    import heorot.adapters.gymnasium

    table = gymnasium.make("heorot/hoard-v2", players=3)
    tables = gymnasium.make_vec("heorot/hoard-v2", num_envs=4096, players=3, bot="greedy")

The version is that of the rules: with another one, a seed is another game.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from heorot.adapters.batching import batch_of
from heorot.adapters.encoding import Encoding
from heorot.adapters.playing import Play
from heorot.adapters.setting import Setting, setting
from heorot.bots import BOTS, no_bot
from heorot.core.errors import HeorotError, IllegalAction
from heorot.core.game import Game
from heorot.engine.seeds import SEEDS, players_luck
from heorot.games import game_names, load

Observation = dict[str, Any]


class HeorotEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns. An action that the mask does not show ends it, and loses.

    Args:
        game: Its name, or a game of your own.
        players: How many play.
        seat: The one that learns, from 0.
        bot: Who plays the others (`heorot.bots.BOTS`).
        one_hot: Whether categories of the observation are made one-hot.
        way: `box`, `start`, `rewards` and the game's own options (`heorot.adapters.setting`).
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        seat: int = 0,
        bot: str = "greedy",
        one_hot: bool = False,
        **way: Any,
    ) -> None:
        self.way = setting(game, players, **way)
        check_seating(self.way, seat, bot)
        self.encoding = Encoding(self.way.game.tensor, one_hot=one_hot)
        self.observation_space, self.action_space = spaces(self.way, self.encoding)
        self._seat = seat
        self._bot = bot
        self._seed = self._number = -1

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a game: the first of a seed; without one the next, at first of any seed."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._seed < 0:
            self._seed = int(self.np_random.integers(SEEDS)) if seed is None else seed
            self._number = -1
        is_asked = False
        while not is_asked:  # a game that is over before the seat is asked is passed over
            self._number += 1
            self.play = Play(self.way, self._seed, self._number)
            luck = players_luck(self._seed, self._number)
            self._decide = BOTS[self._bot].sit_down(self.way.game, self.way.edition, luck)
            is_asked = self._ask()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and whatever the others do next."""
        try:
            self.play.apply(int(action))
        except IllegalAction:
            lost = self._observation() | {"action_mask": np.zeros_like(self.play.mask(self._seat))}
            return lost, self.way.bounds[0], True, False, {"illegal": True}
        goes_on = self._ask()
        return self._observation(), self.play.returns()[self._seat], not goes_on, False, {}

    def _ask(self) -> bool:
        """Let bots decide until the seat is asked; False if the game is over before that."""
        while not self.play.is_over and self.play.decider != self._seat:
            choices = self.way.engine.choices(self.play.s)
            seen = self.way.game.seen(self.play.s, self.play.decider)
            self.play.apply(choices[0] if len(choices) == 1 else self._decide(seen, choices))
        return not self.play.is_over

    def _observation(self) -> Observation:
        return {
            "observation": self.encoding(self.play.observation(self._seat)),
            "action_mask": self.play.mask(self._seat),
        }


class HeorotVectorEnv(VectorEnv[Observation, Any, Any]):
    """Many such games on a batch (`heorot.batch`), each set up anew in the step that ends it.

    The arguments are those of `HeorotEnv`; `bot` is random or greedy. An action that the mask does
    not show is refused.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (likewise)

    def __init__(
        self,
        game: str | Game,
        players: int,
        num_envs: int = 1,
        *,
        seat: int = 0,
        bot: str = "greedy",
        one_hot: bool = False,
        threads: int | None = None,
        **way: Any,
    ) -> None:
        self.way = setting(game, players, **way)
        check_seating(self.way, seat, bot)
        self.num_envs = num_envs
        self.encoding = Encoding(self.way.game.tensor, one_hot=one_hot)
        self.single_observation_space, self.single_action_space = spaces(self.way, self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = seat
        self._bots = {other: bot for other in range(players) if other != seat}
        self._threads = threads

    def reset(
        self,
        *,
        seed: int | list[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up the first game of every seed: ``seed + k``, or ``seed[k]``, or any."""
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seed is None:
            seed = int(self.np_random.integers(SEEDS >> 1))
        self.batch = batch_of(self.way, self.num_envs, self._bots, seed, self._threads)
        return self._observation(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Carry out an action in every game, and whatever the others do next."""
        self.batch.step(actions)
        done = self.batch.done.copy()
        infos: dict[str, Any] = {}
        if done.any():
            final = self.encoding(self.batch.final_observation)
            nothing = np.zeros_like(self.batch.mask[0])
            infos["final_obs"] = np.full(self.num_envs, None)
            for k in np.flatnonzero(done):
                infos["final_obs"][k] = {"observation": final[k].copy(), "action_mask": nothing}
            infos["_final_obs"] = done
        rewards = self.batch.reward[:, self._seat].astype(np.float64)
        return self._observation(), rewards, done, np.zeros_like(done), infos

    def _observation(self) -> Observation:
        return {
            "observation": self.encoding(self.batch.observation).copy(),
            "action_mask": self.batch.mask.copy(),
        }


def check_seating(way: Setting, seat: int, bot: str) -> None:
    """Refuse a seat or a bot that there is not."""
    if not 0 <= seat < way.players:
        raise HeorotError(f"no seat {seat}; the seats are 0 to {way.players - 1}")
    if bot not in BOTS or BOTS[bot].argument is not None:
        raise HeorotError(no_bot(bot))


def spaces(way: Setting, encoding: Encoding) -> tuple[Dict, Discrete]:
    """What is observed, and what can be done."""
    actions = way.game.actions.count
    observation = Dict(
        observation=Box(encoding.least, encoding.most, dtype=np.int8),
        action_mask=Box(0, 1, (actions,), np.int8),
    )
    return observation, Discrete(actions)


for _name in game_names():
    gymnasium.register(
        f"heorot/{_name}-v{load(_name).version}",
        entry_point=f"{__name__}:HeorotEnv",
        vector_entry_point=f"{__name__}:HeorotVectorEnv",
        kwargs={"game": _name, "players": load(_name).player_counts[0]},
    )
