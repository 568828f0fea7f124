"""What is chosen in steps stays the chooser's own until it is complete.

Until then nobody else is sent anything, not even how many steps there were; and no luck is used, so
that it can be taken back.
"""

from __future__ import annotations

from typing import Any, cast

from heorot.core.luck import Luck, open_luck
from heorot.testing.cases import Case
from heorot.testing.play import random_game
from heorot.testing.sent import SILENCE, seen_bytes, sent_after


class NoLuck:
    """Dice that nobody may roll."""

    @property
    def key(self) -> list[int]:
        """What addressed luck comes from."""
        raise AssertionError("a step of a choice uses luck, so that it cannot be taken back")

    stream = key


def check_steps(case: Case, seeds: range) -> int:
    """What is chosen in steps stays the chooser's own until complete. Counts such steps."""
    steps = 0
    for seed in seeds:
        past: Any = None
        for s in random_game(case, seed):
            if past is not None and case.witness.is_unfinished(s, past.decider):
                steps += 1
                chooser = past.decider
                where = f"{case}, seed {seed}, seat {chooser}: {s}"
                assert s.decider == chooser, f"another seat is asked in between; {where}"
                for reader in case.readers:
                    if reader != chooser:
                        before = seen_bytes(case, past, reader)
                        message = sent_after(case, before, s, reader, ())
                        assert message == SILENCE, f"reader {reader} is sent a step of {where}"
                again = past.copy()
                case.engine.apply(again, cast("Luck", NoLuck()), _action_between(case, past, s))
            past = s.copy()
    return steps


def _action_between(case: Case, past: Any, s: Any) -> int:
    """The action that led from one state to the next."""
    for action in case.engine.choices(past):
        tried = past.copy()
        case.engine.apply(tried, open_luck(0), action)
        if tried == s:
            return action
    raise AssertionError("a step of a choice depends on luck, so that it cannot be taken back")
