"""What a seat has, what is known of it, and what it has begun to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.facts import (
    has_handed_in,
    key_of,
    kind_now,
    matches,
    matching_symbols,
    order_of,
)
from heorot.games.legend.rules.state import (
    AUCTION,
    BEOWULF,
    BIDDING,
    HIDES,
    KIND_NAMES,
    MOST_SCRATCHES,
    ONE_OF_EACH,
    OVER,
    PHASES,
    RANKING,
    SYMBOL_KINDS,
    SYMBOLS,
    TRADING,
    TREASURE_FACES,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    Player,
    State,
)


def faults_of_seat(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """Whatever is wrong before a seat."""
    one = s.players[seat]
    if seat >= s.player_count:
        if one != Player():
            template = "nobody sits at seat {seat}, yet there is something"
            yield Fault("seat", "L1", Sentence(template, seat=seat + 1))
        return
    yield from _faults_of_hand(box, s, seat)
    yield from _faults_of_alliances(box, s, seat)
    yield from _faults_of_bid(s, seat)
    yield from _faults_of_choice(box, s, seat)


def has_all(parts: Sequence[int], whole: Sequence[int]) -> bool:
    """Whether a row of counts is part of another."""
    return all(0 <= part <= there for part, there in zip(parts, whole, strict=True))


def _faults_of_hand(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L27, L37, L45: the hand, what is known of it, wounds."""
    one, hand = s.players[seat], key_of(seat, "hand")
    if one.size != sum(one.hand):
        template = "{count} cards, counted as {size}"
        yield Fault(hand, "L45", Sentence(template, count=sum(one.hand), size=one.size))
    if not has_all(one.known, one.hand):
        sentence = Sentence("{known} are known of {hand}", known=one.known, hand=one.hand)
        yield Fault(hand, "L45", sentence)
    if one.known[HIDES:] != one.hand[HIDES:]:
        yield Fault(hand, "L45", "special cards are known to all")
    if one.size and has_handed_in(box, s):
        yield Fault(hand, "L37", "the whole hand has been handed in")
    if not 0 <= one.scratches <= MOST_SCRATCHES:
        sentence = Sentence("{count}; the third is a wound", count=one.scratches)
        yield Fault(key_of(seat, "scratches"), "L27", sentence)
    if one.wounds < 0 or one.double_wound not in (0, 1):
        template = "{count}, {double} double ones"
        sentence = Sentence(template, count=one.wounds, double=one.double_wound)
        yield Fault(key_of(seat, "wounds"), "L28", sentence)


