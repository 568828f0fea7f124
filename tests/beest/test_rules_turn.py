"""A turn: taking, drawing, laying, meeting, exchanging, infection: B4 to B9, B18."""

from __future__ import annotations

import pytest
from tests.beest.table import (
    CAVES,
    Table,
    everybody,
    is_passage,
    others,
    words,
)

from heorot.core.luck import open_luck, pick

# B4: taking.


@pytest.mark.rule("B4")
def test_all_but_two_are_taken_from_the_left_of_the_own_row_and_the_silent_ones() -> None:
    table = Table.at(3, turn=2, phase="before", met="2 3, 1 3", beest="silent")
    own, silent = table.row("2"), table.row("silent")
    assert (len(own), len(silent)) == (4, 3)
    table.play("on")
    assert table.events("takes_own") == [f"takes_own 2 {cave}" for cave in own[:2]]
    assert table.events("takes") == [f"takes 2 silent {silent[0]}"]
    assert (table.row("2"), table.row("silent")) == (own[2:], silent[1:])
    assert table.hand() == sorted([*own[:2], silent[0]], key=CAVES.index)


@pytest.mark.rule("B4")
def test_with_six_players_only_the_own_row_is_taken_from() -> None:
    met = "2 3, 3 4, 3 5, 1 3"
    table = Table.at(6, turn=2, phase="before", met=met, beest="6")
    own = table.row("2")
    assert len(own) == 7
    table.play("on")
    assert table.events("takes_own") == [f"takes_own 2 {cave}" for cave in own[:5]]
    assert table.events("takes") == []
    assert table.row("2") == own[5:]


