"""Ways to lay a hand: whom each lets one meet, and whom the next player can meet then.

What a cave does in a row is one int, of which those of a whole way are added up::

    bits  0 … 17   whose row ends so that only some caves make a passage there, a bit for each: six
                   bits for every entrance that makes none
    bits 18 … 29   how many such rows there are, four bits for every entrance
    bits 30 … 35   in whose hideout there is a passage

All ways are gone through cave by cave; of equal caves the first that is free is laid first. What
they lead to is kept by who is met, and by the cave that comes first: a bit for everything that the
next player may then be able to do, in two halves.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.beest.rules.caves import fits, participants, target
from heorot.games.beest.rules.state import HAND, KEPT, POSITIONS, SEATS, Player, State

BITS: Final = 4
"""Of a number of caves, where several are one int."""
FULL: Final = (1 << BITS) - 1
EVERYBODY: Final = (1 << SEATS) - 1
DEMAND: Final = POSITIONS * SEATS
DEMANDED: Final = (1 << (POSITIONS * BITS)) - 1
PASSAGES: Final = DEMAND + POSITIONS * BITS
HALF: Final = 32
"""Of all sets of those whom somebody may meet."""


@rule
def reckon_ways(s: State, me: Player) -> tuple[int, int, bool]:
    """Go through all ways to lay the rest of the hand, and write down what they lead to.

    Who may be met, whom the next player may be able to meet, and whether all ways lead to the same.
    """
    reckon_effects(s)
    coming = coming_caves(s)
    equal = equal_caves(s)
    first = me.chosen
    level = first
    s.sums[level] = effect_of_begun(s, me)
    s.free[level] = (1 << s.hand_size) - 1 - me.taken
    s.untried[level] = first_of_equal(s.free[level], equal)
    meetings = 0
    can_meet = 0
    is_one = True
    last = 0
    slot = 0
    while level >= first:
        cave = s.untried[level] & -s.untried[level]
        if cave == 0:
            level -= 1
            continue
        s.untried[level] -= cave
        free = s.free[level] - cave
        effect = s.sums[level] + s.effects[level * HAND + place(cave)]
        if level == first:
            slot = place(cave)
        if free & free - 1:
            level += 1
            s.sums[level] = effect
            s.free[level] = free
            s.untried[level] = first_of_equal(free, equal)
            continue
        effect += s.effects[(level + 1) * HAND + place(free)]
        met = whom_it_meets(s, me, effect >> PASSAGES)
        able = open_to_next(s, effect, coming)
        is_one = is_one and (meetings == 0 or last == able << SEATS | met)
        last = able << SEATS | met
        meetings |= 1 << met
        can_meet |= able
        s.outcomes[place_of_outcomes(met, slot, able // HALF)] |= 1 << able % HALF
    return meetings, can_meet, is_one


@rule
def forget_ways(s: State) -> None:
    """Leave nothing behind."""
    for k in range(SEATS * HAND * 2):
        s.outcomes[k] = 0
    for k in range(HAND * HAND):
        s.effects[k] = 0
    for level in range(HAND):
        s.sums[level] = 0
        s.free[level] = 0
        s.untried[level] = 0


@rule
def place_of_outcomes(met: int, slot: int, half: int) -> int:
    """Where the state keeps what may come of a meeting if the cave of a slot comes first."""
    return (met * HAND + slot) * 2 + half


# Caves of the hand, a bit for each.


@rule
def place(cave: int) -> int:
    """Of one of five bits, which it is."""
    return (cave >> 1) - (cave >> 3) - (cave >> 4) * 2


@rule
def equal_caves(s: State) -> int:
    """The caves of the hand that are equal to the one before."""
    equal = 0
    for slot in range(1, s.hand_size):
        if s.hand[slot - 1] == s.hand[slot]:
            equal |= 1 << slot
    return equal


@rule
def first_of_equal(free: int, equal: int) -> int:
    """Of caves that are free, those that no equal one comes before."""
    return free & ~(free << 1 & equal)


# What caves do.


@rule
def reckon_effects(s: State) -> None:
    """What each cave of the hand does in the row of each of the others."""
    for number in range(s.hand_size):
        other = target(s, number)
        one = s.players[other]
        at = one.length - KEPT
        for slot in range(s.hand_size):
            cave = s.hand[slot]
            effect = 0
            if one.length > 0 and fits(one.row[at + 1], cave):
                if number > 0:  # nobody meets oneself
                    effect = opens(other, cave)
                if at >= 0 and fits(one.row[at], one.row[at + 1]):
                    effect += 1 << (PASSAGES + other)
            s.effects[number * HAND + slot] = effect


@rule
def effect_of_begun(s: State, me: Player) -> int:
    """What the caves do together that are chosen; to the own row nothing is laid now."""
    effect = 0
    if me.length == KEPT and fits(me.row[0], me.row[1]):
        effect = opens(s.active, me.row[1])
    for number in range(me.chosen):
        slot = 0
        while s.hand[slot] != me.choice[number]:
            slot += 1
        effect += s.effects[number * HAND + slot]
    return effect


@rule
def opens(other: int, cave: int) -> int:
    """A row in which the last two caves fit; behind its last one some entrance does not (B3)."""
    closed = POSITIONS - 1 - cave % POSITIONS
    return 1 << (closed * SEATS + other) | 1 << (DEMAND + closed * BITS)


@rule
def whom_it_meets(s: State, me: Player, passages: int) -> int:
    """Who is met; oneself where nobody is (B7)."""
    if passages == 0 or passages & (passages - 1 | me.met):
        return s.active
    met = 0
    while passages > 1:
        passages >>= 1
        met += 1
    return met


# Whom the next player can meet.


@rule
def coming_caves(s: State) -> int:
    """What the next player will hold: how many of each entrance, and how many to be drawn.

    All but what is drawn lies open: whatever is laid until then stays in the rows. Four bits each.
    """
    one = s.players[target(s, 0)]
    drawn = participants(s) - 1
    found = 0
    for k in range(one.length + 1 - KEPT):
        found += 1 << (BITS * (one.row[k] // POSITIONS))
        drawn -= 1
    if s.player_count < SEATS:
        silent = s.players[s.player_count]
        for k in range(silent.length + 1 - KEPT):
            found += 1 << (BITS * (silent.row[k] // POSITIONS))
            drawn -= 1
    return found + (drawn << (BITS * POSITIONS))


@rule
def open_to_next(s: State, effect: int, coming: int) -> int:
    """Whom the next player can meet, a bit for each; its own bit if it may meet nobody.

    To meet somebody a cave must fit there, and all other rows that are not shut must get one that
    does not. Caves that are still to be drawn may be any. If there is only one row, and every cave
    fits there, somebody is met.
    """
    demand = effect >> DEMAND & DEMANDED
    drawn = part(coming, POSITIONS)
    missing = 0
    spare = drawn
    for entrance in range(POSITIONS):
        left = part(coming, entrance) - part(demand, entrance)
        missing += max(-left, 0)
        spare += max(left, 0)
    can_meet = 1 << target(s, 0)
    for closed in range(POSITIONS):  # one cave fewer is demanded, and these do not fit
        left = part(coming, closed) - part(demand, closed)
        needed = missing - 1 if left < 0 else missing
        if needed <= drawn and spare - max(left, 0) > needed:
            can_meet |= effect >> (closed * SEATS) & EVERYBODY
        if demand == 1 << (BITS * closed) and drawn + part(coming, closed) == 0:
            can_meet &= ~(1 << target(s, 0))
    return can_meet


@rule
def part(bits: int, number: int) -> int:
    """One of several small numbers in an int."""
    return (bits >> (BITS * number)) & FULL
