"""What a screen draws of hoard: names instead of numbers, seats and slots from 1.

Everything comes from a `Seen`; a front its reader does not know is null.
"""

from __future__ import annotations

from typing import Any

from heorot.core.edition import Edition
from heorot.core.game import Seen
from heorot.core.records import VEIL
from heorot.core.words import Word
from heorot.games.hoard.rules.course import score
from heorot.games.hoard.rules.state import (
    ANSWERING,
    BEFORE,
    CARDS,
    CHOOSING,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    DRAWING,
    HAND_LIMIT,
    NONE,
    PAYING,
    PHASES,
    PLAYING,
    ROYAL,
    STEALING,
    STEPS,
    TRIMMING,
    YIELDING,
    State,
)
from heorot.games.hoard.rules.treasures import still_to_pay, treasure_count
from heorot.games.hoard.rules.turns import trigger_is_laid
from heorot.games.hoard.words.actions import word
from heorot.games.hoard.words.spelling import front_words

Drawn = dict[str, Any]
"""A part of a view."""


def view(edition: Edition, seen: Seen) -> Drawn:
    box, s = edition.box, seen.s
    count = s.player_count
    return {
        "game": "hoard",
        "seat": _from_1(seen.seat) or 0,
        "players": count,
        "where": {"number": s.round},
        "round": s.round,
        "last_round": bool(trigger_is_laid(box, s)),
        "start": _from_1(s.start),
        "turn": _from_1(s.active),
        "phase": PHASES[s.phase],
        "decides": _from_1(s.decider),
        "question": _question(edition, seen),
        "laid": bool(s.laid),
        "acted": bool(s.acted),
        "limits": {
            "draws": box.draws[count],
            "hand": HAND_LIMIT,
            "lairs": box.lairs[count],
            "treasures": box.end_at[count],
        },
        "prices": _prices(edition),
        "pile": {
            "top": _back(s.top),
            "left": sum(s.rest) + 1,
            "below": dict(zip(COLOUR_NAMES, s.rest, strict=True)),
            "dealing": s.dealing,
        },
        "field": [_back(back) for back in s.field_backs],
        "field_touched": bool(s.grazed),
        "drawn": [_back(back) for back in s.drawn[: s.drawn_size]],
        "action": _action(edition, s),
        "discards": [_card(edition, card) for card in _lying(s, DISCARDED)],
        "seats": [_player(edition, s, seat) for seat in range(count)],
        "choice": _choice(edition, seen),
    }


def _player(edition: Edition, s: State, seat: int) -> Drawn:
    me = s.players[seat]
    laid = [card for card in _lying(s, BEFORE + seat) if edition.box.front[card] <= ROYAL]
    return {
        "seat": _from_1(seat),
        "hand": [
            _hidden(edition, s, me.hand[slot], me.back[slot], me.seen_by[slot])
            for slot in range(me.size)
        ],
        "treasures": {
            colour: [_treasure(edition, card) for card in laid if card % COLOURS == number]
            for number, colour in enumerate(COLOUR_NAMES)
        },
        "treasure_count": treasure_count(me),
        "lairs": [colour for colour, lair in zip(COLOUR_NAMES, me.lair, strict=True) if lair],
        "knight": None
        if me.knight == NONE
        else _card(edition, me.knight) | {"sideways": bool(me.sideways)},
        "unicorn": None if me.unicorn == NONE else _card(edition, me.unicorn),
        "points": score(edition.box, s, seat),
    }


def _action(edition: Edition, s: State) -> Drawn | None:
    """The action in progress."""
    if s.action == NONE:
        return None
    return {
        "card": _card(edition, s.action),
        "wizard": None if s.wizard == NONE else _card(edition, s.wizard),
        "target": _from_1(s.target),
        "loot": None
        if s.loot_back == NONE
        else _hidden(edition, s, s.loot, s.loot_back, s.loot_seen_by),
    }


def _choice(edition: Edition, seen: Seen) -> Drawn | None:
    """H24: what the reader has begun to choose, as slots of the own hand."""
    if seen.seat < 0:
        return None
    me = seen.s.players[seen.seat]
    if me.step == CHOOSING and me.picked == 0:
        return None
    return {
        "step": STEPS[me.step] if me.step != CHOOSING else "discarding",
        "card": _from_1(me.chosen),
        "wizard": _from_1(me.helper),
        "picked": [slot + 1 for slot in range(me.size) if (me.picked >> slot) & 1],
    }


def _question(edition: Edition, seen: Seen) -> Drawn:
    """What the decider is asked: the name and arguments of the text.

    Others are told no more of it than the phase.
    """
    s = seen.s
    me = s.players[s.decider]  # whoever; when the game is over nothing is asked of anybody
    own = seen.seat == s.decider
    name = PHASES[s.phase]
    args: dict[str, Word] = {}
    if s.phase == DRAWING:
        left = edition.box.draws[s.player_count] - s.drawn_size
        args = {"count": Word("count", left)}
    elif s.phase == PLAYING and own and me.step != CHOOSING:
        name = STEPS[me.step]
        args = {"card": word(edition, "card", me.hand[me.chosen])}
        if me.step == PAYING:
            total, of_colour = still_to_pay(edition.box, me)
            colour = COLOUR_NAMES[me.hand[me.chosen] % COLOURS]
            args["count"] = Word("count", total)
            args["count2"] = Word("count", of_colour)
            args["colour"] = Word("colour", colour)
    elif s.phase == PLAYING and s.laid:
        name = "acting"
    elif s.phase == PLAYING and s.acted:
        name = "laying"
    elif s.phase == ANSWERING:
        args = {"seat": word(edition, "seat", s.active), "card": word(edition, "card", s.action)}
    elif s.phase in (YIELDING, TRIMMING):
        count = me.size // 2 if s.phase == YIELDING else me.size - HAND_LIMIT
        args = {"count": Word("count", count - (me.picked.bit_count() if own else 0))}
    elif s.phase == STEALING:
        args = {"seat": word(edition, "seat", s.target)}
    return {"name": name, "args": {key: one.value for key, one in args.items()}}


def _hidden(edition: Edition, s: State, card: int, back: int, seen_by: int) -> Drawn:
    """A card of which strangers see the back."""
    known = [seat + 1 for seat in range(s.player_count) if (seen_by >> seat) & 1]
    front = None if card == VEIL else _card(edition, card)["front"]
    return {**_back(back), "front": front, "known_to": known}


def _back(back: int) -> Drawn:
    return {"colour": COLOUR_NAMES[back % COLOURS], "dealing": back // COLOURS}


def _card(edition: Edition, card: int) -> Drawn:
    colour = card % COLOURS
    front = front_words(edition.box, edition.box.front[card], colour)
    return {"colour": COLOUR_NAMES[colour], "front": front}


def _treasure(edition: Edition, card: int) -> Drawn:
    front = edition.box.front[card]
    name = front_words(edition.box, front, card % COLOURS)
    return {"front": name, "value": edition.box.value[front]}


def _prices(edition: Edition) -> Drawn:
    """What the treasures are worth and cost; prince and princess share a front."""
    box = edition.box
    return {
        front_words(box, front, colour): {
            "value": box.value[front],
            "own": box.own[front],
            "any": box.any[front],
        }
        for front in range(ROYAL + 1)
        for colour in range(COLOURS)
    }


def _lying(s: State, place: int) -> list[int]:
    return [card for card in range(CARDS) if s.place[card] == place]


def _from_1(seat: int) -> int | None:
    """A seat or slot counted from 1; none for none."""
    return None if seat == NONE else seat + 1
