"""*Beowulf: The Movie Board Game*, and Kingdoms, its parent, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.games.movie import rules
from heorot.games.movie.actions import ACTIONS, word
from heorot.games.movie.acts import unused_stones
from heorot.games.movie.box import COUNTS, read_box
from heorot.games.movie.events import ARGUMENTS
from heorot.games.movie.greedy import greedy
from heorot.games.movie.imagine import imagine
from heorot.games.movie.observe import TENSOR, observe
from heorot.games.movie.position import read_position, write_position
from heorot.games.movie.state import State
from heorot.games.movie.view import view
from heorot.games.movie.why_not import why_not

GAME = Game(
    name="movie",
    title="Beowulf: The Movie Board Game",
    version=1,
    player_counts=COUNTS,
    state=State,
    folder=Path(__file__).parent,
    boxes={"standard": "box.toml", "kingdoms": "kingdoms.toml"},
    read_box=read_box,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    score=rules.score,
    tiebreak=unused_stones,
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
