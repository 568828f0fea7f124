"""What must hold of a state of legend, free of the rules' code.

A state is not asked for the game that led to it. But what holds can be played to its end, and no
rule is broken on the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.edition import Edition
from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.components import faults_of_components
from heorot.games.legend.holds.course import faults_of_course, faults_of_frame
from heorot.games.legend.holds.past import faults_of_the_past
from heorot.games.legend.holds.seats import faults_of_seat
from heorot.games.legend.rules.state import SEATS, State


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    """All that is wrong with a state."""
    box: Box = edition.box
    frame = list(faults_of_frame(box, s))
    if frame:
        yield from frame
        return
    yield from faults_of_the_past(box, s)
    yield from faults_of_components(box, s)
    yield from faults_of_course(box, s)
    for seat in range(SEATS):
        yield from faults_of_seat(box, s, seat)
