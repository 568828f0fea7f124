"""What every figure on a board would score, line by line, as screens show it (M10 to M14, M25).

The rules reckon a figure at a time, which compiled code does fast. Here a line is reckoned once for
all figures in it, and remembered: a placement changes one row and one column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from heorot.games.movie.box import VALUES, Box
from heorot.games.movie.rules.lines import stones_of
from heorot.games.movie.rules.state import (
    COLUMNS,
    DRAGON,
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
)

Run = tuple[int, ...]
"""Squares next to each other in a row or column, as many as there are."""

BETRAYED: Final = -1
"""What a square holds whose boon Treachery turns down."""


Line = tuple[int, int]
"""The sum, and the horns, of the part of a row or column in which a figure stands."""


class Part(NamedTuple):
    """A part of a run between gorges; squares are told by their places."""

    first: int
    last: int
    sum: int
    horns: int
    figures: tuple[int, ...]

    @property
    def line(self) -> Line:
        """What figures in it score by."""
        return self.sum, self.horns


class Sum(NamedTuple):
    """What a figure would score."""

    square: int
    extra: int
    """Stones, or ranks, that are added to its own."""
    points: int


class Reckoning(NamedTuple):
    """What all figures of a board would score, in the order of the squares, and why."""

    sums: list[Sum]
    rows: list[Part]
    columns: list[Part]


@lru_cache(64)
def runs_of(cells: tuple[int, ...]) -> tuple[list[Run], list[Run]]:
    """The rows and the columns of a board with squares at these cells."""
    squares = {divmod(cell, COLUMNS): square for square, cell in enumerate(cells) if cell != NONE}

    def runs(down: int, right: int) -> Iterator[Run]:
        for row, column in squares:
            if (row - down, column - right) not in squares:
                places = [(row + down * k, column + right * k) for k in range(SQUARES)]
                length = next(k for k, place in enumerate(places) if place not in squares)
                yield tuple(squares[place] for place in places[:length])

    return list(runs(0, 1)), list(runs(1, 0))


@lru_cache(64)
def runs_at(cells: tuple[int, ...]) -> dict[int, tuple[Run, Run]]:
    """The row and the column of every square."""
    rows, columns = ({q: run for run in runs for q in run} for runs in runs_of(cells))
    return {square: (row, columns[square]) for square, row in rows.items()}


def betrayed(box: Box, act: int, board: Sequence[int]) -> set[int]:
    """M13: the squares whose boons Treachery turns down."""
    found: set[int] = set()
    if TREACHERY in board:
        for run in (run for runs in _runs(box, act) for run in runs):
            found.update(run[place] for place in _in_reach(tuple([board[q] for q in run])))
    return found


def reckon(box: Box, act: int, board: Sequence[int], turned_down: set[int]) -> Reckoning:
    """M10: (row + column) * (stones + horns), with these boons for nothing."""
    board = list(board)
    for square in turned_down:
        board[square] = BETRAYED
    rows, columns = ([*_parts_on(board, runs)] for runs in _runs(box, act))
    column_of = {square: part for part in columns for square in part.figures}
    sums = [
        Sum(square, *_scored(box, act, board, square, row.line, column_of[square].line))
        for row in rows
        for square in row.figures
    ]
    sums.sort()
    return Reckoning(sums, rows, columns)


class Reach:
    """What figures would score, reckoned again only where a row or column has changed."""

    def __init__(self, box: Box, act: int, board: Sequence[int]) -> None:
        self._box, self._act, self._board = box, act, board
        self._at = runs_at(_cells(box, act))
        self._rows, self._columns = (_lines_on(board, runs) for runs in _runs(box, act))
        self.points = self._reckoned(board)

    def _reckoned(self, board: Sequence[int]) -> dict[int, int]:
        """By the squares of the figures."""
        turned_down = betrayed(self._box, self._act, board)
        sums = reckon(self._box, self._act, board, turned_down).sums
        return {one.square: one.points for one in sums}

    def changes(self, board: Sequence[int]) -> dict[int, int]:
        """By how much figures would score more on a similar board, if they do."""
        changed = [square for square, one in enumerate(board) if one != self._board[square]]
        if self._reaches_beyond(board, changed):
            after = self._reckoned(board)
            concerned = self.points | after
        else:
            after = self._points_near(board, changed)
            concerned = after | {one: 0 for one in changed if one in self.points}
        differences = {
            one: after.get(one, 0) - self.points.get(one, 0) for one in sorted(concerned)
        }
        return {one: difference for one, difference in differences.items() if difference}

    def _reaches_beyond(self, board: Sequence[int], changed: list[int]) -> bool:
        """M13, M25: whether more is concerned than the rows and columns of what has changed."""
        before = self._board
        return (
            TREACHERY in before
            or TREACHERY in board
            or any(WIZARD in (board[square], before[square]) for square in changed)
        )

    def _points_near(self, board: Sequence[int], changed: list[int]) -> dict[int, int]:
        """Of the figures in the rows and columns of what has changed."""
        rows = _lines_on(board, {self._at[square][0] for square in changed})
        columns = _lines_on(board, {self._at[square][1] for square in changed})
        found = {}
        for square in rows | columns:
            row = rows.get(square) or self._rows[square]
            column = columns.get(square) or self._columns[square]
            _, found[square] = _scored(self._box, self._act, board, square, row, column)
        return found


def _scored(
    box: Box, act: int, board: Sequence[int], square: int, row: Line, column: Line
) -> tuple[int, int]:
    """What is added to the stones of a figure, and its points."""
    extra = row[1] + column[1]
    if box.kingdoms:
        extra += _wizards(box, act, board, square)
    return extra, (row[0] + column[0]) * (stones_of(board[square]) + extra)


def _lines_on(board: Sequence[int], runs: Iterable[Run]) -> dict[int, Line]:
    """By the squares of the figures."""
    return {
        run[place]: (total, horns)
        for run in runs
        for _, _, total, horns, figures in _reckoned(tuple([board[q] for q in run]))
        for place in figures
    }


def _parts_on(board: Sequence[int], runs: list[Run]) -> Iterator[Part]:
    for run in runs:
        for first, last, total, horns, figures in _reckoned(tuple([board[q] for q in run])):
            yield Part(run[first], run[last], total, horns, tuple([run[k] for k in figures]))


def _runs(box: Box, act: int) -> tuple[list[Run], list[Run]]:
    return runs_of(_cells(box, act))


def _cells(box: Box, act: int) -> tuple[int, ...]:
    return tuple(box.cell[act * SQUARES : (act + 1) * SQUARES])


def _wizards(box: Box, act: int, board: Sequence[int], square: int) -> int:
    """M25: those next to a castle."""
    steps = (box.step[(act * WAYS + way) * SQUARES + square] for way in range(WAYS))
    return sum(board[there] == WIZARD for there in steps if there != NONE)


def _parts(contents: tuple[int, ...]) -> Iterator[range]:
    """M11: the places of a run between gorges."""
    first = 0
    for place, content in enumerate((*contents, GORGE)):
        if GORGE <= content <= PRINTED:
            yield range(first, place)
            first = place + 1


@lru_cache(1 << 12)
def _in_reach(contents: tuple[int, ...]) -> list[int]:
    """M13: the places of boons in a part with Treachery."""
    return [
        place
        for part in _parts(contents)
        if TREACHERY in contents[part.start : part.stop]
        for place in part
        if VALUES.get(contents[place], 0) > 0
    ]


@lru_cache(1 << 12)
def _reckoned(contents: tuple[int, ...]) -> list[Part]:
    """The parts of a run; M25: Dragon and Gold Mine."""
    found = []
    for part in _parts(contents):
        if not part:
            continue
        inside = contents[part.start : part.stop]
        figures = tuple(place for place in part if contents[place] >= FIGURE)
        values = [VALUES.get(content, 0) for content in inside]
        if DRAGON in inside:
            values = [min(value, 0) for value in values]
        total = sum(values) * (2 if MINE in inside else 1)
        found.append(Part(part.start, part.stop - 1, total, inside.count(HORN), figures))
    return found
