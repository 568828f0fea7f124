"""Heorot: a hall where four board games are played, and a library that plays them fast.

>>> import heorot
>>> hoard = heorot.load("hoard")
>>> hoard.player_counts
range(2, 5)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heorot.adapters.batching import batch
    from heorot.games import game_names, load

__all__ = ["batch", "game_names", "load"]


def __getattr__(name: str) -> Any:
    """The games are found when they are asked for: what runs on a GPU machine does without."""
    if name == "batch":
        from heorot.adapters.batching import batch

        return batch
    if name in __all__:
        from heorot import games

        return getattr(games, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
