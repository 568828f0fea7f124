"""What a screen draws of beest, from a `Seen`."""

from __future__ import annotations

from typing import Final

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.view import Asked, Views
from heorot.core.words import Rival, Word
from heorot.games.beest.rules.caves import fits, has_passage, participants, target, who
from heorot.games.beest.rules.course import first_seat
from heorot.games.beest.rules.endings import total
from heorot.games.beest.rules.knowledge import right_cases, suspects
from heorot.games.beest.rules.meetings import HEADS, heads
from heorot.games.beest.rules.state import (
    ALL_INFECTED,
    BLACK,
    CAVES,
    ENDINGS,
    EXPEDITIONS,
    HIDEOUT,
    KEPT,
    LAYING,
    NONE,
    OVER,
    PHASES,
    POSITION_NAMES,
    POSITIONS,
    RIGHT,
    ROUND_LIMIT,
    SEATS,
    SILENT,
    STACK_NAMES,
    WAYS,
    WRONG,
    State,
)
from heorot.games.beest.words.actions import NOTATION
from heorot.games.beest.words.names import question
from heorot.games.beest.words.plain import PLAIN
from heorot.games.beest.words.spelling import CAVE_WORDS, MARKER_WORDS, WHO_WORDS
from heorot.games.beest.words.view import (
    Card,
    Cave,
    Chances,
    Chosen,
    Ended,
    Fixed,
    Marker,
    Own,
    Participant,
    Public,
    Stakes,
    Who,
)

FITS: Final = tuple(tuple(bool(fits(a, b)) for b in range(CAVES)) for a in range(CAVES))
PEOPLE: Final = tuple((f"seat:{one}",) for one in WHO_WORDS)
TOLD_TO_OTHERS: Final = ("over", "others_announcing", "others_laying", "others_announcing")
"""What is asked, by phase."""
CARDS: Final = tuple((f"cave:{cave}",) for cave in CAVE_WORDS)


def rivals(s: State) -> tuple[Rival, ...]:
    """B10: the Silent One has points, and can win the match."""
    if s.player_count == SEATS:
        return ()
    return (Rival(Word("seat", WHO_WORDS[SILENT]), total(s, s.player_count)),)


# What never changes.


def fixed(edition: Edition, seen: Seen) -> Fixed:
    s = seen.s
    return Fixed(
        caves=tuple(_cave(edition, cave) for cave in range(CAVES)),
        positions=POSITION_NAMES,
        hideout=HIDEOUT,
        stacks=STACK_NAMES[: participants(s)],
        complete=participants(s) - 2,
        expeditions=s.expeditions,
        rounds=ROUND_LIMIT,
    )


