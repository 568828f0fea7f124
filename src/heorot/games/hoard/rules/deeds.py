"""The action cards: mob, knight, thief, shepherdess, unicorn; wizard and dragon (H9 to H16)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import NO_DRAGON, NO_WIZARD, STEAL, TARGET
from heorot.games.hoard.rules.events import (
    AIMS_AT,
    ANSWERS_WITH_DRAGON,
    DOES_NOT_ANSWER,
    LOOT_SEEN,
    MUST_SKIP,
    PLAYS,
    SPARED,
    STEALS,
    STOPPED,
    WIZARD_RIDES_ALONG,
)
from heorot.games.hoard.rules.hand import offer_front, part_with, pick_to_discard, slot_of
from heorot.games.hoard.rules.pile import (
    draw_from_pile,
    leave_hand,
    look_and_keep,
    put_in_hand,
    uncover,
)
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    BEFORE,
    CHOOSING,
    DISCARDED,
    DRAGON,
    IN_PROGRESS,
    KNIGHT,
    MOB,
    NONE,
    PLAYING,
    SHEPHERDESS,
    STEALING,
    TARGETING,
    THIEF,
    UNICORN,
    WIZARD,
    YIELDING,
    Player,
    State,
)


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.player_count else 0


@rule
def is_target(s: State, front: int, seat: int) -> bool:
    """H11, H12, H14: whether the active player may aim a knight or thief at `seat`."""
    other = s.players[seat]
    if seat == s.active or other.unicorn != NONE:
        return False
    return other.knight == NONE if front == KNIGHT else other.size > 0


@rule
def target_count(s: State, front: int) -> int:
    """How many seats a knight or thief may be aimed at."""
    n = 0
    for seat in range(s.player_count):
        if is_target(s, front, seat):
            n += 1
    return n


@rule
def may_act(s: State, front: int) -> bool:
    """H9: whether a card with this front can be played as the turn's action."""
    if front == KNIGHT or front == THIEF:
        return target_count(s, front) > 0
    return front == MOB or front == SHEPHERDESS or front == UNICORN


# Choosing, in steps: the action, then a wizard, then a target (H24).


@rule
def begin_action(box: Box, s: State, luck: Luck, slot: int) -> None:
    """H15: whoever plays such an action and holds another card is asked for a wizard."""
    me = s.players[s.active]
    me.chosen = slot
    if box.front[me.hand[slot]] == UNICORN:
        lay_unicorn(box, s)
    elif me.size > 1:
        me.step = ASKING_WIZARD
    else:
        choose_target(box, s, luck)


@rule
def legal_asking_wizard(box: Box, me: Player, choices: list[int]) -> int:
    """H15: at most one wizard, or none."""
    choices[0] = NO_WIZARD
    return offer_front(box, me, WIZARD, choices, 1)


@rule
def play_asking_wizard(box: Box, s: State, luck: Luck, action: int) -> None:
    """Take a wizard along, or not."""
    me = s.players[s.active]
    if action != NO_WIZARD:
        me.helper = slot_of(box, me, action, 1 << me.chosen)
    choose_target(box, s, luck)


@rule
def choose_target(box: Box, s: State, luck: Luck) -> None:
    """H12: with one legal target nobody is asked for it."""
    me = s.players[s.active]
    front = box.front[me.hand[me.chosen]]
    if front == KNIGHT or front == THIEF:
        if target_count(s, front) > 1:
            me.step = TARGETING
            return
        target = 0
        while not is_target(s, front, target):
            target += 1
        carry_out(box, s, luck, target)
    else:
        carry_out(box, s, luck, NONE)


@rule
def legal_targeting(box: Box, s: State, choices: list[int]) -> int:
    """The seats that may be named."""
    me = s.players[s.active]
    front = box.front[me.hand[me.chosen]]
    n = 0
    for seat in range(s.player_count):
        if is_target(s, front, seat):
            choices[n] = TARGET + seat
            n += 1
    return n


# Carrying out.


@rule
def lay_unicorn(box: Box, s: State) -> None:
    """H14: it lies before its player until the next turn begins; nothing can stop it."""
    me = s.players[s.active]
    me.unicorn = me.hand[me.chosen]
    part_with(box, me, 1 << me.chosen)
    uncover(s, me.unicorn, BEFORE + s.active)
    me.chosen = NONE
    s.acted = 1
    tell(s, EVERYONE, PLAYS, s.active, me.unicorn)


@rule
def carry_out(box: Box, s: State, luck: Luck, target: int) -> None:
    """The choice is complete: show it, and ask the first opponent concerned."""
    me = s.players[s.active]
    s.action = me.hand[me.chosen]
    s.target = target
    s.acted = 1
    leaving = 1 << me.chosen
    uncover(s, s.action, IN_PROGRESS)
    tell(s, EVERYONE, PLAYS, s.active, s.action)
    if me.helper != NONE:
        s.wizard = me.hand[me.helper]
        leaving |= 1 << me.helper
        uncover(s, s.wizard, IN_PROGRESS)
        tell(s, EVERYONE, WIZARD_RIDES_ALONG, s.active, s.wizard)
    if target != NONE:
        tell(s, EVERYONE, AIMS_AT, s.active, target)
    part_with(box, me, leaving)
    me.step = CHOOSING
    me.chosen = NONE
    me.helper = NONE
    ask_next(box, s, luck, s.active)


