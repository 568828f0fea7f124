"""What is made from the marks for tables is what the rule `redact` says, in every game."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from heorot.core.seats import SPECTATOR
from heorot.games import REGISTRY, load
from heorot.testing.cases import Case
from heorot.testing.play import random_game


def cases() -> list[Case]:
    games = [load(name) for name in REGISTRY]
    return [Case(one, players) for one in games for players in one.player_counts]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_sight_is_what_the_rule_redact_leaves(case: Case) -> None:
    for number, s in enumerate(random_game(case, 1)):
        if number % 10 == 0:
            for reader in case.readers:
                redacted = s.copy()
                case.game.redact(redacted, reader)
                assert case.game.sight(s, reader) == redacted
                assert case.game.glimpse(s, reader) == redacted


@pytest.mark.parametrize("case", cases(), ids=str)
def test_views_only_read_what_is_glimpsed(case: Case) -> None:
    game, edition = case.game, case.edition
    for number, s in enumerate(random_game(case, 3)):
        if number % 5 == 0:
            before = pickle.dumps([getattr(s, f.name) for f in game.state.layout])
            game.views.public(edition, game.glimpsed(s, SPECTATOR))
            for seat in range(case.players):
                game.views.own(edition, game.glimpsed(s, seat))
            assert pickle.dumps([getattr(s, f.name) for f in game.state.layout]) == before


@pytest.mark.parametrize("case", cases(), ids=str)
def test_others_see_a_difference_when_their_sights_differ(case: Case) -> None:
    found: Counter[bool] = Counter()
    before = None
    for s in random_game(case, 2):
        if before is not None:
            seats = [seat for seat in range(case.players) if seat != before.decider]
            bits = sum(1 << seat for seat in seats)
            sights = [(case.game.sight(before, one), case.game.sight(s, one)) for one in seats]
            sights.append((case.game.sight(before, -1), case.game.sight(s, -1)))
            differs = case.game.differs(before, s, bits)
            assert differs == any(one != two for one, two in sights)
            found[differs] += 1
        before = s.copy()
    assert found[True] > 20
    assert found[False] > 20


def test_a_game_that_no_name_finds_is_pickled_in_its_parts() -> None:
    other = replace(load("hoard"), version=7)
    s = other.blank(2)
    other.redact(s, 0)
    again = pickle.loads(pickle.dumps(other))  # noqa: S301 (our own bytes)
    assert again.version == 7
    assert again.sight(other.blank(2), 0) == s


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_and_its_box_can_be_pickled(name: str) -> None:
    game = load(name)
    s = game.blank(game.player_counts[0])
    game.redact(s, 0)
    assert pickle.loads(pickle.dumps(game)) is game  # noqa: S301 (our own bytes)
    assert s == game.sight(game.blank(game.player_counts[0]), 0)
    edition = game.load_box()
    assert pickle.loads(pickle.dumps(edition)) == edition  # noqa: S301 (our own bytes)
