"""What the test kit must know of legend and cannot learn from its rules.

What each part means is said in `heorot.testing.cases`; possible worlds are in `witness_worlds.py`.
"""

from __future__ import annotations

from tests.legend.witness_worlds import small, worlds

from heorot.games.legend.rules.state import State

__all__ = [
    "COMBINED",
    "CONSEQUENTIAL",
    "REVEALS",
    "SHOWS_PLACE",
    "is_unfinished",
    "make_public",
    "small",
    "worlds",
]

COMBINED = ("advanced", "bluffing")

REVEALS = frozenset({"card", "token", "count"})
"""A count shows what the treasure of a seat is worth (L43)."""
SHOWS_PLACE: frozenset[str] = frozenset()
"""None: cards of a kind are alike, and lie nowhere in particular."""
CONSEQUENTIAL = frozenset(
    {
        # What is turned up decides whether a risk succeeds; what is on offer, whether any question
        # about it is asked; and what is shown by all, who has which rank.
        *("turns_up", "offered", "shows_bid", "reveals"),
        *("reveals_treasure", "reveals_alliance", "hands_in"),
    }
)


def is_unfinished(s: State, seat: int) -> bool:
    """L9, L16: a payment or a bid that is begun."""
    return seat == s.decider and s.players[seat].picks > 0


def make_public(s: State, seat: int) -> None:
    """What a seat knows of its own hand and tokens becomes known to all."""
    one = s.players[seat]
    one.known[:] = one.hand
    one.shown[:] = one.alliance
