"""A second account of Leduc Hold'em for the test kit, from its rules in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.records import VEIL

COMBINED: tuple[str, ...] = ()
REVEALS = frozenset({"card"})
SHOWS_PLACE: frozenset[str] = frozenset()
CONSEQUENTIAL = frozenset({"shows"})
"""Who wins follows from the cards shown."""


def is_unfinished(s: Any, seat: int) -> bool:
    """Nothing is chosen in steps."""
    return False


def make_public(s: Any, seat: int) -> None:
    """What a seat holds is its card alone, which nobody else may be shown."""


def small(edition: Edition) -> list[Any]:
    """The beginning, and the second round."""
    from leduc import GAME

    from heorot.core.luck import open_luck
    from heorot.engine.interpreted import Interpreted

    states = []
    engine = Interpreted(GAME, edition)
    for seed in range(3):
        s = engine.new(2, open_luck(seed))
        states.append(s.copy())
        for _ in range(2):
            engine.apply(s, open_luck(seed), 1)
        states.append(s)
    return states


def worlds(edition: Edition, seen: Seen) -> Iterator[Any]:
    """Every deal of the unseen cards to those who hold them."""
    deck = [rank for rank in range(3) for _ in range(2)]
    if seen.s.turned_up >= 0:
        deck.remove(seen.s.turned_up)
    hidden = []
    for seat, one in enumerate(seen.s.players):
        if one.card == VEIL and one.shown < 0:
            hidden.append(seat)
        else:
            deck.remove(one.card if one.card != VEIL else one.shown)
    for dealt in permutations(deck, len(hidden)):
        s = seen.s.copy()
        for seat, one in enumerate(s.players):
            if one.card == VEIL:
                one.card = dealt[hidden.index(seat)] if seat in hidden else one.shown
        left = list(deck)
        for rank in dealt:
            left.remove(rank)
        s.deck[:] = [left.count(rank) for rank in range(3)]
        yield s
