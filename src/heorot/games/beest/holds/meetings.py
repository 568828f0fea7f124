"""Meetings, stacks, and who is seen not to be the Beest (B1, B7, B8, B11, B12, B17, B19)."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.beest.holds.facts import (
    is_passage,
    key_of,
    participant_count,
    stranger_of,
    turns_ended,
)
from heorot.games.beest.rules.state import (
    AFTER,
    BLACK,
    KEPT,
    NONE,
    OVER,
    SEATS,
    STACK_NAMES,
    State,
)
from heorot.games.beest.words.spelling import place_words


def faults_of_meetings(s: State) -> Iterator[Fault]:
    """Each pair once, and both know it; nobody who takes no part."""
    for one, me in enumerate(s.players):
        met = [other for other in range(SEATS) if me.order[other]]
        numbers = sorted(me.order[other] for other in met)
        if me.met != sum(1 << other for other in met) or numbers != [*range(1, me.markers + 1)]:
            template = "{count} markers, met {met:b}, order {order}"
            sentence = Sentence(template, count=me.markers, met=me.met, order=me.order)
            yield Fault("met", "B8", sentence)
        for other in met:
            if (
                other in (one, *range(participant_count(s), SEATS))
                or not s.players[other].order[one]
            ):
                sentence = Sentence("{one} has met {other}", one=one + 1, other=other + 1)
                yield Fault("met", "B8", sentence)


def faults_of_exchanges(s: State) -> Iterator[Fault]:
    """B7: at most one a turn, none before a row can have three caves, and none is left out."""
    turns = turns_ended(s) + (s.phase in (AFTER, OVER))
    total, most = sum(one.markers for one in s.players) // 2, max(0, turns - KEPT)
    if total > most:
        template = "{count} meetings; in {turns} turns there are at most {most}"
        yield Fault("met", "B7", Sentence(template, count=total, turns=turns, most=most))
    ways = [k for k in range(participant_count(s)) if k != s.active and is_passage(s.players[k])]
    if s.phase == AFTER and len(ways) == 1 and not s.players[s.active].order[ways[0]]:
        both = f"{place_words(s, s.active)} {place_words(s, ways[0])}"
        template = "there is one passage: the exchange {pair!r} is missing"
        yield Fault("met", "B7", Sentence(template, pair=both))


def faults_of_stacks(s: State) -> Iterator[Fault]:
    """Everybody has one, had one in the expedition before, and who saw a marker knows the stack."""
    each = Sentence(
        "expected each once: {known}", known=", ".join(STACK_NAMES[: participant_count(s)])
    )
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
        yield Fault(key_of(s, s.beest[last], "shown"), "B19", sentence)
    seats = (1 << s.player_count) - 1
    for one, me in enumerate(s.players):
        eyes = seats if s.phase == OVER else (me.met | 1 << one) & seats
        if me.known_to != (eyes if one < participant_count(s) else 0):
            template = "known to {known:b}, met {met:b}"
            sentence = Sentence(template, known=me.known_to, met=me.met)
            yield Fault(key_of(s, one, "stack"), "B17", sentence)


def _is_deal(s: State, stacks: list[int]) -> bool:
    count = participant_count(s)
    return sorted(stacks[:count]) == list(range(count)) and set(stacks[count:]) <= {NONE}


def faults_of_cleared(s: State) -> Iterator[Fault]:
    """Somebody must have shown it, and nobody is cleared wrongly."""
    needed = participant_count(s) - 2
    if s.cleared >> participant_count(s):
        yield Fault("cleared", "B17", "somebody takes no part")
    for one in range(participant_count(s)):
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
    needed = participant_count(s) - 2
    return any(
        other != one
        and me.markers - (me.order[one] > 0) >= needed
        and me.order[one] in (0, needed + 1)
        for other, me in enumerate(s.players[: s.player_count])
    )


def faults_of_sets(s: State) -> Iterator[Fault]:
    """B12: who has ended a turn with N - 2 markers has won, or all saw who is not the Beest."""
    needed = participant_count(s) - 2
    for seat in range(s.player_count):
        me = s.players[seat]
        if me.markers != needed or not _has_ended_a_turn_since(s, seat, me.order.index(needed)):
            continue
        stranger, name = stranger_of(s, seat), place_words(s, seat)
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


def _has_ended_a_turn_since(s: State, seat: int, other: int) -> bool:
    """Whether a seat has ended a turn after its exchange with another.

    It has unless that was in a turn of the other, and the seat had none after it.
    """
    is_laid = s.phase in (AFTER, OVER)
    if seat == s.active and is_laid:
        return False
    ago = (s.active - seat - 1) % s.player_count + 1
    if ago > turns_ended(s):
        return False
    turns_since = ago if is_laid else ago - 1
    return other == s.player_count or (other - seat) % s.player_count > turns_since
