"""What others do who are only imagined: nobody knows how well they think.

A search that takes all others for greedy players plans on just what they will bid and when they
will drop out, and is lost where they do something else. So they are of one of two minds, drawn anew
for every world: of good sense (`greedy.py`), or plain, as greedy players were at first.

A plain one, too, puts a value on each choice and takes the best, but by simple figures: it bids as
much as the spaces differ, whatever the others hold, and takes most risks. Values are in tenths of a
point. It knows only what its seat may know: `s` is redacted.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick_addressed
from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.greedy import appeals, cheapest_fame
from heorot.games.legend.rules.cards import matches
from heorot.games.legend.rules.choices import (
    DARE,
    GIVE_ALLIANCE,
    GIVE_FAME,
    HEAL_DOUBLE,
    HEAL_SCRATCHES,
    HEAL_WOUND,
    INSPIRE,
    RESOLVE_IT,
    REST_ONE,
    SELECT_ALLIANCE,
    SELECT_CARDS,
    SELECT_FAME,
    SELECT_TREASURE,
    SHOW_ALLIANCE,
    SHOW_TREASURE,
    SPACE,
    TAKE_FAME,
    TAKE_RISK,
)
from heorot.games.legend.rules.gains import amount_of, gain_of, is_harm
from heorot.games.legend.rules.majors import target
from heorot.games.legend.rules.opportunities import matching_symbols, missing
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
    ASKING_BLESSING,
    ASKING_REST,
    BEOWULF,
    BIDDING,
    BLESSING,
    CARDS,
    EPISODES,
    FAME_GAIN,
    FAME_OR_HEAL,
    MISFORTUNE,
    PICKING,
    SCRATCH,
    SIMULTANEOUS,
    SPECIAL,
    STRIVING,
    SYMBOL_KINDS,
    TRADING,
    TREASURE_GAIN,
    TURN_ORDER,
    TWO_CARDS,
    TWO_SYMBOLS,
    Player,
    State,
)

MIND: Final = 1 << 21
"""The purpose of the number that says of what mind all are in a world."""
MINDS: Final = 2
PLAIN: Final = 1

ANY_CARD: Final = 14
"""What a card is worth that nobody has seen."""
PRESENT: Final = 20
"""What a text card is worth in hand."""


@rule
def hand(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> int:
    """What somebody does who is only imagined; in one world all are of one mind."""
    if pick_addressed(luck, MIND, 0, MINDS) == PLAIN:
        return plain(box, s, seat, luck, choices, n)
    appeals(box, s, seat, luck, choices, n, values)
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    return choices[best]


@rule
def plain(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The choice of the highest appeal to a plain mind; of equal ones the first."""
    best = choices[0]
    highest = appeal(box, s, seat, best)
    for k in range(1, n):
        value = appeal(box, s, seat, choices[k])
        if value > highest:
            highest = value
            best = choices[k]
    return best


@rule
def appeal(box: Box, s: State, seat: int, action: int) -> int:
    """How much `seat` likes an action that it may take now; 0 is to let things be."""
    me = s.players[seat]
    if action < GIVE_FAME:
        return appeal_of_card(box, s, me, action)
    if action < SHOW_TREASURE:
        return appeal_of_giving(me, action)
    if action < SPACE:
        return appeal_of_bid(box, s, me, action)
    if action < SELECT_TREASURE:
        return 1000 + space_value(box, s, me, action - SPACE)
    if action == SELECT_TREASURE:
        return gain_value(s, me, TREASURE_GAIN, 2)
    if action == SELECT_ALLIANCE:
        return gain_value(s, me, ALLIANCES, 1)
    if action == SELECT_FAME:
        return 20
    if action == SELECT_CARDS:
        return 2 * ANY_CARD
    if action == TAKE_FAME:
        return 10 * amount_of(box, s, s.space)
    if action == HEAL_SCRATCHES or action == HEAL_WOUND or action == HEAL_DOUBLE:
        return heal_value(me, action)
    if action == TAKE_RISK or action == DARE:
        return appeal_of_risk(box, s, me, action)
    if action == INSPIRE:
        return -gain_value(s, me, gain_of(box, s, s.space), 1) - PRESENT
    if action == RESOLVE_IT:
        return 1
    if action >= REST_ONE:
        return action - REST_ONE + (1 if s.phase == ASKING_REST else -5)
    return 0  # declining, dropping out, being done


