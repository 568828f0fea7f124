"""What a seat can have before it and in its hand (H2, H4, H5, H8, H14, H19)."""

from __future__ import annotations

from collections.abc import Iterator

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.hoard.box import Box
from heorot.games.hoard.holds.cards import at
from heorot.games.hoard.holds.turn import BETWEEN, order
from heorot.games.hoard.rules.state import (
    BEFORE,
    COLOUR_NAMES,
    DRAWING,
    EXTRA,
    HAND_LIMIT,
    NONE,
    PLAYING,
    ROYAL,
    TRIMMING,
    State,
)


def turns_of(s: State, seat: int) -> int:
    """How many turns of a seat have begun."""
    return s.round if order(s, seat) <= order(s, s.active) else s.round - 1


def of_laid(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """H8, H19, and H5: one treasure or lair a turn."""
    me = s.players[seat]
    place = at(seat, "laid")
    lairs, treasures = sum(me.lair), sum(me.row)
    for colour, count in zip(COLOUR_NAMES, me.lair, strict=True):
        if count > 1:
            words = Sentence("a second {colour} lair: never two of one colour", colour=colour)
            yield Fault(place, "H8", words)
    allowed = box.lairs[s.player_count]
    if lairs > allowed:
        words = Sentence("{count} lairs; at most {most} are allowed", count=lairs, most=allowed)
        yield Fault(place, "H8", words)
    turns = turns_of(s, seat)
    if me.sideways or (seat == s.active and not s.laid):
        turns -= 1
    if lairs + treasures > max(turns, 0):
        words = Sentence(
            "{count} cards; in round {round} seat {seat} has had {turns} turns in which one could"
            " be laid",
            count=lairs + treasures,
            round=s.round,
            seat=seat + 1,
            turns=max(turns, 0),
        )
        yield Fault(place, "H5", words)
    end_at = box.end_at[s.player_count]
    has_played = order(s, seat) < order(s, s.active) or (seat == s.active and s.laid)
    most = end_at if has_played else end_at - 1
    if treasures > most:
        words = Sentence(
            "{count} treasures; at most {most} are possible here: the round of somebody's treasure"
            " number {last} is the last",
            count=treasures,
            most=most,
            last=end_at,
        )
        yield Fault(place, "H19", words)
    if seat == s.active and s.laid and lairs + treasures == 0:
        words = Sentence("nothing lies before seat {seat}, whose turn it is", seat=seat + 1)
        yield Fault("laid_this_turn", "", words)


def of_knight_and_unicorn(s: State, seat: int) -> Iterator[Fault]:
    """H2, H11, H14."""
    me = s.players[seat]
    knight, unicorn, sideways = (at(seat, key) for key in ("knight", "unicorn", "sideways"))
    if me.sideways and me.knight == NONE:
        yield Fault(sideways, "", "there is no knight before this seat")
    if me.knight != NONE and me.unicorn != NONE:
        words = "no knight is laid on a player with a unicorn, nor kept by one"
        yield Fault(unicorn, "H14", words)
    if me.sideways and turns_of(s, seat) < 1:
        yield Fault(sideways, "H2", "this seat has had no turn to skip yet")
    if me.unicorn != NONE and turns_of(s, seat) < 1:
        yield Fault(unicorn, "H14", "this seat has had no turn in which to play it yet")
    if seat != s.active:
        return
    if me.unicorn != NONE and (not s.acted or s.action != NONE):
        words = (
            "it leaves as the turn begins, unless it is the action of this very turn:"
            " `acted_this_turn` and no `action`"
        )
        yield Fault(unicorn, "H2", words)
    if me.knight != NONE and s.phase not in BETWEEN:
        yield Fault(knight, "H2", "before the player whose turn it is no knight lies")
    if me.knight != NONE and not me.sideways:
        yield Fault(knight, "H2", "this seat's turn is over: the knight was turned `sideways`")
    if me.knight != NONE and (s.laid or s.acted):
        yield Fault(knight, "H2", "this seat skipped its turn and neither laid nor acted")


def of_hand(box: Box, s: State, seat: int) -> Iterator[Fault]:
    """H4."""
    size = s.players[seat].size
    place = at(seat, "hand")
    is_active = seat == s.active
    if is_active and s.phase == PLAYING and size == 0:
        yield Fault(place, "H5", "with an empty hand the turn ends by itself")
    if is_active and s.phase == TRIMMING and size <= HAND_LIMIT:
        problem = "{count} cards; there is nothing to trim up to {limit}"
        yield Fault(place, "H4", Sentence(problem, count=size, limit=HAND_LIMIT))
    stolen = 1 if seat == s.target and s.loot != NONE else 0
    has_drawn = is_active and s.phase not in (DRAWING, EXTRA, *BETWEEN)
    most = _most_in_hand(box, s) if has_drawn else HAND_LIMIT - stolen
    if size > most:
        words = Sentence("{count} cards; at most {most} are possible here", count=size, most=most)
        yield Fault(place, "H4", words)


def _most_in_hand(box: Box, s: State) -> int:
    """H4: the limit and the draws, less what was laid with its payment, plus the action's gain."""
    me = s.players[s.active]
    most = HAND_LIMIT + box.draws[s.player_count]
    if s.laid:
        costs = [
            1 + box.own[front] + box.any[front]
            for card, front in enumerate(box.front)
            if front <= ROYAL and s.place[card] == BEFORE + s.active
        ]
        if sum(me.lair) and sum(me.row) < box.end_at[s.player_count]:
            costs.append(1)
        most -= min(costs, default=0)
    if s.action != NONE:
        return most - (1 if s.wizard == NONE else 2)
    if me.unicorn != NONE:
        return most - 1
    return most + 1 if s.acted else most
