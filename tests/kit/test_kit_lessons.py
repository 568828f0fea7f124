"""The check of lessons bites: each test spoils that of hoard in one way."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from heorot.games import load
from heorot.testing.lessons import check_lessons

LESSON, TEXTS = "lessons/standard.toml", "texts/en.ftl"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the game, with its English texts, to be spoiled."""
    found = tmp_path / "hoard"
    shutil.copytree(
        load("hoard").folder, found, ignore=shutil.ignore_patterns("*.py", "__pycache__")
    )
    for language in ("de", "fr", "ru"):
        (found / f"texts/{language}.ftl").unlink()
    return found


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (LESSON, 'asks = "f2"', 'asks = "end"', "step 4: end is none of f1, f2"),
        (LESSON, 'asks = "f2"', 'asks = "end"', "does not go on after step 4"),
        (LESSON, 'moves = ["rDr"]', 'moves = ["bDr"]', "does not go on after step 12"),
        (LESSON, "card:purple princess", "card:purple prince", "step 6: there is no"),
        (LESSON, "part:players", "part:table", "step 1: there is no part:table"),
        (LESSON, 'caption = "sides"', 'caption = "fronts"', "lesson-standard-fronts"),
        (LESSON, 'caption = "end"\n', 'caption = "end"\nasks = "end"\n', "begin and end with"),
        (TEXTS, "off to the sheep!", "off to the sheep", "lesson-standard-end is no sentence"),
        (TEXTS, "off to the sheep!", "off to the sheep!" * 9, "at most 260 are read"),
    ],
)
def test_a_lesson_that_leads_nowhere_is_found(
    folder: Path, file: str, old: str, new: str, says: str
) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(AssertionError, match=says):
        check_lessons(replace(load("hoard"), folder=folder))


def test_a_lesson_is_neither_too_short_nor_only_to_read(folder: Path) -> None:
    start, *steps = (folder / LESSON).read_text("utf-8").split("[[step]]")
    (folder / LESSON).write_text("[[step]]".join([start, *steps[:3]]), "utf-8")
    with pytest.raises(AssertionError, match="3 captions instead of 10 to 16") as failure:
        check_lessons(replace(load("hoard"), folder=folder))
    assert "the learner plays too seldom" in str(failure.value)
