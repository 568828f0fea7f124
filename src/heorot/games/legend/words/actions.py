"""The actions of legend in words: notation, and the named form in a given state.

::

    Tr Fr Wi Co Fi Be …   this card; Tr2 … Fi2 are the double ones, special cards have their names
    f1 … f7, af1 … af3    give this fame token: square, alliance
    t1 … t4, at1 … at3    show this treasure token: square, alliance
    s1 … s5               take this space
    treasure alliance fame cards        select this
    scratches wound double              return these
    takefame              fame instead  no          decline        drop     drop out
    done                  the bid is complete       risk, dare     turn up two cards, or five
    ignore                play Resolve  refuse      play Inspiration
    rest1, rest2          play Warrior's Rest for so many scratches
"""

from __future__ import annotations

from typing import Final

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import InvalidAction
from heorot.core.game import Actions
from heorot.core.words import NamedAction, Word
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import ACTIONS as COUNT
from heorot.games.legend.rules.choices import (
    COMMIT,
    DARE,
    DECLINE,
    DROP,
    GIVE_FAME,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
    INSPIRE,
    RESOLVE_IT,
    REST_ONE,
    REST_TWO,
    SELECT_ALLIANCE,
    SELECT_CARDS,
    SELECT_FAME,
    SELECT_TREASURE,
    SHOW_TREASURE,
    SPACE,
    TAKE_FAME,
    TAKE_RISK,
)
from heorot.games.legend.rules.events import (
    ALLIANCE_FAME,
    ALLIANCE_TREASURE,
    FAME_TOKEN,
    TREASURE_TOKEN,
    WOUND_TILE,
)
from heorot.games.legend.rules.state import (
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BIDDING,
    KIND_NAMES,
    OVER,
    PICKING,
    SPACES,
    STRIVING,
    TRADING,
    TREASURE_FACES,
    TWO_CARDS,
    State,
)
from heorot.games.legend.words.names import (
    ALLIANCE_TOKENS,
    FAME_TOKENS,
    TILES,
    TREASURE_TOKENS,
    action,
    gain_at,
)

# The order of the parts is that of the ids in choices.py.
NOTATION: Final = (
    *("Tr", "Tr2", "Fr", "Fr2", "Wi", "Wi2", "Co", "Co2", "Fi", "Fi2", "Be"),
    *("Hides", "Shield", "Sword", "Ships", "Oath"),
    *("Blessing", "Inspiration", "Daring", "Resolve", "Rest"),
    *(f"f{value}" for value in range(1, 8)),
    *(f"af{value}" for value in range(1, 4)),
    *(f"t{value}" for value in range(1, 5)),
    *(f"at{value}" for value in range(1, 4)),
    *(f"s{space}" for space in range(1, SPACES + 1)),
    *("treasure", "alliance", "fame", "cards", "scratches", "wound", "double", "takefame"),
    *("no", "drop", "done", "risk", "dare", "ignore", "refuse", "rest1", "rest2"),
)
_IDS: Final = {short: action for action, short in enumerate(NOTATION)}

_PLAIN: Final = {
    SELECT_TREASURE: "select_treasure",
    SELECT_ALLIANCE: "select_alliance",
    SELECT_FAME: "select_fame",
    SELECT_CARDS: "select_cards",
    HEAL_SCRATCHES: "heal_scratches",
    HEAL_WOUND: "heal_wound",
    HEAL_DOUBLE: "heal_double",
    TAKE_FAME: "take_fame",
    COMMIT: "commit",
    TAKE_RISK: "risk",
    DARE: "dare",
    RESOLVE_IT: "resolve",
    INSPIRE: "inspire",
    REST_ONE: "rest_one",
    REST_TWO: "rest_two",
}
"""The names of the actions without arguments that mean the same in every phase."""

_DECLINED: Final = {
    ASKING_BLESSING: "let_leave",
    ASKING_INSPIRATION: "suffer",
    ASKING_RESOLVE: "accept_failure",
    ASKING_REST: "accept_scratch",
}
"""What declining is called where a text card could be played."""

_USES: Final = {BIDDING: "bid", STRIVING: "lay", PICKING: "pick", ASKING_BLESSING: "take_back"}
"""What is done with a card."""

_TOKENS: Final = (
    *FAME_TOKENS[1:],
    *ALLIANCE_TOKENS[:TREASURE_FACES],
    *TREASURE_TOKENS[1:],
    *ALLIANCE_TOKENS[TREASURE_FACES:],
)
"""Those that are given or shown, in the order of the ids."""

_NUMBERED: Final = {
    **dict(enumerate(FAME_TOKENS, FAME_TOKEN)),
    **dict(enumerate(TREASURE_TOKENS, TREASURE_TOKEN)),
    **dict(enumerate(ALLIANCE_TOKENS[:TREASURE_FACES], ALLIANCE_FAME + 1)),
    **dict(enumerate(ALLIANCE_TOKENS[TREASURE_FACES:], ALLIANCE_TREASURE + 1)),
    **dict(enumerate(TILES, WOUND_TILE)),
}
"""Tokens and tiles by their numbers in events."""


def parse(text: str) -> int:
    if text not in _IDS:
        raise InvalidAction(
            "{text} is no action of legend; expected a card ({cards}), a token (f1 to f7, af1 to"
            " af3, t1 to t4, at1 to at3), a space s1 to s{spaces}, or one of {others}",
            text=shown(text),
            cards=" ".join(NOTATION[:GIVE_FAME]),
            spaces=SPACES,
            others=" ".join(NOTATION[SELECT_TREASURE:]),
        )
    return _IDS[text]


def named(edition: Edition, s: State, action_id: int) -> NamedAction:
    if action_id < GIVE_FAME:
        return action(use_of_card(edition.box, s), KIND_NAMES[action_id])
    if action_id < SPACE:
        return action("give" if action_id < SHOW_TREASURE else "show", token_of(action_id))
    if action_id < SELECT_TREASURE:
        return _named_space(edition.box, s, action_id - SPACE)
    if action_id == DECLINE:
        return action(_DECLINED.get(s.phase, "decline"))
    if action_id == DROP:
        return action("pass" if s.phase == AUCTION else "drop")
    return action(_PLAIN[action_id])


def token_of(action_id: int) -> str:
    """The token that is given or shown."""
    return _TOKENS[action_id - GIVE_FAME]


def use_of_card(box: Box, s: State) -> str:
    """What the decider would do with a card: the question tells."""
    if s.phase == TRADING:
        return "discard" if box.price[s.episode] == TWO_CARDS else "pay"
    return _USES.get(s.phase, "play")


def _named_space(box: Box, s: State, space: int) -> NamedAction:
    gained = None if s.phase == OVER else gain_at(box, s.episode, space)
    if gained is None:
        return action("take_nothing", space + 1)  # never legal: there are no spaces
    return action(
        "take_special" if gained.kind == "card" else "take_space", space + 1, gained.value
    )


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words."""
    if kind == "card":
        return Word(kind, KIND_NAMES[number])
    if kind == "episode":
        return Word(kind, str(edition.box.name[number] + 1))
    if kind == "token":
        return Word(kind, _NUMBERED[number])
    return Word(kind, number + 1 if kind in ("seat", "slot") else number)


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
