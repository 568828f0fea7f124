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
    SEATS,
    SILENT,
    State,
)

POINT: Final = 100
BITS: Final = 4
"""Of a cave in a plan."""

INFECTING: Final = 120
"""To the Beest, one more infected."""
CATCHING: Final = 50
"""To the Beest, besides, for every marker that the infected one had."""
SPREADING: Final = 120
"""To an infected one, one more infected."""
HELPING: Final = 100
"""To the Beest's side, a marker for one who is not of it."""
SPARING: Final = 150
"""To one not infected, that the Beest has met somebody else."""
LURKING: Final = 450
"""What the Beest may hope for."""
INFECTED: Final = 40
"""What an infected one may hope for, and besides"""
HEAD: Final = 60
"""for every head."""
KNOWING: Final = 70
"""To one not infected, to know the Beest."""
CLEAN: Final = (
    *(190, 245, 390, 0, 0),
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
    return CLEAN[(participants(s) - 4) * 5 + me.markers]


@rule
def hope(s: State, seat: int, beest: int) -> int:
    """What the rest of the expedition may bring, given the Beest, if nothing happens now."""
    me = s.players[seat]
    if seat == beest:
        return LURKING
    if (me.met >> beest) & 1:
        return INFECTED + HEAD * heads(s, beest, seat)
    return CLEAN[(participants(s) - 4) * 5 + me.markers]


# What meetings are worth.


@rule
def value_of_meeting(s: State, seat: int, suspected: int, one: int, other: int) -> int:
    """What it is worth to `seat` that `one`, on turn, meets `other`; nothing if they have met."""
    if (s.players[one].met >> other) & 1:
        return 0
    value = 0
    for beest in range(participants(s)):
        if (suspected >> beest) & 1:
            if beest == one:
                value += value_of_infection(s, seat, beest, other)
            elif beest == other:
                value += value_of_infection(s, seat, beest, one)
            else:
                value += value_of_markers(s, seat, beest, one, other, count(suspected))
    return value // count(suspected)


@rule
def value_of_infection(s: State, seat: int, beest: int, victim: int) -> int:
    """The same where the Beest meets a victim."""
    if s.players[beest].markers == participants(s) - 2:  # B11
        if seat == beest:
            return POINT * participants(s)
        return POINT * max(1, heads(s, beest, seat)) - hope(s, seat, beest)
    if seat == beest:
        return INFECTING + CATCHING * s.players[victim].markers
    if seat == victim:
        left = participants(s) - 1 - s.players[beest].markers
        return INFECTED + HEAD * left - hope(s, seat, beest)
    return SPREADING if (s.players[seat].met >> beest) & 1 else SPARING


@rule
def value_of_markers(s: State, seat: int, beest: int, one: int, other: int, cases: int) -> int:
    """The same where two others than the Beest meet."""
    me = s.players[seat]
    is_mine = seat == one or seat == other
    is_clean = seat != beest and (me.met >> beest) & 1 == 0
    earned = 2 * POINT * (me.markers + (1 if is_mine else 0)) if is_clean else 0
    now = hope(s, seat, beest)
    if completes(s, beest, one):  # B12
        return earned - now
    if completes(s, beest, other):
        if seat == one and cases == 1:  # B13
            return POINT * (participants(s) - heads(s, beest, seat)) - now
        return (earned - now) // 2
    if not is_clean:
        return -HELPING * (is_one_clean(s, beest, one) + is_one_clean(s, beest, other))
    if is_mine:
        known = KNOWING if cases == 2 else 0
        return CLEAN[(participants(s) - 4) * 5 + me.markers + 1] + known - now
    return 0


@rule
def is_one_clean(s: State, beest: int, one: int) -> int:
    """1 for one who has not met the Beest."""
    return 1 - ((s.players[one].met >> beest) & 1)


@rule
def completes(s: State, beest: int, one: int) -> bool:
    """Whether one more marker completes a set (B12)."""
    return s.players[one].markers == participants(s) - 3 and is_one_clean(s, beest, one) == 1


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
    value += value_of_second(s, seat, suspected, plan)
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
def value_of_second(s: State, seat: int, suspected: int, plan: int) -> int:
    """What it is worth that the second next player may meet the next one.

    To the next one's row nobody lays in between, and what the second will hold lies open. How the
    other rows will look nobody knows: each is a passage four times out of nine.
    """
    left = target(s, 0)
    second = target(s, 1)
    worth = value_of_meeting(s, seat, suspected, second, left)
    row = s.players[left]
    cave = plan & (1 << BITS) - 1
    if row.length == 0 or not fits(row.row[row.length - 1], cave):
        return 0
    fitting = 0
    one = s.players[second]
    for k in range(one.length):
        fitting += 1 if fits(cave, one.row[k]) else 0
    if s.player_count < SEATS and s.players[s.player_count].length > 1:
        fitting += 1 if fits(cave, s.players[s.player_count].row[1]) else 0
    value = worth * fitting // s.hand_size
    for _ in range(s.hand_size - 1):
        value = value * 5 // 9
    return value


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
