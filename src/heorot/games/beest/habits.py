"""What beginners like too much: to name somebody on a hunch."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.choices import GO_ON
from heorot.games.beest.rules.state import LAYING, State

HUNCH: Final = 250


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """An announcement that may be wrong looks better than it is."""
    if s.phase == LAYING:
        return
    for k in range(n):
        if choices[k] != GO_ON:
            values[k] += HUNCH
