"""Words: how a game speaks to whoever is outside its rules.

Everything a client meets is a **word**, a kind and a value: ``slot:2``, ``card:red ring``,
``square:b4``. An action is a set of words, an event a row of them, and each thing that is drawn
carries its own (`heorot.core.view`). So touching a thing keeps the choices that contain all its
words, and an event is a movement between words: no client has to know a rule. The name of an
action is one of its words, too: a thing that stands for one way to do something carries it, as a
pile from which the top card can be taken carries ``action:take_from_pile``.

What a game can say is declared, by name, with the keys of the arguments (`Game.names`)::

    {"pay": ("card",), "steal": ("seat", "slot", "back"), "trading": ("card?", "symbol?")}

A key is the kind of its word, with a number from 2 on where there are several (``seat2``), and with
a question mark where it is not always given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Word(NamedTuple):
    """An argument of an action, an event or a refusal: what kind of thing, and which."""

    kind: str
    """``seat`` (from 1), ``slot`` (from 1), ``count``, or a kind of the game's own."""
    value: str | int

    def __str__(self) -> str:
        return f"{self.kind}:{self.value}"


ACTION = "action"
"""The kind of the word that an action's name is."""


class NamedAction(NamedTuple):
    """An action in words, in the state in which it is offered."""

    name: str
    """What is done: ``pay``, ``steal``, ``end_turn``; also the key of its text."""
    args: Mapping[str, Word]
    """With what, by key."""

    @property
    def words(self) -> tuple[Word, ...]:
        """Of which a thing must have none but these, to be touched for it."""
        return (Word(ACTION, self.name), *self.args.values())


class Refusal(NamedTuple):
    """Why an action is not legal now."""

    rule: str
    """The id of the rule."""
    reason: str
    """The key of the sentence."""
    args: Mapping[str, Word]


class Rival(NamedTuple):
    """One who takes part and has no seat, by the rules of the game: points without a player."""

    word: Word
    """Who it is, as a text names it."""
    points: int
    """As they stand."""


Keys = Mapping[str, tuple[str, ...]]
"""Names with the keys of their arguments."""


def worded(keys: Iterable[str], values: Iterable[str | int]) -> dict[str, Word]:
    """The arguments of something that is said: a value for each of its declared keys."""
    return {key: Word(key.rstrip("23456789"), one) for key, one in zip(keys, values, strict=True)}


class Tip(NamedTuple):
    """What a sentence says of some things: where its rule is, and of which things."""

    rule: str
    """The id of the rule."""
    things: tuple[str, ...]
    """By the messages of their words (`heorot.i18n.noun`): ``card-mob`` is every mob; and by those
    of what happened: ``event-steals``."""


@dataclass(frozen=True)
class Names:
    """All that a game can say, declared; the test kit checks that nothing else is ever said."""

    actions: Keys
    questions: Keys
    reasons: Keys
    """Of refusals."""
    kinds: Mapping[str, Callable[[Any], Iterable[str | int]]]
    """The kinds of words that are the game's own, each with all its values in an `Edition`.

    ``seat``, ``slot``, ``count`` and ``square`` are everybody's.
    """
    sources: tuple[str, ...] = ()
    """Where points come from; each has a message ``source-NAME``."""
    tips: Mapping[str, Tip] = field(default_factory=dict)
    """What things do whose names do not say it; each is a sentence, a message ``tip-NAME``."""


@dataclass(frozen=True)
class Telling:
    """What a screen must know of a game's words beyond its view."""

    example: str
    """The notation of an action, for the help."""
    example_rule: str
    """The id of a rule, for the help."""
    sections: frozenset[str] = frozenset()
    """Events that begin a section of the log, which their sentence becomes the heading of."""
    quiet: frozenset[str] = frozenset()
    """Events that a board shows already; only the full log has them."""
    hopeless: frozenset[str] = frozenset()
    """Reasons of which nobody needs to be told unasked: what somebody does not hold."""
    only_of: Mapping[str, str] = field(default_factory=dict)
    """Reasons that answer many wishes alike, each with the notation of the one action of which it
    is told unasked."""
