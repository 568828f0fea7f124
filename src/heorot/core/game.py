"""The contract of a game: written here once, kept by every folder under `heorot.games`.

**State.** ``State`` is a record (`heorot.core.records`) with at least these public fields:

- ``player_count``: set before `setup`, 2 or more;
- ``start``: the start seat, set before `setup`; -1 asks luck for it;
- one field for every option of the game, set before `setup`;
- ``decider``: the seat that is asked now, -1 when the game is over;
- ``players``: the row of the seats' records; seats are numbered from 0, clockwise;
- ``events``: what `tell` said during the last `setup` or `apply`.

The state holds no random generator, and no order or card that nobody knows: what no seat has seen
is drawn by luck at the moment somebody sees it.

**Rules.** Functions in the flat subset (`heorot.core.rule`), over the read-only ``box``:

- ``setup(box, s, luck)``: from a blank state to the first decision;
- ``legal(box, s, choices)``: write the ids of all legal actions of the decider into the row
  ``choices``, each once, in an order that depends on nothing but what the decider knows; return
  how many there are: at least one unless the game is over;
- ``apply(box, s, luck, action)``: carry out one legal action, and everything that follows from it
  by public facts alone, up to the next decision or the end. The caller vouches for legality;
- ``score(box, s, seat)``: the points of a seat as they stand; where there are ``rivals``, the
  numbers behind those of the seats ask for theirs, in their order;
- ``tiebreak(box, s, seat)``: of two seats with equal points the one with more of this is ahead;
  they share their place if this is equal, too;
- ``imagine(box, s, seat, luck)``: `s` is redacted for `seat`; fill it in place into a whole world
  that the seat cannot tell from the true one, each as likely as "who knows what" of the rules says.
  What another seat has begun to choose is imagined as not begun;
- ``observe(box, s, seat, tensor)``: `s` is redacted for `seat`, a player and no spectator; write it
  as numbers, as ``tensor`` declares (`heorot.core.tensor`);
- ``appeals(box, s, seat, luck, choices, n, values)``: `s` is redacted for `seat`, which decides;
  write into ``values[k]``, for the first `n` entries of `choices`, how much a player of simple good
  sense likes each. The bot greedy takes the highest, the first of equal ones. `luck` is the
  player's own, not the table's.

**What a search asks besides**, of a game that has something to say (`heorot.engine.search`):

- ``hand(box, s, seat, luck, choices, n, values)``: what somebody does who is only imagined;
  `values` is room for n numbers. In every imagined world `luck` has a key of its own: what is
  picked at an address stays the same there, such as how bold somebody is. Else: what appeals most;
- ``forecast(box, s, seat)``: the points that a seat, or a rival, may expect in the end, `s` being a
  whole world; when the game is over, the points themselves. Else: `score`;
- ``doubt(box, s)``: by how many points the lead in the end will differ from the one foreseen, as a
  standard deviation; then a search looks for chances to win instead of points. `s` is redacted.
  Else, or where it is 0, points count;
- ``may_cut(box, s)``: whether this decision is a good place to look no further and trust the
  forecast. Else: every one is;
- ``given(box, s)``: whether this decision is about what luck has just given, such as a tile drawn,
  and its choices do not tell what that is. A tree of choices would take all that it may be for one
  and the same, so this is left to good sense. Else: none is;
- ``study(box, seen, games, seat, luck, choices, values)``: before it imagines anything, what `seat`
  learns from what the others did. ``seen[0]`` is redacted for it; what is written there into
  transient fields is found in every world. ``games[0]`` and ``games[1]`` are room for tables, the
  rows room for choices. Else: nothing;
- ``belief(box, s, seat, luck)``: `s` is a world that `seat` has imagined, and `luck` that of its
  players; in how many of a hundred such worlds the others would have done what it saw them do.
  Else: in all.

**Secrecy.** A seat is told what `redact` leaves and the events of its audience, nothing else. A
decision is skipped only when public facts force it. What is chosen in steps is marked ``OWNER``
until it is complete, so that nobody else sees even the number of steps.

**Words.** Outside the rules seats are numbered from 1, and cards, phases and actions have names:

- ``names`` and ``telling``: all that the game can say, declared (`heorot.core.words`);
- ``actions``: id ↔ notation, and the named form of an action in a given state;
- ``why_not``: the rule that forbids an action now;
- ``views``: what a screen draws, in three parts (`heorot.core.view`);
- ``faults``: what cannot be in a state (`heorot.core.holds`);
- ``write_position`` and ``read_position``: a state as a document in the game's own words, and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from heorot.core.derive import comparer, digester, glimpser, redactor, sighter
from heorot.core.documents import Section, parse_toml, read_text
from heorot.core.edition import Edition
from heorot.core.errors import BadFile, HeorotError, Sentence
from heorot.core.holds import Fault
from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.core.tensor import Tensor
from heorot.core.view import View, Views
from heorot.core.words import NamedAction, Names, Refusal, Rival, Telling, Word

TEXTS: list[Path] = []
"""The folders in which the games that there are so far have their texts."""


@rule
def no_tiebreak(box: Any, s: Any, seat: int) -> int:
    """Of games whose rules break no tie."""
    return 0


def one_by_one(s: Any) -> int:
    """Of games in which nobody chooses at the same time as somebody else."""
    return 0


def let_decide(s: Any, seat: int) -> None:
    """A seat is asked by being the decider."""
    s.decider = seat


def no_rivals(s: Any) -> tuple[Rival, ...]:
    """Of games in which only seats take part."""
    return ()


class Seen(NamedTuple):
    """A state as one seat may know it: the only thing views, logs, tensors and bots are given."""

    seat: SeatIndex
    """The reader, or `SPECTATOR`."""
    s: Any
    """The redacted state."""


class Limits(NamedTuple):
    """What the rules and a box set bounds to. They need not be reached."""

    actions: int
    """No game has more actions."""
    outcomes: int
    """No number is drawn from more: the largest `n` that rules `pick` from."""
    least: int
    """No seat ends with fewer points,"""
    most: int
    """or with more."""


@dataclass(frozen=True)
class Actions:
    """The action ids of a game, in words."""

    count: int
    """Ids are 0 to count - 1."""
    notation: Callable[[int], str]
    """The short form of an id."""
    parse: Callable[[str], int]
    """The id of a short form; `InvalidAction` when it is none."""
    name: Callable[[Edition, Any, int], NamedAction]
    """The named form of an action, legal or not, as the decider of a state sees it."""


@dataclass(frozen=True)
class Game:
    """All parts of a game."""

    name: str
    title: str
    version: int
    """Of the rules; raised when an old match would no longer replay."""
    player_counts: range
    state: type[Any]
    folder: Path
    """Where its texts and boxes lie."""
    boxes: Mapping[str, str]
    """The shipped boxes: the name of each edition and its file; the first is the default."""
    read_box: Callable[[Section], Edition]
    """Checks a box document and makes the edition of it."""
    limits: Callable[[Edition], Limits]
    """The bounds of games with a box; the test kit holds every game to them."""
    setup: Callable[..., None]
    legal: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., int]
    imagine: Callable[..., None]
    observe: Callable[..., None]
    tensor: Tensor
    """What `observe` writes, cell by cell."""
    appeals: Callable[..., None]
    actions: Actions
    why_not: Callable[[Edition, Any, int], Refusal | None]
    events: Mapping[str, tuple[str, ...]]
    """The names of the events in the order of their numbers, with the kinds of their arguments."""
    word: Callable[[Edition, str, int], Word]
    """An event's number of a kind, in words."""
    names: Names
    """All that the game can say."""
    telling: Telling
    """What a screen must know of that."""
    views: Views
    faults: Callable[[Edition, Any], Iterable[Fault]]
    """All that cannot be in a state (`heorot.core.holds`)."""
    write_position: Callable[[Edition, Any], dict[str, Any]]
    read_position: Callable[[Edition, Section], Any]
    tiebreak: Callable[..., int] = no_tiebreak
    rivals: Callable[[Any], tuple[Rival, ...]] = no_rivals
    """Whoever takes part without a seat; such a one can win the match, and seats behind it do not.
    """
    hand: Callable[..., int] | None = None
    forecast: Callable[..., int] | None = None
    doubt: Callable[..., int] | None = None
    may_cut: Callable[..., bool] | None = None
    given: Callable[..., bool] | None = None
    study: Callable[..., None] | None = None
    belief: Callable[..., int] | None = None
    horizon: int = 20
    """So many decisions a search looks ahead, and then to the next place where it `may_cut`.

    This is for two players; with more it looks further, in proportion.
    """
    plans_ahead: bool = True
    """Whether a search also tries out what its seat does after others have decided."""
    now_and_then: int = 65
    """Of a hundred decisions, those that a bot thinks about that thinks now and then.

    So its level is as far from the one above as from the one below, also where thought brings much
    more than good sense.
    """
    habits: Callable[..., None] | None = None
    """``habits(box, s, seat, choices, n, values)`` adds to the appeals of choices what beginners
    like too much, such as attacking, or keeping what they have.
    """
    letting_be: tuple[int, ...] = ()
    """Actions by which one declines or goes on: nobody overlooks those."""
    options: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The state's option fields with their possible values, the default first."""
    at_once: Callable[[Any], int] = one_by_one
    """The seats, as bits, that the rules have choose secretly at the same time, by public facts.

    The rules ask them one after another, the decider first. What each of them may choose depends
    on nothing that the others choose; so a table takes their choices in any order, and hands them
    to the rules in theirs.
    """
    ask: Callable[[Any, int], None] = let_decide
    """``ask(s, seat)`` puts the question to one of them, on a copy, as it will be put in its turn:
    those before it have chosen, as far as it can see. So a bot imagines what may follow.
    """

    def __post_init__(self) -> None:
        if self.texts not in TEXTS:
            TEXTS.append(self.texts)

    @property
    def texts(self) -> Path:
        """Where its rulebooks, messages, glossaries and errors lie, a file for each language."""
        return self.folder / "texts"

    @cached_property
    def event_kinds(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The events by their numbers: the name, and the kinds of the arguments."""
        return tuple(self.events.items())

    def spoken(self, language: str) -> str:
        """The language in which it speaks to whoever asks for `language`: that one, or English."""
        return language if (self.texts / f"{language}.ftl").exists() else "en"

    def rivals_beside(self, players: int) -> tuple[Rival, ...]:
        """Whoever takes part without a seat beside so many players."""
        return self.rivals(self.blank(players))

    @cached_property
    def redact(self) -> Callable[[Any, int], None]:
        """The rule ``redact(s, seat)``, from the marks."""
        return redactor(self.state)

    @cached_property
    def digest(self) -> Callable[[Any], int]:
        """The rule ``digest(s)``, from the declaration."""
        return digester(self.state)

    @cached_property
    def sight(self) -> Callable[[Any, int], Any]:
        """``sight(s, seat)``: a redacted copy, by the same marks."""
        return sighter(self.state)

    @cached_property
    def glimpse(self) -> Callable[[Any, int], Any]:
        """``glimpse(s, seat)``: the same, only to be read."""
        return glimpser(self.state)

    @cached_property
    def differs(self) -> Callable[[Any, Any, int], bool]:
        """``differs(one, two, seats)``: whether a spectator, or a seat of these, sees it."""
        return comparer(self.state)

    def __getstate__(self) -> dict[str, Any]:
        """What was made from the declaration is made anew where this is unpickled."""
        return {one.name: getattr(self, one.name) for one in fields(self)}

    def greedy(self, box: Any, s: Any, seat: int, luck: Luck, choices: list[int]) -> int:
        """What a player of simple good sense does: of equal appeals the first."""
        values = [0] * len(choices)
        self.appeals(box, s, seat, luck, choices, len(choices), values)
        return choices[values.index(max(values))]

    def load_box(self, box: str | Path | None = None) -> Edition:
        """A shipped box by its name, the first by none, or an owner's box by its path."""
        name = next(iter(self.boxes)) if box is None else box
        shipped = self.boxes.get(name) if isinstance(name, str) else None
        path = Path(name) if shipped is None else self.folder / shipped
        try:
            text = read_text(path)
        except BadFile as error:
            if isinstance(box, Path):
                raise
            known = ", ".join(self.boxes)
            raise BadFile(
                error.place,
                "{problem}; expected the path of a box, or one of {known}",
                problem=error.problem,
                known=known,
            ) from None
        try:
            edition = self.parse_box(text)
        except BadFile as error:
            raise error.inside(str(path)) from None
        return edition if shipped is None else replace(edition, source="")

    def parse_box(self, text: str) -> Edition:
        """An owner's box from its text."""
        return replace(self.read_box(Section(parse_toml(text))), source=text)

    def seen(self, s: Any, seat: int) -> Seen:
        """What a seat, by the number that rules give it, or a spectator may know of a state."""
        return Seen(SeatIndex(seat), self.sight(s, seat))

    def glimpsed(self, s: Any, seat: int) -> Seen:
        """The same, only to be read, and only as long as the state does not change."""
        return Seen(SeatIndex(seat), self.glimpse(s, seat))

    def view_of(self, edition: Edition, s: Any, seat: int) -> View:
        """All three parts of the view of a reader."""
        watched = self.seen(s, SPECTATOR)
        own = None if seat == SPECTATOR else self.views.own(edition, self.seen(s, seat))
        fixed = self.views.fixed(edition, watched)
        return View(seat + 1, fixed, self.views.public(edition, watched), own)

    def check_players(self, count: int) -> None:
        """Refuse a number of players that the game is not for."""
        least, most = self.player_counts[0], self.player_counts[-1]
        if count in self.player_counts:
            return
        if least == most:
            problem = "{game} is for {least} players, not {players}"
            raise HeorotError(problem, game=self.name, least=least, players=count)
        problem = "{game} is for {least} to {most} players, not {players}"
        raise HeorotError(problem, game=self.name, least=least, most=most, players=count)

    def blank(self, players: int, start: int = -1, **options: int) -> Any:
        """A state ready for `setup`; `HeorotError` for what this game does not have."""
        self.check_players(players)
        if not -1 <= start < players:
            raise HeorotError(no_seat(start + 1, players))
        for option, value in options.items():
            if value not in self.options.get(option, ()):
                known = {name: list(values) for name, values in self.options.items()}
                raise HeorotError(
                    "{game} has no option {option} = {value}; it has {known}",
                    game=self.name,
                    option=option,
                    value=value,
                    known=known,
                )
        s = self.state()
        s.player_count = players
        s.start = start
        for option, values in self.options.items():
            setattr(s, option, options.get(option, values[0]))
        return s


def no_seat(seat: int, last: int) -> Sentence:
    """What is wrong with the number of a seat, counted from 1."""
    return Sentence("no seat {seat}; the seats are 1 to {last}", seat=seat, last=last)


def way_to_play(game: Game, players: int, box: str, options: Mapping[str, int]) -> str:
    """A name for it: the game and the players, and whatever is not the default."""
    parts = [game.name, str(players)]
    if box != next(iter(game.boxes)):
        parts.append(box)
    for option, (default, *_) in game.options.items():
        value = options.get(option, default)
        if value != default:
            parts.append(f"{option}={value}")
    return "-".join(parts)
