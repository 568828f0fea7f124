"""What a thing does is told beside it to whoever rests on it, reaches it or holds it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from e2e.conftest import Come
from e2e.guest import PHONE, Guest
from e2e.moments import MOMENTS, come_to
from e2e.test_screens import AXE, violations

MOB = 8
"""The step of the first lesson of hoard in which the mob in one's hand is to be given away."""
RING = 10
"""And the one in which a ring is paid for: another card then lies where it was."""
PLACES = """() => [...document.querySelectorAll("[data-word]")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
})"""
COVERED = """(tip) => {
    const box = tip.getBoundingClientRect();
    return [...document.querySelectorAll(".lit")].some((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
}"""
LONG = """() => new Promise((then) => setTimeout(then, 600))"""
"""Longer than it takes until a tip opens, or until the click of a finger has come."""


def learner(come: Come, **wishes: object) -> tuple[Guest, Locator, Locator]:
    """Somebody at that step of the lesson; the mob, and what is told of things."""
    guest = come(**wishes)
    guest.visit(f"/learn/hoard/standard#{MOB}")
    mob = guest.page.locator("section button[data-word^='card:purple mob']")
    mob.wait_for()
    return guest, mob, tip_of(guest)


def tip_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("tooltip")


class Finger:
    """One that can be held on a thing."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)

    def down(self, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self._touch("touchStart", point)

    def up(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_whoever_rests_on_a_thing_is_told_what_it_does(come: Come) -> None:
    guest, mob, tip = learner(come)
    mob.hover()
    before = guest.page.evaluate(PLACES)
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("purple mob")
    expect(tip).to_contain_text("Every opponent discards half of their hand")
    assert guest.page.evaluate(PLACES) == before, "something has moved"
    assert not tip.evaluate(COVERED)
    guest.page.evaluate(AXE.read_text("utf-8"))
    assert violations(guest.page) == []
    guest.page.mouse.move(2, 300)
    expect(tip).to_be_hidden()


def test_escape_closes_it_and_a_rule_is_opened_from_it(come: Come) -> None:
    guest, mob, tip = learner(come)
    mob.hover()
    expect(tip).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    guest.page.mouse.move(2, 300)
    mob.hover()
    tip.get_by_role("link", name=guest.say("rule", rule="H10")).click()
    rules = guest.page.get_by_role("dialog", name=guest.say("rules"))
    expect(rules.locator("#H10")).to_be_in_viewport()
    expect(tip).to_be_hidden()


def test_who_clicks_acts_and_is_told_nothing(come: Come) -> None:
    guest, mob, tip = learner(come)
    mob.hover()
    expect(tip).to_be_visible()
    mob.click()
    guest.page.wait_for_url(f"**#{MOB + 1}")
    guest.page.evaluate(LONG)
    expect(tip).to_be_hidden()


def test_what_a_click_brings_under_the_pointer_is_told_of_when_it_comes_again(
    come: Come,
) -> None:
    guest = come()
    guest.visit(f"/learn/hoard/standard#{RING}")
    ring, tip = guest.page.locator("button.lit[data-word^='card:red ring']"), tip_of(guest)
    ring.hover()
    place = ring.bounding_box()
    assert place
    ring.click()
    guest.page.wait_for_url(f"**#{RING + 1}")
    guest.page.evaluate(LONG)
    expect(tip).to_be_hidden()
    guest.page.mouse.move(2, 300)
    guest.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(tip).to_be_visible()


def test_what_a_new_page_brings_under_the_pointer_is_told_of_when_it_moves(come: Come) -> None:
    guest = come()
    lesson = "/learn/hoard/standard"
    guest.visit(lesson)
    ring, tip = guest.page.locator("[data-word^='card:red ring']").first, tip_of(guest)
    place = ring.bounding_box()
    assert place
    guest.visit()
    guest.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    guest.page.locator(f"a[href='{lesson}']").evaluate("link => link.click()")
    ring.wait_for()
    guest.page.evaluate(LONG)
    expect(tip).to_be_hidden()
    guest.page.mouse.move(place["x"] + place["width"] / 2 + 1, place["y"] + place["height"] / 2)
    expect(tip).to_be_visible()


def test_who_reaches_a_thing_by_keyboard_is_told_too(come: Come) -> None:
    guest, mob, tip = learner(come)
    guest.page.keyboard.press("Tab")
    mob.focus()
    expect(mob).to_have_accessible_description(
        "purple mob Every opponent discards half of their hand, rounded down,"
        " unless a dragon or a unicorn protects them. Rule H10"
    )
    expect(tip).to_be_visible()
    guest.page.keyboard.press("r")
    rules = guest.page.get_by_role("dialog", name=guest.say("rules"))
    expect(rules.locator("#H10")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_a_finger_that_holds_a_thing_is_told_and_does_not_act(come: Come) -> None:
    guest, mob, tip = learner(come, size=PHONE)
    finger = Finger(guest.page)
    finger.down(mob)
    expect(tip).to_be_visible()
    finger.up()
    expect(tip).to_be_visible()
    guest.page.evaluate(LONG)
    assert guest.page.evaluate("location.hash") == f"#{MOB}", "the click that follows has acted"
    mob.tap()
    guest.page.wait_for_url(f"**#{MOB + 1}")
    expect(tip).to_be_hidden()


def test_what_happened_cites_the_rule_that_tells_what_follows(come: Come) -> None:
    guest = come()
    come_to(guest, MOMENTS["legend-wound"])
    log = guest.page.get_by_role("list", name=guest.say("what-happened"))
    link = log.locator("a[data-tip='event:wounded']").last
    link.hover()
    tip = tip_of(guest)
    expect(tip).to_contain_text("three or more cost 5 points each")
    link.click()
    expect(guest.page.locator("#L28")).to_be_visible()
