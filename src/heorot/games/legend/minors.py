"""Minor episodes: opportunity, selection, recovery (L7, L9 to L13)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.cards import (
    cards_left,
    discard_card,
    draw,
    draw_cards,
    forget_choice,
    holds,
    keep_openly,
    lay_card,
    leave_openly,
    matches,
    seat_in_order,
    symbol_cards,
)
from heorot.games.legend.choices import (
    DECLINE,
    FAME,
    FAME_ALLIANCE,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
    SELECT_ALLIANCE,
    SELECT_CARDS,
    SELECT_FAME,
    SELECT_TREASURE,
)
from heorot.games.legend.events import DISCARDS, GIVES, OFFERED, PAYS, PICKS
from heorot.games.legend.gains import (
    alliance_token,
    amount_of,
    draw_alliances,
    gain,
    gain_of,
    give_fame,
    heal_double,
    heal_scratches,
    heal_wound,
    return_alliance,
    take_fame,
    take_treasure,
)
from heorot.games.legend.state import (
    ACTIVITIES,
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

TOKENS_GIVEN = 2
"""Break Ranks? (L11)."""


# Opportunities: whether one can be taken, as far as everybody can tell.


@rule
def may_trade(box: Box, s: State, seat: int) -> bool:
    """Whether public facts leave it open that a seat accepts (L9, L11)."""
    me = s.players[seat]
    price = box.price[s.episode]
    if price == TWO_FAME_TOKENS:
        return can_heal(me) and fame_squares(me) + me.alliances >= TOKENS_GIVEN
    if price == TWO_CARDS:
        return me.size >= 2
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
        return 2 - me.picks
    if price == TWO_SYMBOLS:
        return 2 - matching_symbols(box, s, me.picked)
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
    if price == TWO_SYMBOLS and matching_symbols(box, s, me.hand) < 2:
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
    if me.picks == TOKENS_GIVEN:
        return offer_healing(me, choices, n)
    held = fame_squares(me)
    for face in range(TREASURE_FACES):
        held += me.alliance[face]
    if held < TOKENS_GIVEN:
        return n
    for value in range(1, FAMES):
        if me.fame[value] > me.given[value]:
            choices[n] = FAME + value - 1
            n += 1
    for face in range(TREASURE_FACES):
        if me.alliance[face] > me.given[FAMES + face]:
            choices[n] = FAME_ALLIANCE + face
            n += 1
    return n


@rule
def offer_healing(me: Player, choices: list[int], n: int) -> int:
    """L11: one large tile, or all scratches."""
    if me.wounds > 0:
        choices[n] = HEAL_WOUND
        n += 1
    if me.double_wound > 0:
        choices[n] = HEAL_DOUBLE
        n += 1
    if me.scratches > 0:
        choices[n] = HEAL_SCRATCHES
        n += 1
    return n


@rule
def play_trading(box: Box, s: State, luck: Luck, action: int) -> None:
    """One step of a payment; with the last one it is shown and carried out."""
    seat = s.decider
    me = s.players[seat]
    if action < FAME:
        me.picked[action] += 1
        me.picks += 1
        if missing(box, s, me) <= 0:
            pay(box, s, luck, seat)
    elif action < FAME_ALLIANCE:
        give_one(s, luck, seat, action - FAME + 1)
    elif action < FAME_ALLIANCE + TREASURE_FACES:
        give_one(s, luck, seat, FAMES + action - FAME_ALLIANCE)
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
def give_one(s: State, luck: Luck, seat: int, token: int) -> None:
    """L11: one more token is chosen; nobody is asked what to heal when there is one thing only."""
    me = s.players[seat]
    me.given[token] += 1
    me.picks += 1
    if me.picks < TOKENS_GIVEN:
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


@rule
def heal(s: State, seat: int, action: int) -> None:
    """Shed what was chosen."""
    if action == HEAL_WOUND:
        heal_wound(s, seat)
    elif action == HEAL_DOUBLE:
        heal_double(s, seat)
    else:
        heal_scratches(s, seat)


# Selection (L12).


@rule
def legal_selecting(s: State, choices: list[int]) -> int:
    """L12: one of five, of which a token may be gone; or nothing."""
    choices[0] = DECLINE
    choices[1] = SELECT_CARDS
    n = 2
    if s.treasure[2] > 0:
        choices[n] = SELECT_TREASURE
        n += 1
    if s.pool_size > 0:
        choices[n] = SELECT_ALLIANCE
        n += 1
    if s.fame[2] > 0:
        choices[n] = SELECT_FAME
        n += 1
    if s.players[s.decider].scratches > 0:
        choices[n] = HEAL_SCRATCHES
        n += 1
    return n


@rule
def play_selecting(box: Box, s: State, luck: Luck, action: int) -> None:
    """L12: take what was selected."""
    seat = s.decider
    s.phase = NEXT_SEAT
    if action == SELECT_CARDS:
        draw_cards(s, luck, seat, 2)
    elif action == SELECT_TREASURE:
        take_treasure(s, seat, 2)
    elif action == SELECT_ALLIANCE:
        draw_alliances(s, luck, seat, 1)
    elif action == SELECT_FAME:
        take_fame(box, s, seat, 2)
    else:
        heal_scratches(s, seat)


# Recovery (L13).


@rule
def begin_recovery(s: State, luck: Luck) -> None:
    """L13: twice as many cards as players are turned up, as far as there are any."""
    for _ in range(min(2 * s.player_count, cards_left(s))):
        kind = draw(s, luck)
        s.offer[kind] += 1
        tell(s, EVERYONE, OFFERED, kind)


@rule
def kinds_on_offer(s: State) -> int:
    """How many different cards can be picked."""
    count = 0
    for kind in range(ACTIVITIES):
        if s.offer[kind] > 0:
            count += 1
    return count


@rule
def legal_picking(s: State, choices: list[int]) -> int:
    """L13: any of the cards on offer; equal ones are one choice."""
    n = 0
    for kind in range(ACTIVITIES):
        if s.offer[kind] > 0:
            choices[n] = kind
            n += 1
    return n


@rule
def pick_card(s: State, seat: int, kind: int) -> None:
    """L13: take a card, openly."""
    s.offer[kind] -= 1
    keep_openly(s.players[seat], kind)
    tell(s, EVERYONE, PICKS, seat, kind)


@rule
def pick_the_only_kind(s: State, seat: int) -> None:
    """What is left is all alike: nobody is asked."""
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    pick_card(s, seat, kind)


@rule
def actor(s: State) -> int:
    """Whose turn it is in a minor episode, or who bids."""
    return seat_in_order(s, s.acted)
