"""Choices at the same time: in any order for people, in theirs for the rules."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from typing import Any

import pytest
from tests.match.tables import PEOPLE, given, readers

from heorot.core.errors import HeorotError, IllegalAction, NotAsked
from heorot.core.game import one_by_one
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import load
from heorot.match import Clock, OpenDice, Seat, Table

FIVE = (*PEOPLE, Seat("Dirk"), Seat("Robin", bot="greedy"))
NO_BLUFF = {"bluffing": 0}
"""With bluffing everybody sees how many cards the one before has laid (L16)."""
HUMANS = frozenset(SeatIndex(seat) for seat in range(4))


LEGEND = load("legend")
ONE_BY_ONE = replace(LEGEND, at_once=one_by_one)
"""The same game, in which everybody waits for the one before."""


def match(seed: int, clock: Clock | None = None, **options: int) -> Table:
    return Table(LEGEND, FIVE, OpenDice(seed), options=NO_BLUFF | options, clock=clock, now=0)


def bidding(seed: int = 1, clock: Clock | None = None, **options: int) -> Table:
    """A match at its first hidden bids."""
    one = match(seed, clock, **options)
    while len(one.waited_for) < 2:
        one.play(one.legal[-1], now=0)
    return one


def answer(one: Table, seat: SeatIndex, cards: int, now: float = 0) -> None:
    """Lay so many cards, or as many as there are, and be done."""
    chair = one.chair(seat)
    for _ in range(cards):
        if len(chair.legal) > 1:
            chair.play(next(choice for choice in chair.choices if choice.notation != "done"), now)
    chair.play("done", now)


def told_to(one: Table, but: SeatIndex, *, with_ready: bool = True) -> list[dict[str, Any]]:
    """All that everybody else is given."""
    found = [given(one.chair(reader)) for reader in readers(one) if reader != but]
    if not with_ready:
        for chair in found:
            del chair["ready"], chair["waited_for"]
    return found


def test_everybody_who_bids_is_waited_for_the_decider_first() -> None:
    one = bidding()
    assert set(one.waited_for) == {0, 1, 2, 3, 4}
    assert one.waited_for[0] == one.decider
    assert one.ready == ()
    for seat in one.waited_for:
        chair = one.chair(seat)
        assert chair.is_asked
        assert "done" in {choice.notation for choice in chair.choices}
        assert chair.seen.s.decider == seat
        assert chair.view().public.decides is None, "nobody is asked before the others"
    assert not one.chair(SPECTATOR).is_asked
    for seat in one.waited_for:
        answer(one, seat, 0)
    assert one.chair(SPECTATOR).view().public.decides == one.decider + 1


def test_an_answer_waits_until_the_last_one_and_only_readiness_is_seen() -> None:
    one = bidding()
    first, *others = reversed(one.waited_for)
    before, moves = told_to(one, first, with_ready=False), one.moves
    chair = one.chair(first)
    chair.play(chair.choices[1], now=0)
    assert one.ready == ()
    assert told_to(one, first, with_ready=False) == before
    assert len(chair.legal) > 1
    chair.play("done", now=0)
    assert told_to(one, first, with_ready=False) == before
    assert list(one.ready) == [first]
    assert first not in one.waited_for
    assert (chair.is_asked, chair.choices) == (False, ())
    assert chair.question == one.chair(SPECTATOR).question
    assert one.moves == moves
    with pytest.raises(NotAsked):
        chair.play("done", now=0)
    for seat in others:
        answer(one, seat, 1)
    assert one.ready == ()
    assert one.waiting == {}
    assert [seat for seat, _ in one.moves[len(moves) :]] == sorted(
        (seat for seat, _ in one.moves[len(moves) :]), key=[*reversed(others), first].index
    )


def test_nothing_of_an_answer_is_visible_to_others() -> None:
    """Whatever a seat answers, and however far it has come, all others are given the same."""
    for seat in map(SeatIndex, range(5)):
        tables = [bidding(seed=4) for _ in range(3)]
        for cards, one in enumerate(tables):
            other = one.waited_for[1 if seat == one.waited_for[0] else 0]
            answer(one, other, 1)
            answer(one, seat, cards)
        everybody = [told_to(one, seat) for one in tables]
        assert everybody[0] == everybody[1] == everybody[2]
        own = [given(one.chair(seat))["seen"] for one in tables]
        assert len(set(own)) >= 2


def test_a_seat_sees_what_it_has_begun_to_choose() -> None:
    one = bidding()
    for seat in one.waited_for:
        chair = one.chair(seat)
        picked = chair.choices[1].id
        chair.play(picked, now=0)
        assert chair.seen.s.players[seat].picked[picked] == 1
        assert chair.question.name.startswith("bidding")
        chair.undo([], now=0)
        assert chair.seen.s.players[seat].picked[picked] == 0


def test_what_is_not_legal_is_refused_by_the_same_rule() -> None:
    one = bidding()
    for seat in one.waited_for:
        with pytest.raises(IllegalAction) as refused:
            one.chair(seat).play("risk", now=0)
        assert refused.value.refusal == one.chair(seat).why_not("risk")
    assert one.waiting == {}


def test_a_seat_may_change_its_mind_until_the_last_one_has_answered() -> None:
    one = bidding()
    first, *others, last = one.waited_for
    chair = one.chair(first)
    answer(one, first, 2)
    assert chair.undo_needs == frozenset()
    for _ in range(3):
        assert not chair.is_asked or one.waiting[first]
        chair.undo([], now=0)
    assert chair.is_asked
    assert first not in one.waiting
    assert one.taken_back == 0
    answer(one, first, 0)
    for seat in others:
        answer(one, seat, 1)
    assert one.ready == (first, *others)
    chair.undo([], now=0)
    answer(one, last, 1)
    assert one.waiting.keys() == {*others, last}
    assert one.waited_for == (first,)
    answer(one, first, 1)
    assert one.waiting == {}
    assert one.chair(first).undo_needs == HUMANS - {first}


def test_who_takes_back_what_nobody_knows_of_leaves_the_answers_of_others_as_they_are() -> None:
    one = bidding()
    first, second, *others = one.waited_for
    for seat in (first, second, *others):
        answer(one, seat, 2)
    chair = one.chair(first)
    chair.undo(chair.undo_needs or (), now=0)
    assert one.chair(first).is_asked
    answer(one, second, 1)
    told, waiting = told_to(one, first), one.waiting
    assert chair.undo_needs == frozenset()
    chair.undo([], now=0)
    assert one.waiting == waiting != {}
    assert told_to(one, first) == told


def test_the_rules_own_order_is_not_mixed_with_answers_that_wait() -> None:
    one = bidding()
    decider, other, *_ = one.waited_for
    one.play("done", now=0)
    assert one.decider == other
    assert one.waited_for[0] == other
    answer(one, one.waited_for[1], 0)
    with pytest.raises(HeorotError, match="play at the chairs of the others"):
        one.play("done", now=0)
    assert one.chair(decider).undo_needs == HUMANS - {decider}


def play_through(one: Table, rng: random.Random, doubts: float) -> None:
    """Everybody answers in any order, and some change their minds."""
    while not one.is_over:
        chair = one.chair(rng.choice(one.waited_for))
        chair.play(rng.choice(chair.legal), now=0)
        if rng.random() < doubts and one.waiting:
            one.chair(rng.choice(list(one.waiting))).undo([], now=0)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [NO_BLUFF, NO_BLUFF | {"advanced": 1}])
def test_any_order_of_answers_gives_the_match_of_the_rules_order(
    seed: int, options: dict[str, int]
) -> None:
    one = match(seed, None, **options)
    play_through(one, random.Random(seed), doubts=0.2)
    plain = Table(ONE_BY_ONE, FIVE, OpenDice(seed), options=options, now=0)
    for _, action in one.moves:
        plain.play(action, now=0)
    assert plain.moves == one.moves
    assert plain.secret_digest == one.secret_digest
    assert plain.outcome == one.outcome
    for reader in readers(one):
        assert plain.chair(reader).log() == one.chair(reader).log()


def test_the_same_answers_in_any_order_give_the_same_match() -> None:
    digests = set()
    for seed in range(6):
        one = bidding(seed=2)
        order = list(one.waited_for)
        random.Random(seed).shuffle(order)
        for seat in order:
            answer(one, seat, seat % 3)
        digests.add((one.secret_digest, tuple(one.moves)))
    assert len(digests) == 1


def test_answers_that_wait_survive_a_replay_and_a_pickle() -> None:
    one = bidding()
    early, late, *_ = reversed(one.waited_for)
    answer(one, early, 1)
    one.chair(late).play(one.chair(late).choices[1], now=0)
    again = match(1)
    again.replay(one.actions, one.waiting, now=0)
    for other in (again, pickle.loads(pickle.dumps(one))):  # noqa: S301 (our own bytes)
        assert other.waiting == one.waiting
        assert other.ready == one.ready == (early,)
        for reader in readers(one):
            assert given(other.chair(reader)) == given(one.chair(reader))


def test_time_runs_for_all_who_are_waited_for() -> None:
    one = bidding(clock=Clock(allowance=60, increment=2))
    assert one.clock is not None
    earned = {seat: 2 * one.clock.decided[seat] for seat in one.waited_for}

    def left(now: float) -> dict[int, float]:
        found = one.chair(SPECTATOR).clock(now)
        assert found is not None
        return {seat: found[seat] - earned[SeatIndex(seat)] for seat in range(5)}

    assert left(10) == {0: 50, 1: 50, 2: 50, 3: 50, 4: 60}  # a bot has all the time
    answer(one, SeatIndex(4), 1, now=11)
    answer(one, SeatIndex(1), 1, now=20)
    assert left(30) == {0: 30, 1: 40, 2: 30, 3: 30, 4: 60}
    one.chair(SeatIndex(1)).undo([], now=30)
    assert left(35) == {0: 25, 1: 35, 2: 25, 3: 25, 4: 60}
    one.chair(SeatIndex(1)).play("done", now=40)
    for seat in (0, 2, 3):
        answer(one, SeatIndex(seat), 0, now=45)
    after = left(45)
    assert after == {0: 15 + 2, 1: 30 + 2, 2: 15 + 2, 3: 15 + 2, 4: 60 + 2}
