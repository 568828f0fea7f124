"""How long a game can be, and how many points it can bring."""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.game import Limits
from heorot.games.movie.box import most_points
from heorot.games.movie.rules.state import ACTS, HAND, SEATS

TURN: Final = 7
"""No turn has more actions: drawing, tile, back, square and two targets."""
TILES: Final = 127
"""Of a pool; they are counted in eight bits."""


def limits(edition: Edition) -> Limits:
    """In an act every turn uses up a figure, a tile of the pool or one of a hand, or is a pass.

    Fewer passes than there are players come in a row.
    """
    turns = (4 * 10 + 120 + 4 * HAND) * SEATS
    most = most_points(edition.box)
    return Limits(ACTS * turns * TURN, TILES, least=-most, most=most)
