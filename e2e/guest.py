"""Somebody in the hall, in a browser: what they see, and what they do there."""

from __future__ import annotations

import os
import time
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, ViewportSize

from e2e.hall import SEED, say

CHOICE = ".choices button.choice:not(:disabled)"
"""What may be chosen now, as buttons."""
LIT = "main button.lit:not(.touched)"
"""Things that can be touched now."""

CHANCE = """(() => {
    let state = [..."%s"].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7);
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (cells) => {
        if (cells.length === 12) return random(cells); // the name of a request, which is used once
        for (let at = 0; at < cells.length; at += 1) {
            state = Math.imul(state, 1664525) + 1013904223;
            cells[at] = state >>> 8;
        }
        return cells;
    };
})()"""
"""A guest's part of the dice follows from a text."""

DESKTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=360, height=740)
PATIENCE = 60_000
LOOK = 50
"""Milliseconds between two looks whether a page has come in."""
SIGHT = 1000
"""Milliseconds in which a page must say what it shows."""
NO_PAGE = "about:blank"
Light = Literal["fire", "day"]


class Guest:
    """A browser with cookies of its own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: ViewportSize = DESKTOP,
        light: Light = "fire",
        rolls: bool = False,
        moves: bool = False,
        number: int = 0,
    ) -> None:
        self.address = address
        self.language = language
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=size,
            locale=language,
            has_touch=size == PHONE,
            color_scheme="light" if light == "day" else "dark",
            reduced_motion="no-preference" if moves else "reduce",
        )
        for wish, value in (("pace", "quick"), ("rolls", "yes" if rolls else "no")):
            self.context.add_init_script(f"localStorage.setItem('heorot-{wish}', '{value}')")
        self.context.add_init_script(CHANCE % f"{os.environ.get(SEED)} {number}")
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        """What has gone wrong in the page."""
        self.expected: str | None = None
        """What the browser complains of and rightly so."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self._hear(line.type, line.text))

    def _hear(self, kind: str, text: str) -> None:
        is_expected = self.expected is not None and self.expected in text
        if kind in {"error", "warning"} and not is_expected:
            self.troubles.append(text)

    def say(self, key: str, **args: str | int) -> str:
        """A label in this guest's language."""
        return say(key, self.language, **args)

    def visit(self, path: str = "/") -> None:
        """Open a page of the hall."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for(state="attached")

    def ask(self, path: str, **body: Any) -> Any:
        """Ask the hall by its interface, with this guest's cookie."""
        self._come_in()
        origin = {"origin": self.address.rstrip("/")}
        answer = self.context.request.post(path, data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json()

    def _come_in(self) -> None:
        """Become known to the hall: by the page where one is open.

        It asks for a cookie, too, and the later of two would make it somebody else, who only
        watches.
        """
        if self.page.url == NO_PAGE and not self.context.cookies():
            self.context.request.get("/api/hall")
        end = time.monotonic() + PATIENCE / 1000
        while not self.context.cookies():
            assert time.monotonic() < end, f"{self.page.url} does not make a guest"
            self.page.wait_for_timeout(LOOK)

    def button(self, key: str, **args: str | int) -> Locator:
        """A button by its label."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    @property
    def choices(self) -> Locator:
        """What may be chosen now."""
        return self.page.locator(CHOICE)

    @property
    def lit(self) -> Locator:
        """Things that can be touched now."""
        return self.page.locator(LIT).filter(visible=True)

    @property
    def result_section(self) -> str:
        """Where the end is told, as a selector."""
        return f"section[aria-label='{self.say('result')}']"

    @property
    def result(self) -> Locator:
        """How the match has ended."""
        return self.page.locator(self.result_section)

    def new_table(self, game: str, *others: str, box: str = "standard", **more: Any) -> str:
        """A new table with others at it: ``friend``, ``here`` or the name of a bot."""
        seats = [{"kind": "me"}, *(_seat(one, place) for place, one in enumerate(others))]
        table = self.ask("/api/tables", game=game, box=box, seats=seats, **more)
        return str(table["id"])

    def invitation(self, table: str) -> str:
        """The link to the first free seat of a table."""
        facts = self.context.request.get(f"/api/tables/{table}").json()
        return str(facts["invitations"][0]["path"])

    def open_table(self, game: str, box: str = "standard", players: int = 2) -> None:
        """Sit down at a new table against bots."""
        table = self.new_table(game, *["thane"] * (players - 1), box=box)
        self.visit(f"/t/{table}")

    def sight(self) -> str:
        """What the page shows, in words, where it still answers."""
        try:
            shown = self.page.inner_text("body", timeout=SIGHT)
        except Error as error:
            shown = str(error)
        return f"{self.page.url}\n{shown}\n"

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page."""
        self.context.close()
        assert self.troubles == []


def _seat(who: str, place: int) -> dict[str, str]:
    if who == "here":
        return {"kind": "here", "name": f"Friend {place + 1}"}
    return {"kind": "friend"} if who == "friend" else {"kind": "bot", "bot": who}
