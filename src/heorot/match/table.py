"""A match: create it, ask who decides and what is legal, play, take back, replay.

>>> from heorot.core.seats import SeatIndex
>>> from heorot.match import OpenDice, Seat, Table
>>> table = Table("hoard", [Seat("Ann"), Seat("Ben")], OpenDice(1), start=0, now=0)
>>> ann = table.chair(SeatIndex(0))
>>> [choice.notation for choice in ann.choices]
['f1', 'f2', 'f3', 'f4', 'pile']
>>> ann.play("pile", now=5)
>>> len(table.actions)
1

The table holds every secret of the match and is for whoever owns it. What leaves it for a reader
goes through that reader's `Chair`. It never looks at a clock: whoever plays says when.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from itertools import pairwise
from typing import Any, Self

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError, IllegalAction, NotAsked
from heorot.core.game import Game
from heorot.core.luck import Luck
from heorot.core.position import Position
from heorot.core.rule import Told
from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.engine.interpreted import Interpreted
from heorot.match.answers import Answers
from heorot.match.chair import Chair
from heorot.match.clock import Clock
from heorot.match.dice import Dice, check_dice
from heorot.match.fingerprint import fingerprint
from heorot.match.moment import AnyAction, Choice, Moment, parse
from heorot.match.outcome import Outcome, outcome_of
from heorot.match.past import Past
from heorot.match.seat import Seat
from heorot.match.terms import agree


class Table:
    """A match in progress, or over."""

    def __init__(
        self,
        game: str | Game,
        seats: Sequence[Seat],
        dice: Dice,
        *,
        now: float,
        edition: Edition | None = None,
        options: Mapping[str, int] | None = None,
        start: int = -1,
        clock: Clock | None = None,
        state: Any = None,
    ) -> None:
        """Set up a match; with `state` it begins there instead."""
        self.terms = agree(game, seats, edition=edition, options=options, start=start)
        check_dice(dice, self.terms)
        self.game = self.terms.game
        self.edition = self.terms.edition
        self.seats = self.terms.seats
        self.options = self.terms.options
        self.start = start
        self.dice = dice
        self.clock = clock
        self.taken_back = 0
        """How often something was taken back after somebody had learned something from it."""
        self.changes = 0
        """How often something was played or taken back; a file is out of date when it has risen."""
        self.is_from_position = state is not None
        """Whether it began in the middle, so that its moves alone do not tell it."""
        self.past = Past(self.game, self.edition, len(seats))
        self._engine = Interpreted(self.game, self.edition)
        self._luck = _WatchedLuck(dice.luck())
        s = state or self._engine.new(len(seats), self._luck, start, **self.options)
        self.past.begin(s)
        self.is_secret = False
        """Whether what was done last was an action that nobody but who took it can have noticed."""
        self._was_open: bool | None = None
        """Whether somebody else could notice the last action, or luck was used; None: not asked."""
        self._enter(s)
        self._run_clock(now)

    @classmethod
    def from_position(
        cls, position: Position, seats: Sequence[Seat], dice: Dice, *, now: float
    ) -> Self:
        """A table at which a position lies."""
        game, s = position.game, position.s
        if len(seats) != s.player_count:
            problem = "the position is for {players} players, not {seats}"
            raise HeorotError(problem, players=s.player_count, seats=len(seats))
        return cls(
            game,
            seats,
            dice,
            now=now,
            edition=position.edition,
            options={name: getattr(s, name) for name in game.options},
            start=s.start,
            state=s.copy(),
        )

    def _enter(self, s: Any) -> None:
        """A new state; all that was found out about the last one is forgotten."""
        self.moment = Moment(self._engine, s)
        self.decider = self.moment.decider
        """The seat that the rules ask; `SPECTATOR` when the match is over."""
        self.is_over = self.decider == SPECTATOR
        """Whether nothing is left to decide."""
        self._asked = () if self.is_over else (self.decider,)
        bits = self.game.at_once(s)
        several = bits & (bits - 1) != 0
        self._answers = Answers(self._engine, self._luck, self.moment) if several else None
        self._fingerprint = ""

    # Whose decision, and what is possible.

    @property
    def waited_for(self) -> tuple[SeatIndex, ...]:
        """The seats that may act now, by public facts."""
        return self._asked if self._answers is None else self._answers.waited_for

    @property
    def ready(self) -> tuple[SeatIndex, ...]:
        """The seats that have answered what others are still asked."""
        return () if self._answers is None else self._answers.ready

    @property
    def legal(self) -> tuple[Choice, ...]:
        """What the decider may do."""
        return self.moment.choices

    @property
    def actions(self) -> list[int]:
        """The actions played so far."""
        return self.past.actions.tolist()

    @property
    def moves(self) -> list[tuple[SeatIndex, int]]:
        """The actions played so far, each with the seat that took it."""
        return list(zip(map(SeatIndex, self.past.seats), self.past.actions, strict=True))

    @property
    def waiting(self) -> Mapping[SeatIndex, tuple[int, ...]]:
        """What seats that choose at the same time have answered, and the rules have not got yet."""
        return {} if self._answers is None else self._answers.given

    # Readers.

    def chair(self, reader: SeatIndex) -> Chair:
        """All that a seat or a spectator may know and do."""
        if not SPECTATOR <= reader < len(self.seats):
            problem = "there is no seat {seat}; expected -1 to {last}"
            raise HeorotError(problem, seat=reader, last=len(self.seats) - 1)
        return Chair(self, reader)

    def moment_for(self, reader: SeatIndex) -> Moment:
        """The table as a reader has it: with what it has begun to answer, and nobody else knows."""
        if self._answers is not None and reader in self._answers.seats:
            return self._answers.moment_for(reader)
        return self.moment

    @cached_property
    def fixed(self) -> Any:
        """The part of the view that never changes."""
        return self.game.views.fixed(self.edition, self.game.seen(self._state_at(0), SPECTATOR))

    # Playing.

    def play(self, action: AnyAction, now: float) -> None:
        """Carry out an action of the decider, in the order of the rules."""
        if self.waiting:
            raise HeorotError("some have answered already; play at the chairs of the others")
        self._carry_out(self._legal(self.moment, action))
        self._run_clock(now)

    def act(self, seat: SeatIndex, action: AnyAction, now: float) -> None:
        """Carry out an action of a seat that is waited for."""
        if seat not in self.waited_for:
            raise self._not_asked(seat)
        number = self._legal(self.moment_for(seat), action)
        self.is_secret = False
        if self._answers is None:
            self._carry_out(number)
            others = any(one.audience & ~(1 << seat) for one in self.moment.s.events)
            self.is_secret = not self._was_open and not others
        else:
            self._answers.add(seat, number)
            self.changes += 1
            if not self._answers.waited_for:
                self._hand_over(self._answers.given)
        self._run_clock(now)

    def _not_asked(self, seat: SeatIndex) -> NotAsked:
        if self.is_over:
            return NotAsked("the match is over; nothing can be played any more")
        return NotAsked("seat {seat} is not asked now", seat=seat + 1)

    def _legal(self, moment: Moment, action: AnyAction) -> int:
        number = parse(self.game, action)
        if self.is_over:
            raise self._not_asked(SPECTATOR)
        refusal = moment.why_not(number)
        if refusal is not None:
            raise IllegalAction(refusal)
        return number

    def _hand_over(self, answers: Mapping[SeatIndex, Sequence[int]]) -> None:
        """All have answered: the rules hear of it in their order."""
        for _ in answers:
            for action in answers[self.decider]:
                self._carry_out(action)

    def _carry_out(self, action: int) -> None:
        seat, before = self.decider, self.moment
        s, self._was_open = self._after(before.s, action)
        self.past.add(seat, action, s)
        if self.clock is not None and s.decider != seat:
            self.clock.decided[seat] += 1
        self.changes += 1
        self._enter(s)
        if not self._was_open:
            self.moment.looks_like(before)

    def _after(self, before: Any, action: int) -> tuple[Any, bool]:
        """The state after an action, and whether others could notice it, or luck was used."""
        s = before.copy()
        self._luck.was_used = False
        self._engine.apply(s, self._luck, action)
        others = (1 << len(self.seats)) - 1 & ~(1 << before.decider)
        return s, self._luck.was_used or self.game.differs(before, s, others)

    def replay(
        self,
        actions: Iterable[int],
        waiting: Mapping[SeatIndex, Iterable[int]] | None = None,
        *,
        now: float,
    ) -> None:
        """Go through actions that were legal when they were played, and answers that waited."""
        s = self.moment.s.copy()
        for action in actions:
            seat = SeatIndex(s.decider)
            self._engine.apply(s, self._luck, action)
            self.past.add(seat, action, s)
        self._return_to(s)
        for seat, answer in (waiting or {}).items():
            for action in answer:
                self.act(seat, action, now)
        self._run_clock(now)

    # Taking back.

    def undo_needs(self, seat: SeatIndex) -> frozenset[SeatIndex] | None:
        """The human seats that must agree before `seat` takes its last action back.

        Nobody, while no other seat has learned anything since that action began and no luck was
        used. None when the seat has not acted yet.
        """
        if seat in self.waiting:
            return frozenset()
        if seat not in self.past.seats:
            return None
        if self.past.seats[-1] == seat and not self._last_was_open():
            return frozenset()
        return frozenset(self.terms.people) - {seat}

    def undo(self, seat: SeatIndex, agreed: Iterable[SeatIndex], now: float) -> None:
        """Take back the last action of `seat`, and with it all that came after."""
        needed = self.undo_needs(seat)
        if needed is None:
            raise HeorotError("seat {seat} has nothing to take back", seat=seat + 1)
        self.is_secret = False
        missing = sorted(needed - set(agreed))
        if missing:
            names = ", ".join(self.seats[one].name for one in missing)
            problem = "somebody has learned something since; {names} must agree first"
            raise HeorotError(problem, names=names)
        self.changes += 1
        if self._answers is not None and seat in self.waiting:
            self._answers.take_back(seat)
        else:
            last = max(number for number, one in enumerate(self.past.seats) if one == seat)
            is_known = any(self._openness(last))
            self.taken_back += is_known
            waiting = {} if is_known else self.waiting
            s = self._state_at(last)
            self.past.cut(last)
            self._return_to(s)
            if self._answers is not None:  # to the same question as before, for all they know
                for other, actions in waiting.items():
                    for action in actions:
                        self._answers.add(other, action)
        self._run_clock(now)

    def _last_was_open(self) -> bool:
        if self._was_open is None:
            (self._was_open,) = self._openness(len(self.past) - 1)
        return self._was_open

    def _openness(self, number: int) -> Iterator[bool]:
        """Of every action from this number on, whether somebody learned something from it."""
        s = self._state_at(number)
        for action in self.past.actions[number:]:
            s, is_open = self._after(s, action)
            yield is_open

    def _state_at(self, number: int) -> Any:
        """The state after the first so many actions."""
        done, data = self.past.checkpoint(number)
        s = self.game.state()
        s.load_bytes(data)
        for action in self.past.actions[done:number]:
            self._engine.apply(s, self._luck, action)
        return s

    def _return_to(self, s: Any) -> None:
        """A state that was reached otherwise than by the next action."""
        self._was_open = None
        self._enter(s)
        if self.clock is not None:
            order = pairwise([*self.past.seats, s.decider])
            self.clock.decided = Counter(SeatIndex(seat) for seat, next_ in order if seat != next_)

    def at(self, number: int) -> Self:
        """The same match after its first `number` actions, without a clock."""
        if not 0 <= number <= len(self.past):
            problem = "there is no point {number}; expected 0 to {last}"
            raise HeorotError(problem, number=number, last=len(self.past))
        earlier = copy(self)
        earlier.clock = None
        earlier.past = self.past.first(number)
        earlier._return_to(self._state_at(number))  # noqa: SLF001 (another one of ourselves)
        return earlier

    def _run_clock(self, now: float) -> None:
        if self.clock is not None:
            people = (seat for seat in self.waited_for if self.seats[seat].is_human)
            self.clock.run_for(people, now)

    # The result.

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return outcome_of(self._engine, self.moment.s) if self.is_over else None

    @property
    def fingerprint(self) -> str:
        """Of a match that is over: a short text that stands for all of it."""
        if not self._fingerprint and self.is_over:
            self._fingerprint = fingerprint(self)
        return self._fingerprint

    # For the owner alone.

    @property
    def secret_state(self) -> Any:
        """A copy of the whole state."""
        return self.moment.s.copy()

    @property
    def secret_digest(self) -> int:
        """A number that two tables share when they lie alike; who guesses a state can check it."""
        return self.game.digest(self.moment.s)

    @property
    def secret_scores(self) -> tuple[int, ...]:
        """The points as they stand, whatever the rules keep secret of them."""
        return tuple(self._engine.scores(self.moment.s))

    def secret_events(self, number: int) -> list[Told]:
        """All that an action told, 0 for the set-up, with who may hear of it."""
        return list(self.past.told(number))


class _WatchedLuck(Luck):
    """Luck that notices whether it was asked for a number."""

    def __init__(self, luck: Luck) -> None:
        self._key = luck.key
        self.stream = luck.stream
        self.was_used = False

    def __reduce__(self) -> tuple[Any, ...]:
        luck = Luck()
        luck.key, luck.stream = self._key, self.stream
        return type(self), (luck,)

    @property
    def key(self) -> list[int]:  # type: ignore[override]
        self.was_used = True
        return self._key
