"""Caves: none is lost or doubled, and the lengths of rows follow from the number of turns."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.edition import Edition
from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.beest.holds.facts import first_seat, key_of, participant_count, turns_ended
from heorot.games.beest.rules.state import (
    AFTER,
    BEFORE,
    CAVES,
    HAND,
    KEPT,
    LAYING,
    NONE,
    OVER,
    PHASES,
    RIGHT,
    SEATS,
    WRONG,
    State,
)
from heorot.games.beest.words.spelling import CAVE_WORDS


def faults_of_caves(edition: Edition, s: State) -> Iterator[Fault]:
    """Every cave of the box lies in one place."""
    hand, beyond = s.hand[: s.hand_size], s.hand[s.hand_size :]
    lying = [*hand, *(cave for one in s.players for cave in one.row[: one.length])]
    for cave, copies in enumerate(edition.box.copies):
        name = CAVE_WORDS[cave]
        if lying.count(cave) > copies:
            template = "the box has {count} caves {cave!r}; more lie here"
            yield Fault("seat", "", Sentence(template, count=copies, cave=name))
        elif lying.count(cave) + s.pile[cave] != copies:
            template = "{count} caves {cave!r} in the pile"
            yield Fault("seat", "", Sentence(template, count=s.pile[cave], cave=name))
    if not set(lying) <= set(range(CAVES)) or s.pile_size != sum(s.pile):
        template = "caves {caves} lie here, and {count} are in the pile"
        yield Fault("seat", "", Sentence(template, caves=lying, count=s.pile_size))
    if hand != sorted(hand) or set(beyond) - {NONE}:
        template = "{caves} are not {count} caves in order"
        yield Fault("hand", "", Sentence(template, caves=s.hand, count=s.hand_size))
    for one, me in enumerate(s.players):
        if set(me.row[me.length :]) - {NONE}:
            sentence = Sentence("caves beyond the {count} of the row", count=me.length)
            yield Fault(key_of(s, one, "row"), "", sentence)


def faults_of_rows(s: State) -> Iterator[Fault]:
    """B4 to B6."""
    phases: tuple[int, ...] = (s.phase,)
    if s.phase == OVER:
        is_announced = s.ending[s.expedition - 1] in (RIGHT, WRONG)
        phases = (AFTER, BEFORE) if is_announced else (AFTER,)
    found = [one.length for one in s.players]
    expected = _lengths(s, phases[0])
    if found not in [_lengths(s, phase) for phase in phases]:
        one = next(k for k in range(SEATS) if found[k] != expected[k])
        sentence = Sentence(
            "{count} caves; in round {round}, turn of seat {seat}, phase {phase} it has {expected}",
            count=found[one],
            round=s.round,
            seat=s.active + 1,
            phase=PHASES[s.phase],
            expected=expected[one],
        )
        yield Fault(key_of(s, one, "row"), "B6", sentence)
    held = participant_count(s) - 1 if s.phase == LAYING else 0
    if s.hand_size != held:
        template = "{count} caves; here it has {expected}"
        yield Fault("hand", "B5", Sentence(template, count=s.hand_size, expected=held))


def _lengths(s: State, phase: int) -> list[int]:
    """The lengths of all rows in a phase of this turn."""
    lengths = [0] * SEATS
    count, first, ended = participant_count(s), first_seat(s), turns_ended(s)
    for turn in range(ended + 1):
        seat = (first + turn) % s.player_count
        is_past = turn < ended
        if is_past or phase != BEFORE:
            rows = (seat, s.player_count)  # the own one and the Silent One's
            lengths = [min(k, KEPT) if one in rows else k for one, k in enumerate(lengths)]
        if is_past or phase == AFTER:
            lengths = [k + (one < count and one != seat) for one, k in enumerate(lengths)]
    return lengths


def faults_of_choice(s: State) -> Iterator[Fault]:
    """B6: only who lays has begun to choose, caves of the hand, and something is left to choose."""
    for one, me in enumerate(s.players):
        slots = [slot for slot in range(HAND) if me.taken >> slot & 1]
        if me.chosen and (s.phase != LAYING or one != s.active):
            yield Fault(key_of(s, one, "chosen"), "B6", "only who lays caves now chooses any")
        elif sorted(s.hand[slot] for slot in slots) != sorted(me.choice[: me.chosen]):
            names = ", ".join(CAVE_WORDS[cave] for cave in s.hand[: s.hand_size])
            sentence = Sentence("more than the hand has ({caves})", caves=names)
            yield Fault(key_of(s, one, "chosen"), "B6", sentence)
        if any(me.choice[me.chosen :]):
            sentence = Sentence("{caves} beyond {count}", caves=me.choice, count=me.chosen)
            yield Fault(key_of(s, one, "chosen"), "", sentence)
    taken = s.players[s.active].taken
    left = {cave for slot, cave in enumerate(s.hand[: s.hand_size]) if not taken >> slot & 1}
    if s.phase == LAYING and len(left) < 2:
        yield Fault("hand", "B6", "where only equal caves are left they are laid without asking")
