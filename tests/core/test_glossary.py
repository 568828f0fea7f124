"""The texts use the words of the glossaries, and every language numbers the rules alike."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heorot.games import REGISTRY, load
from heorot.i18n import FOLDER, languages, rulebook

DOCS = Path(__file__).parents[2] / "docs"
GLOSSARIES = sorted(path for name in REGISTRY for path in load(name).texts.glob("glossary.*.toml"))
KEYS = {"key", "term", "forms", "origin", "messages", "rules"}


class Words(Visitor):
    """All words of a message: every variant, every form, and the messages inside it."""

    def __init__(self, messages: dict[str, Any]) -> None:
        self.messages = messages
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 (named by the library)
        self.texts.append(node.value)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


@cache
def messages(language: str, game: str) -> dict[str, Any]:
    paths = (FOLDER / language / "core.ftl", load(game).texts / f"{language}.ftl")
    parts = [path.read_text("utf-8") for path in paths]
    entries = [entry for text in parts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def words(language: str, game: str, message: str) -> str:
    visitor = Words(messages(language, game))
    visitor.visit(messages(language, game)[message])
    return " ".join(visitor.texts)


def uses(text: str, forms: list[str]) -> bool:
    """Whether one of the forms is in a text, from the start of a word on."""
    plain = re.sub(r"\s+", " ", text).replace("*", "")
    return any(re.search(rf"(?<!\w){re.escape(form)}", plain, re.IGNORECASE) for form in forms)


def named(path: Path) -> tuple[str, str]:
    """The game and the language of a glossary."""
    return path.parents[1].name, path.name.split(".")[1]


def terms(path: Path) -> list[dict[str, Any]]:
    return list(tomllib.loads(path.read_text(encoding="utf-8"))["term"])


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: "-".join(named(path)))
def test_a_glossary_is_well_formed(path: Path) -> None:
    found = terms(path)
    assert all(set(term) == KEYS for term in found)
    keys = [term["key"] for term in found]
    assert len(set(keys)) == len(keys)
    assert all(term["forms"] and term["origin"] in ("R", "T") for term in found)
    assert set(keys) <= {term["key"] for term in terms(path.with_name("glossary.en.toml"))}


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: "-".join(named(path)))
def test_messages_use_the_words_of_the_glossary(path: Path) -> None:
    game, language = named(path)
    missing = [
        f"{message}: no {term['term']!r}"
        for term in terms(path)
        for message in term["messages"]
        if not uses(words(language, game, message), term["forms"])
    ]
    assert not missing


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: "-".join(named(path)))
def test_rules_use_the_words_of_the_glossary(path: Path) -> None:
    game, language = named(path)
    rules = rulebook.read(load(game), language).rules
    missing = [
        f"{rule}: no {term['term']!r}"
        for term in terms(path)
        for rule in term["rules"]
        if not uses(rules[rule], term["forms"])
    ]
    assert not missing


@pytest.mark.parametrize("game", REGISTRY)
def test_there_is_a_glossary_for_every_language(game: str) -> None:
    found = [named(path)[1] for path in GLOSSARIES if named(path)[0] == game]
    assert found == languages()


@pytest.mark.parametrize("game", REGISTRY)
def test_the_rules_have_the_same_ids_in_every_language(game: str) -> None:
    ids = (DOCS / f"spec/{game}-rule-ids.txt").read_text(encoding="utf-8").split()
    for language in languages():
        book = rulebook.read(load(game), language)
        assert list(book.rules) == ids
        assert book.title
        assert book.text.count("\n## ") == rulebook.read(load(game), "en").text.count("\n## ")
