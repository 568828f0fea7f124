"""Movie and Kingdoms in the terminal: the board, everybody's points and figures, the own hand.

Rows and columns are drawn level, also on the board that lies aslant: its squares form a staircase,
and every line can be read off. A figure shows whose it is, its stones as a small number, and what
it would score if the act ended now::

        a      b      c
    1   +3     b1     2³ 27     the Thane of player 2 would score 27; b1 is empty
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.movie.words.view import Card, Figure, Fixed, Own, Public, Seat, Square, Tile
from heorot.i18n import Speech, with_minus
from heorot.terminal.telling import seat_style

BRIEFEST: Final = 0

CELL: Final = 7
"""Columns for a square."""
BESIDE: Final = 74
"""Columns for the seats to stand beside the board instead of below it."""
INDENTED: Final = (0, 0, 0, 3)
SMALL: Final = "⁰¹²³⁴"
ROMAN: Final = ("", "I", "II", "III")
GORGE: Final = "▒" * 4


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width).whole()


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own: Own | None = view.own
        self.seat = view.seat
        self.speech = speech
        self.width = width
        self.is_kingdoms = self.fixed.rules == "kingdoms"

    def whole(self) -> RenderableType:
        """The board comes last but for the hand: a small screen must not lose it at its top."""
        if self.public.decides is None:
            return Group(self.head(), self.seats())
        board, seats = self.board(), self.seats()
        columns = max(square.column for square in self.squares)
        parts: list[RenderableType] = [self.head(), seats, *self.unseen(), board]
        if 3 + columns * (CELL + 1) + BESIDE <= self.width:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_row(board, seats)
            parts = [self.head(), *self.unseen(), beside]
        parts += self.key()
        if self.own is not None:
            parts.append(self.hand(self.own))
        return Group(*parts)

    @property
    def squares(self) -> tuple[Square, ...]:
        return self.fixed.boards[self.public.act - 1].squares

    # Words and signs.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"movie-{message}", args)

    def sign(self, word: str) -> str:
        """A tile in little room: ``+3``, ``Me+2``, ``Horn``."""
        face = self.fixed.tiles[word]
        number = with_minus(f"{face.value:+}") if face.value else ""
        if face.name in ("boon", "peril"):
            return number
        return self.say("sign", name=face.name) + number

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
        return head.append(f"  ·  {self.say('pool', count=self.public.pool)}", "not bold")

    def board(self) -> RenderableType:
        squares = {(one.row, one.column): one for one in self.squares}
        lying: dict[str, Tile | Figure] = {one.words[1]: one for one in self.public.board.tiles}
        lying |= {one.words[1]: one for one in self.public.board.figures}
        chosen = [f"square:{one}" for one in self.own.squares] if self.own else []
        rows = range(1, max(row for row, _ in squares) + 1)
        columns = range(1, max(column for _, column in squares) + 1)
        lines = [Text("   ")]
        for column in columns:
            lines[0].append(chr(ord("a") + column - 1).center(CELL) + " ", "dim")
        for row in rows:
            line = Text(f"{row:2} ", "dim")
            for column in columns:
                square = squares.get((row, column))
                cell = Text(" " * CELL)
                if square is not None:
                    cell = self.square(square, lying.get(square.words[0]))
                    cell.stylize("reverse" if square.words[0] in chosen else "")
                line.append(cell).append(" ")
            lines.append(line)
        return Text("\n").join(lines)

    def square(self, square: Square, lies: Tile | Figure | None) -> Text:
        """What a square holds, in so many columns."""
        if square.gorge:
            return Text(GORGE.center(CELL), "not dim yellow")
        if isinstance(lies, Tile):
            style = "dim strike" if lies.betrayed else self.style(lies.words[0])
            return Text(self.sign(lies.words[0]).center(CELL), f"not dim {style}")
        if isinstance(lies, Figure):
            stones = SMALL[self.fixed.pieces[lies.words[0]]]
            text = f"{lies.seat}{stones}{with_minus(str(lies.points)):>{CELL - 3}}"
            return Text(text.center(CELL), f"not dim {seat_style(lies.seat - 1)}")
        return Text(square.words[0].removeprefix("square:").center(CELL), "dim")

    def seats(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True, max_width=20, overflow="ellipsis")
        grid.add_column(self.say("points", rules=self.fixed.rules), justify="right")
        grid.add_column(self.say("forecast"), justify="right")
        grid.add_column(self.say("figures"), no_wrap=True)
        grid.add_column(self.say("hand"))
        for number, one in enumerate(self.public.seats, 1):
            grid.add_row(
                self.who(number),
                Text(with_minus(str(self.public.points[number - 1])), "bold"),
                with_minus(str(one.forecast)),
                self.figures(one),
                self.backs(number, one),
            )
        return grid

    def who(self, number: int) -> Text:
        is_on = number == self.public.turn and self.public.decides is not None
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
        if self.public.board.figures:
            pairs.append(self.say("key-figures", rules=self.fixed.rules))
        for name in sorted(set(words) - {"boon", "peril"}):
            number = f" {with_minus(f'{self.fixed.tiles[words[name]].value or 0:+}')}"
            said = self.name(words[name]).removesuffix(number)
            pairs.append(f"{self.say('sign', name=name)} = {said}")
        if pairs:
            yield Padding(Text(" · ".join(pairs), "dim"), INDENTED)

    def unseen(self) -> Iterator[RenderableType]:
        """What can still come, as its reader can count it: the pool and the hands of others."""
        tiles = self.own.unseen if self.own else self.public.unseen
        if not tiles:
            return
        parts = [
            self.sign(word) + (f" ×{count}" if count > 1 else "") for word, count in tiles.items()
        ]
        text = self.say("unseen", rules=self.fixed.rules, tiles=", ".join(parts))
        yield Padding(Text(text, "dim"), INDENTED)

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
