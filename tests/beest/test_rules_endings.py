"""How an expedition ends without an announcement: B11, B12, B16, B18."""

from __future__ import annotations

import pytest
from tests.beest.table import Table

# B11: all infected.


@pytest.mark.rule("B11")
@pytest.mark.parametrize(
    ("players", "met", "last", "points"),
    [
        (3, "1 silent, 1 2", "3", [4, 2, 1, 3]),
        (4, "1 4, 1 silent, 1 2", "3", [5, 2, 1, 4, 3]),
        (5, "1 5, 1 2, 1 silent, 1 3", "4", [6, 4, 2, 1, 5, 3]),
        (6, "1 6, 1 2, 1 5, 1 3", "4", [6, 4, 2, 1, 3, 5]),
    ],
)
def test_the_beest_scores_n_and_the_others_by_the_order_of_infection(
    players: int, met: str, last: str, points: list[int]
) -> None:
    table = Table.at(players, beest="1", met=met, passages=last).lay()
    assert table.ended() == {"ending": "all_infected", "beest": "1", "points": points}
    assert "last_marker 1 yes" in table.events()


@pytest.mark.rule("B11", "B18")
def test_it_ends_in_mid_turn_when_the_beest_receives_a_visit() -> None:
    table = Table.at(4, turn=3, beest="1", met="1 4, 1 silent, 1 2", passages="1").lay()
    assert table.ended()["points"] == [5, 2, 1, 4, 3]
    assert "set_complete" not in " ".join(table.events())


@pytest.mark.rule("B11", "B10")
def test_the_last_black_marker_may_go_to_the_silent_one() -> None:
    table = Table.at(4, beest="1", met="1 4, 1 2, 1 3", passages="silent").lay()
    assert table.ended()["points"] == [5, 3, 2, 4, 1]


@pytest.mark.rule("B11", "B10")
def test_the_last_black_marker_may_come_from_the_silent_one() -> None:
    met = "4 silent, 2 silent, 3 silent"
    table = Table.at(4, beest="silent", met=met, passages="silent").lay()
    assert table.ended() == {
        "ending": "all_infected",
        "beest": "silent",
        "points": [1, 3, 2, 4, 5],
    }
    assert "last_marker silent yes" in table.events()


@pytest.mark.rule("B11", "B17")
def test_who_gives_the_last_marker_and_is_not_the_beest_is_cleared() -> None:
    table = Table.at(3, beest="3", met="1 2, 1 3", passages="silent").lay()
    assert "last_marker 1 no" in table.events()
    assert table.doc()["cleared"] == ["1"]
    assert table.chances(0, "beest")["1"] == 0


@pytest.mark.rule("B11")
def test_both_partners_of_a_last_exchange_may_be_cleared() -> None:
    met = "1 silent, 1 3, 2 silent, 2 3"
    table = Table.at(3, beest="3", met=met, cleared="silent", passages="2").lay()
    assert table.events("last_marker") == ["last_marker 1 no", "last_marker 2 no"]
    assert table.doc()["cleared"] == ["1", "2", "silent"]


# B12: a complete set.


@pytest.mark.rule("B12")
@pytest.mark.parametrize(
    ("players", "met", "last", "points"),
    [
        (3, "1 3", "silent", [4, 0, 2, 2]),
        (4, "1 3, 1 silent, 2 silent", "4", [6, 0, 2, 2, 0]),
        (5, "1 3, 1 4, 1 5", "silent", [8, 0, 2, 2, 2, 2]),
        (6, "1 3, 1 4, 1 5, 3 4", "6", [8, 0, 4, 4, 2, 2]),
    ],
)
def test_who_has_met_all_but_the_beest_ends_the_expedition_with_two_points_a_colour(
    players: int, met: str, last: str, points: list[int]
) -> None:
    """Seat 2 is the Beest; with four the Silent One is infected."""
    table = Table.at(players, beest="2", met=met, passages=last).lay()
    if table.phase == "after":
        table.play("on")
    assert table.ended() == {"ending": "own_win", "beest": "2", "by": "1", "points": points}
    assert "set_complete 1 yes" in table.events()


