"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself. Faces of
alliance tokens are fame 1 to 3, then treasure 1 to 3.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.core.tensor import FLAGS, Tensor, block, category, counts, group
from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    EPISODES,
    FACES,
    FAMES,
    GAINS,
    GIVEN,
    KINDS,
    MOST_SCRATCHES,
    NONE,
    PHASES,
    SEATS,
    SPACES,
    SYMBOL_KINDS,
    SYMBOLS,
    TREASURE_FACES,
    TREASURES,
    State,
)

ACTIVITY_CARDS: Final = 100
ALLIANCE_TOKENS: Final = 36
SQUARE_FAMES: Final = 36
SQUARE_TREASURES: Final = 24
MISFORTUNE_TOKENS: Final = 3
SPECIALS: Final = KINDS - ACTIVITIES
MOST: Final = 127
"""Of what the box alone sets no limit to."""

LAYOUT = Tensor(
    block("hand", "own hand: cards of each kind", counts(ACTIVITY_CARDS), KINDS),
    block("choice", "own choice that is not shown yet: cards", counts(ACTIVITY_CARDS), KINDS),
    block(
        "giving",
        "own choice: fame tokens to be given, squares by value from 0, then alliances by face",
        counts(2),
        GIVEN,
    ),
    block("alliances", "own alliance tokens by face", counts(ALLIANCE_TOKENS), FACES),
    group(
        "seats",
        SEATS,
        block("size", "cards in hand", counts(MOST)),
        block("known", "cards of the hand that everybody knows", counts(ACTIVITY_CARDS), KINDS),
        block("laid", "cards laid, by kind", counts(ACTIVITY_CARDS), SYMBOL_KINDS),
        block("total", "their symbols that count, at most 127", counts(MOST)),
        block("rank", "its rank, 0 while it is open", counts(SEATS)),
        block("down", "cards face down", counts(MOST)),
        block("fame", "square fame by value, from 1", counts(MOST), FAMES - 1),
        block("treasure", "square treasure", counts(SQUARE_TREASURES), TREASURES - 1),
        block("alliances", "alliance tokens", counts(ALLIANCE_TOKENS)),
        block("shown", "those of them shown, by face", counts(ALLIANCE_TOKENS), FACES),
        block(
            "bid_treasure",
            "treasure shown in an auction by value, from 1",
            counts(SQUARE_TREASURES),
            TREASURES - 1,
        ),
        block(
            "bid_alliance",
            "treasure shown in an auction by face",
            counts(ALLIANCE_TOKENS),
            FACES - TREASURE_FACES,
        ),
        block("misfortunes", "misfortunes", counts(MISFORTUNE_TOKENS)),
        block("scratches", "scratches", counts(MOST_SCRATCHES + 1)),
        block("wounds", "wounds", counts(MOST)),
        block("double_wound", "whether it has the double wound", FLAGS),
        block("decides", "whether it is asked now", FLAGS),
        block("start", "whether it is the start player", FLAGS),
        block("taken", "whether somebody sits there", FLAGS),
    ),
    block("discarded", "discarded cards of each kind", counts(ACTIVITY_CARDS), ACTIVITIES),
    block("offer", "on offer, or turned up: cards", counts(ACTIVITY_CARDS), ACTIVITIES),
    block("fame", "square fame in the supply by value, from 1", counts(SQUARE_FAMES), FAMES - 1),
    block(
        "treasure",
        "square treasure in the supply by value, from 1",
        counts(SQUARE_TREASURES),
        TREASURES - 1,
    ),
    block("waiting", "special cards beside the board", FLAGS, SPECIALS),
    block("spaces", "spaces: free, taken, its gain in question", category(3), SPACES),
    block("phase", "the phase, one-hot", FLAGS, len(PHASES)),
    block("episode", "the episode, one-hot; the last cell when all are over", FLAGS, EPISODES + 1),
    block("symbols", "symbols that count in it", FLAGS, SYMBOLS + 1),
    group(
        "gains",
        SPACES,
        block("what", "what a space of the episode gives", category(GAINS)),
        block("amount", "how much, or which special card", counts(MOST)),
    ),
    block("pile_size", "cards in the pile", counts(ACTIVITY_CARDS)),
    block("pool_size", "alliance tokens in the pool", counts(ALLIANCE_TOKENS)),
    block("misfortunes", "misfortunes left", counts(MISFORTUNE_TOKENS)),
    block("acted", "how many have acted; in a recovery, twice each", counts(2 * SEATS)),
    block("standing", "how many still stand", counts(SEATS)),
    block("chooser", "the rank that chooses, 0 before that", counts(SEATS)),
    block("risked", "whether a risk was taken in this turn", FLAGS),
    block("laid_now", "whether something was laid in this turn", FLAGS),
    block("advanced", "the option advanced", FLAGS),
    block("fallen", "the option fallen", FLAGS),
    block("bluffing", "the option bluffing", FLAGS),
    block("players", "number of players", counts(SEATS)),
)
TENSOR: Final = LAYOUT.size
CHOICE: Final = LAYOUT.at("choice")
GIVING: Final = LAYOUT.at("giving")
TOKENS: Final = LAYOUT.at("alliances")
SEAT: Final = LAYOUT.at("seats")
(
    SIZE, KNOWN, LAID, TOTAL, RANK, DOWN, FAME, TREASURE_AT, ALLIANCES, SHOWN,
    BID_TREASURE, BID_ALLIANCE, MISFORTUNES, SCRATCHES, WOUNDS, DOUBLE_WOUND,
    DECIDES, STARTS, IS_TAKEN, SEAT_CELLS,
) = LAYOUT.within("seats")  # fmt: skip
TABLE: Final = LAYOUT.at("discarded")
OFFER: Final = LAYOUT.at("offer")
SUPPLY: Final = LAYOUT.at("fame")
TREASURE_SUPPLY: Final = LAYOUT.at("treasure")
WAITING: Final = LAYOUT.at("waiting")
TAKEN: Final = LAYOUT.at("spaces")
PHASE: Final = LAYOUT.at("phase")
EPISODE: Final = LAYOUT.at("episode")
SYMBOLS_AT: Final = LAYOUT.at("symbols")
SPACES_AT: Final = LAYOUT.at("gains")
NUMBERS: Final = LAYOUT.at("pile_size")


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """Write what `seat` may know into `tensor`."""
    for k in range(TENSOR):
        tensor[k] = 0
    me = s.players[seat]
    for kind in range(KINDS):
        tensor[kind] = me.hand[kind]
        tensor[CHOICE + kind] = me.picked[kind]
    for token in range(GIVEN):
        tensor[GIVING + token] = me.given[token]
    for face in range(FACES):
        tensor[TOKENS + face] = me.alliance[face]
    for other in range(s.player_count):
        place = other - seat if other >= seat else other - seat + s.player_count
        observe_seat(s, other, SEAT + place * SEAT_CELLS, tensor)
    observe_table(s, tensor)
    observe_episode(box, s, tensor)


