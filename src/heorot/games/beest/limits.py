"""How long a match can be, and how many points it can bring."""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.game import Limits
from heorot.games.beest.rules.state import CARDS, EXPEDITIONS, HAND, ROUND_LIMIT, SEATS

TURN: Final = SEATS - 2 + 2
"""A turn has at most six actions: a cave for each of five others but the last, and two answers."""


def limits(edition: Edition) -> Limits:
    """B12, B13: two points for every marker without a head, or all lost by a wrong announcement."""
    return Limits(
        EXPEDITIONS * ROUND_LIMIT * SEATS * TURN,
        CARDS,
        least=-EXPEDITIONS * SEATS,
        most=EXPEDITIONS * 2 * HAND,
    )
