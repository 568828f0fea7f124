"""How the view of a game is drawn: one module a game, called like the game.

Such a module has

- ``draw(view, speech, width, brief)``: the table as its reader sees it; where the screen has too
  few lines, the session asks for it again and again with a higher `brief`, up to ``BRIEFEST``;
- ``look(view, speech, text)``, if there is more to say of things than is drawn: what there is to
  say of the one with this name, or none;
- ``finished(view)``, if a match has parts whose ends are to be seen: the number of the last one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from heorot.i18n import Speech


class Board(Protocol):
    """A module that draws a game."""

    BRIEFEST: int

    def draw(self, view: Any, speech: Speech, width: int, brief: int = 0) -> RenderableType:
        """The table as the reader of the view sees it; all of it when `brief` is 0."""


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
