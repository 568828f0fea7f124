"""A player of simple good sense: puts a value on each choice and takes the best.

It knows only what its seat may know: `s` is redacted. What a placement is worth is what the figures
on the board would score by it now, its own times the number of opponents, less theirs; in tenths of
a point. Where that is not a matter of a single number, the move is tried on the board itself, which
is put back as it was.
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.choices import BACK, CASH, DRAW, PLACE, SQUARE
from heorot.games.movie.rules.lines import (
    all_stones,
    figure_of,
    figure_score,
    is_in_reach,
    next_in_part,
    owner_of,
)
from heorot.games.movie.rules.state import (
    ACTS,
    CHOOSING,
    COUNSEL,
    DRAGON,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE,
    FIGURE_AT,
    GORGE,
    HORN,
    MEAD,
    MINE,
    MOVING,
    NONE,
    REMOVING,
    SQUARES,
    STATUE,
    SWAPPING,
    TILE_AT,
    TREACHERY,
    TREASURE,
    TURN,
    WAYS,
    State,
)
from heorot.games.movie.rules.tiles import can_move, chosen_face, is_of, square_of

WORST = -(1 << 30)
HOPE = 4
"""Tenths of a point that an empty square in a figure's lines is hoped to bring, for each stone."""
SAVING = 45
"""Tenths of a point for each stone that a figure, which is placed but once, is saved for."""
TEMPO = 25
"""Tenths of a point for each stone that waiting brings while the board is empty."""


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """How much `seat` likes each choice."""
    for k in range(n):
        values[k] = appeal(box, s, seat, choices[k])


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
    if me.step == REMOVING:
        return -number_appeal(box, s, seat, s.board[square], square)
    if me.step == SWAPPING:
        return best_swap(box, s, seat, square)
    if me.step < MOVING:
        return swap_appeal(box, s, seat, me.target, square, standing(box, s, seat))
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
def sign_of(s: State, seat: int, content: int) -> int:
    """How a figure's points count: one's own against those of each opponent."""
    return s.player_count - 1 if owner_of(content) == seat else -1


@rule
def weight(box: Box, s: State, seat: int, square: int, is_boon: bool) -> int:
    """How often a number on a square counts: for one's own figures, less for those of others.

    M12, M25: Horns and Wizards add to their stones; in a line with a Dragon a boon does not count,
    in one with a Gold Mine everything does twice.
    """
    total = 0
    for line in range(2):
        stones = 0
        times = 1
        has_dragon = False
        for way in range(2 * line, 2 * line + 2):
            there = next_in_part(box, s, way, square)
            while there != NONE:
                content = s.board[there]
                if content >= FIGURE:
                    each = all_stones(box, s, there)
                    stones += sign_of(s, seat, content) * each
                elif content == MINE:
                    times = 2
                elif content == DRAGON:
                    has_dragon = True
                there = next_in_part(box, s, way, there)
        if not (is_boon and has_dragon):
            total += times * stones
    return total


@rule
def number_appeal(box: Box, s: State, seat: int, face: int, square: int) -> int:
    """What the number on a face brings on a square; M13: a boon nothing where it is betrayed."""
    value = box.value[face]
    if value == 0 or (value > 0 and is_in_reach(box, s, square)):
        return 0
    return 10 * value * weight(box, s, seat, square, value > 0)


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """What all figures score, one's own less those of others."""
    total = 0
    for square in range(box.squares[s.act]):
        if s.board[square] >= FIGURE:
            total += sign_of(s, seat, s.board[square]) * figure_score(box, s, square)
    return total


@rule
def standing_in_lines(box: Box, s: State, seat: int, square: int) -> int:
    """The same for the figures in the lines of a square alone."""
    total = 0
    for way in range(WAYS):
        there = next_in_part(box, s, way, square)
        while there != NONE:
            if s.board[there] >= FIGURE:
                total += sign_of(s, seat, s.board[there]) * figure_score(box, s, there)
            there = next_in_part(box, s, way, there)
    return total


@rule
def has_effect(face: int) -> bool:
    """Whether a face changes what other tiles or figures count for, wherever it lies."""
    return face >= HORN and face != STATUE and face != COUNSEL


@rule
def tile_appeal(box: Box, s: State, seat: int, face: int, square: int) -> int:
    """What a tile brings on a square; that of a Mead stands for the Mead's replacement."""
    if not has_effect(face):
        lost = number_appeal(box, s, seat, s.board[square], square)
        return number_appeal(box, s, seat, face, square) - lost
    traitor = 1 if face == TREACHERY else 0
    # M13: boons that a Treachery reaches may be counted by figures in other lines.
    is_far = face == TREACHERY or (face == GORGE and s.treacheries > 0)
    before = standing(box, s, seat) if is_far else standing_in_lines(box, s, seat, square)
    s.board[square] = face
    s.treacheries += traitor
    after = standing(box, s, seat) if is_far else standing_in_lines(box, s, seat, square)
    s.board[square] = EMPTY
    s.treacheries -= traitor
    return 10 * (after - before)


@rule
def swap_appeal(box: Box, s: State, seat: int, one: int, other: int, before: int) -> int:
    """M20: what it brings that the tiles of two squares change places; `before` is the standing."""
    face = s.board[one]
    new = s.board[other]
    if not has_effect(face) and not has_effect(new):
        value = number_appeal(box, s, seat, new, one) - number_appeal(box, s, seat, face, one)
        value += number_appeal(box, s, seat, face, other)
        return value - number_appeal(box, s, seat, new, other)
    s.board[one] = new
    s.board[other] = face
    after = standing(box, s, seat)
    s.board[one] = face
    s.board[other] = new
    return 10 * (after - before)


@rule
def best_swap(box: Box, s: State, seat: int, target: int) -> int:
    """The best swap of a tile: once it is named, one must follow.

    With later tiles alone, since each pair can be named from its first.
    """
    best = WORST
    before = standing(box, s, seat)
    for square in range(target + 1, box.squares[s.act]):
        if 0 < s.board[square] < FACES:
            best = max(best, swap_appeal(box, s, seat, target, square, before))
    return best


@rule
def best_tile(box: Box, s: State, seat: int, face: int) -> int:
    """A tile of the hand in the best way it can be played, but for what it may remove or swap."""
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
    """What an average tile of the pool brings in its best place; or the best one in hand.

    Only roughly: numbers alone, and every boon as if no Treachery reached it.
    """
    most = 0
    least = 0
    for square in range(box.squares[s.act]):
        if s.board[square] == EMPTY:
            most = max(most, weight(box, s, seat, square, True))
            least = min(least, weight(box, s, seat, square, False))
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
