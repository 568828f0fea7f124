"""Plays games on a GPU from the PTX that `heorot ptx` wrote; needs CuPy and NumPy, nothing else.

First it checks, for every game, box and number of players: random games must end in the states that
the native backend found, and games that are stepped must go through the same states, masks and
tensors, byte by byte. If anything differs it says so, measures nothing and exits with 1. Then it
measures actions per second in whole random games, and steps per second with mask and observation.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

KERNELS = ("playout", "start", "step", "script")
CAPABILITY = 90
"""The least that the PTX is compiled for."""
STEPPED = 0
"""The status of a game that took its step and goes on."""
SETTLED = 100
"""Steps before those that are timed: by then the games have spread over all phases."""

Words = npt.NDArray[np.int64]


class Setting(NamedTuple):
    """How much to measure."""

    blocks: list[int]
    """Threads a block, each tried."""
    playouts: int
    """Random games a launch."""
    games: int
    """Games stepped together."""
    rounds: int
    """Timed launches, of which the median counts."""


class Figure(NamedTuple):
    """One measured rate."""

    case: str
    what: str
    block: int
    per_second: float
    spread: float
    """The slowest timed launch over the fastest, minus 1."""


class Module:
    """A game's kernels on the GPU."""

    def __init__(self, cupy: Any, manifest: dict[str, Any], folder: Path) -> None:
        self.cupy = cupy
        self.manifest = manifest
        self.name: str = manifest["game"]
        self.cases = list(manifest["cases"])
        self._kernels = {
            name: cupy.RawModule(path=str(folder / f"{self.name}.{name}.ptx")).get_function(name)
            for name in KERNELS
        }

    def launch(self, kernel: str, count: int, block: int, *values: Any) -> None:
        """Run `count` threads."""
        given = tuple(getattr(value, "ndim", 0) for value in values)
        if given != tuple(self.manifest["kernels"][kernel]):
            raise TypeError(f"{kernel} takes {self.manifest['kernels'][kernel]}, not {given}")
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

    def hash(self) -> str:
        """One hash of every byte of states, masks, tensors and status."""
        module = self._module
        digest = hashlib.sha256()
        for kind, of in (("state", self.games), ("mask", self.masks), ("tensor", self.tensors)):
            digest.update(module.rows(kind, of).tobytes())
        digest.update(module.cupy.asnumpy(self.status).astype(np.int8).tobytes())
        return digest.hexdigest()


def arguments(values: Sequence[Any]) -> Iterator[np.int64]:
    """Kernel arguments as Numba lays them out.

    An array is (parent, meminfo, cells, bytes of a cell, address, shape…, strides…), a word each;
    the first two serve Numba's own memory management and are 0.
    """
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


def differences(module: Module, case: str) -> Iterator[str]:
    """What is not as the native backend found it."""
    played = module.manifest["cases"][case]["played"]
    stepped = module.manifest["cases"][case]["stepped"]
    digests, actions, decisions = play(module, case, len(played["digests"]), 64)()
    wrong = module.cupy.asnumpy(digests) != np.array(played["digests"])
    if wrong.any():
        yield f"{wrong.sum()} of {wrong.size} random games, the first is number {wrong.argmax()}"
    for what, found in (("actions", actions), ("decisions", decisions)):
        if int(found.sum()) != played[what]:
            yield f"{int(found.sum())} {what}, expected {played[what]}"
    batch = Batch(module, case, len(played["digests"]), 64)
    for number, right in zip(module.manifest["checked_steps"], stepped, strict=True):
        while batch.number < number:
            batch.choose()
            batch.step()
        if batch.hash() != right:
            yield f"states, masks, tensors or status after {number} steps"
            return


def seconds(cupy: Any, run: Callable[[], Any]) -> float:
    """How long the GPU takes for what `run` launches."""
    begin, end = cupy.cuda.Event(), cupy.cuda.Event()
    begin.record()
    run()
    end.record()
    end.synchronize()
    return float(cupy.cuda.get_elapsed_time(begin, end)) / 1000


def figure(case: str, what: str, block: int, rates: list[float]) -> Figure:
    """The figure that several rates make."""
    spread = max(rates) / min(rates) - 1
    return Figure(case, what, block, statistics.median(rates), spread)


def measure_playouts(module: Module, case: str, setting: Setting, block: int) -> Figure:
    """Actions a second in whole random games, set-up included."""
    run = play(module, case, setting.playouts, block)
    total = int(run()[1].sum())  # also the warm-up
    rates = [total / seconds(module.cupy, run) for _ in range(setting.rounds)]
    return figure(case, "actions/s, random games", block, rates)


def measure_steps(module: Module, case: str, setting: Setting, block: int) -> Figure:
    """Steps a second, each with the next mask and observation; games that are over count none."""
    batch = Batch(module, case, setting.games, block)
    rates = []
    for number in range(SETTLED + setting.rounds):
        batch.choose()
        taken = seconds(module.cupy, batch.step)
        if number >= SETTLED:
            rates.append(int((batch.status == STEPPED).sum()) / taken)
    return figure(case, "steps/s, mask and tensor", block, rates)


