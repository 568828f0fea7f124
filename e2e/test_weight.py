"""What comes over the line before the hall can be used, and from where."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from e2e.conftest import Come
from e2e.guest import Guest

MOST = 120_000
"""Bytes, compressed. Letters come in the browser's own type until ours is there (`fonts.css`)."""
FONT = ".woff2"


def fetched(guest: Guest) -> dict[str, int]:
    """The bytes of every file that the page asks for, filled as they come."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    found: dict[str, int] = {}

    def begun(event: Any) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def ended(event: Any) -> None:
        found[addresses[event["requestId"]]] = event["encodedDataLength"]

    session.on("Network.requestWillBeSent", begun)
    session.on("Network.loadingFinished", ended)
    return found


def test_the_hall_can_be_used_after_120_kb(come: Come) -> None:
    guest = come()
    sizes = fetched(guest)
    guest.visit()
    guest.page.get_by_role("heading", level=3).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    weight = {address: size for address, size in sizes.items() if not address.endswith(FONT)}
    assert any(address.endswith(".js") for address in weight)
    assert sum(weight.values()) <= MOST, weight


def test_a_board_comes_when_its_table_is_opened_and_nothing_from_another_host(come: Come) -> None:
    guest = come(rolls=True)
    sizes = fetched(guest)
    guest.visit()
    guest.page.wait_for_load_state("networkidle")
    before = set(sizes)
    guest.open_table("hoard")
    guest.choices.first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert any(address.endswith(".js") for address in set(sizes) - before)
    hosts = {urlsplit(address).netloc for address in sizes if not address.startswith("data:")}
    assert hosts == {urlsplit(guest.address).netloc}
