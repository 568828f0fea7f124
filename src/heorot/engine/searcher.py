"""A search at work: its memory, its budget, and what comes of it.

A searcher thinks about one decision at a time; its memory is bounded, and used again for the next.
Interpreted and native searches find the same; native ones run without the interpreter lock.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt
from time import thread_time
from typing import Any, NamedTuple

import numpy as np

from heorot.core.edition import Edition
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck, keyed_luck
from heorot.engine import cache, search
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Records
from heorot.engine.layout import Array, array_of, store
from heorot.engine.link import Linker, as_written
from heorot.engine.runs import players_key

NODES = 1 << 16
FIRST = 16
"""Iterations before the first look at the clock, unless they would take too long."""
QUARTER = 4
"""Of the longest time that there is, what surveying may take, and the first iterations."""
SURE = 2.0
"""Standard errors by which another choice must be better than the favourite: of several others one
seems better by one of them, though none is;"""
CLEARLY = 0.1
"""and by at least so much worth where somebody liked it who knows more than `appeals`: what is
found holds for the others as they are imagined, and such a liking for many kinds of players.
"""
UNKNOWN = 0.25
"""The variance of what was tried once."""
Likes = Callable[[], Array]
SLICE = 0.005
"""About so many seconds pass between two looks at the clock."""
SETTLED = 4
"""A choice is settled once it is ahead, in visits, by more than the part by this of all to come."""


class Prospect(NamedTuple):
    """What a search found of an action."""

    action: int
    visits: int
    worth: float
    """From -1, lost, to 1, won."""
    error: float
    """The standard error of the worth."""
    lead: float
    """Points ahead of the best of the others that may be expected."""


def is_compiled(game: Game) -> bool:
    """Whether native code of its search lies in the cache."""
    return all(cache.is_kept(cache.name_of(game, loop)) for loop in search.LOOPS)


class Searcher:
    """Searches in one game, with one box."""

    def __init__(self, game: Game, edition: Edition, *, is_native: bool) -> None:
        self.game = game
        self.is_native = is_native
        self.actions = 0
        """That the last search has simulated."""
        self._is_loaded = not is_native
        if is_native:
            from heorot.engine.compiler import compile_loop  # Numba is slow to import

            self._study, self._survey, self._search = (
                compile_loop(game, loop) for loop in search.LOOPS
            )
        else:
            link = Linker(game, as_written).link
            self._study, self._survey, self._search = map(link, search.LOOPS)
        self._boxes = self._rows(edition.box)
        self._seen = self._rows(game.state())
        self._games = self._rows(game.state(), game.state())
        self._lucks = self._rows(Luck(), Luck())
        self._choices = np.zeros(game.actions.count, np.int64)
        self._values = np.zeros(game.actions.count, np.int64)
        self._slots = np.full(game.actions.count, search.NONE, np.int64)
        self._nodes = np.zeros((NODES, search.COLUMNS), np.int32)
        self._sums = np.zeros((NODES, search.SUMS))
        self._path = np.zeros(search.DEPTH, np.int64)

    def _rows(self, *records: Any) -> Any:
        """Records as the backend takes them."""
        return array_of(*records) if self.is_native else Records(records)

    def _put(self, record: Any, rows: Any, number: int) -> None:
        """Write a record over one of them."""
        if self.is_native:
            store(record, rows[number])
        else:
            rows[number] = record

    def think(
        self, seen: Seen, budget: Budget, key: bytes, likes: Likes | None = None
    ) -> list[Prospect]:
        """The actions that were tried, the best first; the same for an equal key and iterations.

        None where there is nothing to choose. `likes` may say of every action how much it is liked;
        what that takes is part of the budget.
        """
        if not self._is_loaded:  # machine code and weights: that takes longer than some budgets
            self._is_loaded = True
            self.think(seen, Budget(iterations=1), key, likes)
        began = thread_time()
        liked = np.zeros(0, np.int64) if likes is None else likes()
        self._put(seen.s, self._seen, 0)
        self._put(keyed_luck(key), self._lucks, 0)
        self._put(keyed_luck(players_key(key)), self._lucks, 1)
        table = (self._boxes, self._seen, self._games, self._lucks)
        rows = (*table, self._choices, self._values)
        players = int(seen.s.player_count)
        everybody = players + len(self.game.rivals(seen.s))
        rest = (int(seen.seat), everybody, self.game.horizon * players // 2)
        if self.is_native or not budget.longest:  # else there is no time for it
            self._study(*rows, int(seen.seat))
        worlds, first = min(search.WORLDS, budget.iterations or search.WORLDS), FIRST
        if budget.longest and not self.is_native:
            begun = thread_time()
            self._survey(*rows, *rest, 1)
            fit = int(budget.longest / QUARTER / max(thread_time() - begun, 1e-6))
            worlds, first = min(worlds, max(2, fit)), min(first, max(1, fit))
        expected, clear = self._survey(*rows, *rest, worlds)
        course = (self.game.plans_ahead, expected, clear)
        tree = (self._slots, self._nodes, self._sums, self._path, liked)
        self.actions = 0
        self._nodes[0] = (search.NONE, search.NONE, search.NONE, 0, 0)
        self._sums[0] = 0.0
        ends = budget.seconds or budget.longest
        done, used = 0, 1
        count = min(budget.iterations or first, first) if ends else budget.iterations
        while True:
            used, more = self._search(*rows, *tree, *rest, *course, done, count, used)
            self.actions += more
            done += count
            passed = thread_time() - began
            is_done = done >= budget.iterations and passed >= budget.seconds
            found = self._prospects(CLEARLY if len(liked) else 0.0)
            if not found or is_done or 0 < budget.longest <= passed:
                return found
            to_come = done * (ends - passed) / max(passed, 1e-6)
            if budget.settles and lead_in_visits(found) * SETTLED > to_come:
                return found
            left = min(SLICE, ends - passed)
            count = max(1, int(left * done / max(passed, 1e-6)))
            if budget.longest:
                count = min(count, budget.iterations - done)

    def _prospects(self, margin: float) -> list[Prospect]:
        found = []
        child = self._nodes[0, search.CHILD]
        while child >= 0:
            found.append(self._prospect(child))
            child = self._nodes[child, search.NEXT]
        if not found:
            return found
        found.sort(key=lambda one: (-one.visits, -one.worth, one.action))
        return with_favourite_first(found, self._prospect(search.FAVOURITE), margin)

    def _prospect(self, node: Any) -> Prospect:
        action, visits = self._nodes[node, search.ACTION], int(self._nodes[node, search.VISITS])
        worth, square, lead = self._sums[node] / visits
        error = sqrt(max(square - worth * worth, UNKNOWN / visits) / visits)
        return Prospect(int(action), visits, float(worth), error, float(lead))


def lead_in_visits(found: list[Prospect]) -> int:
    """How much more often the choice was tried than any other action."""
    choice, *others = found
    return choice.visits - max((one.visits for one in others), default=0)


def with_favourite_first(
    found: list[Prospect], favourite: Prospect, margin: float
) -> list[Prospect]:
    """What appeals most stays the choice unless another one is surely better, by a margin."""
    best = found[0]
    least = max(margin, SURE * hypot(best.error, favourite.error))
    is_sure = best.worth - favourite.worth > least
    return found if is_sure else sorted(found, key=lambda one: one.action != favourite.action)
