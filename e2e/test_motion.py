"""Things travel where what is told says so, and not for whoever wants them still."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.conftest import Come
from e2e.guest import CHOICE, LIT

WATCH = """() => {
    window.travelled = 0;
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        window.travelled += 1;
        return plain.apply(this, given);
    };
}"""
UNCUT = """() => {
    const isUncut = (one) => one === document.body ||
        (getComputedStyle(one).overflow === "visible" && isUncut(one.parentElement));
    window.cut = [];
    const plain = Element.prototype.animate;
    Element.prototype.animate = function (steps, ...given) {
        const goes = steps.some((step) => "transform" in step);
        const isFree = getComputedStyle(this).position === "fixed" || isUncut(this.parentElement);
        if (goes) window.cut.push(!isFree);
        return plain.call(this, steps, ...given);
    };
}"""
"""Notes of all that travels whether something around it may cut it off."""
ASKED = "choice => document.querySelector(choice)"
TURNS = 6


def travelled(page: Page) -> int:
    return int(page.evaluate("window.travelled"))


def play_on(page: Page) -> None:
    """Some decisions, with the first choice each."""
    for _ in range(TURNS):
        page.wait_for_function(ASKED, arg=CHOICE)
        page.locator(CHOICE).first.click()


def test_things_travel_when_something_happens(come: Come) -> None:
    guest = come(rolls=True, moves=True)
    guest.open_table("hoard")
    guest.page.wait_for_function(ASKED, arg=CHOICE)
    guest.page.evaluate(WATCH)
    play_on(guest.page)
    assert travelled(guest.page) > 0


def test_nothing_travels_for_whoever_wants_it_still(come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("hoard")
    guest.page.wait_for_function(ASKED, arg=CHOICE)
    guest.page.evaluate(WATCH)
    play_on(guest.page)
    assert travelled(guest.page) == 0


def test_a_thing_is_dragged_to_where_it_goes(come: Come) -> None:
    """A figure to a square, although the figure is asked for first, and then the square."""
    guest = come(rolls=True)
    guest.open_table("movie")
    guest.page.wait_for_function(ASKED, arg=CHOICE)
    figure = guest.page.locator(f"{LIT}[data-word^='piece:']").first
    square = guest.page.locator("button[data-word='square:c3']")
    figure.hover()
    guest.page.mouse.down()
    place = square.bounding_box()
    assert place
    guest.page.mouse.move(
        place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=8
    )
    guest.page.mouse.up()
    guest.page.locator("[data-word*='piece:'][data-word*='square:c3']").wait_for()


def test_a_tile_on_its_way_to_the_hand_is_not_cut_off(come: Come) -> None:
    guest = come(rolls=True, moves=True)
    guest.open_table("movie")
    guest.page.wait_for_function(ASKED, arg=CHOICE)
    guest.page.evaluate(UNCUT)
    guest.page.locator("button.pool").click()
    guest.page.wait_for_function("() => window.cut.length > 0")
    assert guest.page.evaluate("window.cut") == [False]
    guest.page.locator("section.hand [inert]").wait_for(state="detached")
