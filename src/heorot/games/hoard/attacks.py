"""How much greedy likes actions, their targets, wizards and dragons (H9 to H16).

In hundredths of a point; the figures were found by trial, in games against the greedy of before.
"""

from __future__ import annotations

from typing import Final

from heorot.core.rule import rule
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import NO_DRAGON, NO_WIZARD
from heorot.games.hoard.rules.course import score
from heorot.games.hoard.rules.deeds import is_target, next_seat
from heorot.games.hoard.rules.state import (
    COLOURS,
    KNIGHT,
    MOB,
    NONE,
    SHEPHERDESS,
    THIEF,
    UNICORN,
    State,
)
from heorot.games.hoard.rules.treasures import treasure_count
from heorot.games.hoard.worth import flock, hold, kind_of, sheep_worth, wishes

DAMAGE: Final = (0, 0, 100, 21, 24)
"""What harms one rival counts so many hundredths, by the number of players."""

TWO_CARDS: Final = 459
"""To play a shepherdess."""
SHELTER: Final = 55
"""To play a unicorn."""
LOOT: Final = 338
"""A stolen card,"""
LOSS: Final = 79
"""and that its owner lacks it."""
MOBBED: Final = 75
"""A card that the mob costs somebody."""
SKIP: Final = 1903
"""That somebody skips a turn."""
AHEAD: Final = 24
"""To harm somebody, besides, for each point of lead over oneself,"""
FURTHER: Final = 33
"""and for each treasure more than one's own."""

NO_USE: Final = -500
"""To aim at somebody to whom it does nothing."""

WIZARD_WITH: Final = (46, 31, 312, -6)
"""A wizard along with mob, knight, thief, shepherdess."""
DRAGON_AGAINST: Final = (43, 203, 350, 106)
"""A dragon against a mob, for each card that it would cost; a knight; a thief; a shepherdess."""


@rule
def has_turn_left(s: State, seat: int, to_come: int) -> bool:
    """Whether a seat other than the active one has another turn in the game (H19)."""
    if to_come > 0:
        return True
    other = next_seat(s, s.active)
    while other != s.start and other != seat:
        other = next_seat(s, other)
    return other == seat and other != s.start


@rule
def action_appeal(box: Box, s: State, seat: int, front: int, to_come: int) -> int:
    """What an action does when it is played now."""
    if front == SHEPHERDESS:
        return TWO_CARDS * (hold(to_come) if s.laid else 100) // 100
    if front == UNICORN:
        return SHELTER * hold(to_come) // 100
    if front == MOB:
        cards = 0
        for other in range(s.player_count):
            one = s.players[other]
            if other != seat and one.unicorn == NONE and has_turn_left(s, other, to_come):
                cards += one.size // 2
        return MOBBED * cards * DAMAGE[s.player_count] // 100
    best = NO_USE
    for other in range(s.player_count):
        if is_target(s, front, other):
            best = max(best, target_appeal(box, s, seat, front, other, to_come))
    return best


@rule
def target_appeal(box: Box, s: State, seat: int, front: int, other: int, to_come: int) -> int:
    """To aim a knight or thief at somebody: rather at who leads (H11, H12)."""
    me, one = s.players[seat], s.players[other]
    if not has_turn_left(s, other, to_come) and (front == KNIGHT or s.laid):
        return NO_USE
    danger = AHEAD * (score(box, s, other) - score(box, s, seat))
    danger += FURTHER * (treasure_count(one) - treasure_count(me))
    harm = DAMAGE[s.player_count]
    if front == KNIGHT:
        return (SKIP + danger) * harm // 100
    cards = min(one.size, 2)
    return cards * LOOT + cards * (LOSS + danger // 10) * harm // 100


@rule
def wizard_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """H15: against the chance of a dragon, for the price of a sheep."""
    me = s.players[seat]
    taken = 1 << me.chosen
    use = WIZARD_WITH[box.front[me.hand[me.chosen]] - MOB]
    sums = wishes(box, me, taken, flock(box, me, taken))
    for k in range(n):
        values[k] = 0
        if choices[k] != NO_WIZARD:
            values[k] = use - sheep_worth(box, s, me, kind_of(choices[k]) % COLOURS, sums)


@rule
def answer_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """H16: a dragon for what the action would do, for the price of a sheep."""
    me = s.players[seat]
    front = box.front[s.action]
    use = DRAGON_AGAINST[front - MOB]
    if front == MOB:
        use *= me.size // 2
    elif front == THIEF:
        use = use * min(me.size, 2) // 2
    elif front == SHEPHERDESS:
        use = use * DAMAGE[s.player_count] // 100
    sums = wishes(box, me, 0, flock(box, me, 0))
    for k in range(n):
        values[k] = 0
        if choices[k] != NO_DRAGON:
            values[k] = use - sheep_worth(box, s, me, kind_of(choices[k]) % COLOURS, sums)
