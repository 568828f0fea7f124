"""The components of beest as the rules read them: `boxes/standard.toml`, or an owner's copy."""

from __future__ import annotations

from heorot.core.documents import Section
from heorot.core.edition import Edition, origin
from heorot.core.errors import BadFile
from heorot.core.records import PUBLIC, field, record
from heorot.games.beest.rules.state import (
    CARDS,
    CAVES,
    COLOUR_NAMES,
    POSITION_NAMES,
    POSITIONS,
    SEATS,
    WAYS,
)

COUNTS = range(3, SEATS + 1)
"""The numbers of players the rules know."""
MARKERS = 5
"""Of black and of every colour."""


@record
class Box:
    """The cave cards; all else is the same in every box."""

    copies: list[int] = field(PUBLIC, cells=CAVES)
    """Cards of each cave."""


def read_box(doc: Section) -> Edition:
    """Check a box document and make the edition of it."""
    if doc.text("game") != "beest":
        raise BadFile("game", 'expected "beest"')
    name, title = doc.text("edition"), doc.text("title")
    doc.table("origins")  # for the reader of the file
    doc.table("sources")
    box = Box()
    reconstructed = ("caves: copies",) if "X" in _read_caves(doc, box) else ()
    _read_markers(doc)
    _read_mats(doc.table("mats"))
    doc.close()
    return Edition("beest", name, title, box, reconstructed)


def cave_words(cave: int) -> str:
    """``middle top bottom``: the entrance, then the exits."""
    exits = " ".join(POSITION_NAMES[one] for one in WAYS[cave % POSITIONS])
    return f"{POSITION_NAMES[cave // POSITIONS]} {exits}"


def _read_caves(doc: Section, box: Box) -> set[str]:
    """The origins of the numbers of cards."""
    letters = set()
    names = []
    for cave, table in enumerate(doc.tables("caves")):
        exits = [text for _, text in table.texts("exits", 2)]
        names.append(" ".join([table.text("entrance"), *exits]))
        if cave == CAVES or names[cave] != cave_words(cave):
            break
        box.copies[cave] = table.integer("copies", 0, CARDS)
        letters.add(origin(table))
        table.close()
    expected = [cave_words(cave) for cave in range(CAVES)]
    if names != expected:
        raise BadFile("caves", "expected, in this order, {known}", known=", ".join(expected))
    if sum(box.copies) != CARDS:
        problem = "{count} cards; the game has {expected}"
        raise BadFile("caves", problem, count=sum(box.copies), expected=CARDS)
    return letters


def _read_markers(doc: Section) -> None:
    """The same in every box: the colours' names are without effect on play."""
    names = []
    for table in doc.tables("markers"):
        names.append(table.text("name"))
        table.integer("count", MARKERS, MARKERS)
        origins = table.table("origin")
        origin(origins, "count")
        origin(origins, "name")
        origins.close()
        table.close()
    expected = ("black", *COLOUR_NAMES)
    if tuple(names) != expected:
        raise BadFile("markers", "expected, in this order, {known}", known=", ".join(expected))


def _read_mats(table: Section) -> None:
    table.integer("count", SEATS, SEATS)
    origin(table)
    table.close()
