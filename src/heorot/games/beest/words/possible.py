"""Whether a table of beest can be: what the rules never break, asked of a position document.

A document is not asked for the match that led to it. But what is accepted can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from typing import Final

from heorot.core.documents import Section
from heorot.core.errors import BadFile
from heorot.games.beest.rules.caves import has_passage, participants
from heorot.games.beest.rules.course import first_seat, is_anybody_to_name
from heorot.games.beest.rules.endings import points_of
from heorot.games.beest.rules.meetings import heads, stranger_of
from heorot.games.beest.rules.state import (
    ABANDONED,
    AFTER,
    ALL_INFECTED,
    BEFORE,
    BLACK,
    ENDINGS,
    KEPT,
    LAYING,
    NONE,
    OVER,
    OWN_WIN,
    PHASES,
    RIGHT,
    ROUND_LIMIT,
    STACK_NAMES,
    WRONG,
    State,
)
from heorot.games.beest.words.spelling import place_words

BY_SOMEBODY: Final = (OWN_WIN, RIGHT, WRONG)
"""The endings that are somebody's doing."""


def check_table(s: State) -> None:
    """Refuse a table that cannot be, whatever is chosen."""
    _check_stacks(s)
    _check_rows(s)
    _check_meetings(s)
    _check_cleared(s)
    _check_sets(s)
    if s.phase == OVER:
        _check_last(s)
    elif s.players[_beest(s)].markers == participants(s) - 1:
        raise BadFile("met", "the Beest has given all its markers: the expedition is over (B11)")
    elif s.phase != LAYING and not is_anybody_to_name(s):
        raise BadFile(
            "phase",
            f"nobody is asked in the phase {PHASES[s.phase]} while no other has received exactly"
            f" {participants(s) - 2} markers (B13)",
        )


def _key(s: State, one: int, key: str) -> str:
    return f"silent.{key}" if one == s.player_count else f"seat[{one + 1}].{key}"


def _beest(s: State) -> int:
    return next(one for one in range(participants(s)) if s.players[one].stack == BLACK)


def _turns_ended(s: State) -> int:
    """How many turns of this expedition came before the one on the table."""
    return (s.round - 1) * s.player_count + (s.active - first_seat(s)) % s.player_count


def _check_stacks(s: State) -> None:
    """B1, B19: everybody has one stack, and had one in the expedition before."""
    everybody = s.players[: participants(s)]
    stacks = STACK_NAMES[: participants(s)]
    for key, dealt in (
        ("stack", [m.stack for m in everybody]),
        ("shown", [m.shown for m in everybody]),
    ):
        if key == "shown" and s.expedition == 1 and s.phase != OVER:
            if set(dealt) != {NONE}:
                raise BadFile("seat[1].shown", "no expedition has ended yet (B19)")
        elif sorted(dealt) != list(range(participants(s))):
            raise BadFile(_key(s, 0, key), f"expected each once: {', '.join(stacks)} (B1)")
    last = s.expedition - 1 if s.phase == OVER else s.expedition - 2
    if last >= 0 and s.players[s.beest[last]].shown != BLACK:
        raise BadFile(
            _key(s, s.beest[last], "shown"),
            "the Beest of the last expedition has shown black (B19)",
        )


# Rows (B4 to B6): their lengths follow from the number of turns.


def _lengths(s: State, phase: int) -> tuple[list[int], int]:
    """The lengths of all rows in a phase of this turn, and the size of the hand."""
    lengths = [0] * participants(s)
    first = first_seat(s)
    for turn in range(_turns_ended(s)):
        _take(s, lengths, (first + turn) % s.player_count)
        lengths = [k + (one != (first + turn) % s.player_count) for one, k in enumerate(lengths)]
    if phase == BEFORE:
        return lengths, 0
    _take(s, lengths, s.active)
    if phase == LAYING:
        return lengths, participants(s) - 1
    return [k + (one != s.active) for one, k in enumerate(lengths)], 0


def _take(s: State, lengths: list[int], seat: int) -> None:
    for one in (seat, s.player_count):
        if one < participants(s):
            lengths[one] = min(lengths[one], KEPT)


def _check_rows(s: State) -> None:
    phases: tuple[int, ...] = (s.phase,)
    if s.phase == OVER:
        announced = s.ending[s.expedition - 1] in (RIGHT, WRONG)
        phases = (AFTER, BEFORE) if announced else (AFTER,)
    found = [s.players[one].length for one in range(participants(s))]
    expected, hand = _lengths(s, phases[0])
    if found not in [_lengths(s, phase)[0] for phase in phases]:
        one = next(k for k in range(participants(s)) if found[k] != expected[k])
        raise BadFile(
            _key(s, one, "row"),
            f"{found[one]} caves; in round {s.round}, turn of seat {s.active + 1}, phase"
            f" {PHASES[s.phase]} it has {expected[one]} (B4, B6)",
        )
    if s.hand_size != hand:
        raise BadFile("hand", f"{s.hand_size} caves; here it has {hand} (B5, B6)")


# Meetings (B7, B8), and what follows from ends that did not come (B11, B12).


def _check_meetings(s: State) -> None:
    """At most one exchange a turn, and none before the third: no row has three caves yet."""
    turns = _turns_ended(s)
    if s.phase in (AFTER, OVER):
        turns += 1
    total = sum(one.markers for one in s.players) // 2
    most = max(0, turns - KEPT)
    if total > most:
        raise BadFile("met", f"{total} meetings; in {turns} turns there are at most {most} (B7)")
    me = s.players[s.active]
    ways = [
        one for one in range(participants(s)) if one != s.active and has_passage(s.players[one])
    ]
    if s.phase == AFTER and len(ways) == 1 and not (me.met >> ways[0]) & 1:
        both = f"{place_words(s, s.active)} {place_words(s, ways[0])}"
        raise BadFile("met", f"there is one passage: the exchange {both!r} is missing (B7)")


