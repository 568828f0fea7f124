"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself::

    from  cells  what
       0     85  own hand: cards of each kind
      85     85  own unfinished choice: 1 for each card picked or riding along, 2 for the one chosen
     170     85  discarded: cards of each kind
     255   4x20  each seat: hand size, its backs by colour (5), treasures by colour (5), lairs (5),
                 worth, knight (1 upright, 2 sideways), unicorn, 1 when this seat decides
     335  4x14x5 each seat's hand, card by card: colour + 1, front + 1 if known, how many dealings
                 ago it was shuffled (at most 9), who has seen it (a bit a seat, from the observer),
                 which of the two doubled fronts it cannot have (a bit each)
     615    6x2  the field's four slots, the pile's top, the first card stolen: colour + 1, dealings
     627      5  cards below the top, by colour
     632      5  drawn and not yet seen, by colour
     637      9  the phase
     646      4  the step of one's own unfinished choice
     650     17  the front of the action in progress
     667      4  the seat it is aimed at
     671      4  the seat whose turn it is
     675      4  the seat with the start card
     679      4  laid, acted, a wizard rides along, a field card was taken in this round
     683      2  number of players, round
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import (
    CARDS,
    COLOURS,
    DISCARDED,
    FIELD,
    HAND,
    KINDS,
    NONE,
    SEATS,
    State,
)

CHOICE: Final = KINDS
GONE: Final = CHOICE + KINDS
SEAT: Final = GONE + KINDS
SEAT_CELLS: Final = 20
HANDS: Final = SEAT + SEATS * SEAT_CELLS
CARD_CELLS: Final = 5
BACKS: Final = HANDS + SEATS * HAND * CARD_CELLS
REST: Final = BACKS + (FIELD + 2) * 2
DRAWN: Final = REST + COLOURS
PHASE: Final = DRAWN + COLOURS
STEP: Final = PHASE + 9
ACTION: Final = STEP + 4
TARGET_AT: Final = ACTION + 17
TURN: Final = TARGET_AT + SEATS
START_AT: Final = TURN + SEATS
FLAGS: Final = START_AT + SEATS
TENSOR: Final = FLAGS + 4 + 2


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Write what `seat` may know into `tensor`."""
    for k in range(TENSOR):
        tensor[k] = 0
    observe_own_choice(box, s, seat, tensor)
    for other in range(s.player_count):
        observe_seat(box, s, seat, other, tensor)
    observe_table(box, s, seat, tensor)


@rule
def relative(s: State, seat: int, other: int) -> int:
    """The place of `other` counted clockwise from `seat`."""
    return other - seat if other >= seat else other - seat + s.player_count


@rule
def dealings_ago(s: State, back: int) -> int:
    """How many dealings ago a hidden card was shuffled; 9 stands for more."""
    return min(s.dealing - back // COLOURS, 9)


@rule
def observe_back(s: State, back: int, at: int, tensor: list[int]) -> None:
    """A card of which only the back is known."""
    tensor[at] = back % COLOURS + 1
    tensor[at + 1] = dealings_ago(s, back)


@rule
def observe_own_choice(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """The observer's hand, and what it has begun to choose."""
    me = s.players[seat]
    for slot in range(me.size):
        kind = box.kind[me.hand[slot]]
        tensor[kind] += 1
        if (me.picked >> slot) & 1 or slot == me.helper:
            tensor[CHOICE + kind] = 1
        elif slot == me.chosen:
            tensor[CHOICE + kind] = 2
    tensor[STEP + me.step] = 1


@rule
def observe_seat(box: Box, s: State, seat: int, other: int, tensor: list[int]) -> None:
    """One seat as the observer sees it."""
    one = s.players[other]
    place = relative(s, seat, other)
    at = SEAT + place * SEAT_CELLS
    tensor[at] = one.size
    for slot in range(one.size):
        tensor[at + 1 + one.back[slot] % COLOURS] += 1
        cell = HANDS + (place * HAND + slot) * CARD_CELLS
        tensor[cell] = one.back[slot] % COLOURS + 1
        if one.hand[slot] != VEIL:
            tensor[cell + 1] = box.front[one.hand[slot]] + 1
        tensor[cell + 2] = dealings_ago(s, one.back[slot])
        for eye in range(s.player_count):
            if (one.seen_by[slot] >> eye) & 1:
                tensor[cell + 3] |= 1 << relative(s, seat, eye)
        tensor[cell + 4] = one.ruled_out[slot]
    for colour in range(COLOURS):
        tensor[at + 6 + colour] = one.row[colour]
        tensor[at + 11 + colour] = one.lair[colour]
    tensor[at + 16] = min(one.worth, 127)
    if one.knight != NONE:
        tensor[at + 17] = 1 + one.sideways
    if one.unicorn != NONE:
        tensor[at + 18] = 1
    if other == s.decider:
        tensor[at + 19] = 1


@rule
def observe_table(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Pile, field, discards, and what is going on."""
    for card in range(CARDS):
        if s.place[card] == DISCARDED:
            tensor[GONE + box.kind[card]] += 1
    for slot in range(FIELD):
        observe_back(s, s.field_backs[slot], BACKS + 2 * slot, tensor)
    observe_back(s, s.top, BACKS + 2 * FIELD, tensor)
    if s.loot_back != NONE:
        observe_back(s, s.loot_back, BACKS + 2 * FIELD + 2, tensor)
    for colour in range(COLOURS):
        tensor[REST + colour] = s.rest[colour]
    for k in range(s.drawn_size):
        tensor[DRAWN + s.drawn[k] % COLOURS] += 1
    tensor[PHASE + s.phase] = 1
    if s.action != NONE:
        tensor[ACTION + box.front[s.action]] = 1
    if s.target != NONE:
        tensor[TARGET_AT + relative(s, seat, s.target)] = 1
    tensor[TURN + relative(s, seat, s.active)] = 1
    tensor[START_AT + relative(s, seat, s.start)] = 1
    tensor[FLAGS] = s.laid
    tensor[FLAGS + 1] = s.acted
    tensor[FLAGS + 2] = 0 if s.wizard == NONE else 1
    tensor[FLAGS + 3] = s.grazed
    tensor[FLAGS + 4] = s.player_count
    tensor[FLAGS + 5] = s.round
