"""Text cards that ask a question: Blessing, Inspiration, Warrior's Rest (L32, L33, L36)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    clear_laid,
    has_laid,
    holds,
    keep_openly,
    leave_openly,
)
from heorot.games.legend.rules.choices import DECLINE, INSPIRE, REST_ONE, REST_TWO
from heorot.games.legend.rules.events import BLESSES, INSPIRED, RESTS
from heorot.games.legend.rules.gains import add_scratch
from heorot.games.legend.rules.majors import receive
from heorot.games.legend.rules.state import (
    ASKING_BLESSING,
    BLESSING,
    INSPIRATION,
    LEAVING,
    LEFT,
    NEXT_CHOOSER,
    NEXT_SEAT,
    REST,
    RISK,
    SYMBOL_KINDS,
    State,
)

# Blessing (L32).


@rule
def leave_table(s: State) -> None:
    """The laid cards of the decider leave; the holder of Blessing may take one back."""
    if holds(s.players[s.decider], BLESSING) and has_laid(s.players[s.decider]):
        s.phase = ASKING_BLESSING
        return
    clear_laid(s, s.decider)
    s.phase = LEFT


@rule
def legal_asking_blessing(s: State, choices: list[int]) -> int:
    """L32: one of the cards that would leave, or none."""
    me = s.players[s.decider]
    choices[0] = DECLINE
    n = 1
    for kind in range(SYMBOL_KINDS):
        if me.laid[kind] > 0:
            choices[n] = kind
            n += 1
    return n


@rule
def play_asking_blessing(s: State, action: int) -> None:
    """L32: exactly one card goes back to the hand."""
    me = s.players[s.decider]
    if action != DECLINE:
        leave_openly(me, BLESSING)
        me.laid[action] -= 1
        keep_openly(me, action)
        tell(s, EVERYONE, BLESSES, s.decider, action)
    clear_laid(s, s.decider)
    s.phase = LEFT


# Inspiration (L33).


@rule
def legal_asking_inspiration(choices: list[int]) -> int:
    """Refuse the harm of the space, or suffer it."""
    choices[0] = INSPIRE
    choices[1] = DECLINE
    return 2


@rule
def play_asking_inspiration(box: Box, s: State, luck: Luck, action: int) -> None:
    """L33: refused, it brings no cards either."""
    if action == DECLINE:
        receive(box, s, luck, s.decider)
        return
    leave_openly(s.players[s.decider], INSPIRATION)
    tell(s, EVERYONE, INSPIRED, s.decider)
    s.phase = NEXT_CHOOSER


# Warrior's Rest (L36).


@rule
def offer_rest(s: State, choices: list[int], n: int) -> int:
    """L36: at any decision of its holder, as long as nothing else is begun."""
    me = s.players[s.decider]
    if me.known[REST] == 0 or me.scratches == 0 or me.picks > 0:
        return n
    choices[n] = REST_ONE
    n += 1
    if me.scratches >= 2:
        choices[n] = REST_TWO
        n += 1
    return n


@rule
def rest(s: State, action: int) -> None:
    """L36: one or two scratches go back."""
    me = s.players[s.decider]
    count = 1 if action == REST_ONE else 2
    me.scratches -= count
    leave_openly(me, REST)
    tell(s, EVERYONE, RESTS, s.decider, count)


@rule
def play_asking_rest(box: Box, s: State, action: int) -> None:
    """L27, L36: rested or not, the new scratch is taken as usual."""
    if action != DECLINE:
        rest(s, action)
    add_scratch(s, s.decider)
    if s.chooser > 0:
        s.phase = NEXT_CHOOSER
    elif box.kind[s.episode] == RISK:
        s.phase = NEXT_SEAT
    else:
        s.phase = LEAVING


@rule
def legal_asking_rest(choices: list[int]) -> int:
    """Let the third scratch come; resting is offered besides."""
    choices[0] = DECLINE
    return 1
