"""Major episodes: bids, turns, ranks, spaces (L14 to L23)."""

from __future__ import annotations

from heorot.core.luck import Luck
from heorot.core.rule import EVERYONE, rule, tell
from heorot.games.legend.box import Box
from heorot.games.legend.rules.cards import (
    cards_left,
    forget_choice,
    holds,
    lay_card,
    leave_openly,
    matches,
    next_standing,
    seat_in_order,
    seat_of_rank,
    symbol_cards,
)
from heorot.games.legend.rules.choices import COMMIT, DROP, SPACE, TAKE_RISK
from heorot.games.legend.rules.events import (
    BIDS_DOWN,
    BLUFFED,
    DROPS_OUT,
    HAS_BID,
    LAYS,
    NEW_START,
    RANKED,
    REVEALS,
    SHOWS_BID,
    TAKES_SPACE,
    TIED,
)
from heorot.games.legend.rules.gains import amount_of, gain, gain_of, is_harm
from heorot.games.legend.rules.risk import offer_risk, take_risk
from heorot.games.legend.rules.state import (
    ASKING_INSPIRATION,
    BIDDING,
    FAME_OR_HEAL,
    HEALING,
    INSPIRATION,
    LEAVING,
    NEXT_CHOOSER,
    NEXT_SEAT,
    NEXT_STRIVER,
    NONE,
    SPACES,
    STRIVING,
    SYMBOL_KINDS,
    TAKING,
    State,
)

# Simultaneous majors (L15, L16).


@rule
def legal_bidding(box: Box, s: State, choices: list[int]) -> int:
    """L16: lay another card, or be done; without bluffing only what matches."""
    me = s.players[s.decider]
    choices[0] = COMMIT
    n = 1
    for kind in range(SYMBOL_KINDS):
        if me.hand[kind] > me.picked[kind] and (s.bluffing == 1 or matches(box, s, kind)):
            choices[n] = kind
            n += 1
    return n


@rule
def play_bidding(s: State, action: int) -> None:
    """One more card, or the bid is complete."""
    me = s.players[s.decider]
    if action == COMMIT:
        commit(s, s.decider)
    else:
        me.picked[action] += 1
        me.picks += 1


@rule
def commit(s: State, seat: int) -> None:
    """L16: with bluffing everybody sees how many cards lie there; without, only that it is done."""
    me = s.players[seat]
    if s.bluffing == 1:
        me.down = me.picks
        tell(s, EVERYONE, BIDS_DOWN, seat, me.down)
    else:
        tell(s, EVERYONE, HAS_BID, seat)
    s.phase = NEXT_SEAT


@rule
def bidding_at_once(s: State) -> int:
    """L16: without bluffing all who are still to bid choose at the same time; as bits.

    Who holds nothing but text cards, which all know of, is not asked (L15).
    """
    seats = 0
    if s.phase == BIDDING and s.bluffing == 0:
        for number in range(s.acted, s.player_count):
            seat = seat_in_order(s, number)
            if symbol_cards(s.players[seat]) > 0:
                seats |= 1 << seat
    return seats


@rule
def ask_to_bid(s: State, seat: int) -> None:
    """L16: a seat is asked; those before it in the order have bid, which nobody sees."""
    s.acted = 0
    while seat_in_order(s, s.acted) != seat:
        s.acted += 1
    s.decider = seat


@rule
def reveal_bids(box: Box, s: State) -> None:
    """L15, L16: all bids are shown; what does not match goes back, known to all (L45)."""
    for number in range(s.player_count):
        seat = seat_in_order(s, number)
        me = s.players[seat]
        if s.bluffing == 0:  # with bluffing everybody has seen how many
            tell(s, EVERYONE, SHOWS_BID, seat, me.picks)
        for kind in range(SYMBOL_KINDS):
            for _ in range(me.picked[kind]):
                tell(s, EVERYONE, REVEALS, seat, kind)
        for kind in range(SYMBOL_KINDS):
            count = me.picked[kind]
            if matches(box, s, kind):
                for _ in range(count):
                    leave_openly(me, kind)
                    lay_card(box, s, seat, kind)
            else:
                me.known[kind] = max(me.known[kind], count)
                for _ in range(count):
                    tell(s, EVERYONE, BLUFFED, seat, kind)
        me.down = 0
        forget_choice(me)
    rank_by_total(s)
    s.acted = 0
    s.phase = LEAVING


@rule
def rank_by_total(s: State) -> None:
    """L15: most symbols first; among equals, who is nearer to the start player clockwise."""
    for number in range(s.player_count):
        seat = seat_in_order(s, number)
        me = s.players[seat]
        me.rank = 1
        for other_number in range(s.player_count):
            other = s.players[seat_in_order(s, other_number)]
            if other.total > me.total or (other.total == me.total and other_number < number):
                me.rank += 1
    for rank in range(1, s.player_count + 1):
        seat = seat_of_rank(s, rank)
        tell(s, EVERYONE, RANKED, seat, rank - 1, s.players[seat].total)
        if rank > 1 and s.players[seat].total == s.players[seat_of_rank(s, rank - 1)].total:
            tell(s, EVERYONE, TIED, seat_of_rank(s, rank - 1), seat)


# Turn-order majors (L17 to L20).


