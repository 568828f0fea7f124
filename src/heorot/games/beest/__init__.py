"""*Beest*, for 3 to 6 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.beest.box import COUNTS, read_box
from heorot.games.beest.conduct import belief, study
from heorot.games.beest.forecast import may_cut
from heorot.games.beest.greedy import appeals
from heorot.games.beest.habits import habits
from heorot.games.beest.holds import faults
from heorot.games.beest.limits import limits
from heorot.games.beest.minds import hand
from heorot.games.beest.rules import course
from heorot.games.beest.rules.choices import GO_ON
from heorot.games.beest.rules.events import ARGUMENTS
from heorot.games.beest.rules.imagine import imagine
from heorot.games.beest.rules.observe import LAYOUT, observe
from heorot.games.beest.rules.state import EXPEDITIONS, FEWEST, State
from heorot.games.beest.words.actions import ACTIONS, word
from heorot.games.beest.words.drawing import VIEWS, rivals
from heorot.games.beest.words.names import NAMES, TELLING
from heorot.games.beest.words.position import read_position, write_position
from heorot.games.beest.words.why_not import why_not

GAME = Game(
    name="beest",
    title="Beest",
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
    score=course.score,
    imagine=imagine,
    observe=observe,
    tensor=LAYOUT,
    appeals=appeals,
    habits=habits,
    letting_be=(GO_ON,),
    hand=hand,
    may_cut=may_cut,
    study=study,
    belief=belief,
    horizon=1,
    plans_ahead=False,
    now_and_then=45,
    actions=ACTIONS,
    why_not=why_not,
    events=ARGUMENTS,
    word=word,
    write_position=write_position,
    read_position=read_position,
    rivals=rivals,
    names=NAMES,
    telling=TELLING,
    views=VIEWS,
    faults=faults,
    options={"expeditions": tuple(range(FEWEST, EXPEDITIONS + 1))},
)
