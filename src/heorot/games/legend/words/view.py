"""What a screen draws of legend: the types.

Cards of a kind are alike, and so are tokens of a value: a thing stands for as many as it says. What
a card or a token shows is found by its name in `Fixed`. The name of an episode is a number, for
texts are found by it; an owner's path may have another order.
"""

from __future__ import annotations

from heorot.core import view
from heorot.core.view import Part, Thing

# What never changes.


class Face(Part, frozen=True, kw_only=True):
    """What a card shows: nothing, if it is a text card."""

    symbol: str = ""
    count: int = 0


class Value(Part, frozen=True, kw_only=True):
    """What a token is worth."""

    sort: str
    """``fame``, ``treasure``, ``alliance_fame``, ``alliance_treasure`` or ``misfortune``."""
    points: int


class Gain(Thing, frozen=True, kw_only=True):
    """What a space, a prize or an opportunity gives: ``gain:3 fame``, ``card:blessing``."""

    sort: str
    """``fame``, ``wound``, ``heal``, …; ``special`` for a special card."""
    count: int = 0
    """How much of it, where it can be counted."""
    card: str = ""
    """The name of the special card."""


class Price(Part, frozen=True, kw_only=True):
    """What an opportunity costs."""

    symbols: tuple[str, ...] = ()
    cards: int = 0
    """Of the hand, whatever they show."""
    fame: int = 0
    """Tokens of any value."""


class Episode(Thing, frozen=True, kw_only=True):
    """An episode of the path; its texts are found by its name, whatever its place."""

    kind: str
    symbols: tuple[str, ...] = ()
    """Those asked for."""
    spaces: tuple[Gain, ...] = ()
    available: int = 0
    """So many of the spaces, from the first on, can be taken in this match (L3)."""
    gain: Gain | None = None
    """Of an episode without spaces."""
    price: Price | None = None
    skipped: bool = False


class Fixed(Part, frozen=True, kw_only=True):
    """Path, cards and limits."""

    options: dict[str, bool]
    path: tuple[Episode, ...]
    selection: tuple[Gain, ...]
    """What a selection offers (L12), each with the action that takes it."""
    cards: dict[str, Face]
    """By their names."""
    tokens: dict[str, Value]
    """By their names."""
    deadly_wounds: int
    """From so many wounds on every one of them costs points (L38)."""
    scratches: int
    """So many can be borne; the next one turns all of them into a wound (L27)."""


# What everybody sees.


class Cards(Thing, frozen=True, kw_only=True):
    """Cards of a kind, and what is done with one that is touched: ``card:wit``, ``action:pick``."""

    count: int = 1


class Tokens(Thing, frozen=True, kw_only=True):
    """Tokens of a sort and value, and whose they are: ``token:1 fame``, ``seat:2``."""

    count: int = 1


class Space(Thing, frozen=True, kw_only=True):
    """A space of the present episode that is available in this match."""

    taken: bool = False


class Known(Part, frozen=True, kw_only=True):
    """What everybody has seen of somebody's things."""

    cards: tuple[Cards, ...] = ()
    """Of the hand."""
    tokens: tuple[Tokens, ...] = ()
    points: int
    """At the least: alliance tokens that nobody else has seen may add to them."""
    treasure: int = 0
    """What the treasure among them is worth, at the least."""


class Player(Thing, frozen=True, kw_only=True):
    """One who takes part."""

    cards: int = 0
    """In hand, without those that lie face down."""
    face_down: int = 0
    has_bid: bool = False
    laid: tuple[Cards, ...] = ()
    shown: tuple[Tokens, ...] = ()
    """Treasure revealed in an auction."""
    total: int = 0
    """Of the symbols laid, or of the treasure revealed."""
    rank: int = 0
    """0 while it is open."""
    is_out: bool = False
    """Of an auction."""
    tokens: int = 0
    """Square ones, which lie face down."""
    alliances: int = 0
    scratches: int = 0
    wounds: int = 0
    double_wound: bool = False
    """Whether two of them are on one tile."""
    known: Known | None = None
    """None while players are to remember it (L45)."""


class Supply(Part, frozen=True, kw_only=True):
    """Tokens that can still be gained."""

    fame: tuple[int, ...]
    """How many there are of each value, from 1 on."""
    treasure: tuple[int, ...]
    alliances: int
    misfortunes: int


class Public(view.Public, frozen=True, kw_only=True):
    """The table."""

    episode: int
    """The place on the path, from 1."""
    phase: str
    start: int
    """The start player."""
    spaces: tuple[Space, ...] = ()
    offer: tuple[Cards, ...] = ()
    """Cards turned up."""
    pile: int
    discards: dict[str, int]
    """How many cards there are of each kind, by its name."""
    special_cards: tuple[Cards, ...] = ()
    """Those that nobody has won yet."""
    supply: Supply
    players: tuple[Player, ...]


# What is one's own.


class Hand(Cards, frozen=True, kw_only=True):
    """Cards of a kind in one's hand."""

    chosen: int = 0
    """Of them, for a bid or a payment."""
    matches: bool = False
    """Whether they show what is asked for, where some cards do and others do not."""


class Purse(Tokens, frozen=True, kw_only=True):
    """Tokens of one's own: ``token:1 fame`` alone."""

    chosen: int = 0
    """Of them, to be given."""


class Own(view.Own, frozen=True, kw_only=True):
    """What a seat knows besides."""

    hand: tuple[Hand, ...] = ()
    matching: int | None = None
    """The symbols in hand that count, where some cards match and others do not."""
    tokens: tuple[Purse, ...] = ()
    points: int
    sources: dict[str, int]
    """Where they come from."""
    treasure: int = 0
    """What one's treasure is worth."""
