"""What a search asks of legend: points to expect, where to look no further, what to believe."""

from __future__ import annotations

import pytest
from tests.legend.table import BOX, Table

from heorot.core.luck import open_luck
from heorot.games.legend.forecast import belief, forecast, may_cut
from heorot.games.legend.rules.state import OVER


def expected(table: Table, seat: int) -> int:
    """The points that a seat may expect."""
    return forecast(BOX, table.s, seat - 1)


def better(one: str, other: str, episode: str = "Share of Honour", advanced: int = 0) -> bool:
    """Whether a seat expects more with one thing than with another."""
    table = Table.at(episode, one, other, advanced=advanced)
    return expected(table, 1) > expected(table, 2)


def test_in_the_end_the_forecast_is_the_score() -> None:
    table = Table.at("March to the Barrow", "fame 5, 2 courage", "fame 3, wound, wit, treasure 2")
    dice = open_luck(1)
    while table.s.phase != OVER:
        table.play_at_random(dice)
    assert [expected(table, seat) for seat in (1, 2)] == table.scores()


@pytest.mark.rule("L38")
def test_a_forecast_counts_tokens_cards_and_wounds() -> None:
    assert better("fame 3", "fame 2")
    assert better("2 courage", "")
    assert better("2 courage", "2 friendship")  # the Dragon Battle asks for it
    assert better("", "wound")
    assert better("2 wounds", "3 wounds")
    assert better("", "2 scratches")
    assert better("", "misfortune")


@pytest.mark.rule("L44")
def test_treasure_of_the_advanced_game_is_worth_what_there_is_to_buy() -> None:
    assert better("treasure 2", "fame 4", advanced=1)
    assert better("fame 4", "treasure 2", "March to the Barrow", advanced=1)
    assert better("fame 4", "treasure 2")


def test_a_forecast_leaves_no_trace() -> None:
    table = Table.at("Dragon Battle", "2 courage", "2 fighting", advanced=1)
    expected(table, 1)
    assert not any(table.s.outlook)


def test_looking_ahead_ends_between_episodes() -> None:
    table, dice = Table.at("King Hygelac's Court", "7 wit", "7 courage", advanced=1), open_luck(3)
    cuts, episode = [], ""
    while table.s.phase != OVER:
        if may_cut(BOX, table.s):
            assert table.episode not in cuts
            assert table.episode != episode, "the episode has begun"
            cuts.append(table.episode)
        episode = table.episode
        table.play_at_random(dice)
    assert len(cuts) > 20


@pytest.mark.rule("L16")
def test_of_cards_face_down_those_that_match_are_believed_and_a_bluff_sometimes() -> None:
    believed = []
    for bid in (["friendship", "beowulf"], ["friendship", "wit"], ["courage", "wit"]):
        table = Table.at("King Hrothgar's Hall", "friendship, beowulf, wit, courage", "friendship")
        table.play(*bid, "commit")
        believed.append(belief(BOX, table.s, 1))
        assert belief(BOX, table.s, 0) == 100, "it knows its own bid"
    assert believed[0] == 100 > believed[1] > believed[2] > 0
