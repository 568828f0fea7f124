"""The search: the same wherever it runs, bounded, and better than what it starts from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heorot.core.game import Game, Seen
from heorot.core.luck import choose, open_luck, pick_addressed, start_stream
from heorot.core.rule import rule
from heorot.engine import search, searcher
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Interpreted
from heorot.engine.link import Linker, as_written
from heorot.engine.searcher import (
    CLEARLY,
    Prospect,
    Searcher,
    lead_in_visits,
    with_favourite_first,
)
from heorot.games import game_names, load

LEDUC = load("leduc")
HOARD = load("hoard")
KEY = bytes(range(16))
NATIVE = (pytest.mark.full, pytest.mark.native)


def position(game: Game, actions: int = 0, players: int | None = None) -> Seen:
    """What the decider sees after some first choices, where it has several itself."""
    engine, luck = Interpreted(game), open_luck(5)
    s = engine.new(players or game.player_counts[0], luck)
    while actions or len(engine.choices(s)) < 2:
        engine.apply(s, luck, engine.choices(s)[0])
        actions -= 1 if actions else 0
    return game.seen(s, s.decider)


def found(game: Game, seen: Seen, iterations: int = 60, *, native: bool = False) -> list[Prospect]:
    mind = Searcher(game, game.load_box(), is_native=native)
    return mind.think(seen, Budget(iterations=iterations), KEY)


def test_an_equal_key_finds_the_same_and_another_may_not() -> None:
    seen, mind = position(HOARD), Searcher(HOARD, HOARD.load_box(), is_native=False)
    first = mind.think(seen, Budget(iterations=60), KEY)
    other = mind.think(seen, Budget(iterations=60), KEY[::-1])
    assert mind.think(seen, Budget(iterations=60), KEY) == first != other


@pytest.mark.parametrize("native", [False, pytest.param(True, marks=NATIVE)])
def test_what_is_liked_is_tried_first(native: bool) -> None:
    seen, mind = position(LEDUC), Searcher(LEDUC, LEDUC.load_box(), is_native=native)
    for action in Interpreted(LEDUC).legal(seen.s):
        liked = np.zeros(LEDUC.actions.count, np.int64)
        liked[action] = 1
        (only,) = mind.think(seen, Budget(iterations=1), KEY, liked.copy)
        assert only.action == action


def test_what_is_liked_stays_the_choice_unless_another_is_better_by_a_margin() -> None:
    liked, close, better = (
        Prospect(k, 900, worth, 0.001, 0.0) for k, worth in enumerate((0, 0.08, 0.2))
    )
    assert with_favourite_first([close, liked], liked, CLEARLY) == [liked, close]
    assert with_favourite_first([better, liked], liked, CLEARLY) == [better, liked]
    assert with_favourite_first([close, liked], liked, 0.0) == [close, liked], "what only appeals"


def test_a_lead_counts_by_the_chance_to_win_where_it_is_known_how_sure_it_is() -> None:
    """Who is ahead has more to lose than to gain, who is behind dares; the usual scale stays."""
    gain = Linker(LEDUC, as_written).link(search.gain_of)
    for expected in (-50.0, 0.0, 50.0):
        up, down = gain(expected + 30, expected, 30.0, 40), gain(expected - 30, expected, 30.0, 40)
        assert up - down == pytest.approx(2)
        assert gain(expected, expected, 30.0, 40) == pytest.approx(0)
        assert (up > -down) == (expected < 0)
        assert gain(expected + 30, expected, 30.0, 0) == 1
    assert gain(5030.0, 5000.0, 30.0, 40) == 1, "it is decided: points count"


@rule
def everything(box: Any, s: Any) -> bool:
    return True


def test_what_is_about_something_just_given_is_left_to_good_sense() -> None:
    """In leduc whoever decides again does so after somebody else: so that ends a tree as well."""
    seen = position(LEDUC)
    by_sense = found(replace(LEDUC, given=everything), seen, 200)
    assert by_sense == found(replace(LEDUC, plans_ahead=False), seen, 200)
    assert by_sense != found(LEDUC, seen, 200), "else the tree goes on"


def test_luck_is_no_reason_to_leave_what_appeals_most() -> None:
    favourite, lucky, better = (
        Prospect(k, 30, worth, 0.1, 0.0) for k, worth in enumerate((0, 0.2, 0.3))
    )
    assert with_favourite_first([lucky, favourite], favourite, 0.0) == [favourite, lucky]
    assert with_favourite_first([better, favourite], favourite, 0.0) == [better, favourite]


def test_an_iteration_is_a_visit_of_one_action() -> None:
    assert sum(one.visits for one in found(HOARD, position(HOARD), 77)) == 77


def test_what_is_searched_stays_as_it_was() -> None:
    seen = position(HOARD)
    before = seen.s.to_bytes()
    found(HOARD, seen)
    assert seen.s.to_bytes() == before


@pytest.mark.parametrize("name", game_names())
def test_only_legal_actions_are_found(name: str) -> None:
    game = load(name)
    seen = position(game, 3)
    legal = Interpreted(game).choices(seen.s)
    prospects = found(game, seen, 20)
    assert {one.action for one in prospects} <= set(legal)
    assert all(-1 <= one.worth <= 1 for one in prospects)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "NODES", 8)
    prospects = found(HOARD, position(HOARD), 100)
    assert sum(one.visits for one in prospects) == 100
    assert len(prospects) <= 7


def test_time_is_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(np.arange(0.0, 9.0, 0.01))
    monkeypatch.setattr(searcher, "thread_time", lambda: next(clock))
    mind = Searcher(LEDUC, LEDUC.load_box(), is_native=False)
    assert sum(one.visits for one in mind.think(position(LEDUC), Budget(0.05), KEY)) > 16


@pytest.mark.full
@pytest.mark.native
def test_what_loading_takes_is_no_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Searcher(LEDUC, LEDUC.load_box(), is_native=True)
    now, study, loading = [0.0], mind._study, [9.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    def load_first(*rows: Any) -> None:
        now[0] += loading.pop() if loading else 0.0
        study(*rows)

    monkeypatch.setattr(searcher, "thread_time", clock)
    monkeypatch.setattr(mind, "_study", load_first)
    assert sum(one.visits for one in mind.think(position(LEDUC), Budget(0.05), KEY)) > 16
    assert not loading


def test_a_search_that_may_ends_as_soon_as_its_choice_is_settled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And chooses as one does that goes on."""
    seen, fold = pair_that_may_fold()
    mind = Searcher(LEDUC, LEDUC.load_box(), is_native=False)

    def thought(*, settles: bool) -> list[Prospect]:
        clock = iter(np.arange(0.0, 9.0, 0.01))
        monkeypatch.setattr(searcher, "thread_time", lambda: next(clock))
        return mind.think(seen, Budget(seconds=1.0, settles=settles), KEY)

    whole, settled = thought(settles=False), thought(settles=True)
    assert whole[0].action == settled[0].action != fold
    assert 0 < sum(one.visits for one in settled) < 0.8 * sum(one.visits for one in whole)


