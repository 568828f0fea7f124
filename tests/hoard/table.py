"""A table of hoard for tests: set up from a position document, played and looked at in words."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from tests.harness.tables import PlayedTable, checked

from heorot.core.documents import to_toml
from heorot.core.luck import pick
from heorot.games import load
from heorot.games.hoard.rules.state import CARDS, COLOUR_NAMES, COLOURS, KINDS, State
from heorot.games.hoard.words.spelling import back_words, card_words, kind_names

GAME = load("hoard")
CHECKED = checked("hoard")
EDITION = CHECKED.edition
BOX = EDITION.box

KIND_OF = {name: kind for kind, name in enumerate(kind_names(BOX))}


def action(words: str) -> int:
    """The action of a card's words, or of the short notation."""
    return KIND_OF[words] if words in KIND_OF else GAME.actions.parse(words)


def words(number: int) -> str:
    """An action: a card in words, or the short notation."""
    return kind_names(BOX)[number] if number < KINDS else GAME.actions.notation(number)


def card(name: str) -> int:
    """The number of a card by its words, its copy included."""
    return next(one for one in range(len(BOX.front)) if card_words(BOX, one) == name)


class Table(PlayedTable):
    """Its actions are cards in words, or the short notation."""

    NAME = "hoard"
    HEAD: ClassVar = {
        "round": "50",
        "turn": "1",
        "field": '["red", "blue", "yellow", "purple"]',
        "top": '"orange"',
    }
    s: State

    @classmethod
    def at(cls, phase: str, *seats: Any, seed: int = 1, **head: Any) -> Self:
        """The table of seats that are told by their hands, or by their keys."""
        tables = [one if isinstance(one, dict) else {"hand": one} for one in seats]
        return cls.of(to_toml({"phase": phase, **head, "seat": tables}), seed)

    def action(self, words: str) -> int:
        return action(words)

    def words(self, action: int) -> str:
        return words(action)

    @property
    def discard(self) -> list[str]:
        cards: list[str] = self.doc().get("discard", [])
        return cards

    @property
    def top(self) -> str:
        return back_words(self.s.top)

    @property
    def field(self) -> list[str]:
        return [back_words(back) for back in self.s.field_backs]

    def hand(self, seat: int) -> list[str]:
        """The hand in order of arrival, with dealings and with who else has seen what."""
        hand: list[str] = self.seat(seat)["hand"]
        return hand

    def laid(self, seat: int) -> list[str]:
        laid: list[str] = self.seat(seat).get("laid", [])
        return laid

    def fronts(self, reader: int, owner: int) -> list[str]:
        """The hand of `owner` as `reader` knows it: ``?`` for a front it has not seen."""
        one = self.seen(reader).s.players[owner - 1]
        return [
            card_words(BOX, one.hand[slot]) if one.hand[slot] >= 0 else "?"
            for slot in range(one.size)
        ]

    def coming_front(self, back: str) -> str:
        """The front that luck holds under the next card with this back to be looked at (H22)."""
        colour, _, number = back.partition(" #")
        dealing, lane = int(number or 0), COLOUR_NAMES.index(colour)
        loose = [
            one
            for one in range(lane, CARDS, COLOURS)
            if self.s.loose[one] and self.s.pile_of[one] == dealing
        ]
        return card_words(BOX, loose[pick(self.luck, 8 * dealing + lane, len(loose), len(loose))])

    def coming_top(self) -> str:
        """The back that luck will show when the pile's top card has left (H17)."""
        rest = [colour for colour in range(COLOURS) for _ in range(self.s.rest[colour])]
        dealing = self.s.dealing
        return back_words(
            5 * dealing + rest[pick(self.luck, 8 * dealing + 5, len(rest), len(rest))]
        )
