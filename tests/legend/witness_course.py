"""The account of legend for the test kit: phases, turns, ranks and totals fit together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heorot.games.legend.box import Box
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BEOWULF,
    BIDDING,
    BLESSING,
    DEATH,
    DOUBLE_WOUND,
    EPISODES,
    FAME_GAIN,
    FAME_OR_HEAL,
    HEALING,
    HIDES,
    INSPIRATION,
    MISFORTUNE,
    NONE,
    ONE_OF_EACH,
    OPPORTUNITY,
    OVER,
    PHASES,
    PICKING,
    RANKING,
    RECOVERY,
    RESOLVE,
    REST,
    RISK,
    RISKING,
    SCRATCH,
    SELECTING,
    SELECTION,
    SIMULTANEOUS,
    SPACES,
    STRIVING,
    SYMBOL_KINDS,
    TAKING,
    TRADING,
    TREASURE,
    TREASURE_GAIN,
    TURN_ORDER,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    WOUND,
    Player,
    State,
)

ASKED: Final = {
    TRADING: {OPPORTUNITY},
    RISKING: {RISK},
    SELECTING: {SELECTION},
    PICKING: {RECOVERY},
    BIDDING: {SIMULTANEOUS},
    STRIVING: {TURN_ORDER},
    TAKING: {SIMULTANEOUS, TURN_ORDER, RANKING, DEATH},
    HEALING: {DEATH},
    AUCTION: {TREASURE},
    ASKING_BLESSING: {OPPORTUNITY, SIMULTANEOUS, TURN_ORDER},
    ASKING_INSPIRATION: {SIMULTANEOUS, TURN_ORDER},
    ASKING_RESOLVE: {RISK, TURN_ORDER},
    ASKING_REST: {RISK, SIMULTANEOUS, TURN_ORDER},
}
"""In which kinds of episodes each question is asked."""
CARDS_ASKED: Final = {
    ASKING_BLESSING: BLESSING,
    ASKING_INSPIRATION: INSPIRATION,
    ASKING_RESOLVE: RESOLVE,
    ASKING_REST: REST,
}
"""About which card."""


def faults_of_course(box: Box, s: State) -> Iterator[str]:
    """Whatever of the course of an episode contradicts itself."""
    if s.phase == OVER:
        yield from _faults_of_the_end(s)
        return
    kind = box.kind[s.episode] if 0 <= s.episode < EPISODES else NONE
    if kind not in ASKED.get(s.phase, ()):
        yield f"phase {s.phase} in an episode of kind {kind}"
        return
    if kind in (TREASURE, RANKING) and not s.advanced:
        yield "a treasure episode in the base game"  # L6
    if not 0 <= s.decider < s.player_count:
        yield f"seat {s.decider + 1} decides"
        return
    yield from _faults_of_spaces(box, s)
    yield from _faults_of_order(box, s, kind)
    yield from _faults_of_offer(box, s)
    yield from _faults_of_question(s, s.players[s.decider])
    if s.phase == TRADING:
        yield from _faults_of_trade(box, s, s.players[s.decider])
    for seat in range(s.player_count):
        for fault in _faults_of_total(box, s, seat, kind):
            yield f"seat {seat + 1}: {fault}"


def _faults_of_the_end(s: State) -> Iterator[str]:
    """Nothing is left on the table."""
    if s.decider != NONE or s.episode != EPISODES:
        yield f"over, with decider {s.decider} in episode {s.episode + 1}"
    if (s.acted, s.standing, s.risked, s.laid_now, s.chooser, s.taken) != (0,) * 6:
        yield "over, yet an episode is not"
    if s.space != NONE or any(s.offer):
        yield "over, with a space or cards in question"
    if any(one.rank or one.total or any(one.laid) for one in s.players):
        yield "over, with ranks, totals or laid cards"


def _faults_of_spaces(box: Box, s: State) -> Iterator[str]:
    """L21: as many spaces are taken as ranks have chosen."""
    gain = box.gain[s.episode * SPACES + s.space] if s.space != NONE else NONE
    is_choosing = s.phase in (TAKING, HEALING, ASKING_INSPIRATION) or gain == SCRATCH
    harms = (WOUND, SCRATCH, MISFORTUNE, DOUBLE_WOUND)
    gains = {ASKING_INSPIRATION: harms, HEALING: (FAME_OR_HEAL,), ASKING_REST: (SCRATCH, NONE)}
    if gain not in gains.get(s.phase, (NONE,)):
        yield f"gain {gain} of space {s.space + 1} while {PHASES[s.phase]}"
    if s.space != NONE and not s.taken >> s.space & 1:
        yield f"space {s.space + 1} of those taken, {s.taken:b}"
    if s.taken >> s.player_count:
        yield f"spaces {s.taken:b} of {s.player_count}"  # L3
    chosen = s.taken.bit_count() + (1 if s.phase == TAKING else 0)
    if s.chooser != (chosen if is_choosing else 0) or (s.taken and not is_choosing):
        yield f"rank {s.chooser} chooses after {s.taken:b} were taken"
    if s.phase == TAKING and not 0 < s.chooser < s.player_count:
        yield f"rank {s.chooser} of {s.player_count} is asked for a space"
    if s.chooser and s.players[s.decider].rank != s.chooser:
        yield f"rank {s.chooser} chooses, and seat {s.decider + 1} decides"


def _faults_of_order(box: Box, s: State, kind: int) -> Iterator[str]:
    """L7, L15, L17, L41: how many have acted, who is in, and which ranks are taken."""
    players = s.players[: s.player_count]
    ranks = sorted(one.rank for one in players if one.rank)
    everyone = list(range(1, s.player_count + 1))
    is_revealed = s.chooser > 0 or s.phase == ASKING_BLESSING
    if kind in (TURN_ORDER, TREASURE, RANKING, DEATH):
        acted: int = 0
    elif kind == SIMULTANEOUS and s.chooser:
        acted = s.player_count
    else:
        acted = (s.decider - s.start) % s.player_count
        if kind == RECOVERY and s.acted >= s.player_count:
            acted += s.player_count
    if s.acted != acted:
        yield f"{s.acted} have acted, and seat {s.decider + 1} decides"
    if kind == TURN_ORDER:
        still_in = s.player_count - len(ranks)
        expected = everyone[still_in:] if still_in else everyone
        if ranks != expected or s.standing != max(1, still_in) or still_in == 1:
            yield f"ranks {ranks}, and {s.standing} still in"  # L19
        if (still_in == 0) != (s.chooser > 0 or s.players[s.decider].rank == 1):
            yield "all are ranked while cards are laid, or not all while spaces are taken"
    elif kind == TREASURE:
        if ranks != [1] * (s.player_count - s.standing) or s.standing < 1:
            yield f"ranks {ranks}, and {s.standing} still in"
    elif s.standing or s.risked or s.laid_now:
        yield "somebody is in, or has laid or risked, in an episode without turns"
    elif ranks != (everyone if is_revealed and kind != OPPORTUNITY else []):
        yield f"ranks {ranks}"
    elif ranks and [one.rank for one in players] != _ranks_by_total(s):
        yield f"ranks {[one.rank for one in players]} by {[one.total for one in players]}"  # L15
    if kind in (TURN_ORDER, TREASURE) and not s.chooser:
        yield from _faults_of_turns(s, kind)


def _ranks_by_total(s: State) -> list[int]:
    """L15: most first; among equals, who is nearer to the start player clockwise."""
    seats = [(s.start + number) % s.player_count for number in range(s.player_count)]
    order = sorted(seats, key=lambda seat: -s.players[seat].total)
    return [1 + order.index(seat) for seat in range(s.player_count)]


def _faults_of_turns(s: State, kind: int) -> Iterator[str]:
    """L17, L41: totals rise from the decider to the one before it, who was last to play."""
    me = s.players[s.decider]
    seats = [(s.decider + number) % s.player_count for number in range(1, s.player_count)]
    totals = [s.players[seat].total for seat in seats if s.players[seat].rank == 0]
    if s.risked > s.laid_now:
        yield "a risk was taken, and nothing was laid"
    if kind == TREASURE and (me.rank or s.laid_now or s.risked):
        yield "who has passed decides, or cards are laid in an auction"
    if totals != sorted(totals):
        yield f"totals {totals} after seat {s.decider + 1}"
    if not totals:
        if kind == TREASURE and me.total:
            yield "the last one in has shown something and is asked"  # L41
        return
    is_midway = s.laid_now == 1 or kind == TREASURE
    if me.total > totals[0] and not (is_midway and me.total < totals[-1]):
        yield f"a total of {me.total} against {totals}"
    if s.laid_now and (me.total >= totals[-1] or not any(me.laid)):
        yield f"a turn with a total of {me.total} is not complete against {totals}"
    if s.laid_now and s.phase in (ASKING_RESOLVE, ASKING_REST):
        yield "a risk failed after cards were laid"  # L20
    texts = sum(me.hand[SYMBOL_KINDS:])
    has_cards = s.pile_size + s.discard_size > 0
    if s.phase == STRIVING and me.size == texts and (s.laid_now or not has_cards):
        yield "who can do nothing is asked"  # L19
    shown = sum(me.bid_treasure) + sum(me.bid_alliance)
    if kind == TREASURE and shown >= sum(me.treasure) + me.alliances:
        yield "who has nothing to show is asked"  # L41


def _faults_of_offer(box: Box, s: State) -> Iterator[str]:
    """L8, L13: cards that are turned up."""
    size, left = sum(s.offer), s.pile_size + s.discard_size
    if s.phase == PICKING:
        wanted = 2 * s.player_count - s.acted
        if size > wanted or (size < wanted and left) or len(s.offer) - s.offer.count(0) < 2:
            yield f"{size} cards on offer, {wanted} to be picked"
    elif s.phase == ASKING_RESOLVE:
        if any(s.offer[kind] and _matches(box, s, kind) for kind in range(ACTIVITIES)):
            yield "a risk with a match has failed"
        if not 0 < size <= 5 or (size not in (2, 5) and left):
            yield f"{size} cards turned up"
    elif size:
        yield f"{size} cards turned up while {PHASES[s.phase]}"
    if s.phase == RISKING and not left:
        yield "a risk without cards"  # L26


def _faults_of_question(s: State, me: Player) -> Iterator[str]:
    """L32 to L37: whoever is asked about a card holds it, and has a reason to play it."""
    if s.phase in CARDS_ASKED and me.hand[CARDS_ASKED[s.phase]] != 1:
        yield f"seat {s.decider + 1} is asked about a card it does not hold"
    if s.phase == ASKING_REST and me.scratches != 2:
        yield f"{me.scratches} scratches before the third"
    if s.phase == ASKING_BLESSING and not any(me.laid):
        yield "no card leaves"
    if s.phase == HEALING and not me.wounds + me.double_wound:
        yield "no wound to heal"
    if s.phase == BIDDING and me.size == sum(me.hand[SYMBOL_KINDS:]):
        yield "a bid without cards"


def _faults_of_trade(box: Box, s: State, me: Player) -> Iterator[str]:
    """L9, L11: whoever is asked may, for all that the others know, have what is to be paid."""
    price, what = box.price[s.episode], box.gain[s.episode * SPACES]
    amount = box.amount[s.episode * SPACES]
    symbols = me.size - sum(me.hand[SYMBOL_KINDS:])
    if price == TWO_FAME_TOKENS:
        if not me.wounds + me.double_wound + me.scratches or sum(me.fame) + me.alliances < 2:
            yield "nothing to heal, or no tokens for it"
    elif price == TWO_CARDS:
        if me.size < 2:
            yield "no two cards to be discarded"
    else:
        left = {FAME_GAIN: s.fame, TREASURE_GAIN: s.treasure}.get(what)
        if (left and not left[amount]) or (what == ALLIANCES and not s.pool_size):
            yield "a gain that is not there"
        wild = me.hand[HIDES] * (box.count[HIDES] - 1)
        if symbols + (wild if price == ONE_OF_EACH else 0) < (5 if price == ONE_OF_EACH else 1):
            yield "no cards to pay with"


def _matches(box: Box, s: State, kind: int) -> bool:
    """Whether a card shows a symbol of the episode, or Beowulf."""
    if box.symbol[kind] == BEOWULF:
        return box.symbols[s.episode] != 0
    return box.symbols[s.episode] >> box.symbol[kind] & 1 == 1


def _faults_of_total(box: Box, s: State, seat: int, kind: int) -> Iterator[str]:
    """Totals are those of what lies there, or lay there until the cards left."""
    one = s.players[seat]
    laid = sum(one.laid[card] * box.count[card] for card in range(SYMBOL_KINDS))
    if any(one.laid[card] and not _matches(box, s, card) for card in range(SYMBOL_KINDS)):
        yield f"cards that do not match were laid: {one.laid}"
    after = (seat - s.start) % s.player_count - (s.decider - s.start) % s.player_count
    is_leaving = s.phase == ASKING_BLESSING and seat == s.decider
    if kind == TURN_ORDER:
        lies = s.chooser == 0 and (one.rank == 0 or is_leaving)
    elif kind == SIMULTANEOUS:
        lies = s.phase == ASKING_BLESSING and after >= 0
    else:
        lies = is_leaving or kind == DEATH
    if laid and not lies:
        yield f"cards that should have left: {one.laid}"
    if kind in (TREASURE, RANKING):
        row = one.bid_alliance if kind == TREASURE else one.alliance
        squares = one.bid_treasure if kind == TREASURE else one.treasure
        treasure = row[3] + 2 * row[4] + 3 * row[5]
        treasure += sum(value * count for value, count in enumerate(squares))
        if one.total != treasure:
            yield f"a total of {one.total} of treasure {treasure}"
    elif lies and one.total != laid:
        yield f"a total of {one.total} by cards that show {laid}"
    elif not lies and one.total:
        has_left = s.chooser > 0 or (kind == TURN_ORDER and one.rank)
        if not has_left and not (kind == SIMULTANEOUS and s.phase == ASKING_BLESSING):
            yield f"a total of {one.total} without cards"
    if one.total < 0:
        yield f"a total of {one.total}"
