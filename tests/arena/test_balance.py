"""What a game is like: things are weighed within a game, options with the same luck."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heorot.arena import balance as module
from heorot.arena.balance import Balance, Worths, aligned, judged_seats, variants
from heorot.arena.balance_page import Article, as_html, show_balance
from heorot.arena.figures import Means
from heorot.arena.ledger import Ledger
from heorot.arena.playing import play
from heorot.arena.setting import Setting
from heorot.arena.teams import Here, Player, Task
from heorot.arena.units import Units
from heorot.arena.watching import Watch, read, written
from heorot.core.rule import Told
from heorot.core.words import Word
from heorot.games import load
from heorot.i18n import NUMBERS, Speech, languages

pytestmark = pytest.mark.usefixtures("no_compiler")


def watched(name: str, players: int = 0, games: int = 2) -> Setting:
    game = load(name)
    players = players or game.player_counts[0]
    edition = game.load_box(None)
    return Setting(game, edition, {}, players, ("greedy",), 1, games, start=0, is_watched=True)


def test_those_who_had_a_thing_are_compared_with_the_others_at_the_same_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "ENOUGH", 2)
    scores = np.array([[[30, 20, 10]], [[7, 7, 1]], [[5, 5, 5]]])
    notes = (
        [[["has\tcard:ring #1"], [], ["has\tcard:ring #2", "has\tcard:coin"]]],
        [[["has\tcard:ring"], [], []]],
        [[["has\tcard:ring"], ["has\tcard:ring"], ["has\tcard:ring", "has\tcard:coin"]]],
    )
    worths = Worths()
    blank = np.zeros_like(scores)
    told = tuple(json.dumps(one) for one in notes)
    worths.add(Units(0, scores, blank, np.ones((3, 1), int), told))
    ring, coin = worths.groups()["has", "card"]
    assert ring.things == (Word("card", "ring"),), "copies are one thing"
    assert ring.games == 2, "in the third game everybody had it"
    assert ring.points.mean == pytest.approx(((30 + 10) / 2 - 20 + 7 - (7 + 1) / 2) / 2)
    assert ring.victories.mean == pytest.approx((0.5 - 0 + 0.5 - 0.25) / 2)
    assert coin.things[0].value == "coin"
    assert coin.points.mean == pytest.approx((-15 + 0) / 2)


def test_what_a_thing_is_worth_in_the_games_of_a_round_is_one_observation(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games of equal luck have to do with each other: two of them are not twice as sure."""
    monkeypatch.setattr(module, "ENOUGH", 2)
    scores = np.array([[[30, 20], [10, 20]], [[9, 5], [5, 5]]])
    ring = json.dumps([[["has\tcard:ring"], []], [["has\tcard:ring"], []]])
    worths = Worths()
    worths.add(Units(0, scores, np.zeros_like(scores), np.ones((2, 2), int), (ring, ring)))
    ((worth,),) = worths.groups().values()
    assert worth.games == 4
    assert worth.points.count == worth.victories.count == 2
    assert worth.points.mean == pytest.approx((0 + 2) / 2)
    assert worth.points.variance == pytest.approx(2)


def won_by(winners: list[int], players: int = 4) -> Balance:
    """So many games of legend, by who has won them."""
    found = Balance(replace(watched("legend", players, sum(winners)), is_watched=False))
    seats = np.repeat(np.arange(players), winners)
    scores = (seats[:, None] == np.arange(players)).astype(int)[:, None]
    (units,) = found.run.follow(
        [Units(0, scores, np.zeros_like(scores), np.ones((len(seats), 1), int))]
    )
    assert units.games == sum(winners)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_seat_that_surely_wins_more_or_less_is_named(language: str) -> None:
    def lead(*winners: int) -> str:
        return Article(won_by([*winners], len(winners)), Speech(language)).lead()

    third = {"en": "Seat 3", "de": "Platz 3", "fr": "La place 3", "ru": "Место 3"}[language]
    fourth = {"en": "Seat 4", "de": "Platz 4", "fr": "La place 4", "ru": "места 4"}[language]
    uneven = lead(515, 525, 434, 526)
    assert third in uneven
    assert "21.7" in uneven.replace(",", ".")
    assert fourth not in uneven
    assert Speech(language).say("balance-others", {"count": 3}) in uneven
    one_left = {"en": "other seat.", "de": "anderen Platz", "fr": "l’autre", "ru": "оставшегося"}
    assert one_left[language] in lead(350, 250, 200, 200)
    assert one_left[language] not in uneven
    assert third not in lead(500, 510, 480, 510)
    assert fourth in lead(500, 500, 400, 600)
    duel = lead(550, 450)
    assert "55.0" in duel.replace(",", ".")
    assert "45.0" not in duel.replace(",", "."), "what one wins the other loses"


