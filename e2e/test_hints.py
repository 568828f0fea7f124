"""A hint is seen where one looks: on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from e2e.conftest import Come
from e2e.playing import is_asked

RIM = "thing => getComputedStyle(thing.querySelector('.rim rect')).stroke"
GOLD = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--gold)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}"""


def rim(square: Locator) -> str:
    return str(square.evaluate(RIM))


@pytest.mark.parametrize("box", ["standard", "kingdoms"])
def test_the_square_that_seems_best_is_golden(box: str, come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("movie", box)
    assert is_asked(guest)
    guest.page.locator("button.lit[data-word^='piece:']").first.click()
    guest.page.locator("button.cell.lit").first.wait_for()
    guest.button("hint").click()
    best = guest.page.locator("button.cell.advised")
    best.wait_for()
    others = guest.page.locator("button.cell.lit:not(.advised)")
    assert rim(best) == guest.page.evaluate(GOLD)
    assert rim(others.first) != rim(best)
