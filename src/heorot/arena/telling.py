"""The report of many games between bots, for people at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from babel import Locale
from babel.numbers import format_decimal
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from heorot.arena import reports
from heorot.arena.figures import Interval
from heorot.arena.run import Run
from heorot.arena.tally import Record
from heorot.i18n import Argument, Speech, rulebook, with_minus
from heorot.i18n.options import options_line


def show(run: Run, speech: Speech, lead: str = "") -> None:
    """Print the report for people; below its head a lead, or what is decided."""
    setting, tally, say = run.setting, run.tally, speech.say
    figure = Figure(speech.language)
    console = console_for_tables()
    console.print(head(run, speech), markup=False)
    if lead or run.until:
        console.print(lead or verdict(run, speech), markup=False)
    in_game = Speech(speech.language, setting.game)
    if setting.options:
        console.print(options_line(setting.game, setting.options, in_game))
    for told in (
        how_it_ended(run, speech),
        who_plays(run, speech),
        how_they_sit(run, speech),
        alike(run, speech),
    ):
        if told:
            console.print(told, markup=False)
    _print_table(console, speech, "simulate-seat", seat_rows(run, in_game))
    if is_about_bots(run):
        bots = [(bot, "", tally.of_bot(bot)) for bot in tally.bots]
        _print_table(console, speech, "simulate-bot", bots)
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


def show_strength(run: Run, speech: Speech) -> None:
    """Print what an arena tells besides: pairs and ratings."""
    figure, say = Figure(speech.language), speech.say
    console = console_for_tables()
    if len(run.tally.bots) > 2:
        pairs = [
            [one, two, *share_cells(found.share, figure)]
            for (one, two), found in run.tally.pairs.items()
        ]
        names = ["simulate-bot", "arena-against"]
        print_cells(console, speech, names, ["arena-ahead", "simulate-interval"], pairs)
    if run.ratings:
        ratings = [
            [bot, f"{figure.decimal(one.mean)} ± {figure.decimal(one.deviation)}"]
            for bot, one in run.ratings.items()
        ]
        print_cells(console, speech, ["simulate-bot"], ["arena-rating"], ratings)
        console.print(say("arena-rating-note"))


def console_for_tables() -> Console:
    """Where reports are printed; what is no terminal is wide enough for them."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 120
    return console


def head(run: Run, speech: Speech) -> str:
    """What was played."""
    setting = run.setting
    return speech.say(
        "simulate-head",
        {
            "game": rulebook.title(setting.game, setting.edition, speech.language),
            "games": run.tally.games,
            "players": setting.players,
            "seed": str(setting.seed),
        },
    )


def how_it_ended(run: Run, speech: Speech) -> str:
    """That fewer games were played than were asked for, if nothing was decided by them."""
    if run.verdict or run.tally.games >= run.setting.games:
        return ""
    return speech.say("simulate-stopped", {"total": run.setting.games})


def who_plays(run: Run, speech: Speech) -> str:
    """Who begins, and which bots there are."""
    setting = run.setting
    name = "simulate-luck-begins" if setting.start < 0 else "balance-who"
    return speech.say(name, {"bots": ", ".join(dict.fromkeys(setting.bots))})


def how_they_sit(run: Run, speech: Speech) -> str:
    """Whether they change seats, where they could."""
    if len(run.setting.seatings) > 1:
        return speech.say("simulate-rotated")
    return "" if run.setting.rotate else speech.say("simulate-kept")


def is_about_bots(run: Run) -> bool:
    """Whether bots can be compared: one alone wins what there is, but for what rivals win."""
    return len(run.tally.bots) > 1 or bool(reports.rivals(run))


def alike(run: Run, speech: Speech) -> str:
    """Which bots have played alike in every game."""
    pairs = run.tally.alike
    return " ".join(speech.say("arena-alike", {"one": a, "other": b}) for a, b in pairs)


