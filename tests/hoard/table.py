"""A table of hoard for tests: set up from a position document, played and looked at in words."""

from __future__ import annotations

import re
from typing import Any, Self

from heorot.core import position
from heorot.core.documents import to_toml
from heorot.core.game import Seen
from heorot.core.luck import Luck, open_luck, pick, start_stream
from heorot.core.rule import EVERYONE, Told
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.hoard.rules.state import CARDS, COLOUR_NAMES, COLOURS, KINDS, State
from heorot.games.hoard.words.spelling import back_words, card_words, kind_names

GAME = load("hoard")
CHECKED = Interpreted(GAME, checked=True)
EDITION = CHECKED.edition
BOX = EDITION.box

HEAD = {
    "game": '"hoard"',
    "rules": "2",
    "round": "50",
    "turn": "1",
    "field": '["red", "blue", "yellow", "purple"]',
    "top": '"orange"',
}
"""What a document of a test may leave out."""

KIND_OF = {name: kind for kind, name in enumerate(kind_names(BOX))}


def with_head(text: str) -> str:
    """The document with what it leaves out."""
    missing = [key for key in HEAD if not re.search(rf"^\s*{key} *=", text, re.MULTILINE)]
    return "".join(f"{key} = {HEAD[key]}\n" for key in missing) + text


def action(words: str) -> int:
    """The action of a card's words, or of the short notation."""
    return KIND_OF[words] if words in KIND_OF else GAME.actions.parse(words)


def words(number: int) -> str:
    """An action: a card in words, or the short notation."""
    return kind_names(BOX)[number] if number < KINDS else GAME.actions.notation(number)


def card(name: str) -> int:
    """The number of a card by its words, its copy included."""
    return next(one for one in range(len(BOX.front)) if card_words(BOX, one) == name)


def dice(seed: int) -> Luck:
    """Luck for random players, apart from that of the table."""
    luck = open_luck(-1 - seed)
    start_stream(luck, 0)
    return luck


def tell(told: Told) -> str:
    """An event as a line: ``plays 1 red mob``, or ``sees 1 red harp, to 1`` for some eyes only."""
    name, kinds = list(GAME.events.items())[told.event]
    pairs = zip(kinds, told.numbers, strict=False)
    args = [str(GAME.word(EDITION, kind, number).value) for kind, number in pairs]
    line = " ".join([name, *args])
    if told.audience == EVERYONE:
        return line
    eyes = [str(seat + 1) for seat in range(4) if (told.audience >> seat) & 1]
    return f"{line}, to {' '.join(eyes)}"


class Table:
    """A game on the checked interpreter. Seats are numbered from 1, as people number them."""

    def __init__(self, s: State, luck: Luck) -> None:
        self.s: State = CHECKED.adopt(s)
        self.luck = luck

    @classmethod
    def of(cls, text: str, seed: int = 1) -> Self:
        """The table of a document; what it leaves out of the head is `HEAD`."""
        return cls(position.parse(load, with_head(text)).s, open_luck(seed))

    @classmethod
    def at(cls, phase: str, *seats: Any, seed: int = 1, **head: Any) -> Self:
        """The table of seats that are told by their hands, or by their keys."""
        tables = [one if isinstance(one, dict) else {"hand": one} for one in seats]
        return cls.of(to_toml({"phase": phase, **head, "seat": tables}), seed)

    @classmethod
    def new(cls, players: int, start: int = 1, seed: int = 1) -> Self:
        """A new game."""
        luck = open_luck(seed)
        return cls(CHECKED.new(players, luck, start - 1), luck)

    def play(self, *actions: str) -> Self:
        """Carry out actions, each of which must be legal."""
        for one in actions:
            assert one in self.legal(), f"{one} is not among {self.legal()}"
            CHECKED.apply(self.s, self.luck, action(one))
        return self

    def legal(self) -> list[str]:
        """What the decider may do: cards in the order of their kinds, then the rest."""
        return [words(one) for one in CHECKED.legal(self.s)]

    def doc(self) -> dict[str, Any]:
        """The table as a document; what is empty or false is not in it."""
        return GAME.write_position(EDITION, self.s)

    def events(self) -> list[str]:
        """What the last action told."""
        return [tell(told) for told in self.s.events]

    @property
    def phase(self) -> str:
        phase: str = self.doc()["phase"]
        return phase

    @property
    def turn(self) -> int:
        return self.s.active + 1

    @property
    def decides(self) -> int:
        return self.s.decider + 1

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

    def seat(self, seat: int) -> dict[str, Any]:
        """What the document says of a seat."""
        one: dict[str, Any] = self.doc()["seat"][seat - 1]
        return one

    def hand(self, seat: int) -> list[str]:
        """The hand in order of arrival, with dealings and with who else has seen what."""
        hand: list[str] = self.seat(seat)["hand"]
        return hand

    def laid(self, seat: int) -> list[str]:
        laid: list[str] = self.seat(seat).get("laid", [])
        return laid

    def score(self, seat: int) -> int:
        return CHECKED.scores(self.s)[seat - 1]

    def seen(self, seat: int) -> Seen:
        """What a seat may know; 0 for a spectator."""
        return GAME.seen(self.s, seat - 1)

    def fronts(self, reader: int, owner: int) -> list[str]:
        """The hand of `owner` as `reader` knows it: ``?`` for a front it has not seen."""
        one = self.seen(reader).s.players[owner - 1]
        return [
            card_words(BOX, one.hand[slot]) if one.hand[slot] >= 0 else "?"
            for slot in range(one.size)
        ]

    def imagined(self, seat: int, seed: int = 1) -> Table:
        """A world as a seat may imagine it."""
        seen = self.seen(seat)
        GAME.imagine(BOX, seen.s, seat - 1, open_luck(seed))
        return Table(seen.s, self.luck)

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
