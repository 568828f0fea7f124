"""The match, the Silent One, what is shown: B10, B15, B19."""

from __future__ import annotations

import pytest
from tests.beest.table import CHECKED, GAME, Table, everybody, named

from heorot.core.luck import open_luck, pick
from heorot.match.outcome import Outcome, outcome_of

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


def finished(*points: int) -> Outcome:
    """The outcome of a match of three seats with these totals, the Silent One's last."""
    s = Table.new(3).s
    s.decider = -1
    for one, total in zip(s.players, points, strict=False):
        one.points[0] = total
    return outcome_of(CHECKED, s)


@pytest.mark.rule("B15")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    outcome = finished(4, 9, 9, 2)
    assert [word.value for word in outcome.best] == [2, 3]
    assert (outcome.winners, outcome.places, outcome.rival_places) == ((1, 2), (3, 1, 1), (4,))


@pytest.mark.rule("B10", "B15")
def test_the_silent_one_can_win_the_match_alone_or_with_others() -> None:
    alone = finished(4, 9, 9, 10)
    assert [word.value for word in alone.best] == ["silent"]
    assert (alone.winners, alone.places) == ((), (4, 2, 2))
    assert [one.points for one in alone.rivals] == [10]
    shared = finished(4, 9, 3, 9)
    assert [word.value for word in shared.best] == [2, "silent"]
    assert GAME.rivals(Table.new(6).s) == ()


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
    assert table.events("shows_stack") == [
        "shows_stack 1 red",
        "shows_stack 2 yellow",
        "shows_stack 3 black",
        "shows_stack 4 green",
        "shows_stack silent blue",
    ]
    assert table.events("scores") == [
        "scores 1 2",
        "scores 2 1",
        "scores 3 0",
        "scores 4 6",
        "scores silent 2",
    ]
    for reader in (0, 1, 4):
        shown = [one.shown for one in table.view(reader).public.participants]
        assert shown == ["red", "yellow", "black", "green", "blue"]


@pytest.mark.rule("B19")
def test_when_the_match_is_over_everybody_knows_the_last_beest() -> None:
    table = Table.new(3, seed=2).play_at_random()
    beest = everybody(3).index(table.ended()["beest"])
    assert [one.known_to for one in table.s.players] == [7, 7, 7, 7, 0, 0]
    public = table.view(0).public
    assert public.participants[beest].shown == "black"
    order = table.s.players[beest].order
    assert [one.heads for one in public.participants] == [4 - k if k else 0 for k in order[:4]]
    assert public.chances is None
