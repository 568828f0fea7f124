"""Plots fit every page: lengths across are in percent, and numbers have room on a phone, too."""

from __future__ import annotations

import re

import numpy as np
import pytest

from heorot.arena import plots
from heorot.arena.figures import Figures, Interval
from heorot.arena.page import STYLE

ROWS = [("search@0.1s", Interval(0.625, 0.55, 0.7)), ("greedy", Interval(0.375, 0.3, 0.45))]


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def figures() -> Figures:
    found = Figures()
    found.add(np.arange(-1200, 3400, 100))
    return found


PLOTS = [
    plots.intervals("wins", ROWS, percent, (0.5, "even")),
    plots.course(
        "course", [(10 * n, Interval(0.5, 0.4, 0.6)) for n in range(9)], percent, str, 0.5
    ),
    plots.histograms("points", [("greedy", figures()), ("random", figures())], str),
]


@pytest.mark.parametrize("plot", PLOTS)
def test_what_is_drawn_lies_across_the_whole_page(plot: str) -> None:
    assert not re.match(r"<svg[^>]*(viewBox|width)", plot)
    across = re.findall(r" (?:x|x1|x2|cx)=\"([^\"]+)\"", plot)
    assert len(across) > 10
    assert all(one == "0" or one.endswith("%") for one in across)
    assert all(0 <= float(one.removesuffix("%")) <= 100 for one in across)
    assert max(float(one.removesuffix("%")) for one in across) > 90
    assert "min-width" not in STYLE.read_text("utf-8")


def test_a_curve_is_drawn_over_the_lines_of_its_grid_and_the_numbers_over_both() -> None:
    below, above = PLOTS[1].split("<polyline")
    assert all(f'<line class="{kind}"' in below for kind in ("grid", "fair"))
    assert "<line" not in above
    assert '<text class="over"' in above


@pytest.mark.parametrize("plot", PLOTS)
def test_numbers_below_a_plot_do_not_touch_on_a_phone(plot: str) -> None:
    texts = re.findall(r'<text x="([\d.]+)%" y="[\d.]+" text-anchor="(\w+)">([^<]+)</text>', plot)
    ends = [-1.0]
    for at, anchor, text in texts:
        wide, x = 7.5 * len(text), 3 * float(at)
        start = x - wide * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        assert start >= ends[-1], text
        ends.append(start + wide)
    assert len(ends) > 2
    assert ends[-1] <= 300
