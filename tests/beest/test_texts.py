"""What beest says reads well in every language."""

from __future__ import annotations

import re

import pytest

from heorot.core.words import Word
from heorot.games import load
from heorot.games.beest.rules.state import ENDINGS
from heorot.i18n import Speech, as_words, keyed, languages

LANGUAGES = languages()
BEEST = load("beest")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ["last_marker", "shows_stack", "scores"])
def test_a_sentence_about_the_silent_one_begins_with_a_capital(event: str, language: str) -> None:
    kinds = {"last_marker": "verdict", "shows_stack": "stack", "scores": "count"}
    word = BEEST.word(BEEST.load_box(None), kinds[event], 1)
    told = Speech(language, load("beest")).event(event, keyed([Word("seat", "silent"), word]))
    assert told[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_is_told_with_a_minus_and_not_with_a_hyphen(language: str) -> None:
    told = Speech(language, BEEST).event("scores", as_words({"seat": 1, "count": -5}))
    assert "\N{MINUS SIGN}5" in told


@pytest.mark.parametrize("name", ["fr.ftl", "RULES.fr.md"])
def test_french_punctuation_stays_with_its_word(name: str) -> None:
    text = (BEEST.texts / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if name[-1] == "d" or not line.startswith("#")]
    assert not [line for line in lines if re.search(" [:;?!»]|« ", line)]


def test_russian_shows_a_stack_in_the_accusative() -> None:
    args = as_words({"seat": "silent", "stack": "yellow"})
    assert Speech("ru", BEEST).event("shows_stack", args) == "Молчун показывает жёлтую стопку."


@pytest.mark.rule("B11", "B12", "B13", "B16")
def test_every_end_of_an_expedition_says_what_it_scores() -> None:
    speech = Speech("en", BEEST)
    args = as_words({"seat": 1, "seat2": 2, "verdict": "yes", "count": 40})
    told = {name: speech.event(name, args) for name in ("last_marker", "announces", "set_complete")}
    assert all(" score" in sentence for sentence in told.values())
    wrong = speech.event("announces", args | as_words({"verdict": "no"}))
    assert "costs a point for every participant" in wrong
    assert speech.event("abandoned", args).endswith("and nobody scores.")


def test_german_melts_prepositions_with_the_article_of_the_silent_one() -> None:
    speech = Speech("de", load("beest"))
    args = as_words({"seat": 1, "seat2": "silent", "marker": "red", "cave": "top middle bottom"})
    assert speech.event("receives", args).startswith("Spieler 1 erhält vom Schweigsamen ")
    assert speech.event("lays", args).startswith("Spieler 1 legt beim Schweigsamen an: ")
    assert "erhält von Spieler 2 " in speech.event("receives", args | {"seat2": Word("seat", 2)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_text(language: str) -> None:
    speech = Speech(language, load("beest"))
    for ending in ENDINGS[1:]:
        assert speech.say(f"beest-ending-{ending}", {"seat": "Ann"})
