"""What happened, as sentences."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.text import Text

from heorot.core.edition import Edition
from heorot.core.words import Word
from heorot.games import load
from heorot.i18n import Speech
from heorot.match.past import Entry
from heorot.match.seat import Seat
from heorot.match.telling import lines_of

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


class Line(NamedTuple):
    """A sentence of the log."""

    text: Text
    number: int
    """Of the entry it belongs to."""
    depth: int
    """0 for the heading of a section, 1 for that of a turn, 2 for any other."""

    @property
    def is_heading(self) -> bool:
        """Whether a section of the log begins here."""
        return self.depth == 0

    @property
    def is_turn(self) -> bool:
        """Whether somebody's turn begins here."""
        return self.depth == 1

    @property
    def indent(self) -> int:
        """Columns before the sentence."""
        return (1, 1, 3)[self.depth]


class Teller:
    """Turns the log of a table into lines."""

    def __init__(self, speech: Speech, seats: int, sections: Collection[str] = ()) -> None:
        self.speech = speech
        self.seats = seats
        self.sections = sections

    def name(self, seat: int) -> Text:
        """A seat, counted from 0, in its colour."""
        return Text(self.speech.name(Word("seat", seat + 1)), seat_style(seat))

    def styled(self, text: str, style: str = "") -> Text:
        """A sentence, the names of the seats in their colours."""
        styled = Text(text, style)
        for seat in range(self.seats):
            name = re.escape(self.speech.name(Word("seat", seat + 1)))
            styled.highlight_regex(rf"(?<!\w){name}(?!\w)", seat_style(seat))
        return styled

    def lines(self, entries: Iterable[Entry], quiet: Sequence[str] = ()) -> Iterator[Line]:
        """The log as sentences, without the events that are called quiet."""
        for line in lines_of(entries, self.speech, self.sections, quiet):
            yield Line(self.styled(line.text), line.number, line.depth)


def seat_style(seat: int) -> str:
    """The colour of a seat counted from 0."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def speech_for(language: str, edition: Edition, seats: Sequence[Seat]) -> Speech:
    """The texts of a match, in which its seats are called by their names."""
    plain = Speech(language, load(edition.game), titles=edition.titles)
    names = {}
    for number, seat in enumerate(seats, 1):
        usual = plain.name(Word("seat", number))
        if seat.name not in (usual, usual.replace("\xa0", " ")):
            names[number] = seat.name
    return Speech(language, load(edition.game), names, edition.titles) if names else plain
