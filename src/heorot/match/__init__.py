"""The headless table: a match in progress or over, the same behind every screen and transport.

Whoever owns a match holds the `Table`; whoever shows it to somebody, a `Chair`.
"""

from heorot.match.chair import Chair
from heorot.match.clock import Clock
from heorot.match.dice import FairDice, OpenDice
from heorot.match.moment import Choice
from heorot.match.outcome import Outcome
from heorot.match.past import Entry
from heorot.match.seat import Seat
from heorot.match.table import Table

__all__ = ["Chair", "Choice", "Clock", "Entry", "FairDice", "OpenDice", "Outcome", "Seat", "Table"]
