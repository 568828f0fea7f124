"""The last hand on a site of documentation, and what must hold of its pages."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from os.path import relpath
from pathlib import Path
from urllib.parse import unquote, urlsplit

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
SHADOW = re.compile(r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)')
"""How the theme styles its search: by an element that the policy forbids."""
SHEET = r"(\1.adoptedStyleSheets=[new CSSStyleSheet],\1.adoptedStyleSheets[0].replaceSync(\2))"
NAME = re.compile(r"(?<!\">)<code>(heorot[\w.]*\w)</code>(?!</a>)")
ANCHOR = re.compile(r'<h\d id="(heorot[\w.]*)"')
START = "index.html"
ERROR = "404.html"
LOADS = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("use", "href")}
"""Whatever else a page is made of; only a link that somebody follows may lead elsewhere."""


def finish(site: Path) -> None:
    """Scripts become files, as the policy wants it; names of code lead to the reference."""
    (bundle,) = site.glob("assets/javascripts/bundle.*.js")
    script, count = SHADOW.subn(SHEET, bundle.read_text("utf-8"))
    if count != 1:
        raise SystemExit(f"{bundle.name} styles its search in {count} places, not in one")
    bundle.write_text(script, "utf-8")
    (site / ERROR).unlink(missing_ok=True)
    (site / "sitemap.xml").unlink(missing_ok=True)  # nobody knows the address of a hall
    pages = {path: path.read_text("utf-8") for path in sorted(site.rglob("*.html"))}
    named = {name: path for path, text in pages.items() for name in ANCHOR.findall(text)}
    for path, text in pages.items():
        path.write_text(_led(_outside(text, site, path), path, named), "utf-8")


def _outside(text: str, site: Path, page: Path) -> str:
    """A page whose scripts are files."""

    def moved(found: re.Match[str]) -> str:
        name = hashlib.sha256(found[1].encode()).hexdigest()[:8]
        file = site / f"assets/javascripts/inline.{name}.js"
        file.write_text(found[1], "utf-8")
        return f'<script src="{relpath(file, page.parent)}"></script>'

    return SCRIPT.sub(moved, text)


def _led(text: str, page: Path, named: Mapping[str, Path]) -> str:
    """A page whose names of code lead to where these are described."""

    def lead(found: re.Match[str]) -> str:
        if found[1] not in named:
            return found[0]
        return f'<a href="{relpath(named[found[1]], page.parent)}#{found[1]}">{found[0]}</a>'

    return NAME.sub(lead, text)


class Page(HTMLParser):
    """What a page is made of, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.inline: list[str] = []
        """What the policy forbids."""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        given = {name: value or "" for name, value in attrs}
        self.ids.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        self.loaded += [given[name] for name in given if (tag, name) in LOADS]
        is_code = tag == "script" and "src" not in given and given.get("type") != "application/json"
        if is_code or tag == "style":
            self.inline.append(f"<{tag}>")
        self.inline += [f"<{tag} {name}>" for name in given if name == "style" or name[:2] == "on"]


def faults(site: Path) -> list[str]:
    """All that is wrong: links that lead nowhere, what is loaded from elsewhere, or forbidden."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    found = [f"{path.relative_to(site)}: {what}" for path in pages for what in _faults(path, pages)]
    reached = {site / START}
    while more := {one for page in reached for one in _led_to(page, pages)} - reached:
        reached |= more
    lost = pages.keys() - reached
    return found + [f"{path.relative_to(site)}: no page leads there" for path in sorted(lost)]


def _faults(path: Path, pages: dict[Path, Page]) -> Iterator[str]:
    page = pages[path]
    yield from (f"{what} inside the page" for what in page.inline)
    for address in page.loaded:
        target, _ = _target(path, address)
        if target is None or not target.is_file():
            yield f"loads {address}"
    for address in page.links:
        target, anchor = _target(path, address)
        if target is None:
            continue
        if not target.is_file():
            yield f"{address} is not there"
        elif anchor and target in pages and anchor not in pages[target].ids:
            yield f"{address} has no such place"


def _led_to(path: Path, pages: dict[Path, Page]) -> Iterator[Path]:
    for address in pages[path].links:
        target, _ = _target(path, address)
        if target in pages:
            yield target


def _target(path: Path, address: str) -> tuple[Path | None, str]:
    """The file and the place in it; no file where it is another host's."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None, ""
    place = Path(relpath(path.parent / unquote(parts.path))) if parts.path else path
    file = place.resolve()
    return (file / START if file.is_dir() else file), unquote(parts.fragment)
