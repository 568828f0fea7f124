"""Meetings, exchanges, infection (B7 to B9, B11)."""

from __future__ import annotations

from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.beest.rules.caves import has_passage, participants, who
from heorot.games.beest.rules.events import (
    LAST_MARKER,
    MEETS,
    MEETS_AGAIN,
    NO_PASSAGE,
    PASSAGES,
    RECEIVES,
    SET_COMPLETE,
)
from heorot.games.beest.rules.state import BLACK, NONE, State

HEADS = 5
"""In events, a black marker is this and its heads; a coloured one is its stack."""


@rule
def meet(s: State) -> int:
    """B7: with exactly one passage its owner is met; who that is, or `NONE`."""
    passages = 0
    met = NONE
    for other in range(participants(s)):
        if other != s.active and has_passage(s.players[other]):
            passages += 1
            met = other
    if passages == 0:
        tell(s, EVERYONE, NO_PASSAGE, s.active)
    elif passages > 1:
        tell(s, EVERYONE, PASSAGES, s.active, passages)
    if passages != 1:
        return NONE
    if (s.players[s.active].met >> met) & 1:
        tell(s, EVERYONE, MEETS_AGAIN, s.active, who(s, met))
        return NONE
    tell(s, EVERYONE, MEETS, s.active, who(s, met))
    return met


@rule
def exchange(s: State, one: int, other: int) -> None:
    """B8: each gives the top marker of its stack, and looks at what it gets."""
    give(s, one, other)
    give(s, other, one)
    tell_marker(s, other, one)
    tell_marker(s, one, other)


@rule
def give(s: State, giver: int, taker: int) -> None:
    """B8: the taker now knows whose stack it is (B17)."""
    me = s.players[giver]
    me.markers += 1
    me.order[taker] = me.markers
    me.met |= 1 << taker
    if taker < s.player_count:
        me.known_to |= 1 << taker


@rule
def tell_marker(s: State, giver: int, taker: int) -> None:
    """B8: no third person sees the marker; the Silent One looks at nothing."""
    if taker < s.player_count:
        stack = s.players[giver].stack
        marker = HEADS + heads(s, giver, taker) if stack == BLACK else stack
        tell(s, 1 << taker, RECEIVES, taker, who(s, giver), marker)


@rule
def heads(s: State, beest: int, taker: int) -> int:
    """B1: the heads on the marker that the Beest gave, the most on the first; 0 for none."""
    number = s.players[beest].order[taker]
    return participants(s) - number if number else 0


@rule
def reveal_last_marker(s: State, one: int) -> bool:
    """B11: all see whether somebody's last marker was the Beest's; True if it was."""
    if s.players[one].markers < participants(s) - 1:
        return False
    is_beest = s.players[one].stack == BLACK
    tell(s, EVERYONE, LAST_MARKER, who(s, one), 1 if is_beest else 0)
    if not is_beest:
        s.cleared |= 1 << one
    return is_beest


@rule
def reveal_last_stranger(s: State, seat: int) -> bool:
    """B12: all see whether a seat has exchanged with everyone but the Beest; True if it has.

    Who has N - 2 markers has not met one of the others: if that is not the Beest, all see it now.
    """
    me = s.players[seat]
    if me.markers != participants(s) - 2:
        return False
    stranger = stranger_of(s, seat)
    is_won = s.players[stranger].stack == BLACK
    if (s.cleared >> stranger) & 1 == 0:
        tell(s, EVERYONE, SET_COMPLETE, seat, 1 if is_won else 0)
    if not is_won:
        s.cleared |= 1 << stranger
    return is_won


@rule
def stranger_of(s: State, one: int) -> int:
    """The first whom `one` has not met: the only one where N - 2 markers were received."""
    other = 0
    while other == one or (s.players[one].met >> other) & 1:
        other += 1
    return other
