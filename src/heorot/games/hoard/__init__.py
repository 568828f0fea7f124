"""*Von Drachen und Schafen* / *Dragon's Hoard*, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.hoard.box import COUNTS, read_box
from heorot.games.hoard.forecast import forecast, may_cut
from heorot.games.hoard.greedy import appeals
from heorot.games.hoard.habits import habits
from heorot.games.hoard.holds import faults
from heorot.games.hoard.limits import limits
from heorot.games.hoard.rules import course
from heorot.games.hoard.rules.choices import ENOUGH, NO_DRAGON, NO_WIZARD, REFUSE
from heorot.games.hoard.rules.events import ARGUMENTS
from heorot.games.hoard.rules.imagine import imagine
from heorot.games.hoard.rules.observe import LAYOUT, observe
from heorot.games.hoard.rules.state import State
from heorot.games.hoard.words.actions import ACTIONS, word
from heorot.games.hoard.words.drawing import VIEWS
from heorot.games.hoard.words.names import NAMES, TELLING
from heorot.games.hoard.words.position import read_position, write_position
from heorot.games.hoard.words.why_not import why_not

GAME = Game(
    name="hoard",
    title="Von Drachen und Schafen / Dragon's Hoard",
    version=2,
    player_counts=COUNTS,
    state=State,
    folder=Path(__file__).parent,
    boxes={"standard": "boxes/standard.toml"},
    read_box=read_box,
    limits=limits,
    setup=course.setup,
    legal=course.legal,
    apply=course.apply,
    score=course.score,
    imagine=imagine,
    observe=observe,
    tensor=LAYOUT,
    appeals=appeals,
    habits=habits,
    letting_be=(ENOUGH, NO_DRAGON, NO_WIZARD, REFUSE),
    forecast=forecast,
    may_cut=may_cut,
    actions=ACTIONS,
    why_not=why_not,
    events=ARGUMENTS,
    word=word,
    write_position=write_position,
    read_position=read_position,
    names=NAMES,
    telling=TELLING,
    views=VIEWS,
    faults=faults,
)
