"""The first screen: game and box, my name, opponents, and whose luck it is. Enter plays."""

from __future__ import annotations

import getpass
import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import takewhile

from rich.console import RenderableType
from rich.text import Text

from heorot.bots import OFFERED, USUAL
from heorot.core.edition import Edition
from heorot.core.errors import HeorotError
from heorot.core.game import Game, no_seat
from heorot.core.options import parse_options
from heorot.games import game_names, load
from heorot.i18n import Speech, rulebook
from heorot.i18n.program import explained
from heorot.match.dice import SALT_BYTES, SECRET_BYTES, Dice, Number, OpenDice
from heorot.match.opening import Opening
from heorot.match.seat import Seat
from heorot.match.terms import Terms, agree
from heorot.terminal.opening import (
    LONGEST_NUMBER,
    MORE,
    PERSON,
    agreed,
    check_name,
    more,
    number_of,
    parse_seats,
)
from heorot.terminal.screen import Leave, Screen
from heorot.terminal.telling import speech_for
from heorot.terminal.typed import meaning

NAME, OPPONENTS, LEVEL, NUMBER, _, QUIT = KEYS = (
    "start-word-name",
    "start-word-opponents",
    "start-word-level",
    "start-word-number",
    MORE,
    "command-quit",
)
"""The messages that list what is typed here."""
USUAL_OPPONENTS = 2


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play; None is what the first screen asks for."""

    game: str | None = None
    box: str | None = None
    who: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()
    start: int | None = None

    def offers(self) -> list[tuple[Game, Edition]]:
        """The games and boxes to choose from."""
        games = [load(name) for name in ([self.game] if self.game else game_names())]
        if self.box is None:
            return [(game, game.load_box(box)) for game in games for box in game.boxes]
        found = []
        for game in games:
            with suppress(HeorotError):
                found.append((game, game.load_box(self.box)))
        return found or [(games[0], games[0].load_box(self.box))]

    def terms(self, game: Game, edition: Edition, seats: list[Seat]) -> Terms:
        """The same, agreed upon."""
        if self.start is not None and not 1 <= self.start <= len(seats):
            raise HeorotError(no_seat(self.start, len(seats)))
        options = parse_options(game, self.options)
        first = self.start - 1 if self.start else -1
        return agree(game, seats, edition=edition, options=options, start=first)


class FirstScreen:
    """Asks for what is not given."""

    def __init__(self, screen: Screen, language: str, wish: Wish) -> None:
        self.screen = screen
        self.language = language
        self.say = Speech(language).say
        self.wish = wish
        self.offers = wish.offers()
        self.chosen = 0
        self.name = ""
        self.opponents = USUAL_OPPONENTS
        self.level = USUAL
        self.notice = ""
        self.secret = os.urandom(SECRET_BYTES)

    def run(self) -> tuple[Terms, Dice | None]:
        """What is played, when somebody is content; no dice where several mix in numbers."""
        while True:
            terms = self.terms()
            opening = Opening(terms, self.secret)
            is_alone = len(terms.people) == 1
            self.draw(opening, is_alone)
            said = self.screen.ask(self.say("prompt"))
            key, rest = self.meant(said)
            number = number_of(rest) if key == NUMBER else None
            if said and (number is None or not is_alone):
                self.change(said, opening)
            elif self.wish.seed is not None:
                return terms, OpenDice(self.wish.seed)
            else:
                return terms, mixed(opening, number) if is_alone else None

    def terms(self) -> Terms:
        """What would be played now."""
        game, edition = self.offers[self.chosen]
        speech = Speech(self.language, game)
        if self.wish.who is not None:
            return self.wish.terms(game, edition, parse_seats(self.wish.who, speech))
        self.opponents = min(max(self.opponents, self.fewest), self.most)
        seats = parse_seats(",".join([PERSON, *[self.level] * self.opponents]), speech)
        if self.name or (name := login_name(seats[1:])):
            seats[0] = replace(seats[0], name=self.name or name)
        return self.wish.terms(game, edition, seats)

    @property
    def fewest(self) -> int:
        """Opponents."""
        return self.offers[self.chosen][0].player_counts[0] - 1

    @property
    def most(self) -> int:
        """Opponents."""
        return self.offers[self.chosen][0].player_counts[-1] - 1

    def meant(self, said: str) -> tuple[str | None, str]:
        """The message that lists the word which somebody typed, and what stands behind it."""
        word = "".join(takewhile(str.isalpha, said))
        return meaning(word, self.language, *KEYS), said.removeprefix(word).strip()

    def change(self, said: str, opening: Opening) -> None:
        """Take in something that was typed."""
        key, rest = self.meant(said)
        is_count = rest.isdecimal() and len(rest) == 1
        asks_for_seats = self.wish.who is None
        self.notice = ""
        if key == QUIT and not rest:
            raise Leave
        if said.isdecimal() and len(said) < 3 and 1 <= int(said) <= len(self.offers):
            self.chosen = int(said) - 1
        elif (
            key == OPPONENTS
            and asks_for_seats
            and is_count
            and self.fewest <= int(rest) <= self.most
        ):
            self.opponents = int(rest)
        elif key == LEVEL and asks_for_seats and is_count and 1 <= int(rest) <= len(OFFERED):
            self.level = OFFERED[int(rest) - 1]
            self.notice = self.say("level-chosen", {"bot": self.level})
        elif key == NAME and asks_for_seats and rest:
            try:
                check_name(rest, opening.terms.seats[1:])
            except HeorotError as error:
                self.notice = explained(error, self.language)
            else:
                self.name = rest
        elif key == MORE and not rest:
            speech = Speech(self.language, opening.terms.game)
            pages = self.say("page-more"), self.say("page-back")
            self.screen.page(more(speech, opening, self.wish.seed), *pages)
        else:
            self.notice = self.say("start-not-understood", {"text": said[:40]})

    def draw(self, opening: Opening, is_alone: bool) -> None:
        """All that would be played, and what can be changed."""
        terms = opening.terms
        below = self.below(opening, is_alone)
        title = rulebook.title(terms.game, terms.edition, self.language)
        above: list[RenderableType] = [Text(title, "bold")]
        if len(self.offers) > 1:
            above = self.list_()
        taken = sum(len(self.screen.lines_of(part)) for part in (*above, *below))
        about = rulebook.read(terms.game, self.language).part(title).opening
        self.screen.clear()
        self.screen.show(*above, "", *self.beginning(about, self.screen.height - taken - 2), *below)

    def below(self, opening: Opening, is_alone: bool) -> list[RenderableType]:
        """Who plays, with what, and what can be typed."""
        terms, seed = opening.terms, self.wish.seed
        speech = speech_for(self.language, terms.edition, terms.seats)
        parts: list[RenderableType] = ["", *agreed(speech, terms)]
        if seed is not None:
            parts.append(Text(self.say("match-seed", {"seed": str(seed)}), "dim"))
        elif is_alone:
            parts.append(Text(f"{self.say('start-dice')}\n  {opening.commitment}", "dim"))
        parts += ["", Text(" · ".join(self.keys(is_alone)), "bold")]
        return [*parts, Text(self.notice, "yellow")] if self.notice else parts

    def beginning(self, text: str, room: int) -> list[RenderableType]:
        """As many sentences of a text as there is room for."""
        sentences = re.split(r"(?<=[.!?]) ", text)
        while sentences and len(self.screen.lines_of(" ".join(sentences))) > room:
            sentences.pop()
        return [" ".join(sentences)] if sentences else []

    def list_(self) -> list[RenderableType]:
        """The games, the chosen one marked."""
        lines: list[RenderableType] = []
        for number, (game, edition) in enumerate(self.offers):
            mark = "▶" if number == self.chosen else " "
            line = Text(f"{mark}{number + 1:2} ", "bold green")
            line.append(rulebook.title(game, edition, self.language), "bold default")
            players = Speech(self.language).players(game.player_counts)
            lines.append(line.append(f"  {players}", "not bold dim default"))
        return lines

    def keys(self, is_alone: bool) -> list[str]:
        """What can be typed."""
        keys = [self.say("start-enter")]
        if len(self.offers) > 1:
            keys.append(self.say("start-game", {"count": len(self.offers)}))
        if self.wish.who is None:
            counts = {"least": self.fewest, "most": self.most}
            keys += [self.say("start-name"), self.say("start-opponents", counts)]
            keys.append(self.say("start-level", {"count": len(OFFERED)}))
        if is_alone and self.wish.seed is None:
            keys.append(self.say("start-number"))
        return [*keys, self.say("start-more"), self.say("start-quit")]


def mixed(opening: Opening, value: int | None) -> Dice:
    """The dice of somebody alone, with a number of theirs or a random one mixed in."""
    (seat,) = opening.terms.people
    chosen = secrets.randbelow(10**LONGEST_NUMBER) if value is None else value
    number = Number(chosen, os.urandom(SALT_BYTES))
    opening.commit(seat, number.commitment(opening.commitment, seat))
    opening.open(seat, number)
    return opening.dice


def login_name(others: list[Seat]) -> str:
    """What somebody at this machine is probably called; nothing if that is no name for a seat."""
    try:
        name = getpass.getuser().capitalize()
        check_name(name, others)
    except (OSError, KeyError, ImportError, HeorotError):
        return ""
    return name
