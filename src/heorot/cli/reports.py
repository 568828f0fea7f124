"""The report of many games between bots: who wins, scores, length."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from babel import Locale
from babel.numbers import format_decimal

from heorot.core.options import in_words

if TYPE_CHECKING:
    from heorot.cli.simulating import Setting
    from heorot.engine.runs import Simulated
    from heorot.i18n import Argument, Speech

Z = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""

WHOLE = 27_720
"""A victory, in parts: it can be shared evenly among up to twelve."""


class Interval(NamedTuple):
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """The interval of Wilson (1927), which also holds near 0 and 1 and for few trials."""
    share = successes / trials
    middle = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return Interval(share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@dataclass
class Figures:
    """What there is to say about many whole numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """Take one more number into account."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Figures) -> None:
        """Take others into account."""
        if not other.count:
            return
        self.least = min(self.least, other.least) if self.count else other.least
        self.most = max(self.most, other.most) if self.count else other.most
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The average."""
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation, estimated from a sample; 0 for a single number."""
        if self.count < 2:
            return 0.0
        spread = self.count * self.squares - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)))


@dataclass
class Record:
    """How a seat or a bot has done."""

    won: int = 0
    """Victories alone."""
    shared: int = 0
    """Victories shared with others."""
    victory: int = 0
    """Both together, a shared one counted by its share, in units of 1 / `WHOLE`: so it is exact."""
    scores: Figures = field(default_factory=Figures)

    @property
    def rate(self) -> Interval:
        """How often it wins."""
        return wilson(self.victory / WHOLE, self.scores.count)


class Tally:
    """The games so far, counted."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.bots = tuple(dict.fromkeys(bots))
        self.games = 0
        self.ties = 0
        """Games that several have won together."""
        self.lengths = Figures()
        self._records: dict[tuple[int, str], Record] = {}

    def add(self, seats: Sequence[str], played: Simulated) -> None:
        """Count games of one seating; behind the seats come the rivals, who are nobody's bots."""
        rivals = [""] * (len(played.scores[0]) - len(seats)) if played.scores else []
        everybody = enumerate([*seats, *rivals])
        records = [self._records.setdefault(one, Record()) for one in everybody]
        for scores, tiebreaks, length in zip(*played, strict=True):
            standings = list(zip(scores, tiebreaks, strict=True))
            winners = standings.count(max(standings))
            self.games += 1
            self.ties += winners > 1
            self.lengths.add(length)
            for record, standing in zip(records, standings, strict=True):
                record.scores.add(standing[0])
                if standing == max(standings):
                    record.won += winners == 1
                    record.shared += winners > 1
                    record.victory += WHOLE // winners

    def of_seat(self, seat: int) -> Record:
        """How a seat has done, whoever sat there, or the rival behind the last seat."""
        return _joined(one for (at, _), one in self._records.items() if at == seat)

    def of_bot(self, bot: str) -> Record:
        """How a bot has done, wherever it sat."""
        return _joined(one for (_, name), one in self._records.items() if name == bot)


def _joined(records: Iterable[Record]) -> Record:
    whole = Record()
    for one in records:
        whole.won += one.won
        whole.shared += one.shared
        whole.victory += one.victory
        whole.scores.join(one.scores)
    return whole


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
    from rich.console import Console

    from heorot.i18n import Speech
    from heorot.terminal.opening import options_line

    setting, tally, say = report.setting, report.tally, speech.say
    figure = Figure(speech.language)
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 120
    console.print(
        say(
            "simulate-head",
            {
                "game": setting.edition.title,
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
    console: Any, speech: Speech, title: str, rows: list[tuple[str, str, Record]]
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    figure = Figure(speech.language)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(speech.say(title), no_wrap=True)
    has_bots = any(bot for _, bot, _ in rows)
    if has_bots:
        table.add_column(speech.say("simulate-bot"))
    for column in COLUMNS:
        table.add_column(speech.say(column), justify="right")
    for name, bot, record in rows:
        rate, scores = record.rate, record.scores
        table.add_row(
            name,
            *([bot] if has_bots else []),
            figure.whole(scores.count),
            figure.whole(record.won),
            figure.whole(record.shared),
            figure.percent(rate.share),
            f"{figure.decimal(100 * rate.low)}–{figure.percent(rate.high)}",
            f"{figure.decimal(scores.mean)} ± {figure.decimal(scores.deviation)}",
            f"{scores.least}–{scores.most}",
        )
    console.print(table)


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
    """Numbers as a language writes them."""

    def __init__(self, language: str) -> None:
        self._locale = Locale.parse(language)
        self._percent = self._locale.percent_formats[None].pattern.replace("#,##0", "0.0")

    def whole(self, value: int) -> str:
        """A whole number."""
        return str(format_decimal(value, locale=self._locale))

    def decimal(self, value: float) -> str:
        """A number with one decimal place."""
        return str(format_decimal(value, "#,##0.0", locale=self._locale))

    def percent(self, share: float) -> str:
        """A share in percent with one decimal place."""
        return str(format_decimal(share, self._percent, locale=self._locale))
