"""What movie has to say, it can say in every language."""

from __future__ import annotations

import ast
import inspect
import re
import sys

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tests.movie.table import ENGINES, GAME

from heorot.core.words import NamedAction, Refusal
from heorot.games import load
from heorot.games.movie.box import FIGURE_NAMES
from heorot.games.movie.rules.state import FACES, KINDS, PHASES, STEPS
from heorot.games.movie.words.why_not import why_not
from heorot.i18n import Speech, as_words, keyed, languages, rulebook
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

LANGUAGES = languages()
EXAMPLES = as_words(
    {
        "seat": 1,
        "seat2": 2,
        "count": 3,
        "tile": "+2 mead",
        "piece": "thane",
        "square": "c4",
        "square2": "d5",
        "back": "act2",
    }
)


def about(prefix: str, language: str) -> set[str]:
    """The messages of movie about actions, events, …, without their prefix."""
    text = (GAME.texts / f"{language}.ftl").read_text(encoding="utf-8")
    names = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    return {one.removeprefix(f"{prefix}-") for one in names if one.startswith(f"{prefix}-")}


def names_of_all_actions() -> set[str]:
    """Everything any action is called at any point of some matches."""
    return {
        GAME.actions.name(case.edition, s, action).name
        for case in plain_cases(GAME)
        for s in random_game(case, 3)
        for action in range(GAME.actions.count)
    }


def reasons_of_all_refusals() -> set[str]:
    """The words in the text of why_not.py that are no names of arguments."""
    tree = ast.parse(inspect.getsource(sys.modules[why_not.__module__]))
    texts = {one.value for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    return {
        text for text in texts if isinstance(text, str) and re.fullmatch("[a-z_]+", text)
    } - set(EXAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_text(language: str) -> None:
    names = names_of_all_actions()
    assert names == about("action", language)
    speech = Speech(language, load("movie"))
    assert all(speech.action(NamedAction(name, EXAMPLES)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", ENGINES)
def test_every_event_has_a_text(language: str, box: str) -> None:
    assert set(GAME.events) == about("event", language)
    speech, edition = Speech(language, load("movie")), ENGINES[box].edition
    for name, kinds in GAME.events.items():
        words = [GAME.word(edition, kind, number + 1) for number, kind in enumerate(kinds)]
        assert speech.event(name, keyed(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    reasons = reasons_of_all_refusals()
    assert reasons == about("refusal", language)
    speech = Speech(language, load("movie"))
    assert all(speech.refusal(Refusal("M1", reason, EXAMPLES)) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    questions = {*PHASES, *STEPS[1:], "placing", "turn_kingdoms", "turn_without_pool"}
    assert questions == about("question", language)
    speech = Speech(language, load("movie"))
    assert all(speech.question(question, EXAMPLES) for question in questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, load("movie"))
    tiles = {
        GAME.word(engine.edition, "tile", KINDS + face)
        for engine in ENGINES.values()
        for face in range(1, FACES)
    }
    assert len({speech.name(word) for word in tiles}) == len(tiles) == 51
    assert {str(word.value).rpartition(" ")[2] for word in tiles} == about("tile", language)
    assert {name for names in FIGURE_NAMES.values() for name in names} == about("piece", language)
    signs = {speech.say("movie-sign", {"name": name}) for name in about("tile", language)}
    assert len(signs) == len(about("tile", language))
    assert all(len(sign) <= 4 for sign in signs - {"boon", "peril"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", list(plain_cases(GAME)), ids=str)
def test_every_refusal_of_a_match_is_a_sentence_and_names_a_rule(case: Case, language: str) -> None:
    speech = Speech(language, load("movie"))
    rules = rulebook.read(GAME, language).rules
    said: dict[str, str] = {}
    for number, s in enumerate(random_game(case, 2)):
        for action in range(number % 3, GAME.actions.count, 3):
            refusal = GAME.why_not(case.edition, s, action)
            if refusal is not None:
                assert refusal.rule in rules
                what = f"{refusal.reason} {refusal.args}"
                said[what] = said.get(what) or speech.refusal(refusal)
    assert len(said) > 50
    assert len(set(said.values())) == len(said), "two reasons, one sentence"
    for what, sentence in said.items():
        assert re.fullmatch(r"[^a-zа-я{}$_][^{}$_]+\.", sentence), (what, sentence)
        assert len(sentence.split()) >= 5, f"too short to say what would make it legal: {what}"


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
