"""What a game is like, as a page that reads like an article, and in short at a terminal."""

from __future__ import annotations

from math import ceil, floor, log10

from rich.console import Console

from heorot.arena import plots
from heorot.arena.balance import Balance, Effect, Judged, Worth, judged_seats
from heorot.arena.figures import Interval, Means
from heorot.arena.headings import called, headings
from heorot.arena.page import figure, page, paragraph, seat_section, section, table
from heorot.arena.telling import (
    Figure,
    console_for_tables,
    head,
    print_cells,
    show,
    who_plays,
)
from heorot.core.options import option_word
from heorot.i18n import Speech, rulebook
from heorot.i18n.options import options_line

MOST = 12
"""Things of a group that are drawn at either end; the rest is in the JSON and the CSV."""
FEW = 3
"""The same at a terminal."""
SHARES = ("ties", "first")
"""What changes by percentage points."""

HEADS = ("balance-length", "balance-points", "balance-lead", "balance-ties", "balance-first")
"""What is said of each of the `ASPECTS`."""

BY_FIRST = {1: "balance-more", -1: "balance-less"}
"""What is said of the seat that begins, by what was found of it,"""
BY_SEAT = {1: "balance-seat-more", -1: "balance-seat-less"}
"""and of another one."""


class Article:
    """The words for what was found."""

    def __init__(self, balance: Balance, speech: Speech) -> None:
        self.balance = balance
        self.speech = speech
        self.in_game = Speech(speech.language, balance.setting.game)
        self.figure = Figure(speech.language)
        self.chapters = self._chapters()
        """The heading of each list of things, and these."""
        self.things = sum(len(worths) for _, worths in self.chapters)
        changed = [effect for effect in balance.effects if not effect.is_none]
        self.changes = sum(len(effect.changes) for effect in changed)

    def _chapters(self) -> list[tuple[str, list[Worth]]]:
        balance, lists = self.balance, self.balance.worths.lists()
        examples = balance.examples() if lists else {}
        told = {chapter: examples[chapter[0]] for chapter in lists if chapter[0] in examples}
        titles = headings(balance.setting.game, self.speech.language, told)
        return [(titles[chapter], lists[chapter]) for chapter in told]

    def thing(self, worth: Worth) -> str:
        """What a thing is called."""
        return ": ".join(called(self.in_game, word) for word in worth.things)

    def worth(self, worth: Worth) -> Interval:
        """What it is worth; the intervals of all things hold together."""
        return worth.points.interval_among(self.things)

    def clear(self, worths: list[Worth]) -> list[Worth]:
        """Those that surely differ."""
        return [one for one in worths if is_clear(self.worth(one))]

    def about_things(self) -> str:
        """How many surely differ; if none, after how many games one might."""
        clear = sum(len(self.clear(worths)) for _, worths in self.chapters)
        if not clear:
            return self.speech.say("balance-unclear", {"games": self._games_to_try()})
        return self.speech.say("balance-clear", {"all": self.things, "clear": clear})

    def _games_to_try(self) -> str:
        """Roughly, after how many the clearest thing would be clear if it stays as it is."""
        found = [self.worth(worth) for _, worths in self.chapters for worth in worths]
        parts = [abs(one.value) / (one.value - one.low) for one in found if one.low < one.value]
        games = self.balance.run.tally.games / max([*parts, 0.1]) ** 2
        step = 10 ** floor(log10(games))
        return self.figure.whole(ceil(games / step) * step)

    def changed(self, name: str, means: Means) -> tuple[str, str]:
        """A difference, with an asterisk if it is surely none of chance; and its interval."""
        found = means.interval_among(self.changes)
        number = self.figure.points if name in SHARES else self.figure.decimal
        star = " *" if is_clear(found) else ""
        return signed(found.value, number) + star, between(found, number)

    def option(self, effect: Effect) -> str:
        """An option, with the value that it has in the games and the other one."""
        usual, other = (self._value(effect, one) for one in (effect.usual, effect.value))
        option = self.in_game.say(f"option-{effect.option}")
        args = {"option": option, "value": f"{usual}\N{NO-BREAK SPACE}→ {other}"}
        return self.in_game.say("match-option", args)

    def _value(self, effect: Effect, value: int) -> str:
        word = option_word(self.balance.setting.game.options[effect.option], value)
        return self.in_game.say(f"value-{word}") if isinstance(word, str) else str(word)

    def no_change(self, effect: Effect) -> str:
        """That an option made no difference."""
        option = self.option(effect)
        args = {"option": option[:1].upper() + option[1:]}
        return self.speech.say("balance-no-change", args)

    def about_options(self) -> str:
        """How to read what they change."""
        return self.speech.say("balance-options-note", {"count": self.changes})

    def lead(self) -> str:
        """In a few sentences, which seats win more or less than would be fair."""
        seats = judged_seats(self.balance.run)
        named = [one for one in seats if one.verdict]
        if not named:
            return self._judged("balance-even", seats[0])
        told = [
            self._judged((BY_FIRST if not one.seat else BY_SEAT)[one.verdict], one) for one in named
        ]
        if len(named) < len(seats):
            told.append(self.speech.say("balance-others", {"count": len(seats) - len(named)}))
        return " ".join(told)

    def _judged(self, name: str, found: Judged) -> str:
        percent, fair = self.figure.percent, self.balance.run.tally.fair
        return self.speech.say(
            name,
            {
                "seat": str(found.seat + 1),
                "share": percent(found.share.value),
                "low": percent(found.share.low),
                "high": percent(found.share.high),
                "fair": percent(fair(self.balance.setting.players)),
            },
        )


