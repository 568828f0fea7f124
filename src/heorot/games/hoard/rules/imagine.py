"""Filling in what a seat cannot know (H22)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.pile import draw_loose
from heorot.games.hoard.rules.state import CARDS, CHOOSING, HIDDEN, NONE, State

IMAGINED = 1 << 20
"""The purpose of the first imagined card; far from all purposes of real dealings."""
ATTEMPT = 64
"""So many purposes has each attempt: more than there are cards in hands."""


@rule
def imagine(box: Box, s: State, seat: int, luck: Luck) -> None:
    """H22: deal the fronts this seat has not seen, equally likely, within dealing and colour.

    A deal that gives a card a front that is ruled out is thrown away: so those that are possible
    stay equally likely.
    """
    for other in range(len(s.players)):
        one = s.players[other]
        for slot in range(one.size, len(one.hand)):
            one.hand[slot] = NONE
        if other != seat:
            forget_intent(s, other)
    if s.loot_back == NONE:
        s.loot = NONE
    purpose = IMAGINED
    while not deal_unseen(box, s, seat, luck, purpose):
        purpose += ATTEMPT


@rule
def deal_unseen(box: Box, s: State, seat: int, luck: Luck, first: int) -> bool:
    """Deal what the seat has not seen, at the purposes from `first` on; whether that can be."""
    gather_unseen(s, seat)
    purpose = first
    for other in range(s.player_count):
        one = s.players[other]
        for slot in range(one.size):
            if not is_seen(one.seen_by[slot], seat):
                card = draw_loose(s, luck, purpose, one.back[slot])
                if one.ruled_out[slot] & box.double[box.front[card]]:
                    return False
                one.hand[slot] = card
                purpose += 1
    if s.loot_back != NONE and not is_seen(s.loot_seen_by, seat):
        s.loot = draw_loose(s, luck, purpose, s.loot_back)
        return s.loot_ruled_out & box.double[box.front[s.loot]] == 0
    return True


@rule
def is_seen(seen_by: int, seat: int) -> bool:
    """Whether a card's front is known to a seat; a spectator knows none."""
    return seat >= 0 and (seen_by >> seat) & 1 == 1


@rule
def gather_unseen(s: State, seat: int) -> None:
    """Make loose every hidden card whose front the seat has not seen."""
    for card in range(CARDS):
        s.loose[card] = 1 if s.place[card] == HIDDEN else 0
    for other in range(s.player_count):
        one = s.players[other]
        for slot in range(one.size):
            if is_seen(one.seen_by[slot], seat):
                s.loose[one.hand[slot]] = 0
    if is_seen(s.loot_seen_by, seat):
        s.loose[s.loot] = 0


@rule
def forget_intent(s: State, seat: int) -> None:
    """What another seat has begun to choose is imagined as not begun."""
    one = s.players[seat]
    one.step = CHOOSING
    one.chosen = NONE
    one.helper = NONE
    one.picked = 0
