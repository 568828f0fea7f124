"""How long a game can be, and how many points it can bring."""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.game import Limits
from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    EPISODES,
    MISFORTUNE_POINTS,
    SEATS,
    SPACES,
    TREASURE_FACES,
)

CARDS: Final = 110
MINOR: Final = SEATS * 8 + 4
"""In a minor episode a seat pays at most five cards or gives two tokens and heals, and is asked
about Blessing; or it picks two cards; or it risks, is asked about Resolve and Rest, and risks once
more."""
SIMULTANEOUS: Final = CARDS + 2 * SEATS + 4
"""In a simultaneous major every card can be picked; each seat commits and takes a space, and three
text cards ask."""
TURN_ORDER: Final = CARDS + SEATS * 100 + 3 * SEATS + 8
"""In a turn-order major every card of a hand can be laid; a risk lays a card or puts its seat out,
but for Resolve, and what lies there leaves once a seat."""
AUCTION: Final = 60 + SEATS
"""In an auction every token of treasure or alliance is shown once."""
ACTIONS: Final = 18 * MINOR + 6 * SIMULTANEOUS + 6 * TURN_ORDER + 5 * AUCTION + 4 * SEATS + 1
"""The last two episodes are spaces and a choice of healing; and Rest is played once."""
WOUNDS: Final = 127 + 2
"""They are counted in eight bits, the double one apart."""


def limits(edition: Edition) -> Limits:
    """L38: all tokens, and no wounds; or nothing but harm."""
    box: Box = edition.box
    squares = [*enumerate(box.fame), *enumerate(box.treasure)]
    faces = [face % TREASURE_FACES + 1 for face in range(2 * TREASURE_FACES)]
    alliances = [*zip(faces, box.alliance, strict=True)]
    tokens = sum(value * count for value, count in [*squares, *alliances])
    credited = 2 * EPISODES * SPACES
    harm = MISFORTUNE_POINTS * box.misfortunes - 5 * WOUNDS
    return Limits(ACTIONS, CARDS, least=harm, most=tokens + credited + 5)
