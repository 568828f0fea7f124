"""What lies on the table in hoard.

Cards are numbered so that their colour can be read off the number, and so are backs::

    card   0 … 94     place among its colour's 19 cards * 5 + colour; the box knows its front
    kind   0 … 84     front * 5 + colour: equal copies are one kind
    back   0 …        dealing * 5 + colour: all that a stranger sees of a hidden card (H22)

An order or a front that nobody knows does not exist yet. The pile is the colour of its top card
and a number of further cards of each colour; a card in pile, field or among the cards just drawn
is a back. Its front is drawn at the moment somebody looks at it, from the `loose` cards of its
dealing and colour.
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
    veiled_by,
)
from heorot.core.rule import Told

NONE: Final = -1
"""No card, no seat."""

SEATS: Final = 4
COLOURS: Final = 5
CARDS: Final = 95
FRONTS: Final = 17
KINDS: Final = FRONTS * COLOURS
FIELD: Final = 4
START_HAND: Final = 4
HAND_LIMIT: Final = 10
ROUND_LIMIT: Final = 100
SHEPHERDESS_DRAWS: Final = 2
HAND: Final = 14
"""No hand exceeds 14 cards: 10, three drawn, two stolen for the thief played (H4)."""

# Fronts, in the order of the box. The first eight are the treasures.
COINS, RING, HARP, GEMS, CHEST, KINGS_TREASURE, WISHING_TREE, ROYAL = range(8)
LAIR, DRAGON, WIZARD, MOB, KNIGHT, THIEF, SHEPHERDESS, UNICORN, WILD_SHEEP = range(8, FRONTS)

FRONT_NAMES: Final = (
    *("coins", "ring", "harp", "gems", "chest", "kings_treasure", "wishing_tree", "royal"),
    *("lair", "dragon", "wizard", "mob", "knight", "thief", "shepherdess", "unicorn"),
    "wild_sheep",
)
COLOUR_NAMES: Final = ("red", "blue", "yellow", "purple", "orange")

# Phases: what the table waits for. All of this is public.
OVER: Final = 0
DRAWING: Final = 1
"""The active player takes a card from field or pile (H3)."""
EXTRA: Final = 2
"""Two players: the third draw is offered (H3)."""
PLAYING: Final = 3
"""The active player plays a treasure, a lair, an action, or ends the turn (H5)."""
ANSWERING: Final = 4
"""An opponent concerned may answer with a dragon (H16)."""
YIELDING: Final = 5
"""A victim of the mob picks the cards to discard (H10)."""
STEALING: Final = 6
"""The thief's player picks a card by its back (H12)."""
TRIMMING: Final = 7
"""The active player discards down to the hand limit (H4)."""
VOTING: Final = 8
"""The players are asked whether to renew the untouched field (H18)."""
PHASES: Final = (
    "over",
    "drawing",
    "extra",
    "playing",
    "answering",
    "yielding",
    "stealing",
    "trimming",
    "voting",
)

# Steps: how far the active player's own, still private, choice has come (H24).
CHOOSING: Final = 0
PAYING: Final = 1
ASKING_WIZARD: Final = 2
TARGETING: Final = 3
STEPS: Final = ("choosing", "paying", "wizard", "targeting")

# Places of a card.
HIDDEN: Final = 0
"""Nobody but those who have seen it knows its front: hands, pile, field, cards just drawn."""
DISCARDED: Final = 1
IN_PROGRESS: Final = 2
"""An action, or its wizard, while it is carried out (H9, H17)."""
BEFORE: Final = 3
"""BEFORE + seat: treasures, lairs, knight and unicorn lying before a seat."""


