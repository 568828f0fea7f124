"""What a game is like, as a page that reads like an article, and in short at a terminal."""

from __future__ import annotations

from rich.console import Console

from heorot.arena import plots
from heorot.arena.balance import Balance, Effect, Judged, Worth, judged_seats
from heorot.arena.figures import Means
from heorot.arena.headings import headings
from heorot.arena.page import figure, page, paragraph, seat_section, section, table
from heorot.arena.telling import Figure, console_for_tables, head, print_cells, show
from heorot.core.options import option_word
from heorot.core.words import Word
from heorot.i18n import NUMBERS, Speech, rulebook
from heorot.i18n.options import options_line

MOST = 12
"""Things of a group that are drawn at either end; the rest is in the JSON and the CSV."""
SHARES = ("ties", "first")
"""What is told in percent."""

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

    def chapters(self) -> list[tuple[str, list[Worth]]]:
        """Of each event that befell several things: its heading, and these."""
        balance, groups = self.balance, self.balance.worths.by_event()
        examples = balance.examples() if groups else {}
        told = {
            event: examples[event]
            for event, worths in groups.items()
            if event in examples and len(worths) > 1
        }
        titles = headings(balance.setting.game, self.speech.language, told)
        return [(titles[event], groups[event]) for event in told]

    def thing(self, worth: Worth) -> str:
        """What a thing is called."""
        return ": ".join(self._label(word) for word in worth.things)

    def _label(self, word: Word) -> str:
        return str(word.value) if word.kind in NUMBERS else self.in_game.label(word)

    def changed(self, name: str, means: Means) -> list[str]:
        """A difference, and its interval."""
        number = self._number(name)
        found = means.interval
        sign = "+" if found.value > 0 else ""
        return [f"{sign}{number(found.value)}", f"{number(found.low)} … {number(found.high)}"]

    def starred(self, name: str, means: Means) -> str:
        """A difference, with an asterisk if it can hardly be chance."""
        found = means.interval
        return self.changed(name, means)[0] + ("" if found.low <= 0 <= found.high else " *")

    def _number(self, name: str) -> plots.Number:
        return self.figure.percent if name in SHARES else self.figure.decimal

    def option(self, effect: Effect) -> str:
        """An option with its other value."""
        word = option_word(self.balance.setting.game.options[effect.option], effect.value)
        value = self.in_game.say(f"value-{word}") if isinstance(word, str) else str(word)
        option = self.in_game.say(f"option-{effect.option}")
        return self.in_game.say("match-option", {"option": option, "value": value})

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


def as_html(balance: Balance, speech: Speech) -> str:
    """The article."""
    article, say, setting = Article(balance, speech), speech.say, balance.setting
    game = rulebook.title(setting.game, setting.edition, speech.language)
    options = options_line(setting.game, setting.options, article.in_game)
    parts = [
        paragraph(head(balance.run, speech)),
        paragraph(options if setting.options else ""),
        paragraph(say("balance-who", {"bots": ", ".join(dict.fromkeys(setting.bots))})),
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
        [
            article.option(effect),
            *(
                f"{article.starred(name, means)} ({article.changed(name, means)[1]})"
                for name, means in effect.changes.items()
            ),
        ]
        for effect in effects
    ]
    return section(
        say("balance-options"), paragraph(say("balance-options-note")), table(heads, rows)
    )


def _things(article: Article) -> list[str]:
    say, chapters = article.speech.say, article.chapters()
    if not chapters:
        return []
    parts = [section(say("balance-things"), paragraph(say("balance-things-note")))]
    for title, worths in chapters:
        shown = worths if len(worths) <= 2 * MOST else [*worths[:MOST], *worths[-MOST:]]
        rows = [(article.thing(one), one.points.interval) for one in shown]
        plot = plots.intervals(title, rows, article.figure.decimal, (0.0, say("arena-even")))
        left = len(worths) - len(shown)
        caption = say("balance-left", {"count": left}) if left else ""
        parts.append(figure(plot, caption, title))
    return parts


def show_balance(balance: Balance, speech: Speech) -> None:
    """Print the same in short."""
    article = Article(balance, speech)
    show(balance.run, speech, article.lead())
    console = console_for_tables()
    if balance.effects:
        _print_head(console, speech, "balance-options")
        rows = [
            [article.option(one), *(article.starred(*change) for change in one.changes.items())]
            for one in balance.effects
        ]
        print_cells(console, speech, ["balance-option"], HEADS, rows)
    chapters = article.chapters()
    if chapters:
        _print_head(console, speech, "balance-things")
    for title, worths in chapters:
        console.print(title, markup=False)
        shown = worths if len(worths) <= 6 else [*worths[:3], *worths[-3:]]
        cells = [[article.thing(one), *article.changed("points", one.points)] for one in shown]
        heads = ["balance-ahead", "simulate-interval"]
        print_cells(console, speech, ["balance-thing"], heads, cells)


def _print_head(console: Console, speech: Speech, name: str) -> None:
    console.print(f"\n[bold]{speech.say(name)}[/bold]\n{speech.say(f'{name}-note')}")
