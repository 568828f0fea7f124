"""The cards of hoard in words, as position documents name them, and back."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from heorot.core.documents import shown
from heorot.core.errors import BadFile, Sentence
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    FRONT_NAMES,
    ROYAL,
    SEATS,
)


def kind_names(box: Box) -> tuple[str, ...]:
    """``red harp``, whichever copy, by the number of the kind."""
    return names_of_kinds(tuple(box.prince))


@cache
def names_of_kinds(prince: tuple[int, ...]) -> tuple[str, ...]:
    """The same where the colours of the princes are given."""
    fronts = [name.replace("kings", "king's").replace("_", " ") for name in FRONT_NAMES]
    names = [f"{colour} {front}" for front in fronts for colour in COLOUR_NAMES]
    for kind, is_prince in enumerate(prince, ROYAL * COLOURS):
        names[kind] = names[kind].replace("royal", "prince" if is_prince else "princess")
    return tuple(names)


def card_name(box: Box, card: int) -> str:
    """``red harp``, whichever copy."""
    return kind_names(box)[box.kind[card]]


def card_words(box: Box, card: int) -> str:
    """``red harp``; ``red lair 2`` for the second of two equal cards."""
    copy = 1 + box.kind[:card].count(box.kind[card])
    return card_name(box, card) + (f" {copy}" if copy > 1 else "")


def dealing_words(dealing: int) -> str:
    """`` #2``; nothing for the first pile."""
    return f" #{dealing}" if dealing else ""


