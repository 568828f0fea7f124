"""What seats had to do with in a game, from what the rules tell: no game says more for that.

An event that begins with a seat and names a thing, as in ``lays_treasure (seat, card, count)``, is
noted for that seat: ``lays_treasure card:red ring``. Things are the words of the game's own kinds,
and squares. A slot is a thing within a section that has a name of its own, as the spaces of an
episode are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.rule import Told
from heorot.core.words import Word

SEAT, SQUARE, SLOT = "seat", "square", "slot"


class Watch:
    """Notes of one game."""

    def __init__(self, game: Game, edition: Edition, players: int) -> None:
        self._game = game
        self._edition = edition
        self._own = {*game.names.kinds, SQUARE} - {SEAT}
        self._section: Word | None = None
        self.notes: list[dict[str, None]] = [{} for _ in range(players)]
        """For each seat what it had to do with, each once."""
        self.examples: dict[str, tuple[Word, ...]] = {}
        """The words of some event of each name."""

    def see(self, events: Iterable[Told]) -> None:
        """Note what has happened."""
        game = self._game
        for told in events:
            name, kinds = game.event_kinds[told.event]
            if kinds[:1] == (SEAT,):
                self._note(name, self._words(kinds, told))
            elif name in game.telling.sections:
                words = [word for word in self._words(kinds, told) if word.kind in self._own]
                self._section = words[0] if words else None

    def _words(self, kinds: Sequence[str], told: Told) -> tuple[Word, ...]:
        game, edition = self._game, self._edition
        pairs = zip(kinds, told.numbers, strict=False)
        return tuple(game.word(edition, kind, number) for kind, number in pairs)

    def _note(self, name: str, words: Sequence[Word]) -> None:
        seat = words[0].value
        if not isinstance(seat, int):  # whoever takes part without a seat
            return
        for things in self._things(words[1:]):
            self.examples.setdefault(name, tuple(words))
            self.notes[seat - 1][written(name, things)] = None

    def _things(self, words: Iterable[Word]) -> Iterator[tuple[Word, ...]]:
        for word in words:
            if word.kind in self._own:
                yield (word,)
            elif word.kind == SLOT and self._section:
                yield (self._section, word)


def written(event: str, things: Iterable[Word]) -> str:
    """A note as text."""
    return "\t".join([event, *map(str, things)])


def read(note: str) -> tuple[str, tuple[Word, ...]]:
    """The event and the things of a note."""
    event, *things = note.split("\t")
    words = []
    for thing in things:
        kind, _, value = thing.partition(":")
        words.append(Word(kind, int(value) if value.isdecimal() and kind == SLOT else value))
    return event, tuple(words)
