"""What must hold of a table of beest: from the rules of the game, by none of their code.

A table is not asked for the match that led to it. But whatever has no fault can be played to its
end, and no rule is broken on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from heorot.core.edition import Edition
from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.beest.holds.caves import faults_of_caves, faults_of_choice, faults_of_rows
from heorot.games.beest.holds.endings import faults_of_ended, faults_of_last, faults_of_phase
from heorot.games.beest.holds.meetings import (
    faults_of_cleared,
    faults_of_exchanges,
    faults_of_meetings,
    faults_of_sets,
    faults_of_stacks,
)
from heorot.games.beest.rules.state import (
    NONE,
    OVER,
    PHASES,
    ROUND_LIMIT,
    State,
)


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    """All that is wrong under the first head that has a fault: those behind it rely on it."""
    for head in (
        _of_course(s),
        faults_of_caves(edition, s),
        faults_of_rows(s),
        chain(faults_of_ended(s), faults_of_meetings(s)),
        chain(faults_of_stacks(s), faults_of_exchanges(s)),
        chain(faults_of_cleared(s), faults_of_sets(s)),
        faults_of_last(s) if s.phase == OVER else faults_of_phase(s),
        faults_of_choice(s),
    ):
        found = list(head)
        yield from found
        if found:
            return


def _of_course(s: State) -> Iterator[Fault]:
    for key, number, possible in (
        ("phase", s.phase, range(len(PHASES))),
        ("turn", s.active, range(s.player_count)),
        ("start", s.start, range(s.player_count)),
        ("round", s.round, range(1, ROUND_LIMIT + 1)),
        ("expedition", s.expedition, range(1, s.expeditions + 1)),
    ):
        if number not in possible:
            template = "{number} is not from {low} to {high}"
            sentence = Sentence(template, number=number, low=possible[0], high=possible[-1])
            yield Fault(key, "", sentence)
    if s.decider != (NONE if s.phase == OVER else s.active):
        template = "seat {seat} decides in the turn of {other}"
        yield Fault("turn", "B18", Sentence(template, seat=s.decider + 1, other=s.active + 1))
    if s.phase == OVER and s.expedition != s.expeditions:
        template = "the match is over after {count} expeditions"
        yield Fault("expedition", "B15", Sentence(template, count=s.expeditions))
