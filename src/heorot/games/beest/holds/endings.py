"""Endings of expeditions, those that came and those that did not (B11 to B16, B19)."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.beest.holds.facts import (
    beest_of,
    first_seat,
    heads_of,
    key_of,
    may_be_named,
    participant_count,
    stranger_of,
)
from heorot.games.beest.rules.state import (
    ABANDONED,
    ALL_INFECTED,
    ENDINGS,
    EXPEDITIONS,
    LAYING,
    NONE,
    OVER,
    OWN_WIN,
    PHASES,
    RIGHT,
    ROUND_LIMIT,
    WRONG,
    State,
)


def faults_of_ended(s: State) -> Iterator[Fault]:
    """There are as many as there can be, and their points fit."""
    ended = s.expeditions if s.phase == OVER else s.expedition - 1
    if [ending > 0 for ending in s.ending] != [number < ended for number in range(EXPEDITIONS)]:
        found = sum(ending > 0 for ending in s.ending)
        template = "{count} expeditions; {ended} have ended here"
        yield Fault("ended", "B15", Sentence(template, count=found, ended=ended))
        return
    for number in range(EXPEDITIONS):
        points = [one.points[number] for one in s.players]
        if number < ended:
            yield from _of_ending(s, number, points[: participant_count(s)])
        elif any(points) or {s.beest[number], s.ender[number]} != {NONE}:
            sentence = Sentence("expedition {number} has not ended", number=number + 1)
            yield Fault("ended", "B15", sentence)
        if any(points[participant_count(s) :]):
            sentence = Sentence("points {points} of somebody who takes no part", points=points)
            yield Fault("ended", "B15", sentence)


def _of_ending(s: State, number: int, points: list[int]) -> Iterator[Fault]:
    place, most = f"ended[{number + 1}]", len(points)
    ending, beest, ender = s.ending[number], s.beest[number], s.ender[number]
    if beest == NONE:
        yield Fault(f"{place}.beest", "B19", "somebody was the Beest")
    if (ender != NONE) != (ending in (OWN_WIN, RIGHT, WRONG)):
        sentence = Sentence("{ending} is by somebody, or by nobody", ending=ENDINGS[ending])
        yield Fault(f"{place}.by", "B13", sentence)
    if ender >= s.player_count:
        yield Fault(f"{place}.by", "B10", "the Silent One neither wins by itself nor announces")
    if ender == beest:
        never = "the Beest neither has all others' markers nor announces"
        yield Fault(f"{place}.by", "B14", never)
    others = [points[one] for one in range(most) if one not in (ender, beest)]
    of_beest, of_ender, of_set = points[beest], points[ender], 2 * most - 4
    is_even = of_beest == 0 and all(earned in range(0, of_set + 2, 2) for earned in others)
    fits = {
        ALL_INFECTED: of_beest == most and sorted(others) == list(range(1, most)),
        OWN_WIN: is_even and of_ender == of_set,
        RIGHT: is_even and of_ender in range(1, most + 1) and max(others) == of_set,
        WRONG: of_ender == -most and not any(others) and of_beest == 0,
        ABANDONED: not any(points),
    }
    if not fits[ending]:
        template = "{points} cannot come of the ending {ending}"
        sentence = Sentence(template, points=points, ending=ENDINGS[ending])
        yield Fault(f"{place}.points", "B13", sentence)


def faults_of_phase(s: State) -> Iterator[Fault]:
    """B11, B13: the expedition goes on, and nobody is asked for nothing."""
    if s.players[beest_of(s)].markers == participant_count(s) - 1:
        yield Fault("met", "B11", "the Beest has given all its markers: the expedition is over")
    elif s.phase != LAYING and not may_be_named(s):
        sentence = Sentence(
            "nobody is asked in the phase {phase} while no other has received exactly {count}"
            " markers",
            phase=PHASES[s.phase],
            count=participant_count(s) - 2,
        )
        yield Fault("phase", "B13", sentence)


def faults_of_last(s: State) -> Iterator[Fault]:
    """The end of the match is that of the expedition on the table."""
    last = s.expedition - 1
    ending, ender, beest = s.ending[last], s.ender[last], beest_of(s)
    for one in range(participant_count(s)):
        if s.players[one].shown != s.players[one].stack:
            yield Fault(key_of(s, one, "shown"), "B19", "the stack on the table is the one shown")
    is_own, named = ender == s.active, may_be_named(s)
    has_set = is_own and s.players[ender].markers == participant_count(s) - 2
    is_last_turn = (s.active + 1) % s.player_count == first_seat(s)
    fits = {
        ALL_INFECTED: s.players[beest].markers == participant_count(s) - 1,
        OWN_WIN: has_set and stranger_of(s, ender) == beest,
        RIGHT: is_own and any(one != beest and not heads_of(s, one) for one in named),
        WRONG: is_own and bool(named),
        ABANDONED: s.round == ROUND_LIMIT and is_last_turn,
    }
    if not fits[ending]:
        template = "the table does not show the ending {ending}"
        sentence = Sentence(template, ending=ENDINGS[ending])
        yield Fault(f"ended[{s.expedition}].ending", "B18", sentence)
    earned = [_points(s, one, ending, ender) for one in range(participant_count(s))]
    if earned != [s.players[one].points[last] for one in range(participant_count(s))]:
        sentence = Sentence("by what lies on the table they are {points}", points=earned)
        yield Fault(f"ended[{s.expedition}].points", "B13", sentence)


def _points(s: State, one: int, ending: int, ender: int) -> int:
    """B11 to B13: the table of the rulebook."""
    most, is_beest, heads = participant_count(s), one == beest_of(s), heads_of(s, one)
    if ending == ALL_INFECTED:
        return most if is_beest else heads
    if one == ender and ending != OWN_WIN:
        return most - heads if ending == RIGHT else -most
    is_paid = ending in (OWN_WIN, RIGHT) and not is_beest and not heads
    return 2 * s.players[one].markers if is_paid else 0
