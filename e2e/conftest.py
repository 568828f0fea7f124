"""A browser and a hall for each run, and guests for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

pytest.register_assert_rewrite("e2e.guest", "e2e.hall", "e2e.playing")

from e2e.guest import PATIENCE, Guest  # noqa: E402 (after what must come before)
from e2e.hall import Hall, open_chromium  # noqa: E402 (likewise)

Come = Callable[..., Guest]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, open_chromium(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    opened = Hall(tmp_path_factory.mktemp("hall"))
    yield opened
    opened.stop()


@pytest.fixture
def come(chromium: Browser, hall: Hall) -> Iterator[Come]:
    """Guests come in, and leave when the test is over."""
    here: list[Guest] = []

    def come_in(**wishes: Any) -> Guest:
        here.append(Guest(chromium, hall.address, **wishes))
        return here[-1]

    yield come_in
    for guest in here:
        guest.close()
