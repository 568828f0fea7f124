"""A hall that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.killing import kill_often

KILLS = 25


@pytest.mark.full
def test_every_acknowledged_move_survives_a_kill_and_everybody_plays_on(tmp_path: Path) -> None:
    report = asyncio.run(kill_often(tmp_path, KILLS, seed=1))
    assert report.acknowledged >= KILLS
