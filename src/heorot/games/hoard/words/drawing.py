"""The views of hoard: made from what a reader may know, and from nothing else.

Cards and backs are drawn alike wherever they lie the same way; so each is made once and kept.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from heorot.core.edition import Edition, Keyed
from heorot.core.game import Seen
from heorot.core.records import VEIL
from heorot.core.view import Asked, Views, spelled
from heorot.core.words import Word
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import ACTIONS
from heorot.games.hoard.rules.course import legal, score
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    BEFORE,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    DRAWING,
    HAND_LIMIT,
    KINDS,
    LAIR,
    NONE,
    PAYING,
    PHASES,
    PLAYING,
    ROYAL,
    SEATS,
    STEALING,
    STEPS,
    TRIMMING,
    YIELDING,
    State,
)
from heorot.games.hoard.rules.treasures import lair_points, still_to_pay
from heorot.games.hoard.rules.turns import trigger_is_laid
from heorot.games.hoard.words.names import question
from heorot.games.hoard.words.payment import lacking, matching
from heorot.games.hoard.words.plain import PLAIN
from heorot.games.hoard.words.spelling import back_words, card_name, kind_names
from heorot.games.hoard.words.view import (
    Back,
    Deed,
    Fixed,
    Held,
    Known,
    Own,
    Pile,
    Price,
    Public,
    Seat,
)

KEPT: Final = 1 << 14
"""So many drawn cards are kept; most of them are backs of the first dealings."""
MOVED: Final = 1 << 12
"""So many hands and tables are kept: most actions leave them as they are."""


def fixed(edition: Edition, seen: Seen) -> Fixed:
    box, players = edition.box, seen.s.player_count
    return Fixed(
        start=seen.s.start + 1,
        colours=COLOUR_NAMES,
        prices={
            name.partition(" ")[2]: Price(
                value=box.value[kind // COLOURS],
                own=box.own[kind // COLOURS],
                any=box.any[kind // COLOURS],
            )
            for kind, name in enumerate(kind_names(box)[: (ROYAL + 1) * COLOURS])
        },
        lair_points=tuple(box.lair_points),
        draws=box.draws[players],
        hand_limit=HAND_LIMIT,
        lair_limit=box.lairs[players],
        treasures_to_end=box.end_at[players],
    )


# What everybody sees.


def public(edition: Edition, seen: Seen) -> Public:
    box, s = edition.box, seen.s
    seats = range(s.player_count)
    lying = _lying(edition.keyed, tuple(s.place))
    cards = _cards(edition.keyed)
    points = [score(box, s, seat) for seat in seats]
    worth = [s.players[seat].worth for seat in seats]
    return Public(
        where={"number": s.round},
        decides=None if s.decider == NONE else s.decider + 1,
        question=asked_openly(edition, s),
        points=tuple(points),
        sources=tuple(
            [
                {"treasures": treasures, "lairs": whole - treasures}
                for whole, treasures in zip(points, worth, strict=True)
            ]
        ),
        last_round=trigger_is_laid(box, s),
        turn=s.active + 1,
        phase=PHASES[s.phase],
        laid=s.laid == 1,
        acted=s.acted == 1,
        field_touched=s.grazed == 1,
        pile=Pile(
            top=_back(s.top, action="take_from_pile"),
            below={colour: n for colour, n in zip(COLOUR_NAMES, s.rest, strict=True) if n},
        ),
        field=_field(tuple(s.field_backs)),
        drawn=tuple([_back(back, seat=s.active + 1) for back in s.drawn[: s.drawn_size]]),
        deed=None if s.action == NONE else _deed(box, s, cards),
        discards=lying.discards,
        seats=tuple([_seat(box, s, seat, cards, lying) for seat in seats]),
    )


@lru_cache(maxsize=MOVED)
def _field(backs: tuple[int, ...]) -> tuple[Back, ...]:
    return tuple(
        _back(back, slot=slot, action="take_from_field") for slot, back in enumerate(backs, 1)
    )


class Lying(NamedTuple):
    """The cards that lie open, in words."""

    discards: tuple[str, ...]
    treasures: list[tuple[str, ...]]
    """Before each seat."""
    lairs: list[tuple[str, ...]]
    lair_colours: list[tuple[int, ...]]


@lru_cache(maxsize=MOVED)
def _lying(keyed: Keyed, places: tuple[int, ...]) -> Lying:
    kinds, cards = keyed.box.kind, _cards(keyed)
    at: list[list[int]] = [[] for _ in range(BEFORE + SEATS)]
    for card, place in enumerate(places):
        at[place].append(kinds[card])
    lairs = [[kind for kind in laid if kind // COLOURS == LAIR] for laid in at[BEFORE:]]
    return Lying(
        discards=tuple(cards[kind] for kind in at[DISCARDED]),
        treasures=[
            tuple(cards[kind] for kind in laid if kind // COLOURS <= ROYAL) for laid in at[BEFORE:]
        ],
        lairs=[tuple(cards[kind] for kind in laid) for laid in lairs],
        lair_colours=[tuple(kind % COLOURS for kind in laid) for laid in lairs],
    )


def _seat(box: Box, s: State, seat: int, cards: tuple[str, ...], lying: Lying) -> Seat:
    one = s.players[seat]
    return Seat(
        words=_seat_words(seat + 1),
        hand=_hand(seat, tuple(one.back[: one.size]), tuple(one.seen_by[: one.size])),
        treasures=lying.treasures[seat],
        lairs=lying.lairs[seat],
        lair_worth=tuple([lair_points(box, one, colour) for colour in lying.lair_colours[seat]]),
        knight=None if one.knight == NONE else cards[box.kind[one.knight]],
        sideways=one.sideways == 1,
        unicorn=None if one.unicorn == NONE else cards[box.kind[one.unicorn]],
    )


@lru_cache(maxsize=MOVED)
def _hand(seat: int, backs: tuple[int, ...], seen_by: tuple[int, ...]) -> tuple[Back, ...]:
    """As others see it."""
    others = ~(1 << seat)
    return tuple(
        _back(back, seat=seat + 1, slot=slot, seen_by=eyes & others)
        for slot, (back, eyes) in enumerate(zip(backs, seen_by, strict=True), 1)
    )


def _deed(box: Box, s: State, cards: tuple[str, ...]) -> Deed:
    back = s.loot_back
    return Deed(
        card=cards[box.kind[s.action]],
        wizard=None if s.wizard == NONE else cards[box.kind[s.wizard]],
        target=None if s.target == NONE else s.target + 1,
        loot=None if back == NONE else _back(back, seat=s.active + 1, seen_by=s.loot_seen_by),
    )


def asked_openly(edition: Edition, s: State) -> Asked:
    """What everybody is told of the question."""
    name = PHASES[s.phase]
    if s.phase == DRAWING:
        return question(name, edition.box.draws[s.player_count] - s.drawn_size)
    if s.phase == PLAYING:
        return question("acting" if s.laid else "laying" if s.acted else name)
    if s.phase == ANSWERING:
        return question(name, s.active + 1, card_name(edition.box, s.action))
    if s.phase in (YIELDING, TRIMMING):
        return question(name, _to_discard(s))
    if s.phase == STEALING:
        return question(name, s.target + 1)
    return question(name)


def _to_discard(s: State) -> int:
    size = s.players[s.decider].size
    return size // 2 if s.phase == YIELDING else size - HAND_LIMIT


# What a seat knows besides.


def own(edition: Edition, seen: Seen) -> Own:
    box, s = edition.box, seen.s
    me = s.players[seen.seat]
    cards = _cards(edition.keyed)
    rows = [tuple(row[: me.size]) for row in (me.hand, me.back, me.seen_by)]
    held = _held_by(edition.keyed, *rows)
    if me.picked or me.chosen != NONE or me.helper != NONE:
        held = _begun_with(held, (me.chosen, me.helper), me.picked)
    return Own(
        question=asked(edition, s) if seen.seat == s.decider else None,
        hand=held,
        known=tuple(
            [
                Known(seat=seat + 1, slot=slot + 1, card=cards[box.kind[card]])
                for seat, other in enumerate(s.players[: s.player_count])
                if seat != seen.seat
                for slot, card in enumerate(other.hand[: other.size])
                if card != VEIL
            ]
        ),
        loot=None if s.loot in (NONE, VEIL) else cards[box.kind[s.loot]],
    )


def _begun_with(held: tuple[Held, ...], chosen: tuple[int, int], picked: int) -> tuple[Held, ...]:
    """A hand with what its holder has begun to do with it, by the slots."""
    cards = list(held)
    for slot, one in enumerate(held):
        is_chosen, is_picked = slot in chosen, (picked >> slot) & 1 == 1
        if is_chosen or is_picked:
            cards[slot] = replace(one, chosen=is_chosen, picked=is_picked)
    return tuple(cards)


@lru_cache(maxsize=MOVED)
def _held_by(
    keyed: Keyed, hand: tuple[int, ...], backs: tuple[int, ...], seen_by: tuple[int, ...]
) -> tuple[Held, ...]:
    """The cards in a reader's hand, each with its slot where an equal one looks different (H9)."""
    box, held = keyed.box, _held(keyed)
    kinds = [box.kind[card] for card in hand]
    cards = [held[kind] for kind in kinds]
    slots = matching(box, hand)
    for slot, kind in enumerate(kinds):
        if kind // COLOURS <= ROYAL:
            own, any_ = lacking(box, hand, slot, slots)
            matched_by = tuple([other + 1 for other in slots[kind % COLOURS] if other != slot])
            words = cards[slot].words
            cards[slot] = Held(words=words, matched_by=matched_by, lacks_own=own, lacks_any=any_)
    if len(set(kinds)) < len(kinds):
        looks = list(zip(kinds, backs, seen_by, strict=True))
        for slot, kind in enumerate(kinds):
            if kinds.count(kind) > looks.count(looks[slot]):
                cards[slot] = replace(cards[slot], words=(*cards[slot].words, f"slot:{slot + 1}"))
    return tuple(cards)