@record
class Player:
    """One seat."""

    size: int = field(PUBLIC)
    """Cards in hand."""
    hand: list[int] = field(veiled_by("seen_by"), cells=HAND)
    """The cards in order of arrival; `NONE` beyond `size`."""
    back: list[int] = field(PUBLIC, cells=HAND, bits=16)
    """Their backs; `NONE` beyond `size`."""
    seen_by: list[int] = field(PUBLIC, cells=HAND)
    """A bit for every seat that has seen the front (H21)."""
    ruled_out: list[int] = field(PUBLIC, cells=HAND)
    """The fronts, as bits of `Box.double`, that the card cannot have: of two equal cards that look
    alike the first goes first, and one behind this one went (H9)."""
    row: list[int] = field(PUBLIC, cells=COLOURS)
    """Treasures laid, by colour."""
    worth: int = field(PUBLIC, bits=16)
    """The values of the treasures laid, added up."""
    lair: list[int] = field(PUBLIC, cells=COLOURS)
    """1 where a lair of the colour is laid."""
    knight: int = field(PUBLIC)
    """The knight lying before this seat, or `NONE`."""
    sideways: int = field(PUBLIC)
    """1 when that knight is turned sideways (H2)."""
    unicorn: int = field(PUBLIC)
    """The unicorn lying before this seat, or `NONE`."""

    step: int = field(OWNER)
    """How far an unfinished choice has come."""
    chosen: int = field(OWNER)
    """The treasure or action chosen, or `NONE`."""
    helper: int = field(OWNER)
    """The wizard chosen to ride along, or `NONE`."""
    picked: int = field(OWNER, bits=16)
    """A bit for every hand card picked for payment or discard."""


@record
class State:
    """The whole table."""

    player_count: int = field(PUBLIC)
    start: int = field(PUBLIC)
    """The seat with the start card."""
    round: int = field(PUBLIC)
    """1 for the first."""
    active: int = field(PUBLIC)
    """Whose turn it is."""
    phase: int = field(PUBLIC)
    decider: int = field(PUBLIC)
    """Who is asked now; `NONE` when the game is over."""

    drawn_size: int = field(PUBLIC)
    drawn: list[int] = field(PUBLIC, cells=3, bits=16)
    """Backs of the cards drawn in this turn, unseen until the last is drawn (H3)."""
    laid: int = field(PUBLIC)
    """1 when the active player has laid a treasure or lair in this turn."""
    acted: int = field(PUBLIC)
    """1 when the active player has played an action in this turn."""
    action: int = field(PUBLIC)
    """The action card in progress, or `NONE`."""
    wizard: int = field(PUBLIC)
    """The wizard that came with it, or `NONE`."""
    target: int = field(PUBLIC)
    """The seat that knight or thief in progress is aimed at, or `NONE`."""
    loot: int = field(veiled_by("loot_seen_by"))
    """The first card stolen while the thief's player picks the second, or `NONE` (H12)."""
    loot_back: int = field(PUBLIC, bits=16)
    loot_seen_by: int = field(PUBLIC)
    loot_ruled_out: int = field(PUBLIC)

    grazed: int = field(PUBLIC)
    """1 when somebody took a field card in this round (H18)."""
    field_backs: list[int] = field(PUBLIC, cells=FIELD, bits=16)
    """Backs of the field's cards."""
    top: int = field(PUBLIC, bits=16)
    """The back of the pile's top card."""
    rest: list[int] = field(PUBLIC, cells=COLOURS)
    """How many cards of each colour lie below the top: all backs are public, so this is too."""
    dealing: int = field(PUBLIC, bits=16)
    """The number of the present pile (H22)."""

    place: list[int] = field(PUBLIC, cells=CARDS)
    """Where each card lies, as far as everybody knows."""
    pile_of: list[int] = field(PUBLIC, cells=CARDS, bits=16)
    """The dealing in which a `HIDDEN` card was shuffled; `NONE` for the others."""
    loose: list[int] = field(SECRET, cells=CARDS)
    """1 for a card nobody has looked at in its dealing: its front lies under no particular back."""

    worths: list[int] = field(TRANSIENT, cells=HAND, bits=16)
    """While greedy values its choices: what each card of its hand is worth to it,"""
    order: list[int] = field(TRANSIENT, cells=HAND)
    """and their slots, those of the least worth first."""

    players: list[Player] = seats(Player, SEATS)
    events: list[Told] = told()
