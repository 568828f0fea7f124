"""The Golden Statue as the greedy player sees it: what swaps bring (M20)."""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.reckoning import (
    WORST,
    add_up,
    clear,
    foresee,
    lead,
    number_on,
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
    """The tile named first stands for its best swap: once it is named, one must follow.

    With later tiles alone, since each pair can be named from its first.
    """
    add_up(box, s, 0)
    now = lead(box, s, seat)
    if s.players[seat].step != SWAPPING:
        target = s.players[seat].target
        for k in range(n):
            values[k] = swap_appeal(box, s, seat, now, target, square_of(box, s, choices[k]))
        return
    for k in range(n):
        values[k] = 0 if choices[k] == DECLINE else WORST
    for k in range(n):
        if choices[k] == DECLINE:
            continue
        one = square_of(box, s, choices[k])
        if has_effect(s.board[one]):
            face = lift(box, s, seat, one)
            lost = lead(box, s, seat) - now
            for j in range(n):
                if j != k and choices[j] != DECLINE:
                    value = lost + lifted_appeal(box, s, one, square_of(box, s, choices[j]))
                    values[min(k, j)] = max(values[min(k, j)], value)
            put_back(box, s, seat, one, face)
        else:
            for j in range(k + 1, n):
                if choices[j] != DECLINE:
                    other = square_of(box, s, choices[j])
                    if not has_effect(s.board[other]):
                        values[k] = max(values[k], number_swap(box, s, one, other))


@rule
def swap_appeal(box: Box, s: State, seat: int, now: int, one: int, other: int) -> int:
    """What it brings that the tiles of two squares change places; `now` is the lead before."""
    if not has_effect(s.board[one]):
        if not has_effect(s.board[other]):
            return number_swap(box, s, one, other)
        return swap_appeal_lifted(box, s, seat, now, other, one)
    return swap_appeal_lifted(box, s, seat, now, one, other)


@rule
def swap_appeal_lifted(box: Box, s: State, seat: int, now: int, one: int, other: int) -> int:
    """The same, where the first has an effect."""
    face = lift(box, s, seat, one)
    value = lead(box, s, seat) - now + lifted_appeal(box, s, one, other)
    put_back(box, s, seat, one, face)
    return value


@rule
def has_effect(face: int) -> bool:
    """Whether a face changes what other tiles or figures count for, wherever it lies."""
    return face >= HORN and face != STATUE and face != COUNSEL


@rule
def number_swap(box: Box, s: State, one: int, other: int) -> int:
    """What the swap of two tiles brings that are nothing but their numbers."""
    value = box.value[s.board[one]]
    new = box.value[s.board[other]]
    gain = number_on(s, new, one) - number_on(s, value, one)
    return 10 * (gain + number_on(s, value, other) - number_on(s, new, other))


@rule
def lift(box: Box, s: State, seat: int, square: int) -> int:
    """Take a tile off the board, and foresee what it would bring elsewhere: its face."""
    face = s.board[square]
    put_back(box, s, seat, square, EMPTY)
    foresee(box, s, seat, face)
    return face


@rule
def put_back(box: Box, s: State, seat: int, square: int, face: int) -> None:
    """Reckon anew with something else on a square."""
    clear(box, s)
    s.board[square] = face
    survey(box, s)
    weigh(box, s, seat)
    add_up(box, s, 0)


@rule
def lifted_appeal(box: Box, s: State, one: int, other: int) -> int:
    """What it brings to lay a tile that was lifted from `one` on `other`, for a number, roughly.

    A second tile with an effect is taken for one without.
    """
    value = box.value[s.board[other]]
    moved = 10 * (number_on(s, value, one) - number_on(s, value, other))
    return s.brings[other] + moved
