"""OpenSpiel: every game as a Python game with explicit chance (extra ``heorot[openspiel]``).

Importing this registers ``heorot_hoard`` and so on::

    import pyspiel
    import heorot.adapters.openspiel

    game = pyspiel.load_game("heorot_hoard(players=3)")

Whatever rules draw by luck is a chance node, each outcome as likely as the next: the transition is
run again from its beginning with the outcomes so far, until it asks for no more. So whole trees can
be searched, and solvers run. A seat's information state is its own log, as at a table: all that it
has heard and done.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Self

import msgspec
import numpy as np
import pyspiel

from heorot.adapters.encoding import Encoding
from heorot.adapters.setting import Setting, setting
from heorot.core.errors import HeorotError
from heorot.core.luck import pick
from heorot.core.rule import EVERYONE, Told, tell
from heorot.engine.link import Function, Linker, as_written
from heorot.engine.seeds import table_luck
from heorot.games import game_names, load


class Asked(Exception):
    """A transition needs an outcome that it was not given."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Script:
    """Luck that is given beforehand."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._left = list(reversed(drawn))

    def draw(self, n: int) -> int:
        """The next outcome of `n`."""
        if n == 1:
            return 0
        if not self._left:
            raise Asked(n)
        return self._left.pop()


def draw(luck: Script, purpose: int, index: int, n: int) -> int:
    """What is linked in the place of `pick`."""
    return luck.draw(n)


class ChanceLinker(Linker):
    """The rules as they are, but that luck comes from a script."""

    def stand_in(self, value: Any) -> Any:
        """What is linked in the place of a value that a rule names."""
        if value is pick:
            return draw
        return tell if value is tell else super().stand_in(value)


class Rules:
    """A way to play, with luck from a script."""

    def __init__(self, way: Setting) -> None:
        linker = ChanceLinker(way.game, as_written)
        self.way = way
        self.limits = way.game.limits(way.edition)
        self.setup: Function = linker.link(way.game.setup)
        self.apply: Function = linker.link(way.game.apply)
        blank = Node(way.blank(), ("",) * (way.players + 1), is_begun=False)
        self.first = self.after(blank)
        """Where every game begins; OpenSpiel makes a new one for each copy of a state, too."""

    def after(self, node: Node) -> Node:
        """A node once its transition has run, or the next chance node on the way."""
        s, luck = node.s.copy(), Script(node.drawn)
        s.events.clear()
        try:
            if node.is_begun:
                self.apply(self.way.edition.box, s, luck, node.action)
            else:
                self.setup(self.way.edition.box, s, luck)
        except Asked as asked:
            if asked.outcomes > self.limits.outcomes:
                raise HeorotError(f"{asked.outcomes} outcomes; {self.limits}") from None
            return node._replace(outcomes=asked.outcomes)
        who, did = (node.s.decider, node.action) if node.is_begun else (-1, 0)
        logs = tuple(
            log + self._heard(seat, s.events, did if seat == who else None)
            for seat, log in enumerate(node.logs, -1)
        )
        return Node(s, logs)

    def _heard(self, reader: int, events: Sequence[Told], did: int | None) -> str:
        """What a reader learns of an action: what it did itself, and what it is told."""
        game = self.way.game
        told = [] if did is None else [f"!{game.actions.notation(did)}"]
        for audience, event, numbers in events:
            if audience == EVERYONE or (reader >= 0 and audience >> reader & 1):
                name, kinds = game.event_kinds[event]
                told.append(f"{name}({','.join(map(str, numbers[: len(kinds)]))})")
        return "".join(f"{one} " for one in told)

    def imagined(self, node: Node, seat: int, seed: int) -> Node:
        """Another world that a seat cannot tell from this one; what others heard is made up."""
        game, box = self.way.game, self.way.edition.box
        s = game.seen(node.s, seat).s
        game.imagine(box, s, seat, table_luck(seed, 0))
        public = node.logs[0]
        logs = tuple(
            log if other in (-1, seat) else f"{public}… {seen_hash(self.way, s, other)} "
            for other, log in enumerate(node.logs, -1)
        )
        return Node(s, logs)


class Node(NamedTuple):
    """A moment of a game. It never changes, so that copies of it are itself."""

    s: Any
    """The state: before the transition that waits for luck, if one does."""
    logs: tuple[str, ...]
    """What a spectator and every seat have heard and done."""
    is_begun: bool = True
    action: int = 0
    """What the transition carries out, if the game has begun,"""
    drawn: tuple[int, ...] = ()
    """and what luck has given it so far."""
    outcomes: int = 0
    """Among so many luck chooses now; 0 where no transition waits."""

    def __deepcopy__(self, memo: Any) -> Self:
        return self


def seen_hash(way: Setting, s: Any, seat: int) -> str:
    """Stands for all that a seat may know of a state."""
    return hashlib.sha256(way.game.glimpsed(s, seat).s.to_bytes()).hexdigest()[:16]


class HeorotGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: players, box, start, rewards, one_hot, and its own options."""

    name = ""
    """Of the game; for each there is a class."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = parameters(self.name) | (params or {})
        one_hot, players = given.pop("one_hot"), given.pop("players")
        self.way = setting(self.name, players, **given)
        self.rules = Rules(self.way)
        self.encoding = Encoding(self.way.game.tensor, one_hot=bool(one_hot))
        limits = self.rules.limits
        least, most = self.way.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.way.game.actions.count,
            max_chance_outcomes=limits.outcomes,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if is_zero_sum(self.way) else None,
            max_game_length=limits.actions,
        )
        super().__init__(game_type(self.name, self.way), info, params or {})

    def new_initial_state(self) -> HeorotState:
        """The state before the set-up: as a rule a chance node."""
        return HeorotState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What observes states: a seat's log where it recalls everything, else its tensor."""
        if params:
            raise HeorotError(f"observers have no parameters; not {params}")
        if iig_obs_type is None:
            return Observer(self)
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not iig_obs_type.public_info or iig_obs_type.private_info != alone:
            return None
        return Recall(self) if iig_obs_type.perfect_recall else Observer(self)


