"""The tensor says what its layout says, and nothing that the seat may not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.harness.tables import dice
from tests.hoard.table import BOX, CHECKED, GAME

from heorot.core.luck import choose, open_luck
from heorot.core.records import VEIL
from heorot.games.hoard.rules.observe import TENSOR
from heorot.games.hoard.rules.state import NONE


def expected(s: Any, seat: int) -> list[int]:
    """The layout that is declared, read by a person."""
    count = s.player_count
    clockwise = [(seat + k) % count for k in range(count)]
    me = s.players[seat]
    hand = Counter(BOX.kind[card] for card in me.hand[: me.size])
    choice = {}
    for slot in range(me.size):
        if slot == me.chosen:
            choice[BOX.kind[me.hand[slot]]] = 2
    for slot in range(me.size):
        if slot == me.helper or me.picked & 1 << slot:
            choice[BOX.kind[me.hand[slot]]] = 1
    gone = Counter(BOX.kind[card] for card in range(95) if s.place[card] == 1)
    cells = [hand[kind] for kind in range(85)]
    cells += [choice.get(kind, 0) for kind in range(85)]
    cells += [gone[kind] for kind in range(85)]
    for other in clockwise:
        one = s.players[other]
        backs = Counter(back % 5 for back in one.back[: one.size])
        knight = 0 if one.knight == NONE else 1 + one.sideways
        cells += [one.size, *(backs[colour] for colour in range(5)), *one.row, *one.lair]
        cells += [one.worth, knight, int(one.unicorn != NONE), int(other == s.decider)]
    cells += [0] * 20 * (4 - count)
    for other in clockwise:
        one = s.players[other]
        for slot in range(14):
            if slot < one.size:
                front = 0 if one.hand[slot] == VEIL else BOX.front[one.hand[slot]] + 1
                eyes = [
                    place for place in range(count) if one.seen_by[slot] & 1 << clockwise[place]
                ]
                cells += [*shown(s, one.back[slot])[:1], front, *shown(s, one.back[slot])[1:]]
                cells += [sum(1 << place for place in eyes), one.ruled_out[slot]]
            else:
                cells += [0, 0, 0, 0, 0]
    cells += [0] * 70 * (4 - count)
    for back in (*s.field_backs, s.top, s.loot_back):
        cells += shown(s, back)
    drawn = Counter(back % 5 for back in s.drawn[: s.drawn_size])
    cells += [*s.rest, *(drawn[colour] for colour in range(5))]
    cells += one_hot(9, s.phase) + one_hot(4, me.step)
    cells += one_hot(17, BOX.front[s.action] if s.action != NONE else NONE)
    cells += one_hot(4, clockwise.index(s.target) if s.target != NONE else NONE)
    cells += one_hot(4, clockwise.index(s.active)) + one_hot(4, clockwise.index(s.start))
    return [*cells, s.laid, s.acted, int(s.wizard != NONE), s.grazed, count, s.round]


def shown(s: Any, back: int) -> list[int]:
    return [0, 0] if back == NONE else [back % 5 + 1, min(s.dealing - back // 5, 9)]


def one_hot(cells: int, at: int) -> list[int]:
    return [int(k == at) for k in range(cells)]


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 4), marks=pytest.mark.full)])
def test_the_tensor_follows_its_map(seeds: range) -> None:
    tensor = [7] * TENSOR
    seen_kinds = Counter[str]()
    for players in GAME.player_counts:
        for seed in seeds:
            luck, random = open_luck(seed), dice(seed)
            s = CHECKED.new(players, luck)
            while s.decider >= 0:
                for seat in range(players):
                    seen = GAME.seen(s, seat).s
                    GAME.observe(BOX, seen, seat, tensor)
                    assert tensor == expected(seen, seat)
                seen_kinds["choosing"] += any(tensor[85:170])
                seen_kinds["knowing"] += any(tensor[335 + 70 + 1 : 615 : 5])
                seen_kinds["ruling out"] += any(tensor[335 + 4 : 615 : 5])
                seen_kinds["looting"] += tensor[625]
                choices = CHECKED.choices(s)
                CHECKED.apply(s, luck, choices[choose(random, len(choices))])
    assert seen_kinds["choosing"] > 50
    assert seen_kinds["knowing"] > 50
    assert seen_kinds["ruling out"] > 50
    assert seen_kinds["looting"] > 5
