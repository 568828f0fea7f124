"""Playing a match to its end, by mouse or by keyboard alone."""

from __future__ import annotations

import random

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


def by_mouse(guest: Guest) -> int:
    """Play on to the end by clicking, on lit things and on buttons; how many clicks it took."""
    rng = random.Random(1)
    clicks = 0
    while is_asked(guest):
        clicks += 1
        assert clicks < MOST
        lit, choices = guest.page.locator(LIT), guest.page.locator(CHOICE)
        found = lit if rng.random() < 0.5 and lit.count() else choices
        found.nth(rng.randrange(found.count())).click()
    return clicks


def by_keyboard(guest: Guest) -> int:
    """Play on to the end without the mouse; how many times something was pressed to choose."""
    rng = random.Random(2)
    pressed = 0
    while is_asked(guest):
        pressed += 1
        assert pressed < MOST
        choices = guest.page.locator(CHOICE).count()
        if pressed % 8 == 3 and guest.page.locator(LIT).count():
            tab_to(guest, LIT)
            guest.page.keyboard.press("Enter")
        elif pressed % 8 == 7:
            tab_to(guest, CHOICE)
            guest.page.keyboard.press("ArrowRight")
            guest.page.keyboard.press("Enter")
        else:
            guest.page.keyboard.press(str(rng.randint(1, min(KEYS, choices))))
    return pressed


def tab_to(guest: Guest, wanted: str) -> None:
    """Press the Tab key until something is reached."""
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate(IS_FOCUSED, wanted):
            return
    raise AssertionError(f"the Tab key does not reach {wanted}")
