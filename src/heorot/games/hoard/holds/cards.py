"""Every card lies somewhere, and what is told of it is true (H1, H17, H20 to H22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import (
    BEFORE,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    FIELD,
    HAND,
    HIDDEN,
    IN_PROGRESS,
    KNIGHT,
    LAIR,
    NONE,
    ROYAL,
    UNICORN,
    State,
)
from heorot.games.hoard.words.spelling import back_words, card_name, card_words


def at(seat: int, name: str) -> str:
    """Where a document tells something of a seat."""
    return f"seat[{seat + 1}].{name}"


def at_slot(seat: int, slot: int) -> str:
    return at(seat, f"hand[{slot + 1}]")


def of_cards(box: Box, s: State) -> Iterator[Fault]:
    """Every card lies in exactly one place (H1)."""
    times = [(s.loose[card] != 0) + (s.place[card] != HIDDEN) for card in range(CARDS)]
    for one in s.players:
        for card in one.hand[: one.size]:
            times[card] += 1
    if s.loot != NONE:
        times[s.loot] += 1
    for card, count in enumerate(times):
        if count != 1:
            where = reduce(both, places_of(s, card)) if count else Sentence("nowhere")
            words = Sentence("{card} lies {where}", card=card_words(box, card), where=where)
            yield Fault("unseen", "H1", words)


def places_of(s: State, card: int) -> Iterator[Sentence]:
    """Wherever a card lies."""
    if s.loose[card]:
        yield Sentence("in the pile, the field or just drawn")
    if s.place[card] == DISCARDED:
        yield Sentence("on the discard pile")
    elif s.place[card] == IN_PROGRESS:
        yield Sentence("in progress")
    elif s.place[card] != HIDDEN:
        yield Sentence("before seat {seat}", seat=s.place[card] - BEFORE + 1)
    for seat, one in enumerate(s.players, 1):
        for slot, held in enumerate(one.hand[: one.size], 1):
            if held == card:
                yield Sentence("slot {slot} in the hand of seat {seat}", slot=slot, seat=seat)
    if s.loot == card:
        yield Sentence("just stolen")


def both(one: Sentence, two: Sentence) -> Sentence:
    return Sentence("{one} and {two}", one=one, two=two)


def of_backs(s: State) -> Iterator[Fault]:
    """H17, H22: under the backs of a dealing and colour lie its unseen cards."""
    most = s.round * (5 * s.player_count + FIELD)  # five cards a turn, and four of the field
    if not 0 <= s.dealing <= most:
        words = Sentence(
            "{count} renewals; each takes a card off the pile, so {most} are possible",
            count=s.dealing,
            most=most,
        )
        yield Fault("dealing", "H17", words)
    if s.top // COLOURS != s.dealing:
        words = Sentence(
            'the pile is dealing {dealing}; expected "{back}"',
            dealing=s.dealing,
            back=back_words(s.dealing * COLOURS + s.top % COLOURS),
        )
        yield Fault("top", "H22", words)
    for card in range(CARDS):
        if (s.place[card] == HIDDEN) != (0 <= s.pile_of[card] <= s.dealing):
            words = Sentence(
                "card {card} at place {place} is of dealing {dealing}",
                card=card,
                place=s.place[card],
                dealing=s.pile_of[card],
            )
            yield Fault("dealing", "H22", words)
    lying = Counter([s.top, *s.field_backs, *s.drawn[: s.drawn_size]])
    unseen = Counter(back_of(s, card) for card in range(CARDS) if s.loose[card])
    rest = {s.dealing * COLOURS + colour: count for colour, count in enumerate(s.rest)}
    for back in sorted(lying | unseen | Counter(rest)):
        if back < s.dealing * COLOURS and unseen[back] != lying[back]:
            words = Sentence(
                "{lying} cards lie as {back!r} in the field or drawn, but {unseen} are named here"
                " as unseen; the numbers must be equal",
                lying=lying[back],
                back=back_words(back),
                unseen=unseen[back],
            )
            yield Fault("unseen", "H22", words)
        elif rest.get(back, 0) < 0 or unseen[back] != lying[back] + rest.get(back, 0):
            words = Sentence(
                "{lying} cards lie as {back!r} on pile and field or drawn, but only {unseen}"
                " {colour} cards are not named elsewhere",
                lying=lying[back],
                back=back_words(back),
                unseen=unseen[back],
                colour=COLOUR_NAMES[back % COLOURS],
            )
            yield Fault("top" if back == s.top else "field", "H17", words)
    if any(back != NONE for back in s.drawn[s.drawn_size :]):
        yield Fault("drawn", "H3", "there are backs beyond the number of drawn cards")


def back_of(s: State, card: int) -> int:
    return s.pile_of[card] * COLOURS + card % COLOURS


def of_cells(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """H20, H21: what is told of a hand, and of what lies before a seat, is true of the cards."""
    one = s.players[seat]
    if seat >= s.player_count and one.size:
        words = Sentence("there is no seat {seat} to hold cards", seat=seat + 1)
        yield Fault("seat", "", words)
    for slot in range(HAND):
        card, back, seen_by = one.hand[slot], one.back[slot], one.seen_by[slot]
        ruled_out = one.ruled_out[slot]
        if slot >= one.size:
            if (card, back, seen_by, ruled_out) != (NONE, NONE, 0, 0):
                yield Fault(at_slot(seat, slot), "", "something lies beyond the size of the hand")
        elif s.place[card] != HIDDEN or back != back_of(s, card):
            words = Sentence("card {card} has back {back}", card=card, back=back)
            yield Fault(at_slot(seat, slot), "H22", words)
        elif not seen_by >> seat & 1 or seen_by >> s.player_count:
            words = Sentence("it was seen by {eyes}", eyes=f"{seen_by:b}")
            yield Fault(at_slot(seat, slot), "H21", words)
        elif ruled_out & box.double[box.front[card]] or ruled_out & ~sum(box.double):
            words = Sentence("{card} is told not to be what it is", card=card_name(box, card))
            yield Fault(at_slot(seat, slot), "H9", words)
    before = [card for card in range(CARDS) if s.place[card] == BEFORE + seat]
    for key, card, front in (("knight", one.knight, KNIGHT), ("unicorn", one.unicorn, UNICORN)):
        if card != NONE and (box.front[card] != front or card not in before):
            name = card_name(box, card)
            words = Sentence("{card} is not a {key} lying there", card=name, key=key)
            yield Fault(at(seat, key), "", words)
    treasures = [card for card in before if box.front[card] <= ROYAL]
    lairs = [card for card in before if box.front[card] == LAIR]
    for counts, cards in ((one.row, treasures), (one.lair, lairs)):
        if counts != [sum(card % COLOURS == c for card in cards) for c in range(COLOURS)]:
            words = Sentence("{counts} by colour, but cards {cards}", counts=counts, cards=cards)
            yield Fault(at(seat, "laid"), "", words)
    if one.worth != sum(box.value[box.front[card]] for card in treasures):
        words = Sentence("worth {worth}, but cards {cards}", worth=one.worth, cards=treasures)
        yield Fault(at(seat, "laid"), "H20", words)
    for card in set(before).difference(treasures, lairs, (one.knight, one.unicorn)):
        words = Sentence("{card} is neither a treasure nor a lair", card=card_name(box, card))
        yield Fault(at(seat, "laid"), "", words)
