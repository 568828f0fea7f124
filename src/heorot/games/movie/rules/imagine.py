"""Filling in what a seat cannot know (M9)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import rule
from heorot.games.movie.box import Box
from heorot.games.movie.rules.pool import put_in_hand, take_face
from heorot.games.movie.rules.state import (
    COUNSEL,
    FACES,
    HAND,
    NONE,
    PLAYING,
    SEATS,
    State,
)
from heorot.games.movie.rules.tiles import forget

IMAGINED = 1 << 20
"""The purpose of the first imagined tile; far from all purposes of real ones."""


@rule
def imagine(box: Box, s: State, seat: int, luck: Luck) -> None:
    """Deal the tiles this seat has not seen, equally likely, back by back.

    What was left in the pool of an earlier act is nowhere; it may as well be in a hand.
    """
    for other in range(SEATS):
        if other != seat:
            one = s.players[other]
            for slot in range(HAND):
                one.hand[slot] = NONE
            one.drawn = 0
            forget(one)
    for back in range(box.set_of[s.act] + 1):  # the present one last: its rest is the pool
        imagine_hands(s, seat, luck, back)
    if box.kingdoms and s.phase == PLAYING and s.active != seat:
        s.players[s.active].drawn = take_face(s, luck, IMAGINED + 1)


@rule
def imagine_hands(s: State, seat: int, luck: Luck, back: int) -> None:
    """The tiles with one back; what is left of them is the pool."""
    gather_unseen(s, seat, back)
    for other in range(s.player_count):
        one = s.players[other]
        if other == seat:
            continue
        size = 0
        while size < HAND and one.hand[size] != NONE:
            size += 1
        for k in range(one.held[back]):
            face = COUNSEL
            if k >= one.counsels[back]:
                face = take_face(s, luck, IMAGINED + 2 + back)
            put_in_hand(one, size, back * FACES + face)
            size += 1


@rule
def gather_unseen(s: State, seat: int, back: int) -> None:
    """Into the pool: every tile with this back that the seat cannot place."""
    size = 0
    for face in range(FACES):
        s.pool[face] = s.unseen[back * FACES + face]
        size += s.pool[face]
    for other in range(s.player_count):
        one = s.players[other]
        if other != seat:
            s.pool[COUNSEL] -= one.counsels[back]
            size -= one.counsels[back]
            continue
        for slot in range(one.size):
            if one.hand[slot] // FACES == back:
                s.pool[one.hand[slot] % FACES] -= 1
                size -= 1
        if one.drawn > 0:
            s.pool[one.drawn] -= 1
            size -= 1
    s.pool_size = size
