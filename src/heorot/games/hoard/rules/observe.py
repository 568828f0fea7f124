"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself. Who has
seen a card is a bit for each seat, likewise from the observer.
"""

from __future__ import annotations

from typing import Final

from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.core.tensor import FLAGS, Tensor, block, category, counts, group
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import (
    CARDS,
    COLOURS,
    DISCARDED,
    FIELD,
    FRONTS,
    HAND,
    KINDS,
    NONE,
    PHASES,
    ROUND_LIMIT,
    SEATS,
    STEPS,
    State,
)

COPIES: Final = 2
"""No card is there more often than this."""
OF_A_COLOUR: Final = CARDS // COLOURS
LAID: Final = 10
"""Treasures of a colour: eight fronts, of which two are doubled at most."""
OLDEST: Final = 9
"""Cards that were shuffled longer ago are all alike."""
MOST_WORTH: Final = 127

LAYOUT = Tensor(
    block("hand", "own hand: cards of each kind", counts(COPIES), KINDS),
    block(
        "choice",
        "own unfinished choice, for each kind: none, picked or riding along, chosen",
        category(3),
        KINDS,
    ),
    block("discarded", "discarded cards of each kind", counts(COPIES), KINDS),
    group(
        "seats",
        SEATS,
        block("size", "cards in hand", counts(HAND)),
        block("backs", "cards in hand by colour", counts(HAND), COLOURS),
        block("treasures", "treasures laid, by colour", counts(LAID), COLOURS),
        block("lairs", "lairs laid, by colour", FLAGS, COLOURS),
        block("worth", "values of the treasures laid, at most 127", counts(MOST_WORTH)),
        block("knight", "a knight before it: none, upright, sideways", category(3)),
        block("unicorn", "whether a unicorn lies before it", FLAGS),
        block("decides", "whether it is asked now", FLAGS),
    ),
    group(
        "cards",
        (SEATS, HAND),
        block("colour", "of each card in hand: none, colour + 1", category(COLOURS + 1)),
        block("front", "its front: not known, front + 1", category(FRONTS + 1)),
        block("dealings", "how many dealings ago it was shuffled, at most 9", counts(OLDEST)),
        block("seen_by", "who has seen it: a bit for each seat", category(1 << SEATS)),
        block("ruled_out", "which doubled fronts it cannot have: a bit each", category(4)),
    ),
    group(
        "backs",
        FIELD + 2,
        block(
            "colour",
            "the slots of the field, the top of the pile, the first card stolen: colour + 1",
            category(COLOURS + 1),
        ),
        block("dealings", "how many dealings ago it was shuffled", counts(OLDEST)),
    ),
    block("rest", "cards below the top, by colour", counts(OF_A_COLOUR), COLOURS),
    block("drawn", "drawn and not yet seen, by colour", counts(3), COLOURS),
    block("phase", "the phase, one-hot", FLAGS, len(PHASES)),
    block("step", "the step of one's own unfinished choice, one-hot", FLAGS, len(STEPS)),
    block("action", "the front of the action in progress, one-hot or none", FLAGS, FRONTS),
    block("target", "the seat it is aimed at, one-hot or none", FLAGS, SEATS),
    block("turn", "the seat whose turn it is, one-hot", FLAGS, SEATS),
    block("start", "the seat with the start card, one-hot", FLAGS, SEATS),
    block("laid", "whether a treasure or lair was laid in this turn", FLAGS),
    block("acted", "whether an action was played in this turn", FLAGS),
    block("wizard", "whether a wizard rides along with the action", FLAGS),
    block("grazed", "whether a card of the field was taken in this round", FLAGS),
    block("players", "number of players", counts(SEATS)),
    block("round", "the round", counts(ROUND_LIMIT)),
)
TENSOR: Final = LAYOUT.size
CHOICE: Final = LAYOUT.at("choice")
GONE: Final = LAYOUT.at("discarded")
SEAT: Final = LAYOUT.at("seats")
SIZE, SEAT_BACKS, TREASURES, LAIRS, WORTH, KNIGHT_AT, UNICORN_AT, DECIDES, SEAT_CELLS = (
    LAYOUT.within("seats")
)
HANDS: Final = LAYOUT.at("cards")
COLOUR, FRONT, DEALINGS, SEEN_BY, RULED_OUT, CARD_CELLS = LAYOUT.within("cards")
BACKS: Final = LAYOUT.at("backs")
REST: Final = LAYOUT.at("rest")
DRAWN: Final = LAYOUT.at("drawn")
PHASE: Final = LAYOUT.at("phase")
STEP: Final = LAYOUT.at("step")
ACTION: Final = LAYOUT.at("action")
TARGET_AT: Final = LAYOUT.at("target")
TURN: Final = LAYOUT.at("turn")
START_AT: Final = LAYOUT.at("start")
FLAGS_AT: Final = LAYOUT.at("laid")


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Write what `seat` may know into `tensor`."""
    for k in range(TENSOR):
        tensor[k] = 0
    observe_own_choice(box, s, seat, tensor)
    for other in range(s.player_count):
        observe_seat(box, s, seat, other, tensor)
    observe_table(box, s, seat, tensor)


