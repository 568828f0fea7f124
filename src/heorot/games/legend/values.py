"""What things are worth to a player of legend.

Values are in hundredths of a point of the lead over the others. A wound tile, a token or a card is
worth the same in every hand, so that what a rival misses counts as well as what one gains; with
more rivals each of them counts for less. The constants were found by trial.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import HEAL_DOUBLE, HEAL_SCRATCHES, HEAL_WOUND
from heorot.games.legend.rules.gains import amount_of, gain_of, is_harm
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
    BEOWULF,
    CARDS,
    DEADLY_WOUNDS,
    DOUBLE_WOUND,
    EPISODES,
    FAME_GAIN,
    FAME_OR_HEAL,
    MISFORTUNE,
    MOST_SCRATCHES,
    OUTLOOKS,
    SCRATCH,
    SIMULTANEOUS,
    SPECIAL,
    SYMBOL_KINDS,
    SYMBOLS,
    TREASURE,
    TREASURE_GAIN,
    TREASURE_POINT,
    TURN_ORDER,
    UNSEEN_CARD,
    WOUND,
    Player,
    State,
)

POINT: Final = 100
AT_DEATH: Final = 155
"""A symbol that no major asks for any more (L37);"""
IN_TURNS: Final = 75
"""one that the next major asks for, if it is fought in turns,"""
IN_A_BID: Final = 20
"""or if everybody bids at once;"""
LATER: Final = 90
"""of each major behind that, in percent of the one before."""
WILD_BONUS: Final = 10
"""By so much Beowulf is worth more than the best other symbol."""
SHARES: Final = (100, 80, 64, 51)
"""What remains of all this with 2, 3, 4, 5 players, in percent: more ranks share the stakes."""
DECK: Final = 100
IN_THE_END: Final = 135
"""A point of treasure in the advanced game, for Recover Treasures (L43),"""
IN_AN_AUCTION: Final = 25
"""and for every auction ahead (L41)."""
WOUNDS_FIRST: Final = (550, 420, 600, 1000)
"""What one more wound costs at the beginning of the journey, to who has none, one, two, more."""
WOUNDS_LAST: Final = (600, 280, 1000, 700)
"""And towards its end."""
WOUNDS_THEN: Final = (500, 50, 1200, 500)
"""And from the Dragon Battle on, where nothing but Death may heal one (L37)."""
FALL: Final = 2000
"""What the third wound costs by the option `fallen`: everything (L40)."""
SCRATCH_PART: Final = 45
"""The part of a wound, in percent, that a second scratch costs; the first costs half of it."""
TEXT_CARDS: Final = (400, 200, 200, 150, 150)
"""Blessing, Inspiration, Daring, Resolve, Rest: what each is worth, or must bring to be played."""


@rule
def look_ahead(box: Box, s: State) -> None:
    """Fill `outlook` with what things are worth behind the present episode.

    A symbol is worth what it may win: something in Death of Beowulf, where every symbol counts
    (L37), and besides something in each major ahead that asks for it, the nearer the more.
    """
    part = 100
    auctions = 0
    for ahead in range(s.episode + 1, EPISODES):
        kind = box.kind[ahead]
        if kind == TURN_ORDER or kind == SIMULTANEOUS:
            worth = (IN_TURNS if kind == TURN_ORDER else IN_A_BID) * part // 100
            part = part * LATER // 100
            for symbol in range(SYMBOLS):  # without a branch, for speed
                s.outlook[symbol] += worth * ((box.symbols[ahead] >> symbol) & 1)
        elif kind == TREASURE:
            auctions += 1
    share = SHARES[s.player_count - 2]
    for symbol in range(SYMBOLS):
        worth = (s.outlook[symbol] + AT_DEATH) * share // 100
        s.outlook[symbol] = worth
        s.outlook[BEOWULF] = max(s.outlook[BEOWULF], worth + WILD_BONUS)
    deck = 0
    for kind in range(ACTIVITIES):
        deck += s.outlook[box.symbol[kind]] * box.count[kind] * box.copies[kind]
    s.outlook[UNSEEN_CARD] = deck // DECK
    s.outlook[TREASURE_POINT] = POINT
    if s.advanced == 1:
        s.outlook[TREASURE_POINT] = (IN_THE_END + IN_AN_AUCTION * auctions) * share // 100


@rule
def look_away(s: State) -> None:
    """Leave no trace."""
    for what in range(OUTLOOKS):
        s.outlook[what] = 0


@rule
def card_worth(box: Box, s: State, kind: int) -> int:
    """What a card is worth in hand: its symbols, by the majors ahead that ask for them."""
    if kind >= SYMBOL_KINDS:
        return text_worth(box, s, kind)
    return s.outlook[box.symbol[kind]] * box.count[kind]


@rule
def text_worth(box: Box, s: State, kind: int) -> int:
    """What a text card is worth; behind the last battle it is no use any more."""
    return 0 if s.episode >= box.credit_from else TEXT_CARDS[kind - SYMBOL_KINDS]


# Harm (L27, L28, L38).


@rule
def wounds_of(one: Player) -> int:
    """The wounds of a seat; the double tile counts two."""
    return one.wounds + 2 * one.double_wound


@rule
def wound_cost(box: Box, s: State, wounds: int) -> int:
    """L38: what one more wound costs who has so many."""
    if s.fallen == 1 and wounds >= 2:
        return FALL if wounds == 2 else 0
    k = min(wounds, 3)
    if s.episode >= box.credit_from:
        return WOUNDS_THEN[k]
    first = WOUNDS_FIRST[k]
    return first + (WOUNDS_LAST[k] - first) * s.episode // EPISODES


@rule
def scratch_cost(box: Box, s: State, one: Player) -> int:
    """L27: what one more scratch costs: the third is a wound, the first two are a part of one."""
    wound = wound_cost(box, s, wounds_of(one))
    if one.scratches == MOST_SCRATCHES:
        return wound
    if s.episode >= box.credit_from:
        return 0  # no more will come
    return wound * SCRATCH_PART * (1 + one.scratches) // 200


@rule
def final_cost(wounds: int) -> int:
    """L38: what so many wounds cost in the end, the lost bonus included."""
    if wounds == 0:
        return 0
    return 5 * POINT if wounds < DEADLY_WOUNDS else 5 * POINT * (1 + wounds)


@rule
def heal_value(box: Box, s: State, one: Player, action: int) -> int:
    """What shedding a tile, or all scratches, is worth."""
    wounds = wounds_of(one)
    if action == HEAL_SCRATCHES:
        part = 2 if one.scratches == MOST_SCRATCHES else one.scratches
        return wound_cost(box, s, wounds) * part // 4
    shed = 2 if action == HEAL_DOUBLE else 1
    if s.episode > box.credit_from:
        return final_cost(wounds) - final_cost(wounds - shed)
    value = wound_cost(box, s, wounds - 1)
    return value if shed == 1 else value + wound_cost(box, s, wounds - 2)


@rule
def best_tile(box: Box, s: State, one: Player) -> int:
    """What it is worth to shed the tile that costs most."""
    best = 0
    if one.wounds > 0:
        best = max(best, heal_value(box, s, one, HEAL_WOUND))
    if one.double_wound > 0:
        best = max(best, heal_value(box, s, one, HEAL_DOUBLE))
    return best


# Gains (L24 to L31).


@rule
def gain_value(box: Box, s: State, one: Player, what: int, amount: int) -> int:
    """What a gain is worth to a seat."""
    if what == FAME_GAIN:
        is_there = s.fame[amount] > 0 or (amount == 2 and s.episode >= box.credit_from)
        return POINT * amount if is_there else 0
    if what == TREASURE_GAIN:
        return s.outlook[TREASURE_POINT] * amount if s.treasure[amount] > 0 else 0
    if what == ALLIANCES:
        return (POINT + s.outlook[TREASURE_POINT]) * min(amount, s.pool_size)
    if what == CARDS:
        return s.outlook[UNSEEN_CARD] * amount
    if what == SPECIAL:
        return card_worth(box, s, amount)
    if what == FAME_OR_HEAL:
        return max(POINT * amount, best_tile(box, s, one))
    return harm_value(box, s, one, what)


@rule
def harm_value(box: Box, s: State, one: Player, what: int) -> int:
    """What a harm is worth to a seat: wounds bring two cards (L28)."""
    if what == SCRATCH:
        return -scratch_cost(box, s, one)
    if what == MISFORTUNE:
        return -2 * POINT if s.misfortunes > 0 else 0
    if what != WOUND and what != DOUBLE_WOUND:
        return 0
    wounds = wounds_of(one)
    value = 2 * s.outlook[UNSEEN_CARD] - wound_cost(box, s, wounds)
    return value if what == WOUND else value - wound_cost(box, s, wounds + 1)


@rule
def space_value(box: Box, s: State, seat: int, space: int) -> int:
    """What a space is worth to a seat that takes it: its gain, and that nobody else has it."""
    what = gain_of(box, s, space)
    amount = amount_of(box, s, space)
    own = gain_value(box, s, s.players[seat], what, amount)
    if not is_harm(what) and what != FAME_OR_HEAL:
        return 2 * own  # it is worth the same to everybody
    theirs = 0
    for other in range(s.player_count):
        if other != seat:
            theirs += gain_value(box, s, s.players[other], what, amount)
    return own + theirs // (s.player_count - 1)
