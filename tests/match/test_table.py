"""The headless table: playing, taking back, looking, replaying."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from heorot.core.errors import HeorotError, IllegalAction, InvalidAction
from heorot.core.records import VEIL, numbers
from heorot.core.rule import rule
from heorot.games import load
from heorot.match import Clock, OpenDice, Seat, Table

PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"))
SOLO = (Seat("Ann"), Seat("Robin", bot="greedy"))


def table(seats: tuple[Seat, ...] = PEOPLE, seed: int = 1) -> Table:
    return Table("hoard", seats, OpenDice(seed), start=0)


def play_some(one: Table, count: int, seed: int = 0) -> Table:
    rng = random.Random(seed)
    for _ in range(count):
        if not one.is_over:
            one.play(rng.choice(one.legal))
    return one


def test_an_action_is_played_by_choice_id_or_notation() -> None:
    by_choice, by_id, by_notation = table(), table(), table()
    choice = by_choice.legal[-1]
    by_choice.play(choice)
    by_id.play(choice.id)
    by_notation.play(choice.notation)
    assert by_choice.digest == by_id.digest == by_notation.digest
    assert by_choice.moves == [(0, choice.id)]


def test_what_is_no_action_and_what_is_not_legal_change_nothing() -> None:
    one = table()
    before = one.digest
    with pytest.raises(InvalidAction):
        one.play("nonsense")
    with pytest.raises(InvalidAction, match="ids are 0 to 198"):
        one.play(199)
    with pytest.raises(IllegalAction) as refused:
        one.play("end")
    assert refused.value.rule == "H3"
    assert "draw" in refused.value.reason.lower()
    assert (one.digest, one.moves) == (before, [])


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    one = play_some(table(), 5000)
    assert one.is_over
    assert one.legal == []
    with pytest.raises(HeorotError, match="over"):
        one.play("end")


def test_the_wrong_number_of_seats_and_start_are_refused() -> None:
    with pytest.raises(HeorotError, match="2 to 4 players, not 1"):
        Table("hoard", [Seat("Ann")], OpenDice(1))
    with pytest.raises(HeorotError, match="no seat 4 to start"):
        Table("hoard", PEOPLE, OpenDice(1), start=3)
    with pytest.raises(HeorotError, match="no game 'chess'"):
        Table("chess", PEOPLE, OpenDice(1))


@pytest.mark.parametrize("name", ["", " ", "A\x1b[2J", "A\nB"])
def test_a_name_that_could_disturb_a_screen_is_refused(name: str) -> None:
    with pytest.raises(HeorotError, match="cannot be a name"):
        Seat(name)


def test_what_is_not_there_is_refused() -> None:
    one = play_some(table(), 10)
    for seat in (-2, 3, 7):
        for look in (one.seen, one.view, one.log):
            with pytest.raises(HeorotError, match=f"no seat {seat}"):
                look(seat)
    for number in (-1, 11):
        with pytest.raises(HeorotError, match=f"no point {number}"):
            one.at(number)
    for nothing in (None, 1.5, True):
        with pytest.raises(InvalidAction, match="expected an id or a notation"):
            one.play(nothing)  # type: ignore[arg-type]  # what a careless caller may do


def test_a_private_step_is_taken_back_without_asking() -> None:
    """Find a payment begun, take it back: nobody had to agree, and the table is as before."""
    taken_back = 0
    for seed in range(12):
        one = table(seed=seed)
        rng = random.Random(seed)
        while not one.is_over and taken_back < 40:
            before, seat = one.digest, one.decider
            one.play(rng.choice(one.legal))
            changed = any(entry.number == len(one.moves) for entry in one.log(-1))
            if one.undo_needs(seat) == frozenset():
                assert not changed
                one.undo(seat)
                assert one.digest == before
                assert one.decider == seat
                assert one.taken_back == 0
                taken_back += 1
                one.play(rng.choice(one.legal))
    assert taken_back == 40


def test_a_draw_is_taken_back_only_when_all_people_agree_and_meets_the_same_luck() -> None:
    one = table()
    one.play("pile")
    after = one.digest
    assert one.undo_needs(0) == frozenset({1, 2})
    with pytest.raises(HeorotError, match="Ben, Cleo must agree"):
        one.undo(0)
    with pytest.raises(HeorotError, match="Cleo must agree"):
        one.undo(0, agreed=[1])
    one.undo(0, agreed=[1, 2])
    assert one.moves == []
    assert one.taken_back == 1
    one.play("pile")
    assert one.digest == after


def test_bots_always_agree() -> None:
    one = table(SOLO)
    one.play("pile")
    assert one.undo_needs(0) == frozenset()
    one.undo(0)
    assert one.moves == []
    with pytest.raises(HeorotError, match="nothing to take back"):
        one.undo(0)


def test_taking_back_reaches_through_the_moves_of_others() -> None:
    one = play_some(table(SOLO), 60)
    mine = max(k for k, (seat, _) in enumerate(one.moves) if seat == 0)
    past = one.at(mine)
    one.undo(0)
    assert one.digest == past.digest
    assert len(one.moves) == mine


def test_a_seat_sees_its_own_hand_and_not_the_others() -> None:
    one = play_some(table(), 50)
    for seat in range(3):
        seen = one.seen(seat).s
        for other, player in enumerate(seen.players[:3]):
            hidden = [card == VEIL for card in player.hand[: player.size]]
            assert not any(hidden) if other == seat else any(hidden)
    assert VEIL in set(numbers(one.seen(-1).s))


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    one = play_some(table(), 120)
    heard = {
        seat: Counter(e.name for entry in one.log(seat) for e in entry.events)
        for seat in (-1, 0, 1, 2)
    }
    assert heard[-1]["sees"] == 0
    for seat in range(3):
        seers = {
            e.args[0].value for entry in one.log(seat) for e in entry.events if e.name == "sees"
        }
        assert seers == {seat + 1}
        assert heard[seat]["turn_begins"] == heard[-1]["turn_begins"] > 3
    assert [entry.number for entry in one.log(0, since=100)] == [
        entry.number for entry in one.log(0) if entry.number >= 100
    ]


def test_replaying_to_any_point_gives_the_same_table() -> None:
    one = table()
    digests = [one.digest]
    rng = random.Random(5)
    for _ in range(150):
        one.play(rng.choice(one.legal))
        digests.append(one.digest)
    assert [one.at(number).digest for number in range(0, 151, 10)] == digests[::10]


def test_the_outcome_ranks_by_points_and_shares_places() -> None:
    one = play_some(table(), 5000)
    outcome = one.outcome
    assert outcome is not None
    assert list(outcome.scores) == one.scores
    assert outcome.winners == tuple(s for s in range(3) if one.scores[s] == max(one.scores))
    assert table().outcome is None


@rule
def no_points(box: Any, s: Any, seat: int) -> int:
    return 0


@rule
def outer_seats(box: Any, s: Any, seat: int) -> int:
    return 0 if seat == 1 else 5


def test_equal_points_are_ranked_by_the_tie_break_of_the_rules() -> None:
    game = replace(load("hoard"), score=no_points, tiebreak=outer_seats)
    outcome = play_some(Table(game, PEOPLE, OpenDice(1)), 5000).outcome
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.places == (1, 3, 1)
    assert outcome.winners == (0, 2)


def test_more_points_come_before_any_tie_break() -> None:
    one = play_some(Table(replace(load("hoard"), tiebreak=outer_seats), PEOPLE, OpenDice(1)), 5000)
    outcome = one.outcome
    assert outcome is not None
    assert len(set(one.scores)) == 3
    assert outcome.places == tuple(
        sorted(one.scores, reverse=True).index(p) + 1 for p in one.scores
    )


def test_the_clock_is_told_the_time() -> None:
    clock = Clock(allowance=60, increment=2)
    one = Table("hoard", SOLO, OpenDice(1), start=0, clock=clock, now=100)
    assert clock.left(0, 110) == 50
    for notation in ("pile", "pile"):
        one.play(notation, now=112)
    assert clock.left(0, 130) == 30
    one.play(
        "end" if one.decider == 0 and "end" in {c.notation for c in one.legal} else one.legal[0],
        now=131,
    )
    assert one.decider == 1
    assert clock.left(0, 500) == 60 - 31 + 2
    assert clock.left(1, 141) == 50
    assert clock.left(1, 200) < 0