@rule
def begin_striving(s: State) -> None:
    """L17: everyone is in; the start player begins."""
    s.standing = s.player_count
    begin_turn(s, s.start)


@rule
def begin_turn(s: State, seat: int) -> None:
    """A turn in which nothing was laid yet; L19: who can by public facts do nothing drops out."""
    s.decider = seat
    s.risked = 0
    s.laid_now = 0
    s.phase = STRIVING
    drop_if_stuck(s)


@rule
def drop_if_stuck(s: State) -> None:
    """Nothing in hand to lay and nothing to turn up: nobody is asked."""
    if symbol_cards(s.players[s.decider]) == 0 and not may_risk(s):
        drop_out(s)


@rule
def may_risk(s: State) -> bool:
    """L20: once a turn, before cards of the hand are laid."""
    return s.risked == 0 and s.laid_now == 0 and cards_left(s) > 0


@rule
def target(s: State) -> int:
    """L17: the highest total of any other player still in."""
    highest = 0
    for seat in range(s.player_count):
        other = s.players[seat]
        if seat != s.decider and other.rank == 0:
            highest = max(highest, other.total)
    return highest


@rule
def legal_striving(box: Box, s: State, choices: list[int]) -> int:
    """L17, L19, L20: risk, lay a matching card, or drop out."""
    me = s.players[s.decider]
    choices[0] = DROP
    n = 1
    if may_risk(s):
        n = offer_risk(s, choices, n)
    for kind in range(SYMBOL_KINDS):
        if me.hand[kind] > 0 and matches(box, s, kind):
            choices[n] = kind
            n += 1
    return n


@rule
def play_striving(box: Box, s: State, luck: Luck, action: int) -> None:
    """One step of a turn; it is complete when the target is reached (L17, L18)."""
    seat = s.decider
    if action == DROP:
        drop_out(s)
        return
    if action >= TAKE_RISK:
        take_risk(box, s, luck, action)
        if s.phase != STRIVING:
            return
        s.risked = 1
    else:
        leave_openly(s.players[seat], action)
        lay_card(box, s, seat, action)
        tell(s, EVERYONE, LAYS, seat, action)
    s.laid_now = 1
    if s.players[seat].total >= target(s):
        s.phase = NEXT_STRIVER
    else:
        drop_if_stuck(s)


@rule
def drop_out(s: State) -> None:
    """L19: the laid cards leave, then the worst free rank is taken."""
    tell(s, EVERYONE, DROPS_OUT, s.decider)
    s.phase = LEAVING


@rule
def pass_turn(s: State) -> None:
    """The next one who is still in."""
    begin_turn(s, next_standing(s))


@rule
def take_worst_rank(s: State) -> None:
    """L19: the free rank with the highest number; when one is left, that one has rank 1."""
    me = s.players[s.decider]
    me.rank = s.standing
    s.standing -= 1
    s.risked = 0
    s.laid_now = 0
    tell(s, EVERYONE, RANKED, s.decider, me.rank - 1, me.total)
    if s.standing > 1:
        s.phase = NEXT_STRIVER
        return
    s.decider = seat_of_rank(s, 0)
    s.players[s.decider].rank = 1
    tell(s, EVERYONE, RANKED, s.decider, 0, s.players[s.decider].total)
    s.phase = LEAVING


# Spaces (L21, L22).


@rule
def is_free(s: State, space: int) -> bool:
    """L3, L21: whether a space can be taken."""
    return space < s.player_count and (s.taken >> space) & 1 == 0


@rule
def call_next_chooser(s: State) -> None:
    """L21: in rank order."""
    s.chooser += 1
    s.space = NONE
    if s.chooser > s.player_count:
        return
    s.decider = seat_of_rank(s, s.chooser)
    s.phase = TAKING


@rule
def only_space(s: State) -> int:
    """The space that is left for the last one, who has no choice."""
    space = 0
    while not is_free(s, space):
        space += 1
    return space


@rule
def legal_taking(s: State, choices: list[int]) -> int:
    """L21: a free space."""
    n = 0
    for space in range(SPACES):
        if is_free(s, space):
            choices[n] = SPACE + space
            n += 1
    return n


@rule
def take_space(box: Box, s: State, luck: Luck, space: int) -> None:
    """L21: the gain is received; L33, L37: some ask a question first."""
    seat = s.decider
    me = s.players[seat]
    s.taken |= 1 << space
    s.space = space
    tell(s, EVERYONE, TAKES_SPACE, seat, space)
    what = gain_of(box, s, space)
    if is_harm(what) and holds(me, INSPIRATION):
        s.phase = ASKING_INSPIRATION
    elif what == FAME_OR_HEAL and me.wounds + me.double_wound > 0:
        s.phase = HEALING
    else:
        receive(box, s, luck, seat)


@rule
def receive(box: Box, s: State, luck: Luck, seat: int) -> None:
    """The gain of the space just taken; a third scratch may ask a question."""
    s.phase = NEXT_CHOOSER
    gain(box, s, luck, seat, gain_of(box, s, s.space), amount_of(box, s, s.space))


@rule
def change_start(s: State) -> None:
    """L22: the player with the last rank becomes start player."""
    s.start = seat_of_rank(s, s.player_count)
    tell(s, EVERYONE, NEW_START, s.start)
