"""The report of what a game is like, for programs: JSON, and a table as CSV."""

from __future__ import annotations

import csv
import io
from math import isfinite

import msgspec
from msgspec import Struct

from heorot.arena.balance import Balance, Effect, Worth
from heorot.arena.figures import Interval, Means
from heorot.arena.reports import Document, document
from heorot.core.options import option_word


class Change(Struct):
    """A difference with its own 95 % interval; a single one has none."""

    mean: float
    low: float | None
    high: float | None


class WorthRow(Struct):
    """How those do who have to do with a thing, against the others at the same table."""

    event: str
    thing: str
    games: int
    points: Change
    victories: Change


class EffectRow(Struct):
    """What changes when an option has another value."""

    option: str
    value: str | int
    length: Change
    points: Change
    lead: Change
    ties: Change
    first: Change


class BalanceDocument(Struct):
    """The report for programs."""

    games: Document
    """As `heorot simulate` tells; seat 1 begins."""
    worths: list[WorthRow]
    effects: list[EffectRow]


def balance_document(balance: Balance) -> BalanceDocument:
    """The report as it is written for programs."""
    groups = balance.worths.groups().values()
    return BalanceDocument(
        document(balance.run),
        [_worth(one) for group in groups for one in group],
        [_effect(balance, one) for one in balance.effects],
    )


def _worth(worth: Worth) -> WorthRow:
    thing = " ".join(map(str, worth.things))
    points, victories = _change(worth.points), _change(worth.victories)
    return WorthRow(worth.event, thing, worth.games, points, victories)


def _effect(balance: Balance, effect: Effect) -> EffectRow:
    values = balance.setting.game.options[effect.option]
    changes = {name: _change(means) for name, means in effect.changes.items()}
    return EffectRow(effect.option, option_word(values, effect.value), **changes)


def _change(means: Means) -> Change:
    found: Interval = means.interval
    low, high = (round(one, 6) if isfinite(one) else None for one in (found.low, found.high))
    return Change(round(found.value, 6), low, high)


def as_json(balance: Balance) -> str:
    """The report for programs."""
    made = msgspec.json.encode(balance_document(balance))
    return msgspec.json.format(made, indent=2).decode()


def as_csv(balance: Balance) -> str:
    """The worth of things for a spreadsheet: a row for each."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    ends = ("mean", "low", "high")
    heads = [f"{what}_{end}" for what in ("points", "victories") for end in ends]
    writer.writerow(["event", "thing", "games", *heads])
    for row in balance_document(balance).worths:
        both = [getattr(one, end) for one in (row.points, row.victories) for end in ends]
        writer.writerow([row.event, row.thing, row.games, *both])
    return file.getvalue()
