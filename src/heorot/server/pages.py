"""What the lobby and the rules page are told of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from html import unescape

from markdown_it import MarkdownIt

from heorot.bots import OFFERED, USUAL
from heorot.core.options import option_word
from heorot.core.position import STANDARD
from heorot.games import load
from heorot.i18n import Speech, figures, rulebook
from heorot.match import lesson
from heorot.server import facts

_HEADINGS = re.compile("<h2>(.*?)</h2>")
_TAGS = re.compile("<[^>]*>")
_MENTIONS = re.compile(r"(?<![>\w])[A-Z]\d+(?!\w)")
"""The ids of rules, but for the one that a rule begins with."""
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_MARKDOWN.add_render_rule("table_open", lambda *_: '<table tabindex="0">')  # a wide one scrolls


@lru_cache(maxsize=64)
def rulebook_page(name: str, language: str) -> facts.Rulebook:
    """The rules of a game, as a whole and one by one."""
    book = rulebook.read(load(name), language)
    html = _linked(_MARKDOWN.render(book.text), book.rules)
    for rule in book.rules:
        html = html.replace(f"<p><strong>{rule} ", f'<p id="{rule}"><strong>{rule} ', 1)
    sections = []
    for number, title in enumerate(_HEADINGS.findall(html), 1):
        html = html.replace(f"<h2>{title}</h2>", f'<h2 id="part-{number}">{title}</h2>', 1)
        sections.append(facts.Section(id=f"part-{number}", title=unescape(_TAGS.sub("", title))))
    rules = tuple(
        facts.Rule(
            id=rule,
            title=rulebook.title_of(text),
            html=_linked(_MARKDOWN.render(text), book.rules),
        )
        for rule, text in book.rules.items()
    )
    return facts.Rulebook(title=book.title, html=html, sections=tuple(sections), rules=rules)


def _linked(html: str, rules: Mapping[str, str]) -> str:
    """Every mention of a rule leads there."""

    def link(found: re.Match[str]) -> str:
        rule = found[0]
        return f'<a href="#{rule}">{rule}</a>' if rule in rules else rule

    return _MENTIONS.sub(link, html)


@lru_cache(maxsize=64)
def game_facts(name: str, language: str) -> facts.GameFacts:
    """What there is to choose before a game begins."""
    game = load(name)
    book = rulebook.read(game, language)
    speech = Speech(language, game)
    return facts.GameFacts(
        name=name,
        title=title_of(name, STANDARD, language),
        opening=book.opening,
        players=tuple(game.player_counts),
        boxes=tuple(_box(name, box, language) for box in game.boxes),
        options=tuple(
            facts.Option(
                name=option,
                text=speech.say(f"option-{option}"),
                values=tuple(
                    facts.Value(value=value, text=_value(speech, values, value)) for value in values
                ),
            )
            for option, values in game.options.items()
        ),
        bots=tuple(facts.Bot(name=bot, is_usual=bot == USUAL) for bot in OFFERED),
    )


@lru_cache(maxsize=64)
def title_of(name: str, box: str, language: str) -> str:
    """What a game is called in the lobby: its standard box as its rules call it."""
    game = load(name)
    if box != STANDARD:
        return game.load_box(box).title
    return rulebook.read(game, language).title.partition(" (")[0]


@lru_cache(maxsize=64)
def reconstructed(name: str, box: str, language: str) -> str:
    """Which figures of a box are not known from print, in a sentence."""
    game = load(name)
    edition = game.load_box(box)
    if not edition.reconstructed:
        return ""
    speech = Speech(language, game)
    told = {"figures": figures.reconstructed(edition, speech)}
    return speech.say("match-reconstructed", told)


def _box(name: str, box: str, language: str) -> facts.Box:
    game = load(name)
    try:
        about = Speech(language, game).say(f"about-{box}")
    except LookupError:
        about = rulebook.read(game, language).opening
    return facts.Box(
        name=box,
        title=title_of(name, box, language),
        about=about,
        reconstructed=reconstructed(name, box, language),
        has_lesson=box in lesson.boxes(game),
    )


def _value(speech: Speech, values: tuple[int, ...], value: int) -> str:
    word = option_word(values, value)
    return speech.say(f"value-{word}") if isinstance(word, str) else str(word)
