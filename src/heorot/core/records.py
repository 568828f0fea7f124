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
run on), copying, equality, bytes, the digest and redaction (`heorot.core.derive`), the checked
class (`heorot.engine.checked`) and the NumPy dtype of compiled code (`heorot.engine.layout`).

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
from collections.abc import Iterator
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
        is_open = self.mark.name in ("public", "transient")
        return self.low <= value <= self.high and (value != VEIL or is_open)


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


R = TypeVar("R")

_CODES = {8: "b", 16: "h", 32: "i", 64: "q"}
_TOLD = Field("", Mark("told"), 0, 0, None)


def field(mark: Mark, *, cells: int = 0, bits: int = 8) -> Any:
    """Declare a number (`cells` = 0) or a row of numbers."""
    if bits not in _CODES:
        raise TypeError(f"bits must be one of {sorted(_CODES)}, not {bits}")
    return Field("", mark, cells, bits, None)


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
        "__eq__": _equal,
        "__hash__": None,
        "__repr__": _repr,
        "layout": layout,
        "to_bytes": _to_bytes,
        "load_bytes": _load_bytes,
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
    """`__init__` and `copy`, written out field by field as a careful person would."""
    init, copy = [], []
    scope: dict[str, Any] = {}
    for f in declared:
        if f.mark == _TOLD.mark:
            init.append(f"self.{f.name} = []")
            copy.append(f"new.{f.name} = []")
        elif f.of is not None:
            scope[f.of.__name__] = f.of
            init.append(f"self.{f.name} = [{f.of.__name__}() for _ in range({f.cells})]")
            copy.append(f"new.{f.name} = [one.copy() for one in self.{f.name}]")
        elif f.cells:
            init.append(f"self.{f.name} = [0] * {f.cells}")
            copy.append(f"new.{f.name} = self.{f.name}[:]")
        else:
            init.append(f"self.{f.name} = 0")
            copy.append(f"new.{f.name} = self.{f.name}")
    source = (
        "\n    ".join(["def __init__(self):", *init])
        + "\n\n"
        + "\n    ".join(
            ["def copy(self):", "new = self.__class__.__new__(self.__class__)", *copy, "return new"]
        )
    )
    exec(source, scope)  # noqa: S102 (our own text, made above)
    return {"__init__": scope["__init__"], "copy": scope["copy"]}


def numbers(one: Any) -> Iterator[int]:
    """The lasting numbers of a record, in the order of the declaration."""
    for f in one.layout:
        value = getattr(one, f.name)
        if f.of is not None:
            for inner in value:
                yield from numbers(inner)
        elif f.mark != TRANSIENT:
            if f.cells:
                yield from value
            else:
                yield value


def _equal(self: Any, other: object) -> Any:
    if not (isinstance(other, type(self)) or isinstance(self, type(other))):
        return NotImplemented
    return list(numbers(self)) == list(numbers(other))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in self.layout)
    return f"{type(self).__name__}({shown})"


def _to_bytes(self: Any) -> bytes:
    return struct.pack("<" + codes(self.layout), *numbers(self))


def _load_bytes(self: Any, data: bytes) -> None:
    _fill(self, iter(struct.unpack("<" + codes(self.layout), data)))


def _fill(one: Any, source: Iterator[int]) -> None:
    for f in one.layout:
        if f.of is not None:
            for inner in getattr(one, f.name):
                _fill(inner, source)
        elif f.mark == TRANSIENT:
            continue
        elif f.cells:
            getattr(one, f.name)[:] = [next(source) for _ in range(f.cells)]
        else:
            setattr(one, f.name, next(source))
