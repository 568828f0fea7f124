"""A player of simple good sense: puts a value on each choice and takes the best.

It knows only what its seat may know: `s` is redacted. Values are in tenths of a point.
"""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import (
    AGREE,
    ANOTHER,
    END_TURN,
    ENOUGH,
    NO_DRAGON,
    NO_WIZARD,
    STEAL,
    TAKE_FIELD,
    TAKE_PILE,
    TARGET,
)
from heorot.games.hoard.rules.course import score
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    CHOOSING,
    COLOURS,
    DRAGON,
    KINDS,
    KNIGHT,
    LAIR,
    MOB,
    PLAYING,
    ROYAL,
    SHEPHERDESS,
    THIEF,
    UNICORN,
    WILD_SHEEP,
    WIZARD,
    Player,
    State,
)
from heorot.games.hoard.rules.treasures import matches


@rule
def greedy(box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int) -> int:
    """The choice of the highest appeal; of equal ones the first."""
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
    """How much `seat` likes an action that it may take now."""
    me = s.players[seat]
    if action < KINDS:
        return appeal_of_card(box, s, seat, action)
    if action >= ANOTHER:
        return appeal_of_card(box, s, seat, action - ANOTHER)
    if action == ENOUGH or action == END_TURN or action == NO_WIZARD or action == NO_DRAGON:
        return 0
    if action == TAKE_PILE:
        return 1 + colour_appeal(box, me, s.top % COLOURS)
    if action < TAKE_PILE:
        return 1 + colour_appeal(box, me, s.field_backs[action - TAKE_FIELD] % COLOURS)
    if action >= TARGET and action < NO_DRAGON:
        return 100 + score(box, s, action - TARGET) * 4 + s.players[action - TARGET].size
    if action >= STEAL and action < AGREE:
        victim = s.players[s.target]
        card = victim.hand[action - STEAL]
        if card != VEIL:
            return keep_value(box, s, me, card)
        return 30 + colour_appeal(box, me, victim.back[action - STEAL] % COLOURS)
    return field_is_poor(box, s, me) if action == AGREE else 0


@rule
def appeal_of_card(box: Box, s: State, seat: int, kind: int) -> int:
    """The appeal of naming a card of one's own hand, for whatever it is asked."""
    me = s.players[seat]
    front = kind // COLOURS
    colour = kind % COLOURS
    if s.phase == ANSWERING:
        return dragon_appeal(box, s, me)
    if s.phase != PLAYING or (me.step != CHOOSING and me.step != ASKING_WIZARD):
        return 10_000 - kind_value(box, s, me, front, colour)  # part with the least
    if me.step == ASKING_WIZARD:
        return wizard_appeal(box, me)
    if front == SHEPHERDESS:
        return 900
    if front == THIEF:
        return 800
    if front <= ROYAL:
        return 500 + 10 * box.value[front] + 10 * lair_gain(box, me, colour)
    if front == LAIR:
        return 480 + 30 * me.row[colour]
    if front == KNIGHT:
        return 300
    if front == MOB:
        return mob_appeal(s, seat)
    return 60 if front == UNICORN and me.size >= 5 else -1


@rule
def dragon_appeal(box: Box, s: State, me: Player) -> int:
    """Answer a mob that costs two cards or more, a knight or a thief; let the shepherdess be."""
    front = box.front[s.action]
    if front == SHEPHERDESS:
        return -1
    return me.size - 3 if front == MOB else 1


@rule
def wizard_appeal(box: Box, me: Player) -> int:
    """A wizard is worth riding along with a thief."""
    return 1 if box.front[me.hand[me.chosen]] == THIEF else -1


@rule
def mob_appeal(s: State, seat: int) -> int:
    """A mob is good when the others hold many cards."""
    cards = 0
    for other in range(s.player_count):
        if other != seat and s.players[other].size >= 4:
            cards += s.players[other].size // 2
    return 100 * cards - 150


@rule
def lair_gain(box: Box, me: Player, colour: int) -> int:
    """What one more treasure of a colour adds to the points of its lair."""
    if me.lair[colour] == 0:
        return 0
    row = me.row[colour]
    return box.lair_points[min(row + 1, 4)] - box.lair_points[min(row, 4)]


@rule
def colour_appeal(box: Box, me: Player, colour: int) -> int:
    """How well a sheep of a colour serves: what it would help to pay for, and the colour's row."""
    value = 2 * me.row[colour] * (1 + me.lair[colour])
    for slot in range(me.size):
        card = me.hand[slot]
        if card % COLOURS == colour and box.front[card] <= ROYAL:
            value += box.value[box.front[card]] * (3 if lacks(box, me, slot) else 1)
    return value


@rule
def lacks(box: Box, me: Player, slot: int) -> bool:
    """Whether the treasure at `slot` still lacks sheep of its colour."""
    card = me.hand[slot]
    matching = -1
    for other in range(me.size):
        if matches(box, me.hand[other], card % COLOURS):
            matching += 1
    return matching < box.own[box.front[card]]


@rule
def keep_value(box: Box, s: State, me: Player, card: int) -> int:
    """What a card in hand is worth."""
    return kind_value(box, s, me, box.front[card], card % COLOURS)


@rule
def kind_value(box: Box, s: State, me: Player, front: int, colour: int) -> int:
    """What a card of this front and colour in hand is worth: its own use, and as a sheep."""
    sheep = colour_appeal(box, me, colour)
    if front <= ROYAL:
        return sheep + 20 + 12 * box.value[front]
    if front == LAIR:
        return sheep + (25 + 15 * me.row[colour] if me.lair[colour] == 0 else 0)
    if front == WILD_SHEEP:
        return sheep + 60
    if front == DRAGON or front == SHEPHERDESS or front == THIEF:
        return sheep + 45
    return sheep + (20 if front == WIZARD else 25)


@rule
def field_is_poor(box: Box, s: State, me: Player) -> int:
    """1 when no colour of the field is better than what the pile brings on average."""
    best = 0
    total = 0
    for slot in range(len(s.field_backs)):
        best = max(best, colour_appeal(box, me, s.field_backs[slot] % COLOURS))
    for colour in range(COLOURS):
        total += colour_appeal(box, me, colour)
    return 1 if best * COLOURS <= total else -1
