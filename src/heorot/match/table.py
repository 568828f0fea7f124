"""A match: create it, ask who decides and what is legal, play, take back, look, replay.

>>> from heorot.match import OpenDice, Seat, Table
>>> table = Table("hoard", [Seat("Ann"), Seat("Ben")], OpenDice(1), start=0)
>>> table.decider
0
>>> [choice.notation for choice in table.legal]
['f1', 'f2', 'f3', 'f4', 'pile']
>>> table.play("pile")
>>> len(table.actions)
1

The table holds every secret of the match. What leaves it for a seat goes through `seen`, `view` and
`log`; nothing else may be shown to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from heorot.core.derive import NOBODY
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError, IllegalAction, InvalidAction
from heorot.core.game import Game, Seen
from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, Told
from heorot.core.view import Asked
from heorot.core.words import NamedAction, Refusal, Rival, Word
from heorot.engine.interpreted import Interpreted
from heorot.i18n import Speech
from heorot.match.clock import Clock
from heorot.match.dice import Dice, check_dice
from heorot.match.terms import Seat, agree


class Choice(NamedTuple):
    """A legal action."""

    id: int
    notation: str
    named: NamedAction


class Happening(NamedTuple):
    """One event, in words."""

    name: str
    args: tuple[Word, ...]


class Entry(NamedTuple):
    """What a reader learns of one action: the log's unit."""

    number: int
    """0 for the set-up, then counted by actions: for whoever sits beside the table.

    What is sent to a seat elsewhere must not carry it: gaps tell how many private steps there were.
    """
    seat: int
    """Who acted; -1 for the set-up."""
    events: tuple[Happening, ...]


class Outcome(NamedTuple):
    """How a match ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the best; a place is shared where points and tie-break are equal."""
    rivals: tuple[Rival, ...] = ()
    """Whoever has won without a seat; then it may be that no seat has."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Older(dict[str, Any]):
    """A view of a game that does not declare its views yet."""

    @property
    def question(self) -> Asked:
        """As `View.question`."""
        return Asked(**self["question"])

    @property
    def public(self) -> Any:
        """What the terminal asks of the public part."""
        return SimpleNamespace(where=self["where"], hides_past=self.get("hides_past", False))


class _Step(NamedTuple):
    """An action that was played, and what undo must know of it."""

    seat: int
    action: int
    before: Any
    told: tuple[Told, ...]
    is_open: bool
    """Whether luck was used or another seat's sight of the table changed."""


