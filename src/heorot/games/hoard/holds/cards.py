"""Every card lies somewhere, and what is told of it is true (H1, H17, H20 to H22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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


def of_cards(box: Box, s: State) -> Iterator[Fault]:
    """Every card lies in exactly one place (H1)."""
    lying: list[list[str]] = [[] for _ in range(CARDS)]
    for card in range(CARDS):
        if s.loose[card]:
            lying[card].append("in the pile, the field or just drawn")
        if s.place[card] == DISCARDED:
            lying[card].append("on the discard pile")
        elif s.place[card] == IN_PROGRESS:
            lying[card].append("in progress")
        elif s.place[card] != HIDDEN:
            lying[card].append(f"before seat {s.place[card] - BEFORE + 1}")
    for seat, one in enumerate(s.players):
        for slot in range(one.size):
            lying[one.hand[slot]].append(f"slot {slot + 1} in the hand of seat {seat + 1}")
    if s.loot != NONE:
        lying[s.loot].append("just stolen")
    for card, where in enumerate(lying):
        if len(where) != 1:
            words = f"{card_words(box, card)} lies {' and '.join(where) or 'nowhere'}"
            yield Fault("unseen", "H1", words)


def of_backs(s: State) -> Iterator[Fault]:
    """H17, H22: under the backs of a dealing and colour lie its unseen cards."""
    most = s.round * (5 * s.player_count + FIELD)  # five cards a turn, and four of the field
    if not 0 <= s.dealing <= most:
        words = f"{s.dealing} renewals; each takes a card off the pile, so {most} are possible"
        yield Fault("dealing", "H17", words)
    if s.top // COLOURS != s.dealing:
        present = back_words(s.dealing * COLOURS + s.top % COLOURS)
        yield Fault("top", "H22", f'the pile is dealing {s.dealing}; expected "{present}"')
    for card in range(CARDS):
        if (s.place[card] == HIDDEN) != (0 <= s.pile_of[card] <= s.dealing):
            words = f"card {card} at place {s.place[card]} is of dealing {s.pile_of[card]}"
            yield Fault("dealing", "H22", words)
    lying = Counter([s.top, *s.field_backs, *s.drawn[: s.drawn_size]])
    unseen = Counter(back_of(s, card) for card in range(CARDS) if s.loose[card])
    rest = {s.dealing * COLOURS + colour: count for colour, count in enumerate(s.rest)}
    for back in sorted(lying | unseen | Counter(rest)):
        if back < s.dealing * COLOURS and unseen[back] != lying[back]:
            words = (
                f"{lying[back]} cards lie as {back_words(back)!r} in the field or drawn, but"
                f" {unseen[back]} are named here as unseen; the numbers must be equal"
            )
            yield Fault("unseen", "H22", words)
        elif rest.get(back, 0) < 0 or unseen[back] != lying[back] + rest.get(back, 0):
            words = (
                f"{lying[back]} cards lie as {back_words(back)!r} on pile and field or drawn, but"
                f" only {unseen[back]} {COLOUR_NAMES[back % COLOURS]} cards are not named elsewhere"
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
        yield Fault("seat", "", f"there is no seat {seat + 1} to hold cards")
    for slot in range(HAND):
        card, back, seen_by = one.hand[slot], one.back[slot], one.seen_by[slot]
        ruled_out = one.ruled_out[slot]
        place = at(seat, f"hand[{slot + 1}]")
        if slot >= one.size:
            if (card, back, seen_by, ruled_out) != (NONE, NONE, 0, 0):
                yield Fault(place, "", "something lies beyond the size of the hand")
        elif s.place[card] != HIDDEN or back != back_of(s, card):
            yield Fault(place, "H22", f"card {card} has back {back}")
        elif not seen_by >> seat & 1 or seen_by >> s.player_count:
            yield Fault(place, "H21", f"it was seen by {seen_by:b}")
        elif ruled_out & box.double[box.front[card]] or ruled_out & ~sum(box.double):
            yield Fault(place, "H9", f"{card_name(box, card)} is told not to be what it is")
    before = [card for card in range(CARDS) if s.place[card] == BEFORE + seat]
    for key, card, front in (("knight", one.knight, KNIGHT), ("unicorn", one.unicorn, UNICORN)):
        if card != NONE and (box.front[card] != front or card not in before):
            yield Fault(at(seat, key), "", f"{card_name(box, card)} is not a {key} lying there")
    treasures = [card for card in before if box.front[card] <= ROYAL]
    lairs = [card for card in before if box.front[card] == LAIR]
    for counts, cards in ((one.row, treasures), (one.lair, lairs)):
        if counts != [sum(card % COLOURS == c for card in cards) for c in range(COLOURS)]:
            yield Fault(at(seat, "laid"), "", f"{counts} by colour, but cards {cards}")
    if one.worth != sum(box.value[box.front[card]] for card in treasures):
        yield Fault(at(seat, "laid"), "H20", f"worth {one.worth}, but cards {treasures}")
    for card in set(before).difference(treasures, lairs, (one.knight, one.unicorn)):
        words = f"{card_name(box, card)} is neither a treasure nor a lair"
        yield Fault(at(seat, "laid"), "", words)
