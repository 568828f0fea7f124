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
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, cast

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.game import Game
from heorot.core.words import NamedAction, Refusal, Word
from heorot.i18n.stand_ins import begins_with_vowel

FOLDER = Path(__file__).parent
SHARED = ("core", "bots", "cli", "terminal")
"""The files that every game shares: the table, bots, the commands, the screens of the terminal."""
NUMBERS = ("count", "slot", "square")
"""The kinds of words that stand in a sentence as they are: numbers, and the squares of a board."""

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
        texts = game and game.texts / f"{game.spoken(language)}.ftl"
        self._voice = _voice(language, texts, tuple(self.titles.items()))

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
        items = args.items() if args else ()
        return self._voice.say(message, tuple([(key, self._given(one)) for key, one in items]))

    def name(self, word: Word, form: str = "") -> str:
        """A word, plain or in a form that its message has."""
        return self._voice.name(self._called(word), form)

    def label(self, word: Word) -> str:
        """A word as it stands by itself, without an article."""
        try:
            return self.name(word, "label")
        except KeyError:
            return self.name(word)

    def several(self, word: Word, count: int, form: str = "") -> str:
        """A word that is meant more than once: ``2 red cards``."""
        return self._voice.several(word, count, form)

    def _given(self, value: Argument) -> _Given:
        if isinstance(value, list):
            return tuple(map(self._called, value))
        if not isinstance(value, Word):
            return value
        return value.value if value.kind in NUMBERS else (self._called(value),)

    def _called(self, word: Word) -> Word | _Called:
        if word.kind == "seat" and isinstance(word.value, int) and word.value in self.names:
            return _Called(word.kind, word.value, self.names[word.value])
        return undated(word)


class _Called(NamedTuple):
    """The word of a seat, with its name."""

    kind: str
    value: int
    name: str


_Given = tuple[Word | _Called, ...] | str | int
"""What a sentence is given, complete: the same is said to everybody who gives the same."""
_Place = tuple[str, str, str]
"""A mark in a sentence, the key of the words that belong there, and their form."""
ROW = (Word("row", "…"),)
"""Stands for several words."""
FIRST_PLACE = 0xE300
"""The first mark; those before it stand for names (`heorot.i18n.stand_ins`)."""


