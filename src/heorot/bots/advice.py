"""Advice for a seat: what a search thinks best of what the seat may know, and why.

It knows nothing but what the seat does: worlds are imagined from `Seen`, and the search thinks
about those.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Literal, NamedTuple

from heorot.core.edition import Edition
from heorot.core.errors import HeorotError, NotAsked
from heorot.core.game import Game, Seen
from heorot.core.luck import keyed_luck
from heorot.core.seats import outside
from heorot.core.words import NamedAction
from heorot.engine.budget import LONGEST, Budget
from heorot.engine.contract import may_cut
from heorot.engine.interpreted import Interpreted, Records
from heorot.engine.link import Linker, as_written
from heorot.engine.runs import players_key
from heorot.engine.search import decide, imagine_world, lead_of, study_table
from heorot.match.chair import Chair

if TYPE_CHECKING:
    from heorot.engine.searcher import Prospect

MOST = 3
"""Actions that are advised at once,"""
CONSIDERED = 6
"""of so many that the search likes best, and those that let things be."""
WORLDS = 24
"""Imagined for each of them, to see what follows,"""
FIRST = 1 << 24
"""with numbers from here on: in those of a search its choice has had good luck."""
SMALLEST = 0.01
"""A standard error of leads is at least as much, as they are whole points."""
TELLING = 0.5
"""An answer that comes less often is not worth telling."""
KEY_BYTES = 16
CLEAR, LIKELY = 4.0, 2.0
"""Standard errors by which a search must find the best better than another, clearly or probably:
it tries most what looks good, so that equal choices may seem three of them apart;
"""
CLEAR_AHEAD, LIKELY_AHEAD = 2.0, 1.0
"""and those by which its lead must be larger in equal worlds."""
VAGUE = 0.15
"""A standard error of what one choice has more than another, above which none of that is known."""
Surety = Literal["clear", "likely", "close", "unsure"]


class Outlook(NamedTuple):
    """What may be expected of an action."""

    action: int
    worth: float
    """From -1, lost, to 1, won, as the search has found."""
    error: float
    """The standard error of the worth."""
    lead: float
    """Points ahead of the best of the others further on, as the search has found."""
    ahead: float
    """In how many of some worlds, of all, the seat is ahead then."""
    gain: float
    """Points that the seat makes until it is asked again after others."""
    behind: float
    """By how many standard errors the best leads by more, in the same worlds."""
    is_over: bool = False
    """Whether the game is over then, in all of them."""


class Answer(NamedTuple):
    """What the next of the others most often does then."""

    seat: int
    """From 0."""
    named: NamedAction
    share: float


class Advice(NamedTuple):
    """The few best actions, the best first, and what follows from it."""

    outlooks: tuple[Outlook, ...]
    answer: Answer | None
    """None where they answer in secret, or nothing in particular."""
    alike: int = 0
    """How many more were considered, after which all goes just as after one of these."""

    def surety(self, number: int) -> Surety:
        """How surely the best is better than another of them."""
        best, other = self.outlooks[0], self.outlooks[number]
        error = hypot(best.error, other.error)
        errors = (best.worth - other.worth) / max(error, 1e-6)
        if errors >= CLEAR and other.behind >= CLEAR_AHEAD:
            return "clear"
        if errors >= LIKELY and other.behind >= LIKELY_AHEAD:
            return "likely"
        return "unsure" if error > VAGUE else "close"


def advise(chair: Chair, seconds: float) -> Advice:
    """For the seat of a chair that is asked now, after so many seconds of one processor core.

    What follows from the few best is then played out besides, which takes some tenths of a second.
    """
    if not chair.is_asked:
        raise NotAsked("seat {seat} is not asked now", seat=outside(chair.reader))
    if not 0 < seconds <= LONGEST:
        raise HeorotError(
            "advice is thought about for more than 0 and at most {longest} seconds",
            longest=int(LONGEST),
        )
    budget, key = Budget(seconds=seconds), secrets.token_bytes(KEY_BYTES)
    return advise_seen(chair.game, chair.edition, chair.seen, chair.legal, budget, key)


def advise_seen(
    game: Game, edition: Edition, seen: Seen, legal: Sequence[int], budget: Budget, key: bytes
) -> Advice:
    """The same of what a seat may know; equal for an equal key and equal iterations."""
    if len(legal) == 1:
        return Advice((Outlook(legal[0], 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),), None)
    from heorot.bots.thinking import think  # only where bots think is NumPy at hand

    found = think(game, edition, seen, legal, budget, key)
    future = Future(game, edition, seen, key)
    best, alike = future.distinct([one for one in found if one.action in legal])
    outlooks = tuple(future.outlook(one, best[0].action) for one in best)
    return Advice(outlooks, future.answer(best[0].action), alike)


class Course(NamedTuple):
    """What followed from an action in one world."""

    lead: int
    gain: int
    rival: int
    """The next of the others who was asked; -1 for nobody."""
    named: NamedAction | None
    """What that one did; None where it was a secret."""
    is_over: bool


class Future:
    """Worlds as a search imagines them, in which everybody plays on as it is imagined there."""

    def __init__(self, game: Game, edition: Edition, seen: Seen, key: bytes) -> None:
        self._game = game
        self._engine = Interpreted(game, edition)
        self.seen = Records([seen.s.copy()])
        """What the seat may know, and what it has learned from that."""
        self._seat = seen.seat
        self._everybody = int(seen.s.player_count) + len(game.rivals(seen.s))
        self._horizon = game.horizon * int(seen.s.player_count) // 2
        self._games = Records([game.state(), game.state()])
        self._lucks = keyed_luck(key), keyed_luck(players_key(key))
        self._values = [0] * game.actions.count
        linker = Linker(game, as_written)
        self._imagine_world, self._decide = linker.link(imagine_world), linker.link(decide)
        self._lead_of = linker.link(lead_of)
        self._may_cut = linker.link(linker.stand_in(may_cut))
        table = [edition.box], self.seen, self._games, self._lucks
        linker.link(study_table)(*table, [0] * game.actions.count, self._values, self._seat)
        self._courses: dict[int, list[Course]] = {}

    def distinct(self, found: Sequence[Prospect]) -> tuple[list[Prospect], int]:
        """The few best, and how many were left out as alike: after them all goes the same.

        Of those one is enough, which lets things be if one does.
        """
        best: dict[tuple[int, ...], Prospect] = {}
        alike = 0
        for number, one in enumerate(found):
            lets_be = one.action in self._game.letting_be
            if (number >= CONSIDERED or len(best) == MOST) and not lets_be:
                continue
            leads = tuple(course.lead for course in self._follow(one.action))
            alike += leads in best
            if leads not in best or lets_be:
                best[leads] = one
        return list(best.values())[:MOST], alike

    def outlook(self, found: Prospect, best: int) -> Outlook:
        """What is to be expected of an action that the search has found, and of the best one."""
        courses = self._follow(found.action)
        ahead = sum(one.lead > 0 for one in courses) / WORLDS
        gain = sum(one.gain for one in courses) / WORLDS
        pairs = zip(self._follow(best), courses, strict=True)
        more = [usual.lead - one.lead for usual, one in pairs]
        behind = fmean(more) / max(stdev(more) / sqrt(WORLDS), SMALLEST)
        is_over = all(one.is_over for one in courses)
        return Outlook(
            found.action, found.worth, found.error, found.lead, ahead, gain, behind, is_over
        )

    def answer(self, action: int) -> Answer | None:
        """What the next of the others does most often."""
        courses = self._follow(action)
        done = Counter(
            (one.rival, one.named.name, tuple(one.named.args.items()))
            for one in courses
            if one.named is not None
        )
        if not done:
            return None
        ((seat, name, args), count) = done.most_common(1)[0]
        share = count / len(courses)
        if share < TELLING:
            return None
        return Answer(seat, NamedAction(name, dict(args)), share)

    def _follow(self, action: int) -> list[Course]:
        if action not in self._courses:
            self._courses[action] = [self._course(action, FIRST + k) for k in range(WORLDS)]
        return self._courses[action]

    def _course(self, action: int, number: int) -> Course:
        game, engine, box, seat = self._game, self._engine, self._engine.edition.box, self._seat
        self._imagine_world(box, self.seen, self._games, self._lucks, seat, number)
        world = self._games[0]
        before, after, rival, named = game.score(box, world, seat), None, -1, None
        engine.apply(world, self._lucks[0], action)
        decisions = 1
        while world.decider >= 0:
            choices, decider = engine.choices(world), world.decider
            chosen = choices[0]
            if len(choices) > 1:
                if decisions >= self._horizon and self._may_cut(box, world):
                    break
                decisions += 1
                rest = (self._lucks, choices, len(choices), self._values)
                chosen = self._decide(box, self._games, *rest)
            if decider == seat and rival >= 0 and after is None:
                after = game.score(box, world, seat)
            elif decider != seat and rival < 0:
                rival = decider
                if len(choices) > 1 and not game.at_once(world):
                    named = game.actions.name(engine.edition, world, chosen)
            engine.apply(world, self._lucks[0], chosen)
        if after is None:
            after = game.score(box, world, seat)
        lead = self._lead_of(box, world, seat, self._everybody)
        return Course(lead, after - before, rival, named, world.decider < 0)
