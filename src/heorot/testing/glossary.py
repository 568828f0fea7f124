"""Glossaries: the words of a game in each language, and that its texts use them.

``glossary.<language>.toml`` among the texts of a game lists concepts, each with its word and the
other forms by which a text may be seen to use it: the beginnings of words, or whole words if a bar
ends them. What the rulebook prints is in one table, our own words in another::

    [printed]
    lair = ["Höhle"]
    turn = ["Zug|", "Zuges|", "an der Reihe"]

Wherever a rule or a sentence uses the English word of a concept, every other language mostly uses
its own: idiom may go another way now and then.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping

from heorot.core.game import Game
from heorot.i18n import rulebook
from heorot.testing.messages import of_game, spoken

TABLES = ("printed", "ours")
SELDOM = 0.25
"""The share of the texts that may do without the word."""
SENTENCES = ("action-", "question-", "event-", "refusal-", "lesson-", "tip-")
Terms = Mapping[str, list[str]]
"""The forms of each concept."""


def check_glossary(game: Game) -> None:
    """Every language has a word for every concept, and uses it where English does."""
    if not list(game.texts.glob("glossary.*.toml")):
        assert len(spoken(game)) == 1, f"{game.name} has no glossary"
        return
    faults = list(faults_of(game))
    assert not faults, f"the glossaries of {game.name}:\n" + "\n".join(faults)


def faults_of(game: Game) -> Iterator[str]:
    """All that is wrong with the glossaries of a game."""
    english = terms(game, "en")
    uses_in_english = uses(english, texts(game, "en"))
    for language in spoken(game):
        own = terms(game, language)
        where = f"{language}: "
        for concept in sorted(english.keys() ^ own.keys()):
            yield f"{where}{concept} is {'not in English' if concept in own else 'missing'}"
        said = texts(game, language)
        used = uses(own, said)
        for concept, forms in own.items():
            if not used[concept]:
                yield f"{where}{concept} is used nowhere"
            expected = set(filter(is_sentence, uses_in_english.get(concept, ()))) & said.keys()
            otherwise = sorted(expected - used[concept])
            if len(otherwise) > SELDOM * len(expected):
                yield f"{where}{concept} is not {forms[0]!r} in {', '.join(otherwise)}"


def terms(game: Game, language: str) -> Terms:
    """A glossary."""
    path = game.texts / f"glossary.{language}.toml"
    tables = tomllib.loads(path.read_text("utf-8"))
    assert set(tables) <= set(TABLES), f"{path}: the tables are {' and '.join(TABLES)}"
    found: dict[str, list[str]] = {}
    for table in tables.values():
        for concept, forms in table.items():
            assert concept not in found, f"{path}: {concept} is there twice"
            found[concept] = forms
    return found


def texts(game: Game, language: str) -> dict[str, str]:
    """The words of every message and rule of a game."""
    words = {**of_game(game, language).words(), **rulebook.read(game, language).rules}
    return {name: re.sub(r"[\s*]+", " ", text).lower() for name, text in words.items()}


def uses(glossary: Terms, said: Mapping[str, str]) -> dict[str, set[str]]:
    """The texts that use each concept."""
    used = {}
    for concept, forms in glossary.items():
        begins_word = re.compile(rf"(?<!\w)(?:{'|'.join(map(pattern, forms))})")
        used[concept] = {name for name, text in said.items() if begins_word.search(text)}
    return used


def pattern(form: str) -> str:
    """A form as a regular expression over small letters."""
    whole = form.endswith("|")
    return re.escape(form.lower().rstrip("|")) + (r"(?!\w)" if whole else "")


def is_sentence(name: str) -> bool:
    """Whether a text is a rule or a sentence; labels and the names of things may be shorter."""
    return name.isupper() or name.startswith(SENTENCES) or name.endswith("-help")