@rule
def ask_next(box: Box, s: State, luck: Luck, last: int) -> None:
    """H10, H13, H16: ask the next opponent concerned after seat `last`, or let the action happen.

    Every opponent concerned who holds a card is asked, with or without a dragon.
    """
    front = box.front[s.action]
    if front == MOB:
        ask_next_victim(s, last)
        return
    if s.wizard == NONE:
        if front == SHEPHERDESS:
            seat = next_seat(s, last)
            while seat != s.active:
                if s.players[seat].size > 0:
                    s.phase = ANSWERING
                    s.decider = seat
                    return
                seat = next_seat(s, seat)
        elif last == s.active and s.players[s.target].size > 0:
            s.phase = ANSWERING
            s.decider = s.target
            return
    if front == SHEPHERDESS:
        draw_for_shepherdess(s, luck)
    elif front == KNIGHT:
        place_knight(s)
    else:
        s.phase = STEALING
        s.decider = s.active


@rule
def ask_next_victim(s: State, last: int) -> None:
    """H10: the next opponent clockwise without a unicorn and with two or more cards."""
    seat = next_seat(s, last)
    while seat != s.active:
        other = s.players[seat]
        if other.unicorn == NONE and other.size >= 2:
            s.phase = ANSWERING if s.wizard == NONE else YIELDING
            s.decider = seat
            return
        seat = next_seat(s, seat)
    end_action(s)


@rule
def legal_answering(box: Box, s: State, choices: list[int]) -> int:
    """H16: one of one's dragons, or none."""
    choices[0] = NO_DRAGON
    return offer_front(box, s.players[s.decider], DRAGON, choices, 1)


@rule
def play_answering(box: Box, s: State, luck: Luck, action: int) -> None:
    """H16: a dragon stops the action; against a mob it protects its player only."""
    seat = s.decider
    is_mob = box.front[s.action] == MOB
    if action == NO_DRAGON:
        tell(s, EVERYONE, DOES_NOT_ANSWER, seat)
        if is_mob:
            s.phase = YIELDING
        else:
            ask_next(box, s, luck, seat)
        return
    other = s.players[seat]
    slot = slot_of(box, other, action, 0)
    dragon = other.hand[slot]
    part_with(box, other, 1 << slot)
    uncover(s, dragon, DISCARDED)
    tell(s, EVERYONE, ANSWERS_WITH_DRAGON, seat, dragon)
    if is_mob:
        tell(s, EVERYONE, SPARED, seat, s.action)
        ask_next_victim(s, seat)
    else:
        tell(s, EVERYONE, STOPPED, s.action)
        end_action(s)


@rule
def end_action(s: State) -> None:
    """H9: carried out or stopped, the cards go to the discard pile."""
    uncover(s, s.action, DISCARDED)
    drop_wizard(s)
    s.action = NONE
    s.target = NONE
    s.phase = PLAYING
    s.decider = s.active


@rule
def drop_wizard(s: State) -> None:
    """Discard the wizard that came along, if one did."""
    if s.wizard != NONE:
        uncover(s, s.wizard, DISCARDED)
        s.wizard = NONE


@rule
def play_yielding(box: Box, s: State, action: int) -> None:
    """H10: discard half the hand, rounded down; then the next is asked."""
    seat = s.decider
    if pick_to_discard(box, s, seat, action, s.players[seat].size // 2):
        ask_next_victim(s, seat)


@rule
def place_knight(s: State) -> None:
    """H11: the knight lies before its victim; H15: a wizard is discarded at once."""
    victim = s.players[s.target]
    victim.knight = s.action
    victim.sideways = 0
    uncover(s, s.action, BEFORE + s.target)
    tell(s, EVERYONE, MUST_SKIP, s.target, s.action)
    drop_wizard(s)
    s.action = NONE
    s.target = NONE
    s.phase = PLAYING
    s.decider = s.active


@rule
def draw_for_shepherdess(s: State, luck: Luck) -> None:
    """H13: two cards from the pile, fronts after the second."""
    first = draw_from_pile(s, luck)
    second = draw_from_pile(s, luck)
    look_and_keep(s, luck, s.active, first)
    look_and_keep(s, luck, s.active, second)
    end_action(s)


@rule
def legal_stealing(s: State, choices: list[int]) -> int:
    """H12: any card of the target's hand, by its back."""
    n = s.players[s.target].size
    for slot in range(n):
        choices[n - 1 - slot] = STEAL + n - 1 - slot
    return n


@rule
def play_stealing(s: State, slot: int) -> None:
    """H12: the first card leaves the hand before the second is picked; then both are seen."""
    victim = s.players[s.target]
    card, back, seen_by = victim.hand[slot], victim.back[slot], victim.seen_by[slot]
    ruled_out = victim.ruled_out[slot]
    leave_hand(victim, 1 << slot)
    tell(s, EVERYONE, STEALS, s.active, s.target, back)
    if s.loot == NONE and victim.size > 0:
        s.loot = card
        s.loot_back = back
        s.loot_seen_by = seen_by
        s.loot_ruled_out = ruled_out
        return
    if s.loot != NONE:
        keep_loot(s, s.loot, s.loot_back, s.loot_seen_by, s.loot_ruled_out)
        s.loot = NONE
        s.loot_back = NONE
        s.loot_seen_by = 0
        s.loot_ruled_out = 0
    keep_loot(s, card, back, seen_by, ruled_out)
    end_action(s)


@rule
def keep_loot(s: State, card: int, back: int, seen_by: int, ruled_out: int) -> None:
    """H21: a stolen card stays known to all who have seen it."""
    eyes = seen_by | (1 << s.active)
    put_in_hand(s.players[s.active], card, back, eyes, ruled_out)
    tell(s, eyes, LOOT_SEEN, s.active, card)
