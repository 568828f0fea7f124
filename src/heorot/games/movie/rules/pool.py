"""Pool and hands: how tiles come into a hand and leave it (M1, M2, M7, M9, M23)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.movie.box import Box
from heorot.games.movie.rules.events import DEALT, DRAWS, SEES, SHOWS_COUNSELS
from heorot.games.movie.rules.state import (
    ACTS,
    COUNSEL,
    FACES,
    KINDS,
    NONE,
    PLAYING,
    Player,
    State,
)

# Luck is addressed by purpose: the act whose pool a tile comes from, with the number of tiles that
# are left in it; and the first seat.
START = 16


@rule
def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.player_count else 0


@rule
def fill_pool(box: Box, s: State) -> None:
    """M1, M7: the tiles of the act, all of them; M23: in Kingdoms the one set, shuffled anew."""
    first = box.set_of[s.act] * FACES
    s.pool_size = 0
    for face in range(FACES):
        s.pool[face] = box.copies[first + face]
        s.pool_size += box.copies[first + face]
    if box.kingdoms:
        for kind in range(KINDS):
            s.unseen[kind] = box.copies[kind]


@rule
def take_face(s: State, luck: Luck, purpose: int) -> int:
    """A tile out of the pool: equally likely any that is in it."""
    number = pick(luck, purpose, s.pool_size, s.pool_size)
    face = 0
    while number >= s.pool[face]:
        number -= s.pool[face]
        face += 1
    s.pool[face] -= 1
    s.pool_size -= 1
    return face


@rule
def put_in_hand(me: Player, size: int, kind: int) -> None:
    """Put a tile among the first `size` of a hand: hands are sorted, so that no place tells."""
    slot = size
    while slot > 0 and me.hand[slot - 1] > kind:
        me.hand[slot] = me.hand[slot - 1]
        slot -= 1
    me.hand[slot] = kind


@rule
def gain_tile(box: Box, s: State, seat: int, face: int) -> None:
    """A tile of the present act joins a hand."""
    me = s.players[seat]
    number = box.set_of[s.act]
    put_in_hand(me, me.size, number * FACES + face)
    me.size += 1
    me.held[number] += 1
    tell(s, 1 << seat, SEES, seat, number * FACES + face)


@rule
def deal_hands(box: Box, s: State, luck: Luck, first: int) -> None:
    """M1, M7, M23: clockwise from the player who begins, each filled up before the next."""
    seat = first
    for _ in range(s.player_count):
        me = s.players[seat]
        lacking = box.hand - me.size
        if lacking > 0:
            tell(s, EVERYONE, DEALT, seat, lacking)
            for _ in range(lacking):
                gain_tile(box, s, seat, take_face(s, luck, s.act))
        seat = next_seat(s, seat)


@rule
def draw(box: Box, s: State, luck: Luck) -> None:
    """M2: a tile from the pool to the hand; M24: in Kingdoms it never joins the secret one."""
    seat = s.active
    tell(s, EVERYONE, DRAWS, seat)
    face = take_face(s, luck, s.act)
    if box.kingdoms:
        s.players[seat].drawn = face
        tell(s, 1 << seat, SEES, seat, face)
    else:
        gain_tile(box, s, seat, face)
    s.phase = PLAYING


@rule
def leave_hand(s: State, me: Player, slot: int) -> int:
    """A tile leaves a hand and lies open: its kind."""
    kind = me.hand[slot]
    number = kind // FACES
    me.size -= 1
    for k in range(slot, me.size):
        me.hand[k] = me.hand[k + 1]
    me.hand[me.size] = NONE
    me.held[number] -= 1
    if kind % FACES == COUNSEL and me.counsels[number] > 0:
        me.counsels[number] -= 1
    s.unseen[kind] -= 1
    return kind


@rule
def show_counsels(s: State) -> None:
    """M4: who can play no tile holds nothing but Good Counsels, and now everybody knows."""
    me = s.players[s.active]
    news = 0
    for number in range(ACTS):
        news += me.held[number] - me.counsels[number]
        me.counsels[number] = me.held[number]
    if news > 0:
        tell(s, EVERYONE, SHOWS_COUNSELS, s.active, me.size)


@rule
def return_secret(s: State, me: Player) -> None:
    """M23: an unused secret tile goes back."""
    for slot in range(me.size):
        s.pool[me.hand[slot]] += 1
        me.hand[slot] = NONE
    s.pool_size += me.size
    me.size = 0
    me.held[0] = 0
