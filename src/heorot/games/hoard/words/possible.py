"""Whether a table of hoard can be: what the rules never break, asked of a position document.

A document is not asked for the game that led to it. But what is accepted can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from typing import Final

from heorot.core.errors import BadFile
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.state import (
    ANSWERING,
    BEFORE,
    DRAWING,
    EXTRA,
    FRONT_NAMES,
    HAND_LIMIT,
    KNIGHT,
    MOB,
    NONE,
    OVER,
    PHASES,
    PLAYING,
    ROUND_LIMIT,
    ROYAL,
    SHEPHERDESS,
    STEALING,
    THIEF,
    TRIMMING,
    VOTING,
    YIELDING,
    State,
)

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
    lairs, treasures = sum(me.lair), sum(me.row)
    if lairs > box.lairs[s.player_count]:
        raise BadFile(place, f"{lairs} lairs; at most {box.lairs[s.player_count]} are allowed (H8)")
    turns = _turns(s, seat)
    if me.sideways or (seat == s.active and not s.laid):
        turns -= 1
    if lairs + treasures > max(turns, 0):
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
        raise BadFile(
            unicorn, "no knight is laid on a player with a unicorn, nor kept by one (H14)"
        )
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
    is_active = seat == s.active
    if is_active and s.phase == PLAYING and size == 0:
        raise BadFile(place, "with an empty hand the turn ends by itself (H5)")
    if is_active and s.phase == TRIMMING and size <= HAND_LIMIT:
        raise BadFile(place, f"{size} cards; there is nothing to trim up to {HAND_LIMIT} (H4)")
    stolen = 1 if seat == s.target and s.loot != NONE else 0
    has_drawn = is_active and s.phase not in (DRAWING, EXTRA, *BETWEEN)
    most = _most_in_hand(box, s) if has_drawn else HAND_LIMIT - stolen
    if size > most:
        raise BadFile(place, f"{size} cards; at most {most} are possible here (H4)")


def _most_in_hand(box: Box, s: State) -> int:
    """H4: the limit and the draws, less what was laid with its payment, plus the action's gain."""
    me = s.players[s.active]
    most = HAND_LIMIT + box.draws[s.player_count]
    if s.laid:
        costs = [
            1 + box.own[front] + box.any[front]
            for card, front in enumerate(box.front)
            if front <= ROYAL and s.place[card] == BEFORE + s.active
        ]
        if sum(me.lair) and sum(me.row) < box.end_at[s.player_count]:
            costs.append(1)
        most -= min(costs)
    if s.action != NONE:
        return most - (1 if s.wizard == NONE else 2)
    if me.unicorn != NONE:
        return most - 1
    return most + 1 if s.acted else most


def _check_phase(box: Box, s: State) -> None:
    """H5, H18, H19, H23."""
    for key, flag in (("laid_this_turn", s.laid), ("acted_this_turn", s.acted)):
        if flag and s.phase in (DRAWING, EXTRA):
            raise BadFile(key, "before the last card is drawn nothing is played (H5)")
    if s.phase == PLAYING and s.laid and s.acted:
        raise BadFile("phase", "a turn in which both was laid and acted ends by itself (H5)")
    if s.phase not in BETWEEN:
        return
    last = (s.start - 1) % s.player_count
    if s.active != last:
        raise BadFile("turn", f"a round ends with the turn of seat {last + 1} (H18)")
    most = max(sum(one.row) for one in s.players)
    is_over = s.round == ROUND_LIMIT or most >= box.end_at[s.player_count]
    if s.phase == VOTING and is_over:
        raise BadFile("phase", "this round is the last: nobody votes, the game is over (H18)")
    if s.phase == OVER and not is_over:
        raise BadFile(
            "phase",
            f"the game is over after round {ROUND_LIMIT} (H23), or when somebody has"
            f" {box.end_at[s.player_count]} treasures (H19)",
        )


