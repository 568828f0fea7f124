"""A chair gives its reader all that it may know and do, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.match.tables import ANN, BEN, CLEO, PEOPLE, given, play_some, readers, table

from heorot.core.errors import NotAsked
from heorot.core.luck import open_luck
from heorot.core.position import Position
from heorot.core.records import VEIL
from heorot.core.seats import SPECTATOR
from heorot.core.view import Asked, Own, Part, Public, Thing, View, Views
from heorot.core.words import Telling
from heorot.games import REGISTRY, load
from heorot.match import Chair, OpenDice, Table
from heorot.match.past import Entry, happenings


def test_a_chair_has_no_other_doors() -> None:
    assert {name for name in dir(Chair) if not name.startswith("_")} == {
        *("game", "edition", "options", "seats", "reader", "is_over", "outcome", "fingerprint"),
        *("waited_for", "ready", "is_asked", "points", "clock"),
        *("seen", "view", "own", "public", "public_json", "question", "log", "heard"),
        *("legal", "choices", "choice", "why_not", "refusals"),
        *("play", "undo_needs", "undo", "taken_back"),
    }


def test_only_whoever_is_asked_has_choices_and_may_act() -> None:
    one = table()
    ann, ben = one.chair(ANN), one.chair(BEN)
    assert ann.is_asked
    assert ann.waited_for == ben.waited_for == one.chair(SPECTATOR).waited_for == (ANN,)
    assert [choice.id for choice in ann.choices] == ann.legal
    for other in (ben, one.chair(SPECTATOR)):
        assert not other.is_asked
        assert (other.choices, other.legal) == ((), [])
        for deed in (other.why_not, other.choice, lambda one, other=other: other.play(one, now=0)):
            with pytest.raises(NotAsked, match="is not asked now"):
                deed(ann.legal[0])
    assert one.moves == []


def test_a_seat_sees_its_own_hand_and_not_the_others() -> None:
    one = play_some(table(), 50)
    for seat in (ANN, BEN, CLEO):
        seen = one.chair(seat).seen.s
        for other, player in enumerate(seen.players[:3]):
            hidden = [card == VEIL for card in player.hand[: player.size]]
            assert not any(hidden) if other == seat else any(hidden)
    assert VEIL in one.chair(SPECTATOR).seen.s.numbers()


def test_what_everybody_sees_is_one_json_for_all() -> None:
    one = play_some(table(), 50)
    for reader in readers(one):
        chair = one.chair(reader)
        assert chair.public_json == msgspec.json.encode(chair.view().public)


# The log.


def test_what_is_heard_in_numbers_is_what_the_log_has_in_words() -> None:
    one = play_some(table(), 120)
    for reader in readers(one):
        chair = one.chair(reader)
        assert chair.log(3) == [
            Entry(number, seat, happenings(one.game, one.edition, told))
            for number, seat, told in chair.heard(3)
        ]


def test_the_log_tells_each_reader_what_it_may_know() -> None:
    one = play_some(table(), 120)
    heard = {
        reader: Counter(e.name for entry in one.chair(reader).log() for e in entry.events)
        for reader in readers(one)
    }
    assert heard[SPECTATOR]["sees"] == 0
    for seat in (ANN, BEN, CLEO):
        log = one.chair(seat).log()
        seers = {e.args[0].value for entry in log for e in entry.events if e.name == "sees"}
        assert seers == {seat + 1}
        assert heard[seat]["turn_begins"] == heard[SPECTATOR]["turn_begins"] > 3


@pytest.mark.parametrize("game", REGISTRY)
def test_entries_are_counted_by_reader_without_a_gap(game: str) -> None:
    one = play_some(table(game=game), 120)
    for reader in readers(one):
        log = one.chair(reader).log()
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert all(entry.events or entry.seat == reader for entry in log)
        assert [entry.seat for entry in log].count(reader) == sum(
            seat == reader for seat, _ in one.moves
        ) + (reader == SPECTATOR)
        for since in (0, 1, len(log) // 2, len(log), len(log) + 5):
            assert one.chair(reader).log(since) == log[since:]


@pytest.mark.full
@pytest.mark.parametrize("game", REGISTRY)
def test_a_private_step_is_an_entry_of_whoever_took_it_alone(game: str) -> None:
    one = table(game=game)
    rng = random.Random(1)
    found = 0
    while not one.is_over and len(one.moves) < 200:
        counts = {reader: len(one.chair(reader).log()) for reader in readers(one)}
        seat = one.decider
        one.play(rng.choice(one.legal), now=0)
        if one.chair(seat).undo_needs == frozenset():
            found += 1
            rise = {reader: len(one.chair(reader).log()) - counts[reader] for reader in counts}
            assert rise == {reader: int(reader == seat) for reader in counts}
    assert found > 10


# Views.


class Start(Part, frozen=True, kw_only=True):
    """What is fixed in these tests: how many cards Ann began with."""

    hand: int


class Shown(Public, frozen=True, kw_only=True):
    """What everybody sees: how many she has."""

    hand: int


class Card(Thing, frozen=True, kw_only=True):
    """What somebody holds."""


class Hand(Own, frozen=True, kw_only=True):
    """What one seat knows."""

    hand: tuple[Card, ...]


CALLS: Counter[str] = Counter()


def fixed(edition: Any, seen: Any) -> Start:
    CALLS["fixed"] += 1
    return Start(hand=seen.s.players[0].size)


def public(edition: Any, seen: Any) -> Shown:
    CALLS["public"] += 1
    assert seen.seat == SPECTATOR
    points = (seen.s.players[0].size, None, None)
    asked = Asked(name="waits")
    return Shown(where={}, question=asked, points=points, hand=seen.s.players[0].size)


def own(edition: Any, seen: Any) -> Hand:
    question = Asked(name="asked") if seen.s.decider == seen.seat else None
    kinds = seen.s.players[seen.seat].hand[: seen.s.players[seen.seat].size]
    words = [str(load("hoard").word(edition, "card", kind)) for kind in kinds]
    return Hand(question=question, hand=tuple(Card(words=(word,)) for word in words))


def with_views(**changes: Any) -> Table:
    game = replace(load("hoard"), views=Views(fixed, public, own), **changes)
    CALLS.clear()
    return Table(game, PEOPLE, OpenDice(1), start=0, now=0)


def test_the_public_part_is_made_once_for_all_and_the_fixed_one_once_a_match() -> None:
    one = with_views()
    made = 1
    for _ in range(20):
        views = [one.chair(reader).view() for reader in readers(one)]
        assert all(isinstance(view, View) for view in views)
        assert len({id(view.public) for view in views}) == len({id(v.fixed) for v in views}) == 1
        assert [view.seat for view in views] == [0, 1, 2, 3]
        assert views[0].own is None
        assert views[0].fixed.hand == 4
        assert views[0].public.hand == one.secret_state.players[0].size
        assert {"fixed": 1, "public": made} == CALLS
        seen = one.game.sight(one.moment.s, SPECTATOR)
        one.play(one.legal[0], now=0)
        made += seen != one.game.sight(one.moment.s, SPECTATOR)
    assert 10 < made < 20
    assert one.secret_state.players[0].size != 4


def test_a_question_is_put_to_whoever_is_asked_and_the_others_are_told_of_it() -> None:
    one = with_views()
    names = [one.chair(reader).question.name for reader in readers(one)]
    assert names == ["waits", "asked", "waits", "waits"]


def test_points_are_as_public_as_the_view_makes_them() -> None:
    one = with_views()
    held = one.secret_state.players[0].size
    assert all(one.chair(reader).points == (held, None, None) for reader in readers(one))


@pytest.mark.full
def test_refusals_are_of_what_is_held_and_each_is_told_once() -> None:
    hopeless = frozenset({"no_such_hand"})
    one = with_views(telling=Telling("f1", "H1", hopeless=hopeless))
    held = set()
    while not one.is_over and len(one.moves) < 200:
        chair = one.chair(one.decider)
        refusals = list(chair.refusals())
        told = [(refusal.reason, *refusal.args.items()) for _, refusal in refusals]
        assert len(set(told)) == len(told)
        hand = {card.words[0] for card in chair.view().own.hand}
        for choice, refusal in refusals:
            assert choice.id not in chair.legal
            assert refusal == chair.why_not(choice)
            card = choice.named.args.get("card")
            assert card is None or str(card) in hand
            held.add(card is not None)
        one.play(one.legal[len(one.moves) % len(one.legal)], now=0)
    assert held == {True, False}
    everything = {refusal.reason for _, refusal in one.at(0).chair(ANN).refusals()}
    quiet = with_views(telling=Telling("f1", "H1", hopeless=frozenset(everything)))
    assert list(quiet.chair(ANN).refusals()) == []


# Secrecy.


@pytest.mark.parametrize("game", REGISTRY)
def test_no_chair_tells_worlds_apart_that_its_reader_cannot(game: str) -> None:
    """Another world that a reader takes for the true one gives it the same, byte for byte."""
    worlds = 0
    for number, count in enumerate(range(5, 105, 10)):
        whole = play_some(table(game=game, seed=number), count, seed=number)
        s = whole.secret_state
        for reader in readers(whole):
            other = whole.chair(reader).seen.s
            whole.game.imagine(whole.edition.box, other, reader, open_luck(number))
            chairs = [
                Table.from_position(
                    Position(whole.game, whole.edition, world), PEOPLE, OpenDice(number), now=0
                ).chair(reader)
                for world in (s, other)
            ]
            worlds += s != other
            one, two = map(given, chairs)
            if not whole.is_over:
                assert one == two
    assert worlds > 10
