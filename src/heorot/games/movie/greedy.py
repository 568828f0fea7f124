"""A player of simple good sense: puts a value on each choice and takes the best.

It knows only what its seat may know: `s` is redacted. What a placement is worth is what the figures
on the board would score by it now, its own times the number of opponents, less theirs; in tenths of
a point. A few moves are tried on the board itself, which is put back as it was.
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.choices import BACK, CASH, DRAW, PLACE, SQUARE
from heorot.games.movie.lines import (
    figure_of,
    figure_score,
    next_in_part,
    owner_of,
    stones_of,
    tile_value,
)
from heorot.games.movie.state import (
    ACTS,
    CHOOSING,
    COUNSEL,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE,
    FIGURE_AT,
    HORN,
    MEAD,
    MOVING,
    NONE,
    REMOVING,
    SQUARES,
    SWAPPING,
    TILE_AT,
    TREACHERY,
    TREASURE,
    TURN,
    WAYS,
    State,
)
from heorot.games.movie.tiles import can_move, chosen_face, is_of, square_of

WORST = -(1 << 30)
HOPE = 4
"""Tenths of a point that an empty square in a figure's lines is hoped to bring, for each stone."""
SAVING = 45
"""Tenths of a point for each stone that a figure, which is placed but once, is saved for."""
TEMPO = 25
"""Tenths of a point for each stone that waiting brings while the board is empty."""


