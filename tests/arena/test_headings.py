"""Chapters have headings: what happened, with blanks where the things and the players stood."""

from __future__ import annotations

import pytest

from heorot.arena.headings import headings
from heorot.arena.setting import Setting
from heorot.arena.stepping import play_game
from heorot.arena.watching import Watch
from heorot.core.words import Word
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.i18n import languages

SEAT, OTHER = Word("seat", 2), Word("seat", 1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["hoard", "legend", "beest", "movie"])
def test_every_event_that_names_things_has_a_heading(name: str, language: str) -> None:
    game = load(name)
    edition = game.load_box(None)
    met = Setting(game, edition, {}, 3, ("greedy",), 1, 1, start=0, is_watched=True)
    watch = Watch(game, edition, 3)
    play_game(met, Interpreted(game, edition), met.seatings[0], 0, watch)
    kinds = {*game.names.kinds, "square"} - {"seat"}
    examples = {
        (event, word.kind): words
        for event, words in watch.examples.items()
        for word in words
        if word.kind in kinds or word.kind == "slot"
    }
    found = headings(game, language, examples)
    assert {event for event, _ in found} == watch.examples.keys()
    assert len({*found.values()}) == len(found), "they can be told apart"
    for heading in found.values():
        assert "…" in heading
        assert not heading.endswith(".")
        assert heading[0].upper() == heading[0]
        assert not any("\ue000" <= letter < "\uf900" for letter in heading)


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Takes … from X’s hand"),
        ("de", "Stiehlt … aus der Hand von X"),
        ("fr", "Vole … à X"),
        ("ru", "Крадёт у игрока X …"),
    ],
)
def test_who_acts_is_left_out_and_others_have_no_number(language: str, heading: str) -> None:
    words = (SEAT, Word("back", "yellow"), OTHER)
    assert headings(load("hoard"), language, {("steals", "back"): words}) == {
        ("steals", "back"): heading
    }


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Takes … (for example: double friendship card)"),
        ("de", "Nimmt … (etwa: doppelte Freundschaftskarte)"),
        ("fr", "Prend … (par exemple\u00a0: carte amitié double)"),
        ("ru", "Берёт … (например: двойная карта дружбы)"),
    ],
)
def test_equal_headings_are_told_apart_by_an_example(language: str, heading: str) -> None:
    picks = (SEAT, Word("card", "double friendship"))
    takes = (SEAT, Word("token", "1 treasure"))
    game, key = load("legend"), ("picks", "card")
    assert headings(game, language, {key: picks, ("takes", "token"): takes})[key] == heading
    assert headings(game, language, {key: picks}) == {key: heading.partition(" (")[0]}


@pytest.mark.parametrize(
    ("language", "tile"),
    [("en", "tile −5"), ("de", "Plättchen −5"), ("fr", "tuile −5"), ("ru", "жетон −5")],
)
def test_squares_and_tiles_of_an_event_have_a_chapter_each(language: str, tile: str) -> None:
    words = (SEAT, Word("tile", "−5 peril"), Word("square", "g10"))
    examples = {("places_tile", kind): words for kind in ("tile", "square")}
    found = headings(load("movie"), language, examples)
    assert f"{tile})" in found["places_tile", "tile"]
    assert "g10)" in found["places_tile", "square"]


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Loses nothing to …"),
        ("de", "Verliert nichts an …"),
        ("fr", "Ne perd rien à cause de …"),
        ("ru", "Ничего не теряет из-за …"),
    ],
)
def test_a_preposition_in_the_form_of_a_noun_stays(language: str, heading: str) -> None:
    words = (SEAT, Word("card", "red mob"))
    assert headings(load("hoard"), language, {("spared", "card"): words}) == {
        ("spared", "card"): heading
    }


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Has rank … with a total of …"),
        ("de", "Kommt mit Summe … auf Rang …"),
        ("fr", "Est en position …, total\u00a0: …"),
        ("ru", "Занимает …-е место, сумма: …"),
    ],
)
def test_a_number_is_a_blank_unless_a_language_has_a_word_for_it(
    language: str, heading: str
) -> None:
    words = (SEAT, Word("slot", 1), Word("count", 1))
    found = headings(load("legend"), language, {("ranked", "episode"): words})
    assert found == {("ranked", "episode"): heading}
