"""Texts: Project Fluent files, one for each language; a game has its own in its folder.

A message is found by what it is about: ``action-pay``, ``event-steals``, ``refusal-not_in_hand``,
``question-drawing``. Its arguments are the words of the game. Numbers (kinds ``count`` and
``slot``) arrive as numbers, so that a language can choose the plural. Everything else arrives as a
noun, and a noun is a message too:

========================  ===================  ===================
word                      its message          what that is given
========================  ===================  ===================
card, ``red wild sheep``  ``card-wild_sheep``  ``$colour``: red
back, ``red #2``          ``back-red``
token, ``3 fame``         ``token-fame``       ``$number``: 3
seat, 2                   ``seat``             ``$number``: 2
seat with a name          ``seat-named``       ``$name``: Ann, ``$vowel``: yes
========================  ===================  ===================

A sentence writes ``{ $card }`` for the plain noun. Other forms, as many as a language needs, are
attributes of the noun's message, asked for by ``{ NAME($card, form: "dative") }``. So gender, case
and article stay in the language's files, and another language is nothing but files. Several words
in the place of one are told as a list, equal ones together: by the attribute ``several`` of their
message, which is given ``$count``, or else by the message ``several``. A sentence is the same for
everybody who hears it.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.words import NamedAction, Refusal, Word

FOLDER = Path(__file__).parent
SHARED = ("core", "cli", "terminal")
"""The files that every game shares: the table, the commands, the screens of the terminal."""
NUMBERS = ("count", "slot", "square")
"""The kinds of words that stand in a sentence as they are: numbers, and the squares of a board."""
VOWELS = "aeiouy"
"""A name that begins with one, accents aside, may need another article or preposition."""


Argument = Word | list[Word] | str | int
"""What a sentence can be given."""


class Speech:
    """Says what there is to say about a game, in one language."""

    def __init__(
        self,
        language: str = "en",
        game: Game | None = None,
        names: Mapping[int, str] | None = None,
        titles: Mapping[str, str] | None = None,
    ) -> None:
        if language not in languages():
            problem = "no language {language}; the languages are {known}"
            raise HeorotError(problem, language=shown(language), known=", ".join(languages()))
        self.language = language
        self.names = dict(names or {})
        """What the seats are called, counted from 1; the others are told by their numbers."""
        self.titles = dict(titles or {})
        """Nouns that an owner's copy has other words for, by their messages."""
        self._bundle = FluentBundle([language], {"NAME": cast("Any", _name)}, use_isolating=False)
        for part in SHARED:
            self._bundle.add_resource(_resource(FOLDER / language / f"{part}.ftl"))
        if game is not None:
            self._bundle.add_resource(_resource(game.texts / f"{game.spoken(language)}.ftl"))

    def action(self, action: NamedAction) -> str:
        """What an action does: ``Pay with the red harp``."""
        return self.say(f"action-{action.name}", action.args)

    def event(self, event: str, args: Mapping[str, Argument]) -> str:
        """What happened, as a sentence: ``Player 1 pays with the red harp``."""
        return with_minus(self.say(f"event-{event}", args))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and what would make it legal."""
        return self.say(f"refusal-{refusal.reason}", refusal.args)

    def question(self, name: str, args: Mapping[str, Word]) -> str:
        """What the decider is asked."""
        return self.say(f"question-{name}", args)

    def players(self, counts: Sequence[int]) -> str:
        """For how many a game is: ``2–4 players``."""
        if len(counts) == 1:
            return self.say("games-players-exactly", {"count": counts[0]})
        return self.say("games-players", {"least": counts[0], "most": counts[-1]})

    def say(self, message: str, args: Mapping[str, Argument] | None = None) -> str:
        """The text of a message; `LookupError` when it, or a part of it, is missing."""
        given: dict[str, Any] = {}
        for key, value in (args or {}).items():
            if isinstance(value, list):
                given[key] = _Noun(self, value)
            elif not isinstance(value, Word):
                given[key] = value
            else:
                given[key] = value.value if value.kind in NUMBERS else _Noun(self, [value])
        text = self._text(message, "", given)
        has_loss = any(isinstance(one, int) and one < 0 for one in given.values())
        return with_minus(text) if has_loss else text

    def name(self, word: Word, form: str = "") -> str:
        """A word, plain or in a form that its message has."""
        if word.kind == "seat" and word.value in self.names:
            return self._called(self.names[word.value], form)
        message, given = noun(word)
        return self._text(message, form, given)

    def several(self, word: Word, count: int, form: str = "") -> str:
        """A word that is meant more than once: ``2 red cards``."""
        message, given = noun(word)
        try:
            return self._text(message, "several", {**given, "count": count})
        except KeyError:
            return self._text("several", "", {"thing": self.name(word, form), "count": count})

    def _called(self, name: str, form: str) -> str:
        vowel = unicodedata.normalize("NFD", name[:1]).lower()[:1] in VOWELS
        return self._text("seat-named", form, {"name": name, "vowel": "yes" if vowel else "no"})

    def _text(self, message: str, form: str, args: dict[str, Any]) -> str:
        if message in self.titles:
            return self.titles[message]
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise LookupError(f"{message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}") from errors[0]
        return str(text)


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class _Noun(FluentType):
    """A word inside a sentence, or several."""

    def __init__(self, speech: Speech, words: Sequence[Word]) -> None:
        self.speech = speech
        self.words = words

    def format(self, locale: Locale) -> str:
        return self.formed("", locale)

    def formed(self, form: str, locale: Locale | str) -> str:
        texts = [
            self.speech.name(word, form) if count == 1 else self.speech.several(word, count, form)
            for word, count in Counter(map(undated, self.words)).items()
        ]
        return format_list(texts, locale=locale)


def noun(word: Word) -> tuple[str, dict[str, str | int]]:
    """The message of a word, and what it is given."""
    if isinstance(word.value, int):
        return word.kind, {"number": word.value}
    first, _, rest = str(undated(word).value).partition(" ")
    thing = rest.replace(" ", "_").replace("'", "") or first
    is_number = rest and first.isdecimal()
    return f"{word.kind}-{thing}", {"number": int(first)} if is_number else {"colour": first}


def undated(word: Word) -> Word:
    """A word without the number of its dealing, which no text tells."""
    return Word(word.kind, word.value.partition(" #")[0]) if isinstance(word.value, str) else word


def _name(noun: Any, form: str) -> Any:
    """The function NAME of the Fluent files."""
    return noun.formed(form, noun.speech.language)


def languages() -> list[str]:
    """The languages that have texts."""
    return sorted(folder.name for folder in FOLDER.iterdir() if (folder / "core.ftl").exists())


def default_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale where there are texts in it, English otherwise."""
    given = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := given.get(variable):
            language = locale[:2].lower()
            return language if language in languages() else "en"
    return "en"


def with_minus(text: str) -> str:
    """A text whose negative numbers have a minus as wide as a plus."""
    return re.sub(r"-(?=\d)", "−", text)


def keyed(words: Iterable[Word]) -> dict[str, Word]:
    """Words as arguments, each by its kind; the second of a kind is called ``seat2``."""
    args: dict[str, Word] = {}
    for word in words:
        number = sum(other.kind == word.kind for other in args.values()) + 1
        args[word.kind if number == 1 else f"{word.kind}{number}"] = word
    return args


def as_words(args: Mapping[str, str | int]) -> dict[str, Word]:
    """The words behind plain arguments, whose names tell the kinds."""
    return {key: Word(key.rstrip("23456789"), value) for key, value in args.items()}
