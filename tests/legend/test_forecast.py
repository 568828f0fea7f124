"""What a search asks of legend: how far to look ahead, what to believe."""

from __future__ import annotations

import pytest
from tests.legend.table import BOX, Table

from heorot.core.luck import open_luck
from heorot.games import load
from heorot.games.legend.forecast import TO_THE_END, belief


def test_no_game_is_longer_than_a_search_looks_ahead() -> None:
    game = load("legend")
    assert game.limits(game.load_box()).actions < TO_THE_END


@pytest.mark.rule("L16")
def test_of_cards_face_down_those_that_match_are_believed_and_a_bluff_sometimes() -> None:
    believed = []
    for bid in (["friendship", "beowulf"], ["friendship", "wit"], ["courage", "wit"]):
        table = Table.at("King Hrothgar's Hall", "friendship, beowulf, wit, courage", "friendship")
        table.play(*bid, "commit")
        believed.append(belief(BOX, table.s, 1, open_luck(1)))
        assert belief(BOX, table.s, 0, open_luck(1)) == 100, "it knows its own bid"
    assert believed[0] == 100 > believed[1] > believed[2] > 0
