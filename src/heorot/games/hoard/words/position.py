"""A table of hoard in words, and back. The schema is docs/positions.md.

Reading has three parts: the words (`words.py`), the table (here), and whether such a table can be
(`possible.py`).
"""

from __future__ import annotations

from typing import Any, Final

from heorot.core.documents import Table, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile
from heorot.core.luck import Luck
from heorot.games.hoard.box import COUNTS, Box
from heorot.games.hoard.rules.choices import ACTIONS, NO_WIZARD
from heorot.games.hoard.rules.course import apply, clear_table, legal
from heorot.games.hoard.rules.state import (
    BEFORE,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    FIELD,
    HAND,
    IN_PROGRESS,
    KINDS,
    KNIGHT,
    LAIR,
    NONE,
    PHASES,
    ROUND_LIMIT,
    TARGETING,
    UNICORN,
    WIZARD,
    State,
)
from heorot.games.hoard.words.possible import check_table, possible_deciders
from heorot.games.hoard.words.spelling import (
    Cards,
    back_words,
    card_words,
    dealing_words,
    hidden_words,
    kind_names,
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
        doc["loot"] = hidden_words(box, s.loot, s.loot_back, s.loot_seen_by, s.target)
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
    hand = [
        hidden_words(box, me.hand[slot], me.back[slot], me.seen_by[slot], seat)
        for slot in range(me.size)
    ]
    return {"hand": hand} | {key: value for key, value in doc.items() if value}


# Reading.


def read_position(edition: Edition, doc: Table) -> State:
    """The table a document describes; `BadFile` when it is malformed or cannot be."""
    box: Box = edition.box
    s = State()
    clear_table(s)
    seats = list(doc.tables("seat"))
    if len(seats) not in COUNTS:
        raise BadFile("seat", f"{len(seats)} tables; the game is for {COUNTS[0]} to {COUNTS[-1]}")
    s.player_count = len(seats)
    s.round = doc.integer("round", 1, ROUND_LIMIT)
    s.start = doc.integer("start", 1, s.player_count, default=1) - 1
    s.active = doc.integer("turn", 1, s.player_count) - 1
    s.phase = doc.word("phase", PHASES)
    # Each renewal takes a card off the pile; five a turn and four of the field go at the most.
    s.dealing = doc.integer("dealing", 0, s.round * (5 * s.player_count + FIELD), default=0)
    cards = Cards(box, s.player_count, s.dealing)
    for seat, table in enumerate(seats):
        _read_seat(cards, s, seat, table)
    _read_turn(cards, s, doc)
    _read_pile(cards, s, doc)
    check_table(box, s)
    _read_decider(box, s, doc)
    for seat, table in enumerate(seats):
        _read_choice(cards, s, seat, table)
        table.close()
    return s


def _open(cards: Cards, doc: Table, key: str, front: int, expected: str) -> int:
    """An optional card with a given front."""
    if not doc.has(key):
        return NONE
    text = doc.text(key)
    card = cards.open(doc.at(key), text)
    if cards.box.front[card] != front:
        raise BadFile(doc.at(key), f"{shown(text)} is not {expected}")
    return card


def _put(s: State, card: int, place: int) -> int:
    """A card lies open."""
    s.place[card] = place
    s.pile_of[card] = NONE
    return card


def _read_seat(cards: Cards, s: State, seat: int, doc: Table) -> None:
    me = s.players[seat]
    for place, text in doc.texts("hand", HAND):
        me.hand[me.size], me.back[me.size], me.seen_by[me.size] = cards.hidden(place, text, seat)
        s.pile_of[me.hand[me.size]] = me.back[me.size] // COLOURS
        me.size += 1
    for place, text in doc.texts("laid", CARDS):
        card = _put(s, cards.open(place, text), BEFORE + seat)
        front, colour = cards.box.front[card], card % COLOURS
        if front > LAIR:
            raise BadFile(place, f"{shown(text)} is neither a treasure nor a lair")
        if front == LAIR and me.lair[colour]:
            raise BadFile(
                place, f"a second {COLOUR_NAMES[colour]} lair: never two of one colour (H8)"
            )
        if front == LAIR:
            me.lair[colour] = 1
        else:
            me.row[colour] += 1
            me.worth += cards.box.value[front]
    me.knight = _open(cards, doc, "knight", KNIGHT, "a knight")
    me.sideways = int(doc.flag("sideways"))
    me.unicorn = _open(cards, doc, "unicorn", UNICORN, "a unicorn")
    for card in (me.knight, me.unicorn):
        if card != NONE:
            _put(s, card, BEFORE + seat)


def _read_turn(cards: Cards, s: State, doc: Table) -> None:
    s.laid = int(doc.flag("laid_this_turn"))
    s.acted = int(doc.flag("acted_this_turn"))
    s.grazed = int(doc.flag("field_touched"))
    for place, text in doc.texts("drawn", len(s.drawn)):
        s.drawn[s.drawn_size] = cards.back(place, text)
        s.drawn_size += 1
    if doc.has("action"):
        s.action = _put(s, cards.open("action", doc.text("action")), IN_PROGRESS)
    s.wizard = _open(cards, doc, "wizard", WIZARD, "a wizard")
    if s.wizard != NONE:
        _put(s, s.wizard, IN_PROGRESS)
    if doc.has("target"):
        s.target = doc.integer("target", 1, s.player_count) - 1
    if doc.has("loot"):
        if s.target == NONE:
            raise BadFile("loot", "there is no `target` from whom it could be stolen (H12)")
        s.loot, s.loot_back, s.loot_seen_by = cards.hidden("loot", doc.text("loot"), s.target)
        s.pile_of[s.loot] = s.loot_back // COLOURS


def _read_pile(cards: Cards, s: State, doc: Table) -> None:
    """Field, pile and discards; whatever is named nowhere belongs to the present dealing."""
    for place, text in doc.texts("discard", CARDS):
        _put(s, cards.open(place, text), DISCARDED)
    unseen = {}
    for place, text in doc.texts("unseen", CARDS):
        card, dealing = cards.unseen(place, text)
        unseen[card] = dealing
    backs = [cards.back(place, text) for place, text in doc.texts("field", FIELD)]
    if len(backs) != FIELD:
        raise BadFile("field", f"{len(backs)} cards; the field always has {FIELD} (H3)")
    s.field_backs[:] = backs
    if not doc.has("top"):
        raise BadFile(
            "top",
            "missing; expected the back of the pile's top card: the moment the last card leaves,"
            " the discards become the new pile (H17)",
        )
    s.top = cards.back("top", doc.text("top"))
    if s.top // COLOURS != s.dealing:
        present = back_words(s.dealing * COLOURS + s.top % COLOURS)
        raise BadFile("top", f'the pile is dealing {s.dealing}; expected "{present}" (H22)')
    for card in range(CARDS):
        if card in unseen or card not in cards.named:
            s.pile_of[card] = unseen.get(card, s.dealing)
            s.loose[card] = 1
    _count_backs(s)


def _count_backs(s: State) -> None:
    """H22: under the backs of a dealing and colour lie its unseen cards; the rest is the pile."""
    backs = [*s.field_backs, s.top, *s.drawn[: s.drawn_size]]
    classes = {s.pile_of[card] * COLOURS + card % COLOURS for card in range(CARDS) if s.loose[card]}
    for back in sorted(classes | set(backs)):
        dealing, colour = divmod(back, COLOURS)
        lying = backs.count(back)
        unseen = sum(
            s.loose[card] and s.pile_of[card] == dealing for card in range(colour, CARDS, COLOURS)
        )
        if dealing < s.dealing and unseen != lying:
            raise BadFile(
                "unseen",
                f"{lying} cards lie as {back_words(back)!r} in the field or drawn, but {unseen} are"
                " named here as unseen; the numbers must be equal (H22)",
            )
        if unseen < lying:
            raise BadFile(
                "top" if back == s.top else "field",
                f"{lying} cards lie as {back_words(back)!r} on pile and field or drawn, but only"
                f" {unseen} {COLOUR_NAMES[colour]} cards are not named elsewhere (H17)",
            )
        if dealing == s.dealing:
            s.rest[colour] = unseen - lying


def _read_decider(box: Box, s: State, doc: Table) -> None:
    seats = possible_deciders(box, s)
    named = doc.integer("decides", 1, s.player_count) - 1 if doc.has("decides") else NONE
    if named == NONE and len(seats) == 1:
        s.decider = seats[0]
    elif named in seats:
        s.decider = named
    else:
        known = ", ".join(str(seat + 1) if seat != NONE else "nobody" for seat in seats)
        wrong = f"seat {named + 1} is not asked now" if named != NONE else "missing"
        raise BadFile("decides", f"{wrong}; in the phase {PHASES[s.phase]} it is one of: {known}")


def _read_choice(cards: Cards, s: State, seat: int, doc: Table) -> None:
    """H24: what a seat has begun to choose; the rules themselves must allow each step of it."""
    me = s.players[seat]
    hand = me.hand[: me.size]
    chosen, helper, picked = NONE, NONE, 0
    if doc.has("chosen"):
        place = doc.at("chosen")
        chosen = cards.one_of(place, doc.text("chosen"), hand)
        _choose(cards.box, s, seat, place, cards.box.kind[hand[chosen]], (chosen, NONE, 0))
    if doc.has("wizard"):
        place, text = doc.at("wizard"), doc.text("wizard")
        if text != WITHOUT:
            helper = cards.one_of(place, text, hand)
            _choose(cards.box, s, seat, place, cards.box.kind[hand[helper]], (chosen, helper, 0))
        elif me.step != TARGETING:  # who holds no other card is not asked for one
            _choose(cards.box, s, seat, place, NO_WIZARD, (chosen, NONE, 0))
    for place, text in doc.texts("picked", HAND):
        slot = cards.one_of(place, text, hand)
        picked |= 1 << slot
        _choose(cards.box, s, seat, place, cards.box.kind[hand[slot]], (chosen, helper, picked))


def _choose(
    box: Box, s: State, seat: int, place: str, action: int, expected: tuple[int, int, int]
) -> None:
    """One step of an unfinished choice."""
    if seat != s.decider:
        raise BadFile(place, f"seat {seat + 1} is not asked now, and so chooses nothing (H24)")
    choices = [0] * ACTIONS
    choices = choices[: legal(box, s, choices)]
    if action not in choices:
        cards = [kind_names(box)[kind] for kind in sorted(choices) if kind < KINDS]
        raise BadFile(place, f"cannot be chosen now; possible: {', '.join(cards) or 'no card'}")
    phase, me = s.phase, s.players[seat]
    apply(box, s, Luck(), action)
    if (s.phase, s.decider) != (phase, seat) or (me.chosen == NONE and me.picked == 0):
        raise BadFile(
            place, "with this the choice is complete, and not the seat's own any more (H24)"
        )
    if (me.chosen, me.helper, me.picked) != expected:
        raise BadFile(
            place,
            "cannot be chosen so: `chosen` is a treasure or an action, `wizard` goes with an"
            " action, `picked` pays for a treasure or is to be discarded, and of equal cards the"
            " first in the hand goes first (H24)",
        )
