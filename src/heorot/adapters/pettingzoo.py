"""PettingZoo: every seat an agent, one after another (extra ``heorot[pettingzoo]``).

::

    from heorot.adapters.pettingzoo import env

    table = env("hoard", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        mask = observation["action_mask"]
        table.step(None if over else table.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from heorot.adapters.encoding import Encoding
from heorot.adapters.playing import Play
from heorot.adapters.setting import setting
from heorot.core.game import Game
from heorot.core.position import dump
from heorot.core.seats import SPECTATOR
from heorot.engine.seeds import SEEDS


def env(game: str | Game, players: int, **how: Any) -> OrderEnforcingWrapper:
    """A table as PettingZoo hands it out: with the order of calls enforced."""
    return OrderEnforcingWrapper(HeorotTable(game, players, **how))


class HeorotTable(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of any number of players. Actions that the mask does not show are refused.

    Args:
        game: Its name, or a game of your own.
        players: How many play.
        one_hot: Whether categories of the observation are made one-hot.
        max_cycles: After so many decisions a seat, counted over all of them, games are truncated.
        render_mode: ``ansi`` for the whole position as a text, secrets included.
        way: `box`, `start`, `rewards` and the game's own options (`heorot.adapters.setting`).
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        one_hot: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **way: Any,
    ) -> None:
        super().__init__()
        self.way = setting(game, players, **way)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"heorot_{self.way.game.name}_v{self.way.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.encoding = Encoding(self.way.game.tensor, one_hot=one_hot)
        actions = self.way.game.actions.count
        self.observation_spaces = {
            agent: Dict(
                observation=Box(self.encoding.least, self.encoding.most, dtype=np.int8),
                action_mask=Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._most = None if max_cycles is None else max_cycles * players
        self._seed = self._number = -1

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's own; there are none)
    ) -> None:
        """Set up a game: the first of a seed; without one the next, at first of any seed."""
        if seed is not None or self._seed < 0:
            self._seed = int(np.random.default_rng().integers(SEEDS)) if seed is None else seed
            self._number = -1
        self._number += 1
        self.play = Play(self.way, self._seed, self._number)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.decider]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and do."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoding(self.play.observation(seat)),
            "action_mask": self.play.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Carry out an action of the seat that is asked; None once it has nothing left to do."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.play.apply(-1 if action is None else int(action))
        self._decisions += 1
        if self.play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions == self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, self.play.returns(), strict=True))
        self._accumulate_rewards()
        if self.play.decider != SPECTATOR:
            self.agent_selection = self.possible_agents[self.play.decider]

    def render(self) -> str | None:
        """The whole position as a text."""
        if self.render_mode is None:
            return None
        return dump(self.way.game, self.way.edition, self.play.s)

    def close(self) -> None:
        """Nothing is open."""
