"""The README and the guide are true: their examples run, tables are current, files are there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tools import readme

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_examples_are_true(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted >= 8
    assert not results.failed


def test_the_tables_are_current() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == readme.written(text), "run scripts/tables"


def test_what_it_links_to_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target


def test_a_session_can_be_recorded() -> None:
    svg = readme.recorded(rounds=1)
    for text in (svg, (ROOT / "docs/session.svg").read_text(encoding="utf-8")):
        ET.fromstring(text)  # noqa: S314 (our own file)
        assert "@font-face" not in text, "a picture that loads something from elsewhere"
    assert svg == readme.recorded(rounds=1)
