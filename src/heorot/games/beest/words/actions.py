"""The actions of beest in words: notation, and the named form in a given state.

A cave is the letter of its entrance and those of its exits, ``m-tb``; the rest is listed here::

    t-tm …      this cave to the next of the others      on           announce nothing
    @1 … @6     announce that this seat has won          @silent      … that the Silent One has
"""

from __future__ import annotations

from typing import Final

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import InvalidAction
from heorot.core.game import Actions
from heorot.core.words import NamedAction, Word
from heorot.games.beest.rules.caves import target, who
from heorot.games.beest.rules.choices import ACTIONS as COUNT
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.state import (
    CAVES,
    LAYING,
    POSITIONS,
    SEATS,
    STACK_NAMES,
    WAYS,
    State,
)
from heorot.games.beest.words.names import action
from heorot.games.beest.words.spelling import (
    CAVE_WORDS,
    MARKER_WORDS,
    SILENT_WORD,
    VERDICTS,
    WHO_WORDS,
)

LETTERS: Final = ("t", "m", "b")
"""Of the positions."""

# The order of the parts is that of the ids in choices.py.
NOTATION: Final = (
    *(
        f"{LETTERS[cave // POSITIONS]}-{''.join(LETTERS[one] for one in WAYS[cave % POSITIONS])}"
        for cave in range(CAVES)
    ),
    "on",
    *(f"@{seat}" for seat in range(1, SEATS + 1)),
    f"@{SILENT_WORD}",
)
_IDS: Final = {short: number for number, short in enumerate(NOTATION)}


def parse(text: str) -> int:
    if text not in _IDS:
        raise InvalidAction(
            "{text} is no action of beest; expected a cave such as m-tb (entrance, then the two"
            " exits, of {letters}), on, @1 to @{seats} or @{silent}",
            text=shown(text),
            letters=" ".join(LETTERS),
            seats=SEATS,
            silent=SILENT_WORD,
        )
    return _IDS[text]


def named(edition: Edition, s: State, number: int) -> NamedAction:
    if number < CAVES and s.phase != LAYING:
        return action("lay_cave", CAVE_WORDS[number])  # never legal: nobody gets one now
    if number < CAVES:
        other = target(s, s.players[s.active].chosen)
        return action("lay", CAVE_WORDS[number], WHO_WORDS[who(s, other)])
    if number == GO_ON:
        return action("go_on")
    return action("announce", WHO_WORDS[number - NAME])


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words, those of the position documents."""
    if kind == "seat":
        return Word(kind, WHO_WORDS[number])
    if kind == "cave":
        return Word(kind, CAVE_WORDS[number])
    if kind == "stack":
        return Word(kind, STACK_NAMES[number])
    if kind == "marker":
        return Word(kind, MARKER_WORDS[number - 1])
    if kind == "verdict":
        return Word(kind, VERDICTS[number])
    return Word(kind, number)


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
