"""What nobody else can notice changes nothing for anybody else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from heorot.core.seats import SPECTATOR, SeatIndex
from heorot.games import REGISTRY
from heorot.match import OpenDice, Seat, Table

PLAYERS = 3


def known(table: Table, reader: SeatIndex) -> tuple[Any, ...]:
    chair = table.chair(reader)
    undo = None if reader == SPECTATOR else chair.undo_needs
    heard = table.past.heard_by(reader)
    return chair.view(), heard, chair.waited_for, chair.ready, chair.choices, undo


@pytest.mark.parametrize("game", REGISTRY)
def test_a_secret_action_is_nothing_to_other_readers(game: str) -> None:
    table = Table(game, [Seat(f"Player {n}") for n in range(PLAYERS)], OpenDice(5), now=0)
    chance = random.Random(5)
    secrets = 0
    while not table.is_over:
        seat = chance.choice(table.waited_for)
        others = {SPECTATOR, *map(SeatIndex, range(PLAYERS))} - {seat}
        before = {reader: known(table, reader) for reader in others}
        json = table.chair(SPECTATOR).public_json
        table.chair(seat).play(chance.choice(table.chair(seat).legal), now=0)
        if table.is_secret:
            secrets += 1
            assert {reader: known(table, reader) for reader in others} == before
            assert table.chair(SPECTATOR).public_json == json
    assert secrets > 5 or game == "beest"


def test_what_everybody_sees_is_found_anew_when_it_changes() -> None:
    table = Table("hoard", [Seat("Ann"), Seat("Ben")], OpenDice(2), now=0)
    chance = random.Random(2)
    for _ in range(150):
        chair = table.chair(table.decider)
        chair.play(chance.choice(chair.legal), now=0)
        public = table.chair(SPECTATOR).view().public
        assert public == table.game.view_of(table.edition, table.moment.s, SPECTATOR).public