class Table:
    """A match in progress, or over."""

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[Seat],
        dice: Dice,
        *,
        edition: Edition | None = None,
        options: Mapping[str, int] | None = None,
        start: int = -1,
        clock: Clock | None = None,
        now: float = 0.0,
    ) -> None:
        self.terms = agree(game, seats, edition=edition, options=options, start=start)
        check_dice(dice, self.terms)
        self.game = self.terms.game
        self.edition = self.terms.edition
        self.seats = self.terms.seats
        self.options = self.terms.options
        self.start = start
        self.dice = dice
        self.clock = clock
        self.waiting: dict[int, list[int]] = {}
        """Answers to a choice of several at the same time, by seat, while others still think."""
        self._engine = Interpreted(self.game, self.edition)
        self._luck = dice.luck()
        self._s = self._engine.new(len(seats), self._luck, start, **self.options)
        self._told_at_setup = tuple(self._s.events)
        self._steps: list[_Step] = []
        self.taken_back = 0
        """Actions taken back after somebody had learned something from them."""
        self._turn_clock(now)

    # Whose decision, and what is possible.

    @property
    def decider(self) -> int:
        """The seat that is asked; -1 when the match is over."""
        seat: int = self._s.decider
        return seat

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return self.decider < 0

    @property
    def legal(self) -> list[Choice]:
        """What the decider may do."""
        return [self._choice(action) for action in self._engine.legal(self._s)]

    @property
    def actions(self) -> list[int]:
        """The actions played so far."""
        return [step.action for step in self._steps]

    @property
    def moves(self) -> list[tuple[int, int]]:
        """The actions played so far, each with the seat that took it."""
        return [(step.seat, step.action) for step in self._steps]

    def _choice(self, action: int) -> Choice:
        words = self.game.actions
        return Choice(action, words.notation(action), words.name(self.edition, self._s, action))

    # Playing and taking back.

    def play(self, action: Choice | int | str, now: float = 0.0) -> None:
        """Carry out an action of the decider: a choice, its id or its notation."""
        number = self.parse(action)
        if self.is_over:
            raise HeorotError("the match is over; nothing can be played any more")
        refusal = self.why_not(number)
        if refusal is not None:
            speech = Speech("en", self.game, titles=self.edition.titles)
            raise IllegalAction(refusal.rule, speech.refusal(refusal))
        self._apply(number)
        self._turn_clock(now)

    def parse(self, action: Choice | int | str) -> int:
        """The id of an action given in any form."""
        if isinstance(action, Choice):
            return action.id
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if type(action) is not int:
            raise InvalidAction(f"{action!r} is no action; expected an id or a notation")
        if not 0 <= action < self.game.actions.count:
            raise InvalidAction(
                f"there is no action {action}; ids are 0 to {self.game.actions.count - 1}"
            )
        return action

    def why_not(self, action: Choice | int | str) -> Refusal | None:
        """Why an action is not legal now; None when it is."""
        seen = self.seen(self.decider)  # the answer is the decider's to hear
        return self.game.why_not(self.edition, seen.s, self.parse(action))

    def _apply(self, action: int) -> None:
        before = self._s.copy()
        seat = self.decider
        luck = _Watched(self._luck)
        self._engine.apply(self._s, luck, action)
        others = (other for other in range(-1, len(self.seats)) if other != seat)
        is_open = luck.was_used or any(self._has_learned(before, other) for other in others)
        self._steps.append(_Step(seat, action, before, tuple(self._s.events), is_open))

    def _has_learned(self, before: Any, seat: int) -> bool:
        return bool(self.game.seen(before, seat).s != self.game.seen(self._s, seat).s)

    def undo_needs(self, seat: int) -> frozenset[int] | None:
        """The human seats that must agree before `seat` takes its last action back.

        Nobody, while no other seat has learned anything since that action began and no luck was
        used. None when the seat has not acted yet.
        """
        for step in reversed(self._steps):
            if step.seat == seat:
                break
        else:
            return None
        if self._steps[-1].seat == seat and not self._steps[-1].is_open:
            return frozenset()
        humans = {number for number, one in enumerate(self.seats) if one.is_human}
        return frozenset(humans - {seat})

    def undo(self, seat: int, agreed: Iterable[int] = (), now: float = 0.0) -> None:
        """Take back the last action of `seat`, and with it all that came after."""
        needed = self.undo_needs(seat)
        if needed is None:
            raise HeorotError(f"seat {seat + 1} has nothing to take back")
        missing = sorted(needed - set(agreed))
        if missing:
            names = ", ".join(self.seats[one].name for one in missing)
            raise HeorotError(f"somebody has learned something since; {names} must agree first")
        step = self._steps.pop()
        self.taken_back += step.is_open
        while step.seat != seat:
            step = self._steps.pop()
            self.taken_back += step.is_open
        self._s = step.before
        self._turn_clock(now)

    def _turn_clock(self, now: float) -> None:
        if self.clock is not None:
            self.clock.turn_to(self.decider, now)

    # What a seat may know. -1 is a spectator.

    def seen(self, seat: int) -> Seen:
        """The table as a seat may know it."""
        if not NOBODY <= seat < len(self.seats):
            raise HeorotError(f"there is no seat {seat}; expected -1 to {len(self.seats) - 1}")
        return self.game.seen(self._s, seat)

    def view(self, seat: int) -> Any:
        """The same as a screen draws it."""
        if self.game.views is not None:
            self.seen(seat)  # refuses a seat that is not there
            return self.game.view_of(self.edition, self._s, seat)
        return Older(self.game.view(self.edition, self.seen(seat)))

    def log(self, seat: int, since: int = 0) -> list[Entry]:
        """What a seat has learned, action by action, from number `since` on.

        An action of which it learned nothing has no entry.
        """
        self.seen(seat)  # refuses a seat that is not there
        told = [(-1, self._told_at_setup), *((step.seat, step.told) for step in self._steps)]
        entries = (
            Entry(number, by, tuple(self._heard(events, seat)))
            for number, (by, events) in enumerate(told)
            if number >= since
        )
        return [entry for entry in entries if entry.events]

    def _heard(self, told: Iterable[Told], seat: int) -> Iterable[Happening]:
        events = list(self.game.events.items())
        for one in told:
            if one.audience == EVERYONE or (seat > NOBODY and one.audience >> seat & 1):
                name, kinds = events[one.event]
                pairs = zip(kinds, one.numbers, strict=False)
                yield Happening(
                    name, tuple(self.game.word(self.edition, kind, n) for kind, n in pairs)
                )

    # The result, and the past.

    @property
    def scores(self) -> list[int]:
        """The points as they stand."""
        return self._engine.scores(self._s)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if not self.is_over:
            return None
        standings = self._engine.standings(self._s)
        others = [*standings, *((rival.points, 0) for rival in self.rivals)]
        places = tuple(1 + sum(other > one for other in others) for one in standings)
        best = tuple(rival for rival in self.rivals if (rival.points, 0) == max(others))
        return Outcome(tuple(points for points, _ in standings), places, best)

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Whoever takes part without a seat, with the points as they stand."""
        return self.game.rivals(self._s)

    @property
    def digest(self) -> int:
        """A number that two tables share when they lie alike."""
        return self.game.digest(self._s)

    def at(self, number: int) -> Table:
        """The same match after its first `number` actions, played anew from its dice."""
        if not 0 <= number <= len(self._steps):
            raise HeorotError(f"there is no point {number}; expected 0 to {len(self._steps)}")
        past = Table(
            self.game,
            self.seats,
            self.dice,
            edition=self.edition,
            options=self.options,
            start=self.start,
        )
        for action in self.actions[:number]:
            past.play(action)
        return past


class _Watched(Luck):
    """Luck that notices whether it was asked for a number."""

    def __init__(self, luck: Luck) -> None:
        self._key = luck.key
        self.stream = luck.stream
        self.was_used = False

    @property
    def key(self) -> list[int]:  # type: ignore[override]
        self.was_used = True
        return self._key
