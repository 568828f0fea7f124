"""Builds the documentation that the hall serves under /docs: the program is ``scripts/docs``.

Pages are the files of docs/ and some others, as they lie in the repository, where their links lead
to each other, too. They are gathered in build/docs, zensical makes the site of them, and nothing of
it is left that the hall's policy forbids: no script or style inside a page, nothing from elsewhere.
Needs no more than zensical and mkdocstrings, not even heorot.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from os.path import relpath
from pathlib import Path, PurePosixPath

from tools import weblinks

ROOT = Path(__file__).parents[1]
STAGE = ROOT / "build/docs"
FINISHED = ROOT / "src/heorot/server/docs"
BESIDES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "bench/RESULTS.md": "results.md",
    "examples/learn/README.md": "learn.md",
    "web/public/icon.svg": "icon.svg",
}
"""What lies outside docs/, and the page it becomes."""
FIRST = {"README.md": "docs/index.md", ".": "docs/index.md"}
"""What the first page stands for."""
RULES = re.compile(r"src/heorot/games/(\w+)/texts/RULES\.(\w+)\.md")
FIGURES = re.compile(r"^<!-- from bench/RESULTS\.md: (.+) -->$", re.MULTILINE)
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```.*?^```$|^\|.*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"(?m)^\*\*([A-Z]\d+)\b")
MENTION = re.compile(r"(?<![\w*\[#])([A-Z]\d+)(?!\w)")


def build() -> None:
    """Make the site anew, or say what is wrong with it."""
    shutil.rmtree(STAGE, ignore_errors=True)
    gather()
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=STAGE, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or "warning" in said.lower():  # those of griffe are none to zensical
        raise SystemExit(f"zensical:\n{said}")
    site = STAGE / "site"
    weblinks.finish(site)
    if faults := weblinks.faults(site):
        raise SystemExit("\n".join(faults))
    shutil.rmtree(FINISHED, ignore_errors=True)
    site.rename(FINISHED)


def gather() -> None:
    """Put every page where zensical looks for it."""
    places = dict(sources())
    STAGE.mkdir(parents=True)
    shutil.copy(ROOT / "docs/zensical.toml", STAGE)
    for source, place in places.items():
        page = STAGE / "pages" / place
        page.parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            page.write_text(staged(source, places), "utf-8")
        else:
            shutil.copy(ROOT / source, page)


def sources() -> Iterator[tuple[str, str]]:
    """Every file of the repository that is part of the site, and where it is in it."""
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.is_file() and path.suffix not in {".toml", ".txt"}:
            source = path.relative_to(ROOT).as_posix()
            yield source, source.removeprefix("docs/").replace("README.md", "index.md")
    yield from BESIDES.items()
    for path in sorted((ROOT / "src/heorot/games").glob("*/texts/RULES.*.md")):
        source = path.relative_to(ROOT).as_posix()
        yield source, RULES.sub(r"games/\1.rules.\2.md", source)


def staged(source: str, places: Mapping[str, str]) -> str:
    """A page as zensical is given it."""
    text = FIGURES.sub(lambda found: figures(found[1]), (ROOT / source).read_text("utf-8"))
    parts = FENCE.split(text)
    parts[::2] = (linked(part, source, places) for part in parts[::2])
    if book := RULES.fullmatch(source):
        return rulebook("".join(parts), book[2])
    return "".join(parts)


def linked(text: str, source: str, places: Mapping[str, str]) -> str:
    """A text whose links lead to other pages of the site; what is not in it is only named."""

    def lead(found: re.Match[str]) -> str:
        target, sharp, anchor = found[3].partition("#")
        if "://" in target or not target:
            return found[0]
        aim = relpath((ROOT / source).parent / target, ROOT)
        aim = FIRST.get(aim, aim)
        if f"{aim}/README.md" in places:
            aim += "/README.md"
        if aim not in places:
            if not (ROOT / aim).exists():
                raise SystemExit(f"{source}: {found[3]} is not there")
            return found[2]
        place = relpath(places[aim], PurePosixPath(places[source]).parent)
        return f"{found[1]}[{found[2]}]({place}{sharp}{anchor})"

    return LINK.sub(lead, text)


def rulebook(text: str, language: str) -> str:
    """Rules that can be led to, and lead to each other."""
    ids = set(RULE.findall(text))
    text = MENTION.sub(
        lambda found: f"[{found[1]}](#{found[1]})" if found[1] in ids else found[0], text
    )
    text = RULE.sub(r'<span id="\1"></span>**\1', text)
    title, rest = text.split("\n", 1)
    return f'{title}\n\n<div lang="{language}" markdown="1">\n{rest}\n</div>\n'


def figures(title: str) -> str:
    """What was measured, as a section of bench/RESULTS.md shows it first."""
    results = (ROOT / "bench/RESULTS.md").read_text("utf-8")
    _, begin, section = results.partition(f"\n## {title}\n")
    shown = BLOCK.search(section.partition("\n## ")[0])
    if not begin or not shown:
        raise SystemExit(f"bench/RESULTS.md shows nothing under {title!r}")
    return shown[0]


if __name__ == "__main__":
    build()
