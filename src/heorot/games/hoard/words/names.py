"""All that hoard can say: actions, questions and refusals with the keys of their arguments."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from heorot.core.edition import Edition
from heorot.core.view import Asked
from heorot.core.words import Keys, NamedAction, Names, Refusal, Telling, Tip, worded
from heorot.games.hoard.rules.state import COLOUR_NAMES
from heorot.games.hoard.words.spelling import kind_names

ACTIONS: Final[Keys] = {
    "lay": ("card",),
    "lay_from": ("card", "slot"),
    "play": ("card",),
    "play_from": ("card", "slot"),
    "pay": ("card",),
    "pay_from": ("card", "slot"),
    "discard": ("card",),
    "discard_from": ("card", "slot"),
    "wizard": ("card",),
    "wizard_from": ("card", "slot"),
    "no_wizard": (),
    "dragon": ("card",),
    "dragon_from": ("card", "slot"),
    "no_dragon": (),
    "take_from_field": ("slot", "back"),
    "take_from_pile": ("back",),
    "enough": (),
    "end_turn": (),
    "target": ("seat",),
    "steal": ("seat", "slot", "back"),
    "steal_slot": ("slot",),
    "agree": (),
    "refuse": (),
}

QUESTIONS: Final[Keys] = {
    "over": (),
    "drawing": ("count",),
    "extra": (),
    "playing": (),
    "playing_treasure": (),
    "playing_lair": (),
    "laying": (),
    "laying_treasure": (),
    "laying_lair": (),
    "acting": (),
    "ending": (),
    "paying": ("card", "count", "count2", "colour"),
    "paying_all": ("card", "count", "colour"),
    "wizard": ("card",),
    "no_wizard": ("card",),
    "targeting": ("card",),
    "answering": ("seat", "card"),
    "no_dragon": ("seat", "card"),
    "yielding": ("count",),
    "stealing": ("seat",),
    "trimming": ("count",),
    "voting": (),
}

REASONS: Final[Keys] = {
    "game_over": (),
    "not_in_hand": ("card",),
    "picked_already": ("card",),
    "copies_are_alike": ("card",),
    # Drawing.
    "must_draw": ("count",),
    "draw_first": ("count",),
    "extra_first": (),
    "drawn_already": (),
    "no_extra_cards": ("count",),
    "no_extra_card_now": ("count",),
    # Laying and paying.
    "laid_already": (),
    "lacks_sheep": ("card", "count"),
    "lacks_sheep_of_colour": ("card", "count", "colour"),
    "lacks_both": ("card", "count", "colour", "count2"),
    "finish_paying": ("card", "count"),
    "no_part_of_its_price": ("card",),
    "rest_must_match": ("card", "colour", "count"),
    "wild_sheep_only_pays": (),
    "lair_of_this_colour": ("colour",),
    "no_more_lairs": ("count",),
    # Acting.
    "acted_already": (),
    "nobody_to_knight": (),
    "nobody_to_rob": (),
    "wizard_needs_company": (),
    "settle_wizard": ("card",),
    "no_wizard_question": (),
    "name_target": ("card",),
    "no_target_question": (),
    "no_such_seat": ("seat", "count"),
    "not_yourself": (),
    "unicorn_protects": ("seat",),
    "knight_is_there": ("seat",),
    "hand_is_empty": ("seat",),
    "no_theft": (),
    "steal_first": ("seat",),
    "no_card_there": ("seat", "count"),
    # Answering, discarding, voting.
    "dragon_only_answers": (),
    "answer_first": ("seat", "card"),
    "discard_first": ("count",),
    "no_vote": (),
    "vote_first": (),
}

TREASURES: Final = (
    *("coins", "ring", "harp", "gems", "chest", "kings_treasure", "wishing_tree"),
    *("princess", "prince"),
)

TIPS: Final = {
    "treasure": Tip("H6", tuple(f"card-{name}" for name in TREASURES)),
    "wild_sheep": Tip("H7", ("card-wild_sheep",)),
    "lair": Tip("H8", ("card-lair",)),
    "mob": Tip("H10", ("card-mob",)),
    "knight": Tip("H11", ("card-knight",)),
    "thief": Tip("H12", ("card-thief",)),
    "shepherdess": Tip("H13", ("card-shepherdess",)),
    "unicorn": Tip("H14", ("card-unicorn",)),
    "wizard": Tip("H15", ("card-wizard",)),
    "dragon": Tip("H16", ("card-dragon",)),
}


def _cards(edition: Edition) -> Iterable[str]:
    return kind_names(edition.box)


def _fronts(edition: Edition) -> Iterable[str]:
    names = (name.partition(" ")[2] for name in kind_names(edition.box))
    return dict.fromkeys(name.replace(" ", "_").replace("'", "") for name in names)


def _colours(edition: Edition) -> Iterable[str]:
    return COLOUR_NAMES


NAMES: Final = Names(
    actions=ACTIONS,
    questions=QUESTIONS,
    reasons=REASONS,
    # A back carries the number of its dealing besides, if that is not the first.
    kinds={
        "card": _cards,
        "front": _fronts,
        "back": _colours,
        "colour": _colours,
        "letter": _colours,
    },
    sources=("treasures", "lairs"),
    tips=TIPS,
)

TELLING: Final = Telling(
    example="rHa",
    example_rule="H11",
    sections=frozenset({"round_begins"}),
    quiet=frozenset({"field_filled", "ends_turn", "round_begins"}),
    hopeless=frozenset(
        {
            *("not_in_hand", "no_such_seat", "no_card_there", "no_extra_cards", "no_vote"),
            *("no_theft", "no_target_question", "no_wizard_question", "copies_are_alike"),
        }
    ),
)


@lru_cache(maxsize=1 << 12)
def action(name: str, *values: str | int) -> NamedAction:
    """An action with the values of its arguments."""
    return NamedAction(name, worded(ACTIONS[name], values))


def question(name: str, *values: str | int) -> Asked:
    """A question likewise."""
    return Asked(name=name, args=dict(zip(QUESTIONS[name], values, strict=True)))


def refusal(rule: str, reason: str, *values: str | int) -> Refusal:
    """A refusal likewise."""
    return Refusal(rule, reason, worded(REASONS[reason], values))