@cache
def back_words(back: int) -> str:
    """``red``, or ``red #2``: all that a stranger sees of a hidden card."""
    return COLOUR_NAMES[back % COLOURS] + dealing_words(back // COLOURS)


class Hidden(NamedTuple):
    """A card in somebody's hand."""

    card: int
    back: int
    seen_by: int
    ruled_out: int


def hidden_words(box: Box, one: Hidden, owner: int) -> str:
    """A card in somebody's hand: ``red harp #2 seen by 1 3 no lair``."""
    words = card_words(box, one.card) + dealing_words(one.back // COLOURS)
    eyes = [str(seat + 1) for seat in range(SEATS) if (one.seen_by >> seat) & 1 and seat != owner]
    if eyes:
        words += f" seen by {' '.join(eyes)}"
    return words + "".join(f" no {name}" for name, bit in doubles(box) if one.ruled_out & bit)


def doubles(box: Box) -> list[tuple[str, int]]:
    """The two fronts of which a colour has two cards, each with its bit."""
    names = kind_names(box)[::COLOURS]
    return [
        (name.partition(" ")[2], bit) for name, bit in zip(names, box.double, strict=True) if bit
    ]


class Cards:
    """The cards of the box by their words, and where the document has named each of them."""

    _PATTERN: Final = re.compile(
        r"(?P<colour>[a-z]+) (?P<front>[a-z][a-z' ]*?)(?: (?P<copy>[0-9]))?"
        r"(?: #(?P<dealing>[0-9]{1,4}))?(?: seen by (?P<eyes>[1-9](?: [1-9])*))?"
        r"(?P<without>(?: no [a-z][a-z' ]*?)*)"
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
            problem = '{text} is not a back; expected one such as "red #1"'
            raise BadFile(place, problem, text=shown(text))
        return self._dealing(place, parts) * COLOURS + self._colour(place, parts)

    def open(self, place: str, text: str) -> int:
        """A card whose front is public."""
        parts = self._parts(place, text, Sentence("a card"))
        if parts["dealing"] or parts["eyes"] or parts["without"]:
            problem = "{text}: the card lies open; expected its name alone"
            raise BadFile(place, problem, text=shown(text))
        return self._name(place, self._card(place, parts))

    def hidden(self, place: str, text: str, owner: int) -> Hidden:
        """A card in the hand of `owner`."""
        parts = self._parts(place, text, Sentence("a card in hand"))
        card = self._name(place, self._card(place, parts))
        back = self._dealing(place, parts) * COLOURS + card % COLOURS
        seen_by = (1 << owner) | self._eyes(place, parts["eyes"] or "", owner)
        return Hidden(card, back, seen_by, self._ruled_out(place, parts["without"]))

    def unseen(self, place: str, text: str) -> tuple[int, int]:
        """A card of an earlier dealing at which nobody has looked, and its dealing."""
        parts = self._parts(place, text, Sentence("a card"))
        dealing = self._dealing(place, parts)
        if parts["eyes"] or parts["without"]:
            problem = "{text} lies under no particular back; nobody has seen it"
            raise BadFile(place, problem, text=shown(text))
        if dealing == self.dealing:
            raise BadFile(
                place,
                "{text} belongs to the present dealing, as every card does that is named nowhere:"
                " remove it",
                text=shown(text),
            )
        return self._name(place, self._card(place, parts)), dealing

    def one_of(self, place: str, text: str, hand: list[int]) -> int:
        """The place in a hand of a card that has been named there."""
        parts = self._parts(place, text, Sentence("a card of this hand"))
        card = self._card(place, parts)
        if card not in hand or parts["dealing"] or parts["eyes"] or parts["without"]:
            there = ", ".join(card_words(self.box, one) for one in hand) or Sentence("empty")
            raise BadFile(place, "{text} is not in the hand ({hand})", text=shown(text), hand=there)
        return hand.index(card)

    def _parts(self, place: str, text: str, expected: Sentence) -> re.Match[str]:
        parts = self._PATTERN.fullmatch(text)
        if not parts:
            problem = '{text} is not {expected}; expected one such as "red harp"'
            raise BadFile(place, problem, text=shown(text), expected=expected)
        return parts

    def _colour(self, place: str, parts: re.Match[str]) -> int:
        if parts["colour"] not in COLOUR_NAMES:
            known = ", ".join(COLOUR_NAMES)
            problem = "{text} is not a colour; they are {known}"
            raise BadFile(place, problem, text=shown(parts["colour"]), known=known)
        return COLOUR_NAMES.index(parts["colour"])

    def _card(self, place: str, parts: re.Match[str]) -> int:
        colour = self._colour(place, parts)
        fronts = [name.partition(" ")[2] for name in kind_names(self.box)[colour::COLOURS]]
        name = parts["front"]
        if name not in fronts:
            raise BadFile(
                place,
                "{text} is not a front in {colour}; they are {known}",
                text=shown(name),
                colour=COLOUR_NAMES[colour],
                known=", ".join(fronts),
            )
        kind = fronts.index(name) * COLOURS + colour
        copies = [card for card in range(CARDS) if self.box.kind[card] == kind]
        number = parts["copy"]
        copy = int(number or 1)
        if copy > len(copies) or number in ("0", "1"):
            known = ", ".join(card_words(self.box, card) for card in copies)
            problem = "there is no copy {number}; there is only {known}"
            raise BadFile(place, problem, number=number, known=known)
        return copies[copy - 1]

    def _name(self, place: str, card: int) -> int:
        if card in self.named:
            raise BadFile(
                place,
                "{card} lies at {place} already; {hint}",
                card=card_words(self.box, card),
                place=self.named[card],
                hint=self._copies(card),
            )
        self.named[card] = place
        return card

    def _copies(self, card: int) -> Sentence:
        """How many equal ones there are."""
        kind = self.box.kind[card]
        copies = [card_words(self.box, one) for one in range(CARDS) if self.box.kind[one] == kind]
        if len(copies) == 1:
            return Sentence("there is only one")
        return Sentence("they are {one} and {two}", one=copies[0], two=copies[1])

    def _dealing(self, place: str, parts: re.Match[str]) -> int:
        dealing = int(parts["dealing"] or 0)
        if dealing > self.dealing:
            raise BadFile(
                place,
                "dealing {dealing} has not come yet (H22): the present one is {present};"
                " without a number a card is of dealing 0, the first pile",
                dealing=dealing,
                present=self.dealing,
            )
        return dealing

    def _ruled_out(self, place: str, text: str) -> int:
        bits = dict(doubles(self.box))
        ruled_out = 0
        for name in text.split(" no ")[1:]:
            if name not in bits:
                problem = "no {front}: only of two equal cards one goes first: {known}"
                raise BadFile(place, problem, front=name, known=", ".join(bits))
            ruled_out |= bits[name]
        return ruled_out

    def _eyes(self, place: str, text: str, owner: int) -> int:
        others = [str(seat + 1) for seat in range(self.players) if seat != owner]
        eyes = 0
        for number in text.split():
            if number not in others:
                raise BadFile(
                    place,
                    "seen by {number}: its owner, seat {owner}, has seen it anyhow; the others are"
                    " {others}",
                    number=number,
                    owner=owner + 1,
                    others=", ".join(others),
                )
            eyes |= 1 << (int(number) - 1)
        return eyes
