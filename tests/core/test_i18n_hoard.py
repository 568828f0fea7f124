"""What hoard has to say, it can say in every language."""

from __future__ import annotations

import ast
import inspect
import re
import sys

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from heorot.core.words import NamedAction, Refusal, Word
from heorot.games import load
from heorot.games.hoard.rules.state import CARDS, COLOUR_NAMES, PHASES, STEPS
from heorot.games.hoard.words.why_not import why_not
from heorot.i18n import Speech, as_words, keyed, languages, rulebook
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

LANGUAGES = languages()
HOARD = load("hoard")
EXAMPLES = as_words(
    {
        "seat": 1,
        "seat2": 2,
        "slot": 3,
        "count": 1,
        "count2": 2,
        "card": "red harp",
        "back": "orange #1",
        "colour": "blue",
    }
)


def about(prefix: str, language: str) -> set[str]:
    """The messages of hoard about actions, events, …, without their prefix."""
    text = (HOARD.texts / f"{language}.ftl").read_text(encoding="utf-8")
    names = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    return {one.removeprefix(f"{prefix}-") for one in names if one.startswith(f"{prefix}-")}


def names_of_all_actions() -> set[str]:
    """Everything any action is called at any point of some matches."""
    return {
        HOARD.actions.name(case.edition, s, action).name
        for case in plain_cases(HOARD)
        for s in random_game(case, 3)
        for action in range(HOARD.actions.count)
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
    speech = Speech(language, load("hoard"))
    assert all(speech.action(NamedAction(name, EXAMPLES)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text(language: str) -> None:
    assert set(HOARD.events) == about("event", language)
    speech, edition = Speech(language, load("hoard")), HOARD.load_box(None)
    for name, kinds in HOARD.events.items():
        words = [HOARD.word(edition, kind, number) for number, kind in enumerate(kinds)]
        assert speech.event(name, keyed(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    reasons = reasons_of_all_refusals()
    assert reasons == about("refusal", language)
    speech = Speech(language, load("hoard"))
    assert all(speech.refusal(Refusal("H1", reason, EXAMPLES)) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    questions = {*PHASES, *STEPS[1:], "acting", "laying"}
    assert questions == about("question", language)
    speech = Speech(language, load("hoard"))
    assert all(speech.question(question, EXAMPLES) for question in questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech, edition = Speech(language, load("hoard")), HOARD.load_box(None)
    cards = {HOARD.word(edition, "card", card) for card in range(CARDS)}
    backs = {HOARD.word(edition, "back", back) for back in range(len(COLOUR_NAMES))}
    colours = {Word("colour", colour) for colour in COLOUR_NAMES}
    things = {"card": cards, "back": backs, "colour": colours}
    for kind, words in things.items():
        assert len({speech.name(word) for word in words}) == len(words)
        fronts = {str(word.value).partition(" ")[2] or str(word.value) for word in words}
        slugs = {front.replace(" ", "_").replace("'", "") for front in fronts}
        assert slugs == about(kind, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", list(plain_cases(HOARD)), ids=str)
def test_every_refusal_of_a_match_is_a_sentence_and_names_a_rule(case: Case, language: str) -> None:
    speech = Speech(language, load("hoard"))
    rules = rulebook.read(HOARD, language).rules
    said: dict[str, str] = {}
    for s in random_game(case, 2):
        legal = case.engine.legal(s)
        for action in range(HOARD.actions.count):
            refusal = HOARD.why_not(case.edition, s, action)
            assert (refusal is None) == (action in legal)
            if refusal is None:
                continue
            assert refusal.rule in rules
            what = f"{refusal.reason} {refusal.args}"
            if what not in said:
                said[what] = speech.refusal(refusal)
    assert len(said) > 50
    assert len(set(said.values())) == len(said), "two reasons, one sentence"
    for what, sentence in said.items():
        assert re.fullmatch(r"[^a-zа-я{}$_][^{}$_]+\.", sentence), what
        assert len(sentence.split()) >= 5, f"too short to say what would make it legal: {what}"
