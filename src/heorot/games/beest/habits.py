"""What beginners like too much: to name somebody on a hunch."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.knowledge import count, right_cases, suspects
from heorot.games.beest.rules.state import LAYING, SILENT, State

HUNCH: Final = 250
EVEN: Final = 2
"""Suspects of whom one is the Beest: a hunch is right as often as wrong."""


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """An announcement that is as likely right as wrong looks better than it is."""
    suspected = suspects(s)
    if s.phase == LAYING or count(suspected) > EVEN:
        return
    for k in range(n):
        named = choices[k] - NAME
        one = s.player_count if named == SILENT else named
        if choices[k] != GO_ON and right_cases(s, suspected, one):
            values[k] += HUNCH
