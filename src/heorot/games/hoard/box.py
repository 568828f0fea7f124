"""The components of hoard as the rules read them: `boxes/standard.toml`, or an owner's copy."""

from __future__ import annotations

from heorot.core.documents import Section
from heorot.core.edition import Edition, origin
from heorot.core.errors import BadFile
from heorot.core.records import PUBLIC, field, record
from heorot.games.hoard.rules.state import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    FIELD,
    FRONT_NAMES,
    FRONTS,
    HAND_LIMIT,
    ROYAL,
    SEATS,
    SHEPHERDESS_DRAWS,
)

COUNTS = range(2, SEATS + 1)
"""The numbers of players the rules know."""


@record
class Box:
    """Components and the table of players. Rows by player count are indexed by that count."""

    front: list[int] = field(PUBLIC, cells=CARDS)
    """The front of each card."""
    kind: list[int] = field(PUBLIC, cells=CARDS)
    """front * 5 + colour of each card."""
    copies: list[int] = field(PUBLIC, cells=FRONTS)
    """Cards of each front in one colour."""
    double: list[int] = field(PUBLIC, cells=FRONTS)
    """A bit, 1 or 2, for each of the two fronts of which a colour has two cards, else 0."""
    value: list[int] = field(PUBLIC, cells=FRONTS)
    own: list[int] = field(PUBLIC, cells=FRONTS)
    """Sheep of its own colour a treasure costs."""
    any: list[int] = field(PUBLIC, cells=FRONTS)
    """Sheep of any colour it costs besides."""
    prince: list[int] = field(PUBLIC, cells=COLOURS)
    """1 for the colours whose royal is a prince; of no effect on play."""
    draws: list[int] = field(PUBLIC, cells=SEATS + 1)
    extra_below: list[int] = field(PUBLIC, cells=SEATS + 1)
    lairs: list[int] = field(PUBLIC, cells=SEATS + 1)
    end_at: list[int] = field(PUBLIC, cells=SEATS + 1)
    lair_points: list[int] = field(PUBLIC, cells=5)


def read_box(doc: Section) -> Edition:
    """Check a box document and make the edition of it."""
    if doc.text("game") != "hoard":
        raise BadFile("game", 'expected "hoard"')
    name, title = doc.text("edition"), doc.text("title")
    doc.table("origins")  # for the reader of the file
    doc.table("sources")
    box = Box()
    reconstructed: list[str] = []
    _read_lair_points(doc.table("lair_points"), box)
    _read_players(doc.table("players"), box)
    _read_colours(doc)
    _read_fronts(doc, box, reconstructed)
    doc.close()
    _number_cards(box)
    _check_pile_never_runs_dry(box)
    return Edition("hoard", name, title, box, tuple(reconstructed))


def _read_lair_points(table: Section, box: Box) -> None:
    points = table.take("points", list, "five numbers")
    if len(points) != len(box.lair_points) or not all(
        type(one) is int and 0 <= one <= 99 for one in points
    ):
        raise BadFile(table.at("points"), "expected five whole numbers from 0 to 99")
    box.lair_points[:] = points
    origin(table)
    table.close()


def _read_players(players: Section, box: Box) -> None:
    for count in COUNTS:
        table = players.table(str(count))
        box.draws[count] = table.integer("draw", 1, 3)
        box.extra_below[count] = table.integer("extra_below", 0, HAND_LIMIT)
        if box.extra_below[count] and box.draws[count] > 2:
            raise BadFile(table.at("draw"), "at most 2 where an extra card may be drawn")
        box.lairs[count] = table.integer("lairs", 0, COLOURS)
        box.end_at[count] = table.integer("end_at", 1, 40)
        origin(table)
        table.close()
    players.close()


def _read_colours(doc: Section) -> None:
    names = []
    for table in doc.tables("colours"):
        names.append(table.text("name"))
        origin(table)
        table.close()
    if tuple(names) != COLOUR_NAMES:
        raise BadFile("colours", "expected, in this order, {known}", known=", ".join(COLOUR_NAMES))


def _read_fronts(doc: Section, box: Box, reconstructed: list[str]) -> None:
    names = []
    for front, table in enumerate(doc.tables("fronts")):
        name = table.text("name")
        names.append(name)
        if tuple(names) != FRONT_NAMES[: len(names)]:
            break
        box.copies[front] = table.integer("copies", 1, 2)
        origins = table.table("origin")
        figures = {"copies": origin(origins, "copies")}
        if front <= ROYAL:
            box.value[front] = table.integer("value", 0, 99)
            box.own[front] = table.integer("own", 0, 9)
            box.any[front] = table.integer("any", 0, 9)
            if not 2 <= box.own[front] + box.any[front] <= 9:
                raise BadFile(table.at("own"), "a treasure costs 2 to 9 sheep in all")
            figures["value"] = origin(origins, "value")
            figures["cost"] = origin(origins, "cost")
        if front == ROYAL:
            royals = table.table("names")
            for colour, colour_name in enumerate(COLOUR_NAMES):
                box.prince[colour] = royals.word(colour_name, ("princess", "prince"))
            royals.close()
            figures["names"] = origin(origins, "names")
        origins.close()
        table.close()
        reconstructed += [f"front-{name}: {figure}" for figure, o in figures.items() if o == "X"]
    if tuple(names) != FRONT_NAMES:
        raise BadFile("fronts", "expected, in this order, {known}", known=", ".join(FRONT_NAMES))
    if sum(box.copies) * COLOURS != CARDS:
        problem = "{count} copies a colour; the game has 19"
        raise BadFile("fronts", problem, count=sum(box.copies))


def _number_cards(box: Box) -> None:
    doubles = [front for front in range(FRONTS) if box.copies[front] > 1]
    for number, front in enumerate(doubles):
        box.double[front] = 1 << number
    card = 0
    for front in range(FRONTS):
        for _ in range(box.copies[front]):
            for colour in range(COLOURS):
                box.front[card] = front
                box.kind[card] = front * COLOURS + colour
                card += 1


def _check_pile_never_runs_dry(box: Box) -> None:
    """H17: so many cards lie elsewhere at the most, each opponent with a card standing before."""
    for count in COUNTS:
        each = HAND_LIMIT + box.lairs[count] + box.end_at[count]
        most = FIELD + count * each + count - 1 + box.draws[count] + SHEPHERDESS_DRAWS - 1
        if most >= CARDS:
            raise BadFile(
                f"players.{count}",
                "up to {most} cards could lie elsewhere and leave no pile (H17);"
                " lower lairs or end_at",
                most=most,
            )
