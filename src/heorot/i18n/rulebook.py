"""The rules of a game as a reader meets them: ``RULES.<language>.md`` among the game's texts.

A rule is the paragraph that begins with its id in bold, ``**H11 Knight.** …``, and all that follows
up to the next rule or heading.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from heorot.core.edition import Edition
from heorot.core.game import Game

_RULE = re.compile(r"^\*\*([A-Z]+\d+)\b", re.MULTILINE)
_NEXT = re.compile(r"^(?:#|\*\*[A-Z]+\d+\b)", re.MULTILINE)
_CALLED = re.compile(r"\*\*\S+ (.+?)\.?\*\*")
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language, as Markdown."""

    text: str
    """The whole of it."""
    rules: Mapping[str, str]
    """Each rule by its id, in the order of the book."""

    @property
    def title(self) -> str:
        """What the game is called."""
        found = _TITLE.search(self.text)
        return found[1].replace("*", "") if found else ""

    @property
    def opening(self) -> str:
        """What the game is about: the first paragraph below its title."""
        return self.text.split("\n\n")[1].strip()

    def part(self, title: str) -> Rulebook:
        """The rules of one game of this book: the section called so, or else the whole book."""
        found = re.search(
            rf"^## [\d. ]*{re.escape(title)}\n.+?(?=^## |\Z)", self.text, re.MULTILINE | re.DOTALL
        )
        return parse(found[0]) if found else self

    def find(self, wanted: str) -> list[str]:
        """The rule of this id, or those that are called so, or those with the words in them."""
        if wanted.upper() in self.rules:
            return [self.rules[wanted.upper()]]
        words, rules = wanted.casefold(), self.rules.values()
        called = [text for text in rules if words in called_in(text).casefold()]
        return called or [text for text in rules if words in text.casefold()]


def called_in(rule: str) -> str:
    """What a rule is called: the bold words behind its id."""
    found = _CALLED.match(rule)
    return found[1] if found else ""


def title_of(rule: str) -> str:
    """What a rule is called: the bold words behind its id."""
    found = re.match(r"\*\*\S+ (.+?)\.?\*\*", rule)
    return found[1] if found else ""


def parse(text: str) -> Rulebook:
    """The rulebook of a Markdown text."""
    rules = {}
    for found in _RULE.finditer(text):
        end = _NEXT.search(text, found.end())
        rules[found[1]] = text[found.start() : end.start() if end else None].strip() + "\n"
    return Rulebook(text, rules)


def title(game: Game, edition: Edition, language: str) -> str:
    """What a game in a box is called in a language: a box with a title of its own keeps it."""
    if edition.title != game.load_box().title:
        return edition.title
    return read(game, language).title.partition(" (")[0]


def read(game: Game, language: str) -> Rulebook:
    """The rulebook of a game, in English where there is none in the language."""
    path = game.texts / f"RULES.{game.spoken(language)}.md"
    return parse(path.read_text(encoding="utf-8"))
