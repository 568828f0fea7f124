"""First steps: every lesson is walked from its first caption to a table of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import Come
from e2e.guest import PHONE, Guest

LESSONS = [
    ("hoard", "standard"),
    ("legend", "standard"),
    ("movie", "standard"),
    ("movie", "kingdoms"),
    ("beest", "standard"),
]
ON = ".lesson .on"
"""The way on: to read further, to do what is asked, or at the end to play."""
COVERED = """() => {
    const panel = document.querySelector(".lesson").getBoundingClientRect();
    return [...document.querySelectorAll(".rings span")].some((ring) => {
        const box = ring.getBoundingClientRect();
        const around = (one) => box.left <= one.left + 8 && box.top <= one.top + 8
            && box.right >= one.right - 8 && box.bottom >= one.bottom - 8;
        const isInside = [...document.querySelectorAll(".lesson [data-word]")]
            .some((one) => around(one.getBoundingClientRect()));
        const apart = box.right <= panel.left + 8 || box.left >= panel.right - 8
            || box.bottom <= panel.top + 8 || box.top >= panel.bottom - 8;
        return !apart && !isInside;
    });
}"""


def steps(guest: Guest) -> int:
    """How many captions there are."""
    told = guest.page.locator(".lesson .number").inner_text()
    return int(re.findall(r"\d+", told)[1])


def at(guest: Guest, number: int) -> None:
    """A caption is shown, with a ring around what it points at, and covers nothing of it."""
    count = guest.say("lesson-count", number=number, count=steps(guest))
    expect(guest.page.locator(".lesson .number")).to_have_text(count)
    assert guest.page.url.endswith(f"#{number}")
    guest.page.locator(".rings span").first.wait_for(state="attached")
    assert not guest.page.evaluate(COVERED)


def do(guest: Guest, number: int) -> None:
    """Do what is asked by touching what is lit, until the next caption comes."""
    while guest.page.url.endswith(f"#{number}"):
        if not guest.lit.count():
            guest.page.locator(ON).click()
            return
        guest.lit.first.click()


@pytest.mark.parametrize(("game", "box"), LESSONS)
def test_a_lesson_is_walked_to_its_end(game: str, box: str, come: Come) -> None:
    guest = come(size=PHONE) if game == "hoard" else come()
    guest.visit()
    guest.page.locator(f"a[href='/learn/{game}/{box}']").click()
    guest.page.locator(ON).wait_for()
    last, done = steps(guest), 0
    for number in range(1, last):
        at(guest, number)
        show = guest.button("lesson-show")
        if not show.count():
            guest.button("lesson-on").click()
        elif (done := done + 1) % 2:
            do(guest, number)
        else:
            show.click()
    at(guest, last)
    assert done
    guest.page.get_by_role("link", name=guest.say("lesson-play")).click()
    guest.button("open-table").wait_for()
    assert guest.page.url.endswith(f"/new/{game}/{box}")


def test_a_lesson_is_walked_by_keyboard_and_kept_in_another_language(come: Come) -> None:
    guest = come()
    guest.visit("/learn/hoard")
    guest.page.locator(ON).wait_for()
    for number in range(1, 8):
        at(guest, number)
        guest.page.keyboard.press("ArrowRight" if number % 2 else "Enter")
    at(guest, 8)
    guest.page.keyboard.press("ArrowLeft")
    at(guest, 7)
    guest.page.reload()
    guest.page.locator(ON).wait_for()
    at(guest, 7)
    guest.page.get_by_label(guest.say("language")).select_option("fr")
    guest.language = "fr"
    guest.button("lesson-show").wait_for()
    at(guest, 7)


def test_whoever_touches_something_else_is_told_what_to_try(come: Come) -> None:
    guest = come()
    guest.visit("/learn/hoard#4")
    guest.page.locator(ON).wait_for()
    other = guest.page.locator("[data-word*='slot:1|action:take_from_field']").first
    other.click(force=True)  # it leads nowhere, and says so
    hint = guest.say("lesson-try", text=guest.page.locator(ON).inner_text())
    expect(guest.page.get_by_role("status")).to_have_text(hint)
    at(guest, 4)
    guest.lit.first.click()
    at(guest, 5)
