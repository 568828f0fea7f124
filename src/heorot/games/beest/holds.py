"""What must hold of a table of beest: from the rules of the game, by none of their code.

A table is not asked for the match that led to it. But whatever has no fault can be played to its
end, and no rule is broken on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

from heorot.core.edition import Edition
from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.beest.rules.state import (
    ABANDONED,
    AFTER,
    ALL_INFECTED,
    BEFORE,
    BLACK,
    CAVES,
    ENDINGS,
    EXPEDITIONS,
    HAND,
    HIDEOUT,
    KEPT,
    LAYING,
    NONE,
    OVER,
    OWN_WIN,
    PHASES,
    POSITIONS,
    RIGHT,
    ROUND_LIMIT,
    SEATS,
    STACK_NAMES,
    WAYS,
    WRONG,
    Player,
    State,
)
from heorot.games.beest.words.spelling import CAVE_WORDS, place_words


def faults(edition: Edition, s: State) -> Iterator[Fault]:
    """All that is wrong under the first head that has a fault: those behind it rely on it."""
    for head in (
        _of_course(s),
        _of_caves(edition, s),
        _of_rows(s),
        chain(_of_ended(s), _of_meetings(s)),
        chain(_of_stacks(s), _of_exchanges(s)),
        chain(_of_cleared(s), _of_sets(s)),
        _of_last(s) if s.phase == OVER else _of_phase(s),
        _of_choice(s),
    ):
        found = list(head)
        yield from found
        if found:
            return


def _count(s: State) -> int:
    """N: the Silent One takes part beside three to five seats (B10)."""
    return min(s.player_count + 1, SEATS)


def _at(s: State, one: int, key: str) -> str:
    """Where a document says something of one who takes part."""
    return f"silent.{key}" if one == s.player_count else f"seat[{one + 1}].{key}"


# The course of the match.


def _of_course(s: State) -> Iterator[Fault]:
    for key, number, possible in (
        ("phase", s.phase, range(len(PHASES))),
        ("turn", s.active, range(s.player_count)),
        ("start", s.start, range(s.player_count)),
        ("round", s.round, range(1, ROUND_LIMIT + 1)),
        ("expedition", s.expedition, range(1, s.expeditions + 1)),
    ):
        if number not in possible:
            template = "{number} is not from {low} to {high}"
            sentence = Sentence(template, number=number, low=possible[0], high=possible[-1])
            yield Fault(key, "", sentence)
    if s.decider != (NONE if s.phase == OVER else s.active):
        template = "seat {seat} decides in the turn of {other}"
        yield Fault("turn", "B18", Sentence(template, seat=s.decider + 1, other=s.active + 1))
    if s.phase == OVER and s.expedition != s.expeditions:
        template = "the match is over after {count} expeditions"
        yield Fault("expedition", "B15", Sentence(template, count=s.expeditions))


def _first_seat(s: State) -> int:
    """B15: the seat that began this expedition."""
    return (s.start + s.expedition - 1) % s.player_count


def _turns_ended(s: State) -> int:
    """How many turns of this expedition came before the one on the table."""
    return (s.round - 1) * s.player_count + (s.active - _first_seat(s)) % s.player_count


# Caves: none is lost or doubled, and the lengths of rows follow from the number of turns.


def _of_caves(edition: Edition, s: State) -> Iterator[Fault]:
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
            yield Fault(_at(s, one, "row"), "", sentence)


def _of_rows(s: State) -> Iterator[Fault]:
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
        yield Fault(_at(s, one, "row"), "B6", sentence)
    held = _count(s) - 1 if s.phase == LAYING else 0
    if s.hand_size != held:
        template = "{count} caves; here it has {expected}"
        yield Fault("hand", "B5", Sentence(template, count=s.hand_size, expected=held))


def _lengths(s: State, phase: int) -> list[int]:
    """The lengths of all rows in a phase of this turn."""
    lengths = [0] * SEATS
    for turn in range(_turns_ended(s) + 1):
        seat = (_first_seat(s) + turn) % s.player_count
        is_past = turn < _turns_ended(s)
        if is_past or phase != BEFORE:
            rows = (seat, s.player_count)  # the own one and the Silent One's
            lengths = [min(k, KEPT) if one in rows else k for one, k in enumerate(lengths)]
        if is_past or phase == AFTER:
            lengths = [k + (one < _count(s) and one != seat) for one, k in enumerate(lengths)]
    return lengths


def _is_passage(one: Player) -> bool:
    """B3."""
    hideout = one.row[max(0, one.length - HIDEOUT) : one.length]
    return len(hideout) == HIDEOUT and all(
        right // POSITIONS in WAYS[left % POSITIONS] for left, right in pairwise(hideout)
    )


def _of_choice(s: State) -> Iterator[Fault]:
    """B6: only who lays has begun to choose, caves of the hand, and something is left to choose."""
    for one, me in enumerate(s.players):
        slots = [slot for slot in range(HAND) if me.taken >> slot & 1]
        if me.chosen and (s.phase != LAYING or one != s.active):
            yield Fault(_at(s, one, "chosen"), "B6", "only who lays caves now chooses any")
        elif sorted(s.hand[slot] for slot in slots) != sorted(me.choice[: me.chosen]):
            names = ", ".join(CAVE_WORDS[cave] for cave in s.hand[: s.hand_size])
            sentence = Sentence("more than the hand has ({caves})", caves=names)
            yield Fault(_at(s, one, "chosen"), "B6", sentence)
        if any(me.choice[me.chosen :]):
            sentence = Sentence("{caves} beyond {count}", caves=me.choice, count=me.chosen)
            yield Fault(_at(s, one, "chosen"), "", sentence)
    taken = s.players[s.active].taken
    left = {cave for slot, cave in enumerate(s.hand[: s.hand_size]) if not taken >> slot & 1}
    if s.phase == LAYING and len(left) < 2:
        yield Fault("hand", "B6", "where only equal caves are left they are laid without asking")


# Meetings (B7, B8).


def _of_meetings(s: State) -> Iterator[Fault]:
    """Each pair once, and both know it; nobody who takes no part."""
    for one, me in enumerate(s.players):
        met = [other for other in range(SEATS) if me.order[other]]
        numbers = sorted(me.order[other] for other in met)
        if me.met != sum(1 << other for other in met) or numbers != [*range(1, me.markers + 1)]:
            template = "{count} markers, met {met:b}, order {order}"
            sentence = Sentence(template, count=me.markers, met=me.met, order=me.order)
            yield Fault("met", "B8", sentence)
        for other in met:
            if other in (one, *range(_count(s), SEATS)) or not s.players[other].order[one]:
                sentence = Sentence("{one} has met {other}", one=one + 1, other=other + 1)
                yield Fault("met", "B8", sentence)


def _of_exchanges(s: State) -> Iterator[Fault]:
    """B7: at most one a turn, none before a row can have three caves, and none is left out."""
    turns = _turns_ended(s) + (s.phase in (AFTER, OVER))
    total, most = sum(one.markers for one in s.players) // 2, max(0, turns - KEPT)
    if total > most:
        template = "{count} meetings; in {turns} turns there are at most {most}"
        yield Fault("met", "B7", Sentence(template, count=total, turns=turns, most=most))
    ways = [k for k in range(_count(s)) if k != s.active and _is_passage(s.players[k])]
    if s.phase == AFTER and len(ways) == 1 and not s.players[s.active].order[ways[0]]:
        both = f"{place_words(s, s.active)} {place_words(s, ways[0])}"
        template = "there is one passage: the exchange {pair!r} is missing"
        yield Fault("met", "B7", Sentence(template, pair=both))


# Stacks (B1, B17, B19).


def _of_stacks(s: State) -> Iterator[Fault]:
    """Everybody has one, had one in the expedition before, and who saw a marker knows the stack."""
    each = Sentence("expected each once: {known}", known=", ".join(STACK_NAMES[: _count(s)]))
    if not _is_deal(s, [one.stack for one in s.players]):
        yield Fault("seat[1].stack", "B1", each)
    shown = [one.shown for one in s.players]
    last = sum(ending > 0 for ending in s.ending) - 1
    if last < 0 and set(shown) != {NONE}:
        yield Fault("seat[1].shown", "B19", "no expedition has ended yet")
    elif last >= 0 and not _is_deal(s, shown):
        yield Fault("seat[1].shown", "B1", each)
    elif last >= 0 and shown[s.beest[last]] != BLACK:
        sentence = "the Beest of the last expedition has shown black"
        yield Fault(_at(s, s.beest[last], "shown"), "B19", sentence)
    seats = (1 << s.player_count) - 1
    for one, me in enumerate(s.players):
        eyes = seats if s.phase == OVER else (me.met | 1 << one) & seats
        if me.known_to != (eyes if one < _count(s) else 0):
            template = "known to {known:b}, met {met:b}"
            sentence = Sentence(template, known=me.known_to, met=me.met)
            yield Fault(_at(s, one, "stack"), "B17", sentence)


def _is_deal(s: State, stacks: list[int]) -> bool:
    count = _count(s)
    return sorted(stacks[:count]) == list(range(count)) and set(stacks[count:]) <= {NONE}


def _beest(s: State) -> int:
    return next(one for one in range(_count(s)) if s.players[one].stack == BLACK)


def _heads(s: State, one: int) -> int:
    """B1: on the black marker that one has."""
    number = s.players[_beest(s)].order[one]
    return _count(s) - number if number else 0


# What follows from ends that did not come (B11, B12, B17).


def _of_cleared(s: State) -> Iterator[Fault]:
    """Somebody must have shown it, and nobody is cleared wrongly."""
    needed = _count(s) - 2
    if s.cleared >> _count(s):
        yield Fault("cleared", "B17", "somebody takes no part")
    for one in range(_count(s)):
        has_given_all = s.players[one].markers == needed + 1
        is_beest = s.players[one].stack == BLACK
        name = place_words(s, one)
        if not s.cleared >> one & 1:
            if has_given_all and not is_beest and s.phase != OVER:  # B11 ends it at once
                sentence = Sentence("{who!r} has given all markers and is missing", who=name)
                yield Fault("cleared", "B11", sentence)
        elif is_beest:
            yield Fault("cleared", "B17", Sentence("{who!r} is the Beest", who=name))
        elif not has_given_all and not _has_been_lacked(s, one):
            template = "{who!r}: nobody has ended a turn with {count} markers and none of theirs"
            yield Fault("cleared", "B12", Sentence(template, who=name, count=needed))


def _has_been_lacked(s: State, one: int) -> bool:
    """Whether a seat can have ended a turn with N - 2 markers, none of them of `one`."""
    needed = _count(s) - 2
    return any(
        other != one
        and me.markers - (me.order[one] > 0) >= needed
        and me.order[one] in (0, needed + 1)
        for other, me in enumerate(s.players[: s.player_count])
    )


def _of_sets(s: State) -> Iterator[Fault]:
    """B12: who has ended a turn with N - 2 markers has won, or all saw who is not the Beest."""
    needed = _count(s) - 2
    for seat in range(s.player_count):
        me = s.players[seat]
        if me.markers != needed or not _has_ended_a_turn_since(s, seat, me.order.index(needed)):
            continue
        stranger, name = _stranger(s, seat), place_words(s, seat)
        if s.players[stranger].stack == BLACK:
            template = "{who!r} has ended a turn with a complete set and won"
            yield Fault("met", "B12", Sentence(template, who=name))
        elif not s.cleared >> stranger & 1:
            sentence = Sentence(
                "{other!r} is missing: {who!r} has ended a turn with {count} markers and none of"
                " theirs",
                other=place_words(s, stranger),
                who=name,
                count=needed,
            )
            yield Fault("cleared", "B12", sentence)


def _stranger(s: State, one: int) -> int:
    """The only one whom one with N - 2 markers has not met."""
    order = s.players[one].order
    return next(other for other in range(_count(s)) if other != one and not order[other])


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


# Endings (B11 to B16, B19).


def _of_ended(s: State) -> Iterator[Fault]:
    """There are as many as there can be, and their points fit."""
    ended = s.expeditions if s.phase == OVER else s.expedition - 1
    if [ending > 0 for ending in s.ending] != [number < ended for number in range(EXPEDITIONS)]:
        found = sum(ending > 0 for ending in s.ending)
        template = "{count} expeditions; {ended} have ended here"
        yield Fault("ended", "B15", Sentence(template, count=found, ended=ended))
        return
    for number in range(EXPEDITIONS):
        points = [one.points[number] for one in s.players]
        if number < ended:
            yield from _of_ending(s, number, points[: _count(s)])
        elif any(points) or {s.beest[number], s.ender[number]} != {NONE}:
            sentence = Sentence("expedition {number} has not ended", number=number + 1)
            yield Fault("ended", "B15", sentence)
        if any(points[_count(s) :]):
            sentence = Sentence("points {points} of somebody who takes no part", points=points)
            yield Fault("ended", "B15", sentence)


def _of_ending(s: State, number: int, points: list[int]) -> Iterator[Fault]:
    place, most = f"ended[{number + 1}]", len(points)
    ending, beest, ender = s.ending[number], s.beest[number], s.ender[number]
    if beest == NONE:
        yield Fault(f"{place}.beest", "B19", "somebody was the Beest")
    if (ender != NONE) != (ending in (OWN_WIN, RIGHT, WRONG)):
        sentence = Sentence("{ending} is by somebody, or by nobody", ending=ENDINGS[ending])
        yield Fault(f"{place}.by", "B13", sentence)
    if ender >= s.player_count:
        yield Fault(f"{place}.by", "B10", "the Silent One neither wins by itself nor announces")
    if ender == beest:
        never = "the Beest neither has all others' markers nor announces"
        yield Fault(f"{place}.by", "B14", never)
    others = [points[one] for one in range(most) if one not in (ender, beest)]
    of_beest, of_ender, of_set = points[beest], points[ender], 2 * most - 4
    is_even = of_beest == 0 and all(earned in range(0, of_set + 2, 2) for earned in others)
    fits = {
        ALL_INFECTED: of_beest == most and sorted(others) == list(range(1, most)),
        OWN_WIN: is_even and of_ender == of_set,
        RIGHT: is_even and of_ender in range(1, most + 1) and max(others) == of_set,
        WRONG: of_ender == -most and not any(others) and of_beest == 0,
        ABANDONED: not any(points),
    }
    if not fits[ending]:
        template = "{points} cannot come of the ending {ending}"
        sentence = Sentence(template, points=points, ending=ENDINGS[ending])
        yield Fault(f"{place}.points", "B13", sentence)


def _may_be_named(s: State) -> list[int]:
    """B13."""
    others = (one for one in range(_count(s)) if one != s.active)
    return [one for one in others if s.players[one].markers == _count(s) - 2]


def _of_phase(s: State) -> Iterator[Fault]:
    """B11, B13: the expedition goes on, and nobody is asked for nothing."""
    if s.players[_beest(s)].markers == _count(s) - 1:
        yield Fault("met", "B11", "the Beest has given all its markers: the expedition is over")
    elif s.phase != LAYING and not _may_be_named(s):
        sentence = Sentence(
            "nobody is asked in the phase {phase} while no other has received exactly {count}"
            " markers",
            phase=PHASES[s.phase],
            count=_count(s) - 2,
        )
        yield Fault("phase", "B13", sentence)


def _of_last(s: State) -> Iterator[Fault]:
    """The end of the match is that of the expedition on the table."""
    last = s.expedition - 1
    ending, ender, beest = s.ending[last], s.ender[last], _beest(s)
    for one in range(_count(s)):
        if s.players[one].shown != s.players[one].stack:
            yield Fault(_at(s, one, "shown"), "B19", "the stack on the table is the one shown")
    is_own, named = ender == s.active, _may_be_named(s)
    has_set = is_own and s.players[ender].markers == _count(s) - 2
    is_last_turn = (s.active + 1) % s.player_count == _first_seat(s)
    fits = {
        ALL_INFECTED: s.players[beest].markers == _count(s) - 1,
        OWN_WIN: has_set and _stranger(s, ender) == beest,
        RIGHT: is_own and any(one != beest and not _heads(s, one) for one in named),
        WRONG: is_own and bool(named),
        ABANDONED: s.round == ROUND_LIMIT and is_last_turn,
    }
    if not fits[ending]:
        template = "the table does not show the ending {ending}"
        sentence = Sentence(template, ending=ENDINGS[ending])
        yield Fault(f"ended[{s.expedition}].ending", "B18", sentence)
    earned = [_points(s, one, ending, ender) for one in range(_count(s))]
    if earned != [s.players[one].points[last] for one in range(_count(s))]:
        sentence = Sentence("by what lies on the table they are {points}", points=earned)
        yield Fault(f"ended[{s.expedition}].points", "B13", sentence)


def _points(s: State, one: int, ending: int, ender: int) -> int:
    """B11 to B13: the table of the rulebook."""
    most, is_beest, heads = _count(s), one == _beest(s), _heads(s, one)
    if ending == ALL_INFECTED:
        return most if is_beest else heads
    if one == ender and ending != OWN_WIN:
        return most - heads if ending == RIGHT else -most
    is_paid = ending in (OWN_WIN, RIGHT) and not is_beest and not heads
    return 2 * s.players[one].markers if is_paid else 0
