"""Every screen: nothing keeps anybody out, in both themes, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from e2e.conftest import Come
from e2e.guest import PHONE
from e2e.screens import SCREENS

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => (await axe.run()).violations.map((one) => [
    one.id, one.help, one.nodes.map((node) => `${node.html.slice(0, 300)} ${node.failureSummary}`)
])"""
STILL = "() => document.getAnimations().length === 0"
SIDEWAYS = ViewportSize(width=PHONE["height"], height=PHONE["width"])
WIDTH = "() => document.documentElement.scrollWidth"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_keeps_nobody_out(name: str, come: Come) -> None:
    guest = come()
    SCREENS[name](guest)
    guest.page.evaluate(AXE.read_text("utf-8"))
    assert violations(guest.page) == []
    guest.page.evaluate("document.documentElement.dataset.light = 'day'")
    assert violations(guest.page) == []
    guest.page.set_viewport_size(PHONE)
    assert violations(guest.page) == []
    assert guest.page.evaluate(WIDTH) == PHONE["width"]


def test_the_board_is_in_sight_on_a_phone_on_its_side(come: Come) -> None:
    guest = come(size=SIDEWAYS)
    SCREENS["hoard"](guest)
    board = guest.page.get_by_role("region", name=guest.say("board")).bounding_box()
    assert board is not None
    assert board["height"] > SIDEWAYS["height"] / 2
    assert board["y"] + board["height"] <= SIDEWAYS["height"]


def test_a_hint_covers_no_choice_on_a_phone_on_its_side(come: Come) -> None:
    guest = come(size=SIDEWAYS)
    SCREENS["hint"](guest)
    for choice in guest.page.locator(".choices .choice").all():
        choice.click(trial=True, timeout=5000)


ABOVE = """(sheet) => {
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const [middle, step] = [(left + right) / 2, (bottom - top) / 20];
    const places = Array.from({ length: 19 }, (_, k) => top + (k + 1) * step);
    return places.every((place) => sheet.contains(document.elementFromPoint(middle, place)));
}"""
LAST = "(list) => list.scrollTop + list.clientHeight > list.scrollHeight - 2"


@pytest.mark.parametrize("name", ["movie-scoring", "beest-end"])
def test_what_happened_lies_above_the_board_of_a_phone_and_shows_the_last(
    name: str, come: Come
) -> None:
    guest = come(size=PHONE)
    SCREENS[name](guest)
    guest.page.get_by_role("button", name=guest.say("what-happened")).click()
    sheet = guest.page.get_by_role("complementary", name=guest.say("what-happened"))
    assert sheet.evaluate(ABOVE)
    log = sheet.get_by_role("list", name=guest.say("what-happened"))
    assert log.evaluate("(list) => list.scrollHeight > list.clientHeight")
    assert log.evaluate(LAST)


def violations(page: Page) -> Any:
    """What axe finds when nothing moves any more."""
    page.wait_for_function(STILL)
    return page.evaluate(RUN)
