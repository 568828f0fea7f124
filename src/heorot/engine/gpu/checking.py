"""What must come out on a GPU, by the native backend, and the comparison with what does.

Random games must end in the same states, and games that are stepped must go through the same
states, masks and tensors, byte by byte. What must come out is part of the manifest, so that the
comparison needs no more than `heorot.engine.gpu.running`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from heorot.core.luck import Luck, keyed_luck
from heorot.engine.gpu.kernels import script_many
from heorot.engine.gpu.running import Batch, Module, play
from heorot.engine.layout import Array, array_of

if TYPE_CHECKING:
    from heorot.core.game import Game

KEY = b"heorot: bench/gpu"
"""What the luck of the checked games comes from."""
CHECKED_GAMES = 1000
"""Games a case that are played, and as many that are stepped, on both sides."""
CHECKED_STEPS = range(0, 401, 50)
"""After so many steps, every byte of states, masks, tensors and status is compared."""
BLOCK = 64


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
        yield (
            way_to_play(game, players, box, options),
            {
                "box": array_of(native.edition.box).tobytes().hex(),
                "blank": array_of(game.blank(players, **options)).tobytes().hex(),
                "played": native.play(KEY, players, 0, CHECKED_GAMES, **options)._asdict(),
                "stepped": step_hashes(native, players, CHECKED_GAMES, CHECKED_STEPS, **options),
            },
        )


def step_hashes(native: Any, players: int, count: int, steps: range, **options: int) -> list[str]:
    """The hashes of a batch of scripted games after so many `steps`."""
    from heorot.engine.compiler import compile_loop

    script = compile_loop(native.game, script_many)
    batch = native.batch(players, [luck_of(number) for number in range(count)], **options)
    status = np.zeros(count, np.int8)
    actions = np.zeros(count, np.int64)
    hashes = []
    for number in range(steps[-1] + 1):
        if number in steps:
            deciders = batch.games["decider"].astype(np.int64)
            tensors = batch.observe(np.maximum(deciders, 0))
            tensors[deciders < 0] = 0
            hashes.append(hash_of([batch.games, batch.masks, tensors, status]))
        script(batch.masks, number, actions)
        status = batch.step(actions)
    return hashes


def luck_of(number: int) -> Luck:
    """The luck of the stepped game of this number: a key of its own."""
    luck = keyed_luck(KEY)
    luck.key[3] ^= number
    return luck


def hash_of(arrays: Iterable[Array]) -> str:
    """One hash of the bytes of several arrays."""
    digest = hashlib.sha256()
    for array in arrays:
        digest.update(array.tobytes())
    return digest.hexdigest()


# What does come out.


def differences(module: Module, case: str) -> Iterator[str]:
    """What is not as the native backend found it."""
    played = module.manifest["cases"][case]["played"]
    stepped = module.manifest["cases"][case]["stepped"]
    digests, actions, decisions = play(module, case, len(played["digests"]), BLOCK)()
    wrong = module.cupy.asnumpy(digests) != np.array(played["digests"])
    if wrong.any():
        yield f"{wrong.sum()} of {wrong.size} random games, the first is number {wrong.argmax()}"
    for what, found in (("actions", actions), ("decisions", decisions)):
        if int(found.sum()) != played[what]:
            yield f"{int(found.sum())} {what}, expected {played[what]}"
    batch = Batch(module, case, len(played["digests"]), BLOCK)
    for number, right in zip(module.manifest["checked_steps"], stepped, strict=True):
        while batch.number < number:
            batch.choose()
            batch.step()
        if hash_of(batch.rows()) != right:
            yield f"states, masks, tensors or status after {number} steps"
            return
