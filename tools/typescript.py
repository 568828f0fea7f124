"""Write the types of the protocol for the web client: ``tools/typescript.py [--check]``.

The Python classes of `heorot.server.messages` are the one declaration; nothing is typed twice.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from heorot.core.view import Plain
from heorot.server import messages

TARGET = Path(__file__).parents[1] / "web/src/wire/messages.ts"
HEAD = "// Written by tools/typescript.py from heorot.server.messages. Do not edit.\n"


def main() -> None:
    """Write the file, or say that it is not current."""
    text = HEAD + "\n" + "\n".join(declarations())
    if "--check" in sys.argv:
        if TARGET.read_text("utf-8") != text:
            sys.exit(f"{TARGET} is not current: run tools/typescript.py")
        return
    TARGET.write_text(text, "utf-8")


def declarations() -> list[str]:
    """Everything the client must know."""
    found = [
        one
        for _, one in inspect.getmembers(messages, inspect.isclass)
        if issubclass(one, msgspec.Struct) and one.__module__ == messages.__name__
    ]
    order = sorted(found, key=lambda one: inspect.getsourcelines(one)[1])
    parts = [f"export const VERSION = {messages.VERSION};\n"]
    parts += [declaration(one) for one in (Plain, *order) if one is not messages.Message]
    for name in ("ToHall", "ToClient"):
        members = " | ".join(one.__name__ for one in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};\n")
    return parts


def declaration(struct: Any) -> str:
    """The type of one message."""
    described = types.type_info(struct)
    assert isinstance(described, types.StructType)
    lines = [
        f"/** {(inspect.getdoc(struct) or '').partition(chr(10))[0]} */",
        f"export interface {struct.__name__} {{",
    ]
    if described.tag_field:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    for one in described.fields:
        is_ours = struct in get_args(messages.ToHall)
        mark = "?" if not one.required and is_ours else ""
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


if __name__ == "__main__":
    main()
