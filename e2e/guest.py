"""Somebody in the hall, in a browser: what they see, and what they do with mouse or keyboard."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from e2e.hall import say

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
Light = Literal["fire", "day"]


class Guest:
    """A browser with cookies of its own."""

    CHOICE = ".choices button:not(:disabled)"
    """What may be chosen now, as buttons."""
    LIT = "[data-words] > button.lit:not(.touched)"
    """Things that can be touched now."""
    RESULT = "section.result"

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: dict[str, int] = DESKTOP,
        light: Light = "fire",
    ) -> None:
        self.address = address
        self.language = language
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            has_touch=size == PHONE,
            color_scheme="light" if light == "day" else "dark",
            reduced_motion="reduce",
        )
        self.context.add_init_script("localStorage.setItem('heorot-pace', 'quick')")
        self.context.set_default_timeout(20_000)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", lambda line: self._hear(line.type, line.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(text)

    def say(self, key: str, **args: str | int) -> str:
        """A label in this guest's language."""
        return say(key, self.language, **args)

    def visit(self, path: str = "/") -> None:
        """Open a page of the hall."""
        self.page.goto(path)
        self.page.locator("h1").first.wait_for()

    def ask(self, path: str, **body: Any) -> Any:
        """Ask the hall by its interface, with this guest's cookie."""
        if not self.context.cookies():
            self.context.request.get("/api/hall")
        origin = {"origin": self.address.rstrip("/")}
        answer = self.context.request.post(path, data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json()

    def button(self, key: str, **args: str | int) -> Locator:
        """A button by its label."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    @property
    def result(self) -> Locator:
        """How the match has ended."""
        return self.page.locator(self.RESULT)

    def open_table(self, game: str, box: str = "standard", players: int = 2) -> None:
        """Open a table against bots."""
        bots = [{"kind": "bot", "bot": "greedy"}] * (players - 1)
        table = self.ask("/api/tables", game=game, box=box, seats=[{"kind": "me"}, *bots])
        self.visit(f"/t/{table['id']}")

    def close(self) -> None:
        """Leave; nothing may have gone wrong in the page."""
        self.context.close()
        assert self.troubles == []
