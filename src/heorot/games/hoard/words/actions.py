"""The actions of hoard in words: notation, and the named form in a given state.

A card is its colour's letter and two letters of its front, ``rHa``; the rest is listed here::

    rHa …       this card of one's own hand        @1 … @4     aim at this seat
    rHa2 …      the second of two such cards       nodragon    no dragon answers
    f1 … f4     this card of the field             s1 … s14    this card of the target's hand
    pile        the top card of the pile           agree       renew the field; or not: refuse
    enough      no third card                      nowizard    no wizard rides along
    end         the turn is over
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heorot.core.documents import shown
from heorot.core.edition import Edition, Keyed
from heorot.core.errors import InvalidAction
from heorot.core.game import Actions
from heorot.core.words import NamedAction, Word
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import ACTIONS as COUNT
from heorot.games.hoard.rules.choices import (
    AGREE,
    ANOTHER,
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
from heorot.games.hoard.rules.hand import looks_like
from heorot.games.hoard.rules.state import (
    COLOUR_NAMES,
    COLOURS,
    DRAGON,
    FIELD,
    HAND,
    KINDS,
    LAIR,
    NONE,
    OVER,
    PAYING,
    PLAYING,
    SEATS,
    TRIMMING,
    WIZARD,
    YIELDING,
    Player,
    State,
)
from heorot.games.hoard.words.names import action
from heorot.games.hoard.words.spelling import back_words, card_name, kind_names

LETTERS: Final = ("r", "b", "y", "p", "o")
"""Of the colours."""
CODES: Final = (
    *("Co", "Ri", "Ha", "Ge", "Ch", "Ki", "Tr", "Ro"),
    *("La", "Dr", "Wi", "Mo", "Kn", "Th", "Sh", "Un"),
    "Ws",
)
"""Of the fronts."""

_CARDS: Final = tuple(letter + code for code in CODES for letter in LETTERS)

# The order of the parts is that of the ids in choices.py.
NOTATION: Final = (
    *_CARDS,
    *(f"f{slot}" for slot in range(1, FIELD + 1)),
    *("pile", "enough", "end", "nowizard"),
    *(f"@{seat}" for seat in range(1, SEATS + 1)),
    "nodragon",
    *(f"s{slot}" for slot in range(1, HAND + 1)),
    *("agree", "refuse"),
    *(f"{card}2" for card in _CARDS),
)
_IDS: Final = {short: number for number, short in enumerate(NOTATION)}

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
            "{text} is no action of hoard; expected a card such as rHa, or rHa2 for the second of"
            " two (colours {colours}; fronts {fronts}), f1 to f{field}, pile, enough, end,"
            " nowizard, @1 to @{seats}, nodragon, s1 to s{hand}, agree or refuse",
            text=shown(text),
            colours=" ".join(LETTERS),
            fronts=" ".join(CODES),
            field=FIELD,
            seats=SEATS,
            hand=HAND,
        )
    return _IDS[text]


def named(edition: Edition, s: State, number: int) -> NamedAction:
    if number < KINDS:
        return _named_card(edition, s, number, which=0)
    if number >= ANOTHER:
        return _named_card(edition, s, number - ANOTHER, which=1)
    if number < TAKE_PILE:
        slot = number - TAKE_FIELD
        return action("take_from_field", slot + 1, back_words(s.field_backs[slot]))
    if number == TAKE_PILE:
        return action("take_from_pile", back_words(s.top))
    if TARGET <= number < NO_DRAGON:
        return action("target", number - TARGET + 1)
    if STEAL <= number < AGREE:
        return _named_steal(s, number - STEAL)
    return action(_PLAIN[number])


def _named_card(edition: Edition, s: State, kind: int, *, which: int) -> NamedAction:
    """A card of the decider's hand, by its place where an equal one lies elsewhere (H9)."""
    box: Box = edition.box
    use, name = _use_of_card(s, kind), _names(edition.keyed)[kind]
    if s.phase == OVER or box.copies[kind // COLOURS] == 1:
        return action(use, name)
    me = s.players[s.decider]
    left = [
        slot
        for slot in range(me.size)
        if box.kind[me.hand[slot]] == kind and slot != me.chosen and not (me.picked >> slot) & 1
    ]
    if which < len(left) and has_twin(box, me, left[which]):
        return action(f"{use}_from", name, left[which] + 1)
    return action(use, name)


@lru_cache(maxsize=64)
def _names(keyed: Keyed) -> tuple[str, ...]:
    return kind_names(keyed.box)


def has_twin(box: Box, me: Player, slot: int) -> bool:
    """H9: whether an equal card is in the hand that others can tell from this one."""
    kind = box.kind[me.hand[slot]]
    return box.copies[kind // COLOURS] > 1 and any(
        box.kind[me.hand[other]] == kind and not looks_like(me, other, slot)
        for other in range(me.size)
        if other != slot
    )


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


def _named_steal(s: State, slot: int) -> NamedAction:
    if s.target == NONE or slot >= s.players[s.target].size:
        return action("steal_slot", slot + 1)  # never legal: there is no such card
    back = back_words(s.players[s.target].back[slot])
    return action("steal", s.target + 1, slot + 1, back)


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words, those of the position documents."""
    if kind == "card":
        return Word(kind, card_name(edition.box, number))
    if kind == "back":
        return Word(kind, back_words(number))
    if kind == "colour":
        return Word(kind, COLOUR_NAMES[number])
    return Word(kind, number + 1 if kind in ("seat", "slot") else number)


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