def test_where_there_is_nothing_to_choose_nothing_is_found() -> None:
    engine, luck = Interpreted(HOARD), open_luck(5)
    s = engine.new(2, luck)
    while len(engine.choices(s)) > 1:
        engine.apply(s, luck, engine.choices(s)[0])
    mind = Searcher(HOARD, HOARD.load_box(), is_native=False)
    seen = HOARD.seen(s, s.decider)
    for budget in (Budget(iterations=5), Budget(seconds=9.0, settles=True)):
        assert mind.think(seen, budget, KEY) == []


def test_interpreted_where_people_wait_nothing_is_studied(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take as long as there is."""
    beest = load("beest")
    mind = Searcher(beest, beest.load_box(), is_native=False)
    studied = []
    monkeypatch.setattr(mind, "_study", lambda *_: studied.append(1))
    for budget in (Budget(iterations=2, longest=9.0), Budget(iterations=2)):
        mind.think(position(beest), budget, KEY)
    assert len(studied) == 1


def test_a_choice_that_is_not_settled_is_one_that_others_are_close_to() -> None:
    ahead, close = (Prospect(k, visits, 0.0, 0.1, 0.0) for k, visits in enumerate((30, 28)))
    assert lead_in_visits([ahead, close]) == 2
    assert lead_in_visits([close, ahead]) == -2, "a favourite that stays, though another leads"
    assert lead_in_visits([ahead]) == 30


@rule
def likes_folding(
    box: Any, s: Any, seat: int, luck: Any, choices: Any, n: int, values: Any
) -> None:
    for k in range(n):
        values[k] = -choices[k]


def pair_that_may_fold() -> tuple[Seen, int]:
    """What somebody with a pair sees, and the action that would be silly."""
    engine = Interpreted(LEDUC)
    for number in range(100):
        luck = open_luck(number)
        s = engine.new(2, luck)
        while s.decider >= 0 and (s.turned_up < 0 or s.raised == 0):
            engine.apply(s, luck, engine.choices(s)[-1])  # raises as long as it may
        if s.decider >= 0 and s.players[s.decider].card == s.turned_up:
            break
    fold = engine.choices(s)[0]
    assert LEDUC.actions.notation(fold) == "fold"
    return LEDUC.seen(s, s.decider), fold


def test_a_pair_is_not_folded_even_if_folding_appeals() -> None:
    """Whatever good sense likes, the search finds what wins."""
    seen, fold = pair_that_may_fold()
    best, *_ = found(replace(LEDUC, appeals=likes_folding), seen, 200)
    assert best.action != fold
    assert best.lead > 0


def test_what_appeals_most_is_tried_again_however_it_fares() -> None:
    seen, fold = pair_that_may_fold()
    visits = {
        one.action: one.visits for one in found(replace(LEDUC, appeals=likes_folding), seen, 200)
    }
    assert visits[fold] >= 200 // 4 - 1
    assert visits[fold] > {one.action: one.visits for one in found(LEDUC, seen, 200)}[fold]


@rule
def believes_in_jacks(box: Any, s: Any, seat: int, luck: Any) -> int:
    return 100 if s.players[1 - seat].card == 0 else 1


@rule
def believes_in_kings(box: Any, s: Any, seat: int, luck: Any) -> int:
    return 100 if s.players[1 - seat].card == 2 else 1


def test_worlds_that_are_not_believed_are_rarely_thought_about() -> None:
    seen = position(LEDUC)
    leads = []
    for belief in (believes_in_jacks, believes_in_kings):
        prospects = found(replace(LEDUC, belief=belief), seen, 200)
        leads.append(sum(one.lead * one.visits for one in prospects) / 200)
    assert leads[0] > leads[1] + 1


def test_whatever_imagined_players_pick_at_an_address_is_the_same_throughout_a_world() -> None:
    """And another in another world: so each of them can be of one mind there."""
    seen = position(LEDUC)
    imagine_world = Linker(LEDUC, as_written).link(search.imagine_world)
    box, luck, players = LEDUC.load_box().box, open_luck(1), open_luck(2)
    picked = []
    for number in (*range(40), *range(40)):
        imagine_world(box, [seen.s], [seen.s.copy()], [luck, players], seen.seat, number)
        picked.append(pick_addressed(players, 7, 0, 2))
    assert picked[:40] == picked[40:]
    assert 10 < sum(picked[:40]) < 30


def positions(game: Game, most: int = 5) -> Iterator[Seen]:
    """What deciders see here and there in a game that is played by good sense."""
    engine, luck, dice = Interpreted(game), open_luck(5), open_luck(6)
    start_stream(dice, 0)
    for players in game.player_counts:
        s, left = engine.new(players, luck), most
        while s.decider >= 0 and left:
            choices = list(engine.choices(s))
            action = choices[0]
            if len(choices) > 1:
                seen = game.seen(s, s.decider)
                if choose(dice, 10) == 0:
                    left -= 1
                    yield seen
                action = game.greedy(engine.edition.box, seen.s, seen.seat, dice, choices)
            engine.apply(s, luck, action)


@pytest.mark.full
@pytest.mark.native
@pytest.mark.parametrize("name", game_names())
def test_native_searches_find_what_interpreted_ones_do(name: str) -> None:
    game = load(name)
    native, interpreted = (
        Searcher(game, game.load_box(), is_native=is_native) for is_native in (True, False)
    )
    for seen in positions(game):
        prospects = native.think(seen, Budget(iterations=30), KEY)
        assert prospects == interpreted.think(seen, Budget(iterations=30), KEY)
