"""PTX that `compile_ptx` wrote, loaded and launched by CuPy. It needs a GPU, CuPy and NumPy.

Numba hands a kernel its arguments in 64-bit words. A number is one; an array is ``5 + 2 *
dimensions`` of them: two that serve Numba's memory management and are 0 here, the number of cells,
the bytes of a cell, the address, the shape, the strides in bytes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from heorot.core.errors import HeorotError
from heorot.engine.gpu.kernels import KERNELS
from heorot.engine.loops import STEPPED

Words = npt.NDArray[np.int64]


def dimensions() -> dict[str, list[int]]:
    """Of the arguments of every kernel; 0 is a number."""
    return {name: list(shape) for name, (_, shape) in KERNELS.items()}


def find_cupy() -> Any:
    """CuPy, with a GPU that it can use."""
    try:
        import cupy
    except ImportError as error:
        problem = "a GPU is used by CuPy ({problem}); try pip install cupy-cuda13x"
        raise HeorotError(problem, problem=str(error)) from None
    try:
        cupy.cuda.Device().compute_capability  # noqa: B018 (asks the driver)
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise HeorotError("CuPy finds no GPU here ({problem})", problem=str(error)) from None
    return cupy


def read_manifests(folder: Path, games: Sequence[str]) -> list[dict[str, Any]]:
    """What `compile_ptx` wrote about each game, or about all in the folder."""
    names = games or sorted(path.stem for path in folder.glob("*.json"))
    files = ["json", *(f"{kernel}.ptx" for kernel in KERNELS)]
    needed = [f"{name}.{file}" for name in names for file in files]
    missing = [name for name in needed if not (folder / name).is_file()]
    if missing or not names:
        what = ", ".join(missing) or "any game"
        problem = "{folder} does not hold {what}; run `heorot ptx` first"
        raise HeorotError(problem, folder=folder, what=what)
    return [json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names]


class Module:
    """A game's kernels on the GPU."""

    def __init__(self, cupy: Any, manifest: dict[str, Any], folder: Path) -> None:
        self.cupy = cupy
        self.manifest = manifest
        self.name: str = manifest["game"]
        self.cases = list(manifest["cases"])
        capability = int(cupy.cuda.Device().compute_capability)
        if capability < manifest["target"]:
            problem = "this GPU is an sm_{found}; the PTX needs sm_{needed} or later"
            raise HeorotError(problem, found=capability, needed=manifest["target"])
        if manifest["kernels"] != dimensions():
            problem = "{name}: PTX of another version; run `heorot ptx` again"
            raise HeorotError(problem, name=self.name)
        self._kernels = {name: self._load(name, folder) for name in KERNELS}

    def _load(self, kernel: str, folder: Path) -> Any:
        path = folder / f"{self.name}.{kernel}.ptx"
        if hashlib.sha256(path.read_bytes()).hexdigest() != self.manifest["hashes"][kernel]:
            problem = "{path} is not what the manifest lists; run `heorot ptx` again"
            raise HeorotError(problem, path=path)
        return self.cupy.RawModule(path=str(path)).get_function(kernel)

    def launch(self, kernel: str, count: int, block: int, *values: Any) -> None:
        """Run `count` threads."""
        given = tuple(getattr(value, "ndim", 0) for value in values)
        if given != KERNELS[kernel][1]:
            raise TypeError(f"{kernel} takes {KERNELS[kernel][1]}, not {given}")
        grid = (count + block - 1) // block
        self._kernels[kernel]((grid,), (block,), tuple(arguments(values)))

    def on_gpu(self, array: npt.NDArray[Any]) -> Any:
        """A copy of an array in the GPU's memory."""
        return self.cupy.asarray(array)

    def filled(self, value: int, *shape: int) -> Any:
        """An array of words. -1 shows what a kernel failed to write."""
        return self.cupy.full(shape, value, np.int64)

    def record(self, case: str, kind: str) -> Any:
        """The ``box`` of a case, or the ``blank`` state before its set-up."""
        return self.on_gpu(padded(bytes.fromhex(self.manifest["cases"][case][kind])))

    def columns(self, kind: str, count: int) -> Any:
        """Room for a state, mask or tensor of every game, word by word."""
        return self.filled(-1, words(self.manifest["bytes"][kind]), count)

    def rows(self, kind: str, columns: Any) -> npt.NDArray[np.int8]:
        """The bytes of every game's state, mask or tensor, padding left out."""
        return rows_of(self.cupy.asnumpy(columns), self.manifest["bytes"][kind])