def _cave(edition: Edition, cave: int) -> Cave:
    return Cave(
        name=CAVE_WORDS[cave],
        short=NOTATION[cave],
        entrance=POSITION_NAMES[cave // POSITIONS],
        exits=tuple(POSITION_NAMES[one] for one in WAYS[cave % POSITIONS]),
        copies=edition.box.copies[cave],
    )


# What everybody sees.


def public(edition: Edition, seen: Seen) -> Public:
    s = seen.s
    ended = EXPEDITIONS - s.ending.count(0)
    everybody = range(participants(s))
    return Public(
        where={"number": s.expedition, "count": s.expeditions, "round": s.round},
        decides=None if s.phase == OVER else s.decider + 1,
        question=question(TOLD_TO_OTHERS[s.phase]),
        points=tuple([sum(s.players[one].points) for one in everybody]),
        sources=tuple([_sources(s, one, ended) for one in everybody]),
        start=first_seat(s) + 1,
        participants=tuple([_participant(s, one, ended) for one in everybody]),
        pile=s.pile_size,
        hand=tuple([_card(s, cave) for cave in s.hand[: s.hand_size]]),
        chances=_chances(s),
        ended=tuple([_ended(s, number) for number in range(ended)]),
    )


def _who(s: State, one: int) -> Who:
    """One who takes part, in words."""
    number: int = who(s, one)
    return WHO_WORDS[number]


def _participant(s: State, one: int, ended: int) -> Participant:
    me = s.players[one]
    number = who(s, one)
    row = me.row[: me.length]
    is_waiting = s.phase == LAYING and one != s.active  # for a cave (B6)
    return Participant(
        words=PEOPLE[number],
        who=WHO_WORDS[number],
        row=tuple([CAVE_WORDS[cave] for cave in row]),
        fits=tuple([FITS[row[k]][row[k + 1]] for k in range(me.length - 1)]),
        passage=not is_waiting and bool(has_passage(me)),
        markers=me.markers,
        left=participants(s) - 1 - me.markers,
        met=tuple([_who(s, other) for other in _met(me.order)]),
        cleared=bool(s.cleared >> one & 1),
        shown=None if me.shown == NONE else STACK_NAMES[me.shown],
        heads=heads(s, s.beest[s.expedition - 1], one) if s.phase == OVER else 0,
        points=tuple(me.points[:ended]),
    )


def _card(s: State, cave: int) -> Card:
    """B3, B6: a cave, and where it would lead on."""
    others = [one for one in range(participants(s)) if one != s.active and s.players[one].length]
    fitting = [one for one in others if FITS[_last(s, one, 1)][cave]]
    return Card(
        words=CARDS[cave],
        fits=tuple([_who(s, one) for one in fitting]),
        passage=tuple(
            [
                _who(s, one)
                for one in fitting
                if s.players[one].length >= KEPT and FITS[_last(s, one, KEPT)][_last(s, one, 1)]
            ]
        ),
    )


def _last(s: State, one: int, place: int) -> int:
    """A cave of somebody's row, counted from its end."""
    return s.players[one].row[s.players[one].length - place]


def _met(order: list[int]) -> list[int]:
    """The others who have a marker of a stack, the first first."""
    return sorted(filter(order.__getitem__, range(SEATS)), key=order.__getitem__)


def _chances(s: State) -> Chances | None:
    """B17, of whoever is shown `s`."""
    if s.phase == OVER:
        return None
    suspected = suspects(s)
    everybody = range(participants(s))
    complete = participants(s) - 2
    return Chances(
        cases=suspected.bit_count(),
        beest=tuple([suspected >> one & 1 for one in everybody]),
        infected=tuple([(suspected & s.players[one].met).bit_count() for one in everybody]),
        complete=tuple(
            [
                right_cases(s, suspected, one) if s.players[one].markers == complete else None
                for one in everybody
            ]
        ),
    )


def _ended(s: State, number: int) -> Ended:
    ender = s.ender[number]
    return Ended(
        ending=ENDINGS[s.ending[number]],
        by=None if ender == NONE else _who(s, ender),
        beest=_who(s, s.beest[number]),
    )


def _sources(s: State, one: int, ended: int) -> dict[str, int]:
    """B11 to B13: what somebody has points for."""
    found: dict[str, int] = {}
    for number in range(ended):
        ending, points = s.ending[number], s.players[one].points[number]
        name = "colours"
        if ending == ALL_INFECTED:
            name = "infecting" if one == s.beest[number] else "heads"
        elif one == s.ender[number] and ending in (RIGHT, WRONG):
            name = ENDINGS[ending]
        if points:
            found[name] = found.get(name, 0) + points
    return found


# What a seat knows besides.


def own(edition: Edition, seen: Seen) -> Own:
    s = seen.s
    me = s.players[seen.seat]
    black = _heads_of_all(s)
    is_infected = black and black[seen.seat]
    choice = tuple([_chosen(s, number, me.choice[number]) for number in range(me.chosen)])
    side = "beest" if me.stack == BLACK else "infected" if is_infected else "clean"
    return Own(
        question=_question(s) if seen.seat == s.decider else None,
        stack=STACK_NAMES[me.stack],
        side=side,
        received=tuple([_marker(s, giver, seen.seat) for giver in _met(me.order)]),
        heads=black,
        chances=_chances(s),
        choice=choice,
        meets=_meets(s, choice),
        stakes=_stakes(s, seen.seat, black),
    )


def _meets(s: State, choice: tuple[Chosen, ...]) -> Who | None:
    """B7: behind the only passage, if the two have not exchanged."""
    found = [number for number, one in enumerate(choice) if one.passage]
    if len(found) != 1:
        return None
    one = target(s, found[0])
    return None if s.players[s.active].met >> one & 1 else _who(s, one)


def _stakes(s: State, seat: int, black: tuple[int, ...]) -> Stakes | None:
    """B13, B14: of whoever may announce something now."""
    if seat != s.decider or s.phase == LAYING or s.players[seat].stack == BLACK:
        return None
    everybody = participants(s)
    return Stakes(right=everybody - (black[seat] if black else 0), wrong=-everybody)


def _question(s: State) -> Asked:
    me = s.players[s.active]
    if s.phase == LAYING:
        return question("laying", _who(s, target(s, me.chosen)))
    return question(f"{PHASES[s.phase]}_as_beest" if me.stack == BLACK else PHASES[s.phase])


def _heads_of_all(s: State) -> tuple[int, ...]:
    """The heads on everybody's marker, where the reader has seen the black stack."""
    everybody = range(participants(s))
    for beest in everybody:
        if s.players[beest].stack == BLACK:
            return tuple([heads(s, beest, one) for one in everybody])
    return ()


def _marker(s: State, giver: int, taker: int) -> Marker:
    """A marker shows what the whole stack is (B1)."""
    stack = s.players[giver].stack
    number = HEADS + heads(s, giver, taker) if stack == BLACK else stack
    return Marker(words=(f"marker:{MARKER_WORDS[number - 1]}",), giver=_who(s, giver))


def _chosen(s: State, number: int, cave: int) -> Chosen:
    """B6: a cave that lies in its row only for the chooser."""
    one = target(s, number)
    row = [*s.players[one].row[: s.players[one].length], cave]
    joins = [FITS[row[k]][row[k + 1]] for k in range(len(row) - 1)]
    return Chosen(
        words=(CARDS[cave][0], PEOPLE[who(s, one)][0]),
        who=_who(s, one),
        fits=bool(joins) and joins[-1],
        passage=len(row) >= HIDEOUT and all(joins[1 - HIDEOUT :]),
    )


VIEWS: Final = Views(fixed, public, own, PLAIN)
