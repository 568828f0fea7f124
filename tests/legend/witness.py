"""What the test kit must know of legend and cannot learn from its rules.

What each part means is said in `heorot.testing.cases`; possible worlds are in `witness_worlds.py`.
"""

from __future__ import annotations

from tests.legend.witness_worlds import small, worlds

from heorot.games.legend.rules.state import SEATS, State

__all__ = [
    "COMBINED",
    "CONSEQUENTIAL",
    "LONGEST",
    "REVEALS",
    "SHOWS_PLACE",
    "is_unfinished",
    "make_public",
    "small",
    "worlds",
]

COMBINED = ("advanced", "bluffing")

_CARDS = 110
_MINOR = SEATS * 8 + 4
_SIMULTANEOUS = _CARDS + 2 * SEATS + 4
_TURN_ORDER = _CARDS + SEATS * 100 + 3 * SEATS + 8
_AUCTION = 60 + SEATS
LONGEST = 18 * _MINOR + 6 * _SIMULTANEOUS + 6 * _TURN_ORDER + 5 * _AUCTION + 4 * SEATS + 1
"""In a minor episode a seat pays at most five cards or gives two tokens and heals, and is asked
about Blessing; or it picks two cards; or it risks, is asked about Resolve and Rest, and risks once
more. In a simultaneous major every card can be picked; each seat commits and takes a space, and
three text cards ask. In a turn-order major every card of a hand can be laid; a risk lays a card or
puts its seat out, but for Resolve, and what lies there leaves once a seat. In an auction every
token of treasure or alliance is shown once. The last two episodes are spaces and a choice of
healing; and Rest is played once."""

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
