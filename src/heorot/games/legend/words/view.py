"""What a screen draws of legend: names instead of numbers, seats, slots and episodes from 1.

Everything comes from a `Seen`; what its reader does not know is null. With the option `memory`, a
screen also hides what the reader saw and must remember, as at a real table (L45): the square tokens
and known hand cards of the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.words import Word
from heorot.games.legend.box import Box
from heorot.games.legend.rules.choices import ACTIONS
from heorot.games.legend.rules.course import available_spaces, is_visited
from heorot.games.legend.rules.end import points_with, wound_points
from heorot.games.legend.rules.gains import alliance_value
from heorot.games.legend.rules.majors import target
from heorot.games.legend.rules.opportunities import legal_trading, matching_symbols, missing
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_INSPIRATION,
    AUCTION,
    BIDDING,
    DEATH,
    EPISODE_KINDS,
    EPISODES,
    FACES,
    FAMES,
    KIND_NAMES,
    KINDS,
    NONE,
    OVER,
    PHASES,
    PRICE_NAMES,
    RANKING,
    RISKING,
    SIMULTANEOUS,
    SPACES,
    STRIVING,
    SYMBOL_KINDS,
    SYMBOL_NAMES,
    SYMBOLS,
    TAKING,
    TRADING,
    TREASURE_FACES,
    TURN_ORDER,
    TWO_FAME_TOKENS,
    TWO_SYMBOLS,
    Player,
    State,
)
from heorot.games.legend.rules.treasures import treasure_value
from heorot.games.legend.words.actions import gain_word

Drawn = dict[str, Any]
"""A part of a view."""

WITH_SPACES = (SIMULTANEOUS, TURN_ORDER, RANKING, DEATH)


def view(edition: Edition, seen: Seen) -> Drawn:
    box, s = edition.box, seen.s
    return {
        "game": "legend",
        "seat": seen.seat + 1,
        "players": s.player_count,
        "where": {"number": min(s.episode + 1, EPISODES)},
        "options": {
            "advanced": bool(s.advanced),
            "fallen": bool(s.fallen),
            "bluffing": bool(s.bluffing),
            "memory": bool(s.memory),
        },
        "hides_past": bool(s.memory) and s.phase != OVER,
        "start": s.start + 1,
        "phase": PHASES[s.phase],
        "decides": None if s.decider == NONE else s.decider + 1,
        "question": _question(edition, seen),
        "episode": min(s.episode + 1, EPISODES),
        "path": [_episode(edition, s, episode) for episode in range(EPISODES)],
        "cards": {KIND_NAMES[kind]: _symbols_on(box, kind) for kind in range(SYMBOL_KINDS)},
        "pile": s.pile_size,
        "discards": _cards(s.discard),
        "offer": _cards(s.offer),
        "special_cards": [
            KIND_NAMES[kind] for kind in range(ACTIVITIES, KINDS) if s.waiting >> (kind - 11) & 1
        ],
        "supply": {
            "fame": _squares(s.fame),
            "treasure": _squares(s.treasure),
            "alliances": s.pool_size,
            "misfortunes": s.misfortunes,
        },
        "seats": [_player(box, seen, seat) for seat in range(s.player_count)],
    }


def _cards(row: list[int]) -> list[str]:
    """A row of counts as card names, equal ones repeated."""
    return [KIND_NAMES[kind] for kind, count in enumerate(row) for _ in range(count)]


def _symbols_on(box: Box, kind: int) -> Drawn:
    """What a symbol card shows."""
    return {"symbol": SYMBOL_NAMES[box.symbol[kind]], "count": box.count[kind]}


def _squares(row: list[int]) -> dict[str, int]:
    """How many tokens there are of each value."""
    return {str(value): row[value] for value in range(1, len(row))}


# The path.


def _episode(edition: Edition, s: State, episode: int) -> Drawn:
    box = edition.box
    kind = box.kind[episode]
    drawn: Drawn = {
        "number": episode + 1,
        "name": box.name[episode] + 1,
        "kind": EPISODE_KINDS[kind],
        "skipped": not is_visited(box, s, episode),
        "symbols": [SYMBOL_NAMES[one] for one in range(SYMBOLS) if box.symbols[episode] >> one & 1],
    }
    if kind in WITH_SPACES:
        drawn["spaces"] = [_space(box, s, episode, space) for space in range(SPACES)]
    elif (gained := gain_word(box, episode, 0)) is not None:
        drawn["gain"] = _plain(gained)
    if box.price[episode]:
        drawn["price"] = PRICE_NAMES[box.price[episode]]
    return drawn


def _space(box: Box, s: State, episode: int, space: int) -> Drawn:
    gained = gain_word(box, episode, space)
    return (_plain(gained) if gained else {}) | {
        "available": space < available_spaces(box, s, episode),
        "taken": episode == s.episode and bool(s.taken >> space & 1),
    }


def _plain(word: Word) -> Drawn:
    return {word.kind: word.value}


# The seats.


def _player(box: Box, seen: Seen, seat: int) -> Drawn:
    s = seen.s
    me = s.players[seat]
    is_own = seat == seen.seat
    is_open = is_own or s.memory == 0 or s.phase == OVER
    faces = me.alliance if is_own else me.shown
    return {
        "seat": seat + 1,
        "cards": me.size - me.down,
        "hand": _cards(me.hand) if is_own else None,
        "known": _cards(me.known) if is_own or s.memory == 0 else None,
        "chosen": _cards(me.picked) if is_own else None,
        "given": _given(me) if is_own else None,
        "face_down": me.down,
        "has_bid": s.phase == BIDDING and (seat - s.start) % s.player_count < s.acted,
        "laid": _cards(me.laid),
        "total": me.total,
        "rank": me.rank or None,
        "fame": _values(me.fame) if is_open else None,
        "treasure": _values(me.treasure) if is_open else None,
        "misfortunes": me.misfortunes if is_open else None,
        "tokens": _count(me.fame) + _count(me.treasure) + me.misfortunes,
        "alliances": me.alliances,
        "alliance_faces": _faces(faces) if is_open else None,
        "shown": _values(me.bid_treasure),
        "shown_alliances": _face_values(me.bid_alliance),
        "scratches": me.scratches,
        "wounds": me.wounds,
        "double_wound": bool(me.double_wound),
        "points": points_with(s, seat, faces) if is_open else None,
        "parts": _parts(s, seat, faces) if is_open else None,
        "treasure_points": treasure_value(me, faces) if is_open else None,
    }


def _parts(s: State, seat: int, faces: list[int]) -> dict[str, int]:
    """What the points of a seat are made of (L38, L44), but for the option `fallen`."""
    me = s.players[seat]
    parts = {
        "fame": sum(_values(me.fame)),
        "treasure": sum(_values(me.treasure)),
        "alliances": alliance_value(faces, 0) + alliance_value(faces, TREASURE_FACES),
        "misfortunes": -2 * me.misfortunes,
        "wounds": wound_points(s, seat),
    }
    if s.advanced:
        parts["treasure"] = 0
        parts["alliances"] = alliance_value(faces, 0)
    return parts


def _given(me: Player) -> list[str]:
    """Fame tokens chosen to be given, in words."""
    squares = [f"{value} fame" for value in _values(me.given[:FAMES])]
    return squares + _faces([*me.given[FAMES:], *[0] * TREASURE_FACES])


def _values(row: list[int]) -> list[int]:
    """The values of square tokens, the largest first."""
    return [value for value in reversed(range(1, len(row))) for _ in range(row[value])]


def _count(row: list[int]) -> int:
    return sum(row[1:])


def _faces(row: list[int]) -> list[str]:
    """Alliance tokens in words."""
    sorts = ("alliance_fame", "alliance_treasure")
    return [
        f"{face % TREASURE_FACES + 1} {sorts[face // TREASURE_FACES]}"
        for face in range(FACES)
        for _ in range(row[face])
    ]


def _face_values(row: list[int]) -> list[int]:
    """The values of alliance tokens that show treasure."""
    treasure = range(TREASURE_FACES, FACES)
    return [face - TREASURE_FACES + 1 for face in reversed(treasure) for _ in range(row[face])]


# The question.


def _question(edition: Edition, seen: Seen) -> Drawn:
    """What the decider is asked: the name and arguments of the text.

    Others are told no more of it than public facts.
    """
    s, box = seen.s, edition.box
    name = PHASES[s.phase]
    args: dict[str, Word] = {}
    if s.phase == TRADING:
        name, args = _trade(box, seen)
    elif s.phase in (RISKING, BIDDING, STRIVING):
        words = [Word("symbol", SYMBOL_NAMES[one]) for one in _symbols(box, s)]
        args = dict(zip(("symbol", "symbol2"), words, strict=False))
        if s.phase == BIDDING:
            name = f"bidding_{'two' if len(words) == 2 else 'one'}"
            if seen.seat == s.decider and s.players[s.decider].picks:
                name += "_more"
                picked = matching_symbols(box, s, s.players[s.decider].picked)
                args["count"] = Word("count", picked)
        elif s.phase == STRIVING:
            wanted, reached = target(s), s.players[s.decider].total
            args["count"], args["count2"] = Word("count", wanted), Word("count", reached)
            if s.laid_now:
                name = "striving_on"
            elif 0 < wanted <= reached:
                name = "striving_level"
    elif s.phase == TAKING:
        args = {"slot": Word("slot", s.chooser)}
    elif s.phase == AUCTION:
        name, args = _bid(box, s)
    elif s.phase == ASKING_INSPIRATION:
        args = _gain_args(box, s, s.space)
    return {"name": name, "args": {key: one.value for key, one in args.items()}}


def _symbols(box: Box, s: State) -> Iterable[int]:
    return (one for one in range(SYMBOLS) if box.symbols[s.episode] >> one & 1)


def _gain_args(box: Box, s: State, space: int) -> dict[str, Word]:
    gained = gain_word(box, s.episode, space)
    return {gained.kind: gained} if gained else {}


def _trade(box: Box, seen: Seen) -> tuple[str, dict[str, Word]]:
    s = seen.s
    me: Player = s.players[s.decider]
    price = PRICE_NAMES[box.price[s.episode]].replace(" ", "_")
    if seen.seat == s.decider and legal_trading(box, s, [0] * ACTIONS) == 1 and not me.picks:
        return "trading_cannot_pay", {}
    if seen.seat != s.decider or not me.picks:
        args = _gain_args(box, s, 0)
        if box.price[s.episode] == TWO_SYMBOLS:
            args["symbol"] = Word("symbol", SYMBOL_NAMES[min(_symbols(box, s))])  # there is one
        return f"trading_{price}", args
    left = missing(box, s, me)
    if box.price[s.episode] == TWO_FAME_TOKENS:
        return ("giving", {"count": Word("count", left)}) if left else ("choosing_healing", {})
    return "paying", {"count": Word("count", left)}


def _bid(box: Box, s: State) -> tuple[str, dict[str, Word]]:
    args = _gain_args(box, s, 0)
    name = "auction_card" if "card" in args else "auction"
    args["count"] = Word("count", target(s))
    args["count2"] = Word("count", s.players[s.decider].total)
    return name, args
