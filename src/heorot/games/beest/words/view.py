"""What a screen draws of beest: names instead of numbers, seats from 1.

Everything comes from a `Seen`; a stack its reader does not know is null.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.records import VEIL
from heorot.core.words import Rival, Word
from heorot.games.beest.rules.caves import fits, has_passage, participants, target, who
from heorot.games.beest.rules.course import first_seat, is_anybody_to_name, may_be_named
from heorot.games.beest.rules.endings import total
from heorot.games.beest.rules.knowledge import (
    beest_cases,
    count,
    infected_cases,
    right_cases,
    suspects,
)
from heorot.games.beest.rules.meetings import heads
from heorot.games.beest.rules.state import (
    BLACK,
    ENDINGS,
    EXPEDITIONS,
    HIDEOUT,
    LAYING,
    NONE,
    OVER,
    PHASES,
    POSITION_NAMES,
    POSITIONS,
    SEATS,
    SILENT,
    STACK_NAMES,
    WAYS,
    State,
)
from heorot.games.beest.words.spelling import CAVE_WORDS, who_words

Drawn = dict[str, Any]
"""A part of a view."""


def view(edition: Edition, seen: Seen) -> Drawn:
    s = seen.s
    return {
        "game": "beest",
        "seat": seen.seat + 1,
        "players": s.player_count,
        "participants": participants(s),
        "where": {"number": s.expedition, "count": s.expeditions, "round": s.round},
        "expedition": s.expedition,
        "expeditions": s.expeditions,
        "round": s.round,
        "start": _who(s, first_seat(s)),
        "turn": _who(s, s.active),
        "phase": PHASES[s.phase],
        "decides": None if s.decider == NONE else _who(s, s.decider),
        "question": _question(seen),
        "pile": {"left": s.pile_size, "caves": dict(zip(CAVE_WORDS, s.pile, strict=True))},
        "hand": [_cave(cave) for cave in s.hand[: s.hand_size]],
        "choice": _choice(seen),
        "to_name": [
            _who(s, one)
            for one in range(participants(s))
            if s.phase != OVER and is_anybody_to_name(s) and may_be_named(s, one)
        ],
        "participant": [_participant(seen, one) for one in range(participants(s))],
        "ended": [_ended(s, number) for number in range(EXPEDITIONS) if s.ending[number]],
    }


def rivals(s: State) -> tuple[Rival, ...]:
    """B10: the Silent One has points, and can win the match."""
    if s.player_count == SEATS:
        return ()
    return (Rival(Word("seat", who_words(SILENT)), total(s, s.player_count)),)


def _who(s: State, one: int) -> str | int:
    """One who takes part: a seat from 1, or ``silent``."""
    return who_words(who(s, one))


def _cave(cave: int) -> Drawn:
    return {
        "name": CAVE_WORDS[cave],
        "entrance": POSITION_NAMES[cave // POSITIONS],
        "exits": [POSITION_NAMES[one] for one in WAYS[cave % POSITIONS]],
    }


def _participant(seen: Seen, one: int) -> Drawn:
    s = seen.s
    me = s.players[one]
    row = me.row[: me.length]
    others = [other for other in range(participants(s)) if (me.met >> other) & 1]
    return {
        "who": _who(s, one),
        "row": [_cave(cave) for cave in row],
        "fits": [bool(fits(left, right)) for left, right in pairwise(row)],
        "hideout": max(0, me.length - HIDEOUT),
        "passage": bool(has_passage(me)),
        "markers": me.markers,
        "left": participants(s) - 1 - me.markers,
        "met": [_who(s, other) for other in sorted(others, key=lambda other: me.order[other])],
        "stack": None if me.stack in (VEIL, NONE) else STACK_NAMES[me.stack],
        "shown": None if me.shown == NONE else STACK_NAMES[me.shown],
        "heads": _heads(seen, one),
        "cleared": bool((s.cleared >> one) & 1),
        "chances": _chances(s, one),
        "points": list(me.points[: s.expeditions]),
        "total": total(s, one),
    }


def _heads(seen: Seen, one: int) -> int | None:
    """The heads on the marker that one has, where the reader knows: by having seen the stack."""
    s = seen.s
    for beest in range(participants(s)):
        if s.players[beest].stack == BLACK:
            return heads(s, beest, one)
    return None


def _chances(s: State, one: int) -> Drawn:
    """B17: of so many equally likely cases, in how many this is the Beest, or infected."""
    suspected = suspects(s)
    is_named = s.phase != OVER and s.players[one].markers == participants(s) - 2
    return {
        "cases": count(suspected),
        "beest": beest_cases(suspected, one),
        "infected": infected_cases(s, suspected, one),
        "complete": right_cases(s, suspected, one) if is_named else None,
    }


def _choice(seen: Seen) -> list[Drawn]:
    """B6: which caves the reader has given a place to so far, and whose."""
    s = seen.s
    if seen.seat < 0 or s.phase != LAYING or seen.seat != s.active:
        return []
    me = s.players[seen.seat]
    return [
        {"who": _who(s, target(s, number)), "cave": _cave(me.choice[number])}
        for number in range(me.chosen)
    ]


def _question(seen: Seen) -> Drawn:
    """What the decider is asked; others are told no more of it than the phase."""
    s = seen.s
    args: Drawn = {}
    name = PHASES[s.phase]
    if s.phase == LAYING and seen.seat == s.active:
        args["seat"] = _who(s, target(s, s.players[s.active].chosen))
    elif s.phase == LAYING:
        name = "others_laying"
    return {"name": name, "args": args}


def _ended(s: State, number: int) -> Drawn:
    ender = s.ender[number]
    return {
        "ending": ENDINGS[s.ending[number]],
        "by": None if ender == NONE else _who(s, ender),
        "beest": _who(s, s.beest[number]),
        "points": [s.players[one].points[number] for one in range(participants(s))],
    }