# What things are worth.


@rule
def wound_cost(me: Player) -> int:
    """L38: what one more wound costs."""
    wounds = me.wounds + 2 * me.double_wound
    if wounds == 0:
        return 50
    if wounds == 1:
        return 25
    return 150 if wounds == 2 else 50


@rule
def gain_value(s: State, me: Player, what: int, amount: int) -> int:
    """The value of a gain."""
    if what == FAME_GAIN or what == FAME_OR_HEAL:
        return 10 * amount
    if what == TREASURE_GAIN:
        return (10 if s.advanced == 0 else 6) * amount
    if what == ALLIANCES:
        return (20 if s.advanced == 0 else 16) * amount
    if what == CARDS:
        return ANY_CARD * amount
    if what == SPECIAL:
        return PRESENT + (10 if amount < BLESSING else 5)
    if what == SCRATCH:
        return -wound_cost(me) * (1 + me.scratches) // 4
    if what == MISFORTUNE:
        return -20
    if is_harm(what):
        return 2 * ANY_CARD - wound_cost(me)
    return 0


@rule
def space_value(box: Box, s: State, me: Player, space: int) -> int:
    """The value of a space of the present episode."""
    return gain_value(s, me, gain_of(box, s, space), amount_of(box, s, space))


@rule
def value_of_rank(box: Box, s: State, me: Player, rank: int) -> int:
    """What is left for a rank if everyone takes what I like best; 1 is the first."""
    left = rank
    seen = 0
    worst = 0
    while left > 0:
        best = -10_000
        at = 0
        for space in range(s.player_count):
            value = space_value(box, s, me, space)
            if (seen >> space) & 1 == 0 and value > best:
                best = value
                at = space
        seen |= 1 << at
        worst = best
        left -= 1
    return worst


@rule
def card_value(box: Box, s: State, kind: int) -> int:
    """What a card is worth in hand: its symbols, by the majors ahead that ask for them."""
    if kind >= SYMBOL_KINDS:
        return PRESENT
    symbol = box.symbol[kind]
    demand = 8
    near = 5
    for episode in range(s.episode + 1, EPISODES):
        if box.kind[episode] == SIMULTANEOUS or box.kind[episode] == TURN_ORDER:
            if (box.symbols[episode] >> symbol) & 1:
                demand += near
            near = max(0, near - 1)
    return demand * box.count[kind] + (2 if symbol == BEOWULF else 0)


@rule
def appeal_of_giving(me: Player, action: int) -> int:
    """L11: two tokens for the best healing, if that is worth more; part with the least."""
    value = action - GIVE_FAME + 1 if action < GIVE_ALLIANCE else action - GIVE_ALLIANCE + 1
    if me.picks > 0:
        return 1000 - value
    best = heal_value(me, HEAL_SCRATCHES)
    if me.wounds > 0:
        best = max(best, heal_value(me, HEAL_WOUND))
    if me.double_wound > 0:
        best = max(best, heal_value(me, HEAL_DOUBLE))
    return best - 10 * (value + cheapest_fame(me))


@rule
def heal_value(me: Player, action: int) -> int:
    """What shedding a tile, or all scratches, is worth."""
    wounds = me.wounds + 2 * me.double_wound
    if action == HEAL_SCRATCHES:
        return wound_cost(me) * me.scratches // 4
    shed = 2 if action == HEAL_DOUBLE else 1
    return wound_total(wounds) - wound_total(wounds - shed)


@rule
def wound_total(wounds: int) -> int:
    """L38: what so many wounds cost, the lost bonus included."""
    if wounds == 0:
        return 0
    return 50 if wounds < 3 else 50 + 50 * wounds


# Cards.


@rule
def appeal_of_card(box: Box, s: State, me: Player, kind: int) -> int:
    """The appeal of naming a card, for whatever it is asked."""
    value = card_value(box, s, kind)
    if s.phase == PICKING:
        return value
    if s.phase == ASKING_BLESSING:
        return value - PRESENT
    if s.phase == BIDDING:
        return appeal_of_laying(box, s, kind, bid_target(box, s, me) - bid_so_far(box, s, me))
    if s.phase == STRIVING:
        need = target(s) - me.total
        return appeal_of_laying(box, s, kind, need) if is_worth_it(box, s, me) else -1
    if s.phase == TRADING and box.price[s.episode] == TWO_CARDS:
        return 2 * ANY_CARD - value - (0 if me.picks else ANY_CARD)
    if me.picks > 0:
        return 1000 - price_value(box, s, me, kind)
    prize = gain_value(s, me, gain_of(box, s, 0), amount_of(box, s, 0))
    return prize - price_value(box, s, me, kind)


