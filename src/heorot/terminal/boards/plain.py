"""The board of a game that has none of its own: its view, part by part, in words.

A thing is told by its name, a number or a flag by that of its field: a message ``view-FIELD`` of
the game, if it has one. What is drawn follows from the types of the view (`heorot.core.view`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from heorot.core.view import Own, Public, Thing, View
from heorot.core.words import Word
from heorot.i18n import Speech

BRIEFEST: Final = 1
"""Then without the parts of parts, but for what is the reader's own."""
FRAME: Final = {*Public.__struct_fields__, *Own.__struct_fields__}
"""What the screen around a board tells already."""


def draw(view: View, speech: Speech, width: int, brief: int = 0) -> RenderableType:
    """The table as the reader of the view sees it."""
    public = view.public
    if brief:
        public = {name: value for name, value in _fields(public) if _is_simple(value)}
    parts = [one for one in (public, view.own) if one is not None]
    return Group(*(line for part in parts for line in _lines(part, speech, 1)))


def _lines(part: Any, speech: Speech, depth: int) -> Iterator[RenderableType]:
    for name, value in _fields(part):
        if _is_simple(value):
            yield _line(f"{_label(name, speech)}: {_told(value, speech)}", depth)
            continue
        yield _line(_label(name, speech), depth)
        for number, one in enumerate(value if isinstance(value, list | tuple) else [value], 1):
            head = _name(one, speech) if isinstance(one, Thing) else str(number)
            inner = [
                f"{_label(key, speech)} {_told(it, speech)}"
                for key, it in _fields(one)
                if _is_simple(it)
            ]
            yield _line(f"{head}: {', '.join(inner)}" if inner else head, depth + 1)
            deep = {key: it for key, it in _fields(one) if not _is_simple(it)}
            yield from _lines(deep, speech, depth + 2)


def _fields(part: Any) -> Iterator[tuple[str, Any]]:
    """What there is to tell of a part."""
    if isinstance(part, Mapping):
        yield from part.items()
        return
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if name not in FRAME and name != "words" and value not in (None, (), {}, []):
            yield name, value


def _is_simple(value: Any) -> bool:
    """Whether a value fits into one line: it has no parts but things that are just named."""
    if isinstance(value, Thing):
        return not list(_fields(value))
    if isinstance(value, list | tuple):
        return all(_is_simple(one) for one in value)
    return not isinstance(value, msgspec.Struct | Mapping)


def _told(value: Any, speech: Speech) -> str:
    if isinstance(value, Thing):
        return _name(value, speech)
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list | tuple):
        return ", ".join(_told(one, speech) for one in value)
    return str(value)


def _name(thing: Thing, speech: Speech) -> str:
    kind, _, value = thing.words[0].partition(":")
    return speech.name(Word(kind, int(value) if value.isdecimal() else value))


def _label(name: str, speech: Speech) -> str:
    try:
        return speech.say(f"view-{name}")
    except LookupError:
        return name.replace("_", " ")


def _line(text: str, depth: int) -> RenderableType:
    return Padding(Text(text), (0, 0, 0, 2 * depth - 1), expand=False)
