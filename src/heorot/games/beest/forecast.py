"""Where a search may stop to look ahead."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.course import first_seat
from heorot.games.beest.rules.state import LAYING, State


@rule
def may_cut(box: Box, s: State) -> bool:
    """Where an expedition begins: nobody knows yet who is the Beest, and only points differ."""
    is_begun = s.active != first_seat(s) or s.players[s.active].chosen > 0
    return s.round == 1 and s.phase == LAYING and not is_begun