def find_cupy() -> Any:
    """CuPy, with a GPU that it can use."""
    try:
        import cupy
    except ImportError as error:
        raise SystemExit(f"bench/gpu needs CuPy ({error}); try pip install cupy-cuda13x") from None
    try:
        capability = int(cupy.cuda.Device().compute_capability)
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise SystemExit(f"CuPy finds no GPU here ({error})") from None
    if capability < CAPABILITY:
        raise SystemExit(f"this GPU is an sm_{capability}; the PTX needs sm_{CAPABILITY} or later")
    return cupy


def read_manifests(folder: Path, games: Sequence[str]) -> list[dict[str, Any]]:
    """What `heorot ptx` wrote about each game."""
    names = games or sorted(path.stem for path in folder.glob("*.json"))
    needed = [
        f"{name}.{kind}" for name in names for kind in ("json", *map("{}.ptx".format, KERNELS))
    ]
    missing = [name for name in needed if not (folder / name).is_file()]
    if missing or not names:
        what = ", ".join(missing) or "any game"
        raise SystemExit(f"{folder} does not hold {what}; run `heorot ptx` first, or give --ptx")
    return [json.loads((folder / f"{name}.json").read_text("utf-8")) for name in names]


def hardware(cupy: Any) -> dict[str, str]:
    """What this ran on."""
    device = cupy.cuda.runtime.getDeviceProperties(cupy.cuda.Device().id)
    driver = cupy.cuda.runtime.driverGetVersion()
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "gpu": device["name"].decode(),
        "driver": f"CUDA {driver // 1000}.{driver % 1000 // 10}",
        "cupy": cupy.__version__,
    }


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="bench/gpu", description=__doc__)
    parser.add_argument("games", nargs="*", help="all that were compiled, if none is named")
    parser.add_argument("--ptx", type=Path, default=Path("build/ptx"), metavar="FOLDER")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--check", action="store_true", help="compare only, measure nothing")
    parser.add_argument("--blocks", type=int, nargs="+", default=[32, 64, 128, 256], metavar="N")
    parser.add_argument("--playouts", type=int, default=1 << 19, metavar="N")
    parser.add_argument("--steps", type=int, default=1 << 20, metavar="N", help="games stepped")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    return parser.parse_args(argv)


def check(modules: Sequence[Module]) -> list[str]:
    """Everything that differs from the native backend."""
    return [
        f"{case}: {difference}"
        for module in modules
        for case in module.cases
        for difference in differences(module, case)
    ]


def measure(modules: Sequence[Module], setting: Setting) -> list[Figure]:
    """All figures."""
    return [
        measured(module, case, setting, block)
        for module in modules
        for case in module.cases
        for measured in (measure_playouts, measure_steps)
        for block in setting.blocks
    ]


def print_table(figures: Sequence[Figure]) -> None:
    """A line for what was measured, at its best block size, with the others beside it."""
    wide = max(len(one.case) for one in figures)
    print(f"{'case':{wide}}  {'':26} {'best':>8}  {'block':>5} {'spread':>6}  others")
    kinds = dict.fromkeys((one.case, one.what) for one in figures)
    for kind in kinds:
        of_kind = [one for one in figures if (one.case, one.what) == kind]
        best, *others = sorted(of_kind, key=lambda one: -one.per_second)
        beside = ", ".join(f"{one.block}: {one.per_second / 1e6:.0f} M" for one in others)
        print(
            f"{best.case:{wide}}  {best.what:26} {best.per_second / 1e6:6.0f} M"
            f"  {best.block:5} {best.spread:6.1%}  {beside}"
        )


def main(argv: Sequence[str]) -> int:
    """Check, measure, print."""
    options = parse(argv)
    manifests = read_manifests(options.ptx, options.games)
    cupy = find_cupy()
    modules = [Module(cupy, manifest, options.ptx) for manifest in manifests]
    wrong = check(modules)
    setting = Setting(options.blocks, options.playouts, options.steps, options.rounds)
    figures = [] if wrong or options.check else measure(modules, setting)
    if options.json:
        report = {
            **hardware(cupy),
            "sources": {manifest["game"]: manifest["sources"] for manifest in manifests},
            "setting": setting._asdict(),
            "different": wrong,
            "figures": [one._asdict() for one in figures],
        }
        print(json.dumps(report, indent=2))
    else:
        print(", ".join(f"{what} {value}" for what, value in hardware(cupy).items()))
        for module in modules:
            print(f"{module.name}: sources {module.manifest['sources']}")
        for one in wrong or ["nothing; random games and stepping are as on the native backend"]:
            print(f"different: {one}")
        if figures:
            print_table(figures)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
