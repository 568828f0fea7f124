"""What beginners like too much: to make a passage, whoever lives behind it, and to name people."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import fits, target
from heorot.games.beest.rules.choices import GO_ON
from heorot.games.beest.rules.state import KEPT, LAYING, State

CURIOSITY: Final = 160
RASHNESS: Final = 120


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """A cave that makes a passage looks good, also where there is one already (B7).

    So does an announcement, also of somebody who may be innocent (B13).
    """
    if s.phase != LAYING:
        for k in range(n):
            if choices[k] != GO_ON:
                values[k] += RASHNESS
        return
    one = s.players[target(s, s.players[seat].chosen)]
    at = one.length - KEPT
    if at < 0 or not fits(one.row[at], one.row[at + 1]):
        return
    for k in range(n):
        if fits(one.row[at + 1], choices[k]):
            values[k] += CURIOSITY
