"""The parts of a view of beest, as types.

A cave is told by its name; what it looks like is among the fixed things. Whoever takes part is
listed in the order of the seats, the Silent One last, and so is whatever holds a number for each.
"""

from __future__ import annotations

from heorot.core import view
from heorot.core.view import Part, Thing

Who = int | str
"""A seat from 1, or ``silent``."""


class Cave(Part, frozen=True, kw_only=True):
    """A kind of cave card."""

    name: str
    short: str
    """As actions write it: ``m-tb``."""
    entrance: str
    exits: tuple[str, ...]
    copies: int
    """In the box."""


class Fixed(Part, frozen=True, kw_only=True):
    """What never changes in a match."""

    caves: tuple[Cave, ...]
    positions: tuple[str, ...]
    """Of entrances and exits, from the top."""
    hideout: int
    """So many caves at the end of a row are the hideout (B3)."""
    stacks: tuple[str, ...]
    """That are dealt; the first is the Beest's (B1)."""
    complete: int
    """Markers received by whoever can have a complete set (B12, B13)."""
    expeditions: int
    rounds: int
    """After so many an expedition is abandoned (B16)."""


class Participant(Thing, frozen=True, kw_only=True):
    """One who takes part: a seat, or the Silent One (B10)."""

    who: Who
    row: tuple[str, ...] = ()
    """The caves from left to right."""
    fits: tuple[bool, ...] = ()
    """Whether each cave of the row fits the next one (B3)."""
    passage: bool = False
    """Whether the hideout is a passage; not while it is still to get a cave (B7)."""
    markers: int = 0
    """Received."""
    left: int = 0
    """Still to be given away."""
    met: tuple[Who, ...] = ()
    """In this order."""
    cleared: bool = False
    """Whether all have seen that this is not the Beest (B11, B12)."""
    shown: str | None = None
    """The stack shown when the last expedition ended (B19)."""
    heads: int = 0
    """On the black marker, once all is shown: when the match is over."""
    points: tuple[int, ...] = ()
    """Of every expedition that has ended."""


class Chances(Part, frozen=True, kw_only=True):
    """What can be concluded (B17): in how many of equally likely cases something holds of each."""

    cases: int
    beest: tuple[int, ...]
    infected: tuple[int, ...]
    complete: tuple[int | None, ...]
    """That it is right to name them; none where it cannot be (B13)."""


class Card(Thing, frozen=True, kw_only=True):
    """A cave in the hand of the player on turn, which is open (B4)."""

    fits: tuple[Who, ...] = ()
    """Whose last cave it would fit (B3)."""
    passage: tuple[Who, ...] = ()
    """Whose hideout it would make a passage."""


class Ended(Part, frozen=True, kw_only=True):
    """How an expedition ended."""

    ending: str
    by: Who | None = None
    """Who won by oneself or announced."""
    beest: Who


class Public(view.Public, frozen=True, kw_only=True):
    """What everybody sees."""

    start: int
    """The seat that began this expedition."""
    participants: tuple[Participant, ...]
    pile: int = 0
    """Caves left in it."""
    hand: tuple[Card, ...] = ()
    chances: Chances | None = None
    """As whoever only looks on can reckon them; none when the match is over."""
    ended: tuple[Ended, ...] = ()


class Marker(Thing, frozen=True, kw_only=True):
    """A marker received."""

    giver: Who


class Chosen(Thing, frozen=True, kw_only=True):
    """A cave that is given a place, while others lack one (B6)."""

    who: Who
    fits: bool = False
    """Whether it fits the last cave of the row."""
    passage: bool = False
    """Whether it makes the hideout a passage."""


class Stakes(Part, frozen=True, kw_only=True):
    """What an announcement scores (B13)."""

    right: int
    wrong: int


class Own(view.Own, frozen=True, kw_only=True):
    """What a seat knows besides."""

    stack: str
    side: str
    """``beest``, ``infected`` or ``clean``."""
    received: tuple[Marker, ...] = ()
    heads: tuple[int, ...] = ()
    """On everybody's black marker, 0 for none; empty while the seat does not know the Beest."""
    chances: Chances | None = None
    """As this seat can reckon them; none when the match is over."""
    choice: tuple[Chosen, ...] = ()
    meets: Who | None = None
    """With whom the caves chosen so far would lead to an exchange (B7)."""
    stakes: Stakes | None = None
    """While the seat may announce."""
