"""A player of simple good sense: puts a value on each choice.

It knows only what its seat may know: `s` is redacted. Values are in hundredths of a point of the
lead over the others, and 0 is to let things be; what is asked in steps, and cannot be declined, has
an order instead.
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.contests import (
    appeals_of_bidding,
    appeals_of_striving,
    chance_to_miss,
    count_unseen,
)
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
from heorot.games.legend.rules.gains import amount_of, gain_of
from heorot.games.legend.rules.majors import target
from heorot.games.legend.rules.opportunities import missing
from heorot.games.legend.rules.state import (
    ALLIANCES,
    ASKING_BLESSING,
    ASKING_REST,
    BEOWULF,
    BIDDING,
    BLESSING,
    CARDS,
    DARING,
    FAMES,
    INSPIRATION,
    KINDS,
    PICKING,
    RESOLVE,
    STRIVING,
    SYMBOL_KINDS,
    TREASURE_FACES,
    TREASURE_GAIN,
    TREASURE_POINT,
    TWO_CARDS,
    TWO_SYMBOLS,
    Player,
    State,
)
from heorot.games.legend.values import (
    POINT,
    best_tile,
    card_worth,
    gain_value,
    heal_value,
    look_ahead,
    look_away,
    scratch_cost,
    space_value,
    text_worth,
)

FIRST = 1_000_000
"""Added where one of the choices must be taken, so that none of them is below letting be."""


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """How much `seat` likes each choice."""
    look_ahead(box, s)
    if s.phase == BIDDING:
        appeals_of_bidding(box, s, seat, choices, n, values)
    elif s.phase == STRIVING:
        appeals_of_striving(box, s, seat, choices, n, values)
    else:
        for k in range(n):
            values[k] = appeal(box, s, seat, choices[k])
    look_away(s)


@rule
def appeal(box: Box, s: State, seat: int, action: int) -> int:
    """How much `seat` likes an action outside of bids and turns."""
    me = s.players[seat]
    if action < GIVE_FAME:
        return appeal_of_card(box, s, me, action)
    if action < SHOW_TREASURE:
        return appeal_of_giving(box, s, me, action)
    if action < SPACE:
        return appeal_of_treasure(box, s, seat, action)
    if action < SELECT_TREASURE:
        return FIRST + space_value(box, s, seat, action - SPACE)
    if action == SELECT_TREASURE:
        return gain_value(box, s, me, TREASURE_GAIN, 2)
    if action == SELECT_ALLIANCE:
        return gain_value(box, s, me, ALLIANCES, 1)
    if action == SELECT_FAME:
        return 2 * POINT
    if action == SELECT_CARDS:
        return gain_value(box, s, me, CARDS, 2)
    if action == TAKE_FAME:
        return POINT * amount_of(box, s, s.space)
    if action == HEAL_SCRATCHES or action == HEAL_WOUND or action == HEAL_DOUBLE:
        return heal_value(box, s, me, action)
    if action == TAKE_RISK:
        return appeal_of_risk(box, s, seat, 2)
    if action == DARE:
        return appeal_of_risk(box, s, seat, 5) - text_worth(box, s, DARING)
    if action == INSPIRE:
        harm = gain_value(box, s, me, gain_of(box, s, s.space), 1)
        return -harm - text_worth(box, s, INSPIRATION)
    if action == RESOLVE_IT:
        return 1
    if action >= REST_ONE:  # L36: it can wait for the third scratch
        return action - REST_ONE + (1 if s.phase == ASKING_REST else -5)
    return 0  # declining, dropping out, being done


# Cards.


@rule
def appeal_of_card(box: Box, s: State, me: Player, kind: int) -> int:
    """The appeal of naming a card: to pick it, to take it back, or to pay with it."""
    worth = card_worth(box, s, kind)
    if s.phase == PICKING:
        return worth
    if s.phase == ASKING_BLESSING:
        return worth - text_worth(box, s, BLESSING)
    if me.picks > 0:
        return FIRST - (
            worth if box.price[s.episode] == TWO_CARDS else price_with(box, s, me, kind)
        )
    prize = gain_value(box, s, me, gain_of(box, s, 0), amount_of(box, s, 0))
    return prize - price_with(box, s, me, kind)


@rule
def price_with(box: Box, s: State, me: Player, first: int) -> int:
    """L9: what it costs to pay with this card and others as cheap as can be, roughly."""
    price = box.price[s.episode]
    covers = 1
    if price == TWO_SYMBOLS or (price != TWO_CARDS and box.symbol[first] == BEOWULF):
        covers = box.count[first]
    left = max(0, missing(box, s, me) - covers)
    cheapest = FIRST
    for kind in range(KINDS if price == TWO_CARDS else SYMBOL_KINDS):
        held = me.hand[kind] - me.picked[kind] - (1 if kind == first else 0)
        if held > 0 and (price != TWO_SYMBOLS or matches(box, s, kind)):
            worth = card_worth(box, s, kind)
            cheapest = min(cheapest, worth // (1 if price == TWO_CARDS else box.count[kind]))
    return card_worth(box, s, first) + left * (cheapest + 1)  # of equal prices that of fewer cards


@rule
def appeal_of_risk(box: Box, s: State, seat: int, draws: int) -> int:
    """L8: a risk by the cards that it brings on average, and by what failing costs."""
    me = s.players[seat]
    cards, matching, _, worth = count_unseen(box, s, seat)
    harm = 0 if me.known[RESOLVE] > 0 else scratch_cost(box, s, me)
    return draws * worth // cards - harm * chance_to_miss(draws, cards, matching) // 10_000


# Tokens.


@rule
def appeal_of_giving(box: Box, s: State, me: Player, action: int) -> int:
    """L11: two tokens for the best healing, if that is worth more; part with the least."""
    value = action - GIVE_FAME + 1 if action < GIVE_ALLIANCE else action - GIVE_ALLIANCE + 1
    if me.picks > 0:
        return FIRST - value
    healing = max(best_tile(box, s, me), heal_value(box, s, me, HEAL_SCRATCHES))
    return healing - POINT * (value + cheapest_fame(me))


@rule
def cheapest_fame(me: Player) -> int:
    """The value of the smallest fame token that comes second."""
    count = 0
    for value in range(1, FAMES):
        count += me.fame[value]
        if value <= TREASURE_FACES:
            count += me.alliance[value - 1]
        if count >= 2:
            return value
    return 0


@rule
def appeal_of_treasure(box: Box, s: State, seat: int, action: int) -> int:
    """L41: the least treasure that reaches the highest total, if the prize is worth it.

    Who is outbid loses the prize to a rival, but the rival loses its treasure.
    """
    value = action - SHOW_TREASURE + 1 if action < SHOW_ALLIANCE else action - SHOW_ALLIANCE + 1
    me = s.players[seat]
    highest = target(s)
    need = max(1, highest - me.total)
    rivals = s.player_count - 1
    paid = (me.total + max(need, value)) * rivals + highest
    if space_value(box, s, seat, 0) * rivals < s.outlook[TREASURE_POINT] * paid:
        return -1
    return 200 - 10 * value if value >= need else 100 + value
