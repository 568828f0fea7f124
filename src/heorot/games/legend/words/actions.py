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
    GIVE_ALLIANCE,
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
    SHOW_ALLIANCE,
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
    ALLIANCES,
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BIDDING,
    CARDS,
    DOUBLE_WOUND,
    FAME_GAIN,
    FAME_OR_HEAL,
    HEAL,
    KIND_NAMES,
    MISFORTUNE,
    OVER,
    PICKING,
    SCRATCH,
    SPACES,
    SPECIAL,
    STRIVING,
    TRADING,
    TREASURE_GAIN,
    TWO_CARDS,
    WOUND,
    State,
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

GAINS: Final = {
    FAME_GAIN: "fame",
    FAME_OR_HEAL: "fame_or_heal",
    TREASURE_GAIN: "treasure",
    ALLIANCES: "alliance",
    CARDS: "cards",
    WOUND: "wound",
    SCRATCH: "scratch",
    MISFORTUNE: "misfortune",
    DOUBLE_WOUND: "double_wound",
    HEAL: "heal",
}
COUNTED: Final = (FAME_GAIN, FAME_OR_HEAL, TREASURE_GAIN, ALLIANCES, CARDS)

_TOKENS: Final = {
    FAME_TOKEN: "fame",
    TREASURE_TOKEN: "treasure",
    ALLIANCE_FAME: "alliance_fame",
    ALLIANCE_TREASURE: "alliance_treasure",
}


def parse(text: str) -> int:
    if text not in _IDS:
        raise InvalidAction(
            f"{shown(text)} is no action of legend; expected a card"
            f" ({' '.join(NOTATION[:GIVE_FAME])}), a token (f1 to f7, af1 to af3, t1 to t4, at1 to"
            f" at3), a space s1 to s{SPACES},"
            f" or one of {' '.join(NOTATION[SELECT_TREASURE:])}"
        )
    return _IDS[text]


def named(edition: Edition, s: State, action: int) -> NamedAction:
    if action < GIVE_FAME:
        return NamedAction(_use_of_card(edition.box, s), {"card": word(edition, "card", action)})
    if action < SHOW_TREASURE:
        value = action - GIVE_FAME + 1 if action < GIVE_ALLIANCE else action - GIVE_ALLIANCE + 1
        sort = FAME_TOKEN if action < GIVE_ALLIANCE else ALLIANCE_FAME
        return NamedAction("give", {"token": word(edition, "token", sort + value)})
    if action < SPACE:
        is_square = action < SHOW_ALLIANCE
        value = action - (SHOW_TREASURE if is_square else SHOW_ALLIANCE) + 1
        sort = TREASURE_TOKEN if is_square else ALLIANCE_TREASURE
        return NamedAction("show", {"token": word(edition, "token", sort + value)})
    if action < SELECT_TREASURE:
        return _named_space(edition, s, action - SPACE)
    if action == DECLINE:
        return NamedAction(_DECLINED.get(s.phase, "decline"), {})
    if action == DROP:
        return NamedAction("pass" if s.phase == AUCTION else "drop", {})
    return NamedAction(_PLAIN[action], {})


def _use_of_card(box: Box, s: State) -> str:
    """What the decider would do with a card: the question tells."""
    if s.phase == TRADING:
        return "discard" if box.price[s.episode] == TWO_CARDS else "pay"
    return _USES.get(s.phase, "play")


def _named_space(edition: Edition, s: State, space: int) -> NamedAction:
    where = word(edition, "slot", space)
    cell = s.episode * SPACES + space
    gained = None
    if s.phase != OVER:
        gained = gain_word(edition.box.gain[cell], edition.box.amount[cell])
    if gained is None:
        return NamedAction("take_nothing", {"slot": where})  # never legal: there are no spaces
    if gained.kind == "card":
        return NamedAction("take_special", {"slot": where, "card": gained})
    return NamedAction("take_space", {"slot": where, "gain": gained})


def gain_word(what: int, amount: int) -> Word | None:
    """What a space, a prize or an opportunity gives, in words."""
    if what == SPECIAL:
        return Word("card", KIND_NAMES[amount])
    if what not in GAINS:
        return None
    return Word("gain", f"{amount} {GAINS[what]}" if what in COUNTED else GAINS[what])


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words."""
    if kind == "card":
        return Word(kind, KIND_NAMES[number])
    if kind == "episode":
        return Word(kind, str(edition.box.name[number] + 1))
    if kind == "token":
        if number >= WOUND_TILE:
            return Word(kind, "wound" if number == WOUND_TILE else "double_wound")
        value = number % 10
        return Word(kind, f"{value} {_TOKENS[number - value]}")
    return Word(kind, number + 1 if kind in ("seat", "slot") else number)


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