@rule
def relative(s: State, seat: int, other: int) -> int:
    """The place of `other` counted clockwise from `seat`."""
    return other - seat if other >= seat else other - seat + s.player_count


@rule
def dealings_ago(s: State, back: int) -> int:
    """How many dealings ago a hidden card was shuffled; 9 stands for more."""
    return min(s.dealing - back // COLOURS, OLDEST)


@rule
def observe_back(s: State, back: int, at: int, tensor: list[int]) -> None:
    """A card of which only the back is known."""
    tensor[at] = back % COLOURS + 1
    tensor[at + 1] = dealings_ago(s, back)


@rule
def observe_own_choice(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """The observer's hand, and what it has begun to choose."""
    me = s.players[seat]
    for slot in range(me.size):
        kind = box.kind[me.hand[slot]]
        tensor[kind] += 1
        if (me.picked >> slot) & 1 or slot == me.helper:
            tensor[CHOICE + kind] = 1
        elif slot == me.chosen:
            tensor[CHOICE + kind] = 2
    tensor[STEP + me.step] = 1


@rule
def observe_seat(box: Box, s: State, seat: int, other: int, tensor: list[int]) -> None:
    """One seat as the observer sees it."""
    one = s.players[other]
    place = relative(s, seat, other)
    at = SEAT + place * SEAT_CELLS
    tensor[at + SIZE] = one.size
    for slot in range(one.size):
        tensor[at + SEAT_BACKS + one.back[slot] % COLOURS] += 1
        cell = HANDS + (place * HAND + slot) * CARD_CELLS
        tensor[cell + COLOUR] = one.back[slot] % COLOURS + 1
        if one.hand[slot] != VEIL:
            tensor[cell + FRONT] = box.front[one.hand[slot]] + 1
        tensor[cell + DEALINGS] = dealings_ago(s, one.back[slot])
        for eye in range(s.player_count):
            if (one.seen_by[slot] >> eye) & 1:
                tensor[cell + SEEN_BY] |= 1 << relative(s, seat, eye)
        tensor[cell + RULED_OUT] = one.ruled_out[slot]
    for colour in range(COLOURS):
        tensor[at + TREASURES + colour] = one.row[colour]
        tensor[at + LAIRS + colour] = one.lair[colour]
    tensor[at + WORTH] = min(one.worth, MOST_WORTH)
    if one.knight != NONE:
        tensor[at + KNIGHT_AT] = 1 + one.sideways
    if one.unicorn != NONE:
        tensor[at + UNICORN_AT] = 1
    if other == s.decider:
        tensor[at + DECIDES] = 1


@rule
def observe_table(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Pile, field, discards, and what is going on."""
    for card in range(CARDS):
        if s.place[card] == DISCARDED:
            tensor[GONE + box.kind[card]] += 1
    for slot in range(FIELD):
        observe_back(s, s.field_backs[slot], BACKS + 2 * slot, tensor)
    observe_back(s, s.top, BACKS + 2 * FIELD, tensor)
    if s.loot_back != NONE:
        observe_back(s, s.loot_back, BACKS + 2 * FIELD + 2, tensor)
    for colour in range(COLOURS):
        tensor[REST + colour] = s.rest[colour]
    for k in range(s.drawn_size):
        tensor[DRAWN + s.drawn[k] % COLOURS] += 1
    tensor[PHASE + s.phase] = 1
    if s.action != NONE:
        tensor[ACTION + box.front[s.action]] = 1
    if s.target != NONE:
        tensor[TARGET_AT + relative(s, seat, s.target)] = 1
    tensor[TURN + relative(s, seat, s.active)] = 1
    tensor[START_AT + relative(s, seat, s.start)] = 1
    tensor[FLAGS_AT] = s.laid
    tensor[FLAGS_AT + 1] = s.acted
    tensor[FLAGS_AT + 2] = 0 if s.wizard == NONE else 1
    tensor[FLAGS_AT + 3] = s.grazed
    tensor[FLAGS_AT + 4] = s.player_count
    tensor[FLAGS_AT + 5] = s.round
