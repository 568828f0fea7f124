"""Records as NumPy sees them: the dtype of a declaration, and the way there and back.

Fields are aligned as C would, which GPUs demand. Transient ones come last, so that whoever keeps
many records can leave them out; events are no part of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from heorot.core.records import TRANSIENT, layout_of

Array = npt.NDArray[Any]


def dtype_of(cls: type[Any]) -> np.dtype[Any]:
    """The dtype of a record class."""
    fields: list[tuple[Any, ...]] = []
    for f in sorted(layout_of(cls), key=lambda one: one.mark == TRANSIENT):
        kind = dtype_of(f.of) if f.of is not None else np.dtype(f"i{f.bits // 8}")
        fields.append((f.name, kind, (f.cells,)) if f.cells else (f.name, kind))
    return np.dtype(fields, align=True)


def lasting_bytes(cls: type[Any]) -> int:
    """How many of the bytes of a record matter between two actions."""
    dtype = dtype_of(cls)
    scratch = [f.name for f in layout_of(cls) if f.mark == TRANSIENT]
    starts = [dtype.fields[name][1] for name in scratch] if dtype.fields else []
    return min(starts, default=dtype.itemsize)


def store(record: Any, cell: Any) -> None:
    """Write a record into one element of an array."""
    for f in record.layout:
        value = getattr(record, f.name)
        if f.of is None:
            cell[f.name] = value
        else:
            for k, inner in enumerate(value):
                store(inner, cell[f.name][k])


def fetch(cell: Any, record: Any) -> None:
    """Overwrite a record with one element of an array."""
    for f in record.layout:
        if f.of is not None:
            for k, inner in enumerate(getattr(record, f.name)):
                fetch(cell[f.name][k], inner)
        elif f.cells:
            getattr(record, f.name)[:] = cell[f.name].tolist()
        else:
            setattr(record, f.name, int(cell[f.name]))


def array_of(*records: Any) -> Array:
    """An array that holds these records, all of one class."""
    array = np.zeros(len(records), dtype_of(type(records[0])))
    for k, one in enumerate(records):
        store(one, array[k])
    return array
