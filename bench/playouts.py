"""How fast random games are played on one core: ours, and the peers' in the same run."""

from __future__ import annotations

from peers import PEERS
from race import Contestant, Ratio, ours, race

from heorot.games import REGISTRY, load

RATIOS = [
    Ratio("hoard native", "hearts_rollouts", 1.0),
    Ratio("hoard native", "hearts_whole_games", 1.0),
    Ratio("hoard native", "hearts_python_api", 15.0),
    Ratio("hoard native", "gin_rummy_rollouts", 1.0),
    Ratio("hoard native", "rlcard_uno", 100.0),
    Ratio("movie native", "hearts_rollouts", 0.5),
    Ratio("movie native", "hearts_python_api", 8.0),
    Ratio("hoard interpreted", "fastest_python_game", 1.0),
    Ratio("hoard interpreted", "prisoners_dilemma", 1.0),
    Ratio("legend native", "hearts_rollouts", 0.5),
    Ratio("legend native", "hearts_python_api", 8.0),
    Ratio("beest native", "hearts_rollouts", 0.5),
    Ratio("beest native", "hearts_python_api", 8.0),
]

if __name__ == "__main__":
    everyone: dict[str, Contestant] = {}
    for name in REGISTRY:
        everyone |= ours(load(name))
    race(__doc__, everyone | PEERS, RATIOS)
