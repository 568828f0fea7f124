"""How levels play (`heorot.bots.levels`): by good sense, with mistakes, or with thought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heorot.bots.levels import Level
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, choose

if TYPE_CHECKING:
    from heorot.bots import Bot


def sensible(game: Game, edition: Edition, luck: Luck, level: Level) -> Bot:
    """A player of one of the levels that do not think ahead."""

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        choices, values = list(actions), [0] * len(actions)
        game.appeals(edition.box, seen.s, seen.seat, luck, choices, len(choices), values)
        if game.habits is not None:
            for _ in range(level.habits):
                game.habits(edition.box, seen.s, seen.seat, choices, len(choices), values)
        noticed = [
            k
            for k, action in enumerate(choices)
            if action in game.letting_be or choose(luck, 100) >= level.overlooked
        ]
        return choices[max(noticed or range(len(choices)), key=values.__getitem__)]

    return choose_best


def now_and_then(game: Game, thinker: Bot, other: Bot, luck: Luck) -> Bot:
    """One that thinks about some of its decisions, and leaves the rest to another bot."""

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        bot = thinker if choose(luck, 100) < game.now_and_then else other
        return bot(seen, actions)

    return choose_best
