"""Whose turn it is, who is still in, and which ranks are taken.

In turn-order majors and auctions whoever completes a turn has the highest total.
"""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.legend.holds.facts import cards_left, key_of, order_of, symbol_cards
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_BLESSING,
    AUCTION,
    DEATH,
    OPPORTUNITY,
    PHASES,
    RANKING,
    RECOVERY,
    SIMULTANEOUS,
    STRIVING,
    TREASURE,
    TURN_ORDER,
    Player,
    State,
)


def faults_of_order(s: State, kind: int) -> Iterator[Fault]:
    """L7, L15, L17, L21, L41."""
    if s.acted != _acted(s, kind):
        template = "{count} have acted, and seat {seat} decides"
        yield Fault("decides", "L7", Sentence(template, count=s.acted, seat=s.decider + 1))
    for key, value in (("laid_this_turn", s.laid_now), ("risked_this_turn", s.risked)):
        if value and kind != TURN_ORDER:
            yield Fault(key, "L17", "expected in a turn-order episode alone")
    if s.standing and kind not in (TURN_ORDER, TREASURE):
        sentence = Sentence("{count} are in, in an episode without turns", count=s.standing)
        yield Fault("seat", "L17", sentence)
    ranks = [one.rank for one in s.players[: s.player_count]]
    if kind == TURN_ORDER:
        yield from _faults_of_dropping(s, ranks)
    elif kind == TREASURE:
        if not ranks.count(0):
            yield Fault("seat", "L41", "all have passed: the auction is over")
        if max(ranks) > 1 or s.standing != ranks.count(0):
            template = "ranks {ranks}, and {count} still in"
            yield Fault("seat", "L41", Sentence(template, ranks=ranks, count=s.standing))
    else:
        is_revealed = s.chooser > 0 or (kind != OPPORTUNITY and s.phase == ASKING_BLESSING)
        wanted = ranks_by_total(s) if is_revealed else [0] * s.player_count
        if ranks != wanted:
            sentence = Sentence("ranks {ranks}; expected {expected}", ranks=ranks, expected=wanted)
            yield Fault("seat", "L15", sentence)
    if s.chooser and ranks[s.decider] != s.chooser:
        sentence = Sentence("now the seat of rank {rank} takes its space", rank=s.chooser)
        yield Fault("decides", "L21", sentence)


def _acted(s: State, kind: int) -> int:
    """How many have acted, counted from the start player."""
    if kind in (TURN_ORDER, TREASURE, RANKING, DEATH):
        return 0
    if kind == SIMULTANEOUS and s.chooser:
        return s.player_count
    is_second = kind == RECOVERY and s.acted >= s.player_count
    return order_of(s, s.decider) + (s.player_count if is_second else 0)


def ranks_by_total(s: State) -> list[int]:
    """L15: most first; among equals, who is nearer to the start player clockwise."""
    seats = sorted(range(s.player_count), key=lambda seat: order_of(s, seat))
    order = sorted(seats, key=lambda seat: -s.players[seat].total)
    return [1 + order.index(seat) for seat in range(s.player_count)]


def _faults_of_dropping(s: State, ranks: list[int]) -> Iterator[Fault]:
    """L19: the worst free rank is taken first; when one is left the episode ends at once."""
    still_in = ranks.count(0)
    taken = sorted(rank for rank in ranks if rank)
    wanted = list(range(still_in + 1, s.player_count + 1))
    if taken != wanted:
        template = "ranks {ranks}; expected none: the worst free rank goes first"
        if wanted:
            template = "ranks {ranks}; expected {expected}: the worst free rank goes first"
        yield Fault("seat", "L19", Sentence(template, ranks=taken, expected=wanted))
    if still_in == 1 or (not still_in and not s.chooser and s.phase != ASKING_BLESSING):
        yield Fault("seat", "L19", "when one is left the episode ends at once")
    if still_in and s.chooser:
        yield Fault("seat", "L21", "spaces are taken when everybody has a rank")
    if not still_in and not s.chooser and ranks[s.decider] != 1:
        place = key_of(s.decider, "rank")
        yield Fault(place, "L19", "expected 1: the cards of the others have left")
    if s.standing != max(1, still_in):
        template = "{count} are still in, counted as {standing}"
        yield Fault("seat", "L19", Sentence(template, count=still_in, standing=s.standing))
    if not still_in and (s.laid_now or s.risked):
        yield Fault("laid_this_turn", "L19", "nobody's turn is left")


# Turns.


