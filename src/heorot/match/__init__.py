"""The headless table: a match in progress or over, the same behind every screen and transport."""

from heorot.match.clock import Clock
from heorot.match.dice import FairDice, OpenDice
from heorot.match.table import Choice, Entry, Outcome, Seat, Table

__all__ = ["Choice", "Clock", "Entry", "FairDice", "OpenDice", "Outcome", "Seat", "Table"]
