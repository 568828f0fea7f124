"""What every test starts from: English and no browser, whatever the machine has."""

from __future__ import annotations

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("HEOROT_LANG", None)
os.environ["BROWSER"] = ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that compile come first, so that one worker does: loops call what others compiled."""
    items.sort(key=lambda item: item.get_closest_marker("native") is None)


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """`simulate` stays with interpreted rules; no compiler is started."""
    monkeypatch.setattr("heorot.engine.seeking.Seeker.look", lambda _: False)
