"""What the last turns tell: who is the Beest, and of what mind the others are.

What somebody lays depends on what they know and want. So before it thinks, a search takes the last
turns back, one by one, asks for everybody who may be the Beest, and for each mind (`minds.py`),
what the players would have laid then, and compares it with what they laid. Worlds that explain it
better are imagined more often.

Only what lies open is used. Which caves a player has taken is known, but no longer in which order
they lay in the rows: they are put back anyhow, several times, and what cannot be is left out.
"""

from __future__ import annotations

from typing import Any, Final

from heorot.core.luck import Luck, choose, start_stream
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.greedy import appeals_of_caves
from heorot.games.beest.minds import MINDS, PLAIN, mind_of, most_appealing
from heorot.games.beest.plain import best_cave
from heorot.games.beest.rules.caves import (
    choose_cave,
    forced_cave,
    has_passage,
    nth,
    offer_caves,
    participants,
    put_in_hand,
    target,
)
from heorot.games.beest.rules.course import first_seat
from heorot.games.beest.rules.knowledge import count, suspects
from heorot.games.beest.rules.state import (
    AFTER,
    BLACK,
    HAND,
    KEPT,
    LAYING,
    NONE,
    OVER,
    SEATS,
    Player,
    State,
)
from heorot.games.beest.worth import swap_back

CERTAIN: Final = 100
TURNS: Final = 3
"""So many turns are taken back, of others than the searcher,"""
SAMPLES: Final = 16
"""so many times."""
AS_LAID: Final = 100_000
"""How likely it is that all caves are laid as they would be,"""
OTHERWISE: Final = 20
"""and in hundredths of that, with every cave that would not."""


@rule
def belief(box: Box, s: State, seat: int, luck: Luck) -> int:
    """In how many of a hundred worlds like this the last turns would have been as they were."""
    believed = CERTAIN
    for one in range(participants(s)):
        if s.players[one].stack == BLACK:
            believed = s.evidence[one * MINDS + mind_of(luck)]
    return believed if believed > 0 else CERTAIN


@rule
def study(
    box: Box, seen: Any, games: Any, seat: int, luck: Luck, choices: list[int], values: list[int]
) -> None:
    """How well each of all who may be the Beest, and each mind, explains what was laid."""
    s = seen[0]
    for k in range(SEATS * MINDS):
        s.evidence[k] = 0
    if s.active != seat or s.phase == OVER:
        return
    suspected = suspects(s)
    for beest in range(participants(s)):
        if (suspected >> beest) & 1:
            for mind in range(MINDS):
                for sample in range(SAMPLES):
                    start_stream(luck, sample)
                    likely = explain(seen, games, beest, mind, luck, choices, values)
                    s.evidence[beest * MINDS + mind] += likely
    make_hundredths(s, suspected)


@rule
def explain(
    seen: Any,
    games: Any,
    beest: int,
    mind: int,
    luck: Luck,
    choices: list[int],
    values: list[int],
) -> int:
    """How likely the last turns are, with the caves put back in one order; 0 if it cannot be."""
    games[0] = seen[0]
    s = games[0]
    turns = (s.round - 1) * s.player_count + (s.active - first_seat(s)) % s.player_count
    if s.phase == AFTER and not take_back_laying(s):
        return 0
    likely = AS_LAID
    for back in range(min(turns, TURNS, s.player_count - 1)):
        put_back(s, turns - back, luck)
        s.active = s.active - 1 if s.active > 0 else s.player_count - 1
        if not take_back_laying(s):
            return 0
        likely = likelihood(games, beest, mind, choices, values, likely)
    return likely


