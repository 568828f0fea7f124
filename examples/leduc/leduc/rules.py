"""Leduc Hold'em: what is compiled. D1 to D6 are in texts/RULES.en.md."""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck, pick
from heorot.core.records import OWNER, PUBLIC, SECRET, VEIL, field, record, seats, told
from heorot.core.rule import EVERYONE, Told, rule, tell
from heorot.core.tensor import FLAGS, Tensor, block, counts, group

NONE: Final = -1
SEATS: Final = 2
RANKS: Final = 3
JACK, QUEEN, KING = range(RANKS)
ROUNDS: Final = 2

# Action ids.
FOLD, CALL, RAISE = range(3)
ACTIONS: Final = 3

# Addresses of luck.
DEAL: Final = 0
TURN_UP: Final = 1
FIRST: Final = 2
IMAGINED: Final = 3

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("seat", "card"),
    "folds": ("seat",),
    "checks": ("seat",),
    "calls": ("seat",),
    "raises": ("seat", "count"),
    "turned_up": ("card",),
    "shows": ("seat", "card"),
    "wins": ("seat", "count"),
    "shares": (),
}
DEALT, FOLDS, CHECKS, CALLS, RAISES, TURNED_UP, SHOWS, WINS, SHARES = range(9)


@record
class Box:
    """Cards and stakes."""

    copies: list[int] = field(PUBLIC, cells=RANKS)
    ante: int = field(PUBLIC)
    raises: list[int] = field(PUBLIC, cells=ROUNDS)
    """What a raise adds in each round."""
    most_raises: int = field(PUBLIC)


@record
class Player:
    """One seat."""

    card: int = field(OWNER)
    paid: int = field(PUBLIC)
    """Chips put in so far."""
    folded: int = field(PUBLIC)
    shown: int = field(PUBLIC)
    """The card when it was shown at the end (D5), else `NONE`."""


@record
class State:
    """The whole table."""

    player_count: int = field(PUBLIC)
    start: int = field(PUBLIC)
    decider: int = field(PUBLIC)
    round: int = field(PUBLIC)
    """0 or 1."""
    raised: int = field(PUBLIC)
    """Raises in this round."""
    agreed: int = field(PUBLIC)
    """Players in a row who have put in as much as is asked, without raising."""
    turned_up: int = field(PUBLIC)
    """The card for both, or `NONE` in the first round."""
    deck: list[int] = field(SECRET, cells=RANKS)
    """Cards that nobody holds, of each rank."""
    players: list[Player] = seats(Player, SEATS)
    events: list[Told] = told()


@rule
def setup(box: Box, s: State, luck: Luck) -> None:
    """D1."""
    if s.start == NONE:
        s.start = pick(luck, FIRST, 0, SEATS)
    for rank in range(RANKS):
        s.deck[rank] = box.copies[rank]
    for seat in range(SEATS):
        one = s.players[seat]
        one.paid = box.ante
        one.shown = NONE
        one.card = draw(s, luck, DEAL, seat)
        tell(s, 1 << seat, DEALT, seat, one.card)
    s.turned_up = NONE
    s.decider = s.start


@rule
def draw(s: State, luck: Luck, purpose: int, index: int) -> int:
    """A card of the deck, each as likely as the next; it leaves the deck."""
    left = pick(luck, purpose, index, sum(s.deck))
    rank = 0
    while left >= s.deck[rank]:
        left -= s.deck[rank]
        rank += 1
    s.deck[rank] -= 1
    return rank


@rule
def to_call(s: State) -> int:
    """D2: what the decider must put in to call."""
    return s.players[1 - s.decider].paid - s.players[s.decider].paid


@rule
def legal(box: Box, s: State, choices: list[int]) -> int:
    """D2 to D4."""
    if s.decider == NONE:
        return 0
    n = 0
    if to_call(s) > 0:
        choices[n] = FOLD
        n += 1
    choices[n] = CALL
    n += 1
    if s.raised < box.most_raises:
        choices[n] = RAISE
        n += 1
    return n


@rule
def apply(box: Box, s: State, luck: Luck, action: int) -> None:
    """D2 to D5."""
    seat = s.decider
    me = s.players[seat]
    if action == FOLD:
        tell(s, EVERYONE, FOLDS, seat)
        me.folded = 1
        tell(s, EVERYONE, WINS, 1 - seat, me.paid)
        s.decider = NONE
        return
    owed = to_call(s)
    me.paid += owed
    s.decider = 1 - seat
    if action == RAISE:
        me.paid += box.raises[s.round]
        s.raised += 1
        s.agreed = 1
        tell(s, EVERYONE, RAISES, seat, box.raises[s.round])
        return
    tell(s, EVERYONE, CALLS if owed > 0 else CHECKS, seat)
    s.agreed += 1
    if s.agreed == SEATS:
        end_round(s, luck)


