"""What follows from the marks of a record: redaction, and the digest that compares backends.

Both are written out as rules in the flat subset, so that they run on every backend. For tables,
which are interpreted, there are three more: `sighter`, which redacts while it copies, `glimpser`,
which does so without copying what may be seen, and `comparer`, which says whether anybody could
notice a change without redacting anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heorot.core.records import (
    OWNER,
    PUBLIC,
    SECRET,
    TRANSIENT,
    VEIL,
    Field,
    all_of,
    layout_of,
    method,
)
from heorot.core.rule import rule


def redactor(state: type[Any]) -> Callable[[Any, int], None]:
    """The rule ``redact(s, seat)``: veil, in place, all that `seat` may not know."""
    redact: Callable[[Any, int], None] = _compiled("redact", redact_source(state))
    return redact


def digester(state: type[Any]) -> Callable[[Any], int]:
    """The rule ``digest(s)``: 32 bits (FNV-1a over the numbers of play), equal on every backend."""
    digest: Callable[[Any], int] = _compiled("digest", digest_source(state))
    return digest


def sighter(state: type[Any]) -> Callable[[Any, int], Any]:
    """``sight(s, seat)``: a copy of `s` that is redacted for `seat`, as `redactor` would do it."""
    sight: Callable[[Any, int], Any] = _made("sight", sight_source(state), state)
    return sight


def glimpser(state: type[Any]) -> Callable[[Any, int], Any]:
    """``glimpse(s, seat)``: the same, only to be read: what is not hidden is that of `s` itself."""
    glimpse: Callable[[Any, int], Any] = _made("sight", sight_source(state, shared=True), state)
    return glimpse


def comparer(state: type[Any]) -> Callable[[Any, Any, int], bool]:
    """``differs(one, two, seats)``: whether a spectator, or one of the seats, sees a difference.

    The seats are bits. It is the same as comparing what `sighter` makes for each of them.
    """
    differs: Callable[[Any, Any, int], bool] = _made("differs", differs_source(state), state)
    return differs


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


def sight_source(state: type[Any], *, shared: bool = False) -> str:
    """The text of `sighter`, or, with `shared`, of `glimpser`."""
    parts = [
        method(
            f"see_{inner.__name__}(one, is_own, eye)",
            [
                f"new = {inner.__name__}.__new__({inner.__name__})",
                *(f"new.{f.name} = {_sighted(f, shared)}" for f in layout_of(inner)),
                "return new",
            ],
        )
        for inner in _inner(state)
    ]
    name, layout = state.__name__, layout_of(state)
    told = sorted(set(state.__slots__) - {f.name for f in layout})
    lines = ["eye = 1 << seat if seat >= 0 else 0", "is_own = False", "one = s"]
    lines.append(f"new = {name}.__new__({name})")
    for f in layout:
        seen = _sighted(f, shared)
        if f.of is not None:
            inner = f"see_{f.of.__name__}(one, i == seat, eye)"
            seen = f"[{inner} for i, one in enumerate(s.{f.name})]"
        lines.append(f"new.{f.name} = {seen}")
    lines += [f"new.{f} = []" for f in told]
    rows = {f.cells for cls in (state, *_inner(state)) for f in layout_of(cls) if f.cells}
    always = [f"{kind}_{n} = [{cell}] * {n}" for n in sorted(rows) for kind, cell in ROWS.items()]
    return "\n".join([*always, *parts, method("sight(s, seat)", [*lines, "return new"])])


ROWS = {"HIDDEN": VEIL, "BLANK": 0}
"""Rows that are the same in whatever is only to be read."""


def _sighted(f: Field, shared: bool) -> str:
    value = f"one.{f.name}[:]" if f.cells and not shared else f"one.{f.name}"
    hidden, blank = f"{VEIL}", "0"
    if f.cells:
        copied = "" if shared else "[:]"
        hidden, blank = f"HIDDEN_{f.cells}{copied}", f"BLANK_{f.cells}{copied}"
    if f.mark == PUBLIC:
        return value
    if f.mark == OWNER:
        return f"{value} if is_own else {hidden}"
    if f.mark == SECRET:
        return hidden
    if f.mark == TRANSIENT:
        return blank
    if not f.cells:
        return f"{value} if one.{f.mark.veil} & eye else {hidden}"
    pairs = f"zip(one.{f.name}, one.{f.mark.veil})"
    seen = f"[cell if eyes & eye else {VEIL} for cell, eyes in {pairs}]"
    return f"{seen} if eye and one.{f.mark.veil} != BLANK_{f.cells} else {hidden}"


def differs_source(state: type[Any]) -> str:
    """The text of `comparer`."""
    parts = [
        method(f"differ_{inner.__name__}(one, two, is_own, seats)", _differing(inner))
        for inner in _inner(state)
    ]
    lines = _differing(state)[:-1]
    for f in layout_of(state):
        if f.of is not None:
            lines += [
                f"for i, one in enumerate(a.{f.name}):",
                f"    if differ_{f.of.__name__}(one, b.{f.name}[i], seats >> i & 1, seats):",
                "        return True",
            ]
    whole = method("differs(a, b, seats)", ["one, two = a, b", *lines, "return False"])
    return "\n".join([*parts, whole])


def _differing(cls: type[Any]) -> list[str]:
    """What is public first: most changes show there."""
    fields = [f for f in layout_of(cls) if f.of is None]
    lines = [f"if not ({all_of(_same(f) for f in fields if f.mark == PUBLIC)}):", "    return True"]
    owned = [f for f in fields if f.mark == OWNER]
    if owned:
        lines += [f"if is_own and not ({all_of(map(_same, owned))}):", "    return True"]
    for f in fields:
        if f.mark.name != "veiled":
            continue
        if not f.cells:
            lines.append(f"if not ({_same(f)}) and one.{f.mark.veil} & seats:")
            lines.append("    return True")
            continue
        lines += [
            f"if not ({_same(f)}):",
            f"    for k in range({f.cells}):",
            f"        if one.{f.mark.veil}[k] & seats and one.{f.name}[k] != two.{f.name}[k]:",
            "            return True",
        ]
    return [*lines, "return False"]


def _same(f: Field) -> str:
    return f"one.{f.name} == two.{f.name}"


def _inner(state: type[Any]) -> list[type[Any]]:
    return list({f.of.__name__: f.of for f in layout_of(state) if f.of is not None}.values())


def _indent(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


def _compiled(name: str, source: str) -> Any:
    return rule(_made(name, source))


def _made(name: str, source: str, *classes: type[Any]) -> Any:
    scope: dict[str, Any] = {}
    for cls in classes:
        scope |= {one.__name__: one for one in (cls, *_inner(cls))}
    exec(compile(source, f"<{name}>", "exec"), scope)  # noqa: S102 (our own text, made above)
    return scope[name]
