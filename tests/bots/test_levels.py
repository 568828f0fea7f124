"""Levels of bots: they differ in thought, never in knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from heorot.arena.run import Run
from heorot.arena.setting import Setting
from heorot.arena.teams import Player, Task
from heorot.bots import AT_TABLES, BOTS, LEVELS, THINKERS, Bot, seat_bot
from heorot.bots.levels import Level
from heorot.bots.sensible import sensible
from heorot.bots.thinking import think
from heorot.core.errors import HeorotError
from heorot.core.game import Game, Seen
from heorot.core.luck import keyed_luck, open_luck, start_stream
from heorot.engine.budget import Budget, read_budget
from heorot.engine.interpreted import Interpreted
from heorot.engine.searcher import Prospect, Searcher
from heorot.games import REGISTRY, game_names, load
from heorot.games.beest.rules.caves import has_passage, target
from heorot.games.beest.rules.choices import GO_ON

HOARD = load("hoard")
THOUGHT = Budget(iterations=20)
KEY = bytes(16)
BEGINNERS = [level for level in LEVELS if level.overlooked]


def decisions(game: Game, number: int = 1) -> Iterator[tuple[Seen, list[int]]]:
    """Those of a game in which everybody takes the last choice of three, or of two."""
    engine, luck = Interpreted(game), open_luck(number)
    s = engine.new(game.player_counts[0], luck)
    while s.decider >= 0:
        choices = engine.choices(s)
        if len(choices) > 1:
            yield game.seen(s, s.decider), choices
        engine.apply(s, luck, choices[:3][-1])


def seated(game: Game, level: Level, seed: int = 0) -> Bot:
    luck = keyed_luck(bytes(15) + bytes([seed]))
    start_stream(luck, 0)
    return sensible(game, game.load_box(), luck, level)


def test_there_are_six_levels_and_all_may_sit_at_tables() -> None:
    assert AT_TABLES[:6] == tuple(level.name for level in LEVELS)
    assert len(LEVELS) == 6


def test_each_level_overlooks_less_or_thinks_further_than_the_one_below() -> None:
    for below, above in pairwise(LEVELS):
        less = below.overlooked - above.overlooked
        further = (above.budget or Budget()).iterations - (below.budget or Budget()).iterations
        assert (less > 0) != (further > 0)


def test_a_level_thinks_about_so_many_of_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """And takes the others by good sense."""
    thought = 0

    def best(*_: object, **__: object) -> list[Prospect]:
        nonlocal thought
        thought += 1
        return [Prospect(-1, 1, 0.0, 0.0, 0.0)]

    monkeypatch.setattr("heorot.bots.thinking.think", best)
    made = list(decisions(HOARD))
    for level in THINKERS.values():
        thought = 0
        bot, greedy = (
            seat_bot(name, HOARD, HOARD.load_box(), 0, 0) for name in (level.name, "greedy")
        )
        taken = [bot(*one) for one in made]
        assert all(
            one in {-1, greedy(*decision)} for one, decision in zip(taken, made, strict=True)
        )
        assert thought == taken.count(-1)
        expected = HOARD.now_and_then if level.now_and_then else 100
        assert abs(100 * thought / len(made) - expected) <= 15


def test_a_champion_plays_by_simple_good_sense() -> None:
    champion, greedy = (
        seat_bot(name, HOARD, HOARD.load_box(), 0, 0) for name in ("champion", "greedy")
    )
    for seen, choices in decisions(HOARD):
        assert champion(seen, choices) == greedy(seen, choices)


@pytest.mark.parametrize("name", REGISTRY)
def test_beginners_have_habits_of_their_own_in_every_game(name: str) -> None:
    game = load(name)
    sober, habitual = seated(game, Level("sober")), seated(game, Level("so", habits=1))
    for number in range(12):
        for seen, choices in decisions(game, number):
            if sober(seen, choices) != habitual(seen, choices):
                return
    pytest.fail("habits change nothing")


@pytest.mark.parametrize("level", BEGINNERS, ids=lambda level: level.name)
@pytest.mark.parametrize("name", game_names())
def test_beginners_make_mistakes_and_do_not_play_at_random(name: str, level: Level) -> None:
    game = load(name)
    best = seated(game, Level("best"))
    bot, right, wrong, fair = seated(game, level), 0, 0, 0.0
    for number in range(4):
        for seen, choices in decisions(game, number):
            is_right = bot(seen, choices) == best(seen, choices)
            right += is_right
            wrong += not is_right
            fair += 1 / len(choices)
    assert wrong > 0
    assert right > fair


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
def test_a_newcomer_wins_more_than_a_player_who_does_anything(name: str) -> None:
    game = load(name)
    players, luck = game.player_counts[0], 12
    bots = "newcomer", "random"
    met = Setting(game, game.load_box(), {}, players, bots, 0, luck * players)
    run = Run(met)
    (_,) = run.follow([Player(met).play(Task(0, luck, players)).units])
    newcomer, other = (run.tally.of_bot(bot).rate.value for bot in bots)
    assert newcomer > 1.2 * other


@pytest.mark.parametrize("name", REGISTRY)
def test_nobody_overlooks_that_one_may_let_things_be(name: str) -> None:
    game = load(name)
    best, blind = seated(game, Level("best")), seated(game, Level("blind", overlooked=100))
    let_be = 0
    for number in range(4):
        for seen, choices in decisions(game, number):
            if any(action in game.letting_be for action in choices):
                let_be += 1
                assert blind(seen, choices) in game.letting_be
            else:
                assert blind(seen, choices) == best(seen, choices)
    assert (let_be > 0) == (len(game.letting_be) > 0)


def test_beginners_in_beest_like_caves_that_make_a_passage() -> None:
    game = load("beest")
    sober, habitual = seated(game, Level("sober")), seated(game, Level("so", habits=1))
    changed = 0
    for number in range(30):
        for seen, choices in decisions(game, number):
            liked = habitual(seen, choices)
            if liked != sober(seen, choices):
                changed += 1
                one = seen.s.players[target(seen.s, seen.s.players[seen.seat].chosen)]
                one.row[one.length] = liked
                one.length += 1
                assert has_passage(one)
    assert changed


def test_beginners_in_beest_name_somebody_too_soon() -> None:
    game = load("beest")
    sober, rash = seated(game, Level("sober")), seated(game, Level("so", habits=5))
    made = [one for number in range(30) for one in decisions(game, number) if GO_ON in one[1]]
    assert any(sober(*one) == GO_ON != rash(*one) for one in made)
    assert all(rash(*one) != GO_ON for one in made if sober(*one) != GO_ON)


@pytest.mark.full
@pytest.mark.parametrize("name", game_names())
def test_bots_decide_alike_in_worlds_that_their_seat_cannot_tell_apart(name: str) -> None:
    """Also how much a search simulates is the same, and so the time that it thinks."""
    game = load(name)
    box = game.load_box().box
    mind = Searcher(game, game.load_box(), is_native=False)
    for number, (seen, choices) in enumerate(decisions(game)):
        if number % 7:
            continue
        other = seen.s.copy()
        game.imagine(box, other, seen.seat, open_luck(number))
        again = game.seen(other, seen.seat)
        for bot in ("newcomer", "thane", "hero"):
            first, second = (seat_bot(bot, game, game.load_box(), 3, seen.seat) for _ in range(2))
            assert first(seen, choices) == second(again, choices), bot
        thought = [(mind.think(one, THOUGHT, KEY), mind.actions) for one in (seen, again)]
        assert thought[0] == thought[1]
        led = [think(game, game.load_box(), one, choices, THOUGHT, KEY) for one in (seen, again)]
        assert led[0] == led[1], "also where a net leads it"
        if number > 21:
            break


def test_a_budget_is_time_or_iterations() -> None:
    assert read_budget("0.25s") == Budget(seconds=0.25, settles=True)
    assert read_budget("500") == Budget(iterations=500)


@pytest.mark.parametrize("text", ["", "0", "0s", "-1", "1e3", "61s", "10000001", "½s", "٣"])
def test_what_is_no_budget_is_refused_with_how_to_say_it(text: str) -> None:
    with pytest.raises(HeorotError, match=r"search@0\.1s"):
        read_budget(text)


def test_a_bot_is_known_by_all_that_it_does() -> None:
    known = {name: kind.fingerprint(HOARD) for name, kind in BOTS.items()}
    levels = [known[level.name] for level in LEVELS]
    assert len(set(levels)) == len(levels)
    for changed in (replace(HOARD, horizon=7), replace(HOARD, forecast=HOARD.tiebreak)):
        for name in ("search", "hero"):
            assert BOTS[name].fingerprint(changed) != known[name]
    seldom = replace(HOARD, now_and_then=7)
    assert BOTS["hero"].fingerprint(seldom) != known["hero"]
    assert BOTS["dragon"].fingerprint(seldom) == known["dragon"]
    for changed in (replace(HOARD, letting_be=()), replace(HOARD, habits=load("legend").habits)):
        for name in ("newcomer", "guest"):
            assert BOTS[name].fingerprint(changed) != known[name]
    changed = replace(HOARD, appeals=load("legend").appeals)
    for name in ("net", "search", "greedy"):
        assert BOTS[name].fingerprint(changed) != known[name]
