"""Whether a table of legend can be: what the rules never break, asked of a position document.

A document is not asked for the game that led to it. But what is accepted can be played to its end,
and no rule is broken on the way. What lies in an episode with turns is in `possible_turns.py`.
"""

from __future__ import annotations

from typing import Final

from heorot.core.errors import BadFile
from heorot.games.legend.box import EPISODE_NAMES, Box
from heorot.games.legend.rules.cards import cards_left, holds, matches, symbol_cards
from heorot.games.legend.rules.gains import gain_of, is_harm
from heorot.games.legend.rules.opportunities import can_heal, is_available, may_trade
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ASKING_BLESSING,
    ASKING_INSPIRATION,
    ASKING_RESOLVE,
    ASKING_REST,
    AUCTION,
    BIDDING,
    BLESSING,
    DARING,
    DEATH,
    DOUBLE_WOUND,
    EPISODE_KINDS,
    FACES,
    FAME_OR_HEAL,
    HEALING,
    INSPIRATION,
    KIND_NAMES,
    NONE,
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
    TAKING,
    TRADING,
    TREASURE,
    TREASURE_FACES,
    TREASURES,
    TURN_ORDER,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    State,
)
from heorot.games.legend.words.possible_turns import check_totals, check_turns, key_of

QUESTIONS: Final = {
    OPPORTUNITY: (TRADING, ASKING_BLESSING),
    RISK: (RISKING, ASKING_RESOLVE, ASKING_REST),
    SIMULTANEOUS: (BIDDING, ASKING_BLESSING, TAKING, ASKING_INSPIRATION, ASKING_REST),
    TURN_ORDER: (
        *(STRIVING, ASKING_RESOLVE, ASKING_REST, ASKING_BLESSING, TAKING),
        ASKING_INSPIRATION,
    ),
    SELECTION: (SELECTING,),
    RECOVERY: (PICKING,),
    TREASURE: (AUCTION,),
    RANKING: (TAKING,),
    DEATH: (TAKING, HEALING),
}
"""What can be asked in the episodes of a kind."""

HOLDERS: Final = {
    ASKING_BLESSING: BLESSING,
    ASKING_INSPIRATION: INSPIRATION,
    ASKING_RESOLVE: RESOLVE,
    ASKING_REST: REST,
}
"""The text card about which its holder is asked."""


def check_phase(box: Box, s: State) -> None:
    """Refuse a question that the episode does not ask, and spaces that belong to none."""
    if s.phase != OVER:
        kind = box.kind[s.episode]
        if s.phase not in QUESTIONS[kind]:
            words = ", ".join(PHASES[phase] for phase in QUESTIONS[kind])
            name = EPISODE_NAMES[box.name[s.episode]]
            raise BadFile(
                "phase",
                f"{name} is an episode of the kind {EPISODE_KINDS[kind]}, whose phases are {words}",
            )
    _check_spaces(box, s)


def check_table(box: Box, s: State) -> None:
    """Refuse a table that cannot be, whatever is chosen."""
    _check_double_wound(box, s)
    for seat in range(s.player_count):
        _check_treasure(box, s, seat)
        _check_hand(box, s, seat)
    _check_offer(box, s)
    if s.phase == OVER:
        return
    check_turns(box, s)
    check_totals(box, s)
    _check_question(box, s)


# Spaces (L21).


def _check_spaces(box: Box, s: State) -> None:
    phase = PHASES[s.phase]
    is_space_asked = s.phase in (ASKING_INSPIRATION, HEALING) or (
        s.phase == ASKING_REST and (s.space != NONE or box.kind[s.episode] == SIMULTANEOUS)
    )
    if s.taken and s.phase != TAKING and not is_space_asked:
        raise BadFile("taken", f"no space is taken yet in the phase {phase} (L21)")
    if s.phase == TAKING and s.space != NONE:
        raise BadFile("space", "its gain has been received: remove it (L21)")
    if s.phase == TAKING and s.taken.bit_count() > s.player_count - 2:
        raise BadFile(
            "taken",
            f"{s.taken.bit_count()} spaces; the last one of {s.player_count} has no choice (L21)",
        )
    if not is_space_asked:
        return
    if s.space == NONE:
        raise BadFile("space", f"missing; expected the space about which the phase {phase} asks")
    if box.kind[s.episode] == RISK:
        raise BadFile("space", "a risk has no spaces (L8)")
    what = gain_of(box, s, s.space)
    fits = {
        ASKING_INSPIRATION: is_harm(what),
        HEALING: what == FAME_OR_HEAL,
        ASKING_REST: what == SCRATCH,
    }
    if not fits[s.phase]:
        raise BadFile(
            "space", f"what space {s.space + 1} gives is not asked about in the phase {phase}"
        )


# What lies before the seats.


