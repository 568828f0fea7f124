"""Plots as SVG, drawn by hand: they take their colours from the page that they stand in.

Lengths across are in percent of the page's width, those down in pixels: so the same plot fills a
wide page and fits a phone, and its letters are of one size on both. Names stand above their rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10

from heorot.arena.figures import Figures, Interval

NAME = 20
"""So high is a name,"""
ROW = 22
"""a row below it,"""
BARS = 44
"""and one of bars."""
DIGIT = 8
"""About so wide is one."""
PHONE = 300
"""So many pixels wide is a plot on a small phone."""
LETTERS = 40
"""Of a name, so many have room there."""

Number = Callable[[float], str]
"""How a number is written."""


class Scale:
    """Where numbers lie on a line."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 1, low + 1)
        self._start, self._end = start, end

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        part = (inside - self.low) / (self.high - self.low)
        return round(self._start + part * (self._end - self._start), 2)

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers on it."""
        rough = (self.high - self.low) / about
        power: float = 10 ** floor(log10(rough))
        step = next(one * power for one in (1, 2, 5, 10) if one * power >= rough)
        first = -floor(-self.low / step)
        return [k * step for k in range(first, floor(self.high / step + 1e-9) + 1)]


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    """A picture; whoever cannot see it is told what it shows."""
    return (
        f'<svg class="plot" height="{height:g}" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def intervals(
    title: str,
    rows: Sequence[tuple[str, Interval]],
    number: Number,
    reference: tuple[float, str] | None = None,
    unit: str = "",
    notes: Sequence[str] = (),
) -> str:
    """A row for each thing: a dot with its interval; a line across where all should be equal.

    With notes, which stand at the ends of the rows, dots are full whose intervals leave it out.
    """
    values = [one for _, found in rows for one in (found.low, found.high)]
    values += [reference[0]] if reference else []
    room = 0.06 * (max(values) - min(values)) or 0.05
    scale = Scale(min(values) - room, max(values) + room, 0, 100)
    bottom = (NAME + ROW) * len(rows) + 6
    parts = _axis(scale, bottom, number)
    if reference:
        x = scale(reference[0])
        parts.append(f'<line class="fair" x1="{x}%" x2="{x}%" y1="0" y2="{bottom}"/>')
        anchor = "start" if x < 35 else "end" if x > 65 else "middle"
        parts.append(
            f'<text class="note" x="{x}%" y="{bottom + 38}" text-anchor="{anchor}">'
            f"{escape(reference[1])}</text>"
        )
    if unit:
        x, anchor = (100, "end") if not reference or scale(reference[0]) < 50 else (0, "start")
        parts.append(
            f'<text class="note" x="{x}%" y="{bottom + 38}" text-anchor="{anchor}">'
            f"{escape(unit)}</text>"
        )
    for at, (name, found) in enumerate(rows):
        top = (NAME + ROW) * at
        y = top + NAME + ROW / 2
        low, value, high = scale(found.low), scale(found.value), scale(found.high)
        parts.append(_name(name, top, notes[at] if notes else ""))
        is_open = notes and reference and found.low <= reference[0] <= found.high
        kind = " open" if is_open else ""
        parts.append(f'<line class="reach{kind}" x1="{low}%" x2="{high}%" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot{kind}" cx="{value}%" cy="{y}" r="5"/>')
    return svg(title, bottom + (46 if reference else 26), parts)


def course(
    title: str,
    points: Sequence[tuple[float, Interval]],
    number: Number,
    count: Number,
    reference: float,
) -> str:
    """How a value settled: a line inside its interval."""
    some = points[:: max(1, len(points) // 200)]
    some = some if some[-1] == points[-1] else [*some, points[-1]]
    across = Scale(0, points[-1][0], 0, 100)
    values = [one for _, found in some for one in (found.low, found.high)] + [reference]
    up = Scale(min(values), max(values), 190, 20)
    upper = [f"{across(x)},{up(found.high)}" for x, found in some]
    lower = [f"{across(x)},{up(found.low)}" for x, found in reversed(some)]
    middle = [f"{across(x)},{up(found.value)}" for x, found in some]
    ticks = up.ticks(4)
    lines = [*(("grid", up(tick)) for tick in ticks), ("fair", up(reference))]
    parts = [
        *_axis(across, 190, count),
        *(f'<line class="{kind}" x1="0" x2="100%" y1="{y}" y2="{y}"/>' for kind, y in lines),
        '<svg width="100%" height="190" viewBox="0 0 100 190" preserveAspectRatio="none">',
        f'<polygon class="band" points="{" ".join(upper + lower)}"/>',
        f'<polyline class="line" points="{" ".join(middle)}"/></svg>',
        *(
            f'<text class="over" x="0" y="{up(tick) - 4}">{escape(number(tick))}</text>'
            for tick in ticks
        ),
    ]
    return svg(title, 216, parts)


def histograms(title: str, rows: Sequence[tuple[str, Figures]], number: Number) -> str:
    """A row for each thing: how often there was which number."""
    low = min(figures.least for _, figures in rows)
    high = max(figures.most for _, figures in rows)
    step = max(1, -(-(high - low + 1) // 60))
    scale = Scale(low - 0.5, high + 0.5, 0, 100)
    parts = []
    for at, (name, figures) in enumerate(rows):
        base = (NAME + BARS + 6) * (at + 1)
        parts.append(_name(name, base - BARS - NAME))
        bars: dict[int, int] = {}
        for value, times in figures.counts.items():
            bars[(value - low) // step] = bars.get((value - low) // step, 0) + times
        most = max(bars.values())
        for bar, times in sorted(bars.items()):
            start = scale(low + bar * step - 0.5)
            wide = max(0.3, scale(low + (bar + 1) * step - 0.5) - start)
            height = round(BARS * times / most, 1)
            parts.append(
                f'<rect class="bar" x="{start}%" y="{round(base - height, 1)}"'
                f' width="{wide:.2f}%" height="{height}"/>'
            )
        x = scale(figures.mean)
        parts.append(f'<line class="mean" x1="{x}%" x2="{x}%" y1="{base - BARS}" y2="{base}"/>')
    bottom = (NAME + BARS + 6) * len(rows)
    return svg(title, bottom + 26, [*_axis(scale, bottom, number), *parts])


def _axis(scale: Scale, y: float, number: Number) -> list[str]:
    """A line with numbers, as many as have room on a phone, whole within the plot."""
    parts = [f'<line class="axis" x1="0" x2="100%" y1="{y}" y2="{y}"/>']
    ticks = scale.ticks()
    width = 100 * DIGIT * max(len(number(one)) for one in ticks) / PHONE
    end = -width
    for tick in ticks:
        x = scale(tick)
        parts.append(f'<line class="axis" x1="{x}%" x2="{x}%" y1="{y}" y2="{y + 5}"/>')
        anchor, start = "middle", x - width / 2
        if start < 0:
            anchor, start = "start", x
        elif x + width / 2 > 100:
            anchor, start = "end", x - width
        if start > end:
            end = start + width
            text = escape(number(tick))
            parts.append(f'<text x="{x}%" y="{y + 20}" text-anchor="{anchor}">{text}</text>')
    return parts


def _name(name: str, y: float, note: str = "") -> str:
    room = LETTERS - len(note)
    short = name if len(name) <= room else f"{name[: room - 8]}…{name[-7:]}"
    beside = f'<text x="100%" y="{y + NAME - 5}" text-anchor="end">{escape(note)}</text>'
    return (
        f'<text class="name" x="0" y="{y + NAME - 5}">'
        f"{escape(short)}<title>{escape(name)}</title></text>{beside if note else ''}"
    )
