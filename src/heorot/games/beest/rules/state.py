"""What lies on the table in beest.

Whoever takes part has a record: the seats by their numbers and, with three to five of them, the
Silent One behind the last (B10)::

    players   0 … H - 1   the seats         H   the Silent One, where H < 6
    stack     0           the Beest's       1 … 5   a colour's
    cave      0 … 8       entrance * 3 + way

    entrance, position     0 top   1 middle   2 bottom
    way                    0 leads to top and middle   1 to top and bottom   2 to middle and bottom

Stacks are the only secret. Who has met whom, and in which order, is public (B17), and markers leave
a stack in a fixed order (B1): so where every marker lies follows from who was dealt which stack,
and no marker has a field of its own.
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import OWNER, PUBLIC, TRANSIENT, field, record, seats, told, veiled_by
from heorot.core.rule import Told

NONE: Final = -1
"""No cave, no stack, no seat."""

SEATS: Final = 6
"""At most so many take part, the Silent One included."""
SILENT: Final = SEATS
"""The Silent One where numbers are told: its place in `players` depends on who sits there."""
CAVES: Final = 9
POSITIONS: Final = 3
CARDS: Final = 27
HAND: Final = SEATS - 1
"""A hand has a cave for everybody else."""
ROW: Final = 7
"""No row exceeds seven caves: two, and one from each of five others (B3)."""
KEPT: Final = 2
"""So many caves stay in a row (B4)."""
HIDEOUT: Final = 3
FEWEST: Final = 3
EXPEDITIONS: Final = 5
"""A match has three to five of them (B15)."""
ROUND_LIMIT: Final = 40

BLACK: Final = 0
"""The Beest's stack."""
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "white")
STACK_NAMES: Final = ("black", *COLOUR_NAMES)
POSITION_NAMES: Final = ("top", "middle", "bottom")
WAYS: Final = ((0, 1), (0, 2), (1, 2))
"""The two exits of each way."""

# Phases: what the table waits for.
OVER: Final = 0
BEFORE: Final = 1
"""The turn begins: does the player on turn announce that somebody has won (B13)?"""
LAYING: Final = 2
"""The player on turn chooses which cave goes to whom (B6)."""
AFTER: Final = 3
"""The player on turn has met whoever was to be met: is something to be announced (B13)?"""
PHASES: Final = ("over", "before", "laying", "after")
# What follows without a question; never between two actions.
BEGINNING: Final = 4
TAKING: Final = 5
MEETING: Final = 6
ENDING: Final = 7

# Endings of an expedition.
UNDER_WAY: Final = 0
ALL_INFECTED: Final = 1
OWN_WIN: Final = 2
RIGHT: Final = 3
WRONG: Final = 4
ABANDONED: Final = 5
ENDINGS: Final = ("under_way", "all_infected", "own_win", "right", "wrong", "abandoned")


@record
class Player:
    """One who takes part: a seat, or the Silent One."""

    length: int = field(PUBLIC)
    """Caves in the row."""
    row: list[int] = field(PUBLIC, cells=ROW)
    """The caves from left to right; `NONE` beyond `length`."""
    stack: int = field(veiled_by("known_to"))
    """The stack dealt in this expedition."""
    known_to: int = field(PUBLIC)
    """A bit for every seat that knows the stack: its owner, and whoever has a marker of it."""
    markers: int = field(PUBLIC)
    """Markers received: as many as given away (B8)."""
    met: int = field(PUBLIC)
    """A bit for everybody with whom markers were exchanged."""
    order: list[int] = field(PUBLIC, cells=SEATS)
    """Which marker of this stack each of the others has: 1 for the first; 0 for none."""
    shown: int = field(PUBLIC)
    """The stack shown when the last expedition ended (B19); `NONE` in the first."""
    points: list[int] = field(PUBLIC, cells=EXPEDITIONS)
    """Of every expedition that has ended."""

    chosen: int = field(OWNER)
    """So many caves of the hand are given a place."""
    choice: list[int] = field(OWNER, cells=HAND)
    """The caves for the others in the order in which they are asked for; 0 beyond `chosen`."""
    taken: int = field(OWNER)
    """A bit for every cave of the hand that is among them."""


@record
class State:
    """The whole table."""

    player_count: int = field(PUBLIC)
    start: int = field(PUBLIC)
    """The start seat of the first expedition."""
    expeditions: int = field(PUBLIC)
    """How many are played (B15)."""
    expedition: int = field(PUBLIC)
    """1 for the first."""
    round: int = field(PUBLIC)
    """1 for the first of the expedition."""
    active: int = field(PUBLIC)
    """Whose turn it is."""
    phase: int = field(PUBLIC)
    decider: int = field(PUBLIC)
    """Who is asked now; `NONE` when the match is over."""

    pile: list[int] = field(PUBLIC, cells=CAVES)
    """How many of each cave are in the pile: all others lie open, so this is public."""
    pile_size: int = field(PUBLIC)
    hand_size: int = field(PUBLIC)
    hand: list[int] = field(PUBLIC, cells=HAND)
    """The caves that the player on turn holds, openly, in order; `NONE` beyond `hand_size`."""
    cleared: int = field(PUBLIC)
    """A bit for everybody shown not to be the Beest by an end that did not come (B11, B12, B17)."""

    ending: list[int] = field(PUBLIC, cells=EXPEDITIONS)
    """How each expedition ended."""
    ender: list[int] = field(PUBLIC, cells=EXPEDITIONS)
    """Who won by oneself or announced, or `NONE`."""
    beest: list[int] = field(PUBLIC, cells=EXPEDITIONS)
    """Who was shown to be the Beest of each expedition (B19); `NONE` until then."""

    outcomes: list[int] = field(TRANSIENT, cells=SEATS * HAND * 2, bits=64)
    """For the greedy player: what may come of each cave of its hand (`ways.py`);"""
    worth: list[int] = field(TRANSIENT, cells=SEATS**2, bits=16)
    """what it thinks of each meeting of the next player, with each of the others as Beest;"""
    worth_next: list[int] = field(TRANSIENT, cells=SEATS**2, bits=16)
    """and what the next player thinks of it;"""
    effects: list[int] = field(TRANSIENT, cells=HAND * HAND, bits=64)
    """what a cave of the hand does in the row of one of the others, who come first;"""
    sums: list[int] = field(TRANSIENT, cells=HAND, bits=64)
    """of the way to lay that is tried, by how many caves are laid: what they do together,"""
    free: list[int] = field(TRANSIENT, cells=HAND)
    """which are not laid yet,"""
    untried: list[int] = field(TRANSIENT, cells=HAND)
    """and which of these were not tried as the next one."""
    evidence: list[int] = field(TRANSIENT, cells=SEATS * 2, bits=32)
    """For a search: by who is the Beest and by two minds, how well that explains what was laid."""

    players: list[Player] = seats(Player, SEATS)
    events: list[Told] = told()
