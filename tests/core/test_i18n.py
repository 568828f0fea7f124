"""Every text is there, in every language, with the same arguments, and none is left over."""

from __future__ import annotations

import ast as python
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import heorot
from heorot.core.errors import HeorotError
from heorot.core.words import Refusal, Word
from heorot.games import REGISTRY, load
from heorot.i18n import FOLDER, SHARED, Speech, keyed, languages
from heorot.match import OpenDice, Seat, Table

LANGUAGES = languages()
PARTS = [*SHARED, *REGISTRY]
NOUNS = {
    "hoard": ("card-", "back-", "colour-", "front-"),
    "beest": ("seat-", "cave-", "stack-", "marker-", "verdict-", "source-"),
    "legend": ("card-", "symbol-", "gain-", "token-", "episode-", "sort-"),
    "movie": ("tile-", "piece-", "back-"),
}
"""Messages of a game that are found by the kind and the name of a thing."""

GIVEN_TO_FORMS = {"count", "vowel"}
"""Arguments of things that only some languages need, in forms that English does without."""

SAME_AS_ENGLISH = {
    ("de", "beest-expedition"): "the word is the same",
    ("de", "beest-hand"): "the word is the same",
    ("de", "beest-chance-beest"): "the German rules call it so",
    ("de", "beest-was-beest"): "the German rules call it so",
    ("de", "bot-name"): "names out of the poem",
    ("de", "colour-orange"): "the word is the same",
    ("de", "hoard-hand"): "the word is the same",
    ("de", "letter-no"): "the first letter of nein",
    ("de", "piece-beowulf"): "a name",
    ("de", "simulate-bot"): "the word is the same",
    ("de", "symbol-beowulf"): "a name",
    ("fr", "beest-passage"): "the word is the same",
    ("fr", "bot-name"): "names out of the poem",
    ("fr", "colour-orange"): "the word is the same",
    ("fr", "front-dragon"): "the word is the same",
    ("fr", "front-prince"): "the word is the same",
    ("fr", "hoard-points"): "the word is the same",
    ("fr", "source-alliances"): "the word is the same",
    ("fr", "legend-points"): "the word is the same",
    ("fr", "legend-special-inspiration"): "the word is the same",
    ("fr", "legend-sum"): "the word is the same",
    ("fr", "legend-total"): "the word is the same",
    ("fr", "letter-no"): "the first letter of non",
    ("fr", "piece-beowulf"): "a name",
    ("fr", "piece-thane"): "the word is the same",
    ("fr", "symbol-beowulf"): "a name",
    ("fr", "symbol-courage"): "the word is the same",
}
"""The texts with words in them that may be as in English, with the reason."""


