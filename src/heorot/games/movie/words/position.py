"""A table of movie in words, and back. The schema is docs/positions.md.

Reading has three parts: the words (`spelling.py`), the table (here), and whether such a table can
be (`heorot.games.movie.holds`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heorot.core.documents import Section, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, InvalidAction, Sentence
from heorot.core.luck import Luck
from heorot.games.movie.box import COUNTS, Box
from heorot.games.movie.holds import faults
from heorot.games.movie.rules.choices import ACTIONS, BACK, PLACE, SQUARE
from heorot.games.movie.rules.course import apply, clear_table, legal
from heorot.games.movie.rules.lines import figure_of
from heorot.games.movie.rules.pool import put_in_hand
from heorot.games.movie.rules.state import (
    ACTS,
    BACKING,
    CHOOSING,
    COLUMNS,
    COUNSEL,
    EMPTY,
    FACES,
    HAND,
    KINDS,
    NONE,
    OVER,
    PHASES,
    RANKS,
    ROWS,
    SQUARES,
    TREACHERY,
    Player,
    State,
)
from heorot.games.movie.words.actions import NOTATION, parse
from heorot.games.movie.words.spelling import content_words, kind_words, parse_content, parse_kind

MOST_GIVEN = 8_000
"""That a document gives a seat: with all it could gain yet, they still fit where they are kept."""


# Writing.


def write_position(edition: Edition, s: State) -> dict[str, Any]:
    """The table as a document; what is empty or follows from the rest is left out."""
    box: Box = edition.box
    doc = {
        "act": s.act + 1,
        "start": s.start + 1,
        "turn": s.active + 1,
        "phase": PHASES[s.phase],
        "passes": s.passes,
        "board": list(_write_board(box, s.act, s.board)),
        "finished": list(_write_board(box, last_act(s), s.finished)) if any(s.finished) else [],
        "shown": _write_shown(box, s),
        "seat": [_write_seat(box, s, seat) for seat in range(s.player_count)],
    }
    return {key: value for key, value in doc.items() if value}


def last_act(s: State) -> int:
    """The act that ended last."""
    return s.act if s.phase == OVER else s.act - 1


def _rows(box: Box, act: int) -> Iterator[list[int]]:
    """The squares of a board, row by row; rows without squares are left out."""
    squares = range(box.squares[act])
    for row in range(ROWS):
        found = [q for q in squares if box.cell[act * SQUARES + q] // COLUMNS == row]
        if found:
            yield found


def _write_board(box: Box, act: int, board: list[int]) -> Iterator[str]:
    """The rows as texts, columns below each other."""
    words = [content_words(box, board[square]) for square in range(box.squares[act])]
    columns = [cell % COLUMNS for cell in box.cell[act * SQUARES : (act + 1) * SQUARES]]
    widths = [0] * COLUMNS
    for square, text in enumerate(words):
        widths[columns[square]] = max(widths[columns[square]], len(text))
    for row in _rows(box, act):
        cells = [" " * width for width in widths]
        for square in row:
            cells[columns[square]] = words[square].ljust(widths[columns[square]])
        yield " ".join(cells).rstrip()


def _shown_by_default(box: Box, s: State) -> list[int]:
    """How many tiles of each kind have been open, if it is just those on the board."""
    counts = [0] * KINDS
    for square in range(box.squares[s.act]):
        if EMPTY < s.board[square] < FACES:
            counts[box.set_of[s.act] * FACES + s.board[square]] += 1
    return counts


def _write_shown(box: Box, s: State) -> list[str]:
    counts = [box.copies[kind] - s.unseen[kind] for kind in range(KINDS)]
    if counts == _shown_by_default(box, s):
        return []
    return [kind_words(box, kind) for kind in range(KINDS) for _ in range(counts[kind])]


def _write_seat(box: Box, s: State, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    known = [
        kind_words(box, n * FACES + COUNSEL) for n in range(ACTS) for _ in range(me.counsels[n])
    ]
    doc = {
        "scored": me.scored if any(me.scored) else [],
        "drawn": kind_words(box, me.drawn) if me.drawn else "",
        "known_counsels": known,
        "chosen": [NOTATION[action] for action in _steps(box, s, me)],
    }
    return {
        "points": me.points,
        "figures": me.figures[1:],
        "hand": [kind_words(box, me.hand[slot]) for slot in range(me.size)],
    } | {key: value for key, value in doc.items() if value}


def _steps(box: Box, s: State, me: Player) -> Iterator[int]:
    """The actions by which a seat has come as far as it has in its unfinished choice."""
    if me.figure:
        yield PLACE + me.figure - 1
    if me.chosen != NONE:
        face = me.hand[me.chosen] % FACES
        yield face
        backs = {kind // FACES for kind in me.hand[: me.size] if kind % FACES == face}
        if len(backs) > 1 and me.step != BACKING:
            yield BACK + me.hand[me.chosen] // FACES
    for square in (me.square, me.target):
        if square != NONE:
            yield SQUARE + box.cell[s.act * SQUARES + square]


# Reading.


def read_position(edition: Edition, doc: Section) -> State:
    """The table a document describes; `BadFile` when it is malformed or cannot be."""
    box: Box = edition.box
    s = State()
    clear_table(s)
    seats = list(doc.tables("seat"))
    if len(seats) not in COUNTS:
        raise BadFile(
            "seat",
            "expected {least} to {most} tables, one for each player; found {count}",
            least=COUNTS[0],
            most=COUNTS[-1],
            count=len(seats),
        )
    s.player_count = len(seats)
    s.act = doc.integer("act", 1, ACTS) - 1
    s.start = doc.integer("start", 1, s.player_count, default=1) - 1
    s.active = doc.integer("turn", 1, s.player_count) - 1
    s.phase = doc.word("phase", PHASES, default="turn")
    s.decider = NONE if s.phase == OVER else s.active
    s.passes = doc.integer("passes", 0, s.player_count - 1, default=0)
    _read_board(box, s, doc)
    _read_shown(box, s, doc)
    for seat, table in enumerate(seats):
        _read_seat(box, s, seat, table)
    _fill_pool(box, s)
    for fault in faults(edition, s):
        raise BadFile(fault.place, str(fault))
    for seat, table in enumerate(seats):
        _read_choice(box, s, seat, table)
        table.close()
    return s


def _read_board(box: Box, s: State, doc: Section) -> None:
    for square in range(SQUARES):
        s.board[square] = box.ground[s.act * SQUARES + square]
    if doc.has("board"):
        _read_rows(box, s, s.act, doc, "board", s.board)
    if doc.has("finished"):
        if last_act(s) < 0:
            raise BadFile("finished", "no act has ended yet (M6)")
        s.finished[:] = box.ground[last_act(s) * SQUARES :][:SQUARES]
        _read_rows(box, s, last_act(s), doc, "finished", s.finished)
    s.empties = s.board.count(EMPTY)
    s.treacheries = s.board.count(TREACHERY)


def _read_rows(box: Box, s: State, act: int, doc: Section, key: str, board: list[int]) -> None:
    """The rows of the board of an act."""
    rows = list(_rows(box, act))
    texts = doc.texts(key, len(rows))
    if len(texts) != len(rows):
        problem = "expected the {rows} rows of act {act}; found {count}"
        raise BadFile(key, problem, rows=len(rows), act=act + 1, count=len(texts))
    for (place, text), row in zip(texts, rows, strict=True):
        words = text.split()
        if len(words) != len(row):
            problem = "expected the {squares} squares of this row; found {count}"
            raise BadFile(place, problem, squares=len(row), count=len(words))
        for word, square in zip(words, row, strict=True):
            board[square] = parse_content(box, s.player_count, place, word)


def _read_shown(box: Box, s: State, doc: Section) -> None:
    """What has been open, on the board or gone; of the rest nobody has shown anything."""
    counts = _shown_by_default(box, s)
    if doc.has("shown"):
        counts = [0] * KINDS
        for place, text in doc.texts("shown", 3 * 120):
            counts[parse_kind(box, place, text)] += 1
    s.unseen[:] = [box.copies[kind] - counts[kind] for kind in range(KINDS)]


def _read_seat(box: Box, s: State, seat: int, doc: Section) -> None:
    me = s.players[seat]
    me.points = doc.integer("points", -MOST_GIVEN, MOST_GIVEN, default=box.points)
    if doc.has("scored"):
        brought = Sentence("what the figures brought in each act")
        me.scored[:] = _numbers(doc, "scored", ACTS, brought)
    _read_figures(box, s, seat, doc)
    for place, text in doc.texts("hand", HAND):
        kind = parse_kind(box, place, text)
        put_in_hand(me, me.size, kind)
        me.size += 1
        me.held[kind // FACES] += 1
    for place, text in doc.texts("known_counsels", HAND):
        kind = parse_kind(box, place, text)
        if kind % FACES != COUNSEL:
            raise BadFile(place, "expected a Good Counsel (M4)")
        me.counsels[kind // FACES] += 1
    if doc.has("drawn"):
        me.drawn = parse_kind(box, doc.at("drawn"), doc.text("drawn"))


def _read_figures(box: Box, s: State, seat: int, doc: Section) -> None:
    """Those not on the board; unless told otherwise, all the others."""
    me = s.players[seat]
    for stones in range(1, RANKS):
        me.figures[stones] = box.figures[s.player_count * RANKS + stones]
        me.figures[stones] -= s.board.count(figure_of(seat, stones))
    if doc.has("figures"):
        figures = Sentence("the figures of 1 to 4 stones")
        me.figures[1:] = _numbers(doc, "figures", RANKS - 1, figures)


def _numbers(doc: Section, key: str, count: int, what: Sentence) -> list[int]:
    """So many whole numbers, none so large that it could not be told."""
    expected = Sentence("{count} whole numbers, {what}", count=count, what=what)
    row: list[int] = doc.take(key, list, expected)
    if len(row) != count or not all(type(one) is int and abs(one) <= MOST_GIVEN for one in row):
        problem = "{value} is not {expected}"
        raise BadFile(doc.at(key), problem, value=shown(row), expected=expected)
    return row


def _fill_pool(box: Box, s: State) -> None:
    """What is named nowhere is in the pool, if it is of the present act."""
    first = box.set_of[s.act] * FACES
    s.pool[:] = s.unseen[first : first + FACES]
    for me in s.players[: s.player_count]:
        for kind in (*me.hand[: me.size], *([me.drawn] if me.drawn else [])):
            if first <= kind < first + FACES:
                s.pool[kind - first] -= 1
    s.pool_size = sum(s.pool)


def _read_choice(box: Box, s: State, seat: int, doc: Section) -> None:
    """What a seat has begun to choose; the rules themselves must allow each step of it."""
    for place, text in doc.texts("chosen", 4):
        if seat != s.decider:
            problem = "seat {seat} is not asked now, and so chooses nothing"
            raise BadFile(place, problem, seat=seat + 1)
        try:
            action = parse(text)
        except InvalidAction as error:
            raise BadFile(place, error.problem) from None
        choices = [0] * ACTIONS
        choices = choices[: legal(box, s, choices)]
        if action not in choices:
            known = " ".join(NOTATION[choice] for choice in sorted(choices))
            raise BadFile(place, "cannot be chosen now; possible: {known}", known=known)
        phase = s.phase
        apply(box, s, Luck(), action)
        if s.players[seat].step == CHOOSING or s.phase != phase:
            raise BadFile(
                place, "with this the choice is complete, and not the seat's own any more"
            )
    s.events.clear()
