"""What follows from the marks of a record: redaction, and the digest that compares backends.

Both are written out as rules in the flat subset, so that they run on every backend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heorot.core.records import OWNER, SECRET, TRANSIENT, VEIL, Field, layout_of
from heorot.core.rule import rule

NOBODY = -1
"""The seat of a spectator: one who may know what is public and nothing else."""


def redactor(state: type[Any]) -> Callable[[Any, int], None]:
    """The rule ``redact(s, seat)``: veil, in place, all that `seat` may not know."""
    redact: Callable[[Any, int], None] = _compiled("redact", redact_source(state))
    return redact


def digester(state: type[Any]) -> Callable[[Any], int]:
    """The rule ``digest(s)``: 32 bits (FNV-1a over the numbers of play), equal on every backend."""
    digest: Callable[[Any], int] = _compiled("digest", digest_source(state))
    return digest


def redact_source(state: type[Any]) -> str:
    """The text of `redactor`."""
    lines = ["def redact(s, seat):", "    eye = 0", "    if seat >= 0:", "        eye = 1 << seat"]
    for f in layout_of(state):
        if f.of is None:
            if f.mark == OWNER:
                raise TypeError(f"{state.__name__}.{f.name}: OWNER belongs inside a seat's record")
            lines += _indent(_veil("s", f, guard=""))
            continue
        lines.append(f"    for i in range({f.cells}):")
        lines.append(f"        one = s.{f.name}[i]")
        for g in layout_of(f.of):
            lines += _indent(_indent(_veil("one", g, guard="i != seat")))
    return "\n".join(lines)


def _veil(one: str, f: Field, guard: str) -> list[str]:
    if f.mark in (SECRET, OWNER):
        lines = _each(one, f, f"= {VEIL}")
        if f.mark == OWNER:
            lines = [f"if {guard}:", *_indent(lines)]
        return lines
    if f.mark == TRANSIENT:
        return _each(one, f, "= 0")
    if f.mark.name != "veiled":
        return []
    if not f.cells:
        return [f"if {one}.{f.mark.veil} & eye == 0:", f"    {one}.{f.name} = {VEIL}"]
    return [
        f"for k in range({f.cells}):",
        f"    if {one}.{f.mark.veil}[k] & eye == 0:",
        f"        {one}.{f.name}[k] = {VEIL}",
    ]


def _each(one: str, f: Field, change: str) -> list[str]:
    if not f.cells:
        return [f"{one}.{f.name} {change}"]
    return [f"for k in range({f.cells}):", f"    {one}.{f.name}[k] {change}"]


def digest_source(state: type[Any]) -> str:
    """The text of `digester`."""
    lines = ["def digest(s):", "    h = 2166136261"]
    for f in layout_of(state):
        if f.of is None:
            lines += _indent(_mix("s", f))
            continue
        lines.append(f"    for i in range({f.cells}):")
        lines.append(f"        one = s.{f.name}[i]")
        for g in layout_of(f.of):
            lines += _indent(_indent(_mix("one", g)))
    return "\n".join([*lines, "    return h"])


def _mix(one: str, f: Field) -> list[str]:
    if f.mark == TRANSIENT or not f.digested:
        return []
    if f.bits > 16:
        raise TypeError(f"{f.name}: the digest mixes numbers of up to 16 bits")
    cell = f"{one}.{f.name}[k]" if f.cells else f"{one}.{f.name}"
    mixed = f"h = ((h ^ ({cell} & 65535)) * 16777619) & 4294967295"
    return [f"for k in range({f.cells}):", f"    {mixed}"] if f.cells else [mixed]


def _indent(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


def _compiled(name: str, source: str) -> Any:
    scope: dict[str, Any] = {}
    exec(compile(source, f"<{name}>", "exec"), scope)  # noqa: S102 (our own text, made above)
    return rule(scope[name])
