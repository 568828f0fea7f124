"""Bots of somebody's own code, as a spec names them by their place."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from heorot.bots import Bot
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, choose

MARK = "HEOROT_TEST_MARK"


def first(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Takes the first of all actions."""

    def act(seen: Seen, actions: Sequence[int]) -> int:
        return min(actions)

    return act


again = first


def daring(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Takes any action."""

    def act(seen: Seen, actions: Sequence[int]) -> int:
        return actions[choose(luck, len(actions))]

    return act


def cheat(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Takes what is not there."""

    def act(seen: Seen, actions: Sequence[int]) -> int:
        return -1

    return act


def clumsy(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Makes a mistake as soon as it is to act."""

    def act(seen: Seen, actions: Sequence[int]) -> int:
        return actions[len(actions)]

    return act


def late(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Does not even sit down."""
    raise ValueError("no seat will do")


def wordy(game: Game, edition: Edition, luck: Luck) -> object:
    """Says what it does as people say it."""
    return lambda seen, actions: "f1"


def lost(game: Game, edition: Edition, luck: Luck) -> object:
    """Makes no player."""
    return 3


def hasty(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Plays as if it were one."""
    return lambda seen: 3  # type: ignore[return-value]


def leaving(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Ends the program."""
    raise SystemExit(0)


def plain(seen: Seen, actions: Sequence[int]) -> int:
    """A player, and nothing that makes one."""
    return actions[0]


def mortal(game: Game, edition: Edition, luck: Luck) -> Bot:
    """Kills the process that it is in, once."""
    mark = Path(os.environ[MARK])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return daring(game, edition, luck)
