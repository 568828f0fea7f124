"""A finished match is looked back on, and left again."""

from __future__ import annotations

from e2e.conftest import Come
from e2e.moments import LONGEST
from e2e.playing import is_asked


def test_the_browser_s_way_back_leads_to_the_end_of_the_match(come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("hoard")
    assert is_asked(guest)
    guest.button("hint").click()
    hints = guest.page.locator(".players .hints")
    hints.wait_for()
    guest.page.keyboard.press("m")
    guest.button("let-bot-play").click()
    guest.button("look-back").click(timeout=LONGEST)
    slider = guest.page.get_by_role("slider")
    slider.wait_for()
    assert hints.count() == 0
    guest.page.go_back()
    guest.result.wait_for()
    guest.button("look-back").click()
    slider.wait_for()
    guest.button("close").click()
    guest.result.wait_for()
    assert guest.page.evaluate("location.pathname").startswith("/t/")