def test_intervals_are_said_to_be_wider_only_where_more_than_one_seat_is_judged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    speech = Speech("en")
    together = speech.say("balance-together")
    for found, is_said in ((won_by([515, 525, 434, 526]), True), (won_by([550, 450], 2), False)):
        show_balance(found, speech)
        text = " ".join(capsys.readouterr().out.split())
        assert (together in as_html(found, speech), together in text) == (is_said, is_said)


def test_seats_are_judged_together_so_that_chance_names_none() -> None:
    """Alone, the third one's interval would leave out what is fair."""
    found = won_by([515, 520, 455, 510])
    assert found.run.tally.of_seat(2).rate.high < 0.25
    assert [one.verdict for one in judged_seats(found.run)] == [0, 0, 0, 0]
    assert [one.verdict for one in judged_seats(won_by([540, 460], 2).run)] == [1]


@pytest.mark.parametrize("name", ["hoard", "legend", "beest", "movie"])
def test_whatever_a_game_tells_of_things_is_noted_and_has_a_name(name: str) -> None:
    met = watched(name)
    (unit,) = Player(met).play(Task(0, 1, 1)).units.notes
    (seats,) = json.loads(unit)
    assert len(seats) == met.players
    notes = {note for seat in seats for note in seat}
    assert len(notes) > 20
    for language in languages():
        speech = Speech(language, met.game)
        for note in notes:
            event, things = read(note)
            assert event in met.game.events
            assert written(event, things) == note
            assert all(word.kind in NUMBERS or speech.label(word) for word in things)


def test_the_spaces_of_an_episode_are_things() -> None:
    game = load("legend")
    watch = Watch(game, game.load_box(None), 2)
    names = list(game.events)
    watch.see([
        Told(-1, names.index("episode_begins"), (3, 0, 0, 0)),
        Told(-1, names.index("takes_space"), (1, 2, 0, 0)),
    ])  # fmt: skip
    ((first, second),) = [[list(one) for one in watch.notes]]
    assert first == []
    (note,) = second
    event, things = read(note)
    assert event == "takes_space"
    assert [word.kind for word in things] == ["episode", "slot"]


def test_watching_changes_nothing() -> None:
    met = watched("hoard", 3)
    seen = Player(met).play(Task(0, 2, 1)).units
    unseen = Player(replace(met, is_watched=False)).play(Task(0, 2, 1)).units
    assert seen.rows() == unseen.rows()
    assert (len(seen.notes), unseen.notes) == (2, ())


def test_the_seat_that_begins_is_the_one_that_is_said() -> None:
    begun: list[int] = []
    turn = list(load("hoard").events).index("turn_begins")

    def remember(self: Any, events: list[Told]) -> None:
        begun.extend(one.numbers[0] for one in events if one.event == turn)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Watch, "see", remember)
        for number in range(4):
            begun.clear()
            Player(watched("hoard", 3)).play(Task(number, 1, 1))
            assert begun[0] == 0


def test_notes_are_kept_with_the_games(tmp_path: Path) -> None:
    met = watched("hoard", games=4)
    with Ledger(tmp_path / "a", met) as ledger:
        first = list(play(met, ledger, Here(met)))
        again = list(play(met, ledger, Here(met)))
    notes = [note for units in first for note in units.notes]
    assert len(notes) == 4
    assert [note for units in again for note in units.notes] == notes


def test_each_other_value_of_each_option_is_tried_alone() -> None:
    met = watched("legend")
    tried = {(effect.option, effect.value): other for effect, other in variants(met)}
    options = met.game.options.items()
    assert set(tried) == {(name, one) for name, values in options for one in values[1:]}
    for (option, value), other in tried.items():
        assert other.options == {option: value}
        assert not other.is_watched


