"""How the screen of whoever decides finds room.

First the table is told more briefly, then the choices, and at last the frame goes. The question and
what is one's own stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from heorot.terminal.boards import Board
from heorot.terminal.boards.lines import flow
from heorot.terminal.screen import Screen

FULL, NAMED, SHORT = range(3)
"""How a choice is told: in words with its short form, in words alone, by its short form alone."""
FEW_CHOICES: Final = 6
"""So many stand one below the other."""
FEWEST_LINES: Final = 6
"""Of what happened, however much there is to choose from; half of them where there are fewer than
`SMALL_SCREEN` in all."""
SMALL_SCREEN: Final = 30
SMALLEST_LIST: Final = 2
"""Lines for the choices, however little room there is."""


class Told(NamedTuple):
    """A choice in words, and its short form."""

    text: str
    notation: str


class Step(NamedTuple):
    """One way to save room."""

    form: int
    share: float = 1
    """How far the table may go towards its briefest."""
    is_framed: bool = True
    """Whether there are a title, what happened, and all the keys."""


STEPS: Final = (
    Step(FULL, 1 / 2),
    Step(NAMED, 1 / 2),
    Step(FULL, 3 / 4),
    Step(NAMED, 3 / 4),
    Step(FULL),
    Step(NAMED),
    Step(SHORT),
    Step(SHORT, is_framed=False),
)


class Fitted(NamedTuple):
    """What there is room for."""

    is_framed: bool
    board: RenderableType
    choices: RenderableType
    left: int
    """Lines for what happened."""
    is_whole: bool
    """Whether nothing is left out of the table and its choices."""


def numbered(choices: Sequence[Told], form: int, width: int) -> RenderableType:
    """The legal actions, numbered, in as many columns as there is room for."""
    widest = max(len(one.text) for one in choices)
    longest = max(len(one.notation) for one in choices)
    if form == FULL and len(f"{len(choices):3} ") + widest + 2 + longest > width:
        form = NAMED  # a short form in the next line would be no help
    cells = []
    for number, (text, notation) in enumerate(choices, 1):
        cell = Text(f"{number:3} ", "bold green")
        if form == SHORT:
            cells.append(cell.append(notation.ljust(longest), "not bold default"))
        elif form == NAMED:
            cells.append(cell.append(text, "not bold default"))
        else:
            cell.append(text.ljust(widest), "not bold default")
            cells.append(cell.append(f"  {notation}", "not bold dim default"))
    if form == FULL and len(cells) <= FEW_CHOICES:
        return Text("\n").join(cells)
    if form == SHORT:
        return Group(*flow(cells, width))
    return Columns(cells, padding=(0, 2), equal=True, column_first=True)


def fitting(
    screen: Screen, briefest: int, draw: Callable[[int], RenderableType], room: int
) -> tuple[RenderableType, int]:
    """The table as briefly as so many lines need, and how briefly that is."""
    brief = 0
    drawn = draw(brief)
    while brief < briefest and height(screen, [drawn]) > room:
        brief += 1
        drawn = draw(brief)
    return drawn, brief


def fit(
    screen: Screen,
    board: Board,
    draw: Callable[[int], RenderableType],
    choices: Sequence[Told],
    others: Callable[[bool], Iterable[RenderableType]],
    more: str,
) -> Fitted:
    """The first step in which everything has room, or what can be seen at all.

    `others` are the parts that stay, with a frame or without: the question above all.
    """
    fewest = FEWEST_LINES if screen.height >= SMALL_SCREEN else FEWEST_LINES // 2
    table = cache(lambda brief: rendered(screen, draw(brief)))
    listed = cache(lambda form: rendered(screen, numbered(choices, form, screen.width)))
    around = cache(lambda is_framed: height(screen, others(is_framed)))
    room = 0
    for step in STEPS:
        told = listed(step.form)
        room = screen.height - 1 - around(step.is_framed)
        left = room - height(screen, [told])
        kept = fewest if step.is_framed else 0
        drawn, brief = fitting(screen, int(board.BRIEFEST * step.share), table, left - kept)
        if (tall := height(screen, [drawn])) <= left - kept:
            is_whole = brief == 0 and step.form != SHORT
            return Fitted(step.is_framed, drawn, told, left - tall, is_whole)
    told = top(screen, told, max(SMALLEST_LIST, room - tall), more)
    drawn = bottom(screen, drawn, room - height(screen, [told]))
    return Fitted(step.is_framed, drawn, told, 0, is_whole=False)


def rendered(screen: Screen, thing: RenderableType) -> RenderableType:
    """A thing as its lines, so that nobody has to make them again."""
    return SegmentLines(screen.lines_of(thing), new_lines=True)


def height(screen: Screen, things: Iterable[RenderableType]) -> int:
    """Lines that things take, one below the other."""
    return sum(len(screen.lines_of(one)) for one in things)


def top(screen: Screen, thing: RenderableType, room: int, more: str) -> RenderableType:
    """So many lines of a thing, the last of which says how to see the others."""
    lines = _lines(screen, thing)
    return thing if len(lines) <= room else Group(*lines[: room - 1], Text(f"… {more}", "dim"))


def bottom(screen: Screen, thing: RenderableType, room: int) -> RenderableType:
    """The last lines of a thing, where a board has what is the reader's own."""
    lines = _lines(screen, thing)
    return Group(*lines[len(lines) - max(room, 0) :]) if len(lines) > room else thing


def _lines(screen: Screen, thing: RenderableType) -> list[Text]:
    return [
        Text.assemble(*((one.text, one.style or "") for one in line))
        for line in screen.lines_of(thing)
    ]