def _check_treasure(box: Box, s: State, seat: int) -> None:
    """L41 to L45: tokens that are shown, and treasure late in the advanced game."""
    me = s.players[seat]
    place = key_of(seat, "bid")
    if s.phase != AUCTION and (any(me.bid_treasure) or any(me.bid_alliance)):
        raise BadFile(place, f"nothing is bid in the phase {PHASES[s.phase]} (L41)")
    for value in range(1, TREASURES):
        if me.bid_treasure[value] > me.treasure[value]:
            raise BadFile(place, f"not so many treasure tokens of {value} are among its `treasure`")
    for face in range(TREASURE_FACES, FACES):
        if me.bid_alliance[face] > me.shown[face]:
            raise BadFile(
                place,
                f"not so many tokens treasure {face - TREASURE_FACES + 1} are among its"
                " `alliances` and marked as shown (L41)",
            )
    place = key_of(seat, "alliances")
    if s.phase == OVER and me.shown != me.alliance:
        raise BadFile(place, "the game is over: expected all of them shown (L45)")
    kind = DEATH if s.phase == OVER else box.kind[s.episode]
    if not s.advanced or kind not in (RANKING, DEATH):
        return
    if me.shown[TREASURE_FACES:] != me.alliance[TREASURE_FACES:]:
        raise BadFile(place, "all treasure has been shown (L43); expected the mark")
    if kind == DEATH and any(me.alliance[TREASURE_FACES:]):
        raise BadFile(place, "all treasure has gone back (L43)")
    if kind == DEATH and any(me.treasure):
        raise BadFile(key_of(seat, "treasure"), "all treasure has gone back (L43)")


def _check_double_wound(box: Box, s: State) -> None:
    """L28: it comes from one space alone."""
    wounded = [seat for seat in range(s.player_count) if s.players[seat].double_wound]
    episode, space = divmod(box.gain.index(DOUBLE_WOUND), SPACES)
    is_past = s.episode > episode or (s.episode == episode and (s.taken >> space) & 1 == 1)
    if wounded and not is_past:
        name = EPISODE_NAMES[box.name[episode]]
        raise BadFile(
            key_of(wounded[0], "double_wound"), f"is not taken before space {space + 1} of {name}"
            " (L28)"
        )  # fmt: skip
    if len(wounded) > 1:
        raise BadFile(key_of(wounded[1], "double_wound"), "there is one such tile (L28)")


def _check_hand(box: Box, s: State, seat: int) -> None:
    """L37, L45."""
    me = s.players[seat]
    if me.size and (s.phase == OVER or box.kind[s.episode] == DEATH):
        raise BadFile(key_of(seat, "hand"), "the whole hand has been handed in (L37)")


def _check_offer(box: Box, s: State) -> None:
    """L8, L13, L34."""
    size = sum(s.offer)
    left = cards_left(s)
    if s.phase == PICKING:
        wanted = 2 * s.player_count - s.acted
        if size > wanted or (size < wanted and left):
            raise BadFile(
                "offer",
                f"{size} cards; expected {wanted} when seat {s.decider + 1} picks in this round,"
                " or fewer when no cards are left (L13)",
            )
        if sum(count > 0 for count in s.offer) < 2:
            raise BadFile("offer", "cards of one kind; they are picked without a question (L13)")
    elif s.phase == ASKING_RESOLVE:
        if any(s.offer[kind] and matches(box, s, kind) for kind in range(ACTIVITIES)):
            raise BadFile("offer", "with a card that matches the risk has not failed (L8)")
        is_spent = not _is_about(s, DARING)
        if not 1 <= size <= (5 if is_spent else 2):
            raise BadFile(
                "offer", f"{size} cards; a risk turns up two, or five when Daring is spent (L34)"
            )
        if size not in (2, 5) and left:
            raise BadFile("offer", f"{size} cards, though others were left to turn up (L26)")
    elif size:
        raise BadFile("offer", f"nothing is on offer in the phase {PHASES[s.phase]}")


def _is_about(s: State, kind: int) -> bool:
    """Whether a special card is in a hand, or waits beside the board."""
    is_waiting = (s.waiting >> (kind - ACTIVITIES)) & 1 == 1
    return is_waiting or any(holds(one, kind) for one in s.players)


# What is asked, and whether it would be.


def _check_question(box: Box, s: State) -> None:
    me = s.players[s.decider]
    phase = PHASES[s.phase]
    if s.phase in HOLDERS and not holds(me, HOLDERS[s.phase]):
        raise BadFile(
            "decides",
            f"seat {s.decider + 1} does not hold the card {KIND_NAMES[HOLDERS[s.phase]]}, and so is"
            f" not asked in the phase {phase}",
        )
    if s.phase == ASKING_REST and me.scratches != 2:
        raise BadFile(
            key_of(s.decider, "scratches"),
            f"{me.scratches}; the phase rest asks before the third arrives (L36)",
        )
    if s.phase == HEALING and not (me.wounds or me.double_wound):
        raise BadFile("phase", f"seat {s.decider + 1} has no wound to heal, and takes fame (L37)")
    if s.phase == RISKING and cards_left(s) == 0:
        raise BadFile("phase", "no card is left to turn up, and nobody is asked (L26)")
    if s.phase == BIDDING and symbol_cards(me) == 0:
        raise BadFile(
            key_of(s.decider, "hand"), "without a card that shows symbols nothing is asked (L15)"
        )
    if s.phase == TRADING:
        _check_trading(box, s)


def _check_trading(box: Box, s: State) -> None:
    """L9, L11: asked is who may have something to pay."""
    me = s.players[s.decider]
    if may_trade(box, s, s.decider):
        return
    price = box.price[s.episode]
    if price == TWO_FAME_TOKENS:
        if not can_heal(me):
            raise BadFile("decides", f"seat {s.decider + 1} has nothing to heal (L11)")
        raise BadFile(key_of(s.decider, "fame"), "two tokens are to be given (L11)")
    if price == TWO_CARDS:
        raise BadFile(key_of(s.decider, "hand"), "two cards are to be discarded (L9)")
    if not is_available(box, s):
        raise BadFile("phase", "the gain is not available, and nobody is asked (L9)")
    raise BadFile(
        key_of(s.decider, "hand"), "so few cards with symbols cannot pay the price (L9, L10)"
    )
