"""Whether what lies in an episode with turns or ranks can be: laid cards, bids, totals, ranks."""

from __future__ import annotations

from heorot.core.errors import BadFile
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import has_laid, matches, symbol_cards
from heorot.games.legend.rules.majors import may_risk
from heorot.games.legend.rules.opportunities import covered, matching_symbols
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_BLESSING,
    AUCTION,
    BEOWULF,
    DEATH,
    HIDES,
    ONE_OF_EACH,
    OPPORTUNITY,
    OVER,
    PHASES,
    SIMULTANEOUS,
    STRIVING,
    SYMBOL_KINDS,
    SYMBOLS,
    TREASURE,
    TURN_ORDER,
    Player,
    State,
)


def key_of(seat: int, key: str) -> str:
    """The place of a seat's key."""
    return f"seat[{seat + 1}].{key}"


def order_of(s: State, seat: int) -> int:
    """0 for the start player, 1 for the next."""
    return (seat - s.start) % s.player_count


def remembers_total(box: Box, s: State, seat: int) -> bool:
    """Whether the total of a seat does not follow from what lies before it: the cards have left."""
    if s.phase == OVER:
        return False
    kind = box.kind[s.episode]
    if kind == TURN_ORDER:
        return s.players[seat].rank > 0 and not has_laid(s.players[seat])
    if kind == SIMULTANEOUS and s.phase == ASKING_BLESSING:
        return order_of(s, seat) < order_of(s, s.decider)
    return s.chooser > 0 and kind == SIMULTANEOUS


# What lies on the table.


def check_turns(box: Box, s: State) -> None:
    """Refuse laid cards, turns and ranks that do not fit together."""
    kind = box.kind[s.episode]
    for seat in range(s.player_count):
        _check_laid(box, s, seat)
    if s.phase == ASKING_BLESSING and not has_laid(s.players[s.decider]):
        raise BadFile(
            key_of(s.decider, "laid"), "missing; blessing is about cards that leave (L32)"
        )
    if s.phase == ASKING_BLESSING and kind == OPPORTUNITY:
        _check_payment(box, s)
    if kind != TURN_ORDER and (s.laid_now or s.risked):
        raise BadFile(
            "laid_this_turn" if s.laid_now else "risked_this_turn",
            "expected in a turn-order episode alone (L17)",
        )
    if s.risked and not s.laid_now:
        raise BadFile("laid_this_turn", "expected true: what was risked was laid (L20)")
    if kind == TURN_ORDER:
        _check_ranks(s)
    if (kind == TURN_ORDER and s.standing > 1) or kind == TREASURE:
        _check_order_of_turns(s)
        _check_turn(s)


def _may_lie(box: Box, s: State, seat: int) -> bool:
    """Whether cards can lie before a seat."""
    kind = box.kind[s.episode]
    is_leaving = s.phase == ASKING_BLESSING and seat == s.decider
    if kind == TURN_ORDER:
        return s.chooser == 0 and (s.players[seat].rank == 0 or is_leaving)
    if kind == SIMULTANEOUS and s.phase == ASKING_BLESSING:
        return order_of(s, seat) >= order_of(s, s.decider)
    return is_leaving or kind == DEATH


def _check_laid(box: Box, s: State, seat: int) -> None:
    """L16, L19, L23."""
    place = key_of(seat, "laid")
    me = s.players[seat]
    if not has_laid(me):
        return
    if not _may_lie(box, s, seat):
        raise BadFile(place, "no cards lie before this seat now, or no more (L19, L23)")
    if any(me.laid[kind] and not matches(box, s, kind) for kind in range(SYMBOL_KINDS)):
        raise BadFile(place, "only cards that match the episode are laid (L9, L17)")