def seat_rows(run: Run, in_game: Speech) -> list[tuple[str, str, Record]]:
    """Every seat and rival: its name, the bot if it kept the seat, and how it has done."""
    setting, tally = run.setting, run.tally
    rows = [
        (str(seat + 1), "" if setting.rotate else setting.seatings[0][seat], tally.of_seat(seat))
        for seat in range(setting.players)
    ]
    beside = enumerate(reports.rivals(run), setting.players)
    return rows + [(in_game.name(one.word), "", tally.of_seat(at)) for at, one in beside]


BY_BOT = ("arena-open", "arena-more", "arena-less")
"""What is said of a verdict about two bots, by its number,"""
BY_SHARE = ("arena-open-share", "arena-more-share", "arena-less-share")
"""and of one about a share."""


def verdict(run: Run, speech: Speech) -> str:
    """What was to be decided, and whether it is."""
    figure, found = Figure(speech.language), run.estimate
    share = run.until.share if run.until else None
    number = figure.points if share is None else figure.percent
    target = share or 0.0
    ends = (found.low, found.high) if run.verdict else ()
    is_near = any(number(one) == number(target) for one in ends)
    value, low, high, than = (number(one, 2 if is_near else 1) for one in (*found, target))
    told = speech.say(
        (BY_BOT if share is None else BY_SHARE)[run.verdict],
        {
            "bot": run.first,
            "than": run.tally.bots[1] if share is None else than,
            "value": value,
            "low": low,
            "high": high,
        },
    )
    return f"{told} {speech.say('arena-any-time')}"


def share_cells(share: Interval, figure: Figure) -> list[str]:
    """A share and its interval."""
    return [figure.percent(share.value), figure.between(share)]


def _print_table(
    console: Console, speech: Speech, title: str, rows: list[tuple[str, str, Record]]
) -> None:
    has_bots = any(bot for _, bot, _ in rows)
    names = [title, *(["simulate-bot"] if has_bots else [])]
    cells = [
        [name, *([bot] if has_bots else []), *figures_of(record, Figure(speech.language))]
        for name, bot, record in rows
    ]
    print_cells(console, speech, names, COLUMNS, cells)


def print_cells(
    console: Console,
    speech: Speech,
    names: Sequence[str],
    columns: Sequence[str],
    cells: list[list[str]],
) -> None:
    """Print a table: names to the left, figures to the right."""
    heads = [*names, *columns]
    gap = 1 if console.width >= WIDE else 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, gap, 0, 0))
    for number, (head, column) in enumerate(zip(heads, zip(*cells, strict=True), strict=True)):
        table.add_column(  # where there is little room, heads are broken, figures are not
            speech.say(head),
            justify="left" if number < len(names) else "right",
            min_width=max(map(len, column)),
        )
    for row in cells:
        table.add_row(*row)
    console.print(table)


def figures_of(record: Record, figure: Figure) -> list[str]:
    rate, scores = record.rate, record.scores
    return [
        figure.whole(scores.count),
        figure.whole(record.won),
        figure.whole(record.shared),
        *share_cells(rate, figure),
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
        self._percent = self._locale.percent_formats[None].pattern

    def whole(self, value: int) -> str:
        """A whole number."""
        return with_minus(format_decimal(value, locale=self._locale))

    def decimal(self, value: float, places: int = 1) -> str:
        """A number with some decimal places."""
        form = f"#,##0.{'0' * places}"
        return with_minus(format_decimal(round(value, places) + 0.0, form, locale=self._locale))

    def percent(self, share: float, places: int = 1) -> str:
        """A share in percent with some decimal places."""
        form = self._percent.replace("#,##0", f"0.{'0' * places}")
        value = round(share, places + 2) + 0.0
        return with_minus(format_decimal(value, form, locale=self._locale))

    def points(self, difference: float, places: int = 1) -> str:
        """The difference of two shares in percentage points, which its sentence names."""
        return self.decimal(100 * difference, places)

    def between(self, share: Interval) -> str:
        """The interval of a share."""
        return f"{self.decimal(100 * share.low)}–{self.percent(share.high)}"
