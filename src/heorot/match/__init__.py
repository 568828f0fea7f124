"""The headless table: a match in progress or over, the same behind every screen and transport."""

from heorot.match.clock import Clock
from heorot.match.dice import FairDice, Number, OpenDice
from heorot.match.opening import Opening
from heorot.match.table import Choice, Entry, Outcome, Table
from heorot.match.terms import Seat, Terms, agree

__all__ = [
    "Choice",
    "Clock",
    "Entry",
    "FairDice",
    "Number",
    "OpenDice",
    "Opening",
    "Outcome",
    "Seat",
    "Table",
    "Terms",
    "agree",
]
