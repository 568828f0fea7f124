"""What others do who are only imagined: nobody knows how well they think.

A search that takes all others for greedy players plans on what each of them will do, cave by cave,
and is lost where they do something else. So they are of one of two minds, drawn anew for every
world: of good sense (`greedy.py`), or plain (`plain.py`).
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick_addressed
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.greedy import appeals
from heorot.games.beest.plain import plain
from heorot.games.beest.rules.state import State

MIND: Final = 1 << 21
"""The purpose of the number that says of what mind all are in a world."""
MINDS: Final = 2
PLAIN: Final = 1


@rule
def hand(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> int:
    """What somebody does who is only imagined."""
    if mind_of(luck) == PLAIN:
        return plain(box, s, seat, luck, choices, n)
    appeals(box, s, seat, luck, choices, n, values)
    return most_appealing(choices, n, values)


@rule
def mind_of(luck: Luck) -> int:
    """Of what mind all are in the world of this luck."""
    return pick_addressed(luck, MIND, 0, MINDS)


@rule
def most_appealing(choices: list[int], n: int, values: list[int]) -> int:
    """Of choices that are valued, the best; of equal ones the first."""
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    return choices[best]
