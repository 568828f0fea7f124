"""A table of hoard in words, and back. The schema is docs/positions.md.

Reading has three parts: the words (`spelling.py`), the table (here), and whether it can be
(`heorot.games.hoard.holds`).
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from heorot.core.documents import Section
from heorot.core.edition import Edition
from heorot.core.errors import BadFile
from heorot.games.hoard.box import COUNTS, Box
from heorot.games.hoard.holds import faults
from heorot.games.hoard.holds.turn import deciders
from heorot.games.hoard.rules.course import clear_table
from heorot.games.hoard.rules.pile import put_in_hand
from heorot.games.hoard.rules.state import (
    ASKING_WIZARD,
    BEFORE,
    CARDS,
    COLOURS,
    DISCARDED,
    FIELD,
    HAND,
    IN_PROGRESS,
    LAIR,
    NONE,
    PAYING,
    PHASES,
    ROUND_LIMIT,
    ROYAL,
    TARGETING,
    State,
)
from heorot.games.hoard.words.spelling import (
    Cards,
    Hidden,
    back_words,
    card_words,
    dealing_words,
    hidden_words,
)

WITHOUT: Final = "none"
"""Written for the wizard of a choice that goes on without one."""


# Writing.


def write_position(edition: Edition, s: State) -> dict[str, Any]:
    """The table as a document; what is empty or false is left out."""
    box: Box = edition.box
    discarded = [card for card in range(CARDS) if s.place[card] == DISCARDED]
    old = [card for card in range(CARDS) if s.loose[card] and s.pile_of[card] != s.dealing]
    doc = {
        "round": s.round,
        "start": s.start + 1,
        "turn": s.active + 1,
        "phase": PHASES[s.phase],
        "decides": s.decider + 1,
        "laid_this_turn": s.laid == 1,
        "acted_this_turn": s.acted == 1,
        "action": card_words(box, s.action) if s.action != NONE else "",
        "wizard": card_words(box, s.wizard) if s.wizard != NONE else "",
        "target": s.target + 1,
        "loot": "",
        "field_touched": s.grazed == 1,
        "drawn": [back_words(s.drawn[k]) for k in range(s.drawn_size)],
        "dealing": s.dealing,
        "top": back_words(s.top),
        "field": [back_words(back) for back in s.field_backs],
        "discard": [card_words(box, card) for card in discarded],
        "unseen": [card_words(box, card) + dealing_words(s.pile_of[card]) for card in old],
        "seat": [_write_seat(box, s, seat) for seat in range(s.player_count)],
    }
    if s.loot != NONE:
        loot = Hidden(s.loot, s.loot_back, s.loot_seen_by, s.loot_ruled_out)
        doc["loot"] = hidden_words(box, loot, s.target)
    return {key: value for key, value in doc.items() if value}


def _write_seat(box: Box, s: State, seat: int) -> dict[str, Any]:
    me = s.players[seat]
    standing = (me.knight, me.unicorn)
    laid = [
        card for card in range(CARDS) if s.place[card] == BEFORE + seat and card not in standing
    ]
    helper = ""
    if me.helper != NONE:
        helper = card_words(box, me.hand[me.helper])
    elif me.step == TARGETING:
        helper = WITHOUT
    doc = {
        "laid": [card_words(box, card) for card in laid],
        "knight": card_words(box, me.knight) if me.knight != NONE else "",
        "sideways": me.sideways == 1,
        "unicorn": card_words(box, me.unicorn) if me.unicorn != NONE else "",
        "chosen": card_words(box, me.hand[me.chosen]) if me.chosen != NONE else "",
        "wizard": helper,
        "picked": [
            card_words(box, me.hand[slot]) for slot in range(me.size) if (me.picked >> slot) & 1
        ],
    }
    cards = zip(me.hand, me.back, me.seen_by, me.ruled_out, strict=True)
    hand = [hidden_words(box, Hidden(*card), seat) for card in islice(cards, me.size)]
    return {"hand": hand} | {key: value for key, value in doc.items() if value}


# Reading.


def read_position(edition: Edition, doc: Section) -> State:
    """The table a document describes; `BadFile` when it is malformed or cannot be."""
    s = State()
    clear_table(s)
    seats = list(doc.tables("seat"))
    if len(seats) not in COUNTS:
        problem = "{count} tables; the game is for {least} to {most}"
        raise BadFile("seat", problem, count=len(seats), least=COUNTS[0], most=COUNTS[-1])
    s.player_count = len(seats)
    s.round = doc.integer("round", 1, ROUND_LIMIT)
    s.start = doc.integer("start", 1, s.player_count, default=1) - 1
    s.active = doc.integer("turn", 1, s.player_count) - 1
    s.phase = doc.word("phase", PHASES)
    s.dealing = doc.integer("dealing", 0, 9999, default=0)  # of four digits, as on a back
    cards = Cards(edition.box, s.player_count, s.dealing)
    for seat, table in enumerate(seats):
        _read_seat(cards, s, seat, table)
    _read_turn(cards, s, doc)
    _read_pile(cards, s, doc)
    _read_decider(edition.box, s, doc)
    for seat, table in enumerate(seats):
        _read_choice(cards, s, seat, table)
        table.close()
    for fault in faults(edition, s):
        raise BadFile(fault.place, str(fault))
    return s


def _open(cards: Cards, s: State, doc: Section, key: str, place: int) -> int:
    """An optional card that lies open."""
    return _put(s, cards.open(doc.at(key), doc.text(key)), place) if doc.has(key) else NONE


def _put(s: State, card: int, place: int) -> int:
    s.place[card] = place
    s.pile_of[card] = NONE
    return card


def _read_seat(cards: Cards, s: State, seat: int, doc: Section) -> None:
    me = s.players[seat]
    for place, text in doc.texts("hand", HAND):
        one = cards.hidden(place, text, seat)
        put_in_hand(me, *one)
        s.pile_of[one.card] = one.back // COLOURS
    for place, text in doc.texts("laid", CARDS):
        card = _put(s, cards.open(place, text), BEFORE + seat)
        front, colour = cards.box.front[card], card % COLOURS
        if front <= ROYAL:
            me.row[colour] += 1
            me.worth += cards.box.value[front]
        elif front == LAIR:
            me.lair[colour] += 1
    me.knight = _open(cards, s, doc, "knight", BEFORE + seat)
    me.sideways = int(doc.flag("sideways"))
    me.unicorn = _open(cards, s, doc, "unicorn", BEFORE + seat)


def _read_turn(cards: Cards, s: State, doc: Section) -> None:
    s.laid = int(doc.flag("laid_this_turn"))
    s.acted = int(doc.flag("acted_this_turn"))
    s.grazed = int(doc.flag("field_touched"))
    for place, text in doc.texts("drawn", len(s.drawn)):
        s.drawn[s.drawn_size] = cards.back(place, text)
        s.drawn_size += 1
    s.action = _open(cards, s, doc, "action", IN_PROGRESS)
    s.wizard = _open(cards, s, doc, "wizard", IN_PROGRESS)
    if doc.has("target"):
        s.target = doc.integer("target", 1, s.player_count) - 1
    if doc.has("loot"):
        if s.target == NONE:
            raise BadFile("loot", "there is no `target` from whom it could be stolen (H12)")
        loot = cards.hidden("loot", doc.text("loot"), s.target)
        s.loot, s.loot_back, s.loot_seen_by, s.loot_ruled_out = loot
        s.pile_of[s.loot] = s.loot_back // COLOURS


def _read_pile(cards: Cards, s: State, doc: Section) -> None:
    """Field, pile and discards; whatever is named nowhere belongs to the present dealing."""
    for place, text in doc.texts("discard", CARDS):
        _put(s, cards.open(place, text), DISCARDED)
    unseen = {}
    for place, text in doc.texts("unseen", CARDS):
        card, dealing = cards.unseen(place, text)
        unseen[card] = dealing
    backs = [cards.back(place, text) for place, text in doc.texts("field", FIELD)]
    if len(backs) != FIELD:
        problem = "{count} cards; the field always has {field} (H3)"
        raise BadFile("field", problem, count=len(backs), field=FIELD)
    s.field_backs[:] = backs
    if not doc.has("top"):
        raise BadFile(
            "top",
            "missing; expected the back of the pile's top card: the moment the last card leaves,"
            " the discards become the new pile (H17)",
        )
    s.top = cards.back("top", doc.text("top"))
    for card in range(CARDS):
        if card in unseen or card not in cards.named:
            s.pile_of[card] = unseen.get(card, s.dealing)
            s.loose[card] = 1
            s.rest[card % COLOURS] += s.pile_of[card] == s.dealing
    for back in (s.top, *s.field_backs, *s.drawn[: s.drawn_size]):
        s.rest[back % COLOURS] -= back // COLOURS == s.dealing


def _read_decider(box: Box, s: State, doc: Section) -> None:
    s.decider = NONE
    if doc.has("decides"):
        s.decider = doc.integer("decides", 1, s.player_count) - 1
    elif len(seats := deciders(box, s)) == 1:
        s.decider = seats[0]


def _read_choice(cards: Cards, s: State, seat: int, doc: Section) -> None:
    """H24: what a seat has begun to choose."""
    me = s.players[seat]
    hand = me.hand[: me.size]
    if doc.has("chosen"):
        me.chosen = cards.one_of(doc.at("chosen"), doc.text("chosen"), hand)
        is_treasure = cards.box.front[hand[me.chosen]] <= ROYAL
        me.step = PAYING if is_treasure else ASKING_WIZARD if me.size > 1 else TARGETING
    if doc.has("wizard"):
        me.step = TARGETING
        if (text := doc.text("wizard")) != WITHOUT:
            me.helper = cards.one_of(doc.at("wizard"), text, hand)
    for place, text in doc.texts("picked", HAND):
        slot = cards.one_of(place, text, hand)
        if (me.picked >> slot) & 1:
            raise BadFile(place, "was picked already")
        me.picked |= 1 << slot
