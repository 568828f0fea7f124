"""The whole board at a glance: every part of every row and column is added up once (M10 to M14).

What a figure or a number brings on a square is then a matter of two parts, its row's and its
column's::

    figure   (sums + sums) * (stones + horns + horns)
    number   value * (pull + pull)

`survey` comes first, then `weigh` for pulls and `add_up` for sums, as they are needed. All of it is
scratch in the state, and gone after `clear`. Sums, and what is foreseen of tiles without a number,
are in tenths of a point.
"""

from __future__ import annotations

from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.lines import next_in_part, owner_of, stones_of
from heorot.games.movie.rules.state import (
    DRAGON,
    EMPTY,
    FIGURE,
    GORGE,
    HORN,
    MINE,
    NONE,
    PRINTED,
    SQUARES,
    TREACHERY,
    WAYS,
    WIZARD,
    State,
)

WORST = -(1 << 28)
"""Less than anything can be worth."""
RIGHT = 1
DOWN = 3

# What can lie in a part besides numbers, as bits.
BETRAYED = 1
"""Treachery: its boons count nowhere (M13)."""
DRAGONS = 2
"""A Dragon: its boons do not count in it (M25)."""
MINES = 4
"""A Gold Mine: its numbers count twice in it (M25)."""
HORNS = 8
WIZARDS = 16
SPELLS = (HORNS, BETRAYED, 0, 0, DRAGONS, MINES, WIZARDS, 0)
"""Of the tiles without a number, in the order of their faces."""


@rule
def survey(box: Box, s: State) -> None:
    """Number the parts of rows and columns, and list the figures and whatever changes a part.

    This and `add_up` are where most of the time of a game between greedy players goes: their loops
    are short and free of branches, which compiled code likes best.
    """
    first = s.act * SQUARES
    s.parts = box.parts[s.act]
    for square in range(SQUARES):
        s.row_part[square] = box.row_part[first + square]
    for square in range(SQUARES):
        s.column_part[square] = box.column_part[first + square]
    standing = 0
    marked = 0
    for square in range(box.squares[s.act]):
        content = s.board[square]
        s.stands[standing] = square
        standing += content >= FIGURE
        s.marks[marked] = square
        marked += HORN <= content <= GORGE
    s.standing = standing
    s.marked = marked
    if marked > 0:
        note_marks(box, s)


@rule
def list_free(box: Box, s: State) -> None:
    """List the empty squares."""
    free = 0
    for square in range(box.squares[s.act]):
        s.free[free] = square
        free += s.board[square] == EMPTY


@rule
def add_up(box: Box, s: State, hope: int) -> None:
    """What each part adds up to, with some hope for every empty square; in tenths of a point.

    The squares of a row part follow each other.
    """
    if s.spelled & (BETRAYED | DRAGONS | MINES):
        add_up_spelled(box, s, hope)
        return
    total = 0
    last = NONE
    for square in range(box.squares[s.act]):
        content = s.board[square]
        value = 10 * box.value[content] + (hope if content == EMPTY else 0)
        row = s.row_part[square]
        total = value + (total if row == last else 0)
        last = row
        s.sums[row] = total
        s.sums[s.column_part[square]] += value


@rule
def add_up_spelled(box: Box, s: State, hope: int) -> None:
    """The same; M13, M25: without the boons that do not count, and doubled what counts twice."""
    total = 0
    last = NONE
    for square in range(box.squares[s.act]):
        content = s.board[square]
        value = 10 * box.value[content] + (hope if content == EMPTY else 0)
        less = value if content == EMPTY else min(value, 0)
        row = s.row_part[square]
        column = s.column_part[square]
        betrayed = (s.spells[row] | s.spells[column]) & BETRAYED
        by_row = less if betrayed | s.spells[row] & DRAGONS else value
        total = by_row + (total if row == last else 0)
        last = row
        s.sums[row] = total
        s.sums[column] += less if betrayed | s.spells[column] & DRAGONS else value
    for part in range(s.parts):
        s.sums[part] *= 2 if s.spells[part] & MINES else 1


