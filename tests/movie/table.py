"""A table of movie for tests: set up from a position document, played and looked at in words."""

from __future__ import annotations

import re
from typing import Any, Self

from heorot.core import position
from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.luck import Luck, open_luck, pick, start_stream
from heorot.core.rule import EVERYONE, Told
from heorot.core.view import View
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.movie.box import Box
from heorot.games.movie.rules.lines import figure_score
from heorot.games.movie.rules.state import CELLS, FACES, State
from heorot.games.movie.words.spelling import CELL_NAMES, content_words, kind_words

GAME = load("movie")
BOXES = ("standard", "kingdoms")
ENGINES = {box: Interpreted(GAME, GAME.load_box(box), checked=True) for box in BOXES}

HEAD = {"game": '"movie"', "rules": "1", "act": "1", "turn": "1"}
"""What a document of a test may leave out."""
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


def with_head(text: str) -> str:
    """The document with what it leaves out."""
    missing = [key for key in HEAD if not re.search(rf"^\s*{key} *=", text, re.MULTILINE)]
    return "".join(f"{key} = {HEAD[key]}\n" for key in missing) + text


def dice(seed: int) -> Luck:
    """Luck for random players, apart from that of the table."""
    luck = open_luck(-1 - seed)
    start_stream(luck, 0)
    return luck


class Table:
    """A game on the checked interpreter. Seats are numbered from 1, as people number them."""

    def __init__(self, s: State, luck: Luck, box: str = "standard") -> None:
        self.engine = ENGINES[box]
        self.name = box
        self.s: State = self.engine.adopt(s)
        self.luck = luck

    @classmethod
    def of(cls, text: str, seed: int = 1) -> Self:
        """The table of a document; what it leaves out of the head is `HEAD`."""
        found = position.parse(load, with_head(text))
        return cls(found.s, open_luck(seed), found.edition.name)

    @classmethod
    def new(cls, players: int, start: int = 1, seed: int = 1, box: str = "standard") -> Self:
        """A new game."""
        luck = open_luck(seed)
        return cls(ENGINES[box].new(players, luck, start - 1), luck, box)

    @property
    def edition(self) -> Edition:
        return self.engine.edition

    @property
    def box(self) -> Box:
        box: Box = self.edition.box
        return box

    def play(self, *actions: str) -> Self:
        """Carry out actions, each of which must be legal."""
        for one in actions:
            assert one in self.legal(), f"{one} is not among {self.legal()}"
            self.engine.apply(self.s, self.luck, GAME.actions.parse(one))
        return self

    def legal(self) -> list[str]:
        """What the decider may do, in the order of the numbers."""
        return [GAME.actions.notation(one) for one in self.engine.legal(self.s)]

    def doc(self) -> dict[str, Any]:
        """The table as a document; what is empty is not in it."""
        return GAME.write_position(self.edition, self.s)

    def events(self) -> list[str]:
        """What the last action told: ``passes 1``, or ``sees 1 +3 boon #1, to 1``."""
        return [self.tell(told) for told in self.s.events]

    def tell(self, told: Told) -> str:
        name, kinds = list(GAME.events.items())[told.event]
        pairs = zip(kinds, told.numbers, strict=False)
        line = " ".join([name, *(str(GAME.word(self.edition, *pair).value) for pair in pairs)])
        if told.audience == EVERYONE:
            return line
        eyes = [str(seat + 1) for seat in range(4) if (told.audience >> seat) & 1]
        return f"{line}, to {' '.join(eyes)}"

    @property
    def phase(self) -> str:
        phase: str = self.doc()["phase"]
        return phase

    @property
    def act(self) -> int:
        return self.s.act + 1

    @property
    def turn(self) -> int:
        return self.s.active + 1

    @property
    def decides(self) -> int:
        return self.s.decider + 1

    def square(self, name: str) -> int:
        return self.box.square[self.s.act * CELLS + CELL_NAMES.index(name)]

    def at(self, name: str) -> str:
        """What a square holds."""
        return content_words(self.box, self.s.board[self.square(name)])

    def score_at(self, name: str) -> int:
        """What the figure there would score now."""
        return figure_score(self.box, self.s, self.square(name))

    def points(self, seat: int) -> int:
        return self.engine.scores(self.s)[seat - 1]

    def figures(self, seat: int) -> list[int]:
        """Figures not on the board, of 1 to 4 stones."""
        return list(self.s.players[seat - 1].figures[1:])

    def hand(self, seat: int) -> list[str]:
        me = self.s.players[seat - 1]
        return [kind_words(self.box, me.hand[slot]) for slot in range(me.size)]

    def seen(self, seat: int) -> Seen:
        """What a seat may know; 0 for a spectator."""
        return GAME.seen(self.s, seat - 1)

    def view(self, seat: int = 0) -> View:
        """What a screen is given for a seat; 0 for a spectator."""
        return GAME.view_of(self.edition, self.s, seat - 1)

    def imagined(self, seat: int, seed: int = 1) -> Table:
        """A world as a seat may imagine it."""
        seen = self.seen(seat)
        GAME.imagine(self.box, seen.s, seat - 1, open_luck(seed))
        return Table(seen.s, self.luck, self.name)

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
