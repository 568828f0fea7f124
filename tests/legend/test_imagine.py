"""Worlds that a seat can imagine, besides what the kit checks of them: L45."""

from __future__ import annotations

from typing import Any

import pytest
from tests.legend.table import BOX, Table

from heorot.core.luck import Luck, open_luck, pick
from heorot.games.legend.rules.imagine import imagine

HALL = "King Hrothgar's Hall"
GRENDEL = "Grendel's Attack"


def imagined(table: Table, seat: int, seed: int) -> Any:
    """The state of a world as a seat may imagine it."""
    world = table.seen(seat)
    imagine(BOX, world, seat - 1, open_luck(seed))
    return world


@pytest.mark.rule("L45")
@pytest.mark.rule("L43")
def test_after_all_treasure_was_shown_a_hidden_token_is_fame() -> None:
    table = Table.at(
        "Recover Treasures", "wit", "2 alliance fame 1, alliance treasure 2", advanced=1
    )
    assert table.phase == "taking"
    for seed in range(20):
        faces = imagined(table, 1, seed).players[1].alliance
        assert (sum(faces[:3]), faces[3:]) == (2, [0, 1, 0])
    table.play("space 1")
    assert table.episode == "Death of Beowulf"
    assert all(sum(imagined(table, 1, seed).players[1].alliance[3:]) == 0 for seed in range(20))


@pytest.mark.rule("L45")
@pytest.mark.parametrize(("episode", "advanced"), [("Death of Beowulf", 0), ("Dragon Battle", 1)])
def test_before_and_in_the_base_game_a_hidden_token_may_be_treasure(
    episode: str, advanced: int
) -> None:
    table = Table.at(episode, "wit", "wit, 2 alliance fame 1", advanced=advanced)
    assert any(sum(imagined(table, 1, seed).players[1].alliance[3:]) for seed in range(20))


@pytest.mark.rule("L45")
def test_luck_is_asked_for_imagined_things_at_addresses_of_their_own() -> None:
    table = Table.at(GRENDEL, "wit", "2 wit, alliance fame 1", "wit, 2 alliance fame 1")
    for seed in range(4):
        luck, world = open_luck(seed), imagined(table, 1, seed)
        cards = [kind for kind in range(11) for _ in range(BOX.copies[kind] - (kind == 4))]
        faces = [face for face in range(6) for _ in range(6)]
        for seat, size, count in ((2, 2, 1), (3, 1, 2)):
            hand = [cards.pop(taken(luck, (1 << 20) + seat - 1, cards)) for _ in range(size)]
            own = [faces.pop(taken(luck, (1 << 20) + 7 + seat, faces)) for _ in range(count)]
            one = world.players[seat - 1]
            assert one.hand == [hand.count(kind) for kind in range(21)]
            assert one.alliance == [own.count(face) for face in range(6)]


def taken(luck: Luck, purpose: int, left: list[int]) -> int:
    """Which of what is left luck takes."""
    return pick(luck, purpose, len(left), len(left))


@pytest.mark.rule("L45")
def test_a_bid_is_imagined_at_addresses_of_its_own() -> None:
    hand = "known friendship, known wit, known courage, known beowulf"
    for bluffing in (0, 1):
        table = Table.at(HALL, "wit", hand, "wit", bluffing=bluffing)
        table.play("commit", "beowulf", "friendship", "commit")
        for seed in range(8):
            luck, picks, bid = open_luck(seed), 0, set()
            for index, kind in enumerate((2, 4, 6, 10)):
                if bluffing:
                    is_bid = pick(luck, (1 << 20) + 17, index, 4 - index) < 2 - picks
                else:
                    is_bid = kind in (2, 10) and pick(luck, (1 << 20) + 17, index, 2) == 1
                picks += is_bid
                bid |= {kind} if is_bid else set()
            one = imagined(table, 1, seed).players[1]
            assert {kind for kind in range(21) if one.picked[kind]} == bid