@rule
def price_value(box: Box, s: State, me: Player, first: int) -> int:
    """What it costs to pay an opportunity with this card and others as cheap as can be, roughly."""
    is_double = box.price[s.episode] == TWO_SYMBOLS or box.symbol[first] == BEOWULF
    left = max(0, missing(box, s, me) - (box.count[first] if is_double else 1))
    cheapest = 10_000
    for kind in range(SYMBOL_KINDS):
        if me.hand[kind] > 0 and (box.price[s.episode] != TWO_SYMBOLS or matches(box, s, kind)):
            cheapest = min(cheapest, card_value(box, s, kind) // box.count[kind])
    return card_value(box, s, first) + left * (cheapest + 1)  # of equal prices that of fewer cards


@rule
def appeal_of_laying(box: Box, s: State, kind: int, need: int) -> int:
    """The cheapest card that reaches what is needed, or else the largest."""
    if not matches(box, s, kind) or (s.phase == BIDDING and need <= 0):
        return -1
    count = box.count[kind]
    if count >= need:
        return 2000 - card_value(box, s, kind)
    return 1000 + 100 * count - card_value(box, s, kind) // count


@rule
def bid_so_far(box: Box, s: State, me: Player) -> int:
    """The symbols picked for a bid."""
    return matching_symbols(box, s, me.picked)


@rule
def bid_target(box: Box, s: State, me: Player) -> int:
    """How many symbols to bid: more where the spaces differ more."""
    best = value_of_rank(box, s, me, 1)
    worst = value_of_rank(box, s, me, s.player_count)
    return (best - worst + 8) // 16


@rule
def is_worth_it(box: Box, s: State, me: Player) -> bool:
    """Whether staying in a turn-order major promises more than the cards it costs."""
    worst = value_of_rank(box, s, me, s.standing)
    better = (value_of_rank(box, s, me, 1) + value_of_rank(box, s, me, s.standing - 1)) // 2
    need = max(1, target(s) - me.total)
    held = matching_symbols(box, s, me.hand)
    return held >= need and better - worst >= 9 * need


# Risks.


@rule
def chance_of_match(box: Box, s: State, me: Player) -> int:
    """How many of 100 unseen cards match."""
    unseen = 0
    found = 0
    for kind in range(ACTIVITIES):
        left = box.copies[kind] - s.discard[kind] - me.hand[kind]
        unseen += left
        if matches(box, s, kind):
            found += left
    return 100 * max(0, found) // max(1, unseen)


@rule
def appeal_of_risk(box: Box, s: State, me: Player, action: int) -> int:
    """A risk by what it brings on average, and by what failing costs."""
    chance = chance_of_match(box, s, me)
    miss = (100 - chance) * (100 - chance) // 100
    cards = 2
    price = 0
    if action == DARE:
        miss = miss * miss // 100 * (100 - chance) // 100
        cards = 5
        price = PRESENT
    harm = -gain_value(s, me, SCRATCH, 1) * miss // 100
    if s.phase != STRIVING:
        return cards * chance * ANY_CARD // 100 - harm - price
    if is_worth_it(box, s, me):
        return 1
    stakes = value_of_rank(box, s, me, 1) - value_of_rank(box, s, me, s.standing)
    return stakes * (100 - miss) // 200 - harm - price


# Treasure.


@rule
def appeal_of_bid(box: Box, s: State, me: Player, action: int) -> int:
    """The least treasure that reaches the highest total, if the prize is worth it."""
    value = action - SHOW_TREASURE + 1
    if action >= SHOW_ALLIANCE:
        value = action - SHOW_ALLIANCE + 1
    need = max(1, target(s) - me.total)
    prize = gain_value(s, me, gain_of(box, s, 0), amount_of(box, s, 0))
    if prize < 7 * (me.total + max(need, value)):
        return -1
    return 200 - 10 * value if value >= need else 100 + value
