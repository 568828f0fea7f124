"""The ways in: a new match, one that goes on, one that is over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.text import Text

from heorot.bots import THINKERS, USUAL
from heorot.bots.driving import Host, open_match
from heorot.core.documents import file_name
from heorot.core.errors import HeorotError
from heorot.core.seats import SPECTATOR
from heorot.engine.search import LOOPS
from heorot.engine.seeking import NICE, Seeker
from heorot.i18n import Speech, languages
from heorot.match.dice import Dice, OpenDice
from heorot.match.terms import Terms
from heorot.terminal import DEFAULT_PACE, PACES, saves
from heorot.terminal.loop import play
from heorot.terminal.opening import parse_seats, welcome
from heorot.terminal.replay import Replay
from heorot.terminal.screen import Leave, Screen, is_interactive, plain_console
from heorot.terminal.session import Session
from heorot.terminal.start import FirstScreen, Wish
from heorot.terminal.telling import speech_for
from heorot.terminal.unattended import print_match

SEATS = f"me,{USUAL},{USUAL}"
"""Who plays when nobody says."""
STAND_IN = USUAL
"""The bot that plays for people where there is no terminal."""


def play_match(wish: Wish, language: str, pace: str = DEFAULT_PACE) -> None:
    """A new match, played here or, where nobody can be asked, by itself."""
    if not is_interactive():
        print_alone(given(wish, language), wish.seed, language)
        return
    screen = Screen()
    try:
        terms, dice = opened(wish, language, screen)
    except Leave:
        return
    if dice is None:
        print_alone(terms, wish.seed, language)
        return
    file = saves.new_file(terms.game.name, terms.seats, language=language)
    host = open_match(terms, dice, time.monotonic(), file.write)
    speech = speech_for(language, terms.edition, terms.seats)
    with compiling(host):
        play(Session(host, speech, screen, file, PACES[pace]))


@contextmanager
def compiling(host: Host) -> Iterator[None]:
    """Where bots think, compile the rules in the background; they do not wait for it."""
    chair = host.chair(SPECTATOR)
    seeker = Seeker(chair.game, *LOOPS, nice=NICE)
    if any(seat.bot in THINKERS for seat in chair.seats):
        seeker.look()
    try:
        yield
    finally:
        seeker.stop()


def opened(wish: Wish, language: str, screen: Screen) -> tuple[Terms, Dice | None]:
    """Ask for what is not given, and for numbers; no dice where only bots play."""
    terms, dice = None, None
    if wish.game is not None and wish.who is not None:
        terms = given(wish, language)
    if terms is None or len(terms.people) == 1:
        terms, dice = FirstScreen(screen, language, wish).run()
    if dice is None and terms.people:
        dice = welcome(screen, language, terms, wish.seed)
    return terms, dice if terms.people else None


def given(wish: Wish, language: str) -> Terms:
    """What is played where nobody is asked."""
    game, edition = wish.offers()[0]
    return wish.terms(game, edition, parse_seats(wish.who or SEATS, Speech(language, game)))


def print_alone(terms: Terms, seed: int | None, language: str) -> None:
    """Print a match that bots play, also for people."""
    console = plain_console()
    if terms.people:
        console.print(Speech(language).say("no-terminal", {"bot": STAND_IN}))
        seats = tuple(replace(seat, bot=seat.bot or STAND_IN) for seat in terms.seats)
        terms = replace(terms, seats=seats)
    dice = OpenDice(secrets.randbelow(1 << 32) if seed is None else seed)
    now = time.monotonic()
    speech = speech_for(language, terms.edition, terms.seats)
    print_match(open_match(terms, dice, now), speech, now, console)


def read_match(path: Path) -> Host:
    """The host of a match that is only looked at."""
    return Host(saves.read(path, time.monotonic()))


def resume_match(
    path: Path | None, language: str, pace: str = DEFAULT_PACE, *, is_wanted: bool = True
) -> None:
    """Go on with a match; in its own language where no other `is_wanted`."""
    say = Speech(language).say
    if path is None:
        path = next(saves.unfinished(), None)
        if path is None:
            raise HeorotError(say("resume-none"))
    with saves.MatchFile(path) as file:
        host = Host(file.read(time.monotonic()), file.write)
        chair = host.chair(SPECTATOR)
        if chair.is_over:
            raise HeorotError(say("resume-over", {"file": file_name(path)}))
        if not host.people:
            raise HeorotError(say("resume-bots"))
        if not is_interactive():
            raise HeorotError(say("resume-no-terminal"))
        if is_wanted or file.language not in languages():
            file.language = language
        speech = speech_for(file.language, chair.edition, chair.seats)
        with compiling(host):
            play(Session(host, speech, Screen(), file, PACES[pace]))


def list_matches(language: str) -> None:
    """The matches that go on, the newest first."""
    say = Speech(language).say
    console = plain_console()
    found = 0
    for path in saves.unfinished():
        try:
            chair = read_match(path).chair(SPECTATOR)
        except (HeorotError, OSError) as error:
            console.print(Text(f"{path.name}: {error}", "red"))
            continue
        found += 1
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        who = ", ".join(seat.name for seat in chair.seats)
        speech = Speech(language, chair.game)
        where = speech.say("where", chair.view().public.where)
        console.print(Text(f"{when:%Y-%m-%d %H:%M}  {chair.game.name}  {where}  {who}"))
        console.print(Text(f"    {path}", "dim"), soft_wrap=True)
    if not found:
        console.print(say("resume-none"))


def replay_match(path: Path, language: str) -> None:
    """Show a match that is over."""
    host = read_match(path)
    chair = host.chair(SPECTATOR)
    speech = speech_for(language, chair.edition, chair.seats)
    if not chair.is_over:
        raise HeorotError(speech.say("replay-unfinished"))
    if is_interactive():
        Replay(host.story(), speech, Screen()).run()
    else:
        print_match(host, speech, time.monotonic())
