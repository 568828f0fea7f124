"""The course of the game: `setup`, `legal`, `apply`, `score` (M1 to M4, M24)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.movie.box import Box
from heorot.games.movie.rules.acts import begin_act, end_turn, play_pass
from heorot.games.movie.rules.choices import BACK, DRAW, KEEP, PASS, PLACE, SQUARE
from heorot.games.movie.rules.deeds import (
    place_drawn,
    place_figure,
    play_moving,
    play_removing,
    play_swapping,
    play_tile_at,
)
from heorot.games.movie.rules.events import KEEPS
from heorot.games.movie.rules.pool import START, draw, show_counsels
from heorot.games.movie.rules.state import (
    BACKING,
    CHOOSING,
    FIGURE_AT,
    HAND,
    KINDS,
    MOVING,
    NONE,
    OVER,
    RANKS,
    REMOVING,
    SEATS,
    TILE_AT,
    TURN,
    Player,
    State,
)
from heorot.games.movie.rules.tiles import (
    choose_back,
    choose_tile,
    forget,
    legal_backing,
    legal_moving,
    legal_removing,
    legal_swapping,
    legal_tile_at,
    offer_empty,
    offer_hand,
)


@rule
def setup(box: Box, s: State, luck: Luck) -> None:
    """M1, M23: points, figures, and tiles from the first pool."""
    clear_table(s)
    if s.start == NONE:
        s.start = pick(luck, START, 0, s.player_count)
    for seat in range(s.player_count):
        me = s.players[seat]
        me.points = box.points
        for stones in range(1, RANKS):
            me.figures[stones] = box.figures[s.player_count * RANKS + stones]
    for kind in range(KINDS):
        s.unseen[kind] = box.copies[kind]
    begin_act(box, s, luck, s.start)


@rule
def clear_table(s: State) -> None:
    """No tile is in any hand, and nothing is chosen."""
    for seat in range(SEATS):
        me = s.players[seat]
        forget(me)
        for slot in range(HAND):
            me.hand[slot] = NONE


@rule
def legal(box: Box, s: State, choices: list[int]) -> int:
    """Write what the decider may do into `choices`; return how many there are."""
    if s.phase == OVER:
        return 0
    me = s.players[s.active]
    if me.step == CHOOSING:
        return legal_choosing(box, s, me, choices)
    if me.step == FIGURE_AT:
        return offer_empty(box, s, choices, 0)
    if me.step == TILE_AT:
        return legal_tile_at(box, s, me, choices)
    if me.step == BACKING:
        return legal_backing(me, choices)
    if me.step == REMOVING:
        return legal_removing(box, s, me, choices)
    if me.step < MOVING:
        return legal_swapping(box, s, me, choices)
    return legal_moving(box, s, me, choices)


@rule
def legal_choosing(box: Box, s: State, me: Player, choices: list[int]) -> int:
    """M2, M3, M24: a figure, a draw, a tile of the hand; a pass when there is nothing else."""
    if s.phase == TURN:
        n = 0
        for stones in range(1, RANKS):
            choices[n] = PLACE + stones - 1
            n += me.figures[stones] > 0
        if s.pool_size > 0:
            choices[n] = DRAW
            n += 1
        if s.pool_size == 0 or box.kingdoms:
            n = offer_hand(box, s, me, choices, n)
        if n > 0:
            return n
        choices[0] = PASS
        return 1
    if box.kingdoms:
        return offer_empty(box, s, choices, 0)
    n = offer_hand(box, s, me, choices, 0)
    if n > 0:
        return n
    choices[0] = KEEP
    return 1


@rule
def apply(box: Box, s: State, luck: Luck, action: int) -> None:
    """Carry out a legal action, and all that follows from it without a decision."""
    me = s.players[s.active]
    if me.step == CHOOSING:
        play_choosing(box, s, luck, action)
    elif me.step == FIGURE_AT:
        place_figure(box, s, luck, action)
    elif me.step == TILE_AT:
        play_tile_at(box, s, luck, action)
    elif me.step == BACKING:
        choose_back(me, action - BACK)
    elif me.step == REMOVING:
        play_removing(box, s, luck, action)
    elif me.step < MOVING:
        play_swapping(box, s, luck, action)
    else:
        play_moving(box, s, luck, action)


@rule
def play_choosing(box: Box, s: State, luck: Luck, action: int) -> None:
    """The first step of a turn, or of playing a tile."""
    me = s.players[s.active]
    if action == DRAW:
        draw(box, s, luck)
    elif action < SQUARE:
        choose_tile(me, action)
    elif action < BACK:
        place_drawn(box, s, luck, action)
    elif action == PASS:
        play_pass(box, s, luck)
    elif action == KEEP:
        tell(s, EVERYONE, KEEPS, s.active, me.size)
        show_counsels(s)
        end_turn(box, s, luck)
    else:
        me.figure = action - PLACE + 1
        me.step = FIGURE_AT


@rule
def score(box: Box, s: State, seat: int) -> int:
    """M8: saga points; gold in Kingdoms."""
    return s.players[seat].points
