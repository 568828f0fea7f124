"""Caves: pile, hand, rows, and the passages in hideouts (B3 to B7)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.beest.box import Box
from heorot.games.beest.rules.events import DRAWS, LAYS, TAKES, TAKES_OWN
from heorot.games.beest.rules.state import (
    CAVES,
    HIDEOUT,
    KEPT,
    NONE,
    POSITIONS,
    SEATS,
    SILENT,
    Player,
    State,
)

# Luck is addressed by purpose and by how many caves or stacks are still in question.
#
#     purpose = expedition * LANES + lane      lanes 0: caves   1: stacks; expedition 0: start seat
LANES = 2
STACKS = 1
START = 0


@rule
def participants(s: State) -> int:
    """B10: the seats, and the Silent One where there are fewer than six."""
    return s.player_count + 1 if s.player_count < SEATS else SEATS


@rule
def who(s: State, one: int) -> int:
    """Whom a place in `players` stands for, as it is told."""
    return SILENT if one == s.player_count else one


@rule
def nth(bits: int, number: int) -> int:
    """The place of set bit `number`, from 0."""
    place = 0
    while number > 0 or (bits >> place) & 1 == 0:
        number -= (bits >> place) & 1
        place += 1
    return place


@rule
def fill_pile(box: Box, s: State) -> None:
    """All caves are shuffled into the pile."""
    s.pile_size = 0
    for cave in range(CAVES):
        s.pile[cave] = box.copies[cave]
        s.pile_size += box.copies[cave]


@rule
def take_caves(s: State, luck: Luck) -> None:
    """B4, B5: all but two of the own row and the Silent One's; what is missing, from the pile."""
    take_from_row(s, s.active)
    if s.player_count < SEATS:
        take_from_row(s, s.player_count)
    while s.hand_size < participants(s) - 1:
        cave = draw(s, luck)
        tell(s, EVERYONE, DRAWS, s.active, cave)
        put_in_hand(s, cave)


@rule
def take_from_row(s: State, owner: int) -> None:
    """B4: from the left, until two caves remain."""
    one = s.players[owner]
    surplus = one.length - KEPT
    if surplus <= 0:
        return
    for k in range(surplus):
        if owner == s.active:
            tell(s, EVERYONE, TAKES_OWN, owner, one.row[k])
        else:
            tell(s, EVERYONE, TAKES, s.active, who(s, owner), one.row[k])
        put_in_hand(s, one.row[k])
    for k in range(one.length):
        one.row[k] = one.row[k + surplus] if k < KEPT else NONE
    one.length = KEPT


@rule
def draw(s: State, luck: Luck) -> int:
    """A cave from the pile, each equally likely; there is no order before somebody draws."""
    number = pick(luck, s.expedition * LANES, s.pile_size, s.pile_size)
    cave = 0
    while number >= s.pile[cave]:
        number -= s.pile[cave]
        cave += 1
    s.pile[cave] -= 1
    s.pile_size -= 1
    return cave


@rule
def put_in_hand(s: State, cave: int) -> None:
    """The hand is kept in order, so that equal caves lie together."""
    at = s.hand_size
    while at > 0 and s.hand[at - 1] > cave:
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = cave
    s.hand_size += 1


@rule
def target(s: State, number: int) -> int:
    """B6: clockwise from the left neighbour, the Silent One last."""
    if number == s.player_count - 1:
        return s.player_count
    seat = s.active + 1 + number
    return seat if seat < s.player_count else seat - s.player_count


@rule
def offer_caves(s: State, choices: list[int]) -> int:
    """B6: equal caves are one choice."""
    taken = s.players[s.active].taken
    last = NONE
    n = 0
    for slot in range(s.hand_size):
        cave = s.hand[slot]
        if cave != last and (taken >> slot) & 1 == 0:
            choices[n] = cave
            last = cave
            n += 1
    return n


@rule
def choose_cave(s: State, me: Player, cave: int) -> None:
    """B6: the next of the others is to get this cave."""
    slot = 0
    while s.hand[slot] != cave or (me.taken >> slot) & 1:
        slot += 1
    me.taken |= 1 << slot
    me.choice[me.chosen] = cave
    me.chosen += 1


@rule
def forced_cave(s: State, me: Player) -> int:
    """B6: the only cave that is left to choose; `NONE` while there are different ones."""
    only = NONE
    for slot in range(s.hand_size):
        if (me.taken >> slot) & 1 == 0:
            if only != NONE and s.hand[slot] != only:
                return NONE
            only = s.hand[slot]
    return only


@rule
def lay_caves(s: State) -> None:
    """B6: now the choice is complete, and everybody sees it."""
    me = s.players[s.active]
    for number in range(s.hand_size):
        other = target(s, number)
        one = s.players[other]
        one.row[one.length] = me.choice[number]
        one.length += 1
        tell(s, EVERYONE, LAYS, s.active, who(s, other), me.choice[number])
        me.choice[number] = 0
        s.hand[number] = NONE
    me.chosen = 0
    me.taken = 0
    s.hand_size = 0


@rule
def fits(left: int, right: int) -> bool:
    """B3: whether an exit of the left cave meets the entrance of the right one.

    A way is counted from the bottom by the one position to which it does not lead.
    """
    return right // POSITIONS != POSITIONS - 1 - left % POSITIONS


@rule
def has_passage(one: Player) -> bool:
    """B3: the rightmost three caves fit; fewer are no hideout."""
    at = one.length - HIDEOUT
    return at >= 0 and fits(one.row[at], one.row[at + 1]) and fits(one.row[at + 1], one.row[at + 2])
