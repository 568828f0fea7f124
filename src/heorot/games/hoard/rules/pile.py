"""Pile, field, hands: how cards move, and when a front comes to be (H1, H17, H21, H22)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.hoard.rules.events import (
    FIELD_CLEARED,
    FIELD_FILLED,
    PILE_RENEWED,
    SEES,
    TAKES_FROM_PILE,
)
from heorot.games.hoard.rules.state import (
    CARDS,
    COLOURS,
    DISCARDED,
    FIELD,
    HIDDEN,
    NONE,
    Player,
    State,
)

# Luck is addressed by purpose: a dealing's fronts of each colour, and the colours of its tops.
# The index is the number of cards that are still in question.
#
#     purpose = dealing * LANES + lane      lanes 0 … 4: fronts of a colour   5: tops   6: start
LANES = 8
TOPS = 5
START = 6


@rule
def renew_pile(s: State) -> None:
    """H17: the discard pile becomes the new pile."""
    s.dealing += 1
    renewed = 0
    for card in range(CARDS):
        if s.place[card] == DISCARDED:
            s.place[card] = HIDDEN
            s.pile_of[card] = s.dealing
            s.loose[card] = 1
            s.rest[card % COLOURS] += 1
            renewed += 1
    tell(s, EVERYONE, PILE_RENEWED, renewed)


@rule
def show_top(s: State, luck: Luck) -> None:
    """H17: show the colour of the next card; the moment none is left, renew the pile."""
    left = s.rest[0] + s.rest[1] + s.rest[2] + s.rest[3] + s.rest[4]
    if left == 0:
        renew_pile(s)
        left = s.rest[0] + s.rest[1] + s.rest[2] + s.rest[3] + s.rest[4]
    number = pick(luck, s.dealing * LANES + TOPS, left, left)
    colour = 0
    while number >= s.rest[colour]:
        number -= s.rest[colour]
        colour += 1
    s.rest[colour] -= 1
    s.top = s.dealing * COLOURS + colour


@rule
def take_top(s: State, luck: Luck) -> int:
    """Take the top card, unseen: its back."""
    back = s.top
    show_top(s, luck)
    return back


@rule
def draw_from_pile(s: State, luck: Luck) -> int:
    """The active player openly takes the top card, unseen."""
    tell(s, EVERYONE, TAKES_FROM_PILE, s.active, s.top)
    return take_top(s, luck)


@rule
def fill_field(s: State, luck: Luck, slot: int) -> None:
    """H3: the pile's top card fills a gap of the field at once."""
    filling = s.top
    s.field_backs[slot] = filling
    tell(s, EVERYONE, FIELD_FILLED, slot, filling)
    show_top(s, luck)


@rule
def look(s: State, luck: Luck, back: int) -> int:
    """The card under a back, at the moment it is first looked at; it is loose no longer."""
    return draw_loose(s, luck, back // COLOURS * LANES + back % COLOURS, back)


@rule
def draw_loose(s: State, luck: Luck, purpose: int, back: int) -> int:
    """H22: equally likely any loose card of a back's dealing and colour.

    Free of branches but for the loops: a third of all work is done here.
    """
    dealing = back // COLOURS
    colour = back % COLOURS
    unseen = 0
    for card in range(colour, CARDS, COLOURS):
        unseen += s.loose[card] & (s.pile_of[card] == dealing)
    number = pick(luck, purpose, unseen, unseen)
    card = colour - COLOURS
    while number >= 0:
        card += COLOURS
        number -= s.loose[card] & (s.pile_of[card] == dealing)
    s.loose[card] = 0
    return card


@rule
def uncover(s: State, card: int, place: int) -> None:
    """A card's front becomes public: it is laid, played or discarded."""
    s.place[card] = place
    s.pile_of[card] = NONE


@rule
def put_in_hand(me: Player, card: int, back: int, seen_by: int, ruled_out: int) -> None:
    """H21: hands lie in order of arrival."""
    me.hand[me.size] = card
    me.back[me.size] = back
    me.seen_by[me.size] = seen_by
    me.ruled_out[me.size] = ruled_out
    me.size += 1


@rule
def look_and_keep(s: State, luck: Luck, seat: int, back: int) -> None:
    """Look at a drawn card and put it into the hand."""
    card = look(s, luck, back)
    put_in_hand(s.players[seat], card, back, 1 << seat, 0)
    tell(s, 1 << seat, SEES, seat, card)


@rule
def leave_hand(me: Player, slots: int) -> None:
    """Take the cards at the set bits of `slots` out of a hand; the others close up in order."""
    kept = 0
    for slot in range(me.size):
        if (slots >> slot) & 1 == 0:
            if kept != slot:
                me.hand[kept] = me.hand[slot]
                me.back[kept] = me.back[slot]
                me.seen_by[kept] = me.seen_by[slot]
                me.ruled_out[kept] = me.ruled_out[slot]
            kept += 1
    for slot in range(kept, me.size):
        me.hand[slot] = NONE
        me.back[slot] = NONE
        me.seen_by[slot] = 0
        me.ruled_out[slot] = 0
    me.size = kept


@rule
def renew_field(s: State, luck: Luck) -> None:
    """H18: discard the four field cards, fronts open, and lay four new ones one by one."""
    for slot in range(FIELD):
        card = look(s, luck, s.field_backs[slot])
        uncover(s, card, DISCARDED)
        tell(s, EVERYONE, FIELD_CLEARED, card)
    for slot in range(FIELD):
        fill_field(s, luck, slot)
