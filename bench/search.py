"""How fast searches of games with hidden cards are: ours, and OpenSpiel's in the same run.

Everybody searches from the first decision of dealt games, the tree and the imagined worlds
included, on one core. OpenSpiel's is its C++ `ISMCTSBot` with one random roll-out an iteration,
which plays to the end. A *plain* search of ours does the same. The search that plays at our tables
lets everybody play by good sense instead, and cuts: it costs more an action, and is far stronger. A
game is one iteration here; an action is one that was simulated in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any

import pyspiel
from peers import DEALS, SEED, Measured, State, new_rng, sample
from race import Contestant, Ratio, race

from heorot.core.game import Game, Seen
from heorot.core.luck import choose, open_luck
from heorot.core.rule import rule
from heorot.engine.budget import Budget
from heorot.engine.interpreted import Interpreted
from heorot.engine.searcher import Searcher
from heorot.games import REGISTRY, load

ITERATIONS = 1000
"""Of one search."""

RATIOS = [
    *(Ratio(f"{name} plain", "hearts", 3.0) for name in REGISTRY),
    *(Ratio(f"{name} plain", "gin_rummy", 5.0, "games") for name in REGISTRY),
    *(Ratio(f"{name} search", "gin_rummy", 5.0, "games") for name in REGISTRY),
    Ratio("leduc plain", "leduc_poker", 2.0, "games"),
    Ratio("leduc search", "leduc_poker", 2.0, "games"),
]


@rule
def any_choice(box: Any, s: Any, seat: int, luck: Any, choices: Any, n: int, values: Any) -> int:
    """Each as likely as the next."""
    chosen: int = choices[choose(luck, n)]
    return chosen


def ours(game: Game) -> dict[str, Contestant]:
    """Our search as it plays at tables, and a plain one."""
    plain = replace(game, hand=any_choice, forecast=None, horizon=1_000_000)
    return {
        f"{game.name} search": _contestant(f"{game.name} search", game),
        f"{game.name} plain": _contestant(f"{game.name} plain", plain),
    }


def _contestant(name: str, game: Game) -> Contestant:
    """A search, for the fewest and the most players in turn."""
    mind = Searcher(game, game.load_box(), is_native=True)
    dealt = [_first_choice(game, number) for number in range(DEALS)]

    def play(seconds: float) -> Measured:
        searches = actions = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            key = searches.to_bytes(16, "big")
            mind.think(dealt[searches % DEALS], Budget(iterations=ITERATIONS), key)
            actions += mind.actions
            searches += 1
        return Measured(name, searches * ITERATIONS, actions, 0, 0, elapsed)

    return play


def _first_choice(game: Game, number: int) -> Seen:
    engine, luck = Interpreted(game), open_luck(number)
    counts = game.player_counts
    s = engine.new(counts[-1] if number % 2 else counts[0], luck)
    while len(engine.choices(s)) < 2:
        engine.apply(s, luck, engine.choices(s)[0])
    return game.seen(s, s.decider)


def theirs(name: str, seconds: float) -> Measured:
    """OpenSpiel's search.

    It does not say how long its simulated games were: the mean length is that of random games from
    the same positions, which is what its roll-outs play.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, ITERATIONS, -1, final, False, False)
    dealt = [_dealt(name, number) for number in range(DEALS)]
    length = sum(_random_length(one.clone()) for one in dealt * 64) / (64 * DEALS)
    searches = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        bot.step(dealt[searches % DEALS])
        searches += 1
    simulated = searches * ITERATIONS
    return Measured(
        f"OpenSpiel {name}, C++ ISMCTS", simulated, round(simulated * length), 0, 0, elapsed
    )


def _dealt(name: str, number: int) -> State:
    """A position in which a player has a choice."""
    rng = new_rng(number)
    s: State = pyspiel.load_game(name).new_initial_state()
    while s.is_chance_node() or len(s.legal_actions(s.current_player())) == 1:
        if s.is_chance_node():
            s.apply_action(sample(s.chance_outcomes(), rng.random()))
        else:
            s.apply_action(s.legal_actions(s.current_player())[0])
    return s


def _random_length(s: State) -> int:
    rng, actions = new_rng(), 0
    while not s.is_terminal():
        if s.is_chance_node():
            s.apply_action(sample(s.chance_outcomes(), rng.random()))
        else:
            legal = s.legal_actions(s.current_player())
            s.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
    return actions


PEERS: dict[str, Callable[[float], Measured]] = {
    name: partial(theirs, name) for name in ("hearts", "gin_rummy", "leduc_poker")
}

if __name__ == "__main__":
    everyone: dict[str, Contestant] = {}
    for name in (*REGISTRY, "leduc"):
        everyone |= ours(load(name))
    race(__doc__, everyone | PEERS, RATIOS)
