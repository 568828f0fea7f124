"""Plain facts, found from the state alone."""

from __future__ import annotations

from itertools import pairwise

from heorot.games.beest.rules.state import (
    BLACK,
    HIDEOUT,
    POSITIONS,
    SEATS,
    WAYS,
    Player,
    State,
)


def participant_count(s: State) -> int:
    """N: the Silent One takes part beside three to five seats (B10)."""
    return min(s.player_count + 1, SEATS)


def key_of(s: State, one: int, key: str) -> str:
    """Where a document says something of one who takes part."""
    return f"silent.{key}" if one == s.player_count else f"seat[{one + 1}].{key}"


def first_seat(s: State) -> int:
    """B15: the seat that began this expedition."""
    return (s.start + s.expedition - 1) % s.player_count


def turns_ended(s: State) -> int:
    """How many turns of this expedition came before the one on the table."""
    return (s.round - 1) * s.player_count + (s.active - first_seat(s)) % s.player_count


def is_passage(one: Player) -> bool:
    """B3."""
    hideout = one.row[max(0, one.length - HIDEOUT) : one.length]
    return len(hideout) == HIDEOUT and all(
        right // POSITIONS in WAYS[left % POSITIONS] for left, right in pairwise(hideout)
    )


def beest_of(s: State) -> int:
    """Who has the black stack."""
    return next(one for one in range(participant_count(s)) if s.players[one].stack == BLACK)


def heads_of(s: State, one: int) -> int:
    """B1: on the black marker that one has."""
    number = s.players[beest_of(s)].order[one]
    return participant_count(s) - number if number else 0


def stranger_of(s: State, one: int) -> int:
    """The only one whom one with N - 2 markers has not met."""
    order = s.players[one].order
    return next(other for other in range(participant_count(s)) if other != one and not order[other])


def may_be_named(s: State) -> list[int]:
    """B13."""
    others = (one for one in range(participant_count(s)) if one != s.active)
    return [one for one in others if s.players[one].markers == participant_count(s) - 2]
