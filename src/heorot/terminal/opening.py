"""Before the first card: who sits where, and whose luck it is."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from heorot.bots import AT_TABLES, OFFERED
from heorot.core.documents import shown
from heorot.core.errors import HeorotError
from heorot.core.words import Word
from heorot.i18n import Argument, Speech, rulebook
from heorot.i18n.figures import reconstructed
from heorot.i18n.options import options_line
from heorot.match.dice import SALT_BYTES, SECRET_BYTES, Dice, FairDice, Number, OpenDice
from heorot.match.opening import Opening
from heorot.match.seat import Seat
from heorot.match.terms import Terms
from heorot.terminal.screen import Copied, Part, Screen
from heorot.terminal.telling import Teller, speech_for
from heorot.terminal.typed import meaning

MORE = "start-word-more"
"""The message that lists what is typed to know more."""
PERSON = "me"
LONGEST_NAME = 16
LONGEST_NUMBER = 18
"""Digits of a number that a person mixes into the dice."""


def parse_seats(text: str, speech: Speech) -> list[Seat]:
    """Who plays: ``me,me:Ben,hero,newcomer:Grendel``."""
    parts = [part.strip().partition(":") for part in text.split(",")]
    with_people = any(kind.strip() == PERSON for kind, _, _ in parts)
    seats: list[Seat] = []
    bots = 0
    for number, (before, colon, after) in enumerate(parts, 1):
        kind, name = before.strip(), after.strip()
        if kind != PERSON and kind not in AT_TABLES:
            raise HeorotError(
                "no bot {name}; the bots are {known}, and me is a person",
                name=shown(kind),
                known=", ".join(AT_TABLES),
            )
        if colon:
            check_name(name, seats)
        elif kind != PERSON and with_people:
            bots += 1
            name = speech.say("bot-name", {"number": bots})
        else:
            name = speech.name(Word("seat", number))
        seats.append(Seat(name, "" if kind == PERSON else kind))
    return seats


def check_name(name: str, seats: Sequence[Seat]) -> None:
    """`HeorotError` where a seat beside others cannot be called so."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        problem = "{name} is no name for a seat; expected 1 to {most} letters"
        raise HeorotError(problem, name=shown(name), most=LONGEST_NAME)
    if name.casefold() in (seat.name.casefold() for seat in seats):
        problem = "two seats are called {name}; give each a name of its own"
        raise HeorotError(problem, name=name)


def welcome(
    screen: Screen,
    language: str,
    terms: Terms,
    seed: int | None,
) -> Dice:
    """Tell several people who plays and how the cards are dealt, and let all mix in a number."""
    opening = Opening(terms, os.urandom(SECRET_BYTES))
    speech = speech_for(language, terms.edition, terms.seats)
    if seed is None:
        return open_dice(screen, speech, opening)
    show_opening(screen, speech, opening, seed)
    while is_more(screen.ask(speech.say("press-enter-to-begin")), speech):
        screen.page(more(speech, opening, seed), speech.say("page-more"), speech.say("page-back"))
        show_opening(screen, speech, opening, seed)
    return OpenDice(seed)


def open_dice(screen: Screen, speech: Speech, opening: Opening) -> FairDice:
    """Show the commitment of the table, have everybody commit to a number, and open them all."""
    numbers = {}
    for seat in opening.terms.people:
        screen.clear(scrollback=True)  # what was typed is nobody else's business yet
        said = ask_number(screen, speech, seat + 1, opening)
        numbers[seat] = Number(said, os.urandom(SALT_BYTES))
        opening.commit(seat, numbers[seat].commitment(opening.commitment, seat))
    screen.clear(scrollback=True)
    show_opening(screen, speech, opening)
    for seat, number in numbers.items():
        opening.open(seat, number)
        opened: dict[str, Argument] = {"seat": Word("seat", seat + 1)}
        screen.show(speech.say("dice-opened", opened | {"number": str(number.value)}))
    screen.ask(speech.say("press-enter-to-begin"))
    return opening.dice


