"""What plays a seat. A bot is given what its seat may know and the legal actions, nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError, Sentence
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, choose, keyed_luck, start_stream
from heorot.engine.loops import GREEDY, RANDOM, simulate_many


class Bot(Protocol):
    """A player of one seat."""

    def __call__(self, seen: Seen, actions: Sequence[int], /) -> int:
        """One of `actions`, which are legal for ``seen.seat``; there is at least one."""


def random(game: Game, edition: Edition, luck: Luck) -> Bot:
    """A bot that takes any legal action, each as likely as the next."""

    def choose_any(seen: Seen, actions: Sequence[int]) -> int:
        return actions[choose(luck, len(actions))]

    return choose_any


def greedy(game: Game, edition: Edition, luck: Luck) -> Bot:
    """A bot that plays by the game's own rule of simple good sense."""

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        return game.greedy(edition.box, seen.s, seen.seat, luck, list(actions))

    return choose_best


class Kind(NamedTuple):
    """A kind of bot, and what it can do."""

    name: str
    sit_down: Callable[..., Bot]
    """Makes the player of a seat: of a game, an edition, luck, and an argument if it takes one."""
    policy: int | None
    """Its number in compiled loops (`heorot.engine.loops`); None where it cannot be part of them.
    """
    loop: Any
    """The loop that all it does is linked from: with another fingerprint it is another bot."""
    argument: Callable[[str], Any] | None = None
    """Reads what stands behind the colon of a name such as ``search:0.1s``, nothing included.

    None where the bot takes no argument.
    """


BOTS = {
    kind.name: kind
    for kind in (
        Kind("greedy", greedy, GREEDY, simulate_many),
        Kind("random", random, RANDOM, simulate_many),
    )
}
"""All bots there are, by name. Whoever lists bots lists these."""
COMPILED = {kind.name: kind.policy for kind in BOTS.values() if kind.policy is not None}
"""The policies of those that play inside compiled loops."""


def no_bot(name: str) -> Sentence:
    """What is wrong with the name of a bot that there is not."""
    return Sentence("no bot {name}; the bots are {known}", name=shown(name), known=", ".join(BOTS))


def seat_bot(name: str, game: Game, edition: Edition, seed: int, seat: int) -> Bot:
    """The bot of this name, with dice of its own: they tell nothing of the table's luck."""
    if name not in BOTS:
        raise HeorotError(no_bot(name))
    secret = hashlib.sha256(b"heorot bot %d at seat %d" % (seed, seat)).digest()
    luck = keyed_luck(secret)
    start_stream(luck, 0)
    return BOTS[name].sit_down(game, edition, luck)