class Batch:
    """Games that are stepped together by the script."""

    def __init__(self, module: Module, case: str, count: int, block: int) -> None:
        self._module = module
        self._box = module.record(case, "box")
        self._count = count
        self._block = block
        self._lucks = module.on_gpu(lucks(module.manifest["key"], count))
        self._actions = module.filled(-1, count)
        self.games = module.columns("state", count)
        self.masks = module.columns("mask", count)
        self.tensors = module.columns("tensor", count)
        self.status = module.filled(STEPPED, count)
        self.number = 0
        """Steps taken."""
        self._columns = (self.games, self._lucks, self.masks, self.tensors)
        blank = module.record(case, "blank")
        module.launch("start", count, block, self._box, blank, *self._columns)

    def choose(self) -> None:
        """Let the script choose the next actions."""
        values = (self.masks, self.number, self._actions)
        self._module.launch("script", self._count, self._block, *values)
        self.number += 1

    def step(self) -> None:
        """Apply the actions chosen."""
        values = (self._box, *self._columns, self._actions, self.status)
        self._module.launch("step", self._count, self._block, *values)

    def rows(self) -> Iterator[npt.NDArray[np.int8]]:
        """States, masks, tensors and status as the native backend has them."""
        yield self._module.rows("state", self.games)
        yield self._module.rows("mask", self.masks)
        yield self._module.rows("tensor", self.tensors)
        yield self._module.cupy.asnumpy(self.status).astype(np.int8)


def play(module: Module, case: str, count: int, block: int) -> Callable[[], tuple[Any, ...]]:
    """A function that plays `count` random games: their digests, actions and decisions."""
    box, blank = module.record(case, "box"), module.record(case, "blank")
    luck = module.on_gpu(lucks(module.manifest["key"], 1)[:, 0].copy())
    digests, actions, decisions = (module.filled(-1, count) for _ in range(3))

    def run() -> tuple[Any, ...]:
        values = (box, blank, luck, 0, digests, actions, decisions)
        module.launch("playout", count, block, *values)
        return digests, actions, decisions

    return run


def arguments(values: Sequence[Any]) -> Iterator[np.int64]:
    """Kernel arguments as Numba lays them out."""
    for value in values:
        if isinstance(value, int):
            yield np.int64(value)
        else:
            head = (0, 0, value.size, value.itemsize, value.data.ptr)
            yield from map(np.int64, (*head, *value.shape, *value.strides))


def words(size: int) -> int:
    """How many 64-bit words hold so many bytes."""
    return (size + 7) // 8


def padded(data: bytes) -> Words:
    """Bytes as whole words."""
    return np.frombuffer(data.ljust(8 * words(len(data)), b"\0"), np.int64).copy()


def lucks(key: Sequence[int], count: int) -> Words:
    """The lucks of games 0 to ``count - 1``, word by word: no stream, and a key for each game."""
    columns = np.zeros((6, count), np.int64)
    columns[:4] = np.array(key)[:, None]
    columns[3] ^= np.arange(count)
    return columns


def rows_of(columns: Words, size: int) -> npt.NDArray[np.int8]:
    """Words that lie word by word as a row of `size` bytes for each game."""
    return np.ascontiguousarray(columns.T).view(np.int8)[:, :size]
