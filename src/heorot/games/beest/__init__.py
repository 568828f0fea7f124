"""*Beest*, for 3 to 6 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.beest import rules
from heorot.games.beest.actions import ACTIONS, word
from heorot.games.beest.box import COUNTS, read_box
from heorot.games.beest.events import ARGUMENTS
from heorot.games.beest.greedy import greedy
from heorot.games.beest.imagine import imagine
from heorot.games.beest.observe import TENSOR, observe
from heorot.games.beest.position import read_position, write_position
from heorot.games.beest.state import EXPEDITIONS, FEWEST, State
from heorot.games.beest.view import rivals, view
from heorot.games.beest.why_not import why_not

GAME = Game(
    name="beest",
    title="Beest",
    version=1,
    player_counts=COUNTS,
    state=State,
    folder=Path(__file__).parent,
    boxes={"standard": "box.toml"},
    read_box=read_box,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    score=rules.score,
    imagine=imagine,
    observe=observe,
    tensor_size=TENSOR,
    greedy=greedy,
    actions=ACTIONS,
    why_not=why_not,
    events=ARGUMENTS,
    word=word,
    view=view,
    write_position=write_position,
    read_position=read_position,
    rivals=rivals,
    options={"expeditions": tuple(range(FEWEST, EXPEDITIONS + 1))},
)
