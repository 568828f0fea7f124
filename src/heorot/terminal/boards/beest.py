"""Beest in the terminal: rows of caves, who met whom, what the reader knows, points.

A cave is five columns wide and has a line for each position: the entrance comes in from the left,
the ways to the exits go out on the right, and where an exit meets an entrance the line goes on::

    ╶─┬────┬─╴      top → top, bottom         then    top → top, middle
      │    ╰─╴
      ╰─╴
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.words import Word
from heorot.i18n import Speech
from heorot.terminal.telling import seat_style

EXAMPLE: Final = "m-tb"
EXAMPLE_RULE: Final = "B13"
QUIET: Final = frozenset(
    {"turn_begins", "takes", "draws", "lays", "goes_on", "shows_stack", "scores"}
)
SECTIONS: Final = frozenset({"expedition_begins"})
HOPELESS: Final = frozenset({"not_in_hand", "no_such_seat", "no_silent_one", "other_number"})
ONLY_OF: Final[dict[str, str]] = {}
BRIEFEST: Final = 0

POSITIONS: Final = ("top", "middle", "bottom")
HIDEOUT: Final = 3
"""So many caves at the end of a row are the hideout (B3)."""
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
LINES: Final = {
    0: " ",
    EAST | WEST: "─",
    NORTH | SOUTH: "│",
    EAST | SOUTH: "╭",
    WEST | SOUTH: "╮",
    NORTH | EAST: "╰",
    NORTH | WEST: "╯",
    NORTH | EAST | SOUTH: "├",
    NORTH | SOUTH | WEST: "┤",
    EAST | SOUTH | WEST: "┬",
    NORTH | EAST | WEST: "┴",
    NORTH | EAST | SOUTH | WEST: "┼",
}
"""The middle of a cave, by the sides to which it is open."""

STACKS: Final = {
    "black": "bold white on black",
    "red": "bold white on #b3261e",
    "yellow": "bold black on #f2c500",
    "green": "bold white on #2e7d32",
    "blue": "bold white on #1f4fb8",
    "white": "bold black on white",
}
SILENT_STYLE: Final = "bold white"
ROOMY: Final = 80
"""From this width on, there is room for words beside the rows."""

LARGE: Final = 100
"""From this width on, and with the fewest who can take part, there is a line between two rows."""
FEWEST: Final = 4
GAP: Final = 2
"""Columns between two cells."""

View = dict[str, Any]


def held(view: View) -> set[str]:
    return {cave["name"] for cave in view["hand"]} if view["seat"] == view["turn"] else set()


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width).whole()


def cave_lines(cave: View, *, enters: bool, leaves: str = "") -> list[str]:
    """The three lines of a cave.

    `enters` says whether a way of the cave before leads into it, `leaves` at which position the
    next one is entered.
    """
    open_rows = [POSITIONS.index(cave["entrance"]), *map(POSITIONS.index, cave["exits"])]
    lines = []
    for row, position in enumerate(POSITIONS):
        is_entrance = position == cave["entrance"]
        is_exit = position in cave["exits"]
        sides = EAST * is_exit | WEST * is_entrance
        if min(open_rows) <= row <= max(open_rows):
            sides |= NORTH * (row > min(open_rows)) | SOUTH * (row < max(open_rows))
        left = ("──" if enters else "╶─") if is_entrance else "  "
        right = ("──" if position == leaves else "─╴") if is_exit else "  "
        lines.append(left + LINES[sides] + right)
    return lines


def short_form(cave: View) -> str:
    """A cave as an action writes it: ``m-tb``."""
    return f"{cave['entrance'][0]}-{''.join(exit_[0] for exit_ in cave['exits'])}"


def _number(value: int) -> str:
    return f"{value}".replace("-", "−")


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.view = view
        self.speech = speech
        self.width = width

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.head(), *self.past()]
        parts += [Text(), self.rows()] if self.is_airy else [self.rows()]
        if not self.is_wide and self.view["phase"] != "over":
            parts.append(self.knowledge())
        if self.view["seat"]:
            parts.append(self.own())
        if self.view["hand"]:
            parts.append(self.hand())
        return Group(*parts)

    # Words.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"beest-{message}", args)

    def who(self, who: str | int) -> Text:
        """A seat, or the Silent One, in its colour."""
        if who == "silent":
            return Text(self.say("silent"), SILENT_STYLE)
        return Text(self.speech.name(Word("seat", who)), seat_style(int(who) - 1))

    def names(self, those: list[str | int]) -> Text:
        if not those:
            return Text(self.say("nobody"), "dim")
        return Text(", ").join(self.who(one) for one in those)

    # The table.

    def head(self) -> Text:
        head = Text(self.speech.say("where", self.view["where"]), "bold")
        pile = self.say("cards", count=self.view["pile"]["left"])
        return head.append(f"  ·  {self.say('pile')} {pile}", "not bold")

    def rows(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(overflow="fold")
        for _ in range(3 if self.is_wide else 2):
            grid.add_column(no_wrap=True)
        for one in self.view["participant"]:
            cells: list[RenderableType] = [self.person(one), self.row(one)]
            if self.is_wide:
                cells.append(self.chances(one))
            grid.add_row(*cells, self.points(one))
            if self.is_airy:
                grid.add_row()
        return grid

    @property
    def is_airy(self) -> bool:
        """Whether there is room for a line between two rows."""
        return self.width >= LARGE and bool(self.view["participants"] == FEWEST)

    @cached_property
    def is_wide(self) -> bool:
        """Whether what the reader knows finds room beside the rows."""
        if self.view["phase"] == "over":
            return False
        everybody = self.view["participant"]
        cells = [
            [line for one in everybody for line in self.person(one).plain.split("\n")[:2]],
            [line for one in everybody for line in self.row(one).plain.split("\n")],
            [line for one in everybody for line in self.chances(one).plain.split("\n")],
            [line for one in everybody for line in self.points(one).plain.split("\n")],
        ]
        return sum(max(map(cell_len, cell)) + GAP for cell in cells) <= self.width

    def person(self, one: View) -> Text:
        """Who it is, markers received and left, who was met."""
        mark = "▶ " if one["who"] == self.view["turn"] and self.view["phase"] != "over" else ""
        text = Text(mark, "bold").append(self.who(one["who"]))
        if one["who"] == self.view["seat"]:
            text.append(f" ({self.say('you')})", "not bold default")
        text.append(f"\n{self.say('markers')} ", "dim")
        text.append("●" * one["markers"], "not dim").append("○" * one["left"], "dim")
        text.append(f"\n{self.say('met')} ", "dim")
        return text.append(self.names(one["met"]))

    def row(self, one: View) -> Text:
        """The row; what is no part of the hideout is dim, a passage is bright.

        A cave that the reader has chosen for it lies there already. A row that is still to get one
        is no passage yet: only then are they counted (B7).
        """
        chosen = [choice["cave"] for choice in self.view["choice"] if choice["who"] == one["who"]]
        caves = [*one["row"], *chosen]
        fits = [right["entrance"] in left["exits"] for left, right in pairwise(caves)]
        is_passage = len(caves) >= HIDEOUT and all(fits[1 - HIDEOUT :])
        if self.view["phase"] == "laying" and one["who"] != self.view["turn"] and not chosen:
            is_passage = False
        lines = [Text(), Text(), Text()]
        for k, cave in enumerate(caves):
            enters = k > 0 and fits[k - 1]
            leaves = caves[k + 1]["entrance"] if k < len(fits) and fits[k] else ""
            style = "dim" if k < len(caves) - HIDEOUT else "bold green" if is_passage else ""
            drawn = cave_lines(cave, enters=enters, leaves=leaves)
            for line, part in zip(lines, drawn, strict=True):
                line.append(part, style)
        if chosen:
            lines[1].append(" ✓", "bold")
        if is_passage:
            word = self.say("passage") if self.width >= ROOMY else "»"
            lines[1].append(f" {word}", "bold green")
        return Text("\n").join(lines)

    def points(self, one: View) -> Text:
        ended = len(self.view["ended"])
        text = Text("Σ ", "dim").append(_number(one["total"]), "bold not dim")
        if ended:
            text.append(f"\n{'  '.join(map(_number, one['points'][:ended]))}", "not bold")
        return text

    # What the reader knows (B17).

    def chances(self, one: View) -> Text:
        lines = [Text(line, style) for line, style in self.chance_lines(one)]
        return Text("\n").join(lines) if lines else Text(self.say("clean"), "dim")

    def chance_lines(self, one: View) -> Iterator[tuple[str, str]]:
        """The chances that are not zero, in words."""
        chances = one["chances"]
        for what in ("beest", "infected", "complete"):
            if chances[what]:
                share = f"{round(100 * chances[what] / chances['cases'])} %"
                yield f"{share:>5} {self.say(f'chance-{what}')}", "bold" if what == "beest" else ""

    def knowledge(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        title = "knowledge" if self.view["seat"] else "spectator-knowledge"
        for one in self.view["participant"]:
            said = "  ".join(line.strip() for line, _ in self.chance_lines(one))
            grid.add_row(self.who(one["who"]), said or Text(self.say("clean"), "dim"))
        return Group(Text(self.say(title), "bold"), grid)

    def own(self) -> Text:
        """The reader's own stack and side."""
        me = self.view["participant"][self.view["seat"] - 1]
        stack = self.speech.name(Word("stack", me["stack"]))
        text = Text(" ● ", STACKS[me["stack"]])
        text.append(f" {self.say('stack', stack=stack)}.", "not bold default on default")
        side = self.say("own-clean")
        if me["stack"] == "black":
            side = self.say("own-beest")
        elif me["heads"]:
            side = self.say("own-infected", count=me["heads"])
        return text.append(f" {side}", "bold default on default")

    # The hand of the player on turn.

    def hand(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_header=False)
        placed = [one["cave"]["name"] for one in self.view["choice"]]
        cells: list[Text] = [Text(self.say("hand"), "dim")]
        for cave in self.view["hand"]:
            style = ""
            if cave["name"] in placed:
                placed.remove(cave["name"])
                style = "dim strike"
            cell = Text("\n".join(cave_lines(cave, enters=False)), style)
            cells.append(cell.append(f"\n{short_form(cave)}", "dim"))
        grid.add_row(*cells)
        return grid

    # Expeditions that have ended.

    def past(self) -> Iterator[RenderableType]:
        """How the last one ended; when the match is over, each of them."""
        ended = list(enumerate(self.view["ended"], 1))
        for number, one in ended if self.view["phase"] == "over" else ended[-1:]:
            line = Text(self.say("expedition", number=number), "dim")
            ender = self.who(one["by"]).plain if one["by"] else ""
            line.append(f"  {self.say('ending-' + one['ending'], seat=ender)}", "not dim")
            beest = self.who(one["beest"]).plain
            yield line.append(f"  ·  {self.say('was-beest', seat=beest)}", "not dim")
