"""What beest has to say, it can say in every language."""

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
from heorot.games.beest.rules.state import ENDINGS, PHASES, STACK_NAMES
from heorot.games.beest.words.spelling import CAVE_WORDS, VERDICTS, marker_words
from heorot.games.beest.words.why_not import why_not
from heorot.i18n import Speech, as_words, keyed, languages, rulebook
from heorot.testing.cases import Case, plain_cases
from heorot.testing.play import random_game

LANGUAGES = languages()
BEEST = load("beest")
EXAMPLES = as_words({"seat": 1, "seat2": 2, "count": 1, "count2": 2, "cave": "top middle bottom"})
SILENT = EXAMPLES | {"seat": Word("seat", "silent"), "seat2": Word("seat", "silent")}


def about(prefix: str, language: str) -> set[str]:
    """The messages of beest about actions, events, …, without their prefix."""
    text = (BEEST.texts / f"{language}.ftl").read_text(encoding="utf-8")
    names = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    return {one.removeprefix(f"{prefix}-") for one in names if one.startswith(f"{prefix}-")}


def names_of_all_actions() -> set[str]:
    """Everything any action is called at any point of some matches."""
    return {
        BEEST.actions.name(case.edition, s, action).name
        for case in plain_cases(BEEST)
        for s in random_game(case, 3)
        for action in range(BEEST.actions.count)
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
    speech = Speech(language, load("beest"))
    for args in (EXAMPLES, SILENT):
        assert all(speech.action(NamedAction(name, args)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text(language: str) -> None:
    assert set(BEEST.events) == about("event", language)
    speech, edition = Speech(language, load("beest")), BEEST.load_box(None)
    for name, kinds in BEEST.events.items():
        for number in (0, 1):
            words = [BEEST.word(edition, kind, number or kind == "marker") for kind in kinds]
            assert speech.event(name, keyed(words))
            silent = [Word("seat", "silent") if one.kind == "seat" else one for one in words]
            assert speech.event(name, keyed(silent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ["last_marker", "shows_stack", "scores"])
def test_a_sentence_about_the_silent_one_begins_with_a_capital(event: str, language: str) -> None:
    kinds = {"last_marker": "verdict", "shows_stack": "stack", "scores": "count"}
    word = BEEST.word(BEEST.load_box(None), kinds[event], 1)
    told = Speech(language, load("beest")).event(event, keyed([Word("seat", "silent"), word]))
    assert told[0].isupper()


def test_german_melts_prepositions_with_the_article_of_the_silent_one() -> None:
    speech = Speech("de", load("beest"))
    args = SILENT | {"seat": Word("seat", 1), "marker": Word("marker", "red")}
    assert speech.event("receives", args).startswith("Spieler 1 erhält vom Schweigsamen ")
    assert speech.event("lays", args).startswith("Spieler 1 legt beim Schweigsamen an: ")
    assert "erhält von Spieler 2 " in speech.event("receives", args | {"seat2": Word("seat", 2)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    reasons = reasons_of_all_refusals()
    assert reasons == about("refusal", language)
    speech = Speech(language, load("beest"))
    assert all(speech.refusal(Refusal("B1", reason, EXAMPLES)) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    questions = {*PHASES, "others_laying"}
    assert questions == about("question", language)
    speech = Speech(language, load("beest"))
    assert all(speech.question(question, EXAMPLES) for question in questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech = Speech(language, load("beest"))
    markers = [marker_words(marker) for marker in range(1, 11)]
    things = {"cave": CAVE_WORDS, "stack": STACK_NAMES, "marker": markers, "verdict": VERDICTS}
    for kind, names in things.items():
        assert len({speech.name(Word(kind, name)) for name in names}) == len(names)
        slugs = {name.partition(" ")[2].replace(" ", "_") or name for name in names}
        assert slugs == about(kind, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_text(language: str) -> None:
    assert about("beest-ending", language) == set(ENDINGS[1:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", list(plain_cases(BEEST)), ids=str)
def test_every_refusal_of_a_match_is_a_sentence_and_names_a_rule(case: Case, language: str) -> None:
    speech = Speech(language, load("beest"))
    rules = rulebook.read(BEEST, language).rules
    said: dict[str, str] = {}
    for seed in range(4):
        for s in random_game(case, seed):
            for action in range(BEEST.actions.count):
                refusal = BEEST.why_not(case.edition, s, action)
                if refusal is None:
                    continue
                assert refusal.rule in rules
                what = f"{refusal.reason} {refusal.args}"
                if what not in said:
                    said[what] = speech.refusal(refusal)
    assert len(said) > 20
    assert len(set(said.values())) == len(said), "two reasons, one sentence"
    for what, sentence in said.items():
        assert re.fullmatch(r"[^a-zа-я{}$_][^{}$_]+\.", sentence), what
        assert len(sentence.split()) >= 5, f"too short to say what would make it legal: {what}"
