"""Steps a second as a learner sees them, on one core: mask, observation, reset and reward included.

Every contestant chooses at random among what its mask shows, and starts anew when a game is over:

    batch        `heorot.batch`, 4,096 games
    vector       the same through Gymnasium's vector interface, one seat against a random bot
    PettingZoo   its Leduc Hold'em, agent by agent
    RLCard       its Leduc Hold'em, by its step
    OpenSpiel    its C++ leduc_poker as an environment for learners (rl_environment)
    Gymnasium    its own vector of 64 games of Blackjack, the card game that it brings
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from open_spiel.python import rl_environment
from peers import BATCH, SEED, Measured, Tally, measure, new_rng
from race import Contestant, Ratio, race
from same_game import pettingzoo_leduc, rlcard_leduc

import heorot
from heorot.adapters.gymnasium import HeorotVectorEnv
from heorot.core.game import Game
from heorot.core.luck import choose, open_luck, start_stream
from heorot.core.rule import rule
from heorot.engine.compiler import compile_loop
from heorot.engine.layout import array_of
from heorot.games import REGISTRY, load

GAMES = 4096
BLACKJACKS = 64

RATIOS = [
    Ratio("leduc batch", "leduc_pettingzoo", 100.0),
    Ratio("leduc batch", "leduc_rlcard", 40.0),
    Ratio("leduc batch", "leduc_openspiel", 10.0),
    Ratio("leduc vector", "blackjack_vector", 1.0),
]


@rule
def any_legal(masks: Any, lucks: Any, actions: Any) -> None:
    """An action for every game, each that its mask shows as likely as the next."""
    for k in range(len(masks)):
        mask = masks[k]
        legal = 0
        for action in range(len(mask)):
            legal += mask[action]
        left = choose(lucks[0], legal)
        for action in range(len(mask)):
            if mask[action] == 1:
                if left == 0:
                    actions[k] = action
                left -= 1


class Chooser:
    """Random players of many games."""

    def __init__(self, game: Game, games: int) -> None:
        luck = open_luck(SEED)
        start_stream(luck, 0)
        self._run = compile_loop(game, any_legal)
        self._lucks = array_of(luck)
        self.actions = np.zeros(games, np.int64)

    def choose(self, masks: Any) -> Any:
        """An action for every game."""
        self._run(masks, self._lucks, self.actions)
        return self.actions


def timed(name: str, step: Callable[[], int]) -> Contestant:
    """Steps of `GAMES` games each; `step` says how many of them ended."""

    def play(seconds: float) -> Measured:
        steps = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            games += step()
            steps += GAMES
        return Measured(name, games, steps, steps, 0, elapsed)

    return play


def our_batch(game: Game) -> Contestant:
    """A batch of a game for the least number of players, all of them random."""
    batch = heorot.batch(game, GAMES, game.player_counts[0], seed=SEED, threads=1)
    chooser = Chooser(game, GAMES)

    def step() -> int:
        batch.step(chooser.choose(batch.mask))
        return int(batch.done.sum())

    return timed(f"{game.name} batch", step)


def our_vector(game: Game) -> Contestant:
    """A vector environment of Gymnasium on such a batch."""
    tables = HeorotVectorEnv(game, game.player_counts[0], GAMES, bot="random", threads=1)
    chooser = Chooser(game, GAMES)
    shown = [tables.reset(seed=SEED)[0]]

    def step() -> int:
        shown[0], _, done, *_ = tables.step(chooser.choose(shown[0]["action_mask"]))
        return int(done.sum())

    return timed(f"{game.name} vector", step)


def openspiel_leduc(seconds: float) -> Measured:
    """OpenSpiel's environment for learners on its own Leduc."""
    env = rl_environment.Environment("leduc_poker")
    rng = new_rng()

    def batch() -> Tally:
        actions = choices = 0
        for _ in range(BATCH):
            seen = env.reset()
            while not seen.last():
                player = seen.observations["current_player"]
                legal = seen.observations["legal_actions"][player]
                seen = env.step([legal[int(rng.random() * len(legal))]])
                actions += 1
                choices += len(legal) > 1
        return Tally(BATCH, actions, choices, 0)

    return measure("OpenSpiel leduc_poker, rl_environment", batch, seconds)


def blackjack_vector(seconds: float) -> Measured:
    """Gymnasium's Blackjack, many games in one process."""
    tables = gymnasium.make_vec("Blackjack-v1", num_envs=BLACKJACKS, vectorization_mode="sync")
    tables.reset(seed=SEED)

    def batch() -> Tally:
        _, _, done, *_ = tables.step(tables.action_space.sample())
        return Tally(int(done.sum()), BLACKJACKS, BLACKJACKS, 0)

    return measure("Gymnasium Blackjack-v1, vector of 64", batch, seconds)


if __name__ == "__main__":
    everyone = {f"{name} batch": our_batch(load(name)) for name in (*REGISTRY, "leduc")}
    everyone["leduc vector"] = our_vector(load("leduc"))
    everyone |= {
        "leduc_pettingzoo": pettingzoo_leduc,
        "leduc_rlcard": rlcard_leduc,
        "leduc_openspiel": openspiel_leduc,
        "blackjack_vector": blackjack_vector,
    }
    race(__doc__ or "", everyone, RATIOS)
