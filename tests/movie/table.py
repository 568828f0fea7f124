"""A table of movie for tests: set up from a position document, played and looked at in words."""

from __future__ import annotations

from typing import ClassVar

from tests.harness.tables import PlayedTable, checked

from heorot.core.luck import pick
from heorot.games import load
from heorot.games.movie.box import Box
from heorot.games.movie.rules.lines import figure_score
from heorot.games.movie.rules.state import CELLS, FACES, State
from heorot.games.movie.words.spelling import CELL_NAMES, content_words, kind_words

GAME = load("movie")
BOXES = ("standard", "kingdoms")
ENGINES = {box: checked("movie", box) for box in BOXES}

TWO = "\n[[seat]]\n[[seat]]\n"
"""Two seats that hold nothing."""

EXAMPLE = """
board = [
  "1:longship 2:longship treasure+1 temptation-1 drunkenness-1",
  "1:beowulf  +6         gorge      +5           horn",
  "+4         +3         -6         2:thane      +1",
  "-4         1:longship 3:castle   -2           +2",
  "-1         valor+3    counsel    +5           3:thane",
]
[[seat]]
[[seat]]
[[seat]]
"""
"""The example of Act I in the rulebook, with no empty square: seat 1 is Black, 2 Blue, 3 Grey."""


class Table(PlayedTable):
    """Squares, tiles and figures are told by their words."""

    NAME = "movie"
    HEAD: ClassVar = {"act": "1", "turn": "1"}
    s: State
    box: Box

    @property
    def act(self) -> int:
        return self.s.act + 1

    def square(self, name: str) -> int:
        return self.box.square[self.s.act * CELLS + CELL_NAMES.index(name)]

    def at(self, name: str) -> str:
        """What a square holds."""
        return content_words(self.box, self.s.board[self.square(name)])

    def score_at(self, name: str) -> int:
        """What the figure there would score now."""
        return figure_score(self.box, self.s, self.square(name))

    def figures(self, seat: int) -> list[int]:
        """Figures not on the board, of 1 to 4 stones."""
        return list(self.s.players[seat - 1].figures[1:])

    def hand(self, seat: int) -> list[str]:
        me = self.s.players[seat - 1]
        return [kind_words(self.box, me.hand[slot]) for slot in range(me.size)]

    def coming(self) -> str:
        """The tile that luck will draw next from the pool, by its face."""
        faces = [face for face in range(FACES) for _ in range(self.s.pool[face])]
        number = pick(self.luck, self.s.act, len(faces), len(faces))
        return content_words(self.box, faces[number])


EMPTY_ROWS = [". . . . ."] * 5

FULL_BUT_A1 = """
board = [
  ". 2:longship treasure+1 temptation-1 drunkenness-1",
  "1:beowulf +6 gorge +5 horn",
  "+4 +3 -6 2:thane +1",
  "-4 1:longship 1:castle -2 +2",
  "-1 valor+3 drunkenness-3 +5 2:castle",
]
"""

ALL_SHOWN = (
    "+1 treasure+1 +2 mead+2 +3 valor+3 +4 mead+4 +5 +5 +6 +6 -1 temptation-1 drunkenness-1 -2"
    " drunkenness-3 -4 -5 -6 gorge horn counsel statue"
)
"""The 24 tiles of Act I: its pool is empty when all of them have been shown or are held."""


def dry(first: str, *others: str, held: str = "", board: str = "", head: str = "") -> Table:
    """Act I with an empty pool: all tiles but those in hands have been shown."""
    tiles = ALL_SHOWN.split()
    for tile in held.split():
        tiles.remove(tile)
    shown = ", ".join(f'"{tile} #1"' for tile in tiles)
    rows = board.split(" / ") if board else EMPTY_ROWS
    lines = [f"{head}\nboard = [" + ", ".join(f'"{row}"' for row in rows) + "]"]
    lines += [f"shown = [{shown}]"] + [f"[[seat]]\n{seat}" for seat in (first, *others)]
    return Table.of("\n".join(lines))


COUNSEL = 'hand = ["counsel #1"]'
PLACED_1 = (
    "1:longship 1:longship 1:longship 1:longship 1:castle"
    " / 1:castle 1:castle 1:thane 1:thane 1:beowulf"
)
"""All figures of seat 1, in the first two rows."""
