"""What a seat can conclude, exactly (B17).

Stacks are dealt at random, so every way to deal them that fits what a seat knows is equally likely.
What a seat knows rules out or keeps whole deals:

- the stacks it has seen, its own and those of whom it met, are what they are;
- whoever is `cleared` has not the black one.

If it has not seen the black stack, then under each of the others that is not cleared it may lie,
and the colours that it has not seen lie under the rest in equally many ways. So all *suspects* are
equally likely, and a chance is a number of suspects out of all of them. Given the Beest, who is
infected is public: whoever met it (B9).

All of these read a redacted state.
"""

from __future__ import annotations

from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.beest.rules.caves import participants
from heorot.games.beest.rules.meetings import stranger_of
from heorot.games.beest.rules.state import BLACK, OVER, State


@rule
def suspects(s: State) -> int:
    """A bit for everybody who may be the Beest; each of them is equally likely."""
    found = 0
    for one in range(participants(s)):
        stack = s.players[one].shown if s.phase == OVER else s.players[one].stack  # B19
        if stack == BLACK:
            return 1 << one
        if stack == VEIL and (s.cleared >> one) & 1 == 0:
            found |= 1 << one
    return found


@rule
def count(bits: int) -> int:
    """How many bits are set."""
    number = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


@rule
def beest_cases(suspected: int, one: int) -> int:
    """Of the suspects, how many make `one` the Beest."""
    return (suspected >> one) & 1


@rule
def infected_cases(s: State, suspected: int, one: int) -> int:
    """Of the suspects, how many have infected `one`."""
    return count(suspected & s.players[one].met)


@rule
def right_cases(s: State, suspected: int, one: int) -> int:
    """Of the suspects, how many make it right to name `one`, who has N - 2 markers (B13)."""
    return (suspected >> stranger_of(s, one)) & 1