@pytest.mark.rule("B4", "B5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_rows_of_up_to_two_caves_are_left_alone(players: int) -> None:
    table = Table.new(players)
    for turn in (1, 2, 3):
        assert table.turn == turn
        before = {one: table.row(one) for one in everybody(players)}
        if turn < 3:
            assert all(len(row) <= 2 for row in before.values())
        while table.turn == turn:
            table.play(table.legal()[0])
        if turn < 2:
            assert table.events("takes_own") == table.events("takes") == []
            assert table.row("2") == [table.row("2")[0]]


# B5: drawing.

DRAWS = {
    3: [3, 3, 3, 2, 1, 0],
    4: [4, 4, 4, 2, 2, 1, 0, 0],
    5: [5, 5, 5, 3, 2, 2, 1, 0, 0, 0],
    6: [5, 5, 5, 4, 3, 2, 2, 1, 0, 0, 0, 0],
}


@pytest.mark.rule("B5")
@pytest.mark.parametrize("players", DRAWS)
def test_draws_of_the_first_two_rounds(players: int) -> None:
    table = Table.new(players, seed=3)
    drawn = [len(table.events("draws"))]
    for _ in range(2 * players + 2):
        turn = (table.s.round, table.turn)
        while (table.s.round, table.turn) == turn:
            table.play("on" if "on" in table.legal() else table.legal()[0])
        drawn.append(len(table.events("draws")))
    assert drawn[: 2 * players] == DRAWS[players]
    assert not any(drawn[2 * players :])
    assert table.s.pile_size == 27 - sum(DRAWS[players])


@pytest.mark.rule("B5")
def test_luck_deals_the_caves_from_what_is_left() -> None:
    table = Table.new(3, seed=9)
    drawn = [line.split()[-1] for line in table.events("draws")]
    left = [cave for cave in CAVES for _ in range(3)]
    for cave in drawn:
        assert cave == left.pop(pick(open_luck(9), 2, len(left), len(left)))
    assert table.s.pile_size == len(left) == 24


# B6: laying.


@pytest.mark.rule("B6")
@pytest.mark.parametrize(("players", "turn"), [(3, 2), (4, 4), (5, 1), (6, 3)])
def test_each_of_the_others_gets_one_cave_clockwise_and_the_silent_one_last(
    players: int, turn: int
) -> None:
    table = Table.at(players, turn=turn, passages=" ".join(others(players, turn)[:2]))
    before = {one: table.row(one) for one in everybody(players)}
    own = table.row(str(turn))
    table.lay()
    lays = [line.split()[1:] for line in table.events("lays")]
    assert lays == [[str(turn), one, table.plan[one]] for one in others(players, turn)]
    for one in others(players, turn):
        row = before[one] + [table.plan[one]]
        is_taken = one in (str(turn % players + 1), "silent")  # by the next player
        assert table.row(one) == (row[-2:] if is_taken else row)
    assert table.row(str(turn)) == own


@pytest.mark.rule("B6")
def test_equal_caves_are_one_choice() -> None:
    table = Table.at(3, seed=8, passages="2 3")
    table.s.hand[:3] = [1, 1, 7]
    assert table.legal() == ["t-tb", "b-tb"]
    table.play("t-tb")
    assert table.phase == "laying"
    assert table.legal() == ["t-tb", "b-tb"]


@pytest.mark.rule("B6")
def test_what_no_choice_is_left_for_is_laid_without_asking() -> None:
    table = Table.at(3, passages="2 3")
    first, second, third = table.plan.values()
    table.play(first)
    assert (table.phase, table.turn) == ("laying", 1)
    table.play(second)
    assert table.turn == 2
    assert f"lays 1 silent {third}" in table.events()
    table = Table.at(3, passages="2 3")
    table.s.hand[:3] = [1, 1, 7]
    table.play("b-tb")  # both that are left are equal
    assert table.events("lays") == ["lays 1 2 b-tb", "lays 1 3 t-tb", "lays 1 silent t-tb"]


@pytest.mark.rule("B6")
def test_three_equal_caves_are_laid_without_any_question() -> None:
    table = Table.at(3, turn=3, passages="1 2")
    table.s.players[0].row[:2] = [4, 4]
    table.s.players[3].row[0] = 4
    table.lay()
    assert f"takes 1 silent {CAVES[4]}" in table.events()
    assert table.events("turn_begins") == ["turn_begins 1", "turn_begins 2"]
    assert len(table.events("lays")) == 6
    assert table.decides == 2


@pytest.mark.rule("B6")
def test_until_the_choice_is_complete_nobody_else_is_told() -> None:
    table = Table.at(4, passages="2 3")
    before = {seat: table.seen(seat) for seat in (0, 2, 3, 4)}
    table.play(next(iter(table.plan.values())))
    assert table.events() == []
    assert {seat: table.seen(seat) for seat in (0, 2, 3, 4)} == before
    (chosen,) = table.view(1).own.choice
    assert (chosen.who, chosen.name) == (2, words(table.plan["2"]))
    assert table.view(2).own.choice == ()


# B7: meetings.


@pytest.mark.rule("B7", "B8")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_exactly_one_passage_is_a_meeting_and_they_must_exchange(players: int) -> None:
    for other in everybody(players)[1:]:
        table = Table.at(players, passages=other, beest="1").lay()
        told = table.events("meets", "passages", "no_passage", "meets_again")
        assert told == [f"meets 1 {other}"]
        assert table.met == [f"1 {other}"]
        assert (table.markers("1"), table.markers(other)) == (1, 1)


@pytest.mark.rule("B7")
def test_no_passage_is_no_meeting() -> None:
    table = Table.at(4, passages="").lay()
    assert "no_passage 1" in table.events()
    assert table.met == []


@pytest.mark.rule("B7")
@pytest.mark.parametrize("passages", ["2 3", "2 silent", "2 3 4", "2 3 4 silent"])
def test_several_passages_are_no_meeting(passages: str) -> None:
    table = Table.at(4, passages=passages).lay()
    assert f"passages 1 {len(passages.split())}" in table.events()
    assert table.met == []


@pytest.mark.rule("B7", "B8")
def test_an_earlier_partner_is_met_again_for_nothing() -> None:
    table = Table.at(4, passages="3", met="1 3").lay()
    assert "meets_again 1 3" in table.events()
    assert table.met == ["1 3"]
    assert table.events("receives") == []


@pytest.mark.rule("B7")
def test_the_passage_of_an_earlier_partner_counts_in_the_counting() -> None:
    table = Table.at(4, passages="2 3", met="1 3").lay()
    assert "passages 1 2" in table.events()
    assert table.met == ["1 3"]


@pytest.mark.rule("B7")
def test_the_own_hideout_does_not_count() -> None:
    table = Table.at(4, passages="")
    own = table.s.players[0]
    own.row[:3] = [0, 0, 0]
    own.length = 3
    assert is_passage(table.row("1"))
    assert "no_passage 1" in table.lay().events()


# B8: exchanging.


@pytest.mark.rule("B8", "B17")
def test_each_looks_at_the_marker_received_and_no_third_person_does() -> None:
    table = Table.at(4, passages="3", beest="3").lay()
    assert table.events("receives") == ["receives 1 3 black 4, to 1", "receives 3 1 red, to 3"]
    assert [table.view(seat).own.stack for seat in (1, 2, 3)] == ["red", "yellow", "black"]
    assert table.received(1) == {"3": "black 4"}
    assert table.received(3) == {"1": "red"}
    assert table.received(2) == table.received(4) == {}


@pytest.mark.rule("B8", "B10", "B17")
def test_who_meets_the_silent_one_sees_its_marker_and_it_sees_nothing() -> None:
    table = Table.at(3, passages="silent", beest="silent").lay()
    assert table.events("receives") == ["receives 1 silent black 3, to 1"]
    assert table.received(1) == {"silent": "black 3"}
    table = Table.at(3, passages="silent", beest="1").lay()
    assert table.events("receives") == ["receives 1 silent green, to 1"]
    assert table.view(1).own.heads == (0, 0, 0, 3)  # one knows what was given


@pytest.mark.rule("B8")
def test_a_marker_received_is_never_passed_on() -> None:
    table = Table.at(4, turn=2, passages="3", met="1 2", beest="1").lay()
    assert table.events("receives") == ["receives 2 3 yellow, to 2", "receives 3 2 red, to 3"]


# B9: infection.


@pytest.mark.rule("B9")
def test_who_receives_a_black_marker_is_infected_and_infects_nobody() -> None:
    table = Table.at(4, passages="2", beest="1").lay()
    assert table.view(2).own.heads[1] == 4
    assert [table.view(seat).own.side for seat in (1, 2, 3)] == ["beest", "infected", "clean"]
    assert table.chances(2, "infected") == {"1": 0, "2": 1, "3": 0, "4": 0, "silent": 0}
    table = Table.at(4, turn=2, passages="3", met="1 2", beest="1").lay()
    assert table.view(1).own.heads[2] == 0
    assert table.chances(1, "infected") == {"1": 0, "2": 1, "3": 0, "4": 0, "silent": 0}


@pytest.mark.rule("B9")
def test_the_beest_infects_also_in_anothers_turn() -> None:
    table = Table.at(4, turn=3, passages="1", beest="1").lay()
    assert "receives 3 1 black 4, to 3" in table.events()


# B18: the order of a turn.


@pytest.mark.rule("B18", "B13")
def test_the_question_comes_first_then_taking_and_laying() -> None:
    table = Table.at(3, turn=2, phase="before", met="3 silent, 1 3", beest="2", round=4)
    assert table.legal() == ["on"]
    table.play("on")
    names = [line.split()[0] for line in table.events()]
    assert names == ["goes_on", "takes_own", "takes_own", "takes"]
    assert table.phase == "laying"


@pytest.mark.rule("B18", "B13")
def test_the_question_comes_again_after_the_exchange_also_without_one() -> None:
    met = "1 silent, 3 silent"
    for passages in ("", "1 3", "3"):
        table = Table.at(3, turn=2, met=met, passages=passages, beest="2").lay()
        assert (table.phase, table.turn) == ("after", 2)
        assert table.s.hand == [-1] * 5


@pytest.mark.rule("B18")
def test_turns_go_clockwise_and_skip_the_silent_one() -> None:
    table = Table.at(3, turn=3, passages="")
    assert (table.turn, table.s.round) == (3, 5)
    table.lay()
    assert (table.turn, table.s.round) == (1, 6)
