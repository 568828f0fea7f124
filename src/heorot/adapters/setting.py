"""What is played, and what is told of it: the same in every interface."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game, way_to_play
from heorot.engine.interpreted import Interpreted
from heorot.engine.link import Function, Linker, as_written
from heorot.engine.stepping import settle
from heorot.games import load

Row = npt.NDArray[np.int8]
REWARDS = ("win", "points")


@dataclass(frozen=True)
class Setting:
    """A way to play a game, and what is got for it.

    Rewards come at the end of a game, to every seat. ``win``: 1 to a single winner and as much less
    to all others together, shared first places likewise; where somebody without a seat wins,
    nobody gets anything. ``points``: the points themselves.
    """

    game: Game
    players: int
    edition: Edition
    start: int = -1
    """The start seat; luck chooses it if it is -1."""
    rewards: str = "win"
    options: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return way_to_play(self.game, self.players, self.edition.name, self.options)

    @property
    def prizes(self) -> list[float]:
        """What is won: entry n by each of n who share the first place, entry 0 by all others.

        Nothing where the points count.
        """
        if self.rewards == "points":
            return []
        shares = [0.0, *(1 / winners for winners in range(1, self.players + 2))]
        return [(self.players * share - 1) / (self.players - 1) for share in shares]

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the most that a seat can get."""
        if self.rewards == "points":
            limits = self.game.limits(self.edition)
            return limits.least, limits.most
        return self.prizes[0], self.prizes[1]

    def blank(self) -> Any:
        """A state ready for its set-up."""
        return self.game.blank(self.players, self.start, **self.options)

    @cached_property
    def engine(self) -> Interpreted:
        """The rules, interpreted: at once, and without a compiler."""
        return Interpreted(self.game, self.edition)

    def mask(self, s: Any, seat: int) -> Row:
        """1 for every action that a seat may choose now: none for whoever is not asked."""
        mask = np.zeros(self.game.actions.count, np.int8)
        if seat == s.decider:
            mask[self.engine.choices(s)] = 1
        return mask

    def observation(self, s: Any, seat: int) -> Row:
        """What a seat may know of a state, as `Game.tensor` declares."""
        tensor = [0] * self.game.tensor.size
        self.game.observe(self.edition.box, self.game.glimpsed(s, seat).s, seat, tensor)
        return np.array(tensor, np.int8)

    def returns(self, s: Any) -> list[float]:
        """What every seat gets for a state: nothing before the end."""
        rewards = [0.0] * self.players
        if s.decider < 0:
            scores = [0] * (self.players + len(self.game.rivals(s)))
            self._settle(self.edition.box, s, self.prizes, scores, rewards)
        return rewards

    @cached_property
    def _settle(self) -> Function:
        return Linker(self.game, as_written).link(settle)


def setting(
    game: str | Game,
    players: int,
    *,
    box: str | Path | None = None,
    start: int = -1,
    rewards: str = "win",
    **options: int,
) -> Setting:
    """A way to play; `HeorotError` for what there is not."""
    found = load(game) if isinstance(game, str) else game
    if rewards not in REWARDS:
        raise HeorotError(f"no rewards {rewards!r}; they are {', '.join(REWARDS)}")
    made = Setting(found, players, found.load_box(box), start, rewards, options)
    made.blank()
    return made
