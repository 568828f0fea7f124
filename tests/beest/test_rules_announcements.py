"""Announcements: B13, B14, B18."""

from __future__ import annotations

import pytest
from tests.beest.table import Table, everybody, named


@pytest.mark.rule("B13")
def test_a_right_announcement_by_the_first_infected_brings_one_point() -> None:
    table = named("4", beest="3", met="2 3, 2 4, 4 silent, 1 4")
    assert "announces 2 4 yes" in table.events()
    assert table.ended() == {"ending": "right", "beest": "3", "by": "2", "points": [2, 1, 0, 6, 2]}


@pytest.mark.rule("B13")
def test_a_right_announcement_by_the_second_infected_brings_two_points() -> None:
    table = named("4", beest="3", met="1 3, 2 3, 2 4, 4 silent, 1 4")
    assert table.ended()["points"] == [0, 2, 0, 6, 2]


@pytest.mark.rule("B13")
def test_a_right_announcement_by_one_not_infected_brings_n_and_nothing_for_colours() -> None:
    table = named("4", beest="3", met="2 4, 4 silent, 1 4, 1 2")
    assert table.ended()["points"] == [4, 5, 0, 6, 2]


@pytest.mark.rule("B13", "B12")
def test_the_same_colours_bring_two_points_each_had_another_ended_it() -> None:
    met = "1 2, 1 4, 2 4"
    table = Table.at(4, beest="3", met=met, passages="silent").lay()
    if table.phase == "after":
        table.play("on")
    assert table.ended()["points"] == [6, 4, 0, 4, 2]


@pytest.mark.rule("B13")
@pytest.mark.parametrize("beest", ["4", "1", "silent"])
def test_a_wrong_announcement_costs_n_and_nobody_else_gets_anything(beest: str) -> None:
    table = named("4", beest=beest, met="2 4, 4 silent, 1 4")
    assert "announces 2 4 no" in table.events()
    assert table.ended() == {
        "ending": "wrong",
        "beest": beest,
        "by": "2",
        "points": [0, -5, 0, 0, 0],
    }


@pytest.mark.rule("B13", "B9")
def test_naming_an_infected_player_is_wrong() -> None:
    table = named("4", beest="1", met="2 4, 4 silent, 1 4")
    assert table.ended()["ending"] == "wrong"


@pytest.mark.rule("B13")
@pytest.mark.parametrize(
    ("players", "met", "who", "right", "wrong"),
    [
        (3, "1 silent, 2 silent", "silent", [2, 4, 0, 4], -4),
        (6, "2 4, 4 5, 4 6, 1 4", "4", [2, 6, 0, 8, 2, 2], -6),
        (5, "2 4, 4 5, 4 silent, 1 4", "4", [2, 6, 0, 8, 2, 2], -6),
    ],
)
def test_the_tables_for_four_and_six(
    players: int, met: str, who: str, right: list[int], wrong: int
) -> None:
    table = Table.at(players, turn=2, phase="before", beest="3", met=met).play(f"@{who}")
    assert table.ended()["points"] == right
    beest = everybody(players)[-1]
    table = Table.at(players, turn=2, phase="before", beest=beest, met=met).play(f"@{who}")
    assert table.ended()["points"] == [wrong if k == 1 else 0 for k in range(len(right))]


@pytest.mark.rule("B13", "B10")
def test_the_silent_one_may_be_named_and_scores() -> None:
    table = named("silent", beest="3", met="1 silent, 2 silent, 4 silent")
    assert table.ended()["points"] == [2, 5, 0, 2, 6]
    table = named("silent", beest="1", met="1 silent, 2 silent, 4 silent")
    assert table.ended()["ending"] == "wrong"


@pytest.mark.rule("B13")
def test_only_who_has_received_exactly_all_but_two_may_be_named() -> None:
    met = "1 2, 1 3, 1 4, 1 silent, 2 silent, 2 4"
    table = Table.at(4, turn=4, phase="before", beest="silent", met=met, cleared="1 3")
    assert [table.markers(one) for one in everybody(4)] == [4, 3, 1, 2, 2]
    assert table.legal() == ["on", "@2"]


@pytest.mark.rule("B13", "B17")
def test_nobody_is_asked_while_nobody_could_be_named() -> None:
    table = Table.at(4, turn=2, beest="3", met="1 4, 1 silent", passages="1 3").lay()
    assert (table.turn, table.phase) == (3, "laying")
    table = Table.at(4, turn=1, beest="2", met="1 4, 1 silent", passages="2").lay()
    assert (table.turn, table.phase) == (2, "before")  # 1 was not asked about itself


@pytest.mark.rule("B13", "B14")
def test_the_beest_is_asked_too_and_can_only_go_on() -> None:
    met = "1 4, 1 silent, 1 2"
    table = Table.at(4, turn=3, phase="before", beest="3", met=met)
    assert (table.decides, table.legal()) == (3, ["on"])
    table = Table.at(4, turn=3, beest="3", met=met, passages="2 4").lay()
    assert (table.phase, table.legal()) == ("after", ["on"])


@pytest.mark.rule("B14")
def test_nobody_may_name_oneself() -> None:
    met = "2 silent, 2 1, 2 4, 3 silent, 3 1, 3 4"
    table = Table.at(4, turn=2, phase="before", beest="1", met=met)
    assert table.legal() == ["on", "@3"]


@pytest.mark.rule("B13", "B18")
def test_an_announcement_comes_before_the_announcers_own_set() -> None:
    met = "2 silent, 2 4, 1 4, 1 silent, 1 2"
    table = Table.at(4, turn=2, phase="after", beest="3", met=met, passages="1 3")
    table.play("@1")
    assert table.ended() == {"ending": "right", "beest": "3", "by": "2", "points": [6, 5, 0, 4, 4]}
    table = Table.at(4, turn=2, phase="after", beest="3", met=met, passages="1 3").play("on")
    assert table.ended() == {
        "ending": "own_win",
        "beest": "3",
        "by": "2",
        "points": [6, 6, 0, 4, 4],
    }


@pytest.mark.rule("B13")
def test_going_on_goes_on() -> None:
    table = Table.at(4, turn=2, phase="before", beest="3", met="2 4, 4 silent, 1 4").play("on")
    assert (table.phase, table.turn) == ("laying", 2)
    assert table.events()[0] == "goes_on 2"
