"""Opportunities: what they cost, and paying in steps (L9 to L11)."""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    discard_card,
    forget_choice,
    holds,
    lay_card,
    leave_openly,
    matches,
    symbol_cards,
)
from heorot.games.legend.rules.choices import (
    DECLINE,
    GIVE_ALLIANCE,
    GIVE_FAME,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
)
from heorot.games.legend.rules.events import DISCARDS, GIVES, PAYS
from heorot.games.legend.rules.gains import (
    alliance_token,
    amount_of,
    gain,
    gain_of,
    give_fame,
    heal,
    offer_tiles,
    return_alliance,
)
from heorot.games.legend.rules.state import (
    ALLIANCES,
    BEOWULF,
    FAME_GAIN,
    FAMES,
    HIDES,
    KINDS,
    LEAVING,
    NEXT_SEAT,
    ONE_OF_EACH,
    SYMBOL_KINDS,
    SYMBOLS,
    TREASURE_FACES,
    TREASURE_GAIN,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    Player,
    State,
)

TWO: Final = 2
"""Cards at the Court, symbols of a kind, fame tokens at Break Ranks? (L9, L11)."""


# Whether one can be taken, as far as everybody can tell.


@rule
def may_trade(box: Box, s: State, seat: int) -> bool:
    """Whether public facts leave it open that a seat accepts (L9, L11)."""
    me = s.players[seat]
    price = box.price[s.episode]
    if price == TWO_FAME_TOKENS:
        return can_heal(me) and fame_squares(me) + me.alliances >= TWO
    if price == TWO_CARDS:
        return me.size >= TWO
    if not is_available(box, s):
        return False
    if price == ONE_OF_EACH:
        wild = box.count[HIDES] - 1 if holds(me, HIDES) else 0
        return symbol_cards(me) + wild >= SYMBOLS
    return symbol_cards(me) > 0


@rule
def is_available(box: Box, s: State) -> bool:
    """L9: whether the gain of an opportunity is still there."""
    what = gain_of(box, s, 0)
    if what == FAME_GAIN:
        return s.fame[amount_of(box, s, 0)] > 0
    if what == TREASURE_GAIN:
        return s.treasure[amount_of(box, s, 0)] > 0
    return what != ALLIANCES or s.pool_size > 0


@rule
def can_heal(me: Player) -> bool:
    """L11: whether a seat has a wound tile or a scratch."""
    return me.wounds + me.double_wound + me.scratches > 0


@rule
def fame_squares(me: Player) -> int:
    """How many square fame tokens a seat has."""
    count = 0
    for value in range(1, FAMES):
        count += me.fame[value]
    return count


# Paying, in steps that are the payer's own until the last (L9).


@rule
def missing(box: Box, s: State, me: Player) -> int:
    """L9, L10: how much of the price the cards picked so far leave open."""
    price = box.price[s.episode]
    if price == TWO_CARDS or price == TWO_FAME_TOKENS:
        return TWO - me.picks
    if price == TWO_SYMBOLS:
        return TWO - matching_symbols(box, s, me.picked)
    return SYMBOLS - covered(box, me.picked)


@rule
def matching_symbols(box: Box, s: State, row: list[int]) -> int:
    """The symbols of a row of cards that count in the present episode."""
    count = 0
    for kind in range(SYMBOL_KINDS):
        if row[kind] > 0 and matches(box, s, kind):
            count += row[kind] * box.count[kind]
    return count


@rule
def covered(box: Box, row: list[int]) -> int:
    """L10: kinds of symbols a row of cards covers, each once, and its wild symbols."""
    kinds = 0
    wild = 0
    for kind in range(SYMBOL_KINDS):
        if row[kind] > 0:
            if box.symbol[kind] == BEOWULF:
                wild += row[kind] * box.count[kind]
            else:
                kinds |= 1 << box.symbol[kind]
    while kinds > 0:
        wild += kinds & 1
        kinds >>= 1
    return wild


@rule
def covers_more(box: Box, me: Player, kind: int) -> bool:
    """L10: whether no card picked so far covers the symbol of this one; Beowulf always helps."""
    if box.symbol[kind] == BEOWULF:
        return True
    for other in range(SYMBOL_KINDS):
        if me.picked[other] > 0 and box.symbol[other] == box.symbol[kind]:
            return False
    return True


