"""Tables are opened, and leave one's list: closed before they have begun, put away afterwards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.conftest import Come
from e2e.guest import PHONE, Guest
from e2e.playing import is_asked

LAPTOP = ViewportSize(width=1366, height=800)


def row(guest: Guest, table: str) -> Locator:
    return guest.page.locator("main li").filter(has=guest.page.locator(f"a[href='/t/{table}']"))


def test_a_host_closes_a_table_that_has_not_begun_after_being_asked(come: Come) -> None:
    host, friend = come(), come()
    table = host.new_table("hoard", "friend")
    link = host.invitation(table)
    host.visit()
    ask = host.page.get_by_role("dialog")
    rid = row(host, table).get_by_role("button", name=host.say("close-table"))
    rid.click()
    ask.get_by_role("button", name=host.say("leave-open")).click()
    expect(ask).to_have_count(0)
    expect(row(host, table)).to_be_visible()
    rid.click()
    ask.get_by_role("button", name=host.say("close-table")).click()
    expect(row(host, table)).to_have_count(0)
    friend.visit(link)
    expect(friend.page.get_by_text(friend.say("closed"))).to_be_visible()


def test_a_table_is_closed_from_its_own_page_and_if_not_one_is_told(come: Come) -> None:
    host = come()
    table = host.new_table("hoard", "friend")
    host.visit(f"/t/{table}")
    ask = host.page.get_by_role("dialog")
    host.page.route("**/leave", lambda route: route.abort())
    host.button("close-table").click()
    ask.get_by_role("button", name=host.say("close-table")).click()
    expect(ask).to_have_count(0)
    expect(host.page.get_by_role("alert")).to_be_visible()
    host.troubles.clear()  # the browser says that the line is broken
    host.page.unroute("**/leave")
    host.button("close-table").click()
    ask.get_by_role("button", name=host.say("close-table")).click()
    expect(host.page.locator("h1")).to_have_text(host.say("welcome"))
    expect(row(host, table)).to_have_count(0)


def test_a_match_is_put_away_which_can_be_undone_and_stays_as_it_was(come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("hoard")
    assert is_asked(guest)
    table = guest.page.url.rpartition("/")[2]
    guest.visit()
    riddance = guest.button("off-list")
    riddance.click()
    expect(guest.page.get_by_text(guest.say("is-off-list"))).to_be_visible()
    guest.button("undo").click()
    expect(row(guest, table)).to_be_visible()
    riddance.click()
    expect(guest.page.get_by_text(guest.say("is-off-list"))).to_be_visible()
    guest.visit()
    expect(guest.page.get_by_role("heading", level=3).first).to_be_visible()
    expect(row(guest, table)).to_have_count(0)
    guest.visit(f"/t/{table}")
    assert is_asked(guest)


def test_the_list_says_who_won(come: Come) -> None:
    guest = come(rolls=True)
    guest.open_table("leduc")
    while is_asked(guest):
        guest.choices.first.click()
    table = guest.page.url.rpartition("/")[2]
    guest.visit()
    won = re.compile(guest.say("stage-won", count=1, names="(Traveller|Unferth|.* and .*)"))
    expect(row(guest, table).get_by_role("status")).to_have_text(won)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["legend", "beest"])
def test_the_way_to_the_table_is_in_sight_however_long_the_form_is(
    game: str, size: ViewportSize, come: Come
) -> None:
    guest = come(size=size)
    guest.visit(f"/new/{game}")
    way = guest.button("open-table")
    way.wait_for()
    seen = way.bounding_box()
    assert seen is not None
    assert seen["y"] + seen["height"] <= size["height"]
