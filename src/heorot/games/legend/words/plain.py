"""What a board that knows no game must know of a view of legend."""

from __future__ import annotations

from typing import Final

from heorot.core.view import Plain
from heorot.games.legend.rules.state import EPISODE_KINDS

PLAIN: Final = Plain(
    untold=frozenset(
        {
            *("fixed.options", "fixed.cards", "fixed.tokens", "selection", "episode", "phase"),
            *("sort", "spaces.count", "spaces.card", "gain.count", "gain.card"),
        }
    ),
    folded=frozenset({"discards", "supply", "special_cards", "sources", "fixed"}),
    kinds={"symbols": "symbol", "start": "seat", "discards": "card", "sources": "source"},
    values={"kind": EPISODE_KINDS},
    tallies={"supply.fame": "", "supply.treasure": "", "count": "", "discards": ""},
    course={"path": "episode"},
)
