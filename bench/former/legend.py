"""Greedy as it was at first: the plain ones whom a search imagines beside those of today."""

from __future__ import annotations

from heorot.games.legend.plain import plain as greedy

__all__ = ["greedy"]
