"""The course of an episode: what is asked, of whom, and what lies open for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.facts import (
    cards_left,
    is_visited,
    key_of,
    matches,
    name_of,
    symbol_cards,
)
from heorot.games.legend.holds.totals import faults_of_totals
from heorot.games.legend.holds.turns import faults_of_order, faults_of_turns
from heorot.games.legend.rules.state import (
    ACTIVITIES,
    ALLIANCES,
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
    EPISODES,
    FAME_GAIN,
    FAME_OR_HEAL,
    HEALING,
    HIDES,
    INSPIRATION,
    KIND_NAMES,
    MISFORTUNE,
    MOST_SCRATCHES,
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
    SEATS,
    SELECTING,
    SELECTION,
    SIMULTANEOUS,
    SPACES,
    STRIVING,
    SYMBOLS,
    TAKING,
    TRADING,
    TREASURE,
    TREASURE_GAIN,
    TURN_ORDER,
    TWO_CARDS,
    TWO_FAME_TOKENS,
    WOUND,
    State,
)

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

ASKED_ABOUT: Final = {
    ASKING_INSPIRATION: (WOUND, SCRATCH, MISFORTUNE, DOUBLE_WOUND),
    HEALING: (FAME_OR_HEAL,),
    ASKING_REST: (SCRATCH,),
}
"""What a space gives about which something is asked."""


def faults_of_frame(box: Box, s: State) -> Iterator[Fault]:
    """Seats, episode and phase, without which nothing else can be asked."""
    if not 2 <= s.player_count <= SEATS or not 0 <= s.start < s.player_count:
        yield Fault("start", "L1", f"seat {s.start + 1} of {s.player_count}")
    if (s.episode == EPISODES) != (s.phase == OVER) or not 0 <= s.episode <= EPISODES:
        yield Fault("episode", "L6", f"{s.episode + 1} in the phase {PHASES[s.phase]}")
    elif s.phase != OVER and s.phase not in QUESTIONS[box.kind[s.episode]]:
        kind = box.kind[s.episode]
        asked = ", ".join(PHASES[phase] for phase in QUESTIONS[kind])
        yield Fault("phase", "", f"{name_of(box, s.episode)} is an episode of the kind"
                    f" {EPISODE_KINDS[kind]}, whose phases are {asked}")  # fmt: skip


def faults_of_course(box: Box, s: State) -> Iterator[Fault]:
    """Whatever of the present episode does not fit together."""
    if s.phase == OVER:
        yield from _faults_of_the_end(s)
        return
    kind = box.kind[s.episode]
    if not is_visited(box, s, s.episode):
        yield Fault("episode", "L6", f"{name_of(box, s.episode)} is skipped in the base game")
    yield from _faults_of_spaces(box, s, kind)
    yield from _faults_of_holder(s)
    if not 0 <= s.decider < s.player_count:
        yield Fault("decides", "", "missing; expected the seat that is asked")
        return
    yield from faults_of_order(s, kind)
    yield from _faults_of_offer(box, s)
    yield from faults_of_turns(s, kind)
    yield from faults_of_totals(box, s, kind)
    yield from _faults_of_question(s)
    if s.phase == TRADING:
        yield from _faults_of_trade(box, s)


def _faults_of_the_end(s: State) -> Iterator[Fault]:
    """Nothing is left on the table."""
    if s.decider != NONE:
        yield Fault("decides", "L37", "the game is over, and nobody decides")
    for key, value in (
        ("taken", s.taken or s.chooser or s.space != NONE),
        ("offer", any(s.offer)),
        ("laid_this_turn", s.laid_now),
        ("risked_this_turn", s.risked),
        ("round", s.acted or s.standing),
    ):
        if value:
            yield Fault(key, "L37", "the game is over: remove it")
    for seat, one in enumerate(s.players):
        if one.rank or one.total or any(one.laid):
            yield Fault(key_of(seat, "laid"), "L37", "the game is over, and nothing lies there")


def _faults_of_spaces(box: Box, s: State, kind: int) -> Iterator[Fault]:
    """L3, L21: as many spaces are taken as ranks have chosen."""
    phase, many = PHASES[s.phase], s.taken.bit_count()
    is_asked = s.phase in (ASKING_INSPIRATION, HEALING) or (
        s.phase == ASKING_REST and (s.space != NONE or kind == SIMULTANEOUS)
    )
    is_choosing = is_asked or s.phase == TAKING
    if s.taken >> s.player_count:
        yield Fault("taken", "L3", f"the spaces from 1 to {s.player_count} are available")
    if s.taken and not is_choosing:
        yield Fault("taken", "L21", f"no space is taken yet in the phase {phase}")
    if s.space != NONE and not is_asked:
        yield Fault("space", "L21", "its gain has been received: remove it")
    if s.phase == TAKING and many > s.player_count - 2:
        last = f"the last one of {s.player_count} has no choice"
        yield Fault("taken", "L21", f"{many} spaces; {last}")
    if is_asked and s.space == NONE:
        yield Fault("space", "", f"missing; expected the space about which the phase {phase} asks")
    elif is_asked and s.taken >> s.space & 1 == 0:
        yield Fault("space", "L21", f"space {s.space + 1} is not among those `taken`")
    elif is_asked and box.gain[s.episode * SPACES + s.space] not in ASKED_ABOUT[s.phase]:
        what = f"what space {s.space + 1} gives"
        yield Fault("space", "", f"{what} is not asked about in the phase {phase}")
    if s.chooser != (many + (s.phase == TAKING) if is_choosing else 0):
        yield Fault("taken", "L21", f"rank {s.chooser} takes a space, and {many} are taken")


def _faults_of_holder(s: State) -> Iterator[Fault]:
    """L32 to L36: whoever is asked about a text card holds it."""
    if s.phase not in HOLDERS:
        return
    card = HOLDERS[s.phase]
    holders = [seat for seat in range(s.player_count) if s.players[seat].hand[card]]
    if not holders:
        name = KIND_NAMES[card]
        yield Fault("phase", "", f"nobody holds the card {name} to be asked about")
    elif holders != [s.decider]:
        who = f"seat {holders[0] + 1} holds the card {KIND_NAMES[card]}"
        yield Fault("decides", "", f"{who}, and so is asked in the phase {PHASES[s.phase]}")


def _faults_of_offer(box: Box, s: State) -> Iterator[Fault]:
    """L8, L13, L26, L34: cards that are turned up."""
    size, left = sum(s.offer), cards_left(s)
    if s.phase == PICKING:
        wanted = 2 * s.player_count - s.acted
        if size > wanted or (size < wanted and left):
            yield Fault("offer", "L13", f"{size} cards; expected {wanted} when seat {s.decider + 1}"
                        " picks in this round, or fewer when no cards are left")  # fmt: skip
        if sum(count > 0 for count in s.offer) < 2:
            yield Fault("offer", "L13", "cards of one kind; they are picked without a question")
    elif s.phase == ASKING_RESOLVE:
        if any(s.offer[kind] and matches(box, s, kind) for kind in range(ACTIVITIES)):
            yield Fault("offer", "L8", "with a card that matches the risk has not failed")
        waits = s.waiting >> (DARING - ACTIVITIES) & 1
        is_spent = not waits and not any(one.hand[DARING] for one in s.players)
        if not 1 <= size <= (5 if is_spent else 2):
            turned = "a risk turns up two, or five when Daring is spent"
            yield Fault("offer", "L34", f"{size} cards; {turned}")
        if size not in (2, 5) and left:
            yield Fault("offer", "L26", f"{size} cards, though others were left to turn up")
    elif size:
        yield Fault("offer", "L13", f"nothing is on offer in the phase {PHASES[s.phase]}")


def _faults_of_question(s: State) -> Iterator[Fault]:
    """Nobody is asked what public facts decide."""
    me = s.players[s.decider]
    who = f"seat {s.decider + 1}"
    if s.phase == ASKING_REST and me.scratches != MOST_SCRATCHES:
        place = key_of(s.decider, "scratches")
        yield Fault(place, "L36", f"{me.scratches}; the phase rest asks before the third arrives")
    if s.phase == HEALING and not me.wounds + me.double_wound:
        yield Fault("phase", "L37", f"{who} has no wound to heal, and takes fame")
    if s.phase == RISKING and not cards_left(s):
        yield Fault("phase", "L26", "no card is left to turn up, and nobody is asked")
    if s.phase == BIDDING and not symbol_cards(me):
        place = key_of(s.decider, "hand")
        yield Fault(place, "L15", "without a card that shows symbols nothing is asked")


def _faults_of_trade(box: Box, s: State) -> Iterator[Fault]:
    """L9, L11: whoever is asked may, for all that the others know, have what is to be paid."""
    me = s.players[s.decider]
    hand = key_of(s.decider, "hand")
    price, cell = box.price[s.episode], s.episode * SPACES
    if price == TWO_FAME_TOKENS:
        if not me.wounds + me.double_wound + me.scratches:
            yield Fault("decides", "L11", f"seat {s.decider + 1} has nothing to heal")
        if sum(me.fame) + me.alliances < 2:
            yield Fault(key_of(s.decider, "fame"), "L11", "two tokens are to be given")
        return
    if price == TWO_CARDS:
        if me.size < 2:
            yield Fault(hand, "L9", "two cards are to be discarded")
        return
    what, amount = box.gain[cell], box.amount[cell]
    left = {FAME_GAIN: s.fame, TREASURE_GAIN: s.treasure}.get(what)
    if (left and not left[amount]) or (what == ALLIANCES and not s.pool_size):
        yield Fault("phase", "L9", "the gain is not available, and nobody is asked")
    wild = me.hand[HIDES] * (box.count[HIDES] - 1) if price == ONE_OF_EACH else 0
    if symbol_cards(me) + wild < (SYMBOLS if price == ONE_OF_EACH else 1):
        yield Fault(hand, "L9", "so few cards with symbols cannot pay the price")
