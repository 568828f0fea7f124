"""Heorot: a hall where four board games are played, and a library that plays them fast.

>>> import heorot
>>> hoard = heorot.load("hoard")
>>> hoard.player_counts
range(2, 5)
"""

from __future__ import annotations

from heorot.games import game_names, load

__all__ = ["game_names", "load"]