def asked(edition: Edition, s: State) -> Asked:
    """The question as it is put to the decider.

    It tells how far a choice has come, and offers nothing that the decider's cards do not allow.
    """
    box, me = edition.box, s.players[s.decider]
    if s.phase in (YIELDING, TRIMMING):
        return question(PHASES[s.phase], _to_discard(s) - me.picked.bit_count())
    if s.phase == ANSWERING and not _cards_to_choose(box, s):
        return question("no_dragon", s.active + 1, card_name(box, s.action))
    if s.phase != PLAYING:
        return asked_openly(edition, s)
    if me.step == CHOOSING:
        return question(_playable(box, s))
    name = card_name(box, me.hand[me.chosen])
    if me.step == PAYING:
        colour = COLOUR_NAMES[me.hand[me.chosen] % COLOURS]
        count, of_colour = still_to_pay(box, me)
        if 1 < count == of_colour:
            return question("paying_all", name, count, colour)
        return question("paying", name, count, of_colour, colour)
    if me.step == ASKING_WIZARD and not _cards_to_choose(box, s):
        return question("no_wizard", name)
    return question(STEPS[me.step], name)


def _cards_to_choose(box: Box, s: State) -> set[int]:
    """The fronts of the cards that the decider may choose now."""
    choices = [0] * ACTIONS
    return {kind // COLOURS for kind in choices[: legal(box, s, choices)] if kind < KINDS}


def _playable(box: Box, s: State) -> str:
    """H5: the question that offers what can be laid and played, and nothing else."""
    fronts = _cards_to_choose(box, s)
    has_treasure, has_lair = bool(fronts.intersection(range(ROYAL + 1))), LAIR in fronts
    has_action = bool(fronts.difference(range(LAIR + 1)))
    if not has_treasure and not has_lair:
        return "acting" if has_action else "ending"
    which = "" if has_treasure and has_lair else "_treasure" if has_treasure else "_lair"
    return ("playing" if has_action else "laying") + which


# Things.


@lru_cache(maxsize=KEPT)
def _back(back: int, *, seat: int = 0, slot: int = 0, action: str = "", seen_by: int = 0) -> Back:
    """A hidden card: whose it is, in which slot of hand or field, and what it can be touched for.

    Cards of the same back lie in many places: only what is told of each makes it another thing.
    """
    place: dict[str, str | int] = {"seat": seat, "slot": slot, "action": action}
    words = [
        Word("back", back_words(back)),
        *(Word(kind, one) for kind, one in place.items() if one),
    ]
    return Back(
        words=spelled(words),
        seen_by=tuple(eye + 1 for eye in range(SEATS) if (seen_by >> eye) & 1),
    )


@cache
def _seat_words(seat: int) -> tuple[str, ...]:
    return spelled([Word("seat", seat)])


@lru_cache(maxsize=64)
def _cards(keyed: Keyed) -> tuple[str, ...]:
    """The cards that lie open, by kind."""
    return spelled(Word("card", name) for name in kind_names(keyed.box))


@lru_cache(maxsize=64)
def _held(keyed: Keyed) -> tuple[Held, ...]:
    """The cards in hand of which nothing else is to be told, by kind."""
    return tuple(Held(words=(card,)) for card in _cards(keyed))


VIEWS: Final = Views(fixed, public, own, PLAIN)
