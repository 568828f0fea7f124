"""The headless table: a match in progress or over, the same behind every screen and transport.

Whoever owns a match holds the `Table`; whoever shows it to somebody, a `Chair`.
"""

from heorot.match.chair import Chair
from heorot.match.clock import Clock
from heorot.match.dice import FairDice, Number, OpenDice
from heorot.match.moment import Choice
from heorot.match.opening import Opening
from heorot.match.outcome import Outcome
from heorot.match.past import Entry
from heorot.match.seat import Seat
from heorot.match.table import Table
from heorot.match.terms import Terms, agree

__all__ = [
    "Chair",
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
