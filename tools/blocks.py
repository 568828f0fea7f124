"""Parts of a page that are written by a machine, between two comments."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping


def filled(text: str, parts: Mapping[str, Callable[[], str]]) -> str:
    """A page with these parts as they should be."""
    for name, make in parts.items():
        begin, end = f"<!-- {name}: written by scripts/tables -->", f"<!-- {name}: end -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        places = pattern.findall(text)
        if len(places) != 1:
            raise SystemExit(f"expected one place for {name}, found {len(places)}")
        text = text.replace(places[0], f"{begin}\n{make()}\n{end}")
    return text
