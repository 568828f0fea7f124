"""A plain mind: what greedy players did at first, and some do who are only imagined (`minds.py`).

It, too, meets whom it pays to meet by what it knows. But it values meetings by simple figures, and
takes the next player for one who lays at random: whoever is likelier to be met then, with the caves
that lie open, counts for more. Values are in hundredths of a point; the figures were found by
trial, in matches against players who lay at random.

The scratch fields of the state hold what all ways to lay share, so that each is a few look-ups.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.greedy import WORST, forget_worth
from heorot.games.beest.rules.caves import fits, participants, target
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.knowledge import count, right_cases, suspects
from heorot.games.beest.rules.meetings import heads
from heorot.games.beest.rules.state import (
    HAND,
    KEPT,
    LAYING,
    POSITIONS,
    SEATS,
    SILENT,
    Player,
    State,
)
from heorot.games.beest.ways import BITS, FULL, equal_caves, first_of_equal, forget_ways, place

POINT: Final = 100

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


# The sum of a way, as far as it is laid, is one int:
#
#     bits  0 … 11   in how many cases the next player meets nobody
#     bits 12 … 15   how many caves the second next player has that make a passage for the next one
#     bits 16 … 20   for whom a passage is made, a bit for each
#     bits 21 … 35   which way it is: of each cave, how many that are free lie before it
#     from bit 36    what all cases are worth in which the next player meets somebody
NOBODY: Final = (1 << 12) - 1
SECOND: Final = 12
MADE: Final = 16
MAKING: Final = (1 << HAND) - 1
WAY: Final = 21
DIGIT: Final = 3
ALL_DIGITS: Final = (1 << (HAND * DIGIT)) - 1
LIKELY: Final = 36
PASSAGE: Final = 1 << BITS
"""Of what a cave does in a row, beside the number of caves that would make a passage behind it."""


@rule
def plain(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The best cave of the hand, or the best answer, to a plain mind."""
    suspected = suspects(s)
    if s.phase == LAYING:
        return best_cave(s, seat, suspected)
    return best_answer(s, seat, suspected, choices, n)


# Announcements.


@rule
def best_answer(s: State, seat: int, suspected: int, choices: list[int], n: int) -> int:
    """The first name that is right for certain; of several suspects nobody is named.

    A doubtful name is right with a chance of a half at most: it brings N points no more often than
    it costs them, and going on costs nothing. A certain one brings more than the rest of the
    expedition may, unless the seat has a complete set itself, which ends it with this turn (B12).
    """
    me = s.players[seat]
    has_set = me.markers == participants(s) - 2 and suspected & me.met == 0
    if count(suspected) > 1 or has_set:
        return GO_ON
    for k in range(n):
        if choices[k] != GO_ON:
            named = choices[k] - NAME
            one = s.player_count if named == SILENT else named
            if right_cases(s, suspected, one):
                return choices[k]
    return GO_ON


# What meetings are worth.


@rule
def hope(s: State, seat: int, beest: int) -> int:
    """What the rest of the expedition may bring, given the Beest, if nothing happens now."""
    me = s.players[seat]
    if seat == beest:
        return LURKING
    if (me.met >> beest) & 1:
        return INFECTED + HEAD * heads(s, beest, seat)
    return CLEAN[(participants(s) - 4) * 5 + me.markers]


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


# Ways to lay the hand.


@rule
def best_cave(s: State, seat: int, suspected: int) -> int:
    """The next cave of the best way to lay the rest of the hand; of equal ways, of the first.

    Ways are ordered by their last cave, and only then by the caves before.
    """
    me = s.players[seat]
    reckon_meetings(s, seat, suspected)
    reckon_effects(s)
    equal = equal_caves(s)
    first = me.chosen
    level = first
    s.sums[level] = sum_of_begun(s, me)
    s.free[level] = (1 << s.hand_size) - 1 - me.taken
    s.untried[level] = first_of_equal(s.free[level], equal)
    all_ways = 1
    for _ in range(s.hand_size):
        all_ways *= s.hand_size
    best = 0
    best_way = 0
    highest = WORST
    slot = 0
    while level >= first:
        cave = s.untried[level] & -s.untried[level]
        if cave == 0:
            level -= 1
            continue
        s.untried[level] -= cave
        free = s.free[level] - cave
        sum_so_far = with_cave(s, s.sums[level], level, place(cave))
        sum_so_far += count(free & cave - 1) << (WAY + level * DIGIT)
        if level == first:
            slot = place(cave)
        if free & free - 1:
            level += 1
            s.sums[level] = sum_so_far
            s.free[level] = free
            s.untried[level] = first_of_equal(free, equal)
            continue
        sum_so_far = with_cave(s, sum_so_far, level + 1, place(free))
        value = value_of_way(s, sum_so_far, all_ways)
        way = sum_so_far >> WAY & ALL_DIGITS
        if value > highest or (value == highest and way < best_way):
            highest = value
            best_way = way
            best = slot
    forget_ways(s)
    forget_worth(s)
    return s.hand[best]


