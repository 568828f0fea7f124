"""placeholder"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.state import State


@rule
def greedy(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The first."""
    return choices[0]