def _check_payment(box: Box, s: State) -> None:
    """L9, L10: the price is met, and was not met before the last card."""
    place = key_of(s.decider, "laid")
    row = s.players[s.decider].laid
    price = box.price[s.episode]
    laid = [kind for kind in range(SYMBOL_KINDS) if row[kind]]
    if price == ONE_OF_EACH:
        paid, wanted = covered(box, row), SYMBOLS
        symbols = [box.symbol[k] for k in laid for _ in range(row[k]) if box.symbol[k] != BEOWULF]
        if len(set(symbols)) < len(symbols):
            raise BadFile(place, "a card must cover something still missing (L10)")
        largest = max(box.count[k] if box.symbol[k] == BEOWULF else 1 for k in laid)
    else:
        paid, wanted = matching_symbols(box, s, row), 2
        largest = max(box.count[k] for k in laid)
    if paid < wanted or paid - largest >= wanted:
        raise BadFile(
            place,
            f"{paid} symbols; expected {wanted}, or more of them only by the last card (L9)",
        )


# Turns (L17 to L20, L41).


def _check_ranks(s: State) -> None:
    """L19: the worst free rank is taken first."""
    ranks = sorted(one.rank for one in s.players[: s.player_count] if one.rank)
    if s.chooser > 0 or (s.phase == ASKING_BLESSING and s.players[s.decider].rank):
        wanted = list(range(1, s.player_count + 1))
    else:
        wanted = list(range(s.player_count - len(ranks) + 1, s.player_count + 1))
        if s.standing < 2:
            raise BadFile("seat", "when one is left the episode ends at once (L19)")
    if ranks != wanted:
        raise BadFile(
            "seat",
            f"ranks {ranks}; expected {wanted or 'none'}: the worst free rank goes first (L19)",
        )
    if s.chooser == 0 and s.standing == 1 and s.players[s.decider].rank != 1:
        raise BadFile(key_of(s.decider, "rank"), "expected 1: the cards of the others have left")


def _check_order_of_turns(s: State) -> None:
    """Whoever completes a turn has the highest total: so totals rise from the decider on."""
    seats = [(s.decider + number) % s.player_count for number in range(s.player_count)]
    still_in = [seat for seat in seats[1:] if s.players[seat].rank == 0]
    if s.players[s.decider].rank:
        key = "passed" if s.phase == AUCTION else "rank"
        raise BadFile(key_of(s.decider, key), "this seat is out and decides nothing (L19, L41)")
    if not still_in:
        is_last = order_of(s, s.decider) == s.player_count - 1
        if s.players[s.decider].total or not is_last:
            raise BadFile("decides", "all others have passed: the auction is over (L41)")
        return
    totals = [s.players[seat].total for seat in still_in]
    me = s.players[s.decider].total
    if totals != sorted(totals):
        raise BadFile(
            "seat",
            f"totals {totals} of seats {[seat + 1 for seat in still_in]}: each reached the highest"
            " total in its turn (L17, L41)",
        )
    is_midway = s.laid_now == 1 or s.phase == AUCTION
    if me > totals[0] and not (is_midway and me < totals[-1]):
        raise BadFile(
            key_of(s.decider, "bid" if s.phase == AUCTION else "laid"),
            f"a total of {me}, against {totals}: the turn would be complete (L17, L41)",
        )
    if s.laid_now and not me < totals[-1]:
        raise BadFile(
            key_of(s.decider, "laid"), "the target is reached, and the turn complete (L17)"
        )
    _check_rounds(s, still_in)


