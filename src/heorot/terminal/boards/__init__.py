"""How the view of a game is drawn: one module a game, called like the game.

Such a module has

- ``draw(view, speech, width, brief)``: the table as its reader sees it; where the screen has too
  few lines, the session asks for it again and again with a higher `brief`, up to ``BRIEFEST``;
- ``look(view, speech, text)``, if there is more to say of things than is drawn: what there is to
  say of the one with this name, or none;
- ``finished(view)``, if a match has parts whose ends are to be seen: the number of the last one;
- ``held(view)``: the cards its reader holds, as actions name them;
- ``QUIET``: events that the drawing tells already; only the full log has them;
- ``SECTIONS``: events that begin a section of the log, which their sentence becomes the heading of;
- ``HOPELESS``: reasons of refusals of which nobody needs to be told unasked: what somebody does not
  hold, what this number of players has no use for;
- ``ONLY_OF``: reasons that answer many wishes alike, each with the short form of the one action of
  which it is told unasked;
- ``EXAMPLE`` and ``EXAMPLE_RULE``: the short form of an action and the id of a rule, for the help.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from heorot.core.game import Game
from heorot.core.view import View, things
from heorot.core.words import Telling
from heorot.i18n import Speech


class Board(Protocol):
    """A module that draws a game."""

    QUIET: Collection[str]
    SECTIONS: Collection[str]
    HOPELESS: Collection[str]
    ONLY_OF: Mapping[str, str]
    BRIEFEST: int
    EXAMPLE: str
    EXAMPLE_RULE: str

    def held(self, view: Any) -> Collection[str]:
        """The cards that the reader of the view holds, as actions name them."""

    def draw(self, view: Any, speech: Speech, width: int, brief: int = 0) -> RenderableType:
        """The table as the reader of the view sees it; all of it when `brief` is 0."""


def telling_of(game: Game) -> Telling:
    """What a screen must know of a game's words."""
    if game.telling is not None:
        return game.telling
    board = board_of(game.name)
    return Telling(
        board.EXAMPLE,
        board.EXAMPLE_RULE,
        frozenset(board.SECTIONS),
        frozenset(board.QUIET),
        frozenset(board.HOPELESS),
        board.ONLY_OF,
    )


def held_words(board: Board, view: Any) -> set[str]:
    """The words of what a reader holds."""
    if isinstance(view, View):
        return {word for thing in things(view.own) for word in thing.words}
    return {f"card:{card}" for card in board.held(view)}


def look_at(board: Board, view: Any, speech: Speech, text: str) -> RenderableType | None:
    """What a board has to say of one thing by its name, such as ``d3``; none if it has nothing."""
    look = getattr(board, "look", None)
    return look(view, speech, text) if look else None


def finished_part(board: Board, view: Any) -> int:
    """The number of the part of a match that has just ended, such as an act; 0 if none has."""
    finished = getattr(board, "finished", None)
    return finished(view) if finished else 0


def board_of(game: str) -> Board:
    """The board of a game, or the plain one."""
    own = find_spec(f"{__name__}.{game}")
    return cast("Board", import_module(own.name if own else f"{__name__}.plain"))
