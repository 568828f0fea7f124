"""Filling in what a seat cannot know: who was dealt which stack (B17)."""

from __future__ import annotations

from heorot.core.luck import Luck, pick
from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.beest.box import Box
from heorot.games.beest.rules.caves import nth, participants
from heorot.games.beest.rules.knowledge import count, suspects
from heorot.games.beest.rules.state import BLACK, HAND, NONE, OVER, SEATS, State

IMAGINED = 1 << 20
"""The purpose of imagined stacks; far from all purposes of real ones."""


@rule
def imagine(box: Box, s: State, seat: int, luck: Luck) -> None:
    """B17: one of the suspects is the Beest, and the unseen colours lie anyhow under the rest."""
    suspected = suspects(s)
    beest = nth(suspected, pick(luck, IMAGINED, 0, count(suspected)))
    left = (1 << participants(s)) - 1 - (1 << BLACK)
    for one in range(participants(s)):
        if s.players[one].stack > BLACK:
            left -= 1 << s.players[one].stack
    for one in range(SEATS):
        me = s.players[one]
        if one >= participants(s):
            me.stack = NONE
        elif s.phase == OVER:
            me.stack = me.shown  # B19
        elif one == beest:
            me.stack = BLACK
        elif me.stack == VEIL:
            me.stack = nth(left, pick(luck, IMAGINED, 1 + one, count(left)))
            left -= 1 << me.stack
        if one != seat:
            forget_choice(s, one)


@rule
def forget_choice(s: State, one: int) -> None:
    """What another seat has begun to choose is not known to have begun."""
    me = s.players[one]
    me.chosen = 0
    me.taken = 0
    for number in range(HAND):
        me.choice[number] = 0
