"""Advice: from a seat's own knowledge alone, of what is legal, in whole sentences."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.match.tables import ANN, table

from heorot.bots.advice import Advice, Course, Future, Outlook, advise, advise_seen
from heorot.bots.reasons import line, reasons
from heorot.core.errors import HeorotError, NotAsked
from heorot.core.game import Game, Seen
from heorot.core.luck import open_luck
from heorot.core.rule import rule
from heorot.core.seats import SeatIndex
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Interpreted
from heorot.engine.searcher import Prospect
from heorot.games import REGISTRY, load
from heorot.i18n import Speech, languages

KEY = bytes(range(16))


def position(game: Game) -> tuple[Interpreted, Any, SeatIndex]:
    """A table with its secrets, after some choices, where somebody has several."""
    engine, luck = Interpreted(game), open_luck(5)
    s = engine.new(max(3, game.player_counts[0]), luck)
    actions = 25
    while actions or len(engine.choices(s)) < 2:
        engine.apply(s, luck, engine.choices(s)[0])
        actions -= 1 if actions else 0
    return engine, s, SeatIndex(s.decider)


def advised(game: Game, engine: Interpreted, seen: Seen) -> Advice:
    legal = engine.choices(seen.s)
    return advise_seen(game, engine.edition, seen, legal, Budget(iterations=25), KEY)


@pytest.mark.full
@pytest.mark.parametrize("name", REGISTRY)
def test_advice_depends_on_nothing_that_its_seat_cannot_know(name: str) -> None:
    game = load(name)
    engine, s, seat = position(game)
    first = advised(game, engine, game.seen(s, seat))
    worlds = set()
    for number in range(3):
        world = game.seen(s, seat).s
        game.imagine(engine.edition.box, world, seat, open_luck(number))
        worlds.add(world.to_bytes())
        assert advised(game, engine, game.seen(world, seat)) == first
    assert len(worlds) > 1 or name == "movie"  # of which everything is open but the tiles
    legal = engine.choices(game.seen(s, seat).s)
    assert {one.action for one in first.outlooks} <= set(legal)
    assert len(first.outlooks) in {1, 2, 3}
    assert all(0 <= one.ahead <= 1 for one in first.outlooks)


def test_only_whoever_is_asked_gets_advice() -> None:
    hall = table()
    other = SeatIndex(1 - hall.waited_for[0])
    with pytest.raises(NotAsked, match="is not asked now"):
        advise(hall.chair(other), 0.01)


@pytest.mark.parametrize("seconds", [0, -1, 61, float("nan")])
def test_advice_takes_some_time_and_not_too_long(seconds: float) -> None:
    hall = table()
    with pytest.raises(HeorotError, match="more than 0 and at most 60 seconds"):
        advise(hall.chair(hall.waited_for[0]), seconds)


@rule
def takes_the_last(
    box: Any, s: Any, seat: int, luck: Any, choices: Any, n: int, values: Any
) -> int:
    chosen: int = choices[n - 1]
    return chosen


def test_all_play_on_as_a_search_imagines_them() -> None:
    hoard = load("hoard")
    engine, s, seat = position(hoard)
    found = Prospect(engine.choices(s)[0], 1, 0.0, 0.0, 0.0)
    usual, last, long = (
        Future(game, engine.edition, game.seen(s, seat), KEY).outlook(found, found.action)
        for game in (hoard, replace(hoard, hand=takes_the_last), replace(hoard, horizon=60))
    )
    assert usual.gain != last.gain
    assert usual.ahead != long.ahead


def test_the_lead_that_is_told_is_what_the_search_has_found() -> None:
    hoard = load("hoard")
    engine, s, seat = position(hoard)
    found = Prospect(engine.choices(s)[0], 1, 0.5, 0.1, 7.5)
    outlook = Future(hoard, engine.edition, hoard.seen(s, seat), KEY).outlook(found, found.action)
    assert (outlook.worth, outlook.error, outlook.lead) == (0.5, 0.1, 7.5)


def field_of_twins() -> tuple[Interpreted, Seen, list[int]]:
    """A table of hoard whose field has three cards that look alike, and the choices to take one."""
    engine = Interpreted(load("hoard"))
    for number in range(100):
        s = engine.new(3, open_luck(number))
        backs = [int(back) for back in s.field_backs]
        twins = [k for k, back in enumerate(backs) if backs.count(back) == 3]
        if twins:
            actions = [engine.game.actions.parse(f"f{k + 1}") for k in twins]
            return engine, engine.game.seen(s, s.decider), actions
    raise AssertionError("no such table")


def test_of_choices_after_which_all_goes_the_same_one_is_advised() -> None:
    engine, seen, twins = field_of_twins()
    other = engine.game.actions.parse("pile")
    found = [Prospect(one, 9, 0.5, 0.1, 0.0) for one in (*twins[1:], other)]
    best, alike = Future(engine.game, engine.edition, seen, KEY).distinct(found)
    assert [one.action for one in best] == [twins[1], other]
    assert alike == 1


def test_what_is_not_advised_is_not_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    hoard = load("hoard")
    engine, s, seat = position(hoard)
    future = Future(hoard, engine.edition, hoard.seen(s, seat), KEY)
    course = Course(0, 0, -1, None, is_over=False)
    followed: list[int] = []

    def follow(action: int) -> list[Course]:
        followed.append(action)
        return [course._replace(lead=action)]

    monkeypatch.setattr(future, "_follow", follow)
    best, _ = future.distinct([Prospect(action, 9, 0.5, 0.1, 0.0) for action in range(5)])
    assert [one.action for one in best] == followed == [0, 1, 2]


def test_what_follows_is_believed_as_a_search_believes_it() -> None:
    """In beest it has studied what was laid, and leaves what it was given as it was."""
    game = load("beest")
    engine, luck = Interpreted(game), open_luck(7)
    s = engine.new(4, luck)
    for _ in range(12):
        engine.apply(s, luck, engine.choices(s)[0])
    seen = game.seen(s, SeatIndex(s.decider))
    given = seen.s.to_bytes()
    studied = Future(game, engine.edition, seen, KEY).seen[0]
    assert any(studied.evidence)
    assert seen.s.to_bytes() == given


def test_of_choices_after_which_all_goes_the_same_the_one_is_advised_that_lets_things_be() -> None:
    engine, seen, twins = field_of_twins()
    game = replace(engine.game, letting_be=(twins[2],))
    found = [Prospect(one, 9, 0.5, 0.1, 0.0) for one in twins[1:]]
    ((best,), alike) = Future(game, engine.edition, seen, KEY).distinct(found)
    assert (best.action, alike) == (twins[2], 1)


def test_where_all_that_is_good_comes_to_the_same_it_is_said_so() -> None:
    ann = table().chair(ANN)
    best = (Outlook(ann.legal[0], 0.5, 0.1, 2.0, 0.7, 0.0, 0.0),)
    for alike, said in ((1, "choice comes"), (2, "choices come")):
        advice = Advice(best, None, alike)
        told = reasons(advice, lambda one: ann.choice(one).named, Speech("en", ann.game))
        assert told[-1] == f"The other good {said} to the same thing."


@pytest.mark.parametrize("language", languages())
def test_advice_is_told_in_whole_sentences(language: str) -> None:
    ann = table().chair(ANN)
    speech = Speech(language, ann.game, {1: "Ann", 2: "Ben"})

    advice = advise(ann, 0.01)
    said = reasons(advice, lambda one: ann.choice(one).named, speech)
    assert len(said) >= 2
    assert all(one.endswith(".") and one[0].upper() == one[0] for one in said)
    best = speech.action(ann.choice(advice.outlooks[0].action).named)
    assert best in said[0]
    for one, outlook in enumerate(advice.outlooks):
        told = line(advice, one, 7, ann.choice(outlook.action).named, speech)
        assert told.startswith("7 ")
        assert (best in told) == (one == 0)


@pytest.mark.parametrize(
    ("error", "behind", "said"),
    [
        (0.05, 3.0, "clearly worse"),
        (0.15, 3.0, "a little worse"),
        (0.25, 3.0, "may be as good: so short a look cannot tell"),
        (0.05, 1.5, "a little worse"),
        (0.05, 0.5, "nearly as good"),
    ],
)
def test_it_is_said_how_sure_advice_is(error: float, behind: float, said: str) -> None:
    """By what the search has found, and by what follows in the same worlds."""
    ann = table().chair(ANN)
    first, second = ann.legal[:2]
    outlooks = (
        Outlook(first, 0.5, error, 2.0, 0.7, 0.0, 0.0),
        Outlook(second, 0.0, error, -1.0, 0.4, 0.0, behind),
    )
    speech = Speech("en", ann.game)
    told = reasons(Advice(outlooks, None), lambda one: ann.choice(one).named, speech)
    assert said in told[-1]


def test_the_best_is_compared_with_what_is_closest_to_it() -> None:
    ann = table().chair(ANN)
    best, other, closer = ann.legal[:3]
    speech = Speech("en", ann.game)
    clear = Outlook(other, 0.0, 0.01, -1.0, 0.4, 0.0, 3.0)
    for worth, behind, said in (
        (0.49, 0.0, "nearly as good"),
        (0.0, 1.5, "probably a little worse"),
    ):
        outlooks = (
            Outlook(best, 0.5, 0.01, 2.0, 0.7, 0.0, 0.0),
            clear,
            Outlook(closer, worth, 0.01, 2.0, 0.7, 0.0, behind),
        )
        told = reasons(Advice(outlooks, None), lambda one: ann.choice(one).named, speech)
        assert told[-1] == f"“{speech.action(ann.choice(closer).named)}” is {said}."


@pytest.mark.parametrize(("game", "when"), [("legend", "in the end"), ("hoard", "a few turns on")])
def test_it_is_said_how_far_advice_looks(game: str, when: str) -> None:
    engine, s, seat = position(load(game))
    advice = advised(engine.game, engine, engine.game.seen(s, seat))
    said = reasons(
        advice,
        lambda one: engine.game.actions.name(engine.edition, s, one),
        Speech("en", engine.game),
    )
    assert f": {when} you are ahead" in said[0]


@pytest.mark.parametrize(("lead", "ahead"), [(-7.0, 0.8), (7.0, 0.3), (0.2, 0.9)])
def test_figures_that_seem_to_disagree_are_not_told_together(lead: float, ahead: float) -> None:
    ann = table().chair(ANN)
    outlooks = tuple(Outlook(one, 0.5, 0.1, lead, ahead, 0.0, 0.0) for one in ann.legal[:2])
    speech = Speech("en", ann.game)
    told = reasons(Advice(outlooks, None), lambda one: ann.choice(one).named, speech)
    assert told[0].endswith(f"ahead in about {10 * ahead:.0f} of 10 cases.")


@pytest.mark.parametrize(
    ("ahead", "said"), [(0.02, "in hardly any case"), (0.98, "in nearly every case")]
)
def test_what_hardly_ever_or_nearly_always_happens_is_said_so(ahead: float, said: str) -> None:
    ann = table().chair(ANN)
    outlooks = tuple(Outlook(one, 0.5, 0.1, 0.0, ahead, 0.0, 0.0) for one in ann.legal[:2])
    speech = Speech("en", ann.game)
    told = reasons(Advice(outlooks, None), lambda one: ann.choice(one).named, speech)
    assert told[0].endswith(f"ahead {said}.")


def test_who_has_one_choice_is_told_so() -> None:
    ann = table().chair(ANN)
    seen, edition = ann.seen, ann.edition
    advice = advise_seen(ann.game, edition, seen, ann.legal[:1], Budget(iterations=5), KEY)
    speech = Speech("en", ann.game)
    (said,) = reasons(advice, lambda one: ann.choice(one).named, speech)
    assert said.startswith("There is nothing to choose")
