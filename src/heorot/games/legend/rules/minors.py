"""Minor episodes: selection and recovery (L12, L13)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import cards_left, draw, draw_cards, keep_openly
from heorot.games.legend.rules.choices import (
    DECLINE,
    HEAL_SCRATCHES,
    SELECT_ALLIANCE,
    SELECT_CARDS,
    SELECT_FAME,
    SELECT_TREASURE,
)
from heorot.games.legend.rules.events import OFFERED, PICKS
from heorot.games.legend.rules.gains import draw_alliances, heal, take_fame, take_treasure
from heorot.games.legend.rules.state import ACTIVITIES, NEXT_SEAT, State

# Selection (L12).


@rule
def legal_selecting(s: State, choices: list[int]) -> int:
    """L12: one of five, of which a token may be gone; or nothing."""
    choices[0] = DECLINE
    choices[1] = SELECT_CARDS
    n = 2
    if s.treasure[2] > 0:
        choices[n] = SELECT_TREASURE
        n += 1
    if s.pool_size > 0:
        choices[n] = SELECT_ALLIANCE
        n += 1
    if s.fame[2] > 0:
        choices[n] = SELECT_FAME
        n += 1
    if s.players[s.decider].scratches > 0:
        choices[n] = HEAL_SCRATCHES
        n += 1
    return n


@rule
def play_selecting(box: Box, s: State, luck: Luck, action: int) -> None:
    """L12: take what was selected."""
    seat = s.decider
    s.phase = NEXT_SEAT
    if action == SELECT_CARDS:
        draw_cards(s, luck, seat, 2)
    elif action == SELECT_TREASURE:
        take_treasure(s, seat, 2)
    elif action == SELECT_ALLIANCE:
        draw_alliances(s, luck, seat, 1)
    elif action == SELECT_FAME:
        take_fame(box, s, seat, 2)
    else:
        heal(s, seat, action)


# Recovery (L13).


@rule
def begin_recovery(s: State, luck: Luck) -> None:
    """L13: twice as many cards as players are turned up, as far as there are any."""
    for _ in range(min(2 * s.player_count, cards_left(s))):
        kind = draw(s, luck)
        s.offer[kind] += 1
        tell(s, EVERYONE, OFFERED, kind)


@rule
def kinds_on_offer(s: State) -> int:
    """How many different cards can be picked."""
    count = 0
    for kind in range(ACTIVITIES):
        if s.offer[kind] > 0:
            count += 1
    return count


@rule
def legal_picking(s: State, choices: list[int]) -> int:
    """L13: any of the cards on offer; equal ones are one choice."""
    n = 0
    for kind in range(ACTIVITIES):
        if s.offer[kind] > 0:
            choices[n] = kind
            n += 1
    return n


@rule
def pick_card(s: State, seat: int, kind: int) -> None:
    """L13: take a card, openly."""
    s.offer[kind] -= 1
    keep_openly(s.players[seat], kind)
    tell(s, EVERYONE, PICKS, seat, kind)


@rule
def pick_the_only_kind(s: State, seat: int) -> None:
    """What is left is all alike: nobody is asked."""
    kind = 0
    while s.offer[kind] == 0:
        kind += 1
    pick_card(s, seat, kind)
