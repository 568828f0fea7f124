"""Views: a table as a screen draws it, declared as types in the game's own folder.

A view has three parts, each a `msgspec.Struct` of the game's ``words/view.py``, from which the JSON
schema comes:

- **fixed**: what never changes in a match: the path of a journey, the squares of a board, prices,
  limits. Made once;
- **public**: what everybody sees. Made once an action, from the spectator's `Seen`, and so the same
  bytes for all;
- **own**: what one seat knows besides: its hand, what it has begun to choose, its question.

Whatever is drawn as one thing is a `Thing` and carries its words: the first is its name. Touching
it keeps the choices that contain all its words (`heorot.core.words`). A view holds names, numbers
and flags, never sentences, and no seat or card counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from heorot.core.words import Word

if TYPE_CHECKING:
    from heorot.core.edition import Edition
    from heorot.core.game import Seen


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a view. What is empty, false or not there is left out of its JSON."""


class Thing(Part, frozen=True, kw_only=True):
    """Something that is drawn, and can be touched."""

    words: tuple[str, ...]
    """What choices and events call it, as ``kind:value``; the first names it."""

    @property
    def name(self) -> str:
        """The value of the word that names it."""
        return self.words[0].partition(":")[2]


class Asked(Part, frozen=True, kw_only=True):
    """A question, or what others are told of it."""

    name: str
    args: dict[str, str | int] = {}


class Public(Part, frozen=True, kw_only=True):
    """What the public part of every game begins with."""

    where: dict[str, str | int]
    """How far the match has come: the arguments of the message ``where``."""
    decides: int | None = None
    """The seat that is asked now, from 1; none when the match is over, and none where a table lets
    several choose at the same time: then its chairs say who is waited for."""
    question: Asked
    """What everybody is told of the question."""
    points: tuple[int | None, ...]
    """Of every seat, as they stand, and behind them of the rivals; none where the rules keep them
    secret."""
    sources: tuple[dict[str, int] | None, ...] = ()
    """Where the points of each of them come from, by the names that `Names.sources` declares:
    they add up to `points`."""
    hides_past: bool = False
    """Whether a screen tells no more of the past than since the reader's last turn, for players are
    to remember it."""


class Own(Part, frozen=True, kw_only=True):
    """What the own part of every game begins with."""

    question: Asked | None = None
    """Of the decider: the question as it is put to this seat."""


@dataclass(frozen=True)
class Views:
    """How the views of a game are made."""

    fixed: Callable[[Edition, Seen], Part]
    """From the state after the set-up, as a spectator sees it."""
    public: Callable[[Edition, Seen], Public]
    """From the spectator's sight alone."""
    own: Callable[[Edition, Seen], Own]
    """From that of a seat."""


@dataclass(frozen=True)
class View:
    """A table as one reader may draw it."""

    seat: int
    """The reader, from 1; 0 for a spectator."""
    fixed: Any
    public: Any
    own: Any
    """None for a spectator."""

    @property
    def question(self) -> Asked:
        """The question as this reader may know it."""
        asked: Asked = self.own.question if self.own and self.own.question else self.public.question
        return asked


def spelled(words: Iterable[Word]) -> tuple[str, ...]:
    """Words as a `Thing` carries them."""
    return tuple(map(str, words))


def asked(name: str, args: Mapping[str, Word]) -> Asked:
    """A question as a view holds it."""
    return Asked(name=name, args={key: word.value for key, word in args.items()})


def things(part: Any) -> Iterator[Thing]:
    """Every thing in a view or a part of one."""
    if isinstance(part, Thing):
        yield part
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from things(getattr(part, name))
    elif isinstance(part, View):
        for one in (part.fixed, part.public, part.own):
            yield from things(one)
    elif isinstance(part, Mapping):
        for one in part.values():
            yield from things(one)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from things(one)
