"""Beest in the terminal: rows of caves, who met whom, what the reader knows, points.

A cave is five columns wide and has a line for each position: the entrance comes in from the left,
the ways to the exits go out on the right, and where an exit meets an entrance the line goes on::

    ╶─┬────┬─╴      top → top, bottom         then    top → top, middle
      │    ╰─╴
      ╰─╴
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.beest.words.view import Cave, Fixed, Own, Participant, Public, Who
from heorot.i18n import Speech, with_minus
from heorot.i18n.short_forms import short_form
from heorot.terminal.boards.lines import flow, shortened
from heorot.terminal.telling import seat_style

BRIEFEST: Final = 4
"""First without the past, then two rows beside each other, of the hideouts alone, then the hand by
its short forms, and at last everybody in a line. Who was met is left out with the second."""

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
"""From this width on, and where few take part, there is a line between two rows."""
FEW: Final = 4
GAP: Final = 2
"""Columns between two cells."""
PAIRS: Final = 76
"""Columns that are enough for two hideouts beside each other."""
CAVE: Final = 5
"""Columns for a cave."""
MARKS: Final = len(" ✓ »")
LONGEST_NAME: Final = 20
SHORT_NAME: Final = 12
NARROW_PERSON: Final = 14
WIDE_PERSON: Final = 30
"""Columns that names and points take at most, beside a row."""
PERCENT: Final = len("100 %")


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width, brief).whole()


def cave_lines(
    cave: Cave, positions: Sequence[str], *, enters: bool, leaves: str = ""
) -> list[str]:
    """The lines of a cave, one for each position.

    `enters` says whether a way of the cave before leads into it, `leaves` at which position the
    next one is entered.
    """
    open_rows = [positions.index(one) for one in (cave.entrance, *cave.exits)]
    lines = []
    for row, position in enumerate(positions):
        is_entrance = position == cave.entrance
        is_exit = position in cave.exits
        sides = EAST * is_exit | WEST * is_entrance
        if min(open_rows) <= row <= max(open_rows):
            sides |= NORTH * (row > min(open_rows)) | SOUTH * (row < max(open_rows))
        left = ("──" if enters else "╶─") if is_entrance else "  "
        right = ("──" if position == leaves else "─╴") if is_exit else "  "
        lines.append(left + LINES[sides] + right)
    return lines


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int, brief: int) -> None:
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own_part: Own | None = view.own
        self.seat = view.seat
        self.chances = view.own.chances if view.own else view.public.chances
        self.caves = {cave.name: cave for cave in self.fixed.caves}
        self.speech = speech
        self.width = width
        self.brief = brief if brief < 2 or width >= PAIRS else BRIEFEST
        self.longest = max(self.fixed.hideout, (width - WIDE_PERSON) // CAVE)
        """Caves of a row that are drawn; fewer where two rows are side by side."""
        if self.brief > 1:
            self.longest = self.fixed.hideout

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self.head()]
        if not self.brief:
            parts += self.past()
        if self.brief == BRIEFEST:
            parts += self.lines()
        elif self.brief > 1:
            parts.append(self.pairs())
        else:
            parts += [Text(), self.rows()] if self.is_airy else [self.rows()]
            parts += [] if self.is_wide else [self.knowledge()]
        if self.own_part:
            parts.append(self.own(self.own_part))
        if self.public.hand:
            parts += [self.hand()] if self.brief < 3 else self.short_hand()
        return Group(*parts)

    # Words.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"beest-{message}", args)

    def who(self, who: Who) -> Text:
        """A seat, or the Silent One, in its colour."""
        if isinstance(who, str):
            return Text(self.say(who), SILENT_STYLE)
        longest = LONGEST_NAME if self.brief < 2 else SHORT_NAME
        name = shortened(self.speech.name(Word("seat", who)), longest)
        return Text(name, seat_style(who - 1))

    def names(self, those: Sequence[Who]) -> Text:
        if not those:
            return Text(self.say("nobody"), "dim")
        return Text(", ").join(self.who(one) for one in those)

    def short(self, cave: str) -> str:
        """The short form of a cave."""
        return short_form(self.caves[cave].short, self.speech)

    # The table.

    def head(self) -> Text:
        head = Text(self.speech.say("where", self.public.where), "bold")
        pile = self.say("cards", count=self.public.pile)
        return head.append(f"  ·  {self.say('pile')} {pile}", "not bold")

    def rows(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
        grid.add_column(overflow="fold", min_width=NARROW_PERSON)
        for _ in range(3 if self.is_wide else 2):
            grid.add_column(no_wrap=True)
        for cells in self.cells:
            grid.add_row(*cells)
            if self.is_airy:
                grid.add_row()
        return grid

    @property
    def cells(self) -> Iterator[list[Text]]:
        """What there is to draw of everybody; what the reader knows where there is room."""
        for number, one in enumerate(self.public.participants):
            cells = [self.person(one), self.row(one), self.points(number, one)]
            if self.is_wide:
                cells.insert(2, self.beside(number))
            yield cells

    @property
    def is_airy(self) -> bool:
        """Whether there is room for a line between two rows."""
        return self.brief == 0 and self.width >= LARGE and len(self.public.participants) <= FEW

    @cached_property
    def is_wide(self) -> bool:
        """Whether what the reader knows finds room beside the rows."""
        widths = [0, 0, 0, 0]
        for number, one in enumerate(self.public.participants):
            name, markers, _ = self.person(one).plain.split("\n")
            parts = [self.row(one), self.beside(number), self.points(number, one)]
            for column, lines in enumerate(
                ([name, markers], *(part.plain.split("\n") for part in parts))
            ):
                widths[column] = max(widths[column], *map(cell_len, lines))
        return sum(width + GAP for width in widths) <= self.width

    def person(self, one: Participant) -> Text:
        """Who it is, markers received and left, who was met."""
        text = Text("▶ " if one.who == self.public.decides else "", "bold").append(
            self.who(one.who)
        )
        if one.who == self.seat:
            text.append(f" ({self.say('you')})", "not bold default")
        text.append(f"\n{self.say('markers')} ", "dim")
        text.append("●" * one.markers, "not dim").append("○" * one.left, "dim")
        text.append(f"\n{self.say('met')} ", "dim")
        return text.append(self.names(one.met))

    def row(self, one: Participant) -> Text:
        """The row; what is no part of the hideout is dim, a passage is bright.

        A cave that the reader has chosen for it lies there already.
        """
        choice = self.own_part.choice if self.own_part else ()
        chosen = next((cave for cave in choice if cave.who == one.who), None)
        caves = [self.caves[name] for name in one.row]
        fits, is_passage = list(one.fits), one.passage
        if chosen:
            caves.append(self.caves[chosen.name])
            fits.append(chosen.fits)
            is_passage = chosen.passage
        lines = [Text() for _ in self.fixed.positions]
        first = max(0, len(caves) - self.longest)
        if first and self.brief < 2:
            lines[1].append("…", "dim")
            lines[0].append(" ")
            lines[2].append(" ")
        for k, cave in enumerate(caves[first:], first):
            enters = k > 0 and fits[k - 1]
            leaves = caves[k + 1].entrance if k + 1 < len(caves) and fits[k] else ""
            is_left = k < len(caves) - self.fixed.hideout
            style = "dim" if is_left else "bold green" if is_passage else ""
            drawn = cave_lines(cave, self.fixed.positions, enters=enters, leaves=leaves)
            for line, part in zip(lines, drawn, strict=True):
                line.append(part, style)
        if chosen:
            lines[1].append(" ✓", "bold")
        if is_passage:
            word = self.say("passage") if self.width >= ROOMY and self.brief < 2 else "»"
            lines[1].append(f" {word}", "bold green")
        return Text("\n").join(lines)

    # The same in little room.

    def pairs(self) -> RenderableType:
        """Two participants beside each other: who they are, what is known, the hideout."""
        cells = []
        room = self.width // 2 - CAVE * self.fixed.hideout - MARKS - 2 * GAP
        for number, one in enumerate(self.public.participants):
            below = flow([Text(self.markers(one)), *self.known(number)], room)
            brief = Text("\n").join([self.brief_person(number, one), *below])
            cells += [brief, self.row(one)]
        grid = Grid(box=None, padding=(0, GAP, 0, 0), pad_edge=False, show_header=False)
        for wide in (room, CAVE * self.fixed.hideout + MARKS) * 2:
            grid.add_column(width=wide, no_wrap=wide != room)
        for k in range(0, len(cells), 4):
            grid.add_row(*cells[k : k + 4])
        return grid

    def lines(self) -> Iterator[RenderableType]:
        """Everybody in a line: who it is, the hideout by its short forms, what is known."""
        for number, one in enumerate(self.public.participants):
            caves = [self.short(name) for name in one.row[-self.fixed.hideout :]]
            hideout = Text(" ".join(caves), "bold green" if one.passage else "")
            cells = [self.brief_person(number, one), Text(self.markers(one)), hideout]
            yield from flow([*cells, *self.known(number)], self.width, gap=GAP)

    def brief_person(self, number: int, one: Participant) -> Text:
        """Who it is, and the points."""
        text = Text("▶ " if one.who == self.public.decides else "", "bold")
        text.append(self.who(one.who))
        points = with_minus(str(self.public.points[number]))
        return text.append(" Σ ", "not bold dim default").append(points, "not dim bold default")

    def markers(self, one: Participant) -> str:
        return "●" * one.markers + "○" * one.left

    def short_hand(self) -> Iterator[RenderableType]:
        placed = [one.name for one in self.own_part.choice] if self.own_part else []
        cells = [Text(self.say("hand"), "dim")]
        for card in self.public.hand:
            style = ""
            if card.name in placed:
                placed.remove(card.name)
                style = "dim strike"
            cells.append(Text(self.short(card.name), style))
        yield from flow(cells, self.width, gap=GAP)

    def points(self, number: int, one: Participant) -> Text:
        text = Text("Σ ", "dim").append(with_minus(str(self.public.points[number])), "bold not dim")
        if one.points:
            text.append(f"\n{with_minus('  '.join(map(str, one.points)))}", "not bold")
        return text

    # What the reader knows (B17); when the match is over, what was shown (B19).

    def known(self, number: int, aligned: int = 0) -> list[Text]:
        """Of one who takes part, line by line, the numbers as wide as they are to be."""
        one, chances = self.public.participants[number], self.chances
        if not chances:
            return [self.side(one)]
        lines = []
        for what in ("beest", "infected", "complete"):
            if cases := getattr(chances, what)[number]:
                share = f"{round(100 * cases / chances.cases)} %"
                style = "bold" if what == "beest" else ""
                lines.append(Text(f"{share:>{aligned}} {self.say(f'chance-{what}')}", style))
        return lines or [Text(self.say("clean"), "dim")]

    def beside(self, number: int) -> Text:
        """The same for the end of a row."""
        return Text("\n").join(self.known(number, PERCENT))

    def side(self, one: Participant) -> Text:
        """The stack that was shown, and whose side that is."""
        text = Text(" ● ", STACKS[one.shown or ""])
        if one.shown == self.fixed.stacks[0]:
            return text.append(f" {self.say('chance-beest')}", "bold default on default")
        word = self.say("was-infected", count=one.heads) if one.heads else self.say("clean")
        return text.append(f" {word}", "not bold default on default")

    def knowledge(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        title = "knowledge" if self.own_part and self.chances else "spectator-knowledge"
        for number, one in enumerate(self.public.participants):
            grid.add_row(self.who(one.who), Text("  ").join(self.known(number)))
        return Group(Text(self.say(title), "bold"), grid)

    def own(self, own: Own) -> Text:
        """The reader's own stack and side."""
        stack = self.speech.name(Word("stack", own.stack))
        text = Text(" ● ", STACKS[own.stack])
        text.append(f" {self.say('stack', stack=stack)}.", "not bold default on default")
        heads = own.heads[self.seat - 1] if own.heads else 0
        return text.append(
            f" {self.say(f'own-{own.side}', count=heads)}", "bold default on default"
        )

    # The hand of the player on turn.

    def hand(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_header=False)
        placed = [one.name for one in self.own_part.choice] if self.own_part else []
        cells: list[Text] = [Text(self.say("hand"), "dim")]
        for card in self.public.hand:
            style = ""
            if card.name in placed:
                placed.remove(card.name)
                style = "dim strike"
            cave = self.caves[card.name]
            lines = cave_lines(cave, self.fixed.positions, enters=False)
            cells.append(Text("\n".join(lines), style).append(f"\n{self.short(card.name)}", "dim"))
        grid.add_row(*cells)
        return grid

    # Expeditions that have ended.

    def past(self) -> Iterator[RenderableType]:
        """How the last one ended; when the match is over, each of them."""
        ended = list(enumerate(self.public.ended, 1))
        for number, one in ended[-1:] if self.public.decides else ended:
            line = Text(self.say("expedition", number=number), "dim")
            ender = self.who(one.by).plain if one.by else ""
            line.append(f"  {self.say('ending-' + one.ending, seat=ender)}", "not dim")
            beest = self.who(one.beest).plain
            yield line.append(f"  ·  {self.say('was-beest', seat=beest)}", "not dim")
