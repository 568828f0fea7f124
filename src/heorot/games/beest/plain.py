"""What others do who are only imagined: nobody knows how well they think.

A search that takes all others for greedy players plans on what each of them will do, cave by cave,
and is lost where they do something else. So they are of one of several minds, drawn anew for every
world: those of good sense (`greedy.py`), and plain ones. A plain one, too, meets whom it pays to
meet by what it knows. But it takes the next player for one who lays anyhow: whoever is likelier to
be met then, with the caves that lie open, counts for more. Half of the plain ones are timid: as
long as they do not know the Beest, a meeting with somebody who may be it frightens them (B9).

All announce alike, what is certain (B13).
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick_addressed
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.greedy import (
    BITS,
    FULL,
    SHUT,
    WORST,
    appeals,
    coming_caves,
    forget_scratch,
    opening,
    part,
    reckon_caves,
    slots_begun,
)
from heorot.games.beest.rules.caves import fits, nth, participants, target
from heorot.games.beest.rules.knowledge import count, suspects
from heorot.games.beest.rules.state import HAND, KEPT, LAYING, State
from heorot.games.beest.worth import (
    clean_ones,
    complete_sets,
    end_of_turn,
    markers_of_all,
    swap,
    swap_back,
    worth_of_turn,
)

MIND: Final = 1 << 21
"""The purpose of the number that says of what mind all are in a world."""
MINDS: Final = 4
PLAIN: Final = 2
"""The first mind that is plain; those before it have good sense."""
TIMID: Final = 3
FEAR: Final = 300
"""Hundredths of a point by which being infected looks worse to a timid one than it is."""


@rule
def hand(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> int:
    """What somebody does who is only imagined."""
    mind = pick_addressed(luck, MIND, 0, MINDS)
    if s.phase == LAYING and mind >= PLAIN:
        return plain_cave(s, seat, FEAR if mind == TIMID else 0)
    appeals(box, s, seat, luck, choices, n, values)
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    return choices[best]


@rule
def plain_cave(s: State, seat: int, fear: int) -> int:
    """The next cave of the best way to lay the rest of the hand; of equal ways the first."""
    me = s.players[seat]
    reckon_caves(s)
    reckon_meetings(s, seat, fear)
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
    best = 0
    highest = WORST
    for way in range(ways):
        value = value_of_way(s, me.chosen, begun, free, way, own, coming)
        if value > highest:
            highest = value
            best = way
    forget_scratch(s, 0)
    return s.hand[nth(free, best % left)]


@rule
def reckon_meetings(s: State, seat: int, fear: int) -> None:
    """What every meeting is worth to `seat`: its own, and those of the next player."""
    suspected = suspects(s)
    one = target(s, 0)
    now = worth_of_meeting(s, seat, suspected, seat, seat, fear)
    for other in range(participants(s)):
        if (s.players[seat].met >> other) & 1 == 0:
            s.worth[other] = worth_of_meeting(s, seat, suspected, seat, other, fear) - now
        if (s.players[one].met >> other) & 1 == 0:
            s.worth_next[other] = worth_of_meeting(s, seat, suspected, one, other, fear) - now


@rule
def worth_of_meeting(s: State, seat: int, suspected: int, one: int, other: int, fear: int) -> int:
    """What it is worth to `seat` if `one`, on turn, meets another, or nobody but oneself.

    The mean over all who may be the Beest.
    """
    if one != other:
        swap(s, one, other)
    markers = markers_of_all(s)
    total = 0
    for beest in range(participants(s)):
        if (suspected >> beest) & 1:
            clean = clean_ones(s, beest)
            sets = complete_sets(s, markers, clean)
            ending = end_of_turn(s, beest, markers, clean, sets, one)
            total += worth_of_turn(s, beest, seat, markers, clean, sets, one, ending)
            if seat != beest and (clean >> seat) & 1 == 0:
                total -= fear
    if one != other:
        swap_back(s, one, other)
    return total // count(suspected)


@rule
def value_of_way(
    s: State, first: int, begun: int, free: int, way: int, own: int, coming: int
) -> int:
    """The meeting of this turn, and those that are likely in the next if its caves lie anyhow.

    The next player's chances are counted row by row, as if they did not depend on each other.
    """
    size = s.hand_size
    fitting = fitting_caves(size, own, coming)
    likely = fitting * s.worth_next[s.active]
    none = size - fitting
    all_ways = size
    passages = 0
    met = s.active
    for number in range(size):
        slot = (begun >> (BITS * number)) & FULL
        if number >= first:
            slot = nth(free, way % (size - number))
            way //= size - number
            free -= 1 << slot
        at = number * HAND + slot
        if s.makes[at]:
            passages += 1
            met = target(s, number)
        if number > 0:  # the next player does not lay to the own row
            fitting = fitting_caves(size, s.opens[at], coming)
            likely = likely * (size - fitting)
            likely += none * fitting * s.worth_next[target(s, number)]
            none *= size - fitting
            all_ways *= size
    value = likely // all_ways
    if passages == 1:
        value += s.worth[met]
    return value


@rule
def fitting_caves(size: int, row: int, coming: int) -> int:
    """How many of the caves that the next player will hold make a passage in a row.

    Those that are still to be drawn may.
    """
    return 0 if row == SHUT else size - part(coming, row)
