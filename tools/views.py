"""Pages that describe the views of the games, and their JSON schemas; written by scripts/tables."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from heorot.core.game import Game
from heorot.core.view import Asked, Own, Part, Public, Thing
from heorot.games import REGISTRY, load

FOLDER = Path(__file__).parents[1] / "docs/views"
COMMON = (Part, Thing, Asked, Public, Own)
"""What every game's views are made of."""
PLAIN = {int: "number", str: "text", bool: "flag", NoneType: "nothing"}
PARTS = {
    "fixed": "What never changes in a match. Sent once.",
    "public": "What everybody sees: the same for all readers, made once an action.",
    "own": "What one seat knows besides. A spectator has no such part.",
}
HEAD = """\
# What is drawn of {title}

Written by `scripts/tables` from the types in `{source}`; the schema is [{name}.json]({name}.json).
[README.md](README.md) says what views of all games have in common.
"""


def files() -> dict[Path, str]:
    """All pages and schemas, as they should be."""
    games = [load(name) for name in REGISTRY]
    found = {FOLDER / "README.md": common(games)}
    for game in games:
        found[FOLDER / f"{game.name}.md"] = page(game)
        found[FOLDER / f"{game.name}.json"] = schema(game)
    return found


def write() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def parts(game: Game) -> dict[str, type[Part]]:
    """The types of the three parts of a game's views."""
    made = {name: getattr(game.views, name) for name in PARTS}
    return {name: get_type_hints(function)["return"] for name, function in made.items()}


def schema(game: Game) -> str:
    """The JSON schema of a view of a game."""
    types = parts(game)
    schemas, components = msgspec.json.schema_components(
        types.values(), ref_template="#/$defs/{name}"
    )
    for one in structs(*types.values()):
        for name, text in notes(one).items():
            components[one.__name__]["properties"].get(name, {})["description"] = text
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {game.name}",
        "type": "object",
        "properties": dict(zip(types, schemas, strict=True)),
        "$defs": components,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def page(game: Game) -> str:
    """The page of a game."""
    types = parts(game)
    source = Path(inspect.getfile(types["public"])).relative_to(FOLDER.parents[1])
    lines = [HEAD.format(title=game.title, name=game.name, source=source)]
    for name, one in types.items():
        lines += [f"## {name}", "", PARTS[name], "", *table(one)]
    lines += ["## What they are made of", ""]
    for one in structs(*types.values()):
        if one not in (*types.values(), *COMMON):
            thing = " A thing." if issubclass(one, Thing) else ""
            lines += [f"### {one.__name__}", "", f"{inspect.getdoc(one)}{thing}", "", *table(one)]
    return "\n".join(lines).rstrip() + "\n"


def common(games: list[Game]) -> str:
    """The page of what all views have in common."""
    links = [
        f"- [{game.name}]({game.name}.md), with its [schema]({game.name}.json)" for game in games
    ]
    about = inspect.getdoc(inspect.getmodule(Part)) or ""
    lines = ["# Views", "", "Written by `scripts/tables`.", "", about, "", *links, ""]
    for one in COMMON[1:]:
        lines += [f"## {one.__name__}", "", inspect.getdoc(one) or "", "", *table(one, ())]
    return "\n".join(lines).rstrip() + "\n"


def table(one: type[Part], known: tuple[type[Part], ...] = COMMON) -> list[str]:
    """The fields of a type, without those that all games have."""
    usual = {field.name for base in known if issubclass(one, base) for field in fields(base)}
    own = [field for field in fields(one) if field.name not in usual]
    if not own:
        return []
    about = notes(one)
    rows = [f"| `{one.name}` | {shown(one.type)} | {about.get(one.name, '')} |" for one in own]
    return ["| field | is | |", "|---|---|---|", *rows, ""]


def fields(one: type[Part]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a type."""
    return msgspec.structs.fields(one)


def structs(*types: Any) -> list[type[Part]]:
    """These types and all that they are made of, each once."""
    found: dict[type[Part], None] = {}

    def visit(one: Any) -> None:
        if inspect.isclass(one) and issubclass(one, Part) and one not in found:
            found[one] = None
            for field in fields(one):
                visit(field.type)
        for inner in get_args(one):
            visit(inner)

    for one in types:
        visit(one)
    return list(found)


def notes(one: type[Part]) -> dict[str, str]:
    """What is said below the fields of a type."""
    found: dict[str, str] = {}
    for base in reversed(one.__mro__):
        if issubclass(base, Part):
            found |= dict(_notes(base))
    return found


def _notes(one: type[Part]) -> Iterator[tuple[str, str]]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
    assert isinstance(tree, ast.ClassDef)
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(note.value, ast.Constant)
            yield field.target.id, " ".join(str(note.value.value).replace("``", "`").split())


def _inside(one: Any) -> str:
    """A type inside another."""
    return f"({shown(one)})" if get_args(one) else shown(one)


def shown(one: Any) -> str:
    """A type in words."""
    inner = get_args(one)
    if get_origin(one) in (Union, UnionType):
        return " or ".join(map(shown, inner))
    if get_origin(one) is tuple:
        return f"list of {_inside(inner[0])}"
    if get_origin(one) is dict:
        return f"{_inside(inner[1])} by {_inside(inner[0])}"
    page = "README.md" if one in COMMON else ""
    return PLAIN.get(one) or f"[{one.__name__}]({page}#{one.__name__.lower()})"
