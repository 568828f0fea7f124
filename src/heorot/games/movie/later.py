"""What some tiles ask besides, and how much each answer is liked: removing, swapping, moving."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.patience import hope
from heorot.games.movie.reckoning import (
    WORST,
    add_up,
    extra_stones,
    lines_at,
    number_on,
    points_on,
)
from heorot.games.movie.rules.choices import DECLINE
from heorot.games.movie.rules.lines import stones_of
from heorot.games.movie.rules.state import (
    EMPTY,
    MOVING,
    NONE,
    REMOVING,
    SQUARES,
    SWAPPING,
    SWAPPING_WITH,
    WAYS,
    State,
)
from heorot.games.movie.rules.tiles import can_move, square_of
from heorot.games.movie.swaps import swap_appeals


@rule
def later_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """What a tile removes, swaps or moves; which back makes no difference."""
    me = s.players[seat]
    for k in range(n):
        values[k] = 0
    if me.step == REMOVING:
        for k in range(n):
            if choices[k] != DECLINE:
                square = square_of(box, s, choices[k])
                values[k] = -10 * number_on(s, box.value[s.board[square]], square)
    elif me.step == SWAPPING or me.step == SWAPPING_WITH:
        swap_appeals(box, s, seat, choices, n, values)
    elif me.step >= MOVING:
        add_up(box, s, hope(box, s))
        for k in range(n):
            square = square_of(box, s, choices[k])
            if me.step == MOVING:
                values[k] = best_move(box, s, square)
            else:
                values[k] = move_appeal(box, s, me.square, square)


@rule
def move_appeal(box: Box, s: State, square: int, there: int) -> int:
    """M21: what a figure gains by one step."""
    stones = stones_of(s.board[square]) + extra_stones(box, s, there)
    return (s.player_count - 1) * (lines_at(s, there) * stones - points_on(box, s, square))


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
    for k in range(s.standing):
        if can_move(box, s, s.stands[k]):
            best = max(best, best_move(box, s, s.stands[k]))
    return best