def _check_cleared(s: State) -> None:
    """B17: somebody must have shown it, and nobody is cleared wrongly."""
    needed = participants(s) - 2
    for one in range(participants(s)):
        has_given_all = s.players[one].markers == needed + 1
        is_beest = s.players[one].stack == BLACK
        name = place_words(s, one)
        if not (s.cleared >> one) & 1:
            if has_given_all and not is_beest and s.phase != OVER:  # B11 ends it at once
                raise BadFile("cleared", f"{name!r} has given all markers and is missing (B11)")
            continue
        if is_beest:
            raise BadFile("cleared", f"{name!r} is the Beest")
        lacked = [
            seat
            for seat in range(s.player_count)
            if seat != one and s.players[seat].markers - (s.players[seat].order[one] > 0) >= needed
        ]
        if not has_given_all and not any(
            s.players[k].order[one] in (0, needed + 1) for k in lacked
        ):
            raise BadFile(
                "cleared",
                f"{name!r}: nobody has ended a turn with {needed} markers and none of theirs (B12)",
            )


def _check_sets(s: State) -> None:
    """B12: who has ended a turn with N - 2 markers has won, or all saw who is not the Beest."""
    needed = participants(s) - 2
    for seat in range(s.player_count):
        me = s.players[seat]
        if me.markers != needed or not _has_ended_a_turn_since(s, seat, me.order.index(needed)):
            continue
        stranger = stranger_of(s, seat)
        name = place_words(s, seat)
        if s.players[stranger].stack == BLACK:
            raise BadFile("met", f"{name!r} has ended a turn with a complete set and won (B12)")
        if not (s.cleared >> stranger) & 1:
            raise BadFile(
                "cleared",
                f"{place_words(s, stranger)!r} is missing: {name!r} has ended a turn with {needed}"
                " markers and none of theirs (B12)",
            )


def _has_ended_a_turn_since(s: State, seat: int, other: int) -> bool:
    """Whether a seat has ended a turn after its exchange with another.

    It has unless that was in a turn of the other, and the seat had none after it.
    """
    is_laid = s.phase in (AFTER, OVER)
    if seat == s.active and is_laid:
        return False
    ago = (s.active - seat - 1) % s.player_count + 1
    if ago > _turns_ended(s):
        return False
    turns_since = ago if is_laid else ago - 1
    return other == s.player_count or (other - seat) % s.player_count > turns_since


# Endings.


def check_ended(s: State, number: int, points: list[int], doc: Section) -> None:
    """B11 to B16: the points of an expedition fit its ending."""
    ending, beest, ender = s.ending[number], s.beest[number], s.ender[number]
    if (ender != NONE) != (ending in BY_SOMEBODY):
        raise BadFile(doc.at("by"), f"{ENDINGS[ending]} is by somebody, or by nobody (B11 to B16)")
    if ender >= s.player_count:
        raise BadFile(doc.at("by"), "the Silent One neither wins by itself nor announces (B10)")
    if ender == beest:
        raise BadFile(doc.at("by"), "the Beest neither has all others' markers nor announces (B14)")
    most = participants(s)
    others = [points[one] for one in range(most) if one not in (ender, beest)]
    even = all(earned in range(0, 2 * most - 2, 2) for earned in others)
    fits = {
        ALL_INFECTED: points[beest] == most and sorted(others) == list(range(1, most)),
        OWN_WIN: points[beest] == 0 and even and points[ender] == 2 * most - 4,
        RIGHT: points[beest] == 0
        and even
        and points[ender] in range(1, most + 1)
        and max(others) == 2 * most - 4,
        WRONG: points[ender] == -most and not any(others) and points[beest] == 0,
        ABANDONED: not any(points),
    }
    if not fits[ending]:
        raise BadFile(doc.at("points"), f"{points} cannot come of the ending {ENDINGS[ending]}")


def _check_last(s: State) -> None:
    """The end of the match is that of the expedition on the table."""
    last = s.expedition - 1
    ending, ender, beest = s.ending[last], s.ender[last], _beest(s)
    place = f"ended[{s.expedition}]"
    everybody = range(participants(s))
    for one in everybody:
        if s.players[one].shown != s.players[one].stack:
            raise BadFile(_key(s, one, "shown"), "the stack on the table is the one shown (B19)")
    is_last_turn = (s.active + 1) % s.player_count == first_seat(s)
    needed = participants(s) - 2
    fits = {
        ALL_INFECTED: s.players[beest].markers == needed + 1,
        OWN_WIN: ender == s.active
        and s.players[ender].markers == needed
        and stranger_of(s, ender) == beest,
        RIGHT: ender == s.active and any(_may_be_named(s, one, beest) for one in everybody),
        WRONG: ender == s.active and is_anybody_to_name(s),
        ABANDONED: s.round == ROUND_LIMIT and is_last_turn,
    }
    if not fits[ending]:
        raise BadFile(f"{place}.ending", f"the table does not show the ending {ENDINGS[ending]}")
    earned = [points_of(s, one, beest, ending, ender) for one in everybody]
    if earned != [s.players[one].points[last] for one in everybody]:
        raise BadFile(f"{place}.points", f"by what lies on the table they are {earned}")


def _may_be_named(s: State, one: int, beest: int) -> bool:
    """B13: another with N - 2 markers, of whom that is right."""
    return (
        one not in (s.active, beest)
        and s.players[one].markers == participants(s) - 2
        and not heads(s, beest, one)
    )
