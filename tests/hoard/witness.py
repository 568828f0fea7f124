"""An account of hoard for the test kit, from the specification and not from the rules.

What each part means is said in `heorot.testing.cases`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.games.hoard.rules.state import (
    ANSWERING,
    BEFORE,
    CARDS,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    DRAWING,
    EXTRA,
    FIELD,
    FRONT_NAMES,
    HAND,
    HAND_LIMIT,
    HIDDEN,
    IN_PROGRESS,
    KNIGHT,
    LAIR,
    MOB,
    NONE,
    OVER,
    PAYING,
    PHASES,
    PLAYING,
    ROUND_LIMIT,
    ROYAL,
    SEATS,
    SHEPHERDESS,
    STEALING,
    THIEF,
    TRIMMING,
    UNICORN,
    VOTING,
    WIZARD,
    YIELDING,
    Player,
    State,
)

LONGEST = ROUND_LIMIT * (SEATS * 42 + SEATS)
"""A turn has at most 42 actions: 3 draws, a treasure and 5 cards for it, an action with wizard and
target, 3 answers, 21 discards to a mob, 4 discards down to ten, and the end; a round ends with at
most a vote of everybody."""

COMBINED: tuple[str, ...] = ()

REVEALS = frozenset({"card"})
SHOWS_PLACE = frozenset(
    {
        *("pays", "lays_treasure", "lays_lair", "plays", "wizard_rides_along"),
        *("answers_with_dragon", "discards"),
    }
)
CONSEQUENTIAL: frozenset[str] = frozenset()

Back = tuple[int, int]
"""The dealing and the colour of a hidden card: all that a stranger sees of it (H22)."""


def components(edition: Edition) -> range:
    """The 95 play cards (H1)."""
    return range(CARDS)


def places(edition: Edition, s: State) -> Iterator[tuple[int, str]]:
    """Where the state says each card lies."""
    for card in range(CARDS):
        if s.loose[card]:
            yield card, "in the pile, the field or just drawn"
        if s.place[card] == DISCARDED:
            yield card, "on the discard pile"
        elif s.place[card] == IN_PROGRESS:
            yield card, "in progress"
        elif s.place[card] != HIDDEN:
            yield card, f"before seat {s.place[card] - BEFORE + 1}"
    for seat in range(SEATS):
        for slot in range(s.players[seat].size):
            yield s.players[seat].hand[slot], f"slot {slot + 1} in the hand of seat {seat + 1}"
    if s.loot != NONE:
        yield s.loot, "just stolen"


def faults(edition: Edition, s: State) -> Iterator[str]:
    """What contradicts itself."""
    yield from _faults_of_backs(s)
    yield from _faults_of_course(edition, s)
    for seat in range(SEATS):
        one = s.players[seat]
        for fault in (
            *_faults_of_hand(s, seat),
            *_faults_of_table(edition, s, seat),
            *_faults_of_choice(s, seat, one),
        ):
            yield f"seat {seat + 1}: {fault}"


def _backs_without_front(s: State) -> Counter[Back]:
    """Backs of the cards that nobody has looked at."""
    backs = Counter({(s.dealing, colour): s.rest[colour] for colour in range(COLOURS)})
    for back in (s.top, *s.field_backs, *s.drawn[: s.drawn_size]):
        backs[divmod(back, COLOURS)] += 1
    return +backs


def _faults_of_backs(s: State) -> Iterator[str]:
    """H17, H21, H22: every back has its card, in its dealing and colour."""
    if min(s.top, *s.field_backs, *s.rest) < 0:
        yield "the pile's top, the field or the rest is not there"
    loose = Counter((s.pile_of[c], c % COLOURS) for c in range(CARDS) if s.loose[c])
    if loose != _backs_without_front(s):
        yield f"unseen cards {dict(loose)} lie under backs {dict(_backs_without_front(s))}"
    for card in range(CARDS):
        if (s.place[card] == HIDDEN) != (0 <= s.pile_of[card] <= s.dealing):
            yield f"card {card} at place {s.place[card]} is of dealing {s.pile_of[card]}"
    if s.top // COLOURS != s.dealing:
        yield f"the top of dealing {s.dealing} is of dealing {s.top // COLOURS}"
    if any(back != NONE for back in s.drawn[s.drawn_size :]):
        yield "backs beyond the number of drawn cards"


def _faults_of_course(edition: Edition, s: State) -> Iterator[str]:
    """Phase, decider and what is in progress fit together."""
    asked = {
        OVER: s.decider == NONE,
        ANSWERING: s.decider not in (NONE, s.active),
        YIELDING: s.decider not in (NONE, s.active),
        VOTING: s.decider != NONE,
    }
    if not asked.get(s.phase, s.decider == s.active) or not s.decider < s.player_count:
        yield f"seat {s.decider + 1} decides while {PHASES[s.phase]} in the turn of {s.active + 1}"
    if not 1 <= s.round <= ROUND_LIMIT:
        yield f"round {s.round}"  # H23
    if s.drawn_size and s.phase not in (DRAWING, EXTRA):
        yield f"{s.drawn_size} cards lie apart while {PHASES[s.phase]}"  # H3
    in_progress = {card for card in range(CARDS) if s.place[card] == IN_PROGRESS}
    if in_progress != {s.action, s.wizard} - {NONE}:
        yield f"action {s.action} and wizard {s.wizard}, but in progress: {in_progress}"
    if (s.action != NONE) != (s.phase in (ANSWERING, YIELDING, STEALING)):
        yield f"action {s.action} while {PHASES[s.phase]}"
    front = edition.box.front
    if s.action != NONE and front[s.action] not in (MOB, KNIGHT, THIEF, SHEPHERDESS):
        yield f"{FRONT_NAMES[front[s.action]]} as an action in progress"
    if s.wizard != NONE and (s.action == NONE or front[s.wizard] != WIZARD):
        yield "a wizard that supports nothing, or is none"  # H15
    if (s.target != NONE) != (s.action != NONE and front[s.action] in (KNIGHT, THIEF)):
        yield f"action {s.action} aimed at seat {s.target + 1}"
    if s.loot == NONE:
        if s.loot_back != NONE or s.loot_seen_by:
            yield "something is told about a card that was not stolen"
    elif (
        s.phase != STEALING or s.loot_back != _back(s, s.loot) or not s.loot_seen_by >> s.target & 1
    ):
        yield f"a stolen card {s.loot} with back {s.loot_back}, seen by {s.loot_seen_by:b}"


def _back(s: State, card: int) -> int:
    return s.pile_of[card] * COLOURS + card % COLOURS


def _faults_of_hand(s: State, seat: int) -> Iterator[str]:
    """H4, H21: order, backs and who has seen what."""
    one = s.players[seat]
    most = 0 if seat >= s.player_count else HAND if seat == s.active else HAND_LIMIT
    if not 0 <= one.size <= most:
        yield f"{one.size} cards in hand"
    for slot in range(HAND):
        card, back, seen_by = one.hand[slot], one.back[slot], one.seen_by[slot]
        if slot >= one.size:
            if (card, back, seen_by) != (NONE, NONE, 0):
                yield f"something lies in the empty slot {slot + 1}"
        elif s.place[card] != HIDDEN or back != _back(s, card):
            yield f"card {card} in slot {slot + 1} has back {back}"
        elif not seen_by >> seat & 1 or seen_by >> s.player_count:
            yield f"the card in slot {slot + 1} was seen by {seen_by:b}"


def _faults_of_table(edition: Edition, s: State, seat: int) -> Iterator[str]:
    """H2, H8, H20: what lies before a seat is counted right."""
    box, one = edition.box, s.players[seat]
    before = [card for card in range(CARDS) if s.place[card] == BEFORE + seat]
    treasures = [card for card in before if box.front[card] <= ROYAL]
    if one.row != [sum(card % COLOURS == c for card in treasures) for c in range(COLOURS)]:
        yield f"rows {one.row} of the treasures {treasures}"
    if one.worth != sum(box.value[box.front[card]] for card in treasures):
        yield f"worth {one.worth} of the treasures {treasures}"
    lairs = [card for card in before if box.front[card] == LAIR]
    if one.lair != [sum(card % COLOURS == c for card in lairs) for c in range(COLOURS)]:
        yield f"lairs {one.lair}, but cards {lairs}"
    if max(one.lair) > 1 or len(lairs) > box.lairs[s.player_count]:
        yield f"too many lairs: {lairs}"
    for front, card in ((KNIGHT, one.knight), (UNICORN, one.unicorn)):
        if [c for c in before if box.front[c] == front] != [card] * (card != NONE):
            yield f"{FRONT_NAMES[front]} {card}, but before the seat lie {before}"
    if {box.front[card] for card in before} - {*range(LAIR + 1), KNIGHT, UNICORN}:
        yield f"what does not belong there lies before the seat: {before}"
    if one.sideways and one.knight == NONE:
        yield "no knight, yet turned sideways"


def _faults_of_choice(s: State, seat: int, one: Player) -> Iterator[str]:
    """H24: only who decides can have begun to choose, and only cards of the hand."""
    if is_unfinished(s, seat) and seat != s.decider:
        yield "has begun to choose and does not decide"
    if not max(one.chosen, one.helper) < one.size or one.picked >> one.size:
        yield f"chosen {one.chosen}, helper {one.helper}, picked {one.picked:b} of {one.size}"
    if one.picked and s.phase not in (PLAYING, YIELDING, TRIMMING):
        yield f"picked {one.picked:b} while {PHASES[s.phase]}"


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
        yield _world(seen, unseen, dict(zip(where, (c for way in cards for c in way), strict=True)))


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


def lend(s: State, seat: int) -> None:
    """Every card has eyes that say who knows it."""


def small(edition: Edition) -> list[State]:
    """Two plain cases, a theft half done, a payment half done."""
    return [
        _two_dealings(edition),
        _four_hands(edition),
        _half_stolen(edition),
        _half_paid(edition),
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
