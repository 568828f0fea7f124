"""Reading a position document of legend: the course of the episode, and what is being chosen."""

from __future__ import annotations

from typing import Final

from heorot.core.documents import Section
from heorot.core.errors import BadFile
from heorot.core.luck import Luck
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import matches, seat_of_rank
from heorot.games.legend.rules.choices import ACTIONS, CARD, GIVE_ALLIANCE, GIVE_FAME
from heorot.games.legend.rules.course import apply, legal
from heorot.games.legend.rules.gains import alliance_value
from heorot.games.legend.rules.majors import rank_by_total
from heorot.games.legend.rules.state import (
    ASKING_BLESSING,
    AUCTION,
    BIDDING,
    DEATH,
    FAMES,
    KIND_NAMES,
    NONE,
    OVER,
    PHASES,
    PICKING,
    RANKING,
    SIMULTANEOUS,
    SYMBOL_KINDS,
    TAKING,
    TRADING,
    TREASURE,
    TREASURE_FACES,
    TURN_ORDER,
    Player,
    State,
)
from heorot.games.legend.rules.treasures import treasure_value
from heorot.games.legend.words.possible import HOLDERS
from heorot.games.legend.words.possible_turns import order_of, remembers_total
from heorot.games.legend.words.spelling import GIVEN_NAMES, Entry, entries, of_hand

MOST_SYMBOLS: Final = 999
"""More than the symbols of all cards; what is too much here, `possible_turns.py` says."""


def read_course(box: Box, s: State, doc: Section, seats: list[Section]) -> None:
    """Flags, ranks, totals, who decides, and what follows from these."""
    s.risked = int(doc.flag("risked_this_turn"))
    s.laid_now = int(doc.flag("laid_this_turn"))
    if s.taken or s.phase == TAKING:
        s.chooser = s.taken.bit_count() + (1 if s.phase == TAKING else 0)
    for seat, table in enumerate(seats):
        _read_rank(box, s, seat, table)
    s.decider = _read_decider(s, doc)
    for seat, table in enumerate(seats):
        _read_total(box, s, seat, table)
    kind = NONE if s.phase == OVER else box.kind[s.episode]
    if kind in (TURN_ORDER, TREASURE):
        s.standing = max(1, sum(one.rank == 0 for one in s.players[: s.player_count]))
    elif s.chooser or (kind == SIMULTANEOUS and s.phase == ASKING_BLESSING):
        rank_by_total(s)
        s.events.clear()
    if s.chooser:
        _read_chooser(s)
    s.acted = _acted(s, kind, doc)


def _read_rank(box: Box, s: State, seat: int, doc: Section) -> None:
    """L19, L41: in an episode with turns, who is out."""
    me = s.players[seat]
    if doc.flag("passed"):
        me.rank = 1
        if s.phase != AUCTION:
            raise BadFile(doc.at("passed"), "there is no auction to be out of (L41)")
    if doc.has("rank"):
        if s.phase == OVER or box.kind[s.episode] != TURN_ORDER:
            raise BadFile(
                doc.at("rank"), "expected in a turn-order episode alone; elsewhere ranks follow"
            )
        me.rank = doc.integer("rank", 1, s.player_count)


def _read_total(box: Box, s: State, seat: int, doc: Section) -> None:
    """What counts before a seat, or had counted before its cards left."""
    me = s.players[seat]
    me.total = sum(me.laid[kind] * box.count[kind] for kind in range(SYMBOL_KINDS))
    if s.phase == AUCTION:
        me.total = alliance_value(me.bid_alliance, TREASURE_FACES)
        me.total += sum(value * count for value, count in enumerate(me.bid_treasure))
    elif s.chooser and box.kind[s.episode] == RANKING:
        me.total = treasure_value(me, me.alliance)
    if not doc.has("total"):
        return
    if not remembers_total(box, s, seat):
        raise BadFile(
            doc.at("total"), "follows from what lies there: expected only of cards that have left"
        )
    me.total = doc.integer("total", 0, MOST_SYMBOLS)


def _read_decider(s: State, doc: Section) -> int:
    """The seat that is asked; for now `NONE` when that follows from the ranks."""
    named = doc.integer("decides", 1, s.player_count) - 1 if doc.has("decides") else NONE
    if s.phase == OVER:
        if named != NONE:
            raise BadFile("decides", "the game is over, and nobody decides: remove it")
        return NONE
    if named == NONE and s.phase in HOLDERS:
        card = HOLDERS[s.phase]
        holders = [seat for seat in range(s.player_count) if s.players[seat].hand[card]]
        if not holders:
            raise BadFile("phase", f"nobody holds the card {KIND_NAMES[card]} to be asked about")
        return holders[0]
    if named == NONE and s.chooser == 0:
        raise BadFile("decides", "missing; expected the seat that is asked")
    return named


def _read_chooser(s: State) -> None:
    """L21: spaces are taken in the order of ranks."""
    seat = seat_of_rank(s, s.chooser)
    if s.decider == NONE:
        s.decider = seat
    if s.decider != seat:
        who = f"it is seat {seat + 1}" if seat != NONE else "nobody has it"
        raise BadFile(
            "decides", f"now the seat of rank {s.chooser} takes its space, and {who} (L21)"
        )


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


# What a seat has begun to choose, or has laid face down.


def read_choice(box: Box, s: State, seat: int, doc: Section) -> None:
    """L9, L15: cards and tokens that are chosen and not shown."""
    me = s.players[seat]
    cards = of_hand(doc, "picked", me.hand)
    tokens = list(entries(doc, "given", GIVEN_NAMES, "a token of fame"))
    if s.phase == BIDDING and order_of(s, seat) < s.acted:
        _read_bid(box, s, me, cards)
        cards = []
    for entry in cards:
        for _ in range(entry.number):
            _choose(box, s, seat, entry.place, CARD + entry.kind)
    for entry in tokens:
        for _ in range(entry.number):
            first = GIVE_FAME - 1 if entry.kind < FAMES else GIVE_ALLIANCE - FAMES
            _choose(box, s, seat, entry.place, first + entry.kind)


def _read_bid(box: Box, s: State, me: Player, cards: list[Entry]) -> None:
    """L16: a bid that is complete; with bluffing all see how many cards it has."""
    for place, kind, count, _ in cards:
        if kind >= SYMBOL_KINDS:
            raise BadFile(place, "text cards cannot be laid (L16)")
        if not s.bluffing and not matches(box, s, kind):
            raise BadFile(place, "without bluffing only what matches can be laid (L16)")
        me.picked[kind] += count
        me.picks += count
    me.down = me.picks if s.bluffing else 0


def _choose(box: Box, s: State, seat: int, place: str, action: int) -> None:
    """One step of an unfinished choice; the rules themselves must allow it."""
    if s.phase not in (TRADING, BIDDING):
        raise BadFile(place, f"nothing is chosen in steps in the phase {PHASES[s.phase]}")
    if seat != s.decider:
        raise BadFile(place, f"seat {seat + 1} is not asked now, and so chooses nothing (L9, L16)")
    choices = [0] * ACTIONS
    choices = choices[: legal(box, s, choices)]
    if action not in choices:
        raise BadFile(place, "cannot be chosen now: it does not pay or match (L9, L16)")
    apply(box, s, Luck(), action)
    if s.players[seat].picks == 0:
        raise BadFile(
            place, "with this the choice is complete, and not the seat's own any more (L9)"
        )
