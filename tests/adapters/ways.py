"""Ways to play that the adapters are tried with."""

from __future__ import annotations

from typing import Any, NamedTuple

from heorot.games import REGISTRY, load


class Way(NamedTuple):
    """A game, the number of players, and whatever else is not the default."""

    game: str
    players: int
    how: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.how.items())])


FEW = [
    Way("leduc", 2, {}),
    Way("hoard", 4, {}),
    Way("legend", 3, {"advanced": 1, "memory": 0}),
    Way("movie", 2, {"box": "kingdoms"}),
    Way("beest", 3, {"expeditions": 4}),
]
"""One of each game."""


def every() -> list[Way]:
    """Each box and number of players, with every option at its default, and at its last."""
    return [
        Way(name, players, {"box": box} | {option: values[end] for option, values in options})
        for name in (*REGISTRY, "leduc")
        for box in load(name).boxes
        for players in load(name).player_counts
        for options in [load(name).options.items()]
        for end in ((0, -1) if options else (0,))
    ]