@rule
def make_hundredths(s: State, suspected: int) -> None:
    """What explains the turns best is believed for certain, all else by comparison."""
    most = 0
    for k in range(SEATS * MINDS):
        most = max(most, s.evidence[k])
    for k in range(SEATS * MINDS):
        if most > 0 and (suspected >> k // MINDS) & 1:
            s.evidence[k] = max(1, s.evidence[k] * CERTAIN // most)


# The table before the last turn, and before that.


@rule
def taken_from_own(s: State, turns: int) -> int:
    """B4: how many caves the player on turn has taken from the own row, after so many turns."""
    if s.phase != LAYING:
        return 0
    kept = KEPT
    if turns < 2 * s.player_count:  # in the first round there may have been fewer
        kept = min(turns % s.player_count, KEPT)
    laid = s.player_count - 1
    if turns < s.player_count:
        kept, laid = 0, turns
    return max(0, kept + laid - KEPT)


@rule
def taken_from_silent(s: State, turns: int) -> int:
    """The same of the Silent One's row: one, as soon as more than two lay there."""
    return 1 if s.phase == LAYING and s.player_count < SEATS and turns > KEPT else 0


@rule
def put_back(s: State, turns: int, luck: Luck) -> None:
    """What the player on turn has taken, into the rows that it may come from."""
    left = (1 << s.hand_size) - 1
    if taken_from_silent(s, turns):
        slot = nth(left, choose(luck, count(left)))
        left -= 1 << slot
        put_in_front(s.players[s.player_count], s.hand[slot])
    for _ in range(taken_from_own(s, turns)):
        slot = nth(left, choose(luck, count(left)))
        left -= 1 << slot
        put_in_front(s.players[s.active], s.hand[slot])
    for slot in range(s.hand_size):
        s.hand[slot] = NONE
    s.hand_size = 0


@rule
def put_in_front(one: Player, cave: int) -> None:
    """A cave on the left of a row."""
    for k in range(one.length):
        one.row[one.length - k] = one.row[one.length - k - 1]
    one.row[0] = cave
    one.length += 1


@rule
def take_back_laying(s: State) -> bool:
    """The table as the player on turn saw it, who keeps in mind what it laid.

    False where it cannot have been so: somebody would have been met.
    """
    s.decider = s.active
    s.phase = LAYING
    me = s.players[s.active]
    passages = 0
    met = NONE
    for number in range(participants(s) - 1):
        other = target(s, number)
        one = s.players[other]
        if has_passage(one):
            passages += 1
            met = other
        one.length -= 1
        me.choice[number] = one.row[one.length]
        put_in_hand(s, one.row[one.length])
        one.row[one.length] = NONE
    if passages != 1:
        return True
    if (me.met >> met) & 1 == 0:
        return False
    one = s.players[met]
    if me.order[met] == me.markers and one.order[s.active] == one.markers:  # else they met before
        swap_back(s, s.active, met)
    return True


# What that player would have laid.


@rule
def likelihood(
    games: Any, beest: int, mind: int, choices: list[int], values: list[int], likely: int
) -> int:
    """`likely`, and that a player of this mind lays as the one on turn did, given the Beest."""
    games[1] = games[0]
    s = games[1]
    me = s.players[s.active]
    suspected = suspected_by_active(s, me, beest)
    for number in range(HAND):
        me.choice[number] = 0
    me.chosen = 0
    me.taken = 0
    while forced_cave(s, me) == NONE:
        laid = games[0].players[s.active].choice[me.chosen]
        if would_lay(s, suspected, mind, choices, values) != laid:
            likely = likely * OTHERWISE // CERTAIN
        choose_cave(s, me, laid)
    return likely


@rule
def suspected_by_active(s: State, me: Player, beest: int) -> int:
    """Whom the player on turn suspects, given the Beest: who met it knows it."""
    if s.active == beest or (me.met >> beest) & 1:
        return 1 << beest
    return (1 << participants(s)) - 1 & ~(me.met | s.cleared | 1 << s.active)


@rule
def would_lay(s: State, suspected: int, mind: int, choices: list[int], values: list[int]) -> int:
    """The cave that somebody of this mind lays next."""
    if mind == PLAIN:
        return best_cave(s, s.active, suspected)
    n = offer_caves(s, choices)
    appeals_of_caves(s, s.active, suspected, choices, n, values)
    return most_appealing(choices, n, values)
