"""The tensor says what its layout says, and nothing that the seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.beest.table import BOX, CAVES, EDITION, GAME, everybody, is_passage

from heorot.core.luck import open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games.beest.rules.observe import TENSOR

ENGINE = Interpreted(GAME)


def expected(s: Any, seat: int) -> list[int]:
    """The layout that is declared, read by a person with the view beside it."""
    count = len(everybody(s.player_count))
    clockwise = [(seat + k) % s.player_count for k in range(s.player_count)]
    clockwise += [s.player_count] * (count > s.player_count)
    view = GAME.view_of(EDITION, s, seat)
    chances, heads = view.own.chances, view.own.heads
    me = s.players[seat]
    cells = [int(k == s.phase) for k in range(4)]
    cells += [count, s.expeditions, s.expedition, s.round, 40 - s.round]
    cells += [s.pile_size, s.hand_size, me.chosen]
    cells += [s.hand[: s.hand_size].count(cave) for cave in range(9)]
    cells += s.pile
    cells += [me.choice[k] + 1 if k < me.chosen else 0 for k in range(5)]
    for other in clockwise:
        one, shown = s.players[other], view.public.participants[other]
        row = one.row[: one.length][::-1]
        cells += [cave + 1 for cave in row] + [0] * (7 - len(row))
        cells += [one.markers]
        cells += [one.order[third] for third in clockwise] + [0] * (6 - count)
        cells += [int(one.order[third] > 0) for third in clockwise] + [0] * (6 - count)
        cells += [60 * chances.beest[other] // chances.cases]
        cells += [60 * chances.infected[other] // chances.cases]
        cells += [int(shown.cleared)]
        gave_it = chances.beest[other] and heads
        cells += [heads[seat] if gave_it else 0, view.public.points[other]]
        began = (s.start + s.expedition - 1) % s.player_count
        cells += [int(other == s.active), int(other == s.decider), int(other == began)]
        cells += [1, int(is_passage([CAVES[cave] for cave in row[::-1]]))]
    return cells + [0] * (TENSOR - len(cells))


@pytest.mark.rule("B17")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_tensor_is_as_its_map_says(players: int) -> None:
    luck, random = open_luck(7), Random(7)
    s = ENGINE.new(players, luck)
    while s.decider >= 0:
        seat = random.randrange(players)
        tensor = [99] * TENSOR
        GAME.observe(BOX, GAME.seen(s, seat).s, seat, tensor)
        assert tensor == expected(s, seat)
        assert -127 <= min(tensor) <= max(tensor) <= 127
        choices = ENGINE.choices(s)
        calm = s.phase != 2 and random.random() < 0.9
        ENGINE.apply(s, luck, choices[0] if calm else random.choice(choices))
