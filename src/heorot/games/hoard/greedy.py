"""A player of simple good sense: values each choice and takes the best.

It knows only what its seat may know: `s` is redacted. It counts what a choice brings against what
the cards it costs are worth otherwise (`heorot.games.hoard.worth`), in hundredths of a point; the
figures were found by trial, in games against the greedy of before.
"""

from __future__ import annotations

from typing import Final

from heorot.core.luck import Luck
from heorot.core.records import VEIL
from heorot.core.rule import rule
from heorot.games.hoard.attacks import (
    action_appeal,
    answer_appeals,
    target_appeal,
    wizard_appeals,
)
from heorot.games.hoard.box import Box
from heorot.games.hoard.rules.choices import END_TURN, ENOUGH, STEAL, TAKE_FIELD, TAKE_PILE, TARGET
from heorot.games.hoard.rules.course import score
from heorot.games.hoard.rules.deeds import next_seat
from heorot.games.hoard.rules.hand import slot_of
from heorot.games.hoard.rules.state import (
    ANSWERING,
    ASKING_WIZARD,
    CHOOSING,
    COLOURS,
    DRAWING,
    EXTRA,
    LAIR,
    NONE,
    PAYING,
    PLAYING,
    ROYAL,
    SEATS,
    SHEPHERDESS,
    STEALING,
    THIEF,
    TRIMMING,
    YIELDING,
    Player,
    State,
)
from heorot.games.hoard.rules.treasures import matches, treasure_count
from heorot.games.hoard.worth import (
    POINT,
    flock,
    front_worth,
    gain,
    hold,
    kind_of,
    lacking,
    sheep_worth,
    step_up,
    treasures_to_come,
    wish,
    wishes,
)

TEMPO: Final = (0, 0, 231, 123, 98)
"""To lay a treasure in this turn, by the number of players: each turn allows one (H5)."""
BURN: Final = 300
"""To pay for a treasure with one of a higher value that lacks no sheep of its colour."""
EXTRA_CARD: Final = 66
"""To hold so few cards at the end of the turn that the next one offers an extra card (H3)."""
LAST_WORD: Final = 2
"""Points that somebody who still has a turn in the last round is expected to make."""
DECISIVE: Final = 3000
"""More than anything else: to end the game as the winner, and not to end it behind."""

LAIR_EARLY: Final = (0, 0, 71, 162, 155)
"""To lay a lair, besides its points of now, by the number of players,"""
LAIR_IN_HAND: Final = 30
"""besides, for each treasure of its colour in hand"""
LAIR_STEP: Final = 67
"""and for each point that the next treasure of its colour would add."""
FIRST: Final = 5000
"""Cards from others and from the pile come before treasures: they may pay for better ones."""

DENY: Final = 3
"""A drawn card besides, for each point that it would help the next player's row to."""
ROB: Final = 18
"""A stolen card likewise."""
UNKNOWN: Final = 29
"""What an unseen card is worth for its front."""


@rule
def appeals(
    box: Box, s: State, seat: int, luck: Luck, choices: list[int], n: int, values: list[int]
) -> None:
    """How much `seat` likes each choice."""
    me = s.players[seat]
    if s.phase == DRAWING or s.phase == EXTRA:
        draw_appeals(box, s, seat, choices, n, values)
    elif s.phase == PLAYING:
        if me.step == CHOOSING:
            play_appeals(box, s, seat, choices, n, values)
        elif me.step == PAYING:
            parting_appeals(box, s, me, me.picked | (1 << me.chosen), choices, n, values)
        elif me.step == ASKING_WIZARD:
            wizard_appeals(box, s, seat, choices, n, values)
        else:
            front = box.front[me.hand[me.chosen]]
            to_come = treasures_to_come(box, s)
            for k in range(n):
                other = choices[k] - TARGET
                values[k] = target_appeal(box, s, seat, front, other, to_come) * SEATS
                # Of equal ones who is next: the numbers of seats mean nothing.
                values[k] += (seat + s.player_count - other) % s.player_count
    elif s.phase == YIELDING or s.phase == TRIMMING:
        parting_appeals(box, s, me, me.picked, choices, n, values)
    elif s.phase == ANSWERING:
        answer_appeals(box, s, seat, choices, n, values)
    elif s.phase == STEALING:
        steal_appeals(box, s, seat, choices, values)
    else:
        vote_appeals(box, s, me, values)


# Drawing, and what others have.


@rule
def draw_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """H3: a card of the colour that serves best, and that the next player would like, too."""
    me, rival = s.players[seat], s.players[next_seat(s, seat)]
    tally = flock(box, me, 0)
    for k in range(s.drawn_size):
        tally += 1 << (8 * (s.drawn[k] % COLOURS))
    sums = wishes(box, me, 0, tally)
    for k in range(n):
        values[k] = 0
        if choices[k] != ENOUGH:
            back = s.top if choices[k] == TAKE_PILE else s.field_backs[choices[k] - TAKE_FIELD]
            colour = back % COLOURS
            values[k] = POINT + sheep_worth(box, s, me, colour, sums)
            values[k] += DENY * longing(box, rival, colour)


