"""In every game a whole match by mouse, and one by keyboard alone."""

from __future__ import annotations

import pytest

from e2e.conftest import Come
from e2e.playing import by_keyboard, by_mouse

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
    guest.button("roll").click()
    by_mouse(guest)
    guest.result.get_by_role("row").nth(players).wait_for()


@pytest.mark.parametrize(("game", "box", "players"), GAMES)
def test_a_whole_match_is_played_by_keyboard(game: str, box: str, players: int, come: Come) -> None:
    guest = come()
    guest.open_table(game, box, players)
    guest.button("roll").wait_for()
    guest.page.keyboard.press("Enter")
    by_keyboard(guest)
    guest.result.get_by_role("row").nth(players).wait_for()
