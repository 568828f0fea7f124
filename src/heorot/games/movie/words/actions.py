"""The actions of movie in words: notation, and the named form in a given state.

A tile is its number or name, with two letters before the number of a special one; a square is its
column and row; the rest is listed here::

    +3 -4 me+2 horn …   this tile of the hand      draw    draw a tile
    a1 … h10            this square                cash    gain the trove value
    act1 act2 act3      the tile with this back    no      remove or swap nothing
    *1 *2 *3 *4         a figure, by its stones    keep    no tile can be played
                                                   pass

``minus4`` and ``figure1`` are ``-4`` and ``*1`` where a shell would take those for something else.
"""

from __future__ import annotations

from typing import Final

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import InvalidAction
from heorot.core.game import Actions
from heorot.core.words import NamedAction, Word
from heorot.games.movie.box import FACE_NAMES, Box
from heorot.games.movie.rules.choices import ACTIONS as COUNT
from heorot.games.movie.rules.choices import BACK, CASH, DECLINE, DRAW, KEEP, PASS, PLACE, SQUARE
from heorot.games.movie.rules.lines import owner_of, stones_of
from heorot.games.movie.rules.state import (
    ACTS,
    CELLS,
    FACES,
    FIGURE,
    KINDS,
    MOVING,
    MOVING_TO,
    NONE,
    REMOVING,
    SWAPPING,
    SWAPPING_WITH,
    TILE_AT,
    State,
)
from heorot.games.movie.words.spelling import (
    BACK_WORDS,
    CELL_NAMES,
    SQUARE_WORDS,
    piece_word,
    tile_word,
)

_CODES: Final = {"treasure": "tr", "mead": "me", "valor": "va", "temptation": "te"} | {
    "drunkenness": "dr"
}


def _code(name: str) -> str:
    """``me+2`` for ``mead+2``."""
    word = name.rstrip("+-123456")
    return _CODES.get(word, word) + name[len(word) :]


# The order of the parts is that of the ids in choices.py.
NOTATION: Final = (
    "draw",
    *(_code(name) for name in FACE_NAMES[1:]),
    *CELL_NAMES,
    *(f"act{act + 1}" for act in range(ACTS)),
    *("*1", "*2", "*3", "*4"),
    *("cash", "no", "keep", "pass"),
)
_IDS: Final = {short: action for action, short in enumerate(NOTATION)}
_IN_A_SHELL: Final = {
    short.replace("-", "minus").replace("*", "figure"): action
    for short, action in _IDS.items()
    if short[0] in "-*"
}
_PLAIN: Final = {DRAW: "draw", KEEP: "keep", PASS: "pass"}
"""The names of the actions without arguments."""


def parse(text: str) -> int:
    if text in _IN_A_SHELL:
        return _IN_A_SHELL[text]
    if text not in _IDS:
        faces = ", ".join(NOTATION[1:SQUARE])
        raise InvalidAction(
            "{text} is no action of movie; expected a tile ({faces}), a square a1 to {last}, act1"
            " to act{acts}, a figure *1 to *4, draw, cash, no, keep or pass; in a shell minus4 is"
            " -4, and figure1 is *1",
            text=shown(text),
            faces=faces,
            last=CELL_NAMES[-1],
            acts=ACTS,
        )
    return _IDS[text]


def named(edition: Edition, s: State, action: int) -> NamedAction:
    box: Box = edition.box
    if 0 < action < SQUARE:
        return NamedAction("play", {"tile": tile_word(box, action)})
    if SQUARE <= action < BACK:
        return _named_square(box, s, action - SQUARE)
    if BACK <= action < PLACE:
        return NamedAction("back", {"back": BACK_WORDS[action - BACK]})
    if PLACE <= action < CASH:
        return NamedAction("figure", {"piece": piece_word(box, action - PLACE + 1)})
    if action == CASH:
        return NamedAction("cash", {"count": Word("count", _chosen_trove(box, s))})
    if action == DECLINE:
        swaps = _step(s) in (SWAPPING, SWAPPING_WITH)
        return NamedAction("swap_nothing" if swaps else "remove_nothing", {})
    return NamedAction(_PLAIN[action], {})


def _step(s: State) -> int:
    """How far the decider's choice has come; `NONE` when nobody decides."""
    return NONE if s.decider == NONE else s.players[s.decider].step


def _chosen_trove(box: Box, s: State) -> int:
    """What the chosen tile can be cashed for; 0 for who may not know it, or where there is none."""
    if s.decider == NONE:
        return 0
    me = s.players[s.decider]
    return box.trove[me.hand[me.chosen]] if 0 <= me.chosen < me.size else 0


def _named_square(box: Box, s: State, cell: int) -> NamedAction:
    """What the decider would do with a square: the question tells."""
    square = box.square[s.act * CELLS + cell]
    where = {"square": SQUARE_WORDS[cell]}
    content = s.board[square] if square != NONE else NONE
    step = _step(s)
    if 0 < content < FACES and step in (TILE_AT, REMOVING, SWAPPING, SWAPPING_WITH):
        names = {TILE_AT: "replace", REMOVING: "remove", SWAPPING: "swap"}
        there = {"tile": tile_word(box, content)}
        return NamedAction(names.get(step, "swap_with"), there | where)
    if content >= FIGURE and step == MOVING and owner_of(content) == s.decider:
        return NamedAction("move", {"piece": piece_word(box, stones_of(content))} | where)
    return NamedAction("move_to" if step == MOVING_TO else "place_at", where)


def word(edition: Edition, kind: str, number: int) -> Word:
    """A number of an event in words."""
    box: Box = edition.box
    if kind == "tile":
        face = tile_word(box, number % FACES)
        if number >= KINDS or box.kingdoms:
            return face
        return Word("tile", f"{face.value} #{number // FACES + 1}")
    if kind == "piece":
        return piece_word(box, max(1, number))
    if kind == "square":
        return SQUARE_WORDS[max(0, box.cell[number])]
    return Word(kind, number + 1 if kind == "seat" else number)


ACTIONS: Final = Actions(COUNT, NOTATION.__getitem__, parse, named)
