"""Many games, stepped together by native code: the one way to train.

A batch shows, for every game, what the seat that decides may know, and which actions it may choose
from. `step` takes an action for each game, lets bots decide for the seats that are theirs, and sets
up another game where one is over. The arrays are the same in every step, overwritten by it; other
libraries read them without a copy (DLPack).

Games are spread over threads. What happens in a game follows from its seed and the actions alone,
whatever the number of games and threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import WORD, Luck
from heorot.engine.compiler import compile_loop
from heorot.engine.layout import Array, array_of, dtype_of
from heorot.engine.native import slices
from heorot.engine.seeds import PLAYERS, TABLE
from heorot.engine.stepping import NOT_BEGUN, fillings, step_games, weigh_games


class Batch:
    """Many games of one kind. Rows of all arrays are games."""

    def __init__(
        self,
        game: Game,
        edition: Edition,
        blank: Any,
        seeds: Array,
        policies: Sequence[int],
        prizes: Sequence[float],
        threads: int,
    ) -> None:
        """Set up a game for each seed, from a `blank` state.

        `policies` are those of the seats (`heorot.engine.loops`), `CALLER` where the caller
        decides; `prizes` as `Setting` has them, or none where rewards are the points.
        """
        self.game = game
        self.edition = edition
        count, players, actions = len(seeds), len(policies), game.actions.count
        everybody = players + len(game.rivals_beside(players))
        self.observation: Array = np.zeros((count, game.tensor.size), np.int8)
        """What the decider may know, as `game.tensor` declares."""
        self.mask: Array = np.zeros((count, actions), np.int8)
        """1 for every action that the decider may choose."""
        self.decider: Array = np.zeros(count, np.int64)
        """The seat that is asked."""
        self.reward: Array = np.zeros((count, players), np.float32)
        """What each seat gets for a game that ended with the last step; else 0."""
        self.scores: Array = np.zeros((count, everybody), np.int32)
        """The points of such a game: of the seats, then of whoever takes part without one."""
        self.done: Array = np.zeros(count, np.bool_)
        """Whether a game ended with the last step; what is shown is of the next one."""
        self.final_observation: Array = np.zeros_like(self.observation)
        """What the seat that was asked last saw of the end; to be read where a game is done."""
        self.number: Array = np.full(count, NOT_BEGUN, np.int64)
        """Which game of its seed it is, from 0."""
        self._masks = self.mask.copy()
        self._actions: Array = np.zeros(count, np.int64)
        self._games: Array = np.zeros(count, dtype_of(game.state))
        self._lucks, self._dice = _lucks(seeds, TABLE), _lucks(seeds, PLAYERS)
        self._run = compile_loop(game, step_games, **fillings(policies))
        fixed = (array_of(edition.box), array_of(blank))
        told = (np.array(policies, np.int64), np.array(prizes, np.float32))
        self._parts = [self._part(part, fixed, told) for part in slices(count, threads)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._step()

    def _part(self, part: slice, fixed: tuple[Array, ...], told: tuple[Array, ...]) -> list[Array]:
        """The arguments of the loop for one thread: its share of the games, and room to work."""
        room = [np.zeros(self.game.actions.count, np.int64) for _ in range(2)]
        return [
            *fixed,
            self._games[part],
            self._lucks[part],
            self._dice[part],
            np.zeros(2, self._games.dtype),
            *told,
            *room,
            self.number[part],
            self._actions[part],
            self.observation[part],
            self._masks[part],
            self.decider[part],
            self.scores[part],
            self.reward[part],
            self.done[part],
            self.final_observation[part],
        ]

    def __len__(self) -> int:
        return len(self.number)

    def step(self, actions: Any) -> None:
        """Apply one action to each game: one that its mask shows, or nothing is done at all."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.number.shape:
            raise HeorotError(f"one action for each of {len(self)} games, not {chosen.shape}")
        within = np.clip(chosen, 0, self._masks.shape[1] - 1)
        legal = self._masks[np.arange(len(self)), within].astype(np.bool_) & (within == chosen)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise HeorotError(f"game {wrong} does not allow action {chosen[wrong]}")
        self._actions[:] = chosen
        self._step()

    def appeals(self) -> Array:
        """How much a player of simple good sense likes each action, in every game.

        Greedy does what it likes best, the first of equal ones. What is not allowed has the lowest
        number there is.
        """
        likes: Array = np.zeros(self.mask.shape, np.int32)
        room = [np.zeros(self.game.actions.count, np.int64) for _ in range(2)]
        work = np.zeros(2, self._games.dtype)
        run = compile_loop(self.game, weigh_games)
        run(array_of(self.edition.box), self._games, self._dice, work, *room, likes)
        return likes

    def _step(self) -> None:
        if self._pool is None:
            self._run(*self._parts[0])
        else:
            list(self._pool.map(lambda part: self._run(*part), self._parts))
        self.mask[:] = self._masks


def _lucks(seeds: Array, whose: int) -> Array:
    """A luck for every seed; its stream begins with each game."""
    lucks: Array = np.zeros(len(seeds), dtype_of(Luck))
    lucks["key"][:, 0] = seeds & WORD
    lucks["key"][:, 1] = seeds >> 32
    lucks["key"][:, 2] = whose
    return lucks
