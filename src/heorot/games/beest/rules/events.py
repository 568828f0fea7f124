"""What can happen in beest: the events that the rules `tell`, with the kinds of their numbers.

Where a seat is told the Silent One may be meant: it is the number `SILENT`.
"""

from __future__ import annotations

from typing import Final

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "expedition_begins": ("count",),
    "sees_stack": ("seat", "stack"),
    "turn_begins": ("seat",),
    "takes_own": ("seat", "cave"),
    "takes": ("seat", "seat", "cave"),
    "draws": ("seat", "cave"),
    "lays": ("seat", "seat", "cave"),
    "no_passage": ("seat",),
    "passages": ("seat", "count"),
    "meets_again": ("seat", "seat"),
    "meets": ("seat", "seat"),
    "receives": ("seat", "seat", "marker"),
    "last_marker": ("seat", "verdict"),
    "announces": ("seat", "seat", "verdict"),
    "goes_on": ("seat",),
    "set_complete": ("seat", "verdict"),
    "abandoned": ("count",),
    "shows_stack": ("seat", "stack"),
    "scores": ("seat", "count"),
    "match_over": (),
}

(
    EXPEDITION_BEGINS,
    SEES_STACK,
    TURN_BEGINS,
    TAKES_OWN,
    TAKES,
    DRAWS,
    LAYS,
    NO_PASSAGE,
    PASSAGES,
    MEETS_AGAIN,
    MEETS,
    RECEIVES,
    LAST_MARKER,
    ANNOUNCES,
    GOES_ON,
    SET_COMPLETE,
    ABANDONS,
    SHOWS_STACK,
    SCORES,
    MATCH_OVER,
) = range(20)
