"""In every game a whole match by mouse, and one by keyboard alone."""

from __future__ import annotations

import pytest

from e2e.conftest import Come
from e2e.playing import by_mouse

GAMES = [
    ("hoard", "standard", 2),
    ("legend", "standard", 2),
    ("movie", "standard", 4),
    ("movie", "kingdoms", 4),
    ("beest", "standard", 3),
    ("leduc", "standard", 2),
]


@pytest.mark.parametrize(("game", "box", "players"), GAMES)
def test_a_whole_match_is_played_by_mouse(game: str, box: str, players: int, come: Come) -> None:
    guest = come()
    guest.open_table(game, box, players)
    by_mouse(guest)
    assert guest.result.is_visible()
