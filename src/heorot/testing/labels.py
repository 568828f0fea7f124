"""What a board that knows no game shows of a view has a name in every language.

- Every field of every part has a label, a message ``view-FIELD``, unless the game says that it is
  not told; what the frame of every game shows needs none.
- Whatever the game says of its fields (`heorot.core.view.Plain`) is about fields that it has.
- What a field that is told holds is a number, a flag or a name: a declared word, the value of one
  of a declared kind, or one of the values that the game says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from heorot.core.game import Game
from heorot.core.view import PARTS, Field, Plain, View, Views, told_fields
from heorot.core.words import Word
from heorot.testing.declared import Vocabulary


def messages(views: Views) -> set[str]:
    """The messages that the texts of a game must have for its views."""
    labels = {f"view-{one.name}" for one in told_fields(views)}
    values = views.plain.values.items()
    return labels | {f"view-{name}-{value}" for name, known in values for value in known}


def check_labels(game: Game) -> None:
    """Whatever a game says of the fields of its views is about fields and kinds that it has."""
    plain, known = game.views.plain, told_fields(game.views)
    names = {one.name for one in known} | {f"{one.within}.{one.name}" for one in known}
    for what in ("folded", "kinds", "values", "tallies", "each", "shares", "joins", "grids"):
        lost = set(getattr(plain, what)) - names - set(PARTS)
        assert not lost, f"{game.name}: {sorted(lost)} of `{what}` are no fields that are told"
    lost = {*plain.course, *plain.grids.values(), *plain.faces.values()} - names
    assert not lost, f"{game.name}: no fields of the fixed part: {sorted(lost)}"
    kinds = {*game.names.kinds, "seat", "square", "source"}
    lost = ({*plain.kinds.values()} | {*plain.faces} | plain.coloured) - kinds
    assert not lost, f"{game.name}: no kinds of words: {sorted(lost)}"


def check_told(game: Game, vocabulary: Vocabulary, views: list[View]) -> None:
    """Whatever a board shows of views has a name."""
    for view in views:
        for part in PARTS:
            for name, text in _shown(game.views.plain, part, getattr(view, part)):
                told = _is_named(game, vocabulary, name, text)
                assert told, f"{text!r} in {name.within}.{name.name} has no name"


def _shown(plain: Plain, within: str, part: Any) -> Iterator[tuple[Field, str]]:
    """Every text in the fields that are told, keys included."""
    if not isinstance(part, msgspec.Struct):
        return
    for name in part.__struct_fields__:
        if plain.tells(within, name):
            yield from _texts(plain, Field(within, name), getattr(part, name))


def _texts(plain: Plain, name: Field, value: Any) -> Iterator[tuple[Field, str]]:
    if isinstance(value, str):
        if value:
            yield name, value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if name.name not in plain.faces.values():
                yield name, key
            yield from _texts(plain, name, one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(plain, name, one)
    else:
        yield from _shown(plain, name.name, value)


def _is_named(game: Game, vocabulary: Vocabulary, name: Field, text: str) -> bool:
    plain = game.views.plain
    kind = plain.kinds.get(name.name) or plain.kinds.get(f"{name.within}.{name.name}")
    if kind == "source":
        return text in game.names.sources
    if kind:
        return vocabulary.has(Word(kind, text))
    if name.name in plain.values:
        return text in plain.values[name.name]
    return ":" in text and vocabulary.has_spelled(text)
