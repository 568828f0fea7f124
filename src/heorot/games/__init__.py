"""The games of the hall: ours, one folder each, and those of other packages.

Another package brings its games in by entry points of the group ``heorot.games``, each the name of
a game and where its `Game` is: ``leduc = "leduc:GAME"``. From then on they are as good as ours.
"""

from __future__ import annotations

import copyreg
from functools import cache
from importlib import import_module
from typing import Any, cast

from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.position import STANDARD

REGISTRY = {
    "hoard": "heorot.games.hoard:GAME",
    "legend": "heorot.games.legend:GAME",
    "movie": "heorot.games.movie:GAME",
    "beest": "heorot.games.beest:GAME",
}
"""Our own."""
GROUP = "heorot.games"


@cache
def _places() -> dict[str, str]:
    """Where every game is: ours first, then those of other packages, which cannot replace ours."""
    from importlib.metadata import entry_points  # only who looks for them waits for it

    others = {one.name: one.value for one in sorted(entry_points(group=GROUP))}
    return REGISTRY | {name: place for name, place in others.items() if name not in REGISTRY}


def game_names() -> tuple[str, ...]:
    """Every game that is found, ours first."""
    return tuple(_places())


@cache
def load(name: str) -> Game:
    """The game of this name."""
    place = REGISTRY.get(name) or _places().get(name)
    if place is None:
        problem = "no game {name}; the games are {known}"
        raise HeorotError(problem, name=shown(name), known=", ".join(game_names()))
    module, _, attribute = place.partition(":")
    try:
        return cast("Game", getattr(import_module(module), attribute))
    except (ImportError, AttributeError) as error:
        if name in REGISTRY:
            raise
        problem = "the game {name}, of another package, cannot be loaded: {problem}"
        raise HeorotError(problem, name=shown(name), problem=str(error)[:200]) from error


def find_box(name: str) -> tuple[str, str | None]:
    """The game that a name stands for, and its box where the name is that of a box."""
    if name not in game_names():
        for game in game_names():
            if name != STANDARD and name in load(game).boxes:
                return game, name
    return name, None


def _reduced(game: Game) -> Any:
    """A game that is found by its name is pickled as that name; it is the same where it arrives."""
    if game.name in game_names() and load(game.name) is game:
        return load, (game.name,)
    return game.__reduce_ex__(4)


copyreg.pickle(Game, _reduced)