@rule
def observe_seat(s: State, seat: int, at: int, tensor: list[int]) -> None:
    """One seat as everybody sees it."""
    one = s.players[seat]
    tensor[at + SIZE] = one.size
    for kind in range(KINDS):
        tensor[at + KNOWN + kind] = one.known[kind]
    for kind in range(SYMBOL_KINDS):
        tensor[at + LAID + kind] = one.laid[kind]
    tensor[at + TOTAL] = min(one.total, MOST)
    tensor[at + RANK] = one.rank
    tensor[at + DOWN] = one.down
    for value in range(1, FAMES):
        tensor[at + FAME + value - 1] = one.fame[value]
    for value in range(1, TREASURES):
        tensor[at + TREASURE_AT + value - 1] = one.treasure[value]
        tensor[at + BID_TREASURE + value - 1] = one.bid_treasure[value]
    tensor[at + ALLIANCES] = one.alliances
    for face in range(FACES):
        tensor[at + SHOWN + face] = one.shown[face]
    for face in range(TREASURE_FACES, FACES):
        tensor[at + BID_ALLIANCE + face - TREASURE_FACES] = one.bid_alliance[face]
    tensor[at + MISFORTUNES] = one.misfortunes
    tensor[at + SCRATCHES] = one.scratches
    tensor[at + WOUNDS] = one.wounds
    tensor[at + DOUBLE_WOUND] = one.double_wound
    tensor[at + DECIDES] = 1 if seat == s.decider else 0
    tensor[at + STARTS] = 1 if seat == s.start else 0
    tensor[at + IS_TAKEN] = 1


@rule
def observe_table(s: State, tensor: list[int]) -> None:
    """Cards and tokens that belong to nobody."""
    for kind in range(ACTIVITIES):
        tensor[TABLE + kind] = s.discard[kind]
        tensor[OFFER + kind] = s.offer[kind]
    for value in range(1, FAMES):
        tensor[SUPPLY + value - 1] = s.fame[value]
    for value in range(1, TREASURES):
        tensor[TREASURE_SUPPLY + value - 1] = s.treasure[value]
    for special in range(SPECIALS):
        tensor[WAITING + special] = (s.waiting >> special) & 1
    for space in range(SPACES):
        tensor[TAKEN + space] = (s.taken >> space) & 1
    if s.space != NONE:
        tensor[TAKEN + s.space] = 2
    tensor[PHASE + s.phase] = 1
    tensor[NUMBERS] = s.pile_size
    tensor[NUMBERS + 1] = s.pool_size
    tensor[NUMBERS + 2] = s.misfortunes
    tensor[NUMBERS + 3] = s.acted
    tensor[NUMBERS + 4] = s.standing
    tensor[NUMBERS + 5] = s.chooser
    tensor[NUMBERS + 6] = s.risked
    tensor[NUMBERS + 7] = s.laid_now
    tensor[NUMBERS + 8] = s.advanced
    tensor[NUMBERS + 9] = s.fallen
    tensor[NUMBERS + 10] = s.bluffing
    tensor[NUMBERS + 11] = s.player_count


@rule
def observe_episode(box: Box, s: State, tensor: list[int]) -> None:
    """Where Beowulf stands, and what there is to gain."""
    tensor[EPISODE + s.episode] = 1
    if s.episode == EPISODES:
        return
    for symbol in range(SYMBOLS + 1):
        tensor[SYMBOLS_AT + symbol] = (box.symbols[s.episode] >> symbol) & 1
    for space in range(SPACES):
        tensor[SPACES_AT + 2 * space] = box.gain[s.episode * SPACES + space]
        tensor[SPACES_AT + 2 * space + 1] = box.amount[s.episode * SPACES + space]
