"""Majors: how much to bid, whether to stay in, when to risk (L15 to L20).

A rank is worth what is left when everybody takes what is worth most. A rival may bring the matching
cards that are known of it, and of its other cards as many as match among all that are unseen; but
it will hardly bring more than the stakes are worth. From how that compares with one's own cards
comes the rank to expect, and from that what it is worth to go on; the cards that it costs are lost,
whoever wins.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import matches
from heorot.games.legend.rules.choices import COMMIT, DARE, DROP, TAKE_RISK
from heorot.games.legend.rules.majors import target
from heorot.games.legend.rules.opportunities import matching_symbols
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    BEOWULF,
    DARING,
    KINDS,
    NONE,
    RESOLVE,
    SEATS,
    SYMBOL_KINDS,
    SYMBOLS,
    Player,
    State,
)
from heorot.games.legend.values import (
    card_worth,
    scratch_cost,
    space_value,
    text_worth,
)

RIVAL_WILL: Final = 35
"""The part of the stakes, in percent, that a rival is expected to spend at most."""
LAID_CARD: Final = 125
"""Symbols in hundredths that a card face down is reckoned for, as far as its owner may have them.
"""
BID_SLOPE: Final = 45
"""By so many percent a symbol more raises the chance to outbid somebody who is still to bid;"""
LAID_SLOPE: Final = 75
"""somebody whose cards lie face down;"""
STRIVE_SLOPE: Final = 13
"""and to outlast somebody in turns."""
LATER_COST: Final = 50
"""The part of the cards of later turns, in percent, that counts as spent today."""
ORDERS: Final = 1000


# What is at stake, and who may bring what. Scratch space of the state holds it while one decides.


@rule
def weigh_up(box: Box, s: State, seat: int, cards: int, symbols: int) -> None:
    """Fill `worth_of_rank`, `reach` and `stock`; so many cards are unseen, with so many symbols."""
    for space in range(s.player_count):
        value = space_value(box, s, seat, space)
        rank = space
        while rank > 0 and s.worth_of_rank[rank - 1] < value:
            s.worth_of_rank[rank] = s.worth_of_rank[rank - 1]
            rank -= 1
        s.worth_of_rank[rank] = value
    for other in range(s.player_count):
        if other != seat:
            s.reach[other] = expected_symbols(box, s, s.players[other], cards, symbols)
    me = s.players[seat]
    for kind in range(SYMBOL_KINDS):
        if me.hand[kind] > 0:
            s.stock[box.symbol[kind]] += me.hand[kind] * box.count[kind]


@rule
def forget(s: State) -> None:
    """Leave no trace."""
    for place in range(SEATS):
        s.worth_of_rank[place] = 0
        s.reach[place] = 0
    for symbol in range(SYMBOLS + 1):
        s.stock[symbol] = 0


@rule
def unseen(box: Box, s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat has no sight of."""
    left = box.copies[kind] - s.discard[kind] - s.offer[kind] - s.players[seat].hand[kind]
    for other in range(s.player_count):
        one = s.players[other]
        left -= one.laid[kind]
        if other != seat:
            left -= one.known[kind]
    return left


@rule
def count_unseen(box: Box, s: State, seat: int) -> tuple[int, int, int, int]:
    """Cards that a seat has not seen; those that match, their symbols, and what they are worth."""
    cards = 0
    matching = 0
    symbols = 0
    worth = 0
    for kind in range(ACTIVITIES):
        left = unseen(box, s, seat, kind)
        cards += left
        if matches(box, s, kind):
            matching += left
            symbols += left * box.count[kind]
            worth += left * card_worth(box, s, kind)
    return max(1, cards), matching, symbols, worth


@rule
def expected_symbols(box: Box, s: State, one: Player, cards: int, symbols: int) -> int:
    """Matching symbols that a rival may hold, in hundredths."""
    known = 0
    unknown = one.size
    for kind in range(KINDS):
        if one.known[kind] > 0:
            unknown -= one.known[kind]
            if matches(box, s, kind):
                known += one.known[kind] * box.count[kind]
    return 100 * known + 100 * unknown * symbols // cards


