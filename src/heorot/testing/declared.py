"""What a game can say, by its declaration (`heorot.core.words`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.words import ACTION, Keys, Names, Word
from heorot.i18n import keyed, undated

NUMBERS = (0, 1, 2, 5, 21)
"""Counts that need another plural, in one language or another."""
EVERYBODYS = {
    "seat": (1, 2),
    "slot": NUMBERS[1:],
    "count": NUMBERS,
    "square": ("b4",),
}
"""The kinds of words that no game declares, with examples."""


def kind_of(key: str) -> str:
    """The kind of the word that an argument of this key is."""
    return key.rstrip("?").rstrip("23456789")


class Vocabulary:
    """The names and words of a game, in some of its boxes."""

    def __init__(self, game: Game, editions: Iterable[Edition]) -> None:
        self.game = game
        self.editions = list(editions)
        self.names: Names = game.names
        self._met: set[tuple[str, str, frozenset[tuple[str, Word]]]] = set()
        self._spelled: dict[str, bool] = {}

    @cached_property
    def words(self) -> dict[str, list[Word]]:
        """By kind, every word of the game's own, and examples of those that are everybody's."""
        found = {kind: dict.fromkeys(values) for kind, values in EVERYBODYS.items()}
        for kind, values in self.names.kinds.items():
            for edition in self.editions:
                found.setdefault(kind, {}).update(dict.fromkeys(values(edition)))
        return {kind: [Word(kind, value) for value in values] for kind, values in found.items()}

    @cached_property
    def keys(self) -> Mapping[str, Keys]:
        """The names of each sort of text with the keys of their arguments."""
        events = {
            name: tuple(keyed(Word(kind, "") for kind in kinds))
            for name, kinds in self.game.events.items()
        }
        return {
            "action": self.names.actions,
            "question": self.names.questions,
            "refusal": self.names.reasons,
            "event": events,
        }

    def check(self, sort: str, name: str, args: Mapping[str, Word]) -> None:
        """Something that is said has a declared name, just the keys of it, and declared words."""
        met = sort, name, frozenset(args.items())
        if met in self._met:
            return
        self._met.add(met)
        assert name in self.keys[sort], f"the {sort} {name} is not declared"
        keys = self.keys[sort][name]
        needed, known = {key for key in keys if key[-1] != "?"}, {key.rstrip("?") for key in keys}
        given = f"{', '.join(args) or 'nothing'} for {keys}"
        assert needed <= args.keys() <= known, f"the {sort} {name} is given {given}"
        for key, word in args.items():
            assert word.kind == kind_of(key), f"the {sort} {name} has {word} as {key}"
            assert self.has(word), f"the {sort} {name} has {word}, which is not declared"

    def has(self, word: Word) -> bool:
        """Whether a word is declared."""
        if word.kind in ("seat", "slot", "count") and isinstance(word.value, int):
            return word.kind == "count" or word.value > 0
        if word.kind == ACTION:
            return word.value in self.names.actions
        if word.kind == "square":
            return isinstance(word.value, str) and word.value.isalnum()
        values = self._values.get(word.kind, set())
        return word.value in values or undated(word).value in values

    def has_spelled(self, spelled: str) -> bool:
        """Whether a word is declared that a thing carries."""
        if spelled not in self._spelled:
            kind, _, value = spelled.partition(":")
            number = Word(kind, int(value) if value.isdecimal() else value)
            self._spelled[spelled] = self.has(number) or self.has(Word(kind, value))
        return self._spelled[spelled]

    @cached_property
    def _values(self) -> dict[str, set[str | int]]:
        return {kind: {word.value for word in words} for kind, words in self.words.items()}
