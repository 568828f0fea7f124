"""Where a turn can stand: phase, draws, action in progress, who decides (H3 to H19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heorot.core.errors import Sentence
from heorot.core.holds import Fault
from heorot.games.hoard.box import Box
from heorot.games.hoard.holds.cards import at, back_of
from heorot.games.hoard.rules.state import (
    ANSWERING,
    CARDS,
    DRAWING,
    EXTRA,
    FRONT_NAMES,
    IN_PROGRESS,
    KNIGHT,
    MOB,
    NONE,
    OVER,
    PHASES,
    PLAYING,
    ROUND_LIMIT,
    SHEPHERDESS,
    STEALING,
    THIEF,
    VOTING,
    WIZARD,
    YIELDING,
    State,
)
from heorot.games.hoard.words.spelling import card_name

DEEDS: Final = (MOB, KNIGHT, THIEF, SHEPHERDESS)
"""The actions that a wizard may go with and a dragon may answer (H15, H16)."""
ASKED_BY: Final = {ANSWERING: DEEDS, YIELDING: (MOB,), STEALING: (THIEF,)}
"""The phases in which an action is in progress, and which actions those can be."""
BETWEEN: Final = (VOTING, OVER)
"""The phases between two rounds: the last turn of the round is over."""


def order(s: State, seat: int) -> int:
    """0 for the start player, 1 for the next."""
    return (seat - s.start) % s.player_count


def of_phase(box: Box, s: State) -> Iterator[Fault]:
    """H5, H18, H19, H23."""
    if not 1 <= s.round <= ROUND_LIMIT:
        words = Sentence("{round}; there are rounds 1 to {last}", round=s.round, last=ROUND_LIMIT)
        yield Fault("round", "H23", words)
    for key, flag in (("laid_this_turn", s.laid), ("acted_this_turn", s.acted)):
        if flag and s.phase in (DRAWING, EXTRA):
            yield Fault(key, "H5", "before the last card is drawn nothing is played")
    if s.phase == PLAYING and s.laid and s.acted:
        yield Fault("phase", "H5", "a turn in which both was laid and acted ends by itself")
    if s.phase not in BETWEEN:
        return
    last = (s.start - 1) % s.player_count
    if s.active != last:
        words = Sentence("a round ends with the turn of seat {seat}", seat=last + 1)
        yield Fault("turn", "H18", words)
    most = max(sum(one.row) for one in s.players)
    is_over = s.round == ROUND_LIMIT or most >= box.end_at[s.player_count]
    if s.phase == VOTING and is_over:
        yield Fault("phase", "H18", "this round is the last: nobody votes, the game is over")
    if s.phase == OVER and not is_over:
        words = Sentence(
            "the game is over after round {last} (H23), or when somebody has {count} treasures",
            last=ROUND_LIMIT,
            count=box.end_at[s.player_count],
        )
        yield Fault("phase", "H19", words)


def of_drawn(box: Box, s: State) -> Iterator[Fault]:
    """H3."""
    draws, below = box.draws[s.player_count], box.extra_below[s.player_count]
    size = s.players[s.active].size
    if s.phase == EXTRA and below == 0:
        words = Sentence("no extra card is offered to {count} players", count=s.player_count)
        yield Fault("phase", "H3", words)
    elif s.phase == EXTRA and size >= below:
        problem = "{count} cards; the extra card is offered below {limit}"
        words = Sentence(problem, count=size, limit=below)
        yield Fault(at(s.active, "hand"), "H3", words)
    if s.phase == EXTRA and s.drawn_size != draws:
        problem = "{count} cards; the extra one is offered after {draws}"
        words = Sentence(problem, count=s.drawn_size, draws=draws)
        yield Fault("drawn", "H3", words)
    if s.phase == DRAWING and s.drawn_size >= draws:
        problem = "{count} cards; with {draws} the drawing is over"
        yield Fault("drawn", "H3", Sentence(problem, count=s.drawn_size, draws=draws))
    if s.phase not in (DRAWING, EXTRA) and s.drawn_size:
        yield Fault("drawn", "H3", "after the last draw the cards are in the hand")


def of_field(s: State) -> Iterator[Fault]:
    """H18."""
    if s.grazed and s.phase == VOTING:
        yield Fault("field_touched", "H18", "there is no vote on a field that was touched")
    seats = range(s.player_count)
    earlier = [seat for seat in seats if order(s, seat) < order(s, s.active)]
    has_drawn = s.drawn_size or not all(s.players[seat].sideways for seat in earlier)
    if s.grazed and s.phase == DRAWING and not has_drawn:
        yield Fault("field_touched", "H18", "nobody has drawn a card in this round yet")


def of_action(box: Box, s: State) -> Iterator[Fault]:
    """H9 to H16."""
    fronts = ASKED_BY.get(s.phase, ())
    parts = {"action": s.action, "wizard": s.wizard, "target": s.target, "loot": s.loot}
    if not fronts:
        for key, number in parts.items():
            if number != NONE:
                problem = "no action is in progress in the phase {phase}"
                yield Fault(key, "", Sentence(problem, phase=PHASES[s.phase]))
        return
    belonging = {"phase": PHASES[s.phase], "fronts": listed(fronts)}
    if s.action == NONE:
        words = Sentence("missing; the phase {phase} belongs to {fronts}", **belonging)
        yield Fault("action", "", words)
        return
    front = box.front[s.action]
    if front not in fronts:
        words = Sentence("the phase {phase} belongs to {fronts} alone", **belonging)
        yield Fault("action", "", words)
    if not s.acted:
        yield Fault("acted_this_turn", "H9", "expected true: an action is in progress")
    if s.wizard != NONE and box.front[s.wizard] != WIZARD:
        words = Sentence("{card} is not a wizard", card=card_name(box, s.wizard))
        yield Fault("wizard", "H15", words)
    if s.phase == ANSWERING and s.wizard != NONE:
        yield Fault("wizard", "H15", "no dragon may answer an action that a wizard goes with")
    if s.loot != NONE and s.phase != STEALING:
        yield Fault("loot", "H12", "cards are stolen in the phase stealing")
    yield from of_target(s, front)


def listed(fronts: tuple[int, ...]) -> str:
    return ", ".join(FRONT_NAMES[front] for front in fronts)


def of_progress(box: Box, s: State) -> Iterator[Fault]:
    """H9, H12, H21: what is told of an action and its loot is true of the cards."""
    in_progress = {card for card in range(CARDS) if s.place[card] == IN_PROGRESS}
    if in_progress != {s.action, s.wizard} - {NONE}:
        words = Sentence(
            "cards {action} and {wizard}, but in progress are {cards}",
            action=s.action,
            wizard=s.wizard,
            cards=in_progress,
        )
        yield Fault("action", "H9", words)
    told = (s.loot_back, s.loot_seen_by, s.loot_ruled_out)
    if s.loot == NONE:
        is_true = told == (NONE, 0, 0)
    else:
        is_true = s.loot_back == back_of(s, s.loot) and bool(s.loot_seen_by >> s.target & 1)
        is_true &= not s.loot_ruled_out & box.double[box.front[s.loot]]
    if not is_true:
        words = Sentence(
            "card {card} with back {back}, seen by {eyes}",
            card=s.loot,
            back=s.loot_back,
            eyes=f"{s.loot_seen_by:b}",
        )
        yield Fault("loot", "H21", words)


def of_target(s: State, front: int) -> Iterator[Fault]:
    """H11, H12, H14."""
    name = FRONT_NAMES[front]
    if front not in (KNIGHT, THIEF):
        if s.target != NONE:
            yield Fault("target", "", Sentence("a {front} is aimed at nobody", front=name))
    elif s.target == NONE:
        words = Sentence("missing; expected the seat at which the {front} is aimed", front=name)
        yield Fault("target", "", words)
    elif s.target == s.active:
        problem = "it is this seat's own turn; a {front} is aimed at an opponent"
        words = Sentence(problem, front=name)
        yield Fault("target", "", words)
    elif s.players[s.target].unicorn != NONE:
        yield Fault("target", "H14", "a player with a unicorn is no target")
    elif front == KNIGHT and s.players[s.target].knight != NONE:
        yield Fault("target", "H11", "a player with a knight is no target for another")
    elif s.players[s.target].size == 0:
        yield Fault("target", "H16", "a player without cards is not robbed (H12), nor asked")


def deciders(box: Box, s: State) -> list[int]:
    """The seats that may be asked now; `NONE` stands for nobody when the game is over."""
    if s.phase == OVER:
        return [NONE]
    if s.phase == VOTING:
        return list(range(s.player_count))
    if s.phase not in (ANSWERING, YIELDING):
        return [s.active]
    front = box.front[s.action]
    others = [seat for seat in range(s.player_count) if seat != s.active]
    if front == MOB:
        return [
            seat for seat in others if s.players[seat].size >= 2 and s.players[seat].unicorn == NONE
        ]
    return [
        seat
        for seat in others
        if s.players[seat].size > 0 and (front == SHEPHERDESS or seat == s.target)
    ]


def of_decider(box: Box, s: State) -> Iterator[Fault]:
    """H10, H13, H16, H18."""
    seats = deciders(box, s)
    if not seats:
        yield Fault("phase", "H16", "no opponent has the cards to be asked (H10)")
    elif s.decider not in seats:
        words = Sentence(
            "{wrong}; in the phase {phase} it is one of: {known}",
            wrong=Sentence("missing")
            if s.decider == NONE
            else Sentence("seat {seat} is not asked now", seat=s.decider + 1),
            phase=PHASES[s.phase],
            known=Sentence("nobody")
            if s.phase == OVER
            else ", ".join(str(seat + 1) for seat in seats),
        )
        yield Fault("decides", "", words)
