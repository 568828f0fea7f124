"""What is drawn of hoard: the types of its view. Seats and slots are counted from 1.

An open card that nobody can touch is its word alone: ``card:red king's treasure``.
"""

from __future__ import annotations

from heorot.core import view
from heorot.core.view import Part, Thing


class Back(Thing, frozen=True, kw_only=True):
    """A card of which everybody sees the back alone.

    Its name is its colour, and the number of the pile in which it was shuffled if that is not the
    first (H22).
    """

    seen_by: tuple[int, ...] = ()
    """The seats that have seen its front (H21), besides the one in whose hand it is."""

    @property
    def colour(self) -> str:
        """``red``."""
        return self.name.partition(" ")[0]


class Seat(Thing, frozen=True, kw_only=True):
    """What lies before a seat, and its hand from behind."""

    hand: tuple[Back, ...] = ()
    """In order of arrival."""
    treasures: tuple[str, ...] = ()
    """The least valuable first."""
    lairs: tuple[str, ...] = ()
    lair_worth: tuple[int, ...] = ()
    """What each of them adds now (H20)."""
    knight: str | None = None
    sideways: bool = False
    """How the knight lies: the seat has skipped a turn and will not skip another (H2)."""
    unicorn: str | None = None


class Pile(Part, frozen=True, kw_only=True):
    """The draw pile."""

    top: Back
    below: dict[str, int]
    """The cards below the top, by colour."""


class Deed(Part, frozen=True, kw_only=True):
    """An action in progress."""

    card: str
    wizard: str | None = None
    target: int | None = None
    loot: Back | None = None
    """The first of two stolen cards (H12)."""


class Price(Part, frozen=True, kw_only=True):
    """What a treasure is worth and costs."""

    value: int
    own: int
    """Sheep of its own colour."""
    any: int
    """Sheep of any colour besides."""


class Fixed(Part, frozen=True, kw_only=True):
    """What never changes in a match."""

    start: int
    """The seat with the start card."""
    colours: tuple[str, ...]
    prices: dict[str, Price]
    """By front."""
    lair_points: tuple[int, ...]
    """For 0, 1, 2, … treasures of the colour of a lair; the last also for more (H20)."""
    draws: int
    hand_limit: int
    lair_limit: int
    treasures_to_end: int
    """Somebody's treasure of this number brings the last round."""


class Public(view.Public, frozen=True, kw_only=True):
    """What everybody sees."""

    last_round: bool = False
    turn: int
    """The seat whose turn it is."""
    phase: str
    laid: bool = False
    """Whether a treasure or lair was laid in this turn."""
    acted: bool = False
    """Whether an action was played in this turn."""
    field_touched: bool = False
    """Whether a field card was taken in this round (H18)."""
    pile: Pile
    field: tuple[Back, ...]
    drawn: tuple[Back, ...] = ()
    """The cards drawn in this turn and not seen yet (H3)."""
    deed: Deed | None = None
    discards: tuple[str, ...] = ()
    """The cards on the discard pile."""
    seats: tuple[Seat, ...]


class Held(Thing, frozen=True, kw_only=True):
    """A card of the reader's hand, and what the reader has begun to do with it (H24).

    Its name is its colour and its front.
    """

    chosen: bool = False
    """To be laid or played, or the wizard that goes along."""
    picked: bool = False
    """To pay with or to discard."""
    matched_by: tuple[int, ...] = ()
    """Of a treasure: the other cards of the hand, from 1, that pay for it as its own colour."""
    lacks_own: int = 0
    """Of a treasure: the sheep of its colour that the hand is short of to pay for it."""
    lacks_any: int = 0
    """Those of any colour besides."""

    @property
    def colour(self) -> str:
        """``red``."""
        return self.name.partition(" ")[0]

    @property
    def front(self) -> str:
        """``harp``, ``king's treasure``."""
        return self.name.partition(" ")[2]


class Known(Part, frozen=True, kw_only=True):
    """A card in another's hand that the reader has seen (H21)."""

    seat: int
    slot: int
    card: str


class Own(view.Own, frozen=True, kw_only=True):
    """What a seat knows besides."""

    hand: tuple[Held, ...] = ()
    """In order of arrival, as in its `Seat`."""
    known: tuple[Known, ...] = ()
    loot: str | None = None
    """The card just stolen, for whoever has seen it."""
