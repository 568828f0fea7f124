"""A player of simple good sense: meets whom it pays to meet, and announces what it knows.

It knows only what its seat may know: `s` is redacted. For everybody who may be the Beest it asks
what the table would then be worth to it (`worth.py`), and takes the mean.

What comes of its turn it can reckon out. What the next player will hold lies open, too, and so it
knows whom that player will be able to meet. So it goes through all ways to lay the rest of its
hand, and values each by the meeting that it leads to, and by what the next player may do then: as
Beest look for a victim, as an infected one keep away from those who are not, as one of these keep
away from the Beest; or, as nobody knows everything, any other thing that the rows allow.

The scratch fields of the state hold what all these ways share, so that each is a few look-ups.
There, and in the bits of whom one can meet, nobody is oneself.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import fits, nth, participants, target
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.knowledge import suspects
from heorot.games.beest.rules.meetings import stranger_of
from heorot.games.beest.rules.state import (
    HAND,
    KEPT,
    LAYING,
    OWN_WIN,
    POSITIONS,
    RIGHT,
    SEATS,
    SILENT,
    UNDER_WAY,
    WRONG,
    Player,
    State,
)
from heorot.games.beest.worth import (
    CERTAIN,
    clean_ones,
    complete_sets,
    end_of_turn,
    markers_of_all,
    meeting,
    swap,
    swap_back,
    worth_of_set,
    worth_of_turn,
)

WORST: Final = -(1 << 30)
UNWANTED: Final = -(1 << 14)
"""Of a meeting that cannot be."""
BITS: Final = 4
"""Of a slot of the hand, or of a number of caves, where several are one int."""
FULL: Final = (1 << BITS) - 1
NEXT: Final = 85
"""Hundredths by which the next player's turn counts, as it is foreseen; the rest is how the table
looks before it. Found by trial, as well as that the next player does what it likes best in half of
all cases, and else any of what it can."""
MET_BITS: Final = 3
MET: Final = (1 << MET_BITS) - 1
"""Of an outcome, who is met; above it, whom the next player can meet, a bit for each."""
REPEATED: Final = MET
"""Nobody's number."""
SHUT: Final = 0
"""Of a row in which no cave makes a passage; else one and the entrance that makes none."""


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """How much `seat` likes each cave, or each answer."""
    suspected = suspects(s)
    if s.phase == LAYING:
        appeals_of_caves(s, seat, suspected, choices, n, values)
    else:
        appeals_of_answers(s, seat, suspected, choices, n, values)


# Announcements.


@rule
def appeals_of_answers(
    s: State, seat: int, suspected: int, choices: list[int], n: int, values: list[int]
) -> None:
    """What an announcement is worth (B13), and what it is worth to go on.

    A name that may be wrong is right with a chance of a half at most, and wrong it costs as much as
    it brings: going on is better. A certain one is made unless more may be hoped for: with a
    complete set of one's own (B12), or as one of the first infected while the Beest may still catch
    whoever could be named.
    """
    markers = markers_of_all(s)
    is_certain = suspected & suspected - 1 == 0
    for k in range(n):
        named = choices[k] - NAME
        one = s.player_count if named == SILENT else named
        values[k] = 1 if is_certain and choices[k] != GO_ON else 0  # of equals the announcement
        for beest in range(participants(s)):
            if (suspected >> beest) & 1:
                clean = clean_ones(s, beest)
                if choices[k] == GO_ON:
                    values[k] += worth_of_going_on(s, seat, beest, markers, clean)
                else:
                    ending = RIGHT if stranger_of(s, one) == beest else WRONG
                    values[k] += worth_of_set(s, beest, seat, markers, clean, ending, seat)


@rule
def worth_of_going_on(s: State, seat: int, beest: int, markers: int, clean: int) -> int:
    """The same where nothing is announced."""
    sets = complete_sets(s, markers, clean)
    ending = OWN_WIN if (sets >> seat) & 1 else UNDER_WAY
    return worth_of_turn(s, beest, seat, markers, clean, sets, seat, ending)


# Ways to lay the hand.


