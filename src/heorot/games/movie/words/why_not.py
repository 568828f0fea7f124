"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own tiles alone.
"""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.core.words import Refusal
from heorot.games.movie.rules.choices import (
    ACTIONS,
    BACK,
    CASH,
    DECLINE,
    DRAW,
    KEEP,
    PLACE,
    SQUARE,
)
from heorot.games.movie.rules.course import legal
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import (
    BACKING,
    CELLS,
    CHOOSING,
    EMPTY,
    FACES,
    FIGURE,
    FIGURE_AT,
    MOVING,
    MOVING_TO,
    NONE,
    OVER,
    PLAYING,
    PRINTED,
    REMOVING,
    SWAPPING_WITH,
    TILE_AT,
    TURN,
    Player,
    State,
)
from heorot.games.movie.rules.tiles import chosen_face, foe_of
from heorot.games.movie.words.spelling import BACK_WORDS, SQUARE_WORDS, piece_word, tile_word


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.phase == OVER:
        return Refusal("M26" if edition.box.kingdoms else "M8", "game_over", {})
    if edition.box.kingdoms and (BACK <= action < PLACE or action in (CASH, DECLINE, KEEP)):
        return Refusal("M24", "not_in_this_game", {})
    me = s.players[s.active]
    if SQUARE <= action < BACK:
        return _why_not_square(edition, s, me, action - SQUARE)
    if me.step != CHOOSING:
        return _why_not_now(edition, me, action)
    if s.phase == PLAYING and edition.box.kingdoms:
        return Refusal("M24", "place_drawn", {"tile": tile_word(edition.box, me.drawn)})
    if action == DRAW:
        drawn = s.phase == PLAYING
        return Refusal(_turn_rule(edition), "drawn_already" if drawn else "pool_is_empty", {})
    if action < SQUARE:
        return _why_not_tile(edition, s, me, action)
    if PLACE <= action < CASH:
        return _why_not_figure(edition, s, action - PLACE + 1)
    return _not_asked(edition, s, action)


def _turn_rule(edition: Edition) -> str:
    """The rule of what can be done in a turn."""
    return "M24" if edition.box.kingdoms else "M2"


# Squares: what the question is, and what lies there.


def _why_not_square(edition: Edition, s: State, me: Player, cell: int) -> Refusal:
    square = edition.box.square[s.act * CELLS + cell]
    where = {"square": SQUARE_WORDS[cell]}
    places_drawn = s.phase == PLAYING and bool(edition.box.kingdoms)
    if me.step in (CHOOSING, BACKING) and not places_drawn:
        return Refusal(_turn_rule(edition), "choose_thing_first", {})
    if square == NONE:
        return Refusal(_turn_rule(edition), "no_such_square", where)
    if me.step == REMOVING:
        face = chosen_face(me)
        rule = "M15" if face >= foe_of(face) else "M16"
        return Refusal(rule, "nothing_to_remove", where | {"tile": tile_word(edition.box, face)})
    if me.step == SWAPPING_WITH and square == me.target:
        return Refusal("M20", "same_tile", where)
    if me.step not in (CHOOSING, FIGURE_AT, TILE_AT, MOVING, MOVING_TO):
        return Refusal("M20", "no_tile_there", where)
    content = s.board[square]
    if me.step == MOVING:
        own = content >= FIGURE and owner_of(content) == s.active
        return Refusal("M21", "cannot_move" if own else "not_your_figure", where)
    if me.step == MOVING_TO and content == EMPTY:
        return Refusal("M21", "one_step", where)
    if content == PRINTED:
        return Refusal("M11", "printed_gorge", where)
    return Refusal(_turn_rule(edition), "square_taken", where)


# The steps of a choice that has begun.


def _why_not_now(edition: Edition, me: Player, action: int) -> Refusal:
    if me.step == FIGURE_AT:
        piece = piece_word(edition.box, me.figure)
        return Refusal(_turn_rule(edition), "figure_first", {"piece": piece})
    tile = {"tile": tile_word(edition.box, chosen_face(me))}
    if me.step == BACKING:
        if BACK <= action < PLACE:
            back = {"back": BACK_WORDS[action - BACK]}
            return Refusal("M1", "not_with_this_back", tile | back)
        return Refusal("M1", "back_first", tile)
    if me.step == TILE_AT:
        if action == CASH:
            return Refusal("M17", "no_treasure", tile)
        return Refusal(_turn_rule(edition), "tile_first", tile)
    if me.step == REMOVING:
        face = chosen_face(me)
        return Refusal("M15" if face >= foe_of(face) else "M16", "removal_first", tile)
    if me.step in (MOVING, MOVING_TO):
        return Refusal("M21", "move_first", tile)
    if action == DECLINE:
        return Refusal("M20", "swap_begun", {})
    return Refusal("M20", "swap_first", tile)


# The choice of the turn, with nothing begun.


def _why_not_tile(edition: Edition, s: State, me: Player, face: int) -> Refusal:
    tile = {"tile": tile_word(edition.box, face)}
    if all(me.hand[slot] % FACES != face for slot in range(me.size)):
        return Refusal(_turn_rule(edition), "not_in_hand", tile)
    if s.phase == TURN and s.pool_size > 0:
        return Refusal("M2", "draw_first", tile)
    return Refusal("M21", "nobody_to_move", {})


def _why_not_figure(edition: Edition, s: State, stones: int) -> Refusal:
    figure = {"piece": piece_word(edition.box, stones)}
    if s.phase == PLAYING:
        return Refusal("M2", "must_play_tile", figure)
    return Refusal(_turn_rule(edition), "no_figure_left", figure)


def _not_asked(edition: Edition, s: State, action: int) -> Refusal:
    """The answer to a question that is not asked."""
    if action < PLACE:
        return Refusal("M1", "no_back_question", {})
    if action == CASH:
        return Refusal("M17", "no_treasure_chosen", {})
    if action == DECLINE:
        return Refusal("M15", "nothing_to_decline", {})
    if action == KEEP:
        return Refusal("M4", "only_when_stuck", {})
    return Refusal("M24" if edition.box.kingdoms else "M3", "something_to_do", {})
