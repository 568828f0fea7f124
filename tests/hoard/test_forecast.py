"""What a search is told of a position that it looks no further than."""

from __future__ import annotations

import pytest
from tests.hoard.table import BOX, Table

from heorot.games.hoard.forecast import forecast, may_cut

TEN = [f"{colour} {front}" for colour in ("red", "blue") for front in ("coins", "ring", "harp")]
TEN += ["red gems", "red chest", "blue gems", "blue chest"]


def test_when_the_game_is_over_the_points_are_what_is_expected() -> None:
    rival = {"hand": ["red mob", "blue mob"], "laid": ["yellow chest"]}
    seats = [{"hand": ["red wizard"], "laid": TEN}, rival]
    table = Table.at("playing", *seats, turn=2, start=1).play("end")
    assert table.phase == "over"
    assert [forecast(BOX, table.s, seat) for seat in (0, 1)] == [table.points(1), table.points(2)]


def test_more_cards_let_expect_more_points() -> None:
    hand = ["red mob", "blue mob", "yellow wizard", "purple gems"]
    table = Table.at("drawing", hand, ["orange mob"], turn=1)
    assert forecast(BOX, table.s, 0) > forecast(BOX, table.s, 1) + 3


@pytest.mark.rule("H19")
def test_in_the_last_round_cards_are_worth_little() -> None:
    hand = ["red mob", "yellow wizard", "purple gems", "purple mob"]
    ended = {"hand": hand, "laid": [*TEN[:8], "purple ring", "purple harp"]}
    table = Table.at("drawing", ended, {"hand": []}, turn=2, start=1)
    assert forecast(BOX, table.s, 0) <= table.points(1) + 2


def test_a_cut_lies_between_turns() -> None:
    table = Table.at("drawing", ["red mob"], ["blue mob"], turn=1)
    assert may_cut(BOX, table.s)
    table.play("pile")
    assert not may_cut(BOX, table.s)
    table.play("pile", "enough")
    assert table.phase == "playing"
    assert not may_cut(BOX, table.s)
