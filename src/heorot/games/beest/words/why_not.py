"""Why an action is not legal now: the rule, and what would make it legal.

It is answered to the decider and so looks at public facts and the decider's own stack alone.
"""

from __future__ import annotations

from heorot.core.edition import Edition
from heorot.core.words import Refusal, Word
from heorot.games.beest.rules.caves import participants
from heorot.games.beest.rules.choices import ACTIONS, NAME
from heorot.games.beest.rules.course import legal
from heorot.games.beest.rules.state import BEFORE, CAVES, LAYING, OVER, SEATS, SILENT, State
from heorot.games.beest.words.actions import word


def why_not(edition: Edition, s: State, action: int) -> Refusal | None:
    choices = [0] * ACTIONS
    if action in choices[: legal(edition.box, s, choices)]:
        return None
    if s.phase == OVER:
        return Refusal("B15", "match_over", {"count": Word("count", s.expeditions)})
    if s.phase == LAYING:
        return _why_not_laying(edition, s, action)
    if action < CAVES:
        if s.phase == BEFORE:
            return Refusal("B18", "announce_first", {})
        return Refusal("B6", "laid_already", {})
    return _why_not_named(edition, s, action - NAME)


def _why_not_laying(edition: Edition, s: State, action: int) -> Refusal:
    me = s.players[s.active]
    if action >= CAVES:
        left = Word("count", s.hand_size - me.chosen)
        return Refusal("B18", "lay_first", {"count": left})
    cave = word(edition, "cave", action)
    if action in s.hand[: s.hand_size]:
        return Refusal("B6", "chosen_already", {"cave": cave})
    return Refusal("B6", "not_in_hand", {"cave": cave})


def _why_not_named(edition: Edition, s: State, named: int) -> Refusal:
    if named == SILENT and s.player_count == SEATS:
        return Refusal("B10", "no_silent_one", {})
    seat = word(edition, "seat", named)
    if s.player_count <= named < SILENT:
        return Refusal("B13", "no_such_seat", {"seat": seat, "count": _count(s.player_count)})
    if named == s.active:
        return Refusal("B14", "not_yourself", {})
    one = s.players[s.player_count if named == SILENT else named]
    needed = participants(s) - 2
    if one.markers != needed:
        held = {"seat": seat, "count": _count(one.markers), "count2": _count(needed)}
        return Refusal("B13", "other_number", held)
    return Refusal("B14", "beest_is_silent", {})


def _count(number: int) -> Word:
    return Word("count", number)
