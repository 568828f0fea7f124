"""Checked records: the interpreter refuses what compiled code would do silently wrong.

A number that does not fit its field, `VEIL` stored by a rule, an index that is negative or past the
end: each is an `AssertionError` here and would be memory corruption there.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from heorot.core.records import Field, layout_of

_cell = list.__getitem__


class Row(list[Any]):
    """A row that refuses bad indices and, for numbers, values that do not fit."""

    __slots__ = ("field", "name")

    def __init__(self, values: list[Any], f: Field) -> None:
        super().__init__(values)
        self.name = f.name
        self.field = f

    def __getitem__(self, index: Any) -> Any:
        try:
            if index.__class__ is slice or index >= 0:
                return _cell(self, index)
        except IndexError:
            pass
        raise AssertionError(f"{self.name}[{index}] is outside its {len(self)} cells")

    def __setitem__(self, index: SupportsIndex | slice, value: Any) -> None:
        if isinstance(index, slice):
            list.__setitem__(self, index, value)
            return
        if not 0 <= index.__index__() < len(self):
            raise AssertionError(f"{self.name}[{index}] is outside its {len(self)} cells")
        check(self.field, value)
        list.__setitem__(self, index, value)


def check(f: Field, value: Any) -> None:
    """Refuse a value that is no plain int, does not fit, or is the veil."""
    if type(value) is not int or not f.takes(value):
        raise AssertionError(f"{f.name} = {value!r} is not a plain int from {f.low} to {f.high}")


_MADE: dict[type[Any], type[Any]] = {}


def checked_class(cls: type[Any]) -> type[Any]:
    """The checked kind of a record class: same fields, same bytes, same behaviour or an error."""
    if cls not in _MADE:
        _MADE[cls] = _made(cls)
    return _MADE[cls]


def _made(cls: type[Any]) -> type[Any]:
    layout = layout_of(cls)
    body: dict[str, Any] = {"__slots__": (), "__init__": _init, "copy": _copy, "load_bytes": _load}
    for f in layout:
        if not f.cells:
            body[f.name] = _checked(cls, f)
    inner = {f.name: checked_class(f.of) for f in layout if f.of is not None}
    body["layout"] = tuple(f._replace(of=inner.get(f.name)) for f in layout)
    body["_plain"] = cls
    return type(cls.__name__, (cls,), body)


def _checked(cls: type[Any], f: Field) -> property:
    slot = cls.__dict__[f.name]

    def put(self: Any, value: int) -> None:
        check(f, value)
        slot.__set__(self, value)

    return property(slot.__get__, put)


def _init(self: Any) -> None:
    self._plain.__init__(self)
    for f in self.layout:
        if f.of is not None:
            setattr(self, f.name, Row([f.of() for _ in range(f.cells)], f))
        elif f.cells:
            setattr(self, f.name, Row([0] * f.cells, f))


def _load(self: Any, data: bytes) -> None:
    """Load without checks: a redacted state holds veils."""
    plain = self._plain()
    plain.load_bytes(data)
    _take(self, plain)


def _take(self: Any, plain: Any) -> None:
    for f in self.layout:
        value = getattr(plain, f.name)
        if f.of is not None:
            for own, other in zip(getattr(self, f.name), value, strict=True):
                _take(own, other)
        elif f.cells:
            getattr(self, f.name)[:] = value
        else:
            self._plain.__dict__[f.name].__set__(self, value)


def _copy(self: Any) -> Any:
    copy = type(self)()
    copy.load_bytes(self.to_bytes())
    return copy