def _check_rounds(s: State, still_in: list[int]) -> None:
    """In the first round those before the decider have had their turn; later on, everybody."""
    here = order_of(s, s.decider)
    earlier = [seat for seat in still_in if order_of(s, seat) < here]
    later = [seat for seat in still_in if order_of(s, seat) > here]
    none_out = len(later) == s.player_count - 1 - here
    for seat in earlier:
        if s.players[seat].total == 0:
            raise BadFile(
                key_of(seat, "bid" if s.phase == AUCTION else "laid"),
                "missing; this seat has had its turn and is still in (L17, L41)",
            )
    me = s.players[s.decider]
    is_midway = s.laid_now == 1 or (s.phase == AUCTION and me.total > 0)
    least = 2 if s.laid_now else 1
    can_be_first = (
        none_out
        and all(s.players[seat].total == 0 for seat in later)
        and (me.total == 0 or is_midway)
    )
    can_be_later = _lying(me) >= least and all(s.players[seat].total > 0 for seat in later)
    if not can_be_first and not can_be_later:
        raise BadFile(
            "decides",
            f"in the first round the seats after {s.decider + 1} have laid nothing and are in,"
            " later on everybody who is in has laid something (L17, L41)",
        )


def _lying(me: Player) -> int:
    """How many cards or tokens lie before a seat."""
    return sum(me.laid) + sum(me.bid_treasure) + sum(me.bid_alliance)


def _check_turn(s: State) -> None:
    me = s.players[s.decider]
    if s.phase == AUCTION:
        if sum(me.treasure) + me.alliances == _lying(me):
            raise BadFile(
                "decides", f"seat {s.decider + 1} has nothing more to show, and is out (L41)"
            )
        return
    if s.laid_now and not has_laid(me):
        raise BadFile("laid_this_turn", f"nothing lies before seat {s.decider + 1}")
    if s.laid_now and s.phase not in (STRIVING, ASKING_BLESSING):
        raise BadFile(
            "laid_this_turn",
            f"a risk comes before cards of the hand; in the phase {PHASES[s.phase]} it has just"
            " failed (L20)",
        )
    if s.risked and not any(me.laid[:ACTIVITIES]):
        raise BadFile("risked_this_turn", "no card of the pile lies there (L20)")
    if s.phase == STRIVING and symbol_cards(me) == 0 and not may_risk(s):
        raise BadFile(
            "decides", f"seat {s.decider + 1} can lay nothing, and drops out unasked (L19)"
        )


# Totals (L15, L19).


def check_totals(box: Box, s: State) -> None:
    """Refuse totals that the cards of the box cannot show, or that beat who was still in."""
    kind = box.kind[s.episode]
    totals = [one.total for one in s.players[: s.player_count]]
    if kind == TURN_ORDER:
        _check_dropped(box, s)
    most = symbols_about(box, s)
    if kind == SIMULTANEOUS and sum(totals) > most:
        raise BadFile("seat", f"totals of {sum(totals)}; the cards show {most} at the most (L15)")


def symbols_about(box: Box, s: State) -> int:
    """How many matching symbols can have been laid, at the most."""
    most = sum(
        box.copies[kind] * box.count[kind] for kind in range(ACTIVITIES) if matches(box, s, kind)
    )
    for kind in range(HIDES, SYMBOL_KINDS):
        if matches(box, s, kind) and (s.waiting >> (kind - ACTIVITIES)) & 1 == 0:
            most += box.count[kind]
    return most


def _check_dropped(box: Box, s: State) -> None:
    """Who drops out is beaten, or equalled, by somebody who stays in: in the end, by rank 1."""
    seats = range(s.player_count)
    best = max(s.players[seat].total for seat in seats if s.players[seat].rank <= 1)
    most = symbols_about(box, s)
    if best > most:
        raise BadFile("seat", f"a total of {best}; the cards show {most} at the most (L17)")
    for seat in seats:
        me = s.players[seat]
        if me.total > best or (me.rank == 2 and s.laid_now and me.total == best):
            raise BadFile(
                key_of(seat, "total"),
                f"{me.total}; whoever drops out has not beaten the others, who have {best} (L17)",
            )
    if s.standing == 1 and s.laid_now:
        last = next(seat for seat in seats if s.players[seat].rank == 2)
        if s.players[last].total == 0:
            raise BadFile(
                "laid_this_turn", f"seat {last + 1} dropped out last, and its total is 0 (L19)"
            )
