"""What movie has to say, it says as sentences, and each thing by a name of its own."""

from __future__ import annotations

import pytest
from tests.movie.table import ENGINES, GAME

from heorot.core.words import NamedAction, Word
from heorot.games import load
from heorot.games.movie.words.names import NAMES
from heorot.i18n import Speech, as_words, languages, rulebook

LANGUAGES = languages()
EXAMPLES = as_words({"tile": "+2 mead", "piece": "thane", "square": "c4"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, GAME)
    for engine in ENGINES.values():
        tiles = list(NAMES.kinds["tile"](engine.edition))
        assert len({speech.name(Word("tile", tile)) for tile in tiles}) == len(tiles) == 50
        names = {str(tile).rpartition(" ")[2] for tile in tiles} - {"boon", "peril"}
        signs = {speech.say("movie-sign", {"name": name}) for name in names}
        assert len(signs) == len(names)
        assert all(len(sign) <= 4 for sign in signs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_says_how_kingdoms_is_played(language: str) -> None:
    assert "--box kingdoms" in rulebook.read(GAME, language).opening


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
