"""What can be said at the tables of a game in a language: made once, and said at all of them.

In these texts stand-ins take the place of the players' names (`heorot.i18n.stand_ins`). Choices and
sentences are encoded already.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import msgspec

from heorot.core.edition import Edition
from heorot.core.game import Game
from heorot.core.rule import Told
from heorot.core.view import told_fields
from heorot.core.words import NamedAction, Telling, Word
from heorot.i18n import Speech, as_words, keyed
from heorot.match.past import happening
from heorot.match.telling import grouped, line_of
from heorot.server import messages

OTHER, SHOWN = 2, 3
"""Depths of a `messages.Sentence`."""
MOST_KEPT = 3_000
"""Texts of a kind that are kept of each manner; one of them takes up to 3 kB."""
MOST_SENTENCES = 10_000
"""Sentences likewise: some 300 bytes each."""
MOST_PLACES = 100
"""Points of a match of which it is kept what fields are called there."""
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
    """The texts of a game in a language."""

    def __init__(self, manner: Manner) -> None:
        self._game, self._edition = manner.of
        self._telling = self._game.telling or Telling("", "")
        self._told_names = frozenset(one.name for one in told_fields(self._game.views))
        names = dict(enumerate(manner.stand_ins, 1))
        self._speech = Speech(manner.language, self._game, names, self._edition.titles)
        self.choice = lru_cache(MOST_KEPT)(self._choice)
        self.told = lru_cache(MOST_KEPT)(self._told)
        self.question = lru_cache(MOST_KEPT)(self._question)
        self.where = lru_cache(MOST_KEPT)(self._where)
        self.labels = lru_cache(MOST_PLACES)(self._labels)
        self._event_in_words = lru_cache(MOST_SENTENCES)(self._in_words)
        self._sentence = lru_cache(MOST_SENTENCES)(self._say)

    def _choice(self, notation: str, name: str, args: tuple[tuple[str, Word], ...]) -> msgspec.Raw:
        """A `messages.Choice`."""
        named = NamedAction(name, dict(args))
        text, words = self._speech.action(named), tuple(map(str, named.words))
        return _encoded(messages.Choice(action=notation, text=text, words=words))

    def _told(self, told: tuple[Told, ...]) -> msgspec.Raw:
        """What an action told, as `messages.Sentence`s."""
        events = [(at, *self._event_in_words(*one[1:])) for at, one in enumerate(told)]
        said = [
            self._sentence(tuple([told[at][1:] for at, _, _ in group])) for group in grouped(events)
        ]
        return msgspec.Raw(b"[%b]" % b",".join(said))

    def _in_words(self, event: int, numbers: tuple[int, ...]) -> tuple[str, dict[str, Word]]:
        found = happening(self._game, self._edition, Told(0, event, numbers))
        return found.name, keyed(found.args)

    def _say(self, events: tuple[tuple[int, tuple[int, ...]], ...]) -> bytes:
        """Events that are one sentence."""
        group = [(0, *self._event_in_words(*one)) for one in events]
        line = line_of(group, self._speech, self._telling.sections)
        is_shown = line.depth == OTHER and line.event in self._telling.quiet
        depth = SHOWN if is_shown else line.depth
        return messages.encode(
            messages.Sentence(text=line.text, depth=depth, event=line.event, words=line.words)
        )

    def _question(self, name: str, args: tuple[tuple[str, str | int], ...]) -> str:
        return self._speech.question(name, as_words(dict(args)))

    def _where(self, args: tuple[tuple[str, str | int], ...]) -> str:
        return self._speech.say("where", dict(args))

    def _labels(self, where: tuple[tuple[str, str | int], ...]) -> dict[str, str]:
        """What the fields of a view are called at a point of the match."""
        found = {}
        for name in self._told_names:
            with suppress(LookupError):
                found[name] = self._speech.say(f"view-{name}", dict(where))
        return found

    @cached_property
    def tips(self) -> tuple[messages.Tip, ...]:
        """What things of the game do."""
        names = self._game.names
        return tuple(
            messages.Tip(things=tip.things, text=self._speech.say(f"tip-{name}"), rule=tip.rule)
            for name, tip in (names.tips if names else {}).items()
        )


def _encoded(one: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(messages.encode(one))
