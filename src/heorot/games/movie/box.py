"""The components of movie as the rules read them, loaded from a shipped box or an owner's copy."""

from __future__ import annotations

from typing import Final

from heorot.core.documents import Section, is_none_of, shown
from heorot.core.edition import Edition, origin
from heorot.core.errors import BadFile, Sentence
from heorot.core.records import PUBLIC, field, record
from heorot.games.movie.rules.state import (
    ACTS,
    BOON,
    CELLS,
    COLUMNS,
    CONTENTS,
    COUNSEL,
    DRAGON,
    DRUNKENNESS,
    EMPTY,
    FACES,
    GORGE,
    HAND,
    HORN,
    KINDS,
    MEAD,
    MINE,
    NO_SQUARE,
    NONE,
    NUMBERS,
    PERIL,
    PRINTED,
    RANKS,
    ROWS,
    SEATS,
    SQUARES,
    STATUE,
    TEMPTATION,
    TREACHERY,
    TREASURE,
    VALOR,
    WAYS,
    WIZARD,
)

MOST_GAINED: Final = 24_000
"""That anybody could gain with a box."""
COUNTS = range(2, SEATS + 1)
"""The numbers of players the rules know."""
RULES: Final = ("movie", "kingdoms")
"""Which rules a box is for; the seam between them is `Box.kingdoms`."""
DRAWN: Final = ("straight", "diagonal")

FIGURE_NAMES: Final = {
    "movie": ("longship", "castle", "thane", "beowulf"),
    "kingdoms": ("rank1", "rank2", "rank3", "rank4"),
}

_NUMBERED: Final = (
    *(("", BOON, 1), ("", PERIL, -1), ("treasure", TREASURE, 1), ("mead", MEAD, 1)),
    *(("valor", VALOR, 1), ("temptation", TEMPTATION, -1), ("drunkenness", DRUNKENNESS, -1)),
)
_PLAIN: Final = {
    HORN: "horn",
    TREACHERY: "treachery",
    STATUE: "statue",
    COUNSEL: "counsel",
    DRAGON: "dragon",
    MINE: "mine",
    WIZARD: "wizard",
    GORGE: "gorge",
}
VALUES: Final = {
    first + number: sign * (number + 1) for _, first, sign in _NUMBERED for number in range(NUMBERS)
}
"""The number on each face that has one."""
FACE_NAMES: Final = (
    "",
    *(f"{name}{sign * (n + 1):+}" for name, _, sign in _NUMBERED for n in range(NUMBERS)),
    *(_PLAIN[face] for face in range(HORN, FACES)),
)
"""``+3``, ``mead+2``, ``horn``: the faces as documents name them."""

_OF_MOVIE: Final = (*range(BOON, DRAGON), GORGE)
_OF_KINGDOMS: Final = (*range(BOON, TREASURE), DRAGON, MINE, WIZARD, GORGE)
_SQUARE_SIGNS: Final = {".": EMPTY, "#": PRINTED, " ": NO_SQUARE}


@record
class Box:
    """Components. Rows by act hold the acts one after the other, `SQUARES` or `CELLS` for each."""

    kingdoms: int = field(PUBLIC)
    """1 where the rules of Kingdoms hold (M22 to M26)."""
    set_of: list[int] = field(PUBLIC, cells=ACTS)
    """The tiles an act is played with: a set for each act, or one for all."""
    points: int = field(PUBLIC)
    """What everybody starts with."""
    hand: int = field(PUBLIC)
    """Tiles dealt to everybody."""
    figures: list[int] = field(PUBLIC, cells=(SEATS + 1) * RANKS)
    """Figures of each player: number of players * 5 + stones."""
    copies: list[int] = field(PUBLIC, cells=KINDS)
    trove: list[int] = field(PUBLIC, cells=KINDS)
    """What a Treasure can be cashed for (M17)."""
    value: list[int] = field(PUBLIC, cells=CONTENTS)
    """The number on whatever a square may hold; 0 where there is none (M14)."""
    squares: list[int] = field(PUBLIC, cells=ACTS)
    """How many squares a board has, printed gorges included."""
    ground: list[int] = field(PUBLIC, cells=ACTS * SQUARES)
    """What each square of a board holds as an act begins."""
    cell: list[int] = field(PUBLIC, cells=ACTS * SQUARES)
    """row * 8 + column of a square, `NONE` where there is none."""
    square: list[int] = field(PUBLIC, cells=ACTS * CELLS)
    """And back: the square at row * 8 + column, or `NONE`."""
    step: list[int] = field(PUBLIC, cells=ACTS * WAYS * SQUARES)
    """The next square along a way, or `NONE`: (act * 4 + way) * 50 + square."""
    row_part: list[int] = field(PUBLIC, cells=ACTS * SQUARES)
    """The part of its row that a square lies in as an act begins: printed gorges cut (M11)."""
    column_part: list[int] = field(PUBLIC, cells=ACTS * SQUARES)
    """And of its column; the numbers of these follow those of the rows."""
    parts: list[int] = field(PUBLIC, cells=ACTS)
    """How many of both there are as an act begins."""
    diagonal: list[int] = field(PUBLIC, cells=ACTS)
    """1 for a board that is drawn turned by 45 degrees; of no effect on play."""


