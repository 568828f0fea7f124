"""Death of Beowulf, and the final score (L37 to L40, L44)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import clear_laid, lay_card, leave_openly, seat_in_order
from heorot.games.legend.rules.choices import TAKE_FAME
from heorot.games.legend.rules.events import GAME_OVER, HANDS_IN, REVEALS_ALLIANCE
from heorot.games.legend.rules.gains import alliance_token, alliance_value, heal, offer_tiles
from heorot.games.legend.rules.majors import rank_by_total, receive
from heorot.games.legend.rules.state import (
    DEADLY_WOUNDS,
    FACES,
    FAMES,
    KINDS,
    MISFORTUNE_POINTS,
    NEXT_CHOOSER,
    NONE,
    OVER,
    SYMBOL_KINDS,
    State,
)
from heorot.games.legend.rules.treasures import treasure_value


@rule
def hand_in_all(box: Box, s: State) -> None:
    """L37: everyone hands in the whole hand; what shows symbols lies there till the end."""
    for number in range(s.player_count):
        seat = seat_in_order(s, number)
        me = s.players[seat]
        for kind in range(KINDS):
            while me.hand[kind] > 0:
                leave_openly(me, kind)
                tell(s, EVERYONE, HANDS_IN, seat, kind)
                if kind < SYMBOL_KINDS:
                    lay_card(box, s, seat, kind)
    rank_by_total(s)
    s.phase = NEXT_CHOOSER


@rule
def legal_healing(s: State, choices: list[int]) -> int:
    """L37: fame, or one large wound tile of one's choice."""
    choices[0] = TAKE_FAME
    return offer_tiles(s.players[s.decider], choices, 1)


@rule
def play_healing(box: Box, s: State, luck: Luck, action: int) -> None:
    """L37: carry it out."""
    if action == TAKE_FAME:
        receive(box, s, luck, s.decider)
        return
    heal(s, s.decider, action)
    s.phase = NEXT_CHOOSER


@rule
def end_game(s: State) -> None:
    """All tokens are turned up and counted."""
    for seat in range(s.player_count):
        clear_laid(s, seat)
        me = s.players[seat]
        for face in range(FACES):
            for _ in range(me.alliance[face]):
                tell(s, EVERYONE, REVEALS_ALLIANCE, seat, alliance_token(face))
            me.shown[face] = me.alliance[face]
    s.phase = OVER
    s.decider = NONE
    tell(s, EVERYONE, GAME_OVER)


@rule
def wound_points(s: State, seat: int) -> int:
    """L38: a bonus without wounds, five points less for each of three or more."""
    me = s.players[seat]
    wounds = me.wounds + 2 * me.double_wound
    if wounds == 0:
        return 5
    return -5 * wounds if wounds >= DEADLY_WOUNDS else 0


@rule
def has_fallen(s: State, seat: int) -> bool:
    """L40: whether a seat scores nothing by the option `fallen`."""
    me = s.players[seat]
    return s.fallen == 1 and me.wounds + 2 * me.double_wound >= DEADLY_WOUNDS


@rule
def points_with(s: State, seat: int, faces: list[int]) -> int:
    """L38, L40, L44: the points of a seat whose alliance tokens are those of a row."""
    me = s.players[seat]
    if has_fallen(s, seat):
        return 0
    points = alliance_value(faces, 0) + MISFORTUNE_POINTS * me.misfortunes + wound_points(s, seat)
    for value in range(1, FAMES):
        points += value * me.fame[value]
    if s.advanced == 0:
        points += treasure_value(me, faces)
    return points


@rule
def score(box: Box, s: State, seat: int) -> int:
    """L38: the points of a seat."""
    return points_with(s, seat, s.players[seat].alliance)
