"""The types of the protocol for the web client; ``scripts/tables`` writes them.

The Python classes of `heorot.server.messages`, `heorot.server.facts` and of the views of the games
are the one declaration; nothing is typed twice.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from heorot import i18n
from heorot.core.game import Game
from heorot.core.view import Part, Plain
from heorot.core.words import Word
from heorot.games import REGISTRY, load
from heorot.i18n import noun
from heorot.server import facts, messages, settings
from heorot.testing.declared import Vocabulary
from tools import views

FOLDER = Path(__file__).parents[1] / "web/src/wire"
BOARDS = Path(__file__).parents[1] / "web/src/boards"
THINGS = Path(__file__).parents[1] / "web/src/things/nouns.ts"
HEAD = "// Written by scripts/tables from {source}. Do not edit.\n"
ASKED = (*get_args(messages.ToHall), facts.Name, facts.Link, settings.NewSeat, settings.NewTable)
"""What a client makes: it may leave out what has a default."""


def files() -> dict[Path, str]:
    """All files, as they should be."""
    unions = [
        f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n"
        for name, union in (("ToHall", messages.ToHall), ("ToClient", messages.ToClient))
    ]
    spoken = [
        f"export const VERSION = {messages.VERSION};\n",
        *map(declaration, (Plain, *structs(messages))),
        *unions,
    ]
    asked = [
        'import type { Entry, Position, Table } from "./messages";\n',
        *map(declaration, (settings.NewSeat, settings.NewTable, *structs(facts))),
    ]
    return {
        FOLDER / "messages.ts": _file(messages, spoken),
        FOLDER / "facts.ts": _file(facts, asked),
        THINGS: _file(i18n, [nouns()]),
        **{BOARDS / name / "view.ts": view(load(name)) for name in REGISTRY},
    }


def nouns() -> str:
    """A word for every thing of every game, and what the hall calls that thing."""
    found: dict[str, str] = {}
    for name in REGISTRY:
        game = load(name)
        kinds = Vocabulary(game, map(game.load_box, game.boxes)).words.values()
        words = [word for kind in kinds for word in kind if isinstance(word.value, str)]
        things = {noun(word)[0]: word for word in reversed(words)}
        dated = [Word(word.kind, f"{word.value} #2") for word in words[:1]]
        found |= {f"{word.kind}:{word.value}": noun(word)[0] for word in (*things.values(), *dated)}
    lines = [
        f"  {json.dumps(key, ensure_ascii=False)}: {json.dumps(found[key])},\n" for key in found
    ]
    return f"export const NOUNS: Record<string, string> = {{\n{''.join(lines)}}};\n"


def view(game: Game) -> str:
    """The types of what is drawn of a game."""
    found = views.structs(*views.parts(game).values())
    module = inspect.getmodule(found[0])
    assert module is not None
    return _file(module, [declaration(one) for one in found])


def write() -> None:
    """Write all of them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def _file(module: ModuleType, parts: list[str]) -> str:
    return HEAD.format(source=module.__name__) + "\n" + "\n".join(parts)


def structs(module: ModuleType) -> list[Any]:
    """The types of a module, in its order; not those that are only the base of others."""
    found = [
        one
        for _, one in inspect.getmembers(module, inspect.isclass)
        if issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    return sorted(
        (one for one in found if one is not messages.Message),
        key=lambda one: inspect.getsourcelines(one)[1],
    )


def declaration(struct: Any) -> str:
    """The type of one message."""
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    head = f"/** {(inspect.getdoc(struct) or '').partition(chr(10))[0]} */"
    if described.array_like:
        named = ", ".join(f"{one.encode_name}: {typed(one.type)}" for one in described.fields)
        return f"{head}\nexport type {struct.__name__} = [{named}];\n"
    lines = [head, f"export interface {struct.__name__} {{"]
    if described.tag_field:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    for one in described.fields:
        mark = "?" if not one.required and (struct in ASKED or issubclass(struct, Part)) else ""
        lines.append(f"  {one.encode_name}{mark}: {typed(one.type)};")
    return "\n".join([*lines, "}", ""])


def typed(one: types.Type) -> str:
    """A type as TypeScript writes it."""
    match one:
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.RawType():
            return "unknown"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in one.values)
        case types.UnionType():
            return " | ".join(typed(inner) for inner in one.types)
        case types.VarTupleType() | types.ListType() | types.FrozenSetType():
            inner = typed(one.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(typed(inner) for inner in one.item_types)}]"
        case types.DictType():
            return f"Record<string, {typed(one.value_type)}>"
        case types.StructType():
            return one.cls.__name__
    raise TypeError(f"no TypeScript for {one}")
