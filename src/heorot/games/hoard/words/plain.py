"""What a board that knows no game must know of a view of hoard."""

from __future__ import annotations

from typing import Final

from heorot.core.view import Plain

PLAIN: Final = Plain(
    untold=frozenset({"colours", "turn", "phase", "matched_by", "lair_worth"}),
    folded=frozenset({"discards", "fixed"}),
    kinds={"below": "back", "target": "seat", "seen_by": "seat", "seat": "seat", "start": "seat"},
    tallies={"below": ""},
    faces={"card": "prices"},
    coloured=frozenset({"card", "back"}),
)
