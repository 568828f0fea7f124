"""How the views of legend are made.

With the option `memory`, a screen hides what everybody saw and must remember, as at a real table
(L45): the square tokens and known hand cards of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.view import Views
from heorot.games.legend.box import Box
from heorot.games.legend.rules.course import available_spaces, is_visited
from heorot.games.legend.rules.end import has_fallen, points_with, wound_points
from heorot.games.legend.rules.gains import alliance_value
from heorot.games.legend.rules.state import (
    AUCTION,
    BIDDING,
    DEADLY_WOUNDS,
    EPISODE_KINDS,
    EPISODES,
    HIDES,
    KIND_NAMES,
    MISFORTUNE_POINTS,
    MOST_SCRATCHES,
    NONE,
    ONE_OF_EACH,
    OVER,
    PHASES,
    SEATS,
    SPACES,
    SPECIAL,
    STRIVING,
    SYMBOL_KINDS,
    SYMBOL_NAMES,
    TRADING,
    TREASURE_FACES,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    WITH_SPACES,
    Player,
    State,
)
from heorot.games.legend.rules.treasures import treasure_value
from heorot.games.legend.words import view
from heorot.games.legend.words.actions import use_of_card
from heorot.games.legend.words.names import (
    ALL_SCRATCHES,
    ALLIANCE_TOKENS,
    COUNTED,
    FAME_TOKENS,
    GAINS,
    MISFORTUNE_NAME,
    TOKENS,
    TREASURE_TOKENS,
    gain_word,
)
from heorot.games.legend.words.plain import PLAIN
from heorot.games.legend.words.questions import asked_of, symbols_asked

SEAT_WORDS: Final = tuple((f"seat:{seat + 1}",) for seat in range(SEATS))
SELECTION: Final = tuple(
    view.Gain(words=(f"action:{action}",), sort=sort, count=count)
    for action, sort, count in (
        ("select_treasure", "treasure", 2),
        ("select_alliance", "alliance", 1),
        ("select_fame", "fame", 2),
        ("select_cards", "cards", 2),
        ("heal_scratches", ALL_SCRATCHES, 0),
    )
)
"""What a selection offers (L12)."""
ELSEWHERE: Final = ("pick", "take_back")
"""What is done with cards that are not in a hand."""


# What never changes.


def fixed(edition: Edition, seen: Seen) -> view.Fixed:
    box, s = edition.box, seen.s
    return view.Fixed(
        options={
            one: bool(getattr(s, one)) for one in ("advanced", "fallen", "bluffing", "memory")
        },
        path=tuple(_episode(box, s, episode) for episode in range(EPISODES)),
        selection=SELECTION,
        cards={name: _face(box, kind) for kind, name in enumerate(KIND_NAMES)},
        tokens={name: _value(name) for name in TOKENS},
        deadly_wounds=DEADLY_WOUNDS,
        scratches=MOST_SCRATCHES,
    )


def _face(box: Box, kind: int) -> view.Face:
    if kind >= SYMBOL_KINDS:
        return view.Face()
    return view.Face(symbol=SYMBOL_NAMES[box.symbol[kind]], count=box.count[kind])


def _value(name: str) -> view.Value:
    points, _, sort = name.rpartition(" ")
    return view.Value(sort=sort, points=int(points or MISFORTUNE_POINTS))


def _episode(box: Box, s: State, episode: int) -> view.Episode:
    has_spaces = box.kind[episode] in WITH_SPACES
    symbols = tuple(symbols_asked(box, episode))
    return view.Episode(
        words=(f"episode:{box.name[episode] + 1}",),
        kind=EPISODE_KINDS[box.kind[episode]],
        symbols=symbols,
        spaces=tuple(_gains(box, episode)) if has_spaces else (),
        available=available_spaces(box, s, episode) if has_spaces else 0,
        gain=None if has_spaces else next(_gains(box, episode), None),
        price=_price(box.price[episode], symbols),
        skipped=not is_visited(box, s, episode),
    )


def _gains(box: Box, episode: int) -> Iterator[view.Gain]:
    """What the spaces of an episode give, or it as a whole."""
    for cell in range(episode * SPACES, (episode + 1) * SPACES):
        what, amount = box.gain[cell], box.amount[cell]
        words = (str(gain_word(what, amount)),)
        if what == SPECIAL:
            yield view.Gain(words=words, sort="special", card=KIND_NAMES[amount])
        elif what in GAINS:
            count = amount if what in COUNTED else 0
            yield view.Gain(words=words, sort=GAINS[what], count=count)


def _price(price: int, symbols: tuple[str, ...]) -> view.Price | None:
    return {
        TWO_CARDS: view.Price(cards=2),
        TWO_SYMBOLS: view.Price(symbols=symbols * 2),
        ONE_OF_EACH: view.Price(symbols=symbols),
        TWO_FAME_TOKENS: view.Price(fame=2),
    }.get(price)


# What everybody sees.


def public(edition: Edition, seen: Seen) -> view.Public:
    box, s = edition.box, seen.s
    number = min(s.episode + 1, EPISODES)
    players = range(s.player_count)
    is_open = s.memory == 0 or s.phase == OVER
    parts = [_open_sources(s, seat) if is_open else None for seat in players]
    return view.Public(
        where={"number": number},
        decides=None if s.decider == NONE else s.decider + 1,
        question=asked_of(box, s, seen.seat),
        points=tuple(None if one is None else sum(one.values()) for one in parts),
        sources=tuple(parts),
        hides_past=not is_open,
        episode=number,
        phase=PHASES[s.phase],
        start=s.start + 1,
        spaces=_spaces(box, s),
        offer=_cards(s.offer, "action:pick"),
        pile=s.pile_size,
        discards={KIND_NAMES[kind]: count for kind, count in enumerate(s.discard) if count},
        special_cards=_specials(s.waiting),
        supply=view.Supply(
            fame=tuple(s.fame[1:]),
            treasure=tuple(s.treasure[1:]),
            alliances=s.pool_size,
            misfortunes=s.misfortunes,
        ),
        players=tuple(_player(s, seat, is_open) for seat in players),
    )


def _open_sources(s: State, seat: int) -> dict[str, int] | None:
    """Where the points of a seat come from, if nothing of it is hidden."""
    me = s.players[seat]
    return sources(s, seat, me.shown) if sum(me.shown) == me.alliances else None


def _spaces(box: Box, s: State) -> tuple[view.Space, ...]:
    if s.phase == OVER or box.kind[s.episode] not in WITH_SPACES:
        return ()
    first = s.episode * SPACES
    return tuple(
        _space(slot, box.gain[first + slot], box.amount[first + slot], s.taken >> slot & 1 == 1)
        for slot in range(s.player_count)
    )


@cache
def _space(slot: int, what: int, amount: int, taken: bool) -> view.Space:
    words = (f"slot:{slot + 1}", str(gain_word(what, amount)))
    return view.Space(words=words, taken=taken)


@cache
def _some_cards(kind: int, count: int) -> view.Cards:
    return view.Cards(words=(f"card:{KIND_NAMES[kind]}",), count=count)


@cache
def _cards_with(word: str, kind: int, count: int) -> view.Cards:
    """Cards, and what is done with one that is touched there, or whose they are."""
    return view.Cards(words=(f"card:{KIND_NAMES[kind]}", word), count=count)


@cache
def _tokens_of(seat: int, name: str, count: int) -> view.Tokens:
    return view.Tokens(words=(f"token:{name}", *SEAT_WORDS[seat]), count=count)


@cache
def _specials(waiting: int) -> tuple[view.Cards, ...]:
    """Those beside the board."""
    return _cards([0] * HIDES + [waiting >> bit & 1 for bit in range(len(KIND_NAMES) - HIDES)])


def _cards(row: Sequence[int], word: str = "") -> tuple[view.Cards, ...]:
    if not any(row):
        return ()
    counts = [(kind, count) for kind, count in enumerate(row) if count]
    return tuple(_cards_with(word, *one) if word else _some_cards(*one) for one in counts)


def _player(s: State, seat: int, is_open: bool) -> view.Player:
    me = s.players[seat]
    is_bidding = s.phase == BIDDING
    is_auction = s.phase == AUCTION
    return view.Player(
        words=SEAT_WORDS[seat],
        cards=me.size - me.down,
        face_down=me.down,
        has_bid=is_bidding and (seat - s.start) % s.player_count < s.acted,
        laid=_cards(me.laid, "action:take_back"),
        shown=_shown(me, seat) if is_auction else (),
        total=me.total,
        rank=0 if is_auction else me.rank,
        is_out=is_auction and me.rank > 0,
        tokens=sum(me.fame) + sum(me.treasure) + me.misfortunes,
        alliances=me.alliances,
        scratches=me.scratches,
        wounds=me.wounds + 2 * me.double_wound,
        double_wound=me.double_wound == 1,
        known=_known(s, seat) if is_open else None,
    )


def _shown(me: Player, seat: int) -> tuple[view.Tokens, ...]:
    """Treasure in an auction, the largest first."""
    return tuple(
        _tokens_of(seat, names[at], row[at])
        for row, names in ((me.bid_treasure, TREASURE_TOKENS), (me.bid_alliance, ALLIANCE_TOKENS))
        for at in reversed(range(len(row)))
        if row[at]
    )


def _known(s: State, seat: int) -> view.Known:
    me = s.players[seat]
    return view.Known(
        cards=_cards(me.known, *SEAT_WORDS[seat]),
        tokens=tuple(_tokens_of(seat, *one) for one in _tokens(me, me.shown)),
        points=points_with(s, seat, me.shown),
        treasure=treasure_value(me, me.shown),
    )


def _tokens(me: Player, faces: list[int]) -> Iterator[tuple[str, int]]:
    """The tokens of a seat, and how many of each: the largest squares first, then alliances."""
    for row, names in ((me.fame, FAME_TOKENS), (me.treasure, TREASURE_TOKENS)):
        for value in reversed(range(1, len(row))):
            if row[value]:
                yield names[value], row[value]
    for face, count in enumerate(faces):
        if count:
            yield ALLIANCE_TOKENS[face], count
    if me.misfortunes:
        yield MISFORTUNE_NAME, me.misfortunes


def sources(s: State, seat: int, faces: list[int]) -> dict[str, int]:
    """What the points of a seat are made of, whose alliance tokens are these (L38, L40, L44)."""
    me = s.players[seat]
    found = {"fame": sum(value * count for value, count in enumerate(me.fame) if count)}
    if s.advanced:
        found["alliances"] = alliance_value(faces, 0)
    else:
        found["treasure"] = sum(value * count for value, count in enumerate(me.treasure) if count)
        found["alliances"] = alliance_value(faces, 0) + alliance_value(faces, TREASURE_FACES)
    found["misfortunes"] = MISFORTUNE_POINTS * me.misfortunes
    found["wounds"] = wound_points(s, seat)
    if has_fallen(s, seat):
        found["fallen"] = -sum(found.values())
    return found


# What is one's own.


def own(edition: Edition, seen: Seen) -> view.Own:
    box, s = edition.box, seen.s
    me = s.players[seen.seat]
    parts = sources(s, seen.seat, me.alliance)
    asked = _asked_in_hand(box, s)
    use = use_of_card(box, s)
    what = f"action:{'play' if use in ELSEWHERE else use}"
    hand = tuple(
        view.Hand(
            words=_cards_with(what, kind, 1).words,
            count=count,
            chosen=me.picked[kind],
            matches=asked >> box.symbol[kind] & 1 == 1,
        )
        for kind, count in enumerate(me.hand)
        if count
    )
    matching = sum(box.count[kind] * count for kind, count in enumerate(me.hand)
                   if count and asked >> box.symbol[kind] & 1)  # fmt: skip
    return view.Own(
        question=asked_of(box, s, seen.seat) if seen.seat == s.decider else None,
        hand=hand,
        matching=matching if asked else None,
        tokens=tuple(_purse(me)),
        points=sum(parts.values()),
        sources=parts,
        treasure=treasure_value(me, me.alliance),
    )


def _asked_in_hand(box: Box, s: State) -> int:
    """The symbols that cards of the hand are to show, as bits; none where it may be any."""
    if s.phase not in (TRADING, BIDDING, STRIVING) or box.price[s.episode] == ONE_OF_EACH:
        return 0
    return box.symbols[s.episode]


def _purse(me: Player) -> Iterator[view.Purse]:
    given = dict(zip((*FAME_TOKENS, *ALLIANCE_TOKENS), me.given, strict=False)) if me.picks else {}
    for name, count in _tokens(me, me.alliance):
        yield view.Purse(words=(f"token:{name}",), count=count, chosen=given.get(name, 0))


VIEWS: Final = Views(fixed=fixed, public=public, own=own, plain=PLAIN)
