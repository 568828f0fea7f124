"""Plays games on a GPU from the PTX that `heorot ptx` wrote; needs CuPy and NumPy, nothing else.

First it compares every game, box and number of players with what the native backend found, byte
by byte, and what PyTorch and JAX read of a batch, if they are there, with what CuPy shows. If
anything differs it says so, measures nothing and exits with 1. Then it measures actions
per second in whole random games, and steps per second with mask and observation.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from heorot.core.errors import HeorotError
from heorot.engine.gpu.checking import PRIZES, SHOWN, differences
from heorot.engine.gpu.running import Batch, Module, find_cupy, play, read_manifests
from heorot.engine.loops import GREEDY
from heorot.engine.stepping import CALLER

SETTLED = 100
"""Steps before those that are timed: by then the games have spread over all phases."""


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


def measure_steps(
    module: Module, case: str, setting: Setting, block: int, others: int, what: str
) -> Figure:
    """Steps a second of a batch: with mask, observation, reward, and a new game after the last.

    `others` is the policy of all seats but the first.
    """
    players = module.manifest["cases"][case]["players"]
    policies = [CALLER, *([others] * (players - 1))]
    batch = Batch(module, module.start(case), np.arange(setting.games), policies, PRIZES, block)
    rates = []
    for number in range(SETTLED + setting.rounds):
        actions = batch.script(number)
        taken = seconds(module.cupy, partial(batch.step, actions))
        if number >= SETTLED:
            rates.append(len(batch) / taken)
    return figure(case, what, block, rates)


STEPPED = {"steps/s": CALLER, "steps/s, others greedy": GREEDY}
"""What is measured of a batch, and who plays the other seats."""


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


def check_sharing(module: Module, library: Any) -> list[str]:
    """Whether another library reads a batch where it lies, and its actions are taken."""
    case = module.cases[0]
    policies = [CALLER] * module.manifest["cases"][case]["players"]
    mine, other = (
        Batch(module, module.start(case), np.arange(1000), policies, PRIZES) for _ in range(2)
    )
    order = module.on_gpu(np.arange(1, mine.padded_mask.shape[1] + 1, dtype=np.int32))
    for _ in range(50):
        mine.step((mine.padded_mask * order).argmax(1))
        mask, same_order = map(library.from_dlpack, (other.padded_mask, order))
        other.step((mask * same_order).argmax(1))
    wrong = []
    for name in ("padded_observation", "padded_mask", *SHOWN[2:]):
        array = getattr(other, name)
        if module.cupy.from_dlpack(library.from_dlpack(array)).data.ptr != array.data.ptr:
            wrong.append(f"{library.__name__} copies {name}")
        if not (array == getattr(mine, name)).all():
            wrong.append(f"{name}, with actions of {library.__name__}")
    return wrong


def libraries() -> list[Any]:
    """Those that are here."""
    names = ("torch", "jax.numpy")
    os.environ["JAX_ENABLE_X64"] = "1"  # else it copies whatever has 64 bits
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    return [import_module(name) for name in names if find_spec(name.partition(".")[0])]


def measure(modules: Sequence[Module], setting: Setting) -> list[Figure]:
    """All figures."""
    figures = []
    for module in modules:
        for case in module.cases:
            for block in setting.blocks:
                figures.append(measure_playouts(module, case, setting, block))
                for what, others in STEPPED.items():
                    figures.append(measure_steps(module, case, setting, block, others, what))
    return figures


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
    try:
        manifests = read_manifests(options.ptx, options.games)
        cupy = find_cupy()
        modules = [Module(cupy, manifest, options.ptx) for manifest in manifests]
    except HeorotError as error:
        raise SystemExit(f"bench/gpu: {error}") from None
    others = libraries()
    wrong = check(modules) + [
        difference
        for module, other in product(modules, others)
        for difference in check_sharing(module, other)
    ]
    setting = Setting(options.blocks, options.playouts, options.steps, options.rounds)
    figures = [] if wrong or options.check else measure(modules, setting)
    if options.json:
        report = {
            **hardware(cupy),
            "rules": {module.name: module.manifest["rules"] for module in modules},
            "ptx": {module.name: module.manifest["hashes"] for module in modules},
            "setting": setting._asdict(),
            "different": wrong,
            "figures": [one._asdict() for one in figures],
        }
        print(json.dumps(report, indent=2))
    else:
        print(", ".join(f"{what} {value}" for what, value in hardware(cupy).items()))
        for module in modules:
            hashes = ", ".join(
                f"{kernel} {one[:16]}" for kernel, one in module.manifest["hashes"].items()
            )
            print(f"{module.name}: rules {module.manifest['rules']}, {hashes}")
        print("read without a copy by", ", ".join(["CuPy", *(one.__name__ for one in others)]))
        for one in wrong or ["nothing; random games and stepping are as on the native backend"]:
            print(f"different: {one}")
        if figures:
            print_table(figures)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
