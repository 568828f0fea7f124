"""The page and the file that describe the tensors of the games; written by scripts/tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from heorot.core.game import Game
from heorot.core.tensor import Holds
from heorot.games import REGISTRY, load

DOCS = Path(__file__).parents[1] / "docs"
HEAD = """\
# Tensors

Written by `scripts/tables` from what each game declares; [tensors.json](tensors.json) is the same
for machines, and `heorot.load("hoard").tensor.layout` in Python.

What a seat may know of a table is a row of numbers of eight bits. Each block of it holds
**counts**, of which more is more; **flags**, which are 0 or 1; or a **category** of n, numbers from
0 to n - 1 that are names: a learner makes these one-hot, or embeds them. A cell of a block lies at
`at`, and for each axis of its shape so many strides further. Seats are counted clockwise from the
observer.
"""


def files() -> dict[Path, str]:
    """The page and the file, as they should be."""
    games = [load(name) for name in REGISTRY]
    layouts = (f"{json.dumps(game.name)}: [\n {layout(game)}\n]" for game in games)
    return {
        DOCS / "tensors.md": "\n".join([HEAD, *(line for game in games for line in section(game))]),
        DOCS / "tensors.json": "{\n" + ",\n".join(layouts) + "\n}\n",
    }


def write() -> None:
    """Write both of them."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def layout(game: Game) -> str:
    """The blocks of a game as JSON, a line each."""
    return ",\n ".join(map(json.dumps, game.tensor.layout))


def section(game: Game) -> Iterator[str]:
    """The blocks of a game."""
    yield f"## {game.name}\n\n{game.tensor.size} cells.\n"
    yield "| block | meaning | holds | at | shape | strides |\n|---|---|---|---|---|---|"
    for one in game.tensor.blocks:
        shape, strides = " × ".join(map(str, one.shape)), ", ".join(map(str, one.strides))
        cells = (f"`{one.name}`", one.meaning, held(one.holds), str(one.at), shape, strides)
        yield f"| {' | '.join(cells)} |"
    yield ""


def held(holds: Holds) -> str:
    """What a block holds, in words."""
    if holds.kind == "counts":
        return f"counts, {holds.least} to {holds.most}"
    return "flags" if holds.kind == "flags" else f"category of {holds.most + 1}"
