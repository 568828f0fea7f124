"""What beginners like too much: to place their figures, the great ones first."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.choices import CASH, PLACE
from heorot.games.movie.rules.state import CHOOSING, State

IMPATIENCE: Final = 30
"""For each stone."""


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """Whatever a figure could be saved for, it looks good on the board."""
    if s.players[seat].step != CHOOSING:
        return
    for k in range(n):
        if PLACE <= choices[k] < CASH:
            values[k] += IMPATIENCE * (choices[k] - PLACE + 1)
