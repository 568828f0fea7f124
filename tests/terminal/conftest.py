"""What the tests of the terminal share."""

from __future__ import annotations

from pathlib import Path

import pytest

from heorot.terminal import saves


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the matches."""
    monkeypatch.setattr(saves, "folder", lambda: tmp_path / "matches")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "HEOROT_LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "matches"
