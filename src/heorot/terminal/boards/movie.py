"""Movie and Kingdoms in the terminal: the board, everybody's points and figures, the own hand.

Rows and columns are drawn level, also on the board that lies aslant: its squares form a staircase,
and every line can be read off. A figure shows whose it is, its stones as a small number, and what
it would score if the act ended now::

        a      b      c
    1   +3     b1     2³ 27     the Thane of player 2 would score 27; b1 is empty

When an act has ended its board stays, with what every figure has scored and why, until its reader
begins to choose something in the next act.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.movie.words.view import (
    Card,
    Figure,
    Fixed,
    Line,
    Own,
    Public,
    Seat,
    Square,
    Tile,
)
from heorot.i18n import Speech, with_minus
from heorot.terminal.boards.lines import flow, shortened
from heorot.terminal.telling import seat_style

BRIEFEST: Final = 4
"""First without what the signs mean, then without the unseen tiles, then with the points alone of
the players, at last without the sums of an act that has ended."""

CELL: Final = 7
"""Columns for a square; where the screen is narrow there are fewer, and figures do not show what
they would score."""
NARROW_CELL: Final = 4
BESIDE: Final = 74
"""Columns for the seats to stand beside the board instead of below it."""
ROOMY: Final = 70
"""Columns that are enough for the table of the seats."""
LONGEST_NAME: Final = 12
INDENTED: Final = (0, 0, 0, 3)
SMALL: Final = "⁰¹²³⁴"
ROMAN: Final = ("", "I", "II", "III")
GORGE: Final = "▒" * 4


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width, brief).whole()


def look(view: View, speech: Speech, square: str) -> RenderableType | None:
    """How the figure on a square comes to what it would score; none where no figure stands."""
    return _Drawing(view, speech, 80, 0).reckoning(square)


def finished(view: View) -> int:
    """The act that has just ended, if another comes: its board and its sums are to be seen."""
    last = view.public.last_act
    return last.act if last and view.public.decides is not None else 0


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int, brief: int) -> None:
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own: Own | None = view.own
        self.seat = view.seat
        self.speech = speech
        self.width = width
        self.brief = brief
        self.is_kingdoms = self.fixed.rules == "kingdoms"
        last = None if self.own and self.own.question else self.public.last_act
        self.last_act = last.act if last else 0
        self.lying = last.board if last else self.public.board
        self.squares = self.fixed.boards[(self.last_act or self.public.act) - 1].squares
        self.places: dict[str, tuple[int, int]] = {
            one.words[0]: (one.row, one.column) for one in self.squares
        }
        self.is_over = self.public.decides is None
        self.columns = max(square.column for square in self.squares)
        self.cell = CELL if 2 + self.columns * (CELL + 1) <= width else NARROW_CELL

    def whole(self) -> RenderableType:
        """The board comes last but for the hand: a small screen must not lose it at its top."""
        if self.is_over and not self.last_act:
            return Group(self.head(), self.seats())
        board = self.board()
        seats = [self.seats()] if self.brief < 3 and self.width >= ROOMY else []
        parts: list[RenderableType] = [self.head(), *(seats or self.standing()), *self.unseen()]
        if seats and 3 + self.columns * (CELL + 1) + BESIDE <= self.width:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_row(board, *seats)
            parts = [self.head(), *self.unseen(), *self.heading(), beside]
        else:
            parts += [*self.heading(), board]
        parts += self.sums() if self.last_act else self.key()
        if self.own is not None and not self.is_over:
            parts.append(self.hand(self.own))
        return Group(*parts)

    # Words and signs.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"movie-{message}", args | {"rules": self.fixed.rules})

    def sign(self, word: str) -> str:
        """A tile in little room: ``+3``, ``Me+2``, ``Horn``."""
        face = self.fixed.tiles[word]
        number = with_minus(f"{face.value:+}") if face.value else ""
        if face.name in ("boon", "peril"):
            return number
        return self.say("sign", name=face.name) + number

    def tile_sign(self, tile: Tile) -> str:
        """A tile on the board; one that Treachery turns down in brackets."""
        sign = self.sign(tile.words[0])
        return f"({sign})" if tile.betrayed else sign

    def name(self, word: str) -> str:
        return self.speech.name(Word("tile", word.removeprefix("tile:")))

    def style(self, word: str) -> str:
        value = self.fixed.tiles[word].value
        if value is None:
            return "bold yellow"
        return "bold green" if value > 0 else "bold red"

    # The table.

    def head(self) -> Text:
        head = Text(self.speech.say("where", self.public.where), "bold")
        if self.is_over:
            return head
        return head.append(f"  ·  {self.say('pool', count=self.public.pool.size)}", "not bold")

    def board(self) -> RenderableType:
        squares = {(one.row, one.column): one for one in self.squares}
        tiles = {tile.words[1]: tile for tile in self.lying.tiles}
        figures = {figure.words[1]: (seat, figure) for seat, figure in self.figures_on()}
        chosen = [f"square:{one}" for one in self.own.squares] if self.own else []
        gap = " " * (2 + self.columns * (self.cell + 1) <= self.width)
        columns = range(1, self.columns + 1)
        letters = (chr(ord("a") + column - 1).center(self.cell) for column in columns)
        lines = [Text("   ").append(gap.join(letters), "dim")]
        for row in range(1, max(row for row, _ in squares) + 1):
            cells = []
            for column in columns:
                square = squares.get((row, column))
                cell = Text(" " * self.cell)
                if square is not None:
                    word = square.words[0]
                    cell = self.square(square, tiles.get(word), figures.get(word))
                    cell.stylize("reverse" if square.words[0] in chosen else "")
                cells.append(cell)
            lines.append(Text(f"{row:2} ", "dim").append(Text(gap).join(cells)))
        return Text("\n").join(lines)

    def square(self, square: Square, tile: Tile | None, figure: tuple[int, Figure] | None) -> Text:
        """What a square holds, in so many columns."""
        if square.gorge:
            return Text(GORGE.center(self.cell), "not dim yellow")
        if tile is not None:
            style = "dim strike" if tile.betrayed else self.style(tile.words[0])
            return Text(self.tile_sign(tile)[: self.cell].center(self.cell), f"not dim {style}")
        if figure is not None:
            seat, one = figure
            text = self.figure_sign(seat, one)
            if self.cell == CELL:
                text += f"{with_minus(str(one.points)):>{CELL - 3}}"
            return Text(text.center(self.cell), f"not dim {seat_style(seat - 1)}")
        return Text(square.words[0].removeprefix("square:").center(self.cell), "dim")

    def figures_on(self) -> Iterator[tuple[int, Figure]]:
        """The figures on the board, each with its seat."""
        for seat, figures in enumerate(self.lying.figures, 1):
            for figure in figures:
                yield seat, figure

    def figure_sign(self, seat: int, figure: Figure) -> str:
        """``2³``: whose it is, and its stones."""
        return f"{seat}{SMALL[self.fixed.pieces[figure.words[0]]]}"

    def seats(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True, max_width=20, overflow="ellipsis")
        grid.add_column(self.say("points"), justify="right")
        told = self.speech.say(f"source-{self.source}") if self.last_act else self.say("forecast")
        grid.add_column(told, justify="right")
        grid.add_column(self.say("figures"), no_wrap=True)
        grid.add_column(self.say("hand"))
        for number, one in enumerate(self.public.seats, 1):
            grid.add_row(
                self.who(number),
                Text(with_minus(str(self.public.points[number - 1])), "bold"),
                with_minus(self.told_of(number, one)),
                self.figures(one),
                self.backs(number, one),
            )
        return grid

    def standing(self) -> Iterator[RenderableType]:
        """The points, in little room, and what they would be if the act ended now."""
        cells = []
        for number, one in enumerate(self.public.seats, 1):
            is_on = number == self.public.turn and not self.is_over
            name = shortened(self.speech.name(Word("seat", number)), LONGEST_NAME)
            cell = Text("▶" if is_on else "", "bold")
            cell.append(f"{number} {name} ", seat_style(number - 1))
            points = with_minus(str(self.public.points[number - 1]))
            cell.append(points, "bold default").append(
                with_minus(f" ({self.told_of(number, one)})"), "not bold dim default"
            )
            cells.append(cell)
        yield from flow(cells, self.width, gap=2)

    @property
    def source(self) -> str:
        """What points of the act that has ended are called."""
        return f"{'epoch' if self.is_kingdoms else 'act'}{self.last_act}"

    def told_of(self, number: int, one: Seat) -> str:
        """What the act that has ended brought; else the points if this one ended now."""
        scored = (self.public.sources[number - 1] or {}).get(self.source, 0)
        return f"{scored:+}" if self.last_act else str(one.forecast)

    def who(self, number: int) -> Text:
        is_on = number == self.public.turn and not self.is_over
        who = Text("▶ " if is_on else "  ", "bold").append(f"{number} ", seat_style(number - 1))
        who.append(self.speech.name(Word("seat", number)), seat_style(number - 1))
        if number == self.seat:
            who.append(f" ({self.say('you')})", "not bold default")
        return who

    def figures(self, one: Seat) -> str:
        """Those not on the board, by their stones: ``4×¹ 3×²``."""
        left = [f"{count}×{SMALL[k]}" for k, count in enumerate(one.figures, 1) if count]
        return " ".join(left) or "–"

    def backs(self, number: int, one: Seat) -> Text:
        """The hand as others see it: the acts on the backs, and what is known."""
        shown = [ROMAN[tile.act] or "▪" for tile in one.hand]
        if number != self.seat:
            for slot, tile in enumerate(one.hand):
                shown[slot] += f" {self.sign(tile.known)}" if tile.known else ""
        if one.has_drawn:
            shown.append(f"+ {self.say('drawn')}")
        return Text(" ".join(shown) or "–")

    def key(self) -> Iterator[RenderableType]:
        """What a figure on the board shows, and what the signs of special tiles mean."""
        words = {
            self.fixed.tiles[one.words[0]].name: one.words[0] for one in self.public.board.tiles
        }
        pairs = []
        if self.brief:
            return
        if self.public.board.figures:
            pairs.append(self.say("key-figures"))
        for name in sorted(set(words) - {"boon", "peril"}):
            number = f" {with_minus(f'{self.fixed.tiles[words[name]].value or 0:+}')}"
            said = self.name(words[name]).removesuffix(number)
            pairs.append(f"{self.say('sign', name=name)} = {said}")
        if pairs:
            yield Padding(Text(" · ".join(pairs), "dim"), INDENTED)

    def unseen(self) -> Iterator[RenderableType]:
        """What can still come, as its reader can count it: the pool and the hands of others."""
        counts = self.own.unseen if self.own else self.public.unseen
        if self.brief > 1 or not any(counts) or self.is_over:
            return
        parts = [
            self.sign(word) + (f" ×{count}" if count > 1 else "")
            for word, count in zip(self.fixed.tiles, counts, strict=True)
            if count
        ]
        text = self.say("unseen", tiles=", ".join(parts))
        yield Padding(Text(text, "dim"), INDENTED)

    # What figures score, and why.

    def heading(self) -> Iterator[RenderableType]:
        """Which act the board is of, when it is over."""
        if self.last_act:
            event = "epoch_ends" if self.is_kingdoms else "act_ends"
            yield Text(self.speech.event(event, {"count": Word("count", self.last_act)}), "bold")

    def sums(self) -> Iterator[RenderableType]:
        """Every figure of the act that has ended: ``2³ d3: (2 + 7) × 3 = 27``."""
        figures = [
            Text(f"{self.figure_sign(seat, one)} ", seat_style(seat - 1)).append(
                f"{_square(one)}: {self.formula(one)}", "not bold default"
            )
            for seat, one in self.figures_on()
        ]
        if figures and self.brief < BRIEFEST:
            yield Padding(Columns(figures, padding=(0, 3), equal=True, column_first=True), INDENTED)

    def formula(self, figure: Figure) -> str:
        """``(2 + 7) × 3 = 27``."""
        row, column = self.lines_of(figure)
        sign = "+" if column.sum >= 0 else "−"
        times = self.fixed.pieces[figure.words[0]] + figure.extra
        formula = f"({row.sum} {sign} {abs(column.sum)}) × {times} = {figure.points}"
        return with_minus(formula)

    def lines_of(self, figure: Figure) -> tuple[Line, Line]:
        """The row and the column of a figure."""
        row = next(line for line in self.lying.rows if self.is_in(line, figure.words[1]))
        column = next(line for line in self.lying.columns if self.is_in(line, figure.words[1]))
        return row, column

    def is_in(self, line: Line, word: str) -> bool:
        """Whether a square is one of a line."""
        ends = (f"square:{line.first}", f"square:{line.last}")
        (top, left), (bottom, right) = self.places[ends[0]], self.places[ends[1]]
        row, column = self.places[word]
        return top <= row <= bottom and left <= column <= right

    def reckoning(self, square: str) -> RenderableType | None:
        """How the figure on a square comes to its score."""
        found = [(seat, one) for seat, one in self.figures_on() if _square(one) == square]
        if not found:
            return None
        seat, figure = found[0]
        piece = Word("piece", figure.words[0].removeprefix("piece:"))
        head = self.speech.say(
            "movie-look", {"seat": Word("seat", seat), "piece": piece, "square": square}
        )
        lines = [Text(head, "bold")]
        for name, line in zip(("row", "column"), self.lines_of(figure), strict=True):
            told = with_minus(f"{' '.join(self.tiles_of(line)) or '–'} = {line.sum}")
            span = f"{line.first}–{line.last}"
            lines.append(Text(f"   {self.say(f'look-{name}', squares=span)} {told}"))
        lines.append(Text(f"   {self.formula(figure)}", "bold"))
        return Group(*lines)

    def tiles_of(self, line: Line) -> Iterator[str]:
        """The tiles in a line."""
        for tile in self.lying.tiles:
            if self.is_in(line, tile.words[1]):
                yield self.tile_sign(tile)

    # The reader's own hand.

    def hand(self, own: Own) -> Text:
        line = Text(f"{self.say('your-secret' if self.is_kingdoms else 'your-hand')} ", "bold")
        for slot, tile in enumerate(own.hand):
            line.append("   " if slot else "", "not bold")
            line.append("◆ " if tile.is_chosen else "", "bold")
            line.append(self.card(tile))
            if tile.act:
                line.append(f" ({self.say('of-act', count=tile.act)})", "not bold dim")
        if not own.hand:
            line.append(self.say("empty"), "not bold dim")
        if own.drawn:
            line.append(f"   {self.say('your-drawn')} ", "bold").append(self.card(own.drawn))
        return line

    def card(self, tile: Card) -> Text:
        return Text(self.name(tile.words[0]), self.style(tile.words[0]))


def _square(figure: Figure) -> str:
    """Where a figure stands."""
    return figure.words[1].removeprefix("square:")
