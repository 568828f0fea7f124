"""How an expedition ends, the match, the Silent One: B10 to B16, B18, B19."""

from __future__ import annotations

import pytest
from tests.beest.table import CHECKED, GAME, Table, everybody

from heorot.core.luck import open_luck, pick
from heorot.match import OpenDice, Seat
from heorot.match import Table as Match

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
    assert table.told("last_marker") == ["last_marker 1 no", "last_marker 2 no"]
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
    assert table.told("set_complete") == []


@pytest.mark.rule("B12", "B10")
def test_the_silent_one_does_not_end_the_expedition() -> None:
    table = Table.at(3, beest="2", met="1 silent", turn=3, passages="silent").lay()
    assert (table.phase, table.legal()) == ("after", ["on", "@silent"])
    table.play("on")
    assert "ended" not in table.doc()


# B13, B14: announcements.


def named(who: str, **table: str | int) -> Table:
    """Seat 2 of four names somebody at the beginning of its turn; seat 1 had the turn before."""
    return Table.at(4, turn=2, phase="before", **table).play(f"@{who}")  # type: ignore[arg-type]


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


# B15: the match.


@pytest.mark.rule("B15")
@pytest.mark.parametrize("expeditions", [3, 4, 5])
def test_a_match_has_so_many_expeditions_and_the_start_moves_on_clockwise(expeditions: int) -> None:
    table = Table.new(3, start=2, expeditions=expeditions)
    starts = [table.turn]
    while table.s.decider >= 0:
        before = table.s.expedition
        table.play("on" if "on" in table.legal() else table.legal()[0])
        if table.s.expedition != before:
            assert f"expedition_begins {table.s.expedition}" in table.events()
            begun = [line for line in table.events() if line.startswith("turn_begins")]
            starts.append(int(begun[0].split()[1]))
            assert table.s.round == 1
    assert starts == [2, 3, 1, 2, 3][:expeditions]
    assert len(table.doc()["ended"]) == expeditions
    assert table.events()[-1] == "match_over"
    assert GAME.options == {"expeditions": (3, 4, 5)}


@pytest.mark.rule("B15")
def test_luck_names_the_first_start_seat_unless_one_is_chosen() -> None:
    lucks = [open_luck(seed) for seed in range(30)]
    starts = [CHECKED.new(4, luck).start for luck in lucks]
    assert starts == [pick(luck, 0, 0, 4) for luck in lucks]
    assert set(starts) == {0, 1, 2, 3}
    assert CHECKED.new(4, lucks[0], 2).active == 2


@pytest.mark.rule("B15", "B2", "B1")
def test_a_new_expedition_begins_with_empty_rows_and_new_stacks() -> None:
    table = named("4", beest="3", met="2 3, 2 4, 4 silent, 1 4")
    assert (table.s.expedition, table.s.round, table.turn) == (2, 1, 2)
    assert table.met == []
    assert "cleared" not in table.doc()
    assert table.s.pile_size + table.s.hand_size == 27
    assert all(one.row == [-1] * 7 and one.order == [0] * 6 for one in table.s.players)
    assert sorted(one.stack for one in table.s.players[:5]) == [0, 1, 2, 3, 4]
    assert [one.known_to for one in table.s.players[:5]] == [1, 2, 4, 8, 0]


@pytest.mark.rule("B15")
def test_points_add_up_and_may_be_negative() -> None:
    table = named("4", beest="4", met="2 4, 4 silent, 1 4")
    assert CHECKED.scores(table.s) == [0, -5, 0, 0]
    table.play_at_random()
    points = [entry["points"] for entry in table.doc()["ended"]]
    assert CHECKED.scores(table.s) == [sum(column) for column in zip(*points, strict=True)][:4]


def finished(*points: int) -> Match:
    """A match of three seats that is over, with these totals, the Silent One's last."""
    match = Match("beest", [Seat("Ann"), Seat("Ben"), Seat("Cleo")], OpenDice(1))
    s = match._s
    s.decider = -1
    for one, total in zip(s.players, points, strict=False):
        one.points[0] = total
    return match


@pytest.mark.rule("B15")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    outcome = finished(4, 9, 9, 2).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rivals) == ((1, 2), ())
    assert outcome.places == (3, 1, 1)


@pytest.mark.rule("B10", "B15")
def test_the_silent_one_can_win_the_match_alone_or_with_others() -> None:
    alone = finished(4, 9, 9, 10).outcome
    assert alone is not None
    assert (alone.winners, [one.points for one in alone.rivals]) == ((), [10])
    assert alone.places == (4, 2, 2)
    shared = finished(4, 9, 3, 9).outcome
    assert shared is not None
    assert (shared.winners, [one.points for one in shared.rivals]) == ((1,), [9])
    assert GAME.rivals(Table.new(6).s) == ()


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


# B10: the Silent One.


@pytest.mark.rule("B10")
def test_the_silent_one_infects_as_the_beest() -> None:
    table = Table.at(3, turn=2, beest="silent", met="1 silent", passages="silent").lay()
    assert "receives 2 silent black 2, to 2" in table.events()


@pytest.mark.rule("B10")
def test_the_silent_one_has_no_turn() -> None:
    table = Table.new(3)
    while table.s.decider >= 0:
        assert table.decides in (1, 2, 3)
        table.play("on" if "on" in table.legal() else table.legal()[-1])


# B19: all is shown.


@pytest.mark.rule("B19")
def test_when_an_expedition_ends_all_stacks_are_shown() -> None:
    table = named("4", beest="3", met="2 3, 2 4, 4 silent, 1 4")
    assert table.told("shows_stack") == [
        "shows_stack 1 red",
        "shows_stack 2 yellow",
        "shows_stack 3 black",
        "shows_stack 4 green",
        "shows_stack silent blue",
    ]
    assert table.told("scores") == [
        "scores 1 2",
        "scores 2 1",
        "scores 3 0",
        "scores 4 6",
        "scores silent 2",
    ]
    for reader in (0, 1, 4):
        shown = [one["shown"] for one in table.view(reader)["participant"]]
        assert shown == ["red", "yellow", "black", "green", "blue"]


@pytest.mark.rule("B19")
def test_when_the_match_is_over_everybody_knows_the_last_beest() -> None:
    table = Table.new(3, seed=2).play_at_random()
    beest = table.ended()["beest"]
    for reader in (0, 1, 2, 3):
        assert table.chances(reader, "beest")[beest] == 1
    assert [one.known_to for one in table.s.players] == [7, 7, 7, 7, 0, 0]
    for reader in (1, 2, 3):
        assert None not in [one["stack"] for one in table.view(reader)["participant"]]
