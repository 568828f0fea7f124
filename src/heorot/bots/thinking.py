"""Bots that think ahead: the search of `heorot.engine.search` at a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from heorot.bots.net import leads_search, liked
from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, stream_word
from heorot.engine.budget import Budget
from heorot.engine.searcher import Prospect, Searcher, is_compiled

if TYPE_CHECKING:
    from heorot.bots import Bot


def search(
    game: Game,
    edition: Edition,
    luck: Luck,
    budget: Budget,
    *,
    is_patient: bool,
) -> Bot:
    """A bot that looks ahead, as far as its budget goes.

    One that is patient waits for the compiler; others think interpreted until there is native code.
    """

    def choose_best(seen: Seen, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        key = new_key(luck)
        return think(game, edition, seen, actions, budget, key, is_patient=is_patient)[0].action

    return choose_best


def new_key(luck: Luck) -> bytes:
    """For the luck of another search."""
    return b"".join(stream_word(luck).to_bytes(4, "big") for _ in range(4))


MINDS = 4
"""Searchers that are kept for the next decision."""
_minds: dict[tuple[str, str, bool], Searcher] = {}


def think(
    game: Game,
    edition: Edition,
    seen: Seen,
    actions: Sequence[int],
    budget: Budget,
    key: bytes,
    *,
    is_patient: bool = False,
) -> list[Prospect]:
    """What a search finds, which tries first what a net likes where that helps.

    Native if one waits for the compiler, or there is native code. While a mind thinks nobody else
    has it: threads have one each.
    """
    is_native = is_patient or (game.name, edition.hash, True) in _minds or is_compiled(game)
    place = game.name, edition.hash, is_native
    mind = _minds.pop(place, None) or Searcher(game, edition, is_native=is_native)
    is_led = leads_search(game, edition, budget)
    likes = partial(liked, game, edition, seen, actions) if is_led else None
    found = mind.think(seen, budget, key, likes)
    _minds[place] = mind
    if len(_minds) > MINDS:
        _minds.pop(next(iter(_minds)), None)
    return found