@rule
def appeals_of_caves(
    s: State, seat: int, suspected: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Each cave by the best way to lay the rest of the hand that begins with it."""
    me = s.players[seat]
    reckon_caves(s)
    begun = slots_begun(s, me)
    free = (1 << s.hand_size) - 1 - me.taken
    left = s.hand_size - me.chosen
    coming = coming_caves(s)
    own = SHUT
    if me.length == KEPT and fits(me.row[0], me.row[1]):  # to the own row nothing is laid now
        own = opening(me.row[1])
    ways = 1
    for number in range(2, left + 1):
        ways *= number
    meetings = 0
    can_meet = 0
    is_one = True
    for way in range(ways):
        outcome = outcome_of_way(s, seat, begun, free, way, own, coming)
        s.outcomes[way] = outcome
        if outcome != REPEATED:
            meetings |= 1 << (outcome & MET)
            can_meet |= outcome >> MET_BITS
            is_one = is_one and outcome == s.outcomes[0]
    for k in range(n):
        values[k] = 0 if is_one else WORST
    for met in range(participants(s)):
        if (meetings >> met) & 1 and not is_one:
            reckon_meeting(s, seat, suspected, met, can_meet)
            for first in range(left):
                value = best_of_ways(s, suspected, met, first, left, ways)
                for k in range(n):
                    if choices[k] == s.hand[nth(free, first)]:
                        values[k] = max(values[k], value)
    forget_scratch(s, ways)


@rule
def best_of_ways(s: State, suspected: int, met: int, first: int, left: int, ways: int) -> int:
    """The highest value of a way that begins with the `first` free cave and leads to a meeting."""
    best = WORST
    last = REPEATED
    for way in range(first, ways, left):
        outcome = s.outcomes[way]
        if outcome & MET == met and outcome != last:
            best = max(best, value_of_outcome(s, suspected, outcome >> MET_BITS))
            last = outcome
    return best


@rule
def reckon_caves(s: State) -> None:
    """What each cave of the hand does in the row of each of the others."""
    for number in range(s.hand_size):
        one = s.players[target(s, number)]
        at = one.length - KEPT
        for slot in range(s.hand_size):
            cave = s.hand[slot]
            place = number * HAND + slot
            if one.length > 0 and fits(one.row[at + 1], cave):
                if number > 0:  # nobody meets oneself
                    s.opens[place] = opening(cave)
                if at >= 0 and fits(one.row[at], one.row[at + 1]):
                    s.makes[place] = 1


@rule
def forget_scratch(s: State, ways: int) -> None:
    """Leave nothing behind."""
    for way in range(ways):
        s.outcomes[way] = 0
    for k in range(SEATS * SEATS):
        s.worth[k] = 0
        s.worth_next[k] = 0
    for k in range(HAND * HAND):
        s.makes[k] = 0
        s.opens[k] = 0


@rule
def slots_begun(s: State, me: Player) -> int:
    """Slots of the hand with the caves that are chosen; of equal ones, any will do."""
    begun = 0
    for number in range(me.chosen):
        slot = 0
        while s.hand[slot] != me.choice[number]:
            slot += 1
        begun |= slot << (BITS * number)
    return begun


@rule
def outcome_of_way(
    s: State, seat: int, begun: int, free: int, way: int, own: int, coming: int
) -> int:
    """Who is met, and whom the next player can meet then; or that an equal way was tried before."""
    size = s.hand_size
    first = s.players[seat].chosen
    passages = 0
    met = seat
    rows = own << (BITS * seat)
    demand = 1 << (BITS * own)
    for number in range(size):
        slot = (begun >> (BITS * number)) & FULL
        if number >= first:
            slot = nth(free, way % (size - number))
            way //= size - number
            if slot > 0 and (free >> slot - 1) & 1 and s.hand[slot - 1] == s.hand[slot]:
                return REPEATED
            free -= 1 << slot
        at = number * HAND + slot
        other = target(s, number)
        rows |= s.opens[at] << (BITS * other)
        demand += 1 << (BITS * s.opens[at])
        if s.makes[at]:
            passages += 1
            met = other
    if passages != 1 or (s.players[seat].met >> met) & 1:
        met = seat
    return met | open_to_next(s, rows, demand, coming) << MET_BITS


# What the next player will do.


@rule
def reckon_meeting(s: State, seat: int, suspected: int, met: int, can_meet: int) -> None:
    """What comes of a meeting in this turn, whoever may be the Beest."""
    if met != seat:
        swap(s, seat, met)
    markers = markers_of_all(s)
    for beest in range(participants(s)):
        if (suspected >> beest) & 1:
            reckon_case(s, seat, beest, markers, can_meet)
    if met != seat:
        swap_back(s, seat, met)


@rule
def reckon_case(s: State, seat: int, beest: int, markers: int, can_meet: int) -> None:
    """Given the Beest, what every meeting of the next player brings it and oneself."""
    one = target(s, 0)
    clean = clean_ones(s, beest)
    sets = complete_sets(s, markers, clean)
    ending = end_of_turn(s, beest, markers, clean, sets, seat)
    now = worth_of_turn(s, beest, seat, markers, clean, sets, seat, ending)
    at = beest * SEATS
    can_meet &= ~s.players[one].met
    for other in range(participants(s)):
        s.worth_next[at + other] = UNWANTED
        s.worth[at + other] = now
        if ending == UNDER_WAY and ((can_meet >> other) & 1 or other == one):
            reckon_next(s, seat, beest, one, other, markers, clean, at + other)


@rule
def reckon_next(
    s: State, seat: int, beest: int, one: int, other: int, markers: int, clean: int, at: int
) -> None:
    """The same for one of these meetings."""
    if other != one:
        markers += meeting(one, other)
        if other == beest or one == beest:
            clean &= ~(1 << one | 1 << other)
    sets = complete_sets(s, markers, clean)
    ending = end_of_turn(s, beest, markers, clean, sets, one)
    later = worth_of_turn(s, beest, seat, markers, clean, sets, one, ending)
    s.worth_next[at] = worth_of_turn(s, beest, one, markers, clean, sets, one, ending)
    s.worth[at] = (NEXT * later + (CERTAIN - NEXT) * s.worth[at]) // CERTAIN


@rule
def value_of_outcome(s: State, suspected: int, can_meet: int) -> int:
    """The sum over all who may be the Beest.

    The next player does what it likes best, or any of what it can: nobody knows how well it plays,
    nor does it know the Beest for certain.
    """
    one = target(s, 0)
    total = 0
    for beest in range(participants(s)):
        if (suspected >> beest) & 1:
            at = beest * SEATS
            liked = UNWANTED
            worth = s.worth[at + one]
            all_worth = 0
            meetings = 0
            for other in range(participants(s)):
                if (can_meet >> other) & 1 and s.worth_next[at + other] > UNWANTED:
                    all_worth += s.worth[at + other]
                    meetings += 1
                    if s.worth_next[at + other] > liked:
                        liked = s.worth_next[at + other]
                        worth = s.worth[at + other]
            total += worth + (all_worth // meetings if meetings else worth)
    return total


# Whom the next player can meet.


@rule
def coming_caves(s: State) -> int:
    """What the next player will hold: how many to be drawn, and how many of each entrance.

    All but what is drawn lies open: whatever is laid until then stays in the rows. Four bits each,
    in the order of `opening`.
    """
    one = s.players[target(s, 0)]
    found = participants(s) - 1
    for k in range(one.length + 1 - KEPT):
        found += (1 << (BITS * (1 + one.row[k] // POSITIONS))) - 1
    if s.player_count < SEATS:
        silent = s.players[s.player_count]
        for k in range(silent.length + 1 - KEPT):
            found += (1 << (BITS * (1 + silent.row[k] // POSITIONS))) - 1
    return found


@rule
def opening(cave: int) -> int:
    """Of a row that ends with a cave, one and the entrance that does not fit behind it (B3)."""
    return POSITIONS - cave % POSITIONS


@rule
def open_to_next(s: State, rows: int, demand: int, coming: int) -> int:
    """Whom the next player can meet, a bit for each; its own bit if it may meet nobody.

    To meet somebody a cave must fit there, and all other rows that are not shut must get one that
    does not: `demand` says how many rows are closed to each entrance. Caves that are still to be
    drawn may be any. If there is only one row, and every cave fits there, somebody is met.
    """
    drawn = coming & FULL
    missing = 0
    spare = drawn
    for entrance in range(1, POSITIONS + 1):
        left = part(coming, entrance) - part(demand, entrance)
        missing += max(-left, 0)
        spare += max(left, 0)
    reach = 0
    forced = 0
    for closed in range(1, POSITIONS + 1):  # one cave fewer is demanded, and these do not fit
        left = part(coming, closed) - part(demand, closed)
        needed = missing - 1 if left < 0 else missing
        if needed <= drawn and spare - max(left, 0) > needed:
            reach |= 1 << closed
        if demand >> BITS == 1 << (BITS * (closed - 1)) and drawn + part(coming, closed) == 0:
            forced = 1
    can_meet = (1 - forced) << target(s, 0)
    for other in range(participants(s)):
        if (reach >> part(rows, other)) & 1:
            can_meet |= 1 << other
    return can_meet


@rule
def part(bits: int, number: int) -> int:
    """One of several small numbers in an int."""
    return (bits >> (BITS * number)) & FULL
