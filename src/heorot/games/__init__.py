"""The games of the hall: ours, one folder each, and those of other packages.

Another package brings its games in by entry points of the group ``heorot.games``, each the name of
a game and where its `Game` is: ``leduc = "leduc:GAME"``. From then on they are as good as ours.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from heorot.core.errors import HeorotError
from heorot.core.game import Game

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
        raise HeorotError(f"no game {name!r}; the games are {', '.join(game_names())}")
    module, _, attribute = place.partition(":")
    return cast("Game", getattr(import_module(module), attribute))
