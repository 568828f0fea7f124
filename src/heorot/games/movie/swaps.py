"""The Golden Statue as the greedy player sees it: what swaps bring (M20)."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.reckoning import (
    BETRAYED,
    DRAGONS,
    WORST,
    add_up,
    clear,
    foresee,
    lead,
    number_on,
    pull_at,
    survey,
    weigh,
)
from heorot.games.movie.rules.choices import DECLINE
from heorot.games.movie.rules.state import COUNSEL, EMPTY, HORN, STATUE, SWAPPING, State
from heorot.games.movie.rules.tiles import square_of


@rule
def swap_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """What the swap with the tile named first brings; or the best swap, before one is named."""
    add_up(box, s, 0)
    now = lead(box, s, seat)
    for k in range(n):
        values[k] = 0 if choices[k] == DECLINE else WORST
    if s.players[seat].step == SWAPPING:
        best_number_swaps(box, s, choices, n, values)
        best_swaps(box, s, seat, now, choices, n, values)
    else:
        swaps_with(box, s, seat, now, choices, n, values)


@rule
def best_swaps(
    box: Box, s: State, seat: int, now: int, choices: list[int], n: int, values: list[int]
) -> None:
    """The best swap of each tile in which one has an effect: once it is named, one must follow.

    With later tiles alone, since each pair can be named from its first. `now` is the lead before.
    """
    for k in range(n):
        if choices[k] == DECLINE:
            continue
        one = square_of(box, s, choices[k])
        face = s.board[one]
        if has_effect(face):
            lost = lift(box, s, seat, one) - now
            for j in range(n):
                if j != k and choices[j] != DECLINE:
                    value = lost + lifted_appeal(box, s, one, square_of(box, s, choices[j]))
                    values[min(k, j)] = max(values[min(k, j)], value)
            s.board[one] = face


@rule
def best_number_swaps(box: Box, s: State, choices: list[int], n: int, values: list[int]) -> None:
    """The same between tiles that are nothing but their numbers."""
    for k in range(n):
        if choices[k] == DECLINE:
            continue
        one = square_of(box, s, choices[k])
        if has_effect(s.board[one]):
            continue
        for j in range(k + 1, n):
            if choices[j] != DECLINE:
                other = square_of(box, s, choices[j])
                if not has_effect(s.board[other]):
                    values[k] = max(values[k], number_swap(box, s, one, other))


@rule
def swaps_with(
    box: Box, s: State, seat: int, now: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Every swap of the tile named first."""
    one = s.players[seat].target
    face = s.board[one]
    if has_effect(face):
        lost = lift(box, s, seat, one) - now
        for k in range(n):
            values[k] = lost + lifted_appeal(box, s, one, square_of(box, s, choices[k]))
        s.board[one] = face
        return
    for k in range(n):
        other = square_of(box, s, choices[k])
        if not has_effect(s.board[other]):
            values[k] = number_swap(box, s, one, other)
    for k in range(n):
        other = square_of(box, s, choices[k])
        face = s.board[other]
        if has_effect(face):
            lost = lift(box, s, seat, other) - now
            values[k] = lost + lifted_appeal(box, s, other, one)
            s.board[other] = face


@rule
def has_effect(face: int) -> bool:
    """Whether a face changes what other tiles or figures count for, wherever it lies."""
    return face >= HORN and face != STATUE and face != COUNSEL


@rule
def number_swap(box: Box, s: State, one: int, other: int) -> int:
    """What the swap of two tiles brings that are nothing but their numbers."""
    value = box.value[s.board[one]]
    new = box.value[s.board[other]]
    if s.spelled & (BETRAYED | DRAGONS) == 0:
        return 10 * (new - value) * (pull_at(s, one) - pull_at(s, other))
    gain = number_on(s, new, one) - number_on(s, value, one)
    return 10 * (gain + number_on(s, value, other) - number_on(s, new, other))


@rule
def lift(box: Box, s: State, seat: int, square: int) -> int:
    """Take a tile off the board, and reckon what it would bring elsewhere: the lead without it.

    Nothing but that is reckoned any more; the tile has to be put back.
    """
    face = s.board[square]
    clear(box, s)
    s.board[square] = EMPTY
    survey(box, s)
    weigh(box, s, seat)
    add_up(box, s, 0)
    foresee(box, s, seat, face)
    return lead(box, s, seat)


@rule
def lifted_appeal(box: Box, s: State, one: int, other: int) -> int:
    """What it brings to lay a tile that was lifted from `one` on `other`, for a number, roughly.

    A second tile with an effect is taken for one without.
    """
    value = box.value[s.board[other]]
    moved = 10 * (number_on(s, value, one) - number_on(s, value, other))
    return s.brings[other] + moved
