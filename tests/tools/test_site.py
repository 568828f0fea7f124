"""Pages of the documentation lead to each other, and keep to the policy of the hall."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import games, site, weblinks

BUNDLE = "assets/javascripts/bundle.1.js"
STYLED = 'o.appendChild(C("style",{},css.toString()));'
HEAD = f'<link href="hall.css"><script src="{BUNDLE}"></script>'


def test_the_pages_of_games_are_current() -> None:
    for path, text in games.files().items():
        assert path.read_text("utf-8") == text, "run scripts/tables"


def test_the_pictures_of_games_are_there_and_light() -> None:
    pictures = list(games.FOLDER.glob("*.webp"))
    shown = sum(len(boards) for boards in games.PICTURES.values()) * len(games.SIZES)
    assert len(pictures) == shown
    assert sum(path.stat().st_size for path in pictures) < 500_000


def test_every_page_leads_to_what_is_there() -> None:
    places = dict(site.sources())
    assert "bench/RESULTS.md" in places
    for source in places:
        if source.endswith(".md"):
            site.staged(source, places)


def test_a_link_to_another_page_leads_there_in_the_site() -> None:
    places = {"docs/arena.md": "arena.md", "bench/RESULTS.md": "results.md"}
    text = "[all](../bench/RESULTS.md#gpu), [code](../bench/gpu.py), [out](https://example.org)"
    led = "[all](results.md#gpu), code, [out](https://example.org)"
    assert site.linked(text, "docs/arena.md", places) == led


def test_a_link_to_nothing_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"docs/arena\.md: nothing\.md"):
        site.linked("[all](nothing.md)", "docs/arena.md", {})


def test_figures_are_those_that_were_measured() -> None:
    assert "hoard-2" in site.figures("GPU")
    with pytest.raises(SystemExit, match="'Nothing'"):
        site.figures("Nothing")


def test_rules_lead_to_each_other() -> None:
    book = site.rulebook(
        "# Spiel\n\n**H1 Zug.** Wie H2 sagt.\n\n**H2 Ende.** Nach H1 und H9.\n", "de"
    )
    assert '<span id="H2"></span>**H2 Ende.** Nach [H1](#H1) und H9.' in book
    assert '<div lang="de"' in book


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A small site, as zensical makes it."""
    script = tmp_path / BUNDLE
    script.parent.mkdir(parents=True)
    script.write_text(STYLED, "utf-8")
    (tmp_path / "hall.css").touch()
    (tmp_path / "index.html").write_text(
        f'{HEAD}<script>start()</script><a href="core.html#heorot.core.Game">core</a>'
        "<p><code>heorot.core.Game</code> <code>heorot.core.Gone</code></p>",
        "utf-8",
    )
    (tmp_path / "core.html").write_text(f'{HEAD}<h2 id="heorot.core.Game">Game</h2>', "utf-8")
    return tmp_path


def test_scripts_become_files_and_names_lead_to_the_reference(made: Path) -> None:
    weblinks.finish(made)
    assert weblinks.faults(made) == []
    page = (made / "index.html").read_text("utf-8")
    assert "start()" not in page
    assert '<a href="core.html#heorot.core.Game"><code>heorot.core.Game</code></a>' in page
    assert "adoptedStyleSheets" in (made / BUNDLE).read_text("utf-8")
    (script,) = (made / "assets/javascripts").glob("inline.*.js")
    assert script.read_text("utf-8") == "start()"


def test_a_theme_that_styles_its_search_otherwise_is_refused(made: Path) -> None:
    (made / BUNDLE).write_text("", "utf-8")
    with pytest.raises(SystemExit, match="0 places"):
        weblinks.finish(made)


@pytest.mark.parametrize(
    ("piece", "fault"),
    [
        ('<a href="gone.html">', "core.html: gone.html is not there"),
        ('<a href="#gone">', "core.html: #gone has no such place"),
        ('<a href="index.html#gone">', "core.html: index.html#gone has no such place"),
        ("<script>start()</script>", "core.html: <script> inside the page"),
        ("<style>p {}</style>", "core.html: <style> inside the page"),
        ('<p style="color: red">', "core.html: <p style> inside the page"),
        ('<p onclick="start()">', "core.html: <p onclick> inside the page"),
        ('<img src="https://example.org/a.png">', "core.html: loads https://example.org/a.png"),
        ('<link href="gone.css">', "core.html: loads gone.css"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(piece: str, fault: str, made: Path) -> None:
    weblinks.finish(made)
    with (made / "core.html").open("a", encoding="utf-8") as page:
        page.write(piece)
    assert weblinks.faults(made) == [fault]


def test_a_page_that_none_leads_to_is_found(made: Path) -> None:
    weblinks.finish(made)
    (made / "lost.html").touch()
    assert weblinks.faults(made) == ["lost.html: no page leads there"]
