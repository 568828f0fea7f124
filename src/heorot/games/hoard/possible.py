"""Whether a table of hoard can be: what the rules never break, asked of a position document.

A document is not asked for the game that led to it. But what is accepted can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from typing import Final

from heorot.core.errors import BadFile
from heorot.games.hoard.box import Box
from heorot.games.hoard.deeds import is_target, may_act, target_count
from heorot.games.hoard.hand import is_repeat
from heorot.games.hoard.rules import trigger_is_laid
from heorot.games.hoard.state import (
    ANSWERING,
    CHOOSING,
    DRAWING,
    EXTRA,
    HAND_LIMIT,
    KNIGHT,
    MOB,
    NONE,
    OVER,
    PAYING,
    PHASES,
    PLAYING,
    ROUND_LIMIT,
    ROYAL,
    SHEPHERDESS,
    STEALING,
    TARGETING,
    THIEF,
    TRIMMING,
    UNICORN,
    VOTING,
    WIZARD,
    YIELDING,
    State,
)
from heorot.games.hoard.treasures import can_pay, still_to_pay, treasure_count

DEEDS: Final = (MOB, KNIGHT, THIEF, SHEPHERDESS)
"""The actions that a wizard may go with and a dragon may answer (H15, H16)."""
ASKED_BY: Final = {ANSWERING: DEEDS, YIELDING: (MOB,), STEALING: (THIEF,)}
"""The phases in which an action is in progress, and which actions those can be."""
BETWEEN: Final = (VOTING, OVER)
"""The phases between two rounds: the last turn of the round is over."""


def check_table(box: Box, s: State) -> None:
    """Refuse a table that cannot be, whoever is asked and whatever is chosen."""
    for seat in range(s.player_count):
        _check_laid(box, s, seat)
        _check_knight_and_unicorn(s, seat)
        _check_hand(box, s, seat)
    _check_phase(box, s)
    _check_drawn(box, s)
    _check_field_touched(s)
    _check_action(box, s)


def _order(s: State, seat: int) -> int:
    """0 for the start player, 1 for the next."""
    return (seat - s.start) % s.player_count


def _turns(s: State, seat: int) -> int:
    """How many turns of a seat have begun."""
    return s.round if _order(s, seat) <= _order(s, s.active) else s.round - 1


def _key(seat: int, key: str) -> str:
    return f"seat[{seat + 1}].{key}"


def _check_laid(box: Box, s: State, seat: int) -> None:
    """H8, H19, and H5: one treasure or lair a turn."""
    me = s.players[seat]
    place = _key(seat, "laid")
    lairs, treasures = sum(me.lair), treasure_count(me)
    if lairs > box.lairs[s.player_count]:
        raise BadFile(place, f"{lairs} lairs; at most {box.lairs[s.player_count]} are allowed (H8)")
    turns = _turns(s, seat)
    if me.sideways or (seat == s.active and not s.laid):
        turns -= 1
    if lairs + treasures > turns:
        raise BadFile(
            place,
            f"{lairs + treasures} cards; in round {s.round} seat {seat + 1} has had {max(turns, 0)}"
            " turns in which one could be laid (H5)",
        )
    end_at = box.end_at[s.player_count]
    has_played = _order(s, seat) < _order(s, s.active) or (seat == s.active and s.laid)
    most = end_at if has_played else end_at - 1
    if treasures > most:
        raise BadFile(
            place,
            f"{treasures} treasures; at most {most} are possible here: the round of somebody's"
            f" treasure number {end_at} is the last (H19)",
        )
    if seat == s.active and s.laid and lairs + treasures == 0:
        raise BadFile("laid_this_turn", f"nothing lies before seat {seat + 1}, whose turn it is")


def _check_knight_and_unicorn(s: State, seat: int) -> None:
    """H2, H11, H14."""
    me = s.players[seat]
    knight, unicorn = _key(seat, "knight"), _key(seat, "unicorn")
    if me.sideways and me.knight == NONE:
        raise BadFile(_key(seat, "sideways"), "there is no knight before this seat")
    if me.knight != NONE and me.unicorn != NONE:
        raise BadFile(unicorn, "no knight is laid on a player with a unicorn, nor kept by one (H14)")
    if me.sideways and _turns(s, seat) < 1:
        raise BadFile(_key(seat, "sideways"), "this seat has had no turn to skip yet (H2)")
    if me.unicorn != NONE and _turns(s, seat) < 1:
        raise BadFile(unicorn, "this seat has had no turn in which to play it yet (H14)")
    if seat != s.active:
        return
    if me.unicorn != NONE and (not s.acted or s.action != NONE):
        raise BadFile(
            unicorn,
            "it leaves as the turn begins, unless it is the action of this very turn:"
            " `acted_this_turn` and no `action` (H2)",
        )
    if me.knight != NONE and s.phase not in BETWEEN:
        raise BadFile(knight, "before the player whose turn it is no knight lies (H2)")
    if me.knight != NONE and not me.sideways:
        raise BadFile(knight, "this seat's turn is over: the knight was turned `sideways` (H2)")
    if me.knight != NONE and (s.laid or s.acted):
        raise BadFile(knight, "this seat skipped its turn and neither laid nor acted (H2)")


def _check_hand(box: Box, s: State, seat: int) -> None:
    """H4."""
    size = s.players[seat].size
    place = _key(seat, "hand")
    if seat == s.target and s.loot != NONE:
        size += 1
    most = HAND_LIMIT
    if seat == s.active and s.phase not in (DRAWING, EXTRA, *BETWEEN):
        most = _most_in_hand(box, s)
    if size > most:
        raise BadFile(place, f"{size} cards, the stolen one included; at most {most} are possible"
                      " here (H4)" if seat == s.target and s.loot != NONE
                      else f"{size} cards; at most {most} are possible here (H4)")
    if seat == s.active and s.phase == TRIMMING and size <= HAND_LIMIT:
        raise BadFile(place, f"{size} cards; nothing is to be trimmed up to {HAND_LIMIT} (H4)")
    if seat == s.active and s.phase == PLAYING and size == 0:
        raise BadFile(place, "with an empty hand the turn ends by itself (H5)")


def _most_in_hand(box: Box, s: State) -> int:
    """H4: the limit and the draws, less what was laid with its payment, and what the action gave."""
    me = s.players[s.active]
    most = HAND_LIMIT + box.draws[s.player_count]
    if s.laid:
        costs = [
            1 + box.own[front] + box.any[front]
            for card, front in enumerate(box.front)
            if front <= ROYAL and s.place[card] == s.place_of_active
        ]
        if sum(me.lair) and treasure_count(me) < box.end_at[s.player_count]:
            costs.append(1)
        most -= min(costs)
    if s.action != NONE:
        return most - (1 if s.wizard == NONE else 2)
    if me.unicorn != NONE:
        return most - 1
    return most + 1 if s.acted else most
