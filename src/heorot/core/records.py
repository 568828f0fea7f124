"""Records: what lies on the table, declared once.

A record is a class of small integers and small rows of integers, with the seats' records inside
it::

    @record
    class Player:
        size: int = field(PUBLIC)
        hand: list[int] = field(veiled_by("seen_by"), cells=14)
        seen_by: list[int] = field(PUBLIC, cells=14)


    @record
    class State:
        decider: int = field(PUBLIC)
        players: list[Player] = seats(Player, 4)

From the declaration come a plain class with slots (Python ints and lists: what interpreted rules
run on), copying, equality, bytes, pickling, the digest and redaction (`heorot.core.derive`), the
checked class (`heorot.engine.checked`) and the NumPy dtype of compiled code
(`heorot.engine.layout`).

Every field carries a mark that says who may know it; a field without one is an error:

========================  ======================================================================
`PUBLIC`                  everybody knows it
`OWNER`                   inside a seat's record: that seat alone knows it
`SECRET`                  nobody knows it
`veiled_by("other")`      each cell is known to the seats whose bits are set in the same cell of
                          the `PUBLIC` field `other`: a stolen card is known to thief and victim,
                          a card just drawn to nobody
`TRANSIENT`               scratch space: zero between actions, outside equality, bytes and digest
========================  ======================================================================

A redacted record holds `VEIL` in every cell its reader may not know. No field that can be hidden
may take that value, and no field of 8 bits.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol, Self, TypeVar, cast

VEIL = -128
"""What a hidden cell of a redacted record holds."""


class Mark(NamedTuple):
    """Who may know a field."""

    name: str
    veil: str = ""
    """For `veiled_by`: the field that says who has seen each cell."""


PUBLIC = Mark("public")
OWNER = Mark("owner")
SECRET = Mark("secret")
TRANSIENT = Mark("transient")


def veiled_by(other: str) -> Mark:
    """The mark of a field whose cells are known to the seats in the bits of field `other`."""
    return Mark("veiled", other)


class Field(NamedTuple):
    """One field of a record, as declared."""

    name: str
    mark: Mark
    cells: int
    """0 for a single number, else the length of the row."""
    bits: int
    """8, 16, 32 or 64; signed."""
    of: type[Any] | None
    """The record class of a row of seats, else None."""
    digested: bool = True
    """Whether it is part of the digest; what screens alone need is not."""

    @property
    def low(self) -> int:
        """The smallest number that fits and is not `VEIL`."""
        return VEIL + 1 if self.bits == 8 else -(1 << (self.bits - 1))

    @property
    def high(self) -> int:
        """The largest number that fits."""
        return (1 << (self.bits - 1)) - 1

    def takes(self, value: int) -> bool:
        """Whether a number fits, and is no veil where there could be one."""
        if value == VEIL:
            return self.bits > 8 and self.mark.name in ("public", "transient")
        half = 1 << (self.bits - 1)  # for speed, without the properties
        return -half <= value < half


class Record(Protocol):
    """What every class made by `@record` can do."""

    layout: tuple[Field, ...]

    def __init__(self) -> None:
        """All zero."""

    def copy(self) -> Self:
        """A record of its own with the same numbers; what was told stays behind."""

    def to_bytes(self) -> bytes:
        """The lasting fields, packed little-endian in the order of the declaration."""

    def load_bytes(self, data: bytes) -> None:
        """Overwrite this record with what `to_bytes` wrote."""

    def numbers(self) -> tuple[int, ...]:
        """The lasting numbers, in the order of the declaration."""

    def load_numbers(self, numbers: tuple[int, ...]) -> None:
        """Overwrite this record with what `numbers` gave."""


R = TypeVar("R")

_CODES = {8: "b", 16: "h", 32: "i", 64: "q"}
_TOLD = Field("", Mark("told"), 0, 0, None)


def field(mark: Mark, *, cells: int = 0, bits: int = 8, digested: bool = True) -> Any:
    """Declare a number (`cells` = 0) or a row of numbers.

    What has no effect on play, and is there for screens to show, is not digested: the digest
    compares play.
    """
    if bits not in _CODES:
        raise TypeError(f"bits must be one of {sorted(_CODES)}, not {bits}")
    return Field("", mark, cells, bits, None, digested)


def seats(of: type[Any], count: int) -> Any:
    """Declare the row of the seats' records: record i is that of seat i."""
    return Field("", PUBLIC, count, 0, of)


def told() -> Any:
    """Declare the list of what `tell` said during the last action; only interpreted play has it."""
    return _TOLD


