"""Bots that think ahead: the search of `heorot.engine.search` at a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, stream_word
from heorot.engine.budget import Budget
from heorot.engine.searcher import Searcher, is_compiled

if TYPE_CHECKING:
    from heorot.bots import Bot


def search(
    game: Game, edition: Edition, luck: Luck, budget: Budget, *, is_patient: bool = False
) -> Bot:
    """A bot that looks ahead, as far as its budget goes.

    One that is patient waits for the compiler; others think interpreted until there is native code.
    """

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        key = b"".join(stream_word(luck).to_bytes(4, "big") for _ in range(4))
        mind = searcher(game, edition, is_native=is_patient or is_compiled(game))
        return mind.think(seen, budget, key)[0].action

    return choose_best


MINDS = 4
"""Searchers that are kept for the next decision."""
_minds: dict[tuple[str, str, bool], Searcher] = {}


def searcher(game: Game, edition: Edition, *, is_native: bool) -> Searcher:
    """A mind for this game."""
    key = game.name, edition.hash, is_native
    mind = _minds.pop(key, None) or Searcher(game, edition, is_native=is_native)
    _minds[key] = mind
    if len(_minds) > MINDS:
        del _minds[next(iter(_minds))]
    return mind
