"""Every screen of the hall in two sizes and two themes, as pictures in build/screens.

The program is ``scripts/screens [NAME…]``; ``sheet.html`` there shows them beside each other.
``scripts/record`` takes the one that README.md shows.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from e2e.guest import DESKTOP, PHONE, Guest
from e2e.hall import Hall, open_chromium
from e2e.screens import SCREENS
from playwright.sync_api import Browser, sync_playwright

FOLDER = Path(__file__).parents[1] / "build/screens"
PICTURE = Path(__file__).parents[1] / "docs/hall.jpg"
SIZES = {"desk": DESKTOP, "phone": PHONE}
LIGHTS = ("fire", "day")
STYLE = "body{background:#888;font:16px sans-serif}img{height:480px;margin:4px}"


@contextmanager
def visiting() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a hall of its own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        try:
            with open_chromium(playwright) as browser:
                yield browser, hall.address
        finally:
            hall.stop()


def main(names: Sequence[str]) -> None:
    """Make the pictures of some screens, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with visiting() as (browser, address):
        for name in names or SCREENS:
            take(name, browser, address)
            sys.stdout.write(f"{name}\n")
    rows = [f"<h2>{name}</h2>{''.join(map(picture, pictures(name)))}" for name in SCREENS]
    page = f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(rows)}"
    (FOLDER / "sheet.html").write_text(page, "utf-8")


def take(name: str, browser: Browser, address: str) -> None:
    """The pictures of a screen."""
    files = iter(pictures(name))
    for size in SIZES.values():
        guest = Guest(browser, address, size=size)
        SCREENS[name](guest)
        for light in LIGHTS:
            guest.page.evaluate("light => document.documentElement.dataset.light = light", light)
            guest.page.screenshot(path=FOLDER / next(files))
        guest.close()


def record() -> None:
    """The picture in the README."""
    with visiting() as (browser, address):
        guest = Guest(browser, address)
        SCREENS["hoard"](guest)
        guest.page.screenshot(path=PICTURE, type="jpeg", quality=75)
        guest.close()


def pictures(name: str) -> list[str]:
    """Their files."""
    return [f"{name}-{size}-{light}.png" for size in SIZES for light in LIGHTS]


def picture(file: str) -> str:
    """One of them on the sheet."""
    return f'<img src="{file}" alt="{file}">'


if __name__ == "__main__":
    if sys.argv[1:] == ["--readme"]:
        record()
    else:
        main(sys.argv[1:])
