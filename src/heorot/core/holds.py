"""What must hold of a state: one account a game, free of the rules' code.

The reader of positions refuses a document with it, and the test kit asks it of every state of a
random game. A game gives ``faults(edition, s)``: all that is wrong with a whole state, nothing when
it can be. It looks at the state and the box alone and calls no rule.
"""

from __future__ import annotations

from typing import NamedTuple

from heorot.core.errors import Sentence


class Fault(NamedTuple):
    """Something in a state that cannot be."""

    place: str
    """The key of a position document that says so, such as ``seat[2].hand``."""
    rule: str
    """The id of the rule that is broken; empty for what no rule needs to say."""
    sentence: str
    """What is wrong, and what was expected: a `Sentence`, where there are values in it."""

    def __str__(self) -> str:
        """With the rule; a sentence as well, so that it can be said in another language."""
        if not self.rule:
            return self.sentence
        return Sentence("{sentence} ({rule})", sentence=self.sentence, rule=self.rule)
