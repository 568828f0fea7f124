"""*Beowulf: The Legend*, for 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.legend.box import COUNTS, read_box
from heorot.games.legend.forecast import TO_THE_END, belief
from heorot.games.legend.greedy import appeals
from heorot.games.legend.habits import habits
from heorot.games.legend.holds import faults
from heorot.games.legend.limits import limits
from heorot.games.legend.plain import hand
from heorot.games.legend.rules import course
from heorot.games.legend.rules.choices import COMMIT, DECLINE, DROP
from heorot.games.legend.rules.end import score
from heorot.games.legend.rules.events import ARGUMENTS
from heorot.games.legend.rules.imagine import imagine
from heorot.games.legend.rules.majors import ask_to_bid, bidding_at_once
from heorot.games.legend.rules.observe import LAYOUT, observe
from heorot.games.legend.rules.state import State
from heorot.games.legend.words.actions import ACTIONS, word
from heorot.games.legend.words.drawing import VIEWS
from heorot.games.legend.words.names import NAMES, TELLING
from heorot.games.legend.words.position import read_position, write_position
from heorot.games.legend.words.why_not import why_not

GAME = Game(
    name="legend",
    title="Beowulf: The Legend / Beowulf: Der sagenhafte Drachenkämpfer",
    version=1,
    player_counts=COUNTS,
    state=State,
    folder=Path(__file__).parent,
    boxes={"standard": "boxes/standard.toml"},
    read_box=read_box,
    limits=limits,
    setup=course.setup,
    legal=course.legal,
    apply=course.apply,
    score=score,
    imagine=imagine,
    observe=observe,
    tensor=LAYOUT,
    appeals=appeals,
    habits=habits,
    letting_be=(COMMIT, DECLINE, DROP),
    hand=hand,
    belief=belief,
    horizon=TO_THE_END,
    actions=ACTIONS,
    why_not=why_not,
    events=ARGUMENTS,
    word=word,
    write_position=write_position,
    read_position=read_position,
    at_once=bidding_at_once,
    ask=ask_to_bid,
    names=NAMES,
    telling=TELLING,
    views=VIEWS,
    faults=faults,
    options={"advanced": (0, 1), "fallen": (0, 1), "bluffing": (1, 0), "memory": (1, 0)},
)
