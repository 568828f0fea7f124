"""In every game a whole match by mouse, and one by keyboard alone."""

from __future__ import annotations

import pytest

from e2e.conftest import Come
from e2e.guest import PHONE
from e2e.playing import by_keyboard, by_mouse, by_touch, tab_to

GAMES = [
    ("hoard", "standard", 2),
    ("legend", "standard", 2),
    ("movie", "standard", 4),
    ("movie", "kingdoms", 4),
    ("beest", "standard", 3),
    ("leduc", "standard", 2),
]

NEW = "a[href='/new/{game}/{box}']"
"""The way from the lobby to a new table."""
SEATS = "fieldset ol > li"


@pytest.mark.parametrize(("game", "box", "players"), GAMES)
def test_a_whole_match_is_played_by_mouse(game: str, box: str, players: int, come: Come) -> None:
    guest = come()
    guest.visit()
    guest.page.locator(NEW.format(game=game, box=box)).click()
    seats = guest.page.locator(SEATS)
    guest.button("open-table").wait_for()
    while seats.count() < players:
        guest.button("add-seat").click()
    while seats.count() > players:
        guest.button("remove-seat", number=seats.count()).click()
    guest.button("open-table").click()
    guest.button("roll").click()
    by_mouse(guest)
    guest.result.get_by_role("row").nth(players).wait_for()


@pytest.mark.parametrize(("game", "box", "players"), GAMES)
def test_a_whole_match_is_played_by_keyboard(game: str, box: str, players: int, come: Come) -> None:
    guest = come()
    guest.visit()
    tab_to(guest, NEW.format(game=game, box=box))
    guest.page.keyboard.press("Enter")
    guest.button("open-table").wait_for()
    for seat in range(guest.page.locator(SEATS).count(), players, -1):
        tab_to(guest, f"[aria-label='{guest.say('remove-seat', number=seat)}']")
        guest.page.keyboard.press("Enter")
    for _ in range(guest.page.locator(SEATS).count(), players):
        tab_to(guest, ".more")
        guest.page.keyboard.press("Enter")
    tab_to(guest, ".go")
    guest.page.keyboard.press("Enter")
    guest.button("roll").wait_for()
    guest.page.keyboard.press("Enter")
    by_keyboard(guest)
    guest.result.get_by_role("row").nth(players).wait_for()


def test_a_whole_match_is_played_on_a_phone(come: Come) -> None:
    guest = come(size=PHONE)
    guest.ask("/api/name", name="the Silent One")  # as somebody else there is called, too
    guest.open_table("beest", players=3)
    guest.button("roll").tap()
    by_touch(guest)
    guest.result.get_by_role("columnheader").nth(2).wait_for()
    guest.button("rematch").tap()  # the dice are rolled by themselves from now on
    guest.choices.first.wait_for()
