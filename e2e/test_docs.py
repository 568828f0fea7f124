"""The documentation that was built keeps to the policy, asks no other host, and can be searched."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from e2e.conftest import Come
from e2e.guest import DESKTOP, PHONE
from heorot.server.client import DOCS

PAGES = (
    "",
    "games/legend.html",
    "games/hoard.rules.ru.html",
    "research.html",
    "reference/core.html",
)
"""One of each kind."""


@pytest.fixture(autouse=True)
def _built() -> None:
    assert (DOCS / "index.html").exists(), "run scripts/docs"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_pages_keep_to_the_policy_and_to_the_screen(size: dict[str, int], come: Come) -> None:
    guest = come(size=size)
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    for name in PAGES:
        guest.visit(f"/docs/{name}")
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert guest.page.evaluate("document.body.dataset.mdColorScheme") == "slate"  # by a script
    assert guest.troubles == []
    hosts = {urlsplit(one).netloc for one in asked if not one.startswith("data:")}
    assert hosts == {urlsplit(guest.address).netloc}


def test_the_hall_leads_there_and_its_search_finds_a_rule(come: Come) -> None:
    guest = come()
    guest.visit()
    guest.page.get_by_role("link", name=guest.say("documentation")).click()
    guest.page.get_by_role("button", name="Search").click()
    guest.page.get_by_role("combobox", name="Search").fill("wishing tree")
    found = guest.page.get_by_role("option", name="1. In the box")
    found.wait_for()
    assert is_styled(guest.page)
    found.click()
    guest.page.wait_for_url("**/docs/games/hoard.rules.en.html*")
    assert guest.troubles == []


def is_styled(page: Page) -> bool:
    """Whether the search has its style, which the policy forbids inside a page."""
    sheets = (
        "[...document.body.children].flatMap((one) => one.shadowRoot?.adoptedStyleSheets ?? [])"
    )
    return bool(page.evaluate(f"{sheets}.some((one) => one.cssRules.length > 10)"))
