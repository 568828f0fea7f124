"""A player of simple good sense: meets whom it pays to meet, and announces what it knows.

It knows only what its seat may know: `s` is redacted. What comes of its turn it can reckon out, and
what the next player will hold lies open, too. So it goes through all ways to lay the rest of its
hand, and values each by the meeting that it leads to and by those that it makes likely in the next
turn, were that player to lay at random. Values are in hundredths of a point.

A plan is a cave for each of the others, in the order in which they get them, four bits each.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.caves import fits, nth, participants, target
from heorot.games.beest.choices import GO_ON, NAME
from heorot.games.beest.knowledge import count, right_cases, suspects
from heorot.games.beest.meetings import heads
from heorot.games.beest.state import (
    BLACK,
    KEPT,
    LAYING,
    NONE,
    SILENT,
    State,
)

POINT: Final = 100
BITS: Final = 4
"""Of a cave in a plan."""

INFECTING: Final = 120
"""To the Beest, one more infected; and more, the more markers that one has."""
SPREADING: Final = 120
"""To an infected one, one more infected."""
HELPING: Final = 50
"""To the Beest's side, a marker for one who is not of it."""
SUFFERING: Final = 0
"""To one not infected, one more infected among the others."""
INFECTED: Final = 160
"""What an infected one may hope for."""
CLEAN: Final = (
    *(210, 242, 332, 0, 0),
    *(260, 290, 360, 545, 0),
    *(290, 315, 370, 475, 760),
)
"""What one not infected may hope for, by four to six who take part and by markers received."""


