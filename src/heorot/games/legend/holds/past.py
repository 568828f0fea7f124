"""What can have happened by the present episode, at the most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.legend.box import Box
from heorot.games.legend.holds.facts import is_visited
from heorot.games.legend.rules.state import (
    ALLIANCES,
    CARDS,
    DOUBLE_WOUND,
    EPISODES,
    FAME_GAIN,
    OPPORTUNITY,
    RECOVERY,
    RISK,
    SELECTION,
    SPACES,
    START_HAND,
    TREASURE,
    TURN_ORDER,
    TWO_FAME_TOKENS,
    WITH_SPACES,
    WOUND,
    State,
)


class Gain(NamedTuple):
    """Something that can have been gained, so many times."""

    episode: int
    what: int
    amount: int
    times: int


def faults_of_the_past(box: Box, s: State) -> Iterator[Fault]:
    """Counters that say more than can have happened, or less than has."""
    most = most_dealings(box, s)
    if not 0 <= s.dealing <= most:
        template = "{count}; the pile was renewed up to {most} times"
        yield Fault("dealing", "L26", Sentence(template, count=s.dealing, most=most))
    out = sum(one.alliances for one in s.players)
    if s.drawn < out or (s.drawn > out and not _may_have_returned(box, s)):
        sentence = Sentence(
            "{drawn}; {out} are out, and more were drawn only if some can have gone back",
            drawn=s.drawn,
            out=out,
        )
        yield Fault("alliances_drawn", "L25", sentence)
    least = missing_fame(box, s)
    returns = TWO_FAME_TOKENS in box.price[box.credit_from : s.episode + 1]
    most = max(least, most_credited(box, s)) if returns else least
    if not least <= s.credited <= most:
        template = "{count}; expected {least} to {most}"
        sentence = Sentence(template, count=s.credited, least=least, most=most)
        yield Fault("credited", "L24", sentence)


def missing_fame(box: Box, s: State) -> int:
    """How many fame 2 the seats have beyond those of the box (L24)."""
    return max(0, sum(one.fame[2] for one in s.players) - box.fame[2])


def _gains(box: Box, s: State) -> Iterator[Gain]:
    """All that can have been gained by now, the present episode included."""
    for episode in range(min(s.episode + 1, EPISODES)):
        if not is_visited(box, s, episode):
            continue
        kind, cell = box.kind[episode], episode * SPACES
        if kind in (OPPORTUNITY, TREASURE):
            times = s.player_count if kind == OPPORTUNITY else 1
            yield Gain(episode, box.gain[cell], box.amount[cell], times)
        elif kind == SELECTION:
            yield Gain(episode, ALLIANCES, 1, s.player_count)
            yield Gain(episode, CARDS, 2, s.player_count)
        elif kind in WITH_SPACES:
            for space in range(cell, cell + s.player_count):
                yield Gain(episode, box.gain[space], box.amount[space], 1)


def most_alliances(box: Box, s: State) -> int:
    """How many alliance tokens can have been drawn (L25)."""
    return sum(one.amount * one.times for one in _gains(box, s) if one.what == ALLIANCES)


def _may_have_returned(box: Box, s: State) -> bool:
    """Whether alliance tokens can have gone back into the pool (L11, L42)."""
    has_given = TWO_FAME_TOKENS in box.price[: s.episode + 1]
    return has_given or (s.advanced == 1 and TREASURE in box.kind[: s.episode])


def most_credited(box: Box, s: State) -> int:
    """How many fame 2 can have been credited (L24)."""
    return sum(
        one.times
        for one in _gains(box, s)
        if (one.what, one.amount) == (FAME_GAIN, 2) and one.episode >= box.credit_from
    )


def most_dealings(box: Box, s: State) -> int:
    """How often the pile can have been renewed: after the first pile, once a card (L26)."""
    deck = sum(box.copies)
    drawn = sum(one.amount * one.times for one in _gains(box, s) if one.what == CARDS)
    drawn += sum(2 for one in _gains(box, s) if one.what in (WOUND, DOUBLE_WOUND))
    for episode in range(min(s.episode + 1, EPISODES)):
        kind = box.kind[episode]
        if kind == RECOVERY:
            drawn += 2 * s.player_count
        # Two cards a risk; Daring adds three, Resolve another risk.
        elif kind == RISK:
            drawn += 2 * (s.player_count + 1) + 3
        elif kind == TURN_ORDER:
            # A risk that succeeds lays a card; the table is cleared by those who drop out.
            drawn += 2 * (deck * s.player_count + s.player_count + 1) + 3
    return max(0, drawn - (deck - (START_HAND + 2) * s.player_count) + 1)