def _check_drawn(box: Box, s: State) -> None:
    """H3."""
    draws, below = box.draws[s.player_count], box.extra_below[s.player_count]
    size = s.players[s.active].size
    if s.phase == EXTRA and below == 0:
        raise BadFile("phase", f"no extra card is offered to {s.player_count} players (H3)")
    if s.phase == EXTRA and size >= below:
        raise BadFile(
            _key(s.active, "hand"), f"{size} cards; the extra card is offered below {below} (H3)"
        )
    if s.phase == EXTRA and s.drawn_size != draws:
        raise BadFile("drawn", f"{s.drawn_size} cards; the extra one is offered after {draws} (H3)")
    if s.phase == DRAWING and s.drawn_size >= draws:
        raise BadFile("drawn", f"{s.drawn_size} cards; with {draws} the drawing is over (H3)")
    if s.phase not in (DRAWING, EXTRA) and s.drawn_size:
        raise BadFile("drawn", "after the last draw the cards are in the hand (H3)")


def _check_field_touched(s: State) -> None:
    """H18."""
    if s.grazed and s.phase == VOTING:
        raise BadFile("field_touched", "there is no vote on a field that was touched (H18)")
    seats = range(s.player_count)
    earlier = [seat for seat in seats if _order(s, seat) < _order(s, s.active)]
    has_drawn = s.drawn_size or not all(s.players[seat].sideways for seat in earlier)
    if s.grazed and s.phase == DRAWING and not has_drawn:
        raise BadFile("field_touched", "nobody has drawn a card in this round yet (H18)")


def _check_action(box: Box, s: State) -> None:
    """H9 to H16."""
    fronts = ASKED_BY.get(s.phase, ())
    parts = {"action": s.action, "wizard": s.wizard, "target": s.target, "loot": s.loot}
    for key, number in parts.items():
        if number != NONE and not fronts:
            raise BadFile(key, f"no action is in progress in the phase {PHASES[s.phase]}")
    if not fronts:
        return
    words = ", ".join(FRONT_NAMES[front] for front in fronts)
    if s.action == NONE:
        raise BadFile("action", f"missing; the phase {PHASES[s.phase]} belongs to {words}")
    front = box.front[s.action]
    if front not in fronts:
        raise BadFile("action", f"the phase {PHASES[s.phase]} belongs to {words} alone")
    if not s.acted:
        raise BadFile("acted_this_turn", "expected true: an action is in progress (H9)")
    if s.phase == ANSWERING and s.wizard != NONE:
        raise BadFile("wizard", "no dragon may answer an action that a wizard goes with (H15)")
    if s.loot != NONE and s.phase != STEALING:
        raise BadFile("loot", "cards are stolen in the phase stealing (H12)")
    _check_target(s, front)
    if not possible_deciders(box, s):
        raise BadFile("phase", "no opponent has the cards to be asked (H10, H16)")


def _check_target(s: State, front: int) -> None:
    """H11, H12, H14."""
    name = FRONT_NAMES[front]
    if front not in (KNIGHT, THIEF):
        if s.target != NONE:
            raise BadFile("target", f"a {name} is aimed at nobody")
        return
    if s.target == NONE:
        raise BadFile("target", f"missing; expected the seat at which the {name} is aimed")
    other = s.players[s.target]
    if s.target == s.active:
        raise BadFile("target", f"it is this seat's own turn; a {name} is aimed at an opponent")
    if other.unicorn != NONE:
        raise BadFile("target", "a player with a unicorn is no target (H14)")
    if front == KNIGHT and other.knight != NONE:
        raise BadFile("target", "a player with a knight is no target for another (H11)")
    if other.size == 0:
        raise BadFile("target", "a player without cards is not robbed, nor asked (H12, H16)")


def possible_deciders(box: Box, s: State) -> list[int]:
    """The seats that may be asked now; `NONE` stands for nobody when the game is over."""
    if s.phase == OVER:
        return [NONE]
    if s.phase == VOTING:
        return list(range(s.player_count))
    if s.phase not in (ANSWERING, YIELDING):
        return [s.active]
    front = box.front[s.action]
    if front == MOB:
        return [
            seat
            for seat in range(s.player_count)
            if seat != s.active and s.players[seat].size >= 2 and s.players[seat].unicorn == NONE
        ]
    return [
        seat
        for seat in range(s.player_count)
        if seat != s.active
        and s.players[seat].size > 0
        and (front == SHEPHERDESS or seat == s.target)
    ]