class _Voice:
    """The texts of one game in one language, for all tables. What was said before is known."""

    def __init__(self, language: str, texts: Path | None, titles: Mapping[str, str]) -> None:
        self.language = language
        self._rows: dict[str, str] = dict(Locale.parse(language).list_patterns["standard"])
        self._titles = titles
        self._bundle = FluentBundle([language], {"NAME": cast("Any", _name)}, use_isolating=False)
        for part in SHARED:
            self._bundle.add_resource(_resource(FOLDER / language / f"{part}.ftl"))
        if texts is not None:
            self._bundle.add_resource(_resource(texts))
        self._pattern = lru_cache(maxsize=20_000)(self._make_pattern)
        self.listed = lru_cache(maxsize=5_000)(self._list)
        self.name = lru_cache(maxsize=5_000)(self._name)
        self.several = lru_cache(maxsize=5_000)(self._several)

    def say(self, message: str, args: tuple[tuple[str, _Given], ...]) -> str:
        """A sentence. Of words in a row there are too many to keep it for each: they are put in."""
        rows = {key: value for key, value in args if isinstance(value, tuple) and len(value) > 1}
        if not rows:
            return self._pattern(message, args)[0]
        kept = tuple([(key, ROW if key in rows else value) for key, value in args])
        text, places = self._pattern(message, kept)
        for mark, key, form in places:
            text = text.replace(mark, self.listed(rows[key], form))
        return text

    def _make_pattern(
        self, message: str, args: tuple[tuple[str, _Given], ...]
    ) -> tuple[str, list[_Place]]:
        places: list[_Place] = []
        given = {key: self._argument(key, value, places) for key, value in args}
        text = self._text(message, "", given)
        has_loss = any(isinstance(one, int) and one < 0 for one in given.values())
        return with_minus(text) if has_loss else text, places

    def _argument(self, key: str, value: _Given, places: list[_Place]) -> _Noun | _Row | str | int:
        if not isinstance(value, tuple):
            return value
        return _Row(self, key, places) if value == ROW else _Noun(self, value)

    def _name(self, word: Word | _Called, form: str) -> str:
        if isinstance(word, _Called):
            return self._with_form(word.name, "seat-named", form)
        message, given = noun(word)
        return self._text(message, form, given)

    def _list(self, words: tuple[Word | _Called, ...], form: str) -> str:
        if len(set(words)) == len(words):  # as a rule
            return self._in_a_row([self.name(word, form) for word in words])
        return self._in_a_row(
            [
                self.name(word, form) if count == 1 else self.several(word, count, form)
                for word, count in Counter(words).items()
            ]
        )

    def _in_a_row(self, texts: Sequence[str]) -> str:
        """``one, two and three``, by Babel's patterns."""
        if len(texts) < 2:
            return "".join(texts)
        if len(texts) == 2:
            return self._rows["2"].format(*texts)
        said = self._rows["start"].format(*texts[:2])
        for text in texts[2:-1]:
            said = self._rows["middle"].format(said, text)
        return self._rows["end"].format(said, texts[-1])

    def _several(self, word: Word | _Called, count: int, form: str) -> str:
        message, given = noun(word)
        try:
            return self._text(message, "several", {**given, "count": count})
        except KeyError:
            return self._text("several", "", {"thing": self.name(word, form), "count": count})

    def _text(self, message: str, form: str, args: Mapping[str, Any]) -> str:
        if message in self._titles:
            return self._titled(self._titles[message], form)
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise LookupError(f"{message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors[0]}") from errors[0]
        return str(text)

    def _titled(self, name: str, form: str) -> str:
        """Other words for a noun, whose gender nobody knows: in a form that needs none, if any."""
        try:
            return self._with_form(name, "titled", form)
        except KeyError:
            return name

    def _with_form(self, name: str, message: str, form: str) -> str:
        vowel = "yes" if begins_with_vowel(name) else "no"
        return self._text(message, form, {"name": name, "vowel": vowel})


@lru_cache(maxsize=64)
def _voice(language: str, texts: Path | None, titles: tuple[tuple[str, str], ...]) -> _Voice:
    return _Voice(language, texts, dict(titles))


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class _Noun(FluentType):
    """A word inside a sentence."""

    def __init__(self, voice: _Voice, words: tuple[Word | _Called, ...]) -> None:
        self.voice = voice
        self.words = words

    def format(self, locale: Locale) -> str:  # noqa: ARG002 (as Fluent calls it)
        return self.formed("")

    def formed(self, form: str) -> str:
        return self.voice.listed(self.words, form)


class _Row(FluentType):
    """The place of several words inside a sentence."""

    def __init__(self, voice: _Voice, key: str, places: list[_Place]) -> None:
        self.voice = voice
        self._key = key
        self._places = places

    def format(self, locale: Locale) -> str:  # noqa: ARG002 (as Fluent calls it)
        return self.formed("")

    def formed(self, form: str) -> str:
        mark = chr(FIRST_PLACE + len(self._places))
        self._places.append((mark, self._key, form))
        return mark


def noun(word: Word | _Called) -> tuple[str, dict[str, str | int]]:
    """The message of a word, and what it is given."""
    if isinstance(word, _Called) or isinstance(word.value, int):
        return word.kind, {"number": word.value}
    first, _, rest = str(undated(word).value).partition(" ")
    thing = rest.replace(" ", "_").replace("'", "") or first
    is_number = rest and first.isdecimal()
    return f"{word.kind}-{thing}", {"number": int(first)} if is_number else {"colour": first}


def undated(word: Word) -> Word:
    """A word without the number of its dealing, which no text tells."""
    if isinstance(word.value, str) and " #" in word.value:
        return Word(word.kind, word.value.partition(" #")[0])
    return word


def _name(noun: Any, form: str) -> Any:
    """The function NAME of the Fluent files."""
    return noun.formed(form)


@cache
def languages() -> tuple[str, ...]:
    """The languages that have texts."""
    found = (folder.name for folder in FOLDER.iterdir() if (folder / "core.ftl").exists())
    return tuple(sorted(found))


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
    return re.sub(r"-(?=\d)", "−", text) if "-" in text else text


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