def record(cls: type[R]) -> type[R]:
    """Make the class of plain records that `cls` declares."""
    declared = tuple(_fields(cls))
    layout = tuple(f for f in declared if f.mark != _TOLD.mark)
    names = {f.name: f for f in layout}
    for f in layout:
        veil = names.get(f.mark.veil) if f.mark.name == "veiled" else None
        if f.mark.name == "veiled" and (
            veil is None or veil.mark != PUBLIC or veil.cells != f.cells
        ):
            raise TypeError(f"{cls.__name__}.{f.name}: no PUBLIC field {f.mark.veil!r} of its size")
    body: dict[str, Any] = {
        "__slots__": tuple(f.name for f in declared),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__hash__": None,
        "__reduce__": _reduce,
        "__repr__": _repr,
        "layout": layout,
        **_generated(declared),
    }
    return cast("type[R]", type(cls.__name__, (), body))


def layout_of(cls: type[Any]) -> tuple[Field, ...]:
    """The declared fields of a record class."""
    return cast("type[Record]", cls).layout


def codes(layout: tuple[Field, ...]) -> str:
    """The `struct` codes of the lasting fields, in the order of the declaration."""
    parts = []
    for f in layout:
        if f.of is not None:
            parts.append(codes(layout_of(f.of)) * f.cells)
        elif f.mark != TRANSIENT:
            parts.append(_CODES[f.bits] * max(1, f.cells))
    return "".join(parts)


def _fields(cls: type[Any]) -> Iterator[Field]:
    for name in cls.__annotations__:
        one = cls.__dict__.get(name)
        if not isinstance(one, Field):
            raise TypeError(f"{cls.__name__}.{name} has no mark: declare it with field(...)")
        yield one._replace(name=name)


def _generated(declared: tuple[Field, ...]) -> dict[str, Any]:
    """The methods that look at every field, written out as a careful person would."""
    lasting = tuple(f for f in declared if f.mark not in (TRANSIENT, _TOLD.mark))
    scope: dict[str, Any] = {f.of.__name__: f.of for f in declared if f.of is not None}
    scope["packed"] = struct.Struct("<" + codes(lasting))
    source = "\n".join(
        (
            method("__init__(self)", [f"self.{f.name} = {_zero(f)}" for f in declared]),
            method(
                "copy(self)",
                ["new = self.__class__.__new__(self.__class__)"]
                + [f"new.{f.name} = {_copied(f)}" for f in declared]
                + ["return new"],
            ),
            method(
                "__eq__(self, other)",
                [
                    "if not (isinstance(other, type(self)) or isinstance(self, type(other))):",
                    "    return NotImplemented",
                    f"return {all_of(f'self.{f.name} == other.{f.name}' for f in lasting)}",
                ],
            ),
            method("numbers(self)", [f"return ({', '.join(map(_numbers, lasting))},)"]),
            method("load_numbers(self, numbers)", list(_loading(lasting))),
            method("to_bytes(self)", ["return packed.pack(*self.numbers())"]),
            method("load_bytes(self, data)", ["self.load_numbers(packed.unpack(data))"]),
        )
    )
    names = set(scope)
    exec(source, scope)  # noqa: S102 (our own text, made above)
    return {name: made for name, made in scope.items() if name not in {*names, "__builtins__"}}


def method(head: str, lines: Iterable[str]) -> str:
    """The text of a function of these lines."""
    return "\n    ".join([f"def {head}:", *lines]) + "\n"


def all_of(conditions: Iterable[str]) -> str:
    """The text of what is true when all of the conditions are."""
    return " and ".join(conditions) or "True"


def _zero(f: Field) -> str:
    if f.mark == _TOLD.mark:
        return "[]"
    if f.of is not None:
        return f"[{f.of.__name__}() for _ in range({f.cells})]"
    return f"[0] * {f.cells}" if f.cells else "0"


def _copied(f: Field) -> str:
    if f.mark == _TOLD.mark:
        return "[]"
    if f.of is not None:
        return f"[one.copy() for one in self.{f.name}]"
    return f"self.{f.name}[:]" if f.cells else f"self.{f.name}"


def _numbers(f: Field) -> str:
    if f.of is not None:
        return f"*[cell for one in self.{f.name} for cell in one.numbers()]"
    return f"*self.{f.name}" if f.cells else f"self.{f.name}"


def _loading(lasting: tuple[Field, ...]) -> Iterator[str]:
    at = 0
    for f in lasting:
        if f.of is not None:
            size = len(codes(layout_of(f.of)))
            for number in range(f.cells):
                yield f"self.{f.name}[{number}].load_numbers(numbers[{at} : {at + size}])"
                at += size
        elif f.cells:
            yield f"self.{f.name}[:] = numbers[{at} : {at + f.cells}]"
            at += f.cells
        else:
            yield f"self.{f.name} = numbers[{at}]"
            at += 1


def _reduce(self: Any) -> Any:
    return _restored, (type(self), self.to_bytes())


def _restored(cls: type[Any], data: bytes) -> Any:
    one = cls()
    one.load_bytes(data)
    return one


def _repr(self: Any) -> str:
    shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in self.layout)
    return f"{type(self).__name__}({shown})"