@rule
def note_marks(box: Box, s: State) -> None:
    """M11: gorge tiles cut off parts; other tiles without a number change how the rest counts."""
    for k in range(s.marked):
        square = s.marks[k]
        if s.board[square] == GORGE:
            cut(box, s, s.row_part, RIGHT, square)
            cut(box, s, s.column_part, DOWN, square)
    for k in range(s.marked):
        square = s.marks[k]
        note(s, s.board[square], s.row_part[square], s.column_part[square])


@rule
def cut(box: Box, s: State, part_of: list[int], way: int, square: int) -> None:
    """The squares behind a gorge, up to the next and with it, are a part of their own."""
    first = (s.act * WAYS + way) * SQUARES
    there = box.step[first + square]
    if there == NONE:
        return
    while there != NONE:
        part_of[there] = s.parts
        is_gorge = GORGE <= s.board[there] <= PRINTED
        there = NONE if is_gorge else box.step[first + there]
    s.parts += 1


@rule
def note(s: State, content: int, row: int, column: int) -> None:
    """A tile that is no number lies in a row part and a column part."""
    is_horn = content == HORN
    s.horns[row] += is_horn
    s.horns[column] += is_horn
    spell = SPELLS[content - HORN]
    s.spells[row] |= spell
    s.spells[column] |= spell
    s.spelled |= spell


@rule
def weigh(box: Box, s: State, seat: int) -> None:
    """How often a number counts in each part: for one's own figures, less for those of others."""
    for k in range(s.standing):
        square = s.stands[k]
        stones = sign_of(s, seat, s.board[square]) * stones_on(box, s, square)
        s.pull[s.row_part[square]] += stones
        s.pull[s.column_part[square]] += stones
    if s.spelled & MINES:
        for part in range(s.parts):
            if s.spells[part] & MINES:
                s.pull[part] *= 2


@rule
def clear(box: Box, s: State) -> None:
    """Nothing is reckoned any more."""
    for square in range(SQUARES):
        s.row_part[square] = 0
        s.column_part[square] = 0
        s.free[square] = 0
        s.stands[square] = 0
        s.marks[square] = 0
    for part in range(s.parts):
        s.sums[part] = 0
        s.pull[part] = 0
    if s.spelled:
        for part in range(s.parts):
            s.horns[part] = 0
            s.spells[part] = 0
    if s.foreseen:
        clear_foreseen(s)
    s.parts = 0
    s.standing = 0
    s.marked = 0
    s.spelled = 0


@rule
def clear_foreseen(s: State) -> None:
    """Nothing is foreseen any more."""
    for square in range(SQUARES):
        s.brings[square] = 0
    for part in range(s.parts):
        s.gains[part] = 0
    s.foreseen = 0


# Looking up.


@rule
def sign_of(s: State, seat: int, content: int) -> int:
    """How a figure's points count: one's own against those of each opponent."""
    return s.player_count - 1 if owner_of(content) == seat else -1


@rule
def lines_at(s: State, square: int) -> int:
    """What the two parts of a square add up to, in tenths of a point."""
    return s.sums[s.row_part[square]] + s.sums[s.column_part[square]]


@rule
def pull_at(s: State, square: int) -> int:
    """How often a number counts on a square, as long as nothing changes that."""
    return s.pull[s.row_part[square]] + s.pull[s.column_part[square]]


@rule
def extra_stones(box: Box, s: State, square: int) -> int:
    """M12, M25: what Horns and Wizards add to a figure on a square."""
    if s.spelled & (HORNS | WIZARDS) == 0:
        return 0
    stones = s.horns[s.row_part[square]] + s.horns[s.column_part[square]]
    if s.spelled & WIZARDS:
        for way in range(WAYS):
            there = next_in_part(box, s, way, square)
            stones += there != NONE and s.board[there] == WIZARD
    return stones


@rule
def stones_on(box: Box, s: State, square: int) -> int:
    """All stones of the figure on a square."""
    return stones_of(s.board[square]) + extra_stones(box, s, square)


@rule
def points_on(box: Box, s: State, square: int) -> int:
    """What the figure on a square scores."""
    return lines_at(s, square) * stones_on(box, s, square)


@rule
def lead(box: Box, s: State, seat: int) -> int:
    """What all figures score, one's own less those of others."""
    total = 0
    for k in range(s.standing):
        square = s.stands[k]
        total += sign_of(s, seat, s.board[square]) * points_on(box, s, square)
    return total


