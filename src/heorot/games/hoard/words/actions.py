"""The actions of hoard in words: notation, and the named form in a given state.

A card is its colour's letter and two letters of its front, ``rHa``; the rest is listed here::

    rHa …       this card of one's own hand        nowizard    no wizard rides along
    f1 … f4     this card of the field             @1 … @4     aim at this seat
    pile        the top card of the pile           nodragon    no dragon answers
    enough      no third card                      s1 … s14    this card of the target's hand
    end         the turn is over                   agree       renew the field; or not: refuse
"""

from __future__ import annotations

from typing import Final

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import InvalidAction
from heorot.core.game import Actions
from heorot.core.words import NamedAction, Word
from heorot.games.hoard.rules.choices import ACTIONS as COUNT
from heorot.games.hoard.rules.choices import (
    AGREE,
    END_TURN,
    ENOUGH,
    NO_DRAGON,
    NO_WIZARD,
    REFUSE,
    STEAL,
    TAKE_FIELD,
    TAKE_PILE,
    TARGET,
)
from heorot.games.hoard.rules.state import (
    COLOURS,
    DRAGON,
    FIELD,
    HAND,
    KINDS,
    LAIR,
    NONE,
    PAYING,
    PLAYING,
    SEATS,
    TRIMMING,
    WIZARD,
    YIELDING,
    State,
)
from heorot.games.hoard.words.spelling import back_words, kind_words

LETTERS: Final = ("r", "b", "y", "p", "o")
"""Of the colours."""
CODES: Final = (
    *("Co", "Ri", "Ha", "Ge", "Ch", "Ki", "Tr", "Ro"),
    *("La", "Dr", "Wi", "Mo", "Kn", "Th", "Sh", "Un"),
    "Ws",
)
"""Of the fronts."""

# The order of the parts is that of the ids in choices.py.
NOTATION: Final = (
    *(letter + code for code in CODES for letter in LETTERS),
    *(f"f{slot}" for slot in range(1, FIELD + 1)),
    *("pile", "enough", "end", "nowizard"),
    *(f"@{seat}" for seat in range(1, SEATS + 1)),
    "nodragon",
    *(f"s{slot}" for slot in range(1, HAND + 1)),
    *("agree", "refuse"),
)
_IDS: Final = {short: action for action, short in enumerate(NOTATION)}

_PLAIN: Final = {
    ENOUGH: "enough",
    END_TURN: "end_turn",
    NO_WIZARD: "no_wizard",
    NO_DRAGON: "no_dragon",
    AGREE: "agree",
    REFUSE: "refuse",
}
"""The names of the actions without arguments."""


def parse(text: str) -> int:
    if text not in _IDS:
        raise InvalidAction(
            f"{shown(text)} is no action of hoard; expected a card such as rHa"
            f" (colours {' '.join(LETTERS)}; fronts {' '.join(CODES)}), f1 to f{FIELD}, pile,"
            f" enough, end, nowizard, @1 to @{SEATS}, nodragon, s1 to s{HAND}, agree or refuse"
        )
    return _IDS[text]


def named(edition: Edition, s: State, action: int) -> NamedAction:
    if action < KINDS:
        return NamedAction(_use_of_card(s, action), {"card": kind_word(edition, action)})
    if action < TAKE_PILE:
        slot = action - TAKE_FIELD
        where = word(edition, "slot", slot)
        return NamedAction(
            "take_from_field", {"slot": where, "back": word(edition, "back", s.field_backs[slot])}
        )
    if action == TAKE_PILE:
        return NamedAction("take_from_pile", {"back": word(edition, "back", s.top)})
    if TARGET <= action < NO_DRAGON:
        return NamedAction("target", {"seat": word(edition, "seat", action - TARGET)})
    if STEAL <= action < AGREE:
        return _named_steal(edition, s, action - STEAL)
    return NamedAction(_PLAIN[action], {})


def _use_of_card(s: State, kind: int) -> str:
    """What the decider would do with a hand card: the question tells, or else its front."""
    if s.phase in (YIELDING, TRIMMING):
        return "discard"
    if s.phase == PLAYING and s.players[s.decider].step == PAYING:
        return "pay"
    front = kind // COLOURS
    if front <= LAIR:
        return "lay"
    if front == DRAGON:
        return "dragon"
    if front == WIZARD:
        return "wizard"
    return "play"


def _named_steal(edition: Edition, s: State, slot: int) -> NamedAction:
    where = word(edition, "slot", slot)
    if s.target == NONE or slot >= s.players[s.target].size:
        return NamedAction("steal_slot", {"slot": where})  # never legal: there is no such card
    back = word(edition, "back", s.players[s.target].back[slot])
    seat = word(edition, "seat", s.target)
    return NamedAction("steal", {"seat": seat, "slot": where, "back": back})


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words, those of the position documents."""
    if kind == "card":
        return kind_word(edition, edition.box.kind[number])
    if kind == "back":
        return Word(kind, back_words(number))
    return Word(kind, number + 1 if kind in ("seat", "slot") else number)


def kind_word(edition: Edition, kind: int) -> Word:
    """All equal copies of a card in words."""
    return Word("card", kind_words(edition.box, kind))


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
