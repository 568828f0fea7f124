"""What a seat may know, as a row of small numbers for learning programs.

Seats are counted from the observer, clockwise, so that 0 is always the observer itself::

    from  cells  what
       0     21  own hand: cards of each kind
      21     21  own choice that is not shown yet: cards of each kind
      42     11  own choice: fame tokens to be given
      53      6  own alliance tokens by face
      59   5x73  each seat: cards in hand, known cards by kind (21), cards laid by kind (16), total,
                 rank, cards face down, square fame by value (7), square treasure by value (4),
                 alliance tokens, those shown by face (6), treasure shown in an auction by value (4)
                 and by face (3), misfortunes, scratches, wounds, double wound, 1 when it decides,
                 1 when it is the start player, 1 when it is taken
     424     11  discarded: cards of each kind
     435     11  on offer, or turned up: cards of each kind
     446      7  square fame in the supply by value
     453      4  square treasure in the supply by value
     457     10  special cards beside the board
     467      5  spaces taken; 2 for the one whose gain is in question
     472     14  the phase
     486     37  the episode; the last cell when all are over
     523      6  symbols that count in it
     529    5x2  its spaces: what, and how much
     539      6  cards in the pile, alliance tokens in the pool, misfortunes left, how many have
                 acted, how many still stand, the rank that chooses
     545      2  risked, laid in this turn
     547      4  advanced, fallen, bluffing, number of players
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    EPISODES,
    FACES,
    FAMES,
    GIVEN,
    KINDS,
    NONE,
    SEATS,
    SPACES,
    SYMBOL_KINDS,
    TREASURE_FACES,
    TREASURES,
    State,
)

CHOICE: Final = KINDS
GIVING: Final = CHOICE + KINDS
TOKENS: Final = GIVING + GIVEN
SEAT: Final = TOKENS + FACES
SEAT_CELLS: Final = 73
TABLE: Final = SEAT + SEATS * SEAT_CELLS
OFFER: Final = TABLE + ACTIVITIES
SUPPLY: Final = OFFER + ACTIVITIES
WAITING: Final = SUPPLY + 11
TAKEN: Final = WAITING + 10
PHASE: Final = TAKEN + SPACES
EPISODE: Final = PHASE + 14
SYMBOLS_AT: Final = EPISODE + EPISODES + 1
SPACES_AT: Final = SYMBOLS_AT + 6
NUMBERS: Final = SPACES_AT + 2 * SPACES
TENSOR: Final = NUMBERS + 12


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
    tensor[at] = one.size
    for kind in range(KINDS):
        tensor[at + 1 + kind] = one.known[kind]
    for kind in range(SYMBOL_KINDS):
        tensor[at + 22 + kind] = one.laid[kind]
    tensor[at + 38] = min(one.total, 127)
    tensor[at + 39] = one.rank
    tensor[at + 40] = one.down
    for value in range(1, FAMES):
        tensor[at + 40 + value] = one.fame[value]
    for value in range(1, TREASURES):
        tensor[at + 47 + value] = one.treasure[value]
        tensor[at + 58 + value] = one.bid_treasure[value]
    tensor[at + 52] = one.alliances
    for face in range(FACES):
        tensor[at + 53 + face] = one.shown[face]
    for face in range(TREASURE_FACES, FACES):
        tensor[at + 60 + face] = one.bid_alliance[face]
    tensor[at + 66] = one.misfortunes
    tensor[at + 67] = one.scratches
    tensor[at + 68] = one.wounds
    tensor[at + 69] = one.double_wound
    tensor[at + 70] = 1 if seat == s.decider else 0
    tensor[at + 71] = 1 if seat == s.start else 0
    tensor[at + 72] = 1


@rule
def observe_table(s: State, tensor: list[int]) -> None:
    """Cards and tokens that belong to nobody."""
    for kind in range(ACTIVITIES):
        tensor[TABLE + kind] = s.discard[kind]
        tensor[OFFER + kind] = s.offer[kind]
    for value in range(1, FAMES):
        tensor[SUPPLY + value - 1] = s.fame[value]
    for value in range(1, TREASURES):
        tensor[SUPPLY + 6 + value] = s.treasure[value]
    for special in range(10):
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
    for symbol in range(6):
        tensor[SYMBOLS_AT + symbol] = (box.symbols[s.episode] >> symbol) & 1
    for space in range(SPACES):
        tensor[SPACES_AT + 2 * space] = box.gain[s.episode * SPACES + space]
        tensor[SPACES_AT + 2 * space + 1] = box.amount[s.episode * SPACES + space]