def show_opening(screen: Screen, speech: Speech, opening: Opening, seed: int | None = None) -> None:
    """What is agreed, and what the table and people have committed to so far."""
    terms = opening.terms
    screen.clear()
    screen.show(Text(rulebook.title(terms.game, terms.edition, speech.language), "bold"), "")
    screen.show(*agreed(speech, terms), "")
    if seed is not None:
        screen.show(Text(speech.say("match-seed", {"seed": str(seed)}), "dim"))
        return
    screen.show(speech.say("start-dice"), Copied(f"  {opening.commitment}", "bold"))
    screen.show(speech.say("dice-mix-all"))
    for seat, commitment in opening.commitments.items():
        screen.show(speech.say("dice-committed", {"seat": Word("seat", seat + 1)}))
        screen.show(Copied(f"  {commitment}", "bold"))


def agreed(speech: Speech, terms: Terms) -> list[RenderableType]:
    """Who plays, and with what."""
    game, edition = terms.game, terms.edition
    parts: list[RenderableType] = [seat_line(Teller(speech, len(terms.seats)), terms.seats)]
    if edition.name not in game.boxes:
        parts.append(speech.say("match-box", {"box": edition.name}))
    if game.options:
        parts.append(options_line(game, terms.options, speech))
    if edition.reconstructed:
        parts.append(Text(speech.say("start-reconstructed"), "dim"))
    return parts


def is_more(said: str, speech: Speech) -> bool:
    """Whether somebody wants to know more."""
    return meaning(said, speech.language, MORE) is not None


def more(speech: Speech, opening: Opening, seed: int | None) -> list[Part]:
    """What the game is about, what is reconstructed, and how the dice are fair."""
    game, edition = opening.terms.game, opening.terms.edition
    title = rulebook.title(game, edition, speech.language)
    about = rulebook.read(game, speech.language).part(title).opening
    parts: list[Part] = [Text(title, "bold"), about, ""]
    if edition.reconstructed:
        figures = reconstructed(edition, speech)
        parts += [speech.say("match-reconstructed", {"figures": figures}), ""]
    parts.append(speech.say("levels"))
    parts += ["  " + speech.say("level-line", {"bot": bot}) for bot in OFFERED]
    parts.append("")
    if seed is None:
        mix = "dice-mix" if len(opening.terms.people) == 1 else "dice-mix-why"
        parts += [speech.say("dice-fair"), Copied(f"  {opening.commitment}"), speech.say(mix)]
    return parts


def ask_number(screen: Screen, speech: Speech, seat: int, opening: Opening) -> int:
    """A number from a person, or a random one for somebody who just presses Enter."""
    show_opening(screen, speech, opening)
    while True:
        said = screen.ask(speech.say("dice-number", {"seat": Word("seat", seat)}))
        if not said:
            return secrets.randbelow(10**LONGEST_NUMBER)
        number = number_of(said)
        if number is not None:
            return number
        if is_more(said, speech):
            pages = speech.say("page-more"), speech.say("page-back")
            screen.page(more(speech, opening, None), *pages)
            show_opening(screen, speech, opening)
        else:
            screen.show(speech.say("dice-bad-number", {"count": LONGEST_NUMBER}))


def number_of(text: str) -> int | None:
    """The whole number that somebody typed; None if it is none, or too long."""
    digits = text.removeprefix("-")
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER
    return int(text) if is_number else None


def seat_line(teller: Teller, seats: Sequence[Seat]) -> Text:
    """Who plays."""
    say = teller.speech.say
    names = [
        teller.name(number).append(
            f" ({say('bot-level', {'bot': seat.bot})})" if seat.bot else "", "not bold default"
        )
        for number, seat in enumerate(seats)
    ]
    return Text(" · ").join(names)
