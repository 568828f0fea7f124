"""The texts of a game, held against its declaration, in every language that it has.

- Whatever the game declares can be said, with just the declared arguments: every value of every
  kind of word, every plural, with and without what is not always given.
- A text asks for nothing else, and every language for the same.
- Nothing is left over: each message is declared, or stands inside another. Those that begin with
  the name of the game are the labels of its boards, whose business they are; and what no shipped
  box has reconstructed may be so in another, if it is of the same sort.
- Nothing is left in English: a text with the same words says "As in English" in the comment above
  it, and why.
- Every field of a view has a label (`heorot.testing.labels`).
- What a thing does is told in a sentence, once, with a rule of the game.
- What is typed for an action in a language, in capitals or not, is typed for no other.
- Every language has the same rules, in the same order and under as many headings.
- An error in another language has the values of the English, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import NamedTuple

from babel.messages.pofile import read_po

from heorot.core.game import Game
from heorot.core.words import Word
from heorot.i18n import Speech, noun, rulebook, undated
from heorot.i18n.rulebook import Rulebook
from heorot.i18n.short_forms import MESSAGE as SHORT_FORM
from heorot.i18n.short_forms import ShortForms, as_it_looks
from heorot.testing.declared import NUMBERS, Vocabulary, kind_of
from heorot.testing.labels import check_labels
from heorot.testing.labels import messages as of_views
from heorot.testing.lessons import captions
from heorot.testing.messages import Messages, of_game, of_table, spoken

SEVERAL = "several"
"""The form of things that are meant more than once, for which no text asks."""
LABEL = "label"
"""The form in which a thing stands by itself, where the plain one has an article; no text asks for
it, either."""
GIVEN_TO_THINGS = {"colour", "number", "count", "name", "vowel"}
NAMES = {1: "Ann", 2: "Bo"}
"""Seats with names, one of which begins with a vowel."""


class Said(NamedTuple):
    """A message that a game must have."""

    message: str
    keys: tuple[str, ...]
    is_sentence: bool


def check_texts(game: Game) -> None:
    """All that is declared can be said in every language, and no text is left over."""
    check_labels(game)
    faults = [
        f"{language}: {fault}" for language in spoken(game) for fault in faults_of(game, language)
    ] + list(mistold(game))
    assert not faults, f"the texts of {game.name}:\n" + "\n".join(faults)


def faults_of(game: Game, language: str) -> Iterator[str]:
    """All that is wrong with the texts of a game in a language."""
    own, every = of_game(game, language), of_table(game, language)
    yield from every.mistakes
    vocabulary = Vocabulary(game, map(game.load_box, game.boxes))
    plain, named = Speech(language, game), Speech(language, game, NAMES)
    yield from left_over(vocabulary, own, every)
    yield from confused(game, plain)
    yield from misleading(vocabulary, plain)
    for said in declared(vocabulary):
        yield from unsayable(vocabulary, said, plain)
        if any(kind_of(key) == "seat" for key in said.keys):
            yield from unsayable(vocabulary, said, named)
        yield from unused(vocabulary, own, every)
        yield from nameless(vocabulary, plain)
    if language != "en":
        yield from untranslated(of_table(game, "en"), every)
        yield from misruled(rulebook.read(game, "en"), rulebook.read(game, language))


def declared(vocabulary: Vocabulary) -> Iterator[Said]:
    """The messages whose arguments are declared."""
    for sort, names in vocabulary.keys.items():
        for name, keys in names.items():
            yield Said(f"{sort}-{name}", keys, is_sentence=sort != "action")


def labels(vocabulary: Vocabulary) -> set[str]:
    """The messages that are declared without arguments, or are given their own by the screens."""
    found = {"where", *(f"source-{name}" for name in vocabulary.names.sources)}
    found |= {f"option-{name}" for name in vocabulary.game.options}
    found |= of_views(vocabulary.game.views)
    found |= {f"tip-{name}" for name in vocabulary.names.tips}
    for thing, what in reconstructed(vocabulary):
        found |= {f"figure-{what}", "numbered" if thing.isdecimal() else thing}
    return found


def reconstructed(vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """The things of boxes of which something is reconstructed, and what."""
    for edition in vocabulary.editions:
        for figure in edition.reconstructed:
            thing, _, what = figure.partition(": ")
            yield thing, what


def left_over(vocabulary: Vocabulary, own: Messages, every: Messages) -> Iterator[str]:
    """The messages and forms that nobody asks for."""
    things = {noun(word)[0] for words in vocabulary.words.values() for word in words}
    known = (
        things
        | {f"about-{box}" for box in vocabulary.game.boxes}
        | labels(vocabulary)
        | captions(vocabulary.game)
        | {said.message for said in declared(vocabulary)}
    )
    sorts = {thing.partition("-")[0] for thing, _ in reconstructed(vocabulary)} | {"figure"}
    for name in sorted(own.names - known - own.names_of_parts - {SHORT_FORM}):
        if name.partition("-")[0] not in {vocabulary.game.name, *sorts}:
            yield f"{name} is left over: it is not declared"
    for name in sorted(labels(vocabulary) - own.names):
        yield f"{name} is missing"
    parts, forms = every.parts, {"", SEVERAL, LABEL, *every.forms}
    for key, text in own.texts.items():
        if key not in parts and text.attribute not in forms:
            yield f"{text} is left over: no text asks for this form"


def confused(game: Game, speech: Speech) -> Iterator[str]:
    """Short forms that look like those of other actions, in this language or in English."""
    meant: dict[str, int] = {}
    for text, action in ShortForms(game, speech).all():
        if meant.setdefault(as_it_looks(text), action) != action:
            notations = (game.actions.notation(one) for one in (action, meant[as_it_looks(text)]))
            yield f"{text} is typed for both {' and '.join(notations)}"


def misleading(vocabulary: Vocabulary, speech: Speech) -> Iterator[str]:
    """Tips that are no sentence, of no rule or of no thing, and things of which there are two."""
    rules = rulebook.read(vocabulary.game, speech.language).rules
    things = {noun(word)[0] for words in vocabulary.words.values() for word in words}
    values = vocabulary.game.views.plain.values
    things |= {f"{name}-{value}" for name, known in values.items() for value in known}
    things |= {f"event-{name}" for name in vocabulary.game.events}
    told: dict[str, str] = {}
    for name, tip in vocabulary.names.tips.items():
        try:
            text = speech.say(f"tip-{name}")
        except LookupError:
            continue  # it is missing, as is said elsewhere
        if not is_well_said(text, is_sentence=True):
            yield f"tip-{name} is no sentence: {text}"
        if tip.rule not in rules:
            yield f"tip-{name} has no rule: {tip.rule}"
        for thing in tip.things:
            if thing not in things:
                yield f"tip-{name} is about {thing}, which is no thing of the game"
            if told.setdefault(thing, name) != name:
                yield f"tip-{name} and tip-{told[thing]} are both about {thing}"


def unsayable(vocabulary: Vocabulary, said: Said, speech: Speech) -> Iterator[str]:
    """Where a message fails for arguments that are declared.

    Not all of them occur, so that only the first are expected to make a good sentence.
    """
    for number, args in enumerate(arguments(vocabulary, said.keys)):
        given = ", ".join(map(str, args.values())) or "nothing"
        try:
            text = speech.say(said.message, args)
        except LookupError as error:
            yield f"{said.message}, given {given}: {error}"
            return
        if number == 0 and not is_well_said(text, is_sentence=said.is_sentence):
            yield f"{said.message}, given {given}, is no sentence: {text}"


def arguments(vocabulary: Vocabulary, keys: tuple[str, ...]) -> Iterator[dict[str, Word]]:
    """Each argument in all its words, and what is not always given left out."""
    words = {key.rstrip("?"): vocabulary.words.get(kind_of(key), []) for key in keys}
    lacking = [key for key, known in words.items() if not known]
    assert not lacking, f"no words are declared for {lacking}"
    plain = {key: known[0] for key, known in words.items()}
    yield plain
    yield {key: plain[key] for key in keys if key[-1] != "?"}
    for key, known in words.items():
        for word in known[1:]:
            yield plain | {key: word}


def is_well_said(text: str, *, is_sentence: bool) -> bool:
    """Whether a text is a sentence, or what can be done."""
    return (
        len(text) > 1
        and not text[0].islower()
        and not set("{}$_") & set(text)
        and (text[-1] in ".?!") == is_sentence
    )


def unused(vocabulary: Vocabulary, own: Messages, every: Messages) -> Iterator[str]:
    """Arguments that are declared for a sentence alone, and are not in it."""
    for sort in ("question", "refusal"):
        for name, keys in vocabulary.keys[sort].items():
            text = own.texts.get((f"{sort}-{name}", ""))
            asked = every.arguments(text) if text else set(keys)
            for key in keys:
                if key[-1] != "?" and key not in asked:
                    yield f"{sort}-{name} does not use {key}"


def nameless(vocabulary: Vocabulary, speech: Speech) -> Iterator[str]:
    """Words without a name, or with one that another of their kind has, too."""
    for kind in vocabulary.names.kinds:
        names: dict[str, Word] = {}
        for word in vocabulary.words[kind]:
            try:
                name = speech.name(word)
                for count in NUMBERS[2:]:
                    speech.several(word, count)
            except LookupError as error:
                yield f"{word} has no name: {error}"
                continue
            if undated(names.setdefault(name, word)) != undated(word):
                yield f"{word} and {names[name]} are both called {name}"


def untranslated(english: Messages, other: Messages) -> Iterator[str]:
    """Where texts differ from the English ones and should not, or do not and should."""
    for name in sorted(english.names - other.names - english.names_of_parts):
        yield f"{name} is missing"
    for name in sorted(other.names - english.names - other.names_of_parts):
        yield f"{name} is not in English"
    same = set()
    for key, text in other.texts.items():
        reference = english.texts.get((text.message, ""))
        if reference is None:
            continue  # a part of others that English does not need
        expected, asked = english.arguments(reference), other.arguments(text)
        if text.attribute:
            asked -= GIVEN_TO_THINGS
            expected &= asked
        if asked != expected:
            yield f"{text} asks for {sorted(asked)} instead of {sorted(expected)}"
        reference = english.texts.get(key)
        if reference and text.has_words and text.pattern.equals(reference.pattern):
            same.add(text.message)
    for name in sorted(same ^ other.as_in_english):
        yield f"{name} is {'' if name in same else 'not '}as in English"


def misruled(english: Rulebook, other: Rulebook) -> Iterator[str]:
    """Where a rulebook differs from the English one."""
    if list(english.rules) != list(other.rules):
        yield f"the rules are {', '.join(other.rules)} instead of {', '.join(english.rules)}"
    if english.text.count("\n## ") != other.text.count("\n## "):
        yield "the rules have another number of headings"
    if not other.title:
        yield "the rules have no title"


def mistold(game: Game) -> Iterator[str]:
    """The errors of a game that have other values in another language than in English."""
    for path in sorted(game.texts.glob("*.po")):
        with path.open("rb") as file:
            texts = {str(one.id): str(one.string) for one in read_po(file) if one.id}
        for english, text in texts.items():
            if values(text) != values(english):
                yield f"{path.name}: {text!r} has not the values of {english!r}"


def values(text: str) -> set[str]:
    """The names of the values in a template."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
