"""Guests as the tests have them."""

from __future__ import annotations

from playwright.sync_api import Cookie, Route

from e2e.conftest import Come

LATE = 1000
"""Milliseconds: by then whoever does not wait for the page has asked."""


def test_whoever_has_a_page_open_comes_in_by_it_alone(come: Come) -> None:
    guest = come()
    before: list[list[Cookie]] = []

    def come_in_late(route: Route) -> None:
        guest.page.wait_for_timeout(LATE)
        before.append(guest.context.cookies())
        route.continue_()

    guest.page.route("**/api/hall*", come_in_late)
    guest.visit()
    guest.new_table("hoard", "thane")
    assert before == [[]]
