"""How things of legend are written in the terminal: symbols, cards, gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from heorot.core.view import View
from heorot.core.words import Word
from heorot.games.legend.words.view import Cards, Fixed, Gain, Own, Public
from heorot.i18n import Speech, with_minus
from heorot.terminal.boards.lines import shortened
from heorot.terminal.telling import seat_style

STYLES: Final = {
    "travelling": "bold white on #1f4fb8",
    "friendship": "bold white on #2e7d32",
    "wit": "bold black on #f07c1a",
    "courage": "bold white on #7b2d9b",
    "fighting": "bold white on #b3261e",
    "beowulf": "bold black on #f2c500",
}
KINDS: Final = {
    "opportunity": "⇄",
    "risk": "?",
    "selection": "∨",
    "recovery": "∪",
    "simultaneous": "≡",
    "turn_order": "↻",
    "treasure": "◆",
    "ranking": "◆",
    "death": "†",
}
GAINS: Final = {
    "fame": "♛",
    "treasure": "◆",
    "alliance": "●",
    "cards": "▯",
    "wound": "✗",
    "double_wound": "✗✗",
    "scratch": "╱",
    "misfortune": "−2",
    "heal": "✚",
}
HARM: Final = ("wound", "double_wound", "scratch", "misfortune")
SPECIAL: Final = "★"
DECIDES: Final = "▶"
START: Final = "⚑"
FACE_DOWN: Final = "▮"
CHOSEN: Final = "✓"
NOTHING: Final = "·"
DEADLY: Final = "†"
LONGEST_NAME: Final = 16
PLAIN: Final = "not bold not dim default on default"
DIM: Final = "not bold dim default on default"


class Signs:
    """Words and signs for what a view has."""

    def __init__(self, view: View, speech: Speech) -> None:
        self.seat = view.seat
        self.fixed: Fixed = view.fixed
        self.public: Public = view.public
        self.own: Own | None = view.own
        self.speech = speech

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(f"legend-{message}", args)

    def label(self, message: str, **args: str | int) -> Text:
        return Text(self.say(message, **args), "dim")

    def name(self, number: int, longest: int = LONGEST_NAME) -> Text:
        name = self.speech.name(Word("seat", number))
        return Text(shortened(name, longest), seat_style(number - 1))

    def letter(self, symbol: str) -> str:
        return self.speech.say(f"letter-{symbol}")

    def letters(self, symbols: Iterable[str], gap: str = " ") -> Text:
        """Symbols in little room."""
        return Text(gap).join(Text(self.letter(one), STYLES[one]) for one in symbols)

    def special_name(self, card: str) -> str:
        """A special card in little room, as the owner's copy calls it."""
        title = self.speech.titles.get(f"card-{card}")
        return shortened(title, LONGEST_NAME) if title else self.say(f"special-{card}")

    def special(self, card: str) -> str:
        return f"{SPECIAL} {self.special_name(card)}"

    def card(self, card: str) -> Text:
        """A card: its symbols, and what a special one is called."""
        face = self.fixed.cards[card]
        if not face.symbol:
            return Text(self.special(card), "bold")
        name = "" if card.endswith(face.symbol) else f"{SPECIAL}{self.special_name(card)} "
        return Text(f" {name}{self.letter(face.symbol) * face.count} ", STYLES[face.symbol])

    def tile(self, card: str) -> Text:
        """A card in little room."""
        face = self.fixed.cards[card]
        if not face.symbol:
            return Text().append(self.special(card), "bold")
        return Text().append(self.letter(face.symbol) * face.count, STYLES[face.symbol])

    def gain(self, gained: Gain, with_name: bool = False) -> Text:
        """What a space, a prize or an opportunity gives."""
        if gained.card:
            return Text(self.special(gained.card) if with_name else SPECIAL, "bold")
        if gained.sort == "fame_or_heal":
            return Text(f"{GAINS['fame']}{gained.count}/{GAINS['heal']}")
        sign = f"{GAINS[gained.sort]}{gained.count or ''}"
        return Text(sign, "red" if gained.sort in HARM else "")


def each(things: Iterable[Cards]) -> Iterator[str]:
    """The name of each of some cards, equal ones repeated."""
    return (one.name for one in things for _ in range(one.count))


def number(count: int) -> str:
    """With a minus as wide as a plus."""
    return with_minus(str(count))


def signed(count: int) -> str:
    """With its sign; nothing is a dot."""
    return number(count) if count < 0 else f"+{count}" if count else NOTHING
