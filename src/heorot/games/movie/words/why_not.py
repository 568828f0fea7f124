"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own tiles alone.
"""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.core.words import Refusal
from heorot.games.movie.box import Box
from heorot.games.movie.rules.choices import (
    ACTIONS,
    BACK,
    CASH,
    DECLINE,
    DRAW,
    KEEP,
    PASS,
    PLACE,
    SQUARE,
)
from heorot.games.movie.rules.course import legal
from heorot.games.movie.rules.lines import owner_of
from heorot.games.movie.rules.state import (
    BACKING,
    CELLS,
    CHOOSING,
    DRUNKENNESS,
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
    SQUARES,
    SWAPPING_WITH,
    TILE_AT,
    TURN,
    VALOR,
    WAYS,
    Player,
    State,
)
from heorot.games.movie.rules.tiles import chosen_face, foe_of, is_of
from heorot.games.movie.words.spelling import BACK_WORDS, SQUARE_WORDS, piece_word, tile_word


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    box: Box = edition.box
    row = [0] * ACTIONS
    choices = row[: legal(box, s, row)]
    if action in choices:
        return None
    if s.phase == OVER:
        return Refusal("M26" if box.kingdoms else "M8", "game_over", {})
    if box.kingdoms and (BACK <= action < PLACE or action in (CASH, DECLINE, KEEP)):
        return Refusal("M24", "not_in_this_game", {})
    me = s.players[s.active]
    if SQUARE <= action < BACK:
        return _why_not_square(box, s, me, action - SQUARE)
    if me.step != CHOOSING:
        return _why_not_now(box, me, action)
    if s.phase == PLAYING and box.kingdoms:
        return Refusal("M24", "place_drawn", {"tile": tile_word(box, me.drawn)})
    if DRAW < action < SQUARE:
        return _why_not_tile(box, s, me, action)
    if choices == [KEEP]:
        return Refusal("M4", "keep_them", {})
    if choices == [PASS]:
        return Refusal("M3", "only_pass", {})
    if action == DRAW:
        return _why_not_draw(box, s)
    if PLACE <= action < CASH:
        return _why_not_figure(box, s, me, action - PLACE + 1)
    return _not_asked(box, action)


def _turn_rule(box: Box) -> str:
    """The rule of what can be done in a turn."""
    return "M24" if box.kingdoms else "M2"


# Squares: what the question is, and what lies there.


def _why_not_square(box: Box, s: State, me: Player, cell: int) -> Refusal:
    square = box.square[s.act * CELLS + cell]
    where = {"square": SQUARE_WORDS[cell]}
    if me.step == BACKING:
        return _why_not_now(box, me, SQUARE + cell)
    if me.step == CHOOSING and not (s.phase == PLAYING and box.kingdoms):
        reason = "choose_castle_first" if box.kingdoms else "choose_thing_first"
        return Refusal(_turn_rule(box), reason, {})
    if square == NONE:
        return Refusal(_turn_rule(box), "no_such_square", where)
    content = s.board[square]
    if me.step == REMOVING:
        if foe_of(chosen_face(me)) == VALOR:
            return Refusal("M15", "no_valor_there", where)
        return Refusal("M16", "no_temptation_there", where)
    if me.step == MOVING:
        is_own = content >= FIGURE and owner_of(content) == s.active
        return Refusal("M21", "cannot_move" if is_own else "not_your_figure", where)
    if me.step == MOVING_TO:
        steps = [box.step[(s.act * WAYS + way) * SQUARES + me.square] for way in range(WAYS)]
        return Refusal("M21", "no_room_there" if square in steps else "one_step", where)
    if me.step not in (CHOOSING, FIGURE_AT, TILE_AT):
        return Refusal("M20", _why_not_swapped(me, square, content), where)
    if content == PRINTED:
        return Refusal("M11", "printed_gorge", where)
    if me.step == TILE_AT and is_of(chosen_face(me), DRUNKENNESS):
        return Refusal("M18", "no_mead_there", where)
    return Refusal(_turn_rule(box), "square_taken", where)


def _why_not_swapped(me: Player, square: int, content: int) -> str:
    """M20: the reason why the Golden Statue swaps nothing with this square."""
    if me.step == SWAPPING_WITH and square == me.target:
        return "same_tile"
    if square == me.square:
        return "statue_stays"
    if content == EMPTY:
        return "no_tile_there"
    return "gorge_stays" if content == PRINTED else "figure_stays"


# The steps of a choice that has begun.


def _why_not_now(box: Box, me: Player, action: int) -> Refusal:
    if me.step == FIGURE_AT:
        return Refusal(_turn_rule(box), "figure_first", {"piece": piece_word(box, me.figure)})
    tile = {"tile": tile_word(box, chosen_face(me))}
    if me.step == BACKING:
        if BACK <= action < PLACE:
            return Refusal("M1", "not_with_this_back", tile | {"back": BACK_WORDS[action - BACK]})
        return Refusal("M1", "back_first", tile)
    if me.step == TILE_AT:
        if action == CASH:
            return Refusal("M17", "no_treasure", tile)
        return Refusal(_turn_rule(box), "tile_first", tile)
    if me.step == REMOVING:
        is_temptation = foe_of(chosen_face(me)) == VALOR
        return Refusal("M15" if is_temptation else "M16", "removal_first", tile)
    if me.step in (MOVING, MOVING_TO):
        return Refusal("M21", "move_first", tile)
    if action == DECLINE:
        return Refusal("M20", "swap_begun", {})
    return Refusal("M20", "swap_first", tile)


# The choice of the turn, with nothing begun.


def _why_not_tile(box: Box, s: State, me: Player, face: int) -> Refusal:
    tile = {"tile": tile_word(box, face)}
    if all(me.hand[slot] % FACES != face for slot in range(me.size)):
        if box.kingdoms:
            return Refusal("M24", "not_your_secret", tile)
        return Refusal("M2", "not_in_hand", tile)
    if s.phase == TURN and s.pool_size > 0:
        return Refusal("M2", "draw_first", tile)
    return Refusal("M21", "nobody_to_move", {})


def _why_not_draw(box: Box, s: State) -> Refusal:
    if s.phase == PLAYING:
        return Refusal("M2", "drawn_already", {})
    return Refusal("M24", "all_drawn", {}) if box.kingdoms else Refusal("M3", "pool_is_empty", {})


def _why_not_figure(box: Box, s: State, me: Player, stones: int) -> Refusal:
    piece = {"piece": piece_word(box, stones)}
    if s.phase == PLAYING:
        return Refusal("M2", "must_play_tile", piece)
    if any(me.figures):
        return Refusal(_turn_rule(box), "no_figure_left", piece)
    return Refusal(_turn_rule(box), "no_castles_left" if box.kingdoms else "no_figures_left", {})


def _not_asked(box: Box, action: int) -> Refusal:
    """The answer to a question that is not asked."""
    if action < PLACE:
        return Refusal("M1", "no_back_question", {})
    if action == CASH:
        return Refusal("M17", "no_treasure_chosen", {})
    if action == DECLINE:
        return Refusal("M15", "nothing_to_decline", {})
    if action == KEEP:
        return Refusal("M4", "only_when_stuck", {})
    return Refusal("M24" if box.kingdoms else "M3", "something_to_do", {})
