"""What players gain and suffer (L24 to L31)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import ALLIANCE, draw_cards, holds, keep_openly, take_nth
from heorot.games.legend.rules.choices import HEAL_DOUBLE, HEAL_WOUND
from heorot.games.legend.rules.events import (
    ALLIANCE_FAME,
    DOUBLE_TILE,
    DOUBLY_WOUNDED,
    FAME_TOKEN,
    GIVES,
    HEALS,
    HEALS_SCRATCHES,
    MISFORTUNE_TAKEN,
    NOTHING_LEFT,
    SCRATCHED,
    SEES_ALLIANCE,
    TAKES,
    TAKES_ALLIANCES,
    TAKES_SPECIAL,
    THIRD_SCRATCH,
    TREASURE_TOKEN,
    WOUND_TILE,
    WOUNDED,
)
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
    ASKING_REST,
    CARDS,
    DOUBLE_WOUND,
    FAME_GAIN,
    FAME_OR_HEAL,
    MISFORTUNE,
    MOST_SCRATCHES,
    REST,
    SCRATCH,
    SPACES,
    SPECIAL,
    TREASURE_FACES,
    TREASURE_GAIN,
    WOUND,
    Player,
    State,
)


@rule
def gain_of(box: Box, s: State, space: int) -> int:
    """What a space of the present episode gives."""
    return box.gain[s.episode * SPACES + space]


@rule
def amount_of(box: Box, s: State, space: int) -> int:
    """How much of it, or which card."""
    return box.amount[s.episode * SPACES + space]


@rule
def is_harm(what: int) -> bool:
    """Whether a gain is one that Inspiration can refuse (L33)."""
    return what == WOUND or what == SCRATCH or what == MISFORTUNE or what == DOUBLE_WOUND


@rule
def gain(box: Box, s: State, luck: Luck, seat: int, what: int, amount: int) -> None:
    """Receive what a space, a prize or an opportunity gives; a scratch may ask a question first."""
    if what == FAME_GAIN or what == FAME_OR_HEAL:
        take_fame(box, s, seat, amount)
    elif what == TREASURE_GAIN:
        take_treasure(s, seat, amount)
    elif what == ALLIANCES:
        draw_alliances(s, luck, seat, amount)
    elif what == CARDS:
        draw_cards(s, luck, seat, amount)
    elif what == SPECIAL:
        take_special(s, seat, amount)
    elif what == SCRATCH:
        scratch(s, seat)
    elif what == WOUND or what == DOUBLE_WOUND:
        wound(s, luck, seat, what)
    elif what == MISFORTUNE:
        take_misfortune(s, seat)


@rule
def take_fame(box: Box, s: State, seat: int, value: int) -> None:
    """L24: exactly the printed token; late in the game a missing fame 2 is credited."""
    if s.fame[value] > 0:
        s.fame[value] -= 1
    elif value == 2 and s.episode >= box.credit_from:
        s.credited += 1
    else:
        tell(s, EVERYONE, NOTHING_LEFT, seat)
        return
    s.players[seat].fame[value] += 1
    tell(s, EVERYONE, TAKES, seat, FAME_TOKEN + value)


@rule
def take_treasure(s: State, seat: int, value: int) -> None:
    """L24: no change is given; what is gone is gone."""
    if s.treasure[value] == 0:
        tell(s, EVERYONE, NOTHING_LEFT, seat)
        return
    s.treasure[value] -= 1
    s.players[seat].treasure[value] += 1
    tell(s, EVERYONE, TAKES, seat, TREASURE_TOKEN + value)


@rule
def draw_alliances(s: State, luck: Luck, seat: int, count: int) -> None:
    """L25: drawn blind, seen by their owner alone."""
    me = s.players[seat]
    taken = min(count, s.pool_size)
    if taken == 0:
        tell(s, EVERYONE, NOTHING_LEFT, seat)
        return
    tell(s, EVERYONE, TAKES_ALLIANCES, seat, taken)
    for _ in range(taken):
        face = take_nth(s.pool, pick(luck, ALLIANCE, s.drawn, s.pool_size))
        s.pool_size -= 1
        s.drawn += 1
        me.alliance[face] += 1
        me.alliances += 1
        tell(s, 1 << seat, SEES_ALLIANCE, seat, alliance_token(face))


@rule
def alliance_token(face: int) -> int:
    """The number of an alliance token in an event."""
    if face < TREASURE_FACES:
        return ALLIANCE_FAME + face + 1
    return ALLIANCE_FAME + 10 + face - TREASURE_FACES + 1


@rule
def return_alliance(s: State, seat: int, face: int) -> None:
    """L11: an alliance token is shown and shuffled back into the pool."""
    me = s.players[seat]
    me.alliance[face] -= 1
    me.alliances -= 1
    if me.shown[face] > 0:
        me.shown[face] -= 1
    s.pool[face] += 1
    s.pool_size += 1


@rule
def give_fame(s: State, seat: int, value: int) -> None:
    """L11: a square fame token goes back to the supply."""
    s.players[seat].fame[value] -= 1
    s.fame[value] += 1
    tell(s, EVERYONE, GIVES, seat, FAME_TOKEN + value)


@rule
def take_special(s: State, seat: int, kind: int) -> None:
    """L30: a special card goes from the board into the hand."""
    s.waiting &= ~(1 << (kind - ACTIVITIES))
    keep_openly(s.players[seat], kind)
    tell(s, EVERYONE, TAKES_SPECIAL, seat, kind)


@rule
def take_misfortune(s: State, seat: int) -> None:
    """L31: two points less at the end."""
    if s.misfortunes == 0:
        tell(s, EVERYONE, NOTHING_LEFT, seat)
        return
    s.misfortunes -= 1
    s.players[seat].misfortunes += 1
    tell(s, EVERYONE, MISFORTUNE_TAKEN, seat)


# Wounds and scratches.


@rule
def wound(s: State, luck: Luck, seat: int, what: int) -> None:
    """L28: a large tile, and two cards for the pain."""
    me = s.players[seat]
    if what == DOUBLE_WOUND:
        me.double_wound += 1
        tell(s, EVERYONE, DOUBLY_WOUNDED, seat)
    else:
        me.wounds += 1
        tell(s, EVERYONE, WOUNDED, seat)
    draw_cards(s, luck, seat, 2)


@rule
def scratch(s: State, seat: int) -> None:
    """L27; L36: before the third arrives, whoever holds Warrior's Rest is asked."""
    me = s.players[seat]
    if me.scratches == MOST_SCRATCHES and holds(me, REST):
        s.phase = ASKING_REST
    else:
        add_scratch(s, seat)


