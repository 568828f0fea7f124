"""Playing a match to its end."""

from __future__ import annotations

import random

from e2e.guest import Guest

MOST = 600
"""Decisions of the longest match, and then some."""
STATE = """([result, choices]) => {
    if (document.querySelector(result)) return "over";
    return document.querySelector(choices) ? "asked" : null;
}"""


def is_asked(guest: Guest) -> bool:
    """Wait until something is to be decided, or the match is over; which of them."""
    found = guest.page.wait_for_function(STATE, arg=[guest.RESULT, guest.CHOICE])
    return bool(found.json_value() == "asked")


def by_mouse(guest: Guest) -> int:
    """Play on to the end by clicking: on things where they are lit, else on buttons."""
    rng = random.Random(1)
    page, clicks = guest.page, 0
    while is_asked(guest):
        clicks += 1
        assert clicks < MOST
        lit = page.locator(guest.LIT)
        choices = page.locator(guest.CHOICE)
        from_things = rng.random() < 0.5
        which = lit if from_things and lit.count() else choices
        which.nth(rng.randrange(which.count())).click()
    return clicks
