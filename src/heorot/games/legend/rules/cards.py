"""Pile, discards and hands: how cards move, and what everybody knows of them (L26, L30, L45)."""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.events import DRAWS, PILE_RENEWED, SEES
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    BLESSING,
    NONE,
    REST,
    SYMBOL_KINDS,
    Player,
    State,
)

# Luck is addressed by purpose. The index of a card is the number of cards left in its dealing.
START: Final = 0
ALLIANCE: Final = 1
"""The index is the number of alliance tokens drawn before."""
PILE: Final = 2
"""PILE + dealing."""


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.player_count else 0


@rule
def matches(box: Box, s: State, kind: int) -> bool:
    """Whether a card counts in the present episode: one of its symbols, or Beowulf."""
    return (box.symbols[s.episode] >> box.symbol[kind]) & 1 == 1


@rule
def holds(me: Player, kind: int) -> bool:
    """Whether a special card is in a hand: public, as all of them are known there (L45)."""
    return me.known[kind] > 0


@rule
def symbol_cards(me: Player) -> int:
    """How many cards with symbols a hand has: public, for text cards are known to all."""
    texts = 0
    for kind in range(BLESSING, REST + 1):
        texts += me.known[kind]
    return me.size - texts


@rule
def take_nth(row: list[int], number: int) -> int:
    """Take thing `number` of a row of counts, counted through all kinds; its kind."""
    kind = 0
    while number >= row[kind]:
        number -= row[kind]
        kind += 1
    row[kind] -= 1
    return kind


# The pile (L26).


@rule
def cards_left(s: State) -> int:
    """How many cards can still be drawn or turned up."""
    return s.pile_size + s.discard_size


@rule
def renew_pile(s: State) -> None:
    """L26: the moment the pile is empty, the whole discard pile becomes the pile."""
    if s.pile_size > 0 or s.discard_size == 0:
        return
    for kind in range(ACTIVITIES):
        s.pile[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.pile_size = s.discard_size
    s.discard_size = 0
    s.dealing += 1
    tell(s, EVERYONE, PILE_RENEWED, s.pile_size)


@rule
def draw(s: State, luck: Luck) -> int:
    """L26: take the top card; the caller has made sure that there is one."""
    renew_pile(s)
    kind = take_nth(s.pile, pick(luck, PILE + s.dealing, s.pile_size, s.pile_size))
    s.pile_size -= 1
    renew_pile(s)
    return kind


@rule
def draw_cards(s: State, luck: Luck, seat: int, count: int) -> None:
    """Draw into the hand, unseen by others; with too few cards, those there are."""
    me = s.players[seat]
    number = min(count, cards_left(s))
    tell(s, EVERYONE, DRAWS, seat, number)
    for _ in range(number):
        kind = draw(s, luck)
        me.hand[kind] += 1
        me.size += 1
        tell(s, 1 << seat, SEES, seat, kind)


@rule
def discard_card(s: State, kind: int) -> None:
    """L30: an activity card goes to the discard pile, a special card leaves the game."""
    if kind < ACTIVITIES:
        s.discard[kind] += 1
        s.discard_size += 1


# Hands, and what is known of them (L45).


@rule
def keep_openly(me: Player, kind: int) -> None:
    """A card that everybody sees goes into a hand."""
    me.hand[kind] += 1
    me.known[kind] += 1
    me.size += 1


@rule
def leave_openly(me: Player, kind: int) -> None:
    """A card is seen leaving a hand: the known count of its kind falls, not below 0."""
    me.hand[kind] -= 1
    me.size -= 1
    if me.known[kind] > 0:
        me.known[kind] -= 1


@rule
def lay_card(box: Box, s: State, seat: int, kind: int) -> None:
    """A card comes to lie open before a seat, and its symbols count."""
    me = s.players[seat]
    me.laid[kind] += 1
    me.total += box.count[kind]


@rule
def has_laid(me: Player) -> bool:
    """Whether any card lies open before a seat."""
    for kind in range(SYMBOL_KINDS):
        if me.laid[kind] > 0:
            return True
    return False


@rule
def clear_laid(s: State, seat: int) -> None:
    """What lies open before a seat leaves."""
    me = s.players[seat]
    for kind in range(SYMBOL_KINDS):
        while me.laid[kind] > 0:
            me.laid[kind] -= 1
            discard_card(s, kind)


@rule
def forget_choice(me: Player) -> None:
    """Nothing is chosen any more."""
    me.picks = 0
    for kind in range(len(me.picked)):
        me.picked[kind] = 0
    for token in range(len(me.given)):
        me.given[token] = 0


@rule
def seat_in_order(s: State, number: int) -> int:
    """The seat that comes `number` places after the start player, round and round."""
    seat = s.start + number
    while seat >= s.player_count:
        seat -= s.player_count
    return seat


@rule
def next_standing(s: State) -> int:
    """The next one after the decider, clockwise, who is still in."""
    seat = next_seat(s, s.decider)
    while s.players[seat].rank != 0:
        seat = next_seat(s, seat)
    return seat


@rule
def seat_of_rank(s: State, rank: int) -> int:
    """Who has a rank."""
    for seat in range(s.player_count):
        if s.players[seat].rank == rank:
            return seat
    return NONE
