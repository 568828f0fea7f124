"""The report of many games between bots, for programs: JSON, and a table as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from itertools import chain
from math import isfinite
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from heorot.arena.figures import Figures, Interval
from heorot.arena.run import Run
from heorot.arena.tally import Record
from heorot.core.options import in_words
from heorot.core.words import Rival


class Rate(Struct):
    """A share of victories with its 95 % interval."""

    share: float
    low: float
    high: float


class Spread(Struct):
    """What there is to say about whole numbers."""

    mean: float
    sd: float
    min: int
    max: int


class Points(Struct):
    """The same about points, with the 95 % interval of the mean; a single unit has none."""

    mean: float
    low: float | None
    high: float | None
    sd: float
    min: int
    max: int


class Row(Struct):
    """How one seat, rival or bot has done."""

    games: int
    won: int
    shared: int
    win_rate: Rate
    score: Points
    seat: int | UnsetType = UNSET
    rival: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET


class Pair(Struct):
    """How often one bot comes in ahead of another at the same table."""

    bot: str
    ahead_of: str
    ahead: Rate


class Rated(Struct):
    """The rating of a bot."""

    bot: str
    rating: float
    deviation: float


class Verdict(Struct):
    """What was to be decided, and what was found, with an interval that holds at any time."""

    until: str
    bot: str
    than: str | float
    verdict: str
    """``more``, ``less`` or ``open``."""
    value: float
    low: float
    high: float


class Document(Struct):
    """The report for programs."""

    game: str
    rules: int
    box: str
    options: dict[str, str | int]
    players: int
    seats: list[str]
    rotate: bool
    seed: int
    games: int
    units: int
    seatings: list[list[str]]
    setting: str
    ties: int
    length: Spread
    by_seat: list[Row]
    by_rival: list[Row]
    by_bot: list[Row]
    by_pair: list[Pair]
    ratings: list[Rated]
    verdict: Verdict | None


def rivals(run: Run) -> tuple[Rival, ...]:
    """Whoever takes part without a seat."""
    return run.setting.game.rivals_beside(run.setting.players)


def document(run: Run) -> Document:
    """The report as it is written for programs."""
    setting, tally, players = run.setting, run.tally, run.setting.players
    beside = enumerate(rivals(run), players)
    return Document(
        game=setting.game.name,
        rules=setting.game.version,
        box=setting.edition.hash,
        options=in_words(setting.game, setting.options),
        players=players,
        seats=list(setting.seatings[0]),
        rotate=setting.rotate,
        seed=setting.seed,
        games=tally.games,
        units=tally.units,
        seatings=[list(seats) for seats in setting.seatings],
        setting=setting.hash,
        ties=tally.ties,
        length=_spread(tally.lengths),
        by_seat=[_row(tally.of_seat(seat), seat=seat + 1) for seat in range(players)],
        by_rival=[_row(tally.of_seat(at), rival=str(one.word.value)) for at, one in beside],
        by_bot=[_row(tally.of_bot(bot), bot=bot) for bot in tally.bots],
        by_pair=[Pair(one, two, _rate(found.share)) for (one, two), found in tally.pairs.items()],
        ratings=[Rated(bot, _short(one[0]), _short(one[1])) for bot, one in run.ratings.items()],
        verdict=_verdict(run),
    )


def _verdict(run: Run) -> Verdict | None:
    if run.until is None or not run.tally.units:
        return None
    share, estimate = run.until.share, run.estimate
    than = run.tally.bots[1] if share is None else share
    word = ("open", "more", "less")[run.verdict]
    return Verdict(run.until.text, run.first, than, word, *map(_short, estimate))


def _row(record: Record, **who: Any) -> Row:
    scores = record.scores
    mean, low, high = record.points.interval
    points = Points(
        _short(mean),
        _short(low) if isfinite(low) else None,
        _short(high) if isfinite(high) else None,
        _short(scores.deviation),
        scores.least,
        scores.most,
    )
    return Row(scores.count, record.won, record.shared, _rate(record.rate), points, **who)


def _rate(rate: Interval) -> Rate:
    return Rate(*map(_short, rate))


def _spread(figures: Figures) -> Spread:
    mean, deviation = _short(figures.mean), _short(figures.deviation)
    return Spread(mean, deviation, figures.least, figures.most)


def _short(value: float) -> float:
    return round(value, 6)


def as_json(run: Run) -> str:
    """The report for programs."""
    return msgspec.json.format(msgspec.json.encode(document(run)), indent=2).decode()


def as_csv(run: Run) -> str:
    """The report for a spreadsheet: a row for each seat, rival and bot, and one for all games."""
    told = document(run)
    length = {f"length_{key}": value for key, value in msgspec.to_builtins(told.length).items()}
    rows: list[dict[str, Any]] = [
        *({"group": "seat", "name": row.seat} | _flat(row) for row in told.by_seat),
        *({"group": "rival", "name": row.rival} | _flat(row) for row in told.by_rival),
        *({"group": "bot", "name": row.bot} | _flat(row) for row in told.by_bot),
        {"group": "all", "games": told.games, "shared": told.ties, **length},
    ]
    for one in told.ratings:
        found = next(row for row in rows if (row["group"], row["name"]) == ("bot", one.bot))
        found |= {"rating": one.rating, "rating_deviation": one.deviation}
    file = io.StringIO()
    writer = csv.DictWriter(file, list(dict.fromkeys(chain(*rows))), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()


def _flat(row: Row) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for key, value in msgspec.to_builtins(row).items():
        if isinstance(value, Mapping):
            flat |= {f"{key}_{inner}": one for inner, one in value.items()}
        elif key not in {"seat", "rival", "bot"}:
            flat[key] = value
    return flat