def test_an_option_is_compared_with_the_same_luck() -> None:
    met = replace(watched("hoard", games=6), is_watched=False)
    units = Player(met).play(Task(0, 6, 1)).units
    found = Balance(met)
    effect = module.Effect("none", 0, 1)
    parts = [units.upto(2), units.since(2)]
    assert sum(found.compare(effect, [units], parts)) == 6
    assert [part.first for part, _ in aligned([units], parts)] == [0, 2]
    for means in effect.changes.values():
        assert (means.count, means.mean, means.variance) == (6, 0, 0)
    assert effect.is_none


def weighed(monkeypatch: pytest.MonkeyPatch, games: int, notes: dict[str, int]) -> Balance:
    """Games of movie in which the first of two has some things, and is so far ahead by them."""
    monkeypatch.setattr(module, "ENOUGH", 2)
    found = Balance(watched("movie", 2, games))
    told, scores = [], []
    for number in range(games):
        note, ahead = list(notes.items())[number % len(notes)]
        told.append(json.dumps([[note.split(" & "), []]]))
        scores.append([[ahead + number // len(notes) % 3, 0]])
    points = np.array(scores)
    lengths = np.ones((games, 1), int)
    units = Units(0, points, np.zeros_like(points), lengths, tuple(told))
    assert list(found.follow([units]))
    monkeypatch.setattr(Balance, "examples", lambda _: EXAMPLES)
    return found


SEAT, TILE, SQUARE = Word("seat", 1), Word("tile", "+1 boon"), Word("square", "g10")
EXAMPLES = {
    "places_tile": (SEAT, TILE, SQUARE),
    "sees": (SEAT, TILE),
    "removes": (SEAT, TILE, SQUARE),
}


def test_only_things_of_one_kind_are_ranked_together_and_a_list_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = "places_tile\ttile:+{0} boon & places_tile\tsquare:{1}1 & sees\ttile:+{0} boon"
    notes = {places.format(1, "a"): 9, places.format(2, "b"): 1}
    article = Article(weighed(monkeypatch, 12, notes), Speech("en"))
    (_, tiles), (_, squares) = article.chapters
    assert [article.thing(one) for one in tiles] == ["tile +1", "tile +2"]
    assert [article.thing(one) for one in squares] == ["a1", "b1"]
    assert article.things == 4, "what is seen says what those placed say"


def test_what_surely_stands_out_is_said_and_if_nothing_does_after_how_many_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = {"removes\ttile:+1 boon": 9, "removes\ttile:+2 boon": -1, "removes\ttile:+3 boon": -1}
    show_balance(weighed(monkeypatch, 36, notes), Speech("en"))
    text = capsys.readouterr().out
    assert "Of 3 things 1 surely stands out" in text
    assert re.search(r"tile \+1 .*\+10\.0 .* 12", text)
    assert "tile +2" not in text
    assert "2 others are not shown" in text
    show_balance(weighed(monkeypatch, 6, dict.fromkeys(notes, -1)), Speech("en"))
    text = capsys.readouterr().out
    assert re.search(r"So few games show nothing certain of any thing yet: try about \d+", text)
    assert "tile +1" not in text


def test_chance_makes_nothing_stand_out_in_95_of_100_reports(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = np.random.default_rng(7)
    notes = {f"removes\ttile:thing{number}": 0 for number in range(40)}
    article = Article(weighed(monkeypatch, 1200, notes), Speech("en"))
    ((_, worths),) = article.chapters
    wrong = 0
    for _ in range(200):
        for worth in worths:
            worth.points = Means()
            worth.points.add(dice.integers(-20, 21, 30))
        wrong += bool(article.clear(worths))
    assert wrong / 200 < 0.1


def test_an_option_is_told_with_the_value_that_it_is_compared_with() -> None:
    met = replace(watched("beest", games=6), is_watched=False, options={"expeditions": 4})
    article = Article(Balance(met), Speech("en"))
    told = [article.option(effect) for effect, _ in variants(met)]
    assert told == ["expeditions: 4\xa0→ 3", "expeditions: 4\xa0→ 5"]