@rule
def greedy(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The choice of the highest appeal; of equal ones the first."""
    best = choices[0]
    if n == 1:
        return best
    highest = WORST
    for k in range(n):
        value = appeal(box, s, seat, choices[k])
        if value > highest:
            highest = value
            best = choices[k]
    return best


@rule
def appeal(box: Box, s: State, seat: int, action: int) -> int:
    """How much `seat` likes an action that it may take now."""
    me = s.players[seat]
    if SQUARE <= action < BACK:
        return appeal_of_square(box, s, seat, square_of(box, s, action))
    if me.step == CHOOSING:
        if action == DRAW:
            return appeal_of_draw(box, s, seat)
        if PLACE <= action < CASH:
            return best_figure(box, s, seat, action - PLACE + 1)
        if action < SQUARE:
            keeping = 20 if s.phase == TURN else 0  # Kingdoms: the secret tile stays an option
            return best_tile(box, s, seat, action) - keeping
    if action == CASH:
        return 10 * (s.player_count - 1) * box.trove[me.hand[me.chosen]]
    return 0


@rule
def appeal_of_square(box: Box, s: State, seat: int, square: int) -> int:
    """A square as the answer to whatever is asked."""
    me = s.players[seat]
    if me.step == FIGURE_AT:
        return figure_appeal(box, s, seat, me.figure, square)
    if me.step == CHOOSING:
        return tile_appeal(box, s, seat, me.drawn, square)
    if me.step == TILE_AT:
        return tile_appeal(box, s, seat, chosen_face(me), square)
    if me.step == REMOVING or me.step == SWAPPING:
        return -10 * tile_value(box, s, square) * weight(box, s, seat, square)
    if me.step < MOVING:
        gain = tile_value(box, s, square) - tile_value(box, s, me.target)
        return gain * (weight(box, s, seat, me.target) - weight(box, s, seat, square))
    if me.step == MOVING:
        return best_move(box, s, square)
    return move_appeal(box, s, me.square, square)


# Figures.


@rule
def figure_appeal(box: Box, s: State, seat: int, stones: int, square: int) -> int:
    """What a figure would score, with some hope, less what it could be saved for."""
    s.board[square] = figure_of(seat, stones)
    value = 10 * figure_score(box, s, square) + HOPE * stones * room(box, s, square)
    s.board[square] = EMPTY
    value -= TEMPO * stones * s.empties // box.squares[s.act]
    if stones > 1 and s.act < ACTS - 1:
        value -= SAVING * stones
    return value * (s.player_count - 1)


@rule
def best_figure(box: Box, s: State, seat: int, stones: int) -> int:
    """The same on the best square."""
    best = WORST
    for square in range(box.squares[s.act]):
        if s.board[square] == EMPTY:
            best = max(best, figure_appeal(box, s, seat, stones, square))
    return best


@rule
def room(box: Box, s: State, square: int) -> int:
    """Empty squares in the row part and the column part of a square."""
    empties = 0
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            empties += s.board[there] == EMPTY
            there = next_in_part(box, s, way, there)
    return empties


# Tiles.


@rule
def weight(box: Box, s: State, seat: int, square: int) -> int:
    """Stones that a number on a square counts for: one's own many times, less those of others."""
    stones = 0
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            if s.board[there] >= FIGURE:
                sign = s.player_count - 1 if owner_of(s.board[there]) == seat else -1
                stones += sign * stones_of(s.board[there])
            there = next_in_part(box, s, way, there)
    return stones


@rule
def standing(box: Box, s: State, seat: int, square: int) -> int:
    """What the figures in the lines of a square score, one's own less those of others."""
    total = 0
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            if s.board[there] >= FIGURE:
                sign = s.player_count - 1 if owner_of(s.board[there]) == seat else -1
                total += sign * figure_score(box, s, there)
            there = next_in_part(box, s, way, there)
    return total


@rule
def tile_appeal(box: Box, s: State, seat: int, face: int, square: int) -> int:
    """What a tile brings on a square; that of a Mead stands for the Mead's replacement."""
    if face < HORN:
        value = box.value[face] - box.value[s.board[square]]
        return 10 * value * weight(box, s, seat, square)
    before = standing(box, s, seat, square)
    traitor = 1 if face == TREACHERY else 0
    s.board[square] = face
    s.treacheries += traitor
    after = standing(box, s, seat, square)
    s.board[square] = EMPTY
    s.treacheries -= traitor
    return 10 * (after - before)


@rule
def best_tile(box: Box, s: State, seat: int, face: int) -> int:
    """A tile of the hand in the best way it can be played."""
    if face == COUNSEL:
        return best_counsel(box, s)
    best = WORST
    for square in range(box.squares[s.act]):
        content = s.board[square]
        if content == EMPTY or (is_of(face, DRUNKENNESS) and is_of(content, MEAD)):
            best = max(best, tile_appeal(box, s, seat, face, square))
    if is_of(face, TREASURE):
        me = s.players[seat]
        for slot in range(me.size):
            if me.hand[slot] % FACES == face:
                best = max(best, 10 * (s.player_count - 1) * box.trove[me.hand[slot]])
    return best


@rule
def appeal_of_draw(box: Box, s: State, seat: int) -> int:
    """What an average tile of the pool brings in its best place; or the best one in hand."""
    most = 0
    least = 0
    for square in range(box.squares[s.act]):
        if s.board[square] == EMPTY:
            stones = weight(box, s, seat, square)
            most = max(most, stones)
            least = min(least, stones)
    total = 0
    count = 1
    first = box.set_of[s.act] * FACES
    for face in range(1, FACES):
        unseen = s.unseen[first + face]
        value = box.value[face]
        count += unseen
        total += 10 * unseen * value * (most if value > 0 else least)
    average = total // count
    if box.kingdoms:
        return average
    me = s.players[seat]
    best = average
    for slot in range(me.size):
        face = me.hand[slot] % FACES
        value = box.value[face]
        best = max(best, 10 * value * (most if value > 0 else least))
    return best


# Good Counsel.


@rule
def move_appeal(box: Box, s: State, square: int, there: int) -> int:
    """What a figure gains by one step."""
    before = figure_score(box, s, square)
    s.board[there] = s.board[square]
    s.board[square] = COUNSEL
    after = figure_score(box, s, there)
    s.board[square] = s.board[there]
    s.board[there] = EMPTY
    return 10 * (s.player_count - 1) * (after - before)


@rule
def best_move(box: Box, s: State, square: int) -> int:
    """The best step of a figure."""
    best = WORST
    for way in range(WAYS):
        there = box.step[(s.act * WAYS + way) * SQUARES + square]
        if there != NONE and s.board[there] == EMPTY:
            best = max(best, move_appeal(box, s, square, there))
    return best


@rule
def best_counsel(box: Box, s: State) -> int:
    """The best step of any figure."""
    best = WORST
    for square in range(box.squares[s.act]):
        if can_move(box, s, square):
            best = max(best, best_move(box, s, square))
    return best
