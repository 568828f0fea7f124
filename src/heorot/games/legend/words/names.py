"""All that legend can say, by name, and what a screen must know of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from heorot.core.edition import Edition
from heorot.core.view import Asked
from heorot.core.words import Keys, NamedAction, Names, Refusal, Telling, Tip, Word, worded
from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    ALLIANCES,
    CARDS,
    DOUBLE_WOUND,
    EPISODES,
    FAME_GAIN,
    FAME_OR_HEAL,
    FAMES,
    HEAL,
    KIND_NAMES,
    MISFORTUNE,
    SCRATCH,
    SPACES,
    SPECIAL,
    SYMBOL_NAMES,
    TREASURE_FACES,
    TREASURE_GAIN,
    TREASURES,
    WOUND,
)

ACTIONS: Final[Keys] = {
    **dict.fromkeys(("lay", "bid", "pick", "pay", "discard", "take_back", "play"), ("card",)),
    **dict.fromkeys(("give", "show"), ("token",)),
    "take_space": ("slot", "gain"),
    "take_special": ("slot", "card"),
    "take_nothing": ("slot",),
    **dict.fromkeys(
        (
            *("select_treasure", "select_alliance", "select_fame", "select_cards"),
            *("heal_scratches", "heal_wound", "heal_double", "take_fame"),
            *("decline", "let_leave", "suffer", "accept_failure", "accept_scratch"),
            *("drop", "pass", "commit", "risk", "dare", "resolve", "inspire"),
            *("rest_one", "rest_two"),
        ),
        (),
    ),
}

TWO_SYMBOLS: Final = ("symbol", "symbol2")
QUESTIONS: Final[Keys] = {
    "trading_two_cards": ("gain",),
    "trading_two_symbols": ("gain", "symbol"),
    "trading_one_of_each": ("gain",),
    **dict.fromkeys(("trading_two_fame_tokens", "trading_for_tile", "trading_for_scratches"), ()),
    "trading_cannot_pay": (),
    "paying": ("count",),
    "giving": ("count",),
    "choosing_healing": (),
    "choosing_tile": (),
    "risking": TWO_SYMBOLS,
    "selecting": (),
    "picking": (),
    "bidding_one": ("symbol",),
    "bidding_one_more": ("symbol", "count"),
    "bidding_two": TWO_SYMBOLS,
    "bidding_two_more": (*TWO_SYMBOLS, "count"),
    "bidding_all": ("count",),
    "bidding_nothing": (),
    **dict.fromkeys(
        (
            *("striving", "striving_level", "striving_on"),
            *("striving_lay", "striving_risk", "striving_drop"),
        ),
        (*TWO_SYMBOLS, "count", "count2"),
    ),
    "taking": ("slot",),
    "healing": (),
    "auction": ("gain", "count", "count2"),
    "auction_card": ("card", "count", "count2"),
    "auction_drop": (),
    "blessing": (),
    "inspiration": ("gain",),
    "resolve": (),
    "rest": (),
    "over": (),
}

ANSWERS_FIRST: Final = (
    *("risk_first", "trade_first", "choose_healing", "select_first", "must_pick", "pick_first"),
    *("bid_first", "lay_first", "lay_or_drop", "take_first", "fame_or_heal", "show_first"),
    *("blessing_first", "inspiration_first", "resolve_first", "rest_first"),
)
"""Reasons that tell what is asked, whatever somebody wished to do instead."""
REASONS: Final[Keys] = {
    **dict.fromkeys(ANSWERS_FIRST, ()),
    **dict.fromkeys(("finish_paying", "give_first", "space_not_available"), ("count",)),
    **dict.fromkeys(
        (
            *("not_in_hand", "picked_already", "no_symbols", "not_asked_for", "covered_already"),
            *("not_on_offer", "no_bluffing", "not_laid"),
        ),
        ("card",),
    ),
    **dict.fromkeys(("no_such_token", "given_already", "no_such_treasure"), ("token",)),
    "space_taken": ("slot",),
    **dict.fromkeys(
        (
            *("game_over", "risked_already", "risk_before_cards", "no_cards_left", "cannot_pay"),
            *("tokens_not_cards", "nothing_to_heal", "token_gone", "no_such_tile", "tiles_only"),
            *("fame_only", "treasure_only", "finish_choice", "no_scratches", "one_scratch_only"),
        ),
        (),
    ),
}


# Tokens: square ones by value, alliances by face.

FAME_TOKENS: Final = tuple(f"{value} fame" for value in range(FAMES))
TREASURE_TOKENS: Final = tuple(f"{value} treasure" for value in range(TREASURES))
ALLIANCE_TOKENS: Final = tuple(
    f"{value} alliance_{sort}"
    for sort in ("fame", "treasure")
    for value in range(1, TREASURE_FACES + 1)
)
MISFORTUNE_NAME: Final = "misfortune"
TOKENS: Final = (*FAME_TOKENS[1:], *TREASURE_TOKENS[1:], *ALLIANCE_TOKENS, MISFORTUNE_NAME)
TILES: Final = ("wound", "double_wound")

# What spaces, prizes and opportunities give.

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
ALL_SCRATCHES: Final = "scratches"
"""What a selection heals (L12)."""
COUNTED: Final = (FAME_GAIN, FAME_OR_HEAL, TREASURE_GAIN, ALLIANCES, CARDS)


def gain_word(what: int, amount: int) -> Word | None:
    """A gain in words."""
    if what == SPECIAL:
        return Word("card", KIND_NAMES[amount])
    if what not in GAINS:
        return None
    return Word("gain", f"{amount} {GAINS[what]}" if what in COUNTED else GAINS[what])


def gain_at(box: Box, episode: int, space: int) -> Word | None:
    """What a space gives, or a whole episode by its first."""
    cell = episode * SPACES + space
    return gain_word(box.gain[cell], box.amount[cell])


# The kinds of words.


def _cards(_: Edition) -> Iterable[str]:
    return KIND_NAMES


def _tokens(_: Edition) -> Iterable[str]:
    return (*TOKENS, *TILES)


def _gains(edition: Edition) -> Iterable[str]:
    box = edition.box
    words = set(map(gain_word, box.gain, box.amount))
    return sorted({ALL_SCRATCHES, *(str(one.value) for one in words if one and one.kind == "gain")})


def _symbols(_: Edition) -> Iterable[str]:
    return SYMBOL_NAMES


def _episodes(_: Edition) -> Iterable[str]:
    return map(str, range(1, EPISODES + 1))


PLAIN_SYMBOLS: Final = SYMBOL_NAMES[:-1]

TIPS: Final = {
    "activity": Tip("L15", tuple(f"card-{symbol}" for symbol in PLAIN_SYMBOLS)),
    "symbol": Tip("L15", tuple(f"symbol-{symbol}" for symbol in PLAIN_SYMBOLS)),
    "beowulf": Tip("L15", ("card-beowulf", "symbol-beowulf")),
    "hides": Tip("L30", ("card-hides",)),
    "special": Tip("L30", ("card-shield", "card-sword", "card-ships", "card-oath")),
    "blessing": Tip("L32", ("card-blessing",)),
    "inspiration": Tip("L33", ("card-inspiration",)),
    "daring": Tip("L34", ("card-daring",)),
    "resolve": Tip("L35", ("card-resolve",)),
    "rest": Tip("L36", ("card-rest",)),
    "fame": Tip("L38", ("gain-fame", "token-fame")),
    "treasure": Tip("L38", ("gain-treasure", "token-treasure")),
    "alliance": Tip("L25", ("gain-alliance", "token-alliance_fame", "token-alliance_treasure")),
    "scratch": Tip("L27", ("gain-scratch", "event-scratched", "event-third_scratch")),
    "wound": Tip("L28", ("gain-wound", "token-wound", "event-wounded")),
    "double_wound": Tip("L28", ("gain-double_wound", "token-double_wound", "event-doubly_wounded")),
    "cards": Tip("L26", ("gain-cards",)),
    "healing": Tip("L11", ("gain-heal",)),
    "scratches": Tip("L12", ("gain-scratches",)),
    "last_healing": Tip("L37", ("gain-fame_or_heal",)),
    "misfortune": Tip("L31", ("gain-misfortune", "token-misfortune", "event-misfortune")),
    "tie": Tip("L15", ("event-tied",)),
    "risk": Tip("L8", ("kind-risk",)),
    "opportunity": Tip("L9", ("kind-opportunity",)),
    "selection": Tip("L12", ("kind-selection",)),
    "recovery": Tip("L13", ("kind-recovery",)),
    "simultaneous": Tip("L15", ("kind-simultaneous",)),
    "turn_order": Tip("L17", ("kind-turn_order",)),
    "auction": Tip("L41", ("kind-treasure",)),
    "ranking": Tip("L43", ("kind-ranking",)),
    "death": Tip("L37", ("kind-death",)),
}

NAMES: Final = Names(
    actions=ACTIONS,
    questions=QUESTIONS,
    reasons=REASONS,
    kinds={
        "card": _cards,
        "token": _tokens,
        "gain": _gains,
        "symbol": _symbols,
        "episode": _episodes,
    },
    sources=("fame", "treasure", "alliances", "misfortunes", "wounds", "fallen"),
    tips=TIPS,
)

TELLING: Final = Telling(
    example="Fi2",
    example_rule="L20",
    sections=frozenset({"episode_begins"}),
    quiet=frozenset(
        {
            *("skipped", "risks", "offered", "takes_space", "hands_in", "reveals_alliance"),
            *("returns_treasure", "has_bid"),
        }
    ),
    hopeless=frozenset(
        {
            *("not_in_hand", "space_not_available", "no_such_token", "no_such_treasure"),
            *("no_such_tile", "not_on_offer", "not_laid", "tokens_not_cards", "treasure_only"),
            "fame_only",
        }
    ),
    only_of=dict.fromkeys((*ANSWERS_FIRST, "finish_paying"), "no"),
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
