"""*Beowulf: The Movie Board Game*, and Kingdoms, its parent, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from heorot.core.game import Game
from heorot.core.view import Views
from heorot.games.movie.box import COUNTS, read_box
from heorot.games.movie.forecast import doubt, forecast, given, may_cut
from heorot.games.movie.greedy import appeals
from heorot.games.movie.habits import habits
from heorot.games.movie.holds import faults
from heorot.games.movie.limits import limits
from heorot.games.movie.rules import course
from heorot.games.movie.rules.acts import unused_stones
from heorot.games.movie.rules.choices import DECLINE, KEEP, PASS
from heorot.games.movie.rules.events import ARGUMENTS
from heorot.games.movie.rules.imagine import imagine
from heorot.games.movie.rules.observe import LAYOUT, observe
from heorot.games.movie.rules.state import State
from heorot.games.movie.words import drawing
from heorot.games.movie.words.actions import ACTIONS, word
from heorot.games.movie.words.names import NAMES, TELLING
from heorot.games.movie.words.plain import PLAIN
from heorot.games.movie.words.position import read_position, write_position
from heorot.games.movie.words.why_not import why_not

GAME = Game(
    name="movie",
    title="Beowulf: The Movie Board Game",
    version=1,
    player_counts=COUNTS,
    state=State,
    folder=Path(__file__).parent,
    boxes={"standard": "boxes/standard.toml", "kingdoms": "boxes/kingdoms.toml"},
    read_box=read_box,
    limits=limits,
    setup=course.setup,
    legal=course.legal,
    apply=course.apply,
    score=course.score,
    tiebreak=unused_stones,
    imagine=imagine,
    observe=observe,
    tensor=LAYOUT,
    appeals=appeals,
    habits=habits,
    letting_be=(DECLINE, KEEP, PASS),
    forecast=forecast,
    doubt=doubt,
    may_cut=may_cut,
    given=given,
    horizon=24,
    plans_ahead=False,
    actions=ACTIONS,
    why_not=why_not,
    events=ARGUMENTS,
    word=word,
    write_position=write_position,
    read_position=read_position,
    names=NAMES,
    telling=TELLING,
    views=Views(drawing.fixed, drawing.public, drawing.own, PLAIN),
    faults=faults,
)
