"""Several browsers at one table, and what breaks in between."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from e2e.conftest import Come
from e2e.guest import CHOICE, Guest
from e2e.hall import Hall
from e2e.playing import is_asked

TURNS = 12
HANDS = 3
MOST_LOOKS = 5000
NO_ANSWER = "WebSocket connection|ERR_CONNECTION_REFUSED"
"""What the browser itself says of a hall that is closed."""


def seat_two(ann: Guest, ben: Guest) -> str:
    """Ann invites Ben by a link; both agree on the dice."""
    table = ann.new_table("hoard", "friend", is_listed=True, has_hints=True)
    ann.visit(f"/t/{table}")
    link = ann.page.get_by_label(ann.say("invitation")).input_value()
    ben.visit(link)
    ben.page.get_by_label(ben.say("my-name")).fill("Ben")
    ben.button("sit-down").click()
    for one in (ann, ben):
        one.button("roll").click()
    return table


def who_is_asked(*guests: Guest) -> Guest:
    """Wait until one of them has to decide."""
    for _ in range(MOST_LOOKS):
        for one in guests:
            if one.choices.count():
                return one
        guests[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def log(guest: Guest) -> list[str]:
    """What has happened, as it is told; points are reckoned by the page, from what it has seen."""
    return guest.page.locator("[role=tabpanel] li:not(.gain)").all_inner_texts()


def test_two_play_in_two_browsers_and_a_third_watches(come: Come) -> None:
    ann, ben, cara = come(), come(language="de"), come()
    table = seat_two(ann, ben)
    cara.visit(f"/t/{table}")
    cara.page.get_by_text(cara.say("watching")).wait_for()
    acted = set()
    for _ in range(TURNS):
        one = who_is_asked(ann, ben)
        acted.add(one)
        one.choices.first.click()
        one.page.wait_for_function("() => !document.querySelector('.choices button:disabled')")
    assert acted == {ann, ben}
    assert cara.choices.count() == 0
    assert log(cara)


def test_who_was_away_sees_how_many_hints_others_have_asked_for(come: Come) -> None:
    ann, ben = come(), come()
    seat_two(ann, ben)
    asks = who_is_asked(ann, ben)
    while asks.choices.count() < 2:  # there is nothing to advise
        asks.choices.first.click()
        asks.page.wait_for_function("() => !document.querySelector('.choices button:disabled')")
        asks = who_is_asked(ann, ben)
    other = ben if asks is ann else ann
    asks.button("hint").click()
    asks.page.locator("p.hint").wait_for()
    said = other.page.locator("main .players").get_by_text(other.say("hints-asked", count=1))
    expect(said).to_have_count(1)
    other.page.reload()
    expect(said).to_have_count(1)
    other.page.keyboard.press("c")
    chat = other.page.get_by_role("tabpanel")
    expect(chat.get_by_text(other.say("hints-asked", count=1))).to_be_visible()


def test_a_match_goes_on_after_loading_the_page_again_and_after_the_hall_was_closed(
    own_hall: Hall, come: Come
) -> None:
    hall, guest = own_hall, come(own_hall, rolls=True)
    guest.open_table("hoard")
    for end in (guest.page.reload, hall.stop, hall.kill):
        assert is_asked(guest)
        guest.choices.first.click()
        assert is_asked(guest)
        before = (log(guest), guest.choices.all_inner_texts())
        end()
        if end != guest.page.reload:
            guest.page.get_by_text(guest.say("line-lost")).wait_for()
            hall.start()
            guest.page.get_by_text(guest.say("line-lost")).wait_for(state="hidden")
        assert is_asked(guest)
        assert (log(guest), guest.choices.all_inner_texts()) == before
    guest.troubles = [one for one in guest.troubles if not re.search(NO_ANSWER, one)]


def test_several_at_one_screen_hand_it_over(come: Come) -> None:
    guest = come(rolls=True)
    guest.visit(f"/t/{guest.new_table('hoard', 'here')}")
    held: list[str] = []
    while len(held) < HANDS:
        ready = guest.page.get_by_role("button", name=re.compile(guest.say("i-am", name="(.*)")))
        guest.page.locator(f"{CHOICE}, main > button.ember").first.wait_for()
        if ready.count():
            held.append(ready.inner_text())
            ready.click()
            guest.choices.first.wait_for()
        else:
            guest.choices.last.click()
    assert len(set(held)) == 2
