"""What is written of the tensors is what the games declare."""

from __future__ import annotations

from tools import tensors


def test_the_page_and_the_file_are_current() -> None:
    for path, text in tensors.files().items():
        assert path.read_text("utf-8") == text, "run scripts/tables"