@rule
def longing(box: Box, other: Player, colour: int) -> int:
    """How much somebody's row looks forward to a colour."""
    return step_up(box, other, colour) * (1 + other.lair[colour])


@rule
def steal_appeals(box: Box, s: State, seat: int, choices: list[int], values: list[int]) -> None:
    """H12: what serves oneself, and what the victim's rows wait for."""
    me, victim = s.players[seat], s.players[s.target]
    tally = flock(box, me, 0)
    if s.loot_back != NONE:
        tally += 1 << (8 * (s.loot_back % COLOURS))
    sums = wishes(box, me, 0, tally)
    for k in range(victim.size):
        slot = choices[k] - STEAL
        card, colour = victim.hand[slot], victim.back[slot] % COLOURS
        values[k] = sheep_worth(box, s, me, colour, sums) + ROB * longing(box, victim, colour)
        if card == VEIL:
            values[k] += UNKNOWN
        else:
            values[k] += front_worth(box, me, box.front[card], colour, tally)


@rule
def vote_appeals(box: Box, s: State, me: Player, values: list[int]) -> None:
    """H18: renew a field in which no colour is better than what the pile brings on average."""
    sums = wishes(box, me, 0, flock(box, me, 0))
    best = 0
    total = 0
    for slot in range(len(s.field_backs)):
        best = max(best, sheep_worth(box, s, me, s.field_backs[slot] % COLOURS, sums))
    for colour in range(COLOURS):
        total += sheep_worth(box, s, me, colour, sums)
    values[0] = 1 if best * COLOURS <= total else -1
    values[1] = 0


@rule
def parting_appeals(
    box: Box, s: State, me: Player, taken: int, choices: list[int], n: int, values: list[int]
) -> None:
    """H4, H6, H10: part with what is worth least to the hand that stays."""
    tally = flock(box, me, taken)
    sums = wishes(box, me, taken, tally)
    for k in range(n):
        kind = kind_of(choices[k])
        front, colour = kind // COLOURS, kind % COLOURS
        values[k] = -sheep_worth(box, s, me, colour, sums)
        values[k] -= front_worth(box, me, front, colour, tally)
        if me.step == PAYING and outshines(
            box, front, colour, box.front[me.hand[me.chosen]], tally
        ):
            values[k] -= BURN


# Playing (H5).


@rule
def play_appeals(
    box: Box, s: State, seat: int, choices: list[int], n: int, values: list[int]
) -> None:
    """Each lair and treasure, each action, and the end of the turn."""
    me = s.players[seat]
    tally = flock(box, me, 0)
    sums = wishes(box, me, 0, tally)
    to_come = treasures_to_come(box, s)
    best, best_kind = lay_appeals(box, s, seat, choices, n, values, tally, sums, to_come)
    for k in range(n):
        kind = kind_of(choices[k])
        front, colour = kind // COLOURS, kind % COLOURS
        if choices[k] == END_TURN:
            values[k] = extra(box, s, me.size)
        elif front > LAIR:
            use = action_appeal(box, s, seat, front, to_come) + extra(box, s, me.size - 1)
            kept = sheep_worth(box, s, me, colour, sums)
            kept += front_worth(box, me, front, colour, tally)
            use -= hold(to_come) * kept // 100
            if best > 0 and is_needed(box, me, kind, best_kind, tally):
                use -= best
            elif use > 0 and (front == SHEPHERDESS or front == THIEF):
                use += FIRST
            values[k] = use


@rule
def lay_appeals(
    box: Box,
    s: State,
    seat: int,
    choices: list[int],
    n: int,
    values: list[int],
    tally: int,
    sums: int,
    to_come: int,
) -> tuple[int, int]:
    """Value the treasures and lairs among the choices; the appeal and the kind of the best."""
    me = s.players[seat]
    if is_treasure_offered(choices, n):
        weigh_hand(box, s, me, tally, sums)
    best = 0
    best_kind = NONE
    for k in range(n):
        kind = kind_of(choices[k])
        front, colour = kind // COLOURS, kind % COLOURS
        if front <= LAIR and choices[k] != END_TURN:
            if front == LAIR:
                values[k] = lair_appeal(box, s, me, colour, sums, to_come)
            else:
                slot = slot_of(box, me, choices[k], 0)
                own = wish(box, me, front, colour, tally)
                values[k] = treasure_appeal(box, s, seat, slot, own, tally, to_come)
            if values[k] > best:
                best = values[k]
                best_kind = kind
    for slot in range(me.size):
        s.worths[slot] = 0
        s.order[slot] = 0
    return best, best_kind


