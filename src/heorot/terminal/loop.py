"""The course of a match at this terminal: bots play, whoever decides is asked, and so on."""

from __future__ import annotations

from heorot.core.seats import SeatIndex
from heorot.terminal.commands import agrees, answer, meant, undo
from heorot.terminal.saves import NotSaved
from heorot.terminal.screen import Leave
from heorot.terminal.session import Session


def play(session: Session) -> None:
    """Play a match to its end, or until somebody leaves; `NotSaved` if it could not be kept.

    The file is up to date whenever the program waits for a person.
    """
    with session.file:
        while True:
            try:
                go_on(session)
                session.finish()
            except (Leave, KeyboardInterrupt):
                session.take_leave()
            if session.save():
                return
            if leaves_unsaved(session):
                raise NotSaved(session.say("not-saved"))


def go_on(session: Session) -> None:
    """Play until the match is over."""
    while not session.watching.is_over:
        session.save()
        session.play_bots()
        session.save()
        for seat in session.watching.waited_for[:1]:
            ask(session, seat)


def leaves_unsaved(session: Session) -> bool:
    """Whether somebody goes though the match is lost then."""
    try:
        return agrees(session, session.say("leave-unsaved"))
    except Leave:
        return True


def ask(session: Session, seat: SeatIndex) -> None:
    """Show a person the table until the table is another."""
    if session.give_only_choice(session.host.chair(seat)):
        return
    last = session.host.last_person
    said = meant(session, session.hand_over(seat))
    if said == "command-undo" and last is not None and undo(session, last, ""):
        return
    session.draw(seat)
    while not answer(session, seat, session.screen.ask(session.say("prompt"))):
        pass
