"""Random games, and what must hold at every moment of one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from heorot.core.luck import Luck, choose, open_luck, philox, start_stream
from heorot.core.records import TRANSIENT
from heorot.engine.interpreted import Interpreted
from heorot.testing.cases import Case, checked_row

TASTE = 1
"""The purpose of the numbers that say what random players shun."""


def luck_of(case: Case, seed: int) -> Luck:
    """The dice of random game number `seed` of a case."""
    return open_luck(1_000 * seed + case.number)


class RandomPlayers:
    """Whoever sits at the table of a random game; their choices come from luck of their own.

    Players who like everything equally seldom get far from the usual: nobody leaves the field alone
    for a whole round. So in two games of three they shun a quarter, or a half, of all actions,
    other ones in each game, while there is something else to do.
    """

    def __init__(self, seed: int) -> None:
        self._luck = open_luck(-1 - seed)
        start_stream(self._luck, 0)
        self._shunned = (1 << 32) * (seed % 3) // 4
        self._shuns: dict[int, bool] = {}

    def choose(self, choices: list[int]) -> int:
        """One of the choices."""
        liked = choices
        if self._shunned:
            liked = [a for a in choices if not self.shuns(a)] or choices
        return liked[choose(self._luck, len(liked))]

    def shuns(self, action: int) -> bool:
        """Whether they do not like this action in this game."""
        if action not in self._shuns:
            self._shuns[action] = philox(self._luck, TASTE, action, 0) < self._shunned
        return self._shuns[action]


def random_game(case: Case, seed: int, engine: Interpreted | None = None) -> Iterator[Any]:
    """Play a game at random; yields the state as it is after the set-up and after each action.

    It is the same state every time: copy it to keep it, and do not change it.
    """
    engine = engine or case.engine
    luck, players = luck_of(case, seed), RandomPlayers(seed)
    s = engine.new(case.players, luck, **case.options)
    yield s
    while s.decider >= 0:
        engine.apply(s, luck, players.choose(engine.choices(s)))
        yield s


def check_games(case: Case, seeds: range, every: int = 5) -> int:
    """Play on the checked interpreter; look closely at one state of `every`. Counts actions.

    A game ends, by the bounds that it declares; until then there is something to do, and nothing
    afterwards; nothing that is not allowed for; and no component is lost or doubled on the way.
    """
    actions = 0
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        s = case.checked.new(case.players, luck, **case.options)
        for number in count():
            actions += 1
            try:
                assert number <= case.limits.actions, "the game goes on and on"
                choices = check_choices(case, s)
                if (number + seed) % every == 0 or s.decider < 0:
                    check_state(case, s)
                if s.decider < 0:
                    scores = case.engine.scores(s)
                    within = case.limits.least <= min(scores) <= max(scores) <= case.limits.most
                    assert within, f"scores beyond the bounds of {case.limits}: {scores}"
                    break
                case.checked.apply(s, luck, players.choose(choices))
            except AssertionError as error:
                error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                raise
    return actions


def check_choices(case: Case, s: Any) -> list[int]:
    """The list of legal actions is as the contract says; returns it."""
    row = checked_row("choices", case.game.actions.count)
    choices = row[: case.game.legal(case.checked.edition.box, s, row)]
    over = s.decider < 0
    assert bool(choices) != over, f"{len(choices)} legal actions, decider {s.decider}"
    assert over or s.decider < case.players, f"decider {s.decider} of {case.players} seats"
    assert len(set(choices)) == len(choices), f"doubled in the list: {sorted(choices)}"
    assert all(type(a) is int and 0 <= a < case.game.actions.count for a in choices), choices
    return choices


def check_state(case: Case, s: Any) -> None:
    """A whole state: nothing lost or doubled, nothing contradictory, veiled, or left as scratch."""
    plain = case.engine.adopt(s)  # which the witness reads much faster than a checked state
    faults = [f"{one.place}: {one}" for one in case.game.faults(case.edition, plain)]
    assert not faults, f"contradictions: {'; '.join(faults)}"
    for one in (s, *s.players):
        for f in one.layout:
            if f.of is not None:
                continue
            cells = getattr(one, f.name) if f.cells else [getattr(one, f.name)]
            fits = all(map(f.takes, set(cells)))
            assert fits, f"a veil in a state that nobody redacted: {f.name}"
            if f.mark == TRANSIENT:
                assert not any(cells), f"{f.name} is not zero: {cells}"
