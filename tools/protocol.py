"""The page that describes the protocol; ``scripts/tables`` writes its tables from the types."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect as types

from heorot.core.view import Plain
from heorot.server import facts, messages, settings, sockets
from heorot.server.answers import ENDPOINTS
from tools.blocks import filled
from tools.typescript import structs

PAGE = Path(__file__).parents[1] / "docs/protocol.md"


def files() -> dict[Path, str]:
    """The page as it should be."""
    return {PAGE: filled(PAGE.read_text(encoding="utf-8"), PARTS)}


def write() -> None:
    """Write it."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def bounds() -> str:
    """The figures that a client must keep to."""
    rows = {
        "version of the protocol": messages.VERSION,
        "bytes of a message to the hall": messages.LONGEST,
        "letters of a name": messages.LONGEST_NAME,
        "letters of a line that is said": messages.LONGEST_LINE,
        "seconds to the first `hello`": int(sockets.FIRST_WORD),
        "closed: nobody is there, or what was told was not heard": sockets.GONE,
        "closed: a message was too long": sockets.TOO_LONG,
        "closed: a fault of the hall": sockets.BROKEN,
        "closed: no `hello`": sockets.NOT_GREETED,
        "closed: not for this guest, or from another site": sockets.NOT_YOURS,
    }
    return "\n".join(["| | |", "|---|---|", *(f"| {what} | {one} |" for what, one in rows.items())])


def to_hall() -> str:
    """What a client says."""
    return _pages(get_args(messages.ToHall))


def to_client() -> str:
    """What the hall says."""
    return _pages(get_args(messages.ToClient))


def parts() -> str:
    """What both are made of."""
    whole = (*get_args(messages.ToHall), *get_args(messages.ToClient))
    return _pages([Plain, *(one for one in structs(messages) if one not in whole)])


def interface() -> str:
    """What is asked for over HTTP."""
    lines = ["| request | what it does | takes | answers | refuses with |", "|---|---|---|---|---|"]
    for one in ENDPOINTS:
        takes = _link(one.takes.__name__) if one.takes else ""
        returns = _link(one.returns.__name__) if one.returns else "a text"
        refuses = ", ".join(map(str, (400, *one.refuses, 429)))
        about = inspect.getdoc(one.answer)
        lines.append(f"| `{one.method} {one.path}` | {about} | {takes} | {returns} | {refuses} |")
    return "\n".join(lines)


def interface_parts() -> str:
    """What that is made of."""
    return _pages([settings.NewTable, settings.NewSeat, *structs(facts)])


PARTS = {
    "bounds": bounds,
    "to the hall": to_hall,
    "to a client": to_client,
    "parts": parts,
    "interface": interface,
    "parts of the interface": interface_parts,
}


def _pages(kinds: Any) -> str:
    return "\n".join(line for one in kinds for line in _page(one)).strip()


def _page(one: Any) -> Iterator[str]:
    described = types.type_info(one)
    assert isinstance(described, types.StructType)
    name = f"`{described.tag}`" if described.tag else one.__name__
    yield from (f"#### {name}", "", inspect.getdoc(one) or "", "")
    notes = dict(_notes(one))
    if described.fields:
        yield from ("| field | | |", "|---|---|---|")
    for field in described.fields:
        optional = "" if field.required else "; may be missing"
        about = notes.get(field.name, "")
        yield f"| `{field.encode_name}` | {shown(field.type)}{optional} | {about} |"
    yield ""


def _notes(one: Any) -> Iterator[tuple[str, str]]:
    """What is said below the fields of a type."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
    assert isinstance(tree, ast.ClassDef)
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr):
            assert isinstance(field.target, ast.Name)
            assert isinstance(note.value, ast.Constant)
            yield field.target.id, " ".join(str(note.value.value).split())


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def shown(one: types.Type) -> str:
    """A type in words."""
    match one:
        case types.IntType():
            return "number" + _bounded(one.ge, None if one.lt is None else one.lt - 1, one.le)
        case types.FloatType():
            return "number"
        case types.StrType():
            return _text(one)
        case types.BoolType():
            return "flag"
        case types.NoneType():
            return "nothing"
        case types.RawType():
            return "anything; `docs/views` says what"
        case types.LiteralType():
            return ", ".join(f'`"{value}"`' for value in one.values)
        case types.UnionType():
            return " or ".join(map(shown, one.types))
        case types.VarTupleType() | types.ListType() | types.FrozenSetType():
            return f"list of {shown(one.item_type)}"
        case types.TupleType():
            return f"pair of {' and '.join(map(shown, one.item_types))}"
        case types.DictType():
            return f"{shown(one.value_type)} by {shown(one.key_type)}"
        case types.StructType():
            name = one.tag if isinstance(one.tag, str) else one.cls.__name__
            return _link(name)
    raise TypeError(f"no words for {one}")


def _bounded(least: int | None, below: int | None, most: int | None) -> str:
    end = most if below is None else below
    return "" if least is None or end is None else f", {least} to {end}"


def _text(one: types.StrType) -> str:
    if one.pattern:
        return f"text like `{one.pattern}`"
    if one.max_length is None:
        return "text"
    return f"text of {one.min_length or 0} to {one.max_length} letters"
