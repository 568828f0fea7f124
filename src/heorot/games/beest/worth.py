"""What an expedition is worth to somebody, given the Beest: in hundredths of a point.

Points count as a lead: half of what the others win on average is taken off, as a match is won by
having more than they. (None of it: the rest of the expedition is played well, but matches are won
less often. All of it: nobody dares anything, and many expeditions are abandoned.)

Given the Beest, all that matters is public: who is infected, who has how many markers (B17). While
nobody has a complete set the prospects are read off tables; they were found by trial, as means over
some ten thousand matches among players who decide by these very tables. Once there is a complete
set it is reckoned out who comes first: the Beest, who may still catch its owner, somebody who knows
the Beest and announces it (B13), or the owner, whose next turn ends the expedition (B12).

So that a meeting can be tried out quickly, who has how many markers is one int, four bits for each,
and who is *clean*, neither Beest nor infected, is a bit for each. Whoever is infected in a meeting
that is only tried out got the Beest's last marker.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.beest.rules.caves import participants
from heorot.games.beest.rules.knowledge import count
from heorot.games.beest.rules.state import (
    ALL_INFECTED,
    OWN_WIN,
    RIGHT,
    UNDER_WAY,
    WRONG,
    State,
)

FEWEST: Final = 4
MOST: Final = 6
"""So many take part, the Silent One included."""
POINT: Final = 100
OTHERS: Final = 50
"""What a point counts that the others win on average."""
CERTAIN: Final = 100
"""Chances are in hundredths."""
CATCHING: Final = 55
"""The chance that the Beest, on turn, catches the owner of a complete set."""
BITS: Final = 4
MARKERS: Final = (1 << BITS) - 1
HIGH: Final = 0x888888
"""The highest of the four bits of each."""
STEPS: Final = 5
"""Rows of the tables, and cells of a row: infected ones, or markers, from 0 to N - 2."""
CHANCE: Final = (
    *(68, 47, 15, 0, 0, 89, 77, 39, 0, 0, 99, 78, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    *(70, 61, 33, 14, 0, 86, 76, 50, 11, 0, 98, 91, 56, 15, 0, 99, 98, 66, 5, 0, 0, 0, 0, 0, 0),
    *(80, 75, 64, 36, 15, 90, 86, 79, 48, 24, 94, 93, 85, 45, 22),
    *(99, 98, 87, 66, 17, 100, 100, 92, 70, 5),
)
"""The chance that all get infected (B11): by four to six who take part, by how many are infected,
and by the most markers of one who is not."""
LOST: Final = (-126, -153, -177)
"""What it is worth to the Beest's side that somebody wins by a set: by how many take part."""
CLEAN: Final = (
    *(127, 158, 287, 0, 0, 66, 108, 274, 0, 0, -25, 71, 339, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    *(146, 173, 256, 432, 0, 92, 136, 243, 430, 0, 19, 70, 200, 407, 0),
    *(-69, -56, 138, 300, 0, 0, 0, 0, 0, 0),
    *(147, 168, 230, 333, 572, 91, 114, 169, 303, 476, 35, 62, 129, 252, 525),
    *(-40, -18, 28, 220, 412, -100, -100, -30, 167, 100),
)
"""What one not infected may hope for: by four to six who take part, by how many are infected, and
by the markers it has."""


@rule
def lead(n: int, own: int, everybody: int) -> int:
    """What `own` points are worth among `n`, if all together win so many."""
    return POINT * own - OTHERS * (everybody - own) // (n - 1)


ALL_WON: Final = tuple(
    lead(n, own, n * (n + 1) // 2) for n in range(FEWEST, MOST + 1) for own in range(1, MOST + 1)
)
"""What it is worth that all are infected (B11): by four to six who take part, by one's points."""


@rule
def markers_of_all(s: State) -> int:
    """Four bits for each who takes part."""
    markers = 0
    for one in range(participants(s)):
        markers |= s.players[one].markers << (BITS * one)
    return markers


@rule
def markers_of(markers: int, one: int) -> int:
    """How many one of them has received."""
    return (markers >> (BITS * one)) & MARKERS


@rule
def meeting(one: int, other: int) -> int:
    """What two get when they meet: to be added to the markers of all."""
    return (1 << (BITS * one)) + (1 << (BITS * other))


@rule
def clean_ones(s: State, beest: int) -> int:
    """Those who are neither the Beest nor infected, a bit for each."""
    return (1 << participants(s)) - 1 & ~(s.players[beest].met | 1 << beest)


@rule
def complete_sets(s: State, markers: int, clean: int) -> int:
    """A bit for everybody who has met all but the Beest (B12)."""
    found = 0
    needed = participants(s) - 2
    if markers + (HIGH // 8) * (8 - needed) & HIGH:  # somebody has so many, or more
        for one in range(participants(s)):
            if markers_of(markers, one) == needed:
                found |= 1 << one
    return found & clean


@rule
def is_beest_known(s: State, beest: int, one: int, clean: int) -> bool:
    """Whether one of the others knows the Beest: is infected, or has met all it could be else."""
    others = (1 << participants(s)) - 1 - (1 << one)
    return (clean >> one) & 1 == 0 or count(others & ~s.players[one].met & ~s.cleared) == 1


@rule
def heads_of(s: State, beest: int, markers: int, one: int) -> int:
    """The heads on the marker of an infected one (B1)."""
    number = s.players[beest].order[one]
    return participants(s) - (number or markers_of(markers, beest))


@rule
def worth_of_all_infected(s: State, beest: int, seat: int, markers: int) -> int:
    """B11."""
    n = participants(s)
    own = n if seat == beest else heads_of(s, beest, markers, seat)
    return ALL_WON[(n - FEWEST) * MOST + own - 1]


@rule
def worth_of_set(
    s: State, beest: int, seat: int, markers: int, clean: int, ending: int, ender: int
) -> int:
    """B12, B13: somebody has won, or is named."""
    n = participants(s)
    own = 0
    everybody = 0
    for one in range(n):
        points = 0
        if ending == WRONG:
            points = -n if one == ender else 0
        elif ending == RIGHT and one == ender:
            points = n - (0 if (clean >> one) & 1 else heads_of(s, beest, markers, one))
        elif (clean >> one) & 1:
            points = 2 * markers_of(markers, one)
        everybody += points
        if one == seat:
            own = points
    return lead(n, own, everybody)


@rule
def prospects(s: State, beest: int, seat: int, markers: int, clean: int) -> int:
    """What may be hoped for while nobody has a complete set."""
    n = participants(s)
    at = ((n - FEWEST) * STEPS + markers_of(markers, beest)) * STEPS
    if (clean >> seat) & 1:
        return CLEAN[at + markers_of(markers, seat)]
    most = 0
    for one in range(n):
        if (clean >> one) & 1:
            most = max(most, markers_of(markers, one))
    chance = CHANCE[at + most]
    won = worth_of_all_infected(s, beest, seat, markers)
    return (chance * won + (CERTAIN - chance) * LOST[n - FEWEST]) // CERTAIN


@rule
def worth_of_race(
    s: State, beest: int, seat: int, markers: int, clean: int, sets: int, last: int
) -> int:
    """What may be hoped for once the turn of `last` is over and these have complete sets."""
    value = 0
    chance = CERTAIN
    one = last
    for _ in range(s.player_count):
        one = one + 1 if one + 1 < s.player_count else 0
        if (sets >> one) & 1:
            won = worth_of_set(s, beest, seat, markers, clean, OWN_WIN, one)
            return (value + chance * won) // CERTAIN
        if one == beest:
            caught = chance * CATCHING // CERTAIN
            value += caught * worth_of_catch(s, beest, seat, markers, clean, sets)
            chance -= caught
        elif is_beest_known(s, beest, one, clean):
            named = worth_of_set(s, beest, seat, markers, clean, RIGHT, one)
            return (value + chance * named) // CERTAIN
    return (value + chance * prospects(s, beest, seat, markers, clean)) // CERTAIN


@rule
def worth_of_catch(s: State, beest: int, seat: int, markers: int, clean: int, sets: int) -> int:
    """What it is worth that the Beest meets the first of those with complete sets."""
    victim = 0
    while (sets >> victim) & 1 == 0:
        victim += 1
    markers += meeting(beest, victim)
    if markers_of(markers, beest) == participants(s) - 1:
        return worth_of_all_infected(s, beest, seat, markers)
    return prospects(s, beest, seat, markers, clean & ~(1 << victim))


@rule
def end_of_turn(s: State, beest: int, markers: int, clean: int, sets: int, one: int) -> int:
    """Which ending the turn of `one` brings, whose meeting is over."""
    if markers_of(markers, beest) == participants(s) - 1:
        return ALL_INFECTED
    if sets == 0:
        return UNDER_WAY
    if (sets >> one) & 1:
        return OWN_WIN
    if one != beest and is_beest_known(s, beest, one, clean):
        named = worth_of_set(s, beest, one, markers, clean, RIGHT, one)
        if named >= worth_of_race(s, beest, one, markers, clean, sets, one):
            return RIGHT
    return UNDER_WAY


@rule
def worth_of_turn(
    s: State, beest: int, seat: int, markers: int, clean: int, sets: int, one: int, ending: int
) -> int:
    """What the turn of `one` is worth to `seat`, given how it ends."""
    if ending == ALL_INFECTED:
        return worth_of_all_infected(s, beest, seat, markers)
    if ending != UNDER_WAY:
        return worth_of_set(s, beest, seat, markers, clean, ending, one)
    if sets:
        return worth_of_race(s, beest, seat, markers, clean, sets, one)
    return prospects(s, beest, seat, markers, clean)


# To try out a meeting of one's own.


@rule
def swap(s: State, one: int, other: int) -> None:
    """B8, as far as everybody sees it."""
    pass_marker(s, one, other)
    pass_marker(s, other, one)


@rule
def swap_back(s: State, one: int, other: int) -> None:
    """As if they had not met."""
    take_marker_back(s, one, other)
    take_marker_back(s, other, one)


@rule
def pass_marker(s: State, giver: int, taker: int) -> None:
    """The giver's next marker goes to the taker."""
    me = s.players[giver]
    me.markers += 1
    me.order[taker] = me.markers
    me.met |= 1 << taker


@rule
def take_marker_back(s: State, giver: int, taker: int) -> None:
    """The giver's last marker comes back."""
    me = s.players[giver]
    me.markers -= 1
    me.order[taker] = 0
    me.met -= 1 << taker
