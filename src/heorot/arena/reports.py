"""The report of many games between bots, as text, JSON or CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from itertools import chain
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from heorot.arena.playing import Setting
from heorot.arena.tally import Figures, Record, Tally
from heorot.core.options import in_words
from heorot.i18n import Argument, Speech, rulebook, with_minus
from heorot.i18n.options import options_line


class Report:
    """The tally of a setting, ready to be written."""

    def __init__(self, setting: Setting, tally: Tally) -> None:
        self.setting = setting
        self.tally = tally
        self.seats = [(seat + 1, tally.of_seat(seat)) for seat in range(len(setting.seats))]
        rivals = setting.game.rivals_beside(len(setting.seats))
        self.rivals = [
            (rival.word, tally.of_seat(number))
            for number, rival in enumerate(rivals, len(setting.seats))
        ]
        self.bots = [(bot, tally.of_bot(bot)) for bot in tally.bots]

    def seat_bot(self, seat: int) -> str:
        """The bot of a seat (from 1), if it kept it."""
        return "" if self.setting.rotate else self.setting.seats[seat - 1]


def as_json(report: Report) -> str:
    """The report for programs."""
    setting, tally = report.setting, report.tally
    document = {
        "game": setting.game.name,
        "rules": setting.game.version,
        "box": setting.edition.hash,
        "options": in_words(setting.game, setting.options),
        "players": len(setting.seats),
        "seats": list(setting.seats),
        "rotate": setting.rotate,
        "seed": setting.seed,
        "games": tally.games,
        "ties": tally.ties,
        "length": _spread(tally.lengths),
        "by_seat": [{"seat": seat, **_record(one)} for seat, one in report.seats],
        "by_rival": [{"rival": word.value, **_record(one)} for word, one in report.rivals],
        "by_bot": [{"bot": bot, **_record(one)} for bot, one in report.bots],
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _record(record: Record) -> dict[str, Any]:
    rate = record.rate
    return {
        "games": record.scores.count,
        "won": record.won,
        "shared": record.shared,
        "win_rate": {
            "share": round(rate.share, 6),
            "low": round(rate.low, 6),
            "high": round(rate.high, 6),
        },
        "score": _spread(record.scores),
    }


def _spread(figures: Figures) -> dict[str, float]:
    return {
        "mean": round(figures.mean, 6),
        "sd": round(figures.deviation, 6),
        "min": figures.least,
        "max": figures.most,
    }


def as_csv(report: Report) -> str:
    """The report for a spreadsheet: a row for each seat, rival and bot, and all games."""
    tally = report.tally
    rows = [
        *({"group": "seat", "name": seat} | _flat(one) for seat, one in report.seats),
        *({"group": "rival", "name": word.value} | _flat(one) for word, one in report.rivals),
        *({"group": "bot", "name": bot} | _flat(one) for bot, one in report.bots),
    ]
    length = {f"length_{key}": value for key, value in _spread(tally.lengths).items()}
    rows.append({"group": "all", "games": tally.games, "shared": tally.ties, **length})
    file = io.StringIO()
    writer = csv.DictWriter(file, list(dict.fromkeys(chain(*rows))), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()


def _flat(record: Record) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key, value in _record(record).items():
        if isinstance(value, Mapping):
            flat |= {f"{key}_{inner}": one for inner, one in value.items()}
        else:
            flat[key] = value
    return flat


def show(report: Report, speech: Speech) -> None:
    """Print the report for people."""
    setting, tally, say = report.setting, report.tally, speech.say
    figure = Figure(speech.language)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 120
    console.print(
        say(
            "simulate-head",
            {
                "game": rulebook.title(setting.game, setting.edition, speech.language),
                "games": tally.games,
                "players": len(setting.seats),
                "seed": str(setting.seed),
            },
        ),
        markup=False,
    )
    in_game = Speech(speech.language, setting.game)
    if setting.options:
        console.print(options_line(setting.game, setting.options, in_game))
    if tally.games < setting.games:
        console.print(say("simulate-stopped", {"total": setting.games}))
    console.print(say("simulate-rotated" if setting.rotate else "simulate-kept"))
    seats = [(str(seat), report.seat_bot(seat), one) for seat, one in report.seats]
    seats += [(in_game.name(word), "", one) for word, one in report.rivals]
    _print_table(console, speech, "simulate-seat", seats)
    _print_table(console, speech, "simulate-bot", [(bot, "", one) for bot, one in report.bots])
    console.print(say("simulate-shares"))
    ties: dict[str, Argument] = {
        "count": tally.ties,
        "share": figure.percent(tally.ties / tally.games),
    }
    console.print(say("simulate-ties", ties))
    console.print(
        say(
            "simulate-length",
            {
                "mean": figure.decimal(tally.lengths.mean),
                "deviation": figure.decimal(tally.lengths.deviation),
                "least": str(tally.lengths.least),
                "most": str(tally.lengths.most),
            },
        )
    )


def _print_table(
    console: Console, speech: Speech, title: str, rows: list[tuple[str, str, Record]]
) -> None:
    has_bots = any(bot for _, bot, _ in rows)
    heads = [title, *(["simulate-bot"] if has_bots else []), *COLUMNS]
    cells = [
        [name, *([bot] if has_bots else []), *_figures(record, Figure(speech.language))]
        for name, bot, record in rows
    ]
    gap = 1 if console.width >= WIDE else 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, gap, 0, 0))
    for number, (head, column) in enumerate(zip(heads, zip(*cells, strict=True), strict=True)):
        is_name = number < len(heads) - len(COLUMNS)
        table.add_column(  # where there is little room, heads are broken, figures are not
            speech.say(head),
            justify="left" if is_name else "right",
            min_width=max(map(len, column)),
        )
    for row in cells:
        table.add_row(*row)
    console.print(table)


def _figures(record: Record, figure: Figure) -> list[str]:
    rate, scores = record.rate, record.scores
    return [
        figure.whole(scores.count),
        figure.whole(record.won),
        figure.whole(record.shared),
        figure.percent(rate.share),
        f"{figure.decimal(100 * rate.low)}–{figure.percent(rate.high)}",
        f"{figure.decimal(scores.mean)} ± {figure.decimal(scores.deviation)}",
        f"{figure.whole(scores.least)}–{figure.whole(scores.most)}",
    ]


WIDE = 100
"""So many columns leave more room between those of a table."""
COLUMNS = (
    "simulate-games",
    "simulate-won",
    "simulate-shared",
    "simulate-rate",
    "simulate-interval",
    "simulate-points",
    "simulate-range",
)


class Figure:
    """Numbers as a language writes them, with a true minus."""

    def __init__(self, language: str) -> None:
        self._locale = Locale.parse(language)
        self._percent = self._locale.percent_formats[None].pattern.replace("#,##0", "0.0")

    def whole(self, value: int) -> str:
        """A whole number."""
        return with_minus(format_decimal(value, locale=self._locale))

    def decimal(self, value: float) -> str:
        """A number with one decimal place."""
        return with_minus(format_decimal(value, "#,##0.0", locale=self._locale))

    def percent(self, share: float) -> str:
        """A share in percent with one decimal place."""
        return str(format_decimal(share, self._percent, locale=self._locale))
