"""Headings for the chapters of a report: an event's own sentence, with blanks for what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from heorot.arena.balance import Chapter
from heorot.core.game import Game
from heorot.core.words import Word
from heorot.i18n import NUMBERS, Argument, Speech, keyed, noun

BLANK = "…"
SOMEBODY = "X"
MARK = 0xF000
"""Numbers are blanked by a mark each, of the area that no text uses."""


def headings(
    game: Game, language: str, examples: Mapping[Chapter, tuple[Word, ...]]
) -> dict[Chapter, str]:
    """For each chapter, from the words of an event that happened: ``Takes … from X’s hand``.

    Those that are the same have the thing of that one behind them, by which to tell them apart.
    """
    words = [word for some in examples.values() for word in some]
    things = [one for one in words if one.kind not in NUMBERS and one.kind != "seat"]
    seats = [one.value for one in words if one.kind == "seat" and isinstance(one.value, int)]
    names = dict.fromkeys(seats, SOMEBODY)
    speech = Speech(language, game, names, {noun(one)[0]: BLANK for one in things})
    found = {chapter: _heading(speech, chapter[0], some) for chapter, some in examples.items()}
    often, plain = Counter(found.values()), Speech(language, game)
    for chapter, heading in found.items():
        if often[heading] > 1:
            found[chapter] = _with_example(plain, heading, chapter[1], examples[chapter])
    return found


def called(speech: Speech, word: Word) -> str:
    """What a thing is called; a number alone, of a kind that has others, too, with its kind."""
    if word.kind in NUMBERS:
        return str(word.value)
    label = speech.label(word)
    if not label.lstrip("+-−").isdecimal():
        return label
    return speech.say("balance-number", {"kind": word.kind, "number": label})


def _with_example(speech: Speech, heading: str, kind: str, words: Iterable[Word]) -> str:
    thing = next((one for one in words if one.kind == kind), None)
    if thing is None:
        return heading
    return speech.say("balance-for-example", {"heading": heading, "thing": called(speech, thing)})


def _heading(speech: Speech, event: str, words: Iterable[Word]) -> str:
    given = keyed(words)
    marks = {
        key: chr(MARK + at) for at, (key, word) in enumerate(given.items()) if word.kind in NUMBERS
    }
    args: dict[str, Argument] = {**given, **marks}
    sentence = speech.event(event, args)
    for key, mark in marks.items():
        if mark not in sentence:  # a language has a word for each: one of them stays
            args[key] = given[key]
    sentence = speech.event(event, args).removeprefix(f"{SOMEBODY} ").removesuffix(".")
    for mark in marks.values():
        sentence = sentence.replace(mark, BLANK)
    return sentence[:1].upper() + sentence[1:]
