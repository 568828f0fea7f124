"""What has a written form is read back as what it was: actions, and positions."""

from __future__ import annotations

from typing import Any

from heorot.core.errors import InvalidAction
from heorot.core.game import Game
from heorot.core.position import dump, parse
from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, luck_of, random_game


def check_notation(case: Case) -> None:
    """Every action id has a notation of its own; nothing else is one."""
    actions = case.game.actions
    notations = [actions.notation(action) for action in range(actions.count)]
    assert len(set(notations)) == actions.count, "two actions are written alike"
    for action, notation in enumerate(notations):
        assert actions.parse(notation) == action, f"{notation} is read as another action"
        assert notation == notation.strip(), f"{notation!r} has blanks around it"
        assert notation, f"action {action} is not written at all"
        assert not notation.isdecimal(), f"{notation} could be the number of a choice"
    for wrong in ("", " ", "?", notations[0] + " ", f"{notations[0]}{notations[0]}", "−1", "\0"):
        if wrong not in notations:
            try:
                action = actions.parse(wrong)
            except InvalidAction:
                continue
            raise AssertionError(f"{wrong!r} is read as action {action}")


def check_positions(case: Case, seeds: range, every: int = 3) -> None:
    """A state that is written down and read is the same state, and is played on the same way."""
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        s = case.engine.new(case.players, luck, **case.options)
        number = 0
        while True:
            if (number + seed) % every == 0 or s.decider < 0:
                try:
                    s = written_and_read(case, s)
                except Exception as error:
                    error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                    raise
            if s.decider < 0:
                break
            case.engine.apply(s, luck, players.choose(case.engine.choices(s)))
            number += 1
        assert s == list(random_game(case, seed))[-1], f"{case}, seed {seed}: played on otherwise"


def written_and_read(case: Case, s: Any) -> Any:
    """A state after its way through a position document."""

    def load_game(name: str) -> Game:
        assert name == case.game.name
        return case.game

    text = dump(case.game, case.edition, s)
    position = parse(load_game, text)
    assert position.s == s, f"read as another state:\n{text}\n{position.s}"
    assert dump(case.game, position.edition, position.s) == text, f"written otherwise:\n{text}"
    return position.s