def read_box(doc: Section) -> Edition:
    """Check a box document and make the edition of it."""
    if doc.text("game") != "movie":
        raise BadFile("game", 'expected "movie"')
    name, title = doc.text("edition"), doc.text("title")
    doc.table("origins")  # for the reader of the file
    doc.table("sources")
    box = Box()
    box.kingdoms = doc.word("rules", RULES)
    box.set_of[:] = [0, 0, 0] if box.kingdoms else [0, 1, 2]
    for face, value in VALUES.items():
        box.value[face] = value
    reconstructed: list[str] = []
    _read_start(doc.table("start"), box)
    _read_figures(doc, box, reconstructed)
    _read_boards(doc, box, reconstructed)
    _read_tiles(doc, box, reconstructed)
    doc.close()
    _check_tiles_suffice(box)
    _check_points_fit(box)
    return Edition("movie", name, title, box, tuple(reconstructed))


def _note(reconstructed: list[str], message: str, figure: str, letter: str) -> None:
    """Remember a figure that was made up; each once."""
    entry = f"{message}: {figure}"
    if letter == "X" and entry not in reconstructed:
        reconstructed.append(entry)


def _read_start(table: Section, box: Box) -> None:
    box.points = table.integer("points", 0, 120)
    box.hand = table.integer("hand", 1, 3)
    origin(table)
    table.close()


def _read_figures(doc: Section, box: Box, reconstructed: list[str]) -> None:
    names = []
    expected = FIGURE_NAMES[RULES[box.kingdoms]]
    for stones, table in enumerate(doc.tables("figures"), 1):
        names.append(table.text("name"))
        if tuple(names) != expected[: len(names)]:
            break
        counts = table.table("count")
        for players in COUNTS:
            box.figures[players * RANKS + stones] = counts.integer(str(players), 0, 12)
        counts.close()
        _note(reconstructed, f"piece-{names[-1]}", "copies", origin(table))
        table.close()
    if tuple(names) != expected:
        raise BadFile("figures", "expected, in this order, {known}", known=", ".join(expected))


def _read_boards(doc: Section, box: Box, reconstructed: list[str]) -> None:
    count = 0
    for act, table in enumerate(doc.tables("boards")):
        count += 1
        if act >= ACTS:
            break
        box.diagonal[act] = table.word("drawn", DRAWN)
        _read_squares(table, box, act)
        origins = table.table("origin")
        for figure in ("squares", "gorges"):
            _note(reconstructed, f"board-{act + 1}", figure, origin(origins, figure))
        origins.close()
        table.close()
    if count != ACTS:
        problem = "expected {acts} tables, one for each act; found {count}"
        raise BadFile("boards", problem, acts=ACTS, count=count)


def _read_squares(table: Section, box: Box, act: int) -> None:
    _clear_board(box, act)
    squares = 0
    for row, (place, text) in enumerate(table.texts("rows", ROWS)):
        if len(text) > COLUMNS:
            problem = "{count} columns; a board has at most {most}"
            raise BadFile(place, problem, count=len(text), most=COLUMNS)
        for column, sign in enumerate(text):
            if sign not in _SQUARE_SIGNS:
                raise BadFile(
                    place,
                    '{sign} in column {column}; expected "." for a square, "#" for a printed gorge,'
                    ' " " for neither',
                    sign=shown(sign),
                    column=column + 1,
                )
            if sign == " ":
                continue
            if squares == SQUARES:
                problem = "a board has at most {most} squares"
                raise BadFile(table.at("rows"), problem, most=SQUARES)
            cell = row * COLUMNS + column
            box.ground[act * SQUARES + squares] = _SQUARE_SIGNS[sign]
            box.cell[act * SQUARES + squares] = cell
            box.square[act * CELLS + cell] = squares
            squares += 1
    if EMPTY not in box.ground[act * SQUARES : act * SQUARES + squares]:
        raise BadFile(table.at("rows"), "expected at least one square that is no gorge")
    box.squares[act] = squares
    _join_squares(box, act)


def _clear_board(box: Box, act: int) -> None:
    """No squares yet."""
    for square in range(SQUARES):
        box.ground[act * SQUARES + square] = NO_SQUARE
        box.cell[act * SQUARES + square] = NONE
        for way in range(WAYS):
            box.step[(act * WAYS + way) * SQUARES + square] = NONE
    for cell in range(CELLS):
        box.square[act * CELLS + cell] = NONE


