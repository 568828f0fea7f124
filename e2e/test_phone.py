"""On a phone what one may do is in sight."""

from __future__ import annotations

import pytest

from e2e.conftest import Come
from e2e.guest import PHONE, Guest
from e2e.moments import come_to_the_end
from e2e.playing import is_asked
from e2e.screens import GAMES

MOST = 40
"""Decisions, among which there is one with more choices than have room."""
IS_IN_SIGHT = """(button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && right <= innerWidth && bottom <= innerHeight && button.contains(found);
}"""
LINES = """() => new Set([...document.querySelectorAll(".tools button")]
    .map((tool) => tool.getBoundingClientRect().top)).size"""


def come_to_many(guest: Guest, name: str) -> None:
    """Play until there are more choices than have room."""
    game, box, players = GAMES[name]
    guest.open_table(game, box, players)
    for _ in range(MOST):
        assert is_asked(guest)
        if guest.choices.count() > 3 and guest.page.locator("button.spread").count():
            return
        guest.choices.first.click()
    raise AssertionError("there was always room")


@pytest.mark.parametrize("name", ["hoard", "legend", "movie"])
def test_all_of_many_choices_are_shown_when_one_wishes(name: str, come: Come) -> None:
    guest = come(size=PHONE, rolls=True)
    come_to_many(guest, name)
    assert guest.page.evaluate(LINES) == 1
    many = guest.choices.count()
    guest.button("all-choices", count=many).tap()
    for choice in guest.choices.all():
        choice.scroll_into_view_if_needed()
        assert choice.evaluate(IS_IN_SIGHT)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_the_end_of_the_turn_is_in_sight_beside_many_choices(come: Come) -> None:
    guest = come(size=PHONE, rolls=True)
    guest.open_table(*GAMES["hoard"])
    ends = guest.choices.filter(has_text="End your turn")
    for _ in range(MOST):
        assert is_asked(guest)
        if ends.count() and guest.choices.count() > 3:
            break
        guest.choices.first.click()
    assert ends.evaluate(IS_IN_SIGHT)


def test_when_it_is_over_the_whole_board_is_seen(come: Come) -> None:
    guest = come(size=PHONE)
    come_to_the_end(guest, "movie", "kingdoms", 2)
    hidden = "board => board.scrollHeight - board.clientHeight"
    assert guest.page.locator("section.board").evaluate(hidden) <= 0


def test_what_it_would_come_to_now_is_said(come: Come) -> None:
    guest = come(size=PHONE, rolls=True)
    guest.open_table("movie", "kingdoms")
    assert is_asked(guest)
    label = guest.page.locator(".standings .head")
    assert label.inner_text() == "If it ended now"
    assert label.evaluate(IS_IN_SIGHT)
