"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own stack alone.
"""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.core.words import Refusal
from heorot.games.beest.rules.caves import participants
from heorot.games.beest.rules.choices import ACTIONS, GO_ON, NAME
from heorot.games.beest.rules.course import legal
from heorot.games.beest.rules.state import BEFORE, BLACK, LAYING, OVER, SEATS, SILENT, State
from heorot.games.beest.words.names import refusal
from heorot.games.beest.words.spelling import CAVE_WORDS, WHO_WORDS


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.phase == OVER:
        return refusal("B15", "match_over", s.expeditions)
    if action >= NAME:
        return _why_not_named(s, action - NAME)
    if s.phase == LAYING:
        return _lay_first(s) if action == GO_ON else _why_not_cave(s, action)
    return refusal("B18", "announce_first") if s.phase == BEFORE else refusal("B6", "laid_already")


def _lay_first(s: State) -> Refusal:
    return refusal("B18", "lay_first", s.hand_size - s.players[s.active].chosen)


def _why_not_cave(s: State, cave: int) -> Refusal:
    reason = "chosen_already" if cave in s.hand[: s.hand_size] else "not_in_hand"
    return refusal("B6", reason, CAVE_WORDS[cave])


def _why_not_named(s: State, named: int) -> Refusal:
    """What would never be possible comes first, then what is not possible yet."""
    seat, needed = WHO_WORDS[named], participants(s) - 2
    if named == SILENT and s.player_count == SEATS:
        return refusal("B10", "no_silent_one")
    if s.player_count <= named < SILENT:
        return refusal("B13", "no_such_seat", seat, s.player_count)
    if s.players[s.active].stack == BLACK:
        return refusal("B14", "beest_is_silent")
    if named == s.active:
        return refusal("B14", "not_yourself")
    if s.phase == LAYING:
        return _lay_first(s)
    markers = s.players[s.player_count if named == SILENT else named].markers
    return refusal("B13", "other_number", seat, markers, needed)
