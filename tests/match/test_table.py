"""The headless table: playing, refusing, ranking, replaying, keeping little."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.match.tables import ANN, PEOPLE, play_some, readers, table

from heorot.core.errors import HeorotError, IllegalAction, InvalidAction, NotAsked
from heorot.core.position import Position
from heorot.core.rule import rule
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY, load
from heorot.match import OpenDice, Seat, Table


def test_an_action_is_played_by_choice_id_or_notation() -> None:
    by_choice, by_id, by_notation = table(), table(), table()
    choice = by_choice.legal[-1]
    by_choice.play(choice, now=0)
    by_id.play(choice.id, now=0)
    by_notation.play(choice.notation, now=0)
    assert by_choice.secret_digest == by_id.secret_digest == by_notation.secret_digest
    assert by_choice.moves == [(0, choice.id)]


def test_what_is_no_action_and_what_is_not_legal_change_nothing() -> None:
    one = table()
    before = one.secret_digest
    with pytest.raises(InvalidAction):
        one.play("nonsense", now=0)
    with pytest.raises(InvalidAction, match="ids are 0 to 198"):
        one.play(199, now=0)
    with pytest.raises(IllegalAction) as refused:
        one.play("end", now=0)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("H3", "must_draw")
    assert pickle.loads(pickle.dumps(refused.value)).refusal == refused.value.refusal  # noqa: S301
    assert (one.secret_digest, one.moves, one.changes) == (before, [], 0)


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    one = play_some(table(), 5000)
    assert one.is_over
    assert one.legal == ()
    assert one.waited_for == ()
    with pytest.raises(NotAsked, match="over"):
        one.play("end", now=0)
    with pytest.raises(NotAsked, match="over"):
        one.chair(ANN).play("end", now=0)


def test_the_wrong_number_of_seats_and_start_are_refused() -> None:
    with pytest.raises(HeorotError, match="2 to 4 players, not 1"):
        Table("hoard", [Seat("Ann")], OpenDice(1), now=0)
    with pytest.raises(HeorotError, match="no seat 4; the seats are 1 to 3"):
        Table("hoard", PEOPLE, OpenDice(1), start=3, now=0)
    with pytest.raises(HeorotError, match="no game 'chess'"):
        Table("chess", PEOPLE, OpenDice(1), now=0)


@pytest.mark.parametrize("name", ["", " ", "A\x1b[2J", "A\nB"])
def test_a_name_that_could_disturb_a_screen_is_refused(name: str) -> None:
    with pytest.raises(HeorotError, match="cannot be a name"):
        Seat(name)


def test_what_is_not_there_is_refused() -> None:
    one = play_some(table(), 10)
    for seat in (-2, 3, 7):
        with pytest.raises(HeorotError, match=f"no seat {seat}"):
            one.chair(SeatIndex(seat))
    for number in (-1, 11):
        with pytest.raises(HeorotError, match=f"no point {number}"):
            one.at(number)
    for nothing in (None, 1.5, True):
        with pytest.raises(InvalidAction, match="expected an id or a notation"):
            one.play(nothing, now=0)  # type: ignore[arg-type]  # what a careless caller may do


def test_an_action_that_fails_inside_the_rules_has_not_happened() -> None:
    def apply(box: Any, s: Any, luck: Any, action: int) -> None:
        load("hoard").apply(box, s, luck, action)
        if action == one.legal[0].id:
            raise ZeroDivisionError

    one = table(game=replace(load("hoard"), apply=apply))
    before = one.secret_digest
    with pytest.raises(ZeroDivisionError):
        one.play(one.legal[0], now=0)
    assert (one.secret_digest, one.moves) == (before, [])
    one.play(one.legal[1], now=0)


# The past.


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY)
def test_replaying_to_any_point_gives_the_same_table(game: str) -> None:
    one = table(game=game)
    digests = [one.secret_digest]
    logs = [[one.chair(reader).log() for reader in readers(one)]]
    rng = random.Random(5)
    while not one.is_over and len(one.moves) < 150:
        one.play(rng.choice(one.legal), now=0)
        digests.append(one.secret_digest)
        logs.append([one.chair(reader).log() for reader in readers(one)])
    past = [one.at(number) for number in range(len(digests))]
    assert [point.secret_digest for point in past] == digests
    assert [[point.chair(r).log() for r in readers(one)] for point in past] == logs
    past[50].play(past[50].legal[0], now=0)
    assert one.secret_digest == digests[-1]


def test_a_point_of_the_past_can_be_gone_on_from() -> None:
    one = play_some(table(), 100)
    other = one.at(50)
    other.replay(one.actions[50:], now=0)
    assert other.moves == one.moves
    assert other.chair(ANN).log() == one.chair(ANN).log()


def test_only_a_few_states_are_kept() -> None:
    one = play_some(table(), 260)
    assert sorted(one.past._checkpoints) == [0, 64, 128, 160, 192, 208, 224, 240, 256]


@pytest.mark.parametrize("game", REGISTRY)
def test_a_pickled_match_goes_on_as_the_other_does(game: str) -> None:
    one = play_some(table(game=game), 60)
    data = pickle.dumps(one)
    other = pickle.loads(data)  # noqa: S301 (our own bytes)
    assert len(data) < 16_384
    assert other.taken_back == one.taken_back
    assert play_some(other, 80).moves == play_some(one, 80).moves
    assert other.secret_digest == one.secret_digest


def test_legal_actions_are_found_once_a_decision() -> None:
    hoard, calls = load("hoard"), Counter[str]()

    def legal(box: Any, s: Any, choices: list[int]) -> int:
        calls["legal"] += 1
        return hoard.legal(box, s, choices)

    def why_not(edition: Any, s: Any, action: int) -> Any:
        calls["why_not"] += 1
        return hoard.why_not(edition, s, action)

    one = table(game=replace(hoard, legal=legal, why_not=why_not))
    for _ in range(10):
        chair = one.chair(one.decider)
        assert chair.why_not(chair.choices[0]) is None
        chair.play(chair.legal[0], now=0)
    assert calls == {"legal": 10}
    with pytest.raises(IllegalAction):
        one.play("agree", now=0)
    assert calls == {"legal": 11, "why_not": 1}


# A position.


@pytest.mark.parametrize("game", REGISTRY)
def test_a_table_can_begin_with_a_position(game: str) -> None:
    whole = play_some(table(game=game), 60)
    position = Position(whole.game, whole.edition, whole.secret_state)
    one = Table.from_position(position, PEOPLE, OpenDice(1), now=0)
    assert (one.moves, one.options, one.is_from_position) == ([], whole.options, True)
    assert one.chair(ANN).log() == []
    play_some(one, 40, seed=7)
    play_some(whole, 40, seed=7)
    assert one.secret_digest == whole.secret_digest
    assert one.at(0).secret_state == position.s
    assert one.moves == whole.moves[60:]


def test_a_position_has_as_many_seats_as_it_says() -> None:
    whole = table()
    position = Position(whole.game, whole.edition, whole.secret_state)
    with pytest.raises(HeorotError, match="for 3 players, not 2"):
        Table.from_position(position, PEOPLE[:2], OpenDice(1), now=0)


# The result.


def test_the_outcome_ranks_by_points_and_shares_places() -> None:
    one = play_some(table(), 5000)
    outcome = one.outcome
    assert outcome is not None
    assert outcome == one.chair(SPECTATOR).outcome
    assert outcome.scores == one.secret_scores
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s in range(3) if outcome.scores[s] == best)
    assert table().outcome is None


@rule
def no_points(box: Any, s: Any, seat: int) -> int:
    return 0


@rule
def outer_seats(box: Any, s: Any, seat: int) -> int:
    return 0 if seat == 1 else 5


def test_equal_points_are_ranked_by_the_tie_break_of_the_rules() -> None:
    game = replace(load("hoard"), score=no_points, tiebreak=outer_seats)
    outcome = play_some(table(game=game), 5000).outcome
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.places == (1, 3, 1)
    assert outcome.winners == (0, 2)


def test_more_points_come_before_any_tie_break() -> None:
    outcome = play_some(table(game=replace(load("hoard"), tiebreak=outer_seats)), 5000).outcome
    assert outcome is not None
    assert len(set(outcome.scores)) == 3
    assert outcome.places == tuple(
        sorted(outcome.scores, reverse=True).index(p) + 1 for p in outcome.scores
    )
