"""Message files, taken apart: which texts there are, and what each of them asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heorot.core.game import Game
from heorot.i18n import FOLDER, SHARED

AS_IN_ENGLISH = "As in English"
"""What the comment above a message says if it has the same words in this language."""

Key = tuple[str, str]
"""The name of a message and that of an attribute; none for the text of the message itself."""


class Text(Visitor):
    """A message, or an attribute of one."""

    def __init__(self, key: Key, pattern: Any) -> None:
        self.message, self.attribute = key
        self.pattern = pattern
        self.arguments: set[str] = set()
        self.references: set[Key] = set()
        """The texts inside it."""
        self.forms: set[str] = set()
        """In which it wants things."""
        self.words: list[str] = []
        """Every piece of text, whatever the numbers and genders."""
        self.visit(pattern)

    def __str__(self) -> str:
        return f"{self.message}.{self.attribute}" if self.attribute else self.message

    @property
    def has_words(self) -> bool:
        """Whether there is anything to translate."""
        return any(letter.isalpha() for piece in self.words for letter in piece)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (named by the library)
        """Note an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """Note a text inside this one."""
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        """Note the form of a thing."""
        self.forms |= {argument.value.value for argument in node.arguments.named}
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        """Note a piece of text."""
        self.words.append(node.value)


class Messages:
    """Some message files of one language, as one."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.texts: dict[Key, Text] = {}
        self.as_in_english: set[str] = set()
        """The messages that say they have the same words as in English."""
        self.mistakes: list[str] = []
        for path in paths:
            self._read(path)

    def _read(self, path: Path) -> None:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        messages = [one for one in body if isinstance(one, ast.Message)]
        names = Counter([*self.names, *(one.id.name for one in messages)])
        self.mistakes += [f"{path}: {one.content}" for one in body if isinstance(one, ast.Junk)]
        self.mistakes += [f"{path}: {name} is there twice" for name in names if names[name] > 1]
        for one in messages:
            if AS_IN_ENGLISH in ((one.comment and one.comment.content) or ""):
                self.as_in_english.add(one.id.name)
            patterns = [("", one.value), *((a.id.name, a.value) for a in one.attributes)]
            for attribute, pattern in patterns:
                key = one.id.name, attribute
                self.texts[key] = Text(key, pattern)

    @property
    def names(self) -> set[str]:
        """Of all messages."""
        return {message for message, _ in self.texts}

    @property
    def parts(self) -> set[Key]:
        """The texts that stand inside others."""
        return {key for text in self.texts.values() for key in text.references}

    @property
    def names_of_parts(self) -> set[str]:
        """The messages that stand inside others, or of which a form does."""
        return {message for message, _ in self.parts}

    @property
    def forms(self) -> set[str]:
        """The forms of things that are asked for somewhere."""
        return {form for text in self.texts.values() for form in text.forms}

    def below(self, text: Text) -> Iterator[Text]:
        """A text and those inside it."""
        yield text
        for key in text.references:
            if key in self.texts:
                yield from self.below(self.texts[key])

    def arguments(self, text: Text) -> set[str]:
        """What a text must be given, for itself and for the texts inside it."""
        return {name for one in self.below(text) for name in one.arguments}

    def words(self) -> dict[str, str]:
        """All words of every message: every variant, every form, and the texts inside it."""
        found: dict[str, list[str]] = {name: [] for name in self.names}
        for text in self.texts.values():
            found[text.message] += [piece for part in self.below(text) for piece in part.words]
        return {name: " ".join(pieces) for name, pieces in found.items()}


def spoken(game: Game) -> list[str]:
    """The languages of a game."""
    return sorted(path.stem for path in game.texts.glob("*.ftl"))


def of_game(game: Game, language: str) -> Messages:
    """The texts of a game."""
    return Messages([game.texts / f"{language}.ftl"])


def of_table(game: Game, language: str) -> Messages:
    """The texts of a game, and those that every game shares."""
    shared = (FOLDER / language / f"{part}.ftl" for part in SHARED)
    return Messages([*shared, game.texts / f"{language}.ftl"])
