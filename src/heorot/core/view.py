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
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_type_hints

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
    """It begins with ``others_`` if it is not put to anybody, but tells what somebody is asked."""
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


PARTS = ("fixed", "public", "own")
FRAME = {"public": Public.__struct_fields__, "own": Own.__struct_fields__}
"""Of the parts, what the frame of every game shows around its board."""


class Plain(msgspec.Struct, frozen=True, kw_only=True):
    """How a board that knows no game reads a view: what the fields of its parts are.

    A field is told by its name, whatever part has it, or, where that must be told apart, by the
    field that holds the part: ``price.cards``; the parts themselves are ``fixed``, ``public`` and
    ``own``. Each has a label: a message ``view-FIELD`` of the game, given what `Public.where` says.
    """

    untold: frozenset[str] = frozenset()
    """Fields that players need not read: what the frame of every game shows already, and what
    serves nothing but a board of the game's own. Nothing below them is told, either."""
    folded: frozenset[str] = frozenset()
    """Fields that are read now and then, and stay closed until somebody opens them."""
    kinds: dict[str, str] = {}
    """The kind of the words that a field holds or is keyed by, where it has their values alone."""
    values: dict[str, tuple[str, ...]] = {}
    """What a field can hold that is no word of the game: each is a message ``view-FIELD-VALUE``."""
    tallies: dict[str, str] = {}
    """Numbers that say how many there are of a thing; and lists that say how many there are of
    each: of the keys of this field of the fixed part, or, if it is empty, of 1, of 2 and so on."""
    each: frozenset[str] = frozenset()
    """Lists with an entry for each who takes part, in the order of the seats."""
    shares: dict[str, str] = {}
    """Numbers that say in how many cases something holds, and the field beside them that says of
    how many."""
    joins: dict[str, str] = {}
    """Lists, and the field beside them that says whether each entry goes on in the next."""
    course: dict[str, str] = {}
    """Lists of the fixed part through which a match goes, and the field that says where, from 1."""
    grids: dict[str, str] = {}
    """Parts that lie on a grid, and the list of `course` whose present entry is the grid: each of
    its things has a row, a column and a word, and whatever carries that word is drawn there."""
    faces: dict[str, str] = {}
    """The kinds of words of which a field of the fixed part tells what they show: by the word, by
    its value or, of one that begins with a colour, by the rest."""
    coloured: frozenset[str] = frozenset()
    """The kinds of words that begin with a colour."""

    def tells(self, within: str, name: str) -> bool:
        """Whether a field of a part that another field holds is told on the board itself."""
        is_around = name == "words" or name in FRAME.get(within, ())
        return not is_around and not {name, f"{within}.{name}"} & self.untold


NOTHING_SAID = Plain()


@dataclass(frozen=True)
class Views:
    """How the views of a game are made."""

    fixed: Callable[[Edition, Seen], Part]
    """From the state after the set-up, as a spectator sees it."""
    public: Callable[[Edition, Seen], Public]
    """From the spectator's sight alone."""
    own: Callable[[Edition, Seen], Own]
    """From that of a seat."""
    plain: Plain = NOTHING_SAID
    """What a board that knows no game must know of them."""


class View(NamedTuple):
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


class Field(NamedTuple):
    """A field of a part, and the field that holds the part."""

    within: str
    name: str


def told_fields(views: Views) -> set[Field]:
    """Every field of the views of a game that is told on a board, by their types."""
    found: set[Field] = set()
    for part in PARTS:
        kind = get_type_hints(getattr(views, part))["return"]
        _collect(views.plain, kind, part, found)
    return found


def _collect(plain: Plain, kind: type[Part], within: str, found: set[Field]) -> None:
    hints = get_type_hints(kind)
    for name in kind.__struct_fields__:
        one = Field(within, name)
        if one not in found and plain.tells(*one):
            found.add(one)
            for inner in _parts_in(hints[name]):
                _collect(plain, inner, name, found)


def _parts_in(hint: Any) -> Iterator[type[Part]]:
    if isinstance(hint, type) and issubclass(hint, Part):
        yield hint
    for inner in get_args(hint):
        yield from _parts_in(inner)


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
