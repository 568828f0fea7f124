"""The tensor says what its layout says, and nothing that the seat may not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.harness.tables import dice
from tests.legend.table import BOX, Table

from heorot.core.luck import choose, open_luck
from heorot.engine.interpreted import Interpreted
from heorot.games import load
from heorot.games.legend.box import Box
from heorot.games.legend.rules.observe import PHASE, TAKEN, TENSOR

GAME = load("legend")
CHECKED = Interpreted(GAME, checked=True)


def expected(s: Any, seat: int) -> list[int]:
    """The layout that is declared, read by a person."""
    count = s.player_count
    me = s.players[seat]
    cells = [*me.hand, *me.picked, *me.given, *me.alliance]
    for k in range(count):
        cells += expected_seat(s, (seat + k) % count)
    cells += [0] * 73 * (5 - count)
    cells += [*s.discard, *s.offer, *s.fame[1:], *s.treasure[1:]]
    cells += [s.waiting >> special & 1 for special in range(10)]
    taken = [s.taken >> space & 1 for space in range(5)]
    if s.space >= 0:
        taken[s.space] = 2
    cells += taken + one_hot(14, s.phase) + one_hot(37, s.episode)
    cells += expected_episode(BOX, s.episode) if s.episode < 36 else [0] * 16
    cells += [s.pile_size, s.pool_size, s.misfortunes, s.acted, s.standing, s.chooser]
    return [*cells, s.risked, s.laid_now, s.advanced, s.fallen, s.bluffing, count]


def expected_seat(s: Any, seat: int) -> list[int]:
    one = s.players[seat]
    return [
        *(one.size, *one.known, *one.laid, one.total, one.rank, one.down),
        *(*one.fame[1:], *one.treasure[1:], one.alliances, *one.shown),
        *(*one.bid_treasure[1:], *one.bid_alliance[3:]),
        *(one.misfortunes, one.scratches, one.wounds, one.double_wound),
        *(int(seat == s.decider), int(seat == s.start), 1),
    ]


def expected_episode(box: Box, episode: int) -> list[int]:
    cells = [box.symbols[episode] >> symbol & 1 for symbol in range(6)]
    for space in range(5 * episode, 5 * episode + 5):
        cells += [box.gain[space], box.amount[space]]
    return cells


def one_hot(cells: int, at: int) -> list[int]:
    return [int(k == at) for k in range(cells)]


@pytest.mark.parametrize("advanced", [0, 1])
def test_the_tensor_follows_its_map(advanced: int) -> None:
    tensor = [7] * TENSOR
    told = Counter[str]()
    for players in GAME.player_counts:
        luck, random = open_luck(players), dice(players)
        s = CHECKED.new(players, luck, advanced=advanced)
        while s.decider >= 0:
            for seat in range(players):
                seen = GAME.seen(s, seat).s
                GAME.observe(BOX, seen, seat, tensor)
                assert tensor == expected(seen, seat)
                told["chosen"] += any(tensor[21:53])
                told["shown in an auction"] += any(tensor[59 + 59 : 59 + 66])
                told["on offer"] += any(tensor[435:446])
                told["laid"] += any(tensor[59 + 22 : 59 + 38])
            choices = CHECKED.choices(s)
            CHECKED.apply(s, luck, choices[choose(random, len(choices))])
        GAME.observe(BOX, GAME.seen(s, 0).s, 0, tensor)
        assert tensor == expected(s, 0)
    assert min(told["chosen"], told["laid"], told["on offer"]) > 20
    assert (told["shown in an auction"] > 0) == bool(advanced)


@pytest.mark.rule("L33")
def test_the_space_in_question_is_marked_apart_from_those_taken() -> None:
    table = Table.at("Grendel's Attack", "fighting", "wit", "inspiration, courage")
    table.play("fighting", "drop", "drop").play("space 1", "space 2")
    tensor = [7] * TENSOR
    GAME.observe(BOX, table.seen(3), 3 - 1, tensor)
    assert (table.phase, table.decides) == ("inspiration", 3)
    assert tensor[TAKEN:PHASE] == [1, 2, 0, 0, 0]
