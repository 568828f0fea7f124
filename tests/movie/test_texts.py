"""Particular sentences of movie, and the signs of its tiles."""

from __future__ import annotations

import pytest
from tests.movie.table import ENGINES, GAME

from heorot.core.words import NamedAction, Refusal
from heorot.games import load
from heorot.games.movie.words.names import NAMES
from heorot.i18n import Speech, as_words, languages, rulebook
from heorot.testing.cases import plain_cases
from heorot.testing.play import random_game

LANGUAGES = languages()
EXAMPLES = as_words({"tile": "+2 mead", "piece": "thane", "square": "c4"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_of_a_tile_is_its_own_and_short(language: str) -> None:
    speech = Speech(language, GAME)
    for engine in ENGINES.values():
        tiles = {str(tile).rpartition(" ")[2] for tile in NAMES.kinds["tile"](engine.edition)}
        names = tiles - {"boon", "peril"}
        signs = {speech.say("movie-sign", {"name": name}) for name in names}
        assert len(signs) == len(names)
        assert all(len(sign) <= 4 for sign in signs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_says_how_kingdoms_is_played(language: str) -> None:
    assert "heorot play kingdoms" in rulebook.read(GAME, language).opening


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Versetze deinen Than von c4"),
        ("en", "Move your Thane from c4"),
        ("fr", "Déplacer votre Thane de c4"),
        ("ru", "Передвинуть Тана с c4"),
    ],
)
def test_a_figure_moves_from_where_it_stands(language: str, sentence: str) -> None:
    """Where it goes is the next question."""
    assert Speech(language, load("movie")).action(NamedAction("move", EXAMPLES)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Deinen Beowulf hast du schon aufgestellt. Wähle eine andere Figur."),
        ("en", "Your Beowulf has been placed already. Choose another figure."),
        ("fr", "Votre Beowulf est déjà placé. Choisissez une autre figurine."),
        ("ru", "Своего Беовульфа вы уже поставили. Выберите другую фигуру."),
    ],
)
def test_there_is_one_beowulf(language: str, sentence: str) -> None:
    refusal = Refusal("M2", "no_figure_left", as_words({"piece": "beowulf"}))
    assert Speech(language, load("movie")).refusal(refusal) == sentence


KINGDOMS_WORDS = {
    "de": ("Burg", "Figur"),
    "en": ("castle", "figure"),
    "fr": ("château", "figurine"),
    "ru": ("зам", "фигур"),
}


@pytest.mark.rule("M24")
@pytest.mark.parametrize("language", KINGDOMS_WORDS)
def test_kingdoms_speaks_of_castles(language: str) -> None:
    """Every question and refusal of a match, and nothing of figures, acts or saga points."""
    own, strange = KINGDOMS_WORDS[language]
    speech = Speech(language, load("movie"))
    (case, *_) = (one for one in plain_cases(GAME) if one.box == "kingdoms")
    said = set()
    for s in random_game(case, 1):
        view = GAME.view_of(case.edition, s, s.decider)
        said.add(speech.question(view.question.name, as_words(view.question.args)))
        for action in range(GAME.actions.count):
            if refusal := GAME.why_not(case.edition, s, action):
                said.add(speech.refusal(refusal))
    assert any(own in sentence for sentence in said)
    assert not [sentence for sentence in said if strange in sentence.lower() or strange in sentence]


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("counsel", "dem Guten Rat"),
        ("horn", "dem Königlichen Drachenhorn"),
        ("gorge", "einer Schlucht"),
        ("statue", "der Goldenen Statue"),
        ("treachery", "Verrat"),
        ("+2 mead", "Met +2"),
    ],
)
def test_german_swaps_with_a_tile_in_the_dative(tile: str, words: str) -> None:
    named = NamedAction("swap_with", EXAMPLES | as_words({"tile": tile}))
    assert Speech("de", load("movie")).action(named) == f"Mit {words} auf c4"
