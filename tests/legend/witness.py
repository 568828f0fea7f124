"""An account of legend for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`; possible worlds are in `witness_worlds.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.legend.witness_course import faults_of_course
from tests.legend.witness_worlds import small, worlds

from heorot.core.edition import Edition
from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    AUCTION,
    BIDDING,
    DEATH,
    DOUBLE_WOUND,
    EPISODES,
    FACES,
    HIDES,
    KIND_NAMES,
    KINDS,
    OVER,
    RANKING,
    SEATS,
    SPACES,
    SPECIAL,
    SYMBOL_KINDS,
    TRADING,
    TREASURE,
    TREASURE_FACES,
    TREASURES,
    Player,
    State,
)

__all__ = [
    "COMBINED",
    "CONSEQUENTIAL",
    "LONGEST",
    "REVEALS",
    "SHOWS_PLACE",
    "components",
    "faults",
    "is_unfinished",
    "lend",
    "places",
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

Component = tuple[str, int, int]
"""What it is, its kind, value or face, and which of those that are alike."""


# Where everything lies.


def components(edition: Edition) -> Iterator[Component]:
    """Cards and limited tokens; wounds and scratches are never too few (L28)."""
    box: Box = edition.box
    rows = {
        "card": [*box.copies, *[1] * (KINDS - ACTIVITIES)],
        "fame": box.fame,
        "treasure": box.treasure,
        "alliance": box.alliance,
        "misfortune": [box.misfortunes],
    }
    for what, row in rows.items():
        for kind, count in enumerate(row):
            for copy in range(count):
                yield what, kind, copy


def places(edition: Edition, s: State) -> Iterator[tuple[Component, str]]:
    """Where the state says that each card and token lies; things that are alike are numbered."""
    numbers: Counter[tuple[str, int]] = Counter()
    credited = s.credited  # fame 2 beyond those of the box (L24)
    for what, row, where in _rows(edition.box, s):
        for kind, count in enumerate(row):
            for _ in range(count):
                if what == "fame" and kind == 2 and credited > 0:
                    credited -= 1
                    continue
                yield (what, kind, numbers[what, kind]), where
                numbers[what, kind] += 1


def _rows(box: Box, s: State) -> Iterator[tuple[str, list[int], str]]:
    """All rows of counts in which components lie."""
    for seat in range(SEATS):
        one = s.players[seat]
        yield "fame", one.fame, f"before seat {seat + 1}"
        yield "treasure", one.treasure, f"before seat {seat + 1}"
        yield "alliance", one.alliance, f"before seat {seat + 1}"
        yield "misfortune", [one.misfortunes], f"before seat {seat + 1}"
        yield "card", one.hand, f"in the hand of seat {seat + 1}"
        yield "card", one.laid, f"laid before seat {seat + 1}"
    yield "card", s.pile, "in the pile"
    yield "card", s.discard, "discarded"
    yield "card", s.offer, "turned up"
    beside = [s.waiting >> bit & 1 for bit in range(KINDS - ACTIVITIES)]
    yield "card", [0] * ACTIVITIES + beside, "beside the board"
    gone = [0] * KINDS
    for kind in range(HIDES, KINDS):
        lies = [
            one.hand[kind] + (one.laid[kind] if kind < SYMBOL_KINDS else 0) for one in s.players
        ]
        gone[kind] = int(not any(lies) and not beside[kind - ACTIVITIES])
    yield "card", gone, "out of the game"
    yield "fame", s.fame, "in the supply"
    yield "treasure", s.treasure, "in the supply"
    yield "alliance", s.pool, "in the pool"
    yield "misfortune", [s.misfortunes], "in the supply"


# What contradicts itself.


def faults(edition: Edition, s: State) -> Iterator[str]:
    """What contradicts itself."""
    box: Box = edition.box
    yield from _faults_of_counts(s)
    yield from _faults_of_specials(box, s)
    yield from faults_of_course(box, s)
    for seat in range(SEATS):
        for fault in (
            *_faults_of_seat(box, s, seat),
            *_faults_of_tokens(box, s, seat),
            *_faults_of_choice(box, s, seat),
        ):
            yield f"seat {seat + 1}: {fault}"


def _faults_of_counts(s: State) -> Iterator[str]:
    """Sizes are those of what they count, and nothing is less than nothing."""
    for name, row, size in (
        ("pile", s.pile, s.pile_size),
        ("discard", s.discard, s.discard_size),
        ("pool", s.pool, s.pool_size),
    ):
        if sum(row) != size:
            yield f"{name} {row} of size {size}"
    rows = (s.pile, s.discard, s.offer, s.fame, s.treasure, s.pool)
    if min(cell for row in rows for cell in row) < 0:
        yield "less than nothing in pile, discards, offer, pool or supply"
    if s.fame[0] or s.treasure[0]:
        yield "tokens of value 0"
    for name in ("misfortunes", "credited", "dealing", "drawn", "waiting", "taken", "acted"):
        if getattr(s, name) < 0:
            yield f"{name} {getattr(s, name)}"
    if s.drawn < sum(one.alliances for one in s.players):
        yield f"{s.drawn} alliance tokens drawn, but more are out"
    if not 2 <= s.player_count <= SEATS or not 0 <= s.start < s.player_count:
        yield f"seat {s.start + 1} starts among {s.player_count}"
    for name in ("advanced", "fallen", "bluffing", "memory", "risked", "laid_now"):
        if getattr(s, name) not in (0, 1):
            yield f"{name} {getattr(s, name)}"


def _faults_of_specials(box: Box, s: State) -> Iterator[str]:
    """L4, L30: each special card waits until its space is taken, and is not found before that."""
    if s.credited and s.episode < box.credit_from:
        yield f"{s.credited} fame credited in episode {s.episode + 1}"  # L24
    for cell in range(EPISODES * SPACES):
        if box.gain[cell] == DOUBLE_WOUND:
            is_past = s.episode > cell // SPACES
            is_past |= s.episode == cell // SPACES and s.taken >> cell % SPACES & 1 == 1
            if sum(one.double_wound for one in s.players) > int(is_past):
                yield "more than one double wound, or one too early"  # L28
        if box.gain[cell] != SPECIAL:
            continue
        kind = box.amount[cell]
        episode, space = divmod(cell, SPACES)
        is_prize = box.kind[episode] == TREASURE
        in_game = s.advanced == 1 if is_prize else space < s.player_count
        is_taken = s.episode > episode or (
            s.episode == episode and not is_prize and s.taken >> space & 1 == 1
        )
        waits = s.waiting >> (kind - ACTIVITIES) & 1 == 1
        if waits and (not in_game or (is_taken and not is_prize)):
            yield f"{KIND_NAMES[kind]} waits, and should not"  # a prize may be won by nobody (L41)
        if not waits and in_game and not is_taken:
            yield f"{KIND_NAMES[kind]} does not wait before it is taken"
    if s.waiting >> (KINDS - ACTIVITIES):
        yield f"cards wait that are none: {s.waiting:b}"


def _faults_of_seat(box: Box, s: State, seat: int) -> Iterator[str]:
    """L27, L45: hands, what is known of them, wounds."""
    one = s.players[seat]
    if seat >= s.player_count and one != Player():
        yield "nobody sits there, yet there is something"
    if one.size != sum(one.hand):
        yield f"{one.size} cards in a hand {one.hand}"
    if any(not 0 <= known <= held for known, held in zip(one.known, one.hand, strict=True)):
        yield f"known {one.known} of a hand {one.hand}"
    if one.known[HIDES:] != one.hand[HIDES:]:
        yield f"a special card that not all know of: {one.known[HIDES:]} of {one.hand[HIDES:]}"
    if not 0 <= one.scratches <= 2:
        yield f"{one.scratches} scratches"  # L27
    if min(one.wounds, one.misfortunes, *one.laid) < 0 or one.double_wound not in (0, 1):
        yield "less than nothing, or more than one double wound"
    has_handed_in = s.phase == OVER or box.kind[s.episode] == DEATH
    if one.size and has_handed_in:
        yield f"{one.size} cards after all were handed in"  # L37


def _faults_of_tokens(box: Box, s: State, seat: int) -> Iterator[str]:
    """L41 to L45: tokens, their faces, and who has seen these."""
    one = s.players[seat]
    kind = DEATH if s.phase == OVER else box.kind[s.episode]
    if one.alliances != sum(one.alliance):
        yield f"{one.alliances} alliance tokens {one.alliance}"
    if any(not 0 <= seen <= held for seen, held in zip(one.shown, one.alliance, strict=True)):
        yield f"shown {one.shown} of {one.alliance}"
    if min(*one.fame, *one.treasure) < 0 or one.fame[0] or one.treasure[0]:
        yield f"fame {one.fame}, treasure {one.treasure}"
    if s.phase == OVER and one.shown != one.alliance:
        yield "a face that was not shown at the end"
    if s.advanced and kind in (RANKING, DEATH):
        if one.shown[TREASURE_FACES:] != one.alliance[TREASURE_FACES:]:
            yield "treasure that was not shown"
        if kind == DEATH and (any(one.treasure) or any(one.alliance[TREASURE_FACES:])):
            yield "treasure that did not go back"
    if s.phase != AUCTION and (any(one.bid_treasure) or any(one.bid_alliance)):
        yield "tokens are shown, and there is no auction"
    if any(not 0 <= one.bid_treasure[value] <= one.treasure[value] for value in range(TREASURES)):
        yield f"shows {one.bid_treasure} of {one.treasure}"
    if any(not 0 <= one.bid_alliance[face] <= one.shown[face] for face in range(FACES)):
        yield f"shows {one.bid_alliance}, of which were seen {one.shown}"
    if any(one.bid_alliance[:TREASURE_FACES]):
        yield "fame is shown in an auction"


def _faults_of_choice(box: Box, s: State, seat: int) -> Iterator[str]:
    """L9, L11, L16: what is chosen and not shown."""
    one = s.players[seat]
    if one.picks != sum(one.picked) + sum(one.given):
        yield f"{one.picks} picks of {one.picked} and {one.given}"
    if any(not 0 <= chosen <= held for chosen, held in zip(one.picked, one.hand, strict=True)):
        yield f"picked {one.picked} of a hand {one.hand}"
    tokens = [*one.fame, *one.alliance[:TREASURE_FACES]]
    if any(not 0 <= chosen <= held for chosen, held in zip(one.given, tokens, strict=True)):
        yield f"gives {one.given} of {tokens}"
    order = (seat - s.start) % s.player_count
    has_bid = s.phase == BIDDING and seat < s.player_count and order < s.acted
    if one.down != (one.picks if has_bid and s.bluffing else 0):
        yield f"{one.down} cards lie face down, {one.picks} are picked"
    if one.picks and not has_bid and (seat != s.decider or s.phase not in (TRADING, BIDDING)):
        yield "has begun to choose and does not decide"
    if any(one.given) and s.phase != TRADING:
        yield "gives tokens, and nothing is traded"
    if s.phase == BIDDING:
        symbols = box.symbols[s.episode]
        for kind in range(KINDS):
            is_match = symbols >> box.symbol[kind] & 1
            if one.picked[kind] and (kind >= SYMBOL_KINDS or not (s.bluffing or is_match)):
                yield f"bids {KIND_NAMES[kind]}"


def is_unfinished(s: State, seat: int) -> bool:
    """L9, L16: a payment or a bid that is begun."""
    return seat == s.decider and s.players[seat].picks > 0


def lend(s: State, seat: int) -> None:
    """What a seat knows of its own hand and tokens becomes known to all."""
    one = s.players[seat]
    one.known[:] = one.hand
    one.shown[:] = one.alliance