@rule
def greedy(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The choice of the highest value; of equal ones the first."""
    suspected = suspects(s)
    if s.phase == LAYING:
        return best_cave(s, seat, suspected)
    best = choices[0]
    highest = value_of_answer(s, seat, suspected, best)
    for k in range(1, n):
        value = value_of_answer(s, seat, suspected, choices[k])
        if value > highest:
            highest = value
            best = choices[k]
    return best


# Announcements.


@rule
def value_of_answer(s: State, seat: int, suspected: int, action: int) -> int:
    """What naming somebody brings on average, against what going on may bring."""
    if action == GO_ON:
        return prospect(s, seat, suspected)
    named = action - NAME
    one = s.player_count if named == SILENT else named
    cases = count(suspected)
    right = right_cases(s, suspected, one)
    points = participants(s) - heads_of(s, seat, suspected)
    return POINT * (right * points - (cases - right) * participants(s)) // cases


@rule
def heads_of(s: State, seat: int, suspected: int) -> int:
    """The heads on a seat's black marker; 0 for none."""
    if suspected & s.players[seat].met:
        return heads(s, nth(suspected, 0), seat)  # who has one knows from whom
    return 0


@rule
def prospect(s: State, seat: int, suspected: int) -> int:
    """What the rest of the expedition may bring a seat that goes on."""
    me = s.players[seat]
    if me.stack == BLACK or suspected & me.met:
        return POINT // 2
    if me.markers == participants(s) - 2:
        return 2 * POINT * me.markers  # B12: at the end of this turn
    return hope(s, me.markers)


@rule
def hope(s: State, markers: int) -> int:
    """What one not infected may hope for with so many markers."""
    return CLEAN[(participants(s) - 4) * 5 + markers]


# What meetings are worth.


@rule
def value_of_meeting(s: State, seat: int, suspected: int, one: int, other: int) -> int:
    """What it is worth to `seat` that `one`, on turn, meets `other`; nothing if they have met."""
    if (s.players[one].met >> other) & 1:
        return 0
    pair = (1 << one) | (1 << other)
    me = s.players[seat]
    if me.stack == BLACK:
        if (pair >> seat) & 1:
            return INFECTING + 50 * s.players[other if one == seat else one].markers
        return -HELPING * (unspoilt(s, suspected, one) + unspoilt(s, suspected, other))
    if suspected & me.met:
        if suspected & pair:
            if s.players[nth(suspected, 0)].markers == participants(s) - 2:
                return POINT * heads_of(s, seat, suspected) - INFECTED  # B11
            return SPREADING
        if one == seat and completes(s, suspected, other):
            return POINT * (participants(s) - heads_of(s, seat, suspected)) - INFECTED
        return -HELPING * (unspoilt(s, suspected, one) + unspoilt(s, suspected, other))
    if (pair >> seat) & 1:
        return value_to_clean(s, seat, suspected, one, other)
    return -SUFFERING * count(suspected & pair) // count(suspected)


@rule
def value_to_clean(s: State, seat: int, suspected: int, one: int, other: int) -> int:
    """The same to one not infected, who is one of the two."""
    markers = s.players[seat].markers
    partner = other if one == seat else one
    cases = count(suspected)
    bad = (suspected >> partner) & 1
    better = hope(s, markers + 1)
    if one == seat:
        if markers + 1 == participants(s) - 2:
            better = 2 * POINT * (markers + 1)  # B12
        elif cases == 1 and completes(s, suspected, other):
            better = POINT * participants(s)  # B13
    worse = POINT if s.players[partner].markers == participants(s) - 2 else INFECTED  # B11
    return (better * (cases - bad) + worse * bad) // cases - hope(s, markers)


@rule
def completes(s: State, suspected: int, other: int) -> bool:
    """Whether one more marker is the last that one not infected needs, the Beest being known."""
    return s.players[other].markers == participants(s) - 3 and unspoilt(s, suspected, other) == 1


@rule
def unspoilt(s: State, suspected: int, one: int) -> int:
    """1 for one who is not of the known Beest's side."""
    return 0 if suspected & (s.players[one].met | (1 << one)) else 1


# Plans.


@rule
def best_cave(s: State, seat: int, suspected: int) -> int:
    """The next cave of the best way to lay the rest of the hand."""
    me = s.players[seat]
    begun = 0
    for number in range(me.chosen):
        begun |= me.choice[number] << (BITS * number)
    ways = 1
    for left in range(2, s.hand_size - me.chosen + 1):
        ways *= left
    coming = coming_hand(s)
    best = 0
    highest = -(1 << 30)
    for way in range(ways):
        plan = begun | plan_of(s, me.chosen, me.taken, way)
        value = value_of_plan(s, seat, suspected, plan, coming)
        if value > highest:
            highest = value
            best = plan
    return (best >> (BITS * me.chosen)) & (1 << BITS) - 1


@rule
def plan_of(s: State, first: int, taken: int, way: int) -> int:
    """Way number `way` to lay what is not taken, for the others from `first` on."""
    free = (1 << s.hand_size) - 1 - taken
    plan = 0
    for number in range(first, s.hand_size):
        left = s.hand_size - number
        slot = nth(free, way % left)
        way //= left
        free -= 1 << slot
        plan |= s.hand[slot] << (BITS * number)
    return plan


@rule
def value_of_plan(s: State, seat: int, suspected: int, plan: int, coming: int) -> int:
    """The meeting of this turn, and what is likely in the next."""
    passages = 0
    met = NONE
    for number in range(s.hand_size):
        other = target(s, number)
        one = s.players[other]
        at = one.length - KEPT
        cave = (plan >> (BITS * number)) & (1 << BITS) - 1
        if at >= 0 and fits(one.row[at], one.row[at + 1]) and fits(one.row[at + 1], cave):
            passages += 1
            met = other
    value = value_of_next(s, seat, suspected, plan, coming)
    if passages == 1:
        value += value_of_meeting(s, seat, suspected, seat, met)
    return value


@rule
def coming_hand(s: State) -> int:
    """The caves that the next player will take from rows: four bits each, behind a one."""
    hand = 1
    left = target(s, 0)
    for owner in range(participants(s)):
        if owner == left or owner == s.player_count:
            one = s.players[owner]
            for k in range(one.length + 1 - KEPT):
                hand = (hand << BITS) | one.row[k]
    return hand


@rule
def value_of_next(s: State, seat: int, suspected: int, plan: int, coming: int) -> int:
    """What the next player's turn is worth on average, if it lays at random.

    The chance of a passage is counted row by row, as if they did not depend on each other.
    """
    left = target(s, 0)
    ways = s.hand_size
    none = 1
    all_ways = 1
    value = 0
    for number in range(s.hand_size):
        other = seat if number == 0 else target(s, number)
        fitting = fitting_caves(s, other, number, plan, coming)
        worth = value_of_meeting(s, seat, suspected, left, other)
        value = value * (ways - fitting) + none * fitting * worth
        none *= ways - fitting
        all_ways *= ways
    return value // all_ways


@rule
def fitting_caves(s: State, other: int, number: int, plan: int, coming: int) -> int:
    """How many caves of the coming hand would make a passage of a row, as it will be."""
    one = s.players[other]
    cave = (plan >> (BITS * number)) & (1 << BITS) - 1
    before = one.length - 1
    if number == 0:  # the own row, to which nothing is laid now
        before = one.length - KEPT
        if before >= 0:
            cave = one.row[before + 1]
    if before < 0 or not fits(one.row[before], cave):
        return 0
    fitting = 0
    while coming > 1:
        fitting += 1 if fits(cave, coming & (1 << BITS) - 1) else 0
        coming >>= BITS
    return fitting
