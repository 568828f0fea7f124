"""What somebody can have begun to choose (H24)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.hoard.box import Box
from heorot.games.hoard.holds.cards import at
from heorot.games.hoard.holds.turn import DEEDS, listed
from heorot.games.hoard.rules.state import (
    ASKING_WIZARD,
    CHOOSING,
    COLOURS,
    HAND_LIMIT,
    KNIGHT,
    NONE,
    PAYING,
    PHASES,
    PLAYING,
    ROYAL,
    TARGETING,
    THIEF,
    TRIMMING,
    WILD_SHEEP,
    WIZARD,
    YIELDING,
    Player,
    State,
)
from heorot.games.hoard.words.spelling import card_name

COMPLETE: Final = "with this the choice is complete, and not the seat's own any more"


def of_choice(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """Only who decides can have begun to choose, and only cards of its hand."""
    one = s.players[seat]
    parts = {"chosen": one.chosen + 1, "wizard": one.helper + 1, "picked": one.picked}
    if one.step == TARGETING and not one.helper + 1:
        parts["wizard"] = 1  # it was declined
    begun = [key for key, part in parts.items() if part]
    if not begun and one.step == CHOOSING:
        return
    place = at(seat, begun[0] if begun else "chosen")
    if seat != s.decider:
        words = Sentence("seat {seat} is not asked now, and so chooses nothing", seat=seat + 1)
        yield Fault(place, "H24", words)
    elif not max(one.chosen, one.helper) < one.size or one.picked >> one.size:
        yield Fault(place, "H24", "only cards of the hand can be chosen")
    elif s.phase in (YIELDING, TRIMMING):
        yield from of_discards(s, seat)
    elif s.phase != PLAYING:
        words = Sentence("nothing is chosen in steps in the phase {phase}", phase=PHASES[s.phase])
        yield Fault(place, "H24", words)
    elif one.chosen == NONE or one.step == CHOOSING:
        yield Fault(place, "H24", "a treasure or an action is chosen first")
    elif one.step == PAYING:
        yield from of_payment(box, s, seat)
    else:
        yield from of_deed(box, s, seat)
    yield from of_copies(box, seat, one)


def of_discards(s: State, seat: int) -> Iterator[Fault]:
    """H4, H10."""
    one = s.players[seat]
    count = one.size // 2 if s.phase == YIELDING else one.size - HAND_LIMIT
    if (one.step, one.chosen, one.helper) != (CHOOSING, NONE, NONE):
        yield Fault(at(seat, "chosen"), "H24", "only cards to be discarded are picked now")
    yield from of_picked(seat, one, count)


def of_payment(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """H5, H6."""
    one = s.players[seat]
    chosen = at(seat, "chosen")
    treasure = one.hand[one.chosen]
    front = box.front[treasure]
    if front > ROYAL:
        words = Sentence("{card} is not paid for", card=card_name(box, treasure))
        yield Fault(chosen, "H6", words)
        return
    others = [slot for slot in range(one.size) if slot != one.chosen]
    fitting = {slot for slot in others if _matches(box, one.hand[slot], treasure % COLOURS)}
    total = box.own[front] + box.any[front]
    if s.laid:
        yield Fault(chosen, "H5", "a treasure or lair was laid in this turn already")
    if len(others) < total or len(fitting) < box.own[front]:
        yield Fault(chosen, "H6", "the other cards of the hand cannot pay for it")
    if one.helper != NONE:
        yield Fault(at(seat, "wizard"), "H15", "a wizard goes with an action, not with a treasure")
    if (one.picked >> one.chosen) & 1:
        yield Fault(at(seat, "picked"), "H6", "a treasure does not pay for itself")
    picked = [slot for slot in others if (one.picked >> slot) & 1]
    if len(picked) - len(fitting.intersection(picked)) > box.any[front]:
        words = Sentence(
            "at most {most} cards of the payment may be of another colour", most=box.any[front]
        )
        yield Fault(at(seat, "picked"), "H6", words)
    yield from of_picked(seat, one, total)


def _matches(box: Box, card: int, colour: int) -> bool:
    return card % COLOURS == colour or box.front[card] == WILD_SHEEP


def of_picked(seat: int, one: Player, count: int) -> Iterator[Fault]:
    """Not yet as many are picked as it takes."""
    if one.picked.bit_count() >= count:
        yield Fault(at(seat, "picked"), "H24", COMPLETE)


def of_copies(box: Box, seat: int, one: Player) -> Iterator[Fault]:
    """H9: of equal cards that nobody can tell apart the first to arrive goes first."""
    taken = 0
    chosen, helper = (0 if slot == NONE else 1 << slot for slot in (one.chosen, one.helper))
    for key, slots in (("chosen", chosen), ("wizard", helper), ("picked", one.picked)):
        taken |= slots
        left = set()
        for slot in range(one.size):
            looks = box.kind[one.hand[slot]], one.back[slot], one.seen_by[slot]
            if (slots >> slot) & 1 and looks in left:
                words = "of equal cards that look alike the first in the hand goes first"
                yield Fault(at(seat, key), "H9", words)
            if not (taken >> slot) & 1:
                left.add(looks)


def of_deed(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """H5, H9, H15: an action is chosen, a wizard asked for, then a target."""
    one = s.players[seat]
    chosen, wizard = at(seat, "chosen"), at(seat, "wizard")
    front = box.front[one.hand[one.chosen]]
    name = card_name(box, one.hand[one.chosen])
    targets = targets_of(s, front)
    if front <= ROYAL:
        yield Fault(wizard, "H15", "a wizard goes with an action, not with a treasure")
    elif front not in DEEDS:
        words = Sentence(
            "{card} is not chosen in steps; those are treasures and {known}",
            card=name,
            known=listed(DEEDS),
        )
        yield Fault(chosen, "H24", words)
    elif s.acted:
        yield Fault(chosen, "H5", "an action was played in this turn already")
    elif front in (KNIGHT, THIEF) and not targets:
        yield Fault(chosen, "H9", Sentence("{card} has no legal target", card=name))
    elif one.step == ASKING_WIZARD and (one.size == 1 or one.helper != NONE):
        yield Fault(chosen, "H15", "who holds no other card is not asked for a wizard")
    elif one.step == TARGETING and len(targets) < 2:
        yield Fault(wizard, "H24", COMPLETE)
    if one.helper != NONE and (
        one.helper == one.chosen or box.front[one.hand[one.helper]] != WIZARD
    ):
        helper = card_name(box, one.hand[one.helper])
        yield Fault(wizard, "H15", Sentence("{card} is no wizard for it", card=helper))
    if one.picked:
        yield Fault(at(seat, "picked"), "H24", "cards are picked to pay with or to discard")


def targets_of(s: State, front: int) -> list[int]:
    """H11, H12, H14."""
    return [
        seat
        for seat in range(s.player_count)
        if seat != s.active
        and front in (KNIGHT, THIEF)
        and s.players[seat].unicorn == NONE
        and (s.players[seat].knight == NONE if front == KNIGHT else s.players[seat].size > 0)
    ]
