"""What must come out on a GPU, by the native backend, and the comparison with what does.

Random games must end in the same states, and a batch must show the same after the same steps, byte
by byte: with the caller in all seats, and with bots in some. What must come out is part of the
manifest, so that the comparison needs no more than `heorot.engine.gpu.running`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from heorot.engine.gpu.kernels import script_many
from heorot.engine.gpu.running import Batch, Module, play
from heorot.engine.layout import Array, array_of
from heorot.engine.loops import GREEDY, RANDOM
from heorot.engine.stepping import CALLER

if TYPE_CHECKING:
    from heorot.core.edition import Edition
    from heorot.core.game import Game

KEY = b"heorot: bench/gpu"
"""What the luck of the checked games comes from."""
CHECKED_GAMES = 1000
"""Games a case that are played, and as many that are stepped, on both sides."""
CHECKED_STEPS = range(0, 201, 50)
"""After so many steps, every byte of a batch is compared, and what greedy likes."""
SHOWN = ("observation", "mask", "decider", "reward", "scores", "done", "number")
"""Those arrays."""
PRIZES = (-1.0, 1.0, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.0)
"""Whatever they are: for whoever does not win, and for each of so many who do."""


class Case(NamedTuple):
    """A way to play that is checked."""

    players: int
    box: str
    options: dict[str, int]


def cases(game: Game) -> Iterator[Case]:
    """Every box and number of players, with the options at their defaults, and at their last."""
    for end in (0, -1) if game.options else (0,):
        options = {name: values[end] for name, values in game.options.items()}
        for box, players in product(game.boxes, game.player_counts):
            yield Case(players, box, options)


# What must come out.


def expected(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """By name: what a case starts from, and what must come out."""
    from heorot.core.game import way_to_play
    from heorot.engine.native import Native

    natives = {box: Native(game, game.load_box(box)) for box in game.boxes}
    for players, box, options in cases(game):
        native = natives[box]
        blank = game.blank(players, **options)
        yield (
            way_to_play(game, players, box, options),
            {
                "box": array_of(native.edition.box).tobytes().hex(),
                "blank": array_of(blank).tobytes().hex(),
                "players": players,
                "everybody": players + len(game.rivals_beside(players)),
                "played": native.play(KEY, players, 0, CHECKED_GAMES, **options)._asdict(),
                "stepped": [
                    step_hashes(game, native.edition, blank, policies, CHECKED_GAMES, CHECKED_STEPS)
                    for policies in tables(players)
                ],
            },
        )


def step_hashes(
    game: Game, edition: Edition, blank: Any, policies: Sequence[int], count: int, steps: range
) -> list[str]:
    """The hashes of a batch of scripted games after so many `steps`."""
    from heorot.engine.batch import Batch as OnCpu
    from heorot.engine.compiler import compile_loop

    script = compile_loop(game, script_many)
    batch = OnCpu(game, edition, blank, np.arange(count), policies, PRIZES, 1)
    actions = np.zeros(count, np.int64)
    hashes = []
    for number in range(steps[-1] + 1):
        if number in steps:
            hashes.append(hash_of([*(getattr(batch, name) for name in SHOWN), batch.appeals()]))
        script(batch.mask, number, actions)
        batch.step(actions)
    return hashes


def tables(players: int) -> list[list[int]]:
    """Who decides at each seat of the batches that are compared; the caller at the first."""
    rest = players - 1
    return [[CALLER] * players, [CALLER, *([GREEDY] * rest)], [CALLER, *([RANDOM] * rest)]]


def hash_of(arrays: Iterable[Array]) -> str:
    """One hash of the bytes of several arrays."""
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()


# What does come out.


def differences(module: Module, case: str) -> Iterator[str]:
    """What is not as the native backend found it."""
    must = module.manifest["cases"][case]
    played = must["played"]
    digests, actions, decisions = play(module, case, len(played["digests"]))()
    wrong = module.cupy.asnumpy(digests) != np.array(played["digests"])
    if wrong.any():
        yield f"{wrong.sum()} of {wrong.size} random games, the first is number {wrong.argmax()}"
    for what, found in (("actions", actions), ("decisions", decisions)):
        if int(found.sum()) != played[what]:
            yield f"{int(found.sum())} {what}, expected {played[what]}"
    for policies, right in zip(tables(must["players"]), must["stepped"], strict=True):
        yield from batch_differences(module, case, policies, right)


def batch_differences(
    module: Module, case: str, policies: Sequence[int], right: Sequence[str]
) -> Iterator[str]:
    """The same of a batch."""
    batch = Batch(module, module.start(case), np.arange(CHECKED_GAMES), policies, PRIZES)
    number = 0
    for until, hashed in zip(module.manifest["checked_steps"], right, strict=True):
        while number < until:
            batch.step(batch.script(number))
            number += 1
        arrays = [*(getattr(batch, name) for name in SHOWN), batch.appeals()]
        if hash_of(map(module.cupy.asnumpy, arrays)) != hashed:
            yield f"a batch with policies {policies} after {until} steps"
            return