class Used(Visitor):
    """What a text asks for."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[tuple[str, str]] = set()
        """Other messages, each with the name of an attribute, if it is that."""
        self.forms: set[tuple[str, str]] = set()
        """Arguments, each with the form it is wanted in."""
        self.has_words = False

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by the library)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        (noun,), (form,) = node.arguments.positional, node.arguments.named
        self.forms.add((noun.id.name, form.value.value))
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.has_words |= any(letter.isalpha() for letter in node.value)


class Text(NamedTuple):
    """A message, or an attribute of one."""

    message: str
    attribute: str
    pattern: Any
    used: Used


@cache
def body(language: str, part: str) -> list[Any]:
    path = (
        FOLDER / language / f"{part}.ftl"
        if part in SHARED
        else load(part).texts / f"{language}.ftl"
    )
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def texts(language: str, part: str) -> dict[tuple[str, str], Text]:
    """The texts of a file, by message and attribute; the text of the message itself has none."""

    def found() -> Iterator[Text]:
        for one in body(language, part):
            if isinstance(one, ast.Message):
                patterns = [("", one.value), *((a.id.name, a.value) for a in one.attributes)]
                for attribute, pattern in patterns:
                    used = Used()
                    used.visit(pattern)
                    yield Text(one.id.name, attribute, pattern, used)

    return {(one.message, one.attribute): one for one in found()}


def everything(language: str, part: str) -> dict[tuple[str, str], Text]:
    """The texts that are there together with those of a file: its own and the shared ones."""
    files = dict.fromkeys((*SHARED, part))
    return {key: one for file in files for key, one in texts(language, file).items()}


def messages(language: str, part: str) -> set[str]:
    """The messages of a file that are not mere parts of others."""
    parts = {name for one in texts(language, part).values() for name, _ in one.used.messages}
    return {message for message, _ in texts(language, part)} - parts


def arguments(language: str, part: str, text: Text) -> set[str]:
    """What a text must be given, for itself and for the messages inside it."""
    inner = [everything(language, part)[name] for name in text.used.messages]
    return text.used.arguments.union(*(arguments(language, part, one) for one in inner))


@cache
def strings() -> tuple[frozenset[str], tuple[str, ...]]:
    """The texts in our Python files: whole ones, and beginnings such as "action-"."""
    whole, begun = set(), set()
    for path in Path(*heorot.__path__).rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, python.JoinedStr) and node.values:
                first = node.values[0]
                if isinstance(first, python.Constant) and str(first.value).endswith("-"):
                    begun.add(str(first.value))
    return frozenset(whole), tuple(begun)


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ["de", "en", "fr", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_a_file_has_no_mistakes_and_no_text_twice(language: str, part: str) -> None:
    assert not [one.content for one in body(language, part) if isinstance(one, ast.Junk)]
    names = [one.id.name for one in body(language, part) if isinstance(one, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_files_have_the_same_message(language: str) -> None:
    for game in REGISTRY:
        files = [{name for name, _ in texts(language, part)} for part in (*SHARED, game)]
        assert len(set().union(*files)) == sum(map(len, files))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_every_message(language: str, part: str) -> None:
    here, there = messages(language, part), {name for name, _ in texts("en", part)}
    assert messages("en", part) <= {name for name, _ in texts(language, part)}
    assert here <= there, "not in English"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_language_uses_the_same_arguments(language: str, part: str) -> None:
    for (message, attribute), text in texts(language, part).items():
        english = texts("en", part).get((message, ""))
        if english is None:
            continue  # a part of messages that English does not need
        expected = arguments("en", part, english)
        if not attribute:
            assert arguments(language, part, text) == expected, message
        else:
            given = expected | GIVEN_TO_FORMS
            assert arguments(language, part, text) <= given, f"{message}.{attribute}"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_text_is_left_in_english(language: str) -> None:
    same = {
        text.message
        for part in PARTS
        for key, text in texts(language, part).items()
        if text.used.has_words
        and key in texts("en", part)
        and text.pattern.equals(texts("en", part)[key].pattern)
    }
    assert same == {message for other, message in SAME_AS_ENGLISH if other == language}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_no_text_is_left_over(language: str, part: str) -> None:
    whole, begun = strings()
    for name in messages(language, part):
        used = name in whole or name.startswith((*begun, *NOUNS.get(part, ())))
        assert used, f"{name} in {language}/{part}.ftl is used nowhere"
    files = PARTS if part in SHARED else [*SHARED, part]
    users = [one for file in files for one in texts(language, file).values()]
    parts = {name for one in users for name in one.used.messages}
    forms = {form for one in users for _, form in one.used.forms}
    for name, attribute in texts(language, part):
        used = not attribute or attribute in forms | whole or (name, attribute) in parts
        assert used, f"{name}.{attribute} in {language}/{part}.ftl is used nowhere"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_thing_has_every_form_that_is_asked_for(language: str, part: str) -> None:
    known = everything(language, part)
    for text in texts(language, part).values():
        for noun, form in text.used.forms:
            kind = noun.rstrip("23456789")
            things = [name for name, _ in known if name == kind or name.startswith(f"{kind}-")]
            assert things, f"{text.message}: {noun} is no thing"
            for name in things:
                assert (name, form) in known, f"{name} has no form {form}, as {text.message} asks"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_every_game_tells_how_far_a_match_has_come(name: str, language: str) -> None:
    seats = [Seat(f"Player {number}") for number in range(load(name).player_counts[0])]
    where = Table(name, seats, OpenDice(1)).view(-1).public.where
    assert Speech(language, load(name)).say("where", where)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", REGISTRY)
def test_every_option_of_a_game_has_a_name(name: str, language: str) -> None:
    named = {message for message in messages(language, name) if message.startswith("option-")}
    assert named == {f"option-{option}" for option in load(name).options}


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
