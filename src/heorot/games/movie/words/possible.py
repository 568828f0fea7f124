"""Whether a table of movie can be: what the rules never break, asked of a position document.

A document is not asked for the game that led to it. But what is accepted can be played to its end,
and no rule is broken on the way.
"""

from __future__ import annotations

from heorot.core.errors import BadFile
from heorot.games.movie.box import Box
from heorot.games.movie.rules.acts import can_act
from heorot.games.movie.rules.lines import figure_of
from heorot.games.movie.rules.state import (
    ACTS,
    COUNSEL,
    FACES,
    OVER,
    PLAYING,
    RANKS,
    SQUARES,
    TURN,
    State,
)


def check_table(box: Box, s: State) -> None:
    """Refuse a table that cannot be, whatever is chosen."""
    _check_phase(box, s)
    _check_passes(s)
    for seat in range(s.player_count):
        _check_figures(box, s, seat)
        _check_hand(box, s, seat)
        _check_drawn(box, s, seat)
    if box.kingdoms and s.phase != OVER:
        _check_kingdoms(box, s)


def _key(seat: int, key: str) -> str:
    return f"seat[{seat + 1}].{key}"


def _check_phase(box: Box, s: State) -> None:
    """M5, M8, M23."""
    if s.phase == OVER:
        if s.act != ACTS - 1:
            raise BadFile("phase", f"the game is over after act {ACTS} (M8)")
        ground = box.ground[s.act * SQUARES : (s.act + 1) * SQUARES]
        if s.board != ground:
            raise BadFile("board", "after the last act nothing is left on the board (M6)")
        for seat in range(s.player_count):
            if box.kingdoms and s.players[seat].size:
                raise BadFile(_key(seat, "hand"), "after the last epoch no tile is held (M23)")
        return
    if s.empties == 0:
        raise BadFile("board", "no square is empty: the act has ended (M5)")
    if s.phase == TURN and not can_act(s, s.active):
        raise BadFile(
            "turn", f"seat {s.active + 1} has neither tile nor figure, and passes unasked (M3)"
        )


def _check_passes(s: State) -> None:
    """M3, M4: who passed had no figure, and no tile but Good Counsels, as everybody knows."""
    if s.passes == 0:
        return
    if s.phase != TURN or s.pool_size > 0:
        raise BadFile("passes", "nobody passes before the pool is empty (M3)")
    for back in range(1, s.passes + 1):
        seat = (s.active - back) % s.player_count
        me = s.players[seat]
        if sum(me.figures) or me.counsels != me.held:
            raise BadFile(
                "passes",
                f"seat {seat + 1} has passed, and so has no figure and no tile but"
                " `known_counsels` (M4)",
            )


def _check_figures(box: Box, s: State, seat: int) -> None:
    """M6: figures of one stone return; others leave once an act with them is over."""
    me = s.players[seat]
    for stones in range(1, RANKS):
        count = box.figures[s.player_count * RANKS + stones]
        placed = s.board.count(figure_of(seat, stones))
        if me.figures[stones] + placed < count and (stones == 1 or s.act == 0):
            raise BadFile(
                _key(seat, "figures"),
                f"{me.figures[stones]} of {stones} stones and {placed} on the board; there are"
                f" {count}, and none can have left the game yet (M6)",
            )


def _check_hand(box: Box, s: State, seat: int) -> None:
    """M2, M4: a hand grows by Good Counsels that cannot be played, and by nothing else."""
    me = s.players[seat]
    place = _key(seat, "hand")
    has_drawn = seat == s.active and s.phase == PLAYING and not box.kingdoms
    counsels = sum(box.copies[COUNSEL : (box.set_of[s.act] + 1) * FACES : FACES])
    most = box.hand if box.kingdoms else max(box.hand, counsels)
    if me.size > most + has_drawn:
        raise BadFile(place, f"{me.size} tiles; at most {most + has_drawn} are possible here (M2)")
    if has_drawn and me.held[s.act] == 0:
        raise BadFile(place, f"expected the tile of act {s.act + 1} that was just drawn (M2)")


def _check_drawn(box: Box, s: State, seat: int) -> None:
    """M24."""
    expected = bool(box.kingdoms) and seat == s.active and s.phase == PLAYING
    if bool(s.players[seat].drawn) != expected:
        raise BadFile(
            _key(seat, "drawn"),
            "missing; expected the tile just drawn (M24)"
            if expected
            else "this seat has drawn no tile that it has not placed (M24)",
        )


def _check_kingdoms(box: Box, s: State) -> None:
    """M22: no tile leaves the board before the epoch ends."""
    shown = sum(box.copies) - sum(s.unseen)
    lying = sum(0 < content < FACES for content in s.board)
    if shown != lying:
        raise BadFile("shown", f"{shown} tiles shown, {lying} on the board; none leaves it (M22)")
