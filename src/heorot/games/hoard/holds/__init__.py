"""What must hold of a table of hoard, whoever made it; free of the rules' code.

A table is not asked for the game that led to it. But one without a fault can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.edition import Edition
from heorot.core.holds import Fault
from heorot.games.hoard.box import Box
from heorot.games.hoard.holds.cards import of_backs, of_cards, of_cells
from heorot.games.hoard.holds.choice import of_choice
from heorot.games.hoard.holds.seats import of_hand, of_knight_and_unicorn, of_laid
from heorot.games.hoard.holds.turn import (
    of_action,
    of_decider,
    of_drawn,
    of_field,
    of_phase,
    of_progress,
)
from heorot.games.hoard.rules.state import SEATS, State


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    """All that cannot be in a whole state."""
    box: Box = edition.box
    yield from of_cards(box, s)
    yield from of_backs(s)
    for seat in range(SEATS):
        yield from of_cells(box, s, seat)
    for seat in range(s.player_count):
        yield from of_laid(box, s, seat)
        yield from of_knight_and_unicorn(s, seat)
        yield from of_hand(box, s, seat)
    yield from of_phase(box, s)
    yield from of_drawn(box, s)
    yield from of_field(s)
    yield from of_action(box, s)
    yield from of_progress(box, s)
    yield from of_decider(box, s)
    for seat in range(SEATS):
        yield from of_choice(box, s, seat)
