"""Beest in the terminal: rows of caves, who met whom, what the reader knows, points.

A cave is five columns wide and has a line for each position: the entrance comes in from the left,
the ways to the exits go out on the right, and where an exit meets an entrance the line goes on::

    ╶─┬────┬─╴      top → top, bottom         then    top → top, middle
      │    ╰─╴
      ╰─╴
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.game import Word
from heorot.i18n import Speech
from heorot.terminal.telling import seat_style

EXAMPLE: Final = "m-tb"
EXAMPLE_RULE: Final = "B13"
QUIET: Final = frozenset({"takes", "draws", "goes_on"})
SECTIONS: Final = frozenset({"expedition_begins"})
HOPELESS: Final = frozenset({"not_in_hand", "no_such_seat", "no_silent_one", "other_number"})
ONLY_OF: Final[dict[str, str]] = {}
BRIEFEST: Final = 0

POSITIONS: Final = ("top", "middle", "bottom")
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
WIDE: Final = 100
"""From this width on, what the reader knows stands beside the rows."""

ROOMY: Final = 80
"""From this width on, there is room for words beside the rows."""

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


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.view = view
        self.speech = speech
        self.width = width

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.head(), Text(), self.rows()]
        if self.width < WIDE and self.view["phase"] != "over":
            parts += [Text(), self.knowledge()]
        if self.view["seat"]:
            parts += [Text(), self.own()]
        if self.view["hand"]:
            parts += [Text(), self.hand()]
        return Group(*parts, *self.past())

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
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(overflow="fold")
        for _ in range(3 if self.is_wide else 2):
            grid.add_column(no_wrap=True)
        for one in self.view["participant"]:
            cells: list[RenderableType] = [self.person(one), self.row(one)]
            if self.is_wide:
                cells.append(self.chances(one))
            grid.add_row(*cells, self.points(one), end_section=True)
            grid.add_row()
        return grid

    @property
    def is_wide(self) -> bool:
        return self.width >= WIDE and self.view["phase"] != "over"

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
        """The row; what is no part of the hideout is dim, a passage is bright."""
        caves, fits = one["row"], one["fits"]
        lines = [Text(), Text(), Text()]
        for k, cave in enumerate(caves):
            enters = k > 0 and fits[k - 1]
            leaves = caves[k + 1]["entrance"] if k < len(fits) and fits[k] else ""
            style = "dim" if k < one["hideout"] else "bold green" if one["passage"] else ""
            for line, drawn in zip(
                lines, cave_lines(cave, enters=enters, leaves=leaves), strict=True
            ):
                line.append(drawn, style)
        if one["passage"]:
            word = self.say("passage") if self.width >= ROOMY else "✓"
            lines[1].append(f" {word}", "bold green")
        return Text("\n").join(lines)

    def points(self, one: View) -> Text:
        ended = len(self.view["ended"])
        text = Text("Σ ", "dim").append(f"{one['total']}", "bold not dim")
        if ended:
            text.append(
                f"\n{'  '.join(str(earned) for earned in one['points'][:ended])}", "not bold"
            )
        return text

    # What the reader knows (B17).

    def chances(self, one: View) -> Text:
        text = Text()
        for number, (line, style) in enumerate(self.chance_lines(one)):
            text.append("\n" if number else "").append(line, style)
        return text

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
            cells.append(Text("\n".join(cave_lines(cave, enters=False)), style))
        grid.add_row(*cells)
        rows: list[RenderableType] = [grid]
        for one in self.view["choice"]:
            name = self.speech.name(Word("cave", one["cave"]["name"]))
            rows.append(Text("✓ ").append(self.who(one["who"])).append(f"  {name}", "not bold"))
        return Group(*rows)

    # Expeditions that have ended.

    def past(self) -> Iterator[RenderableType]:
        for number, one in enumerate(self.view["ended"], 1):
            line = Text(self.say("expedition", number=number), "dim")
            ender = self.who(one["by"]).plain if one["by"] else ""
            line.append(f"  {self.say('ending-' + one['ending'], seat=ender)}", "not dim")
            beest = self.who(one["beest"]).plain
            yield line.append(f"  ·  {self.say('was-beest', seat=beest)}", "not dim")
