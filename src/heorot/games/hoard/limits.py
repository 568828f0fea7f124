"""How long a game can be, and how many points it can bring."""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.core.game import Limits
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import CARDS, COLOURS, ROUND_LIMIT, ROYAL, SEATS

TURN = 42
"""A turn has at most 42 actions: 3 draws, a treasure and 5 cards for it, an action with wizard and
target, 3 answers, 21 discards to a mob, 4 discards down to ten, and the end."""


def limits(edition: Edition) -> Limits:
    """A round ends with at most a vote of everybody; nobody lays more than all treasures."""
    box: Box = edition.box
    treasures = sum(box.value[front] * box.copies[front] for front in range(ROYAL + 1))
    lairs = max(box.lairs) * max(box.lair_points)
    actions = ROUND_LIMIT * (SEATS * TURN + SEATS)
    return Limits(actions, CARDS, least=0, most=COLOURS * treasures + lairs)