def is_clear(found: Interval) -> bool:
    """Whether it leaves out that nothing differs."""
    return not found.low <= 0 <= found.high


def signed(value: float, number: plots.Number) -> str:
    """A difference."""
    return ("+" if value > 0 else "") + number(value)


def between(found: Interval, number: plots.Number) -> str:
    """Where a difference lies."""
    return f"{number(found.low)} … {number(found.high)}"


def as_html(balance: Balance, speech: Speech) -> str:
    """The article."""
    article, say, setting = Article(balance, speech), speech.say, balance.setting
    game = rulebook.title(setting.game, setting.edition, speech.language)
    options = options_line(setting.game, setting.options, article.in_game)
    parts = [
        paragraph(head(balance.run, speech)),
        paragraph(options if setting.options else ""),
        paragraph(who_plays(balance.run, speech)),
        seat_section(balance.run, speech, article.in_game),
        _scores(article),
        _options(article),
        *_things(article),
        section(
            say("arena-method"),
            paragraph(say("balance-method")),
            paragraph(say("balance-chance")),
            paragraph(say("balance-together") if len(judged_seats(balance.run)) > 1 else ""),
        ),
    ]
    title = say("balance-title", {"game": game})
    return page(speech.language, title, article.lead(), [one for one in parts if one])


def _scores(article: Article) -> str:
    say, tally, figures = article.speech.say, article.balance.run.tally, article.figure
    title = say("balance-scores")
    seats = [
        (f"{say('simulate-seat')} {seat + 1}", tally.of_seat(seat).scores)
        for seat in range(article.balance.setting.players)
    ]
    length = say(
        "simulate-length",
        {
            "mean": figures.decimal(tally.lengths.mean),
            "deviation": figures.decimal(tally.lengths.deviation),
            "least": str(tally.lengths.least),
            "most": str(tally.lengths.most),
        },
    )
    share = figures.percent(tally.ties / tally.games)
    plot = plots.histograms(title, seats, lambda one: figures.whole(round(one)))
    return section(
        title,
        figure(plot, say("balance-scores-note")),
        paragraph(say("simulate-ties", {"count": tally.ties, "share": share})),
        paragraph(length),
    )


