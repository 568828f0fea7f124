"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself::

    from  cells  what
       0     85  own hand: cards of each kind
      85     85  own unfinished choice: 1 for each card picked or riding along, 2 for the one chosen
     170     85  discarded: cards of each kind
     255     85  fronts known in others' hands: a bit for each seat that holds one (bit 0: seat 1)
     340   4x20  each seat: hand size, its backs by colour (5), treasures by colour (5), lairs (5),
                 worth, knight (1 upright, 2 sideways), unicorn, 1 when this seat decides
     420     20  the field's four slots, a 1 at the colour of each
     440      5  the pile's top colour
     445      5  cards below it, by colour
     450      5  drawn and not yet seen, by colour
     455      9  the phase
     464      4  the step of one's own unfinished choice
     468     17  the front of the action in progress
     485      4  the seat it is aimed at
     489      4  the seat whose turn it is
     493      4  laid, acted, a wizard rides along, a field card was taken in this round
     497      2  number of players, round
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.state import (
    CARDS,
    COLOURS,
    DISCARDED,
    FIELD,
    KINDS,
    NONE,
    SEATS,
    State,
)

CHOICE: Final = KINDS
GONE: Final = CHOICE + KINDS
KNOWN: Final = GONE + KINDS
SEAT: Final = KNOWN + KINDS
SEAT_CELLS: Final = 20
FIELD_AT: Final = SEAT + SEATS * SEAT_CELLS
TOP: Final = FIELD_AT + FIELD * COLOURS
REST: Final = TOP + COLOURS
DRAWN: Final = REST + COLOURS
PHASE: Final = DRAWN + COLOURS
STEP: Final = PHASE + 9
ACTION: Final = STEP + 4
TARGET_AT: Final = ACTION + 17
TURN: Final = TARGET_AT + SEATS
FLAGS: Final = TURN + SEATS
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
        if other != seat and one.hand[slot] != VEIL:
            tensor[KNOWN + box.kind[one.hand[slot]]] |= 1 << (place - 1)
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
        tensor[FIELD_AT + slot * COLOURS + s.field_backs[slot] % COLOURS] = 1
    tensor[TOP + s.top % COLOURS] = 1
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
    tensor[FLAGS] = s.laid
    tensor[FLAGS + 1] = s.acted
    tensor[FLAGS + 2] = 0 if s.wizard == NONE else 1
    tensor[FLAGS + 3] = s.grazed
    tensor[FLAGS + 4] = s.player_count
    tensor[FLAGS + 5] = s.round
