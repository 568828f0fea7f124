"""Turns and rounds: whose turn comes next, the vote, the end (H2, H18, H19, H23)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import AGREE
from heorot.games.hoard.rules.deeds import next_seat
from heorot.games.hoard.rules.events import (
    ENDS_TURN,
    GAME_OVER,
    KNIGHT_LEAVES,
    KNIGHT_TURNED,
    ROUND_BEGINS,
    TURN_BEGINS,
    UNICORN_LEAVES,
    VOTES_AGAINST,
    VOTES_FOR,
)
from heorot.games.hoard.rules.pile import renew_field, uncover
from heorot.games.hoard.rules.state import (
    DISCARDED,
    DRAWING,
    NONE,
    OVER,
    ROUND_LIMIT,
    VOTING,
    State,
)
from heorot.games.hoard.rules.treasures import treasure_count


@rule
def pass_turn(box: Box, s: State) -> None:
    """The turn is over; go on to the next decision."""
    tell(s, EVERYONE, ENDS_TURN, s.active)
    seat = next_seat(s, s.active)
    if seat == s.start and ends_round(box, s):
        return
    enter_turns(box, s, seat)


@rule
def enter_turns(box: Box, s: State, seat: int) -> None:
    """Begin the turn of `seat`, or of the first after it that is not skipped."""
    while not begin_turn(s, seat):
        seat = next_seat(s, seat)
        if seat == s.start and ends_round(box, s):
            return


@rule
def begin_turn(s: State, seat: int) -> bool:
    """H2: unicorn and sideways knight are discarded; an upright knight means skipping."""
    me = s.players[seat]
    s.active = seat
    s.laid = 0
    s.acted = 0
    tell(s, EVERYONE, TURN_BEGINS, seat)
    if me.unicorn != NONE:
        uncover(s, me.unicorn, DISCARDED)
        tell(s, EVERYONE, UNICORN_LEAVES, seat, me.unicorn)
        me.unicorn = NONE
    if me.knight != NONE:
        if me.sideways == 0:
            me.sideways = 1
            tell(s, EVERYONE, KNIGHT_TURNED, seat, me.knight)
            return False
        uncover(s, me.knight, DISCARDED)
        tell(s, EVERYONE, KNIGHT_LEAVES, seat, me.knight)
        me.knight = NONE
        me.sideways = 0
    s.phase = DRAWING
    s.decider = seat
    return True


@rule
def ends_round(box: Box, s: State) -> bool:
    """The round is over: end the game (H19, H23), open the vote (H18), or begin the next round."""
    if s.round == ROUND_LIMIT or trigger_is_laid(box, s):
        s.phase = OVER
        s.decider = NONE
        tell(s, EVERYONE, GAME_OVER)
        return True
    if s.grazed == 0:
        s.phase = VOTING
        s.decider = s.start
        return True
    begin_round(s)
    return False


@rule
def trigger_is_laid(box: Box, s: State) -> bool:
    """H19: whether somebody has the number of treasures that ends the game."""
    for seat in range(s.player_count):
        if treasure_count(s.players[seat]) >= box.end_at[s.player_count]:
            return True
    return False


@rule
def begin_round(s: State) -> None:
    """H18: counting starts afresh each round."""
    s.round += 1
    s.grazed = 0
    tell(s, EVERYONE, ROUND_BEGINS, s.round)


@rule
def play_voting(box: Box, s: State, luck: Luck, action: int) -> None:
    """H18: asked openly, clockwise from the start player; the first "no" ends it."""
    if action == AGREE:
        tell(s, EVERYONE, VOTES_FOR, s.decider)
        s.decider = next_seat(s, s.decider)
        if s.decider != s.start:
            return
        renew_field(s, luck)
    else:
        tell(s, EVERYONE, VOTES_AGAINST, s.decider)
    begin_round(s)
    enter_turns(box, s, s.start)
