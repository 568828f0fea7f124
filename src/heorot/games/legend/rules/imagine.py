"""Filling in what a seat cannot know (L45)."""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick
from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    forget_choice,
    matches,
    seat_in_order,
    symbol_cards,
    take_nth,
)
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    BIDDING,
    FACES,
    KINDS,
    RANKING,
    SIMULTANEOUS,
    SYMBOL_KINDS,
    TREASURE_FACES,
    State,
)

# Purposes of imagined luck, far from those of the table; the index numbers the draws of a seat.
HAND: Final = 1 << 20
TOKENS: Final = HAND + 8
BID: Final = TOKENS + 8


@rule
def imagine(box: Box, s: State, seat: int, luck: Luck) -> None:
    """L45: unseen cards and tokens lie anywhere, each assignment equally likely."""
    gather_cards(box, s, seat)
    gather_tokens(box, s, seat)
    for other in range(len(s.players)):
        if other == seat:
            continue
        forget_choice(s.players[other])
        if other < s.player_count:
            deal_hand(s, luck, other)
            deal_tokens(box, s, luck, other)
            if has_hidden_bid(box, s, other):
                deal_bid(box, s, luck, other)
        else:
            empty_seat(s, other)


@rule
def empty_seat(s: State, seat: int) -> None:
    """Nobody sits there."""
    one = s.players[seat]
    for kind in range(KINDS):
        one.hand[kind] = 0
    for face in range(FACES):
        one.alliance[face] = 0


# Cards.


@rule
def gather_cards(box: Box, s: State, seat: int) -> None:
    """Every card goes to the pile that the seat does not see elsewhere."""
    for kind in range(ACTIVITIES):
        seen = s.discard[kind] + s.offer[kind]
        for other in range(s.player_count):
            one = s.players[other]
            seen += one.laid[kind] + (one.hand[kind] if other == seat else one.known[kind])
        s.pile[kind] = box.copies[kind] - seen


@rule
def deal_hand(s: State, luck: Luck, seat: int) -> None:
    """The known cards of a hand, and the others from the pile."""
    one = s.players[seat]
    unknown = one.size
    for kind in range(KINDS):
        one.hand[kind] = one.known[kind]
        unknown -= one.known[kind]
    left = 0
    for kind in range(ACTIVITIES):
        left += s.pile[kind]
    for _ in range(unknown):
        one.hand[take_nth(s.pile, pick(luck, HAND + seat, left, left))] += 1
        left -= 1


# Alliance tokens.


@rule
def gather_tokens(box: Box, s: State, seat: int) -> None:
    """Every alliance token goes to the pool that the seat has not seen elsewhere."""
    for face in range(FACES):
        seen = 0
        for other in range(s.player_count):
            one = s.players[other]
            seen += one.alliance[face] if other == seat else one.shown[face]
        s.pool[face] = box.alliance[face] - seen


@rule
def deal_tokens(box: Box, s: State, luck: Luck, seat: int) -> None:
    """The faces that were shown, and others from the pool; L43: after the ranking, fame alone."""
    one = s.players[seat]
    unknown = one.alliances
    for face in range(FACES):
        one.alliance[face] = one.shown[face]
        unknown -= one.shown[face]
    faces = TREASURE_FACES if is_treasure_shown(box, s) else FACES
    left = 0
    for face in range(faces):
        left += s.pool[face]
    for _ in range(unknown):
        one.alliance[take_nth(s.pool, pick(luck, TOKENS + seat, left, left))] += 1
        left -= 1


@rule
def is_treasure_shown(box: Box, s: State) -> bool:
    """L43: whether all treasure was shown, so that no hidden token is treasure."""
    episode = s.episode
    while episode < len(box.kind) and box.kind[episode] != RANKING:
        episode += 1
    return s.advanced == 1 and (episode == len(box.kind) or episode == s.episode)


# Bids that lie face down (L16).


@rule
def has_hidden_bid(box: Box, s: State, seat: int) -> bool:
    """Whether a seat has completed a bid that is not shown yet."""
    if s.phase != BIDDING or box.kind[s.episode] != SIMULTANEOUS:
        return False
    for number in range(s.acted):
        if seat_in_order(s, number) == seat:
            return True
    return False


@rule
def deal_bid(box: Box, s: State, luck: Luck, seat: int) -> None:
    """As many cards as lie there, any of the hand; if that is hidden too, each match or not."""
    one = s.players[seat]
    left = symbol_cards(one)
    index = 0
    for kind in range(SYMBOL_KINDS):
        for _ in range(one.hand[kind]):
            if s.bluffing == 1:
                if pick(luck, BID + seat, index, left) < one.down - one.picks:
                    one.picked[kind] += 1
                    one.picks += 1
                left -= 1
            elif matches(box, s, kind) and pick(luck, BID + seat, index, 2) == 1:
                one.picked[kind] += 1
                one.picks += 1
            index += 1
