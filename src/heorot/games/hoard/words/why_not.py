"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own cards alone.
"""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.words import Refusal
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import (
    ACTIONS,
    AGREE,
    ANOTHER,
    END_TURN,
    ENOUGH,
    NO_DRAGON,
    NO_WIZARD,
    STEAL,
    TAKE_PILE,
    TARGET,
)
from heorot.games.hoard.rules.course import legal
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    COLOUR_NAMES,
    COLOURS,
    DRAGON,
    DRAWING,
    EXTRA,
    HAND_LIMIT,
    KINDS,
    KNIGHT,
    LAIR,
    MOB,
    NONE,
    OVER,
    PAYING,
    ROYAL,
    SHEPHERDESS,
    STEALING,
    TARGETING,
    THIEF,
    TRIMMING,
    UNICORN,
    VOTING,
    WILD_SHEEP,
    WIZARD,
    YIELDING,
    Player,
    State,
)
from heorot.games.hoard.rules.treasures import still_to_pay
from heorot.games.hoard.rules.turns import trigger_is_laid
from heorot.games.hoard.words.names import refusal
from heorot.games.hoard.words.payment import lacking, matching
from heorot.games.hoard.words.spelling import card_name, kind_names

_RULE_OF_FRONT: Final = {
    LAIR: "H8",
    DRAGON: "H16",
    WIZARD: "H15",
    MOB: "H10",
    KNIGHT: "H11",
    THIEF: "H12",
    SHEPHERDESS: "H13",
    UNICORN: "H14",
    WILD_SHEEP: "H7",
}


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    box: Box = edition.box
    choices = [0] * ACTIONS
    choices = choices[: legal(box, s, choices)]
    if action in choices:
        return None
    if action >= ANOTHER:
        action -= ANOTHER
        if action in choices:
            return refusal("H9", "copies_are_alike", kind_names(box)[action])
    if s.phase == OVER:
        return refusal("H19" if trigger_is_laid(box, s) else "H23", "game_over")
    if s.phase == DRAWING or s.phase == EXTRA:
        return _why_not_drawing(box, s, action)
    if s.phase == ANSWERING:
        return _why_not_answering(box, s, action)
    if s.phase == YIELDING or s.phase == TRIMMING:
        return _why_not_discarding(box, s, action)
    if s.phase == STEALING:
        return _why_not_stealing(s, action)
    if s.phase == VOTING:
        return refusal("H18", "vote_first")
    me = s.players[s.active]
    if me.step == PAYING:
        return _why_not_paying(box, me, action)
    if me.step == ASKING_WIZARD:
        return _why_not_asking_wizard(box, me, action)
    if me.step == TARGETING:
        return _why_not_targeting(box, s, action)
    if action < KINDS:
        return _why_not_card(box, s, action)
    return _not_asked(box, s, action)


# The questions that someone else's card or the course of the turn puts.


def _why_not_drawing(box: Box, s: State, action: int) -> Refusal:
    if s.phase == EXTRA:
        return refusal("H3", "extra_first")
    reason = "must_draw" if action in (ENOUGH, END_TURN) else "draw_first"
    return refusal("H3", reason, box.draws[s.player_count] - s.drawn_size)


def _why_not_answering(box: Box, s: State, action: int) -> Refusal:
    if action < KINDS and action // COLOURS == DRAGON:
        return _not_in_hand(box, "H16", action)
    return refusal("H16", "answer_first", s.active + 1, card_name(box, s.action))


def _why_not_discarding(box: Box, s: State, action: int) -> Refusal:
    me = s.players[s.decider]
    rule, count = ("H10", me.size // 2) if s.phase == YIELDING else ("H4", me.size - HAND_LIMIT)
    if action < KINDS:
        if _slots(box, me, action):
            return refusal(rule, "picked_already", kind_names(box)[action])
        return _not_in_hand(box, rule, action)
    return refusal(rule, "discard_first", count - me.picked.bit_count())


def _why_not_stealing(s: State, action: int) -> Refusal:
    if STEAL <= action < AGREE:
        return refusal("H12", "no_card_there", s.target + 1, s.players[s.target].size)
    return refusal("H12", "steal_first", s.target + 1)


# The steps of a choice that has begun (H24).


def _why_not_paying(box: Box, me: Player, action: int) -> Refusal:
    treasure = card_name(box, me.hand[me.chosen])
    left, left_of_colour = still_to_pay(box, me)
    if action >= KINDS:
        return refusal("H24", "finish_paying", treasure, left)
    card = kind_names(box)[action]
    slots = _slots(box, me, action)
    if not slots:
        return _not_in_hand(box, "H6", action)
    if slots == [me.chosen]:
        return refusal("H6", "no_part_of_its_price", treasure)
    if all(slot == me.chosen or (me.picked >> slot) & 1 for slot in slots):
        return refusal("H6", "picked_already", card)
    colour = COLOUR_NAMES[me.hand[me.chosen] % COLOURS]
    return refusal("H6", "rest_must_match", card, colour, left_of_colour)


def _why_not_asking_wizard(box: Box, me: Player, action: int) -> Refusal:
    if action < KINDS and action // COLOURS == WIZARD:
        return _not_in_hand(box, "H15", action)
    return refusal("H24", "settle_wizard", card_name(box, me.hand[me.chosen]))


def _why_not_targeting(box: Box, s: State, action: int) -> Refusal:
    me = s.players[s.active]
    card = me.hand[me.chosen]
    if not TARGET <= action < NO_DRAGON:
        return refusal("H24", "name_target", card_name(box, card))
    front = box.front[card]
    rule = _RULE_OF_FRONT[front]
    target = action - TARGET
    if target >= s.player_count:
        return refusal(rule, "no_such_seat", target + 1, s.player_count)
    if target == s.active:
        return refusal(rule, "not_yourself")
    if s.players[target].unicorn != NONE:
        return refusal("H14", "unicorn_protects", target + 1)
    return refusal(rule, "knight_is_there" if front == KNIGHT else "hand_is_empty", target + 1)


# The play phase, with nothing begun.


def _why_not_card(box: Box, s: State, kind: int) -> Refusal:
    me = s.players[s.active]
    front, colour = kind // COLOURS, kind % COLOURS
    slots = _slots(box, me, kind)
    if not slots:
        return _not_in_hand(box, _RULE_OF_FRONT.get(front, "H6"), kind)
    if front == DRAGON:
        return refusal("H16", "dragon_only_answers")
    if front == WILD_SHEEP:
        return refusal("H7", "wild_sheep_only_pays")
    if front > LAIR:
        if s.acted:
            return refusal("H5", "acted_already")
        if front == WIZARD:
            return refusal("H15", "wizard_needs_company")
        rule = _RULE_OF_FRONT[front]
        return refusal(rule, "nobody_to_knight" if front == KNIGHT else "nobody_to_rob")
    if s.laid:
        return refusal("H5", "laid_already")
    if front <= ROYAL:
        return _why_not_paid(box, me, slots[0])
    if me.lair[colour]:
        return refusal("H8", "lair_of_this_colour", COLOUR_NAMES[colour])
    return refusal("H8", "no_more_lairs", box.lairs[s.player_count])


def _why_not_paid(box: Box, me: Player, slot: int) -> Refusal:
    """H6: which sheep a treasure in hand lacks."""
    treasure = me.hand[slot]
    colour = treasure % COLOURS
    hand = me.hand[: me.size]
    of_colour, of_any = lacking(box, hand, slot, matching(box, hand))
    card = card_name(box, treasure)
    if of_colour == 0:
        return refusal("H6", "lacks_sheep", card, of_any)
    if of_any == 0:
        return refusal("H6", "lacks_sheep_of_colour", card, of_colour, COLOUR_NAMES[colour])
    return refusal("H6", "lacks_both", card, of_colour, COLOUR_NAMES[colour], of_any)


def _not_asked(box: Box, s: State, action: int) -> Refusal:
    """The answer to a question that is not asked in the play phase."""
    if action <= TAKE_PILE:
        return refusal("H3", "drawn_already")
    if action == ENOUGH:
        below = box.extra_below[s.player_count]
        if below == 0:
            return refusal("H3", "no_extra_cards", s.player_count)
        return refusal("H3", "no_extra_card_now", below)
    if action == NO_WIZARD:
        return refusal("H15", "no_wizard_question")
    if action == NO_DRAGON:
        return refusal("H16", "dragon_only_answers")
    if action < NO_DRAGON:
        return refusal("H9", "no_target_question")
    if action < AGREE:
        return refusal("H5", "acted_already") if s.acted else refusal("H12", "no_theft")
    return refusal("H18", "no_vote")


def _slots(box: Box, me: Player, kind: int) -> list[int]:
    """Where a hand holds cards of a kind."""
    return [slot for slot in range(me.size) if box.kind[me.hand[slot]] == kind]


def _not_in_hand(box: Box, rule: str, kind: int) -> Refusal:
    return refusal(rule, "not_in_hand", kind_names(box)[kind])
