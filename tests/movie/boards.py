"""Random boards of movie and of Kingdoms: any contents, for the rules and in words."""

from __future__ import annotations

import random
import tomllib

from tests.movie.scorer import Board

from heorot.core.documents import Section
from heorot.games import load
from heorot.games.movie.box import FACE_NAMES, FIGURE_NAMES, RULES, Box, read_box
from heorot.games.movie.rules.state import (
    COLUMNS,
    FACES,
    FIGURE,
    PRINTED,
    ROWS,
    SQUARES,
    TREACHERY,
    State,
)


def random_board(dice: random.Random, box: Box, act: int) -> tuple[State, Board]:
    """Any contents on the board of an act; a table of four players."""
    s = State()
    board: Board = [[None] * COLUMNS for _ in range(ROWS)]
    s.player_count, s.act = 4, act
    faces = [face for face in range(1, FACES) if any(box.copies[face::FACES])]
    special = [face for face in faces if box.value[face] == 0]
    fullness, wildness = dice.random(), dice.random() / 2
    for square in range(box.squares[act]):
        row, column = divmod(box.cell[act * SQUARES + square], COLUMNS)
        content, word = box.ground[act * SQUARES + square], "#"
        if content != PRINTED:
            word = "."
            if dice.random() < fullness:
                if dice.random() < 0.3:
                    seat, stones = dice.randrange(4), dice.randrange(4)
                    names = FIGURE_NAMES[RULES[box.kingdoms]]
                    content, word = FIGURE + 4 * seat + stones, f"{seat + 1}:{names[stones]}"
                else:
                    content = dice.choice(special if dice.random() < wildness else faces)
                    word = FACE_NAMES[content]
        s.board[square] = content
        board[row][column] = word
    s.treacheries = s.board.count(TREACHERY)
    return s, board


def random_shapes(dice: random.Random, name: str) -> Box:
    """A shipped box with boards of any shape: holes and printed gorges anywhere."""
    game = load("movie")
    data = tomllib.loads((game.folder / game.boxes[name]).read_text(encoding="utf-8"))
    for board in data["boards"]:
        board["rows"] = _random_rows(dice, 7 if name == "kingdoms" else ROWS)
    box: Box = read_box(Section(data)).box
    return box


def _random_rows(dice: random.Random, most: int) -> list[str]:
    """Up to `most` rows, and `SQUARES` squares, of which one at least is open."""
    height, width = dice.randint(1, most), dice.randint(1, min(most, COLUMNS))
    signs = dice.choice(["....", "...#", "... ", "..# ", ".## "])
    cells = [dice.choice(signs) for _ in range(height * width)]
    for place in dice.sample(range(len(cells)), max(0, len(cells) - SQUARES)):
        cells[place] = " "
    if "." not in cells:
        cells[0] = "."
    return ["".join(cells[row * width : (row + 1) * width]) for row in range(height)]
