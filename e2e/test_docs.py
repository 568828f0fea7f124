"""The documentation that was built keeps to the policy, asks no other host, and can be searched."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from e2e.conftest import Come
from e2e.guest import PHONE
from heorot.server.client import DOCS

PAGES = (
    "",
    "games/legend.html",
    "games/hoard.rules.ru.html",
    "research.html",
    "reference/core.html",
)
"""One of each kind."""
STYLED = """() => [...document.querySelectorAll("body > *")].some((one) =>
    one.shadowRoot?.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 10)
)"""
"""The theme is ready, and its search has the style that the policy forbids inside a page."""


@pytest.fixture(autouse=True)
def _built() -> None:
    assert (DOCS / "index.html").exists(), "run scripts/docs"


def test_pages_keep_to_the_policy_and_to_a_phone(come: Come) -> None:
    guest = come(size=PHONE)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        guest.visit(f"/docs/{name}")
        guest.page.wait_for_function(STYLED)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert guest.page.evaluate("document.body.dataset.mdColorScheme") == "slate"  # by a script
    assert guest.troubles == []
    hosts = {urlsplit(one).netloc for one in asked if not one.startswith("data:")}
    assert hosts == {urlsplit(guest.address).netloc}


def test_the_hall_leads_there_and_its_search_finds_a_rule(come: Come) -> None:
    guest = come()
    guest.visit()
    guest.page.get_by_role("link", name=guest.say("documentation")).click()
    guest.page.wait_for_function(STYLED)
    guest.page.get_by_role("button", name="Search").click()
    guest.page.get_by_role("combobox", name="Search").fill("wishing tree")
    guest.page.get_by_role("option", name="1. In the box").click()
    guest.page.wait_for_url("**/docs/games/hoard.rules.en.html*")
    assert guest.troubles == []
