"""The ways in: a new match, one that goes on, one that is over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from rich.text import Text

from heorot.bots.driving import Host, open_match
from heorot.core.documents import file_name
from heorot.core.errors import HeorotError
from heorot.core.game import no_seat
from heorot.core.options import parse_options
from heorot.core.seats import SPECTATOR
from heorot.games import REGISTRY, load
from heorot.i18n import Speech
from heorot.match.dice import OpenDice
from heorot.terminal import DEFAULT_PACE, PACES, saves
from heorot.terminal.loop import play
from heorot.terminal.opening import ask_game, parse_seats, welcome
from heorot.terminal.replay import Replay
from heorot.terminal.screen import Leave, Screen, is_interactive, plain_console
from heorot.terminal.session import Session
from heorot.terminal.telling import speech_for
from heorot.terminal.unattended import print_match

STAND_IN = "greedy"
"""The bot that plays for people where there is no terminal."""


def play_match(
    name: str | None,
    who: str,
    seed: int | None,
    box: str | None,
    language: str,
    options: Iterable[str] = (),
    start: int | None = None,
    pace: str = DEFAULT_PACE,
) -> None:
    """A new match, played here or, where nobody can be asked, by itself."""
    if name is None:
        try:
            name = ask_game(Screen(), language) if is_interactive() else next(iter(REGISTRY))
        except Leave:
            return
    game = load(name)
    edition = game.load_box(box)
    chosen = parse_options(game, options)
    seats = parse_seats(who, Speech(language, load(name)))
    if start is not None and not 1 <= start <= len(seats):
        raise HeorotError(no_seat(start, len(seats)))
    first = start - 1 if start else -1
    people = any(seat.is_human for seat in seats)
    if people and is_interactive():
        screen = Screen()
        try:
            dice = welcome(screen, language, game, edition, seats, seed, chosen, first)
        except Leave:
            return
        file = saves.new_file(name, seats)
        host = open_match(
            game,
            seats,
            dice,
            edition=edition,
            options=chosen,
            start=first,
            now=time.monotonic(),
            write=file.write,
        )
        play(Session(host, speech_for(language, edition, seats), screen, file, PACES[pace]))
        return
    console = plain_console()
    if people:
        console.print(Speech(language).say("no-terminal", {"bot": STAND_IN}))
        seats = [replace(seat, bot=seat.bot or STAND_IN) for seat in seats]
    dice = OpenDice(secrets.randbelow(1 << 32) if seed is None else seed)
    now = time.monotonic()
    host = open_match(game, seats, dice, edition=edition, options=chosen, start=first, now=now)
    print_match(host, speech_for(language, edition, seats), now, console)


def read_match(path: Path) -> Host:
    """The host of a match that is only looked at."""
    return Host(saves.read(path, time.monotonic()))


def resume_match(path: Path | None, language: str, pace: str = DEFAULT_PACE) -> None:
    """Go on with a match."""
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
        speech = speech_for(language, chair.edition, chair.seats)
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
