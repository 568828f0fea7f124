"""The games of the hall, one folder each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.game import Game

REGISTRY = {
    "hoard": "heorot.games.hoard",
    "legend": "heorot.games.legend",
    "movie": "heorot.games.movie",
    "beest": "heorot.games.beest",
}


@cache
def load(name: str) -> Game:
    """The game of this name."""
    if name not in REGISTRY:
        problem = "no game {name}; the games are {known}"
        raise HeorotError(problem, name=shown(name), known=", ".join(REGISTRY))
    return cast("Game", import_module(REGISTRY[name]).GAME)
