"""The course of a match: `setup`, `legal`, `apply`, `score` (B1, B2, B13 to B18)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import (
    LANES,
    STACKS,
    START,
    choose_cave,
    fill_pile,
    forced_cave,
    lay_caves,
    nth,
    offer_caves,
    participants,
    take_caves,
    who,
)
from heorot.games.beest.rules.choices import GO_ON, NAME
from heorot.games.beest.rules.endings import end_expedition, end_match, total
from heorot.games.beest.rules.events import (
    ANNOUNCES,
    EXPEDITION_BEGINS,
    GOES_ON,
    SEES_STACK,
    TURN_BEGINS,
)
from heorot.games.beest.rules.meetings import (
    exchange,
    meet,
    reveal_last_marker,
    reveal_last_stranger,
    stranger_of,
)
from heorot.games.beest.rules.state import (
    ABANDONED,
    AFTER,
    ALL_INFECTED,
    BEFORE,
    BEGINNING,
    BLACK,
    ENDING,
    EXPEDITIONS,
    HAND,
    LAYING,
    MEETING,
    NONE,
    OWN_WIN,
    RIGHT,
    ROUND_LIMIT,
    ROW,
    SEATS,
    SILENT,
    TAKING,
    WRONG,
    State,
)


@rule
def setup(box: Box, s: State, luck: Luck) -> None:
    """B15: the start seat, and the first expedition."""
    clear_table(s)
    if s.start == NONE:
        s.start = pick(luck, START, 0, s.player_count)
    begin_expedition(box, s, luck)
    carry_on(box, s, luck)


@rule
def clear_table(s: State) -> None:
    """Nothing has happened yet."""
    for slot in range(HAND):
        s.hand[slot] = NONE
    for number in range(EXPEDITIONS):
        s.ender[number] = NONE
        s.beest[number] = NONE
    for one in range(SEATS):
        s.players[one].stack = NONE
        s.players[one].shown = NONE
        for k in range(ROW):
            s.players[one].row[k] = NONE


@rule
def begin_expedition(box: Box, s: State, luck: Luck) -> None:
    """B1, B2: nobody has caves or markers; the stacks are dealt in secret."""
    s.expedition += 1
    s.round = 1
    s.cleared = 0
    tell(s, EVERYONE, EXPEDITION_BEGINS, s.expedition)
    fill_pile(box, s)
    for one in range(participants(s)):
        clear_player(s, one)
    deal_stacks(s, luck)
    s.active = first_seat(s)
    s.phase = BEGINNING


@rule
def clear_player(s: State, one: int) -> None:
    """An empty row, and nobody met."""
    me = s.players[one]
    for k in range(me.length):
        me.row[k] = NONE
    me.length = 0
    me.markers = 0
    me.met = 0
    for other in range(SEATS):
        me.order[other] = 0


@rule
def deal_stacks(s: State, luck: Luck) -> None:
    """B1: each may get each; only the owner looks, and nobody looks for the Silent One."""
    left = (1 << participants(s)) - 1
    for one in range(participants(s)):
        stacks = participants(s) - one
        number = pick(luck, s.expedition * LANES + STACKS, stacks, stacks)
        stack = nth(left, number)
        left -= 1 << stack
        s.players[one].stack = stack
        if one < s.player_count:
            s.players[one].known_to = 1 << one
            tell(s, 1 << one, SEES_STACK, one, stack)
        else:
            s.players[one].known_to = 0


@rule
def first_seat(s: State) -> int:
    """B15: from expedition to expedition the next seat clockwise begins."""
    return (s.start + s.expedition - 1) % s.player_count


@rule
def legal(box: Box, s: State, choices: list[int]) -> int:
    """Write what the decider may do into `choices`; return how many there are."""
    if s.phase == LAYING:
        return offer_caves(s, choices)
    if s.phase == BEFORE or s.phase == AFTER:
        return legal_announcing(s, choices)
    return 0


@rule
def apply(box: Box, s: State, luck: Luck, action: int) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    if s.phase == LAYING:
        me = s.players[s.active]
        choose_cave(s, me, action)
        if forced_cave(s, me) == NONE:
            return
        s.phase = MEETING
    elif action == GO_ON:
        tell(s, EVERYONE, GOES_ON, s.active)
        s.phase = TAKING if s.phase == BEFORE else ENDING
    else:
        announce(s, action - NAME)
        end_or_begin(box, s, luck)
    carry_on(box, s, luck)


@rule
def carry_on(box: Box, s: State, luck: Luck) -> None:
    """B18: the order of a turn, up to the next question."""
    while s.phase >= BEGINNING:
        if s.phase == BEGINNING:
            tell(s, EVERYONE, TURN_BEGINS, s.active)
            s.decider = s.active
            s.phase = BEFORE if is_anybody_to_name(s) else TAKING
        elif s.phase == TAKING:
            take_caves(s, luck)
            s.phase = LAYING if forced_cave(s, s.players[s.active]) == NONE else MEETING
        elif s.phase == MEETING:
            play_meeting(box, s, luck)
        else:
            end_turn(box, s, luck)


# Announcements (B13, B14).


@rule
def may_be_named(s: State, one: int) -> bool:
    """B13, B14: another who has received exactly N - 2 markers."""
    return one != s.active and s.players[one].markers == participants(s) - 2


@rule
def is_anybody_to_name(s: State) -> bool:
    """B13: whether the question is put, by public facts alone."""
    for one in range(participants(s)):
        if may_be_named(s, one):
            return True
    return False


@rule
def legal_announcing(s: State, choices: list[int]) -> int:
    """B13, B14: the original Beest can only go on."""
    choices[0] = GO_ON
    n = 1
    if s.players[s.active].stack != BLACK:
        for one in range(participants(s)):
            if may_be_named(s, one):
                choices[n] = NAME + who(s, one)
                n += 1
    return n


@rule
def announce(s: State, named: int) -> None:
    """B13: right if the only one whom the named one has not met is the Beest."""
    one = s.player_count if named == SILENT else named
    is_right = s.players[stranger_of(s, one)].stack == BLACK
    tell(s, EVERYONE, ANNOUNCES, s.active, named, 1 if is_right else 0)
    end_expedition(s, RIGHT if is_right else WRONG, s.active)


# Meetings, and the end of a turn.


@rule
def play_meeting(box: Box, s: State, luck: Luck) -> None:
    """B6 to B8, B11: lay what is left, meet, exchange."""
    me = s.players[s.active]
    while me.chosen < s.hand_size:
        choose_cave(s, me, forced_cave(s, me))
    lay_caves(s)
    met = meet(s)
    if met != NONE:
        exchange(s, s.active, met)
        if reveal_last_marker(s, s.active) or reveal_last_marker(s, met):
            end_expedition(s, ALL_INFECTED, NONE)
            end_or_begin(box, s, luck)
            return
    s.phase = AFTER if is_anybody_to_name(s) else ENDING


@rule
def end_turn(box: Box, s: State, luck: Luck) -> None:
    """B12, B16, or the next seat."""
    if reveal_last_stranger(s, s.active):
        end_expedition(s, OWN_WIN, s.active)
        end_or_begin(box, s, luck)
        return
    seat = (s.active + 1) % s.player_count
    if seat == first_seat(s):
        if s.round == ROUND_LIMIT:
            end_expedition(s, ABANDONED, NONE)
            end_or_begin(box, s, luck)
            return
        s.round += 1
    s.active = seat
    s.phase = BEGINNING


@rule
def end_or_begin(box: Box, s: State, luck: Luck) -> None:
    """B15: the next expedition, unless it was the last."""
    if s.expedition == s.expeditions:
        end_match(s)
    else:
        begin_expedition(box, s, luck)


@rule
def score(box: Box, s: State, seat: int) -> int:
    """B15: the points of all expeditions so far."""
    return total(s, seat)
