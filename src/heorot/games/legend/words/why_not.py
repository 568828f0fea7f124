"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own things alone.
"""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.words import Refusal
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import matches
from heorot.games.legend.rules.choices import (
    ACTIONS,
    DARE,
    DECLINE,
    DROP,
    GIVE_ALLIANCE,
    GIVE_FAME,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
    REST_ONE,
    REST_TWO,
    SELECT_CARDS,
    SELECT_TREASURE,
    SHOW_TREASURE,
    SPACE,
    TAKE_RISK,
)
from heorot.games.legend.rules.course import legal
from heorot.games.legend.rules.majors import may_risk
from heorot.games.legend.rules.opportunities import legal_trading, missing
from heorot.games.legend.rules.state import (
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BIDDING,
    DARING,
    HEALING,
    KIND_NAMES,
    ONE_OF_EACH,
    OVER,
    PICKING,
    REST,
    RISKING,
    SELECTING,
    STRIVING,
    SYMBOL_KINDS,
    TAKING,
    TRADING,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    Player,
    State,
)
from heorot.games.legend.words.actions import token_of
from heorot.games.legend.words.names import refusal

_ASKED: Final = {
    RISKING: ("L8", "risk_first"),
    SELECTING: ("L12", "select_first"),
    PICKING: ("L13", "pick_first"),
    BIDDING: ("L15", "bid_first"),
    STRIVING: ("L17", "lay_first"),
    TAKING: ("L21", "take_first"),
    HEALING: ("L37", "fame_or_heal"),
    AUCTION: ("L41", "show_first"),
    ASKING_BLESSING: ("L32", "blessing_first"),
    ASKING_INSPIRATION: ("L33", "inspiration_first"),
    ASKING_RESOLVE: ("L35", "resolve_first"),
    ASKING_REST: ("L36", "rest_first"),
}
"""What is asked, for an answer to something else."""


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.phase == OVER:
        return refusal("L37", "game_over")
    if action >= REST_ONE:
        return _why_not_rest(s.players[s.decider], action)
    if s.phase == TRADING:
        return _why_not_trading(edition.box, s, action)
    if action < GIVE_FAME:
        found = _why_not_card(s, action)
    elif action < SPACE:
        found = _why_not_token(s, action)
    elif action < SELECT_TREASURE:
        found = _why_not_space(s, action - SPACE)
    elif action <= SELECT_CARDS:
        found = refusal("L12", "token_gone") if s.phase == SELECTING else None
    elif action <= HEAL_DOUBLE:
        found = _why_not_heal(s, action)
    elif action in (TAKE_RISK, DARE):
        found = _why_not_risk(s, action)
    elif s.phase == PICKING and action in (DECLINE, DROP):
        found = refusal("L13", "must_pick")
    else:
        found = None
    if found is None and s.phase == STRIVING and not may_risk(s):
        return refusal("L17", "lay_or_drop")
    return found or refusal(*_ASKED[s.phase])


def _why_not_rest(me: Player, action: int) -> Refusal:
    if me.hand[REST] == 0:
        return refusal("L36", "not_in_hand", KIND_NAMES[REST])
    if me.picks:
        return refusal("L36", "finish_choice")
    if me.scratches == 1 and action == REST_TWO:
        return refusal("L36", "one_scratch_only")
    return refusal("L36", "no_scratches")


# Opportunities.


def _why_not_trading(box: Box, s: State, action: int) -> Refusal:
    me = s.players[s.decider]
    price = box.price[s.episode]
    left = missing(box, s, me)
    if action < GIVE_FAME:
        if price == TWO_FAME_TOKENS:
            return refusal("L11", "tokens_not_cards")
        return _why_not_paid(box, s, action)
    if not me.picks and legal_trading(box, s, [0] * ACTIONS) == 1:
        return refusal(_rule_of(price), "cannot_pay")
    is_healing = HEAL_SCRATCHES <= action <= HEAL_DOUBLE
    if price == TWO_FAME_TOKENS and is_healing:
        return refusal("L11", "give_first", left) if left else refusal("L11", "nothing_to_heal")
    if not left:
        return refusal("L11", "choose_healing")
    if price == TWO_FAME_TOKENS and GIVE_FAME <= action < SPACE:
        return _why_not_given(s, action)
    if me.picks:
        return refusal("L9", "finish_paying", left)
    return refusal("L9", "trade_first")


def _rule_of(price: int) -> str:
    """The rule about an opportunity of a price."""
    return {ONE_OF_EACH: "L10", TWO_FAME_TOKENS: "L11"}.get(price, "L9")


def _why_not_paid(box: Box, s: State, kind: int) -> Refusal:
    """L9, L10: why a card cannot be part of the price."""
    me = s.players[s.decider]
    price = box.price[s.episode]
    card = KIND_NAMES[kind]
    if me.hand[kind] == 0:
        return refusal("L9", "not_in_hand", card)
    if me.hand[kind] == me.picked[kind]:
        return refusal("L9", "picked_already", card)
    if kind >= SYMBOL_KINDS:
        return refusal("L9", "no_symbols", card)
    if price != TWO_CARDS and not matches(box, s, kind):
        return refusal("L9", "not_asked_for", card)
    if price == ONE_OF_EACH and me.picks:
        return refusal("L10", "covered_already", card)
    return refusal(_rule_of(price), "cannot_pay")


def _why_not_given(s: State, action: int) -> Refusal:
    """L11: why a token cannot be given."""
    me = s.players[s.decider]
    if action >= SHOW_TREASURE:
        return refusal("L11", "fame_only")
    square = action < GIVE_ALLIANCE
    held = me.fame[action - GIVE_FAME + 1] if square else me.alliance[action - GIVE_ALLIANCE]
    return refusal("L11", "given_already" if held else "no_such_token", token_of(action))


# Other questions.


def _why_not_card(s: State, kind: int) -> Refusal | None:
    me = s.players[s.decider]
    card = KIND_NAMES[kind]
    if s.phase == PICKING:
        return refusal("L13", "not_on_offer", card)
    if s.phase == ASKING_BLESSING:
        return refusal("L32", "not_laid", card)
    if s.phase not in (BIDDING, STRIVING):
        return None
    rule = "L16" if s.phase == BIDDING else "L17"
    if me.hand[kind] == 0:
        return refusal(rule, "not_in_hand", card)
    if kind >= SYMBOL_KINDS:
        return refusal(rule, "no_symbols", card)
    if me.hand[kind] == me.picked[kind]:
        return refusal(rule, "picked_already", card)
    return refusal(rule, "no_bluffing" if s.phase == BIDDING else "not_asked_for", card)


def _why_not_token(s: State, action: int) -> Refusal | None:
    if s.phase != AUCTION:
        return None
    if action < SHOW_TREASURE:
        return refusal("L41", "treasure_only")
    return refusal("L41", "no_such_treasure", token_of(action))


def _why_not_space(s: State, space: int) -> Refusal | None:
    if s.phase != TAKING:
        return None
    if space >= s.player_count:
        return refusal("L3", "space_not_available", s.player_count)
    return refusal("L21", "space_taken", space + 1)


def _why_not_heal(s: State, action: int) -> Refusal | None:
    if s.phase == SELECTING and action == HEAL_SCRATCHES:
        return refusal("L12", "no_scratches")
    if s.phase == HEALING:
        reason = "no_such_tile" if action in (HEAL_WOUND, HEAL_DOUBLE) else "tiles_only"
        return refusal("L37", reason)
    return None


def _why_not_risk(s: State, action: int) -> Refusal | None:
    me = s.players[s.decider]
    if s.phase not in (RISKING, STRIVING):
        return None
    if s.risked:
        return refusal("L20", "risked_already")
    if s.laid_now:
        return refusal("L20", "risk_before_cards")
    if action == DARE and me.hand[DARING] == 0:
        return refusal("L34", "not_in_hand", KIND_NAMES[DARING])
    return refusal("L26", "no_cards_left")
