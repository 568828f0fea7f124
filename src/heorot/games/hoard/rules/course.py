"""The course of the game: `setup`, `legal`, `apply`, `score` (H1, H3 to H5, H20)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import (
    AGREE,
    END_TURN,
    ENOUGH,
    REFUSE,
    STEAL,
    TAKE_FIELD,
    TAKE_PILE,
    TARGET,
)
from heorot.games.hoard.rules.deeds import (
    begin_action,
    carry_out,
    legal_answering,
    legal_asking_wizard,
    legal_stealing,
    legal_targeting,
    may_act,
    next_seat,
    play_answering,
    play_asking_wizard,
    play_stealing,
    play_yielding,
)
from heorot.games.hoard.rules.events import (
    TAKES_FROM_FIELD,
)
from heorot.games.hoard.rules.hand import choice_of, offer_hand, pick_to_discard, slot_of
from heorot.games.hoard.rules.pile import (
    START,
    draw_from_pile,
    fill_field,
    look_and_keep,
    show_top,
    take_top,
)
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    CARDS,
    CHOOSING,
    COLOURS,
    DRAWING,
    EXTRA,
    FIELD,
    HAND,
    HAND_LIMIT,
    LAIR,
    NONE,
    PAYING,
    PLAYING,
    ROYAL,
    SEATS,
    START_HAND,
    STEALING,
    TRIMMING,
    VOTING,
    YIELDING,
    State,
)
from heorot.games.hoard.rules.treasures import (
    begin_paying,
    can_pay,
    lair_points,
    lay_lair,
    legal_paying,
    may_lay_lair,
    play_paying,
    sheep_tally,
)
from heorot.games.hoard.rules.turns import begin_round, begin_turn, pass_turn, play_voting


@rule
def setup(box: Box, s: State, luck: Luck) -> None:
    """H1: four cards to each seat in turn from the start player, then the field, then the top."""
    clear_table(s)
    if s.start == NONE:
        s.start = pick(luck, START, 0, s.player_count)
    for card in range(CARDS):
        s.loose[card] = 1
        s.rest[card % COLOURS] += 1
    show_top(s, luck)
    seat = s.start
    for _ in range(s.player_count):
        for _ in range(START_HAND):
            look_and_keep(s, luck, seat, take_top(s, luck))
        seat = next_seat(s, seat)
    for slot in range(FIELD):
        fill_field(s, luck, slot)
    begin_round(s)
    begin_turn(s, s.start)


@rule
def clear_table(s: State) -> None:
    """No card lies anywhere yet."""
    s.action = NONE
    s.wizard = NONE
    s.target = NONE
    s.loot = NONE
    s.loot_back = NONE
    for k in range(3):
        s.drawn[k] = NONE
    for seat in range(SEATS):
        one = s.players[seat]
        one.knight = NONE
        one.unicorn = NONE
        one.chosen = NONE
        one.helper = NONE
        for slot in range(HAND):
            one.hand[slot] = NONE
            one.back[slot] = NONE


@rule
def legal(box: Box, s: State, choices: list[int]) -> int:
    """Write what the decider may do into `choices`; return how many there are."""
    if s.phase == DRAWING:
        return legal_drawing(choices)
    if s.phase == PLAYING:
        return legal_playing(box, s, choices)
    if s.phase == YIELDING or s.phase == TRIMMING:
        return offer_hand(box, s.players[s.decider], choices)
    if s.phase == ANSWERING:
        return legal_answering(box, s, choices)
    if s.phase == STEALING:
        return legal_stealing(s, choices)
    if s.phase == EXTRA:
        choices[5] = ENOUGH
        return legal_drawing(choices) + 1
    if s.phase == VOTING:
        choices[0] = AGREE
        choices[1] = REFUSE
        return 2
    return 0


@rule
def apply(box: Box, s: State, luck: Luck, action: int) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    if s.phase == DRAWING:
        play_drawing(box, s, luck, action)
    elif s.phase == PLAYING:
        play_playing(box, s, luck, action)
    elif s.phase == YIELDING:
        play_yielding(box, s, action)
    elif s.phase == TRIMMING:
        if pick_to_discard(box, s, s.active, action, s.players[s.active].size - HAND_LIMIT):
            pass_turn(box, s)
        return
    elif s.phase == ANSWERING:
        play_answering(box, s, luck, action)
    elif s.phase == STEALING:
        play_stealing(s, action - STEAL)
    elif s.phase == EXTRA:
        play_extra(s, luck, action)
    else:
        play_voting(box, s, luck, action)
    if s.phase == PLAYING:
        end_play_if_done(box, s)


# Drawing (H3).


@rule
def legal_drawing(choices: list[int]) -> int:
    """A field slot or the pile's top."""
    choices[0] = TAKE_FIELD
    choices[1] = TAKE_FIELD + 1
    choices[2] = TAKE_FIELD + 2
    choices[3] = TAKE_FIELD + 3
    choices[4] = TAKE_PILE
    return 5


