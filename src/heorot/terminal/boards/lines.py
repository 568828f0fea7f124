"""Texts in little room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text


def shortened(text: str, longest: int) -> str:
    """A text, cut where it is too long."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def flow(cells: Iterable[Text], width: int, gap: int = 1) -> Iterator[Text]:
    """Things beside each other, in as many lines as they need; none is broken that fits a line."""
    line = Text()
    for cell in cells:
        if line and line.cell_len + gap + cell.cell_len > width:
            yield line
            line = Text()
        line = Text.assemble(line, " " * gap, cell) if line else cell.copy()
    if line:
        yield line
