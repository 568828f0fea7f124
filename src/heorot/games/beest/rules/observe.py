"""The table as numbers for a learner: what one seat may know of it.

Seats are counted clockwise from the observer, which is 0; the Silent One comes last. Chances are in
sixtieths, which every number of suspects divides.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.core.tensor import FLAGS, Tensor, block, category, counts, group
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import has_passage, participants
from heorot.games.beest.rules.course import first_seat
from heorot.games.beest.rules.endings import total
from heorot.games.beest.rules.knowledge import beest_cases, count, infected_cases, suspects
from heorot.games.beest.rules.meetings import heads
from heorot.games.beest.rules.state import (
    BLACK,
    CARDS,
    CAVES,
    EXPEDITIONS,
    HAND,
    PHASES,
    ROUND_LIMIT,
    ROW,
    SEATS,
    State,
)

WHOLE: Final = 60
"""Sixtieths."""
MOST_POINTS: Final = 2 * HAND
"""Of one expedition: two for every marker, none of them a head (B12)."""
MADE_OF: Final = CARDS // CAVES
"""So many caves are alike."""

LAYOUT = Tensor(
    block("phase", "the phase, one-hot", FLAGS, len(PHASES)),
    block("participants", "how many take part, the Silent One included", counts(SEATS)),
    block("expeditions", "how many are played", counts(EXPEDITIONS)),
    block("expedition", "which one this is", counts(EXPEDITIONS)),
    block("round", "the round of this expedition", counts(ROUND_LIMIT)),
    block("rounds_left", "rounds until it is abandoned", counts(ROUND_LIMIT)),
    block("pile_size", "caves in the pile", counts(CARDS)),
    block("hand_size", "caves that the player on turn holds", counts(HAND)),
    block("chosen", "caves of it that the observer has given a place", counts(HAND)),
    block("hand", "the open hand: how many of each cave", counts(MADE_OF), CAVES),
    block("pile", "the pile: how many of each cave", counts(MADE_OF), CAVES),
    block("choice", "caves chosen for the others in order: cave + 1", category(CAVES + 1), HAND),
    group(
        "seats",
        SEATS,
        block("row", "its row from the rightmost to the left: cave + 1", category(CAVES + 1), ROW),
        block("markers", "markers it has received", counts(HAND)),
        block("order", "which marker of its stack each has, 0 for none", category(SEATS), SEATS),
        block("met", "with whom it has exchanged markers", FLAGS, SEATS),
        block("beest", "the chance that it is the Beest, in sixtieths", counts(WHOLE)),
        block("infected", "the chance that it is infected, in sixtieths", counts(WHOLE)),
        block("cleared", "whether it is shown not to be the Beest", FLAGS),
        block("heads", "heads that it gave the observer", counts(SEATS)),
        block(
            "points",
            "points of all expeditions",
            counts(EXPEDITIONS * MOST_POINTS, -EXPEDITIONS * SEATS),
        ),
        block("on_turn", "whether it is on turn", FLAGS),
        block("decides", "whether it is asked now", FLAGS),
        block("began", "whether it began this expedition", FLAGS),
        block("takes_part", "whether there is such a participant", FLAGS),
        block("passage", "whether its row is a passage", FLAGS),
    ),
)
TENSOR: Final = LAYOUT.size
NUMBERS: Final = LAYOUT.at("participants")
HAND_AT: Final = LAYOUT.at("hand")
PILE_AT: Final = LAYOUT.at("pile")
CHOICE: Final = LAYOUT.at("choice")
SEAT: Final = LAYOUT.at("seats")
(
    ROW_AT, MARKERS, ORDER, MET, BEEST, INFECTED, CLEARED, HEADS,
    POINTS, ON_TURN, DECIDES, BEGAN, TAKES_PART, PASSAGE, SEAT_CELLS,
) = LAYOUT.within("seats")  # fmt: skip


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
        tensor[at + ROW_AT + k] = one.row[one.length - 1 - k] + 1
    tensor[at + MARKERS] = one.markers
    for third in range(participants(s)):
        place = relative(s, seat, third)
        tensor[at + ORDER + place] = one.order[third]
        tensor[at + MET + place] = (one.met >> third) & 1
    cases = count(suspected)
    tensor[at + BEEST] = WHOLE * beest_cases(suspected, other) // cases
    tensor[at + INFECTED] = WHOLE * infected_cases(s, suspected, other) // cases
    tensor[at + CLEARED] = (s.cleared >> other) & 1
    if one.stack == BLACK:
        tensor[at + HEADS] = heads(s, other, seat)
    tensor[at + POINTS] = total(s, other)
    tensor[at + ON_TURN] = 1 if other == s.active else 0
    tensor[at + DECIDES] = 1 if other == s.decider else 0
    tensor[at + BEGAN] = 1 if other == first_seat(s) else 0
    tensor[at + TAKES_PART] = 1
    tensor[at + PASSAGE] = 1 if has_passage(one) else 0