def _join_squares(box: Box, act: int) -> None:
    """Which square is next to which; where there is none a row or column ends."""
    for square in range(box.squares[act]):
        row, column = divmod(box.cell[act * SQUARES + square], COLUMNS)
        for way, (down, right) in enumerate(((0, -1), (0, 1), (-1, 0), (1, 0))):
            if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
                there = box.square[act * CELLS + (row + down) * COLUMNS + column + right]
                box.step[(act * WAYS + way) * SQUARES + square] = there
    parts = _number_parts(box, act, box.row_part, 0, 0)
    box.parts[act] = _number_parts(box, act, box.column_part, 2, parts)


def _number_parts(box: Box, act: int, part_of: list[int], way: int, count: int) -> int:
    """Number the parts of lines from `count` on; `way` leads to the square before in the line."""
    first = act * SQUARES
    for square in range(box.squares[act]):
        before = box.step[(act * WAYS + way) * SQUARES + square]
        if before == NONE or box.ground[first + before] == PRINTED:
            part_of[first + square] = count
            count += 1
        else:
            part_of[first + square] = part_of[first + before]
    return count


def _read_tiles(doc: Section, box: Box, reconstructed: list[str]) -> None:
    named: list[str] = []
    sets = 1 if box.kingdoms else ACTS
    known = [FACE_NAMES[face] for face in (_OF_KINGDOMS if box.kingdoms else _OF_MOVIE)]
    for table in doc.tables("tiles"):
        name = table.text("face")
        if name not in known:
            raise BadFile(table.at("face"), is_none_of(shown(name), known))
        if name in named:
            problem = "{face} is there already; name it once"
            raise BadFile(table.at("face"), problem, face=shown(name))
        named.append(name)
        face = FACE_NAMES.index(name)
        copies = _numbers(table, "copies", sets, 0, 20)
        is_treasure = TREASURE <= face < MEAD
        troves = _numbers(table, "trove", sets, 0, 120) if is_treasure else [0] * sets
        for number in range(sets):
            box.copies[number * FACES + face] = copies[number]
            box.trove[number * FACES + face] = troves[number]
        _note(reconstructed, "part-tiles", "copies", origin(table))
        table.close()


def _numbers(table: Section, key: str, count: int, low: int, high: int) -> list[int]:
    """A number for each set of tiles."""
    expected = Sentence(
        "{count} whole numbers from {low} to {high}, one for each set of tiles",
        count=count,
        low=low,
        high=high,
    )
    values: list[int] = table.take(key, list, expected)
    if len(values) != count or not all(type(one) is int and low <= one <= high for one in values):
        problem = "{value} is not {expected}"
        raise BadFile(table.at(key), problem, value=shown(values), expected=expected)
    return values


def _check_tiles_suffice(box: Box) -> None:
    counsels = sum(box.copies[COUNSEL::FACES])
    if counsels >= HAND:
        problem = "{count} Good Counsels; a box has at most {most} (M4)"
        raise BadFile("tiles", problem, count=counsels, most=HAND - 1)
    for number in sorted(set(box.set_of)):
        tiles = sum(box.copies[number * FACES : (number + 1) * FACES])
        if not SEATS * box.hand < tiles <= 120:
            raise BadFile(
                "tiles",
                "{count} tiles in set {set}; expected {least} to 120: every player is dealt some"
                " and a pool must be left (M1)",
                count=tiles,
                set=number + 1,
                least=SEATS * box.hand + 1,
            )


def most_points(box: Box) -> int:
    """Whatever is placed wherever, nobody gains or loses more."""
    figures = max(sum(box.figures[players * RANKS : (players + 1) * RANKS]) for players in COUNTS)
    stones = RANKS - 1 + sum(box.copies[HORN::FACES]) + min(WAYS, sum(box.copies[WIZARD::FACES]))
    doubled = 2 if any(box.copies[MINE::FACES]) else 1
    troves = sum(copies * trove for copies, trove in zip(box.copies, box.trove, strict=True))
    lines = max(_reach(box, act) for act in range(ACTS))
    return box.points + troves + ACTS * figures * stones * doubled * NUMBERS * lines


def _check_points_fit(box: Box) -> None:
    """Nobody's points leave the numbers that they are kept in."""
    most = most_points(box)
    if most > MOST_GAINED:
        raise BadFile(
            "figures",
            "with so many figures and Horns one player could come to {points} points; expected at"
            " most {most}",
            points=most,
            most=MOST_GAINED,
        )


def _reach(box: Box, act: int) -> int:
    """The most other squares that a figure has in its row and column."""
    most = 0
    for square in range(box.squares[act]):
        count = 0
        for way in range(WAYS):
            there = box.step[(act * WAYS + way) * SQUARES + square]
            while there != NONE:
                count += 1
                there = box.step[(act * WAYS + way) * SQUARES + there]
        most = max(most, count)
    return most
