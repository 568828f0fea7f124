"""Where a search may stop to look ahead."""

from __future__ import annotations

import pytest
from tests.beest.table import BOX, Table

from heorot.games.beest.forecast import may_cut


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_search_looks_ahead_to_the_end_of_the_expedition(players: int) -> None:
    """It stops at the first decision of the next one, and nowhere between."""
    table = Table.new(players, start=2, seed=3)
    cuts = []
    while table.s.decider >= 0:
        if may_cut(BOX, table.s):
            cuts.append((table.s.expedition, table.s.round, table.s.active))
        table.play("on" if "on" in table.legal() else table.legal()[0])
    assert cuts == [(number + 1, 1, (1 + number) % players) for number in range(3)]
