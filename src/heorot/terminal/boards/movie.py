"""Movie and Kingdoms in the terminal: the board, everybody's points and figures, the own hand.

Rows and columns are drawn level, also on the board that lies aslant: its squares form a staircase,
and every line can be read off. A figure shows whose it is, its stones as a small number, and what
it would score if the act ended now::

        a      b      c
    1   +3     b1     2³ 27     the Thane of player 2 would score 27; b1 is empty
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from heorot.core.words import Word
from heorot.i18n import Speech
from heorot.terminal.telling import seat_style

EXAMPLE: Final = "c4"
EXAMPLE_RULE: Final = "M13"
QUIET: Final[frozenset[str]] = frozenset()
SECTIONS: Final = frozenset({"act_begins", "epoch_begins"})
HOPELESS: Final = frozenset(
    {
        *("not_in_hand", "no_such_square", "choose_thing_first", "no_back_question"),
        *("no_treasure_chosen", "nothing_to_decline", "not_with_this_back"),
    }
)
ONLY_OF: Final[dict[str, str]] = {}
BRIEFEST: Final = 0

CELL: Final = 7
"""Columns for a square."""
BESIDE: Final = 74
"""Columns for the seats to stand beside the board instead of below it."""
INDENTED: Final = (0, 0, 0, 3)
SMALL: Final = "⁰¹²³⁴"
ROMAN: Final = ("", "I", "II", "III")
GORGE: Final = "▒" * 4
SIGNS_WITH_NUMBERS: Final = ("treasure", "mead", "valor", "temptation", "drunkenness")

View = dict[str, Any]


def held(view: View) -> set[str]:
    hand = view["seats"][view["seat"] - 1]["hand"] if view["seat"] else []
    return {_words(tile) for tile in hand}


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    return _Drawing(view, speech, width).whole()


def _words(tile: View) -> str:
    """A tile as actions name it: ``+2 mead``."""
    if tile["value"] is None:
        return str(tile["name"])
    return f"{tile['value']:+} {tile['name']}".replace("-", "−")


class _Drawing:
    def __init__(self, view: View, speech: Speech, width: int) -> None:
        self.view = view
        self.speech = speech
        self.width = width

    def whole(self) -> RenderableType:
        """The board comes last but for the hand: a small screen must not lose it at its top."""
        if self.view["phase"] == "over":
            return Group(self.head(), self.seats())
        board, seats = self.board(), self.seats()
        columns = max(square["column"] for square in self.view["board"]["squares"])
        parts: list[RenderableType] = [self.head(), seats, *self.unseen(), board]
        if 3 + columns * (CELL + 1) + BESIDE <= self.width:
            beside = Grid.grid(padding=(0, 3, 0, 0))
            beside.add_row(board, seats)
            parts = [self.head(), *self.unseen(), beside]
        parts += self.key()
        if self.view["seat"]:
            parts.append(self.hand())
        return Group(*parts)

    # Words and signs.

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"movie-{message}", args)

    def seat(self, number: int) -> Text:
        return Text(self.speech.name(Word("seat", number)), seat_style(number - 1))

    def sign(self, tile: View) -> str:
        """A tile in little room: ``+3``, ``Me+2``, ``Horn``."""
        number = f"{tile['value']:+}".replace("-", "−") if tile["value"] else ""
        if tile["name"] in ("boon", "peril"):
            return number
        return self.say("sign", name=tile["name"]) + number

    def name(self, tile: View) -> str:
        return self.speech.name(Word("tile", _words(tile)))

    def style(self, tile: View) -> str:
        if tile.get("betrayed"):
            return "dim strike"
        if tile["value"] is None:
            return "bold yellow"
        return "bold green" if tile["value"] > 0 else "bold red"

    # The table.

    def head(self) -> Text:
        head = Text(self.speech.say("where", self.view["where"]), "bold")
        return head.append(f"  ·  {self.say('pool', count=self.view['pool'])}", "not bold")

    def board(self) -> RenderableType:
        squares = {(one["row"], one["column"]): one for one in self.view["board"]["squares"]}
        rows = range(1, max(row for row, _ in squares) + 1)
        columns = range(1, max(column for _, column in squares) + 1)
        choice = self.view["choice"] or {"squares": []}
        lines = [Text("   ")]
        for column in columns:
            lines[0].append(chr(ord("a") + column - 1).center(CELL) + " ", "dim")
        for row in rows:
            line = Text(f"{row:2} ", "dim")
            for column in columns:
                square = squares.get((row, column))
                cell = self.square(square) if square else Text(" " * CELL)
                if square and square["name"] in choice["squares"]:
                    cell.stylize("reverse")
                line.append(cell).append(" ")
            lines.append(line)
        return Text("\n").join(lines)

    def square(self, square: View) -> Text:
        """What a square holds, in so many columns."""
        if square["gorge"]:
            return Text(GORGE.center(CELL), "not dim yellow")
        if tile := square["tile"]:
            return Text(self.sign(tile).center(CELL), f"not dim {self.style(tile)}")
        if figure := square["figure"]:
            score = str(figure["forecast"]).replace("-", "−")
            text = f"{figure['seat']}{SMALL[figure['stones']]}{score:>{CELL - 3}}"
            return Text(text.center(CELL), f"not dim {seat_style(figure['seat'] - 1)}")
        return Text(square["name"].center(CELL), "dim")

    def seats(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        grid.add_column("", no_wrap=True, max_width=20, overflow="ellipsis")
        grid.add_column(self.say("points", rules=self.view["rules"]), justify="right")
        grid.add_column(self.say("forecast"), justify="right")
        grid.add_column(self.say("figures"), no_wrap=True)
        grid.add_column(self.say("hand"))
        for one in self.view["seats"]:
            grid.add_row(
                self.who(one),
                Text(str(one["points"]).replace("-", "−"), "bold"),
                str(one["forecast"]).replace("-", "−"),
                self.figures(one),
                self.backs(one),
            )
        return grid

    def who(self, one: View) -> Text:
        mark = "▶ " if one["seat"] == self.view["turn"] and self.view["phase"] != "over" else "  "
        who = Text(mark, "bold").append(f"{one['seat']} ", seat_style(one["seat"] - 1))
        who.append(self.seat(one["seat"]))
        if one["seat"] == self.view["seat"]:
            who.append(f" ({self.say('you')})", "not bold default")
        return who

    def figures(self, one: View) -> str:
        """Those not on the board, by their stones: ``4×¹ 3×²``."""
        left = [f"{f['left']}×{SMALL[f['stones']]}" for f in one["figures"] if f["left"]]
        return " ".join(left) or "–"

    def backs(self, one: View) -> Text:
        """The hand as others see it: the acts on the backs, and what is known."""
        if self.view["rules"] == "kingdoms":
            shown = ["▪"] * len(one["hand"])
            if self.view["phase"] == "playing" and one["seat"] == self.view["turn"]:
                shown.append(f"+ {self.say('drawn')}")
            return Text(" ".join(shown) or "–")
        own = one["seat"] == self.view["seat"]
        shown = [
            ROMAN[tile["act"]] + (f" {self.sign(tile)}" if tile["face"] and not own else "")
            for tile in one["hand"]
        ]
        return Text(" ".join(shown) or "–")

    def key(self) -> Iterator[RenderableType]:
        """What a figure on the board shows, and what the signs of special tiles mean."""
        squares = self.view["board"]["squares"]
        names = {one["tile"]["name"] for one in squares if one["tile"]} - {"boon", "peril"}
        pairs = []
        if any(one["figure"] for one in squares):
            pairs.append(self.say("key-figures", rules=self.view["rules"]))
        for name in sorted(names):
            sign = self.say("sign", name=name)
            word = f"+ {name}" if name in SIGNS_WITH_NUMBERS else name
            said = self.speech.name(Word("tile", word)).removesuffix(" +")
            pairs.append(f"{sign} = {said}")
        if pairs:
            yield Padding(Text(" · ".join(pairs), "dim"), INDENTED)

    def unseen(self) -> Iterator[RenderableType]:
        """What can still come, as its reader can count it: the pool and the hands of others."""
        tiles = self.view["unseen"]
        if not tiles:
            return
        parts = [
            self.sign(tile) + (f" ×{tile['count']}" if tile["count"] > 1 else "") for tile in tiles
        ]
        text = self.say("unseen", rules=self.view["rules"], tiles=", ".join(parts))
        yield Padding(Text(text, "dim"), INDENTED)

    # The reader's own hand.

    def hand(self) -> Text:
        me = self.view["seats"][self.view["seat"] - 1]
        chosen = (self.view["choice"] or {"slot": None})["slot"]
        is_kingdoms = self.view["rules"] == "kingdoms"
        line = Text(f"{self.say('your-secret' if is_kingdoms else 'your-hand')} ", "bold")
        for slot, tile in enumerate(me["hand"], 1):
            line.append("   " if slot > 1 else "", "not bold")
            line.append("◆ " if slot == chosen else "", "bold")
            line.append(self.name(tile), self.style(tile))
            if not is_kingdoms:
                line.append(f" ({self.say('of-act', count=tile['act'])})", "not bold dim")
        if not me["hand"]:
            line.append(self.say("empty"), "not bold dim")
        if me["drawn"]:
            line.append(f"   {self.say('your-drawn')} ", "bold")
            line.append(self.name(me["drawn"]), self.style(me["drawn"]))
        return line
