"""A browser and a hall for each run, and guests for each test."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

pytest.register_assert_rewrite("e2e.guest", "e2e.hall", "e2e.playing")

from e2e.guest import PATIENCE, Guest  # noqa: E402 (after what must come before)
from e2e.hall import SEED, Hall, open_chromium  # noqa: E402 (likewise)

Come = Callable[..., Guest]


def pytest_report_header() -> str:
    """How to meet the same positions again."""
    return f"dice: {SEED}={os.environ[SEED]}"


os.environ.setdefault(SEED, str(random.SystemRandom().getrandbits(32)))
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, open_chromium(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One for all tests that leave it as it is."""
    with Hall(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    """One that a test may close."""
    with Hall(tmp_path) as opened:
        yield opened


@pytest.fixture
def come(chromium: Browser, hall: Hall) -> Iterator[Come]:
    """Guests come in, and leave when the test is over."""
    here: list[Guest] = []

    def come_in(to: Hall = hall, **wishes: Any) -> Guest:
        here.append(Guest(chromium, to.address, number=len(here), **wishes))
        return here[-1]

    yield come_in
    for guest in here:
        print(guest.sight())  # pytest tells it where a test has failed
    for guest in here:
        guest.close()
