"""The report of many games as one page that needs nothing else: no script, no other host."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from heorot.arena import plots
from heorot.arena.run import Run
from heorot.arena.tally import Record
from heorot.arena.telling import (
    COLUMNS,
    Figure,
    alike,
    figures_of,
    head,
    how_it_ended,
    how_they_sit,
    is_about_bots,
    seat_rows,
    verdict,
    who_plays,
)
from heorot.i18n import Speech, rulebook
from heorot.i18n.options import options_line

STYLE = Path(__file__).with_name("page.css")


def page(language: str, title: str, lead: str, parts: Sequence[str]) -> str:
    """A whole page."""
    style = STYLE.read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{paragraph(lead, 'lead')}\n{knot()}\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def knot() -> str:
    """A band of knotwork: two strands that pass over and under each other."""
    width, wave = 720, 24
    arcs = {
        "rise": [f"M{x} 20 C{x + 12} 20 {x + 12} 4 {x + 24} 4" for x in range(0, width, wave)],
        "fall": [f"M{x} 4 C{x + 12} 4 {x + 12} 20 {x + 24} 20" for x in range(0, width, wave)],
    }
    drawn = []
    for number in range(width // wave):
        over, under = ("rise", "fall") if number % 2 else ("fall", "rise")
        drawn.append(f'<path d="{arcs[under][number]}"/>')
        drawn.append(f'<path class="under" d="{arcs[over][number]}"/>')
        drawn.append(f'<path d="{arcs[over][number]}"/>')
    strands = "".join(drawn)
    return f'<svg class="knot" viewBox="0 0 {width} 24" aria-hidden="true">{strands}</svg>'


def section(title: str, *parts: str) -> str:
    """A heading and what belongs to it."""
    return "\n".join([f"<section>\n<h2>{escape(title)}</h2>", *filter(None, parts), "</section>"])


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    return f"<p{f' class={kind!r}' if kind else ''}>{escape(text)}</p>" if text else ""


def figure(plot: str, caption: str = "", title: str = "") -> str:
    """A plot with what there is to say about it."""
    above = f"<h3>{escape(title)}</h3>" if title else ""
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{above}{plot}{below}</figure>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
    """A table of figures; a wide one may be wider than the text."""
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    kinds = f"scroll {kind}".strip()
    return (
        f'<div class="{kinds}"><table><thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}</tbody></table></div>"
    )


def as_html(run: Run, speech: Speech) -> str:
    """The report of an arena."""
    setting, say = run.setting, speech.say
    in_game = Speech(speech.language, setting.game)
    game = rulebook.title(setting.game, setting.edition, speech.language)
    title = say("arena-title", {"game": game})
    lead = verdict(run, speech) if run.until else _lead(run, speech) if is_about_bots(run) else ""
    parts = [
        paragraph(head(run, speech)),
        paragraph(options_line(setting.game, setting.options, in_game) if setting.options else ""),
        paragraph(how_it_ended(run, speech)),
        paragraph(who_plays(run, speech)),
        paragraph(alike(run, speech)),
        _strength(run, speech) if is_about_bots(run) else "",
        _pairs(run, speech),
        _points(run, speech),
        seat_section(run, speech, in_game),
        _how(run, speech),
    ]
    return page(speech.language, title, lead, [one for one in parts if one])


def _lead(run: Run, speech: Speech) -> str:
    figures = Figure(speech.language)
    best = max(run.tally.bots, key=lambda bot: run.tally.of_bot(bot).rate.value)
    rate = run.tally.of_bot(best).rate
    low, high = figures.percent(rate.low), figures.percent(rate.high)
    args = {"bot": best, "share": figures.percent(rate.value), "low": low, "high": high}
    return speech.say("arena-lead", {**args, "games": run.tally.games})


def _strength(run: Run, speech: Speech) -> str:
    figures, say, tally = Figure(speech.language), speech.say, run.tally
    equal = tally.fair(run.setting.players)
    rows = [(bot, tally.of_bot(bot).rate) for bot in tally.bots]
    ratings = [
        [bot, f"{figures.decimal(one.mean)} ± {figures.decimal(one.deviation)}"]
        for bot, one in run.ratings.items()
    ]
    title, settled = say("arena-wins"), say("arena-course", {"bot": run.first})
    curve = plots.course(
        settled, run.course, figures.percent, lambda one: figures.whole(int(one)), equal
    )
    return section(
        title,
        figure(
            plots.intervals(title, rows, figures.percent, (equal, say("arena-equal"))),
            say("simulate-shares"),
        ),
        _records(speech, "simulate-bot", [(bot, tally.of_bot(bot)) for bot in tally.bots]),
        figure(curve, settled) if len(run.course) > 2 else "",
        table([say("simulate-bot"), say("arena-rating")], ratings) if ratings else "",
        paragraph(say("arena-rating-note"), "small") if ratings else "",
    )


def _pairs(run: Run, speech: Speech) -> str:
    if len(run.tally.bots) < 3:
        return ""
    figures, title = Figure(speech.language), speech.say("arena-pairs")
    rows = [(f"{one} – {two}", found.share) for (one, two), found in run.tally.pairs.items()]
    half = (0.5, speech.say("arena-even"))
    return section(title, figure(plots.intervals(title, rows, figures.percent, half)))


def _points(run: Run, speech: Speech) -> str:
    title, figures = speech.say("arena-points"), Figure(speech.language)
    rows = [(bot, run.tally.of_bot(bot).scores) for bot in run.tally.bots]
    plot = plots.histograms(title, rows, lambda one: figures.whole(round(one)))
    return section(title, figure(plot, speech.say("arena-points-note")))


def seat_section(run: Run, speech: Speech, in_game: Speech) -> str:
    """How much it matters where one sits."""
    title, figures = speech.say("arena-seats"), Figure(speech.language)
    seats = [(name, record) for name, _, record in seat_rows(run, in_game)]
    named = [(_seat_name(name, speech), record) for name, record in seats]
    equal = (run.tally.fair(run.setting.players), speech.say("arena-fair"))
    rates = [(name, one.rate) for name, one in named]
    plot = plots.intervals(title, rates, figures.percent, equal)
    return section(title, figure(plot), _records(speech, "simulate-seat", seats))


def _seat_name(name: str, speech: Speech) -> str:
    return f"{speech.say('simulate-seat')} {name}" if name.isdecimal() else name


def _records(speech: Speech, title: str, rows: Sequence[tuple[str, Record]]) -> str:
    heads = [speech.say(one) for one in (title, *COLUMNS)]
    figures = Figure(speech.language)
    return table(heads, [[name, *figures_of(record, figures)] for name, record in rows])


def _how(run: Run, speech: Speech) -> str:
    setting, say = run.setting, speech.say
    played = say(
        "arena-how",
        {
            "setting": setting.hash,
            "seed": str(setting.seed),
            "rules": str(setting.game.version),
            "box": setting.edition.hash,
            "units": run.tally.units,
            "seatings": len(setting.seatings),
        },
    )
    return section(
        say("arena-method"),
        paragraph(how_they_sit(run, speech)),
        paragraph(say("arena-intervals")),
        paragraph(played, "small"),
    )
