"""What plays a seat. A bot is given what its seat may know and the legal actions, nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from heorot import engine
from heorot.bots.levels import LEVELS as LEVELS
from heorot.bots.levels import Level
from heorot.bots.sensible import now_and_then, sensible
from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError, Sentence
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, choose, keyed_luck, start_stream
from heorot.engine.budget import Budget, read_budget
from heorot.engine.link import Linker, as_written
from heorot.engine.loops import GREEDY, RANDOM, simulate_many
from heorot.engine.search import LOOPS
from heorot.engine.stepping import FAR

SEARCHER = (
    *(Path(engine.__file__).with_name(name) for name in ("searcher.py", "budget.py")),
    Path(__file__).with_name("thinking.py"),
)
"""What a search does besides its loops."""
SENSIBLE = Path(__file__).with_name("sensible.py")
"""What levels do besides what the game says of them."""


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
    fingerprint: Callable[[Game], str]
    """A hash of all that it does in a game: with another one it is another bot."""
    argument: Callable[[str], Any] | None = None
    """Reads what stands behind the ``@`` of a name such as ``search@0.1s``, nothing included.

    None where the bot takes no argument.
    """
    is_everywhere: bool = True
    """Whether it plays every game, and so may sit at any table."""


def _linked(loop: Any, game: Game) -> str:
    return Linker(game, as_written).fingerprint(loop)


def _of_search(game: Game) -> str:
    parts = [_linked(loop, game) for loop in LOOPS]
    parts += [path.read_text("utf-8") for path in SEARCHER]
    parts += [str(game.horizon), str(game.plans_ahead), _of_net(game)]
    return _hash(*parts)


def _of_level(level: Level, game: Game) -> str:
    parts = [str(level), _linked(simulate_many, game), SENSIBLE.read_text("utf-8")]
    if level.budget:
        parts.append(_of_search(game))
    if level.now_and_then:
        parts.append(str(game.now_and_then))
    if level.overlooked:
        parts.append(str(game.letting_be))
    if level.habits and game.habits is not None:
        parts.append(_linked(game.habits, game))
    return _hash(*parts)


def _hash(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _play_level(
    level: Level, game: Game, edition: Edition, luck: Luck, *, is_patient: bool = True
) -> Bot:
    if level.budget is None:
        return sensible(game, edition, luck, level)
    thinker = _search(game, edition, luck, level.budget, is_patient=is_patient)
    if not level.now_and_then:
        return thinker
    return now_and_then(game, thinker, greedy(game, edition, luck), luck)


def _search(
    game: Game,
    edition: Edition,
    luck: Luck,
    budget: Budget,
    *,
    is_patient: bool = True,
) -> Bot:
    from heorot.bots.thinking import search  # only where bots think is NumPy at hand

    return search(game, edition, luck, budget, is_patient=is_patient)


def _net(game: Game, edition: Edition, luck: Luck) -> Bot:
    from heorot.bots.net import net  # likewise

    return net(game, edition, luck)


def _of_net(game: Game) -> str:
    from heorot.bots.net import fingerprint

    linked = [_linked(rule, game) for rule in (game.appeals, game.observe)]
    return _hash(fingerprint(game), str(FAR), str(game.tensor.holds), *linked)


BOTS = {
    kind.name: kind
    for kind in (
        *(
            Kind(level.name, partial(_play_level, level), None, partial(_of_level, level))
            for level in LEVELS
        ),
        Kind("greedy", greedy, GREEDY, partial(_linked, simulate_many)),
        Kind("random", random, RANDOM, partial(_linked, simulate_many)),
        Kind("search", _search, None, _of_search, read_budget, is_everywhere=False),
        Kind("net", _net, None, _of_net, is_everywhere=False),
    )
}
"""All bots there are, by name. Whoever lists bots lists these."""
AT_TABLES = tuple(name for name, kind in BOTS.items() if kind.is_everywhere)
"""Those that people may play with: of the levels, the weakest first."""
OFFERED = tuple(level.name for level in LEVELS)
"""Those that people are asked to choose from."""
USUAL = "thane"
"""The one that sits down where nobody says otherwise."""
THINKERS = {level.name: level for level in LEVELS if level.budget is not None}
"""Those that think ahead, and want compiled rules."""
COMPILED = {kind.name: kind.policy for kind in BOTS.values() if kind.policy is not None}
"""The policies of those that play inside compiled loops."""


def no_bot(name: str, bots: Iterable[str] = AT_TABLES) -> Sentence:
    """What is wrong with the name of a bot that there is not."""
    known = ", ".join(bots)
    return Sentence("no bot {name}; the bots are {known}", name=shown(name), known=known)


def seat_bot(name: str, game: Game, edition: Edition, seed: int, seat: int) -> Bot:
    """The bot of this name, with dice of its own: they tell nothing of the table's luck."""
    if name not in AT_TABLES:
        raise HeorotError(no_bot(name))
    secret = hashlib.sha256(b"heorot bot %d at seat %d" % (seed, seat)).digest()
    luck = keyed_luck(secret)
    start_stream(luck, 0)
    if name in THINKERS:
        level = THINKERS[name].at_table()
        return _play_level(level, game, edition, luck, is_patient=False)
    return BOTS[name].sit_down(game, edition, luck)
