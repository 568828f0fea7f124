"""Position documents: a state as TOML in the game's own words, and back.

The head is the same for every game; all else is the game's own (`Game.write_position` and
`Game.read_position`; the schema is in ``docs/positions.md``)::

    game = "hoard"
    rules = 1
    box = "standard"

``rules`` is the version of the rules the document was written for. ``box`` is the name of a shipped
edition, ``standard`` if it is missing, or the path of an owner's box, relative to the document.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from heorot.core.documents import Section, file_name, parse_toml, read_toml, shown, to_toml
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, HeorotError, Sentence
from heorot.core.game import Game

STANDARD = "standard"
"""The name of the first shipped edition of every game."""

_SHIPPED: dict[tuple[str, str], Edition] = {}
"""The shipped editions that were needed so far, by the name of their game and their own."""

GameLoader = Callable[[str], Game]
"""Finds a game by its name; a `HeorotError` names the games there are."""


class Position(NamedTuple):
    """What a document describes."""

    game: Game
    edition: Edition
    s: Any
    box: str = STANDARD
    """What to write as ``box`` to get the same edition again: a shipped name, or a path."""


def dump(game: Game, edition: Edition, s: Any, box: str = "") -> str:
    """The document of a state; an edition that is not shipped needs the path of its box."""
    if not edition.source:
        box = edition.name
    elif not box or box in game.boxes:
        raise HeorotError(
            "the position is played with the box {box}, which is not a shipped one;"
            " say where its file is",
            box=shown(edition.name),
        )
    head = {"game": game.name, "rules": game.version, "box": box}
    return to_toml({**head, **game.write_position(edition, s)})


def _shipped(game: Game, box: str) -> Edition:
    if (game.name, box) not in _SHIPPED:
        _SHIPPED[game.name, box] = game.load_box(box)
    return _SHIPPED[game.name, box]


def read(load_game: GameLoader, path: Path) -> Position:
    """The position in a file."""
    data = read_toml(path)
    try:
        return _position(load_game, Section(data), path.parent)
    except BadFile as error:
        raise error.inside(file_name(path)) from None


def parse(load_game: GameLoader, text: str, folder: Path = Path()) -> Position:
    """The position in a text; the path of a box is relative to `folder`."""
    return _position(load_game, Section(parse_toml(text)), folder)


def _position(load_game: GameLoader, doc: Section, folder: Path) -> Position:
    if doc.has("saga"):
        raise BadFile("", "this is a match, not a position document")
    try:
        game = load_game(doc.text("game"))
    except BadFile:
        raise
    except HeorotError as error:
        raise BadFile("game", error.problem) from None
    version = Sentence("the version of the rules, {version}", version=game.version)
    rules = doc.take("rules", int, version)
    if rules != game.version:
        raise BadFile(
            "rules",
            "written for rules {rules} of {game}; this program knows {version}",
            rules=rules,
            game=game.name,
            version=game.version,
        )
    box, edition = _edition(game, doc.text("box", STANDARD), folder)
    s = game.read_position(edition, doc)
    doc.close()
    return Position(game, edition, s, box)


def _edition(game: Game, box: str, folder: Path) -> tuple[str, Edition]:
    if box in game.boxes:
        return box, _shipped(game, box)
    if not box or "\0" in box:
        known = ", ".join(game.boxes)
        raise BadFile("box", "expected one of {known}, or the path of a file", known=known)
    path = folder / box
    try:
        return str(path.resolve()), game.load_box(path)
    except BadFile as error:
        raise error.inside("box") from None
