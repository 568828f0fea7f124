"""The same game in several libraries: Leduc Hold'em for two, at random, on one core, in one run.

OpenSpiel's ``leduc_poker`` plays by the rules of `examples/leduc` to the letter. RLCard, and
PettingZoo on top of it, play with blinds of one and two chips instead of an ante, and have two
names for checking and calling: the same cards, rounds and raises, nearly as many actions a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import rlcard
from peers import BATCH, SEED, Measured, Tally, measure, new_rng, python_api, rollouts, whole_games
from pettingzoo.classic import leduc_holdem_v4
from race import Ratio, ours, race

from heorot.games import load

RATIOS = [
    Ratio("leduc native", "leduc_rollouts", 1.0),
    Ratio("leduc native", "leduc_whole_games", 1.0),
    Ratio("leduc native", "leduc_python_api", 10.0),
    Ratio("leduc native", "leduc_rlcard", 100.0),
    Ratio("leduc native", "leduc_pettingzoo", 100.0),
    Ratio("leduc interpreted", "leduc_rlcard", 1.0),
    Ratio("leduc interpreted", "leduc_pettingzoo", 1.0),
]


def rlcard_leduc(seconds: float) -> Measured:
    """RLCard's ``leduc-holdem``, through its step."""
    env = rlcard.make("leduc-holdem", config={"seed": SEED})
    rng = new_rng()

    def batch() -> Tally:
        actions = choices = 0
        for _ in range(BATCH):
            seen: Mapping[str, Any] = env.reset()[0]
            while not env.is_over():
                legal = list(seen["legal_actions"])
                seen = env.step(legal[int(rng.random() * len(legal))])[0]
                actions += 1
                choices += len(legal) > 1
        return Tally(BATCH, actions, choices, 0)

    return measure("RLCard leduc-holdem", batch, seconds)


def pettingzoo_leduc(seconds: float) -> Measured:
    """PettingZoo's ``leduc_holdem_v4``, agent by agent."""
    env = leduc_holdem_v4.raw_env()
    rng = new_rng()
    env.reset(seed=SEED)

    def batch() -> Tally:
        actions = choices = 0
        for _ in range(BATCH):
            env.reset()
            for agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                actions += 1
                choices += len(legal) > 1
                del agent
        return Tally(BATCH, actions, choices, 0)

    return measure("PettingZoo leduc_holdem_v4", batch, seconds)


PEERS: dict[str, Callable[[float], Measured]] = {
    "leduc_rollouts": partial(rollouts, "leduc_poker"),
    "leduc_whole_games": partial(whole_games, "leduc_poker"),
    "leduc_python_api": partial(python_api, "leduc_poker"),
    "leduc_rlcard": rlcard_leduc,
    "leduc_pettingzoo": pettingzoo_leduc,
}

if __name__ == "__main__":
    race(__doc__, ours(load("leduc")) | PEERS, RATIOS)
