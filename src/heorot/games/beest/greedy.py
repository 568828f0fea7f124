"""A player of simple good sense: meets whom it pays to meet, and announces what it knows.

It knows only what its seat may know: `s` is redacted. For everybody who may be the Beest it asks
what the table would then be worth to it (`worth.py`), and takes the mean.

What comes of its turn it can reckon out. What the next player will hold lies open, too, and so it
knows whom that player will be able to meet. So it goes through all ways to lay the rest of its
hand, and values each by the meeting that it leads to, and by what the next player may do then: as
Beest look for a victim, as an infected one keep away from those who are not, as one of these keep
away from the Beest; or, as nobody knows everything, any other thing that the rows allow.

Which ways there are, and what they lead to, is reckoned in `ways.py`. There, and in the scratch
fields of the state, nobody is oneself in the bits of whom one can meet.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import participants, target
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.knowledge import suspects
from heorot.games.beest.rules.meetings import stranger_of
from heorot.games.beest.rules.state import (
    LAYING,
    OWN_WIN,
    RIGHT,
    SEATS,
    SILENT,
    UNDER_WAY,
    WRONG,
    State,
)
from heorot.games.beest.ways import HALF, forget_ways, place_of_outcomes, reckon_ways
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
NEXT: Final = 85
"""Hundredths by which the next player's turn counts, as it is foreseen; the rest is how the table
looks before it. Found by trial, as well as that the next player does what it likes best in half of
all cases, and else any of what it can."""


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
    meetings, can_meet, is_one = reckon_ways(s, s.players[seat])
    for k in range(n):
        values[k] = 0 if is_one else WORST
    for met in range(participants(s)):
        if (meetings >> met) & 1 and not is_one:
            reckon_meeting(s, seat, suspected, met, can_meet)
            for half in range(2):
                value_outcomes(s, suspected, met, half, choices, n, values)
    forget_ways(s)
    forget_worth(s)


@rule
def value_outcomes(
    s: State, suspected: int, met: int, half: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Value what may come of a meeting, each case once, for all caves by which it may come."""
    found = 0
    for slot in range(s.hand_size):
        found |= s.outcomes[place_of_outcomes(met, slot, half)]
    for number in range(HALF):
        if (found >> number) & 1:
            value = value_of_outcome(s, suspected, half * HALF + number)
            for slot in range(s.hand_size):
                if (s.outcomes[place_of_outcomes(met, slot, half)] >> number) & 1:
                    for k in range(n):
                        if choices[k] == s.hand[slot]:
                            values[k] = max(values[k], value)


@rule
def forget_worth(s: State) -> None:
    """Leave nothing behind."""
    for k in range(SEATS * SEATS):
        s.worth[k] = 0
        s.worth_next[k] = 0


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
