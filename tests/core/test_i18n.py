"""The texts that all games share, and how sentences are made of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import heorot
from heorot.core.errors import HeorotError
from heorot.core.words import Refusal, Word
from heorot.games import REGISTRY, load
from heorot.i18n import FOLDER, SHARED, Speech, keyed, languages
from heorot.testing.messages import Messages, of_table
from heorot.testing.texts import untranslated

LANGUAGES = languages()
SWITCHES = {"value-on", "value-off"}
"""Found by the word of an option's value."""


def shared(language: str) -> Messages:
    return Messages(FOLDER / language / f"{part}.ftl" for part in SHARED)


def lines_of(language: str) -> list[str]:
    """Of all files of a language, without the comments."""
    games = (load(name).texts / f"{language}.ftl" for name in REGISTRY)
    paths = [*(FOLDER / language).glob("*.ftl"), *games]
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    assert len(lines) > 1000
    return [line for line in lines if not line.startswith("#")]


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ("de", "en", "fr", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_texts_are_there_in_every_language(language: str) -> None:
    assert not shared(language).mistakes
    if language != "en":
        assert not list(untranslated(shared("en"), shared(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_the_hall_have_nothing_that_cannot_be_read(language: str) -> None:
    assert not Messages([FOLDER / language / "hall.ftl"]).mistakes


def test_no_shared_text_is_left_over() -> None:
    """A message that the program says by its name is written there as a string."""
    files = Path(*heorot.__path__).rglob("*.py")
    program = "".join(path.read_text("utf-8") for path in files)
    said = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", program))
    assert shared("en").names - shared("en").names_of_parts - said == SWITCHES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_shared_text_is_left_over(language: str) -> None:
    asked = {form for name in REGISTRY for form in of_table(load(name), language).forms}
    assert {attribute for _, attribute in shared(language).texts} <= {"", *asked}


def test_a_list_of_things_is_told_in_one_sentence() -> None:
    cards = [Word("card", "red harp"), Word("card", "blue king's treasure")]
    text = Speech("en", load("hoard")).event("pays", {"seat": Word("seat", 2), "card": cards})
    assert text == "Player 2 pays with the red harp and the blue king’s treasure."


def test_a_sentence_asks_for_the_form_it_needs() -> None:
    args = keyed([Word("seat", 1), Word("seat", 2), Word("back", "orange #1")])
    text = Speech("en", load("hoard")).event("steals", args)
    assert text == "Player 1 takes an orange card from Player 2’s hand."


def test_a_missing_text_is_an_error_and_no_half_sentence() -> None:
    speech = Speech("en", load("hoard"))
    for refusal in (Refusal("H1", "nonsense", {}), Refusal("H1", "not_in_hand", {})):
        with pytest.raises(LookupError):
            speech.refusal(refusal)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(HeorotError, match=r"no language 'xx'; the languages are de, en, fr, ru"):
        Speech("xx")


def test_importing_heorot_loads_no_texts() -> None:
    check = "import sys, heorot, heorot.cli; sys.exit('fluent' in str(sys.modules))"
    subprocess.run([sys.executable, "-c", check], check=True)


@pytest.mark.parametrize("language", languages())
def test_a_number_below_zero_has_a_true_minus(language: str) -> None:
    speech = Speech(language, load("movie"))
    count, seat = Word("count", -20), Word("seat", 1)
    said = speech.event("stands_at", {"seat": seat, "count": count})
    assert "−20" in said
    assert "-" not in said
    assert "−2" in speech.say("match-points", {"count": -2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    assert not [line for line in lines_of(language) if re.search(" %", line)]


def test_french_punctuation_stays_with_its_word() -> None:
    """A question mark behind a dot or an equals sign is a key that is typed."""
    assert not [line for line in lines_of("fr") if re.search("[^·=] [:;?!»]|« ", line)]
