"""What lies on the table in movie, and in Kingdoms, its parent.

Tiles are numbered by their faces, and what a square holds by one number::

    face     1 …  6   boons +1 … +6                   25 … 30   Valor +1 … +6
             7 … 12   perils -1 … -6                  31 … 36   Temptation -1 … -6
            13 … 18   Treasure +1 … +6                37 … 42   Drunkenness -1 … -6
            19 … 24   Mead +1 … +6                    43 … 50   tiles without a number
    kind    set * 51 + face: equal faces of equal backs are one kind, and one choice (M1)
    content     0     an empty square
             1 … 50   a tile: its face
                51    a gorge printed on the board (M11)
                52    no square at all
                53    a tile that is turned face down, while an act is scored (M13)
            64 … 79   FIGURE + seat * 4 + stones - 1

Squares are numbered in reading order, those that a board has and no others. Nobody knows the order
of a pool or which of two equal tiles is which, so neither exists: pool and hands are multisets.
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import (
    OWNER,
    PUBLIC,
    SECRET,
    TRANSIENT,
    field,
    record,
    seats,
    told,
)
from heorot.core.rule import Told

NONE: Final = -1
"""No square, no seat, no slot, no tile."""

SEATS: Final = 4
ACTS: Final = 3
SQUARES: Final = 50
"""The most a board has."""
ROWS: Final = 10
COLUMNS: Final = 8
CELLS: Final = ROWS * COLUMNS
"""Places of the grid that boards are cut from."""
WAYS: Final = 4
"""Left, right, up, down."""
RANKS: Final = 5
"""Figures are counted by their stones, 1 to 4; 0 is no figure."""
PARTS: Final = 2 * SQUARES
"""The most parts of rows and columns that a board can have."""
HAND: Final = 8
"""No hand exceeds this: it grows by Good Counsels alone, of which a box has at most 7 (M4)."""

NUMBERS: Final = 6
BOON: Final = 1
PERIL: Final = 7
TREASURE: Final = 13
MEAD: Final = 19
VALOR: Final = 25
TEMPTATION: Final = 31
DRUNKENNESS: Final = 37
HORN: Final = 43
TREACHERY: Final = 44
STATUE: Final = 45
COUNSEL: Final = 46
DRAGON: Final = 47
MINE: Final = 48
WIZARD: Final = 49
GORGE: Final = 50
FACES: Final = 51
"""One more than the last face."""
KINDS: Final = ACTS * FACES

EMPTY: Final = 0
PRINTED: Final = 51
NO_SQUARE: Final = 52
TURNED: Final = 53
FIGURE: Final = 64
CONTENTS: Final = FIGURE + SEATS * 4

# Phases: what the table waits for. All of this is public.
OVER: Final = 0
TURN: Final = 1
"""The active player places a figure, draws, or does what is left to do (M2, M3, M24)."""
PLAYING: Final = 2
"""The active player has drawn, and plays a tile (M2); in Kingdoms the one drawn (M24)."""
PHASES: Final = ("over", "turn", "playing")

# Steps: how far the active player's own, still private, choice has come.
CHOOSING: Final = 0
BACKING: Final = 1
"""Which of two tiles with one face but different backs."""
FIGURE_AT: Final = 2
"""Where to place the figure."""
TILE_AT: Final = 3
"""Where to place the tile; or to cash it (M17), or which Mead it replaces (M18)."""
REMOVING: Final = 4
"""Which tile Temptation or Valor removes, if any (M15, M16)."""
SWAPPING: Final = 5
"""Which tile the Golden Statue swaps, if any (M20)."""
SWAPPING_WITH: Final = 6
MOVING: Final = 7
"""Which figure Good Counsel moves (M21)."""
MOVING_TO: Final = 8
STEPS: Final = (
    *("choosing", "backing", "figure_at", "tile_at", "removing"),
    *("swapping", "swapping_with", "moving", "moving_to"),
)


@record
class Player:
    """One seat."""

    points: int = field(PUBLIC, bits=16)
    """Saga points; gold in Kingdoms."""
    scored: list[int] = field(PUBLIC, cells=ACTS, bits=16, digested=False)
    """What the figures brought, by act."""
    figures: list[int] = field(PUBLIC, cells=RANKS)
    """Figures not on the board, by stones."""
    size: int = field(PUBLIC)
    """Tiles in hand."""
    held: list[int] = field(PUBLIC, cells=ACTS)
    """Tiles in hand by their backs (M9)."""
    counsels: list[int] = field(PUBLIC, cells=ACTS)
    """How many of these are known to be Good Counsels: who cannot play a tile has no other (M4)."""
    hand: list[int] = field(OWNER, cells=HAND, bits=16)
    """The kinds of the tiles, in ascending order; `NONE` beyond `size`."""
    drawn: int = field(OWNER)
    """Kingdoms: the face of the tile drawn and not yet placed, or 0 (M24)."""

    step: int = field(OWNER)
    """How far an unfinished choice has come."""
    figure: int = field(OWNER)
    """The stones of the figure chosen, or 0."""
    chosen: int = field(OWNER)
    """The slot of the tile chosen, or `NONE`."""
    square: int = field(OWNER)
    """The square chosen: where the tile goes, or the figure that moves; or `NONE`."""
    target: int = field(OWNER)
    """The first of two tiles to be swapped, or `NONE`."""


@record
class State:
    """The whole table."""

    player_count: int = field(PUBLIC)
    start: int = field(PUBLIC)
    """The seat that began the game."""
    act: int = field(PUBLIC)
    """0 for the first; an epoch in Kingdoms."""
    active: int = field(PUBLIC)
    """Whose turn it is."""
    phase: int = field(PUBLIC)
    decider: int = field(PUBLIC)
    """Who is asked now; `NONE` when the game is over."""
    passes: int = field(PUBLIC)
    """Passes in succession (M4)."""

    board: list[int] = field(PUBLIC, cells=SQUARES)
    """What each square holds."""
    empties: int = field(PUBLIC)
    """Squares that hold nothing."""
    treacheries: int = field(PUBLIC)
    """Treachery tiles on the board."""
    finished: list[int] = field(PUBLIC, cells=SQUARES, digested=False)
    """What each square held when the last act ended; all empty before that."""

    unseen: list[int] = field(PUBLIC, cells=KINDS)
    """Tiles of each kind whose faces have not been open on the table."""
    pool_size: int = field(PUBLIC)
    pool: list[int] = field(SECRET, cells=FACES)
    """Tiles of each face that can still be drawn in this act."""

    # What a player who looks at the whole board reckons with (`reckoning.py`). Of every square:
    row_part: list[int] = field(TRANSIENT, cells=SQUARES)
    """The number of the part of its row that it lies in,"""
    column_part: list[int] = field(TRANSIENT, cells=SQUARES)
    """and of its column;"""
    brings: list[int] = field(TRANSIENT, cells=SQUARES, bits=32)
    """what a tile without a number would bring there."""
    foreseen: int = field(TRANSIENT)
    """Whether that is known of such a tile."""
    free: list[int] = field(TRANSIENT, cells=SQUARES)
    """The empty squares, as many as there are;"""
    stands: list[int] = field(TRANSIENT, cells=SQUARES)
    """the squares on which figures stand;"""
    standing: int = field(TRANSIENT)
    """so many of them."""
    marks: list[int] = field(TRANSIENT, cells=SQUARES)
    """The squares with tiles that are no numbers;"""
    marked: int = field(TRANSIENT)
    """so many of them."""
    parts: int = field(TRANSIENT)
    """The parts of all rows and columns. Of each of them:"""
    sums: list[int] = field(TRANSIENT, cells=PARTS, bits=16)
    """What it adds up to, in tenths of a point;"""
    pull: list[int] = field(TRANSIENT, cells=PARTS, bits=16)
    """the stones in it, that is how often a number counts there;"""
    horns: list[int] = field(TRANSIENT, cells=PARTS)
    """the Horns in it;"""
    spells: list[int] = field(TRANSIENT, cells=PARTS)
    """the tiles in it that change how it counts, as bits;"""
    gains: list[int] = field(TRANSIENT, cells=PARTS, bits=32)
    """what a tile without a number would bring in it."""
    spelled: int = field(TRANSIENT)
    """All of the spells that lie anywhere."""

    players: list[Player] = seats(Player, SEATS)
    events: list[Told] = told()