@rule
def reckon_meetings(s: State, seat: int, suspected: int) -> None:
    """Value every meeting that this turn or the next may bring, and one of the turn after."""
    left = target(s, 0)
    for other in range(participants(s)):
        if other != seat:
            s.worth[other] = value_of_meeting(s, seat, suspected, seat, other)
        if other != left:
            s.worth_next[other] = value_of_meeting(s, seat, suspected, left, other)
    second = value_of_meeting(s, seat, suspected, target(s, 1), left)
    for _ in range(s.hand_size - 1):  # nobody knows how these rows will look
        second = second * 5 // 9
    s.worth_next[left] = second


@rule
def reckon_effects(s: State) -> None:
    """What each cave of the hand does in the row of each of the others.

    To the row of the next player nobody lays before the second next does: there it is the caves of
    that one that count.
    """
    coming = coming_fits(s, target(s, 0), 1)
    second = coming_fits(s, target(s, 1), 2)
    for number in range(s.hand_size):
        one = s.players[target(s, number)]
        at = one.length - KEPT
        for slot in range(s.hand_size):
            cave = s.hand[slot]
            effect = 0
            if at >= 0 and fits(one.row[at], one.row[at + 1]) and fits(one.row[at + 1], cave):
                effect = PASSAGE
            if one.length > 0:
                caves = coming if number > 0 else second
                effect += fitting_caves(one.row[at + 1], cave, caves)
            s.effects[number * HAND + slot] = effect


@rule
def sum_of_begun(s: State, me: Player) -> int:
    """The sum of what is chosen, and of the own row, to which nothing is laid now."""
    own = 0
    if me.length >= KEPT:
        own = fitting_caves(me.row[0], me.row[1], coming_fits(s, target(s, 0), 1))
    sum_so_far = own * s.worth_next[s.active] << LIKELY | s.hand_size - own
    for number in range(me.chosen):
        slot = 0
        while s.hand[slot] != me.choice[number]:
            slot += 1
        sum_so_far = with_cave(s, sum_so_far, number, slot)
    return sum_so_far


@rule
def with_cave(s: State, sum_so_far: int, number: int, slot: int) -> int:
    """The sum of a way, and one more cave for one of the others.

    The next player's chances are counted row by row, as if they did not depend on each other.
    """
    effect = s.effects[number * HAND + slot]
    fitting = effect & FULL
    likely = sum_so_far >> LIKELY
    none = sum_so_far & NOBODY
    kept = sum_so_far & (1 << LIKELY) - 1 - NOBODY
    if effect >= PASSAGE:
        kept += 1 << (MADE + number)
    if number == 0:
        return likely << LIKELY | kept | fitting << SECOND | none
    rest = s.hand_size - fitting
    likely = likely * rest + none * fitting * s.worth_next[target(s, number)]
    return likely << LIKELY | kept | none * rest


@rule
def value_of_way(s: State, sum_of_all: int, all_ways: int) -> int:
    """The meeting of this turn, and what is likely in the next two."""
    second = s.worth_next[target(s, 0)] * (sum_of_all >> SECOND & FULL)
    value = second // s.hand_size + (sum_of_all >> LIKELY) // all_ways
    made = sum_of_all >> MADE & MAKING
    if made > 0 and made & made - 1 == 0:
        value += s.worth[target(s, place(made))]
    return value


@rule
def coming_fits(s: State, seat: int, turns: int) -> int:
    """How many of the caves that a seat will take so many turns from now fit behind each way.

    They lie open: whatever is laid until then stays in the rows. Of the Silent One's row every turn
    takes one as soon as more than two lie there. Four bits a way.
    """
    found = 0
    one = s.players[seat]
    for k in range(one.length + turns - KEPT):
        found += fitting_ways(one.row[k])
    if s.player_count < SEATS:
        silent = s.players[s.player_count]
        last = silent.length + turns - KEPT - 1
        if last >= 0:
            found += fitting_ways(silent.row[last])
    return found


@rule
def fitting_ways(cave: int) -> int:
    """1 for each way that leads to the entrance of a cave, four bits a way."""
    ways = 0
    for way in range(POSITIONS):
        if fits(way, cave):
            ways |= 1 << (BITS * way)
    return ways


@rule
def fitting_caves(before: int, cave: int, coming: int) -> int:
    """How many of the coming caves would make a passage behind these two."""
    return (coming >> (BITS * (cave % POSITIONS))) & FULL if fits(before, cave) else 0
