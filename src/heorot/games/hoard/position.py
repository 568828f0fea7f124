"""A table of hoard in words, and back. The schema is docs/positions.md.

Reading has three parts: the words (`Cards`), the table (here), and whether such a table can be
(`possible.py`).
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from heorot.core.documents import Table, shown
from heorot.core.edition import Edition
from heorot.core.errors import BadFile
from heorot.games.hoard.box import COUNTS, Box
from heorot.games.hoard.possible import check_choice, check_table, possible_deciders
from heorot.games.hoard.rules import clear_table
from heorot.games.hoard.state import (
    ASKING_WIZARD,
    BEFORE,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    DISCARDED,
    FIELD,
    FRONT_NAMES,
    FRONTS,
    HAND,
    IN_PROGRESS,
    KNIGHT,
    LAIR,
    NONE,
    PAYING,
    PHASES,
    ROUND_LIMIT,
    ROYAL,
    SEATS,
    TARGETING,
    UNICORN,
    WIZARD,
    Player,
    State,
)

NO_WIZARD: Final = "none"
"""Written for the wizard of a choice that goes on without one."""


# Words.


def front_words(box: Box, front: int, colour: int) -> str:
    """What a front is called; the name of the royal depends on the colour."""
    if front == ROYAL:
        return "prince" if box.prince[colour] else "princess"
    return FRONT_NAMES[front].replace("kings", "king's").replace("_", " ")


def card_words(box: Box, card: int) -> str:
    """``red harp``; ``red lair 2`` for the second of two equal cards."""
    colour = card % COLOURS
    copy = 1 + sum(box.kind[one] == box.kind[card] for one in range(colour, card, COLOURS))
    words = f"{COLOUR_NAMES[colour]} {front_words(box, box.front[card], colour)}"
    return f"{words} {copy}" if copy > 1 else words


def dealing_words(dealing: int) -> str:
    """`` #2``; nothing for the first pile."""
    return f" #{dealing}" if dealing else ""


