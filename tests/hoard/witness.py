"""An account of hoard for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.hoard.rules.state import (
    CARDS,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    DRAWING,
    FIELD,
    FRONT_NAMES,
    HAND,
    HIDDEN,
    IN_PROGRESS,
    NONE,
    PAYING,
    PLAYING,
    SEATS,
    STEALING,
    State,
)

COMBINED: tuple[str, ...] = ()

REVEALS = frozenset({"card"})
SHOWS_PLACE = frozenset(
    {
        *("pays", "lays_treasure", "lays_lair", "plays", "wizard_rides_along"),
        *("answers_with_dragon", "discards"),
    }
)
CONSEQUENTIAL: frozenset[str] = frozenset()


def _back(s: State, card: int) -> int:
    return s.pile_of[card] * COLOURS + card % COLOURS


def is_unfinished(s: State, seat: int) -> bool:
    """H24: treasure and payment; action, wizard and target; discards."""
    one = s.players[seat]
    return (one.step, one.chosen, one.helper, one.picked) != (CHOOSING, NONE, NONE, 0)


def worlds(edition: Edition, seen: Seen) -> Iterator[State]:
    """H22: the unseen cards of a dealing and colour, in every way under its unseen backs."""
    s, eye = seen.s, 1 << seen.seat if seen.seat >= 0 else 0
    unseen = {card for card in range(CARDS) if s.place[card] == HIDDEN}
    slots: dict[int, list[tuple[int, int]]] = {}  # by back: (seat, slot); loot as seat NONE
    for seat in range(s.player_count):
        one = s.players[seat]
        for slot in range(one.size):
            if one.seen_by[slot] & eye:
                unseen.remove(one.hand[slot])
            else:
                slots.setdefault(one.back[slot], []).append((seat, slot))
    if s.loot_back != NONE:
        if s.loot_seen_by & eye:
            unseen.remove(s.loot)
        else:
            slots.setdefault(s.loot_back, []).append((NONE, 0))
    ways = [
        permutations([card for card in sorted(unseen) if _back(s, card) == back], len(under))
        for back, under in slots.items()
    ]
    where = [place for under in slots.values() for place in under]
    for cards in product(*ways):
        dealt = dict(zip(where, (c for way in cards for c in way), strict=True))
        if not any(_is_ruled_out(edition, s, *one) for one in dealt.items()):
            yield _world(seen, unseen, dealt)


def _is_ruled_out(edition: Edition, s: State, place: tuple[int, int], card: int) -> bool:
    """H9: whether a card in this place would have gone before its equal."""
    seat, slot = place
    ruled_out = s.loot_ruled_out if seat == NONE else s.players[seat].ruled_out[slot]
    return bool(ruled_out & edition.box.double[edition.box.front[card]])


def _world(seen: Seen, unseen: set[int], dealt: dict[tuple[int, int], int]) -> State:
    world: State = seen.s.copy()
    for seat in range(SEATS):
        one = world.players[seat]
        for slot in range(HAND):
            if slot >= one.size:
                one.hand[slot] = NONE
            elif (seat, slot) in dealt:
                one.hand[slot] = dealt[seat, slot]
        if seat != seen.seat:
            one.step, one.chosen, one.helper, one.picked = CHOOSING, NONE, NONE, 0
    if world.loot_back == NONE:
        world.loot = NONE
    elif (NONE, 0) in dealt:
        world.loot = dealt[NONE, 0]
    left = unseen - set(dealt.values())
    world.loose[:] = [int(card in left) for card in range(CARDS)]
    return world


# Small states: nearly all cards are discarded, so that few are unseen.

Hidden = tuple[str, int, int]
"""A card in words, its dealing, and the bits of the seats that have seen it."""


def make_public(s: State, seat: int) -> None:
    """Nothing: every card says who knows it."""


def small(edition: Edition) -> list[State]:
    """Two plain cases, a theft half done, a payment half done."""
    return [
        _two_dealings(edition),
        _four_hands(edition),
        _half_stolen(edition),
        _half_paid(edition),
        _ruled_out(edition),
    ]


def _two_dealings(edition: Edition) -> State:
    """Two players; red and blue cards of two dealings, in both hands, field and pile."""
    return _table(
        edition,
        hands=[
            [("red ring", 0, 1), ("blue mob", 1, 1)],
            [("red gems", 0, 2), ("red thief", 0, 2), ("red dragon", 1, 2), ("blue harp", 0, 3)],
        ],
        field=[("red chest", 0), ("blue royal", 0), ("red lair", 1), ("blue coins", 1)],
        pile=["yellow knight", "red wizard", "red lair"],
    )


def _four_hands(edition: Edition) -> State:
    """Four players, one without a card; one front is known to all, another to two."""
    return _table(
        edition,
        hands=[
            [("orange mob", 1, 1), ("orange dragon", 0, 1)],
            [("orange dragon", 0, 15), ("orange lair", 1, 2)],
            [],
            [("orange royal", 0, 12), ("orange coins", 1, 8)],
        ],
        field=[("orange ring", 0), ("orange gems", 1), ("red ring", 1), ("red coins", 1)],
        pile=["red lair", "blue lair"],
    )


def _half_stolen(edition: Edition) -> State:
    """Seat 1 robs seat 2 and has the first card; seat 3 holds a card that seat 1 once had."""
    s = _table(
        edition,
        hands=[
            [("red ring", 0, 1)],
            [("blue gems", 1, 2), ("red dragon", 1, 2)],
            [("blue harp", 1, 5), ("blue coins", 1, 4), ("red dragon", 1, 4)],
        ],
        field=[("yellow coins", 0), ("yellow ring", 0), ("blue lair", 1), ("red gems", 1)],
        pile=["orange mob", "orange thief"],
        loot=("blue chest", 1, 2),
    )
    thief = _card(edition, "purple thief", set())
    s.phase, s.acted, s.action, s.target = STEALING, 1, thief, 1
    s.place[thief] = IN_PROGRESS
    return s


def _half_paid(edition: Edition) -> State:
    """Seat 1 has chosen gems and picked the first card for them; seat 2 held its wizard once."""
    s = _table(
        edition,
        hands=[
            [
                *(("purple gems", 0, 1), ("purple wizard", 0, 3), ("purple lair", 0, 1)),
                ("purple lair", 0, 1),
            ],
            [("purple coins", 0, 2)],
        ],
        field=[("purple mob", 0), ("red ring", 0), ("red harp", 0), ("red coins", 0)],
        pile=["blue coins", "yellow coins"],
    )
    s.phase = PLAYING
    s.players[0].step, s.players[0].chosen, s.players[0].picked = PAYING, 0, 0b0010
    return s


def _ruled_out(edition: Edition) -> State:
    """Seat 2 has parted with a red lair and a red dragon from behind its other red cards."""
    s = _table(
        edition,
        hands=[
            [("red lair", 1, 1)],
            [("red harp", 1, 2), ("red dragon", 1, 2), ("red coins", 1, 2), ("blue lair", 1, 2)],
        ],
        field=[("red ring", 1), ("red lair", 1), ("blue ring", 1), ("blue coins", 1)],
        pile=["red gems", "orange thief"],
    )
    s.players[1].ruled_out[:3] = [3, 1, 2]
    return s


def _card(edition: Edition, words: str, taken: set[int]) -> int:
    """The first card of this colour and front that is not taken; it is taken now."""
    colour, front = words.split(" ")
    kind = FRONT_NAMES.index(front) * COLOURS + COLOUR_NAMES.index(colour)
    card = next(c for c in range(CARDS) if edition.box.kind[c] == kind and c not in taken)
    taken.add(card)
    return card


def _table(
    edition: Edition,
    hands: list[list[Hidden]],
    field: list[tuple[str, int]],
    pile: list[str],
    loot: Hidden | None = None,
) -> State:
    """Seat 1 begins a turn of round 2 of dealing 1; what is not named is discarded."""
    s, taken = State(), set[int]()
    s.player_count, s.round, s.dealing, s.phase = len(hands), 2, 1, DRAWING
    s.place[:], s.pile_of[:] = [DISCARDED] * CARDS, [NONE] * CARDS

    def hide(words: str, dealing: int, loose: int) -> tuple[int, int]:
        card = _card(edition, words, taken)
        s.place[card], s.pile_of[card], s.loose[card] = HIDDEN, dealing, loose
        return card, _back(s, card)

    for seat in range(SEATS):
        one = s.players[seat]
        one.hand[:], one.back[:] = [NONE] * HAND, [NONE] * HAND
        one.knight = one.unicorn = one.chosen = one.helper = NONE
        for slot, (words, dealing, eyes) in enumerate(hands[seat] if seat < len(hands) else []):
            one.hand[slot], one.back[slot] = hide(words, dealing, 0)
            one.seen_by[slot] = eyes
            one.size += 1
    for slot in range(FIELD):
        s.field_backs[slot] = hide(*field[slot], 1)[1]
    s.top = hide(pile[0], 1, 1)[1]
    for words in pile[1:]:
        s.rest[hide(words, 1, 1)[0] % COLOURS] += 1
    s.drawn[:] = [NONE] * len(s.drawn)
    s.action = s.wizard = s.target = s.loot = s.loot_back = NONE
    if loot:
        s.loot, s.loot_back = hide(*loot[:2], 0)
        s.loot_seen_by = loot[2]
    return s
