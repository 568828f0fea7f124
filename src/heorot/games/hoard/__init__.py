"""*Von Drachen und Schafen* / *Dragon's Hoard*, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.hoard import rules
from heorot.games.hoard.actions import ACTIONS, word
from heorot.games.hoard.box import COUNTS, read_box
from heorot.games.hoard.events import ARGUMENTS
from heorot.games.hoard.greedy import greedy
from heorot.games.hoard.imagine import imagine
from heorot.games.hoard.observe import TENSOR, observe
from heorot.games.hoard.position import read_position, write_position
from heorot.games.hoard.state import State
from heorot.games.hoard.view import view
from heorot.games.hoard.why_not import why_not

GAME = Game(
    name="hoard",
    title="Von Drachen und Schafen / Dragon's Hoard",
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
)
