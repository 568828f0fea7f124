"""Reading a position document of legend: the course of the episode, and what is being chosen."""

from __future__ import annotations

from typing import Final

from heorot.core.documents import Section
from heorot.core.errors import BadFile, Sentence
from heorot.games.legend.box import Box
from heorot.games.legend.holds.course import HOLDERS
from heorot.games.legend.holds.facts import kind_now, order_of
from heorot.games.legend.holds.totals import remembers_total, total_of
from heorot.games.legend.holds.turns import ranks_by_total
from heorot.games.legend.rules.state import (
    ASKING_BLESSING,
    AUCTION,
    BIDDING,
    DEATH,
    KIND_NAMES,
    NONE,
    OVER,
    PICKING,
    RANKING,
    SIMULTANEOUS,
    TAKING,
    TREASURE,
    TURN_ORDER,
    State,
)
from heorot.games.legend.words.spelling import GIVEN_NAMES, entries

MOST_SYMBOLS: Final = 999
"""More than the symbols of all cards."""


def read_course(box: Box, s: State, doc: Section, seats: list[Section]) -> None:
    """Flags, ranks, totals, who decides, and what follows from these."""
    s.risked = int(doc.flag("risked_this_turn"))
    s.laid_now = int(doc.flag("laid_this_turn"))
    if s.taken or s.phase == TAKING:
        s.chooser = s.taken.bit_count() + (1 if s.phase == TAKING else 0)
    kind = kind_now(box, s)
    for seat, table in enumerate(seats):
        _read_rank(s, kind, seat, table)
    s.decider = _read_decider(s, doc)
    for seat, table in enumerate(seats):
        _read_total(box, s, seat, table)
    if kind in (TURN_ORDER, TREASURE):
        s.standing = max(1, sum(one.rank == 0 for one in s.players[: s.player_count]))
    elif s.chooser or (kind == SIMULTANEOUS and s.phase == ASKING_BLESSING):
        for seat, rank in enumerate(ranks_by_total(s)):
            s.players[seat].rank = rank
    if s.chooser and s.decider == NONE:
        ranks = [one.rank for one in s.players[: s.player_count]]
        s.decider = ranks.index(s.chooser) if s.chooser in ranks else NONE
    s.acted = _acted(s, kind, doc)


def _read_rank(s: State, kind: int, seat: int, doc: Section) -> None:
    """L19, L41: in an episode with turns, who is out."""
    me = s.players[seat]
    if doc.flag("passed"):
        me.rank = 1
        if s.phase != AUCTION:
            raise BadFile(doc.at("passed"), "there is no auction to be out of (L41)")
    if doc.has("rank"):
        if kind != TURN_ORDER:
            raise BadFile(
                doc.at("rank"), "expected in a turn-order episode alone; elsewhere ranks follow"
            )
        me.rank = doc.integer("rank", 1, s.player_count)


def _read_total(box: Box, s: State, seat: int, doc: Section) -> None:
    """What counts before a seat, or had counted before its cards left."""
    me = s.players[seat]
    me.total = total_of(box, s, seat)
    if doc.has("total"):
        if not remembers_total(box, s, seat):
            raise BadFile(
                doc.at("total"),
                "follows from what lies there: expected only of cards that have left",
            )
        me.total = doc.integer("total", 0, MOST_SYMBOLS)


def _read_decider(s: State, doc: Section) -> int:
    """The seat that is asked; for now `NONE` when that follows from the ranks."""
    if s.phase == OVER:
        if doc.has("decides"):
            raise BadFile("decides", "the game is over, and nobody decides: remove it")
        return NONE
    if doc.has("decides"):
        return doc.integer("decides", 1, s.player_count) - 1
    card = HOLDERS.get(s.phase)
    holders = [seat for seat in range(s.player_count) if card and s.players[seat].hand[card]]
    return holders[0] if holders else NONE


def _acted(s: State, kind: int, doc: Section) -> int:
    """How many have acted, counted from the start player."""
    turn = doc.integer("round", 1, 2, default=1)
    if turn == 2 and s.phase != PICKING:
        raise BadFile("round", "only a recovery goes round twice (L13)")
    if kind in (NONE, TURN_ORDER, TREASURE, RANKING, DEATH):
        return 0
    if s.chooser:
        return s.player_count
    return order_of(s, s.decider) + (turn - 1) * s.player_count


def read_choice(s: State, seat: int, doc: Section) -> None:
    """L9, L15: what is chosen and not shown; a complete bid lies face down."""
    me = s.players[seat]
    for entry in entries(doc, "picked", KIND_NAMES, Sentence("a card")):
        me.picked[entry.kind] += entry.number
    for entry in entries(doc, "given", GIVEN_NAMES, Sentence("a token of fame")):
        me.given[entry.kind] += entry.number
    me.picks = sum(me.picked) + sum(me.given)
    if s.phase == BIDDING and s.bluffing and order_of(s, seat) < s.acted:
        me.down = me.picks
