"""What other libraries reach in uniformly random play, on one core.

Every peer plays in the fastest honest way that its own interface offers, always to the end:

    C++ roll-outs  OpenSpiel's RandomRolloutEvaluator, from positions already dealt
    C++ games      OpenSpiel's evaluate_bots with its uniform random bots, dealing included
    Python API     OpenSpiel's C++ games, driven by a loop in Python, dealing included
    Python games   the same loop over games that are themselves written in Python
    RLCard         a loop over env.step

An *action* is one decision of one player; a *choice* is an action with two or more legal ones.
What chance does (a card dealt, a die rolled) is counted apart and never as an action.

The C++ loops do not say how long their games were. So we count their games, and take a game's mean
length from MEASURED_GAMES games played through the Python API from the very same positions
(standard error: 0.5 % for gin_rummy, less for hearts).
"""

import logging
import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import pyspiel
import rlcard
from rlcard.games.uno.utils import ACTION_LIST as UNO_ACTIONS

SEED = 1
BATCH = 16
"""Games played between two looks at the clock."""

DEALS = 32
"""Dealt positions from which each pass of C++ roll-outs starts."""

ROLLOUTS = 16
"""Roll-outs from each of them in one pass; more changes no rate by more than the noise."""

MEASURED_GAMES = 2048
"""Games from which the mean length is taken, spread evenly over the starting positions."""

PYTHON_GAMES = ("kuhn_poker", "hangman")
"""The fastest two of the ten sequential games written in Python that open_spiel 2.0.2 brings."""

CHANCE = -1
TERMINAL = -4


class Measured(NamedTuple):
    """What one peer did in one measurement."""

    peer: str
    games: int
    actions: int
    choices: int
    """Actions with two or more legal ones."""
    chance: int
    """Chance events; 0 where the game keeps them to itself."""
    seconds: float


class Tally(NamedTuple):
    """What happened in a batch of games: counts, or expected counts."""

    games: float
    actions: float
    choices: float
    chance: float


class State(Protocol):
    """The part of `pyspiel.State` that random play needs."""

    def clone(self) -> "State": ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def current_player(self) -> int: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self, player: int) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def apply_actions(self, actions: list[int]) -> None: ...


def rollouts(name: str, seconds: float) -> Measured:
    """OpenSpiel's C++ roll-outs of a C++ game, each from a position already dealt.

    Python reaches the evaluator only through `MCTSBot`, whose search of one simulation evaluates
    the root and does nothing else. A root where chance is to move crashes the process, so a game
    cannot start before the deal: that is left out, in the peer's favour.
    """
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    search = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=SEED,
        verbose=False,
    ).mcts_search
    positions = _deals(name)
    played = _expected(_mean_game(name, dealt=True), DEALS * ROLLOUTS)

    def batch() -> Tally:
        for position in positions:
            search(position)
        return played

    return measure(f"OpenSpiel {name}, C++ roll-outs", batch, seconds)


def whole_games(name: str, seconds: float) -> Measured:
    """OpenSpiel's C++ loop over a C++ game with C++ random bots, from the first card dealt."""
    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    rng = new_rng()
    seats = range(game.num_players())
    bots = [pyspiel.make_uniform_random_bot(seat, rng.getrandbits(31)) for seat in seats]
    played = _expected(_mean_game(name, dealt=False), BATCH)

    def batch() -> Tally:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(start.clone(), bots, rng.getrandbits(31))
        return played

    return measure(f"OpenSpiel {name}, C++ games", batch, seconds)


def python_api(name: str, seconds: float) -> Measured:
    """A C++ game of OpenSpiel, driven from Python.

    Games start from a clone: gin_rummy's `new_initial_state` builds its tables anew, for 1.4 ms.
    """
    start: State = pyspiel.load_game(name).new_initial_state()
    batch = partial(_play, start.clone, BATCH, new_rng())
    return measure(f"OpenSpiel {name}, Python API", batch, seconds)


def python_game(name: str, seconds: float) -> Measured:
    """A game of OpenSpiel written in Python; in a joint move, each player's part is an action."""
    import_module(f"open_spiel.python.games.{name}")  # which registers it
    logging.getLogger("absl").setLevel(logging.ERROR)  # hangman warns that its words are its own
    game = pyspiel.load_game(f"python_{name}")
    rng = new_rng()
    batch: Callable[[], Tally]
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        batch = partial(_play_jointly, game.new_initial_state, game.num_players(), BATCH, rng)
    else:
        batch = partial(_play, game.new_initial_state, BATCH, rng)
    return measure(f"OpenSpiel python_{name}", batch, seconds)


