"""What can happen in movie: the events that the rules `tell`, with the kinds of their numbers."""

from __future__ import annotations

from typing import Final

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "act_begins": ("count",),
    "epoch_begins": ("count",),
    "dealt": ("seat", "count"),
    "sees": ("seat", "tile"),
    "turn_begins": ("seat",),
    "draws": ("seat",),
    "places_figure": ("seat", "piece", "square"),
    "places_tile": ("seat", "tile", "square"),
    "places_drawn": ("seat", "tile", "square"),
    "cashes": ("seat", "tile", "count"),
    "replaces": ("seat", "tile", "square"),
    "removes": ("seat", "tile", "square"),
    "swaps": ("seat", "square", "square"),
    "moves_figure": ("seat", "square", "square"),
    "keeps": ("seat", "count"),
    "shows_counsels": ("seat", "count"),
    "passes": ("seat",),
    "act_ends": ("count",),
    "epoch_ends": ("count",),
    "turned_down": ("tile", "square"),
    "adds_up": ("square", "count", "count", "count"),
    "scores": ("seat", "piece", "count"),
    "stands_at": ("seat", "count"),
    "game_over": (),
}

(
    ACT_BEGINS,
    EPOCH_BEGINS,
    DEALT,
    SEES,
    TURN_BEGINS,
    DRAWS,
    PLACES_FIGURE,
    PLACES_TILE,
    PLACES_DRAWN,
    CASHES,
    REPLACES,
    REMOVES,
    SWAPS,
    MOVES_FIGURE,
    KEEPS,
    SHOWS_COUNSELS,
    PASSES,
    ACT_ENDS,
    EPOCH_ENDS,
    TURNED_DOWN,
    ADDS_UP,
    SCORES,
    STANDS_AT,
    GAME_OVER,
) = range(24)
