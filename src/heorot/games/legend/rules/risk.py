"""Risks, in minor episodes and in turn-order majors (L8, L20, L34, L35)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    cards_left,
    discard_card,
    draw,
    holds,
    keep_openly,
    lay_card,
    leave_openly,
    matches,
)
from heorot.games.legend.rules.choices import DARE, DECLINE, RESOLVE_IT, TAKE_RISK
from heorot.games.legend.rules.events import (
    DARES,
    KEEPS,
    LAYS,
    RESOLVES,
    RISK_FAILS,
    RISKS,
    TURNS_UP,
)
from heorot.games.legend.rules.gains import scratch
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_RESOLVE,
    DARING,
    LEAVING,
    NEXT_SEAT,
    RESOLVE,
    RISK,
    RISKING,
    STRIVING,
    State,
)


@rule
def offer_risk(s: State, choices: list[int], n: int) -> int:
    """L26: a risk cannot be begun when there is no card; L34: Daring is declared before it."""
    if cards_left(s) == 0:
        return n
    choices[n] = TAKE_RISK
    n += 1
    if holds(s.players[s.decider], DARING):
        choices[n] = DARE
        n += 1
    return n


@rule
def take_risk(box: Box, s: State, luck: Luck, action: int) -> None:
    """Turn up two cards, or five by Daring; the matches are kept or laid."""
    seat = s.decider
    if action == DARE:
        leave_openly(s.players[seat], DARING)
        tell(s, EVERYONE, DARES, seat)
    else:
        tell(s, EVERYONE, RISKS, seat)
    found = 0
    for _ in range(min(5 if action == DARE else 2, cards_left(s))):
        kind = draw(s, luck)
        s.offer[kind] += 1
        tell(s, EVERYONE, TURNS_UP, seat, kind)
        if matches(box, s, kind):
            found += 1
    if found > 0:
        assign_cards(box, s, seat)
    else:
        tell(s, EVERYONE, RISK_FAILS, seat)
        if holds(s.players[seat], RESOLVE):
            s.phase = ASKING_RESOLVE
        else:
            fail(box, s, seat)


@rule
def assign_cards(box: Box, s: State, seat: int) -> None:
    """L8, L20: matches go to the hand or, in a major, on the table; the others are discarded."""
    for kind in range(ACTIVITIES):
        while s.offer[kind] > 0:
            s.offer[kind] -= 1
            if not matches(box, s, kind):
                discard_card(s, kind)
            elif box.kind[s.episode] == RISK:
                keep_openly(s.players[seat], kind)
                tell(s, EVERYONE, KEEPS, seat, kind)
            else:
                lay_card(box, s, seat, kind)
                tell(s, EVERYONE, LAYS, seat, kind)


@rule
def fail(box: Box, s: State, seat: int) -> None:
    """A failed risk stands: a scratch, and in a major the cards on the table leave."""
    assign_cards(box, s, seat)
    s.phase = NEXT_SEAT if box.kind[s.episode] == RISK else LEAVING
    scratch(s, seat)


@rule
def play_asking_resolve(box: Box, s: State, action: int) -> None:
    """L35: as if no risk had been taken."""
    seat = s.decider
    if action == DECLINE:
        fail(box, s, seat)
        return
    leave_openly(s.players[seat], RESOLVE)
    tell(s, EVERYONE, RESOLVES, seat)
    assign_cards(box, s, seat)
    s.phase = RISKING if box.kind[s.episode] == RISK else STRIVING


@rule
def legal_asking_resolve(choices: list[int]) -> int:
    """Ignore the risk that failed, or suffer it."""
    choices[0] = RESOLVE_IT
    choices[1] = DECLINE
    return 2


@rule
def legal_risking(s: State, choices: list[int]) -> int:
    """L8: risk, or decline."""
    choices[0] = DECLINE
    return offer_risk(s, choices, 1)


@rule
def play_risking(box: Box, s: State, luck: Luck, action: int) -> None:
    """L8: the matches go to the hand."""
    s.phase = NEXT_SEAT
    take_risk(box, s, luck, action)
