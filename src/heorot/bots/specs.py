"""A bot as people write it: ``greedy``, one with an argument, or one of their own.

What stands behind an ``@`` is the bot's argument, as in ``search@0.1s``; which bots take one, the
registry says. A bot of anybody's own is named by where it is, ``package.module:name``: a callable
that makes the player of a seat, ``(game, edition, luck) -> Bot``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, cast

from heorot.bots import BOTS, Bot, no_bot
from heorot.core.documents import shown
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.luck import Luck


@dataclass(frozen=True)
class Spec:
    """A bot with its argument, ready to sit down."""

    text: str
    """As it was written."""
    sit_down: Callable[[Game, Edition, Luck], Bot]
    policy: int | None
    """Its number in compiled loops, if it can be part of them."""
    fingerprint: Callable[[Game], str]
    """A hash of all that it does in a game; of a bot of somebody's own, of the file in which that
    is written, and of our search, for it may be built on that.
    """


def parse_bot(text: str) -> Spec:
    """The bot that a text names; `HeorotError` for one that there is not."""
    module, colon, own = text.partition(":")
    if colon:
        return _own(text, module, own)
    name, at, argument = text.partition("@")
    kind = BOTS.get(name)
    if kind is None:
        problem = "{problem}; one of your own is named package.module:name"
        raise HeorotError(problem, problem=no_bot(name, BOTS))
    sit_down = kind.sit_down
    if kind.argument is None:
        if at:
            raise HeorotError("{bot} takes nothing behind an @", bot=name)
        make = sit_down
    else:
        value = kind.argument(argument)

        def make(game: Game, edition: Edition, luck: Luck) -> Bot:
            return sit_down(game, edition, luck, value)

    return Spec(text, make, kind.policy, kind.fingerprint)


def _own(text: str, module: str, name: str) -> Spec:
    """A bot of somebody's own code."""
    try:
        found: Any = import_module(module)
        sit_down = getattr(found, name)
    except (Exception, SystemExit) as error:  # whatever happens in somebody's own file
        is_missing = isinstance(error, (ImportError, AttributeError))
        what = str(error) if is_missing else f"{type(error).__name__}: {error}"
        problem = "the bot {bot} cannot be loaded: {problem}"
        raise HeorotError(problem, bot=shown(text), problem=what[:200]) from error
    if not takes(sit_down, 3):
        problem = "{bot} is no bot: expected a callable (game, edition, luck) that makes one"
        raise HeorotError(problem, bot=shown(text))

    def fingerprint(game: Game) -> str:
        parts = Path(found.__file__).read_bytes(), BOTS["search"].fingerprint(game).encode()
        return hashlib.sha256(b"\n".join(parts)).hexdigest()

    return Spec(text, cast("Callable[[Game, Edition, Luck], Bot]", sit_down), None, fingerprint)


def takes(thing: Any, count: int) -> bool:
    """Whether something can be called with so many arguments, as far as it tells."""
    try:
        signature(thing).bind(*range(count))
    except TypeError:
        return False
    except ValueError:  # what is written in C may not tell
        return callable(thing)
    return True
