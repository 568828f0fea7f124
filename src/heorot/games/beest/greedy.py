"""A player of simple good sense."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.state import LAYING, State


@rule
def greedy(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    if s.phase == LAYING:
        return choices[0]
    return choices[0]