@rule
def worth_between(s: State, rank: int, last: int) -> int:
    """What a rank in hundredths is worth: 100 is the first, 150 halfway to the second."""
    whole = min(rank // 100, last)
    value = s.worth_of_rank[whole - 1]
    if whole < last:
        value += (s.worth_of_rank[whole] - value) * (rank - 100 * whole) // 100
    return value


@rule
def cost_of(box: Box, s: State, symbols: int) -> int:
    """What so many symbols of `stock` are worth, the cheapest that match."""
    cost = 0
    tried = 0
    while symbols > 0:
        cheapest = NONE
        for symbol in range(SYMBOLS + 1):
            is_open = (box.symbols[s.episode] >> symbol) & 1 == 1 and (tried >> symbol) & 1 == 0
            if is_open and (cheapest == NONE or s.outlook[symbol] < s.outlook[cheapest]):
                cheapest = symbol
        if cheapest == NONE:
            return cost
        tried |= 1 << cheapest
        taken = min(symbols, s.stock[cheapest])
        cost += taken * s.outlook[cheapest]
        symbols -= taken
    return cost


@rule
def percent(value: int) -> int:
    """A chance is neither below 0 nor above 100."""
    return max(0, min(100, value))


@rule
def spendable(s: State, stakes: int) -> int:
    """How many symbols, in hundredths, a rival will hardly go beyond."""
    return RIVAL_WILL * max(0, stakes) // max(1, s.outlook[BEOWULF])


@rule
def order(box: Box, s: State, kind: int, need: int) -> int:
    """Which card to lay first: the cheapest that reaches what is needed, or else the largest."""
    if box.count[kind] >= need:
        return ORDERS - min(card_worth(box, s, kind) // 3, ORDERS // 2)
    return 100 * box.count[kind] - min(s.outlook[box.symbol[kind]] // 10, 99)


# Simultaneous majors (L15, L16).


@rule
def place_of(s: State, seat: int) -> int:
    """How far a seat is from the start player, clockwise."""
    number = seat - s.start
    return number if number >= 0 else number + s.player_count


@rule
def appeals_of_bidding(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Cards up to the best bid, then no more."""
    me = s.players[seat]
    need = -matching_symbols(box, s, me.picked)
    if need + matching_symbols(box, s, me.hand) > 0:
        cards, _, symbols, _ = count_unseen(box, s, seat)
        weigh_up(box, s, seat, cards, symbols)
        need += best_bid(box, s, seat)
        forget(s)
    for k in range(n):
        values[k] = -1
        if choices[k] == COMMIT:
            values[k] = 0
        elif choices[k] < SYMBOL_KINDS and need > 0 and matches(box, s, choices[k]):
            values[k] = order(box, s, choices[k], need)


@rule
def best_bid(box: Box, s: State, seat: int) -> int:
    """How many symbols promise the most, less what they are worth."""
    last = s.player_count
    will = spendable(s, s.worth_of_rank[0] - s.worth_of_rank[last - 1])
    best = 0
    most = -1_000_000
    for bid in range(matching_symbols(box, s, s.players[seat].hand) + 1):
        rank = rank_of_bid(s, seat, bid, will)
        value = worth_between(s, rank, last) - cost_of(box, s, bid)
        if value > most:
            most = value
            best = bid
        if rank == 100:
            break  # more would be wasted
    return best


@rule
def rank_of_bid(s: State, seat: int, bid: int, will: int) -> int:
    """The rank that a bid may expect, in hundredths, among rivals who will pay so much."""
    rank = 100
    for other in range(s.player_count):
        if other == seat:
            continue
        is_before = place_of(s, other) < place_of(s, seat)
        ahead = 100 * bid - (50 if is_before else -50)  # L15: equal bids
        slope = BID_SLOPE
        if is_before and s.bluffing == 1:
            ahead -= min(s.players[other].down * LAID_CARD, s.reach[other] + 100)
            slope = LAID_SLOPE
        else:
            ahead -= min(s.reach[other], will)
        rank += 100 - percent(50 + slope * ahead // 100)
    return rank


# Turn-order majors (L17 to L20).


@rule
def appeals_of_striving(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Stay in, risk or drop out, by what each promises over dropping out."""
    me = s.players[seat]
    cards, matching, symbols, _ = count_unseen(box, s, seat)
    weigh_up(box, s, seat, cards, symbols)
    held = matching_symbols(box, s, me.hand)
    need = max(1 - s.laid_now, target(s) - me.total)
    stay = value_of_staying(box, s, seat, held, need, 0) if held >= need else -1
    first = 0
    for k in range(n):
        if choices[k] < SYMBOL_KINDS:
            first = max(first, order(box, s, choices[k], need))
    for k in range(n):
        values[k] = -1
        if choices[k] < SYMBOL_KINDS:
            values[k] = stay - first + order(box, s, choices[k], need)
        elif choices[k] == TAKE_RISK or choices[k] == DARE:
            draws = 5 if choices[k] == DARE else 2
            miss = chance_to_miss(draws, cards, matching)
            found = found_on_average(draws, cards, symbols, miss)
            values[k] = value_of_risk(box, s, seat, held, need, miss, found)
            if choices[k] == DARE:
                values[k] -= text_worth(box, s, DARING)
        elif choices[k] == DROP:
            values[k] = 0
    forget(s)


@rule
def value_of_staying(box: Box, s: State, seat: int, held: int, spent: int, found: int) -> int:
    """What it promises to stay in, over dropping out, for so many of the symbols held.

    Others are found by a risk, and cost nothing.
    """
    total = s.players[seat].total + spent + found
    left = held - spent
    drop = s.worth_of_rank[s.standing - 1]
    will = spendable(s, s.worth_of_rank[0] - drop)
    own = 100 * (total + left)
    rank = 100
    highest = 0
    for other in range(s.player_count):
        if other != seat and s.players[other].rank == 0:
            theirs = 100 * s.players[other].total + min(s.reach[other], will)
            highest = max(highest, theirs)
            rank += 100 - percent(50 + STRIVE_SLOPE * (own - theirs) // 100)
    later = max(0, min(highest - 100 * total, 100 * left) + 50) // 100
    now = cost_of(box, s, spent)
    then = cost_of(box, s, spent + later) - now
    return worth_between(s, rank, s.standing) - drop - now - LATER_COST * then // 100


@rule
def chance_to_miss(draws: int, cards: int, matching: int) -> int:
    """How often of 10,000 times none of the cards turned up matches."""
    chance = 10_000
    for k in range(draws):
        chance = chance * max(0, cards - matching - k) // max(1, cards - k)
    return chance


@rule
def found_on_average(draws: int, cards: int, symbols: int, miss: int) -> int:
    """The symbols that a risk turns up when it does not fail."""
    hits = cards * max(1, 10_000 - miss)
    return (draws * symbols * 20_000 + hits) // (2 * hits)


@rule
def value_of_risk(
    box: Box, s: State, seat: int, held: int, need: int, miss: int, found: int
) -> int:
    """L20: stay in with what is found on average; or nothing matches, and that costs."""
    me = s.players[seat]
    left = max(0, need - found)
    stay = 0
    if held >= left:
        stay = max(0, value_of_staying(box, s, seat, held, left, found))
    fail = 0 if me.known[RESOLVE] > 0 else -scratch_cost(box, s, me)
    return (stay * (10_000 - miss) + fail * miss) // 10_000
