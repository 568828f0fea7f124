"""The README is true: its examples run, its tables are current, its files are there."""

from __future__ import annotations

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


@pytest.fixture(scope="module")
def scripts() -> ModuleType:
    """The program behind scripts/tables and scripts/record."""
    found = importlib.util.spec_from_file_location("readme", ROOT / "scripts/readme.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_examples_are_true() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted >= 8
    assert not results.failed


def test_the_tables_are_current(scripts: ModuleType) -> None:
    text = README.read_text(encoding="utf-8")
    assert text == scripts.written(text), "run scripts/tables"


def test_what_it_links_to_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target


def test_a_session_can_be_recorded(scripts: ModuleType) -> None:
    svg = scripts.recorded(rounds=1)
    for text in (svg, (ROOT / "docs/session.svg").read_text(encoding="utf-8")):
        ET.fromstring(text)  # noqa: S314 (our own file)
        assert "@font-face" not in text, "a picture that loads something from elsewhere"
    assert svg == scripts.recorded(rounds=1)
