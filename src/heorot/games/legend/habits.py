"""What beginners like too much: to try their luck."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import DARE, TAKE_RISK
from heorot.games.legend.rules.state import State

GAMBLING: Final = 600


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """A risk always looks promising."""
    for k in range(n):
        if choices[k] == TAKE_RISK or choices[k] == DARE:
            values[k] += GAMBLING