@rule
def end_round(s: State, luck: Luck) -> None:
    """D5."""
    if s.round == ROUNDS - 1:
        show_cards(s)
        return
    s.round += 1
    s.raised = 0
    s.agreed = 0
    s.turned_up = draw(s, luck, TURN_UP, 0)
    tell(s, EVERYONE, TURNED_UP, s.turned_up)
    s.decider = s.start


@rule
def show_cards(s: State) -> None:
    """D5, D6."""
    s.decider = NONE
    for seat in range(SEATS):
        one = s.players[seat]
        one.shown = one.card
        tell(s, EVERYONE, SHOWS, seat, one.card)
    best = winner(s)
    if best == NONE:
        tell(s, EVERYONE, SHARES)
    else:
        tell(s, EVERYONE, WINS, best, s.players[1 - best].paid)


@rule
def winner(s: State) -> int:
    """D4, D6: who has won a hand that is over, or `NONE` where the pot is shared."""
    for seat in range(SEATS):
        if s.players[seat].folded == 1:
            return 1 - seat
    first, second = s.players[0].shown, s.players[1].shown
    if first == second:
        return NONE
    if first == s.turned_up:
        return 0
    if second == s.turned_up:
        return 1
    return 0 if first > second else 1


@rule
def score(box: Box, s: State, seat: int) -> int:
    """D6: chips won; while the hand goes on, what was put in counts as lost."""
    if s.decider != NONE:
        return -s.players[seat].paid
    best = winner(s)
    if best == NONE:
        return 0
    return s.players[1 - seat].paid if best == seat else -s.players[seat].paid


@rule
def imagine(box: Box, s: State, seat: int, luck: Luck) -> None:
    """The cards this seat has not seen, each deal of them as likely as the next."""
    for rank in range(RANKS):
        s.deck[rank] = box.copies[rank]
    if s.turned_up != NONE:
        s.deck[s.turned_up] -= 1
    for other in range(SEATS):
        one = s.players[other]
        if one.shown != NONE:
            one.card = one.shown
        if one.card != VEIL:
            s.deck[one.card] -= 1
    for other in range(SEATS):
        if s.players[other].card == VEIL:
            s.players[other].card = draw(s, luck, IMAGINED, other)


MOST_RAISES: Final = 4
MOST_PAID: Final = 9 + ROUNDS * MOST_RAISES * 9

LAYOUT = Tensor(
    block("card", "own card, one flag a rank", FLAGS, RANKS),
    block("turned_up", "the card turned up, likewise, or none", FLAGS, RANKS),
    block("shown", "the other's card, when it was shown", FLAGS, RANKS),
    group(
        "seats",
        SEATS,
        block("paid", "chips put in", counts(MOST_PAID)),
        block("folded", "whether it has folded", FLAGS),
        block("decides", "whether it is asked now", FLAGS),
    ),
    block("round", "whether this is the second round", FLAGS),
    block("raised", "raises in it", counts(MOST_RAISES)),
    block("starts", "whether the observer is the start player", FLAGS),
)
TENSOR: Final = LAYOUT.size
TURNED_UP_AT: Final = LAYOUT.at("turned_up")
SHOWN_AT: Final = LAYOUT.at("shown")
SEAT: Final = LAYOUT.at("seats")
PAID, FOLDED, DECIDES, SEAT_CELLS = LAYOUT.within("seats")
ROUND_AT: Final = LAYOUT.at("round")
RAISED_AT: Final = LAYOUT.at("raised")
STARTS_AT: Final = LAYOUT.at("starts")


@rule
def observe(box: Box, s: State, seat: int, tensor: list[int]) -> None:
    """What a seat knows; the observer comes first."""
    for cell in range(TENSOR):
        tensor[cell] = 0
    tensor[s.players[seat].card] = 1
    if s.turned_up != NONE:
        tensor[TURNED_UP_AT + s.turned_up] = 1
    if s.players[1 - seat].shown != NONE:
        tensor[SHOWN_AT + s.players[1 - seat].shown] = 1
    for number in range(SEATS):
        one = s.players[(seat + number) % SEATS]
        at = SEAT + SEAT_CELLS * number
        tensor[at + PAID] = one.paid
        tensor[at + FOLDED] = one.folded
        tensor[at + DECIDES] = 1 if s.decider == (seat + number) % SEATS else 0
    tensor[ROUND_AT] = s.round
    tensor[RAISED_AT] = s.raised
    tensor[STARTS_AT] = 1 if s.start == seat else 0


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """Raise with a pair or a king, fold a jack that has met nothing, else call."""
    card = s.players[seat].card
    is_good = card == s.turned_up or (card == KING and s.turned_up != KING)
    is_bad = card == JACK and card != s.turned_up
    for k in range(n):
        values[k] = 1 if choices[k] == CALL else 0
        if (is_good and choices[k] == RAISE) or (is_bad and choices[k] == FOLD):
            values[k] = 2
