"""A player that learned a game (`examples/learn`): a small net, read and run by NumPy alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, keyed_luck
from heorot.engine.budget import Budget
from heorot.engine.stepping import FAR
from heorot.games import load

if TYPE_CHECKING:
    from heorot.bots import Bot

FOLDER = Path(__file__).with_name("nets")
"""The weights that ship, by game."""
Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Net:
    """What a seat may know of a table, to how much it likes each choice, and what it expects."""

    def __init__(self, game: Game, path: Path) -> None:
        with np.load(path) as parts:
            weights = {name: parts[name].astype(np.float32) for name in parts.files}
        self._table, self._bias = weights["table"], weights["bias"]
        self._layers = [
            (weights[f"layers.{k}.weight"].T.copy(), weights[f"layers.{k}.bias"]) for k in range(2)
        ]
        self._policy = weights["policy.weight"], weights["policy.bias"]
        self._value = weights["value.weight"][0], float(weights["value.bias"][0])
        self._sense = weights["sense"]
        holds = game.tensor.holds
        self._is_named = np.array([one.kind == "category" for one in holds])
        sizes = [one.most - one.least + 1 if one.kind == "category" else 1 for one in holds]
        self._first = np.cumsum([0, *sizes[:-1]])
        self._least = np.array([one.least for one in holds])
        self._scale = np.array([2 / max(1, one.most - one.least) for one in holds], np.float32)
        self._cells, self._actions = sum(sizes), game.actions.count
        if (len(self._table), len(self._policy[1])) != (
            self._cells + 2 * self._actions,
            self._actions,
        ):
            problem = "{path} holds a net of other rules than those of {game}"
            raise HeorotError(problem, path=path, game=game.name)

    def __call__(
        self, seen: Sequence[int], choices: Sequence[int], appeals: Sequence[int]
    ) -> tuple[Floats, float]:
        """For every choice how much it is liked, and the value of the position.

        `appeals` are those of the choices to a player of simple good sense: the net begins there.
        """
        cells = np.array(seen)
        share = np.where(self._is_named, np.float32(1), cells * self._scale).astype(np.float32)
        used = np.flatnonzero(share)
        places = self._first + np.where(self._is_named, cells - self._least, 0)
        may = np.array(choices)
        behind = np.clip(np.array(appeals), -FAR, FAR)
        lag = (np.log2(1 + behind.max() - behind) / 8).astype(np.float32)
        sums = share[used] @ self._table[places[used]] + self._bias
        sums += self._table[self._cells + may].sum(0)
        sums += lag @ self._table[self._cells + self._actions + may]
        x = np.maximum(sums, 0)
        for weight, bias in self._layers:
            x = x + np.maximum(x @ weight + bias, 0)
        likes = self._policy[0][may] @ x + self._policy[1][may]
        likes -= self._sense[0] * (lag > 0) + self._sense[1] * lag
        return likes, float(x @ self._value[0]) + self._value[1]


def path_of(game: Game) -> Path:
    """Where its weights lie."""
    path = FOLDER / f"{game.name}.npz"
    if not path.is_file():
        problem = "no net has learned {game}; the bot greedy plays every game"
        raise HeorotError(problem, game=game.name)
    return path


LEADS = {
    "hoard": Budget(seconds=0.03, iterations=1_000),
    "legend": Budget(seconds=1.0, iterations=10_000),
}
"""Games in which a search tries first what a net likes, and the longest searches that do: about as
far as it was seen to help with two players; in legend further. With more it was not measured."""
SCALE = 1000
"""By which likings are multiplied, to be whole numbers."""
_nets: dict[str, Net] = {}


def fingerprint(game: Game) -> str:
    """A hash of its weights, or of nothing where it has none, and of what is done with them."""
    path = FOLDER / f"{game.name}.npz"
    weights = path.read_bytes() if path.is_file() else b""
    return hashlib.sha256(Path(__file__).read_bytes() + weights).hexdigest()


def mind_of(game: Game) -> Net:
    """The net that has learned a game."""
    if game.name not in _nets:
        _nets[game.name] = Net(game, path_of(game))
    return _nets[game.name]


def likes(mind: Net, game: Game, edition: Edition, seen: Seen, actions: Sequence[int]) -> Floats:
    """How much a net likes each of some legal actions."""
    row, values = [0] * game.tensor.size, [0] * len(actions)
    game.observe(edition.box, seen.s, seen.seat, row)
    luck = keyed_luck(bytes(16))
    game.appeals(edition.box, seen.s, seen.seat, luck, list(actions), len(actions), values)
    found, _ = mind(row, actions, values)
    return found


def leads_search(game: Game, edition: Edition, budget: Budget) -> bool:
    """Whether a search should try first what a net likes: not with a box that it never saw."""
    most = LEADS.get(game.name, Budget())
    is_short = budget.iterations <= most.iterations and budget.seconds <= most.seconds
    return is_short and edition.hash == _hash_of_standard_box(game.name)


@cache
def _hash_of_standard_box(name: str) -> str:
    return load(name).load_box().hash


def liked(game: Game, edition: Edition, seen: Seen, actions: Sequence[int]) -> Ints:
    """How much the net of a game likes each action, for a search."""
    found = np.zeros(game.actions.count, np.int64)
    found[list(actions)] = SCALE * likes(mind_of(game), game, edition, seen, actions)
    return found


def net(game: Game, edition: Edition, luck: Luck) -> Bot:
    """A bot that does what the net of its game likes best."""
    return player(mind_of(game), game, edition)


def player(mind: Net, game: Game, edition: Edition) -> Bot:
    """A bot that does what a net likes best."""

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        return actions[int(likes(mind, game, edition, seen, actions).argmax())]

    return choose_best
