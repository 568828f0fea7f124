"""Every text is there, in every language, and none is left over."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

import heorot
from heorot.core.errors import HeorotError
from heorot.core.game import NamedAction, Refusal, Word
from heorot.games import REGISTRY, load
from heorot.games.hoard.state import CARDS, COLOUR_NAMES, PHASES, STEPS
from heorot.games.hoard.why_not import why_not
from heorot.i18n import FOLDER, Speech, as_words, keyed, languages
from heorot.testing.cases import plain_cases
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


def resource(language: str, part: str) -> Resource:
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    parsed: Resource = FluentParser().parse(text)
    return parsed


def messages(language: str, part: str) -> set[str]:
    return {one.id.name for one in resource(language, part).body or [] if isinstance(one, Message)}


def about(prefix: str, language: str) -> set[str]:
    """The messages of hoard about actions, events, …, without their prefix."""
    found = messages(language, "hoard")
    return {one.removeprefix(f"{prefix}-") for one in found if one.startswith(f"{prefix}-")}


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
@pytest.mark.parametrize("part", ["core", *REGISTRY])
def test_a_file_has_no_mistakes_and_no_text_twice(language: str, part: str) -> None:
    body = resource(language, part).body or []
    assert not [one for one in body if type(one).__name__ == "Junk"]
    names = [one.id.name for one in body if isinstance(one, Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_text(language: str) -> None:
    names = names_of_all_actions()
    assert names == about("action", language)
    speech = Speech(language, "hoard")
    assert all(speech.action(NamedAction(name, EXAMPLES)) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text(language: str) -> None:
    assert set(HOARD.events) == about("event", language)
    speech, edition = Speech(language, "hoard"), HOARD.load_box(None)
    for name, kinds in HOARD.events.items():
        words = [HOARD.word(edition, kind, number) for number, kind in enumerate(kinds)]
        assert speech.event(name, keyed(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    reasons = reasons_of_all_refusals()
    assert reasons == about("refusal", language)
    speech = Speech(language, "hoard")
    assert all(speech.refusal(Refusal("H1", reason, EXAMPLES)) for reason in reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_text(language: str) -> None:
    questions = {*PHASES, *STEPS[1:], "acting", "laying"}
    assert questions == about("question", language)
    speech = Speech(language, "hoard")
    assert all(speech.question(question, EXAMPLES) for question in questions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    speech, edition = Speech(language, "hoard"), HOARD.load_box(None)
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
@pytest.mark.parametrize("part", ["core", *REGISTRY])
def test_no_text_is_left_over(language: str, part: str) -> None:
    text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    referred = set(re.findall(r"{ ([a-z_-]+) }", text))
    prefixes = ("action-", "event-", "refusal-", "question-", "card-", "back-", "colour-")
    source = "".join(
        path.read_text(encoding="utf-8") for path in Path(*heorot.__path__).rglob("*.py")
    )
    for name in messages(language, part):
        used = name.startswith(prefixes) or name in referred or f'"{name}"' in source
        assert used, f"{name} in {language}/{part}.ftl is used nowhere"


def test_a_list_of_things_is_told_in_one_sentence() -> None:
    cards = [Word("card", "red harp"), Word("card", "blue king's treasure")]
    text = Speech("en", "hoard").event("pays", {"seat": Word("seat", 2), "card": cards})
    assert text == "Player 2 pays with the red harp and the blue king’s treasure."


def test_a_sentence_asks_for_the_form_it_needs() -> None:
    args = keyed([Word("seat", 1), Word("seat", 2), Word("back", "orange #1")])
    text = Speech("en", "hoard").event("steals", args)
    assert text == "Player 1 takes an orange card from Player 2’s hand."


def test_a_missing_text_is_an_error_and_no_half_sentence() -> None:
    speech = Speech("en", "hoard")
    for refusal in (Refusal("H1", "nonsense", {}), Refusal("H1", "not_in_hand", {})):
        with pytest.raises(LookupError):
            speech.refusal(refusal)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(HeorotError, match=r"no language 'xx'; the languages are .*en"):
        Speech("xx")


def test_importing_heorot_loads_no_texts() -> None:
    check = "import sys, heorot, heorot.cli; sys.exit('fluent' in str(sys.modules))"
    subprocess.run([sys.executable, "-c", check], check=True)