@pytest.mark.rule("B12", "B18")
def test_a_set_completed_in_anothers_turn_counts_at_the_end_of_the_own_next_turn() -> None:
    table = Table.at(3, turn=3, beest="2", met="1 silent", passages="1").lay()
    assert (table.phase, table.decides) == ("after", 3)  # seat 1 could be named
    table.play("on")
    assert (table.turn, table.phase) == (1, "laying")
    assert "ended" not in table.doc()
    table = Table.at(3, beest="2", met="1 silent, 1 3", passages="").lay()
    assert table.ended() == {"ending": "own_win", "beest": "2", "by": "1", "points": [4, 0, 2, 2]}


@pytest.mark.rule("B12", "B9", "B18")
def test_who_is_infected_in_the_turn_that_would_have_won_does_not_win() -> None:
    table = Table.at(3, beest="2", met="1 silent", passages="2").lay()
    assert "receives 1 2 black 3, to 1" in table.events()
    assert "ended" not in table.doc()
    assert "set_complete 1 no" in table.events()


@pytest.mark.rule("B12", "B17")
def test_a_turn_that_ends_with_all_but_one_and_no_end_shows_who_is_not_the_beest() -> None:
    table = Table.at(3, beest="2", met="1 silent", passages="2").lay()
    assert table.doc()["cleared"] == ["3"]  # else seat 1 had won
    assert table.chances(0, "beest") == {"1": 1 / 3, "2": 1 / 3, "3": 0, "silent": 1 / 3}
    table = Table.at(3, beest="1", met="1 silent", passages="2").lay()
    assert table.doc()["cleared"] == ["3"]  # the Beest itself has no set


@pytest.mark.rule("B12")
def test_who_has_met_everybody_has_no_complete_set() -> None:
    table = Table.at(3, beest="3", met="1 2, 1 3", passages="silent").lay()
    assert "ended" not in table.doc()
    assert table.events("set_complete") == []


@pytest.mark.rule("B12", "B10")
def test_the_silent_one_does_not_end_the_expedition() -> None:
    table = Table.at(3, beest="2", met="1 silent", turn=3, passages="silent").lay()
    assert (table.phase, table.legal()) == ("after", ["on", "@silent"])
    table.play("on")
    assert "ended" not in table.doc()


# B16: forty rounds.


@pytest.mark.rule("B16")
def test_after_forty_rounds_the_expedition_is_abandoned_and_nobody_scores() -> None:
    table = Table.at(3, turn=3, round=40, beest="1", met="1 2", passages="").lay()
    assert table.ended() == {"ending": "abandoned", "beest": "1", "points": [0, 0, 0, 0]}
    assert "abandoned 40" in table.events()
    assert (table.s.expedition, table.s.round) == (2, 1)


@pytest.mark.rule("B16")
def test_only_the_last_turn_of_the_fortieth_round_abandons_it() -> None:
    table = Table.at(3, turn=2, round=40, beest="1", passages="").lay()
    assert (table.s.expedition, table.s.round, table.turn) == (1, 40, 3)
    table = Table.at(3, turn=3, round=39, beest="1", passages="").lay()
    assert (table.s.expedition, table.s.round, table.turn) == (1, 40, 1)


@pytest.mark.rule("B16")
def test_the_round_ends_with_the_neighbour_of_the_expeditions_start_seat() -> None:
    table = Table.at(3, turn=1, round=40, expedition=2, beest="2", passages="").lay()
    assert table.ended()["ending"] == "abandoned"


@pytest.mark.rule("B16", "B12")
def test_a_set_completed_in_the_last_turn_still_wins() -> None:
    table = Table.at(3, turn=3, round=40, beest="1", met="2 3", passages="silent").lay()
    if table.phase == "after":
        table.play("on")
    assert table.ended()["ending"] == "own_win"


@pytest.mark.rule("B15", "B16")
def test_an_abandoned_expedition_counts_as_played() -> None:
    table = Table.at(3, turn=2, round=40, expedition=3, beest="1", passages="").lay()
    assert (table.phase, table.decides) == ("over", 0)
    assert [one["ending"] for one in table.doc()["ended"]] == ["abandoned"] * 3
