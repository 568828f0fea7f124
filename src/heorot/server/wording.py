"""What can be said at the tables of a game in a language: made once, and said at all of them.

In these texts stand-ins take the place of the players' names (`heorot.i18n.stand_ins`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.rule import Told
from heorot.core.seats import SPECTATOR
from heorot.core.words import NamedAction, Telling, Word
from heorot.i18n import Speech, as_words
from heorot.i18n.stand_ins import stands_in
from heorot.match.past import Entry, happenings
from heorot.match.telling import Line, lines_of
from heorot.server import messages

OTHER, SHOWN = 2, 3
"""Depths of a `messages.Sentence`."""
MOST_KEPT = 3_000
"""Texts of a kind that are kept of each manner; one of them takes up to 3 kB."""
MOST_MANNERS = 24


@dataclass(frozen=True)
class Manner:
    """Of what is spoken, in which language, and what stands for the names."""

    language: str
    game: str
    box: str
    """The hash of its content."""
    stand_ins: tuple[str, ...]
    of: tuple[Game, Edition] = field(compare=False)


@lru_cache(maxsize=MOST_MANNERS)
def wording(manner: Manner) -> Wording:
    """What is said in this manner."""
    return Wording(manner)


class Wording:
    """The texts of a game in a language; each with whether there are names to be filled in."""

    def __init__(self, manner: Manner) -> None:
        self._game, self._edition = manner.of
        self._telling = self._game.telling or Telling("", "")
        names = dict(enumerate(manner.stand_ins, 1))
        self._speech = Speech(manner.language, self._game, names, self._edition.titles)
        self.choice = lru_cache(MOST_KEPT)(self._choice)
        self.told = lru_cache(MOST_KEPT)(self._told)
        self.question = lru_cache(MOST_KEPT)(self._question)
        self.where = lru_cache(MOST_KEPT)(self._where)

    def _choice(
        self, notation: str, name: str, args: tuple[tuple[str, Word], ...]
    ) -> tuple[messages.Choice, bool]:
        named = NamedAction(name, dict(args))
        text, words = self._speech.action(named), tuple(map(str, named.words))
        return messages.Choice(action=notation, text=text, words=words), stands_in(text)

    def _told(self, told: tuple[Told, ...]) -> tuple[tuple[messages.Sentence, ...], bool]:
        entry = Entry(0, SPECTATOR, happenings(self._game, self._edition, told))
        lines = lines_of([entry], self._speech, self._telling.sections)
        sentences = tuple(map(self._sentence, lines))
        return sentences, any(stands_in(one.text) for one in sentences)

    def _sentence(self, line: Line) -> messages.Sentence:
        is_shown = line.depth == OTHER and line.event in self._telling.quiet
        depth = SHOWN if is_shown else line.depth
        return messages.Sentence(text=line.text, depth=depth, event=line.event, words=line.words)

    def _question(self, name: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, bool]:
        text = self._speech.question(name, as_words(dict(args)))
        return text, stands_in(text)

    def _where(self, args: tuple[tuple[str, str | int], ...]) -> tuple[str, bool]:
        text = self._speech.say("where", dict(args))
        return text, stands_in(text)
