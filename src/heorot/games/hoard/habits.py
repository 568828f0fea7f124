"""What beginners like too much: to attack, and to keep their sheep together."""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import END_TURN
from heorot.games.hoard.rules.state import (
    CHOOSING,
    COLOURS,
    KINDS,
    KNIGHT,
    MOB,
    PLAYING,
    THIEF,
    State,
)

ATTACKING: Final = 400
HOARDING: Final = 100


@rule
def habits(box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]) -> None:
    """Knight, mob and thief are played as soon as they are there; treasures are put off."""
    if s.phase != PLAYING or s.players[seat].step != CHOOSING:
        return
    for k in range(n):
        front = choices[k] // COLOURS
        if choices[k] == END_TURN:
            values[k] += HOARDING
        elif choices[k] < KINDS and (front == KNIGHT or front == MOB or front == THIEF):
            values[k] += ATTACKING
