"""What every test starts from: English and no browser, whatever the machine has."""

from __future__ import annotations

import os

import pytest

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("HEOROT_LANG", None)
os.environ["BROWSER"] = ""


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """`simulate` stays with interpreted rules; no compiler is started."""
    monkeypatch.setattr("heorot.engine.seeking.Seeker.look", lambda _: False)
