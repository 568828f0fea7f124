"""What a board that knows no game must know of a view of beest."""

from __future__ import annotations

from typing import Final

from heorot.core.view import Plain
from heorot.games.beest.rules.state import ENDINGS

PLAIN: Final = Plain(
    untold=frozenset(
        {
            *("caves", "positions", "stacks", "fixed.complete"),
            *("participants.who", "participants.fits", "cases"),
        }
    ),
    folded=frozenset({"ended", "fixed"}),
    kinds={
        **dict.fromkeys(("start", "who", "met", "by", "giver", "ended.beest"), "seat"),
        **dict.fromkeys(("hand.fits", "hand.passage", "meets"), "seat"),
        "row": "cave",
        "shown": "stack",
        "stack": "stack",
    },
    values={"side": ("beest", "infected", "clean"), "ending": ENDINGS[1:]},
    each=frozenset({"chances.beest", "infected", "complete", "own.heads"}),
    shares={"chances.beest": "cases", "infected": "cases", "complete": "cases"},
    joins={"row": "fits"},
    coloured=frozenset({"stack", "marker"}),
)
