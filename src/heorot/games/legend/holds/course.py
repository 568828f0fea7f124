"""The course of an episode: what is asked, of whom, and what lies open for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heorot.core.errors import Sentence
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
        sentence = Sentence("seat {seat} of {players}", seat=s.start + 1, players=s.player_count)
        yield Fault("start", "L1", sentence)
    if (s.episode == EPISODES) != (s.phase == OVER) or not 0 <= s.episode <= EPISODES:
        template = "{episode} in the phase {phase}"
        sentence = Sentence(template, episode=s.episode + 1, phase=PHASES[s.phase])
        yield Fault("episode", "L6", sentence)
    elif s.phase != OVER and s.phase not in QUESTIONS[box.kind[s.episode]]:
        kind = box.kind[s.episode]
        sentence = Sentence(
            "{episode} is an episode of the kind {kind}, whose phases are {phases}",
            episode=name_of(box, s.episode),
            kind=EPISODE_KINDS[kind],
            phases=", ".join(PHASES[phase] for phase in QUESTIONS[kind]),
        )
        yield Fault("phase", "", sentence)


def faults_of_course(box: Box, s: State) -> Iterator[Fault]:
    """Whatever of the present episode does not fit together."""
    if s.phase == OVER:
        yield from _faults_of_the_end(s)
        return
    kind = box.kind[s.episode]
    if not is_visited(box, s, s.episode):
        name = name_of(box, s.episode)
        sentence = Sentence("{episode} is skipped in the base game", episode=name)
        yield Fault("episode", "L6", sentence)
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
        sentence = Sentence("the spaces from 1 to {last} are available", last=s.player_count)
        yield Fault("taken", "L3", sentence)
    if s.taken and not is_choosing:
        sentence = Sentence("no space is taken yet in the phase {phase}", phase=phase)
        yield Fault("taken", "L21", sentence)
    if s.space != NONE and not is_asked:
        yield Fault("space", "L21", "its gain has been received: remove it")
    if s.phase == TAKING and many > s.player_count - 2:
        template = "{count} spaces; the last one of {players} has no choice"
        yield Fault("taken", "L21", Sentence(template, count=many, players=s.player_count))
    if is_asked:
        yield from _faults_of_space(box, s)
    if s.chooser != (many + (s.phase == TAKING) if is_choosing else 0):
        template = "rank {rank} takes a space, and {count} are taken"
        yield Fault("taken", "L21", Sentence(template, rank=s.chooser, count=many))


def _faults_of_space(box: Box, s: State) -> Iterator[Fault]:
    """L21: something is asked about a space that is taken."""
    phase, space = PHASES[s.phase], s.space + 1
    if s.space == NONE:
        template = "missing; expected the space about which the phase {phase} asks"
        yield Fault("space", "", Sentence(template, phase=phase))
    elif s.taken >> s.space & 1 == 0:
        sentence = Sentence("space {space} is not among those `taken`", space=space)
        yield Fault("space", "L21", sentence)
    elif box.gain[s.episode * SPACES + s.space] not in ASKED_ABOUT[s.phase]:
        template = "what space {space} gives is not asked about in the phase {phase}"
        yield Fault("space", "", Sentence(template, space=space, phase=phase))


def _faults_of_holder(s: State) -> Iterator[Fault]:
    """L32 to L36: whoever is asked about a text card holds it."""
    if s.phase not in HOLDERS:
        return
    card = HOLDERS[s.phase]
    holders = [seat for seat in range(s.player_count) if s.players[seat].hand[card]]
    if not holders:
        template = "nobody holds the card {card} to be asked about"
        yield Fault("phase", "", Sentence(template, card=KIND_NAMES[card]))
    elif holders != [s.decider]:
        sentence = Sentence(
            "seat {seat} holds the card {card}, and so is asked in the phase {phase}",
            seat=holders[0] + 1,
            card=KIND_NAMES[card],
            phase=PHASES[s.phase],
        )
        yield Fault("decides", "", sentence)


def _faults_of_offer(box: Box, s: State) -> Iterator[Fault]:
    """L8, L13, L26, L34: cards that are turned up."""
    if s.phase == PICKING:
        yield from _faults_of_picks(s)
    elif s.phase == ASKING_RESOLVE:
        yield from _faults_of_risk(box, s)
    elif sum(s.offer):
        sentence = Sentence("nothing is on offer in the phase {phase}", phase=PHASES[s.phase])
        yield Fault("offer", "L13", sentence)


def _faults_of_picks(s: State) -> Iterator[Fault]:
    """L13: the cards of a recovery."""
    size, wanted = sum(s.offer), 2 * s.player_count - s.acted
    if size > wanted or (size < wanted and cards_left(s)):
        sentence = Sentence(
            "{count} cards; expected {expected} when seat {seat} picks in this round, or fewer"
            " when no cards are left",
            count=size,
            expected=wanted,
            seat=s.decider + 1,
        )
        yield Fault("offer", "L13", sentence)
    if sum(count > 0 for count in s.offer) < 2:
        yield Fault("offer", "L13", "cards of one kind; they are picked without a question")


def _faults_of_risk(box: Box, s: State) -> Iterator[Fault]:
    """L8, L26, L34: the cards of a risk that has failed."""
    size = sum(s.offer)
    if any(s.offer[kind] and matches(box, s, kind) for kind in range(ACTIVITIES)):
        yield Fault("offer", "L8", "with a card that matches the risk has not failed")
    waits = s.waiting >> (DARING - ACTIVITIES) & 1
    is_spent = not waits and not any(one.hand[DARING] for one in s.players)
    if not 1 <= size <= (5 if is_spent else 2):
        template = "{count} cards; a risk turns up two, or five when Daring is spent"
        yield Fault("offer", "L34", Sentence(template, count=size))
    if size not in (2, 5) and cards_left(s):
        template = "{count} cards, though others were left to turn up"
        yield Fault("offer", "L26", Sentence(template, count=size))


def _faults_of_question(s: State) -> Iterator[Fault]:
    """Nobody is asked what public facts decide."""
    me = s.players[s.decider]
    if s.phase == ASKING_REST and me.scratches != MOST_SCRATCHES:
        template = "{count}; the phase rest asks before the third arrives"
        place = key_of(s.decider, "scratches")
        yield Fault(place, "L36", Sentence(template, count=me.scratches))
    if s.phase == HEALING and not me.wounds + me.double_wound:
        template = "seat {seat} has no wound to heal, and takes fame"
        yield Fault("phase", "L37", Sentence(template, seat=s.decider + 1))
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
            sentence = Sentence("seat {seat} has nothing to heal", seat=s.decider + 1)
            yield Fault("decides", "L11", sentence)
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