@rule
def add_scratch(s: State, seat: int) -> None:
    """L27: the third scratch becomes a wound, without cards."""
    me = s.players[seat]
    me.scratches += 1
    tell(s, EVERYONE, SCRATCHED, seat)
    if me.scratches > MOST_SCRATCHES:
        me.scratches = 0
        me.wounds += 1
        tell(s, EVERYONE, THIRD_SCRATCH, seat)


@rule
def offer_tiles(me: Player, choices: list[int], n: int) -> int:
    """L11, L37: one large wound tile, the double included."""
    if me.wounds > 0:
        choices[n] = HEAL_WOUND
        n += 1
    if me.double_wound > 0:
        choices[n] = HEAL_DOUBLE
        n += 1
    return n


@rule
def heal(s: State, seat: int, action: int) -> None:
    """Shed a tile, or all scratches; L29: a wound never turns into scratches."""
    me = s.players[seat]
    if action == HEAL_WOUND:
        me.wounds -= 1
        tell(s, EVERYONE, HEALS, seat, WOUND_TILE)
    elif action == HEAL_DOUBLE:
        me.double_wound -= 1
        tell(s, EVERYONE, HEALS, seat, DOUBLE_TILE)
    else:
        me.scratches = 0
        tell(s, EVERYONE, HEALS_SCRATCHES, seat)


@rule
def alliance_value(row: list[int], first: int) -> int:
    """The points of three faces of a row of alliance tokens, from face `first` on."""
    return row[first] + 2 * row[first + 1] + 3 * row[first + 2]
