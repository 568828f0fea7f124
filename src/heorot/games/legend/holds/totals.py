"""Laid cards, and totals: those of what lies there, or lay there until it left."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.facts import (
    key_of,
    kind_now,
    matches,
    matching_symbols,
    order_of,
    symbols_of,
    treasure_of,
)
from heorot.games.legend.holds.seats import does_pay, worth
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_BLESSING,
    DEATH,
    HIDES,
    OPPORTUNITY,
    RANKING,
    SIMULTANEOUS,
    SYMBOL_KINDS,
    TREASURE,
    TURN_ORDER,
    State,
)


def faults_of_totals(box: Box, s: State, kind: int) -> Iterator[Fault]:
    """L9, L15, L17, L19, L23, L32, L41, L43."""
    for seat in range(s.player_count):
        yield from _faults_of_laid(box, s, seat)
        yield from _faults_of_total(box, s, seat, kind)
    if s.phase == ASKING_BLESSING:
        if not any(s.players[s.decider].laid):
            place = key_of(s.decider, "laid")
            yield Fault(place, "L32", "missing; blessing is about cards that leave")
        elif kind == OPPORTUNITY:
            yield from _faults_of_payment(box, s)
    if kind == TURN_ORDER:
        yield from _faults_of_dropped(box, s)
    most = symbols_about(box, s)
    total = sum(one.total for one in s.players)
    if kind == SIMULTANEOUS and total > most:
        template = "totals of {total}; the cards show {most} at the most"
        yield Fault("seat", "L15", Sentence(template, total=total, most=most))


def can_lie(box: Box, s: State, seat: int) -> bool:
    """Whether cards can lie open before a seat."""
    kind = kind_now(box, s)
    is_leaving = s.phase == ASKING_BLESSING and seat == s.decider
    if kind == TURN_ORDER:
        return s.chooser == 0 and (s.players[seat].rank == 0 or is_leaving)
    if kind == SIMULTANEOUS and s.phase == ASKING_BLESSING:
        return order_of(s, seat) >= order_of(s, s.decider)
    return is_leaving or kind == DEATH


def remembers_total(box: Box, s: State, seat: int) -> bool:
    """Whether the total of a seat does not follow from what lies there: the cards have left."""
    if can_lie(box, s, seat):
        return False
    kind = kind_now(box, s)
    is_revealed = s.chooser > 0 or s.phase == ASKING_BLESSING
    return (kind == TURN_ORDER and s.players[seat].rank > 0) or (
        kind == SIMULTANEOUS and is_revealed
    )


def total_of(box: Box, s: State, seat: int) -> int:
    """What counts of all that lies before a seat."""
    me = s.players[seat]
    kind = kind_now(box, s)
    if kind == TREASURE:
        return treasure_of(me.bid_treasure, me.bid_alliance)
    if kind == RANKING:
        return treasure_of(me.treasure, me.alliance)
    return symbols_of(box, me.laid)


def _faults_of_laid(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L9, L16, L19, L23."""
    place, me = key_of(seat, "laid"), s.players[seat]
    if any(me.laid) and not can_lie(box, s, seat):
        yield Fault(place, "L23", "no cards lie before this seat now, or no more")
    elif any(me.laid[kind] and not matches(box, s, kind) for kind in range(SYMBOL_KINDS)):
        yield Fault(place, "L17", "only cards that match the episode are laid")


def _faults_of_total(box: Box, s: State, seat: int, kind: int) -> Iterator[Fault]:
    me, place = s.players[seat], key_of(seat, "total")
    if me.total < 0:
        yield Fault(place, "L15", Sentence("{total} is below 0", total=me.total))
    lying = total_of(box, s, seat)
    if not remembers_total(box, s, seat) and me.total != lying:
        template = "{total} of {lying} that lie there"
        yield Fault(place, "L15", Sentence(template, total=me.total, lying=lying))


def _faults_of_payment(box: Box, s: State) -> Iterator[Fault]:
    """L9, L10: the price is met, and was not met before the last card."""
    place, row = key_of(s.decider, "laid"), s.players[s.decider].laid
    laid = [kind for kind in range(SYMBOL_KINDS) if row[kind]]
    if not does_pay(box, s, row):
        yield Fault(place, "L10", "a card must cover something still missing")
    paid, wanted = worth(box, s, row)
    each = [worth(box, s, [int(kind == one) for kind in range(SYMBOL_KINDS)])[0] for one in laid]
    largest = max(each)
    if paid < wanted or paid - largest >= wanted:
        template = "{count} symbols; expected {expected}, or more of them only by the last card"
        yield Fault(place, "L9", Sentence(template, count=paid, expected=wanted))


def symbols_about(box: Box, s: State) -> int:
    """How many matching symbols can have been laid, at the most."""
    won = [s.waiting >> (kind - ACTIVITIES) & 1 ^ 1 for kind in range(HIDES, SYMBOL_KINDS)]
    return matching_symbols(box, s, [*box.copies, *won])


def _faults_of_dropped(box: Box, s: State) -> Iterator[Fault]:
    """L17: who drops out is beaten, or equalled, by one who stays in: in the end, by rank 1."""
    best = max((one.total for one in s.players[: s.player_count] if one.rank <= 1), default=0)
    most = symbols_about(box, s)
    if best > most:
        template = "a total of {total}; the cards show {most} at the most"
        yield Fault("seat", "L17", Sentence(template, total=best, most=most))
    for seat in range(s.player_count):
        total = s.players[seat].total
        if total > best:
            template = "{total}; whoever drops out has not beaten the others, who have {best}"
            sentence = Sentence(template, total=total, best=best)
            yield Fault(key_of(seat, "total"), "L17", sentence)
