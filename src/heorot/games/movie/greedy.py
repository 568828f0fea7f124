"""A player of simple good sense: how much it likes each choice.

It knows only what its seat may know: `s` is redacted. What a choice is worth is what the figures on
the board would score more by it, one's own times the number of opponents, less theirs; in tenths of
a point. Added to that are hope and patience: an empty square in a figure's lines may still bring
something, and a figure or a tile that is kept may do better later (`patience.py`).
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.later import best_counsel, later_appeals
from heorot.games.movie.patience import (
    FEEDING,
    GATHERING,
    HOLDING,
    HOLDING_EARLY,
    KEEN,
    SECRET,
    SECRET_EARLY,
    SPREAD,
    SWAPPED,
    age,
    hope,
    manner,
    share_left,
    worth_unplaced,
)
from heorot.games.movie.reckoning import (
    BETRAYED,
    DRAGONS,
    HORNS,
    WIZARDS,
    WORST,
    add_up,
    clear,
    extra_stones,
    foresee,
    lines_at,
    list_free,
    most_for_boons,
    number_on,
    pull_at,
    survey,
    weigh,
)
from heorot.games.movie.rules.choices import BACK, CASH, DRAW, PLACE, SQUARE
from heorot.games.movie.rules.state import (
    BOON,
    CHOOSING,
    COUNSEL,
    DRUNKENNESS,
    EMPTY,
    FACES,
    FIGURE_AT,
    HORN,
    MEAD,
    NUMBERS,
    PERIL,
    STATUE,
    TEMPTATION,
    TILE_AT,
    TREASURE,
    TURN,
    VALOR,
    State,
)
from heorot.games.movie.rules.tiles import chosen_face, foe_of, is_of, square_of


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """How much `seat` likes each choice."""
    me = s.players[seat]
    survey(box, s)
    if me.step != FIGURE_AT or box.kingdoms:
        weigh(box, s, seat)
    if me.step == FIGURE_AT:
        spot_appeals(box, s, me.figure, choices, n, values)
    elif me.step == TILE_AT:
        tile_appeals(box, s, seat, chosen_face(me), choices, n, values)
    elif me.step != CHOOSING:
        later_appeals(box, s, seat, choices, n, values)
    elif SQUARE <= choices[0] < BACK:  # M24: the tile just drawn
        tile_appeals(box, s, seat, me.drawn, choices, n, values)
    else:
        first_appeals(box, s, seat, choices, n, values)
    clear(box, s)


# Figures.


@rule
def spot_appeals(
    box: Box, s: State, stones: int, choices: list[int], n: int, values: list[int]
) -> None:
    """A figure on each square."""
    add_up(box, s, hope(box, s))
    spread = SPREAD[manner(box, s)]
    if spread or s.spelled & (HORNS | WIZARDS):
        for k in range(n):
            square = square_of(box, s, choices[k])
            values[k] = spot_appeal(s, square, spread) * (stones + extra_stones(box, s, square))
    else:
        for k in range(n):
            values[k] = lines_at(s, square_of(box, s, choices[k])) * stones


@rule
def spot_appeal(s: State, square: int, spread: int) -> int:
    """What a square brings for each stone of a figure."""
    return lines_at(s, square) - (spread * pull_at(s, square) >> 2)


@rule
def best_with_more(box: Box, s: State) -> tuple[int, int]:
    """What the best empty square brings a stone where Horns and Wizards add one, and more."""
    spread = SPREAD[manner(box, s)]
    with_one = WORST
    with_two = WORST
    for k in range(s.empties):
        square = s.free[k]
        extra = extra_stones(box, s, square)
        spot = spot_appeal(s, square, spread)
        with_one = max(with_one, spot if extra == 1 else WORST)
        with_two = max(with_two, spot if extra > 1 else WORST)
    return with_one, with_two


@rule
def figure_appeals(
    box: Box, s: State, seat: int, best: int, choices: list[int], n: int, values: list[int]
) -> None:
    """What each figure brings on the best square, less what it is worth unplaced.

    That square is the same for all, but for Horns and Wizards, which add stones; more than two are
    taken for two.
    """
    with_one = WORST
    with_two = WORST
    if s.spelled & (HORNS | WIZARDS):
        with_one, with_two = best_with_more(box, s)
    me = s.players[seat]
    boon = 0
    for slot in range(me.size):
        boon = max(boon, box.value[me.hand[slot] % FACES])
    left = share_left(box, s)
    feeding = FEEDING[manner(box, s)] * boon * left >> 6
    for k in range(n):
        if PLACE <= choices[k] < CASH:
            stones = choices[k] - PLACE + 1
            value = max(stones * best, (stones + 1) * with_one, (stones + 2) * with_two)
            value += stones * (feeding - worth_unplaced(box, s, stones, left))
            values[k] = (s.player_count - 1) * value


# The first step of a turn, or of playing a tile.


@rule
def first_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """A figure, a draw, a tile of the hand; each in the best way it can be played."""
    needs_sums = s.phase == TURN
    for k in range(n):
        needs_sums = needs_sums or HORN <= choices[k] < SQUARE
    if needs_sums:
        add_up(box, s, hope(box, s))
    list_free(box, s)
    spot, most, least = best_squares(box, s)
    if s.phase == TURN:
        figure_appeals(box, s, seat, spot, choices, n, values)
    if s.spelled & (BETRAYED | DRAGONS):
        most = most_for_boons(s)
    left = share_left(box, s)
    holding = (s.player_count - 1) * (
        HOLDING[age(box, s)] + (HOLDING_EARLY[age(box, s)] * left >> 6)
    )
    keeping = 0
    if box.kingdoms and s.phase == TURN:
        keeping = (s.player_count - 1) * (
            SECRET[manner(box, s)] + (SECRET_EARLY[manner(box, s)] * left >> 6)
        )
    for k in range(n):
        if choices[k] == DRAW:
            values[k] = draw_appeal(box, s, seat, most, least, holding)
        elif choices[k] < SQUARE:
            values[k] = hand_appeal(box, s, seat, choices[k], most, least, holding) - keeping
        elif choices[k] >= CASH:
            values[k] = 0


@rule
def best_squares(box: Box, s: State) -> tuple[int, int, int]:
    """What the best empty square brings a stone; how often a number counts at most, at least."""
    spread = SPREAD[manner(box, s)]
    spot = WORST
    most = 0
    least = 0
    for k in range(s.empties):
        pull = pull_at(s, s.free[k])
        spot = max(spot, lines_at(s, s.free[k]) - (spread * pull >> 2))
        most = max(most, pull)
        least = min(least, pull)
    return spot, most, least


@rule
def number_appeal(value: int, most: int, least: int, holding: int) -> int:
    """What a number brings on its best square, less what it is worth in the hand."""
    if value > 0:
        return value * (10 * most - holding)
    return value * (10 * least + holding)


@rule
def draw_appeal(box: Box, s: State, seat: int, most: int, least: int, holding: int) -> int:
    """What is played on average after a draw; numbers alone are reckoned with.

    M24: in Kingdoms the tile drawn must be placed; M2: else the best one of the hand is.
    """
    in_hand = WORST
    if box.kingdoms == 0:
        me = s.players[seat]
        for slot in range(me.size):
            value = box.value[me.hand[slot] % FACES]
            in_hand = max(in_hand, number_appeal(value, most, least, holding))
    first = box.set_of[s.act] * FACES
    count = 0
    for face in range(HORN, FACES):
        count += s.unseen[first + face]
    total = count * max(in_hand, 0)
    for number in range(NUMBERS):
        boon = first + BOON + number
        boons = s.unseen[boon] + s.unseen[boon + TREASURE - BOON]
        boons += s.unseen[boon + MEAD - BOON] + s.unseen[boon + VALOR - BOON]
        peril = first + PERIL + number
        perils = s.unseen[peril] + s.unseen[peril + TEMPTATION - PERIL]
        perils += s.unseen[peril + DRUNKENNESS - PERIL]
        total += boons * max(in_hand, 10 * (number + 1) * most)
        total += perils * max(in_hand, -10 * (number + 1) * least)
        count += boons + perils
    return total // max(count, 1)


@rule
def hand_appeal(
    box: Box, s: State, seat: int, face: int, most: int, least: int, holding: int
) -> int:
    """A tile of the hand in the best way it can be played."""
    value = box.value[face]
    others = s.player_count - 1
    if value != 0:
        best = number_appeal(value, most, least, holding) + best_removal(box, s, foe_of(face))
        if is_of(face, DRUNKENNESS):
            best = max(best, best_replacement(box, s, value))
        if is_of(face, TREASURE):
            best = max(best, 10 * others * trove_of(box, s, seat, face))
        return best
    if face == COUNSEL:
        return best_counsel(box, s)
    if face == STATUE:
        return others * SWAPPED
    foresee(box, s, seat, face)
    best = WORST
    for k in range(s.empties):
        best = max(best, s.brings[s.free[k]])
    return best + others * KEEN[manner(box, s)]


@rule
def best_removal(box: Box, s: State, foe: int) -> int:
    """M15, M16: what the removal of one of six faces brings, if anything does."""
    best = 0
    if foe > 0:
        for square in range(box.squares[s.act]):
            if is_of(s.board[square], foe):
                best = max(best, -10 * number_on(s, box.value[s.board[square]], square))
    return best


@rule
def best_replacement(box: Box, s: State, value: int) -> int:
    """M18: what a Drunkenness brings in the place of a Mead."""
    best = WORST
    for square in range(box.squares[s.act]):
        if is_of(s.board[square], MEAD):
            best = max(best, replacement_appeal(box, s, value, square))
    return best


@rule
def trove_of(box: Box, s: State, seat: int, face: int) -> int:
    """M17: the most that a Treasure of the hand can be cashed for."""
    me = s.players[seat]
    most = 0
    for slot in range(me.size):
        if me.hand[slot] % FACES == face:
            most = max(most, box.trove[me.hand[slot]])
    return most


# Where a tile goes.


@rule
def tile_appeals(
    box: Box, s: State, seat: int, face: int, choices: list[int], n: int, values: list[int]
) -> None:
    """A tile on each square; M17: or cashed; M18: or in the place of a Mead."""
    value = box.value[face]
    gathering = value * GATHERING[manner(box, s)]
    if value == 0 or gathering != 0:
        add_up(box, s, hope(box, s))
    if value == 0:
        foresee(box, s, seat, face)
    is_plain = value < 0 or s.spelled & (BETRAYED | DRAGONS) == 0
    for k in range(n):
        if choices[k] == CASH:
            me = s.players[seat]
            values[k] = 10 * (s.player_count - 1) * box.trove[me.hand[me.chosen]]
            continue
        square = square_of(box, s, choices[k])
        if value == 0:
            values[k] = s.brings[square]
        elif s.board[square] != EMPTY:
            values[k] = replacement_appeal(box, s, value, square)
        elif is_plain and gathering == 0:
            values[k] = 10 * value * pull_at(s, square)
        else:
            values[k] = 10 * number_on(s, value, square) + (gathering * lines_at(s, square) >> 6)


@rule
def replacement_appeal(box: Box, s: State, value: int, square: int) -> int:
    """M18: what a number brings in the place of a Mead."""
    lost = number_on(s, box.value[s.board[square]], square)
    return 10 * (number_on(s, value, square) - lost)