def back_words(back: int) -> str:
    """``red``, or ``red #2``: all that a stranger sees of a hidden card."""
    return COLOUR_NAMES[back % COLOURS] + dealing_words(back // COLOURS)


def hidden_words(box: Box, card: int, back: int, seen_by: int, owner: int) -> str:
    """A card in somebody's hand: ``red harp #2 seen by 1 3``."""
    words = card_words(box, card) + dealing_words(back // COLOURS)
    eyes = [str(seat + 1) for seat in range(SEATS) if (seen_by >> seat) & 1 and seat != owner]
    return f"{words} seen by {' '.join(eyes)}" if eyes else words


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
        helper = NO_WIZARD
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


class Hidden(NamedTuple):
    """A card in somebody's hand, as a document names it."""

    card: int
    back: int
    seen_by: int


class Cards:
    """The cards of the box by their words, and where the document has named each of them."""

    _PATTERN: Final = re.compile(
        r"(?P<colour>[a-z]+) (?P<front>[a-z][a-z' ]*?)(?: (?P<copy>[0-9]))?"
        r"(?: #(?P<dealing>[0-9]{1,4}))?(?: seen by (?P<eyes>[1-9](?: [1-9])*))?"
    )
    _BACK: Final = re.compile(r"(?P<colour>[a-z]+)(?: #(?P<dealing>[0-9]{1,4}))?")

    def __init__(self, box: Box, players: int, dealing: int) -> None:
        self.box = box
        self.players = players
        self.dealing = dealing
        self.named: dict[int, str] = {}
        """The place of each card named so far."""

    def back(self, place: str, text: str) -> int:
        """A hidden card in field or pile, or just drawn."""
        parts = self._BACK.fullmatch(text)
        if not parts:
            raise BadFile(place, f'{shown(text)} is not a back; expected one such as "red #1"')
        return self._dealing(place, parts) * COLOURS + self._colour(place, parts)

    def open(self, place: str, text: str) -> int:
        """A card whose front is public."""
        parts = self._parts(place, text, "a card")
        if parts["dealing"] or parts["eyes"]:
            raise BadFile(place, f"{shown(text)}: the card lies open; expected its name alone")
        return self._name(place, self._card(place, parts))

    def hidden(self, place: str, text: str, owner: int) -> Hidden:
        """A card in the hand of `owner`."""
        parts = self._parts(place, text, "a card in hand")
        card = self._name(place, self._card(place, parts))
        back = self._dealing(place, parts) * COLOURS + card % COLOURS
        return Hidden(card, back, (1 << owner) | self._eyes(place, parts["eyes"] or "", owner))

    def unseen(self, place: str, text: str) -> tuple[int, int]:
        """A card of an earlier dealing at which nobody has looked, and its dealing."""
        parts = self._parts(place, text, "a card")
        dealing = self._dealing(place, parts)
        if parts["eyes"]:
            raise BadFile(place, f"{shown(text)} lies under no particular back; nobody has seen it")
        if dealing == self.dealing:
            raise BadFile(
                place,
                f"{shown(text)} belongs to the present dealing, as every card does that is named"
                " nowhere: remove it",
            )
        return self._name(place, self._card(place, parts)), dealing

    def one_of(self, place: str, text: str, hand: list[int]) -> int:
        """The place in a hand of a card that has been named there."""
        parts = self._parts(place, text, "a card of this hand")
        card = self._card(place, parts)
        if card not in hand or parts["dealing"] or parts["eyes"]:
            there = ", ".join(card_words(self.box, one) for one in hand) or "empty"
            raise BadFile(place, f"{shown(text)} is not in the hand ({there})")
        return hand.index(card)

    def _parts(self, place: str, text: str, expected: str) -> re.Match[str]:
        parts = self._PATTERN.fullmatch(text)
        if not parts:
            raise BadFile(place, f'{shown(text)} is not {expected}; expected one such as "red harp"')
        return parts

    def _colour(self, place: str, parts: re.Match[str]) -> int:
        if parts["colour"] not in COLOUR_NAMES:
            known = ", ".join(COLOUR_NAMES)
            raise BadFile(place, f"{shown(parts['colour'])} is not a colour; they are {known}")
        return COLOUR_NAMES.index(parts["colour"])

    def _card(self, place: str, parts: re.Match[str]) -> int:
        colour = self._colour(place, parts)
        fronts = [front_words(self.box, front, colour) for front in range(FRONTS)]
        name = parts["front"]
        if name not in fronts:
            known = ", ".join(fronts)
            raise BadFile(
                place, f"{shown(name)} is not a front in {COLOUR_NAMES[colour]}; they are {known}"
            )
        kind = fronts.index(name) * COLOURS + colour
        copies = [card for card in range(CARDS) if self.box.kind[card] == kind]
        copy = int(parts["copy"] or 1)
        if copy > len(copies) or parts["copy"] in ("0", "1"):
            known = ", ".join(card_words(self.box, card) for card in copies)
            raise BadFile(place, f"there is no copy {parts['copy']}; there is {known}")
        return copies[copy - 1]

    def _name(self, place: str, card: int) -> int:
        if card in self.named:
            words = card_words(self.box, card)
            copies = [one for one in range(CARDS) if self.box.kind[one] == self.box.kind[card]]
            hint = "there is only one"
            if len(copies) > 1:
                hint = "they are " + " and ".join(card_words(self.box, one) for one in copies)
            raise BadFile(place, f"{words} lies at {self.named[card]} already; {hint}")
        self.named[card] = place
        return card

    def _dealing(self, place: str, parts: re.Match[str]) -> int:
        dealing = int(parts["dealing"] or 0)
        if dealing > self.dealing:
            raise BadFile(
                place,
                f"dealing {dealing} has not come yet (H22): the present one is {self.dealing};"
                " without a number a card is of dealing 0, the first pile",
            )
        return dealing

    def _eyes(self, place: str, text: str, owner: int) -> int:
        others = [str(seat + 1) for seat in range(self.players) if seat != owner]
        eyes = 0
        for number in text.split():
            if number not in others:
                raise BadFile(
                    place,
                    f"seen by {number}: seat {owner + 1} has seen it anyhow, besides there are seats"
                    f" {', '.join(others)}",
                )
            eyes |= 1 << (int(number) - 1)
        return eyes


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
        _read_choice(cards, s.players[seat], table)
        table.close()
        check_choice(box, s, seat)
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
            raise BadFile(place, f"a second {COLOUR_NAMES[colour]} lair: never two of one colour (H8)")
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
    """H22: under the backs of a dealing and colour lie its unseen cards; what is over is the pile."""
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
                f"{lying} cards lie as {back_words(back)!r} in the field or drawn, and {unseen} such"
                f" cards are named as unseen; the numbers must be equal (H22)",
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


def _read_choice(cards: Cards, me: Player, doc: Table) -> None:
    """The unfinished choice of a seat: its own until it is complete (H24)."""
    hand = me.hand[: me.size]
    for place, text in doc.texts("picked", HAND):
        slot = cards.one_of(place, text, hand)
        if (me.picked >> slot) & 1:
            raise BadFile(place, f"{shown(text)} is picked twice")
        me.picked |= 1 << slot
    if doc.has("chosen"):
        me.chosen = cards.one_of(doc.at("chosen"), doc.text("chosen"), hand)
        me.step = PAYING if cards.box.front[hand[me.chosen]] <= ROYAL else ASKING_WIZARD
    if doc.has("wizard"):
        if me.step != ASKING_WIZARD:
            raise BadFile(doc.at("wizard"), "no action is `chosen` that it could go with (H15)")
        me.step = TARGETING
        text = doc.text("wizard")
        if text != NO_WIZARD:
            me.helper = cards.one_of(doc.at("wizard"), text, hand)