def faults_of_turns(s: State, kind: int) -> Iterator[Fault]:
    """L17 to L20, L41."""
    if kind != TREASURE and (kind != TURN_ORDER or s.standing < 2):
        return
    me = s.players[s.decider]
    if me.rank:
        key, rule = ("passed", "L41") if kind == TREASURE else ("rank", "L19")
        yield Fault(key_of(s.decider, key), rule, "this seat is out and decides nothing")
        return
    if s.risked and not s.laid_now:
        yield Fault("laid_this_turn", "L20", "expected true: what was risked was laid")
    following = [(s.decider + number) % s.player_count for number in range(1, s.player_count)]
    others = [seat for seat in following if s.players[seat].rank == 0]
    if others:
        yield from _faults_against(s, others)
        yield from _faults_of_rounds(s, others)
    elif me.total or order_of(s, s.decider) != s.player_count - 1:
        yield Fault("decides", "L41", "all others have passed: the auction is over")
    if kind == TREASURE:
        yield from _faults_of_auction(s)
    else:
        yield from _faults_of_turn(s)


def _place(s: State, seat: int) -> str:
    """Where a document says what lies before a seat."""
    return key_of(seat, "bid" if s.phase == AUCTION else "laid")


def _lying(me: Player) -> int:
    """How many cards or tokens lie before a seat."""
    return sum(me.laid) + sum(me.bid_treasure) + sum(me.bid_alliance)


def _faults_against(s: State, others: list[int]) -> Iterator[Fault]:
    """Totals rise from the decider to the one before it, who was last to play."""
    me = s.players[s.decider].total
    totals = [s.players[seat].total for seat in others]
    if totals != sorted(totals):
        template = "totals {totals} of seats {seats}: each reached the highest total in its turn"
        sentence = Sentence(template, totals=totals, seats=[seat + 1 for seat in others])
        yield Fault("seat", "L17", sentence)
    is_midway = s.laid_now == 1 or s.phase == AUCTION
    if me > totals[0] and not (is_midway and me < totals[-1]):
        template = "a total of {total}, against {totals}: the turn would be complete"
        yield Fault(_place(s, s.decider), "L17", Sentence(template, total=me, totals=totals))
    if s.laid_now and me >= totals[-1]:
        place = _place(s, s.decider)
        yield Fault(place, "L17", "the target is reached, and the turn complete")


def _faults_of_rounds(s: State, others: list[int]) -> Iterator[Fault]:
    """In the first round those before the decider have had their turn; later on, everybody."""
    me, here = s.players[s.decider], order_of(s, s.decider)
    for seat in others:
        if order_of(s, seat) < here and s.players[seat].total == 0:
            had = "missing; this seat has had its turn and is still in"
            yield Fault(_place(s, seat), "L17", had)
    later = [s.players[seat].total for seat in others if order_of(s, seat) > here]
    is_midway = s.laid_now == 1 or (s.phase == AUCTION and me.total > 0)
    all_in = len(later) == s.player_count - 1 - here
    can_be_first = all_in and not any(later) and (me.total == 0 or is_midway)
    can_be_later = _lying(me) > s.laid_now and all(later)
    if not can_be_first and not can_be_later:
        sentence = Sentence(
            "in the first round the seats after {seat} have laid nothing and are in, later on"
            " everybody who is in has laid something",
            seat=s.decider + 1,
        )
        yield Fault("decides", "L17", sentence)


def _faults_of_auction(s: State) -> Iterator[Fault]:
    """L41: who has nothing more to show is out."""
    me = s.players[s.decider]
    if _lying(me) >= sum(me.treasure) + me.alliances:
        template = "seat {seat} has nothing more to show, and is out"
        yield Fault("decides", "L41", Sentence(template, seat=s.decider + 1))


def _faults_of_turn(s: State) -> Iterator[Fault]:
    """L19, L20: what was laid and risked in this turn."""
    me, seat = s.players[s.decider], s.decider + 1
    if s.laid_now and not any(me.laid):
        yield Fault("laid_this_turn", "L17", Sentence("nothing lies before seat {seat}", seat=seat))
    if s.laid_now and s.phase not in (STRIVING, ASKING_BLESSING):
        sentence = Sentence(
            "a risk comes before cards of the hand; in the phase {phase} it has just failed",
            phase=PHASES[s.phase],
        )
        yield Fault("laid_this_turn", "L20", sentence)
    if s.risked and not any(me.laid[:ACTIVITIES]):
        yield Fault("risked_this_turn", "L20", "no card of the pile lies there")
    may_risk = not s.risked and not s.laid_now and cards_left(s) > 0
    if s.phase == STRIVING and not symbol_cards(me) and not may_risk:
        sentence = Sentence("seat {seat} can lay nothing, and drops out unasked", seat=seat)
        yield Fault("decides", "L19", sentence)
