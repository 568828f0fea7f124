"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own cards alone.
"""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.words import Refusal, Word
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import (
    ACTIONS,
    AGREE,
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
from heorot.games.hoard.rules.treasures import matches, still_to_pay
from heorot.games.hoard.rules.turns import trigger_is_laid
from heorot.games.hoard.words.actions import kind_word, word

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
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.phase == OVER:
        return Refusal("H19" if trigger_is_laid(edition.box, s) else "H23", "game_over", {})
    if s.phase == DRAWING or s.phase == EXTRA:
        return _why_not_drawing(edition, s, action)
    if s.phase == ANSWERING:
        return _why_not_answering(edition, s, action)
    if s.phase == YIELDING or s.phase == TRIMMING:
        return _why_not_discarding(edition, s, action)
    if s.phase == STEALING:
        return _why_not_stealing(edition, s, action)
    if s.phase == VOTING:
        return Refusal("H18", "vote_first", {})
    me = s.players[s.active]
    if me.step == PAYING:
        return _why_not_paying(edition, me, action)
    if me.step == ASKING_WIZARD:
        return _why_not_asking_wizard(edition, me, action)
    if me.step == TARGETING:
        return _why_not_targeting(edition, s, action)
    if action < KINDS:
        return _why_not_card(edition, s, action)
    return _not_asked(edition.box, s, action)


# The questions that someone else's card or the course of the turn puts.


def _why_not_drawing(edition: Edition, s: State, action: int) -> Refusal:
    if s.phase == EXTRA:
        return Refusal("H3", "extra_first", {})
    left = edition.box.draws[s.player_count] - s.drawn_size
    reason = "must_draw" if action in (ENOUGH, END_TURN) else "draw_first"
    return Refusal("H3", reason, {"count": Word("count", left)})


def _why_not_answering(edition: Edition, s: State, action: int) -> Refusal:
    if action < KINDS and action // COLOURS == DRAGON:
        return _not_in_hand(edition, "H16", action)
    played = {"seat": word(edition, "seat", s.active), "card": word(edition, "card", s.action)}
    return Refusal("H16", "answer_first", played)


def _why_not_discarding(edition: Edition, s: State, action: int) -> Refusal:
    me = s.players[s.decider]
    rule, count = ("H10", me.size // 2) if s.phase == YIELDING else ("H4", me.size - HAND_LIMIT)
    if action < KINDS:
        if _slots(edition.box, me, action):
            return Refusal(rule, "picked_already", {"card": kind_word(edition, action)})
        return _not_in_hand(edition, rule, action)
    left = count - me.picked.bit_count()
    return Refusal(rule, "discard_first", {"count": Word("count", left)})


def _why_not_stealing(edition: Edition, s: State, action: int) -> Refusal:
    seat = word(edition, "seat", s.target)
    if STEAL <= action < AGREE:
        held = Word("count", s.players[s.target].size)
        return Refusal("H12", "no_card_there", {"seat": seat, "count": held})
    return Refusal("H12", "steal_first", {"seat": seat})


# The steps of a choice that has begun (H24).


def _why_not_paying(edition: Edition, me: Player, action: int) -> Refusal:
    treasure = word(edition, "card", me.hand[me.chosen])
    left, left_of_colour = still_to_pay(edition.box, me)
    if action >= KINDS:
        return Refusal("H24", "finish_paying", {"card": treasure, "count": Word("count", left)})
    card = kind_word(edition, action)
    slots = _slots(edition.box, me, action)
    if not slots:
        return _not_in_hand(edition, "H6", action)
    if slots == [me.chosen]:
        return Refusal("H6", "no_part_of_its_price", {"card": treasure})
    if all(slot == me.chosen or (me.picked >> slot) & 1 for slot in slots):
        return Refusal("H6", "picked_already", {"card": card})
    colour = Word("colour", COLOUR_NAMES[me.hand[me.chosen] % COLOURS])
    count = Word("count", left_of_colour)
    return Refusal("H6", "rest_must_match", {"card": card, "colour": colour, "count": count})


def _why_not_asking_wizard(edition: Edition, me: Player, action: int) -> Refusal:
    if action < KINDS and action // COLOURS == WIZARD:
        return _not_in_hand(edition, "H15", action)
    card = word(edition, "card", me.hand[me.chosen])
    return Refusal("H24", "settle_wizard", {"card": card})


def _why_not_targeting(edition: Edition, s: State, action: int) -> Refusal:
    me = s.players[s.active]
    card = me.hand[me.chosen]
    if not TARGET <= action < NO_DRAGON:
        return Refusal("H24", "name_target", {"card": word(edition, "card", card)})
    front = edition.box.front[card]
    rule = _RULE_OF_FRONT[front]
    target = action - TARGET
    seat = {"seat": word(edition, "seat", target)}
    if target >= s.player_count:
        return Refusal(rule, "no_such_seat", seat | {"count": Word("count", s.player_count)})
    if target == s.active:
        return Refusal(rule, "not_yourself", {})
    if s.players[target].unicorn != NONE:
        return Refusal("H14", "unicorn_protects", seat)
    return Refusal(rule, "knight_is_there" if front == KNIGHT else "hand_is_empty", seat)


# The play phase, with nothing begun.


def _why_not_card(edition: Edition, s: State, kind: int) -> Refusal:
    me = s.players[s.active]
    front, colour = kind // COLOURS, kind % COLOURS
    slots = _slots(edition.box, me, kind)
    if not slots:
        return _not_in_hand(edition, _RULE_OF_FRONT.get(front, "H6"), kind)
    if front == DRAGON:
        return Refusal("H16", "dragon_only_answers", {})
    if front == WIZARD:
        return Refusal("H15", "wizard_needs_company", {})
    if front == WILD_SHEEP:
        return Refusal("H7", "wild_sheep_only_pays", {})
    if front > LAIR:
        if s.acted:
            return Refusal("H5", "acted_already", {})
        rule = _RULE_OF_FRONT[front]
        return Refusal(rule, "nobody_to_knight" if front == KNIGHT else "nobody_to_rob", {})
    if s.laid:
        return Refusal("H5", "laid_already", {})
    if front <= ROYAL:
        return _why_not_paid(edition, me, slots[0])
    if me.lair[colour]:
        laid = Word("colour", COLOUR_NAMES[colour])
        return Refusal("H8", "lair_of_this_colour", {"colour": laid})
    most = Word("count", edition.box.lairs[s.player_count])
    return Refusal("H8", "no_more_lairs", {"count": most})


def _why_not_paid(edition: Edition, me: Player, slot: int) -> Refusal:
    """H6: which sheep a treasure in hand lacks."""
    box = edition.box
    treasure = me.hand[slot]
    front, colour = box.front[treasure], treasure % COLOURS
    others = [me.hand[other] for other in range(me.size) if other != slot]
    matching = sum(matches(box, other, colour) for other in others)
    of_colour = max(0, box.own[front] - matching)
    of_any = max(0, box.own[front] + box.any[front] - len(others) - of_colour)
    card = word(edition, "card", treasure)
    if of_colour == 0:
        return Refusal("H6", "lacks_sheep", {"card": card, "count": Word("count", of_any)})
    args = {
        "card": card,
        "count": Word("count", of_colour),
        "colour": Word("colour", COLOUR_NAMES[colour]),
    }
    if of_any == 0:
        return Refusal("H6", "lacks_sheep_of_colour", args)
    return Refusal("H6", "lacks_both", args | {"count2": Word("count", of_any)})


def _not_asked(box: Box, s: State, action: int) -> Refusal:
    """The answer to a question that is not asked in the play phase."""
    if action <= TAKE_PILE:
        return Refusal("H3", "drawn_already", {})
    if action == ENOUGH:
        below = box.extra_below[s.player_count]
        if below == 0:
            return Refusal("H3", "no_extra_cards", {"count": Word("count", s.player_count)})
        return Refusal("H3", "no_extra_card_now", {"count": Word("count", below)})
    if action == NO_WIZARD:
        return Refusal("H15", "no_wizard_question", {})
    if action == NO_DRAGON:
        return Refusal("H16", "dragon_only_answers", {})
    if action < NO_DRAGON:
        return Refusal("H9", "no_target_question", {})
    if action < AGREE:
        return Refusal("H12", "no_theft", {})
    return Refusal("H18", "no_vote", {})


def _slots(box: Box, me: Player, kind: int) -> list[int]:
    """Where a hand holds cards of a kind."""
    return [slot for slot in range(me.size) if box.kind[me.hand[slot]] == kind]


def _not_in_hand(edition: Edition, rule: str, kind: int) -> Refusal:
    return Refusal(rule, "not_in_hand", {"card": kind_word(edition, kind)})
