"""What beginners like too much: to try their luck, and to fight on."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import DARE, GIVE_FAME, TAKE_RISK
from heorot.games.legend.rules.state import STRIVING, State

GAMBLING: Final = 250
STRIVING_ON: Final = 150


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """A risk always looks promising, and nobody likes to drop out."""
    for k in range(n):
        if choices[k] == TAKE_RISK or choices[k] == DARE:
            values[k] += GAMBLING
        elif s.phase == STRIVING and choices[k] < GIVE_FAME:
            values[k] += STRIVING_ON