@rule
def play_drawing(box: Box, s: State, luck: Luck, action: int) -> None:
    """H3: one card at a time; with two players a short hand is offered one more."""
    draw_one(s, luck, action)
    if s.drawn_size == box.draws[s.player_count]:
        if s.players[s.active].size < box.extra_below[s.player_count]:
            s.phase = EXTRA
        else:
            end_drawing(s, luck)


@rule
def play_extra(s: State, luck: Luck, action: int) -> None:
    """H3: take the extra card or decline it."""
    if action != ENOUGH:
        draw_one(s, luck, action)
    end_drawing(s, luck)


@rule
def draw_one(s: State, luck: Luck, action: int) -> None:
    """H3: the card is laid apart, unseen."""
    if action == TAKE_PILE:
        back = draw_from_pile(s, luck)
    else:
        s.grazed = 1
        back = s.field_backs[action - TAKE_FIELD]
        tell(s, EVERYONE, TAKES_FROM_FIELD, s.active, action - TAKE_FIELD, back)
        fill_field(s, luck, action - TAKE_FIELD)
    s.drawn[s.drawn_size] = back
    s.drawn_size += 1


@rule
def end_drawing(s: State, luck: Luck) -> None:
    """H3: now the drawn cards are looked at."""
    for k in range(s.drawn_size):
        look_and_keep(s, luck, s.active, s.drawn[k])
        s.drawn[k] = NONE
    s.drawn_size = 0
    s.phase = PLAYING


# Playing (H5).


@rule
def legal_playing(box: Box, s: State, choices: list[int]) -> int:
    """H5: at most one treasure or lair, and at most one action, in either order."""
    me = s.players[s.active]
    if me.step == PAYING:
        return legal_paying(box, me, choices)
    if me.step == ASKING_WIZARD:
        return legal_asking_wizard(box, me, choices)
    if me.step != CHOOSING:
        return legal_targeting(box, s, choices)
    choices[0] = END_TURN
    n = 1
    tally = 0 if s.laid else sheep_tally(box, me)
    for slot in range(me.size):
        card = me.hand[slot]
        front = box.front[card]
        if front <= ROYAL:
            offered = s.laid == 0 and can_pay(box, me, card, tally)
        elif front == LAIR:
            offered = s.laid == 0 and may_lay_lair(box, s, me, card % COLOURS)
        else:
            offered = s.acted == 0 and may_act(s, front)
        choice = choice_of(box, me, slot, 0) if offered else NONE
        if choice != NONE:
            choices[n] = choice
            n += 1
    return n


@rule
def play_playing(box: Box, s: State, luck: Luck, action: int) -> None:
    """One step of the active player's turn."""
    me = s.players[s.active]
    if me.step == PAYING:
        play_paying(box, s, action)
    elif me.step == ASKING_WIZARD:
        play_asking_wizard(box, s, luck, action)
    elif me.step != CHOOSING:
        carry_out(box, s, luck, action - TARGET)
    elif action == END_TURN:
        end_play(box, s)
    else:
        slot = slot_of(box, me, action, 0)
        front = box.front[me.hand[slot]]
        if front <= ROYAL:
            begin_paying(me, slot)
        elif front == LAIR:
            lay_lair(box, s, slot)
        else:
            begin_action(box, s, luck, slot)


@rule
def end_play_if_done(box: Box, s: State) -> None:
    """H5: the play phase ends by itself only when both are used or the hand is empty."""
    if s.players[s.active].size == 0 or (s.laid == 1 and s.acted == 1):
        end_play(box, s)


@rule
def end_play(box: Box, s: State) -> None:
    """H4: discard down to the limit first."""
    if s.players[s.active].size > HAND_LIMIT:
        s.phase = TRIMMING
    else:
        pass_turn(box, s)


# The end (H20).


@rule
def score(box: Box, s: State, seat: int) -> int:
    """H20: the values of the treasures, and the points of each lair by its colour's treasures."""
    me = s.players[seat]
    points = me.worth
    for colour in range(COLOURS):
        points += lair_points(box, me, colour)
    return points
