"""The table as numbers for a learner: what one seat may know of it.

Seats are counted clockwise from the observer, which is 0; the Silent One comes last. Chances are in
sixtieths, which every number of suspects divides. Cells, in this order::

      0   phase                   4   one-hot
      4   numbers                 8   participants, expeditions, expedition, round, rounds left,
                                      pile, hand, caves chosen so far
     12   hand                    9   how many of each cave
     21   pile                    9   how many of each cave
     30   choice                  5   caves chosen, for the others in order: cave + 1
     35   participants       6 * 30   each as below

    of a participant:
      0   row                     7   cave + 1, from the rightmost to the left
      7   markers                 1
      8   order                   6   which marker of its stack each has
     14   has met                 6
     20   chances                 2   of being the Beest, of being infected
     22   cleared                 1
     23   heads it gave me        1
     24   points                  1   of all expeditions
     25   on turn, decides, began 3
     28   takes part, has passage 2
"""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import has_passage, participants
from heorot.games.beest.rules.course import first_seat
from heorot.games.beest.rules.endings import total
from heorot.games.beest.rules.knowledge import beest_cases, count, infected_cases, suspects
from heorot.games.beest.rules.meetings import heads
from heorot.games.beest.rules.state import BLACK, CAVES, HAND, ROUND_LIMIT, SEATS, State

NUMBERS = 4
HAND_AT = 12
PILE_AT = HAND_AT + CAVES
CHOICE = PILE_AT + CAVES
SEAT = CHOICE + HAND
SEAT_CELLS = 30
TENSOR = SEAT + SEATS * SEAT_CELLS
WHOLE = 60
"""Sixtieths."""


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Write what `seat` may know into `tensor`."""
    for k in range(TENSOR):
        tensor[k] = 0
    tensor[s.phase] = 1
    observe_numbers(s, seat, tensor)
    for slot in range(s.hand_size):
        tensor[HAND_AT + s.hand[slot]] += 1
    for cave in range(CAVES):
        tensor[PILE_AT + cave] = s.pile[cave]
    me = s.players[seat]
    for number in range(me.chosen):
        tensor[CHOICE + number] = me.choice[number] + 1
    suspected = suspects(s)
    for other in range(participants(s)):
        observe_one(s, seat, other, suspected, tensor)


@rule
def relative(s: State, seat: int, other: int) -> int:
    """The place of `other` counted clockwise from `seat`."""
    if other == s.player_count:
        return other
    return other - seat if other >= seat else other - seat + s.player_count


@rule
def observe_numbers(s: State, seat: int, tensor: list[int]) -> None:
    """How far the match has come."""
    tensor[NUMBERS] = participants(s)
    tensor[NUMBERS + 1] = s.expeditions
    tensor[NUMBERS + 2] = s.expedition
    tensor[NUMBERS + 3] = s.round
    tensor[NUMBERS + 4] = ROUND_LIMIT - s.round
    tensor[NUMBERS + 5] = s.pile_size
    tensor[NUMBERS + 6] = s.hand_size
    tensor[NUMBERS + 7] = s.players[seat].chosen


@rule
def observe_one(s: State, seat: int, other: int, suspected: int, tensor: list[int]) -> None:
    """One who takes part, as the observer sees it."""
    one = s.players[other]
    at = SEAT + relative(s, seat, other) * SEAT_CELLS
    for k in range(one.length):
        tensor[at + k] = one.row[one.length - 1 - k] + 1
    tensor[at + 7] = one.markers
    for third in range(participants(s)):
        place = relative(s, seat, third)
        tensor[at + 8 + place] = one.order[third]
        tensor[at + 14 + place] = (one.met >> third) & 1
    cases = count(suspected)
    tensor[at + 20] = WHOLE * beest_cases(suspected, other) // cases
    tensor[at + 21] = WHOLE * infected_cases(s, suspected, other) // cases
    tensor[at + 22] = (s.cleared >> other) & 1
    if one.stack == BLACK:
        tensor[at + 23] = heads(s, other, seat)
    tensor[at + 24] = total(s, other)
    tensor[at + 25] = 1 if other == s.active else 0
    tensor[at + 26] = 1 if other == s.decider else 0
    tensor[at + 27] = 1 if other == first_seat(s) else 0
    tensor[at + 28] = 1
    tensor[at + 29] = 1 if has_passage(one) else 0
