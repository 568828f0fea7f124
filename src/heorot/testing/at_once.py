"""Choices at the same time (`Game.at_once`): each seat's is the same whenever it is made.

A table takes such choices in any order, each on a copy of the state in which the seat decides, and
hands them to the rules in theirs (`heorot.match.answers`). That is right if who is asked is known
to all, and if the rules then find every seat's choices as they were when it made them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heorot.core.luck import Luck
from heorot.testing.cases import Case
from heorot.testing.play import RandomPlayers, luck_of, random_game
from heorot.testing.worlds import other_world


class Step(NamedTuple):
    """What a seat could choose, and what it chose."""

    choices: list[int]
    action: int


def check_at_once(case: Case, seeds: range) -> int:
    """Let the seats choose before their turn, in random games. Counts their answers."""
    answers = 0
    for seed in seeds:
        luck, players = luck_of(case, seed), RandomPlayers(seed)
        asked = 0
        for number, s in enumerate(random_game(case, seed)):
            before, asked = asked, case.game.at_once(s)
            if not asked:
                continue
            try:
                check_asked(case, s, number)
                if not before:  # when a question is new, nobody has begun to answer
                    answers += _hand_over(case, s.copy(), luck, players)
            except AssertionError as error:
                error.add_note(f"{case}, seed {seed}, after {number} actions: {s}")
                raise
    return answers


def check_asked(case: Case, s: Any, number: int) -> None:
    """Who is asked follows from public facts, and whoever decides is among them."""
    asked = case.game.at_once(s)
    assert asked >> s.decider & 1, f"seat {s.decider} decides, and is not among {asked:b}"
    assert asked < 1 << case.players, f"{asked:b} are more seats than there are"
    world = other_world(case, s, -1, number)
    assert case.game.at_once(world) == asked, "who is asked depends on what is hidden"


def _hand_over(case: Case, s: Any, luck: Luck, players: RandomPlayers) -> int:
    """All answer on copies; then the rules are given the answers in their order."""
    seats = [seat for seat in range(case.players) if case.game.at_once(s) >> seat & 1]
    answers = {seat: _answer(case, s, seat, luck, players) for seat in seats}
    while answers:
        seat = s.decider
        assert seat in answers, (
            f"seat {seat} is asked, and has not answered; {sorted(answers)} have"
        )
        for step in answers.pop(seat):
            assert s.decider == seat, f"seat {s.decider} is asked in the middle of {seat}'s answer"
            found = case.engine.choices(s)
            assert found == step.choices, f"seat {seat} could choose {step.choices}, now {found}"
            case.engine.apply(s, luck, step.action)
    return len(seats)


def _answer(case: Case, s: Any, seat: int, luck: Luck, players: RandomPlayers) -> list[Step]:
    """What a seat chooses on a copy, until the rules would go on to somebody else."""
    copy, steps = s.copy(), list[Step]()
    case.game.ask(copy, seat)
    asked = case.game.at_once(copy)
    others = asked & ~(1 << seat)
    while copy.decider == seat and case.game.at_once(copy) == asked:
        choices = case.engine.choices(copy)
        assert choices, f"seat {seat} is asked, and can choose nothing"
        assert len(steps) <= case.limits.actions, f"seat {seat} chooses on and on"
        steps.append(Step(choices, players.choose(choices)))
        case.engine.apply(copy, luck, steps[-1].action)
    if others:
        assert others >> copy.decider & 1, f"after seat {seat} seat {copy.decider} is asked"
    return steps
