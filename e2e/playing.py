"""Playing a match to its end, by mouse or by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator

from e2e.guest import CHOICE, LIT, Guest

MOST = 600
"""Decisions of the longest match, and then some."""
KEYS = 9
"""Choices that have a key of their own."""
MOST_TABS = 200
STATE = """([result, choice]) => {
    if (document.querySelector(result)) return "over";
    return document.querySelector(choice) ? "asked" : null;
}"""
IS_FOCUSED = "wanted => document.activeElement.matches(wanted)"


def is_asked(guest: Guest) -> bool:
    """Wait until something is to be decided, or the match is over; which of them."""
    found = guest.page.wait_for_function(STATE, arg=[guest.result_section, CHOICE])
    return bool(found.json_value() == "asked")


def by_mouse(guest: Guest) -> None:
    """Play on to the end by clicking, on lit things and on buttons."""
    by_pointing(guest, Locator.click)


def by_touch(guest: Guest) -> None:
    """The same with a finger."""
    by_pointing(guest, Locator.tap)


def by_pointing(guest: Guest, point: Callable[[Locator], None]) -> None:
    """Play on to the end, by turns at lit things and at buttons."""
    rng = random.Random(1)
    for pointed in count():
        if not is_asked(guest):
            return
        assert pointed < MOST
        found = guest.lit if rng.random() < 0.5 and guest.lit.count() else guest.choices
        if many := found.count():  # none while the question changes
            point(found.nth(rng.randrange(many)))


def by_keyboard(guest: Guest) -> None:
    """Play on to the end without the mouse."""
    rng = random.Random(2)
    for pressed in count():
        if not is_asked(guest):
            return
        assert pressed < MOST
        if pressed % 8 == 3 and guest.lit.count():
            tab_to(guest, LIT)
            guest.page.keyboard.press("Enter")
        elif pressed % 8 == 7:
            tab_to(guest, CHOICE)
            guest.page.keyboard.press("ArrowRight")
            guest.page.keyboard.press("Enter")
        else:
            choices = min(KEYS, guest.choices.count())  # none while the question changes
            if choices:
                guest.page.keyboard.press(str(rng.randint(1, choices)))


def tab_to(guest: Guest, wanted: str) -> None:
    """Press the Tab key until something is reached."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(IS_FOCUSED, wanted):
            return
    raise AssertionError(f"the Tab key does not reach {wanted}")