@rule
def number_on(s: State, value: int, square: int) -> int:
    """What a number brings on a square; M13, M25: a boon nothing where boons do not count."""
    row = s.row_part[square]
    column = s.column_part[square]
    if value > 0 and s.spelled & (BETRAYED | DRAGONS):
        if (s.spells[row] | s.spells[column]) & BETRAYED:
            return 0
        by_row = 0 if s.spells[row] & DRAGONS else s.pull[row]
        by_column = 0 if s.spells[column] & DRAGONS else s.pull[column]
        return value * (by_row + by_column)
    return value * (s.pull[row] + s.pull[column])


@rule
def most_for_boons(s: State) -> int:
    """How often a boon counts where it does most often (M13, M25)."""
    most = 0
    for k in range(s.empties):
        row = s.row_part[s.free[k]]
        column = s.column_part[s.free[k]]
        is_betrayed = (s.spells[row] | s.spells[column]) & BETRAYED
        by_row = 0 if s.spells[row] & DRAGONS else s.pull[row]
        by_column = 0 if s.spells[column] & DRAGONS else s.pull[column]
        most = max(most, 0 if is_betrayed else by_row + by_column)
    return most


# Tiles without a number: what they would bring on each square.


@rule
def foresee(box: Box, s: State, seat: int, face: int) -> None:
    """Write into `brings` what a tile would bring on every square.

    What it brings in each part is reckoned first; a tile that takes boons away takes none from the
    square on which it lies itself.
    """
    if s.foreseen:
        clear_foreseen(s)
    s.foreseen = 1
    if face == MINE:
        for part in range(s.parts):
            s.gains[part] = again(s, part)
    elif face == TREACHERY or face == DRAGON:
        foresee_lost_boons(box, s, face)
    else:
        for k in range(s.standing):
            foresee_for_figure(box, s, s.stands[k], sign_of(s, seat, s.board[s.stands[k]]), face)
    for square in range(box.squares[s.act]):
        s.brings[square] += s.gains[s.row_part[square]] + s.gains[s.column_part[square]]


@rule
def again(s: State, part: int) -> int:
    """M25: what a Gold Mine brings in a part where there is none yet."""
    return 0 if s.spells[part] & MINES else s.sums[part] * s.pull[part]


@rule
def foresee_for_figure(box: Box, s: State, square: int, sign: int, face: int) -> None:
    """What a Horn, a gorge or a Wizard would bring by the figure on a square."""
    lines = sign * lines_at(s, square)
    if face == HORN:
        s.gains[s.row_part[square]] += lines
        s.gains[s.column_part[square]] += lines
    elif face == GORGE:
        stones = 10 * sign * stones_on(box, s, square)
        for way in range(WAYS):
            foresee_cut(box, s, way, square, stones, lines)
    elif face == WIZARD:
        for way in range(WAYS):
            there = next_in_part(box, s, way, square)
            if there != NONE:
                s.brings[there] += lines


@rule
def foresee_lost_boons(box: Box, s: State, face: int) -> None:
    """M13: Treachery takes a boon from both its lines; M25: a Dragon from the one they share."""
    for square in range(box.squares[s.act]):
        value = box.value[s.board[square]]
        if value > 0:
            row = s.row_part[square]
            column = s.column_part[square]
            by_row = -10 * number_on(s, value, square)
            by_column = by_row
            if face == DRAGON:
                by_row = 0 if s.spells[row] & DRAGONS else -10 * value * s.pull[row]
                by_column = 0 if s.spells[column] & DRAGONS else -10 * value * s.pull[column]
            s.gains[row] += by_row
            s.gains[column] += by_column
            s.brings[square] = -by_row - by_column


@rule
def foresee_cut(box: Box, s: State, way: int, square: int, stones: int, lines: int) -> None:
    """M11: a gorge takes from a figure what lies beyond; spells are left out of account."""
    beyond = 0
    there = next_in_part(box, s, way, square)
    while there != NONE:
        content = s.board[there]
        beyond += lines if content == HORN else box.value[content] * stones
        there = next_in_part(box, s, way, there)
    there = next_in_part(box, s, way, square)
    while there != NONE:
        content = s.board[there]
        beyond -= lines if content == HORN else box.value[content] * stones
        s.brings[there] -= beyond
        there = next_in_part(box, s, way, there)
