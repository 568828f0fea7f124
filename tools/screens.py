"""Every screen of the hall in two sizes, two themes and four languages: build/screens has them.

The program is ``scripts/screens [--lang LANGUAGE] [NAME…]``: of every language, or of one.
``sheet.html`` there shows them beside each other.
``scripts/record`` takes the one that README.md shows, and those of the boards in docs/games.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from e2e.guest import DESKTOP, PHONE, Guest
from e2e.hall import Hall, open_chromium
from e2e.screens import ANEW, SCREENS
from playwright.sync_api import Browser, sync_playwright

from heorot.i18n import languages
from tools.games import FOLDER as BOARDS
from tools.games import PICTURES

FOLDER = Path(__file__).parents[1] / "build/screens"
PICTURE = Path(__file__).parents[1] / "docs/hall.jpg"
SIZES = {"desk": DESKTOP, "phone": PHONE}
LIGHTS = ("fire", "day")
CHOOSE = """(select, one) => {
    select.value = one;
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
SETTLED = """() => new Promise((done) => {
    let timer = setTimeout(done, 600);
    const again = () => { clearTimeout(timer); timer = setTimeout(done, 600); };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(again).observe(document, all);
})"""
"""Nothing has changed for a while."""
LIGHTER = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.7).split(",")[1];
}"""
"""A picture as WebP, which takes a third of the bytes."""
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


def main(names: Sequence[str], spoken: Sequence[str]) -> None:
    """Make the pictures of some screens, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with visiting() as (browser, address):
        for name in names or SCREENS:
            take(name, browser, address, spoken)
            sys.stdout.write(f"{name}\n")
    made = sorted(FOLDER.glob("*.png"))
    rows = [
        f"<h2>{name}</h2>{''.join(picture(one.name) for one in made if is_of(one, name))}"
        for name in SCREENS
    ]
    page = f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(rows)}"
    (FOLDER / "sheet.html").write_text(page, "utf-8")


def take(name: str, browser: Browser, address: str, spoken: Sequence[str]) -> None:
    """The pictures of a screen."""
    for size, pixels in SIZES.items():
        guest = Guest(browser, address, size=pixels)
        SCREENS[name](guest)
        guest.page.mouse.move(0, 0)  # nothing is pointed at
        for language in spoken:
            speak(guest, language)
            if name in ANEW:
                ANEW[name](guest)
            for light in LIGHTS:
                guest.page.evaluate("one => document.documentElement.dataset.light = one", light)
                guest.page.screenshot(path=FOLDER / f"{name}-{size}-{light}-{language}.png")
        guest.close()


def speak(guest: Guest, language: str) -> None:
    """Change the language, and wait until everything is said in it."""
    guest.page.locator("header select").evaluate(CHOOSE, language)
    guest.page.wait_for_function("one => document.documentElement.lang === one", arg=language)
    guest.page.evaluate(SETTLED)


def is_of(file: Path, name: str) -> bool:
    """Whether a picture is of a screen."""
    return file.stem.rsplit("-", 3)[0] == name


def record() -> None:
    """The picture in the README, and those of the boards."""
    with visiting() as (browser, address):
        guest = Guest(browser, address)
        SCREENS["legend"](guest)
        guest.page.mouse.move(0, 0)
        guest.page.screenshot(path=PICTURE, type="jpeg", quality=75)
        guest.close()
        blank = browser.new_page()
        for name in (board for boards in PICTURES.values() for board in boards):
            for size, pixels in SIZES.items():
                guest = Guest(browser, address, size=pixels)
                SCREENS[name](guest)
                guest.page.mouse.move(0, 0)
                taken = base64.b64encode(guest.page.screenshot()).decode()
                lighter = base64.b64decode(blank.evaluate(LIGHTER, taken))
                (BOARDS / f"{name}-{size}.webp").write_bytes(lighter)
                guest.close()


def picture(file: str) -> str:
    """One of them on the sheet."""
    return f'<img src="{file}" alt="{file}">'


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--readme", action="store_true", help="what README.md and docs show alone")
    parser.add_argument("--lang", choices=languages(), help="in this language alone")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *SCREENS])
    options = parser.parse_args()
    if options.readme:
        record()
    else:
        main(options.names, [options.lang] if options.lang else languages())
