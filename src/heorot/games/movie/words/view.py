"""What a screen draws of movie and of Kingdoms, as types; `drawing.py` makes them.

Tiles are told by their words, such as ``tile:+2 mead``, and figures by theirs, ``piece:thane``;
what each of them shows never changes and stands in `Fixed` under the same words. Squares are told
by their names, such as ``c4``.
"""

from __future__ import annotations

import msgspec

from heorot.core import view
from heorot.core.view import Part, Thing

# What never changes in a match.


class Square(Thing, frozen=True, kw_only=True):
    """A square of a board: ``square:c4``."""

    row: int
    column: int
    gorge: bool = False
    """Whether a gorge is printed on it, so that it never holds anything."""


class Board(Part, frozen=True, kw_only=True):
    """The board of an act."""

    drawn: str
    """``straight``, or ``diagonal`` for one that is drawn turned by 45 degrees."""
    squares: tuple[Square, ...]


class Face(Part, frozen=True, kw_only=True):
    """What a tile shows."""

    name: str
    """``mead``, ``horn``; ``boon`` or ``peril`` where there is nothing but a number."""
    value: int | None = None
    """The number on it."""
    troves: tuple[int, ...] = ()
    """Of a Treasure: what it can be cashed for, by the act on its back."""


class Fixed(Part, frozen=True, kw_only=True):
    """Boards and components."""

    rules: str
    """``movie`` or ``kingdoms``."""
    start: int
    """The seat that began."""
    boards: tuple[Board, ...]
    """By act."""
    tiles: dict[str, Face]
    pieces: dict[str, int]
    """The figures with their stones; in Kingdoms the castles with their ranks."""


# What everybody sees.


class Tile(Thing, frozen=True, kw_only=True):
    """A tile on the board: ``tile:+2 mead``, ``square:c4``."""

    betrayed: bool = False
    """Whether Treachery would turn it down, so that it is worth nothing."""


class Figure(Thing, frozen=True, kw_only=True):
    """A figure on the board: ``piece:thane``, ``square:d3``."""

    points: int
    """What it would score now: the sums of its row and its column, times its stones."""
    extra: int = 0
    """Stones, or ranks, that are added to its own."""


class Line(Part, frozen=True, kw_only=True, array_like=True):
    """A part of a row or column between gorges: from which square to which, and its sum."""

    first: str
    last: str
    sum: int


class Lying(Part, frozen=True, kw_only=True):
    """What lies and stands on a board; the other squares are empty."""

    tiles: tuple[Tile, ...] = ()
    figures: tuple[tuple[Figure, ...], ...]
    """Those of each seat."""
    rows: tuple[Line, ...] = ()
    columns: tuple[Line, ...] = ()


class LastAct(Part, frozen=True, kw_only=True):
    """The act that ended last, as its figures scored."""

    act: int
    board: Lying


class Pool(Thing, frozen=True, kw_only=True):
    """The tiles left to draw: ``action:draw``."""

    size: int = 0


class Held(Part, frozen=True, kw_only=True):
    """A tile in a hand, as others see it."""

    act: int = 0
    """The act on its back; Kingdoms has one back."""
    known: str = ""
    """Its word, where everybody knows it."""


class Seat(Thing, frozen=True, kw_only=True):
    """A player: ``seat:2``."""

    forecast: int
    """The points if the act ended now."""
    figures: tuple[int, ...]
    """Those not on the board, by their stones, those of one first."""
    hand: tuple[Held, ...] = ()
    has_drawn: bool = False
    """In Kingdoms: a tile that is not placed yet."""


class Public(view.Public, frozen=True, kw_only=True):
    """The table."""

    act: int
    """The epoch in Kingdoms."""
    turn: int
    """The seat whose turn it is, or was when the match ended."""
    phase: str
    passes: int = 0
    """In succession."""
    pool: Pool
    unseen: tuple[int, ...]
    """How many tiles of the present act have not been open, in the order of `Fixed.tiles`."""
    board: Lying
    last_act: LastAct | None = None
    """When an act has ended, until something is placed in the next; and when the match has."""
    seats: tuple[Seat, ...]


# What one seat knows besides.


class Card(Thing, frozen=True, kw_only=True):
    """A tile of one's own: ``tile:+2 mead``, ``action:play``."""

    act: int = 0
    """The act on its back; Kingdoms has one back."""
    is_chosen: bool = False


class Supply(Thing, frozen=True, kw_only=True):
    """One's own figures of a kind that are not on the board: ``piece:thane``, ``action:figure``."""

    left: int
    is_chosen: bool = False


class Back(Thing, frozen=True, kw_only=True):
    """One of several equal tiles with different backs: ``back:act2``."""


class Own(view.Own, frozen=True, kw_only=True):
    """One's own tiles and figures, and what one has begun to choose."""

    hand: tuple[Card, ...] = ()
    drawn: Card | None = None
    """In Kingdoms: the tile to be placed."""
    figures: tuple[Supply, ...]
    backs: tuple[Back, ...] = ()
    """When one of them is asked for."""
    squares: tuple[str, ...] = ()
    """Those chosen so far."""
    changes: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    """By each square that would complete the choice: what figures would score more, by theirs.

    A figure that is not there yet is one's own.
    """
    unseen: tuple[int, ...]
    """As in `Public`, less the tiles of one's own."""