def _options(article: Article) -> str:
    effects, say = article.balance.effects, article.speech.say
    if not effects:
        return ""
    heads = [say("balance-option"), *map(say, HEADS)]
    rows = [
        [article.option(effect), *(_cell(article, *change) for change in effect.changes.items())]
        for effect in effects
        if not effect.is_none
    ]
    return section(
        say("balance-options"),
        paragraph(article.about_options()) if rows else "",
        table(heads, rows, "wide") if rows else "",
        *(paragraph(article.no_change(effect)) for effect in effects if effect.is_none),
    )


def _cell(article: Article, name: str, means: Means) -> str:
    value, interval = article.changed(name, means)
    return f"{value} ({interval})"


def _things(article: Article) -> list[str]:
    say, figures = article.speech.say, article.figure
    if not article.balance.worths:
        return []
    about = article.about_things()
    if not article.chapters:
        return [section(say("balance-things"), paragraph(about))]
    note = paragraph(say("balance-things-note"))
    parts = [section(say("balance-things"), note, paragraph(f"{about} {say('balance-drawn')}"))]
    for title, worths in article.chapters:
        shown = ends(worths, MOST)
        rows = [(article.thing(one), article.worth(one)) for one in shown]
        plot = plots.intervals(
            title,
            rows,
            figures.decimal,
            (0.0, say("arena-even")),
            unit=say("simulate-axis-points"),
            notes=[say("balance-games", {"games": one.games}) for one in shown],
        )
        left = len(worths) - len(shown)
        caption = say("balance-left", {"count": left}) if left else ""
        parts.append(figure(plot, caption, title))
    return parts


def ends(worths: list[Worth], most: int) -> list[Worth]:
    """At most so many at either end."""
    return worths if len(worths) <= 2 * most else [*worths[:most], *worths[-most:]]


def show_balance(balance: Balance, speech: Speech) -> None:
    """Print the same in short."""
    article = Article(balance, speech)
    lead = article.lead()
    if len(judged_seats(balance.run)) > 1:
        lead += " " + speech.say("balance-together")
    show(balance.run, speech, lead)
    console = console_for_tables()
    if balance.effects:
        _show_options(console, article)
    if balance.worths:
        _show_things(console, article)


def _show_options(console: Console, article: Article) -> None:
    say = article.speech.say
    console.print(f"\n[bold]{say('balance-options')}[/bold]")
    if article.changes:
        console.print(article.about_options(), markup=False)
    for effect in article.balance.effects:
        if effect.is_none:
            console.print(article.no_change(effect), markup=False)
            continue
        console.print(article.option(effect), markup=False)
        changes = zip(HEADS, effect.changes.items(), strict=True)
        cells = [[say(head), *article.changed(*change)] for head, change in changes]
        heads = ["balance-change", "simulate-interval"]
        print_cells(console, article.speech, ["balance-measure"], heads, cells)


def _show_things(console: Console, article: Article) -> None:
    say, number = article.speech.say, article.figure.decimal
    console.print(f"\n[bold]{say('balance-things')}[/bold]")
    about, clear = article.about_things(), [article.clear(one) for _, one in article.chapters]
    if not any(clear):
        console.print(about, markup=False)
        return
    console.print(f"{say('balance-things-note')} {about} {say('balance-only')}", markup=False)
    heads = ["balance-ahead", "simulate-interval", "simulate-games"]
    for (title, worths), some in zip(article.chapters, clear, strict=True):
        if not some:
            continue
        console.print(title, markup=False)
        shown = ends(some, FEW)
        found = [(one, article.worth(one)) for one in shown]
        cells = [
            [
                article.thing(one),
                signed(worth.value, number),
                between(worth, number),
                article.figure.whole(one.games),
            ]
            for one, worth in found
        ]
        print_cells(console, article.speech, ["balance-thing"], heads, cells)
        if left := len(worths) - len(shown):
            console.print(f"{say('balance-left', {'count': left})}\n")