class HeorotState(pyspiel.State):  # type: ignore[misc]  # likewise
    """A state of a game."""

    def __init__(self, game: HeorotGame) -> None:
        super().__init__(game)
        self.node = game.rules.first  # all that a copy or a file of a state needs

    @property
    def rules(self) -> Rules:
        """How it goes on."""
        rules: Rules = self.get_game().rules
        return rules

    def current_player(self) -> int:
        """The seat that decides, or luck, or nobody any more."""
        if self.node.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.node.s.decider)

    def is_terminal(self) -> bool:
        """Whether nothing is left to decide."""
        return self.node.is_begun and not self.node.outcomes and self.node.s.decider < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.rules.way.engine.legal(self.node.s) if player == self.node.s.decider else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck can give, each as likely as the next."""
        return [(one, 1 / self.node.outcomes) for one in range(self.node.outcomes)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.outcomes:
            self.node = self.rules.after(node._replace(drawn=(*node.drawn, action)))
        else:
            self.node = self.rules.after(node._replace(action=action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck:{action}"
        return self.rules.way.game.actions.notation(action)

    def returns(self) -> list[float]:
        """What every seat gets: nothing before the end."""
        if self.is_terminal():
            return self.rules.way.returns(self.node.s)
        return [0.0] * self.rules.way.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HeorotState:
        """A world that a player cannot tell from this one, each as likely as its knowledge says."""
        state: HeorotState = self.get_game().new_initial_state()
        state.node = self.rules.imagined(self.node, player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        node, way = self.node, self.rules.way
        waits = f" action {node.action}, luck {list(node.drawn)}" if node.outcomes else ""
        return f"{way} {seen_hash(way, node.s, -1)} {way.game.digest(node.s):x}{waits}"


class Recall:
    """All that a seat has heard and done; it has no tensor."""

    def __init__(self, game: HeorotGame) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}
        self._way = game.way

    def set_from(self, state: HeorotState, player: int) -> None:
        """There is no tensor to be set."""

    def string_from(self, state: HeorotState, player: int) -> str:
        """The log of a seat; behind it stands for what the seat may know of the table now."""
        node = state.node
        knows = seen_hash(self._way, node.s, player) if node.is_begun else ""
        return f"seat {player}: {node.logs[player + 1]}{knows}"


class Observer:
    """What a seat may know of the table now."""

    def __init__(self, game: HeorotGame) -> None:
        self._way, self._encoding = game.way, game.encoding
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HeorotState, player: int) -> None:
        """Observe a state."""
        self.tensor.fill(0)
        if state.node.is_begun:
            self.tensor[:] = self._encoding(self._way.observation(state.node.s, player))

    def string_from(self, state: HeorotState, player: int) -> str:
        """The view of a seat, as a screen is given it."""
        if not state.node.is_begun:
            return f"seat {player}"
        view = self._way.game.view_of(self._way.edition, state.node.s, player)
        shown = msgspec.json.encode([view.public, view.own]).decode()
        return f"seat {player}: {shown}"


def parameters(name: str) -> dict[str, Any]:
    """The parameters of a game, at their defaults."""
    game = load(name)
    options = {option: values[0] for option, values in game.options.items()}
    players = game.player_counts[0]
    common = {
        "players": players,
        "box": next(iter(game.boxes)),
        "start": -1,
        "rewards": "win",
        "one_hot": False,
    }
    return common | options


def is_zero_sum(way: Setting) -> bool:
    """Whether what some win is lost by others: it is where somebody at the table wins."""
    return way.rewards == "win" and not way.game.rivals_beside(way.players)


def game_type(name: str, way: Setting) -> pyspiel.GameType:
    """How OpenSpiel knows a game."""
    game, utility = way.game, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"heorot_{name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum(way) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.player_counts[-1],
        min_num_players=game.player_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


for _name in game_names():
    _game = type(f"Heorot_{_name}", (HeorotGame,), {"name": _name})
    _way = setting(_name, load(_name).player_counts[0])
    pyspiel.register_game(game_type(_name, _way), _game)
