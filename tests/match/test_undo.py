"""Taking back."""

from __future__ import annotations

import random

import pytest
from tests.match.tables import ANN, BEN, CLEO, SOLO, play_some, readers, table

from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR
from heorot.games import REGISTRY


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY)
def test_a_private_step_is_taken_back_without_asking(game: str) -> None:
    """Nobody had to agree, nobody had heard of it, and the table is as before."""
    taken_back = 0
    for seed in range(12):
        one = table(seed=seed, game=game)
        rng = random.Random(seed)
        while not one.is_over and taken_back < 40:
            before, chair = one.secret_digest, one.chair(one.decider)
            others = [one.chair(reader) for reader in readers(one) if reader != chair.reader]
            logs = [other.log() for other in others]
            chair.play(rng.choice(chair.legal), now=0)
            if chair.undo_needs == frozenset():
                assert [other.log() for other in others] == logs
                chair.undo([], now=0)
                assert one.secret_digest == before
                assert chair.is_asked
                assert one.taken_back == 0
                taken_back += 1
                chair.play(rng.choice(chair.legal), now=0)
    assert taken_back == 40


def test_a_draw_is_taken_back_only_when_all_people_agree_and_meets_the_same_luck() -> None:
    one = table()
    ann = one.chair(ANN)
    ann.play("pile", now=0)
    after = one.secret_digest
    assert ann.undo_needs == frozenset({BEN, CLEO})
    with pytest.raises(HeorotError, match="Ben, Cleo must agree"):
        ann.undo([], now=0)
    with pytest.raises(HeorotError, match="Cleo must agree"):
        ann.undo([BEN], now=0)
    ann.undo([BEN, CLEO], now=0)
    assert one.moves == []
    assert one.taken_back == 1
    ann.play("pile", now=0)
    assert one.secret_digest == after


def test_bots_always_agree() -> None:
    one = table(SOLO)
    ann = one.chair(ANN)
    ann.play("pile", now=0)
    assert ann.undo_needs == frozenset()
    ann.undo([], now=0)
    assert one.moves == []
    with pytest.raises(HeorotError, match="nothing to take back"):
        ann.undo([], now=0)
    assert one.chair(SPECTATOR).undo_needs is None


def test_taking_back_reaches_through_the_moves_of_others() -> None:
    one = play_some(table(SOLO), 60)
    mine = max(k for k, (seat, _) in enumerate(one.moves) if seat == 0)
    past = one.at(mine)
    one.chair(ANN).undo([], now=0)
    assert one.secret_digest == past.secret_digest
    assert len(one.moves) == mine


def test_one_undo_is_counted_once_however_much_it_takes_back() -> None:
    one = play_some(table(SOLO), 62)
    assert ANN not in [seat for seat, _ in one.moves[-3:]]
    one.chair(ANN).undo([], now=0)
    assert one.chair(SPECTATOR).taken_back == 1


@pytest.mark.parametrize("game", REGISTRY)
def test_what_was_taken_back_leaves_no_trace(game: str) -> None:
    one, straight = table(game=game), table(game=game)
    rng = random.Random(3)
    while not one.is_over and len(one.moves) < 120:
        action = rng.choice(one.legal)
        chair = one.chair(one.decider)
        chair.play(rng.choice(chair.legal), now=0)
        chair.undo(readers(one), now=0)
        assert one.secret_digest == straight.secret_digest
        one.play(action, now=0)
        straight.play(action, now=0)
    for reader in readers(one):
        assert one.chair(reader).log() == straight.chair(reader).log()
        assert one.chair(reader).undo_needs == straight.chair(reader).undo_needs


def test_whether_others_have_learned_something_is_known_after_a_replay_too() -> None:
    rng = random.Random(0)
    one = table()
    needs = set()
    while len(one.moves) < 100:
        one.play(rng.choice(one.legal), now=0)
        again = table()
        again.replay(one.actions, now=0)
        last, _ = one.moves[-1]
        assert again.chair(last).undo_needs == one.chair(last).undo_needs
        needs.add(one.chair(last).undo_needs)
    assert frozenset() in needs
    assert len(needs) > 1