def fastest_python_game(seconds: float) -> Measured:
    """The fastest of `PYTHON_GAMES`, which share the time evenly."""
    measured = [python_game(name, seconds / len(PYTHON_GAMES)) for name in PYTHON_GAMES]
    return max(measured, key=lambda m: m.actions / m.seconds)


def rlcard_uno(seconds: float) -> Measured:
    """RLCard's uno for two.

    An action is drawn from the legal ids, where equal cards are one, and handed over by its name:
    given an id, `env.step` would work out the legal actions once more to check it.
    """
    env = rlcard.make("uno", config={"seed": SEED})
    rng = new_rng()

    def batch() -> Tally:
        actions = choices = 0
        for _ in range(BATCH):
            seen: Mapping[str, Any] = env.reset()[0]
            while not env.is_over():
                legal = list(seen["legal_actions"])
                action = UNO_ACTIONS[legal[int(rng.random() * len(legal))]]
                seen = env.step(action, raw_action=True)[0]
                actions += 1
                choices += len(legal) > 1
        return Tally(BATCH, actions, choices, 0)

    return measure("RLCard uno", batch, seconds)


PEERS: dict[str, Callable[[float], Measured]] = {
    "hearts_rollouts": partial(rollouts, "hearts"),
    "gin_rummy_rollouts": partial(rollouts, "gin_rummy"),
    "hearts_whole_games": partial(whole_games, "hearts"),
    "gin_rummy_whole_games": partial(whole_games, "gin_rummy"),
    "hearts_python_api": partial(python_api, "hearts"),
    "gin_rummy_python_api": partial(python_api, "gin_rummy"),
    "fastest_python_game": fastest_python_game,
    "prisoners_dilemma": partial(python_game, "iterated_prisoners_dilemma"),
    "rlcard_uno": rlcard_uno,
}
"""Every peer by its key in reports: give it seconds, and it measures for about that long."""


def new_rng(seed: int = SEED) -> random.Random:
    return random.Random(seed)  # noqa: S311 no secret depends on it


def measure(peer: str, batch: Callable[[], Tally], seconds: float) -> Measured:
    """Plays batches until the time is up; one before, to warm up, does not count."""
    batch()
    tallies: list[Tally] = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        tallies.append(batch())
    elapsed = perf_counter() - start
    games, actions, choices, chance = (round(sum(column)) for column in zip(*tallies, strict=True))
    return Measured(peer, games, actions, choices, chance, elapsed)


def _play(new_state: Callable[[], State], games: int, rng: random.Random) -> Tally:
    """Plays games to their end through OpenSpiel's Python API."""
    uniform = rng.random
    actions = choices = chance = 0
    for _ in range(games):
        s = new_state()
        while (player := s.current_player()) != TERMINAL:
            if player == CHANCE:
                s.apply_action(sample(s.chance_outcomes(), uniform()))
                chance += 1
            else:
                legal = s.legal_actions(player)
                s.apply_action(legal[int(uniform() * len(legal))])
                actions += 1
                choices += len(legal) > 1
    return Tally(games, actions, choices, chance)


def _play_jointly(
    new_state: Callable[[], State], players: int, games: int, rng: random.Random
) -> Tally:
    """The same where all players move at once."""
    uniform = rng.random
    seats = range(players)
    actions = choices = chance = 0
    for _ in range(games):
        s = new_state()
        while not s.is_terminal():
            if s.current_player() == CHANCE:
                s.apply_action(sample(s.chance_outcomes(), uniform()))
                chance += 1
            else:
                joint: list[int] = []
                for seat in seats:
                    legal = s.legal_actions(seat)
                    joint.append(legal[int(uniform() * len(legal))])
                    choices += len(legal) > 1
                s.apply_actions(joint)
                actions += players
    return Tally(games, actions, choices, chance)


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome in whose share of [0, 1) the point lies."""
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]  # rounding left a gap at the end


@cache
def _deals(name: str) -> Sequence[State]:
    """Positions of a C++ game as the first player finds them."""
    rng = new_rng()
    start: State = pyspiel.load_game(name).new_initial_state()
    deals = [start.clone() for _ in range(DEALS)]
    for s in deals:
        while s.is_chance_node():
            s.apply_action(sample(s.chance_outcomes(), rng.random()))
    return deals


@cache
def _mean_game(name: str, *, dealt: bool) -> Tally:
    """What happens on average in a game from the dealt positions, or from the very start."""
    starts = _deals(name) if dealt else [pyspiel.load_game(name).new_initial_state()]
    rng = new_rng()
    tallies = [_play(start.clone, MEASURED_GAMES // len(starts), rng) for start in starts]
    return Tally(*(sum(column) / MEASURED_GAMES for column in zip(*tallies, strict=True)))


def _expected(game: Tally, games: int) -> Tally:
    """What that many such games come to."""
    return Tally(*(games * count for count in game))
