"""What lies on the table in legend.

Cards of a kind are alike, so a hand is a row of counts by kind::

     0 …  9   travelling, friendship, wit, courage, fighting: single, then double
    10        Beowulf
    11 … 15   symbol cards among the special ones: hides, shield, sword, ships, oath
    16 … 20   text cards: blessing, inspiration, daring, resolve, rest

The draw pile and the pool of alliance tokens are rows of counts, too: an order that nobody knows
does not exist. Square tokens lie face down but were taken openly, so that their values are public
(L45); the faces of alliance tokens are their owner's::

    face   0 … 2   alliance: fame 1 to 3        3 … 5   alliance: treasure 1 to 3
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import OWNER, PUBLIC, SECRET, TRANSIENT, field, record, seats, told
from heorot.core.rule import Told

NONE: Final = -1
"""No seat."""

SEATS: Final = 5
EPISODES: Final = 36
SPACES: Final = 5
START_HAND: Final = 5
"""Cards dealt to each besides Beowulf and the double fighting card (L2)."""

# Symbols. Beowulf stands for any of the others.
TRAVELLING, FRIENDSHIP, WIT, COURAGE, FIGHTING, BEOWULF = range(6)
SYMBOLS: Final = 5
"""Those that an episode can ask for."""
UNSEEN_CARD: Final = 6
TREASURE_POINT: Final = 7
OUTLOOKS: Final = 8
"""What a player puts a value on beforehand: each symbol, and these two."""
SYMBOL_NAMES: Final = ("travelling", "friendship", "wit", "courage", "fighting", "beowulf")

# Kinds of cards.
DOUBLE_FIGHTING: Final = 9
WILD: Final = 10
ACTIVITIES: Final = 11
"""Kinds 0 to 10 are the activity cards: the only ones in the pile."""
HIDES, SHIELD, SWORD, SHIPS, OATH = range(11, 16)
SYMBOL_KINDS: Final = 16
"""Kinds 0 to 15 show symbols; the others are text cards."""
BLESSING, INSPIRATION, DARING, RESOLVE, REST = range(16, 21)
KINDS: Final = 21
KIND_NAMES: Final = (
    *("travelling", "double travelling", "friendship", "double friendship", "wit", "double wit"),
    *("courage", "double courage", "fighting", "double fighting", "beowulf"),
    *("hides", "shield", "sword", "ships", "oath"),
    *("blessing", "inspiration", "daring", "resolve", "rest"),
)

# Tokens.
FAMES: Final = 8
"""Square fame tokens have values 1 to 7; rows of them are indexed by value."""
TREASURES: Final = 5
"""Square treasure tokens have values 1 to 4."""
FACES: Final = 6
TREASURE_FACES: Final = 3
"""Faces 3 to 5 show treasure 1 to 3; faces 0 to 2 show fame 1 to 3."""
GIVEN: Final = FAMES + TREASURE_FACES
"""A row of fame tokens to be given: squares by value, then alliances by face."""
MISFORTUNE_POINTS: Final = -2
MOST_SCRATCHES: Final = 2
"""The next one turns all of them into a wound (L27)."""
DEADLY_WOUNDS: Final = 3
"""From so many on every wound costs points (L38)."""

# Kinds of episodes.
OPPORTUNITY, RISK, SIMULTANEOUS, TURN_ORDER, SELECTION, RECOVERY, TREASURE, RANKING, DEATH = range(
    9
)
EPISODE_KINDS: Final = (
    *("opportunity", "risk", "simultaneous", "turn_order", "selection", "recovery", "treasure"),
    *("ranking", "death"),
)
WITH_SPACES: Final = (SIMULTANEOUS, TURN_ORDER, RANKING, DEATH)

# What an opportunity costs (L9 to L11).
TWO_CARDS: Final = 1
"""Any two hand cards."""
TWO_SYMBOLS: Final = 2
"""Two of the symbol of the episode."""
ONE_OF_EACH: Final = 3
TWO_FAME_TOKENS: Final = 4
PRICE_NAMES: Final = ("", "two cards", "two symbols", "one of each", "two fame tokens")

# What a space or an opportunity gives; all but the last have a number beside them.
NOTHING, FAME_GAIN, TREASURE_GAIN, ALLIANCES, CARDS, SPECIAL = range(6)
GAINS: Final = 12
WOUND, SCRATCH, MISFORTUNE, DOUBLE_WOUND, FAME_OR_HEAL, HEAL = range(6, GAINS)

# Phases: what the table waits for. All of this is public.
OVER: Final = 0
TRADING: Final = 1
"""An opportunity is offered (L9)."""
RISKING: Final = 2
"""A risk is offered in a minor episode (L8)."""
SELECTING: Final = 3
"""One of five gains is offered (L12)."""
PICKING: Final = 4
"""A card of the recovery is to be taken (L13)."""
BIDDING: Final = 5
"""Cards are chosen in secret for a simultaneous major (L15)."""
STRIVING: Final = 6
"""A turn in a turn-order major (L17)."""
TAKING: Final = 7
"""A free space is to be taken (L21)."""
HEALING: Final = 8
"""Fame or healing, at the first space of Death (L37)."""
AUCTION: Final = 9
"""A turn in a treasure episode (L41)."""
ASKING_BLESSING: Final = 10
"""Cards would leave: one may be taken back (L32)."""
ASKING_INSPIRATION: Final = 11
"""The harm of a space may be refused (L33)."""
ASKING_RESOLVE: Final = 12
"""A failed risk may be ignored (L35)."""
ASKING_REST: Final = 13
"""The third scratch arrives (L36)."""
PHASES: Final = (
    *("over", "trading", "risking", "selecting", "picking", "bidding", "striving", "taking"),
    *("healing", "auction", "blessing", "inspiration", "resolve", "rest"),
)
# Phases that pass by themselves, up to the next decision: never seen between two actions.
NEXT_EPISODE: Final = 20
NEXT_SEAT: Final = 21
"""The next one in a minor episode, or the next bid."""
REVEALING: Final = 22
LEAVING: Final = 23
"""The laid cards of a seat leave the table."""
LEFT: Final = 24
"""They have left."""
NEXT_STRIVER: Final = 25
NEXT_BIDDER: Final = 26
NEXT_CHOOSER: Final = 27


@record
class Player:
    """One seat."""

    size: int = field(PUBLIC)
    """Cards in hand, those of a bid that lies face down included."""
    hand: list[int] = field(OWNER, cells=KINDS)
    known: list[int] = field(PUBLIC, cells=KINDS)
    """Cards of the hand that everybody knows of (L45); every special card is among them."""
    picked: list[int] = field(OWNER, cells=KINDS)
    """Hand cards chosen for a bid or a payment, until it is shown."""
    picks: int = field(OWNER)
    """How many cards or tokens are chosen so far."""
    given: list[int] = field(OWNER, cells=GIVEN)
    """Fame tokens chosen to be given (L11)."""
    down: int = field(PUBLIC)
    """Cards of this seat that lie face down (L16)."""
    laid: list[int] = field(PUBLIC, cells=SYMBOL_KINDS)
    """Cards that lie open before this seat: laid in a major, or paid."""
    total: int = field(PUBLIC, bits=16)
    """Their symbols that count, or the value of the treasure shown."""
    rank: int = field(PUBLIC)
    """1 for the first; 0 while it is open. Who is out of an auction has rank 1."""

    fame: list[int] = field(PUBLIC, cells=FAMES)
    treasure: list[int] = field(PUBLIC, cells=TREASURES)
    alliance: list[int] = field(OWNER, cells=FACES)
    alliances: int = field(PUBLIC)
    """How many alliance tokens."""
    shown: list[int] = field(PUBLIC, cells=FACES)
    """Alliance tokens whose face everybody has seen."""
    bid_treasure: list[int] = field(PUBLIC, cells=TREASURES)
    """Treasure shown in the auction: squares by value."""
    bid_alliance: list[int] = field(PUBLIC, cells=FACES)
    """And alliances by face."""
    misfortunes: int = field(PUBLIC)
    scratches: int = field(PUBLIC)
    wounds: int = field(PUBLIC)
    """Tiles of one wound."""
    double_wound: int = field(PUBLIC)
    """1 with the tile of two wounds."""


@record
class State:
    """The whole table."""

    player_count: int = field(PUBLIC)
    advanced: int = field(PUBLIC)
    fallen: int = field(PUBLIC)
    bluffing: int = field(PUBLIC)
    memory: int = field(PUBLIC)
    """1 when screens hide what players saw and must remember (L45); of no effect on play."""
    start: int = field(PUBLIC)
    """The start player."""
    episode: int = field(PUBLIC)
    """0 for the first; `EPISODES` when all are over."""
    phase: int = field(PUBLIC)
    decider: int = field(PUBLIC)

    acted: int = field(PUBLIC)
    """How many have acted in the episode, counted from the start player."""
    standing: int = field(PUBLIC)
    """How many are still in a turn-order major or an auction."""
    risked: int = field(PUBLIC)
    """1 when a risk was taken in this turn (L20)."""
    laid_now: int = field(PUBLIC)
    """1 when something was laid in this turn."""
    chooser: int = field(PUBLIC)
    """The rank that takes a space now; 0 before that."""
    space: int = field(PUBLIC)
    """The space just taken, while its gain is in question, or `NONE`."""
    taken: int = field(PUBLIC)
    """A bit for every space that is taken."""

    pile: list[int] = field(SECRET, cells=ACTIVITIES)
    pile_size: int = field(PUBLIC)
    discard: list[int] = field(PUBLIC, cells=ACTIVITIES)
    discard_size: int = field(PUBLIC)
    dealing: int = field(PUBLIC, bits=16)
    """How often the discard pile has become the pile."""
    offer: list[int] = field(PUBLIC, cells=ACTIVITIES)
    """Cards on offer in a recovery, or turned up in a risk that failed."""
    waiting: int = field(PUBLIC, bits=16)
    """A bit for every special card that lies beside the board: kind 11 is bit 0."""

    fame: list[int] = field(PUBLIC, cells=FAMES)
    """Square tokens left in the supply, by value."""
    treasure: list[int] = field(PUBLIC, cells=TREASURES)
    credited: int = field(PUBLIC)
    """Fame 2 given out beyond the supply (L24)."""
    misfortunes: int = field(PUBLIC)
    pool: list[int] = field(SECRET, cells=FACES)
    """Alliance tokens that are face down in the pool."""
    pool_size: int = field(PUBLIC)
    drawn: int = field(PUBLIC, bits=16)
    """Alliance tokens drawn so far."""

    outlook: list[int] = field(TRANSIENT, cells=OUTLOOKS, bits=16)
    """For a player who thinks: what each symbol is worth, an unseen card, a point of treasure;"""
    worth_of_rank: list[int] = field(TRANSIENT, cells=SEATS, bits=32)
    """in a major, what each rank is worth, the first at 0,"""
    reach: list[int] = field(TRANSIENT, cells=SEATS, bits=32)
    """how many symbols each rival may bring, in hundredths,"""
    stock: list[int] = field(TRANSIENT, cells=SYMBOLS + 1)
    """and the symbols of the own hand, by symbol."""

    players: list[Player] = seats(Player, SEATS)
    events: list[Told] = told()