def _faults_of_alliances(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L43, L45: alliance tokens, who has seen them, and treasure late in the advanced game."""
    one, place = s.players[seat], key_of(seat, "alliances")
    if one.alliances != sum(one.alliance):
        template = "{count} tokens, counted as {size}"
        yield Fault(place, "L45", Sentence(template, count=sum(one.alliance), size=one.alliances))
    if not has_all(one.shown, one.alliance):
        template = "{shown} are shown of {tokens}"
        yield Fault(place, "L45", Sentence(template, shown=one.shown, tokens=one.alliance))
    if s.phase == OVER and one.shown != one.alliance:
        yield Fault(place, "L45", "the game is over: expected all of them shown")
    if not s.advanced or not (has_handed_in(box, s) or kind_now(box, s) == RANKING):
        return
    if one.shown[TREASURE_FACES:] != one.alliance[TREASURE_FACES:]:
        yield Fault(place, "L43", "all treasure has been shown; expected the mark")
    if has_handed_in(box, s) and any(one.alliance[TREASURE_FACES:]):
        yield Fault(place, "L43", "all treasure has gone back")
    if has_handed_in(box, s) and any(one.treasure):
        yield Fault(key_of(seat, "treasure"), "L43", "all treasure has gone back")


def _faults_of_bid(s: State, seat: int) -> Iterator[Fault]:
    """L41: treasure that is shown in an auction."""
    one, place = s.players[seat], key_of(seat, "bid")
    if s.phase != AUCTION and (any(one.bid_treasure) or any(one.bid_alliance)):
        sentence = Sentence("nothing is bid in the phase {phase}", phase=PHASES[s.phase])
        yield Fault(place, "L41", sentence)
    if not has_all(one.bid_treasure, one.treasure):
        yield Fault(place, "L41", "not so many treasure tokens are among its `treasure`")
    if not has_all(one.bid_alliance, one.shown):
        yield Fault(
            place, "L41", "not so many tokens are among its `alliances` and marked as shown"
        )
    if any(one.bid_alliance[:TREASURE_FACES]):
        yield Fault(place, "L41", "fame is no treasure")


# What is chosen and not shown.


def _faults_of_choice(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L9, L11, L16."""
    one = s.players[seat]
    picked, given = key_of(seat, "picked"), key_of(seat, "given")
    begun = given if any(one.given) else picked
    has_bid = s.phase == BIDDING and order_of(s, seat) < s.acted
    if one.picks != sum(one.picked) + sum(one.given):
        template = "{count} picks of {picked} and {given}"
        sentence = Sentence(template, count=one.picks, picked=one.picked, given=one.given)
        yield Fault(begun, "L9", sentence)
    if one.down != (one.picks if has_bid and s.bluffing else 0):
        template = "{count} cards, of which {down} lie face down"
        yield Fault(picked, "L16", Sentence(template, count=one.picks, down=one.down))
    if not has_all(one.picked, one.hand):
        yield Fault(picked, "L9", "is not in the hand")
    if not has_all(one.given, [*one.fame, *one.alliance[:TREASURE_FACES]]):
        yield Fault(given, "L11", "is not among the `fame` and the `alliances` of the seat")
    if one.picks and s.phase not in (TRADING, BIDDING):
        template = "nothing is chosen in steps in the phase {phase}"
        yield Fault(begun, "L9", Sentence(template, phase=PHASES[s.phase]))
    elif one.picks and not has_bid and seat != s.decider:
        template = "seat {seat} is not asked now, and so chooses nothing"
        yield Fault(begun, "L9", Sentence(template, seat=seat + 1))
    elif one.picks and s.phase == BIDDING:
        yield from _faults_of_picked(box, s, seat)
    elif one.picks:
        yield from _faults_of_payment(box, s, seat)


def _faults_of_picked(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L16: what is laid in secret."""
    one, place = s.players[seat], key_of(seat, "picked")
    if any(one.given):
        yield Fault(key_of(seat, "given"), "L11", "nothing is traded in the phase bidding")
    if any(one.picked[SYMBOL_KINDS:]):
        yield Fault(place, "L16", "text cards cannot be laid")
    for kind in range(SYMBOL_KINDS):
        if one.picked[kind] and not (s.bluffing or matches(box, s, kind)):
            template = "{card}: without bluffing only what matches can be laid"
            yield Fault(place, "L16", Sentence(template, card=KIND_NAMES[kind]))


def _faults_of_payment(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """L9 to L11: a payment that is begun can be completed, and is not complete."""
    one, price = s.players[seat], box.price[s.episode]
    if price == TWO_FAME_TOKENS:
        yield from _faults_of_given(s, seat)
        return
    place = key_of(seat, "picked")
    if any(one.given):
        yield Fault(key_of(seat, "given"), "L9", "the price is paid with cards")
    paid, wanted = worth(box, s, one.picked)
    held, _ = worth(box, s, one.hand)
    if price != TWO_CARDS and not does_pay(box, s, one.picked):
        yield Fault(place, "L9", "cannot be chosen: a card must cover something still missing")
    if held < wanted:
        yield Fault(place, "L9", "cannot be chosen: the price cannot be paid in full")
    if paid >= wanted:
        yield Fault(place, "L9", "the choice is complete, and not the seat's own any more")


def worth(box: Box, s: State, row: list[int]) -> tuple[int, int]:
    """L9, L10: how much of the price a row of cards can pay, and the price."""
    price = box.price[s.episode]
    if price == TWO_CARDS:
        return sum(row), 2
    if price == TWO_SYMBOLS:
        return matching_symbols(box, s, row), 2
    kinds = [kind for kind in range(SYMBOL_KINDS) if row[kind]]
    wild = sum(row[kind] * box.count[kind] for kind in kinds if box.symbol[kind] == BEOWULF)
    return wild + len({box.symbol[kind] for kind in kinds} - {BEOWULF}), SYMBOLS


def does_pay(box: Box, s: State, row: list[int]) -> bool:
    """L9, L10: whether every card shows what is asked for, and of each symbol only one, if so."""
    kinds = [kind for kind in range(len(row)) for _ in range(row[kind])]
    if any(kind >= SYMBOL_KINDS or not matches(box, s, kind) for kind in kinds):
        return False
    symbols = [box.symbol[kind] for kind in kinds if box.symbol[kind] != BEOWULF]
    return box.price[s.episode] != ONE_OF_EACH or len(set(symbols)) == len(symbols)


def _faults_of_given(s: State, seat: int) -> Iterator[Fault]:
    """L11: two fame tokens, and then a choice of what to heal."""
    one, place = s.players[seat], key_of(seat, "given")
    if any(one.picked):
        yield Fault(key_of(seat, "picked"), "L11", "the price is two fame tokens, and no cards")
    if sum(one.fame) + sum(one.alliance[:TREASURE_FACES]) < 2:
        yield Fault(place, "L11", "cannot be chosen: the price is two fame tokens")
    ways = sum(count > 0 for count in (one.wounds, one.double_wound, one.scratches))
    if one.picks > 2 or (one.picks == 2 and ways < 2):
        yield Fault(place, "L11", "the choice is complete, and not the seat's own any more")