@rule
def is_treasure_offered(choices: list[int], n: int) -> bool:
    """Whether some treasure may be laid."""
    for k in range(n):
        if kind_of(choices[k]) < LAIR * COLOURS:
            return True
    return False


@rule
def weigh_hand(box: Box, s: State, me: Player, tally: int, sums: int) -> None:
    """Write down what each card of the hand is worth, and their order by that, the least first."""
    for slot in range(me.size):
        card = me.hand[slot]
        colour = card % COLOURS
        worth = sheep_worth(box, s, me, colour, sums)
        worth += front_worth(box, me, box.front[card], colour, tally)
        s.worths[slot] = worth
        place = slot
        while place > 0 and s.worths[s.order[place - 1]] > worth:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = slot


@rule
def is_needed(box: Box, me: Player, kind: int, treasure: int, tally: int) -> bool:
    """Whether a treasure in hand cannot be paid for any more without a card of this kind (H6)."""
    front, colour = treasure // COLOURS, treasure % COLOURS
    if front == LAIR:
        return False
    if me.size - 2 < box.own[front] + box.any[front]:
        return True
    left = ((tally >> (8 * colour)) & 255) + (tally >> (8 * COLOURS)) - 1
    if kind % COLOURS == colour:
        left -= 1
    return left < box.own[front]


@rule
def extra(box: Box, s: State, size: int) -> int:
    """H3: what it is worth to hold `size` cards at the end of the turn."""
    return EXTRA_CARD if size < box.extra_below[s.player_count] else 0


@rule
def lair_appeal(box: Box, s: State, me: Player, colour: int, sums: int, to_come: int) -> int:
    """H8: the points of now, and those that treasures of its colour will bring."""
    later = LAIR_EARLY[s.player_count] + LAIR_STEP * step_up(box, me, colour)
    for slot in range(me.size):
        if me.hand[slot] % COLOURS == colour and box.front[me.hand[slot]] <= ROYAL:
            later += LAIR_IN_HAND
    later -= sheep_worth(box, s, me, colour, sums)
    now = POINT * box.lair_points[min(me.row[colour], 4)] + extra(box, s, me.size - 1)
    return now + hold(to_come) * later // 100


@rule
def treasure_appeal(
    box: Box, s: State, seat: int, chosen: int, own: int, tally: int, to_come: int
) -> int:
    """H6: what the treasure at slot `chosen` brings, less what the cards that pay are worth.

    `own` is what its own wish makes the sheep of its colour worth: that is over once it lies.
    """
    me = s.players[seat]
    card = me.hand[chosen]
    front, colour = box.front[card], card % COLOURS
    worth = gain(box, me, front, colour) + TEMPO[s.player_count]
    worth -= hold(to_come) * payment_worth(box, s, me, chosen, own, tally) // 100
    worth += extra(box, s, me.size - 1 - box.own[front] - box.any[front])
    if to_come > 0 and treasure_count(me) + 1 >= box.end_at[s.player_count]:
        points = score(box, s, seat) + box.value[front]
        if me.lair[colour]:
            points += step_up(box, me, colour)
        worth += DECISIVE if wins_last_round(box, s, seat, points) else -DECISIVE
    return worth


@rule
def payment_worth(box: Box, s: State, me: Player, chosen: int, own_wish: int, tally: int) -> int:
    """What the cards are worth that pay for a treasure, the least that do."""
    card = me.hand[chosen]
    colour = card % COLOURS
    own, others = box.own[box.front[card]], box.any[box.front[card]]
    cost = 0
    for k in range(me.size):
        one = me.hand[s.order[k]]
        if own > 0 and one != card and matches(box, one, colour):
            own -= 1
        elif others > 0 and one != card:
            others -= 1
        else:
            continue
        cost += s.worths[s.order[k]] - (own_wish if one % COLOURS == colour else 0)
        if outshines(box, box.front[one], one % COLOURS, box.front[card], tally):
            cost += BURN
    return cost


@rule
def outshines(box: Box, front: int, colour: int, other: int, tally: int) -> bool:
    """Whether a card in hand is a treasure worth more than another one, and lacks no sheep."""
    return box.value[front] > box.value[other] and lacking(box, front, colour, tally) == 0


@rule
def wins_last_round(box: Box, s: State, seat: int, points: int) -> bool:
    """H19: whether so many points are likely enough to win when this turn begins the end."""
    other = next_seat(s, seat)
    has_turn = True
    while other != seat:
        if other == s.start:
            has_turn = False
        one = s.players[other]
        theirs = score(box, s, other)
        if has_turn and (one.knight == NONE or one.sideways):
            theirs += LAST_WORD
        if theirs >= points:
            return False
        other = next_seat(s, other)
    return True