@rule
def legal_trading(box: Box, s: State, choices: list[int]) -> int:
    """L9: begin to pay, or decline; once begun, pay on."""
    me = s.players[s.decider]
    n = 0
    if me.picks == 0:
        choices[0] = DECLINE
        n = 1
    price = box.price[s.episode]
    if price == TWO_FAME_TOKENS:
        return legal_giving(me, choices, n)
    if price == TWO_SYMBOLS and matching_symbols(box, s, me.hand) < TWO:
        return n
    if price == ONE_OF_EACH and covered(box, me.hand) < SYMBOLS:
        return n
    for kind in range(KINDS if price == TWO_CARDS else SYMBOL_KINDS):
        if me.hand[kind] > me.picked[kind] and (
            price == TWO_CARDS
            or (price == TWO_SYMBOLS and matches(box, s, kind))
            or (price == ONE_OF_EACH and covers_more(box, me, kind))
        ):
            choices[n] = kind
            n += 1
    return n


@rule
def legal_giving(me: Player, choices: list[int], n: int) -> int:
    """L11: any two fame tokens, then what is healed."""
    if me.picks == TWO:
        return offer_healing(me, choices, n)
    held = fame_squares(me)
    for face in range(TREASURE_FACES):
        held += me.alliance[face]
    if held < TWO:
        return n
    for value in range(1, FAMES):
        if me.fame[value] > me.given[value]:
            choices[n] = GIVE_FAME + value - 1
            n += 1
    for face in range(TREASURE_FACES):
        if me.alliance[face] > me.given[FAMES + face]:
            choices[n] = GIVE_ALLIANCE + face
            n += 1
    return n


@rule
def offer_healing(me: Player, choices: list[int], n: int) -> int:
    """L11: one large tile, or all scratches."""
    n = offer_tiles(me, choices, n)
    if me.scratches > 0:
        choices[n] = HEAL_SCRATCHES
        n += 1
    return n


@rule
def play_trading(box: Box, s: State, luck: Luck, action: int) -> None:
    """One step of a payment; with the last one it is shown and carried out."""
    seat = s.decider
    me = s.players[seat]
    if action < GIVE_FAME:
        me.picked[action] += 1
        me.picks += 1
        if missing(box, s, me) <= 0:
            pay(box, s, luck, seat)
    elif action < GIVE_ALLIANCE:
        give_one(s, seat, action - GIVE_FAME + 1)
    elif action < GIVE_ALLIANCE + TREASURE_FACES:
        give_one(s, seat, FAMES + action - GIVE_ALLIANCE)
    else:
        break_ranks(s, seat, action)


@rule
def pay(box: Box, s: State, luck: Luck, seat: int) -> None:
    """L9: the price is met: Court changes the cards, other cards are laid and leave (L32)."""
    me = s.players[seat]
    is_court = box.price[s.episode] == TWO_CARDS
    for kind in range(KINDS):
        while me.picked[kind] > 0:
            me.picked[kind] -= 1
            leave_openly(me, kind)
            if is_court:
                discard_card(s, kind)
                tell(s, EVERYONE, DISCARDS, seat, kind)
            else:
                lay_card(box, s, seat, kind)
                tell(s, EVERYONE, PAYS, seat, kind)
    forget_choice(me)
    s.phase = LEAVING
    if is_court:
        s.phase = NEXT_SEAT
        gain(box, s, luck, seat, gain_of(box, s, 0), amount_of(box, s, 0))


@rule
def give_one(s: State, seat: int, token: int) -> None:
    """L11: one more token is chosen; nobody is asked what to heal when there is one thing only."""
    me = s.players[seat]
    me.given[token] += 1
    me.picks += 1
    if me.picks < TWO:
        return
    if me.scratches == 0 and me.double_wound == 0:
        break_ranks(s, seat, HEAL_WOUND)
    elif me.wounds == 0 and me.double_wound == 0:
        break_ranks(s, seat, HEAL_SCRATCHES)
    elif me.wounds == 0 and me.scratches == 0:
        break_ranks(s, seat, HEAL_DOUBLE)


@rule
def break_ranks(s: State, seat: int, action: int) -> None:
    """L11: the tokens go back, and one large tile or all scratches are shed."""
    me = s.players[seat]
    for value in range(1, FAMES):
        for _ in range(me.given[value]):
            give_fame(s, seat, value)
    for face in range(TREASURE_FACES):
        for _ in range(me.given[FAMES + face]):
            return_alliance(s, seat, face)
            tell(s, EVERYONE, GIVES, seat, alliance_token(face))
    forget_choice(me)
    heal(s, seat, action)
    s.phase = NEXT_SEAT
